### Die Zeilen nach den Problemen eines Textes.

more = … und noch { $count ->
    [one] 1 Problem
   *[other] { $count } Probleme
}
no-answer = { $file }: { $count ->
    [one] 1 Problem
   *[other] { $count } Probleme
}, auf Englisch erklärt; keine Antwort
