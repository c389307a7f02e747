# The sentences under the pictures in the rules.

web-figure-memo-schools = One card of each school. Its letter stands in two corners, its number on the plate.
web-figure-memo-powers = The sign of a power stands in the lower left corner of a card.
web-figure-memo-look = Your bench at the start: you have looked at two of your four cards, and put them back.
web-figure-memo-react = A combo: on Cobra Blade a Cobra Blade; on it a card of two schools, Cobra and Galaxie; on that a Galaxie Kick Jutsu. Three cards gone in one breath.
web-figure-memo-dual = The card in the middle fits on C, and G fits on it.
web-figure-memo-steal = A Galaxie from somebody else’s bench fits on the Galaxie in the middle. For it you give one of your own cards, face down.
web-figure-memo-fault = Feral Steel does not fit on Cobra Blade: everybody has seen the card, it goes back, and your bench gets one more.
