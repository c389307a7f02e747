# Jouer dans le terminal : ce que tous les jeux partagent.

you = Vous
bot = { $level } { $number }
choose-game = Quel jeu ? { $games }
choose-players = Combien de joueurs ? { $counts }
choose-level = De quelle force sont les robots ?
prompt-level = Niveau (Entrée : { $level })
level-novice = novice
level-about-novice = se trompe parfois ; pour vos premières parties
level-adept = adepte
level-about-adept = joue bien, sans calculer d’avance
level-master = maître
level-about-master = calcule d’avance avant chaque coup
level-random = hasard
level-about-random = n’importe quel coup permis, sans réfléchir
welcome = { $title }, { $players } joueurs. Vous êtes le joueur { $player }.
help-line = Répondez par un numéro ou un coup. i donne un indice, ? explique, q quitte.
help =
    Un numéro, ou un coup tel qu’il s’écrit, comme { $example }, joue ce coup.
    ?            cette page
    ? CLAUSE     une clause des règles, comme { $clause }
    rules        toutes les règles
    table        la table à nouveau
    i            un indice : ce que jouerait un maître
    q            quitter la partie
only-move = Il ne reste qu’un coup : { $move }.
refused-clause = La règle : { $clause } ({ $title }). ? { $clause } la montre.
hint =
    { $simulations ->
        [one] Vos chances, coup du maître d’abord (une simulation) :
       *[other] Vos chances, coup du maître d’abord ({ $simulations } simulations) :
    }
thinks = { $name } réfléchit…
thinks-for-you = Réflexion à votre place…
bot-failed = { $name } a échoué, et un coup quelconque est joué à sa place : { $error }.
prompt = Votre coup
no-such-answer = Il n’y a pas de réponse { $answer } ici : un numéro de 1 à { $count }, s’il vous plaît.
goodbye = Au revoir.
saved = L’enregistrement est dans { $file }.
over-won =
    { $you ->
        [alone] Vous gagnez !
        [shared] Vous gagnez, avec { $names } !
       *[no] { $count ->
            [one] { $names } gagne.
           *[other] { $names } gagnent.
        }
    }
and = et
refused = Le coup { $move } n’est pas possible ici.
no-clause = Il n’y a pas de clause { $name }.
no-such-choice = Ce n’est pas parmi les choix : { $choices }.
wait-line = D’autres peuvent agir aussi : w laisse l’un d’eux jouer avant vous.
