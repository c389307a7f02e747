# What the start page and the page that makes a table say of Mémo Combo.

web-memo = Mémo Combo
web-memo-players = 2 to 10 players
web-memo-pitch = Remember your bench, be first to empty it.
web-memo-first-advice =
    { $players ->
        [8] Eight and ten play in teams, crocodile and bird. If it is your first time, play an ordinary game before, with up to seven.
        [10] Eight and ten play in teams, crocodile and bird. If it is your first time, play an ordinary game before, with up to seven.
       *[other] { "" }
    }
web-memo-cry = Combo ×3!
web-option-start = Who begins
web-option-start-why = Calling is quicker than politeness.
web-option-start-call = whoever says so first
web-option-start-draw = drawn by lot
web-option-opening-power = The opening card gives its power too
web-option-opening-power-why = The card that opens a round, not only those that react to it.
web-option-confusion = A confusion
web-option-confusion-why = Whether the others see which cards change places.
web-option-confusion-secret = stays secret
web-option-confusion-open = is seen by all
web-option-max-rounds = Rounds at most
web-option-max-rounds-why = After so many the fewest cards win.
web-option-teams = In teams
web-option-teams-why = Crocodiles and birds, two and two. Otherwise each plays alone.
web-option-games = Games in a match
web-option-games-why = After each game cards are guessed for points.
web-option-aid = Memory aid
web-option-aid-why = Everybody is shown what a perfect memory would be sure of.
