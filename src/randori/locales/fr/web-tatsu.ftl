# La table de Tatsu dans le navigateur.

web-tatsu-you = Vous
web-tatsu-ghost = l’Esprit Fantôme
web-tatsu-ghost-short = Fantôme
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
        [you] Vous prenez le pli (clan { $clan }).
       *[other] { $name } prend le pli (clan { $clan }).
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

# Ce qu’il faut décider.
web-tatsu-turn =
    { $can ->
        [play] À vous : jouez une carte { $clan }.
        [ask] Vous n’avez pas de carte { $clan } à jouer : demandez-en une.
        [hidden] À vous : retournez une carte { $clan }, ou demandez-en une.
       *[both] { $players ->
            [2] À vous : jouez une carte { $clan }, ou demandez-en une.
           *[other] À vous : jouez une carte { $clan }, ou touchez qui vous en donnera une.
        }
    }
web-tatsu-ghost-turn =
    { $can ->
        [play] À l’Esprit Fantôme : jouez une de ses cartes { $clan }s.
        [ask] L’Esprit Fantôme n’a pas de carte { $clan } : demandez-en une à un joueur éclairé, ou à vous-même.
       *[both] À l’Esprit Fantôme : jouez une de ses cartes { $clan }s, ou demandez-en une.
    }
web-tatsu-asked = { $name } vous demande une carte { $clan } : choisissez laquelle.
web-tatsu-ghost-asked =
    { $person ->
        [you] Vous demandez une carte { $clan } à l’Esprit Fantôme : choisissez-la parmi les siennes.
       *[other] { $name } demande une carte { $clan } à l’Esprit Fantôme : choisissez-la parmi les siennes.
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
web-tatsu-ask-self = De votre propre main

# La table.
web-tatsu-round-of = Manche { $round } sur { $rounds }
web-tatsu-round-to = Manche { $round } · en { $target }
web-tatsu-trick-of = pli { $trick } sur { $tricks }
web-tatsu-place-mine = votre carte
web-tatsu-place-other = à venir
web-tatsu-own-card =
    { $person ->
        [you] votre carte
       *[other] sa carte
    }
web-tatsu-from = de { $name }
web-tatsu-from-you = de vous
web-tatsu-from-ghost = du Fantôme
web-tatsu-highest = plus forte
web-tatsu-takes = prend le pli
web-tatsu-no-card = pas de carte { $clan }
web-tatsu-decides = doit choisir
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
web-tatsu-held = En attente : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-tatsu-held-why = ce pli les prend aussi
web-tatsu-hand = Vos cartes
web-tatsu-ghost-hand = Les cartes de l’Esprit Fantôme
web-tatsu-ghost-show = Montrer les cartes de l’Esprit Fantôme
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
web-tatsu-chip-own = ×{ $factor } pris : il compte
web-tatsu-chip-denied = ×{ $factor } pris par l’autre clan
web-tatsu-chip-out = ×{ $factor } pas encore pris
web-tatsu-taken = Pris par { $clan } cette manche
web-tatsu-taken-none = rien encore
web-tatsu-show-taken = Montrer les cartes prises par { $clan }

# Le compte d’une manche.
web-tatsu-last-round =
    { $match ->
        [over] Dernière manche
       *[on] Manche d’avant
    }
web-tatsu-sum-title = Fin de la manche { $round }
web-tatsu-sum-how = Points des deux clans × ses propres multiplicateurs
web-tatsu-sum-total = = { $points ->
        [one] { $points } point
       *[other] { $points } points
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
web-tatsu-sum-close = Fermer
web-tatsu-sum-of = / { $target }
