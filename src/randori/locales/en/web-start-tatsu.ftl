# What the start page and the page that makes a table say of Tatsu.

web-tatsu = Tatsu
web-tatsu-players = 2 to 4 players
web-tatsu-pitch = Two clans of spirits, a duel of tricks.
web-option-target = Score to reach
web-option-target-why = Unless a number of rounds is set.
web-option-rounds = Number of rounds
web-option-rounds-why = Empty: as many as it takes to reach the score.
web-option-tie = A tie at the end
web-option-tie-why = When nobody is ahead.
web-option-tie-round = one more round is played
web-option-tie-share = the win is shared
web-option-hidden = Face-down cards come into play
web-option-hidden-why = The game for two: each has seven piles.
web-option-hidden-own = when their owner has no card face up
web-option-hidden-both = when neither has a card face up
