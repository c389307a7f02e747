# What the start page and the page that makes a table say of Dojo.

web-dojo = Dojo
web-dojo-players = 3 to 5 players
web-dojo-pitch = Train disciples, dare the dealer, win trophies.
web-option-white-belt = White belt: trophies without effects
web-option-white-belt-why = For a first game. Each trophy is simply worth 3 points.
web-option-black-belt = Black belt: challenges are fought out
web-option-black-belt-why = Three throws of rock, paper, scissors; each one won adds 1 to the belt.
web-option-incense = Incense
web-option-incense-why = What the trophy of that name does for its row.
web-option-incense-each = every disciple of the row scores
web-option-incense-one = 1 point for each different disciple
web-option-grid = Frame of a dojo
web-option-grid-why = Three rows of four cards: where they are shows as one lays, or from the start.
web-option-grid-floating = settles as cards are laid
web-option-grid-fixed = fixed from the start

# The letters on the cards; records keep M F T C B R.
web-dojo-letter-M = M
web-dojo-letter-F = F
web-dojo-letter-T = T
web-dojo-letter-C = C
web-dojo-letter-B = B
web-dojo-letter-R = R
