//! What was understood: each feature and question in the asker's words, and where a feature is open.

use super::rows::{self, Mark};
use super::section::Section;
use super::today::{Today, rule_of};
use crate::geometry::{Compass, Side};
use crate::mechanics::{ScoredFeature, Subject, Table};
use crate::picture::{guessed_ends, open_sides};
use crate::rulebook::QuestionId;
use crate::scenario::{Beyond, GuessedEnd, Status, TileIx};
use crate::sorting::sort;
use crate::verdict::{SubjectVerdicts, heading};
use crate::wording::{Arg, Sentence, Voice, say};

/// A feature or question that is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubjectAnswer {
    /// Its letter on the board, or its number among several questions; empty where there is only one.
    pub label: String,
    /// What it is: `Red's city on a, b and p`.
    pub heading: String,
    /// Whether that tells what happens, as of a turn, so that what comes of it is a sentence of its own.
    pub account: bool,
    /// Where it is open, in a sentence; only of a road or city that some rule set calls unfinished.
    pub open: Option<String>,
    /// Which of its ends on a quick map are taken as closed, in a sentence; only of a road or city that some rule set calls
    /// completed.
    pub guessed: Option<String>,
    /// What it comes to today, in a phrase; with one rule set, by that.
    pub shortly: Option<String>,
    /// Where the rule stands by which it is so, if it is told with it.
    pub(in crate::report) ruled: Option<String>,
}

impl SubjectAnswer {
    /// Where it is open and where it is taken as closed, a sentence each.
    pub(crate) fn ends(&self) -> impl Iterator<Item = &str> {
        self.open.iter().chain(&self.guessed).map(String::as_str)
    }

    /// The heading with the answer: `Red's city on a and b – completed, Red 7`; the undisputed rule behind it in brackets
    /// if it is to be `cited`. `None` without a phrase.
    pub(crate) fn with_phrase(&self, voice: Voice<'_>, cited: bool) -> Option<String> {
        let said = match (&self.shortly, self.ruled.as_ref().filter(|_| cited)) {
            (Some(said), Some(place)) => format!("{said} ({place})"),
            (Some(said), None) => said.clone(),
            (None, _) => return None,
        };
        let account = if self.account { "yes" } else { "no" };
        let heading = self.heading.clone();
        Some(voice.say(&say!(report::AskedShortly { heading: heading, account: account, said: said })))
    }
}

/// How many open sides are told one by one.
const MOST_SIDES: usize = 3;

/// A side at which a road or city is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::report) struct Opening {
    /// The tile.
    pub(in crate::report) tile: TileIx,
    /// Its side.
    pub(in crate::report) side: Side,
    /// What the side faces.
    pub(in crate::report) faces: Beyond,
}

/// Where a feature is open, every gap kept apart, tile by tile. Only a road or city is open anywhere.
pub(in crate::report) fn openings(table: &Table<'_>, subject: &ScoredFeature) -> Vec<Opening> {
    let Some(area) = subject.area else { return Vec::new() };
    let board = table.board();
    let mut tiles: Vec<TileIx> = table.land.members(area).iter().map(|place| place.tile).collect();
    sort(&mut tiles);
    tiles.dedup();
    let of = |tile: TileIx| {
        let sides = board.placed(tile).shape.sides();
        let open = open_sides(table, area, tile).into_iter();
        open.filter_map(move |n| {
            let side = *sides.get(n)?;
            Some(Opening { tile, side, faces: board.beyond(tile, side) })
        })
    };
    tiles.into_iter().flat_map(of).collect()
}

/// The ends of a road or city that the reader of a quick map took as closed, with their tiles.
pub(in crate::report) fn ends_taken_as_closed<'t>(
    table: &Table<'t>,
    subject: &ScoredFeature,
) -> Vec<(TileIx, &'t GuessedEnd)> {
    let places = subject.area.map_or(&[][..], |area| table.land.members(area));
    let ends = places.iter().flat_map(|place| guessed_ends(table, *place).map(|end| (place.tile, end)));
    ends.collect()
}

/// Whether some answer completes a subject, so that it matters where it is taken as closed.
pub(in crate::report) fn is_completed(subject: &SubjectVerdicts<'_>) -> bool {
    let mut outcomes = subject.verdicts.iter().flat_map(|v| &v.outcomes);
    outcomes.any(|outcome| outcome.completion() == Some(true))
}

/// Which ends of a road or city are taken as closed, and what is typed where one is open.
fn taken_as_closed(table: &Table<'_>, subject: &ScoredFeature) -> Option<Sentence> {
    let ends = ends_taken_as_closed(table, subject);
    let (tile, first) = ends.first()?;
    let typed = first.typed.clone();
    let mut tiles: Vec<TileIx> = ends.iter().map(|(tile, _)| *tile).collect();
    tiles.dedup();
    Some(say!(report::TakenAsClosed { tiles: Arg::list(tiles), typed: typed, tile: *tile }))
}

/// Whether some answer leaves a subject unfinished, so that it matters where it is open.
pub(in crate::report) fn is_unfinished(subject: &SubjectVerdicts<'_>) -> bool {
    let mut outcomes = subject.verdicts.iter().flat_map(|v| &v.outcomes);
    outcomes.any(|outcome| outcome.completion() == Some(false))
}

/// Where a road or city is open, every gap kept apart: on which side of which tile, facing what.
fn open_at(table: &Table<'_>, subject: &ScoredFeature, each: bool) -> Option<Sentence> {
    let mut sides: Vec<Sentence> = Vec::new();
    let mut gaps: Vec<_> = Vec::new();
    let mut count = 0;
    // Short sides of one tile that face nothing are one place.
    let free = |opening: &Opening| {
        let toward = opening.side.direction().map(|direction| Arg::from(Compass::from(direction)));
        toward.filter(|_| matches!(opening.faces, Beyond::Nothing))
    };
    for of_tile in openings(table, subject).chunk_by(|a, b| a.tile == b.tile) {
        let tile = of_tile[0].tile;
        let toward: Vec<Arg> = of_tile.iter().filter_map(free).collect();
        if !toward.is_empty() {
            count += toward.len();
            let many = toward.len();
            sides.push(say!(report::OpenAt { sides: Arg::List(toward), count: many, tile: tile }));
        }
        for opening in of_tile.iter().filter(|opening| free(opening).is_none()) {
            sides.push(match opening.faces {
                // Several sides at one gap are one place.
                Beyond::Gap(gap) if gaps.contains(&gap) => continue,
                Beyond::Gap(gap) => {
                    gaps.push(gap);
                    say!(report::OpenAtGap { tile: gap })
                }
                Beyond::Nothing => say!(report::OpenAtLong { tile: tile }),
                Beyond::Tile(..) => {
                    let side = opening.side.direction().map(Compass::from);
                    let side = side.map_or(Arg::Word("long"), Arg::from);
                    say!(report::OpenTowards { side: side, tile: tile })
                }
            });
            count += 1;
        }
    }
    match count {
        0 => None,
        1..=MOST_SIDES => Some(say!(report::Open { count: sides.len(), sides: Arg::list(sides), each: each })),
        many => Some(say!(report::OpenMany { count: many, each: each })),
    }
}

/// What is answered. Where several features one after the other are open in the same places, that is said
/// once. The rulings on `disputed` questions are told with the table, and not with the subjects.
pub(super) fn all_asked(
    table: &Table<'_>,
    told: &[Section<'_, '_>],
    today: &[Today],
    disputed: &[QuestionId],
) -> Vec<SubjectAnswer> {
    let first = today.first().and_then(|today| today.sets.first().copied());
    let mut all: Vec<SubjectAnswer> = told.iter().map(|t| asked(table, t, first, disputed)).collect();
    let voice = table.voice();
    let mut at = 0;
    while at < all.len() {
        let alike = all[at..].iter().take_while(|asked| asked.open == all[at].open).count();
        if alike > 1
            && all[at].open.is_some()
            && let Some(Subject::Feature(feature)) = table.subject(told[at].verdicts.subject)
        {
            for asked in &mut all[at..at + alike] {
                asked.open = None;
            }
            let open = open_at(table, feature, true);
            all[at + alike - 1].open = open.map(|open| voice.capitalized_sentence(&open));
        }
        at += alike;
    }
    all
}

fn asked(table: &Table<'_>, told: &Section<'_, '_>, set: Option<usize>, disputed: &[QuestionId]) -> SubjectAnswer {
    let voice = table.voice();
    let subject = told.verdicts.subject;
    let heading = heading(table, subject).map(|heading| voice.capitalized_sentence(&heading));
    let unfinished = is_unfinished(told.verdicts);
    let matter = table.subject(subject);
    let open = match matter {
        Some(Subject::Feature(feature)) if unfinished => open_at(table, feature, false),
        Some(Subject::Feature(_) | Subject::Ask(_)) | None => None,
    };
    let guessed = match matter {
        Some(Subject::Feature(feature)) if is_completed(told.verdicts) => taken_as_closed(table, feature),
        Some(Subject::Feature(_) | Subject::Ask(_)) | None => None,
    };
    let account = matches!(matter, Some(Subject::Ask(posed)) if posed.recounts_events());
    let (shortly, ruled) = set.and_then(|set| shortly(table, told, set, disputed)).unzip();
    SubjectAnswer {
        label: told.label.clone(),
        heading: heading.unwrap_or_default(),
        account,
        open: open.map(|open| voice.capitalized_sentence(&open)),
        guessed: guessed.map(|guessed| voice.capitalized_sentence(&guessed)),
        shortly: shortly.filter(|said| !said.is_empty()),
        ruled: ruled.flatten(),
    }
}

/// What a subject comes to under the rule set for which an answer speaks first, in a phrase; and where its rule stands, if that
/// is told.
fn shortly(
    table: &Table<'_>,
    told: &Section<'_, '_>,
    set: usize,
    disputed: &[QuestionId],
) -> Option<(String, Option<String>)> {
    let voice = table.voice();
    // By itself, and so with how a feature stands.
    let verdict = told.verdicts.verdict_under(set)?;
    if let Some(only) = verdict.single_outcome().filter(|_| verdict.status == Status::Settled) {
        let phrase = rows::phrase(table, told.verdicts.subject, only);
        let matter = table.subject(told.verdicts.subject);
        let place = matter.and_then(|matter| rule_of(table, matter, only, verdict, disputed));
        return Some((phrase, place));
    }
    let so = |mark: Mark| told.lines.iter().filter(move |line| line.marks[set] == mark);
    let said: Vec<&str> = so(Mark::So).map(|line| line.text.as_str()).collect();
    if !said.is_empty() {
        return Some((voice.join_semicolons(&said), None));
    }
    let may: Vec<&str> = so(Mark::Maybe).chain(so(Mark::Contested)).map(|line| line.text.as_str()).collect();
    if let [only] = may.as_slice() {
        return Some((voice.say(&say!(report::PhraseOneReading { rows: (*only).to_owned() })), None));
    }
    let open = !may.is_empty();
    let said = if open { say!(report::NobodyRuled) } else { say!(report::PhraseBarred) };
    Some((voice.say(&said), None))
}
