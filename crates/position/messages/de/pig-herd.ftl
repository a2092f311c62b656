### Schweineherden.

adds = Die Schweineherde bringt 1 zusätzlichen Punkt pro Stadt.
adds-nothing = Die Schweineherde bringt nichts.

symbol-pig-herd = Schweineherde
