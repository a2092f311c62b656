### How a list is joined, from left to right.

further = { $before }, { $next }
and = { $before } and { $last }
or = { $before } or { $last }
