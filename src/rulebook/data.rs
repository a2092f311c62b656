//! The rulebook's data: sources, questions, rulings, eras and presets.

use super::{Authority, Date, QuestionId, ReadingIx};
use crate::language::Language;
use crate::texts::Words;

/// Texts of an entry, each by the name of its field.
macro_rules! texts {
    ($entry:ident: $($(#[$doc:meta])* $field:ident),* $(,)?) => {
        impl $entry {
            $($(#[$doc])* pub fn $field(&self) -> &'static str {
                self.$field.text()
            })*
        }
    };
}

/// The same for lists of texts.
macro_rules! lists {
    ($entry:ident: $($(#[$doc:meta])* $field:ident),* $(,)?) => {
        impl $entry {
            $($(#[$doc])* pub fn $field(&self) -> Vec<&'static str> {
                self.$field.lines().collect()
            })*
        }
    };
}

/// A document that gives rulings, or reports them.
#[derive(Debug)]
pub struct Source {
    /// The short name by which rulings cite it.
    pub id: &'static str,
    /// Its title as printed.
    pub title: &'static str,
    /// What a reader knows it by, in at most 26 characters: `WikiCarpedia, 2nd edition`.
    pub called: &'static str,
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
    /// Where it is found: the address that was read, then others of the same pages; empty if it has
    /// none ([`Source::no_address`]). Each begins with `https://` or `http://` and is plain ASCII without
    /// spaces, quotes and angle brackets.
    pub addresses: &'static [&'static str],
    /// Why it has no address; empty if it has one.
    pub no_address: &'static str,
    /// What is known of the revision that was read; may be empty where there is no address.
    pub revision: &'static str,
    /// What it is and how far to trust it.
    pub about: &'static str,
}

impl Source {
    /// The address that was read; `None` if it has none ([`Source::no_address`]).
    pub fn address(&self) -> Option<&'static str> {
        self.addresses.first().copied()
    }
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
    /// The question in at most 100 characters.
    pub asks_shortly: &'static str,
    /// Its readings: the word, and what follows from it.
    pub readings: &'static [(&'static str, &'static str)],
    /// Its readings as answers to [`QuestionData::asks_shortly`], each in at most 40 characters; in the
    /// order of [`QuestionData::readings`].
    pub readings_shortly: &'static [&'static str],
    /// When what it is about came to exist, if that was not from the beginning.
    pub since: Option<Since>,
    /// What this project had to make precise; empty if nothing.
    pub precision: &'static str,
    /// The mechanic that will ask it; empty if one already does.
    pub waiting_for: &'static str,
    /// Whether it is asked since two half tiles may share a space, which is told where it decides.
    pub pair: bool,
    /// Whether it is told only where it decides: what hardly any board turns on.
    pub quiet: bool,
    /// The questions with which it is read alike: where it is open and so is one of these, they count in one unit.
    pub alike: &'static [QuestionId],
    /// The rulings, oldest first.
    pub rulings: &'static [Ruling],
}

impl QuestionData {
    /// The word of the reading at a place.
    pub fn reading(&self, place: ReadingIx) -> &'static str {
        self.readings.get(place.index()).map_or("", |(word, _)| *word)
    }

    /// The word of the reading that a ruling gives; `open` where it says that nobody ruled.
    pub fn given(&self, reading: Option<ReadingIx>) -> &'static str {
        reading.map_or("open", |place| self.reading(place))
    }

    /// The reading at a place as an answer to [`QuestionData::asks_shortly`], in a few words; empty if
    /// there is no such reading.
    pub fn reading_shortly(&self, place: ReadingIx) -> &'static str {
        self.readings_shortly.get(place.index()).copied().unwrap_or_default()
    }
}

/// What a question says in a language.
#[derive(Debug, Clone, Copy)]
pub struct QuestionWords {
    /// A noun phrase for tables.
    pub title: &'static str,
    /// The question in words.
    pub asks: &'static str,
    /// The question in at most 100 characters.
    pub asks_shortly: &'static str,
    /// Its readings: the word, which is the same in all languages, and what follows from it.
    pub readings: &'static [(&'static str, &'static str)],
    /// Its readings as answers to the question, each in at most 40 characters; in the same order.
    pub readings_shortly: &'static [&'static str],
    /// What this project had to make precise; empty if nothing.
    pub precision: &'static str,
    /// What did not exist from the beginning, in the plural, and why that is so; `None` if everything did.
    pub since: Option<(&'static str, &'static str)>,
    /// What the rulings say, by their ids; in English they have that themselves.
    rulings: &'static [(Words, Words)],
}

impl QuestionData {
    /// What the question says in a language; in English, where nobody put it into that.
    pub fn words(&self, language: Language) -> QuestionWords {
        let place = QUESTIONS.iter().position(|question| question.id == self.id);
        let table = TRANSLATIONS.iter().find(|(code, _)| *code == language.code());
        let there = table.zip(place).and_then(|((_, all), place)| all.get(place));
        there.copied().unwrap_or(QuestionWords {
            title: self.title,
            asks: self.asks,
            asks_shortly: self.asks_shortly,
            readings: self.readings,
            readings_shortly: self.readings_shortly,
            precision: self.precision,
            since: self.since.as_ref().map(|since| (since.what, since.because)),
            rulings: &[],
        })
    }
}

impl QuestionWords {
    /// What follows from the reading at a place; empty if there is no such reading.
    pub fn reading(&self, place: ReadingIx) -> &'static str {
        self.readings.get(place.index()).map_or("", |(_, meaning)| *meaning)
    }

    /// The reading at a place in a few words; empty if there is no such reading.
    pub fn reading_shortly(&self, place: ReadingIx) -> &'static str {
        self.readings_shortly.get(place.index()).copied().unwrap_or_default()
    }

    /// What a ruling on the question says.
    pub fn says(&self, ruling: &Ruling) -> &'static str {
        let there = self.rulings.iter().find(|(id, _)| *id == ruling.id);
        there.map_or_else(|| ruling.says(), |(_, says)| says.text())
    }
}

/// When what a question is about came to exist.
#[derive(Debug, PartialEq, Eq)]
pub struct Since {
    /// What it is, in the plural: `German castles`.
    pub what: &'static str,
    /// The date.
    pub date: Date,
    /// From when rules on it are known to us, if that is later.
    pub known: Option<Date>,
    /// Why, and how well that is known.
    pub because: &'static str,
}

impl Since {
    /// From when boards with it are judged.
    pub fn judged_from(&self) -> Date {
        self.known.unwrap_or(self.date)
    }
}

/// What a place in a source says on a question.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "facts that have nothing to do with one another")]
pub struct Ruling {
    pub(super) id: Words,
    /// The reading it gives, by its place; `None` where the source says that nobody ruled.
    pub reading: Option<ReadingIx>,
    /// The readings that remain possible where it leaves the question open; empty for all.
    pub open_between: &'static [ReadingIx],
    /// The day from which it holds.
    pub from: Date,
    pub(super) source: Words,
    pub(super) at: Words,
    pub(super) place: Words,
    pub(super) english: Words,
    /// Whether some of that English is our translation, and not what the English page has.
    pub translated: bool,
    pub(super) address: Words,
    pub(super) short: Words,
    pub(super) short_english: Words,
    pub(super) dated: Words,
    /// Who speaks.
    pub authority: Authority,
    /// Whether it is our own inference from a ruling that covers it in general.
    pub derived: bool,
    pub(super) says: Words,
    pub(super) supersedes: &'static [Words],
    pub(super) overlay: Words,
    /// Whether its sentence is still in print beside what superseded it.
    pub still_printed: bool,
    /// The day from which it no longer is, because a later printing replaced it; `None` if it still is.
    pub printed_until: Option<Date>,
    pub(super) unmoved: Words,
    /// Whether the day from which it holds is a guess of ours: nobody tells the month, or the year.
    pub guessed: bool,
}

texts! { Ruling:
    /// Its id, unique in the rulebook.
    id,
    /// The id of its source.
    source,
    /// The place in the source, in words.
    place,
    /// The same with the words of headings in English; empty where the place has none in another language.
    english,
    /// The place in at most 32 characters; empty where its first part will do
    /// ([`Ruling::place_shortly`]).
    short,
    /// The same in English; empty where [`Ruling::short`] has no words in another language.
    short_english,
    /// How the source dates it, where that is not plainly [`Ruling::from`].
    dated,
    /// What it says, in our words.
    says,
    /// The overlay that it belongs to; empty for the eras themselves.
    overlay,
    /// Why removing it changes no verdict; empty if it does change one.
    unmoved,
}

lists! { Ruling:
    /// Where in the source, by the ids of its places ([`source_places`]); empty for a source whose
    /// places are not listed.
    at,
}

impl Ruling {
    /// The rulings that it puts out of force.
    pub fn supersedes(&self) -> Vec<&'static str> {
        self.supersedes.iter().map(|id| id.text()).collect()
    }

    /// Whether it puts another out of force.
    pub fn overtakes(&self, other: &Ruling) -> bool {
        self.supersedes.contains(&other.id)
    }

    /// The address of the page on which that is; `None` if the source has none.
    pub fn address(&self) -> Option<&'static str> {
        (!self.address.is_empty()).then(|| self.address.text())
    }

    /// The place in the source, and behind it in English where its words are of another language.
    pub fn place_in_full(&self) -> String {
        match (self.english(), self.translated) {
            ("", _) => self.place().to_owned(),
            (english, false) => format!("{} (in English: {english})", self.place()),
            (english, true) => format!("{} (in English, our translation: {english})", self.place()),
        }
    }
}

/// A place in a source: a heading, a footnote, a bullet, a row of a table, an example, ...
#[derive(Debug)]
pub struct SourcePlace {
    id: Words,
    kind: Words,
    under: Words,
    name: Words,
    english: Words,
    /// Whether that English is our translation, and not what the English page has.
    pub translated: bool,
    dated: Words,
    icon: Words,
    uncited: Words,
    /// How many places stand directly under it.
    pub heads: usize,
    scenarios: Words,
    cited_by: Words,
}

texts! { SourcePlace:
    /// Its id, unique in its source.
    id,
    /// What kind of place it is: `heading`, `footnote`, ...
    kind,
    /// The id of the place that it belongs to; empty at the top.
    under,
    /// How a reader finds it: the words of a heading, or a label.
    name,
    /// The words of the heading in English; empty where it is a label, and where they are English already.
    english,
    /// Its date as printed; empty if it has none.
    dated,
    /// The mark that a wiki puts before a note: `official`, `interpretation`, ...
    icon,
    /// Why nothing cites it, in the words of the data; empty where something does, and where it only
    /// heads other places ([`SourcePlace::why_uncited`]).
    uncited,
}

lists! { SourcePlace:
    /// The scenarios of the project's corpus that reconstruct what it works out, by folder and name:
    /// `city/pair-closes-city`.
    scenarios,
    /// The rulings and rule sets that cite it, by id.
    cited_by,
}

impl SourcePlace {
    /// Whether it does no more than head the places under it.
    pub fn only_heads(&self) -> bool {
        self.cited_by().is_empty() && self.uncited().is_empty()
    }

    /// Why nothing cites it; `None` where something does.
    pub fn why_uncited(&self) -> Option<String> {
        match (self.cited_by().is_empty(), self.only_heads(), self.heads) {
            (false, ..) => None,
            (true, true, 1) => Some("it heads the place under it".to_owned()),
            (true, true, heads) => Some(format!("it heads the {heads} places under it")),
            (true, false, _) => Some(self.uncited().to_owned()),
        }
    }
}

/// What cites a place of a source.
#[derive(Debug, Clone, Copy)]
pub enum Citing {
    /// A ruling, and its question.
    Ruling(QuestionId, &'static Ruling),
    /// An era or a preset: its id and its title.
    RuleSet(&'static str, &'static str),
    /// The warning that other expansions are combined at one's own risk ([`at_own_risk`]).
    OwnRisk,
}

impl Citing {
    /// What an id in [`SourcePlace::cited_by`] names; `None` if it names nothing.
    pub fn named(id: &str) -> Option<Self> {
        let era = || ERAS.iter().find(|e| e.id == id).map(|e| (e.id, e.title));
        let preset = || PRESETS.iter().find(|p| p.id == id).map(|p| (p.id, p.title));
        if id == OWN_RISK {
            return Some(Self::OwnRisk);
        }
        ruling(id)
            .map(|(question, ruling)| Self::Ruling(question, ruling))
            .or_else(|| era().or_else(preset).map(|(id, title)| Self::RuleSet(id, title)))
    }
}

/// The law on a day when it had changed.
#[derive(Debug)]
pub struct Era {
    /// Its id: `2014-10`.
    pub id: &'static str,
    /// What stands before "rules" in a sentence: `Oct 2014`.
    pub called: &'static str,
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
    /// What stands before "rules" in a sentence: `1st-edition house`.
    pub called: &'static str,
    /// A few words for tables.
    pub title: &'static str,
    /// Whether it is what another publisher printed.
    pub print: bool,
    /// The era beneath.
    pub over: &'static str,
    /// The overlays, whose rulings beat the era's.
    pub overlays: &'static [&'static str],
    /// What must be on a board for it to be a column where nobody asks for it by name; `None` for every board.
    pub only: Option<&'static str>,
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
pub fn present_era() -> &'static Era {
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
    QuestionId::ALL.iter().find_map(|&q| question_data(q).rulings.iter().find(|r| r.id() == id).map(|r| (q, r)))
}

/// Returns every expansion, by its key, with when it came out, in the order of their dates.
pub fn expansions() -> impl Iterator<Item = (&'static str, &'static Since)> {
    THINGS.iter().map(|(key, since)| (*key, since))
}

/// When something came out that lies on boards: `shrines`; `None` for what no rule set is older than.
pub fn came_out(thing: &str) -> Option<&'static Since> {
    THINGS.iter().find(|(id, _)| *id == thing).map(|(_, since)| since)
}

/// How the places of a source name the warning of [`at_own_risk`].
const OWN_RISK: &str = "at_own_risk";

/// The warning that combining Halflings with other expansions is at your own risk: what it says, and
/// where (source and place).
pub fn at_own_risk() -> (&'static str, &'static [(&'static str, &'static str)]) {
    AT_OWN_RISK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cites_a_place_is_a_ruling_a_rule_set_or_the_warning() {
        assert!(matches!(Citing::named(OWN_RISK), Some(Citing::OwnRisk)));
        assert!(matches!(Citing::named("2015"), Some(Citing::RuleSet("2015", _))));
        assert!(matches!(Citing::named("zmg"), Some(Citing::RuleSet("zmg", _))));
        assert!(Citing::named("nothing").is_none());
        let all = QuestionId::ALL.iter().flat_map(|q| question_data(*q).rulings);
        for known in all {
            let named = Citing::named(known.id());
            assert!(matches!(named, Some(Citing::Ruling(_, ruling)) if ruling.id() == known.id()));
        }
    }

    #[test]
    fn the_warning_stands_in_known_sources() {
        let (says, cites) = at_own_risk();
        assert!(says.contains("risk"), "{says}");
        assert!(!cites.is_empty());
        for (source_id, _) in cites {
            assert!(source(source_id).is_some(), "{source_id}");
        }
    }

    #[test]
    fn a_source_has_its_first_address() {
        let addresses: Vec<&str> = sources().iter().filter_map(Source::address).collect();
        assert!(!addresses.is_empty());
        assert!(addresses.iter().all(|address| address.starts_with("http")), "{addresses:?}");
    }

    #[test]
    fn a_place_is_cited_or_heads_others_or_says_why_it_is_not() {
        let places = sources().iter().filter_map(|source| source_places(source.id)).flatten();
        let mut counted = [0; 3];
        for place in places {
            let (cited, uncited) = (!place.cited_by().is_empty(), !place.uncited().is_empty());
            assert_eq!(place.only_heads(), !cited && !uncited, "{}", place.id());
            assert_eq!(place.why_uncited().is_none(), cited, "{}", place.id());
            counted[usize::from(cited) + 2 * usize::from(uncited && !cited)] += 1;
        }
        assert!(counted.iter().all(|count| *count > 0), "{counted:?}");
    }
}
