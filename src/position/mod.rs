//! Positions in code: read from a text or built piece by piece, judged, and asked for the worth of each place.
//!
//! Every type here owns its data and may be shared by threads. Names of players, tiles and places are those of the file
//! that [`Position::to_yaml`] writes.

mod problems;
mod citation;
mod tile_print;
mod refusal;
mod named_rules;
mod builder;
mod position_answer;

use std::sync::Arc;

pub use builder::{Builder, ClaimValue};
pub use citation::Citation;
pub use named_rules::{Rules, UnknownRules};
pub use position_answer::{Answer, ClaimVerdict, Outcome, Subject, Verdict};
pub use refusal::{Mistake, MistakeKind, Refusal};
pub use tile_print::Print;

use carcassonne_position::{QuickText, ReadBack};
use carcassonne_rules::verdict::{Case, Scope, judge};
use carcassonne_show::picture::{Rendering, View};
use carcassonne_show::report::describe_board;
use carcassonne_text::SourceText;
use carcassonne_typing::repairs::{open, open_quick};

/// The maximum number of columns and rows of spaces that are drawn.
const MOST_DRAWN: usize = 400;

/// A legal position with its questions. A clone is cheap, and may be kept and shared by threads.
///
/// ```
/// use carcassonne_oracle::{Position, Rules};
///
/// let text = "
/// board: |
///   .  a
///   b  p\\q
/// tiles:
///   a: { city: S, coats: 1 }
///   b: { city: E }
///   p: { city: WL }
///   q: { city: NL }
/// meeples:
///   red: a.city
/// ";
/// let position = Position::read("quarrel.yaml", text)?;
/// let answer = position.judge(&[Rules::named("2020")?, Rules::named("2021")?]);
/// let city = answer.place("b.city").expect("b shows the same city");
/// assert_eq!(city.under("2020").expect("asked").points()["red"], 10);
/// assert_eq!(city.under("2021").expect("asked").points()["red"], 8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Position {
    case: Arc<Case>,
    name: Arc<str>,
    text: Arc<str>,
}

impl Position {
    /// Reads a scenario, the text of a YAML file. Messages call the text by the name; no file is opened.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let position = Position::read("city.yaml", "quick: cE=r cW")?;
    /// assert_eq!(position.players(), ["red"]);
    /// assert!(Position::read("city.yaml", "quick: cE=r cN").is_err()); // a city side next to a field
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Refusal`], with every mistake of the text, each with its place and its correction.
    pub fn read(name: &str, text: impl Into<Vec<u8>>) -> Result<Self, Refusal> {
        let source = SourceText::new(name, text.into()).map_err(|why| Refusal::for_whole_text(name, &why))?;
        let source = Arc::new(source);
        let case = open(&source).map_err(|refused| Refusal::from_refused(&refused))?;
        Ok(Self { case: Arc::new(case), name: name.into(), text: source.text().into() })
    }

    /// Reads a quick map with its questions, as `oracle quick` takes them:
    /// `Position::quick("f f\\f=r", &["tower b1 2"])`.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let position = Position::quick("f f\\f=r", &["tower b1sw 1"])?;
    /// assert_eq!(position.players(), ["red"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Refusal`], with every mistake of the map and the questions.
    pub fn quick(map: &str, questions: &[&str]) -> Result<Self, Refusal> {
        let name = "the map";
        let questions: Vec<String> = questions.iter().map(ToString::to_string).collect();
        let text = QuickText::new(name, map, &questions).map_err(|why| Refusal::for_whole_text(name, &why))?;
        let case = open_quick(&text).map_err(|refused| Refusal::from_refused(&refused))?;
        let read = case.scenario.read_back.as_ref();
        let yaml = read.map(ReadBack::yaml).unwrap_or_default().into();
        Ok(Self { case: Arc::new(case), name: name.into(), text: yaml })
    }

    /// Creates an empty builder, with which a position is built piece by piece.
    ///
    /// ```
    /// # use carcassonne_oracle::{MonasteryKind, Position, Print};
    /// let position = Position::builder().row(["m"]).tile("m", Print::new().monastery(MonasteryKind::Plain)).build()?;
    /// assert!(position.players().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// Returns the question in the players' words; empty if there is none.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let position = Position::read("city.yaml", "question: Is it 2 or 4?\nquick: cE=r cW")?;
    /// assert_eq!(position.question(), "Is it 2 or 4?");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn question(&self) -> &str {
        self.case.scenario.question.as_deref().unwrap_or_default()
    }

    /// Returns the players' names, in their order.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let position = Position::quick("cE=r cW=b", &[])?;
    /// assert_eq!(position.players(), ["red", "blue"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn players(&self) -> &[String] {
        &self.case.scenario.players
    }

    /// Returns the position as a scenario, which reads back the same.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let position = Position::quick("cE=r cW", &[])?;
    /// let again = Position::read("again.yaml", position.to_yaml())?;
    /// assert_eq!(again.to_yaml(), position.to_yaml());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_yaml(&self) -> &str {
        &self.text
    }

    /// Judges everything that is asked, under each of these rule sets; without any, under all of [`Rules::all`] that
    /// are not older than the things on the board.
    ///
    /// ```
    /// # use carcassonne_oracle::{Position, Rules};
    /// let position = Position::quick("cE=r cW", &[])?;
    /// let answer = position.judge(&[Rules::on("2000-12-24")?]); // Christmas with the first printing
    /// assert_eq!(answer.subjects()[0].verdicts[0].points()["red"], 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn judge(&self, rules: &[Rules]) -> Answer {
        Answer::from_position(self, rules)
    }

    /// Returns the expectations of the scenario that do not hold, a sentence or two each; empty if all hold.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let text = "quick: cE=r cW\nexpect: [{ feature: a1.city, points: { red: 2 }, under: 2025 }]";
    /// let unmet = Position::read("wrong.yaml", text)?.unmet();
    /// assert_eq!(unmet, ["Red's city on a1 and b1 under 2025: Red scores 4 points"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unmet(&self) -> Vec<String> {
        let table = self.case.table();
        let told = carcassonne_rules::hints::check(&table).into_iter();
        told.map(|failure| {
            let rules = failure.rule_sets.join(", ");
            let found = failure.found.join(" ");
            format!("{} under {rules}: {found}", failure.about)
        })
        .collect()
    }

    /// Returns the board as an SVG picture with the answered features and questions marked, a space `scale` times 100
    /// units wide; empty if no board plays a part.
    ///
    /// ```
    /// # use carcassonne_oracle::Position;
    /// let position = Position::quick("cE=r cW", &[])?;
    /// assert!(position.svg(1.5).starts_with("<svg")); // each space 150 units wide
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn svg(&self, scale: f64) -> String {
        let table = self.case.table();
        let view = View::new(&table, (MOST_DRAWN, MOST_DRAWN));
        let about = |subject| view.is_about(subject);
        let rules = Rules::today();
        let sets = [rules.set().clone()];
        let judged = judge(&table, &sets, Scope::Selected(&about)).subjects;
        let words = describe_board(&table).join(" ");
        let title = match self.question() {
            "" => &self.name,
            question => question,
        };
        let drawn = Rendering { prefix: "p", scale, ..Rendering::new(title, &words) };
        view.svg(&judged, None, drawn).map(|svg| svg.text).unwrap_or_default()
    }
}
