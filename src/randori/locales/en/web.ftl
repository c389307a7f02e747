# The pages in the browser.

web-locale = en-GB
web-more = More
web-home = Randori, start page
web-language = Language
web-with-friends = With friends
web-make-table = Make a table
web-open-table = Open the table
web-link-or-code = Link or code
web-join = Join
web-no-link = That is not the link of a table.
web-no-table = There is no such table.
web-lost = Nothing here
web-no-page = There is no page at this address.
web-go-home = To the start page
web-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
web-players-between = { $least } to { $most } players
web-players-of = { $counts } players
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
web-seats = Seat by seat
web-seat = Seat { $seat }
web-name-usual = Player
web-others = At the other seats
web-rank-open = friends
web-rank-novice = novice
web-rank-adept = adept
web-rank-master = master
web-rank-random = at random
web-level-open = open to people
web-level-novice = bot: novice
web-level-adept = bot: adept
web-level-master = bot: master
web-level-random = bot: plays at random
web-level-other = bot: { $name }
web-table-title = Name of the table (optional)
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
web-copy-link = Copy the link
web-copy-seat = Copy the link to your own seat (for you alone)
web-send-link = Send the link
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
web-time-up =
    { $who ->
        [you] Your time was up: a bot has played for you.
       *[other] The time of { $name } was up: a bot has played this move.
    }
web-log = Log
web-log-fresh = ↓ { $count } new
web-chat-none = Nobody has said anything yet.
web-signals = Quick signals
web-signal-well = Well played!
web-signal-ouch = Ouch…
web-signal-turn = Your turn!
web-signal-again = Again!
web-chat = Chat
web-unread =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
web-beside = Beside the table
web-close = Close
web-say = Say something
web-send = Send
web-perhaps-said = The connection was lost: perhaps this was not said. Have a look before you send it again.
web-menu = Table
web-mute = No bubbles from { $name }
web-unmute = Bubbles from { $name } again
web-sounds = Sound
web-sounds-on = on
web-sounds-off = off
web-settings = Settings
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-motion = Motion
web-motion-system = as the system
web-motion-calm = calm
web-aid = Help card
web-separator = {"; "}
web-aid-card = The help card
web-aid-of = { $game }: the help card
web-hint = Hint
web-hint-move = { $move }.
web-hint-because = – { $why }.
web-hint-chances =
    { $others ->
        [fewer] The game is won { $games } times in a hundred, otherwise { $next }.
        [same] Another move is about as good.
       *[none] The game is won { $games } times in a hundred.
    }
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
        [one] { $names } wins
       *[other] { $names } win
    }
web-you-win =
    { $count ->
        [one] You win!
       *[other] You and { $names } win!
    }
web-download = Download the record
web-rematch = Rematch
web-go-to-rematch = To the rematch
web-share = Share
web-end-place = place { $place }:
web-end-rank =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-end-save = Download
web-end-yours = You: place { $place }, { $points } points.
web-end-how = How the points came about
web-end-lost =
    { $place ->
        [0] { $by ->
            [0] As many points as { $names }.
            [one] One point behind { $names }.
           *[other] { $by } points behind { $names }.
        }
        [2] You are second, { $by ->
            [0] with as many points as { $names }.
            [one] one point behind { $names }.
           *[other] { $by } points behind { $names }.
        }
        [3] You are third, { $by ->
            [0] with as many points as { $names }.
            [one] one point behind { $names }.
           *[other] { $by } points behind { $names }.
        }
       *[other] You are number { $place }, { $by ->
            [0] with as many points as { $names }.
            [one] one point behind { $names }.
           *[other] { $by } points behind { $names }.
        }
    }
web-end-team = team { $number }
web-end-table = See the table
web-end-back = The result
web-end-home = Home
web-end-fair = Check the shuffle
web-end-word-novice =
    { $number ->
        [1] Did I really win? Let us play again!
        [2] I was only trying things out. That was fun!
        [3] My heart is still beating. What a game!
        [4] I shall tell everybody at home about this.
        [5] You made me think very hard. Thank you!
       *[6] One more game? I am just warming up!
    }
web-end-word-adept =
    { $number ->
        [1] A fine game. I would gladly play it again.
        [2] That was close for longer than it looks.
        [3] Luck was on my side today. Another round?
        [4] I bow. You kept me busy to the last card.
        [5] Good company makes good games.
       *[6] I have learnt something. Have you as well?
    }
web-end-word-master =
    { $number ->
        [1] A game is a conversation. Thank you for yours.
        [2] Deep respect, until the next game.
        [3] The cards fall as they fall; the rest is patience.
        [4] Who sits down again has already won something.
        [5] I enjoyed every card of it. Tea?
       *[6] Today it was my turn. Tomorrow, who knows.
    }
web-end-word-team =
    { $number ->
        [1] Two see more than one. Thank you for the game!
        [2] Luck was on our side today. Another round?
        [3] We enjoyed every card of it.
        [4] We bow. Until the next game!
        [5] Good company makes good games.
       *[6] Today it was our turn. Tomorrow, who knows.
    }
