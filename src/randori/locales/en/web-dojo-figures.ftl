# The sentences under the pictures in the rules.

web-figure-dojo-cards = The six disciples: monkey, fox, tigress, crane, bear and raccoon. The number on the belt is its value, from white 1 to black 5.
web-figure-dojo-trophies = The three at the left go to a column, the three at the right to a row.
web-figure-dojo-challenge-win = The challenger’s bear has a blue belt, 4; the dealer’s crane a yellow one, 2. The challenger wins. With two belts alike the challenger would win too.
web-figure-dojo-challenge-prize = The winner takes the trophy, and may take the other’s card and give his own for it.
web-figure-dojo-row = Three tigresses: 6 points. Their belts do not matter here.
web-figure-dojo-raccoon = The raccoon counts as a third monkey: 6 points.
web-figure-dojo-column = Three green belts: 3 points, whoever wears them.
web-figure-dojo-belt = With the multicolour belt two green belts are enough: 3 points.
web-figure-dojo-kimono = Three blue belts would score 4; with the kimono they score 8.
web-figure-dojo-master = Three bears and a crane that counts as a raccoon: four alike, 10 points.
web-figure-dojo-incense = Two monkeys score 3 and two bears score 3 as well: 6 points.
web-figure-dojo-score-case = Rows: three tigresses 6, two monkeys 3, four different disciples 1. Columns: three yellow belts 2. In all 12 points.
