# The moves of Mémo Combo as sentences. `person`: whose bench it is: yours, own (of whoever makes the move), another’s.

say-memo-card = card { $number } ({ $schools }{ $power ->
        [none] {""}
       *[other] , { $power }
    })
say-memo-drawn = the drawn card
say-memo-bench = { $person ->
        [you] your bench
        [own] his own bench
       *[other] the bench of player { $number }
    }
say-memo-at = { $person ->
        [you] slot { $slot } of your bench
        [own] slot { $slot } of his own bench
       *[other] slot { $slot } of the bench of player { $number }
    }
say-memo-at-two = { $person ->
        [you] slots { $one } and { $two } of your bench
        [own] slots { $one } and { $two } of his own bench
       *[other] slots { $one } and { $two } of the bench of player { $number }
    }
say-memo-look = { $who ->
        [you] You look
       *[other] { $name } looks
    } at the cards in { $at }.
say-memo-start = { $who ->
        [you] You say
       *[other] { $name } says
    }: “I start!”
say-memo-direction-left = { $who ->
        [you] You decide
       *[other] { $name } decides
    } that play goes to the left.
say-memo-direction-right = { $who ->
        [you] You decide
       *[other] { $name } decides
    } that play goes to the right.
say-memo-swap = { $who ->
        [you] You put { $card } into { $at }, and lay what was there on the dojo.
       *[other] { $name } puts { $card } into { $at }, and lays what was there on the dojo.
    }
say-memo-lay = { $who ->
        [you] You lay
       *[other] { $name } lays
    } { $card } on the dojo.
say-memo-play = { $who ->
        [you] You play
       *[other] { $name } plays
    } the card in { $at } onto { $card }.
say-memo-hand = { $who ->
        [you] You hand
       *[other] { $name } hands
    } over the card in { $at }, unseen.
say-memo-pass = { $who ->
        [you] You have nothing to play for now, and pass.
       *[other] { $name } has nothing to play for now, and passes.
    }
say-memo-skip = { $who ->
        [you] You decline
       *[other] { $name } declines
    } the power { $power }.
say-memo-eye = { $who ->
        [you] You look
       *[other] { $name } looks
    } at the card in { $at }.
say-memo-infiltrate = { $who ->
        [you] You look
       *[other] { $name } looks
    } at the card in { $at }, to exchange it.
say-memo-exchange = { $who ->
        [you] You exchange the card you looked at
       *[other] { $name } exchanges the card he looked at
    } with the one in { $at }.
say-memo-paralyse = { $who ->
        [you] You put
       *[other] { $name } puts
    } the top card of the pile onto { $bench }.
say-memo-confuse = { $who ->
        [you] You mix
       *[other] { $name } mixes
    } up { $bench }.
say-memo-cross = { $who ->
        [you] You let
       *[other] { $name } lets
    } the cards in slots { $one } and { $two } there change places.
say-memo-done = { $who ->
        [you] You leave
       *[other] { $name } leaves
    } the cards there as they lie now.
say-memo-overload = { $who ->
        [you] You choose
       *[other] { $name } chooses
    } the cards in { $at } to be exchanged.
say-memo-against = { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } the two cards for the one in { $at }.
say-memo-foresee = { $who ->
        [you] You look
       *[other] { $name } looks
    } at the top of the pile.
say-memo-order-top = { $who ->
        [you] You put
       *[other] { $name } puts
    } back on top of the pile, from the uppermost down: { $cards }.
say-memo-order-bottom = { $who ->
        [you] You put
       *[other] { $name } puts
    } back under the pile, from the uppermost down: { $cards }.
say-memo-guess = { $who ->
        [you] You guess
       *[other] { $name } guesses
    } that the card in { $at } is of the school { $letter }.
say-memo-stop = { $who ->
        [you] You guess
       *[other] { $name } guesses
    } no more cards.
say-memo-deck = The cards are shuffled, and everybody gets four.
say-memo-shuffle = The dojo is shuffled into a new pile.
say-memo-starter = By lot, player { $seat } starts.
say-memo-first = By lot, the choice of player { $seat } is carried out.
