# Mémo Combo in the browser.

# The schools, for those who hear them.
web-memo-school-aero-flash = Aero Flash
web-memo-school-cobra-blade = Cobra Blade
web-memo-school-double-bison = Double Bison
web-memo-school-feral-steel = Feral Steel
web-memo-school-galaxie-kick-jutsu = Galaxie Kick Jutsu
web-memo-school-lotus-zero = Lotus Zero
web-memo-school-typhoon = Typhoon

web-memo-or = { $one } or { $two }
web-memo-you = You
web-memo-cards =
    { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
web-memo-cards-left =
    { $count ->
        [0] no card left
        [one] 1 card left
       *[other] { $count } cards left
    }
web-memo-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-memo-round = Round { $round }
web-memo-game-round = Game { $game }, round { $round }
web-memo-pile = Pile
web-memo-pile-count =
    { $count ->
        [one] Pile: 1 card
       *[other] Pile: { $count } cards
    }
web-memo-dojo = Dojo
web-memo-dojo-empty = The dojo is empty.
web-memo-active-is = Active card: { $card }
web-memo-powers = Powers
web-memo-direction-left = Play goes to the left
web-memo-direction-right = Play goes to the right
web-memo-active = active
web-memo-passed =
    { $you ->
        [yes] passed
       *[no] passed
    }
web-memo-chose =
    { $you ->
        [yes] chose
       *[no] chose
    }
web-memo-looked =
    { $you ->
        [yes] looked
       *[no] looked
    }
web-memo-fault = fault +1
web-memo-hands-over =
    { $you ->
        [yes] give
       *[no] gives
    }
web-memo-uses-power = power
web-memo-guesses =
    { $you ->
        [yes] guess
       *[no] guesses
    }
web-memo-won =
    { $you ->
        [yes] win
       *[no] wins
    }
web-memo-away = away
web-memo-bot-decides = bot
web-memo-crocodile = croc { $number }
web-memo-bird = bird { $number }
web-memo-bench-of = { $name }’s bench
web-memo-own-bench = your bench
web-memo-your-bench = Your bench
web-memo-open-bench = Open { $name }’s bench
web-memo-close-bench = Close { $name }’s bench
web-memo-others = The other players
web-memo-slot-down = slot { $slot }: face down
web-memo-slot-empty = slot { $slot }: empty
web-memo-slot-card = slot { $slot }: { $card }
web-memo-slot-known = slot { $slot }, known: { $card }
web-memo-mark-looked = just looked at
web-memo-mark-added = new card
web-memo-mark-fault = fault
web-memo-mark-hinted = a master’s choice
web-memo-you-see = You see { $cards }.
web-memo-see-place = { $name }, slot { $slot }: { $card }
web-memo-see-own = your slot { $slot }: { $card }
web-memo-see-pile = number { $slot } of the pile: { $card }
web-memo-learnt = Got it
web-memo-only-you = only you see it
web-memo-drawn = Drawn
web-memo-drawn-is = You have drawn { $card }.
web-memo-time-left = Time to react
web-memo-fault-now = { $name } turned up { $card }: a fault, +1 card
web-memo-fault-mine = You turned up { $card }: a fault, +1 card
web-memo-fault-told = { $name }: a fault. The card goes back, and one more comes from the pile.
web-memo-confuses-own = { $name }: confusion on your bench.
web-memo-new-game = Game { $game } begins.
web-memo-steal-armed = { $name }’s card { $slot } is on its way: choose it again to send it at once, or take it back.
web-memo-take-back = Take it back
web-memo-too-late = Too late, nobody saw it.
web-memo-last-game = The last game’s cards
web-memo-memory = Your memory (aid)
web-memo-choose-someone = Whom?
web-memo-mix-up = Or mix up a bench

web-memo-ask-look = Choose two cards to look at
web-memo-ask-call = Who starts? Say so!
web-memo-ask-direction = Which way round do you play?
web-memo-ask-draw = Where does the drawn card go?
web-memo-ask-react = You may throw any { $schools }, yours or stolen
web-memo-ask-react-own = You may throw any { $schools } of your own
web-memo-ask-react-others = You may steal any { $schools } from another bench
web-memo-ask-react-none = Does anyone react?
web-memo-ask-only-pass = Nothing to play: pass
web-memo-ask-cleared = Your bench is empty! Pass to end the round
web-memo-ask-hand = Which card do you hand { $name }?
web-memo-ask-exchange = Exchange it with which card?
web-memo-ask-cross = Which two cards change places?
web-memo-ask-against = Against which card of another bench?
web-memo-ask-order = In which order do they go back?
web-memo-ask-guess = Which card do you guess?
web-memo-ask-two = Choose a card to look at, or mix up a bench
web-memo-ask-use-eye = Choose a card to look at
web-memo-ask-use-infiltrate = Choose a card to look at
web-memo-ask-use-paralyse = Who gets one card more?
web-memo-ask-use-confuse = Whose bench do you mix up?
web-memo-ask-use-overload = Choose two cards of one bench
web-memo-ask-use-foresee = Look at the top of the pile?
web-memo-ask-use-none = Your power has no use now

web-memo-wait-look = All look at two of their cards.
web-memo-wait-others-look = Remember them! The others are still looking.
web-memo-wait-call = Who starts?
web-memo-wait-react = All may react.
web-memo-wait-passed = You have passed. The others may still react.
web-memo-wait-power =
    { $you ->
        [yes] You use a power: { $power }.
       *[no] { $name } uses a power: { $power }.
    }
web-memo-wait-direction =
    { $you ->
        [yes] You choose the direction of play.
       *[no] { $name } chooses the direction of play.
    }
web-memo-wait-draw =
    { $you ->
        [yes] You have drawn a card.
       *[no] { $name } has drawn a card.
    }
web-memo-wait-hand =
    { $you ->
        [yes] You hand over a card.
       *[no] { $name } hands over a card.
    }
web-memo-wait-guess =
    { $you ->
        [yes] You may guess cards.
       *[no] { $name } may guess cards.
    }

web-memo-power-title = Your power: { $power }
web-memo-power-choice = Your power
web-memo-step-look = look
web-memo-step-exchange = exchange
web-memo-step-bench = bench
web-memo-step-cross = mix
web-memo-step-two = two of one bench
web-memo-step-against = one of another
web-memo-step-order = order
web-memo-why-eye = The card you choose is shown to you alone. The others see which place, not which card.
web-memo-why-infiltrate = The card you choose is shown to you alone. Then you exchange it with another, unseen.
web-memo-why-paralyse = The top card of the pile goes onto that bench, seen by nobody.
web-memo-why-confuse = Up to three times, two cards of one bench change places.
web-memo-why-overload = Two cards of one bench against one of another, unseen by all.
web-memo-why-foresee = You see the top three cards and put them back in your order, on or under the pile.
web-memo-why-two = With two players every power lets you look at a card and exchange it, or mix up a bench.
web-memo-why-guess = Guess the school of a card on another bench: right +1, wrong −1.
web-memo-no-race = Take your time: nobody races you.
web-memo-stays-unseen =
    { $count ->
        [one] stays unseen
       *[other] stay unseen
    }
web-memo-tap-another = choose another card
web-memo-tap-two = choose two cards of one bench
web-memo-tap-then = then one of another bench
web-memo-order-how = Choose two cards and they change places. Left is uppermost.
web-memo-uppermost = on top
web-memo-guess-letter = It is…

web-memo-do-look = look at slots { $one } and { $two }
web-memo-do-swap = into slot { $slot }
web-memo-do-hand = hand over slot { $slot }
web-memo-do-play = play { $from }’s card, slot { $slot }
web-memo-do-play-own = play your card, slot { $slot }
web-memo-do-eye = look at { $from }’s card, slot { $slot }
web-memo-do-eye-own = look at your card, slot { $slot }
web-memo-do-infiltrate = look at { $from }’s card, slot { $slot }, then exchange it
web-memo-do-infiltrate-own = look at your card, slot { $slot }, then exchange it
web-memo-do-exchange = Exchange with { $from }’s card { $slot }
web-memo-do-exchange-own = Exchange with your card { $slot }
web-memo-do-paralyse = One card more for { $from }
web-memo-do-paralyse-own = One card more for yourself
web-memo-do-confuse = Mix up { $from }’s bench
web-memo-do-confuse-own = Mix up your own bench
web-memo-do-cross = Exchange slots { $one } and { $two }
web-memo-do-cross-short = Exchange { $one } and { $two }
web-memo-do-overload = Take { $from }’s cards { $one } and { $two }
web-memo-do-overload-own = Take your cards { $one } and { $two }
web-memo-do-against = Exchange for { $from }’s card { $slot }
web-memo-do-against-own = Exchange for your card { $slot }
web-memo-do-pass = Pass
web-memo-do-keep-passing = Pass as long as it is { $schools }
web-memo-keeps-passing = You pass as long as it is { $schools }: take it back
web-memo-confirm-first = Confirm these two cards first, or choose one of them to let it go.
web-memo-same-bench = Both cards must be of the same bench.
web-memo-do-start = I start!
web-memo-do-lay = Onto the dojo
web-memo-do-skip = Do without the power
web-memo-do-skip-short = Do without
web-memo-do-done = Done
web-memo-do-foresee = Look at the top of the pile
web-memo-do-foresee-short = Look
web-memo-do-stop = No more guesses
web-memo-do-choose = choose { $name }, slot { $slot }
web-memo-do-choose-own = choose your slot { $slot }
web-memo-to-left = To the left
web-memo-to-right = To the right
web-memo-to-top = On the pile
web-memo-to-bottom = Under the pile

web-memo-board = Scoreboard
web-memo-combo = Combo
web-memo-combo-of = Combo ×{ $count }
web-memo-time = time
web-memo-time-stops = the clock stands still
web-memo-board-cleared =
    { $you ->
        [yes] empty bench!
       *[no] { $name }: empty bench!
    }
web-memo-cleared = Empty bench!
web-memo-turned = The benches are turned up.
web-memo-thinks = thinks…
web-memo-stolen = Stolen!
web-memo-robbed = You are robbed!
web-memo-pass-all = All pass.
web-memo-exchanges = { $name }: infiltration, card { $slot } of { $from } exchanged with card { $one } of { $owner }.
web-memo-overloads = { $name }: overload, cards { $one } and { $two } of { $from }…
web-memo-opposes = { $name }: overload, cards { $one } and { $two } of { $owner } against card { $slot } of { $from }.
web-memo-plays = { $name }: card { $slot } thrown, { $card }.
web-memo-steals = { $name }: { $from }’s card { $slot } stolen, { $card }.
web-memo-steals-you = You steal { $from }’s card { $slot }: { $card }.
web-memo-robs-you = { $name } steals your card { $slot }: { $card }.
web-memo-clears = { $name } has no card left.
web-memo-clears-you = You have no card left.
web-memo-log-forgets = The log forgets what was played: you must not.
web-memo-end-how = What is left on the benches
web-memo-reckoned = Whoever has an empty bench at the end of a round wins. The others are all beaten: no further places.
web-memo-reckoned-match = Each game won is 3 points; every school guessed right on another bench is +1, every wrong one −1.

web-memo-aid-win = Empty your bench: empty at the end of a round, it wins.
web-memo-aid-round = A round
web-memo-aid-round-draw = The active player draws, and lays in the middle that card, or one of their bench, whose place it takes.
web-memo-aid-round-react = Everybody at once throws on it what fits. The quickest goes first.
web-memo-aid-round-powers = When all have passed, powers are used. Then it is the next player’s turn.
web-memo-aid-throw = Throwing, and the combo
web-memo-aid-throw-same = A card of the same school as the one on top, which is the same letter. The next must fit on that one, and so on: as many cards as you like.
web-memo-aid-throw-two = A card of two schools fits on both.
web-memo-aid-stealing = Stealing
web-memo-aid-steal = A card of another bench will do, if you know where it is. In its place you give one of yours, face down: you have one less.
web-memo-aid-fault = A fault
web-memo-aid-fault-why = The card does not fit. Everybody has seen it, it goes back, and your bench gets one card more.
web-memo-aid-powers = Powers
web-memo-aid-powers-whose = Their sign stands at the foot of a card. A power belongs to who laid, threw or stole the card, and may be skipped.
web-memo-aid-eye = Look at one card of any bench.
web-memo-aid-infiltration = Look at one card, then exchange it with another that you do not see.
web-memo-aid-paralysis = Somebody gets a card of the pile that nobody sees.
web-memo-aid-confusion = On one bench two cards change places, up to three times.
web-memo-aid-overload = Two cards of one bench against one of another: the one gets shorter, the other longer.
web-memo-aid-clairvoyance = Look at the top three cards of the pile and put them back in any order, on top or below.
web-memo-aid-two = With two players every power is infiltration or confusion.
web-memo-aid-teams = In teams, one is the crocodile and one the bird: the crocodile plays only cards of the own bench, the bird only those of others. When one wins, so does the other.

# Why a master would play so.
web-memo-reason-last = you know it, and your bench will be empty
web-memo-reason-known = you know this card
web-memo-reason-bet = nobody showed you this card: it is a bet
web-memo-reason-follows = one of your cards can follow
web-memo-reason-power = its power is yours
web-memo-reason-keeps = your bench stays as you know it
web-memo-reason-empty = this empty bench was about to win
web-memo-reason-shortest = this bench is nearest to winning
web-memo-reason-nothing = nothing sure to play
web-memo-reason-costs = a fault would cost a card
web-memo-reason-learns = you will know what lies there
web-memo-reason-unknown = you do not know it
web-memo-reason-two = one card for two of yours
web-memo-reason-next = you will know what comes
