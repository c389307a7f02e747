# Dojo dans le navigateur.

web-dojo-card = { $disciple } { $number } (ceinture { $belt })
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
web-dojo-effect-incense = ligne : chaque disciple rapporte
web-dojo-effect-incense-one = ligne : ou 1 point par disciple différent
web-dojo-effect-assistant = ligne : à réarranger avant le décompte
web-dojo-effect-white = 3 points à la fin

web-dojo-round = Manche { $round } sur 12
web-dojo-piles =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · { $trophies ->
        [one] { $trophies } trophée
       *[other] { $trophies } trophées
    }
web-dojo-others = Les autres dojos
web-dojo-dojo-of = Dojo de { $name }
web-dojo-yours = Votre dojo
web-dojo-look = Le dojo de { $name }, en grand
web-dojo-close = Fermer
web-dojo-all = Tous les dojos
web-dojo-row = Ligne { $number }
web-dojo-column = Colonne { $number }
web-dojo-at-column = colonne { $number } : { $card }
web-dojo-empty = libre
web-dojo-trophy-on-row = { $trophy } sur la ligne { $number }
web-dojo-trophy-on-column = { $trophy } sur la colonne { $number }
web-dojo-kept = En réserve : { $trophies }

web-dojo-dealer = donneur
web-dojo-state-waits = attend
web-dojo-state-asked = réfléchit…
web-dojo-state-passed = a passé
web-dojo-state-won = a gagné
web-dojo-state-lost = a perdu
web-dojo-state-chooses = choisit…
web-dojo-state-chosen = a choisi
web-dojo-state-deals = distribue…
web-dojo-nth =
    { $number ->
        [1] { $number }re carte
       *[other] { $number }e carte
    }
web-dojo-face-down = face cachée
web-dojo-known-card = vous la connaissez : { $card }

web-dojo-no-stake = Pas de trophée dans cette manche
web-dojo-at-random = Cartes au hasard : ni donneur, ni défi
web-dojo-known-to-dealer = connue de { $name }
web-dojo-known-to-you = carte secrète
web-dojo-known-to-both = connue de vous deux
web-dojo-known-to-all = vue de tous
web-dojo-to-give = À donner
web-dojo-to-give-note = pour vos yeux uniquement

web-dojo-ask-give = { $card } : à qui la donner ?
web-dojo-hint-give = Touchez un dojo : une carte pour chacun, vous compris.
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
web-dojo-hint-challenge-black = Puis trois coups de pierre-feuille-ciseaux ; chaque coup gagné ajoute 1. Égalité : le défi l’emporte.
web-dojo-hint-throw = Chaque coup gagné ajoute 1 à votre ceinture.
web-dojo-ask-swap = Gagné ! Échanger contre { $theirs } ?
web-dojo-hint-swap = Ou garder la vôtre : le trophée est à vous de toute façon.
web-dojo-ask-place = { $card } : où la placer ?
web-dojo-hint-place = Choisissez une place allumée, puis confirmez.
web-dojo-hint-first = Votre dojo grandit autour d’elle : trois lignes de quatre.
web-dojo-hint-placed = Touchez ailleurs pour la déplacer.
web-dojo-ask-trophy = Où va { $trophy } ?
web-dojo-hint-trophy = Il y reste jusqu’à la fin.
web-dojo-place-here = Placer ici
web-dojo-take-back = Reprendre

web-dojo-wait-give = { $names } distribue.
web-dojo-wait-ask = { $names } : défier ou passer ?
web-dojo-wait-throw = { $names } : pierre, feuille, ciseaux…
web-dojo-wait-swap = Victoire pour { $names } : échanger les cartes ?
web-dojo-wait-place =
    { $count ->
        [one] { $names } choisit une place.
       *[other] { $names } choisissent une place.
    }
web-dojo-wait-trophy = { $names } place le trophée.
web-dojo-wait-chosen = Votre place est choisie. On attend { $names }.
web-dojo-wait-thrown = Votre coup est joué. On attend { $names }.

web-dojo-give-to = Donner à { $name }
web-dojo-give = Donner
web-dojo-give-self = La garder pour vous
web-dojo-choice-give = la donner à { $name }
web-dojo-choice-self = la garder pour vous
web-dojo-choice-challenge = Défier
web-dojo-choice-pass = Passer
web-dojo-choice-swap = Échanger
web-dojo-choice-keep = Garder la mienne
web-dojo-choice-row = ligne { $number } ({ $cards })
web-dojo-choice-column = colonne { $number } ({ $cards })
web-dojo-place = ligne { $row }, colonne { $column }
web-dojo-place-near = ligne { $row }, colonne { $column } : { $near }
web-dojo-place-first = votre première carte
web-dojo-near-left = { $card } à gauche
web-dojo-near-right = { $card } à droite
web-dojo-near-above = { $card } au-dessus
web-dojo-near-below = { $card } au-dessous

web-dojo-duel = Défi
web-dojo-duel-result =
    { $who ->
        [you] Vous gagnez, { $high } contre { $low }
       *[other] { $name } gagne, { $high } contre { $low }
    }
web-dojo-duel-equal =
    { $who ->
        [you] Égalité : vous gagnez, le défi l’emporte
       *[other] Égalité : { $name } gagne, le défi l’emporte
    }
web-dojo-duel-short =
    { $who ->
        [you] Vous gagnez
       *[other] { $name } gagne
    }
web-dojo-duel-sum = { $belt } + { $more } = { $sum }
web-dojo-duel-open = Coup { $number } sur 3
web-dojo-challenger = défie
web-dojo-swapped = cartes échangées

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
        [you] Vous défiez { $dealer } : { $theirs } contre { $dealers }.
       *[other]
            { $dealerWho ->
                [you] { $name } vous défie : { $theirs } contre { $dealers }.
               *[other] { $name } défie { $dealer } : { $theirs } contre { $dealers }.
            }
    }
web-dojo-told-pass =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
web-dojo-told-swap =
    { $who ->
        [you] Vous échangez les cartes.
       *[other] { $name } échange les cartes.
    }
web-dojo-told-keep =
    { $who ->
        [you] Vous gardez votre carte.
       *[other] { $name } garde sa carte.
    }
web-dojo-told-win =
    { $who ->
        [you] Vous gagnez { $trophy }.
       *[other] { $name } gagne { $trophy }.
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

web-dojo-crib = Le décompte d’un dojo
web-dojo-crib-row = Ligne : le disciple le plus nombreux, de 1 à 4 cartes : 1, 3, 6, 10 points. Le raton-laveur compte comme on veut.
web-dojo-crib-column = Colonne : trois ceintures identiques rapportent le numéro de la ceinture.

web-dojo-sheet = Feuille de score
web-dojo-sheet-of = Feuille de score de { $name }
web-dojo-sheet-skip = Tout montrer
web-dojo-sheet-again = Encore une fois
web-dojo-sheet-lies = Tel qu’il est posé
web-dojo-sheet-step = { $trophy } : { $line } devient { $cards }
web-dojo-sheet-line-row = ligne { $number }
web-dojo-sheet-line-column = colonne { $number }
web-dojo-sheet-group = { $count } × { $disciple } = { $points }
web-dojo-sheet-raccoon = raton-laveur comme { $disciples }
web-dojo-sheet-master = { $card } comme raton-laveur
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
