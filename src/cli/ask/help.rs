//! The list of lines that can be typed, for `--help` and for the line `help`.

use carcassonne_show::report::Style;

/// The text before the list of lines that can be typed.
const BEFORE: &str = "After each line you see how it was read, the board and the answer. Columns are a, b and so on, rows 1, 2 and so on: b2 is a space, b2sw a half tile in it.";

/// Every kind of line that can be typed in `oracle ask`, and its effect.
const LINES: [(&str, &str); 19] = [
    ("city-pair, ci, gap", "a template: its name, or a part of it"),
    (". c*=r, c c\\c", "a whole map; starts again"),
    ("b1 c*=r", "what is at b1; off the board, the board grows"),
    ("b2sw c=r", "a half tile in b2"),
    ("b1 .", "b1 is empty"),
    ("b1 =r", "Red's meeple on the tile at b1"),
    ("a1 cE, b1 f", "several changes at once"),
    ("north, west", "add a row above row 1, a column before a"),
    ("tower b1sw 1", "add a question, as for `oracle quick`"),
    ("question 8 or 10?", "your question; claim red b1.city 10: what Red says"),
    ("forget 1, forget all", "remove a question, or all of them"),
    ("undo, redo", "one change back or forward; also undo 3"),
    ("why", "the whole answer, with the rulings and the steps"),
    ("rules 2015,now", "choose rule sets; also rules all"),
    ("map, yaml", "show this board as a command, or as a file"),
    ("save NAME", "write the scenario to a new file"),
    ("new, new tower", "start again, or from a template"),
    ("help, ?", "show this help"),
    ("done", "quit, as Ctrl-D does"),
];

/// The signs of a map, and their meanings.
const SIGNS: [(&str, &str); 9] = [
    (". # c\\c c/c", "empty; unknown tile; two half tiles"),
    ("c <", "a double-size tile; `^` below c if north to south"),
    ("c r x", "city, road, crossing: connects wherever it can"),
    ("cNE rWS xESW", "the same with named sides: those and no others"),
    ("m f gN", "monastery, field, a road to the city's gate"),
    ("c*", "a coat of arms"),
    ("c=r c=R c=anna", "Red's meeple, a large one, Anna's"),
    ("cN=r+cW", "`+` joins parts, needed after a meeple"),
    ("E@90", "a printed tile, turned clockwise"),
];

/// The text after the lists of lines and of signs.
const AFTER: &str = "A line with a mistake changes nothing. From a pipe, lines are read without prompts, empty ones are ignored, and the exit code is 2 if any line had a mistake.";

/// The width of the left column, in characters.
const LEFT_WIDTH: usize = 24;

/// Returns the help on the lines that can be typed, wrapped to `style` and at most 80 columns, except its last line.
pub(super) fn help_text(style: Style) -> String {
    let style = Style { width: style.width.min(80), ..style };
    let mut out = vec![style.wrap(BEFORE, "", ""), String::new(), "A line is:".to_owned()];
    out.extend(LINES.iter().map(|entry| format_entry(*entry, style)));
    out.extend([String::new(), "In a map, and for a cell:".to_owned()]);
    out.extend(SIGNS.iter().map(|entry| format_entry(*entry, style)));
    out.extend([String::new(), style.wrap(AFTER, "", ""), String::new()]);
    out.push("How to write a map: oracle quick --help".to_owned());
    out.join("\n")
}

/// Returns an entry of the help, syntax and effect in two columns, or on separate lines if the style is narrow.
fn format_entry((syntax, effect): (&str, &str), style: Style) -> String {
    if style.width < 2 * LEFT_WIDTH + 10 {
        return format!("  {syntax}\n{}", style.wrap(effect, "      ", "      "));
    }
    style.wrap(effect, &format!("  {syntax:<width$}", width = LEFT_WIDTH - 2), &" ".repeat(LEFT_WIDTH))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_at_most_40_lines_of_80_columns() {
        let text = help_text(Style::PLAIN);
        assert!(text.lines().count() <= 40, "{text}");
        for width in [30, 40, 80] {
            let text = help_text(Style { width, ..Style::PLAIN });
            let fits = |line: &str| line.chars().count() <= width || line.starts_with("How to write a map");
            assert!(text.lines().all(fits), "{width}: {text}");
        }
    }
}
