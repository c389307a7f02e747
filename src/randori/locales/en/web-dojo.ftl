# Dojo in the browser.

web-dojo-card = { $belt }-belt { $disciple } { $number }
web-dojo-card-plain = { $disciple } { $number }
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
web-dojo-effect-incense = row: all its groups score (1, 3, 6, 10)
web-dojo-effect-incense-one = row: or 1 point for each different disciple
web-dojo-effect-assistant = row: rearrange it before scoring
web-dojo-effect-white = 3 points at the end

web-dojo-round = Round { $round } of 12
web-dojo-left =
    { $cards ->
        [one] one card left
       *[other] { $cards } cards left
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
web-dojo-state-asked = thinks…
web-dojo-state-passed = passed
web-dojo-state-has-card = has a card
web-dojo-state-away = away
web-dojo-state-held = a bot plays
web-dojo-state-won = won
web-dojo-state-lost = lost
web-dojo-state-chooses = thinks…
web-dojo-state-chosen = has chosen
web-dojo-state-deals = deals…
web-dojo-order =
    { $number ->
        [1] { $number }st
        [2] { $number }nd
        [3] { $number }rd
       *[other] { $number }th
    }
web-dojo-nth =
    { $number ->
        [1] { $number }st card dealt
        [2] { $number }nd card dealt
        [3] { $number }rd card dealt
       *[other] { $number }th card dealt
    }
web-dojo-face-down = face down
web-dojo-known-card = you know it: { $card }

web-dojo-no-stake = No trophy this round
web-dojo-at-random = Dealt at random: no dealer, no challenge
web-dojo-ring = The ring
web-dojo-deck = Pile { $cards }
web-dojo-stays = stays in play
web-dojo-then = Then { $trophy }.
web-dojo-to-give = To give away
web-dojo-to-give-note = only you see it

web-dojo-ask-give =
    { $kind ->
        [M] Who gets this monkey?
        [F] Who gets this fox?
        [T] Who gets this tigress?
        [C] Who gets this crane?
        [B] Who gets this bear?
       *[R] Who gets this raccoon?
    }
web-dojo-hint-give = Card { $number } of { $players }: one each, yours too.
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
web-dojo-ask-throw =
    { $number ->
        [1] First throw: strike!
        [2] Second throw: strike!
       *[3] Third throw: strike!
    }
web-dojo-throw-rock = fist
web-dojo-throw-paper = edge
web-dojo-throw-scissors = two fingers
web-dojo-known-rock = rock
web-dojo-known-paper = paper
web-dojo-known-scissors = scissors
web-dojo-hint-throw = Rock > scissors > paper > rock
web-dojo-ask-swap =
    { $kind ->
        [M] You win! Swap for the monkey?
        [F] You win! Swap for the fox?
        [T] You win! Swap for the tigress?
        [C] You win! Swap for the crane?
        [B] You win! Swap for the bear?
       *[R] You win! Swap for the raccoon?
    }
web-dojo-hint-swap = The trophy is yours either way.
web-dojo-ask-place = Where does your { $disciple } train?
web-dojo-hint-place = Choose a lit place, then the same one again.
web-dojo-hint-only = Choose it: the card lies there at once.
web-dojo-hint-first = Your dojo grows around it, to three rows of four.
web-dojo-hint-grows = Three rows of four in the end: it may still grow on every side.
web-dojo-hint-placed = Choose it again, or another place.
web-dojo-ask-trophy = Where does { $trophy } go?
web-dojo-hint-trophy = It stays there to the end.
web-dojo-place-here = Place here

web-dojo-wait-give = { $names } deals.
web-dojo-wait-ask = { $names }: challenge or pass?
web-dojo-wait-throw = { $names }: fist, edge or two fingers…
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
web-dojo-give-keep = Keep
web-dojo-has-card = has one
web-dojo-kept-card = kept
web-dojo-give-self = Keep it yourself
web-dojo-choice-give = give it to { $name }
web-dojo-choice-self = keep it yourself
web-dojo-choice-challenge = I challenge you!
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

web-dojo-why-row =
    { $alike ->
        [2] makes a pair in the row: { $points } points
        [3] makes three alike in the row: { $points } points
       *[other] makes four alike in the row: { $points } points
    }
web-dojo-why-column =
    { $alike ->
        [2] two equal belts in the column: { $points } points
       *[other] completes the column: { $points } points
    }
web-dojo-why-trophy = { $points } points for this line instead of { $was }
web-dojo-why-keep = a { $belt }: you will be hard to beat
web-dojo-why-give = a { $belt }: it hardly wins a challenge
web-dojo-why-challenge =
    { $belt ->
        [5] your 5 beats every belt
       *[other] your { $belt } beats 1 to { $belt }
    }
web-dojo-why-pass = your { $belt } beats too little

web-dojo-duel = Challenge
web-dojo-cry = I challenge you!
web-dojo-banzai = Banzai!
web-dojo-counting = The dojos are counted.
web-dojo-versus = { $one } against { $two }
web-dojo-versus-equal = { $one } against { $two }: the challenger wins
web-dojo-trophy-won = Trophy!
web-dojo-duel-open = Throw { $number } of 3
web-dojo-duel-was =
    { $number ->
        [1] 1st throw
       *[2] 2nd throw
    }: { $who ->
        [nobody] a draw
        [you] +1 for you
       *[other] +1 for { $name }
    }

web-dojo-outcome =
    { $who ->
        [you] Won: { $one } against { $two }{ $equal ->
            [yes] , the challenger wins.
           *[no] .
        }
        [lost] Lost: { $one } against { $two }{ $equal ->
            [yes] , the challenger wins.
           *[no] .
        }
       *[other] { $name } wins: { $one } against { $two }{ $equal ->
            [yes] , the challenger wins.
           *[no] .
        }
    }

web-dojo-told-round =
    { $who ->
        [you] Round { $round }: you deal. To be won: { $trophy }.
       *[other] Round { $round }: { $name } deals. To be won: { $trophy }.
    }
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
        [you] You challenge { $dealer } for { $trophy }.
       *[other]
            { $dealerWho ->
                [you] { $name } challenges you for { $trophy }.
               *[other] { $name } challenges { $dealer } for { $trophy }.
            }
    }
web-dojo-told-shown = Banzai! { $theirs } against { $dealers }.
web-dojo-told-outcome =
    { $who ->
        [you] Banzai! { $theirs } against { $dealers }: you win { $trophy }.
       *[other] Banzai! { $theirs } against { $dealers }: { $name } wins { $trophy }.
    }
web-dojo-told-throw =
    { $who ->
        [nobody] Throw: { $first } against { $second }, nobody scores.
        [you] Throw: { $first } against { $second }, you score.
       *[other] Throw: { $first } against { $second }, { $name } scores.
    }
web-dojo-told-sum =
    { $who ->
        [you] { $one } against { $two }: you win { $trophy }.
       *[other] { $one } against { $two }: { $name } wins { $trophy }.
    }
web-dojo-told-stays = Nobody challenges: { $trophy } stays in play.
web-dojo-told-pass =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
web-dojo-told-swap =
    { $who ->
        [you] You take { $other }’s { $taken } and give your { $given }.
       *[other]
            { $otherWho ->
                [you] { $name } takes your { $taken } and gives you a { $given }.
               *[other] { $name } takes { $other }’s { $taken } and gives a { $given }.
            }
    }
web-dojo-told-keep =
    { $who ->
        [you] You keep your card.
       *[other] { $name } keeps the card.
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


web-dojo-aid-win = Twelve rounds, twelve cards: whose dojo scores most wins.
web-dojo-aid-round = A round
web-dojo-aid-deal = Deal.
web-dojo-aid-deal-more = The dealer looks at one card after the other and chooses who gets it; everybody gets one, the dealer too.
web-dojo-aid-duel = Challenge.
web-dojo-aid-duel-more = One after the other may challenge the dealer. The higher belt wins (if equal, the challenger’s): the trophy, and a swap of the two cards if wanted.
web-dojo-aid-place = Lay.
web-dojo-aid-place-more = All lay their cards at once, each next to another card; then the trophy goes on a row or a column. The deal moves on to the left.
web-dojo-aid-rows = A row: animals alike
web-dojo-aid-rows-more = Only the largest group counts. The raccoon is any animal.
web-dojo-aid-columns = A column: three belts alike
web-dojo-aid-columns-more = It scores the number on the belt.
web-dojo-aid-row-trophies = Trophies for a row
web-dojo-aid-column-trophies = Trophies for a column
web-dojo-aid-duel-black = With the black belt three throws follow (rock, paper, scissors): each one won adds 1 to the belt.

web-dojo-sheet = Score sheet
web-dojo-sheet-of = Score sheet of { $name }
web-dojo-sheet-skip = Show all
web-dojo-sheet-again = Count again, line by line
web-dojo-sheet-how = { $points } points, how?
web-dojo-sheet-lies = As it was laid
web-dojo-sheet-step = { $trophy }: { $line } → { $cards }
web-dojo-sheet-line-row = row { $number }
web-dojo-sheet-line-column = column { $number }
web-dojo-sheet-group =
    { $kind ->
        [M] { $count ->
            [one] monkey
           *[other] { $count } monkeys
        }
        [F] { $count ->
            [one] fox
           *[other] { $count } foxes
        }
        [T] { $count ->
            [one] tigress
           *[other] { $count } tigresses
        }
        [C] { $count ->
            [one] crane
           *[other] { $count } cranes
        }
        [B] { $count ->
            [one] bear
           *[other] { $count } bears
        }
       *[R] { $count ->
            [one] raccoon
           *[other] { $count } raccoons
        }
    }: { $points }
web-dojo-sheet-as =
    { $kind ->
        [M] { $count ->
            [one] a monkey
           *[other] monkeys
        }
        [F] { $count ->
            [one] a fox
           *[other] foxes
        }
        [T] { $count ->
            [one] a tigress
           *[other] tigresses
        }
        [C] { $count ->
            [one] a crane
           *[other] cranes
        }
        [B] { $count ->
            [one] a bear
           *[other] bears
        }
       *[R] { $count ->
            [one] a raccoon
           *[other] raccoons
        }
    }
web-dojo-sheet-raccoon =
    { $count ->
        [one] raccoon as { $disciples }
       *[other] { $count } raccoons as { $disciples }
    }
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
