//! Texts that somebody typed, opened: where one is refused, what mends it is looked for and told.

use crate::sorting::sort_by_key;
use std::sync::Arc;

use super::english::in_english;
use super::entry_repairs::where_a_barn_goes;
use super::free_words::questions_meant;
use super::line_repairs::line_repairs;
use super::mend::{LONGEST as LONGEST_FILE, printed_tile, slip_in_the_list, ways_to_mend, ways_to_mend_quick};
use super::problems::{self, quick};
use super::quick_map;
use crate::dictionary::amount;
use crate::messages::plain;
use crate::scenario::is_question_word;
use crate::scenario::quick::looks_quick;
use crate::scenario::quick::problems::cells;
use crate::scenario::quick::short_forms::begins_yaml;
use crate::scenario::{QuickText, declarations};
use crate::text::{
    Edit, Problem, RefusedText, SourceText, Span, Suggestion, apply_edits, apply_edits_to_part, lookalike_at_fault,
    phrase, problem,
};
use crate::verdict::Case;

/// Opens a scenario, as [`Case::open`] does, and looks for repairs of what is refused.
///
/// What mends the text is told in place of what follows from the slip, and what a help offers is told only if the text
/// takes it.
///
/// # Errors
///
/// As in [`Case::open`].
pub fn open(source: &Arc<SourceText>) -> Result<Case, RefusedText> {
    Case::open(source).map_err(|refused| {
        let ways = ways_to_mend(source.text(), &refused);
        let after = |edits: &[Edit]| {
            let text = apply_edits(source.text(), edits).into_bytes();
            match SourceText::new(source.name(), text) {
                Ok(text) => Case::open(&Arc::new(text.with_language(source.language()))).err(),
                Err(_) => Some(refused.clone()),
            }
        };
        // A slip in the list of players is one, however often they are named.
        if let Some(way) = slip_in_the_list(source.text(), &refused).filter(|way| after(&way.fix).is_none()) {
            return refused.with_problem(way);
        }
        let helps =
            |was: &RefusedText, left: &RefusedText, _: &[Edit]| was.is_reduced_to(left) || is_read_further(was, left);
        told(&refused, source.text(), ways, after, helps)
            .with_helps(|problem| where_a_barn_goes(source.text(), problem))
    })
}

/// Returns `true` if a text that is no YAML is read further after edits, as `left` says, than before: past its line at least.
fn is_read_further(was: &RefusedText, left: &RefusedText) -> bool {
    let stop =
        |refused: &RefusedText| refused.problems().find(|problem| problem.code().family() == "yaml").map(|p| p.span);
    let line = |refused: &RefusedText, span| refused.line_column_length(span).map(|(line, ..)| line);
    match (stop(was), stop(left)) {
        (Some(was_stop), Some(left_stop)) => line(left, left_stop) > line(was, was_stop),
        (Some(_), None) => true,
        (None, _) => false,
    }
}

/// Opens a quick map with its questions in the same way.
///
/// # Errors
///
/// As in [`Case::open_quick`].
pub fn open_quick(text: &QuickText) -> Result<Case, RefusedText> {
    mended_quick(text).map_err(|refused| refused.with_help(|problem| without_forms(&problem.help_text())))
}

/// How keys are written, as helps on files quote it.
const FORMS: [&str; 3] = ["{ key: value }", "key: value", "-"];

/// A help without the quotes of what is no line of its own here: what is quoted is there to be typed.
fn without_forms(help: &str) -> Option<String> {
    if help.contains("goes under `question`") {
        return Some("type the question alone, as `oracle explain ask` shows each".to_owned());
    }
    let quoted = FORMS.map(|form| (format!("`{form}`"), form));
    let bare = quoted.iter().fold(help.to_owned(), |help, (form, bare)| help.replace(form, bare));
    (bare != help).then_some(bare)
}

/// Opens a quick map, or says what would mend it.
fn mended_quick(text: &QuickText) -> Result<Case, RefusedText> {
    Case::open_quick(text).map_err(|refused| {
        let all = text.source().text();
        if let Some(problem) = exchanged(text).or_else(|| without_a_map(text)) {
            return refused.with_problem(problem);
        }
        let after = |edits: &[Edit]| match text.edited(edits) {
            Some(text) => Case::open_quick(&text).err(),
            None => Some(refused.clone()),
        };
        let seen = question_in_the_map(text).or_else(|| quick_map::cuts_apart(text));
        let seen = seen.or_else(|| quick_map::players_as_cells(text)).or_else(|| quick_map::sentence(text));
        if let Some(problem) = seen.or_else(|| quick_map::in_capitals(text, &refused)) {
            return refused.with_problem(problem);
        }
        // Before the sign somebody put a space: `cE =r cW`.
        let nowhere = refused.problems().any(|problem| problem.label_text() == "on what?");
        let spaced = nowhere.then(|| quick_map::spaced(text)).flatten();
        if let Some(problem) = spaced.filter(|way| after(&way.fix).is_none()) {
            return refused.with_problem(problem);
        }
        let mut ways = ways_to_mend_quick(all);
        ways.extend(questions(text, &refused, &after));
        ways.extend(printed_tile(all, &refused));
        ways.extend(quick_map::semicolons(text));
        // A capital alone is told as what it is.
        let own = refused.problems().next().filter(|_| refused.count() == 1);
        let helps = |problem: &Problem| {
            matches!(problem.code().family(), "cell" | "map")
                && problem
                    .ways
                    .iter()
                    .any(|way| after(&way.edits).is_none_or(|left| refused.is_no_worse_after(&left, &way.edits)))
        };
        let fully = |problem: &Problem| problem.ways.iter().any(|way| after(&way.edits).is_none());
        if own.is_some_and(helps) {
            // `c= r c`: behind the sign stands who was meant.
            let behind =
                |way: &Problem| way.fix.first().is_some_and(|edit| text.source().slice(edit.span).starts_with('='));
            let spaced = quick_map::spaced(text).filter(behind);
            ways.extend(spaced.filter(|way| after(&way.fix).is_none()));
            ways.extend(quick_map::glued(text).filter(|_| !own.is_some_and(fully)));
        } else {
            ways.extend(quick_map::ways(text, refused.count()));
        }
        let further = quick_map::then(text, &ways).or_else(|| {
            // What one thing to write does not mend, two may.
            let one = ways.iter().any(|way| after(&way.fix).is_none());
            let further = || quick_map::twice(text, &ways).or_else(|| quick_map::further(text, &refused));
            let further = || further().or_else(|| quick_map::sides_apart(text));
            // Where a word was moved into its cell, what is beside it may not fit yet.
            let moved = |problem: &Problem| cells::is_moved(problem) && !fully(problem);
            let is_told = own.is_some_and(|own| helps(own) && !moved(own));
            if one || is_told { None } else { further() }
        });
        if let Some(way) = further {
            return refused.with_problem(way);
        }
        let map = text.map_span().range();
        let in_map = |problem: &Problem| !map.is_empty() && problem.span.range().start <= map.end;
        // A map and a question that are both wrong are told each by itself: what is offered for the one is tried without the
        // other.
        let both = refused.problems().any(in_map) && !refused.problems().all(in_map);
        let helps = |was: &RefusedText, left: &RefusedText, edits: &[Edit]| {
            was.is_reduced_to(left) || was.is_no_worse_after(left, edits)
        };
        let told = told(&refused, all, ways, after, helps);
        if !both || told.count() == 1 {
            return told;
        }
        let alone = QuickText::new(text.source().name(), text.source().slice(text.map_span()), &[]);
        let of_map = alone.map(|alone| open_quick(&alone.answered_in(text.source().language())));
        let Ok(Err(of_map)) = of_map else { return told };
        let asked = told.problems().filter(|problem| !in_map(problem));
        let all = of_map.problems().chain(asked).cloned().collect();
        told.with_problems(all)
    })
}

/// The longest map in which a question is looked for, in bytes.
const LONGEST: usize = 1_000;

/// The problem of a map in which its questions stand, too: `c=r c tower b1 1`; `None` if that is not what is wrong.
fn question_in_the_map(text: &QuickText) -> Option<Problem> {
    let map = text.source().slice(text.map_span());
    if map.len() > LONGEST || map.contains(['\n', '\r']) || !text.questions().is_empty() {
        return None;
    }
    let mut words = map.split_whitespace().map(str::to_owned);
    let first = words.next()?;
    let parted = QuickText::parted(&first, &words.collect::<Vec<String>>())?;
    let (cells, asked) = parted.meant.into_iter().next().filter(|(_, asked)| !asked.is_empty())?;
    Case::open_quick(&QuickText::new(text.source().name(), &cells, &asked).ok()?).ok()?;
    let at = map.find(asked.first()?.split(' ').next()?)?;
    let span = text.map_span().part(at, map.len() - at);
    let (question, command) = (asked.first()?, quoted_words(&cells, &asked));
    Some(problem!(span, quick::QuestionInMap { question, command }))
}

/// The problem of a question that stands where the map would, and the map where a question would.
fn exchanged(text: &QuickText) -> Option<Problem> {
    let slice = |span: &Span| text.source().slice(*span).to_owned();
    let questions: Vec<String> = text.questions().iter().map(slice).collect();
    let n = questions.iter().position(|question| looks_quick(question))?;
    if !text.source().slice(text.map_span()).trim().is_empty() {
        return None;
    }
    let map = questions.get(n)?;
    let asked: Vec<String> =
        questions.iter().enumerate().filter(|(own, _)| *own != n).map(|(_, q)| q.clone()).collect();
    Case::open_quick(&QuickText::new(text.source().name(), map, &asked).ok()?).ok()?;
    Some(problem!(*text.questions().get(n)?, quick::MapSecond { command: quoted_words(map, &asked) }))
}

/// Returns a map and questions in quotes, as a shell needs them.
fn quoted_words(map: &str, questions: &[String]) -> String {
    let quoted: Vec<String> = questions.iter().map(|question| format!(" '{question}'")).collect();
    format!("'{map}'{}", quoted.concat())
}

/// The problem of a question that needs no map and begins in another word, or in a capital, so that it is taken for one: `Setup: {
/// players: 4, sets: I }`, `setup 4`.
fn without_a_map(text: &QuickText) -> Option<Problem> {
    let typed = text.source().slice(text.map_span()).trim();
    if typed.len() > LONGEST || typed.contains('\n') || !text.questions().is_empty() {
        return None;
    }
    let head = typed.split(|c: char| !c.is_alphabetic()).next()?;
    let lower = head.to_lowercase();
    let key = in_english(&lower);
    let rest = typed.get(head.len()..)?.trim_start().trim_start_matches(':').trim();
    let mut all: Vec<String> = Vec::new();
    if rest.starts_with('{') {
        let rest = rest.replace(" ,", ",").replace(" :", ":");
        all.push(format!("{key}: {rest}"));
        all.push(format!("{key}: {}", small_keys(&rest)));
    }
    all.extend(questions_meant(typed));
    if rest.is_empty() {
        let own = declarations().iter().filter(|question| question.ask == key);
        all.extend(own.map(|question| question.example.to_owned()));
    }
    let opens = |asked: &String| {
        let text = QuickText::new(text.source().name(), asked, &[]);
        asked.as_str() != typed && text.is_ok_and(|text| Case::open_quick(&text).is_ok())
    };
    let right = is_question_word(key).then(|| all.into_iter().find(opens))??;
    let problem = problem!(text.map_span(), problems::NotAQuestion { typed: typed.to_owned() });
    Some(problem.fix_by_writing(right))
}

/// A body with its keys in small letters.
fn small_keys(body: &str) -> String {
    let keys = body.split_inclusive([' ', '{', ',']);
    keys.map(|word| if word.trim_end().ends_with(':') { word.to_lowercase() } else { word.to_owned() }).collect()
}

/// How many questions in free words are looked at.
const MOST_ASKED: usize = 8;

/// The ways to write the refused questions of a quick map, if they stand in free words: each alone, then all together.
fn questions(text: &QuickText, refused: &RefusedText, after: &impl Fn(&[Edit]) -> Option<RefusedText>) -> Vec<Problem> {
    let at_fault = |span: &Span| refused.problems().any(|problem| span.range().contains(&problem.span.range().start));
    let mut yaml: Vec<Problem> = Vec::new();
    let mut all: Vec<(Problem, String)> = Vec::new();
    // A question may stand where the map would.
    let lines = std::iter::once(text.map_span()).chain(text.questions().iter().copied());
    for span in lines.filter(at_fault).take(MOST_ASKED) {
        let line = text.source().slice(span);
        if line.split_whitespace().next().is_some_and(|word| begins_yaml(word) && !is_stranger(word)) {
            let ways = line_repairs(text.source().text(), span.range().start).into_iter();
            // Of a body in words no part is a list.
            let fits = |way: &Problem| line.contains('{') || after(&way.fix).is_none();
            yaml.extend(ways.filter(fits));
        }
        let several = line.split_whitespace().any(is_several);
        let new = || {
            if several && line.trim_start().to_lowercase().starts_with("place") {
                problem!(span, problems::SeveralMeeples)
            } else {
                problem!(span, problems::NotAQuestion { typed: line.to_owned() })
            }
        };
        let mut meant = questions_meant(line);
        let edits = |meant: &str| vec![changed(span, line, meant)];
        if !meant.iter().any(|meant| after(&edits(meant)).is_none()) {
            let more = meant.iter().take(MOST_FURTHER).flat_map(|meant| further(text, span, &edits(meant)));
            meant.extend(more.collect::<Vec<String>>());
        }
        // Where no tile lies, none of its features is meant.
        let on_no_tile = |meant: &String| {
            let no_tile = |problem: &Problem| problem.message().starts_with(NO_TILE);
            after(&edits(meant)).is_some_and(|left| left.problems().any(no_tile))
        };
        if meant.iter().all(on_no_tile) {
            meant.clear();
        }
        let valid: Vec<&String> = if meant.len() > 1 {
            meant.iter().filter(|meant| after(&edits(meant)).is_none()).collect()
        } else {
            Vec::new()
        };
        if let [first, _, ..] = valid.as_slice() {
            let ways = valid.iter().map(|meant| Suggestion {
                typed: (*meant).clone(),
                meaning: String::new(),
                edits: edits(meant),
            });
            let way = new().with_ways(ways).with_fix(edits(first));
            all.push((way, (*first).clone()));
            continue;
        }
        all.extend(meant.into_iter().map(|meant| {
            let way = new().advise_writing(&meant).with_fix(edits(&meant));
            (way, meant)
        }));
    }
    // One of each question, together.
    let mut each: Vec<&(Problem, String)> = Vec::new();
    for one in &all {
        if each.iter().all(|(known, _)| !known.says_the_same(&one.0)) {
            each.push(one);
        }
    }
    let together = each.split_first().filter(|(_, rest)| !rest.is_empty()).map(|(first, rest)| {
        let lines = plain::Arg::texts(each.iter().map(|(_, meant)| meant));
        let others = rest.iter().flat_map(|(way, _)| &way.fix);
        let told = first.0.clone().with_help(phrase!(problems::WriteSeveral { lines }));
        told.edits(others.map(|edit| (edit.span, edit.text.clone())))
    });
    let mut all: Vec<Problem> = all.into_iter().map(|(way, _)| way).chain(together).collect();
    all.extend(yaml);
    all
}

/// How the problem begins of a place where no tile lies.
const NO_TILE: &str = "there is no tile `";

/// Whether a word with a colon is no question under `ask`: then more than a sign is wrong.
fn is_stranger(word: &str) -> bool {
    let key = word.split(':').next().unwrap_or(word);
    !key.is_empty() && key.chars().all(char::is_alphabetic) && !is_question_word(key)
}

/// Whether a word says how many, and not one.
fn is_several(word: &str) -> bool {
    word.parse().ok().or_else(|| amount(word)).is_some_and(|n| n > 1)
}

/// How many questions are followed further, and how many ways of each.
const MOST_FURTHER: usize = 2;
const MOST_WAYS: usize = 3;

/// What a question would be after edits and after what is offered then, where that is all that is missing: one of the halves of a
/// space, say.
fn further(text: &QuickText, span: Span, edits: &[Edit]) -> Vec<String> {
    let n = text.questions().iter().position(|own| *own == span);
    let (Some(n), true) = (n, is_short(text.source().text())) else { return Vec::new() };
    let Some(next) = text.edited(edits) else { return Vec::new() };
    let Err(left) = Case::open_quick(&next) else { return Vec::new() };
    let (Some(problem), 1) = (left.problems().next(), left.count()) else { return Vec::new() };
    let asked = |way: &Suggestion| {
        let last = next.edited(&way.edits)?;
        Case::open_quick(&last).ok()?;
        Some(last.source().slice(*last.questions().get(n)?).to_owned())
    };
    problem.ways.iter().take(MOST_WAYS).filter_map(asked).collect()
}

/// The edit that makes one line of another: what both begin and end with stays as it is, word by word, so that what is wrong
/// there is not taken for what was written.
fn changed(span: Span, line: &str, meant: &str) -> Edit {
    let ends = |of: &str| of.len() == line.len() || of.ends_with(' ');
    let same = line.bytes().zip(meant.bytes()).take_while(|(a, b)| a == b).count();
    let head = (0..=same).rev().find(|n| *n == 0 || line.get(..*n).is_some_and(ends)).unwrap_or(0);
    let (rest, other) = (line.get(head..).unwrap_or_default(), meant.get(head..).unwrap_or_default());
    let same = rest.bytes().rev().zip(other.bytes().rev()).take_while(|(a, b)| a == b).count();
    let begins = |n: usize| rest.get(rest.len() - n..).is_some_and(|tail| tail.starts_with(' '));
    let tail = (0..=same).rev().find(|n| *n == 0 || begins(*n)).unwrap_or(0);
    let text = other.get(..other.len() - tail).unwrap_or_default().to_owned();
    Edit { span: span.part(head, rest.len() - tail), text }
}

/// A refusal as it is told. `after` says what is wrong with the text after edits, and `helps` whether what is wrong then
/// shows that they were meant, though they do not mend all.
fn told(
    refused: &RefusedText,
    text: &str,
    ways: Vec<Problem>,
    after: impl Fn(&[Edit]) -> Option<RefusedText>,
    helps: impl Fn(&RefusedText, &RefusedText, &[Edit]) -> bool,
) -> RefusedText {
    let (told, is_readable) = mended(refused.clone(), text, ways, &after, helps);
    let told = told.keep_helpful_ways(&after);
    if is_readable { told } else { with_confidence(told, text, &after) }
}

/// Returns a refusal with its fixes as doubtful, unless the text can be read with all of them, or only the problems without a fix
/// are left. A long text is not read again for that.
fn with_confidence(refused: RefusedText, text: &str, after: &impl Fn(&[Edit]) -> Option<RefusedText>) -> RefusedText {
    let fixes: Vec<Edit> = refused.problems().flat_map(|problem| problem.fix.iter().cloned()).collect();
    let is_open = |problem: &Problem| refused.problems().any(|own| own.fix.is_empty() && own.says_the_same(problem));
    let is_left_open = |left: &RefusedText| left.problems().all(is_open);
    if fixes.is_empty() || text.len() <= LONGEST_FILE && after(&fixes).is_none_or(|left| is_left_open(&left)) {
        return refused;
    }
    refused.with_doubtful_fixes()
}

/// The longest text of which each problem is tried alone, in bytes, and how many are.
const SHORT: usize = 8_192;
const MOST_ALONE: usize = 8;
/// How many ways are tried that mend a part of what is wrong.
const MOST_PARTLY: usize = 120;

fn is_short(text: &str) -> bool {
    text.len() <= SHORT
}

/// The same refusal, or, where one slip with one thing to write makes the text valid, that alone: several problems may
/// follow from one sign. Where there are several slips, each that is seen through is told so. Also returns `true` if the text is
/// known to be readable after the fix.
fn mended(
    refused: RefusedText,
    text: &str,
    ways: Vec<Problem>,
    after: &impl Fn(&[Edit]) -> Option<RefusedText>,
    helps: impl Fn(&RefusedText, &RefusedText, &[Edit]) -> bool,
) -> (RefusedText, bool) {
    let is_valid = |edits: &[Edit]| after(edits).is_none();
    let told = refused.problems().next().filter(|_| refused.count() == 1);
    if told.is_some_and(|told| !told.fix.is_empty() && !is_pair_in_list(text, told.span) && is_valid(&told.fix)) {
        return (refused, true);
    }
    // What is wrong beside a slip may follow from it.
    let own = refused.problems().filter(|problem| !problem.fix.is_empty() && is_short(text));
    let own: Vec<Problem> = own.take(MOST_ALONE).cloned().collect();
    if let Some(way) = ways.iter().chain(&own).find(|way| is_valid(&way.fix)) {
        return (refused.with_problem(way.clone()), true);
    }
    // A sign that looks like another is what is wrong where it stands, whatever else may be.
    if let Some(sign) = lookalike_at_fault(text, &refused) {
        return (refused.with_problem(sign), false);
    }
    if !is_short(text) {
        return (refused, false);
    }
    let lines = line_by_line(&refused, text, after);
    if lines.as_ref().is_none_or(|all| all.len() > 1)
        && let Some(small) = in_small_letters(&refused, text, after)
    {
        return (refused.with_problem(small), true);
    }
    if let Some(all) = lines {
        return (refused.with_problems(all), false);
    }
    (partly(refused, ways, after, helps), false)
}

/// Returns `true` for an entry of a list that is two words: a comma may be missing between them.
fn is_pair_in_list(text: &str, span: Span) -> bool {
    let line = text.get(..span.range().start).and_then(|before| before.lines().last()).unwrap_or_default();
    let entry = line.rfind(['[', ']', '{', '}']).filter(|at| line[*at..].starts_with('['));
    let after = text.get(span.range().start..).and_then(|after| after.split([',', ']', '\n']).next());
    let before = entry.and_then(|at| line[at + 1..].rsplit(',').next());
    before.zip(after).is_some_and(|(before, after)| format!("{before}{after}").trim().contains(' '))
}

/// How often a text is read again that is written in capitals: what is wrong within a part shows once that is read.
const MOST_ROUNDS: usize = 8;
/// How many words are named of those that are to be written in small letters.
const MOST_WORDS: usize = 24;

/// The problem of a text of which nothing is wrong but words in capitals, in place of one for each of them.
fn in_small_letters(
    refused: &RefusedText,
    text: &str,
    after: &impl Fn(&[Edit]) -> Option<RefusedText>,
) -> Option<Problem> {
    let mut edits: Vec<Edit> = Vec::new();
    let mut left = refused.clone();
    for _ in 0..MOST_ROUNDS {
        let fixes = left.problems().flat_map(|problem| problem.fix.clone());
        let fresh: Vec<Edit> = fixes
            .filter(|edit| {
                let was = text.get(edit.span.range()).unwrap_or_default();
                was != edit.text && was.to_lowercase() == edit.text
            })
            .filter(|edit| edits.iter().all(|known| !known.span.range().contains(&edit.span.range().start)))
            .collect();
        if fresh.is_empty() {
            return None;
        }
        for edit in fresh {
            if !edits.contains(&edit) {
                edits.push(edit);
            }
        }
        let Some(next) = after(&edits) else { break };
        left = next;
    }
    sort_by_key(&mut edits, |edit| edit.span);
    let first = edits.first().filter(|_| edits.len() > 1 && after(&edits).is_none())?;
    let mut words: Vec<&str> = Vec::new();
    for edit in &edits {
        if !words.contains(&edit.text.as_str()) {
            words.push(&edit.text);
        }
    }
    let word = text.get(first.span.range())?.to_owned();
    let words = (words.len() <= MOST_WORDS).then(|| plain::Arg::texts(words))?;
    Some(problem!(first.span, problems::WordsInCapitals { word, words }).with_fix(edits))
}

/// What is wrong with a text in which each slip has one thing to write, if all of that together makes it valid: what is on one
/// line is told as one. `None` if no line has several.
fn line_by_line(
    refused: &RefusedText,
    text: &str,
    after: &impl Fn(&[Edit]) -> Option<RefusedText>,
) -> Option<Vec<Problem>> {
    if refused.count() < 2 {
        return None;
    }
    let mut told: Vec<Problem> = Vec::new();
    let mut edits: Vec<Edit> = Vec::new();
    let mut grouped = false;
    let line_of = |at: usize| text.get(..at).map_or(0, |before| before.matches('\n').count());
    for problem in refused.problems() {
        let apart = |edit: &Edit| {
            let meets = |known: &Edit| {
                known.span.start < edit.span.end.max(edit.span.start + 1)
                    && edit.span.start < known.span.end.max(known.span.start + 1)
            };
            !edits.iter().any(meets)
        };
        if problem.fix.is_empty() || !problem.fix.iter().all(apart) {
            return None;
        }
        edits.extend(problem.fix.iter().cloned());
        let lines = |problem: &Problem| {
            let spans = problem.fix.iter().map(|edit| edit.span).chain([problem.span]);
            let lines: Vec<usize> =
                spans.flat_map(|span| [line_of(span.range().start), line_of(span.range().end)]).collect();
            let first = *lines.first()?;
            lines.iter().all(|line| *line == first).then_some(first)
        };
        match told.last_mut().filter(|last| lines(last).is_some() && lines(last) == lines(problem)) {
            Some(last) => {
                grouped = true;
                last.join(problem);
                last.fix.extend(problem.fix.iter().cloned());
            }
            None => told.push(problem.clone()),
        }
    }
    if !grouped || after(&edits).is_some() {
        return None;
    }
    let one = |problem: Problem| {
        if problem.related().next().is_none() || problem.fix.len() < 2 {
            return Some(problem);
        }
        let spans = problem.fix.iter().map(|edit| edit.span).chain([problem.span]);
        let whole = spans.reduce(|a, b| Span { start: a.start.min(b.start), end: a.end.max(b.end) })?;
        let slips = std::iter::once(problem.span).chain(problem.related().map(|(span, _)| span));
        // Of a word, a letter may be marked.
        let slips = slips.map(|span| {
            let meets = |edit: &&Edit| edit.span.start <= span.start && span.end <= edit.span.end;
            problem.fix.iter().find(meets).map_or(span, |edit| edit.span)
        });
        let slips: Vec<&str> = slips.filter_map(|span| text.get(span.range())).collect();
        // The whole line, so that nothing is cut apart.
        let begins = text.get(..whole.range().start)?.rfind('\n').map_or(0, |n| n + 1);
        let ends = text.get(whole.range().end..)?.find('\n').map_or(text.len(), |n| whole.range().end + n);
        let line = Span::new(begins, ends);
        let right = apply_edits_to_part(text.get(line.range())?, line, &problem.fix);
        let right = right.trim();
        let right = right.strip_prefix("- ").unwrap_or(right);
        // A comment stays.
        let right = right.split(" #").next().unwrap_or(right).trim_end();
        let (words, label) = (plain::Arg::texts(slips), problem.label_text());
        let told = problem!(problem.span, problems::SeveralWords { words, label, line: right.to_owned() });
        Some(told.with_related_of(&problem).with_fix(problem.fix))
    };
    told.into_iter().map(one).collect()
}

/// The same refusal, where each way that mends a part of what is wrong is told in place of what it mends.
fn partly(
    refused: RefusedText,
    ways: Vec<Problem>,
    after: &impl Fn(&[Edit]) -> Option<RefusedText>,
    helps: impl Fn(&RefusedText, &RefusedText, &[Edit]) -> bool,
) -> RefusedText {
    let mut edits: Vec<Edit> = Vec::new();
    let mut chosen: Vec<Problem> = Vec::new();
    let mut left = refused.clone();
    for way in ways.into_iter().take(MOST_PARTLY) {
        let apart = |edit: &Edit| {
            edits.iter().all(|known| known.span.end <= edit.span.start || edit.span.end <= known.span.start)
        };
        let is_known = |known: &Problem| known.span == way.span && known.says_the_same(&way);
        if !way.fix.iter().all(apart) || chosen.iter().any(is_known) {
            continue;
        }
        let all: Vec<Edit> = edits.iter().chain(&way.fix).cloned().collect();
        match after(&all) {
            None => {
                chosen.push(way);
                return refused.with_problems(chosen);
            }
            Some(next) if helps(&left, &next, &all) => {
                chosen.push(way);
                (edits, left) = (all, next);
            }
            Some(_) => {}
        }
    }
    if chosen.is_empty() {
        return refused;
    }
    // What shows only then is told, too, where it stands before everything that was written.
    let first = edits.iter().map(|edit| edit.span.start).min();
    let before = |problem: &&Problem| {
        let ends = problem.related().map(|(span, _)| span.end).chain([problem.span.end]);
        ends.max() < first
    };
    let shown: Vec<Problem> = left.problems().filter(before).cloned().collect();
    let stays = |problem: &&Problem| left.problems().any(|own| own.says_the_same(problem));
    let stay: Vec<Problem> = refused.problems().filter(stays).cloned().collect();
    refused.with_problems(chosen.into_iter().chain(stay).chain(shown).collect())
}
