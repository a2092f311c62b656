### The City of Carcassonne.

today = This is the City of Carcassonne: nobody scores it.
row = no points: it is the City of Carcassonne
counts = The City of Carcassonne counts as a completed city.
counts-not = The City of Carcassonne does not count as a city.
