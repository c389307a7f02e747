### The waiting room, and what happens at a table besides moves.

web-yes = yes
web-qr = The link as a picture for a camera
web-qr-show = QR code
web-code = Code of the table:
web-agreed = What is agreed
web-change-terms = Change what is agreed
web-agree-on-it = Agree on this
web-term-variants = Variants
web-term-usual = the usual rules
web-term-time = Time
web-term-clock-relaxed = 90 s a decision
web-term-clock-fast = 20 s a decision
web-term-clock-none = no limit
web-term-clock-days =
    { $days ->
        [one] a day a decision
       *[other] { $days } days a decision
    }
web-term-begin-host = when the host says so
web-term-begin-full = as soon as every seat is taken
web-term-hints = Hints
web-term-spectators-public = see what is public
web-term-spectators-open =
    { $minutes ->
        [one] see all hands, a minute late
       *[other] see all hands, { $minutes } minutes late
    }
web-term-lobby = In the lobby
web-term-title = Name of the table
web-host = host
web-not-ready = not here yet
web-fill = Fill with bots
web-bot-level = Level of the bot
web-another-bot = Another bot
web-free-seat = Free the seat
web-sit-here = Sit here
web-rename = Keep name and face
web-stand-up = Stand up
web-hand-over = Make { $name } the host
web-remove = Remove { $name }
web-bar = Remove { $name } for good
web-without = Go on without { $name }, with a bot
web-move-to = Change places with …
web-talk = At the table
web-sure = Sure? { $what }
web-news-closed = The host has closed the table.
web-pardon = Let { $name } in again
web-talk-none = Nothing has happened yet. Say hello!

## Called to the table

web-turn-title = ● Your turn: { $title }
web-calls = Call me when it is my turn
web-calls-not = Do not call me any more

## Making one

web-make-more = More: variants, time, seats, your name
web-presets = Tables you keep
web-preset-name = Keep this table as
web-preset-keep = Keep
web-preset-drop = Forget { $name }

## What happens at a table besides moves

web-news-joined =
    { $who ->
        [you] You sit down.
       *[other] { $name } sits down.
    }
web-news-ready =
    { $who ->
        [you] You are here.
       *[other] { $name } is here.
    }
web-news-got-up = { $name } gets up.
web-news-left = { $name } has left. A bot plays on.
web-news-removed = The host has removed { $name }.
web-news-barred = The host has removed { $name } for good.
web-news-pardoned = { $name } may sit down again.
web-news-renamed = { $before } is now called { $name }.
web-news-handed =
    { $who ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
web-news-changed = The host has changed what is agreed. { $list }
web-news-moved =
    { $who ->
        [you] You move to seat { $seat }.
       *[other] { $name } moves to seat { $seat }.
    }
web-news-swapped = { $name } and { $other } change places.
web-news-bot = { $name }, a bot, sits down.
web-news-bot-gone = { $name }, a bot, gets up.
web-news-replaced =
    { $who ->
        [you] The host lets a bot play for you.
       *[other] The host lets a bot play for { $name }.
    }
web-news-out-of-time =
    { $who ->
        [you] Your time was up: a bot plays for you until you are back.
       *[other] { $name } ran out of time: a bot plays on until { $name } is back.
    }
web-news-returned =
    { $who ->
        [you] You play again yourself.
       *[other] { $name } is back and plays again.
    }
web-news-time =
    { $who ->
        [you] The host gives you { $seconds } seconds more.
       *[other] The host gives { $name } { $seconds } seconds more.
    }
web-news-end =
    { $who ->
        [you] You would like to end the game here.
       *[other] { $name } would like to end the game here.
    }
web-news-end-not =
    { $who ->
        [you] You want to go on after all.
       *[other] { $name } wants to go on after all.
    }
web-news-ended = All agree: the game ends here.
web-news-rematch = There is a table for the rematch.
web-cry-here = Here I am!
web-cry-back = I’m back!
web-cry-time = Out of time …
web-cry-end = Shall we stop here?
