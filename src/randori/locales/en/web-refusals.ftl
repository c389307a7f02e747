# Why something was refused, in plain words: one sentence for each clause that can be named.

web-refused-unknown = This cannot be done.
web-refused-line = The server cannot be reached. Check the connection and try again.

web-refused-move-turn = It is not your turn yet: the game waits for somebody else.
web-refused-move-form = The game knows no such move.
web-refused-move-over = The game is over; nobody can move any more.
web-refused-record-result = The result in this record is not the one its moves lead to.

web-refused-table-form = Something here does not fit: a name, a number or an option.
web-refused-table-token = This link opens no seat at this table.
web-refused-table-seat = This seat is taken, or it is not yours to decide for.
web-refused-table-host = Only the host of the table may do this.
web-refused-table-barred = The host of this table has removed you for good: you get no seat here.
web-refused-table-status = Not now: this belongs to another time of the game.
web-refused-table-hint = There is no hint to be had just now.
web-refused-table-chat = This cannot be said at this table.
web-refused-table-rate = Too much at once. Wait a few seconds and try again.
web-refused-table-size = This is too long.
web-refused-table-late = Too late: meanwhile this decision was made, by the clock, by a bot or in another window of yours. What you chose was not played.
web-refused-table-store = The server could not write it down; nothing happened. Try again in a moment.
web-refused-table-unknown = There is no such table.

web-refused-dojo-setup = This first dealer is not one the game can begin with.
web-refused-dojo-deck = These are not the sixty cards of the deck.
web-refused-dojo-trophies = These are not the twelve trophies of the game.
web-refused-dojo-recruit = The dealer gives this card to a player who has none yet this round.
web-refused-dojo-challenge = The question is whether to challenge the dealer or to pass.
web-refused-dojo-challenge-prize = The winner of the challenge now swaps the two cards, or keeps them.
web-refused-dojo-black-belt = The question is rock, paper or scissors.
web-refused-dojo-train = A card is to be laid in your dojo now.
web-refused-dojo-train-first = Your first card has one place only; all others are counted from it.
web-refused-dojo-train-next = A card goes on a free place that touches another card by a side, and the dojo has at most 3 rows and 4 columns.
web-refused-dojo-grid = On the fixed board there are 3 rows and 4 columns, and the card must lie within them.
web-refused-dojo-trophy-place = The trophy is to be placed now.
web-refused-dojo-trophy-legal = A black trophy goes to a row, an orange one to a column, where a card lies and no trophy yet.

web-refused-memo-deck = These are not the cards of the deck, each of them once.
web-refused-memo-look = You look at exactly two cards of your own bench.
web-refused-memo-start = First it is settled who begins.
web-refused-memo-direction = The first player now chooses which way round it goes.
web-refused-memo-draw = The card drawn goes onto your bench in place of another, or straight to the dojo.
web-refused-memo-react = You may play a card that lies on a bench, or pass.
web-refused-memo-steal = Who plays a card from another bench hands over one of their own, so there must be one to hand over.
web-refused-memo-late = Another card was on top by then. Your play does not count, nobody has seen the card, and it is no fault.
web-refused-memo-empty-pile = The new pile is made of the cards of the dojo, all but the one on top.
web-refused-memo-two = With two players each power is a confusion or an infiltration, or you do without.
web-refused-memo-eye = Third eye: you look at one card on any bench.
web-refused-memo-infiltration = Infiltration: you look at a card, and then it must change places with another one.
web-refused-memo-paralysis = Paralysis: choose the player who gets a card from the pile.
web-refused-memo-confusion = Confusion: choose a bench, then up to three times two cards on it that change places.
web-refused-memo-overload = Overload: two cards of one bench change places with one card of another bench.
web-refused-memo-clairvoyance = Clairvoyance: the cards you have seen all go back together, on the pile or under it.
web-refused-memo-crocodile = A crocodile plays cards of their own bench only.
web-refused-memo-bird = A bird plays other players’ cards only, and cannot do without its infiltration.
web-refused-memo-match = The winner guesses cards on the others’ benches, each once, or stops.

web-refused-tatsu-lead = This dealer is not one the game can begin with.
web-refused-tatsu-deal-4 = These are not the 28 cards, each of them once.
web-refused-tatsu-turn = You play a card of the clan that is wanted, from the right hand, or ask another seat; who is asked must play.
web-refused-tatsu-ask-holds = You can ask only somebody who has a card of the clan you want.
web-refused-tatsu-seats-2 = There are only two seats at this table.
web-refused-tatsu-3-deal = With three players the red player deals, and these must be the 28 cards, each of them once.
web-refused-tatsu-2-deal = These are not the 28 cards, each of them once.
web-refused-tatsu-2-lead = This player is not one who can lead the first round.
web-refused-tatsu-2-turn = You play a face-up card of the clan that is wanted from the right row, or ask your opponent.
web-refused-tatsu-2-hidden = A face-down card may be used only if it is of the clan that is wanted and none lies face up.
