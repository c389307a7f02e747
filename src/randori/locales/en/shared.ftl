# What a link shows that is sent to somebody.

shared-house = Card games for friends: at once against bots, or together. One link is enough, no account.
shared-table = A table of { $game }
shared-replay = A game of { $game }, to watch again
shared-rules = The rules of { $game }
shared-learn = Learn { $game } in three minutes
shared-score = A score sheet for { $game }
shared-with = With { $names }.
shared-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
shared-free =
    { $count ->
        [one] One seat is free: come and sit down.
       *[other] { $count } seats are free: come and sit down.
    }
shared-full = All seats are taken: come and watch.
