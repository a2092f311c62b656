### Listen, von links nach rechts verbunden.

further = { $before }, { $next }
and = { $before } und { $last }
or = { $before } oder { $last }

## Listen von Satzteilen mit Kommas

apart = { $before }; { $next }
either = { $before }, oder { $next }

## Listen von Wörtern und Sätzen, mit immer demselben Trennzeichen

any-of = { $before } oder { $next }
clauses = { $before }, und { $next }
any-of-clauses = { $before }, oder { $next }
