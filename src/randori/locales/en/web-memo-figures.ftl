# The sentences under the pictures in the rules.

web-figure-memo-schools = One card of each school. Its letter stands in two corners, its number on the plate.
web-figure-memo-powers = The sign of a power stands in the lower left corner of a card.
web-figure-memo-look = Your bench at the start: you have looked at two of your four cards, and put them back.
web-figure-memo-react = A combo: on Cobra Blade a Cobra Blade; on it a card of two schools, Cobra and Galaxie; on that a Galaxie Kick Jutsu. Three cards gone in one breath.
web-figure-memo-dual = The card in the middle fits on C, and G fits on it.
web-figure-memo-steal = A Galaxie from somebody else’s bench fits on the Galaxie in the middle. For it you give one of your own cards, face down.
web-figure-memo-fault = Feral Steel does not fit on Cobra Blade: everybody has seen the card, it goes back, and your bench gets one more.
web-figure-memo-eye = You alone see the card, then it is face down again.
web-figure-memo-infiltration = You have seen the first card, but not the one that comes in its place.
web-figure-memo-paralysis = One card more on a bench: that of somebody about to win, say.
web-figure-memo-confusion = On this bench nobody else knows any more where the cards are.
web-figure-memo-overload = Two cards of yours against one: you have one less.
web-figure-memo-clairvoyance = The three cards to come, in the order you like, on top or below.
