# Letters and bytes of a text.

lookalike = `{ $sign }` is { PHRASE($kind) }
    .code = text::lookalike
    .label = looks like `{ $plain }`
    .help = write { QUOTED($plains) }

# The kinds of characters that look like others.
lookalike-kind = { $kind ->
    [cyrillic] a Cyrillic letter
    [greek] a Greek letter
    [quote] a typographic quote
    [hyphen] a dash, not a hyphen
    [backslash] a different character from a backslash
    [slash] a different character from a slash
    [bar] a different character from a bar
    [colon] a different character from a colon
    [comma] a different character from a comma
    [asterisk] a multiplication sign, not an asterisk
    [full-stop] a different character from a full stop
    [less-than] a different character from `<`
    [caret] a different character from `^`
    [full-width-letter] a full-width letter
    [full-width-digit] a full-width digit
    [full-width-space] a full-width space
   *[other] a full-width character
}
    .code = part

invisible-in-name = the name `{ $name }` contains { $sign }
    .code = name::form
    .once = yes
    .label = not visible
    .help = write the name without it

invisible-character = { $kind ->
    [line-break] a line break
    [carriage-return] a carriage return
    [tab] a tab
    [bell] a bell
    [escape] an escape
    [soft-hyphen] a soft hyphen
    [zero-width-space] a zero-width space
    [joiner] a joiner
    [line-separator] a line separator
    [paragraph-separator] a paragraph separator
    [direction-mark] a mark that changes the direction of writing
    [byte-order-mark] a byte-order mark
    [variation-selector] a variation selector
    [tag-character] a tag
    [control] a control character
   *[other] an invisible character
} (U+{ $number })
    .code = part

foreign-encoding = the text is { $encoding }; save it as UTF-8
    .code = text::encoding

not-utf8 = the text is not UTF-8: line { $line }, column { $column } is the byte { $byte }{ $latin ->
    [none] {""}
   *[other] {" "}(`{ $latin }` in Latin-1)
}; save it as UTF-8
    .code = text::encoding

nul-byte = this is not text: line { $line }, column { $column } is a NUL byte; a scenario is plain text, saved as UTF-8
    .code = text::encoding

too-many-bytes = the text is { $bytes } bytes; the limit is { $limit }
    .code = text::encoding

lone-returns = the text has the line endings of old Macs (a carriage return alone); save it with ordinary line endings
    .code = text::encoding

unreadable = { PHRASE($message) }
    .code = text::unreadable
