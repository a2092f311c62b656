### Wiesen.

barn = { $players ->
    [one] Dort steht ein Gutshof von { $players }: 4 Punkte pro abgeschlossene Stadt bei der Schlusswertung, mit oder ohne Bäuerinnen.
   *[other] Dort stehen Gutshöfe von { $players }: je 4 Punkte pro abgeschlossene Stadt bei der Schlusswertung.
}
several-barns = { $rule ->
    [once] Mehrere Gutshöfe einer Person auf einer Wiese bringen so viel wie einer.
    [each] Mehrere Gutshöfe einer Person auf einer Wiese bringen je 4 Punkte pro abgeschlossene Stadt.
   *[most] Nur wer die meisten Gutshöfe auf der Wiese hat, bekommt dafür Punkte, und nicht mehr als für einen.
}
joined-farmers = Verbindet ein Plättchen eine Wiese, auf der Bäuerinnen sind, mit einer, auf der ein Gutshof steht, bringen diese Bäuerinnen in diesem Zug 1 Punkt pro abgeschlossene Stadt und kommen zurück in den Vorrat.

# Bäuerinnen, nach der Stadt gewertet; und nach der Wiese, jede Stadt einmal für eine Person.
around-city = { $fields ->
    [one] An einer abgeschlossenen Stadt liegt 1 Wiese: Wer dort die meisten Bäuerinnen hat, bekommt 4 Punkte.
   *[other] An einer abgeschlossenen Stadt liegen { $fields } Wiesen: Wer dort insgesamt die meisten Bäuerinnen hat, bekommt 4 Punkte.
}
once = Eine Stadt, an der dieselbe Person auch mit der Wiese auf { DAT($tiles) } die Mehrheit hat, zählt nur einmal.

thing-joined-city = { $count ->
    [one] 1 abgeschlossene Stadt für Bäuerinnen
   *[other] { $count } abgeschlossene Städte für Bäuerinnen
}
