//! Questions put to mechanics: which forms there are, and how they are read.
//!
//! A mechanic that answers a question says so with a [`Form`]; reading the question gives a
//! [`Query`], which can then be judged under any law.

use super::reply::{Kind, Wanted};
use super::{Finding, MECHANICS, Mechanic, Table};
use crate::rulebook::{Inquiry, NotApplicable};
use crate::scenario::{About, Ask, AskIx, Place, Reader, Said, Scenario};
use crate::text::{
    Code, Fields, Problem, Problems, Span, as_text, listed, nearest, one_of, shortened,
};

/// A question that has been read and found sound.
pub trait Query: std::fmt::Debug {
    /// The question in a few words, to stand after the mechanic's title: `from a, over b and c`.
    fn title(&self, scenario: &Scenario) -> String;

    /// The features on which the answer turns, each with where the question names it. None of them
    /// may run into a tile that does not matter.
    fn turns_on(&self, _scenario: &Scenario) -> Vec<(Place, Span)> {
        Vec::new()
    }

    /// Answers it.
    ///
    /// # Errors
    ///
    /// [`NotApplicable`], where it has to ask about something that did not exist yet.
    fn judge(&self, table: &Table<'_>, law: &mut Inquiry<'_, '_>)
    -> Result<Finding, NotApplicable>;

    /// Reports what only the table shows to be wrong with it.
    fn check(&self, _table: &Table<'_>, _problems: &mut Problems) {}
}

/// By what a form is told from others that share its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// By the word alone: no other form has it.
    Word,
    /// By a key in the body: `place: { barn: ... }`.
    Key(&'static str),
    /// By what `for` says: `surroundings: { of: m, for: circus }`.
    For(&'static str),
}

/// A form of question that a mechanic answers.
#[derive(Debug)]
pub struct Form {
    /// The word under `ask`: `place`.
    pub ask: &'static str,
    /// Which of the forms with this word it is.
    pub by: By,
    /// How it is written.
    pub example: &'static str,
    /// What the answer can tell: the keys that an expectation or claim may name.
    pub replies: &'static [(&'static str, Kind)],
    /// Reads the body; faults are reported.
    pub read: fn(&mut Reader<'_>) -> Option<Box<dyn Query>>,
}

/// A question of a scenario with the mechanic that answers it.
#[derive(Debug)]
pub struct Posed {
    /// Which question of the scenario it is.
    pub ask: AskIx,
    /// Who answers.
    pub mechanic: &'static dyn Mechanic,
    /// In which form it was asked.
    pub form: &'static Form,
    /// The question itself.
    pub query: Box<dyn Query>,
}

/// Every form, with its mechanic.
pub fn forms() -> impl Iterator<Item = (&'static dyn Mechanic, &'static Form)> {
    MECHANICS.iter().flat_map(|m| m.forms().iter().map(move |form| (*m, form)))
}

/// Reads every question of a scenario, and what is expected and claimed of the answers.
///
/// Faults are reported; then fewer questions are given than the scenario asks.
pub fn pose(scenario: &Scenario, problems: &mut Problems) -> Vec<Posed> {
    let mut posed = Vec::new();
    for (n, ask) in scenario.asks.iter().enumerate() {
        let Some((mechanic, form)) = form_of(ask, problems) else {
            continue;
        };
        let mut reader = Reader::new(scenario, &ask.word, &ask.body, problems);
        if let Some(query) = (form.read)(&mut reader) {
            posed.push(Posed { ask: n, mechanic, form, query });
        }
        for said in said_of(scenario, n) {
            wanted(form, said, scenario, problems);
        }
    }
    posed
}

/// What a key of an expectation or claim wants, if its form can tell that.
pub fn wanted(
    form: &Form,
    said: &Said,
    scenario: &Scenario,
    problems: &mut Problems,
) -> Option<Wanted> {
    if let Some((_, kind)) = form.replies.iter().find(|(key, _)| *key == said.key) {
        return Wanted::read(*kind, &said.key, &said.node, scenario, problems);
    }
    let mut keys: Vec<&str> = form.replies.iter().map(|(key, _)| *key).collect();
    keys.extend(["complete", "points"]);
    let message =
        format!("`{}` is nothing that this question is answered with", shortened(&said.key));
    problems.push(
        Problem::new(Code::KeyUnknown, said.span, message)
            .label("not known here")
            .help(one_of(&said.key, &keys)),
    );
    None
}

/// Everything that is expected and claimed of a question.
fn said_of(scenario: &Scenario, ask: AskIx) -> impl Iterator<Item = &Said> {
    let expected = scenario
        .expect
        .iter()
        .filter(move |e| e.about == About::Ask(ask))
        .flat_map(|e| std::iter::once(&e.every).chain(e.outcomes.iter().flatten()))
        .flat_map(|outcome| &outcome.reply);
    let claimed =
        scenario.claims.iter().filter(move |c| c.about == About::Ask(ask)).flat_map(|c| &c.reply);
    expected.chain(claimed)
}

/// The form in which a question is asked.
fn form_of(ask: &Ask, problems: &mut Problems) -> Option<(&'static dyn Mechanic, &'static Form)> {
    let known: Vec<_> = forms().filter(|(_, form)| form.ask == ask.word).collect();
    let unknown = |help: String| {
        let message = format!("`{}` is nothing that can be asked", shortened(&ask.word));
        Problem::new(Code::AskUnknown, ask.word_span, message).label("not known").help(help)
    };
    let Some((_, first)) = known.first() else {
        let words = asked_words();
        let help = match nearest(&ask.word, words.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!(
                "ask {} (`oracle explain mechanics` shows how each is written)",
                listed(&words, "or")
            ),
        };
        problems.push(unknown(help));
        return None;
    };
    let examples = || {
        let all: Vec<&str> = known.iter().map(|(_, form)| form.example).collect();
        all.join("; or ")
    };
    match first.by {
        By::Word => known.first().copied(),
        By::Key(_) => {
            let fields = Fields::open(&ask.body, &format!("`{}`", ask.word), problems)?;
            let has = |form: &Form| matches!(form.by, By::Key(key) if fields.get(key).is_some());
            let found = known.iter().copied().find(|(_, form)| has(form));
            if found.is_none() {
                let keys: Vec<&str> = known
                    .iter()
                    .filter_map(
                        |(_, form)| if let By::Key(key) = form.by { Some(key) } else { None },
                    )
                    .collect();
                let slip = fields.iter().find_map(|(key, span, _)| {
                    Some((key, span, nearest(key, keys.iter().copied())?))
                });
                let problem = match slip {
                    Some((key, span, near)) => Problem::new(
                        Code::KeyUnknown,
                        span,
                        format!("unknown key `{key}` in `{}`", ask.word),
                    )
                    .label("not known here")
                    .help(format!("did you mean `{near}`?")),
                    None => Problem::new(
                        Code::KeyMissing,
                        ask.body.span,
                        format!("`{}` needs one of the keys {}", ask.word, listed(&keys, "or")),
                    )
                    .label("which of them?")
                    .help(format!("write {}", examples())),
                };
                problems.push(problem);
            }
            found
        }
        By::For(_) => {
            let fields = Fields::open(&ask.body, &format!("`{}`", ask.word), problems)?;
            let what = format!("`{}`", ask.word);
            let node = fields.need("for", &what, &format!("write {}", examples()), problems)?;
            let word = as_text(node, "`for`", "write the mechanic's name", problems)?;
            let found =
                known.iter().copied().find(|(_, form)| matches!(form.by, By::For(w) if w == word));
            if found.is_none() {
                let words: Vec<&str> = known
                    .iter()
                    .filter_map(
                        |(_, form)| if let By::For(word) = form.by { Some(word) } else { None },
                    )
                    .collect();
                let message = format!("`{}` looks at nothing round a tile", shortened(word));
                problems.push(
                    Problem::new(Code::AskUnknown, node.span, message)
                        .label("not known")
                        .help(one_of(word, &words)),
                );
            }
            found
        }
    }
}

/// The words that can be asked, each once, in the order of the mechanics.
pub fn asked_words() -> Vec<&'static str> {
    let mut words: Vec<&str> = Vec::new();
    for (_, form) in forms() {
        if !words.contains(&form.ask) {
            words.push(form.ask);
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::super::try_out::refused;

    #[test]
    fn every_mistake_of_a_question_is_told_in_the_same_run() {
        for (body, wrong) in [
            ("place: { barn: z@se, player: green }", ["z", "green"]),
            ("place: { meeple: red, at: z.city, figure: king }", ["z", "king"]),
            (
                "surroundings: { of: z, for: watchtower, counts: coats, completed: y.road }",
                ["z", "y"],
            ),
            ("surroundings: { of: z, for: castle-fief, completed: y.road }", ["z", "y"]),
            ("surroundings: { of: z, for: bathhouse, value: 9 }", ["z", "9"]),
            ("surroundings: { of: z, for: acrobat, acrobats: [], laid: y }", ["z", "y"]),
            ("surroundings: { of: z, for: baba-yaga, player: green }", ["z", "green"]),
            ("crop-circle: { tile: z, kind: knave }", ["z", "knave"]),
            ("crop-circle: { tile: z, player: green }", ["z", "green"]),
            ("plague: { fleas: [z, y] }", ["{ fleas: [z, y] }", "z"]),
            ("flier: { from: z, direction: e, roll: 1, figure: pig }", ["z", "pig"]),
            ("tower: { at: z, height: 0 }", ["z", "0"]),
            ("dragon: { from: z, used: 9 }", ["z", "9"]),
            ("flock: { at: z.field, player: green }", ["z", "green"]),
        ] {
            let text = format!(
                "players: [red]\nboard: |\n  a\ntiles:\n  a: {{ road: N }}\nask:\n  - {body}\n"
            );
            let found: Vec<String> = refused(&text).into_iter().map(|(_, at)| at).collect();
            for at in wrong {
                assert!(found.iter().any(|f| f == at), "{body}: {found:?}");
            }
        }
    }
}
