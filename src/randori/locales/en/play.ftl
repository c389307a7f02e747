# Playing in the terminal: what every game shares.

you = You
bot = { $level } { $number }
choose-game = Which game? { $games }
choose-players = How many players? { $counts }
choose-level = How well do the bots play?
prompt-level = Level (Enter: { $level })
level-novice = novice
level-about-novice = makes mistakes; for your first games
level-adept = adept
level-about-adept = plays well, without looking ahead
level-master = master
level-about-master = looks ahead before every move
level-random = random
level-about-random = any legal move, without a thought
welcome = { $title }, { $players } players. You are player { $player }.
help-line = Answer with a number or a move. h gives a hint, ? explains, q leaves.
help =
    A number or a move as it is written, such as { $example }, makes that move.
    ?            this page
    ? CLAUSE     a clause of the rules, such as { $clause }
    rules        all the rules
    table        the table again
    h            a hint: what a master would play
    q            leave the game
only-move = Only one move is left: { $move }.
refused-clause = The rule: { $clause } ({ $title }). ? { $clause } shows it.
hint =
    { $simulations ->
        [one] Your chances, a master’s choice first (one simulation):
       *[other] Your chances, a master’s choice first ({ $simulations } simulations):
    }
thinks = { $name } is thinking…
thinks-for-you = Thinking for you…
bot-failed = { $name } has failed, and any move is made in its place: { $error }.
prompt = Your move
no-such-answer = There is no answer { $answer } here: a number from 1 to { $count }, please.
goodbye = Goodbye.
saved = The record is in { $file }.
over-won =
    { $you ->
        [alone] You win!
        [shared] You win, together with { $names }!
       *[no] { $count ->
            [one] { $names } wins.
           *[other] { $names } win.
        }
    }
and = and
refused = { $move } is not possible here.
no-clause = There is no clause { $name }.
no-such-choice = That is not among the choices: { $choices }.
wait-line = Others may act too: w lets one of them go first.
