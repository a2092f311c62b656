text = { $text }
