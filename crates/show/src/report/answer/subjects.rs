//! The features and questions that are answered, with their headings, and with the ends at which a feature is open.

use carcassonne_base::sorting::sort_unique;
use carcassonne_board::geometry::{Compass, Side};
use carcassonne_law::QuestionId;
use carcassonne_position::wording::{Arg, Join, Sentence, Voice, say};
use carcassonne_position::{Beyond, GuessedEnd, Status, TileIx};
use carcassonne_rules::mechanics::{ScoredFeature, Subject, Table};
use carcassonne_rules::verdict::{SubjectVerdicts, heading};

use super::rows::{self, Mark};
use super::section::Section;
use super::today::{Today, rule_place};
use crate::picture::{guessed_ends, open_sides};

/// The heading of a feature or question in an answer, with its open ends and a short answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubjectAnswer {
    /// The letter on the board, or the number of a question; empty for an only subject.
    pub label: String,
    /// The subject in a phrase: `Red's city on a, b and p`.
    pub heading: String,
    /// Set if the heading recounts events, as that of a turn does: the answer is then a sentence of its own.
    pub is_account: bool,
    /// The ends at which a road or city is open, in a sentence; `None` for a question, for a feature
    /// without open sides or that every outcome completes, and if a later subject has the same sentence.
    pub open_ends: Option<String>,
    /// The ends on a quick map that are taken as closed, in a sentence; `None` if no outcome completes the feature.
    pub guessed_ends: Option<String>,
    /// The answer under the leading rule set, in a phrase.
    pub short_answer: Option<String>,
    /// The place of the rule behind the answer; `None` if the table of outcomes refers to that rule.
    pub rule_place: Option<String>,
}

impl SubjectAnswer {
    /// Returns the sentences on ends that are open or taken as closed.
    pub fn ends(&self) -> impl Iterator<Item = &str> {
        self.open_ends.iter().chain(&self.guessed_ends).map(String::as_str)
    }

    /// Returns the heading with the answer: `Red's city on a and b – completed, Red 7`; with `is_cited`, the place of the rule
    /// follows in brackets. `None` if there is no phrase for the answer.
    pub fn heading_with_answer(&self, voice: Voice<'_>, is_cited: bool) -> Option<String> {
        let answer = self.short_answer.as_ref()?;
        let answer = match self.rule_place.as_ref().filter(|_| is_cited) {
            Some(place) => format!("{answer} ({place})"),
            None => answer.clone(),
        };
        let account = if self.is_account { "yes" } else { "no" };
        let heading = self.heading.clone();
        Some(voice.say(&say!(report::AskedShortly { heading: heading, account: account, said: answer })))
    }
}

/// The maximum number of open sides that are named.
const MOST_SIDES: usize = 3;

/// A side at which a road or city is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Opening {
    /// The tile.
    pub tile: TileIx,
    /// The side of the tile.
    pub side: Side,
    /// The neighbour that the side faces.
    pub faces: Beyond,
}

/// Returns the sides at which a road or city is open, if every gap separates features, tile by tile; none for other features.
pub(crate) fn openings(table: &Table<'_>, subject: &ScoredFeature) -> Vec<Opening> {
    let Some(area) = subject.area else { return Vec::new() };
    let board = table.board();
    let mut tiles: Vec<TileIx> = table.land.members(area).iter().map(|place| place.tile).collect();
    sort_unique(&mut tiles);
    let tile_openings = |tile: TileIx| {
        let sides = board.placed(tile).shape.sides();
        let open = open_sides(table, area, tile).into_iter();
        open.filter_map(move |n| {
            let side = *sides.get(n)?;
            Some(Opening { tile, side, faces: board.beyond(tile, side) })
        })
    };
    tiles.into_iter().flat_map(tile_openings).collect()
}

/// Returns the ends of a road or city that the reader of a quick map took as closed, with their tiles.
pub(crate) fn ends_taken_as_closed<'t>(table: &Table<'t>, subject: &ScoredFeature) -> Vec<(TileIx, &'t GuessedEnd)> {
    let places = subject.area.map_or(&[][..], |area| table.land.members(area));
    let ends = places.iter().flat_map(|place| guessed_ends(table, *place).map(|end| (place.tile, end)));
    ends.collect()
}

/// Returns `true` if some outcome completes a subject.
pub(crate) fn is_completed(subject: &SubjectVerdicts<'_>) -> bool {
    has_completion(subject, true)
}

/// Returns `true` if some outcome leaves a subject unfinished.
pub(crate) fn can_stay_unfinished(subject: &SubjectVerdicts<'_>) -> bool {
    has_completion(subject, false)
}

fn has_completion(subject: &SubjectVerdicts<'_>, completion: bool) -> bool {
    let mut outcomes = subject.verdicts.iter().flat_map(|v| &v.outcomes);
    outcomes.any(|outcome| outcome.completion() == Some(completion))
}

/// Returns a sentence on the ends that are taken as closed, and on the text to type for an open one; `None` without such.
fn guessed_ends_sentence(table: &Table<'_>, subject: &ScoredFeature) -> Option<Sentence> {
    let ends = ends_taken_as_closed(table, subject);
    let (tile, first) = ends.first()?;
    let typed = first.typed.clone();
    let mut tiles: Vec<TileIx> = ends.iter().map(|(tile, _)| *tile).collect();
    tiles.dedup();
    Some(say!(report::TakenAsClosed { tiles: Arg::list(tiles), typed: typed, tile: *tile }))
}

/// Returns a sentence on the sides at which a road or city is open, if every gap separates features; `None` without such.
/// `is_shared` is set if the sentence is about several subjects.
fn open_ends_sentence(table: &Table<'_>, subject: &ScoredFeature, is_shared: bool) -> Option<Sentence> {
    let mut sides: Vec<Sentence> = Vec::new();
    let mut gaps: Vec<_> = Vec::new();
    let mut count = 0;
    // The short sides of one tile that face nothing share a phrase.
    let free_direction = |opening: &Opening| {
        let direction = opening.side.direction().map(|direction| Arg::from(Compass::from(direction)));
        direction.filter(|_| matches!(opening.faces, Beyond::Nothing))
    };
    for tile_openings in openings(table, subject).chunk_by(|a, b| a.tile == b.tile) {
        let tile = tile_openings[0].tile;
        let directions: Vec<Arg> = tile_openings.iter().filter_map(free_direction).collect();
        if !directions.is_empty() {
            count += directions.len();
            let many = directions.len();
            sides.push(say!(report::OpenAt { sides: Arg::List(directions), count: many, tile: tile }));
        }
        for opening in tile_openings.iter().filter(|opening| free_direction(opening).is_none()) {
            sides.push(match opening.faces {
                // Several sides at one gap count once.
                Beyond::Gap(gap) if gaps.contains(&gap) => continue,
                Beyond::Gap(gap) => {
                    gaps.push(gap);
                    say!(report::OpenAtGap { tile: gap })
                }
                Beyond::Nothing => say!(report::OpenAtLong { tile: tile }),
                Beyond::Tile(..) => match opening.side.direction().map(Compass::from) {
                    Some(side) => say!(report::OpenTowards { side: side, tile: tile }),
                    None => say!(report::OpenTowardsLong { tile: tile }),
                },
            });
            count += 1;
        }
    }
    match count {
        0 => None,
        1..=MOST_SIDES => Some(say!(report::Open { count: sides.len(), sides: Arg::list(sides), each: is_shared })),
        many => Some(say!(report::OpenMany { count: many, each: is_shared })),
    }
}

/// Returns the subjects with their answers under the first rule set of `today`. The rulings on `disputed` questions are left
/// to the table of outcomes.
///
/// Consecutive features that are open at the same ends share one sentence on these, with the last of them.
pub(super) fn subject_answers(
    table: &Table<'_>,
    sections: &[Section<'_, '_>],
    today: &[Today],
    disputed: &[QuestionId],
) -> Vec<SubjectAnswer> {
    let leading = today.first().and_then(|today| today.sets.first().copied());
    let answers = sections.iter().map(|section| subject_answer(table, section, leading, disputed));
    let mut answers: Vec<SubjectAnswer> = answers.collect();
    let voice = table.voice();
    let mut start = 0;
    for run in answers.chunk_by_mut(|a, b| a.open_ends == b.open_ends) {
        let subject = table.subject(sections[start].verdicts.subject);
        start += run.len();
        if let ([others @ .., last], Some(Subject::Feature(feature))) = (run, subject)
            && !others.is_empty()
            && last.open_ends.is_some()
        {
            let open_ends = open_ends_sentence(table, feature, true);
            last.open_ends = open_ends.map(|sentence| voice.capitalized_sentence(&sentence));
            for answer in others {
                answer.open_ends = None;
            }
        }
    }
    answers
}

fn subject_answer(
    table: &Table<'_>,
    section: &Section<'_, '_>,
    leading: Option<usize>,
    disputed: &[QuestionId],
) -> SubjectAnswer {
    let voice = table.voice();
    let capitalized = |sentence: Sentence| voice.capitalized_sentence(&sentence);
    let verdicts = section.verdicts;
    let (feature, is_account) = match table.subject(verdicts.subject) {
        Some(Subject::Feature(feature)) => (Some(feature), false),
        Some(Subject::Ask(posed)) => (None, posed.recounts_events()),
        None => (None, false),
    };
    let unfinished = feature.filter(|_| can_stay_unfinished(verdicts));
    let completed = feature.filter(|_| is_completed(verdicts));
    let answer = leading.and_then(|set| short_answer(table, section, set, disputed));
    let (short_answer, rule_place) = answer.unzip();
    SubjectAnswer {
        label: section.label.clone(),
        heading: heading(table, verdicts.subject).map(capitalized).unwrap_or_default(),
        is_account,
        open_ends: unfinished.and_then(|feature| open_ends_sentence(table, feature, false)).map(capitalized),
        guessed_ends: completed.and_then(|feature| guessed_ends_sentence(table, feature)).map(capitalized),
        short_answer: short_answer.filter(|answer| !answer.is_empty()),
        rule_place: rule_place.flatten(),
    }
}

/// Returns the answer on a subject under a rule set, in a phrase, and the place of the rule behind it, if there is one that is
/// not disputed. `None` without a verdict.
fn short_answer(
    table: &Table<'_>,
    section: &Section<'_, '_>,
    set: usize,
    disputed: &[QuestionId],
) -> Option<(String, Option<String>)> {
    let voice = table.voice();
    let verdict = section.verdicts.verdict_under(set)?;
    let ix = section.verdicts.subject;
    if let Some(only) = verdict.single_outcome().filter(|_| verdict.status == Status::Settled) {
        // Rows may leave out the state of a feature, a phrase does not.
        let phrase = rows::phrase(table, ix, only);
        let place = table.subject(ix).and_then(|subject| rule_place(table, subject, only, verdict, disputed));
        return Some((phrase, place));
    }
    let marked = |mark: Mark| {
        let rows = section.rows.iter().filter(move |row| row.marks[set] == mark);
        rows.map(|row| row.text.as_str())
    };
    let certain: Vec<&str> = marked(Mark::Yes).collect();
    if !certain.is_empty() {
        return Some((voice.join(&certain, Join::Semicolons), None));
    }
    let possible: Vec<&str> = marked(Mark::Maybe).chain(marked(Mark::Contested)).collect();
    let answer = match possible.as_slice() {
        [] => say!(report::PhraseBarred),
        [only] => say!(report::PhraseOneReading { rows: (*only).to_owned() }),
        _ => say!(report::NobodyRuled),
    };
    Some((voice.say(&answer), None))
}
