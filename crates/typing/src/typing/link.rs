//! Drafts as ends of links, and back: `#3.`, the check of the rest, `~.`, the map, each question behind `.q.`, and last
//! the line that chooses the rules under which the draft is answered: `.q.rules-2015`.
//!
//! A link has only letters, digits and signs that programs leave alone in a link: a space is `-`, a row ends with `,`,
//! and `\ * < ^ # +` are `! s w n o _`. The ids of tiles lose their hyphen (`II01`). Any other sign is its number in
//! two hexadecimal digits behind `~`, or, beyond ASCII, percent-encoded. A name keeps its letters, and each draft has
//! one link.
//!
//! The check is a sum in three signs, and the length of the rest. The length reveals anything lost, added or cut off;
//! the sum reveals any one changed sign, any two neighbours that changed places, and all but one in 32749 of other
//! changes.

use std::fmt::Write as _;
use std::sync::Arc;

use carcassonne_board::tiles::{CATALOGUE, entry};
use carcassonne_position::quick::address::MOST;
use carcassonne_text::{Problem, RefusedText, SourceText, Span, problem};

use super::draft::Draft;
use super::problems::links;

/// The version of the notation, which stands behind `#`.
const VERSION: u32 = 3;
/// The signs behind the check.
const CHECKED: &str = "~.";
/// The digits of the sum of a text, in base 32.
const CHECKS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The modulus of the sum, the largest prime whose remainders fit three digits; and the factor that gives each place
/// its own weight.
const PRIME: u32 = 32749;
const FACTOR: u32 = 256;
/// The signs before each question.
const ASKED: &str = ".q.";
/// The beginning of the line that chooses rules.
const RULES: &str = "rules ";
/// The longest link that is read, in bytes.
const MOST_BYTES: usize = 1 << 16;

/// Signs of a map, each with its sign in a link.
const SIGNS: [(char, char); 8] =
    [(' ', '-'), (',', ','), ('\\', '!'), ('*', 's'), ('<', 'w'), ('^', 'n'), ('#', 'o'), ('+', '_')];

/// Signs that stand for themselves outside names.
const PLAIN: [char; 4] = ['.', '=', '/', '@'];

/// The content of a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkContent {
    /// The board and its questions.
    pub draft: Draft,
    /// The rules under which the draft is answered, as a line names them; empty for all.
    pub rules: String,
}

impl Draft {
    /// Returns the draft as the end of a link, answered under all rules: `#3.sg012~..-cs=r,c-c!c`. [`Draft::from_link`]
    /// reads it back.
    pub fn link(&self) -> String {
        self.link_under("")
    }

    /// Returns the draft as the end of a link, answered under these rules, `2015, now`; under all if they are empty.
    pub fn link_under(&self, rules: &str) -> String {
        let mut out = String::new();
        for (n, row) in self.rows.iter().enumerate() {
            if n > 0 {
                out.push(',');
            }
            let row = if row.is_empty() { &[".".to_owned()][..] } else { row.as_slice() };
            for (n, cell) in row.iter().enumerate() {
                if n > 0 {
                    out.push('-');
                }
                write_cell(cell, &mut out);
            }
        }
        // An empty question asks nothing.
        for question in self.questions.iter().filter(|question| !question.is_empty()) {
            out.push_str(ASKED);
            write_question(question, &mut out);
        }
        if !rules.is_empty() {
            out.push_str(ASKED);
            write_question(&format!("{RULES}{rules}"), &mut out);
        }
        // Programs that find links in a text do not take a sign at the end for a part of the link.
        if let Some(last) = out.pop() {
            if last.is_ascii_alphanumeric() {
                out.push(last);
            } else {
                write_sign(decode_sign(last), &mut out);
            }
        }
        let check = check_of(&percent_decoded(&out).unwrap_or_default());
        format!("#{VERSION}.{check}{CHECKED}{out}")
    }

    /// Returns `true` if a text begins as a link does: digits and a dot, with or without `#` before them.
    pub fn is_link(text: &str) -> bool {
        let text = text.trim_start();
        let decoded = text.strip_prefix("%23").or(text.strip_prefix('#')).unwrap_or(text);
        let digits = decoded.bytes().take_while(u8::is_ascii_digit).count();
        let rest = decoded.get(digits..).unwrap_or_default();
        digits > 0 && (rest.starts_with('.') || rest.starts_with("%2E") || rest.starts_with("%2e"))
    }

    /// Reads the end of a link. Its cells and questions are checked only when the draft is opened.
    ///
    /// # Errors
    ///
    /// [`RefusedText`], for an unknown version, a link that is damaged or too long, and a board that is too large.
    pub fn from_link(link: &Arc<SourceText>) -> Result<LinkContent, RefusedText> {
        let link_span = Span::new(0, link.text().len());
        let refused = |problem: Problem| RefusedText::for_problem(link, problem);
        let broken = |fault: &'static str| refused(problem!(link_span, links::BrokenLink { fault }));
        let text = link.text().trim();
        if text.len() > MOST_BYTES {
            return Err(broken("too-long"));
        }
        let Some(text) = percent_decoded(text) else {
            return Err(broken("percent"));
        };
        let text = text.strip_prefix('#').unwrap_or(&text);
        let Some((version, rest)) = text.split_once('.') else {
            return Err(broken("version"));
        };
        if version != VERSION.to_string() {
            let older = version.parse::<u32>().is_ok_and(|version| version < VERSION);
            let version = version.to_owned();
            return Err(refused(problem!(link_span, links::OtherVersion { version, known: VERSION, older })));
        }
        let rest = match rest.split_once(CHECKED) {
            Some((check, rest)) if check == check_of(rest) => rest,
            _ => return Err(broken("check")),
        };
        let mut parts = rest.split(ASKED);
        let map = read_map(parts.next().unwrap_or_default());
        let questions: Option<Vec<String>> = parts.map(read_question).collect();
        let (Some(map), Some(questions)) = (map, questions) else {
            return Err(broken("tilde"));
        };
        let acts = |text: &str| text.contains(['\n', '\r']);
        if acts(&map) || questions.iter().any(|question| acts(question)) {
            return Err(broken("line-break"));
        }
        let mut questions: Vec<&str> = questions.iter().map(String::as_str).collect();
        let chosen = questions.last().and_then(|last| last.strip_prefix(RULES)).map(str::to_owned);
        if chosen.is_some() {
            questions.pop();
        }
        let draft = Self::new(&map, &questions);
        if draft.columns() > MOST || draft.rows.len() > MOST {
            return Err(refused(problem!(link_span, links::BoardTooLarge { most: MOST })));
        }
        Ok(LinkContent { draft, rules: chosen.unwrap_or_default() })
    }
}

/// Returns the check of a text: its sum in three signs, and its length in bytes.
fn check_of(text: &str) -> String {
    let sum = text.bytes().fold(1, |sum, byte| (sum * FACTOR + u32::from(byte)) % PRIME);
    let sign = |n: u32| CHECKS.get(n as usize % CHECKS.len()).copied().map_or('0', char::from);
    let signs: String = [sum / 1024, sum / 32, sum].map(sign).iter().collect();
    format!("{signs}{}", text.len())
}

/// Returns the sign of a map that a sign of a link stands for.
fn decode_sign(sign: char) -> char {
    SIGNS.iter().find(|(_, written)| *written == sign).map_or(sign, |(own, _)| *own)
}

/// Writes a sign by its number: in ASCII behind `~`, beyond it percent-encoded.
fn write_sign(sign: char, out: &mut String) {
    if sign.is_ascii() {
        let _ = write!(out, "~{:02x}", u32::from(sign));
    } else {
        for byte in sign.encode_utf8(&mut [0; 4]).bytes() {
            let _ = write!(out, "%{byte:02X}");
        }
    }
}

/// Splits a word into the id that begins it and the rest from one of the signs `after`; the id is empty if there is
/// none.
fn id_of(word: &str, after: [char; 3]) -> (&str, &str) {
    if word.starts_with(|c: char| c.is_ascii_uppercase()) {
        word.split_at(word.find(after).unwrap_or(word.len()))
    } else {
        ("", word)
    }
}

fn without_hyphens(id: &str) -> String {
    id.replace('-', "")
}

/// Returns the id with hyphens that a word of a link stands for; `None` if there is none, or if the word is an id
/// itself.
fn find_hyphenated_id(word: &str) -> Option<&'static str> {
    let of = || CATALOGUE.iter().find(|of| of.id.contains('-') && without_hyphens(of.id) == word);
    if entry(word).is_some() { None } else { of().map(|of| of.id) }
}

/// Writes a cell: two halves, or a whole tile.
fn write_cell(cell: &str, out: &mut String) {
    for word in cell.split_inclusive(['/', '\\']) {
        let cut = word.chars().next_back().filter(|c| matches!(c, '/' | '\\'));
        let word = cut.map_or(word, |cut| &word[..word.len() - cut.len_utf8()]);
        write_word(word, out);
        out.extend(cut.map(|cut| if cut == '\\' { '!' } else { cut }));
    }
}

/// Writes a tile or a half: its id or parts, with names behind `=`.
fn write_word(word: &str, out: &mut String) {
    let (id, mut rest) = id_of(word, ['@', '+', '=']);
    if id.contains('-') && entry(id).is_some() {
        out.push_str(&without_hyphens(id));
    } else if find_hyphenated_id(id).is_some() {
        // The word looks like an id without its hyphen, and is none.
        let mut letters = id.chars();
        letters.next().into_iter().for_each(|first| write_sign(first, out));
        rest = &word[1..];
    } else {
        rest = word;
    }
    let mut in_name = false;
    for sign in rest.chars() {
        let of_map = SIGNS.iter().find(|(own, _)| *own == sign).map(|(_, written)| *written);
        match sign {
            '=' => out.push('='),
            '+' => out.push('_'),
            _ if in_name && sign.is_ascii_alphanumeric() => out.push(sign),
            _ if in_name => write_sign(sign, out),
            _ if PLAIN.contains(&sign) => out.push(sign),
            // These letters stand for signs, and `q` for the beginning of a question.
            's' | 'w' | 'n' | 'o' | 'q' => write_sign(sign, out),
            _ if sign.is_ascii_alphanumeric() => out.push(sign),
            _ => match of_map {
                Some(written) => out.push(written),
                None => write_sign(sign, out),
            },
        }
        in_name = match sign {
            '=' => true,
            '+' => false,
            _ => in_name,
        };
    }
}

/// Writes a question: words with `-` between them.
fn write_question(question: &str, out: &mut String) {
    let mut signs = question.chars().peekable();
    while let Some(sign) = signs.next() {
        let begins = sign == '.' && signs.peek() == Some(&'q');
        match sign {
            ' ' => out.push('-'),
            '.' | ',' | '@' | '=' if !begins => out.push(sign),
            _ if sign.is_ascii_alphanumeric() => out.push(sign),
            _ => write_sign(sign, out),
        }
    }
}

/// Decodes `%` and two digits into bytes; `None` if a digit is missing or the bytes are not a text.
fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' { parse_hex_byte(rest.next()?, rest.next()?)? } else { byte });
    }
    String::from_utf8(bytes).ok()
}

/// Returns the byte of two hexadecimal digits; `None` if one of them is no digit.
fn parse_hex_byte(high: u8, low: u8) -> Option<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|n| u8::try_from(n).ok());
    Some(digit(high)? * 16 + digit(low)?)
}

/// Reads the sign whose number comes next; `None` if there is no number, or not one in ASCII.
fn read_numbered_sign(signs: &mut std::str::Chars<'_>) -> Option<char> {
    let (high, low) = (signs.next()?, signs.next()?);
    let byte = parse_hex_byte(u8::try_from(high).ok()?, u8::try_from(low).ok()?)?;
    byte.is_ascii().then(|| char::from(byte))
}

/// Reads a map of a link; `None` if a number is missing.
fn read_map(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    for (n, row) in text.split(',').enumerate() {
        if n > 0 {
            out.push_str(", ");
        }
        for (n, cell) in row.split(['-', ' ']).enumerate() {
            if n > 0 {
                out.push(' ');
            }
            for word in cell.split_inclusive(['/', '!']) {
                let cut = word.chars().next_back().filter(|c| matches!(c, '/' | '!'));
                let word = cut.map_or(word, |cut| &word[..word.len() - cut.len_utf8()]);
                read_word(word, &mut out)?;
                out.extend(cut.map(|cut| if cut == '!' { '\\' } else { cut }));
            }
        }
    }
    Some(out)
}

/// Reads a tile or a half; `None` if a number is missing.
fn read_word(word: &str, out: &mut String) -> Option<()> {
    let (id, rest) = id_of(word, ['@', '_', '=']);
    let rest = match find_hyphenated_id(id) {
        Some(known) => {
            out.push_str(known);
            rest
        }
        None => word,
    };
    let mut in_name = false;
    let mut signs = rest.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '~' => out.push(read_numbered_sign(&mut signs)?),
            '=' => {
                in_name = true;
                out.push(sign);
            }
            '_' => {
                in_name = false;
                out.push('+');
            }
            _ if in_name => out.push(sign),
            _ => out.push(decode_sign(sign)),
        }
    }
    Some(())
}

/// Reads a question of a link; `None` if a number is missing.
fn read_question(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '~' => out.push(read_numbered_sign(&mut signs)?),
            '-' => out.push(' '),
            _ => out.push(sign),
        }
    }
    Some(out)
}
