### How a list is joined, from left to right.

further = { $before }, { $next }
and = { $before } and { $last }
or = { $before } or { $last }

## Phrases that have commas of their own

apart = { $before }; { $next }
either = { $before }, or { $next }

## Words and clauses with the same between any two

any-of = { $before } or { $next }
clauses = { $before }, and { $next }
any-of-clauses = { $before }, or { $next }
