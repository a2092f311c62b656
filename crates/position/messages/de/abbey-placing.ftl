### Das Anlegen einer Abtei: ob es erlaubt ist.

heading = Anlegen einer Abtei auf { DAT($space) }

today = Die Abtei darf dort angelegt werden.
today-not = Die Abtei darf dort nicht angelegt werden, denn { $because }.
row = erlaubt
row-not = { $reason ->
    [taken] nicht erlaubt: das Feld ist belegt
    [half-taken] nicht erlaubt: das Feld ist halb belegt
    [empty] nicht erlaubt: eine Seite ist leer
    [half] nicht erlaubt: neben einem Dreiecksplättchen
    [gap] nicht erlaubt: neben einer Lücke
    [challenges-several] nicht erlaubt: bei mehreren Kultstätten
   *[beside-challenges-several] nicht erlaubt: eine Kultstätte daneben würde zwei herausfordern
}

said-allowed = { $said ->
    [yes] eine Abtei darf dort angelegt werden
   *[no] eine Abtei darf dort nicht angelegt werden
}

taken = auf dem Feld liegt schon { $tile }
half-taken = auf einer Hälfte des Felds liegt { $tile }, und eine Abtei braucht das ganze Feld
empty = im { $sides } liegt kein Plättchen
half = im { $to } liegt { $tile }, und das ist nur ein Dreiecksplättchen
gap = im { $to } ist die dreieckige Lücke neben { DAT($tile) }

lies = Im { $to } liegt { $tile }{ $shape ->
    [half] , ein Dreiecksplättchen
    [double] , ein Doppelplättchen
   *[square] {""}
}.
lies-gap = Im { $to } ist die dreieckige Lücke neben { DAT($tile) }.
occupies = Ein Dreiecksplättchen zählt als ein Plättchen an dieser Seite, und die Lücke daneben wird nicht beachtet.
does-not-occupy = Ein Dreiecksplättchen zählt nicht als ein Plättchen an dieser Seite, und die Lücke daneben auch nicht.
