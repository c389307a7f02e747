# Moves as sentences, in every game. `who` makes the move: you, or another who has a name.

say-name = Player { $number }
say-someone = A player
say-any = { $who ->
        [you] You make
       *[other] { $name } makes
    } the move { $move }.
say-chance = Chance decides: { $move }.
