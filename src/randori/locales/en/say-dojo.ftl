# The moves of Dojo as sentences. `known`: whether these eyes know the card.

say-dojo-give = { $who ->
        [you] You give
       *[other] { $name } gives
    } the top card{ $known ->
        [yes] , { $card },
       *[no] {""}
    } to { $person ->
        [you] you
       *[other] player { $number }
    }.
say-dojo-give-self = { $who ->
        [you] You keep
       *[other] { $name } keeps
    } the top card{ $known ->
        [yes] , { $card }
       *[no] {""}
    }.
say-dojo-challenge = { $who ->
        [you] You challenge
       *[other] { $name } challenges
    } { $person ->
        [you] you
       *[other] player { $number }
    }, the dealer. To be won: the { $trophy }.
say-dojo-pass = { $who ->
        [you] You do
       *[other] { $name } does
    } not challenge the dealer.
say-dojo-throw = { $who ->
        [you] You choose
       *[other] { $name } chooses
    } { $throw }.
say-dojo-swap = { $who ->
        [you] You exchange
       *[other] { $name } exchanges
    } { $mine } for { $theirs }.
say-dojo-keep = { $who ->
        [you] You keep
       *[other] { $name } keeps
    } { $mine }, and { $who ->
        [you] leave
       *[other] leaves
    } { $theirs } to the other.
say-dojo-place = { $who ->
        [you] You lay { $known ->
            [yes] { $card }
           *[no] your card
        } in row { $row }, column { $column } of your dojo.
       *[other] { $name } lays { $known ->
            [yes] { $card }
           *[no] his card
        } in row { $row }, column { $column } of his dojo.
    }
say-dojo-trophy-row = { $who ->
        [you] You put the { $trophy } on row { $line } of your dojo.
       *[other] { $name } puts the { $trophy } on row { $line } of his dojo.
    }
say-dojo-trophy-col = { $who ->
        [you] You put the { $trophy } on column { $line } of your dojo.
       *[other] { $name } puts the { $trophy } on column { $line } of his dojo.
    }
say-dojo-dealer = By lot, player { $seat } deals first.
say-dojo-deck = The cards are shuffled.
say-dojo-trophies = The trophies are shuffled.
