# Dojo dans le navigateur.

web-dojo-card = { $disciple } { $number } (ceinture { $belt })
web-dojo-card-plain = { $disciple } { $number }
web-dojo-card-short = { $disciple } à ceinture { $belt }
web-dojo-the-belt = la ceinture multicolore
web-dojo-the-kimono = le kimono de compétition
web-dojo-the-broom = le balai
web-dojo-the-master = le grand maître
web-dojo-the-incense = l’encens
web-dojo-the-assistant = l’assistant
web-dojo-effect-belt = colonne : 2 ceintures identiques suffisent
web-dojo-effect-kimono = colonne : 3 ceintures identiques comptent double
web-dojo-effect-broom = colonne : à réarranger avant le décompte
web-dojo-effect-master = ligne : une carte compte comme raton-laveur
web-dojo-effect-incense = ligne : tous ses groupes rapportent (1, 3, 6, 10)
web-dojo-effect-incense-one = ligne : ou 1 point par disciple différent
web-dojo-effect-assistant = ligne : à réarranger avant le décompte
web-dojo-effect-white = 3 points à la fin

web-dojo-round = Manche { $round } sur 12
web-dojo-left =
    { $cards ->
        [one] reste { $cards } carte
       *[other] restent { $cards } cartes
    }
web-dojo-others = Les autres dojos
web-dojo-dojo-of = { $name } : le dojo
web-dojo-yours = Votre dojo
web-dojo-look = { $name } : le dojo en grand
web-dojo-close = Fermer
web-dojo-all = Tous les dojos
web-dojo-row = Ligne { $number }
web-dojo-column = Colonne { $number }
web-dojo-at-column = colonne { $number } : { $card }
web-dojo-empty = libre
web-dojo-trophy-on-row = { $trophy } sur la ligne { $number }
web-dojo-trophy-on-column = { $trophy } sur la colonne { $number }
web-dojo-kept = Gardés : { $trophies }

web-dojo-dealer = donne
web-dojo-state-asked = réfléchit…
web-dojo-state-passed = a passé
web-dojo-state-has-card = a sa carte
web-dojo-state-away = s’est absenté
web-dojo-state-held = un robot joue
web-dojo-state-won = a gagné
web-dojo-state-lost = a perdu
web-dojo-state-chooses = réfléchit…
web-dojo-state-chosen = a choisi
web-dojo-state-deals = distribue…
web-dojo-order =
    { $number ->
        [1] { $number }re
       *[other] { $number }e
    }
web-dojo-nth =
    { $number ->
        [1] { $number }re carte donnée
       *[other] { $number }e carte donnée
    }
web-dojo-face-down = face cachée
web-dojo-known-card = vous la connaissez : { $card }

web-dojo-no-stake = Pas de trophée dans cette manche
web-dojo-at-random = Cartes au hasard : ni donneur, ni défi
web-dojo-ring = Le ring
web-dojo-deck = Pioche { $cards }
web-dojo-stays = reste en jeu
web-dojo-then = Puis { $trophy }.
web-dojo-to-give = À donner
web-dojo-to-give-note = vous seul la voyez

web-dojo-ask-give =
    { $kind ->
        [M] Qui reçoit ce singe ?
        [F] Qui reçoit ce renard ?
        [T] Qui reçoit cette tigresse ?
        [C] Qui reçoit cette grue ?
        [B] Qui reçoit cet ours ?
       *[R] Qui reçoit ce raton-laveur ?
    }
web-dojo-hint-give = Carte { $number } sur { $players } : une pour chacun, vous compris.
web-dojo-ask-challenge = Défier { $name } pour { $trophy } ?
web-dojo-ask-challenge-bare = Défier { $name } ?
web-dojo-hint-challenge =
    { $belt ->
        [1] Votre 1 ne gagne que contre un 1.
        [2] Votre 2 gagne contre 1 et 2, perd au-dessus.
        [5] Votre 5 gagne contre toutes les ceintures.
        [4] Votre 4 gagne contre 1 à 4, perd contre 5.
       *[other] Votre { $belt } gagne contre 1 à { $belt }, perd au-dessus.
    }
web-dojo-hint-challenge-black = Puis trois coups ; chaque coup gagné ajoute 1. Égalité : l’attaque l’emporte.
web-dojo-ask-throw =
    { $number ->
        [1] Premier coup : frappez !
        [2] Deuxième coup : frappez !
       *[3] Troisième coup : frappez !
    }
web-dojo-throw-rock = poing
web-dojo-throw-paper = tranchant
web-dojo-throw-scissors = pic aux yeux
web-dojo-known-rock = pierre
web-dojo-known-paper = feuille
web-dojo-known-scissors = ciseaux
web-dojo-hint-throw = Pierre > ciseaux > feuille > pierre
web-dojo-ask-swap =
    { $kind ->
        [M] Gagné ! Échanger contre ce singe ?
        [F] Gagné ! Échanger contre ce renard ?
        [T] Gagné ! Échanger contre cette tigresse ?
        [C] Gagné ! Échanger contre cette grue ?
        [B] Gagné ! Échanger contre cet ours ?
       *[R] Gagné ! Échanger contre ce raton-laveur ?
    }
web-dojo-hint-swap = Le trophée est à vous de toute façon.
web-dojo-ask-place = Où s’entraîne votre { $disciple } ?
web-dojo-hint-place = Choisissez un emplacement éclairé, puis encore une fois le même.
web-dojo-hint-grows = Trois lignes de quatre à la fin : il peut encore grandir de tous côtés.
web-dojo-hint-only = Choisissez-le : la carte y est aussitôt.
web-dojo-hint-first = Votre dojo grandit autour de cette carte : trois lignes de quatre.
web-dojo-hint-placed = Choisissez-le encore, ou un autre emplacement.
web-dojo-ask-trophy = Où va { $trophy } ?
web-dojo-hint-trophy = Sa place est définitive.
web-dojo-place-here = Placer ici

web-dojo-wait-give = { $names } distribue.
web-dojo-wait-ask = { $names } : défier ou passer ?
web-dojo-wait-throw = { $names } : poing, tranchant ou pic…
web-dojo-wait-swap = Victoire pour { $names } : échanger les cartes ?
web-dojo-wait-place =
    { $count ->
        [one] { $names } pose sa carte.
       *[other] { $names } posent leur carte.
    }
web-dojo-wait-trophy = { $names } place le trophée.
web-dojo-wait-chosen = Votre choix est fait. On attend { $names }.
web-dojo-wait-thrown = Votre coup est joué. On attend { $names }.

web-dojo-give-to = Donner à { $name }
web-dojo-give-keep = Garder
web-dojo-has-card = a reçu
web-dojo-kept-card = gardée
web-dojo-give-self = La garder pour vous
web-dojo-choice-give = la donner à { $name }
web-dojo-choice-self = la garder pour vous
web-dojo-choice-challenge = Je te défie !
web-dojo-choice-pass = Passer
web-dojo-choice-swap = Échanger
web-dojo-choice-keep = Garder
web-dojo-choice-row = ligne { $number } ({ $cards })
web-dojo-choice-column = colonne { $number } ({ $cards })
web-dojo-place = ligne { $row }, colonne { $column }
web-dojo-place-near = ligne { $row }, colonne { $column } : { $near }
web-dojo-place-first = votre première carte
web-dojo-near-left = { $card } à gauche
web-dojo-near-right = { $card } à droite
web-dojo-near-above = { $card } au-dessus
web-dojo-near-below = { $card } au-dessous

web-dojo-why-row =
    { $alike ->
        [2] fait une paire dans la ligne : { $points } points
        [3] fait trois pareils dans la ligne : { $points } points
       *[other] fait quatre pareils dans la ligne : { $points } points
    }
web-dojo-why-column =
    { $alike ->
        [2] deux ceintures pareilles dans la colonne : { $points } points
       *[other] complète la colonne : { $points } points
    }
web-dojo-why-trophy = { $points } points pour cette ligne au lieu de { $was }
web-dojo-why-keep = un { $belt } : difficile à battre
web-dojo-why-give = un { $belt } : il ne gagne guère de défi
web-dojo-why-challenge =
    { $belt ->
        [5] votre 5 bat toutes les ceintures
       *[other] votre { $belt } bat 1 à { $belt }
    }
web-dojo-why-pass = votre { $belt } ne bat pas grand-chose

web-dojo-duel = Défi
web-dojo-cry = Je te défie !
web-dojo-banzai = Banzaï !
web-dojo-counting = On compte les dojos.
web-dojo-versus = { $one } contre { $two }
web-dojo-versus-equal = { $one } contre { $two } : l’attaque l’emporte
web-dojo-trophy-won = Trophée !
web-dojo-duel-open = Coup { $number } sur 3
web-dojo-duel-was =
    { $number ->
        [1] 1er coup
       *[2] 2e coup
    } : { $who ->
        [nobody] égalité
        [you] +1 pour vous
       *[other] +1 pour { $name }
    }

web-dojo-outcome =
    { $who ->
        [you] Gagné : { $one } contre { $two }{ $equal ->
            [yes] , l’attaque l’emporte.
           *[no] .
        }
        [lost] Perdu : { $one } contre { $two }{ $equal ->
            [yes] , l’attaque l’emporte.
           *[no] .
        }
       *[other] { $name } gagne : { $one } contre { $two }{ $equal ->
            [yes] , l’attaque l’emporte.
           *[no] .
        }
    }

web-dojo-told-round =
    { $who ->
        [you] Manche { $round } : vous donnez. À gagner : { $trophy }.
       *[other] Manche { $round } : { $name } donne. À gagner : { $trophy }.
    }
web-dojo-told-give =
    { $who ->
        [you] { $self ->
            [yes] Vous gardez une carte.
           *[no] Vous donnez une carte à { $to }.
        }
       *[other] { $self ->
            [yes] { $name } garde une carte.
           *[no] { $toWho ->
                [you] { $name } vous donne une carte.
               *[other] { $name } donne une carte à { $to }.
            }
        }
    }
web-dojo-told-own = Votre carte : { $card }.
web-dojo-told-challenge =
    { $who ->
        [you] Vous défiez { $dealer } pour { $trophy }.
       *[other]
            { $dealerWho ->
                [you] { $name } vous défie pour { $trophy }.
               *[other] { $name } défie { $dealer } pour { $trophy }.
            }
    }
web-dojo-told-shown = Banzaï ! { $theirs } contre { $dealers }.
web-dojo-told-outcome =
    { $who ->
        [you] Banzaï ! { $theirs } contre { $dealers } : vous gagnez { $trophy }.
       *[other] Banzaï ! { $theirs } contre { $dealers } : { $name } gagne { $trophy }.
    }
web-dojo-told-throw =
    { $who ->
        [nobody] Coup : { $first } contre { $second }, personne ne marque.
        [you] Coup : { $first } contre { $second }, vous marquez.
       *[other] Coup : { $first } contre { $second }, { $name } marque.
    }
web-dojo-told-sum =
    { $who ->
        [you] { $one } contre { $two } : vous gagnez { $trophy }.
       *[other] { $one } contre { $two } : { $name } gagne { $trophy }.
    }
web-dojo-told-stays = Personne ne défie : { $trophy } reste en jeu.
web-dojo-told-pass =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
web-dojo-told-swap =
    { $who ->
        [you] Vous prenez { $takenKind ->
            [M] le singe
            [F] le renard
            [T] la tigresse
            [C] la grue
            [B] l’ours
           *[R] le raton-laveur
        } à { $other } et lui donnez votre { $given }.
       *[other] { $name } prend { $otherWho ->
            [you] votre { $taken } et vous donne
           *[other] { $takenKind ->
                [M] le singe
                [F] le renard
                [T] la tigresse
                [C] la grue
                [B] l’ours
               *[R] le raton-laveur
            } à { $other } et lui donne
        } { $givenKind ->
            [T] sa
            [C] sa
           *[other] son
        } { $given }.
    }
web-dojo-told-keep =
    { $who ->
        [you] Vous gardez votre carte.
       *[other] { $name } garde sa carte.
    }
web-dojo-told-row =
    { $who ->
        [you] Vous mettez { $trophy } sur une ligne : { $cards }.
       *[other] { $name } met { $trophy } sur une ligne : { $cards }.
    }
web-dojo-told-column =
    { $who ->
        [you] Vous mettez { $trophy } sur une colonne : { $cards }.
       *[other] { $name } met { $trophy } sur une colonne : { $cards }.
    }
web-dojo-told-lay = { $name } : { $card }
web-dojo-told-layings = Entraînement. { $list }.


web-dojo-aid-win = Douze manches, douze cartes : le dojo qui rapporte le plus l’emporte.
web-dojo-aid-round = Une manche
web-dojo-aid-deal = Donner.
web-dojo-aid-deal-more = Le donneur regarde les cartes une à une et choisit qui la reçoit ; chacun en a une, lui aussi.
web-dojo-aid-duel = Défier.
web-dojo-aid-duel-more = Chacun son tour, on peut défier le donneur. La plus haute ceinture gagne (à égalité, celui qui défie) : le trophée, et l’échange des deux cartes si on le veut.
web-dojo-aid-place = Poser.
web-dojo-aid-place-more = Tous posent leur carte en même temps, à côté d’une autre ; puis le trophée va sur une ligne ou une colonne. Le voisin de gauche donne ensuite.
web-dojo-aid-rows = Une ligne : animaux pareils
web-dojo-aid-rows-more = Seul le plus grand groupe compte. Le raton-laveur est l’animal qu’on veut.
web-dojo-aid-columns = Une colonne : trois ceintures pareilles
web-dojo-aid-columns-more = Elle rapporte le numéro de la ceinture.
web-dojo-aid-row-trophies = Trophées de ligne
web-dojo-aid-column-trophies = Trophées de colonne
web-dojo-aid-duel-black = Avec la ceinture noire, trois coups suivent (pierre, feuille, ciseaux) : chaque coup gagné ajoute 1 à la ceinture.

web-dojo-sheet = Feuille de score
web-dojo-sheet-of = { $name } : la feuille de score
web-dojo-sheet-skip = Tout montrer
web-dojo-sheet-again = Recompter ligne par ligne
web-dojo-sheet-how = { $points } points, comment ?
web-dojo-sheet-lies = Comme il a été posé
web-dojo-sheet-step = { $trophy } : { $line } → { $cards }
web-dojo-sheet-line-row = ligne { $number }
web-dojo-sheet-line-column = colonne { $number }
web-dojo-sheet-group =
    { $kind ->
        [M] { $count ->
            [one] singe
           *[other] { $count } singes
        }
        [F] { $count ->
            [one] renard
           *[other] { $count } renards
        }
        [T] { $count ->
            [one] tigresse
           *[other] { $count } tigresses
        }
        [C] { $count ->
            [one] grue
           *[other] { $count } grues
        }
        [B] { $count ->
            [one] ours
           *[other] { $count } ours
        }
       *[R] { $count ->
            [one] raton-laveur
           *[other] { $count } ratons-laveurs
        }
    } : { $points }
web-dojo-sheet-as =
    { $kind ->
        [M] { $count ->
            [one] un singe
           *[other] des singes
        }
        [F] { $count ->
            [one] un renard
           *[other] des renards
        }
        [T] { $count ->
            [one] une tigresse
           *[other] des tigresses
        }
        [C] { $count ->
            [one] une grue
           *[other] des grues
        }
        [B] { $count ->
            [one] un ours
           *[other] des ours
        }
       *[R] { $count ->
            [one] un raton-laveur
           *[other] des ratons-laveurs
        }
    }
web-dojo-sheet-raccoon =
    { $count ->
        [one] raton-laveur compté comme { $disciples }
       *[other] { $count } ratons-laveurs comptés comme { $disciples }
    }
web-dojo-sheet-master = { $card } qui compte comme raton-laveur
web-dojo-sheet-belts = { $count } × ceinture { $belt }
web-dojo-sheet-nothing = pas trois identiques
web-dojo-sheet-columns = Colonnes
web-dojo-sheet-trophies = Trophées
web-dojo-sheet-total = Total
web-dojo-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
