# The rules in the browser.

web-rules = Rules
web-rules-of = Rules: { $title }
web-rules-pages = Games
web-rules-common = In every game
web-rules-none = There are no such rules.
web-rules-contents = Contents
web-rules-search = Search in the rules
web-rules-found =
    { $count ->
        [0] No clause has these words.
        [one] One clause has these words.
       *[other] { $count } clauses have these words.
    }
web-rules-loading = Opening the rules…
web-rules-link = Link to { $clause }
web-rules-now = Now
web-rules-close = Close the rules
web-rules-names = For programs: names and notation
web-rules-whole = The whole page
