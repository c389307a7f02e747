# The table of Tatsu in the browser.

web-tatsu-you = You
web-tatsu-ghost = the Ghost
web-tatsu-ghost-short = Ghost
web-tatsu-card-spirit =
    { $clan ->
        [yellow] yellow
       *[red] red
    } spirit of power { $power }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-tatsu-card-multiplier =
    { $clan ->
        [yellow] yellow
       *[red] red
    } multiplier ×{ $factor }
web-tatsu-card-fusion =
    { $clan ->
        [yellow] yellow
       *[red] red
    } fusion

# What happened.
web-tatsu-deals = Round { $round }: { $person ->
        [you] you lead.
       *[other] { $name } leads.
    }
web-tatsu-plays =
    { $giver ->
        [you] You play
       *[other] { $giver-name } plays
    }: { $card }.
web-tatsu-gives =
    { $giver ->
        [you] You give { $seat-name }
       *[other] { $giver-name } gives { $seat ->
            [you] you
           *[other] { $seat-name }
        }
    }: { $card }.
web-tatsu-trick-won =
    { $person ->
        [you] You take the trick for { $clan }.
       *[other] { $name } takes the trick for { $clan }.
    }
web-tatsu-trick-lost = A fusion in the last trick: nobody takes the cards.
web-tatsu-trick-held = A fusion: nobody takes the cards. { $person ->
        [you] You lead next.
       *[other] { $name } leads next.
    }
web-tatsu-sum-line =
    { $clan ->
        [yellow] Yellow
       *[red] Red
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } × { $factor } = { $score }

# What is to be decided.
web-tatsu-turn =
    { $can ->
        [play] Your turn: play a { $clan } card.
        [ask] You have no { $clan } card to play: ask for one.
        [hidden] Your turn: turn up a { $clan } card, or ask for one.
       *[both] { $players ->
            [2] Your turn: play a { $clan } card, or ask for one.
           *[other] Your turn: play a { $clan } card, or tap a lit player to ask for one.
        }
    }
web-tatsu-ghost-turn =
    { $can ->
        [play] The Ghost’s turn: play one of its { $clan } cards.
        [ask] The Ghost has no { $clan } card: ask a lit player, or yourself, for one.
       *[both] The Ghost’s turn: play one of its { $clan } cards, or ask for one.
    }
web-tatsu-asked = { $name } asks you for a { $clan } card: choose which.
web-tatsu-ghost-asked =
    { $person ->
        [you] You ask the Ghost for a { $clan } card: choose it from the Ghost’s.
       *[other] { $name } asks the Ghost for a { $clan } card: choose it from the Ghost’s.
    }
web-tatsu-asked-for-ghost = Choose one of your { $clan } cards for the Ghost.

# Moves.
web-tatsu-play-card = Play { $card }
web-tatsu-give-card = Give { $card }
web-tatsu-play-ghost = From the Ghost: { $card }
web-tatsu-play-hidden = Play the { $clan } card face down in pile { $pile }
web-tatsu-ask-seat =
    { $person ->
        [you] Ask yourself for a { $clan } card
       *[other] Ask { $name } for a { $clan } card
    }
web-tatsu-ask = Ask
web-tatsu-ask-self = From your own hand

# The table.
web-tatsu-round-of = Round { $round } of { $rounds }
web-tatsu-round-to = Round { $round } · to { $target }
web-tatsu-trick-of = trick { $trick } of { $tricks }
web-tatsu-place-mine = your card
web-tatsu-place-other = to come
web-tatsu-own-card =
    { $person ->
        [you] your card
       *[other] own card
    }
web-tatsu-from = from { $name }
web-tatsu-from-you = from you
web-tatsu-from-ghost = from Ghost
web-tatsu-highest = highest
web-tatsu-takes = takes it
web-tatsu-no-card = no { $clan } card
web-tatsu-decides = to choose
web-tatsu-is-asked = is asked
web-tatsu-you-choose = you choose
web-tatsu-dealer = deals this round
web-tatsu-trick = The trick
web-tatsu-in-front =
    { $person ->
        [you] in front of you
       *[other] in front of { $name }
    }: { $card }, { $origin }
web-tatsu-nothing-laid = no card yet
web-tatsu-held = Held over: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-tatsu-held-why = this trick takes them too
web-tatsu-hand = Your cards
web-tatsu-ghost-hand = The Ghost’s cards
web-tatsu-ghost-show = Show the Ghost’s cards
web-tatsu-seats = Players
web-tatsu-seat-holds = { $name }, { $clan }: { $yellow } yellow, { $red } red
web-tatsu-piles = { $name }: seven piles
web-tatsu-piles-mine = Your seven piles
web-tatsu-face-down = face down
web-tatsu-pile =
    { $up ->
        [none] empty
       *[card] { $card }
    }{ $down ->
        [yellow] , under it a yellow one face down
        [red] , under it a red one face down
       *[none] {""}
    }

# Clans.
web-tatsu-clan =
    { $clan ->
        [yellow] Yellow
       *[red] Red
    }
web-tatsu-match = { $score } of { $target }
web-tatsu-taken-points = { $points ->
        [one] pt
       *[other] pts
    }
web-tatsu-chip-own = ×{ $factor } taken: counts
web-tatsu-chip-denied = ×{ $factor } taken by the other clan
web-tatsu-chip-out = ×{ $factor } still out
web-tatsu-taken = Taken by { $clan } this round
web-tatsu-taken-none = nothing yet
web-tatsu-show-taken = Show the cards taken by { $clan }

# The sum of a round.
web-tatsu-last-round =
    { $match ->
        [over] Last round
       *[on] Previous round
    }
web-tatsu-sum-title = End of round { $round }
web-tatsu-sum-how = Points of both clans × one’s own multipliers
web-tatsu-sum-total = = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-tatsu-sum-no-cards = no cards taken
web-tatsu-sum-counts = counts:
web-tatsu-sum-denied = the other clan’s: counts for nobody
web-tatsu-sum-no-multiplier = no own multiplier taken
web-tatsu-sum-points = points
web-tatsu-sum-multiplier = multiplier
web-tatsu-sum-round = this round
web-tatsu-sum-lost =
    { $points ->
        [0] Cards lost.
        [one] 1 point lost.
       *[other] { $points } points lost.
    }
web-tatsu-sum-lost-why = A fusion in the last trick: nobody takes it.
web-tatsu-sum-tricks = See the tricks
web-tatsu-sum-trick = Trick { $number }
web-tatsu-sum-on = Go on
web-tatsu-sum-close = Close
web-tatsu-sum-of = / { $target }
