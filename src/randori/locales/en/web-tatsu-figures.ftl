# The sentences under the pictures in the rules.

web-figure-tatsu-cards = A weak spirit has power 1 and 3 to 7 points; a strong one power 2 to 6 and 1 point. A multiplier has no power. The fusion has neither power nor points.
web-figure-tatsu-backs = A hand of five seen from behind: two yellow cards and three red ones.
web-figure-tatsu-win = Laid from left to right. Both sixes are the strongest; the red one came first, and red takes the four cards with their 10 points.
web-figure-tatsu-multi = Even a weak spirit beats multipliers: the yellow 1 that came first takes them.
web-figure-tatsu-fusion = A fusion is in the trick: nobody takes it. Its 8 points wait for who wins the next one.
web-figure-tatsu-score = Red has captured 1 + 3 + 3 + 1 + 1 + 1 = 10 points and its own ×2: 10 × 2 = 20.
