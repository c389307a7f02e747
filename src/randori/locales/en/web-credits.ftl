# The page that thanks.

web-credits = Credits
web-credits-lead = Randori is a house for three games that others have thought up. Thank you: without you there would be nothing to play here.
web-credits-games = The games
web-dojo-credits = A published card game. Its idea, its rules and its name belong to its author, illustrator and publisher.
web-memo-credits = A published card game, played before the eyes of Matt Duncan. Its idea, its rules and its name belong to its author, illustrator and publisher.
web-tatsu-credits = A published card game. Its idea, its rules and its name belong to its author, illustrator and publisher.
web-credits-letters = The letters
web-credits-font = Titles are set in Dela Gothic One, under the SIL Open Font License 1.1.
web-credits-ours = What is ours
web-credits-art = All cards, faces and places you see here were drawn for Randori, and all rules are told in words of our own. Nothing is taken from the printed boxes. If you like a game, lay it on a real table too.
web-credits-salute = We bow to you who play, whether you won or lost: with deep respect, until the next game.
