### The lines after the problems of a text.

more = … and { $count ->
    [one] 1 more problem
   *[other] { $count } more problems
}
no-answer = { $file }: { $count ->
    [one] 1 problem
   *[other] { $count } problems
}; no answer given
