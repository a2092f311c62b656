//! Rulings as verdicts cite them.

use carcassonne_law::{Authority, QuestionId, find_source, question_data};
use carcassonne_position::wording::{Voice, say};
use carcassonne_rules::verdict;
use carcassonne_text::Language;

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
    /// The id of the question of the rules that the ruling answers: `count.road-city`.
    pub question: String,
    /// The question, in words.
    pub asks: String,
    /// The reading that the ruling gives, in words; `None` if the ruling leaves the question open.
    pub answers: Option<String>,
    /// The role of the ruling in the verdict.
    pub role: verdict::Role,
    /// The document, by the name that people use: `WikiCarpedia, 2nd edition`.
    pub document: String,
    /// The title of the document as printed, in its own language.
    pub title: String,
    /// The place in the document, by English headings if it has an English page or they are translated.
    pub place: String,
    /// The place in the document, in the language of the document.
    pub place_original: String,
    /// The date, in words.
    pub date: String,
    /// The authority that ruled.
    pub authority: Authority,
    /// Set if the ruling is concluded from the document, and not said there.
    pub is_derived: bool,
    /// The ruling, in our own words.
    pub says: String,
    /// The address of the document; `None` if it has none.
    pub address: Option<String>,
}

impl Citation {
    pub(super) fn from_cited(cited: &verdict::Citation<'_>) -> Self {
        let (ruling, data) = (&cited.ruling, question_data(cited.question));
        let english = Voice::in_language(Language::ENGLISH);
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
            date: ruling.date_text(Language::ENGLISH).unwrap_or_else(|| english.say(&say!(law::YourOwn))),
            authority: ruling.authority(),
            is_derived: ruling.is_derived(),
            says: ruling.says().to_owned(),
            address: document.and_then(carcassonne_law::Source::address).map(str::to_owned),
        }
    }
}
