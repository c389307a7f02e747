# Score sheets for real tables, and what works without a network.

web-score-link = At a real table
web-score-link-lead = Enter what lies on the table: here is the score, and why. Works offline.
web-score-title = Score sheet: { $game }
web-score-unknown = There is no such score sheet.
web-score-sheets = Score sheets
web-score-new = New sheet
web-score-new-sure = Start a new sheet? What is written on this one will be gone.
web-score-new-yes = New sheet
web-score-new-no = Keep this one
web-score-player = Player { $number }
web-score-players = Players
web-score-name = Name
web-score-add = Another player
web-score-remove = Remove { $name }
web-score-white-belt = White belt: trophies are worth 3 points
web-score-trophies = Trophies won
web-score-incense = Incense
web-score-incense-each = every disciple scores
web-score-incense-one = or 1 for each different one
web-score-place = Row { $row }, column { $column }: { $card }
web-score-slot = Trophy on { $line }: { $trophy }
web-score-no-trophy = no trophy
web-score-for-place = Card for row { $row }, column { $column }
web-score-for-line = Trophy on { $line }
web-score-disciple = Disciple
web-score-belt = Belt
web-score-trophy = Trophy
web-score-trophy-used = both are in this dojo already
web-score-keys = By key: M F T C B R, then 1 to 5.
web-score-take-away = Take the card away
web-score-missing =
    { $count ->
        [one] One card is missing.
       *[other] { $count } cards are missing.
    }
web-score-sum =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }
web-score-too-many = { $count } × { $thing }: the box has only { $most }.
web-score-all-needed = The winner is told when all dojos are full.
web-score-tie = A tie: trophies decide.
web-score-held =
    { $count ->
        [0] no trophies
        [one] one trophy
       *[other] { $count } trophies
    }
web-score-open = Open

web-score-terms =
    { $players } players, { $length ->
        [target] to { $number } points
       *[rounds] { $number ->
            [one] one round
           *[other] { $number } rounds
        }
    }
web-score-length = Until
web-score-length-target = a number of points
web-score-length-rounds = a number of rounds
web-score-ties = At a tie
web-score-ties-round = one more round
web-score-ties-share = the win is shared
web-score-name-of = Name of side { $number } ({ $clan } now)
web-score-taker = Who took it
web-score-takes = { $clan } took…
web-score-tap = Choose the cards that { $clan } has taken. Choosing a card again takes it back; the others are nobody’s.
web-score-cards-of = The { $clan } cards
web-score-card =
    { $card }: { $owner ->
        [yellow] taken by yellow
        [red] taken by red
       *[nobody] nobody’s
    }
web-score-rest =
    { $count ->
        [one] The last card to { $clan }
       *[other] The other { $count } cards to { $clan }
    }
web-score-uneven = A trick has four cards: { $clan } cannot have { $count }.
web-score-nobody =
    { $count ->
        [one] One card is nobody’s
       *[other] { $count } cards are nobody’s
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }: right only after a fusion in the last trick.
web-score-write = Write down round { $round }
web-score-tally = Running score
web-score-round = Round
web-score-total = Total
web-score-take-back = Take back round { $round }

web-offline = The server cannot be reached: score sheets and rules work, tables wait.
web-news = A new version is here.
web-news-reload = Reload
