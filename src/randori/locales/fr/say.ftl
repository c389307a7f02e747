# Les coups en phrases, dans tous les jeux. `who` joue le coup : vous, ou un autre qui a un nom.

say-name = Le joueur { $number }
say-someone = Un joueur
say-any = { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } le coup { $move }.
say-chance = Le hasard décide : { $move }.
