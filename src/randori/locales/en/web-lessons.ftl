# The lessons: a short game of each kind, played with explanations, and the coach of the first real game.

web-lesson-learn = Learn in 3 minutes
web-lesson-done = done
web-lesson-never = Never played { $game }? Learn it in 3 minutes
web-lesson-title = Learn { $game }
web-lesson-progress = Step { $step } of { $steps }
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-restart = Restart
web-lesson-skip = Show me
web-lesson-ahead = Skip ahead
web-lesson-watch = Watch the table…
web-lesson-loading = The cards are being laid out…
web-lesson-retry = Try again
web-lesson-fold = Hide
web-lesson-unfold = Read again
web-lesson-well = Well done: you know { $game }!
web-lesson-after = Now a real game: the bots are easy, and the coach stands beside you.
web-lesson-play = Play now against easy bots
web-lesson-rules = Read the rules
web-lesson-none = There is no such lesson.
web-lesson-coach = Coach
web-lesson-coach-close = Close the coach
web-lesson-coach-show = Show the coach
web-lesson-coach-hide = Hide the coach
