//! What can be typed as a line, for `--help` and for somebody who asks in the middle of it.

use crate::report::Style;

/// What stands before the lines.
const BEFORE: &str = "After each line comes what was understood, the board, and the answer. Columns are a, b and on, rows 1, 2 and on: b2 is a space, b2sw a half in it.";

/// Every kind of line, and what it does.
const LINES: [(&str, &str); 18] = [
    ("city-pair, ci, gap", "a pattern, its beginning or a part of it"),
    (". c*=r, c c\\c", "a whole map; it begins anew"),
    ("b1 c*=r", "what lies at b1; outside the board it grows"),
    ("b2sw c=r", "a half in b2"),
    ("b1 .", "nothing lies at b1"),
    ("b1 =r", "red's meeple on what lies there"),
    ("a1 cE, b1 f", "several changes at once"),
    ("north, west", "a row above row 1, a column before a"),
    ("tower b1sw 1", "a question beside those before, as for `oracle quick`"),
    ("forget 1, forget all", "a question less"),
    ("undo, redo", "one change back, one forward; undo 3"),
    ("why", "the whole answer, with the law and the steps"),
    ("rules 2015,now", "by which rule sets; rules all"),
    ("map, yaml", "the command for this board; the scenario"),
    ("save NAME", "the scenario into a new file"),
    ("new, new tower", "begins anew"),
    ("help, ?", "this"),
    ("done", "ends; so does an empty line on a terminal"),
];

/// What stands in a map.
const SIGNS: [(&str, &str); 9] = [
    (". # c\\c c/c", "empty; a tile that does not matter; two halves"),
    ("c <", "a double-size tile; `^` below c for one that stands"),
    ("c r x", "city, road, crossing: joins every neighbour that may"),
    ("cNE rWS xESW", "the same with its sides named: those, no others"),
    ("m f gN", "monastery, field, a road to the city's gate"),
    ("c*", "a coat of arms"),
    ("c=r c=R c=anna", "red's meeple, a large one, anna's"),
    ("cN=r+cW", "`+` between parts, needed after a meeple"),
    ("E@90", "a printed tile, turned clockwise"),
];

/// What stands after all this.
const AFTER: &str = "A line that is wrong changes nothing. From a pipe the lines are read without prompts, empty ones are passed over, and the exit code is 2 if any line was wrong.";

/// The columns that a line takes beside what it does.
const LEFT: usize = 24;

/// All of it, as wide as the style.
pub(super) fn lines(style: Style) -> String {
    let style = Style { width: style.width.min(80), ..style };
    let mut out = vec![style.wrap(BEFORE, "", ""), String::new(), "A line is:".to_owned()];
    out.extend(LINES.iter().map(|entry| two(*entry, style)));
    out.extend([String::new(), "In a map, and for a cell:".to_owned()]);
    out.extend(SIGNS.iter().map(|entry| two(*entry, style)));
    out.extend([String::new(), style.wrap(AFTER, "", ""), String::new()]);
    out.push("How a map is written: oracle quick --help".to_owned());
    out.join("\n")
}

/// A line and what it does.
fn two((typed, does): (&str, &str), style: Style) -> String {
    if style.width < 2 * LEFT + 10 {
        return format!("  {typed}\n{}", style.wrap(does, "      ", "      "));
    }
    style.wrap(does, &format!("  {typed:<width$}", width = LEFT - 2), &" ".repeat(LEFT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_at_most_40_lines_of_80_columns() {
        let text = lines(Style::PLAIN);
        assert!(text.lines().count() <= 40, "{text}");
        for width in [30, 40, 80] {
            let text = lines(Style { width, ..Style::PLAIN });
            let fits = |line: &str| line.chars().count() <= width || line.starts_with("How a map");
            assert!(text.lines().all(fits), "{width}: {text}");
        }
    }
}
