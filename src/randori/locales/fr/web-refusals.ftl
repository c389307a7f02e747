# Pourquoi quelque chose est refusé, en mots simples : une phrase pour chaque clause qui peut être citée.

web-refused-unknown = C’est impossible.
web-refused-line = Le serveur ne répond pas. Vérifiez la connexion et réessayez.

web-refused-move-turn = Ce n’est pas encore à vous : le jeu attend quelqu’un d’autre.
web-refused-move-form = Le jeu ne connaît pas ce coup.
web-refused-move-over = La partie est terminée ; plus personne ne peut jouer.
web-refused-record-result = Le résultat de cet enregistrement n’est pas celui auquel mènent ses coups.

web-refused-table-form = Quelque chose ne convient pas : un nom, un nombre ou une option.
web-refused-table-token = Ce lien n’ouvre aucune place à cette table.
web-refused-table-seat = Cette place est prise, ou ce n’est pas à vous de décider pour elle.
web-refused-table-host = Seul l’hôte de la table peut le faire.
web-refused-table-barred = L’hôte de cette table vous en a retiré pour de bon : il n’y a pas de place pour vous ici.
web-refused-table-status = Pas maintenant : ce n’est pas le bon moment de la partie.
web-refused-table-hint = Il n’y a pas de conseil à donner pour le moment.
web-refused-table-chat = Cela ne peut pas se dire à cette table.
web-refused-table-rate = C’est trop à la fois. Attendez quelques secondes et réessayez.
web-refused-table-size = C’est trop long.
web-refused-table-late = Trop tard : entre-temps, cette décision a été prise par un robot, dans une autre de vos fenêtres, ou parce que le temps était écoulé. Votre choix n’a pas été joué.
web-refused-table-store = Le serveur n’a pas pu l’enregistrer ; rien ne s’est passé. Réessayez dans un instant.
web-refused-table-unknown = Cette table n’existe pas.

web-refused-dojo-setup = La partie ne peut pas commencer avec ce premier donneur.
web-refused-dojo-deck = Ce ne sont pas les soixante cartes du paquet.
web-refused-dojo-trophies = Ce ne sont pas les douze trophées du jeu.
web-refused-dojo-recruit = Le donneur donne cette carte à un joueur qui n’en a pas encore pendant cette manche.
web-refused-dojo-challenge = Il s’agit de défier le donneur ou de passer.
web-refused-dojo-challenge-prize = Le vainqueur du défi échange maintenant les deux cartes, ou les laisse où elles sont.
web-refused-dojo-black-belt = Il s’agit de choisir pierre, feuille ou ciseaux.
web-refused-dojo-train = Il faut maintenant poser une carte dans votre dojo.
web-refused-dojo-train-first = Votre première carte n’a qu’un emplacement possible ; tous les autres se comptent à partir d’elle.
web-refused-dojo-train-next = Une carte va sur un emplacement libre qui en touche une autre par un côté, et le dojo a au plus 3 lignes et 4 colonnes.
web-refused-dojo-grid = Le plateau fixe a 3 lignes et 4 colonnes, et la carte doit s’y trouver.
web-refused-dojo-trophy-place = Il faut maintenant placer le trophée.
web-refused-dojo-trophy-legal = Un trophée noir va sur une ligne, un trophée orange sur une colonne, là où il y a une carte et pas encore de trophée.

web-refused-memo-deck = Ce ne sont pas les cartes du paquet, chacune une fois.
web-refused-memo-look = Vous regardez exactement deux cartes de votre propre banc.
web-refused-memo-start = On décide d’abord qui commence.
web-refused-memo-direction = Le premier joueur choisit maintenant le sens du jeu.
web-refused-memo-draw = La carte piochée va sur votre banc à la place d’une autre, ou directement au dôjô.
web-refused-memo-react = Vous pouvez jouer une carte qui se trouve sur un banc, ou passer.
web-refused-memo-steal = Qui joue une carte d’un autre banc en donne une du sien : il faut donc en avoir une à donner.
web-refused-memo-late = Une autre carte était déjà sur le dôjô. Votre coup est nul, personne n’a vu la carte, et ce n’est pas une faute.
web-refused-memo-empty-pile = La nouvelle pioche se compose des cartes du dôjô, sauf celle du dessus.
web-refused-memo-two = À deux, chaque pouvoir est une confusion ou une infiltration, ou bien l’on y renonce.
web-refused-memo-eye = Troisième œil : vous regardez une carte de n’importe quel banc.
web-refused-memo-infiltration = Infiltration : vous regardez une carte, puis elle doit changer de place avec une autre.
web-refused-memo-paralysis = Paralysie : choisissez le joueur qui reçoit une carte de la pioche.
web-refused-memo-confusion = Confusion : choisissez un banc, puis jusqu’à trois fois deux de ses cartes, qui changent de place.
web-refused-memo-overload = Surcharge : deux cartes d’un banc changent de place avec une carte d’un autre banc.
web-refused-memo-clairvoyance = Clairvoyance : les cartes que vous avez vues retournent toutes ensemble sur la pioche, ou dessous.
web-refused-memo-crocodile = Un crocodile ne joue que des cartes de son propre banc.
web-refused-memo-bird = Un oiseau ne joue que des cartes des autres, et ne peut pas renoncer à son infiltration.
web-refused-memo-match = Le vainqueur devine des cartes sur les bancs des autres, chacune une fois, ou s’arrête.

web-refused-tatsu-lead = La partie ne peut pas commencer avec ce donneur.
web-refused-tatsu-deal-4 = Ce ne sont pas les 28 cartes, chacune une fois.
web-refused-tatsu-turn = Vous jouez une carte du clan voulu, prise dans la bonne main, ou demandez à une autre place ; celui à qui l’on demande doit jouer.
web-refused-tatsu-ask-holds = Vous ne pouvez demander qu’à quelqu’un qui a une carte du clan voulu.
web-refused-tatsu-seats-2 = Il n’y a que deux places à cette table.
web-refused-tatsu-3-deal = À trois, c’est le joueur rouge qui donne, et il faut les 28 cartes, chacune une fois.
web-refused-tatsu-2-deal = Ce ne sont pas les 28 cartes, chacune une fois.
web-refused-tatsu-2-lead = Ce joueur ne peut pas entamer la première manche.
web-refused-tatsu-2-turn = Vous jouez une carte face visible du clan voulu, prise dans la bonne rangée, ou demandez à l’adversaire.
web-refused-tatsu-2-hidden = Une carte face cachée ne peut servir que si elle est du clan voulu et qu’aucune ne soit face visible.
