# La table de tout jeu qui n’a pas de pages à lui.

web-generic-question = À vous : choisissez.
web-generic-started = La partie commence.
web-generic-chance = Le hasard
web-generic-told = { $name } : { $move }.
web-generic-scores = { $name } : { $points } { $count ->
        [one] point
       *[other] points
    }, { $score } en tout.
web-generic-players = Joueurs
web-generic-you = vous
web-generic-turn = doit décider
web-generic-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
web-generic-yes = oui
web-generic-none = rien
web-generic-face-down = face cachée
web-generic-moves = Vos coups
