//! Advice that works: each text that a help line offers in back quotes is put in its place, in every file of
//! `tests/faulty/`, in every slip of `tests/typed/` and in slips that are made here, and must be accepted.

use std::collections::BTreeSet;
use std::fmt::Write;

use carcassonne_position::{PATTERNS, QuickText};
use carcassonne_text::{Edit, Problem, RefusedText, Span, apply_edits};
use carcassonne_typing::repairs;

use crate::ask::Conversation;
use crate::common;
use crate::project::{read_file, root, source};
use crate::running;

/// The texts that help lines quote without offering them as a replacement, each with the reason.
const QUOTED_ONLY: &[(&str, &str)] = &[
    ("|", "the sign that is deleted from the map"),
    ("#", "what a sign of the map is, is said"),
    ("<", "the sign of the other cell of a double-size tile"),
    ("^", "the sign of the cell below a double-size tile"),
    (":", "the sign behind which a space may be missing"),
    ("quick: |", "the line below which rows are written"),
    ("_", "a sign that a name may have"),
    ("`", "a quote"),
];

/// An input of the program.
#[derive(Clone)]
enum Input {
    File(String),
    Quick(String, Vec<String>),
    /// The lines before, and the line itself.
    Ask(Vec<String>, String),
}

/// The problems of a refused text; `None` if it was accepted.
type Problems = Option<Vec<Problem>>;

fn collect_problems<T>(read: Result<T, RefusedText>) -> Problems {
    read.err().map(|refused| refused.problems().cloned().collect())
}

/// Returns the conversation after some lines; fails if one is refused.
fn converse(lines: &[String]) -> Conversation {
    let mut talk = Conversation::default();
    for line in lines {
        let messages = match talk.enter(line) {
            Ok(_) => String::new(),
            Err(refused) => refused.problems().map(Problem::message).collect(),
        };
        assert_eq!(messages, "", "{line}");
    }
    talk
}

impl Input {
    /// Returns the text to which the places of problems refer.
    fn text(&self) -> String {
        match self {
            Self::File(text) => text.clone(),
            Self::Quick(map, questions) => {
                let text = QuickText::new("x", map, questions).expect("text");
                text.source().text().to_owned()
            }
            Self::Ask(_, line) => line.clone(),
        }
    }

    fn problems(&self) -> Problems {
        match self {
            Self::File(text) => collect_problems(repairs::open(&source("x", text.as_str()))),
            Self::Quick(map, questions) => {
                collect_problems(repairs::open_quick(&QuickText::new("x", map, questions).expect("text")))
            }
            Self::Ask(before, line) => collect_problems(converse(before).enter(line)),
        }
    }

    /// Returns the input with `edits` applied; `None` if they do not apply.
    fn with_edits(&self, edits: &[Edit]) -> Option<Self> {
        Some(match self {
            Self::File(text) => Self::File(apply_edits(text, edits)),
            Self::Quick(map, questions) => {
                let text = QuickText::new("x", map, questions).expect("text").edited(edits)?;
                let all = text.source().text();
                let mut lines = all.split('\n').map(str::to_owned);
                // The map has no line end here.
                let map = lines.next()?;
                Self::Quick(map, lines.collect())
            }
            Self::Ask(before, line) => Self::Ask(before.clone(), apply_edits(line, edits)),
        })
    }

    /// Returns `true` if the edits leave fewer problems than `count`, or none where they wrote something.
    fn accepts(&self, edits: &[Edit], count: usize) -> bool {
        let Some(input) = self.with_edits(edits) else { return false };
        let Some(found) = input.problems() else { return true };
        let mut edits: Vec<&Edit> = edits.iter().collect();
        edits.sort_by_key(|edit| edit.span.start);
        let mut shift = 0_i64;
        let written_ranges: Vec<(i64, i64)> = edits
            .iter()
            .map(|edit| {
                let (from, len) = (i64::from(edit.span.start) + shift, edit.text.len());
                let len = i64::try_from(len).expect("short");
                shift += len - i64::from(edit.span.end - edit.span.start);
                (from, from + len)
            })
            .collect();
        let overlaps_edit = |problem: &Problem| {
            let also = problem.related().map(|(span, _)| span);
            std::iter::once(problem.span).chain(also).any(|span| {
                let (start, end) = (i64::from(span.start), i64::from(span.end));
                written_ranges.iter().any(|(from, to)| start < *to && *from < end)
            })
        };
        found.len() < count || !found.iter().any(overlaps_edit)
    }
}

/// Returns the places that a piece may replace, beginning with the marked words.
fn replaceable_spans(text: &str, span: Span) -> Vec<Span> {
    let range = span.range();
    let grow_to = |ends: &[char]| {
        let from = text[..range.start].rfind(ends).map_or(0, |n| n + 1);
        let to = text[range.end..].find(ends).map_or(text.len(), |n| range.end + n);
        Span::new(from, to.max(from))
    };
    let mut spans = vec![span];
    // `=r` in the place of `=q`: the sign before belongs to the piece.
    if text[..range.start].ends_with('=') {
        spans.push(Span::new(range.start - 1, range.end));
    }
    spans.push(grow_to(&[' ', ',', '\n', '/', '\\']));
    spans.push(grow_to(&[' ', ',', '\n']));
    spans.push(grow_to(&['\n']));
    spans
}

/// Returns the texts that a help line quotes.
fn quoted_pieces(help: &str) -> Vec<String> {
    let help = help.replace("` ``` `", "");
    help.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns `true` if a piece names a form of writing, such as `tower AT HEIGHT`, and is no command.
fn is_form(piece: &str) -> bool {
    let is_capitals = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_uppercase());
    piece.split([' ', '.']).any(is_capitals) && !piece.starts_with("oracle ")
}

/// The keys and words that help lines name as one of several choices, or to explain another.
const NAMED_WORDS: &str = "board tiles meeples figures tokens claims expect ask players question quick source track turn rules \
     completed_first at corner to city road field board: tiles: = + * -";

/// Returns a message for each piece of advice on a refused text that is refused when it is followed.
fn refused_advice(input: &Input, commands: &mut BTreeSet<String>) -> Vec<String> {
    let Some(problems) = input.problems() else { return Vec::new() };
    let (text, count) = (input.text(), problems.len());
    let mut failures = Vec::new();
    for problem in &problems {
        let mut report = |piece_name: &str| {
            failures.push(format!("{piece_name}\n    {}\n    help: {}", problem.message(), problem.help()));
        };
        if !problem.fix.is_empty() && !input.accepts(&problem.fix, count) {
            report("the fix");
        }
        let is_in_fix = |piece: &str| {
            let texts = problem.fix.iter().map(|edit| edit.text.trim());
            let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
            let matches_piece = |text: &&str| piece.contains(text) || text.contains(piece);
            // All edits are written together, but a help line may name them one by one.
            !problem.fix.is_empty() && (texts.is_empty() || texts.iter().any(matches_piece))
        };
        for piece in quoted_pieces(&problem.help()) {
            let way = problem.ways.iter().find(|way| way.typed == piece || way.meaning.contains(&format!("`{piece}`")));
            let is_known = QUOTED_ONLY.iter().any(|(known, why)| *known == piece && !why.is_empty());
            if piece.starts_with("oracle ") {
                commands.insert(piece.clone());
                continue;
            }
            let whole_text = Span::new(0, text.len());
            let mut spans = replaceable_spans(&text, problem.span);
            if matches!(input, Input::Ask(..)) {
                spans.push(whole_text);
            }
            // One of several words, each in its own place.
            spans.extend(problem.fix.iter().map(|edit| edit.span));
            let edit_at = |span: &Span| vec![Edit { span: *span, text: piece.clone() }];
            let is_accepted = match way {
                Some(way) => input.accepts(&way.edits, count),
                None => {
                    is_in_fix(&piece)
                        || is_known
                        || is_form(&piece)
                        || NAMED_WORDS.split(' ').any(|word| word == piece)
                        || spans.iter().any(|span| input.accepts(&edit_at(span), count))
                        // A quotation from the text itself.
                        || problem.message().contains(&format!("`{piece}`"))
                        || (text.contains(&piece) && !problem.fix.is_empty())
                }
            };
            if !is_accepted {
                report(&format!("`{piece}`"));
            }
        }
    }
    failures
}

/// Checks the advice on many texts and fails with all that is refused; returns the commands that were offered.
fn check_advice(texts: Vec<(String, Input)>) -> BTreeSet<String> {
    let (mut failures, mut commands) = (String::new(), BTreeSet::new());
    for (name, input) in texts {
        for message in refused_advice(&input, &mut commands) {
            writeln!(failures, "{name}: {message}").expect("written");
        }
    }
    let count = failures.lines().filter(|line| !line.starts_with(' ')).count();
    assert!(failures.is_empty(), "{count}\n{failures}");
    commands
}

/// Runs the commands that were offered, unchanged.
fn run_commands(commands: &BTreeSet<String>) {
    for command in commands.iter().filter(|command| !is_form(command)) {
        let words: Vec<&str> = command.split(' ').skip(1).collect();
        if words.contains(&"'.") || command.contains(['\'', '…']) {
            continue;
        }
        // A command that prints or takes a file is quoted without the file.
        if matches!(words.as_slice(), ["quick", "--yaml"]) {
            continue;
        }
        running::run_successfully(running::program().args(&words), b"");
    }
}

fn read_typed_lines(name: &str) -> Vec<String> {
    let text = read_file(format!("tests/typed/{name}"));
    text.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn what_is_offered_in_a_faulty_file_is_accepted_in_its_place() {
    let files = common::files(&root().join("tests/faulty"));
    let texts = files.iter().filter(|file| !file.ends_with("house.yaml")).map(|file| {
        let text = read_file(file);
        let name = file.file_name().and_then(|name| name.to_str()).expect("a name");
        (name.to_owned(), Input::File(text))
    });
    run_commands(&check_advice(texts.collect()));
}

#[test]
fn what_is_offered_to_a_quick_map_is_accepted_in_its_place() {
    let texts = read_typed_lines("quick.txt").into_iter().map(|line| {
        let mut parts = line.split(';').map(str::trim).map(str::to_owned);
        let map = parts.next().unwrap_or_default();
        let input = Input::Quick(map, parts.collect());
        (line, input)
    });
    run_commands(&check_advice(texts.collect()));
}

#[test]
fn what_is_offered_in_a_conversation_is_accepted() {
    let texts = read_typed_lines("ask.txt").into_iter().map(|line| {
        let (before, last_line) = line.split_once("=> ").expect("what was typed before");
        let before = before.split('|').map(str::trim).filter(|l| !l.is_empty()).map(str::to_owned);
        (line.clone(), Input::Ask(before.collect(), last_line.to_owned()))
    });
    run_commands(&check_advice(texts.collect()));
}

#[test]
fn what_is_offered_after_one_wrong_key_stroke_is_accepted() {
    let mut texts = Vec::new();
    for pattern in PATTERNS {
        let (map, question) = pattern.quick;
        let questions: Vec<String> = question.into_iter().map(str::to_owned).collect();
        for offset in 0..map.len() {
            let mut add = |spoilt: String| {
                texts.push((spoilt.clone(), Input::Quick(spoilt, questions.clone())));
            };
            add(format!("{}{}", &map[..offset], &map[offset + 1..]));
            for sign in ["c", "N", "w", "=", "*"] {
                add(format!("{}{sign}{}", &map[..offset], &map[offset + 1..]));
            }
        }
        for question in &questions {
            for offset in 0..question.len() {
                for spoilt in [
                    format!("{}{}", &question[..offset], &question[offset + 1..]),
                    format!("{}{}{}", &question[..offset], &question[offset..=offset], &question[offset..]),
                ] {
                    texts.push((spoilt.clone(), Input::Quick(map.to_owned(), vec![spoilt])));
                }
            }
        }
    }
    texts.retain(|(_, typed)| !matches!(typed, Input::Quick(map, _) if map.contains('\n')));
    // Every fifth text: over the sample, each place of a map is struck and each kind of slip occurs.
    check_advice(texts.into_iter().step_by(5).collect());
}

/// Disputes as a reader of one page types them: each is refused at least once, and answered after the first advice has
/// been followed to the letter.
const DISPUTES: &str = include_str!("mended_maps.tsv");

/// Returns the text with the first advice of its first problem applied.
fn follow_first_advice(input: &Input) -> Option<Input> {
    let problems = input.problems()?;
    let (text, problem) = (input.text(), problems.first()?);
    if !problem.fix.is_empty() {
        return input.with_edits(&problem.fix);
    }
    if let Some(way) = problem.ways.first() {
        return input.with_edits(&way.edits);
    }
    let piece = quoted_pieces(&problem.help()).into_iter().next()?;
    let edit_at = |span: &Span| vec![Edit { span: *span, text: piece.clone() }];
    let span =
        replaceable_spans(&text, problem.span).into_iter().find(|s| input.accepts(&edit_at(s), problems.len()))?;
    input.with_edits(&edit_at(&span))
}

#[test]
fn disputes_are_answered_when_each_help_is_followed_to_the_letter() {
    let mut failures = String::new();
    for [map, question] in common::table_rows(DISPUTES) {
        let questions = (!question.is_empty()).then(|| question.to_owned()).into_iter().collect();
        let mut input = Input::Quick(map.to_owned(), questions);
        let mut steps = 0;
        while input.problems().is_some() && steps < 5 {
            steps += 1;
            let Some(next) = follow_first_advice(&input) else { break };
            input = next;
        }
        if let Some(problems) = input.problems() {
            let messages: Vec<String> =
                problems.iter().map(|p| format!("{} (help: {})", p.message(), p.help())).collect();
            writeln!(failures, "{map} after {steps}: {} {messages:?}", input.text()).expect("written");
        }
        if steps == 0 {
            writeln!(failures, "{map} is no slip").expect("written");
        }
    }
    assert!(failures.is_empty(), "{failures}");
}
