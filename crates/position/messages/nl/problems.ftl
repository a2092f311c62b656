### De regels na de problemen van een tekst.

more = … en nog { $count ->
    [one] 1 probleem
   *[other] { $count } problemen
}
no-answer = { $file }: { $count ->
    [one] 1 probleem
   *[other] { $count } problemen
}, in het Engels uitgelegd; geen antwoord
