# Dojo in the browser.

web-dojo-card = { $belt }-belt { $disciple } { $number }
web-dojo-card-short = { $belt }-belt { $disciple }
web-dojo-the-belt = the multicolour belt
web-dojo-the-kimono = the competition kimono
web-dojo-the-broom = the broom
web-dojo-the-master = the grand master
web-dojo-the-incense = the incense
web-dojo-the-assistant = the assistant
web-dojo-effect-belt = column: 2 belts alike are enough
web-dojo-effect-kimono = column: 3 belts alike count double
web-dojo-effect-broom = column: rearrange it before scoring
web-dojo-effect-master = row: one card counts as a raccoon
web-dojo-effect-incense = row: every disciple scores
web-dojo-effect-incense-one = row: or 1 point for each different disciple
web-dojo-effect-assistant = row: rearrange it before scoring
web-dojo-effect-white = 3 points at the end

web-dojo-round = Round { $round } of 12
web-dojo-piles =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    } · { $trophies ->
        [one] one trophy
       *[other] { $trophies } trophies
    }
web-dojo-others = The other dojos
web-dojo-dojo-of = Dojo of { $name }
web-dojo-yours = Your dojo
web-dojo-look = { $name }’s dojo, larger
web-dojo-close = Close
web-dojo-all = All dojos
web-dojo-row = Row { $number }
web-dojo-column = Column { $number }
web-dojo-at-column = column { $number }: { $card }
web-dojo-empty = free
web-dojo-trophy-on-row = { $trophy } on row { $number }
web-dojo-trophy-on-column = { $trophy } on column { $number }
web-dojo-kept = Kept: { $trophies }

web-dojo-dealer = dealer
web-dojo-state-waits = waits
web-dojo-state-asked = decides…
web-dojo-state-passed = passed
web-dojo-state-won = won
web-dojo-state-lost = lost
web-dojo-state-chooses = chooses…
web-dojo-state-chosen = has chosen
web-dojo-state-deals = deals…
web-dojo-nth =
    { $number ->
        [1] { $number }st card
        [2] { $number }nd card
        [3] { $number }rd card
       *[other] { $number }th card
    }
web-dojo-face-down = face down
web-dojo-known-card = you know it: { $card }

web-dojo-no-stake = No trophy this round
web-dojo-at-random = Dealt at random: no dealer, no challenge
web-dojo-known-to-dealer = known to { $name }
web-dojo-known-to-you = only you know it
web-dojo-known-to-both = you both know it
web-dojo-known-to-all = all have seen it
web-dojo-to-give = To give away
web-dojo-to-give-note = only you see it

web-dojo-ask-give = Who gets the { $card }?
web-dojo-hint-give = Tap a dojo: everyone gets one card, you too.
web-dojo-ask-challenge = Challenge { $name } for { $trophy }?
web-dojo-ask-challenge-bare = Challenge { $name }?
web-dojo-hint-challenge =
    { $belt ->
        [1] Your 1 wins only against a 1.
        [2] Your 2 wins against 1 and 2, loses above.
        [5] Your 5 wins against every belt.
        [4] Your 4 wins against 1 to 4, loses to 5.
       *[other] Your { $belt } wins against 1 to { $belt }, loses above.
    }
web-dojo-hint-challenge-black = Three throws follow; each one won adds 1 to the belt. Equal: the challenger wins.
web-dojo-hint-throw = Each throw won adds 1 to your belt.
web-dojo-ask-swap = You have won! Exchange for the { $theirs }?
web-dojo-hint-swap = Or keep yours: the trophy is yours either way.
web-dojo-ask-place = Where does the { $card } go?
web-dojo-hint-place = Choose a lit place, then confirm.
web-dojo-hint-first = Your dojo grows around it, to three rows of four.
web-dojo-hint-placed = Another tap moves it.
web-dojo-ask-trophy = Where does { $trophy } go?
web-dojo-hint-trophy = It stays there to the end.
web-dojo-place-here = Place here
web-dojo-take-back = Take back

web-dojo-wait-give = { $names } deals.
web-dojo-wait-ask = { $names }: challenge or pass?
web-dojo-wait-throw = { $names }: rock, paper, scissors…
web-dojo-wait-swap = { $names } has won: exchange cards?
web-dojo-wait-place =
    { $count ->
        [one] { $names } is choosing a place.
       *[other] { $names } are choosing a place.
    }
web-dojo-wait-trophy = { $names } places the trophy.
web-dojo-wait-chosen = Your place is chosen. Waiting for { $names }.
web-dojo-wait-thrown = Your throw is made. Waiting for { $names }.

web-dojo-give-to = Give to { $name }
web-dojo-give = Give
web-dojo-give-self = Keep it yourself
web-dojo-choice-give = give it to { $name }
web-dojo-choice-self = keep it yourself
web-dojo-choice-challenge = Challenge
web-dojo-choice-pass = Pass
web-dojo-choice-swap = Exchange
web-dojo-choice-keep = Keep mine
web-dojo-choice-row = row { $number } ({ $cards })
web-dojo-choice-column = column { $number } ({ $cards })
web-dojo-place = row { $row }, column { $column }
web-dojo-place-near = row { $row }, column { $column }: { $near }
web-dojo-place-first = your first card
web-dojo-near-left = { $card } on the left
web-dojo-near-right = { $card } on the right
web-dojo-near-above = { $card } above
web-dojo-near-below = { $card } below

web-dojo-duel = Challenge
web-dojo-duel-result =
    { $who ->
        [you] You win, { $high } against { $low }
       *[other] { $name } wins, { $high } against { $low }
    }
web-dojo-duel-equal =
    { $who ->
        [you] Equal: you, the challenger, win
       *[other] Equal: { $name }, the challenger, wins
    }
web-dojo-duel-short =
    { $who ->
        [you] You win
       *[other] { $name } wins
    }
web-dojo-duel-sum = { $belt } + { $more } = { $sum }
web-dojo-duel-open = Throw { $number } of 3
web-dojo-challenger = challenger
web-dojo-swapped = cards exchanged

web-dojo-told-give =
    { $who ->
        [you] { $self ->
            [yes] You keep a card for yourself.
           *[no] You give a card to { $to }.
        }
       *[other] { $self ->
            [yes] { $name } keeps a card.
           *[no] { $toWho ->
                [you] { $name } gives you a card.
               *[other] { $name } gives { $to } a card.
            }
        }
    }
web-dojo-told-own = Your card: { $card }.
web-dojo-told-challenge =
    { $who ->
        [you] You challenge { $dealer }: your { $theirs } against the { $dealers }.
       *[other]
            { $dealerWho ->
                [you] { $name } challenges you: { $theirs } against your { $dealers }.
               *[other] { $name } challenges { $dealer }: { $theirs } against { $dealers }.
            }
    }
web-dojo-told-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
web-dojo-told-swap =
    { $who ->
        [you] You exchange cards.
       *[other] { $name } exchanges cards.
    }
web-dojo-told-keep =
    { $who ->
        [you] You keep your card.
       *[other] { $name } keeps the card.
    }
web-dojo-told-win =
    { $who ->
        [you] You win { $trophy }.
       *[other] { $name } wins { $trophy }.
    }
web-dojo-told-row =
    { $who ->
        [you] You put { $trophy } on a row: { $cards }.
       *[other] { $name } puts { $trophy } on a row: { $cards }.
    }
web-dojo-told-column =
    { $who ->
        [you] You put { $trophy } on a column: { $cards }.
       *[other] { $name } puts { $trophy } on a column: { $cards }.
    }
web-dojo-told-lay = { $name }: { $card }
web-dojo-told-layings = All train. { $list }.

web-dojo-crib = How a dojo scores
web-dojo-crib-row = Row: the most frequent disciple, 1 to 4 cards: 1, 3, 6, 10 points. The raccoon counts as any.
web-dojo-crib-column = Column: three belts alike score the belt’s number.

web-dojo-sheet = Score sheet
web-dojo-sheet-of = Score sheet of { $name }
web-dojo-sheet-skip = Show all
web-dojo-sheet-again = Once more
web-dojo-sheet-lies = As it lies
web-dojo-sheet-step = { $trophy }: { $line } becomes { $cards }
web-dojo-sheet-line-row = row { $number }
web-dojo-sheet-line-column = column { $number }
web-dojo-sheet-group = { $count } × { $disciple } = { $points }
web-dojo-sheet-raccoon = raccoon as { $disciples }
web-dojo-sheet-master = { $card } as raccoon
web-dojo-sheet-belts = { $count } × { $belt } belt
web-dojo-sheet-nothing = no three alike
web-dojo-sheet-columns = Columns
web-dojo-sheet-trophies = Trophies
web-dojo-sheet-total = Total
web-dojo-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
