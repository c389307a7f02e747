# Mémo Combo in the browser.

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
web-memo-round = Round { $round }
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
web-memo-powers-waiting = Powers waiting
web-memo-direction-left = Play goes to the left
web-memo-direction-right = Play goes to the right
web-memo-active = active
web-memo-passed = passed
web-memo-looked = has looked
web-memo-fault = fault +1
web-memo-hands-over = hands over
web-memo-uses-power = power
web-memo-guesses = guesses
web-memo-won = wins
web-memo-away = away
web-memo-bot-decides = bot
web-memo-crocodile = Team { $number }, crocodile
web-memo-bird = Team { $number }, bird
web-memo-crocodile-short = croc { $number }
web-memo-bird-short = bird { $number }
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
web-memo-drawn = You have drawn
web-memo-drawn-is = You have drawn { $card }.
web-memo-time-left = Time to react
web-memo-fault-now = { $name } turned up { $card }: a fault, +1 card
web-memo-fault-mine = You turned up { $card }: a fault, +1 card
web-memo-fault-told = { $name }: a fault. The card goes back, and one more comes from the pile.
web-memo-confuses-own = { $name }: confusion on your bench.
web-memo-new-game = Game { $game } begins.
web-memo-steal-hint = steal, and hand one over
web-memo-steal-armed = { $name }’s card { $slot } … tap it again to play it at once
web-memo-take-back = Take it back
web-memo-too-late = Too late, nobody saw it.
web-memo-last-game = The last game’s cards
web-memo-memory = Your memory (aid)
web-memo-choose-someone = Whom?
web-memo-mix-up = Or mix up a bench

web-memo-ask-look = Tap the two cards you want to look at
web-memo-ask-call = Who starts? Say so!
web-memo-ask-direction = Which way round do you play?
web-memo-ask-draw = Where does the drawn card go?
web-memo-ask-react = Tap any card that is { $schools }, on any bench
web-memo-ask-react-own = Tap any card of yours that is { $schools }
web-memo-ask-react-others = Tap any card of the others that is { $schools }
web-memo-ask-react-none = Does anyone react?
web-memo-ask-only-pass = Nothing to play: pass
web-memo-ask-hand = Which card do you hand { $name }?
web-memo-ask-exchange = Exchange it with which card?
web-memo-ask-cross = Which two cards change places?
web-memo-ask-against = Against which card of another bench?
web-memo-ask-order = In which order do they go back?
web-memo-ask-guess = Which card do you guess?
web-memo-ask-two = Tap a card to look at, or mix up a bench
web-memo-ask-use-eye = Tap a card to look at
web-memo-ask-use-infiltrate = Tap a card to look at
web-memo-ask-use-paralyse = Who gets one card more?
web-memo-ask-use-confuse = Whose bench do you mix up?
web-memo-ask-use-overload = Tap two cards of one bench
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
web-memo-step-two = two cards
web-memo-step-against = one card
web-memo-step-order = order
web-memo-step-seat = player
web-memo-why-eye = The card you tap is shown to you alone. The others see which place, not which card.
web-memo-why-infiltrate = The card you tap is shown to you alone. Then you exchange it with another, unseen.
web-memo-why-paralyse = The top card of the pile goes onto that bench, seen by nobody.
web-memo-why-confuse = Up to three times, two cards of one bench change places.
web-memo-why-overload = Two cards of one bench against one of another, unseen by all.
web-memo-why-foresee = You see the top three cards and put them back in your order, on or under the pile.
web-memo-why-two = With two players every power is infiltration or confusion: look at a card and exchange it, or mix up a bench.
web-memo-why-guess = Guess the school of a card on another bench: right +1, wrong −1.
web-memo-no-race = Take your time: nobody races you.
web-memo-stays-unseen = stays unseen
web-memo-tap-another = tap another card to change, then confirm
web-memo-order-how = Tap two cards and they change places. Left is uppermost.
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
web-memo-do-exchange = Exchange with { $from }’s card, slot { $slot }
web-memo-do-exchange-own = Exchange with your card, slot { $slot }
web-memo-do-paralyse = One card more for { $from }
web-memo-do-paralyse-own = One card more for yourself
web-memo-do-confuse = Mix up { $from }’s bench
web-memo-do-confuse-own = Mix up your own bench
web-memo-do-cross = Slots { $one } and { $two } change places
web-memo-do-overload = { $from }’s cards, slots { $one } and { $two }
web-memo-do-overload-own = Your cards, slots { $one } and { $two }
web-memo-do-against = Against { $from }’s card, slot { $slot }
web-memo-do-against-own = Against your card, slot { $slot }
web-memo-do-pass = Pass
web-memo-do-start = I start!
web-memo-do-lay = Onto the dojo
web-memo-do-skip = Do without the power
web-memo-do-done = Done
web-memo-do-foresee = Look at the top of the pile
web-memo-do-stop = No more guesses
web-memo-do-choose = choose { $name }, slot { $slot }
web-memo-do-choose-own = choose your slot { $slot }
web-memo-to-left = To the left
web-memo-to-right = To the right
web-memo-to-top = On the pile
web-memo-to-bottom = Under the pile
