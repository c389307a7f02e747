# The house: the start page, and the words of welcome and farewell.

web-title =
    { $count ->
        [3] Three games, one house.
       *[other] { $count } games, one house.
    }
web-welcome = Come in, and sit down!
web-lead = Play at once against bots, no account.
web-lead-friends = Or with friends: one link is enough.
web-learn = Learn
web-players-and-box = { $players } · { $box }
web-friends-note = Free seats can go to bots.
web-now = Right now
web-now-none = The house is quiet. Whoever sits down first is seen here.
