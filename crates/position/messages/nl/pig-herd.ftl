### Varkenskudden.

adds = De varkenskudde levert per stad 1 punt extra op.
adds-nothing = De varkenskudde levert niets op.

symbol-pig-herd = varkenskudde
