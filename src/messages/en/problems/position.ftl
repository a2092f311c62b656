# Days that a program passed.

not-a-day = `{ PHRASE($day) }` is not a day, like 2018-05-01
    .code = rule::unknown

no-rules-yet = there were no rules yet on { PHRASE($day) }
    .code = rule::unknown
