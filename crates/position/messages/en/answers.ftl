### Phrases for keys of answers, where a mechanic has no words of its own. Each has the one argument `$said`.

reasons = { $said ->
    [0] no reason against it
   *[other] because { $said }
}
together = { $all }

# A list of phrases with commas, joined from left to right.
either = { $before }, or { $next }
