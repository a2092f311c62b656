### Van wie de regels zijn, en van wanneer.

## Korte vormen, voor een halve regel

rules-of = officiële regels, { $year }
speaks = { $who ->
    [booklet] gedrukte spelregels, jaar onbekend
    [publisher] antwoord van de uitgever
    [print] bewoording van een andere druk
    [retelling] verslag van spelers
    [wiki] interpretatie van de wiki
    [interpretation] interpretatie
    [community] regel van de community
    [house] huisregel
    [table] jullie eigen regel
   *[ourselves] afgeleid
}
speaks-when = { $who }, { $when }
undated = ongedateerd
month = { $month ->
    [1] jan.
    [2] feb.
    [3] mrt.
    [4] apr.
    [5] mei
    [6] juni
    [7] juli
    [8] aug.
    [9] sep.
    [10] okt.
    [11] nov.
   *[other] dec.
} { $year }
derived = afgeleid

## Lange vormen

rank = { $rank ->
    [official-rule] officiële regel
    [official-clarification] officiële verheldering
    [translation] vertaling
    [retelling] verslag van spelers
    [interpretation] interpretatie
    [community-rule] gemeenschapsspelregel
   *[house-rule] huisregel
}
authority = { $rank }{ $derived ->
    [yes] , afgeleid
   *[no] {""}
}, { $dated }
source = { $id } ({ $title }, { $publisher })
your-own = jullie eigen
in-english = (in het Engels) { $says }
cited = { $says } ({ $places })
place = { $source }: { $place }

## Het antwoord op een vraag naar de regels

held-open = onbeslist: { $readings }{ $silent ->
    [yes] {" "}(de bronnen zwijgen)
   *[no] {""}
}
held-contested = omstreden: { $readings }
held-not-before = n.v.t. vóór { $date }
held-unknown = geen regels bekend van vóór { $date }
holds-today = Nu: { $what }.
holds-under = Volgens de regels van { $sets }: { $what }.
holds-open = geen uitspraak ({ $readings })
holds-contested = tegenstrijdige uitspraken ({ $readings })
holds-not-before = Niet van toepassing vóór { $date }.
