//! Repairs of the questions beside a quick map: in free words, in the place of the map, in YAML.

use carcassonne_base::gathering::distinct;
use carcassonne_position::quick::looks_quick;
use carcassonne_position::quick::named_players::letter_meant;
use carcassonne_position::quick::short_forms::{begins_yaml, first_words, form_of};
use carcassonne_position::{QuickText, Setup, declarations, is_missing_tile, is_question_word};
use carcassonne_rules::verdict::Case;
use carcassonne_text::{Edit, Problem, RefusedText, Span, Suggestion, nearest_word, phrase, problem};
use carcassonne_words::dictionary::amount;
use carcassonne_words::dictionary::in_english;
use carcassonne_words::messages::plain::Arg;

use super::free_words::questions_meant;
use super::line_repairs::line_repairs;
use super::problems::{self, quick};
use super::repair_search::is_short;

/// The longest map in which a question is looked for, in bytes.
const LONGEST: usize = 1_000;
/// The maximum number of questions in free words that are read.
const MOST_QUESTIONS: usize = 8;
/// The maximum number of meanings of a question that are completed, and of ways to complete each.
const MOST_COMPLETED: usize = 2;
const MOST_WAYS: usize = 3;

/// Returns the problem of a text with a question where its map belongs, or with a map where a question does; `None` if
/// neither is what is wrong.
pub(super) fn misplaced_question(text: &QuickText) -> Option<Problem> {
    map_as_question(text).or_else(|| question_as_map(text)).or_else(|| question_in_map(text))
}

/// Returns `true` if a map and questions can be read.
fn can_be_read(text: &QuickText, map: &str, questions: &[String]) -> bool {
    let other = QuickText::new(text.source().name(), map, questions);
    other.is_ok_and(|other| Case::open_quick(&other).is_ok())
}

/// Returns the problem of a map in which its question is, too: `c=r c tower b1 1`.
fn question_in_map(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST || map.contains(['\n', '\r']) || !text.questions().is_empty() {
        return None;
    }
    let mut words = map.split_whitespace().map(str::to_owned);
    let first = words.next()?;
    let parted = QuickText::parted(&first, &words.collect::<Vec<String>>())?;
    let (cells, questions) = parted.meant.into_iter().next()?;
    let question = questions.first()?;
    if !can_be_read(text, &cells, &questions) {
        return None;
    }
    let at = map.find(question.split(' ').next()?)?;
    let span = text.map_span().part(at, map.len() - at);
    Some(problem!(span, quick::QuestionInMap { question, command: quoted_words(&cells, &questions) }))
}

/// Returns the problem of a map in the place of a question, with nothing in the place of the map.
fn map_as_question(text: &QuickText) -> Option<Problem> {
    let slice = |span: &Span| text.source().slice(*span).to_owned();
    let mut questions: Vec<String> = text.questions().iter().map(slice).collect();
    let index = questions.iter().position(|question| looks_quick(question))?;
    if !text.source().slice(text.map_span()).trim().is_empty() {
        return None;
    }
    let map = questions.remove(index);
    let is_right = can_be_read(text, &map, &questions);
    let command = is_right.then(|| quoted_words(&map, &questions))?;
    Some(problem!(*text.questions().get(index)?, quick::MapSecond { command }))
}

/// Returns a map and questions in quotes, as a shell needs them.
fn quoted_words(map: &str, questions: &[String]) -> String {
    let quoted: Vec<String> = questions.iter().map(|question| format!(" '{question}'")).collect();
    format!("'{map}'{}", quoted.concat())
}

/// Returns the problem of a question that needs no map, in other words or with a capital, so that it is taken for a map:
/// `Setup: { players: 4, sets: I }`, `setup 4`.
fn question_as_map(text: &QuickText) -> Option<Problem> {
    let typed = text.source().slice(text.map_span()).trim();
    if typed.len() > LONGEST || typed.contains('\n') || !text.questions().is_empty() {
        return None;
    }
    let head = typed.split(|c: char| !c.is_alphabetic()).next()?;
    let lower = head.to_lowercase();
    let key = Some(in_english(&lower)).filter(|key| is_question_word(key))?;
    let body = typed.get(head.len()..)?.trim_start().trim_start_matches(':').trim();
    let mut forms: Vec<String> = Vec::new();
    if body.starts_with('{') {
        let body = body.replace(" ,", ",").replace(" :", ":");
        forms.push(format!("{key}: {body}"));
        forms.push(format!("{key}: {}", with_small_keys(&body)));
    }
    forms.extend(questions_meant(typed));
    if body.is_empty() {
        let declared = declarations().iter().filter(|question| question.ask == key);
        forms.extend(declared.map(|question| question.example.to_owned()));
    }
    let right = forms.into_iter().find(|form| form != typed && can_be_read(text, form, &[]))?;
    let problem = problem!(text.map_span(), problems::NotAQuestion { typed: typed.to_owned() });
    Some(problem.fix_by_writing(right))
}

/// Returns a body with its keys in small letters.
fn with_small_keys(body: &str) -> String {
    let keys = body.split_inclusive([' ', '{', ',']);
    keys.map(|word| if word.trim_end().ends_with(':') { word.to_lowercase() } else { word.to_owned() }).collect()
}

/// A repair of a question, with the question as it is then.
type QuestionRepair = (Problem, String);

/// Returns the repairs of the refused questions of a quick map: each alone, then all together, then those of questions in
/// YAML. `reread` reads the text again after edits, and returns its refusal.
pub(super) fn question_repairs(
    text: &QuickText,
    refused: &RefusedText,
    reread: &impl Fn(&[Edit]) -> Option<RefusedText>,
) -> Vec<Problem> {
    let is_refused = |span: &Span| refused.problems().any(|problem| span.range().contains(&problem.span.range().start));
    let (mut of_words, mut of_yaml): (Vec<Problem>, Vec<Problem>) = (Vec::new(), Vec::new());
    let mut repairs: Vec<QuestionRepair> = Vec::new();
    // A question may be in the place of the map.
    let lines = std::iter::once(text.map_span()).chain(text.questions().iter().copied());
    for span in lines.filter(is_refused).take(MOST_QUESTIONS) {
        let line = text.source().slice(span);
        let first = line.split([' ', ':']).next().unwrap_or_default();
        if line.contains('{') || begins_yaml(line.split(' ').next().unwrap_or_default()) && !is_unknown_key(first) {
            let of_line = line_repairs(text.source().text(), span.range().start).into_iter();
            // A body in words has no list.
            of_yaml.extend(of_line.filter(|repair| line.contains('{') || reread(&repair.fix).is_none()));
            // `place: { red: a1.city }`: words in braces.
            let key = line.split(['{', ':']).nth(2).map(str::trim);
            if key.is_some_and(|key| letter_meant(key).is_some()) {
                let in_words = free_word_repairs(text, span, &line.replace(['{', '}'], ""), reread).into_iter();
                of_yaml.extend(in_words.map(|(repair, _)| repair).filter(|repair| reread(&repair.fix).is_none()));
            }
        } else if is_question_word(first) && form_of(first).is_none() {
            of_words.extend(line_repairs(text.source().text(), span.range().start));
        }
        of_words.extend(first_word_repair(span, first).filter(|_| span != text.map_span()));
        repairs.extend(free_word_repairs(text, span, line, reread));
    }
    let together = repair_together(&repairs);
    of_words.into_iter().chain(repairs.into_iter().map(|(repair, _)| repair)).chain(together).chain(of_yaml).collect()
}

/// Returns the repair of the first word of a line: in small letters, or the nearest word with which a line begins.
fn first_word_repair(line: Span, first: &str) -> Option<Problem> {
    let lower = first.to_lowercase();
    let known = || declarations().iter().map(|asked| asked.ask).chain(Setup::KEYS.iter().copied()).chain(first_words());
    let (right, fault) = match nearest_word(&lower, known()) {
        _ if lower != first => (lower.as_str(), "capitals"),
        Some(near) if near != first => (near, "misspelt"),
        _ => return None,
    };
    let word = first.to_owned();
    Some(problem!(line.part(0, first.len()), problems::UnknownWord { word, fault }).fix_by_writing(right))
}

/// Returns the repairs of a line that is a question in free words: one for each meaning of the words, or one that offers all
/// that can be read.
fn free_word_repairs(
    text: &QuickText,
    span: Span,
    words: &str,
    reread: &impl Fn(&[Edit]) -> Option<RefusedText>,
) -> Vec<QuestionRepair> {
    let line = text.source().slice(span);
    let edits = |meaning: &str| vec![changed_words(span, line, meaning)];
    let can_be_read = |meaning: &String| reread(&edits(meaning)).is_none();
    let mut meanings = questions_meant(words);
    if !meanings.iter().any(can_be_read) {
        let completed = meanings.iter().take(MOST_COMPLETED).flat_map(|meaning| complete(text, span, &edits(meaning)));
        meanings.extend(completed.collect::<Vec<String>>());
    }
    // Where there is no tile, none of its features is meant.
    let is_without_tile = |meaning: &String| {
        let left = reread(&edits(meaning));
        left.is_some_and(|left| left.problems().any(is_missing_tile))
    };
    if meanings.iter().all(is_without_tile) {
        return Vec::new();
    }
    let is_several = words.split_whitespace().any(is_several) && words.trim_start().to_lowercase().starts_with("place");
    let colon = line.split_once(':').filter(|(word, rest)| meanings.first() == Some(&format!("{word}{rest}")));
    let problem = || {
        if let Some((word, _)) = colon {
            problem!(span.part(word.len(), 1), problems::ColonInShortForm { word: word.to_owned() })
        } else if is_several {
            problem!(span, problems::SeveralMeeples)
        } else {
            problem!(span, problems::NotAQuestion { typed: line.to_owned() })
        }
    };
    let readable: Vec<&String> = meanings.iter().filter(|meaning| meanings.len() > 1 && can_be_read(meaning)).collect();
    if let [first, _, ..] = readable.as_slice() {
        let ways = readable.iter().map(|meaning| Suggestion {
            typed: (*meaning).clone(),
            meaning: String::new(),
            edits: edits(meaning),
        });
        return vec![(problem().with_ways(ways).with_fix(edits(first)), (*first).clone())];
    }
    let repair = |meaning: String| (problem().advise_writing(&meaning).with_fix(edits(&meaning)), meaning);
    meanings.into_iter().map(repair).collect()
}

/// Returns the repair of several questions together, one of each; `None` for a single one.
fn repair_together(repairs: &[QuestionRepair]) -> Option<Problem> {
    let mut one_each: Vec<&QuestionRepair> = Vec::new();
    for repair in repairs {
        if one_each.iter().all(|(known, _)| !known.says_the_same(&repair.0)) {
            one_each.push(repair);
        }
    }
    let ((first, _), others) = one_each.split_first().filter(|(_, others)| !others.is_empty())?;
    let lines = Arg::texts(one_each.iter().map(|(_, meaning)| meaning));
    let edits = others.iter().flat_map(|(repair, _)| &repair.fix).map(|edit| (edit.span, edit.text.clone()));
    Some(first.clone().with_help(phrase!(problems::WriteSeveral { lines })).edits(edits))
}

/// Returns `true` if a key is none of a question or a file, so that more than a character is wrong.
fn is_unknown_key(key: &str) -> bool {
    !key.is_empty() && key.chars().all(char::is_alphabetic) && !is_question_word(key) && !Setup::KEYS.contains(&key)
}

/// Returns `true` if a word is a number other than one.
fn is_several(word: &str) -> bool {
    word.parse().ok().or_else(|| amount(word)).is_some_and(|number| number > 1)
}

/// Returns the forms of a question after edits and one of the alternatives that are offered then, if the text can be read
/// with it: one of the halves of a space, say.
fn complete(text: &QuickText, span: Span, edits: &[Edit]) -> Vec<String> {
    let index = text.questions().iter().position(|question| *question == span);
    let (Some(index), true) = (index, is_short(text.source().text())) else { return Vec::new() };
    let Some(edited) = text.edited(edits) else { return Vec::new() };
    let Err(left) = Case::open_quick(&edited) else { return Vec::new() };
    let (Some(problem), 1) = (left.problems().next(), left.count()) else { return Vec::new() };
    let completed = |way: &Suggestion| {
        let last = edited.edited(&way.edits)?;
        Case::open_quick(&last).ok()?;
        Some(last.source().slice(*last.questions().get(index)?).to_owned())
    };
    distinct(problem.ways.iter().take(MOST_WAYS).filter_map(completed))
}

/// Returns the edit that makes one line of another. The words with which both begin and end are no part of it, so that a
/// problem there is not taken for one of what was written.
fn changed_words(span: Span, line: &str, meant: &str) -> Edit {
    let ends_word = |head: &str| head.len() == line.len() || head.ends_with(' ');
    let shared = line.bytes().zip(meant.bytes()).take_while(|(a, b)| a == b).count();
    let head = (0..=shared).rev().find(|n| *n == 0 || line.get(..*n).is_some_and(ends_word)).unwrap_or(0);
    let (rest, other) = (line.get(head..).unwrap_or_default(), meant.get(head..).unwrap_or_default());
    let shared = rest.bytes().rev().zip(other.bytes().rev()).take_while(|(a, b)| a == b).count();
    let begins_word = |n: usize| rest.get(rest.len() - n..).is_some_and(|tail| tail.starts_with(' '));
    let tail = (0..=shared).rev().find(|n| *n == 0 || begins_word(*n)).unwrap_or(0);
    let text = other.get(..other.len() - tail).unwrap_or_default().to_owned();
    Edit { span: span.part(head, rest.len() - tail), text }
}
