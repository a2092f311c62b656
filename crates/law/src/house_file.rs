//! A table's own rules, read from a file or from a scenario.
//!
//! ```yaml
//! name: Our kitchen table
//! over: 2021
//! rules:
//!   gap.field: { reading: joins, because: agreed in 2019 }
//!   city.small: two
//! ```
//!
//! A scenario may have the rules of the table at which it was played, in the same form: `rules: { city.small: two }`.

use std::sync::Arc;

use carcassonne_text::{
    KeySet, MapEntries, Node, Problem, Problems, RefusedText, SourceText, Span, Suggestion, Value, are_lookalikes,
    as_text, compose_accents, invisible_in_name, is_accent, nearest_word, parse, phrase, problem, sanitize, yaml_word,
};
use carcassonne_words::messages::plain::Arg;

use super::problems;
use super::{Date, House, HouseRule, QuestionId, ReadingIx, RuleSet, reasons, suggest};

impl House {
    /// Reads a table's file and returns its rule set.
    ///
    /// # Errors
    ///
    /// [`RefusedText`], with the first 500 problems of the file and their places; further ones are counted.
    pub fn read(source: &Arc<SourceText>) -> Result<RuleSet, RefusedText> {
        let node = parse(source).map_err(|problem| {
            let clearer_problem = reasons::unquoted_text_problem(source, &problem);
            let clearer_problem = clearer_problem.or_else(|| reasons::missing_colon_problem(source, TABLE_KEYS));
            let problem = clearer_problem.unwrap_or(*problem);
            RefusedText::for_problem(source, problem)
        })?;
        let mut problems = Problems::new();
        let set = Self::parse_rule_set(source, &node, &mut problems);
        problems.finish(source, set)
    }

    fn parse_rule_set(source: &SourceText, node: &Node, problems: &mut Problems) -> Option<RuleSet> {
        if let Some(words) = node.text() {
            problems.push(free_words_problem("a house-rules file", words, node.span, ""));
            return None;
        }
        let fields = MapEntries::read(node, "a house-rules file", TABLE_KEYS, problems)?;
        let name =
            fields.require("name", "a house-rules file", "write `name: Our kitchen table`", problems).and_then(|n| {
                let name = as_text(n, "the name", "write `name: Our kitchen table`", problems)?;
                let name = compose_accents(&name.split_whitespace().collect::<Vec<_>>().join(" "));
                if let Some(problem) = name_fault(&name, n.span) {
                    problems.push(problem);
                }
                Some(name)
            });
        let base = match fields.get("over") {
            None => Some(RuleSet::present_rules()),
            Some(n) => as_text(n, "`over`", "write a rule set or a date: `over: 2021`", problems)
                .and_then(|word| parse_base_rules(word, n.span, problems)),
        };
        let rules = fields.require(
            "rules",
            "a house-rules file",
            "write `rules: { gap.field: { reading: joins, because: agreed in 2019 } }`",
            problems,
        )?;
        let first = match &rules.value {
            Value::List(items) => items.first(),
            _ => Some(rules),
        };
        if let Some(words) = first.and_then(Node::text) {
            problems.push(free_words_problem("`rules`", words, rules.span, "\n  "));
            return None;
        }
        let rules = MapEntries::read_any_keys(rules, "`rules`", problems)?;
        let table_name = name.clone().unwrap_or_default();
        let rules = rules
            .iter()
            .filter_map(|(word, at, value)| {
                let question = find_question(word, at, value, problems)?;
                parse_rule(source, &table_name, question, value, problems)
            })
            .collect();
        Some(RuleSet::with_house(&base?, House { name: name?, rules }))
    }

    /// Reads a table's rules from a scenario (`{ city.small: two }`), over today's rules unless `over` names others.
    ///
    /// Reports faulty rules; returns the rule set [`YOUR_TABLE`] without them, or `None` if `over` or all is faulty.
    pub fn read_from_scenario(source: &SourceText, node: &Node, problems: &mut Problems) -> Option<RuleSet> {
        if !matches!(node.value, Value::Map(_)) {
            problems.push(problem!(node.span, problems::RulesNotMap));
            return None;
        }
        let fields = MapEntries::read_any_keys(node, "`rules`", problems)?;
        let (mut base, mut rules) = (Some(RuleSet::present_rules()), Vec::new());
        for (word, at, value) in fields.iter() {
            if word == OVER {
                let help = "write a rule set or a date: `over: 2021`";
                base = as_text(value, "`over`", help, problems)
                    .and_then(|word| parse_base_rules(word, value.span, problems));
            } else if let Some(question) = find_question(word, at, value, problems) {
                rules.extend(parse_rule(source, YOUR_TABLE, question, value, problems));
            }
        }
        if fields.iter().all(|(word, ..)| word == OVER) {
            // Reports no second problem if `over` itself is wrong.
            base.as_ref()?;
            problems.push(problem!(node.span, problems::RulesEmpty));
            return None;
        }
        Some(RuleSet::with_house(&base?, House { name: YOUR_TABLE.to_owned(), rules }))
    }
}

/// The name of the rules of a scenario's own table, which is also the id of their rule set.
pub const YOUR_TABLE: &str = "your table";

/// The key of the rule set over which a table's own rules apply.
const OVER: &str = "over";

/// Returns the question that a key names; reports an unknown key, and may suggest the question with reading `value`.
fn find_question(word: &str, at: Span, value: &Node, problems: &mut Problems) -> Option<QuestionId> {
    let question = QuestionId::from_word(word);
    if question.is_none() {
        problems.push_with(|| {
            // `farmers: by-city`: the reading identifies the question better than a bare word.
            let bare = value.text().filter(|_| !word.contains('.') && !suggest::is_near_question(word));
            match bare.and_then(|reading| suggest::question_with_reading(reading, word)) {
                Some(meant) => suggest::question_or(word, &[meant.word()], phrase!(problems::ListOfQuestions), at),
                None => suggest::unknown_question(word, at),
            }
        });
    }
    question
}

/// Returns the rule set over which a table's own rules apply; `None` after reporting a word that is not one.
fn parse_base_rules(word: &str, span: Span, problems: &mut Problems) -> Option<RuleSet> {
    if let Ok(set) = RuleSet::from_word(word) {
        return Some(set);
    }
    let meant = RuleSet::suggest_words(word);
    let (help, right) = match meant.as_slice() {
        [one] if RuleSet::from_word(one).is_ok() => (RuleSet::remedy(word), Some(one)),
        // One of several, or an end of a range.
        [first, ..] => {
            let first = first.split("..").find(|end| !end.is_empty()).unwrap_or(first).to_owned();
            (phrase!(problems::BaseOfSeveral { first }), None)
        }
        [] => (RuleSet::remedy(word), None),
    };
    let problem = problem!(span, problems::UnknownBaseRules { word: word.to_owned(), help });
    problems.push(problem.edits(right.map(|right| (span, right.to_owned()))));
    None
}

/// The maximum number of characters of a name that are checked one by one, including invisible ones.
const MAX_CHECKED_CHARS: usize = 400;

/// Returns the problem of the name of a table; `None` if the name is valid.
fn name_fault(name: &str, span: Span) -> Option<Problem> {
    let has_valid_chars = |name: &str| {
        let is_valid =
            |c: char| c.is_alphanumeric() || is_accent(c) || matches!(c, ' ' | '_' | '-' | '\'' | '.' | '&' | ',');
        (1..=40).contains(&name.chars().count()) && name.chars().all(is_valid)
    };
    // No reserved name is as long, so there is nothing to compare it with.
    if name.chars().nth(MAX_CHECKED_CHARS).is_some() {
        return Some(problem!(span, problems::InvalidName));
    }
    if let Some(problem) =
        invisible_in_name(name, span, |name| has_valid_chars(name) && find_name_conflict(name).is_none())
    {
        return Some(problem);
    }
    if let Some((similar, meaning)) = find_name_conflict(name) {
        return Some(problem!(span, problems::NameTaken { name: name.to_owned(), similar, meaning }));
    }
    let is_valid = has_valid_chars(name) && sanitize(name) == name;
    (!is_valid).then(|| problem!(span, problems::InvalidName))
}

/// Returns the kind of a reserved name, with the name itself if another only looks like it; `None` for a free name.
fn find_name_conflict(name: &str) -> Option<(Option<&'static str>, &'static str)> {
    let words = ["rest", "all", "now", "today"];
    let known = RuleSet::ids().map(|id| (id, "rule-set"));
    let known = known.chain(words.map(|word| (word, "word")));
    let known = known.chain([(YOUR_TABLE, "scenario")]);
    for (word, meaning) in known {
        if are_lookalikes(name, word) {
            return Some(((!name.eq_ignore_ascii_case(word)).then_some(word), meaning));
        }
    }
    Date::parse(name).map(|_| (None, "date"))
}

/// The keys of a table's file.
const TABLE_KEYS: KeySet = &["name", "over", "rules"];

const RULE_KEYS: KeySet = &["reading", "because"];

/// The reason that is cited for a rule without one.
const NO_REASON: &str = "the table plays it so";

/// Returns the problem of a rule in free words, which give a reason but no reading; `None` if `value` is not text.
fn missing_reading_problem(question: QuestionId, value: &Node) -> Option<Problem> {
    let (words, because) = suggest_reason(value.text()?);
    let readings = question.readings().into_iter();
    let suggestions =
        readings.map(|reading| Suggestion::new(value.span, format!("{{ reading: {reading}, because: {because} }}")));
    let problem = problem!(value.span, problems::RuleWithoutReading { question: question.word(), words });
    Some(problem.with_ways(suggestions))
}

/// The longest sentence, in bytes, that is offered as a reason, so that the suggestion can be read in full.
const LONGEST_REASON: usize = 18;

/// Returns the problem of a reading with its reason in one value, or of a word that begins like a reading; else `None`.
fn joined_reason_problem(question: QuestionId, value: &Node) -> Option<Problem> {
    let text = value.text()?.trim();
    let exact_reading = |word: &str| question.readings().into_iter().find(|own| own.eq_ignore_ascii_case(word));
    if let Some((reading, because)) =
        split_reason(text, |head| exact_reading(head).or_else(|| nearest_reading(question, head)))
    {
        let correction = format!("{{ reading: {reading}, because: {} }}", yaml_word(because));
        return Some(problem!(value.span, problems::ReasonWithoutKey { reading }).fix_by_writing(correction));
    }
    // `joned`: it resembles no reading closely, but begins like one only.
    let near = suggest::find_reading_by_beginning(text, &question.readings())?;
    let (word, question) = (text.to_owned(), question.word());
    Some(problem!(value.span, problems::MisspelledReading { word, question, near }).edit(value.span, near))
}

/// Splits a sentence into the reading with which it begins, and the reason after it; `None` if either is missing.
fn split_reason(text: &str, match_reading: impl Fn(&str) -> Option<&'static str>) -> Option<(&'static str, &str)> {
    let signs = REASON_SEPARATORS.iter().filter_map(|sign| text.split_once(sign));
    let bare = text.split_once(' ').filter(|(_, rest)| rest.trim().contains(' '));
    let mut splits = signs.chain(bare).filter_map(|(head, rest)| {
        let because = rest.trim().trim_end_matches(')').trim_end();
        Some((match_reading(head.trim())?, because)).filter(|_| !because.is_empty())
    });
    splits.next()
}

/// The separators between a reading and its reason.
const REASON_SEPARATORS: [&str; 12] =
    [" because ", " since ", " as ", " weil ", " omdat ", " (", ", ", "; ", ": ", " - ", " – ", ". "];

/// Returns the reason in a suggested rule, and the word for its kind: the user's words, or an example if these are long.
fn suggest_reason(words: &str) -> (&'static str, String) {
    if words.len() > LONGEST_REASON { ("long", "agreed in 2019".to_owned()) } else { ("short", yaml_word(words)) }
}

/// Builds the problem of a sentence in place of rules; suggests the question that its words name, if that is clear.
fn free_words_problem(section: &'static str, text: &str, span: Span, prefix: &str) -> Problem {
    let found_ids = suggest::questions_in_sentence(text);
    if let ([id], false) = (found_ids.as_slice(), prefix.is_empty())
        && let Some(question) = QuestionId::from_word(id)
    {
        let (words, because) = suggest_reason(text);
        let suggestions = question.readings().into_iter().map(|reading| {
            let rule = format!("{id}: {{ reading: {reading}, because: {because} }}");
            Suggestion { typed: rule.clone(), ..Suggestion::new(span, format!("{prefix}{rule}")) }
        });
        let text = text.to_owned();
        return problem!(span, problems::SentenceOnQuestion { section, text, words }).with_ways(suggestions);
    }
    let search = suggest::search_help(text);
    problem!(span, problems::SentenceWithoutQuestion { section, text: text.to_owned(), search })
}

fn parse_rule(
    source: &SourceText,
    table_name: &str,
    question: QuestionId,
    value: &Node,
    problems: &mut Problems,
) -> Option<HouseRule> {
    let description = "a house rule";
    let build_rule = |reading: ReadingIx, because: &str| HouseRule {
        id: format!("{table_name}/{}", question.word()),
        question,
        reading,
        because: because.to_owned(),
        file: source.name().to_owned(),
        place: format!("line {}", source.line_column(value.span.start).0),
    };
    // A reading without a reason: `city.small: two`.
    if let Some(word) = value.text() {
        if nearest_reading(question, word).is_none()
            && let Some(problem) =
                joined_reason_problem(question, value).or_else(|| missing_reading_problem(question, value))
        {
            problems.push(problem);
            return None;
        }
        return find_reading(question, word, value.span, problems).map(|place| build_rule(place, NO_REASON));
    }
    let cut_short =
        MapEntries::from_unchecked(value).and_then(|rule| reasons::unquoted_comma_problem(source, &rule, RULE_KEYS));
    if let Some(problem) = cut_short {
        problems.push(problem);
        return None;
    }
    let fields = MapEntries::read(value, description, RULE_KEYS, problems)?;
    let reading =
        fields.require("reading", description, "write `{ reading: joins, because: agreed in 2019 }`", problems);
    let reading = reading.and_then(|node| {
        let word = as_text(node, "`reading`", "write one of the question's readings", problems)?;
        find_reading(question, word, node.span, problems)
    });
    let because = fields.get("because").map_or(Some(NO_REASON), |n| {
        let words = as_text(n, "`because`", "write why, in a few words", problems)?;
        if words.trim().is_empty() {
            problems.push(problem!(n.span, problems::EmptyReason));
        }
        Some(words)
    });
    Some(build_rule(reading?, because?))
}

/// Returns the word of the reading that `word` names or probably means.
fn nearest_reading(question: QuestionId, word: &str) -> Option<&'static str> {
    let words = question.readings();
    let word_of = |place: ReadingIx| words[place.index()];
    // A reading with a typo may contain all the letters of another reading.
    suggest::find_reading(question, word)
        .map(word_of)
        .or_else(|| nearest_word(word, words.iter().copied()))
        .or_else(|| suggest::find_reading_contained_in(question, word).map(word_of))
}

/// Returns the reading that a word names; reports a word that names none.
fn find_reading(question: QuestionId, word: &str, span: Span, problems: &mut Problems) -> Option<ReadingIx> {
    let words = question.readings();
    let index = ReadingIx::first(words.len()).find(|place| words[place.index()] == word);
    if index.is_none() {
        let near = nearest_reading(question, word);
        let (word, question) = (word.to_owned(), question.word());
        let (near_words, readings) = (Arg::texts(near), Arg::texts(&words));
        let problem = problem!(span, problems::UnknownReading { word, question, near: near_words, readings });
        problems.push(problem.edits(near.map(|near| (span, near.to_owned()))));
    }
    index
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::{Holding, Law};

    fn read(text: &str) -> Result<RuleSet, RefusedText> {
        House::read(&Arc::new(SourceText::new("table.yaml", text.as_bytes().to_vec()).expect("text")))
    }

    #[test]
    fn a_table_decides_what_it_decided_and_is_cited() {
        let set = read("name: Ours\nover: 2021\nrules:\n  gap.field: { reading: joins, because: agreed in 2019 }\n")
            .expect("read");
        let law = Law::new(&set);
        let holding = law.holding(QuestionId::GapField);
        assert_eq!(holding.word(QuestionId::GapField), "joins");
        assert!(
            matches!(holding, Holding::Settled { rulings, .. } if rulings[0].place() == "line 4" && rulings[0].says() == "agreed in 2019")
        );
        assert_eq!(law.holding(QuestionId::CountRoadCity).word(QuestionId::CountRoadCity), "per-space");
    }

    #[test]
    fn a_table_is_not_called_as_something_else_is_nor_looks_so() {
        let read_name = |name: &str| {
            let text = format!("name: {name}\nrules:\n  gap.field: {{ reading: joins, because: agreed }}\n");
            match read(&text) {
                Ok(set) => format!("is called {}", set.id()),
                Err(refused) => refused.problems().map(Problem::message).collect(),
            }
        };
        for (name, expected) in [
            ("  Our   table ", "is called Our table"),
            ("Zoe\u{308}s Tisch", "is called Zoës Tisch"),
            ("2021", "house rules cannot be called `2021`: that is a rule set"),
            ("2018-05", "house rules cannot be called `2018-05`: that is a date"),
            ("Community", "house rules cannot be called `Community`: that is a rule set"),
            ("rest", "house rules cannot be called `rest`: that is a word for rule sets"),
            ("Соmmunity", "house rules cannot be called `Соmmunity`: that looks like `community`, a rule set"),
            ("２０２１", "house rules cannot be called `２０２１`: that looks like `2021`, a rule set"),
            ("\"com\\u00admunity\"", "the name `com\\u{ad}munity` contains a soft hyphen (U+00AD)"),
            ("a|b", "this cannot be a name for house rules"),
        ] {
            assert_eq!(read_name(name), expected);
        }
    }

    #[test]
    fn a_very_long_name_is_refused_without_looking_at_it() {
        for sign in ["x", "é", "a ", "a\u{200b}", "с"] {
            let text = format!("name: \"{}\"\nrules: {{}}\n", sign.repeat(100_000));
            let refused = read(&text).expect_err("refused");
            let messages: Vec<_> = refused.problems().map(Problem::message).collect();
            assert_eq!(messages, ["this cannot be a name for house rules"]);
        }
    }
}
