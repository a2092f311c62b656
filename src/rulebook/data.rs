//! The rulebook's data: sources, questions, rulings, eras and presets.

use super::{Authority, Date, HouseRule, QuestionId, ReadingIx};

/// A document that gives rulings, or reports them.
#[derive(Debug)]
pub struct Source {
    /// The short name by which rulings cite it.
    pub id: &'static str,
    /// Its title as printed.
    pub title: &'static str,
    /// Who published it.
    pub publisher: &'static str,
    /// Which edition or state of it was read.
    pub edition: &'static str,
    /// Its language.
    pub language: &'static str,
    /// Its date as far as known, in words where need be.
    pub date: &'static str,
    /// Whether it was read in full, in part, or is known through others.
    pub read: &'static str,
    /// What it is and how far to trust it.
    pub about: &'static str,
}

/// A question of law, with everything ever ruled on it.
#[derive(Debug)]
pub struct QuestionData {
    /// Its id: `count.road-city`.
    pub id: &'static str,
    /// A noun phrase for tables.
    pub title: &'static str,
    /// The question in words.
    pub asks: &'static str,
    /// The question in at most 66 characters.
    pub asks_shortly: &'static str,
    /// Its readings: the word, and what follows from it.
    pub readings: &'static [(&'static str, &'static str)],
    /// Its readings as answers to [`QuestionData::asks_shortly`], each in at most 22 characters; in the
    /// order of [`QuestionData::readings`].
    pub readings_shortly: &'static [&'static str],
    /// When what it is about came to exist, if that was not from the beginning.
    pub since: Option<Since>,
    /// What this project had to make precise; empty if nothing.
    pub precision: &'static str,
    /// The mechanic that will ask it; empty if one already does.
    pub waiting_for: &'static str,
    /// The rulings, oldest first.
    pub rulings: &'static [Ruling],
}

impl QuestionData {
    /// The word of the reading at a place.
    pub fn reading(&self, place: ReadingIx) -> &'static str {
        self.readings.get(place.index()).map_or("", |(word, _)| *word)
    }

    /// The reading at a place as an answer to [`QuestionData::asks_shortly`], in a few words; empty if
    /// there is no such reading.
    pub fn reading_shortly(&self, place: ReadingIx) -> &'static str {
        self.readings_shortly.get(place.index()).copied().unwrap_or_default()
    }
}

/// When what a question is about came to exist.
#[derive(Debug, PartialEq, Eq)]
pub struct Since {
    /// The date.
    pub date: Date,
    /// Why, and how well that is known.
    pub because: &'static str,
}

/// What a place in a source says on a question.
#[derive(Debug)]
pub struct Ruling {
    /// Its id, unique in the rulebook.
    pub id: &'static str,
    /// The reading it gives, by its place; `None` where the source says that nobody ruled.
    pub reading: Option<ReadingIx>,
    /// The readings that remain possible where it leaves the question open; empty for all.
    pub open_between: &'static [ReadingIx],
    /// The day from which it holds.
    pub from: Date,
    /// The id of its source.
    pub source: &'static str,
    /// Where in the source, by the ids of its places ([`source_places`]); empty for a source whose
    /// places are not listed.
    pub at: &'static [&'static str],
    /// The place in the source, in words.
    pub place: &'static str,
    /// The place in at most 32 characters; empty where its first part will do
    /// ([`Ruling::place_shortly`]).
    pub short: &'static str,
    /// How the source dates it, where that is not plainly [`Ruling::from`].
    pub dated: &'static str,
    /// Who speaks.
    pub authority: Authority,
    /// Whether it is our own inference from a ruling that covers it in general.
    pub derived: bool,
    /// What it says, in our words.
    pub says: &'static str,
    /// The rulings that it puts out of force.
    pub supersedes: &'static [&'static str],
    /// The overlay that it belongs to; empty for the eras themselves.
    pub overlay: &'static str,
    /// Whether its sentence is still in print beside what superseded it.
    pub still_printed: bool,
    /// The day from which it no longer is, because a later printing replaced it; `None` if it still is.
    pub printed_until: Option<Date>,
    /// Why removing it changes no verdict; empty if it does change one.
    pub unmoved: &'static str,
}

/// A place in a source: a heading, a footnote, a bullet, a row of a table, an example, ...
#[derive(Debug)]
pub struct SourcePlace {
    /// Its id, unique in its source.
    pub id: &'static str,
    /// What kind of place it is: `heading`, `footnote`, ...
    pub kind: &'static str,
    /// The id of the place that it belongs to; empty at the top.
    pub under: &'static str,
    /// How a reader finds it: the words of a heading, or a label.
    pub name: &'static str,
    /// Its date as printed; empty if it has none.
    pub dated: &'static str,
    /// The mark that a wiki puts before a note: `official`, `interpretation`, ...
    pub icon: &'static str,
    /// Why nothing cites it; empty where something does.
    pub uncited: &'static str,
    /// The rulings and rule sets that cite it, by id.
    pub cited_by: &'static [&'static str],
}

/// The law on a day when it had changed.
#[derive(Debug)]
pub struct Era {
    /// Its id: `2014-10`.
    pub id: &'static str,
    /// A few words for tables.
    pub title: &'static str,
    /// The day on which the law is read.
    pub date: Date,
    /// What it is.
    pub about: &'static str,
    /// Where it comes from: source and place.
    pub cites: &'static [(&'static str, &'static str)],
}

/// An era with overlays over it.
#[derive(Debug)]
pub struct Preset {
    /// Its id: `community`.
    pub id: &'static str,
    /// A few words for tables.
    pub title: &'static str,
    /// The era beneath.
    pub over: &'static str,
    /// The overlays, whose rulings beat the era's.
    pub overlays: &'static [&'static str],
    /// What it is.
    pub about: &'static str,
    /// Where it comes from: source and place.
    pub cites: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The eras, in time order.
pub fn eras() -> &'static [Era] {
    ERAS
}

/// The era that is today's law, as the data says.
pub(super) fn present_era() -> &'static Era {
    &ERAS[PRESENT]
}

/// The presets, in the order of the data.
pub fn presets() -> &'static [Preset] {
    PRESETS
}

/// Every source, in the order of the data.
pub fn sources() -> &'static [Source] {
    SOURCES
}

/// The source with this id.
pub fn source(id: &str) -> Option<&'static Source> {
    SOURCES.iter().find(|s| s.id == id)
}

/// The places in a source, in order; `None` if they are not listed, as for a source that was not read
/// in full.
pub fn source_places(source: &str) -> Option<&'static [SourcePlace]> {
    SKELETONS.iter().find(|(id, _)| *id == source).map(|(_, places)| *places)
}

/// Every question, by id.
pub fn questions() -> &'static [QuestionData] {
    QUESTIONS
}

/// The data of a question.
pub fn question_data(id: QuestionId) -> &'static QuestionData {
    &QUESTIONS[id as usize]
}

/// The ruling with this id, and its question.
pub fn ruling(id: &str) -> Option<(QuestionId, &'static Ruling)> {
    QuestionId::ALL
        .iter()
        .find_map(|&q| question_data(q).rulings.iter().find(|r| r.id == id).map(|r| (q, r)))
}

/// The warning that combining Halflings with other expansions is at your own risk: what it says, and
/// where (source and place).
pub fn at_own_risk() -> (&'static str, &'static [(&'static str, &'static str)]) {
    AT_OWN_RISK
}

/// What is cited: a ruling of the rulebook, or one of a table's own rules.
#[derive(Debug, Clone, Copy)]
pub enum Cited<'b> {
    /// A ruling of the rulebook.
    Book(&'static Ruling),
    /// A rule from a table's own file.
    House(&'b HouseRule),
}

impl Cited<'_> {
    /// The ruling's id, or the table's name and the question.
    pub fn id(&self) -> &str {
        match self {
            Self::Book(r) => r.id,
            Self::House(h) => &h.id,
        }
    }

    /// The reading it gives; `None` where it says that nobody ruled.
    pub fn reading(&self) -> Option<ReadingIx> {
        match self {
            Self::Book(r) => r.reading,
            Self::House(h) => Some(h.reading),
        }
    }

    /// The id of the source, or the file of the table.
    pub fn source(&self) -> &str {
        match self {
            Self::Book(r) => r.source,
            Self::House(h) => &h.file,
        }
    }

    /// The place in the source.
    pub fn place(&self) -> &str {
        match self {
            Self::Book(r) => r.place,
            Self::House(h) => &h.place,
        }
    }

    /// When it was ruled, as the source dates it.
    pub fn dated(&self) -> String {
        match self {
            Self::Book(r) if r.dated.is_empty() => r.from.to_string(),
            Self::Book(r) => r.dated.to_owned(),
            Self::House(_) => "the table's own".to_owned(),
        }
    }

    /// The day from which it holds, as far as it is known; `None` for a table's own rule.
    pub fn from(&self) -> Option<Date> {
        match self {
            Self::Book(r) => Some(r.from),
            Self::House(_) => None,
        }
    }

    /// Who speaks.
    pub fn authority(&self) -> Authority {
        match self {
            Self::Book(r) => r.authority,
            Self::House(_) => Authority::HouseRule,
        }
    }

    /// Whether it is our own inference.
    pub fn derived(&self) -> bool {
        match self {
            Self::Book(r) => r.derived,
            Self::House(_) => false,
        }
    }

    /// What it says, in our words (or the table's).
    pub fn says(&self) -> &str {
        match self {
            Self::Book(r) => r.says,
            Self::House(h) => &h.because,
        }
    }
}

impl PartialEq for Cited<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Book(a), Self::Book(b)) => std::ptr::eq(*a, *b),
            (Self::House(a), Self::House(b)) => a.id == b.id,
            (Self::Book(_), Self::House(_)) | (Self::House(_), Self::Book(_)) => false,
        }
    }
}

impl Eq for Cited<'_> {}
