# The replay of a game in the browser, and the check of its shuffle.

web-replay-title = Replay
web-replay-lead = Watch a game again, move by move: open a record that you saved.
web-replay-drop = Drop a record here, or
web-replay-choose = Choose a file
web-replay-loading = The game is being laid out…
web-replay-to-table = To the table
web-replay-none = This is no record of a game that can be shown here.
web-replay-file-none = { $name } is no record of a game.
web-replay-file-large = { $name } is too large for a record of a game.
web-replay-not-over = This game is not over yet: its record is opened at the end.
web-replay-broken = The record breaks off at moves[{ $move }], which the rules do not allow. { $why }
web-replay-player = Player { $number }
web-replay-link = Replay
web-replay-decides =
    { $count ->
        [one] { $names } decides.
       *[other] { $names } decide.
    }
web-replay-you-decide = { $names } decide.
web-replay-chose = { $name } has chosen.
web-replay-you-chose = You have chosen.

web-replay-controls = Controls of the replay
web-replay-move = Move
web-replay-move-of = move { $move } of { $moves }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One move on
web-replay-last = To the end
web-replay-go-to = Go to
web-replay-round = Round { $round }
web-replay-game = Game { $game }
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast
web-replay-speed-rapid = rapid

web-replay-beside = Beside the table
web-replay-eyes = Seen by
web-replay-eyes-open = everything open
web-replay-eyes-of = through { $name }’s eyes
web-replay-eyes-yours = through your eyes
web-replay-eyes-watching = as a spectator
web-replay-copy = Copy the link to this moment
web-replay-send = Send the link to this moment
web-replay-another = Open a record file

web-replay-fair-lead = This browser draws every card again from the seed that was opened after the game.
web-replay-check = Check the shuffle
web-replay-checking = Checking…
web-replay-true =
    { $draws ->
        [one] The shuffle is true: one draw checked.
       *[other] The shuffle is true: { $draws } draws checked.
    }
web-replay-true-seal = The seal, shown before anybody sat down, is the hash of the seed.
web-replay-true-commitment = The commitment, shown before the deal, is the hash of table, game, options, seed and everybody’s contributions.
web-replay-true-draws =
    { $draws ->
        [one] The one draw of this game is what the seed draws there.
       *[other] All { $draws } draws of this game are what the seed draws there.
    }
web-replay-false = The shuffle is not true.
web-replay-false-seal = The seal is not the hash of the seed.
web-replay-false-commitment = The commitment is not the hash of table, game, options, seed and contributions.
web-replay-false-contributions = There are not as many contributions as players.
web-replay-false-draw = Draw { $draw }, at moves[{ $move }] of the record, is not what the seed draws there.
web-replay-unchecked-none = The record says nothing of its shuffle: there is nothing to check.
web-replay-unchecked-sealed = The seed is opened when the game is over: the shuffle cannot be checked yet.
web-replay-unchecked-version = The shuffle is of a version that this page does not know.
web-replay-unchecked-form = What the record says of its shuffle has not the right form.
web-replay-unchecked-numbers = The record has a number too large for a browser: check it with a program of your own.
web-replay-unchecked-game = This page does not know what is drawn in this game: check it with the program.
web-replay-written = What you wrote down
web-replay-written-lead = The record agrees with itself. It is the game you were promised if it has what you were shown at the table. The first digits are enough.
web-replay-seal = Seal
web-replay-commitment = Commitment
web-replay-contribution = Your contribution
web-replay-no-contribution = none
web-replay-wrote-down = what you wrote down
web-replay-same = The same.
web-replay-same-of = It is { $name }’s.
web-replay-other = Not what you wrote down.
web-replay-fair-note = This page comes from the server too. To be quite sure, save the record and check it with a program you did not get from there:

web-replay-own-contribution = Your browser has contributed:
web-replay-promised = Before the deal all of it was promised by the commitment:
web-replay-write-down = Write them down, and compare them after the game.
web-replay-open-hands =
    { $minutes ->
        [one] See all hands, one minute later
       *[other] See all hands, { $minutes } minutes later
    }
web-replay-hands-later =
    { $minutes ->
        [one] All hands are shown one minute of play later: so much has not been played yet.
       *[other] All hands are shown { $minutes } minutes of play later: so much has not been played yet.
    }
web-replay-closed-hands = Back to the game as it stands
