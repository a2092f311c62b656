### Lijsten, van links naar rechts samengevoegd.

further = { $before }, { $next }
and = { $before } en { $last }
or = { $before } of { $last }

## Lijsten van zinsdelen met komma's

apart = { $before }; { $next }
either = { $before }, of { $next }

## Lijsten van woorden en bijzinnen, met steeds hetzelfde scheidingsteken

any-of = { $before } of { $next }
clauses = { $before }, en { $next }
any-of-clauses = { $before }, of { $next }
