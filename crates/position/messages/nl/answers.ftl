### Zinnen voor sleutels van antwoorden, waar een onderdeel geen eigen woorden heeft. Elk heeft het ene deel `$said`.

reasons = { $said ->
    [0] geen reden ertegen
   *[other] reden: { $said }
}
together = { $all }

# Een lijst van zinnen met komma's, van links naar rechts verbonden.
either = { $before }, of { $next }
