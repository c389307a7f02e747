# Tatsu dans le terminal.

tatsu-yellow = jaune
tatsu-red = rouge
tatsu-ghost = l’Esprit Fantôme
tatsu-round = Manche { $round }
tatsu-target = jusqu’à { $target }
tatsu-of-rounds = sur { $rounds }
tatsu-seat = Place
tatsu-player = Joueur
tatsu-clan = Clan
tatsu-cards = Cartes
tatsu-in-front = Devant
tatsu-taken = Pris par { $clan } : { $cards }
tatsu-nothing-yet = rien encore
tatsu-held = En attente : { $cards }
tatsu-deals = Manche { $round }. Entame : { $name } (place { $seat }).
tatsu-asks =
    { $asker ->
        [you] { $asked ->
            [you] Vous vous demandez une carte { $clan }.
           *[other] Vous demandez une carte { $clan } à { $asked-name }.
        }
       *[other] { $asked ->
            [you] { $asker-name } vous demande une carte { $clan }.
           *[other] { $asker-name } demande une carte { $clan } à { $asked-name }.
        }
    }
tatsu-plays = { $card }, { ELIDE("de", $giver) }, devant { $seat }.
tatsu-trick-won = Le pli va à { $name } ({ $clan }).
tatsu-trick-held = Un esprit fusion : personne ne prend les cartes. Entame suivante : { $name }.
tatsu-sum = { $clan } : { $points } points × { $factor } = { $score }
tatsu-lost = Perdues, car personne ne les a prises : { $cards }
tatsu-your-turn = Il faut une carte { $clan } devant { $seat } : jouez-en une, ou demandez-en une.
tatsu-you-are-asked = Il faut une carte { $clan } { ELIDE("de", $giver) } devant { $seat } : choisissez-la.
tatsu-move-hidden = la carte face cachée de la pile { $pile }
tatsu-move-ask = demander à { $name } (place { $seat })
tatsu-no-cards = aucune carte
tatsu-no-multiplier = aucun des siens
tatsu-points = points
tatsu-multipliers = multiplicateurs
tatsu-score = score
