# La table de Tatsu dans le navigateur.

web-tatsu-you = Vous
web-tatsu-ghost = l’Esprit Fantôme
web-tatsu-ghost-short = Fantôme
web-tatsu-side =
    { $clan ->
        [yellow] clan jaune
       *[red] clan rouge
    }
web-tatsu-card-spirit =
    esprit { $clan ->
        [yellow] jaune
       *[red] rouge
    } de puissance { $power }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-tatsu-card-multiplier =
    multiplicateur { $clan ->
        [yellow] jaune
       *[red] rouge
    } ×{ $factor }
web-tatsu-card-fusion =
    esprit fusion { $clan ->
        [yellow] jaune
       *[red] rouge
    }

# Ce qui s’est passé.
web-tatsu-deals = Manche { $round } : { $person ->
        [you] vous entamez.
       *[other] { $name } entame.
    }
web-tatsu-plays =
    { $giver ->
        [you] Vous jouez
       *[other] { $giver-name } joue
    } : { $card }.
web-tatsu-gives =
    { $giver ->
        [you] Vous donnez à { $seat-name }
       *[other] { $seat ->
            [you] { $giver-name } vous donne
           *[other] { $giver-name } donne à { $seat-name }
        }
    } : { $card }.
web-tatsu-trick-won =
    { $person ->
        [you] Vous prenez le pli pour le clan { $clan }.
       *[other] { $name } prend le pli pour le clan { $clan }.
    }
web-tatsu-trick-lost = Un esprit fusion au dernier pli : personne ne prend les cartes.
web-tatsu-trick-held = Un esprit fusion : personne ne prend les cartes. { $person ->
        [you] Vous entamez ensuite.
       *[other] { $name } entame ensuite.
    }
web-tatsu-sum-line =
    { $clan ->
        [yellow] Jaune
       *[red] Rouge
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } × { $factor } = { $score }

# Ce qu’on voit d’un pli.
web-tatsu-moment-points =
    { $points ->
        [0] Aucun point
        [one] { $points } point
       *[other] { $points } points
    }{ $held ->
        [0] {""}
        [one] , et celui qui attendait
       *[other] , et les { $held } qui attendaient
    }.
web-tatsu-moment-own =
    { $count ->
        [one] Le { $factors } compte.
       *[other] Les { $factors } comptent.
    }
web-tatsu-moment-denied =
    { $count ->
        [one] Le { $factors } { $clan } est perdu.
       *[other] Les { $factors } { $clan }s sont perdus.
    }
web-tatsu-moment-nobody = Fusion : personne ne prend le pli.
web-tatsu-moment-lost =
    { $points ->
        [0] Ses cartes sont perdues.
        [one] { $points } point est perdu.
       *[other] { $points } points sont perdus.
    }
web-tatsu-moment-waits =
    { $points ->
        [0] Ses cartes attendent.
        [one] { $points } point attend.
       *[other] { $points } points attendent.
    } { $person ->
        [you] Vous entamez ensuite.
       *[other] { $name } entame ensuite.
    }

# Ce qu’il faut décider.
web-tatsu-turn =
    { $can ->
        [play] À vous : jouez une carte { $clan }.
        [ask] Pas de carte { $clan } à jouer : demandez-en une.
        [one] Pas de carte { $clan } à jouer : demandez-en une à { $asked-name }.
        [hidden] Retournez une { $clan }, ou demandez-en une.
       *[both] Jouez une { $clan }, ou demandez-en une.
    }
web-tatsu-ghost-turn =
    { $can ->
        [play] Au Fantôme : jouez une de ses { $clan }s.
        [ask] Le Fantôme n’a pas de { $clan } : demandez-en une, à vous-même peut-être.
       *[both] Au Fantôme : jouez une de ses { $clan }s, ou demandez-en une.
    }
web-tatsu-asked = { $name } vous demande une carte { $clan } : laquelle ?
web-tatsu-ghost-asked =
    { $person ->
        [you] Vous demandez une { $clan } au Fantôme : choisissez-la.
       *[other] { $name } demande une { $clan } au Fantôme : choisissez-la.
    }
web-tatsu-asked-for-ghost = Choisissez une de vos cartes { $clan }s pour l’Esprit Fantôme.

# Les coups.
web-tatsu-play-card = Jouer : { $card }
web-tatsu-give-card = Donner : { $card }
web-tatsu-play-ghost = De l’Esprit Fantôme : { $card }
web-tatsu-play-hidden = Jouer la carte { $clan } face cachée de la pile { $pile }
web-tatsu-ask-seat =
    { $person ->
        [you] Vous demander une carte { $clan } à vous-même
       *[other] Demander une carte { $clan } à { $name }
    }
web-tatsu-ask = Demander
web-tatsu-ask-whom = Demander à { $name }
web-tatsu-ask-self = La vôtre

# Pourquoi un coup peut être bon, en quelques mots.
web-tatsu-why-takes =
    prend le pli : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-tatsu-why-ahead = passe devant
web-tatsu-why-strong = forte : peut tenir le pli
web-tatsu-why-saves = garde vos fortes
web-tatsu-why-adds = votre clan est devant : { $points } points de plus
web-tatsu-why-multiplier = votre clan est devant : il prendrait ce ×{ $factor }
web-tatsu-why-weak = faible : peu à perdre
web-tatsu-why-fusion = personne ne prendra ce pli
web-tatsu-why-partner = votre partenaire choisira pour votre clan
web-tatsu-why-keeps = garde vos cartes en main

# La table.
web-tatsu-round-of = Manche { $round } sur { $rounds }
web-tatsu-round-to = Manche { $round } · en { $target }
web-tatsu-trick-of = pli { $trick } sur { $tricks }
web-tatsu-trick-short = pli { $trick } / { $tricks }
web-tatsu-place-mine = à vous
web-tatsu-place-other = à venir
web-tatsu-own-card =
    { $person ->
        [you] votre carte
       *[other] sa carte
    }
web-tatsu-from = { ELIDE("de", $name) }
web-tatsu-from-you = de vous
web-tatsu-from-ghost = du Fantôme
web-tatsu-strongest = la plus forte
web-tatsu-first = en tête
web-tatsu-takes = prend le pli
web-tatsu-holds = à personne
web-tatsu-fusion = Fusion !
web-tatsu-waiting = + { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en attente
web-tatsu-lost = { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
web-tatsu-asks-bubble =
    { $clan ->
        [yellow] Une jaune ?
       *[red] Une rouge ?
    }
web-tatsu-no-card = pas de { $clan }
web-tatsu-decides = réfléchit…
web-tatsu-is-asked = doit donner
web-tatsu-you-choose = à vous
web-tatsu-dealer = donne cette manche
web-tatsu-trick = Le pli
web-tatsu-in-front =
    { $person ->
        [you] devant vous
       *[other] devant { $name }
    } : { $card }, { $origin }
web-tatsu-nothing-laid = pas encore de carte
web-tatsu-hand = Vos cartes
web-tatsu-hand-empty = Votre main est vide.
web-tatsu-ghost-hand = Les cartes de l’Esprit Fantôme
web-tatsu-seats = Joueurs
web-tatsu-seat-holds =
    { $name }, { $clan } : { $yellow ->
        [one] { $yellow } jaune
       *[other] { $yellow } jaunes
    }, { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }
web-tatsu-piles = { $name } : sept piles
web-tatsu-piles-mine = Vos sept piles
web-tatsu-face-down = face cachée
web-tatsu-pile =
    { $up ->
        [none] vide
       *[card] { $card }
    }{ $down ->
        [yellow] , dessous une jaune face cachée
        [red] , dessous une rouge face cachée
       *[none] {""}
    }

# Les clans.
web-tatsu-clan =
    { $clan ->
        [yellow] Jaune
       *[red] Rouge
    }
web-tatsu-match = { $score } sur { $target }
web-tatsu-taken-points = { $points ->
        [one] pt
       *[other] pts
    }
web-tatsu-round-points = { $points ->
        [one] point cette manche
       *[other] points cette manche
    }
web-tatsu-chip-own = ×{ $factor } pris : il compte
web-tatsu-chip-denied = ×{ $factor } pris par l’autre clan
web-tatsu-chip-out = ×{ $factor } pas encore pris
web-tatsu-chip-word =
    { $state ->
        [own] ×{ $factor } pris !
       *[denied] ×{ $factor } perdu
    }
web-tatsu-taken = Pris par le clan { $clan } cette manche
web-tatsu-taken-none = rien encore
web-tatsu-show-taken = Montrer les cartes prises par le clan { $clan }

# Le compte d’une manche.
web-tatsu-last-round =
    { $match ->
        [over] Dernière manche
       *[on] Manche d’avant
    }
web-tatsu-sum-title = Fin de la manche { $round }
web-tatsu-sum-title-end = Fin de la partie
web-tatsu-sum-how = Chaque clan : points pris × ses multiplicateurs
web-tatsu-sum-total = = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-tatsu-sum-taken = Points pris
web-tatsu-sum-multipliers = Multiplicateurs
web-tatsu-sum-ahead =
    { $clan ->
        [yellow] Le clan jaune mène de { $by }
        [red] Le clan rouge mène de { $by }
       *[none] Égalité
    }
web-tatsu-sum-won =
    { $clan ->
        [yellow] Le clan jaune gagne de { $by }
        [red] Le clan rouge gagne de { $by }
       *[none] Égalité : les deux clans gagnent
    }
web-tatsu-sum-leads =
    { $count ->
        [one] { $names } mène avec { $score }
       *[other] { $names } mènent avec { $score } chacun
    }
web-tatsu-sum-you-lead =
    { $count ->
        [one] Vous menez avec { $score }
       *[other] { $names } et vous menez avec { $score } chacun
    }
web-tatsu-sum-no-cards = aucune carte prise
web-tatsu-sum-counts = compte :
web-tatsu-sum-denied = de l’autre clan : ne compte pour personne
web-tatsu-sum-no-multiplier = aucun de ses propres multiplicateurs
web-tatsu-sum-points = points
web-tatsu-sum-multiplier = multiplicateur
web-tatsu-sum-round = cette manche
web-tatsu-sum-lost =
    { $points ->
        [0] Cartes perdues.
        [one] { $points } point perdu.
       *[other] { $points } points perdus.
    }
web-tatsu-sum-lost-why = Une fusion au dernier pli : personne ne le prend.
web-tatsu-sum-tricks = Voir les plis
web-tatsu-sum-trick = Pli { $number }
web-tatsu-sum-on = Continuer
web-tatsu-sum-of = / { $target }

# Comment les scores sont venus.
web-tatsu-reckoning-rounds = De manche en manche
web-tatsu-reckoning-round-number = Manche { $round }
web-tatsu-reckoning-earlier = Avant la manche { $round }
web-tatsu-reckoning = Manche { $round }, la dernière
web-tatsu-clan-name =
    { $clan ->
        [yellow] Clan jaune
       *[red] Clan rouge
    }
web-tatsu-reckoning-cards =
    { $count ->
        [one] { $count } carte prise
       *[other] { $count } cartes prises
    }
web-tatsu-reckoning-before = Avant
web-tatsu-reckoning-multipliers = Ses multiplicateurs
web-tatsu-reckoning-none = aucun
web-tatsu-reckoning-round = Manche
web-tatsu-reckoning-total = Total

# L’aide-mémoire.
web-tatsu-aid-turn = À votre tour : jouez une carte de votre clan, ou demandez-en une à n’importe qui. L’autre choisit laquelle, et elle est posée devant vous.
web-tatsu-aid-win = La plus grande puissance prend les quatre cartes ; à puissance égale, la première posée. Qui prend entame le pli suivant.
web-tatsu-aid-strong = Esprits forts
web-tatsu-aid-strong-does = Puissance de 6 à 2 ; chacun vaut 1 point.
web-tatsu-aid-weak = Esprits faibles
web-tatsu-aid-weak-does = Puissance 1, mais de 7 à 3 points : les pastilles.
web-tatsu-aid-multiplier = Multiplicateurs
web-tatsu-aid-multiplier-does = Sans puissance : tout esprit les bat. Ceux de votre clan multiplient vos points ; prendre ceux de l’autre l’en prive.
web-tatsu-aid-fusion = Esprits fusion
web-tatsu-aid-fusion-does = Personne ne prend le pli : ses cartes attendent le gagnant du suivant. Qui a la fusion devant soi entame. Au dernier pli, elles sont perdues.
web-tatsu-aid-sum = La manche : points de toutes les cartes prises × somme de vos propres multiplicateurs. Sans aucun : 0.
