### What answers say, key by key, where a mechanic has no words of its own. Each has the one part `said`.

reasons = { $said ->
    [0] no reason against it
   *[other] because { $said }
}
together = { $all }
