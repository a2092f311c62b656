### De Stad Carcassonne.

today = Dit is de Stad Carcassonne: niemand krijgt er punten voor.
row = geen punten: het is de Stad Carcassonne
counts = De Stad Carcassonne telt als een afgebouwde stad.
counts-not = De Stad Carcassonne telt niet als stad.
