### Sätze für Schlüssel von Antworten, wo ein Teil des Spiels keine eigenen Worte hat. Jeder hat den einen Teil `$said`.

reasons = { $said ->
    [0] kein Grund dagegen
   *[other] Grund: { $said }
}
together = { $all }

# Eine Liste von Sätzen, von links nach rechts verbunden.
either = { $before } – oder { $next }
