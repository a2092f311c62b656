# Texts that are not YAML, or are YAML that is not read.

unclosed = this is not YAML: this `{ $sign }` is never closed
    .code = yaml::bracket
    .label = opened here
    .related = reading stopped here
    .help = write the sign that closes this `{ $sign }`

not-yaml = this is not YAML: { PHRASE($reason) }
    .code = yaml::syntax
    .label = reading stopped here
    .help = { $sign ->
        [special] a word cannot begin with this character; put the word in quotes
        [invisible] remove the invisible character
       *[other] look for a bracket, brace or quote that is not closed, a missing space after `:`, or a line that is not in the same column as its neighbours
    }

second-document = a second document begins here
    .code = yaml::second-document
    .label = second document
    .help = keep one scenario per file

empty = this text is empty
    .code = yaml::empty
    .label = empty
    .help = a scenario needs `board: |` with a map below it; a house-rules file needs `name` and `rules`

too-many-values = the text has more than { $most } values
    .code = yaml::bounds
    .label = too many
    .help = this is more than any board needs

tagged = a tag (`{ $tag }`)
    .code = yaml::tag
    .label = tagged
    .help = leave out the tag: values are read as they are typed

alias-to-nothing = an alias to nothing
    .code = yaml::alias
    .label = no such anchor before this
    .help = write out the value

alias-to-itself = an alias to a value that holds it
    .code = yaml::alias
    .label = not complete yet here
    .help = write out the value

aliases-add-too-much = anchors and aliases add more than { $most } values to this text
    .code = yaml::bounds
    .label = too much
    .help = write out the values

too-deep = values are nested more than { $most } levels deep
    .code = yaml::bounds
    .label = too deep
    .help = no part of a scenario is nested more than five levels deep
