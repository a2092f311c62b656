//! Mistakes in the YAML of a table's rules: reasons and names that need quotes, and keys without a colon.

use carcassonne_text::{
    MapEntries, Problem, SourceText, Span, nearest_word, parse, phrase, problem, quoted_yaml, sanitize_line, shorten,
};

use super::problems;

/// The maximum number of characters of a quoted reason that a help line shows in full.
const MAX_SHOWN_CHARS: usize = 200;

/// Finds a reason within braces that an unquoted comma cuts short, and returns the problem; `None` if there is none.
/// `keys` are the keys that a rule may have.
pub(super) fn unquoted_comma_problem(source: &SourceText, rule: &MapEntries<'_>, keys: &[&str]) -> Option<Problem> {
    let mut entries = rule.iter().skip_while(|(word, _, _)| *word != "because");
    let (_, _, reason) = entries.next()?;
    let is_key = |word: &str| keys.contains(&word) || nearest_word(word, keys.iter().copied()).is_some();
    let more = entries.take_while(|(word, _, _)| !is_key(word));
    let (_, at, value) = more.last()?;
    let span = Span { end: value.span.end.max(at.end), ..reason.span };
    let reason_text = source.slice(span).trim_end();
    let span = span.part(0, reason_text.len());
    if reason_text.is_empty() || reason_text.starts_with(['"', '\'']) {
        return None;
    }
    let (excerpt, quoted) = quote_reason(reason_text);
    Some(problem!(span, problems::CommaInReason { quoted: excerpt }).edit(span, quoted))
}

/// Returns a clearer problem for a file that is not valid YAML because of an unquoted reason or name, in place of the
/// YAML reader's `problem`; `None` if quotes would not mend it.
pub(super) fn unquoted_text_problem(source: &SourceText, problem: &Problem) -> Option<Problem> {
    let text = source.text();
    let spans = std::iter::once(problem.span).chain(problem.related().map(|(span, _)| span));
    // The YAML reader ignores the rest of a line from `#`, and reports what is missing there on the next line.
    let line_end = text.get(..problem.span.range().start).and_then(|before| before.trim_end().rfind('\n'));
    let previous_line = line_end.map(|at| Span::new(at + 1, at + 1));
    spans.chain(previous_line).find_map(|reported_span| {
        let at = usize::try_from(reported_span.start).ok()?.min(text.len());
        let before = text.get(..at)?;
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = text.get(start..)?.lines().next()?;
        ["because", "name"].into_iter().find_map(|key| {
            let value = find_value(line, key)?;
            let span = Span::new(start + value.start, start + value.end);
            let bare_text = strip_quotes(source.slice(span));
            let mended = format!(
                "{}{}{}",
                text.get(..span.range().start)?,
                quoted_yaml(bare_text),
                text.get(span.range().end..)?
            );
            // The rest of the file may have mistakes of its own.
            let mended = SourceText::new(source.name(), mended.into_bytes()).ok()?;
            let next_line_start = start + line.len() + 2;
            let is_repaired = parse(&mended).err().is_none_or(|p| p.span.range().start > next_line_start);
            yaml_syntax_problem(key, bare_text, span).filter(|_| is_repaired)
        })
    })
}

/// Returns the problem of a reason or name that contains YAML syntax; `None` if it contains none.
fn yaml_syntax_problem(key: &str, text: &str, span: Span) -> Option<Problem> {
    let sign = if text.contains(": ") || text.ends_with(':') {
        "colon"
    } else if text.contains(" #") {
        "hash"
    } else if text.contains(['{', '}', '[', ']']) {
        "bracket"
    } else if text.contains(['"', '\'']) {
        "quotation-mark"
    } else if text.starts_with(['`', '@', '&', '*', '!', '|', '>', '%', '?', '-']) {
        "other"
    } else {
        return None;
    };
    let sign = phrase!(problems::YamlSign { sign });
    if key == "because" {
        let (excerpt, quoted) = quote_reason(text);
        return Some(problem!(span, problems::YamlInReason { sign, quoted: excerpt }).edit(span, quoted));
    }
    let plain: String = text.chars().map(|c| if "{}[]:#\"'".contains(c) { ' ' } else { c }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = if plain.is_empty() { "Our kitchen table".to_owned() } else { plain };
    Some(problem!(span, problems::YamlInName { sign, plain: &plain }).edit(span, plain))
}

/// Returns the problem of a line that consists of one of `keys` without its colon, if there is one.
pub(super) fn missing_colon_problem(source: &SourceText, keys: &[&str]) -> Option<Problem> {
    let mut start = 0;
    for line in source.text().split_inclusive('\n') {
        let word = line.trim_end();
        if keys.contains(&word) {
            let span = Span::new(start, start + word.len());
            return Some(problem!(span, problems::MissingColon).fix_by_writing(format!("{word}:")));
        }
        start += line.len();
    }
    None
}

/// Returns a reason in quotes, as it is shown (shortened if long) and as it is written.
fn quote_reason(reason: &str) -> (String, String) {
    let quoted = quoted_yaml(reason);
    let excerpt = sanitize_line(&quoted);
    let excerpt = if excerpt.chars().count() > MAX_SHOWN_CHARS { shorten(&quoted) } else { excerpt };
    (excerpt, quoted)
}

/// Returns the range in `line` of the value of `key`, up to the end of the line or of its braces; `None` without one.
fn find_value(line: &str, key: &str) -> Option<std::ops::Range<usize>> {
    let key = format!("{key}:");
    let is_key_start = |at: usize| {
        let before = line.get(..at).unwrap_or_default();
        before.is_empty() || before.ends_with([' ', '{', ','])
    };
    let at = line.match_indices(&key).map(|(at, _)| at).find(|at| is_key_start(*at))?;
    let (before, rest) = (line.get(..at)?, line.get(at + key.len()..)?);
    let start = line.len() - rest.trim_start().len();
    let mut value = line.get(start..)?.trim_end();
    let count = |sign: char| before.matches(sign).count();
    for _ in 0..count('{').saturating_sub(count('}')) {
        value = value.strip_suffix('}').unwrap_or(value).trim_end();
    }
    if before.contains('{') {
        let next = [", reading:", ", because:"].iter().filter_map(|key| value.find(key)).min();
        value = value.get(..next.unwrap_or(value.len())).unwrap_or(value).trim_end();
    }
    (!value.is_empty()).then(|| start..start + value.len())
}

fn strip_quotes(text: &str) -> &str {
    let strip_pair = |quote: char| text.strip_prefix(quote)?.strip_suffix(quote);
    strip_pair('"').or_else(|| strip_pair('\'')).unwrap_or(text)
}
