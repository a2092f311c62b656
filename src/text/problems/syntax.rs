//! What to say where a text stops being YAML: the parser knows where it gave up, but people want
//! to know what they got wrong.

use crate::text::phrasing::{shorten, shorten_line};
use crate::text::problem::{Code, Problem};
use crate::text::source::Span;

/// Something that is not YAML, as the message says.
fn not_yaml(at: Span, message: &str) -> Problem {
    Problem::new(Code::YamlSyntax, at, format!("this is not YAML: {message}"))
}

/// The problem with a text that stops being YAML at a byte, for the reason that the parser gives.
pub(in crate::text) fn problem(text: &str, at: usize, said: &str) -> Problem {
    let said = said.split(" at char ").next().unwrap_or(said);
    let said = said.split(" at byte ").next().unwrap_or(said).trim_end_matches(['.', ',', ' ']);
    let stopped = Span::new(at, at + text.get(at..).and_then(|t| t.chars().next()).map_or(0, shown_len));
    let line = TextLine::of(text, at);
    if let Some(problem) = slip(text, at, said) {
        return problem;
    }
    if let Some(map) = row_before_the_map(text, &line) {
        return not_yaml(line.span(), "this row of the map begins left of the first row")
            .label("further left")
            .with_related(map, "the map begins here")
            .help("begin all rows in the same column; where a row begins with nothing on the board, write `.`")
            .edit(line.indentation(), " ".repeat(TextLine::of(text, map.range().start).indent()));
    }
    let at_comma = text.get(at..).is_some_and(|rest| rest.starts_with(','));
    let open = unclosed(text, at).filter(|open| !(at_comma && is_closed(text, *open)));
    if let Some((sign, open)) = open {
        let (help, edit) = closing(text, sign, open);
        return not_yaml(Span::new(open, open + 1), &format!("this `{sign}` is never closed"))
            .label("opened here")
            .with_related(stopped, "reading stopped here")
            .help(help)
            .edits([edit]);
    }
    if let Some(before) = TextLine::before(text, &line).filter(|_| said.contains("mapping values")) {
        let key = before.text.trim_start().split(':').next().unwrap_or("");
        if before.text.contains(':') && !before.text.trim_end().ends_with(':') && !before.text.contains(": ") {
            let rest = before.text.trim_start().get(key.len() + 1..).unwrap_or("");
            return not_yaml(before.span(), "this key has no space after its colon")
                .label("no space after the colon")
                .fix_by_writing(format!("{key}: {}", rest.trim_end()));
        }
        // Lines without a key go on from the one above them.
        let mut top = before;
        while top.indent() > 0
            && !top.text.contains(':')
            && let Some(above) = TextLine::before(text, &top)
        {
            top = above;
        }
        if let Some(problem) = unsigned(&before).or_else(|| unsigned(&top)) {
            return problem;
        }
        if !before.text.contains(':') {
            return not_yaml(before.span(), "this line has no key")
                .label("no `key:` here")
                .help("write a key, a colon and a space before it; a text of several lines needs a `|` after its key, or quotes");
        }
    }
    let help = match text.get(at..).and_then(|t| t.chars().next()) {
        Some('@' | '`' | '%' | '&' | '*' | '!') => "a word cannot begin with this character; put the word in quotes",
        Some(c) if c.is_control() && c != '\n' => "remove the invisible character",
        _ => {
            "look for a bracket, brace or quote that is not closed, a missing space after `:`, or a line that is \
             not in the same column as its neighbours"
        }
    };
    not_yaml(stopped, said).label("reading stopped here").help(help)
}

/// Whether the line on which a bracket or brace opens closes as many of them as it opens.
fn is_closed(text: &str, (sign, open): (char, usize)) -> bool {
    let close = match sign {
        '[' => ']',
        '{' => '}',
        _ => return false,
    };
    let line = text.get(open..).and_then(|rest| rest.lines().next()).unwrap_or_default();
    line.matches(close).count() >= line.matches(sign).count()
}

/// A comma with nothing before it: `[, blue]`, `{ , city: E }`, `[red, , blue]`.
fn nothing_before_comma(text: &str, at: usize) -> Option<Problem> {
    let comma = text.get(at..).filter(|rest| rest.starts_with(','))?;
    let before = text.get(..at)?;
    let filled = before.trim_end_matches(' ').len();
    let opens = before.get(..filled)?.ends_with(['[', '{']);
    if !opens && !before.get(..filled)?.ends_with(',') {
        return None;
    }
    let behind = comma.trim_start_matches([' ', ',']);
    let end = at + (comma.len() - behind.len());
    // Behind a sign that opens with a space there stays one.
    let (from, to) =
        if opens { (if before.len() > filled { filled + 1 } else { filled }, end) } else { (filled, end - 1) };
    let problem = not_yaml(Span::new(at, at + 1), "there is nothing before this comma").label("one too many");
    let span = Span::new(from, to.max(from));
    // The whole, if it stands on one line.
    let whole = unclosed(text, at).and_then(|(sign, open)| {
        let close = if sign == '[' { ']' } else { '}' };
        let line = text.get(open..)?.lines().next()?;
        let stop = open + line.find(close)? + 1;
        Some(format!("{}{}", text.get(open..from)?, text.get(span.range().end..stop)?))
    });
    Some(match whole {
        Some(whole) => problem.help(format!("write `{}`", shorten_line(&whole))).edit(span, ""),
        None => problem.help("delete this comma").edit(span, ""),
    })
}

/// What to write for a bracket, brace or quote that is not closed.
fn closing(text: &str, sign: char, open: usize) -> (String, (Span, String)) {
    let rest = text.get(open..).and_then(|t| t.lines().next()).unwrap_or("").trim_end();
    let end = open + rest.len();
    let (what, close) = match sign {
        '[' => ("`]`", " ]".to_owned()),
        '{' => ("`}`", " }".to_owned()),
        quote => ("quote", quote.to_string()),
    };
    let help = format!("write the closing {what}: `{}{close}`", shorten(rest));
    (help, (Span::new(end, end), close))
}

/// What people type most often that is not YAML, said in their terms.
fn slip(text: &str, at: usize, said: &str) -> Option<Problem> {
    let line = TextLine::of(text, at);
    no_break_space(text)
        .or_else(|| tab(text, &line, said))
        .or_else(|| fence(text, &line))
        .or_else(|| asked(&line, said))
        .or_else(|| escape(text, at, said))
        .or_else(|| unindented_map(text, &line))
        .or_else(|| bar_without_space(text, &line))
        .or_else(|| said.contains("mapping values").then(|| two_colons(text, at, &line))?)
        .or_else(|| missing_comma(text, at, &line))
        .or_else(|| one_too_many(text, at, said))
        .or_else(|| nothing_before_comma(text, at))
        .or_else(|| behind_the_bar(&line, said))
        .or_else(|| trailing_comma(text, &line))
        .or_else(|| out_of_line(text, &line, said))
}

/// A line that begins with a space of another kind, as pages have them.
fn no_break_space(text: &str) -> Option<Problem> {
    let odd = |line: &TextLine<'_>| {
        let blank = line.text.len() - line.text.trim_start().len();
        let before = line.text.get(..blank).unwrap_or("");
        let spaces: String = before.chars().map(|c| if c == '\u{a0}' { ' ' } else { c }).collect();
        (spaces != before).then(|| (Span::new(line.start, line.start + blank), spaces))
    };
    let found: Vec<(Span, String)> = TextLine::all(text).iter().filter_map(odd).collect();
    let (span, _) = found.first()?;
    Some(
        not_yaml(*span, "a no-break space before a line")
            .label("looks like a space, but is not one")
            .help("type ordinary spaces here")
            .edits(found),
    )
}

/// A line whose colon is another sign, or is missing: `board |`, `question = Whose city?`, `// a comment`.
fn unsigned(line: &TextLine<'_>) -> Option<Problem> {
    let written = line.text.trim();
    let found = |message: &str| not_yaml(line.span(), message);
    if let Some(comment) = written.strip_prefix("//") {
        let problem = found("a comment begins with `#`").label("a comment?");
        return Some(problem.fix_by_writing(format!("# {}", comment.trim())));
    }
    let is_key = |key: &str| !key.is_empty() && key.chars().all(|c| c.is_alphanumeric() || c == '_');
    let (key, rest) = written
        .split_once('=')
        .or_else(|| written.split_once(';'))
        .map(|(key, rest)| (key.trim(), rest.trim()))
        .or_else(|| Some((written.strip_suffix('|')?.trim(), "|")))
        .filter(|(key, rest)| is_key(key) && !rest.contains(':'))?;
    Some(found("this key has no colon").label("no `:` here").fix_by_writing(format!("{key}: {rest}")))
}

/// A bracket or brace that closes nothing.
fn one_too_many(text: &str, at: usize, said: &str) -> Option<Problem> {
    let from = text.get(at..)?;
    let sign = from.chars().next().filter(|c| matches!(c, '}' | ']'))?;
    if !said.contains("misplaced bracket") {
        return None;
    }
    let span = Span::new(at, at + 1);
    let problem = not_yaml(span, &format!("one `{sign}` too many")).label("closes nothing");
    Some(problem.help(format!("delete this `{sign}`")).edit(span, ""))
}

/// A row of the map on the line of the key: `board: | .  a`.
fn behind_the_bar(line: &TextLine<'_>, said: &str) -> Option<Problem> {
    if !said.contains("block scalar") {
        return None;
    }
    let bar = line.text.find(": |")? + 3;
    let row = line.text.get(bar..)?.trim();
    let start = line.start + line.text.len() - line.text.get(bar..)?.trim_start().len();
    if row.is_empty() || row.starts_with('|') {
        return None;
    }
    let span = Span::new(start, start + row.len());
    Some(
        Problem::new(Code::MapForm, span, "the first row of the map is on the same line as its key")
            .label("belongs on the next line")
            .help(format!("begin the first row on a line of its own: `  {}`", shorten(row)))
            .edit(Span::new(line.start + bar, start), "\n  "),
    )
}

/// A comma behind an entry that stands on a line of its own.
fn trailing_comma(text: &str, line: &TextLine<'_>) -> Option<Problem> {
    let ends = |line: &TextLine<'_>| line.text.trim_end().ends_with(',');
    let line = if ends(line) { *line } else { TextLine::before(text, line).filter(ends)? };
    let end = line.span().range().end;
    if unclosed(text, end).is_some() {
        return None;
    }
    let span = Span::new(end - 1, end);
    let all = TextLine::all(text).into_iter().filter(|line| ends(line) && line.indent() > 0);
    let all = all.map(|line| line.span().range().end).filter(|end| unclosed(text, *end).is_none());
    Some(
        not_yaml(span, "a comma at the end of a line")
            .label("not needed")
            .help("delete the comma: lines do not need it")
            .edits(all.map(|end| (Span::new(end - 1, end), String::new()))),
    )
}

/// A tab at the beginning of a line.
fn tab(text: &str, line: &TextLine<'_>, said: &str) -> Option<Problem> {
    let indented = |l: &TextLine<'_>| l.text.trim_start_matches(' ').starts_with('\t');
    let mut found = *line;
    if !indented(&found) {
        if !said.contains("tab") {
            return None;
        }
        // Before the first row of a block, reading stops where the block begins.
        found = TextLine::after(text, line).filter(indented)?;
    }
    let at = found.start + found.indent();
    let span = Span::new(at, at + 1);
    let (problem, help) = if opens_map(text, &found).is_some() {
        let problem = Problem::new(Code::MapForm, span, "this row begins with a tab");
        (problem, "begin the rows with spaces: YAML does not allow tabs".to_owned())
    } else {
        let problem = not_yaml(span, "a tab at the beginning of a line");
        (problem, format!("YAML indents with spaces; write `  {}`", shorten(found.text.trim())))
    };
    Some(problem.label("tab").help(help).edits(without_tabs(text)))
}

/// Two spaces for each tab with which a line of the text begins.
fn without_tabs(text: &str) -> Vec<(Span, String)> {
    let lines = TextLine::all(text).into_iter().map(|line| {
        let blank = line.text.len() - line.text.trim_start_matches([' ', '\t']).len();
        let (before, _) = line.text.split_at(blank);
        (Span::new(line.start, line.start + blank), before.replace('\t', "  "))
    });
    lines.filter(|(span, spaces)| spaces.len() != span.range().len()).collect()
}

/// The line that opens the block in which a line is a row: `board: |`.
fn opens_map<'t>(text: &'t str, line: &TextLine<'t>) -> Option<TextLine<'t>> {
    let mut above = TextLine::before(text, line)?;
    loop {
        let written = above.text.trim_end();
        if written.ends_with('|') && written.contains(':') {
            return Some(above);
        }
        if written.contains(": ") || written.ends_with(':') {
            return None;
        }
        above = TextLine::before(text, &above)?;
    }
}

/// A line of three backquotes or more, copied with a text from a page.
fn fence(text: &str, line: &TextLine<'_>) -> Option<Problem> {
    let is_fence = |line: &TextLine<'_>| line.text.trim_start().starts_with("```");
    let fences = || TextLine::all(text).into_iter().filter(is_fence);
    is_fence(line).then(|| {
        Problem::new(Code::YamlSyntax, line.span(), "this line belongs to the page that the text was copied from")
            .label("not YAML")
            .help("delete the lines that begin with ` ``` `")
            .edits(fences().map(|line| (line.span(), String::new())))
    })
}

/// A backslash between double quotes that is meant as the cut of two halves.
fn escape(text: &str, at: usize, said: &str) -> Option<Problem> {
    if !said.contains("escape") {
        return None;
    }
    let rest = text.get(at..)?;
    let mut signs = rest.char_indices().skip_while(|(_, c)| *c != '\\');
    let (from, sign) = loop {
        let (from, _) = signs.find(|(_, c)| *c == '\\')?;
        let (_, sign) = signs.next()?;
        if !"0abtnvfre \"/\\N_LPxuU\n\t".contains(sign) {
            break (from, sign);
        }
    };
    let span = Span::new(at + from, at + from + 1 + sign.len_utf8());
    let line = TextLine::of(text, at + from);
    let message = format!("`\\{}` means something else between double quotes", shorten(&sign.to_string()));
    let problem = Problem::new(Code::YamlSyntax, span, message).label("the cut of two half tiles");
    let key = line.text.split_once(':').filter(|(key, _)| key.trim().trim_matches('"') == "board");
    let quoted = key.and_then(|(key, rest)| {
        let inner = rest.trim().strip_prefix('"')?.strip_suffix('"').filter(|i| !i.contains('"'))?;
        let start = line.start + key.len() + 1 + (rest.len() - rest.trim_start().len());
        Some((inner, Span::new(start, start + rest.trim().len())))
    });
    Some(match quoted {
        Some((inner, at)) => {
            // A comma parts rows in a quick map.
            let rows = inner.split("\\n").flat_map(|rows| rows.split(',')).filter(|row| !row.trim().is_empty());
            let rows: Vec<String> = rows.map(|row| format!("'{}'", row.trim())).collect();
            let list = format!("[{}]", rows.join(", "));
            problem.help(format!("write the rows as a list, in single quotes: `{}`", shorten(&list))).edit(at, list)
        }
        None if key.is_some() => problem.help("write the map as a block: `board: |`, the rows on the lines below it"),
        None => problem.help("write it in single quotes, or with two signs `\\\\`"),
    })
}

/// Rows of a map that begin in the first column.
fn unindented_map(text: &str, line: &TextLine<'_>) -> Option<Problem> {
    let map = opens_map(text, line).filter(|map| map.indent() >= line.indent())?;
    let first = TextLine::after(text, &map)?;
    if first.indent() > map.indent() {
        return None;
    }
    Some(
        Problem::new(Code::MapForm, first.span(), "the rows of the map are not indented")
            .label("begins too far left")
            .help(format!("begin every row with two spaces: `  {}`", shorten(first.text.trim())))
            .edits(
                rows_below(text, &map)
                    .into_iter()
                    .map(|row| (Span::new(row.start, row.start), " ".repeat(map.indent() + 2))),
            ),
    )
}

/// The rows of a map below the line that opens it, up to the next line with a key.
fn rows_below<'t>(text: &'t str, map: &TextLine<'t>) -> Vec<TextLine<'t>> {
    let is_key = |line: &TextLine<'_>| line.text.contains(": ") || line.text.trim_end().ends_with(':');
    let below = TextLine::all(text).into_iter().skip_while(|line| line.start <= map.start);
    below.take_while(|line| !is_key(line)).filter(|line| !line.text.trim().is_empty()).collect()
}

/// `board:|`
fn bar_without_space(text: &str, line: &TextLine<'_>) -> Option<Problem> {
    let mut above = TextLine::before(text, line)?;
    while above.indent() > 0 {
        above = TextLine::before(text, &above)?;
    }
    let key = above.text.trim_end().strip_suffix(":|")?;
    Some(
        not_yaml(above.span(), "there is no space after the colon")
            .label("a space is missing here")
            .fix_by_writing(format!("{key}: |")),
    )
}

/// A line with two keys, or with a colon inside a text.
fn two_colons(text: &str, at: usize, line: &TextLine<'_>) -> Option<Problem> {
    let found = |message: &str| not_yaml(line.span(), message);
    let (key, rest) = line.text.trim().split_once(": ")?;
    let dash = if key.starts_with("- ") { "- " } else { "" };
    // A comment is no part of the text.
    let rest = rest.split(" #").next().unwrap_or(rest);
    let (key, rest) = (key.trim_start_matches("- "), rest.trim());
    // The dash of an item stays.
    let right = |written: &str| (line.span(), format!("{dash}{written}"));
    if let Some(inner) = rest.strip_prefix('(').and_then(|r| r.strip_suffix(')')) {
        return Some(
            found("a tile is written in braces, not in parentheses")
                .label("parentheses")
                .help(format!("write `{}: {{ {} }}`", shorten(key), shorten(inner.trim())))
                .edits([right(&format!("{key}: {{ {} }}", inner.trim()))]),
        );
    }
    if unclosed(text, at).is_some() {
        return None;
    }
    let two_keys = || {
        found("two keys on one line")
            .label("two colons")
            .help(format!("put what follows the first in braces: `{}: {{ {} }}`", shorten(key), shorten_line(rest)))
            .edits([right(&format!("{key}: {{ {rest} }}"))])
    };
    // `ask: tower: { at: a }`
    if let Some(brace) = rest.find(['{', '[']) {
        let inner = rest.get(..brace)?.trim_end().strip_suffix(':')?;
        let whole = !inner.contains([' ', ':']) && rest.ends_with(['}', ']']);
        return whole.then(two_keys);
    }
    let (inner, _) = rest.split_once(':')?;
    // `red: a, blue: k`
    let entries: Vec<&str> = rest.split(", ").collect();
    let is_pair = |entry: &&str| entry.matches(": ").count() == 1 && !entry.contains(['"', '\'']);
    let plain = |entry: &&str| entry.split(": ").next().is_some_and(|key| !key.contains(' '));
    if let [first, others @ ..] = entries.as_slice()
        && !others.is_empty()
        && !first.contains([':', ' '])
        && others.iter().all(|entry| is_pair(entry) && plain(entry))
    {
        let indent = " ".repeat(line.text.len() - line.text.trim_start().len());
        let lines: Vec<String> = others.iter().map(|entry| format!("\n{indent}{entry}")).collect();
        let written = format!("{key}: {first}{}", lines.concat());
        let problem = found("two entries on one line").label("one too many");
        let help = "write each on a line of its own, without the comma";
        return Some(problem.help(help).edits([right(&written)]));
    }
    Some(if inner.contains(' ') { in_quotes(line, dash, key, rest) } else { two_keys() })
}

/// A text with a sign in it that means something to YAML, and that is to stand between quotes.
fn in_quotes(line: &TextLine<'_>, dash: &str, key: &str, rest: &str) -> Problem {
    let bare = rest.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(rest);
    let quoted = bare.replace('\\', "\\\\").replace('"', "'");
    let sign = if rest.contains(':') { "a colon" } else { "a sign of YAML" };
    not_yaml(line.span(), &format!("{sign} inside a text"))
        .label("all one text?")
        .help(format!("put the text in quotes: `{}: \"{}\"`", shorten(key), shorten(&quoted)))
        .edits([(line.span(), format!("{dash}{key}: \"{quoted}\""))])
}

/// What is asked in words, and where it comes from: a text, whatever stands in it.
fn asked(line: &TextLine<'_>, said: &str) -> Option<Problem> {
    let (key, rest) = line.text.trim_end().split_once(": ")?;
    let rest = rest.trim();
    // A quote that opens and does not close is told as that.
    let quoted = rest.starts_with(['"', '\'']) && !said.contains("mapping values");
    let plain = matches!(key, "question" | "source") && !quoted && !rest.starts_with(['|', '>']);
    plain.then(|| in_quotes(line, "", key, rest))
}

/// Two entries between braces without a comma between them: `{ city: S coats: 1 }`.
fn missing_comma(text: &str, at: usize, line: &TextLine<'_>) -> Option<Problem> {
    let (sign, open) = unclosed(text, at).filter(|(sign, _)| *sign == '{')?;
    let whole = line.text.get(open.checked_sub(line.start)? + sign.len_utf8()..)?;
    let end = whole.find('}')?;
    let inner = whole.get(..end)?;
    let mut from = 0;
    for entry in inner.split(',') {
        let mut words = entry.match_indices(": ").map(|(n, _)| n);
        if let (Some(first), Some(second)) = (words.next(), words.next())
            && !entry.contains(['{', '[', '"', '\''])
        {
            let value = entry.get(first + 2..second)?;
            if !value.trim().contains(' ') {
                let start = open + 1 + from;
                let typed = entry.trim();
                let (key, rest) = typed.split_once(": ")?;
                let at = start + entry.find(typed)?;
                let span = Span::new(at, at + typed.len());
                let problem = not_yaml(span, "two colons in one entry").label("two colons");
                return Some(problem.fix_by_writing(format!("{key}: {{ {rest} }}")));
            }
            let gap = first + 2 + value.trim_end().rfind(' ')?;
            if let Some(sign) = entry.get(..gap).filter(|e| e.ends_with([';', '.'])).map(str::len) {
                let at = open + 1 + from + sign - 1;
                let written = format!("{},{}", entry.get(..sign - 1)?.trim(), entry.get(gap..)?.trim_end());
                let span = Span::new(at, at + 1);
                let problem = not_yaml(span, "separate entries with commas").label("here");
                return Some(problem.help(format!("write `{}`", shorten_line(&written))).edit(span, ","));
            }
            let start = line.start + (open - line.start) + 1 + from + gap;
            let written = format!("{},{}", entry.get(..gap)?.trim(), entry.get(gap..)?.trim_end());
            return Some(
                not_yaml(Span::new(start, start + 1), "a comma is missing")
                    .label("here")
                    .help(format!("write `{}`", shorten_line(&written)))
                    .edit(Span::new(start, start), ","),
            );
        }
        from += entry.len() + 1;
    }
    None
}

/// A line that begins in another column than its neighbours.
fn out_of_line(text: &str, line: &TextLine<'_>, said: &str) -> Option<Problem> {
    let above = TextLine::before(text, line)?;
    let is_entry = |l: &TextLine<'_>| l.text.contains(": ") || l.text.trim_end().ends_with(':');
    let (here, there) = (line.indent(), above.indent());
    // Below a key that opens a block a line has every right to begin further in; its first word lacks the colon.
    if above.text.trim_end().ends_with(':') && here > there {
        let written = line.text.trim();
        let (key, rest) = written.split_once(' ')?;
        let is_key = !key.contains([':', '{', '[', '"', '\'']) && rest.starts_with(['{', '[']);
        return is_key.then(|| {
            let end = line.span().range().start + key.len();
            not_yaml(line.span(), "a colon is missing")
                .label("here")
                .help(format!("write `{}`", shorten_line(&format!("{key}: {rest}"))))
                .edit(Span::new(end, end), ":")
        });
    }
    if !(said.contains("expected key") || said.contains("mapping values") || said.contains("indent"))
        || here == there
        || !is_entry(line)
        || !is_entry(&above)
    {
        return None;
    }
    let written = format!("{}{}", " ".repeat(there), line.text.trim());
    let remedy = if here > there { "remove the blanks before it" } else { "begin both in the same column" };
    Some(
        not_yaml(line.span(), "a line that does not begin in the same column as the one above it")
            .label(format!("column {}", here + 1))
            .with_related(above.span(), format!("column {}", there + 1))
            .help(format!("{remedy}: `{}`", shorten_line(&written)))
            .edit(line.indentation(), " ".repeat(there)),
    )
}

fn shown_len(c: char) -> usize {
    if c == '\n' || c == '\r' { 0 } else { c.len_utf8() }
}

/// A line of a text.
#[derive(Clone, Copy)]
struct TextLine<'t> {
    start: usize,
    text: &'t str,
}

impl<'t> TextLine<'t> {
    /// The line that holds a byte.
    fn of(text: &'t str, at: usize) -> Self {
        let start = text.get(..at).and_then(|t| t.rfind('\n')).map_or(0, |n| n + 1);
        Self { start, text: text.get(start..).and_then(|t| t.lines().next()).unwrap_or("") }
    }

    /// The last line before another that is not blank.
    fn before(text: &'t str, line: &TextLine<'_>) -> Option<Self> {
        let mut end = line.start;
        while end > 0 {
            let found = Self::of(text, end - 1);
            if !found.text.trim().is_empty() && !found.text.trim_start().starts_with('#') {
                return Some(found);
            }
            end = found.start;
        }
        None
    }

    /// The next line after another that is not blank.
    fn after(text: &'t str, line: &TextLine<'_>) -> Option<Self> {
        let mut start = line.start;
        loop {
            start += text.get(start..)?.find('\n')? + 1;
            let found = Self::of(text, start);
            if !found.text.trim().is_empty() {
                return Some(found);
            }
        }
    }

    /// Every line of a text.
    fn all(text: &'t str) -> Vec<Self> {
        let mut start = 0;
        text.split_inclusive('\n')
            .map(|line| {
                let found = Self { start, text: line.trim_end_matches(['\n', '\r']) };
                start += line.len();
                found
            })
            .collect()
    }

    /// The spaces before what is written on the line.
    fn indentation(&self) -> Span {
        Span::new(self.start, self.start + self.indent())
    }

    fn indent(&self) -> usize {
        self.text.len() - self.text.trim_start_matches(' ').len()
    }

    /// What is written on the line.
    fn span(&self) -> Span {
        Span::new(self.start + self.indent(), self.start + self.text.trim_end().len())
    }
}

/// If the line is a row that begins left of the first row of the map above it: where that map begins.
fn row_before_the_map(text: &str, line: &TextLine<'_>) -> Option<Span> {
    let indent = line.indent();
    let mut above = TextLine::before(text, line)?;
    while above.indent() >= indent && indent > 0 {
        let next = TextLine::before(text, &above)?;
        if next.text.trim_end().ends_with('|') && next.indent() < indent {
            return (above.indent() > indent).then(|| above.span());
        }
        above = next;
    }
    None
}

/// The last bracket, brace or quote before a byte that is still open there.
fn unclosed(text: &str, at: usize) -> Option<(char, usize)> {
    let mut open: Vec<(char, usize)> = Vec::new();
    let mut quote: Option<(char, usize)> = None;
    let mut before = '\n';
    let mut chars = text.char_indices().peekable();
    while let Some((n, c)) = chars.next() {
        if n >= at && quote.is_none() {
            break;
        }
        match (quote, c) {
            (Some(('"', _)), '\\') => {
                chars.next();
            }
            (Some((sign, _)), _) if c == sign => quote = None,
            // A quote opens only where a word may begin.
            (None, '"' | '\'') if before.is_whitespace() || "[{,".contains(before) => {
                quote = Some((c, n));
            }
            (None, '#') if before.is_whitespace() && open.is_empty() => {
                while chars.peek().is_some_and(|(_, c)| *c != '\n') {
                    chars.next();
                }
            }
            (None, '[' | '{') => open.push((c, n)),
            (None, ']' | '}') => {
                open.pop();
            }
            (Some(_) | None, _) => {}
        }
        before = c;
    }
    quote.or_else(|| open.pop())
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::text::{SourceText, apply_edits, parse};

    fn said(text: &str, at: usize) -> (String, Span) {
        let problem = problem(text, at, "mapping values are not allowed in this context");
        (problem.message, problem.span)
    }

    #[test]
    fn an_entry_below_its_key_is_not_moved_but_gets_its_colon() {
        let text = "tiles:\n  c { city: S }\n  a: { city: E }\n";
        let (message, span) = said(text, 10);
        assert_eq!(message, "this is not YAML: a colon is missing");
        assert_eq!(text.get(span.range()), Some("c { city: S }"));
    }

    #[test]
    fn an_open_bracket_is_shown_where_it_opens() {
        let text = "players: [red, blue\nboard: |\n  a\n";
        assert_eq!(said(text, 25), ("this is not YAML: this `[` is never closed".into(), Span::new(9, 10)));
    }

    #[test]
    fn a_comma_with_nothing_before_it_is_told_and_what_is_closed_is_not_opened_again() {
        let mended = |line: &str| {
            let text = format!("{line}\nboard: |\n  a\n");
            let source = SourceText::new("t", text.clone().into_bytes()).expect("text");
            let problem = parse(&source).expect_err("no YAML");
            let right = apply_edits(&text, &problem.fix);
            let right = right.lines().next().unwrap_or_default().to_owned();
            let source = SourceText::new("t", format!("{right}\n").into_bytes()).expect("text");
            assert!(parse(&source).is_ok(), "{right}");
            (problem.help, right)
        };
        for (line, help, right) in [
            ("players: [, blue]", "write `[blue]`", "players: [blue]"),
            ("players: [ , blue, red ]", "write `[ blue, red ]`", "players: [ blue, red ]"),
            ("players: [,, blue]", "write `[blue]`", "players: [blue]"),
            ("tiles: { , a: D }", "write `{ a: D }`", "tiles: { a: D }"),
        ] {
            assert_eq!(mended(line), (help.to_owned(), right.to_owned()), "{line}");
        }
        let text = "players: [, blue]\nboard: |\n  a\n";
        assert!(!said(text, 10).0.contains("never closed"));
    }

    #[test]
    fn a_missing_space_is_shown_in_its_own_line() {
        let text = "question:q\nboard: |\n  a\n";
        assert_eq!(said(text, 16).1, Span::new(0, 10));
    }

    #[test]
    fn a_row_left_of_the_first_is_called_so() {
        let text = "board: |\n    a\n  b c\n";
        let (message, span) = said(text, 17);
        assert!(message.contains("left of the first row"), "{message}");
        assert_eq!(span, Span::new(17, 20));
    }
}
