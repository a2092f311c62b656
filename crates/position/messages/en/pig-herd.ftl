### Pig herds.

adds = The pig herd adds 1 point per city.
adds-nothing = The pig herd adds nothing.

symbol-pig-herd = pig herd
