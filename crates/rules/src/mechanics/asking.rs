//! Questions put to mechanics: the mechanic that answers one, and the reading of the question.

use carcassonne_base::gathering::distinct;
use carcassonne_base::sorting::sort_by_key;
use carcassonne_position::{Ask, AskIx, By, FeatureKind, Reader, ReplyValue, Scenario, Topic, help_on_question};
use carcassonne_text::{MapEntries, Problem, Problems, Suggestion, as_text, nearest_word, problem};
use carcassonne_words::messages::plain::Arg;

use crate::mechanics::registry::MECHANICS;
use crate::mechanics::{Askable, ExpectedValue, Form, Kind, Mechanic, PosedQuestion, problems};

/// Returns the form of every question that can be asked (its words and keys), with the mechanic that answers.
pub fn forms() -> impl Iterator<Item = (&'static Mechanic, &'static Form)> {
    askables().map(|(mechanic, askable)| (mechanic, askable.form))
}

/// Returns every kind of question that can be asked, with the mechanic that answers it.
fn askables() -> impl Iterator<Item = (&'static Mechanic, &'static Askable)> {
    MECHANICS.iter().flat_map(|m| m.askables().map(move |askable| (*m, askable)))
}

/// Reads every question of a scenario, and the expectations and claims about the answers. Each person named in these
/// becomes a player of the scenario, unless the scenario lists its players.
///
/// Mistakes are reported; the result then has fewer questions than the scenario.
pub fn pose_questions(scenario: &mut Scenario, problems: &mut Problems) -> Vec<PosedQuestion> {
    loop {
        let mut found_problems = problems.new_alike();
        let questions = read_questions(scenario, &mut found_problems);
        if !scenario.admit() {
            problems.append(found_problems);
            return questions;
        }
    }
}

/// Reads every question of a scenario, with the players that the scenario has so far.
fn read_questions(scenario: &Scenario, problems: &mut Problems) -> Vec<PosedQuestion> {
    let mut questions = Vec::new();
    for (n, ask) in scenario.each_ask() {
        let Some((mechanic, Askable { form, read })) = find_askable(ask, problems) else { continue };
        let mut reader = Reader::new(scenario, &ask.word, &ask.body, problems);
        if let Some(query) = reader.open(form.declaration).and_then(|()| read(&mut reader)) {
            questions.push(PosedQuestion { ask: Some(n), card: &mechanic.card, form, query });
        }
        for statement in statements_about(scenario, n) {
            read_expected(form, statement, scenario, problems);
        }
    }
    questions
}

/// Reads the value that an expectation or claim gives for a key of the answer; reports a key that the form of the
/// question does not have.
pub fn read_expected(
    form: &Form,
    statement: &ReplyValue,
    scenario: &Scenario,
    problems: &mut Problems,
) -> Option<ExpectedValue> {
    if let Some(key) = form.reply_keys.iter().find(|key| key.word == statement.key) {
        return ExpectedValue::read(key.kind, &statement.key, &statement.node, scenario, problems);
    }
    if statement.key.is_empty() {
        problems.push(missing_key(form, statement));
        return None;
    }
    let mut keys: Vec<&str> = form.reply_keys.iter().map(|key| key.word).collect();
    keys.extend(["complete", "points"]);
    // A misspelt key of the entry is taken for one of the answer.
    keys.extend(nearest_word(&statement.key, ["status", "outcomes", "under"]));
    let near = nearest_word(&statement.key, keys.iter().copied());
    let problem = problem!(statement.span, problems::UnknownKey { key: &statement.key, near, keys: Arg::list(keys) });
    problems.push(problem.edits(near.map(|near| (statement.span, near.to_owned()))));
    None
}

/// Builds the problem of an expected or claimed yes or no without the key of the answer: `hunt` in `hunt: true`.
fn missing_key(form: &Form, statement: &ReplyValue) -> Problem {
    let yes = statement.flag().unwrap_or_default();
    let flags = form.reply_keys.iter().filter(|key| key.kind == Kind::Flag).map(|key| key.word);
    let mut flags: Vec<&str> = flags.collect();
    if flags.contains(&"allowed") {
        flags = vec!["allowed"];
    }
    let choices: Vec<String> = flags.iter().map(|key| format!("{{ {key}: {yes} }}")).collect();
    let only = choices.first().filter(|_| choices.len() == 1).map(|only| (statement.span, only.clone()));
    let (text, keys) = (statement.node.to_words(), Arg::list(form.reply_keys.iter().map(|key| key.word)));
    problem!(statement.span, problems::ClaimWithoutKey { text, choices: Arg::list(choices), keys }).edits(only)
}

/// Returns every value that an expectation or claim about a question gives for a key of the answer.
fn statements_about(scenario: &Scenario, ask: AskIx) -> impl Iterator<Item = &ReplyValue> {
    let expected = scenario
        .expect
        .iter()
        .filter(move |e| e.about == Topic::Ask(ask))
        .flat_map(|e| std::iter::once(&e.every).chain(e.outcomes.iter().flatten()))
        .flat_map(|outcome| &outcome.reply);
    let claimed = scenario.claims.iter().filter(move |c| c.about == Topic::Ask(ask)).flat_map(|c| &c.reply);
    expected.chain(claimed)
}

/// The words that players mistakenly write for a key of a question, each with the key: `follower` for `meeple`.
const KEY_SYNONYMS: [(&str, &str); 5] =
    [("half", "tile"), ("halfling", "tile"), ("follower", "meeple"), ("figure", "meeple"), ("player", "meeple")];

/// Builds the problem of a question named after a feature of a tile, such as `{ monastery }`; `None` for other words.
fn feature_as_question(ask: &Ask) -> Option<Problem> {
    let mut words = FeatureKind::ALL.into_iter().map(FeatureKind::word).chain(["crossing"]);
    let word = words.find(|word| *word == ask.word)?;
    Some(problem!(ask.word_span, problems::FeatureAsQuestion { word }))
}

/// Builds the problem of a question whose word is not that of any kind of question.
fn unknown_question(ask: &Ask) -> Problem {
    let words: Vec<&str> = question_words().into_iter().filter(|word| *word != "turn").collect();
    if ask.word == "question" {
        return problem!(ask.word_span, problems::QuestionInWordsUnderAsk);
    }
    let near = nearest_word(&ask.word, words.iter().copied());
    if let Some(problem) = feature_as_question(ask).filter(|_| near.is_none()) {
        return problem;
    }
    let problem = problem!(ask.word_span, problems::UnknownQuestion { word: &ask.word, near, words: words.join(", ") });
    let Some(near) = near else { return problem };
    // Several words may be equally near: those with the same first letter are offered to be tried as well.
    let has_same_letter = |word: &&&str| word.chars().next() == ask.word.chars().next();
    let others = words.iter().filter(has_same_letter).filter(|word| **word != near);
    let candidates = std::iter::once(near).chain(others.copied());
    let suggestions =
        candidates.map(|word| Suggestion { typed: format!("{word}:"), ..Suggestion::new(ask.word_span, word) });
    problem.with_ways(suggestions).edit(ask.word_span, near)
}

/// Returns the body of a question as a map with any keys; `None` after it reported another value.
fn read_body<'a>(ask: &'a Ask, problems: &mut Problems) -> Option<MapEntries<'a>> {
    let help = help_on_question(&ask.word);
    MapEntries::read_any_keys_with_help(&ask.body, &format!("`{}`", ask.word), &help, problems)
}

/// Returns the kind of question that `ask` is, by its word and, if kinds share it, by key or `for`; reports any other.
fn find_askable(ask: &Ask, problems: &mut Problems) -> Option<(&'static Mechanic, &'static Askable)> {
    let known: Vec<_> = askables().filter(|(_, a)| a.form.ask == ask.word).collect();
    let Some((_, first)) = known.first() else {
        problems.push(unknown_question(ask));
        return None;
    };
    match first.form.by {
        By::Word => known.first().copied(),
        By::Key(_) => {
            let fields = read_body(ask, problems)?;
            let has = |form: &Form| matches!(form.by, By::Key(key) if fields.get(key).is_some());
            let found = known.iter().copied().find(|(_, a)| has(a.form));
            if found.is_none() {
                let keys: Vec<&str> = known
                    .iter()
                    .filter_map(|(_, a)| if let By::Key(key) = a.form.by { Some(key) } else { None })
                    .collect();
                let intended_key = |key: &str| {
                    let other = KEY_SYNONYMS.iter().find(|(other, _)| *other == key);
                    let other = other.map(|(_, own)| *own).filter(|own| keys.contains(own));
                    other.or_else(|| nearest_word(key, keys.iter().copied()))
                };
                let slip = fields.iter().find_map(|(key, span, _)| Some((key, span, intended_key(key)?)));
                problems.push(if let Some((key, span, near)) = slip {
                    let key = key.to_owned();
                    problem!(span, problems::MisnamedKey { key, ask: &ask.word, near }).edit(span, near)
                } else {
                    problem!(ask.body.span, problems::MissingKeyChoice { ask: &ask.word, keys: Arg::list(keys) })
                });
            }
            found
        }
        By::For(_) => {
            let fields = read_body(ask, problems)?;
            let question = format!("`{}`", ask.word);
            let help = survey_help(&known);
            let node = fields.require("for", &question, &help, problems)?;
            let word = as_text(node, "`for`", "write the mechanic's name", problems)?;
            let found = known.iter().copied().find(|(_, a)| matches!(a.form.by, By::For(w) if w == word));
            if found.is_none() {
                let words: Vec<&str> = known
                    .iter()
                    .filter_map(|(_, a)| if let By::For(word) = a.form.by { Some(word) } else { None })
                    .collect();
                let near = nearest_word(word, words.iter().copied());
                let (word, words) = (word.to_owned(), Arg::list(words));
                let problem = problem!(node.span, problems::UnknownSurvey { word, near, words });
                problems.push(problem.edits(near.map(|near| (node.span, near.to_owned()))));
            }
            found
        }
    }
}

/// Returns the help text for a question without `for`: the mechanics to choose from, the shortest example first.
fn survey_help(known: &[(&'static Mechanic, &'static Askable)]) -> String {
    let mut sorted: Vec<&Askable> = known.iter().map(|(_, askable)| *askable).collect();
    sort_by_key(&mut sorted, |askable| askable.form.example.len());
    let words = sorted.iter().filter_map(|askable| match askable.form.by {
        By::For(word) => Some(format!("`for: {word}`")),
        By::Word | By::Key(_) => None,
    });
    format!("write {}", words.collect::<Vec<String>>().join(", "))
}

/// Returns the words that name the kinds of questions, without duplicates, in the order of the mechanics.
pub fn question_words() -> Vec<&'static str> {
    distinct(forms().map(|(_, form)| form.ask))
}
