### Varkenskudden.

adds = De varkenskudde levert 1 extra punt per afgebouwde stad op.
adds-nothing = De varkenskudde levert niets op.

symbol-pig-herd = varkenskudde
