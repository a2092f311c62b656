//! The rulebook's data: sources, questions, rulings, eras and presets.

use carcassonne_words::language::Language;

use super::law_texts::find;
use super::{Authority, Date, QuestionId, ReadingIx};
use crate::rulebook_texts::Words;

/// Implements an accessor for each text field of an entry.
macro_rules! texts {
    ($entry:ident: $($(#[$doc:meta])* $field:ident),* $(,)?) => {
        impl $entry {
            $($(#[$doc])* pub fn $field(&self) -> &'static str {
                self.$field.text()
            })*
        }
    };
}

/// Implements an accessor for each field that is a list of texts.
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
    /// The short name by which rulings cite the source.
    pub id: &'static str,
    /// The title as printed.
    pub title: &'static str,
    /// The name that readers know, in at most 26 characters: `WikiCarpedia, 2nd edition`.
    pub called: &'static str,
    /// The publisher.
    pub publisher: &'static str,
    /// The edition or revision that was read.
    pub edition: &'static str,
    /// The language of the document.
    pub language: &'static str,
    /// The date of the document as far as known, in words where necessary; empty without the feature `looked-up`.
    pub date: &'static str,
    /// The extent to which it was read: in full, in part, or through others only; empty without `looked-up`.
    pub read: &'static str,
    /// The addresses: the one that was read, then others of the same pages; empty if none ([`Source::no_address`]).
    ///
    /// Each begins with `https://` or `http://` and is plain ASCII without spaces, quotes and angle brackets.
    pub addresses: &'static [&'static str],
    /// The reason why there is no address; empty if there is one.
    pub no_address: &'static str,
    /// The known facts about the revision that was read; may be empty without an address or the feature `looked-up`.
    pub revision: &'static str,
    /// A description of the source, and how far to trust it; empty without the feature `looked-up`.
    pub about: &'static str,
}

impl Source {
    /// Returns the texts on the source in `language`, or in English if there is no translation.
    pub fn words(&self, language: Language) -> SourceWords {
        let subject = format!("source.{}", self.id);
        let text = |key: &str, english| find(language, &subject, key).unwrap_or(english);
        SourceWords {
            called: text("called", self.called),
            edition: text("edition", self.edition),
            language: text("language", self.language),
            date: text("date", self.date),
            read: text("read", self.read),
            no_address: text("no-address", self.no_address),
            revision: text("revision", self.revision),
            about: text("about", self.about),
        }
    }

    /// Returns the address that was read; `None` if the source has no address ([`Source::no_address`]).
    pub fn address(&self) -> Option<&'static str> {
        self.addresses.first().copied()
    }
}

/// The texts on a source in one language: the fields of [`Source`] with these names.
#[derive(Debug, Clone, Copy)]
#[expect(missing_docs, reason = "they are those of `Source`")]
pub struct SourceWords {
    pub called: &'static str,
    pub edition: &'static str,
    pub language: &'static str,
    pub date: &'static str,
    pub read: &'static str,
    pub no_address: &'static str,
    pub revision: &'static str,
    pub about: &'static str,
}

/// A question of law, with every known ruling on it.
#[derive(Debug)]
pub struct QuestionData {
    /// The id: `count.road-city`.
    pub id: &'static str,
    /// A noun phrase that names the question in tables.
    pub title: &'static str,
    /// The question in words.
    pub asks: &'static str,
    /// The question in at most 100 characters.
    pub asks_shortly: &'static str,
    /// The readings: each with its word and its consequence.
    pub readings: &'static [(&'static str, &'static str)],
    /// The readings as answers to [`QuestionData::asks_shortly`], each in at most 40 characters; in the
    /// order of [`QuestionData::readings`].
    pub readings_shortly: &'static [&'static str],
    /// The date since which the subject of the question has existed; `None` if it existed from the beginning.
    pub since: Option<Since>,
    /// The details of the question that this project had to make precise; empty if none, or without `looked-up`.
    pub precision: &'static str,
    /// The planned mechanic that will ask the question; empty if a mechanic asks it already.
    pub waiting_for: &'static str,
    /// Set if the question arises because two half tiles may share a space; if the question decides, the answer says
    /// so.
    pub pair: bool,
    /// Set if an answer shows the question only where its reading makes a difference, which is so on hardly any board.
    pub quiet: bool,
    /// The questions that are read alike with this one: where both are open, their readings count in the same unit.
    pub alike: &'static [QuestionId],
    /// The rulings, in the order of the data, roughly by date.
    pub rulings: &'static [Ruling],
}

impl QuestionData {
    /// Returns the word of the reading at index `place`; empty if there is none.
    pub fn reading(&self, place: ReadingIx) -> &'static str {
        self.readings.get(place.index()).map_or("", |(word, _)| *word)
    }

    /// Returns the word of the reading that a ruling gives; `open` for `None`, where it leaves the question open.
    pub fn reading_or_open(&self, reading: Option<ReadingIx>) -> &'static str {
        reading.map_or("open", |place| self.reading(place))
    }

    /// Returns the reading at index `place` as an answer to [`QuestionData::asks_shortly`], in a few words; empty if
    /// there is none.
    pub fn reading_shortly(&self, place: ReadingIx) -> &'static str {
        self.readings_shortly.get(place.index()).copied().unwrap_or_default()
    }
}

/// The texts of a question in one language.
#[derive(Debug, Clone)]
pub struct QuestionWords {
    /// A noun phrase that names the question in tables.
    pub title: &'static str,
    /// The question in words.
    pub asks: &'static str,
    /// The question in at most 100 characters.
    pub asks_shortly: &'static str,
    /// The consequences of the readings, in their order.
    pub readings: Vec<&'static str>,
    /// The readings as answers to `asks_shortly`, each in at most 40 characters, in their order.
    pub readings_shortly: Vec<&'static str>,
    /// The details of the question that this project had to make precise; empty if none, or without `looked-up`.
    pub precision: &'static str,
}

impl QuestionData {
    /// Returns the texts of the question in `language`, or in English if there is no translation.
    pub fn words(&self, language: Language) -> QuestionWords {
        let text = |key: &str, english| find(language, self.id, key).unwrap_or(english);
        let readings = self.readings.iter().map(|(word, meaning)| text(&format!("reading.{word}"), *meaning));
        let shortly = self.readings.iter().zip(self.readings_shortly);
        let shortly = shortly.map(|((word, _), short)| text(&format!("shortly.{word}"), *short));
        QuestionWords {
            title: text("title", self.title),
            asks: text("asks", self.asks),
            asks_shortly: text("shortly.asks", self.asks_shortly),
            readings: readings.collect(),
            readings_shortly: shortly.collect(),
            precision: text("precision", self.precision),
        }
    }
}

impl QuestionWords {
    /// Returns the consequence of a reading; empty if there is none at the index.
    pub fn reading(&self, reading: ReadingIx) -> &'static str {
        self.readings.get(reading.index()).copied().unwrap_or_default()
    }

    /// Returns a reading in a few words; empty if there is none at the index.
    pub fn reading_shortly(&self, reading: ReadingIx) -> &'static str {
        self.readings_shortly.get(reading.index()).copied().unwrap_or_default()
    }
}

/// The date since which an expansion, another thing on boards or the subject of a question has existed.
#[derive(Debug, PartialEq, Eq)]
pub struct Since {
    /// The subject of its translations: `thing.shrines`, or the id of the question.
    pub(super) key: &'static str,
    /// The name of the thing, in the plural: `German castles`.
    pub what: &'static str,
    /// The date since which it has existed.
    pub date: Date,
    /// The date from which rules on the thing are known to this project; `None` if they are known from `date` on.
    pub known: Option<Date>,
    /// The reason for the date, and how certain it is.
    pub because: &'static str,
}

impl Since {
    /// Returns the first date whose rules can judge boards with the thing.
    pub fn judged_from(&self) -> Date {
        self.known.unwrap_or(self.date)
    }

    /// Returns the name of the thing ([`Since::what`]) and the reason for the date ([`Since::because`]) in `language`, or
    /// in English if there is no translation.
    pub fn words(&self, language: Language) -> (&'static str, &'static str) {
        let text = |key: &str, english| find(language, self.key, key).unwrap_or(english);
        (text("what", self.what), text("because", self.because))
    }
}

/// A ruling: the statement of one passage of a source on a question.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "facts that have nothing to do with one another")]
pub struct Ruling {
    pub(super) id: Words,
    /// The index of the reading that the ruling gives; `None` where the source leaves the question open.
    pub reading: Option<ReadingIx>,
    /// The readings that remain possible where the ruling leaves the question open; empty if all do.
    pub open_between: &'static [ReadingIx],
    /// The day from which the ruling is in force.
    pub from: Date,
    pub(super) source: Words,
    pub(super) at: Words,
    pub(super) place: Words,
    pub(super) english: Words,
    /// Set if part of [`Ruling::english`] is this project's translation instead of the wording of the English page.
    pub translated: bool,
    pub(super) address: Words,
    pub(super) short: Words,
    pub(super) short_english: Words,
    pub(super) dated: Words,
    /// The authority behind the ruling.
    pub authority: Authority,
    /// Set if the ruling is this project's inference from another ruling that covers the question in general.
    pub derived: bool,
    pub(super) says: Words,
    pub(super) supersedes: &'static [Words],
    pub(super) overlay: Words,
    /// Set if the sentence of the ruling is still in print beside the ruling that superseded it.
    pub still_printed: bool,
    /// The day from which the sentence is out of print, because a later printing replaced it; `None` if none did.
    pub printed_until: Option<Date>,
    pub(super) unmoved: Words,
    /// Set if the day in [`Ruling::from`] is this project's guess, because no source gives the month or the year.
    pub guessed: bool,
    /// Set if nobody knows the year of the print that has the ruling.
    pub year_unknown: bool,
}

texts! { Ruling:
    /// Returns the id, which is unique in the rulebook.
    id,
    /// Returns the id of the source.
    source,
    /// Returns the place in the source, in words.
    place,
    /// Returns the place with its headings in English; empty if the place has no headings in another language.
    english,
    /// Returns the place in at most 60 characters; empty where the first part of the place is good enough
    /// ([`Ruling::short_place`]).
    short,
    /// Returns [`Ruling::short`] in English; empty where it has no words in another language.
    short_english,
    /// Returns the date as the source gives it, or remarks on a missing date; empty where it is just [`Ruling::from`].
    dated,
    /// Returns a paraphrase of the ruling.
    says,
    /// Returns the id of the overlay that the ruling belongs to; empty for a ruling of the eras themselves.
    overlay,
    /// Returns the reason why the ruling changes no verdict; empty if it changes one, or without the feature
    /// `looked-up`.
    unmoved,
}

lists! { Ruling:
    /// Returns the passages in the source, by the ids of its places ([`source_places`]); empty for a source whose
    /// places are not listed.
    at,
}

impl Ruling {
    /// Returns the ids of the rulings that this one puts out of force.
    pub fn supersedes(&self) -> Vec<&'static str> {
        self.supersedes.iter().map(|id| id.text()).collect()
    }

    /// Returns `true` if this ruling puts `other` out of force.
    pub fn overtakes(&self, other: &Ruling) -> bool {
        self.supersedes.contains(&other.id)
    }

    /// Returns the address of the page that has the ruling; `None` if the source has no address.
    pub fn address(&self) -> Option<&'static str> {
        (!self.address.is_empty()).then(|| self.address.text())
    }

    /// Returns the place in the source in `language`. In English it is followed by its translation where it has headings in
    /// another language.
    pub fn place_in_full(&self, language: Language) -> String {
        match (find(language, self.id(), "place"), self.english(), self.translated) {
            (Some(place), ..) => place.to_owned(),
            (None, "", _) => self.place().to_owned(),
            (None, english, false) => format!("{} (in English: {english})", self.place()),
            (None, english, true) => format!("{} (in English, our translation: {english})", self.place()),
        }
    }

    /// Returns [`Ruling::dated`] in `language`, or in English if there is no translation.
    pub fn dated_in(&self, language: Language) -> &'static str {
        find(language, self.id(), "dated").unwrap_or_else(|| self.dated())
    }

    /// Returns [`Ruling::unmoved`] in `language`, or in English if there is no translation.
    pub fn unmoved_in(&self, language: Language) -> &'static str {
        find(language, self.id(), "unmoved").unwrap_or_else(|| self.unmoved())
    }

    /// Returns the paraphrase in `language`; `None` if it is in English only, as where the source is in another language.
    pub fn says_in(&self, language: Language) -> Option<&'static str> {
        if language == Language::ENGLISH { Some(self.says()) } else { find(language, self.id(), "says") }
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
    /// Set if [`SourcePlace::english`] is this project's translation instead of the wording of the English page.
    pub translated: bool,
    dated: Words,
    icon: Words,
    uncited: Words,
    /// The number of places directly under this one.
    pub heads: usize,
    scenarios: Words,
    cited_by: Words,
}

texts! { SourcePlace:
    /// Returns the id, which is unique in its source.
    id,
    /// Returns the kind of place: `heading`, `footnote`, ...
    kind,
    /// Returns the id of the place that this one belongs to; empty at the top level.
    under,
    /// Returns the text by which a reader finds the place: the words of a heading, or a label.
    name,
    /// Returns the name in English; empty if the data has no English for it, or if it is in English already.
    english,
    /// Returns the date of the place as the source prints it; empty if there is none.
    dated,
    /// Returns the mark that a wiki puts before a note: `official`, `interpretation`, ...; empty if there is none.
    icon,
    /// Returns the reason in the data why nothing cites the place; empty where something does, and where the
    /// place only heads others ([`SourcePlace::uncited_reason`]).
    uncited,
}

lists! { SourcePlace:
    /// Returns the scenarios of the project's corpus that reconstruct an example worked out at this place, by folder
    /// and name: `city/pair-closes-city`.
    scenarios,
    /// Returns the ids of the rulings and rule sets that cite the place; `at_own_risk` is [`own_risk_warning`].
    cited_by,
}

impl SourcePlace {
    /// Returns `true` if the place is not cited and only heads the places under it.
    pub fn is_heading_only(&self) -> bool {
        self.cited_by().is_empty() && self.uncited().is_empty()
    }

    /// Returns the reason why nothing cites the place; `None` where something does.
    pub fn uncited_reason(&self) -> Option<String> {
        match (self.cited_by().is_empty(), self.is_heading_only(), self.heads) {
            (false, ..) => None,
            (true, true, 1) => Some("it heads the place under it".to_owned()),
            (true, true, heads) => Some(format!("it heads the {heads} places under it")),
            (true, false, _) => Some(self.uncited().to_owned()),
        }
    }
}

/// An item of the rulebook that cites a place of a source.
#[derive(Debug, Clone, Copy)]
pub enum CitingItem {
    /// A question, and the ruling on it that cites the place.
    Ruling(QuestionId, &'static Ruling),
    /// An era or a preset: its id and its title.
    RuleSet(&'static str, &'static str),
    /// The warning that other expansions are combined at one's own risk ([`own_risk_warning`]).
    OwnRisk,
}

impl CitingItem {
    /// Returns the item that an id in [`SourcePlace::cited_by`] names; `None` if there is none.
    pub fn from_id(id: &str) -> Option<Self> {
        let era = || ERAS.iter().find(|e| e.id == id).map(|e| (e.id, e.title));
        let preset = || PRESETS.iter().find(|p| p.id == id).map(|p| (p.id, p.title));
        if id == OWN_RISK {
            return Some(Self::OwnRisk);
        }
        find_ruling(id)
            .map(|(question, ruling)| Self::Ruling(question, ruling))
            .or_else(|| era().or_else(preset).map(|(id, title)| Self::RuleSet(id, title)))
    }
}

/// An era: the official law as it stood on one day, after a change of the law.
#[derive(Debug, PartialEq, Eq)]
pub struct Era {
    /// The id: `2014-10`.
    pub id: &'static str,
    /// The words before "rules" in a sentence: `Oct 2014`.
    pub called: &'static str,
    /// A title for tables, in a few words.
    pub title: &'static str,
    /// The day on which the law is read.
    pub date: Date,
    /// A description of the era; empty without the feature `looked-up`.
    pub about: &'static str,
    /// The citations for the era: source and place of each; empty without the feature `looked-up`.
    pub cites: &'static [(&'static str, &'static str)],
}

/// An era with overlays over it: groups of rulings that take precedence over the era's.
#[derive(Debug)]
pub struct Preset {
    /// The id: `community`.
    pub id: &'static str,
    /// The words before "rules" in a sentence: `1st-edition house`.
    pub called: &'static str,
    /// A title for tables, in a few words.
    pub title: &'static str,
    /// Set if the preset is the printed rules of another publisher.
    pub print: bool,
    /// Set if the preset is house rules, which are named apart from other rules: "the house rules".
    pub house: bool,
    /// The id of the era beneath the overlays.
    pub over: &'static str,
    /// The overlays, whose rulings take precedence over the era's.
    pub overlays: &'static [&'static str],
    /// The thing that a board must have for an answer to include the preset unasked; `None` if any board will do.
    pub only: Option<&'static str>,
    /// A description of the preset; empty without the feature `looked-up`.
    pub about: &'static str,
    /// The citations for the preset: source and place of each; empty without the feature `looked-up`.
    pub cites: &'static [(&'static str, &'static str)],
}

/// The texts on an era or a preset in one language.
#[derive(Debug, Clone)]
pub struct RuleSetWords {
    /// The name in a sentence on rules: `Oct 2014`.
    pub called: &'static str,
    /// A title for tables, in a few words.
    pub title: &'static str,
    /// A description; empty without the feature `looked-up`.
    pub about: &'static str,
    /// The citations: source and place of each; empty without the feature `looked-up`.
    pub cites: Vec<(&'static str, &'static str)>,
}

impl RuleSetWords {
    /// Returns the texts on the era or preset with an id in `language`; what there is no translation of stays in English.
    fn translated(self, id: &str, language: Language) -> Self {
        let subject = format!("rules.{id}");
        let text = |key: &str, english| find(language, &subject, key).unwrap_or(english);
        Self {
            called: text("called", self.called),
            title: text("title", self.title),
            about: text("about", self.about),
            cites: translated_cites(&self.cites, &subject, language),
        }
    }
}

/// Returns citations with their places in `language`.
fn translated_cites(
    cites: &[(&'static str, &'static str)],
    subject: &str,
    language: Language,
) -> Vec<(&'static str, &'static str)> {
    let place = |n: usize, english| find(language, subject, &format!("cites.{n}")).unwrap_or(english);
    cites.iter().enumerate().map(|(n, (source, english))| (*source, place(n, *english))).collect()
}

impl Era {
    /// Returns the texts on the era in `language`, or in English if there is no translation.
    pub fn words(&self, language: Language) -> RuleSetWords {
        let Self { id, called, title, about, cites, .. } = *self;
        RuleSetWords { called, title, about, cites: cites.to_vec() }.translated(id, language)
    }
}

impl Preset {
    /// Returns the texts on the preset in `language`, or in English if there is no translation.
    pub fn words(&self, language: Language) -> RuleSetWords {
        let Self { id, called, title, about, cites, .. } = *self;
        RuleSetWords { called, title, about, cites: cites.to_vec() }.translated(id, language)
    }
}

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// Returns the eras, in time order.
pub fn eras() -> &'static [Era] {
    ERAS
}

/// Returns the era that the data marks as today's law.
pub fn present_era() -> &'static Era {
    &ERAS[PRESENT]
}

/// Returns the presets, in the order of the data.
pub fn presets() -> &'static [Preset] {
    PRESETS
}

/// Returns every source, in the order of the data.
pub fn sources() -> &'static [Source] {
    SOURCES
}

/// Returns the source with this id; `None` if there is none.
pub fn find_source(id: &str) -> Option<&'static Source> {
    SOURCES.iter().find(|s| s.id == id)
}

/// Returns the places in a source, in order; `None` if they are not listed, as for a source that was not read
/// in full.
pub fn source_places(source: &str) -> Option<&'static [SourcePlace]> {
    SKELETONS.iter().find(|(id, _)| *id == source).map(|(_, places)| *places)
}

/// Returns every question, ordered by id.
pub fn questions() -> &'static [QuestionData] {
    QUESTIONS
}

/// Returns the data of a question.
pub fn question_data(id: QuestionId) -> &'static QuestionData {
    &QUESTIONS[id as usize]
}

/// Returns the ruling with this id, after its question; `None` if there is none.
pub fn find_ruling(id: &str) -> Option<(QuestionId, &'static Ruling)> {
    QuestionId::ALL.iter().find_map(|&q| question_data(q).rulings.iter().find(|r| r.id() == id).map(|r| (q, r)))
}

/// Returns every expansion or other thing on boards that has a release date, as its key and that date; `newer` is last.
pub fn expansions() -> impl Iterator<Item = (&'static str, &'static Since)> {
    THINGS.iter().map(|(key, since)| (*key, since))
}

/// Returns the release date of a thing on boards, by its key (`shrines`); `None` if the rulebook dates no such thing.
pub fn find_release(thing: &str) -> Option<&'static Since> {
    THINGS.iter().find(|(id, _)| *id == thing).map(|(_, since)| since)
}

/// The id by which the places of a source refer to the warning of [`own_risk_warning`].
const OWN_RISK: &str = "at_own_risk";

/// Returns the warning that combining Halflings with other expansions is at your own risk: its text and its
/// citations (source and place), in `language`, or in English if there is no translation.
pub fn own_risk_warning(language: Language) -> (&'static str, Vec<(&'static str, &'static str)>) {
    let (says, cites) = AT_OWN_RISK;
    let subject = "at-own-risk";
    (find(language, subject, "says").unwrap_or(says), translated_cites(cites, subject, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cites_a_place_is_a_ruling_a_rule_set_or_the_warning() {
        assert!(matches!(CitingItem::from_id(OWN_RISK), Some(CitingItem::OwnRisk)));
        assert!(matches!(CitingItem::from_id("2015"), Some(CitingItem::RuleSet("2015", _))));
        assert!(matches!(CitingItem::from_id("zmg"), Some(CitingItem::RuleSet("zmg", _))));
        assert!(CitingItem::from_id("nothing").is_none());
        let all = QuestionId::ALL.iter().flat_map(|q| question_data(*q).rulings);
        for known in all {
            let named = CitingItem::from_id(known.id());
            assert!(matches!(named, Some(CitingItem::Ruling(_, ruling)) if ruling.id() == known.id()));
        }
    }

    #[test]
    fn the_warning_stands_in_known_sources() {
        let (says, cites) = own_risk_warning(Language::ENGLISH);
        assert!(says.contains("risk"), "{says}");
        assert!(!cites.is_empty());
        for (source_id, _) in cites {
            assert!(find_source(source_id).is_some(), "{source_id}");
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
            assert_eq!(place.is_heading_only(), !cited && !uncited, "{}", place.id());
            assert_eq!(place.uncited_reason().is_none(), cited, "{}", place.id());
            counted[usize::from(cited) + 2 * usize::from(uncited && !cited)] += 1;
        }
        assert!(counted.iter().all(|count| *count > 0), "{counted:?}");
    }
}
