# The table of Tatsu in the browser.

web-tatsu-you = You
web-tatsu-ghost = the Ghost
web-tatsu-ghost-short = Ghost
web-tatsu-side =
    { $clan ->
        [yellow] yellow clan
       *[red] red clan
    }
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

# What is seen of a trick.
web-tatsu-moment-points =
    { $points ->
        [0] No points
        [one] 1 point
       *[other] { $points } points
    }{ $held ->
        [0] {""}
        [one] , and the one that waited
       *[other] , and the { $held } that waited
    }.
web-tatsu-moment-own =
    { $count ->
        [one] The { $factors } counts.
       *[other] The { $factors } count.
    }
web-tatsu-moment-denied =
    { $count ->
        [one] The { $clan } { $factors } is lost.
       *[other] The { $clan } { $factors } are lost.
    }
web-tatsu-moment-nobody = Fusion: nobody takes the trick.
web-tatsu-moment-lost =
    { $points ->
        [0] Its cards are lost.
        [one] 1 point is lost.
       *[other] { $points } points are lost.
    }
web-tatsu-moment-waits =
    { $points ->
        [0] Its cards wait.
        [one] 1 point waits.
       *[other] { $points } points wait.
    } { $person ->
        [you] You lead next.
       *[other] { $name } leads next.
    }

# What is to be decided.
web-tatsu-turn =
    { $can ->
        [play] Your turn: play a { $clan } card.
        [ask] No { $clan } card to play: ask for one.
        [one] No { $clan } card to play: ask { $asked-name } for one.
        [hidden] Turn up a { $clan } card, or ask.
       *[both] Play a { $clan } card, or ask.
    }
web-tatsu-ghost-turn =
    { $can ->
        [play] The Ghost’s turn: play one of its { $clan } cards.
        [ask] The Ghost has no { $clan } card: ask for one, maybe yourself.
       *[both] The Ghost’s turn: play one of its { $clan } cards, or ask.
    }
web-tatsu-asked = { $name } asks you for a { $clan } card: which?
web-tatsu-ghost-asked =
    { $person ->
        [you] You ask the Ghost for a { $clan } card: choose it.
       *[other] { $name } asks the Ghost for a { $clan } card: choose it.
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
web-tatsu-ask-whom = Ask { $name }
web-tatsu-ask-self = Your own

# Why a move may be good, in a few words.
web-tatsu-why-takes =
    takes the trick: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-tatsu-why-ahead = goes ahead
web-tatsu-why-strong = strong: may hold the trick
web-tatsu-why-saves = saves your strong ones
web-tatsu-why-adds = your clan is ahead: { $points } points more
web-tatsu-why-multiplier = your clan is ahead: it would take this ×{ $factor }
web-tatsu-why-weak = weak: little to lose
web-tatsu-why-fusion = nobody will take this trick
web-tatsu-why-partner = your partner will choose for your clan
web-tatsu-why-keeps = keeps your cards in hand

# The table.
web-tatsu-round-of = Round { $round } of { $rounds }
web-tatsu-round-to = Round { $round } · to { $target }
web-tatsu-trick-of = trick { $trick } of { $tricks }
web-tatsu-trick-short = trick { $trick } / { $tricks }
web-tatsu-place-mine = your place
web-tatsu-place-other = to come
web-tatsu-own-card =
    { $person ->
        [you] your card
       *[other] own card
    }
web-tatsu-from = from { $name }
web-tatsu-from-you = from you
web-tatsu-from-ghost = from Ghost
web-tatsu-strongest = strongest
web-tatsu-first = ahead
web-tatsu-takes = takes it
web-tatsu-holds = nobody’s
web-tatsu-fusion = Fusion!
web-tatsu-waiting = + { $points ->
        [one] 1 point waits
       *[other] { $points } points wait
    }
web-tatsu-lost = { $points ->
        [one] 1 point lost
       *[other] { $points } points lost
    }
web-tatsu-asks-bubble =
    { $clan ->
        [yellow] A yellow one?
       *[red] A red one?
    }
web-tatsu-no-card = no { $clan }
web-tatsu-decides = thinks…
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
web-tatsu-hand = Your cards
web-tatsu-hand-empty = Your hand is empty.
web-tatsu-ghost-hand = The Ghost’s cards
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
web-tatsu-round-points = { $points ->
        [one] point this round
       *[other] points this round
    }
web-tatsu-chip-own = ×{ $factor } taken: counts
web-tatsu-chip-denied = ×{ $factor } taken by the other clan
web-tatsu-chip-out = ×{ $factor } still out
web-tatsu-chip-word =
    { $state ->
        [own] ×{ $factor } taken!
       *[denied] ×{ $factor } denied
    }
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
web-tatsu-sum-title-end = End of the game
web-tatsu-sum-how = Each clan: points taken × its own multipliers
web-tatsu-sum-total = = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-tatsu-sum-taken = Points taken
web-tatsu-sum-multipliers = Multipliers
web-tatsu-sum-ahead =
    { $clan ->
        [yellow] The yellow clan leads by { $by }
        [red] The red clan leads by { $by }
       *[none] A tie
    }
web-tatsu-sum-won =
    { $clan ->
        [yellow] The yellow clan wins by { $by }
        [red] The red clan wins by { $by }
       *[none] A tie: both clans win
    }
web-tatsu-sum-leads =
    { $count ->
        [one] { $names } leads with { $score }
       *[other] { $names } lead with { $score } each
    }
web-tatsu-sum-you-lead =
    { $count ->
        [one] You lead with { $score }
       *[other] You and { $names } lead with { $score } each
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
web-tatsu-sum-of = / { $target }

# How the scores came about.
web-tatsu-reckoning-rounds = Round by round
web-tatsu-reckoning-round-number = Round { $round }
web-tatsu-reckoning-earlier = Before round { $round }
web-tatsu-reckoning = Round { $round }, the last
web-tatsu-clan-name =
    { $clan ->
        [yellow] Yellow clan
       *[red] Red clan
    }
web-tatsu-reckoning-cards =
    { $count ->
        [one] 1 card taken
       *[other] { $count } cards taken
    }
web-tatsu-reckoning-before = Before
web-tatsu-reckoning-multipliers = Own multipliers
web-tatsu-reckoning-none = none
web-tatsu-reckoning-round = Round
web-tatsu-reckoning-total = Total

# The help card.
web-tatsu-aid-turn = Your turn: play a card of your clan, or ask anybody for one. They choose which, and it is laid in front of you.
web-tatsu-aid-win = The highest power takes the four cards; on equal power, the card laid first. Who takes leads the next trick.
web-tatsu-aid-strong = Strong spirits
web-tatsu-aid-strong-does = Power 6 down to 2; each is worth 1 point.
web-tatsu-aid-weak = Weak spirits
web-tatsu-aid-weak-does = Power 1, but 7 down to 3 points: the dots.
web-tatsu-aid-multiplier = Multipliers
web-tatsu-aid-multiplier-does = No power: every spirit beats them. Those of your own clan multiply your points; take the other clan’s, and it goes without.
web-tatsu-aid-fusion = Fusions
web-tatsu-aid-fusion-does = Nobody takes the trick: its cards wait for the winner of the next. The seat with the fusion in front of it leads. In the last trick they are lost.
web-tatsu-aid-sum = The round: points of all cards taken × the sum of your own multipliers. Without any: 0.
