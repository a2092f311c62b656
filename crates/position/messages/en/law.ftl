### The authorities for the law, and the dates of what they say.

## Short forms, for half a line

# An official rule, with its year.
rules-of = official rules, { $year }
speaks = { $who ->
    [booklet] printed rules, year unknown
    [publisher] publisher's answer
    [print] another printing's wording
    [retelling] players' reports
    [wiki] wiki interpretation
    [interpretation] interpretation
    [community] community rule
    [house] house rule
    [table] your house rule
   *[ourselves] inferred
}
# An authority (`$who`) with a date, or with the words that stand in place of a date.
speaks-when = { $who }, { $when }
undated = undated
month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
} { $year }
derived = inferred

## Long forms

rank = { $rank ->
    [official-rule] official rule
    [official-clarification] official clarification
    [translation] translation
    [retelling] retelling
    [interpretation] interpretation
    [community-rule] community rule
   *[house-rule] house rule
}
authority = { $rank }{ $derived ->
    [yes] , inferred
   *[no] {""}
}, { $dated }
source = { $id } ({ $title }, { $publisher })
# In place of the date of a table's own rule.
your-own = your own
# A paraphrase (`$says`) that is in English only.
in-english = { $says }
# A statement on a rule (`$says`), with the places where it is written.
cited = { $says } ({ $places })
place = { $source }: { $place }

## The holding on a question of law

# A holding, in a table.
held-open = open: { $readings }{ $silent ->
    [yes] {" "}(the sources are silent)
   *[no] {""}
}
held-contested = contested: { $readings }
held-not-before = not applicable before { $date }
held-unknown = no rules known from before { $date }
# A holding, in a sentence.
holds-today = Today: { $what }.
holds-under = Under { $sets }: { $what }.
holds-open = no ruling ({ $readings })
holds-contested = conflicting rulings ({ $readings })
holds-not-before = Not applicable before { $date }.
