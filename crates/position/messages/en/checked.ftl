### The results of checking the expectations of scenarios.

## One scenario

file = { $file }: { $came }
valid = valid
valid-expects-nothing = valid; it expects nothing
holds = ok ({ $expectations ->
    [one] 1 expectation
   *[other] { $expectations } expectations
})
checks-nothing = { $expectations ->
    [one] its expectation checks
   *[other] its { $expectations } expectations check
} nothing
# A note on the expectation at `$line`, if all rule sets that it names are older than something on the board.
vacuous = line { $line } checks nothing: what is on the board did not exist yet under the rules that it names
fails-alone = its expectation fails
fails-of = { $failed } of { $expectations } expectations { $failed ->
    [one] fails
   *[other] fail
}
fails-all = all { $expectations } expectations fail
left-out = { $came }; { $count ->
    [one] 1 expectation
   *[other] { $count } expectations
} left out
# The number of failures beyond those that are listed one by one.
more = { $count ->
    [one] 1 more expectation fails
   *[other] { $count } more expectations fail
}; `--format json` lists them all

## Expectations that fail

not-as-expected = { $about }: not as expected
not-as-expected-under = { $about }: not as expected under { $rules }
# The label at the place of the failed expectation in the file.
does-not-hold = this does not hold
under = Under { $rules }:
expected = expected:
found = found:
answer = answer:
met = that is what line { $line } expects; should its `under` name { $rules }?
met-or = { $met } Or { $write }
write = write `{ $entry }`
write-apart = for { $rules } write `{ $entry }`{ $here ->
    [left-out] , and leave them out here
    [rest] , and `under: rest` here
   *[same] {""}
}

## All scenarios together

sum-valid = { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
} valid, no expectation checked
sum-holds = { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
}, { $expectations ->
    [one] 1 expectation: it holds
   *[other] { $expectations } expectations: all hold
}
sum = { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
}, { $expectations ->
    [one] 1 expectation
   *[other] { $expectations } expectations
}: { $ended }
sum-failed = { $count ->
    [one] 1 fails
   *[other] { $count } fail
}, in { $scenarios ->
    [one] 1 scenario
   *[other] { $scenarios } scenarios
}
sum-refused = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
} refused
sum-left-out = { $sum }. { $count ->
    [one] 1 expectation is for other rule sets and was left out
   *[other] { $count } expectations are for other rule sets and were left out
}
