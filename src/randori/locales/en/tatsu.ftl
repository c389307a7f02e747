# Tatsu in the terminal.

tatsu-yellow = yellow
tatsu-red = red
tatsu-ghost = the Ghost
tatsu-round = Round { $round }
tatsu-target = to { $target }
tatsu-of-rounds = of { $rounds }
tatsu-seat = Seat
tatsu-player = Player
tatsu-clan = Clan
tatsu-cards = Cards
tatsu-in-front = In front
tatsu-taken = Taken by { $clan }: { $cards }
tatsu-nothing-yet = nothing yet
tatsu-held = Held over: { $cards }
tatsu-deals = Round { $round }. First to lead: { $name } (seat { $seat }).
tatsu-asks =
    { $asker ->
        [you] { $asked ->
            [you] You ask yourself for a { $clan } card.
           *[other] You ask { $asked-name } for a { $clan } card.
        }
       *[other] { $asked ->
            [you] { $asker-name } asks you for a { $clan } card.
           *[other] { $asker-name } asks { $asked-name } for a { $clan } card.
        }
    }
tatsu-plays = { $card }, from { $giver } in front of { $seat }.
tatsu-trick-won = The trick goes to { $name } ({ $clan }).
tatsu-trick-held = A fusion: nobody takes the cards. Next to lead: { $name }.
tatsu-sum = { $clan }: { $points } points × { $factor } = { $score }
tatsu-lost = Lost, for nobody took them: { $cards }
tatsu-your-turn = A { $clan } card is to lie in front of { $seat }: play one, or ask for one.
tatsu-you-are-asked = A { $clan } card from { $giver } is to lie in front of { $seat }: choose it.
tatsu-move-hidden = the card face down in pile { $pile }
tatsu-move-ask = ask { $name } (seat { $seat })
tatsu-no-cards = no cards
tatsu-no-multiplier = none of its own
tatsu-points = points
tatsu-multipliers = multipliers
tatsu-score = score
