# The table of any game that has no pages of its own.

web-generic-question = Your move: choose one.
web-generic-started = The game begins.
web-generic-chance = Chance
web-generic-told = { $name }: { $move }.
web-generic-scores = { $name }: { $points } { $count ->
        [one] point
       *[other] points
    }, now { $score }.
web-generic-players = Players
web-generic-you = you
web-generic-turn = to decide
web-generic-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
web-generic-yes = yes
web-generic-none = none
web-generic-face-down = face down
web-generic-moves = Your moves
