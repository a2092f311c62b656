//! The questions of law that decide an answer, in words.

use carcassonne_base::gathering::distinct;
use carcassonne_base::sorting::sort;
use carcassonne_board::geometry::{Shape, Space};
use carcassonne_law::{CitedRuling, Holding, Law, QuestionId, ReadingIx, RuleSet, question_data};
use carcassonne_position::TileIx;
use carcassonne_position::wording::{Arg, Join, Sentence, Voice, say};
use carcassonne_rules::mechanics::Table;

use super::cited_rulings::ReadingNumbers;
use super::decisions::{DecidingQuestion, Decision, HeldReading, ReadingRow};
use super::rule_set_names::rules_phrase;
use crate::report::author_phrases::{author_and_first, date_after_name, name_months};

/// The maximum number of documents named that leave a question open.
const MOST_OPEN: usize = 2;

/// Returns a question of law that decides, in words.
pub(super) fn decision(
    decisive: &DecidingQuestion<'_>,
    sets: &[RuleSet],
    numbers: &ReadingNumbers,
    voice: Voice<'_>,
) -> Decision {
    let question = decisive.question;
    let words = question_data(question).words(voice.language());
    let present = RuleSet::find_present(sets);
    let today: Vec<&RuleSet> = present.and_then(|n| sets.get(n)).into_iter().collect();
    let is_open_today = sets.len() > 1 && decisive.open.iter().any(|n| present == Some(*n));
    let open: Vec<&RuleSet> = decisive.open.iter().filter_map(|n| sets.get(*n)).collect();
    let with_documents = |phrase: &Sentence, sets: &[&RuleSet]| {
        let open = voice.say(phrase);
        match open_documents(question, sets, voice).as_slice() {
            [] => open,
            all => voice.say(&say!(report::OpenCited { open: open, documents: voice.join(all, Join::Semicolons) })),
        }
    };
    let no_ruling = || say!(report::NoRulingUnder { rules: rules_phrase(&open, voice) });
    let asks = words.asks_shortly.to_owned();
    Decision {
        head: voice.capitalized_sentence(&say!(report::DecidedBy { question: asks.clone() })),
        id: question.word().to_owned(),
        asks,
        readings: decisive.readings.iter().map(|held| reading_row(held, decisive, numbers, voice)).collect(),
        open: (!open.is_empty() && sets.len() > 1).then(|| with_documents(&no_ruling(), &open)),
        open_today: is_open_today.then(|| with_documents(&say!(report::OpenToday), &today)),
        is_left_open: !open_documents(question, &today, voice).is_empty(),
    }
}

fn reading_row(
    held: &HeldReading<'_>,
    decisive: &DecidingQuestion<'_>,
    numbers: &ReadingNumbers,
    voice: Voice<'_>,
) -> ReadingRow {
    let question = decisive.question;
    let ruling = held.ruling.as_ref();
    let first = held.first_ruling.as_ref();
    let authority = match ruling {
        Some(ruling) => author_and_first(ruling, first),
        None => no_ruling_phrase(question, held.reading),
    };
    let is_marked = held.is_todays && decisive.readings.len() > 1;
    let authority = if is_marked { say!(report::TodayBy { who: authority }) } else { authority };
    // For a table's own rule, the name of the table is enough.
    let document = ruling.filter(|ruling| !matches!(ruling, CitedRuling::House(_)));
    let date = ruling.and_then(|ruling| date_after_name(ruling, voice)).map(|date| {
        match first.map(|first| date_after_name(first, voice)) {
            Some(first) if first.as_ref() != Some(&date) => {
                voice.say(&say!(report::DatedEarlier { date: date, first: Arg::list(first) }))
            }
            Some(_) | None => date,
        }
    });
    ReadingRow {
        reading: held.reading,
        number: numbers.number(question, held.reading),
        answer: question_data(question).words(voice.language()).reading_shortly(held.reading).to_owned(),
        authority: voice.say(&authority),
        is_ruled: ruling.is_some(),
        place: document.map(|ruling| name_months(&ruling.short_place(voice.language()), voice)).unwrap_or_default(),
        document: document
            .map(|ruling| name_months(&ruling.document_name(voice.language()), voice))
            .unwrap_or_default(),
        date,
        link: ruling.and_then(CitedRuling::link),
    }
}

/// Returns the names of the documents that leave a question open under some rule sets.
fn open_documents(question: QuestionId, sets: &[&RuleSet], voice: Voice<'_>) -> Vec<String> {
    let documents = sets.iter().flat_map(|set| match Law::new(set).holding(question) {
        Holding::Open { rulings, .. } => {
            rulings.iter().map(|ruling| name_months(&ruling.document_name(voice.language()), voice)).collect()
        }
        Holding::Settled { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => Vec::new(),
    });
    let mut documents = distinct(documents);
    documents.truncate(MOST_OPEN);
    documents
}

/// Returns a phrase that no ruling has a reading: none under any rule set, none but a document that leaves the reading open, or
/// none under the rule sets of the answer.
fn no_ruling_phrase(question: QuestionId, held: ReadingIx) -> Sentence {
    let has_ruling =
        |set: &RuleSet| matches!(Law::new(set).holding(question), Holding::Settled { reading, .. } if *reading == held);
    let leaves_open = |set: &RuleSet| match Law::new(set).holding(question) {
        Holding::Open { rulings, .. } => rulings.iter().any(|ruling| ruling.leaves_open(held)),
        Holding::Settled { .. } | Holding::Contested { .. } | Holding::NotApplicable(_) => false,
    };
    let all = RuleSet::all();
    if all.iter().any(has_ruling) {
        say!(report::NoneOfThese)
    } else if all.iter().any(leaves_open) {
        say!(report::LeftOpen)
    } else {
        say!(report::NobodySays)
    }
}

/// Returns the sentence that two half tiles share a space and rule sets count them differently; `None` without such tiles.
pub(super) fn pair_note(table: &Table<'_>) -> Option<Sentence> {
    let board = table.board();
    let mut halves: Vec<(Space, TileIx)> = board
        .all()
        .filter(|tile| matches!(board.placed(*tile).shape, Shape::Half(_)))
        .map(|tile| (board.placed(tile).at, tile))
        .collect();
    sort(&mut halves);
    let mut pairs = halves.windows(2).filter(|pair| pair[0].0 == pair[1].0);
    let [first, second] = pairs.next().map(|pair| [pair[0].1, pair[1].1])?;
    let tiles = match pairs.next() {
        None if !board.is_hash(first) && board.name(first) == board.name(second) => {
            Arg::list([board.name(first).to_owned()])
        }
        // The sentence names one tile, if the other one has no name.
        None => Arg::list([first, second].into_iter().filter(|tile| !board.is_hash(*tile))),
        Some(_) => Arg::List(Vec::new()),
    };
    Some(say!(report::WhyPairs { tiles: tiles }))
}
