# What players read: in the browser and in the terminal.

web-pearls-title = Pearl Divers
web-pearls-pitch = Four dives, one pearl each: spend your high cards where it pays.
web-pearls-question = Which card do you lay?
web-pearls-move-lay = Lay the { $one }
web-pearls-moves-lay = Lay a card
web-pearls-field-dive = Dive
web-pearls-field-pearl = Pearl
web-pearls-field-plays = In this dive
web-pearls-field-hand = Hand
web-pearls-field-gone = Laid before
web-pearls-option-wins = Who takes the pearl
web-pearls-option-wins-why = With low cards winning, a bad hand is a good one.
web-pearls-option-wins-highest = the highest card
web-pearls-option-wins-lowest = the lowest card
say-pearls-lay = { $who ->
        [you] You lay
       *[other] { $name } lays
    } the { $one }.
say-pearls-deal = The cards are dealt.
say-pearls-pearl = A pearl is drawn.
