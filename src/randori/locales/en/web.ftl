# The pages in the browser.

web-title = Three card games, one table.
web-lead = Play at once against bots, no account.
web-lead-friends = Or sit down with friends: one link is enough.
web-more = More
web-home = Randori, start page
web-language = Language
web-with-friends = With friends
web-make-table = Make a table
web-open-table = Open the table
web-link-or-code = Paste a link or a code
web-join = Join
web-no-link = That is not the link of a table.
web-no-table = There is no such table.
web-lost = Nothing here
web-no-page = There is no page at this address.
web-go-home = To the start page
web-dojo = Dojo
web-dojo-players = 3 to 5 players
web-dojo-pitch = Train disciples, dare the dealer, win trophies.
web-memo = Mémo Combo
web-memo-players = 2 to 10 players
web-memo-pitch = Remember your bench, be first to empty it.
web-tatsu = Tatsu
web-tatsu-players = 2 to 4 players
web-tatsu-pitch = Two clans of spirits, a duel of tricks.
web-play-now = Play now
web-your-games = Your games
web-no-games = No games yet.
web-your-turn = your turn
web-status-waiting = waiting for players
web-status-playing = under way
web-status-over = over
web-lobby = Open tables
web-free-seats =
    { $free ->
        [0] no free seat
        [one] one free seat
       *[other] { $free } free seats
    }
web-of = { $what }: { $more }
web-until = until { $when }
web-you = You
web-bot-name = Bot { $number }
web-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
web-your-name = Your name
web-game = Game
web-how-many = Players
web-seats = Seats
web-seat = Seat { $seat }
web-level-open = open to people
web-level-novice = bot: novice
web-level-adept = bot: adept
web-level-master = bot: master
web-level-random = bot: plays at random
web-table-title = Name of the table, if it is to have one
web-clock = Time for a decision
web-clock-relaxed = relaxed: 90 s a decision, 8 s a reaction
web-clock-fast = fast: 20 s a decision, 5 s a reaction
web-clock-days = over days
web-clock-none = no limit
web-days = Days for a decision
web-timeout = When the time is up
web-timeout-move = a bot makes the move
web-timeout-seat = a bot takes the seat until its owner is back
web-stand-in = Which bot that is
web-begin = The game begins
web-begin-host = when you say so
web-begin-full = as soon as every seat is taken
web-terms-time = Time
web-terms-help = Bots and hints
web-pace = Bots play
web-pace-human = as slowly as people
web-pace-quick = quickly
web-spectators = Spectators
web-spectators-see = What they see
web-spectators-public = what is public
web-spectators-open = all hands too, some minutes late
web-delay = Minutes late (2 to 60)
web-private = Private: only people with the link come here
web-hints = Hints may be asked for
web-options = Variants of the game
web-option-white-belt = White belt: trophies without effects
web-option-white-belt-why = For a first game. Each trophy is simply worth 3 points.
web-option-black-belt = Black belt: challenges are fought out
web-option-black-belt-why = Three throws of rock, paper, scissors; each one won adds 1 to the belt.
web-option-incense = Incense
web-option-incense-why = What the trophy of that name does for its row.
web-option-incense-each = every disciple of the row scores
web-option-incense-one = 1 point for each different disciple
web-option-grid = Frame of a dojo
web-option-grid-why = Three rows of four cards: where they are shows as one lays, or from the start.
web-option-grid-floating = settles as cards are laid
web-option-grid-fixed = fixed from the start
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
web-option-target = Score to reach
web-option-target-why = Unless a number of rounds is set.
web-option-rounds = Number of rounds
web-option-rounds-why = Empty: as many as it takes to reach the score.
web-option-tie = A tie at the end
web-option-tie-why = When nobody is ahead.
web-option-tie-round = one more round is played
web-option-tie-share = the win is shared
web-option-hidden = Face-down cards come into play
web-option-hidden-why = The game for two: each has seven piles.
web-option-hidden-own = when their owner has no card face up
web-option-hidden-both = when neither has a card face up
web-sit-down = Sit down
web-watch = Watch
web-watch-title = Tables in play
web-watch-all = All tables in play
web-watch-none = No open table is in play right now.
web-watching = You are watching: you see what all see.
web-watching-open =
    { $minutes ->
        [one] You are watching with all hands open, one minute of play late.
       *[other] You are watching with all hands open, { $minutes } minutes of play late.
    }
web-watchers =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
web-seat-free = free
web-away = away
web-seat-a-bot = Seat a bot
web-move-up = Move seat { $seat } up
web-copy-link = Copy the link for friends
web-copy-seat = Copy the link to your own seat (for you alone)
web-send-link = Send the link to friends
web-copy-yourself = Copy this link:
web-copied = Copied
web-ready = I am here
web-start = Start
web-invites =
    { $host ->
        [you] You have made a table of { $game } for { $players }.
       *[other] { $name } invites you to a game of { $game } for { $players }.
    }
web-a-table = A table of { $game } for { $players }.
web-no-variants = By the usual rules.
web-variants = Variants: { $list }
web-wait-for-host = Waiting for { $name } to start the game.
web-wait-for-full = The game begins as soon as every seat is taken.
web-wait-for-names = Still to say they are here: { $names }
web-your-seat = You take seat { $seat }, the first that is open to people.
web-your-seat-none = No seat is open, not even for you: leave at least one open to people.
web-no = no
web-wait-for-all = The game can start when every seat is taken.
web-fair = A shuffle anyone can check
web-fair-seal = The server has sealed its part of the shuffle:
web-table = Table
web-connecting = Connecting…
web-line-lost = Connection lost, trying again…
web-line-open = connected
web-line-waits = connecting…
web-line-offline = offline
web-sending = Your move is on its way…
web-sending-later = Your move is kept.
web-over = The game is over.
web-ended = The game was ended by agreement.
web-waiting-for = Waiting for { $names }.
web-all-moves =
    { $count ->
        [one] One move in words
       *[other] All { $count } moves in words
    }
web-once-more = Once more to play it, Escape or another to take it back: { $move }
web-days-left =
    { $days ->
        [one] one day left
       *[other] { $days } days left
    }
web-hours-left = { $hours } h left
web-time-left = Time left
web-log = What happened
web-chat = Chat
web-unread =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
web-below = Below the table
web-say = Say something
web-send = Send
web-menu = At the table
web-sounds = Sounds
web-hint = A hint, please
web-hint-is = A master would play “{ $move }”
web-replaced-you = A bot is playing for you.
web-back = I am back
web-leave = Leave (a bot goes on)
web-end = End the game, if all agree
web-end-not = Go on after all
web-agree = Would end the game: { $names }
web-restore = { $name } decides again
web-replace = A bot for { $name }
web-add-time = One minute more for { $name }
web-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
web-you-win =
    { $count ->
        [one] You win!
       *[other] You win, together with { $names }!
    }
web-download = Download the record
web-rematch = Rematch
web-go-to-rematch = To the rematch
