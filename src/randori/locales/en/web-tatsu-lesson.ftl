# The lesson of Tatsu, and the coach of the first real game.

web-lesson-tatsu-aim = Two clans of spirits. You and { $two }, across the table, play for yellow; { $one } and { $three } for red. Your hand holds cards of both clans. Take cards for your clan, trick by trick: they bring the points.
web-lesson-tatsu-lead = In a trick one card comes to lie in front of each player, and the highest power takes all four. You put down a card of your own clan. Only a 6 beats your yellow 5, and red’s 6 is in your own hand.
web-lesson-tatsu-lead-do = Play your yellow 5.
web-lesson-tatsu-lead-not = That would be allowed. But the 5 is your strongest yellow card, and taking the first trick is worth it.
web-lesson-tatsu-taken = Your 5 was the highest: the four cards go to yellow. What counts are the dots, the points. Weak spirits of power 1 have the most: { $two } saw you winning and gave a card worth 7. Partners help each other like that.
web-lesson-tatsu-ask = Who takes a trick leads the next. Instead of playing you may ask anyone, friend or foe, for a card of your clan. They choose which, and it lies in front of you. The backs show the clans: { $one } has only one yellow card, so there is nothing to choose.
web-lesson-tatsu-ask-do = Ask { $one }: tap that seat.
web-lesson-tatsu-ask-not = Not yet: { $one } has to give up the only yellow card there, and that costs you nothing.
web-lesson-tatsu-multiplier = { $one } had to give up your ×3, and { $two }’s 6 won it. Multipliers have no power, but they decide: at the end of the round your points are multiplied by the multipliers of your own clan that you took. Without one of them you score 0.
web-lesson-tatsu-asked = { $two } leads with a 4. Now { $three } asks you: you must give a red card for { $three }’s place, but you choose which. Your red 6 would win the trick for red. The weak one has power 1, and its 6 points go to whoever wins: { $two }, so far.
web-lesson-tatsu-asked-do = Give the red card of power 1 with 6 points.
web-lesson-tatsu-asked-not = Not that one: the 6 would win for red, and the ×3 can still be of use. Give the weak one.
web-lesson-tatsu-safe = Your own turn. Can { $two }’s 4 still be beaten? Red’s 5 is gone and its 6 is in your hand: no higher power can come. (Of two equal powers the first one laid wins.) This is the place for a multiplier.
web-lesson-tatsu-safe-do = Play your ×2.
web-lesson-tatsu-safe-not = No higher power can come: use this trick to bring home the ×2.
web-lesson-tatsu-fusion = { $two } leads again, but { $three }’s 4 is the highest now, and your 3 does not beat it. The fusion stops this: nobody takes the trick, its cards are held over, and you lead the next one.
web-lesson-tatsu-fusion-do = Play your fusion.
web-lesson-tatsu-fusion-not = Then red would take the 6 points of { $two }. The fusion saves them.
web-lesson-tatsu-held = The held-over cards lie in the middle: who takes the next trick takes them too. Of red’s cards only a 3 and the 6 in your hand are as strong as your 3, and of two equal ones the first laid wins.
web-lesson-tatsu-held-do = Play your yellow 3.
web-lesson-tatsu-held-not = This trick is worth eight cards: lead your 3, it is enough.
web-lesson-tatsu-deny = { $three } asks you again, and hopes for the 6: it would take all eight cards. Give the red ×3. It has no power; in yellow’s heap it counts nothing, but red will never have it.
web-lesson-tatsu-deny-do = Give the red ×3.
web-lesson-tatsu-deny-not = The 6 would take everything for red! Give the ×3.
web-lesson-tatsu-empty = Eight cards for yellow! Now you hold no yellow card any more. Then there is only asking: { $two } has two left. After that you will have to give up your 6, and the last tricks go quickly.
web-lesson-tatsu-empty-do = Ask { $two }.
web-lesson-tatsu-empty-not = Better your partner: { $two } knows what helps yellow.
web-lesson-tatsu-end = The sum: yellow took 43 points and its own ×3 and ×2: 43 × 5 = 215. Red has 5 × 2 = 10. The last four cards are lost for all: a fusion lay in the last trick. Round follows round, until a clan has 500.
web-lesson-coach-tatsu-lead = A high power takes points, a low one feels its way. Or ask.
web-lesson-coach-tatsu-turn = Your clan wins? Add points. If not, beat it, or give little.
web-lesson-coach-tatsu-asked = You choose which card: think of who will take this trick.
web-lesson-coach-tatsu-ask = Whom to ask? The other chooses the card: rather a partner.
web-lesson-coach-tatsu-only = Only one move is possible: it is lit.
web-lesson-coach-tatsu-fusion = Nobody takes this trick: its cards go to who wins the next.
web-lesson-coach-tatsu-wait = Watch what everybody holds: who still has which clan?
