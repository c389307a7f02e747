# The moves of Tatsu as sentences. `person`: you, own (of whoever makes the move), ghost, or another.

say-tatsu-card-V = the { $clan } weak spirit worth { $number } points ({ $card })
say-tatsu-card-P = the { $clan } strong spirit of power { $number } ({ $card })
say-tatsu-card-x = the { $clan } multiplier ×{ $number } ({ $card })
say-tatsu-card-F = the { $clan } fusion ({ $card })
say-tatsu-from = { $person ->
        [ghost] {" "}from the Ghost’s cards
       *[own] {""}
    }
say-tatsu-front = { $person ->
        [own] {""}
        [you] {" "}in front of you
        [ghost] {" "}in front of the Ghost
       *[other] {" "}in front of player { $number }
    }
say-tatsu-asked = { $person ->
        [own] { $who ->
            [you] yourself
           *[other] himself
        }
        [ghost] the Ghost
       *[other] player { $number }
    }
say-tatsu-for = { $person ->
        [ghost] {" "}for the Ghost
       *[own] {""}
    }
say-tatsu-play = { $who ->
        [you] You play
       *[other] { $name } plays
    } { $card }{ $from }{ $front }.
say-tatsu-play-hidden = { $who ->
        [you] You turn up the { $clan } card that lies face down in pile { $pile }, and play it{ $front }.
       *[other] { $name } turns up the { $clan } card that lies face down in pile { $pile }, and plays it{ $front }.
    }
say-tatsu-ask = { $person ->
        [you] { $name } asks you for a { $clan } card{ $for }.
       *[other] { $who ->
            [you] You ask
           *[other] { $name } asks
        } { $asked } for a { $clan } card{ $for }.
    }
say-tatsu-dealer = By lot, seat { $seat } leads the first trick.
say-tatsu-deal = The cards of the round are shuffled and dealt.
