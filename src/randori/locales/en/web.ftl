# The pages in the browser.

web-title = Three card games, one table.
web-lead = Play at once against bots, no account. Or sit down with friends: one link is enough.
web-home = Randori, start page
web-language = Language
web-with-friends = With friends
web-make-table = Make a table
web-open-table = Open the table
web-link-or-code = Paste a link or a code
web-join = Join
web-no-link = This is no link of a table.
web-no-table = There is no such table.
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
web-until = until { $when }
web-you = You
web-bot-name = Bot { $number }
web-your-name = Your name
web-game = Game
web-how-many = Players
web-seats = Seats
web-seat = Seat { $seat }
web-level-open = open to people
web-level-novice = bot: novice
web-level-adept = bot: adept
web-level-master = bot: master
web-level-random = bot: at random
web-clock = Clock
web-clock-relaxed = relaxed (90 s)
web-clock-fast = fast (20 s)
web-clock-days = over days
web-clock-none = none
web-days = Days for a decision
web-private = Private: only who has the link
web-hints = Hints allowed
web-open-hands = Spectators see all hands, some minutes later
web-options = Options of the game
web-usual = as usual
web-yes = yes
web-no = no
web-sit-down = Sit down
web-watch = Watch
web-seat-free = free
web-away = away
web-seat-a-bot = Seat a bot
web-move-up = Move seat { $seat } up
web-copy-link = Copy the link for friends
web-copy-seat = Copy the link to your seat
web-copied = Copied
web-ready = I am here
web-start = Start
web-wait-for-all = The game can start when every seat is taken.
web-fair = A shuffle anyone can check
web-fair-seal = The server has sealed its part of the shuffle:
web-table = Table
web-connecting = Connecting …
web-line-lost = Connection lost, trying again …
web-over = The game is over.
web-ended = The game was ended by agreement.
web-waiting-for = Waiting for { $names }.
web-all-moves =
    { $count ->
        [one] One move in words
       *[other] All { $count } moves in words
    }
web-days-left =
    { $days ->
        [one] one day left
       *[other] { $days } days left
    }
web-hours-left = { $hours } h left
web-time-left = Time left
web-log = What happened
web-chat = Chat
web-say = Say something
web-send = Send
web-menu = At the table
web-hint = A hint, please
web-hint-is = A master would play: { $moves }
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
        [one] { $names } wins.
       *[other] { $names } win.
    }
web-download = Download the record
web-rematch = Rematch
web-go-to-rematch = To the rematch
