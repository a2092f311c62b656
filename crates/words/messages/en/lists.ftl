### Lists, joined from left to right.

further = { $before }, { $next }
and = { $before } and { $last }
or = { $before } or { $last }

## Lists of phrases that contain commas

apart = { $before }; { $next }
either = { $before }, or { $next }

## Lists of words and clauses, with the same separator between any two

any-of = { $before } or { $next }
clauses = { $before }, and { $next }
any-of-clauses = { $before }, or { $next }
