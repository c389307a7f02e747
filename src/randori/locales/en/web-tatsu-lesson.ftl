# The lesson of Tatsu, and the coach of the first real game.

web-lesson-tatsu-aim = You and { $two }, across the table, play for yellow, { $one } and { $three } for red. Win cards for your clan, trick by trick: they bring points.
web-lesson-tatsu-lead = One card in front of each player, and the highest power takes all four. Only a 6 beats your yellow 5, and red’s 6 is in your hand.
web-lesson-tatsu-lead-do = Play your yellow 5.
web-lesson-tatsu-lead-not = That would be allowed. But the 5 is your strongest yellow card, and taking the first trick is worth it.
web-lesson-tatsu-taken = Your 5 was the highest: 12 points for yellow. Weak spirits, of power 1, have the most: { $two } saw you winning and gave one worth 7.
web-lesson-tatsu-ask = You won, so you lead; instead of playing you may ask anyone for a yellow card, and they choose which. { $one } has only one: no choice.
web-lesson-tatsu-ask-do = Ask { $one }: tap that seat.
web-lesson-tatsu-ask-not = Not yet: { $one } has to give up the only yellow card there, and that costs you nothing.
web-lesson-tatsu-multiplier = { $one } had to give your ×3, and { $two }’s 6 won it. In the end your points are multiplied by your own clan’s × that you took: with none, 0.
web-lesson-tatsu-asked = { $three } asks you for a red card, and you choose which: the 6 would win for red. The weak one, of power 1, leaves { $two } ahead, with 6 points more.
web-lesson-tatsu-asked-do = Give the weak red card, with 6 points.
web-lesson-tatsu-asked-not = Not that one: the 6 would win for red, and the ×3 can still be of use. Give the weak one.
web-lesson-tatsu-safe = Nothing beats { $two }’s 4 any more: red’s 5 is gone, you hold the 6, and of equals the first laid wins. The moment for a multiplier.
web-lesson-tatsu-safe-do = Play your ×2.
web-lesson-tatsu-safe-not = No higher power can come: use this trick to bring home the ×2.
web-lesson-tatsu-fusion = { $three }’s 4 is the highest, and your 3 does not beat it. The fusion stops this: nobody takes the trick, its cards wait, and you lead the next.
web-lesson-tatsu-fusion-do = Play your fusion.
web-lesson-tatsu-fusion-not = Then red would take the 6 points of { $two }. The fusion saves them.
web-lesson-tatsu-held = The waiting cards go to who wins the next trick. But for the 6 you hold, red has nothing above your 3, and of equals the first laid wins.
web-lesson-tatsu-held-do = Play your yellow 3.
web-lesson-tatsu-held-not = This trick is worth eight cards: lead your 3, it is enough.
web-lesson-tatsu-deny = { $three } asks you for a red card again: your 6 would take all eight for red. The ×3 has no power, and red will never have it.
web-lesson-tatsu-deny-do = Give the red ×3.
web-lesson-tatsu-deny-not = The 6 would take everything for red! Give the ×3.
web-lesson-tatsu-empty = Eight cards for yellow! You hold no yellow card any more, so you can only ask: { $two } has two, and then it goes quickly.
web-lesson-tatsu-empty-do = Ask { $two }.
web-lesson-tatsu-empty-not = Better your partner: { $two } knows what helps yellow.
web-lesson-tatsu-end = 43 points taken × 5 (your ×3 and ×2) = 215; red has 5 × 2 = 10. Round follows round until a clan has 500.
web-lesson-coach-tatsu-lead = A high power takes points, a low one feels its way. Or ask.
web-lesson-coach-tatsu-turn = Your clan wins? Add points. If not, beat it, or give little.
web-lesson-coach-tatsu-asked = You choose which card: think of who will take this trick.
web-lesson-coach-tatsu-ask = Whom to ask? The other chooses the card: rather a partner.
web-lesson-coach-tatsu-only = Only one move is possible: it is lit.
web-lesson-coach-tatsu-fusion = Nobody takes this trick: its cards go to who wins the next.
web-lesson-coach-tatsu-wait = Watch what everybody holds: who still has which clan?
