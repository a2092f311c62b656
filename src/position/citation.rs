//! A ruling as it is cited.

use crate::rulebook::{Authority, QuestionId, find_source, question_data};
use crate::verdict;

/// A ruling that bears on a verdict.
///
/// ```
/// # use carcassonne_oracle::{Authority, Position, Role, Rules};
/// let answer = Position::quick(". c*=r, c c\\c", &[])?.judge(&[Rules::named("2021")?]);
/// let ruling = &answer.subjects()[0].verdicts[0].citations[0];
/// assert_eq!((ruling.question.as_str(), ruling.role), ("count.road-city", Role::Decides));
/// assert_eq!((ruling.document.as_str(), ruling.date.as_str()), ("WikiCarpedia, 2nd edition", "1/2021"));
/// assert_eq!(ruling.authority, Authority::OfficialClarification);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Citation {
    /// The id of the ruling.
    pub id: String,
    /// The id of the question of the rules that it answers: `count.road-city`.
    pub question: String,
    /// That question in words.
    pub asks: String,
    /// How it answers, in words; `None` if it says that nobody ruled.
    pub answers: Option<String>,
    /// How it stands to the verdict.
    pub role: verdict::Role,
    /// The document, as people know it: `WikiCarpedia, 2nd edition`.
    pub document: String,
    /// Its title as printed, in its own language.
    pub title: String,
    /// Where in the document: by its English headings, where it has an English page or they are translated.
    pub place: String,
    /// The same in the document's own language.
    pub place_original: String,
    /// The date, in words.
    pub date: String,
    /// Who ruled.
    pub authority: Authority,
    /// Whether it is concluded from what is said there, and not said itself.
    pub is_derived: bool,
    /// What it says, in our own words.
    pub says: String,
    /// Where the document is found; `None` if it has no address.
    pub address: Option<String>,
}

impl Citation {
    pub(super) fn of(cited: &verdict::Citation<'_>) -> Self {
        let (ruling, data) = (&cited.ruling, question_data(cited.question));
        let document = find_source(ruling.source());
        let reading = ruling.reading().map(|reading| data.reading(reading).to_owned());
        Self {
            id: ruling.id().to_owned(),
            question: QuestionId::word(cited.question).to_owned(),
            asks: data.asks.to_owned(),
            answers: reading,
            role: cited.role,
            document: document.map_or(ruling.source(), |document| document.called).to_owned(),
            title: document.map_or(ruling.source(), |document| document.title).to_owned(),
            place: ruling.place_english().map_or_else(|| ruling.place().to_owned(), |(place, _)| place.to_owned()),
            place_original: ruling.place().to_owned(),
            date: ruling.date_text(),
            authority: ruling.authority(),
            is_derived: ruling.is_derived(),
            says: ruling.says().to_owned(),
            address: document.and_then(crate::rulebook::Source::address).map(str::to_owned),
        }
    }
}
