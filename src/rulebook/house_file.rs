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

use super::problems;
use super::{Date, House, HouseRule, QuestionId, ReadingIx, RuleSet, meant, reasons};
use crate::text::{
    Fields, KeySet, Node, Problem, Problems, Refused, SourceText, Span, Suggestion, Value, as_text, composed, harmless,
    in_yaml, is_accent, look_alike, nearest, parse, unseen_in_name,
};

impl House {
    /// Reads a table's file and returns its rule set.
    ///
    /// # Errors
    ///
    /// [`Refused`], with every problem of the file and its place.
    pub fn read(source: &Arc<SourceText>) -> Result<RuleSet, Refused> {
        let node = parse(source).map_err(|problem| {
            let mended = reasons::unquoted(source, &problem);
            let mended = mended.or_else(|| reasons::without_colon(source, KEYS_OF_A_TABLE));
            let problem = mended.unwrap_or(*problem);
            Refused::one(source, problem)
        })?;
        let mut problems = Problems::new();
        let set = Self::set(source, &node, &mut problems);
        problems.finish(source, set)
    }

    fn set(source: &SourceText, node: &Node, problems: &mut Problems) -> Option<RuleSet> {
        if let Some(words) = node.text() {
            problems.push(in_free_words("a house-rules file", words, node.span, ""));
            return None;
        }
        let fields = Fields::of(node, "a house-rules file", KEYS_OF_A_TABLE, problems)?;
        let name =
            fields.need("name", "a house-rules file", "write `name: Our kitchen table`", problems).and_then(|n| {
                let name = as_text(n, "the name", "write `name: Our kitchen table`", problems)?;
                let name = composed(&name.split_whitespace().collect::<Vec<_>>().join(" "));
                if let Some(problem) = name_fault(&name, n.span) {
                    problems.push(problem);
                }
                Some(name)
            });
        let over = match fields.get("over") {
            None => Some(RuleSet::present()),
            Some(n) => as_text(n, "`over`", "write a rule set or a date: `over: 2021`", problems)
                .and_then(|word| base_rules(word, n.span, problems)),
        };
        let rules = fields.need(
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
            problems.push(in_free_words("`rules`", words, rules.span, "\n  "));
            return None;
        }
        let rules = Fields::open(rules, "`rules`", problems)?;
        let table = name.clone().unwrap_or_default();
        let rules = rules
            .iter()
            .filter_map(|(word, at, value)| {
                let question = question(word, at, value, problems)?;
                rule(source, &table, question, value, problems)
            })
            .collect();
        Some(RuleSet::with_house(&over?, House { name: name?, rules }))
    }

    /// Reads the rules of the table from a scenario, such as `{ city.small: two }`, over today's rules unless `over`
    /// names others. Returns the rule set [`YOUR_TABLE`]; `None` after reporting a problem.
    pub fn at_the_table(source: &SourceText, node: &Node, problems: &mut Problems) -> Option<RuleSet> {
        if !matches!(node.value, Value::Map(_)) {
            problems.push(problems::no_rules(node.span));
            return None;
        }
        let fields = Fields::open(node, "`rules`", problems)?;
        let (mut under, mut rules) = (Some(RuleSet::present()), Vec::new());
        for (word, at, value) in fields.iter() {
            if word == OVER {
                let help = "write a rule set or a date: `over: 2021`";
                under =
                    as_text(value, "`over`", help, problems).and_then(|word| base_rules(word, value.span, problems));
            } else if let Some(question) = question(word, at, value, problems) {
                rules.extend(rule(source, YOUR_TABLE, question, value, problems));
            }
        }
        if fields.iter().all(|(word, ..)| word == OVER) {
            // Reports no second problem if `over` itself is wrong.
            under.as_ref()?;
            problems.push(problems::without_a_rule(node.span));
            return None;
        }
        Some(RuleSet::with_house(&under?, House { name: YOUR_TABLE.to_owned(), rules }))
    }
}

/// The name of the rules of a scenario's own table, which is also the id of their rule set.
pub const YOUR_TABLE: &str = "your table";

/// The key of the rule set over which a table's own rules apply.
const OVER: &str = "over";

/// Returns the question that a key names; reports one that is unknown, with a suggestion that may use the value.
fn question(word: &str, at: Span, value: &Node, problems: &mut Problems) -> Option<QuestionId> {
    let question = QuestionId::from_word(word);
    if question.is_none() {
        problems.push_with(|| {
            // `farmers: by-city`: the reading identifies the question better than a bare word.
            let bare = value.text().filter(|_| !word.contains('.') && !meant::is_near(word));
            match bare.and_then(|reading| meant::with_reading(reading, word)) {
                Some(meant) => problems::question_by_reading(word, meant.word(), at),
                None => meant::question(word, problems::no_question(word, at)),
            }
        });
    }
    question
}

/// Returns the rule set over which a table's own rules apply; `None` after reporting a word that is not one.
fn base_rules(word: &str, span: Span, problems: &mut Problems) -> Option<RuleSet> {
    let help = match RuleSet::named(word) {
        Ok(set) => return Some(set),
        Err(help) => help,
    };
    problems.push(match RuleSet::meant(word).as_slice() {
        [one] if RuleSet::named(one).is_ok() => problems::over_no_rule_set(word, help, Some(one), span),
        [one] => {
            let first = one.split("..").find(|end| !end.is_empty()).unwrap_or(one);
            problems::over_several(word, first, span)
        }
        [first, _, ..] => problems::over_several(word, first, span),
        [] => problems::over_no_rule_set(word, help, None, span),
    });
    None
}

/// The most characters of a name that are checked one by one, including invisible ones.
const MOST_LOOKED_AT: usize = 400;

/// Returns the problem of the name of a table; `None` if the name is valid.
fn name_fault(name: &str, span: Span) -> Option<Problem> {
    let signs = |name: &str| {
        let fine =
            |c: char| c.is_alphanumeric() || is_accent(c) || matches!(c, ' ' | '_' | '-' | '\'' | '.' | '&' | ',');
        (1..=40).contains(&name.chars().count()) && name.chars().all(fine)
    };
    // No reserved name is as long, so there is nothing to compare it with.
    if name.chars().nth(MOST_LOOKED_AT).is_some() {
        return Some(problems::no_name(span));
    }
    if let Some(problem) = unseen_in_name(name, span, |name| signs(name) && taken(name).is_none()) {
        return Some(problem);
    }
    if let Some(taken) = taken(name) {
        return Some(problems::name_taken(name, &taken, span));
    }
    let fine = signs(name) && harmless(name) == name;
    (!fine).then(|| problems::no_name(span))
}

/// Returns the reason why a name is reserved, or looks like a reserved one; `None` if it is free.
fn taken(name: &str) -> Option<String> {
    let words = ["rest", "all", "now", "today"];
    let known = RuleSet::ids().map(|id| (id, "a rule set"));
    let known = known.chain(words.map(|word| (word, "a word for rule sets")));
    let known = known.chain([(YOUR_TABLE, "what the rules in a scenario are called")]);
    for (word, what) in known {
        if look_alike(name, word) {
            let same = name.eq_ignore_ascii_case(word);
            return Some(if same { format!("that is {what}") } else { format!("that looks like `{word}`, {what}") });
        }
    }
    Date::parse(name).map(|_| "that is a date".to_owned())
}

/// The keys of a table's file.
const KEYS_OF_A_TABLE: KeySet = &["name", "over", "rules"];

/// The keys of a rule.
const KEYS: KeySet = &["reading", "because"];

/// The reason that is cited for a rule without one.
const NO_REASON: &str = "the table plays it so";

/// Returns the problem of a rule in free words, which give a reason but no reading.
fn in_words(question: QuestionId, value: &Node) -> Option<Problem> {
    let (lead, because) = as_reason(value.text()?);
    let readings = question.readings().into_iter();
    let ways =
        readings.map(|reading| Suggestion::new(value.span, format!("{{ reading: {reading}, because: {because} }}")));
    Some(problems::names_no_reading(question.word(), lead, value.span, ways))
}

/// The longest sentence, in bytes, that is offered as a reason, so that the suggestion can be read in full.
const LONGEST_REASON: usize = 18;

/// Returns the problem of a rule with a reading and its reason in one value, or of a word that begins like a reading.
fn with_its_reason(question: QuestionId, value: &Node) -> Option<Problem> {
    let text = value.text()?.trim();
    let known = |word: &str| question.readings().into_iter().find(|own| own.eq_ignore_ascii_case(word));
    if let Some((reading, because)) = parted(text, |head| known(head).or_else(|| nearest_reading(question, head))) {
        let right = format!("{{ reading: {reading}, because: {} }}", in_yaml(because));
        return Some(problems::reason_behind(reading, right, value.span));
    }
    // `joned`: it resembles no reading closely, but begins like one only.
    let near = meant::beginning(text, &question.readings())?;
    Some(problems::reading_begins_so(text, question.word(), near, value.span))
}

/// Splits a sentence into the reading with which it begins, and the reason after it.
fn parted(text: &str, known: impl Fn(&str) -> Option<&'static str>) -> Option<(&'static str, &str)> {
    let signs = REASON.iter().filter_map(|sign| text.split_once(sign));
    let bare = text.split_once(' ').filter(|(_, rest)| rest.trim().contains(' '));
    let mut ways = signs.chain(bare).filter_map(|(head, rest)| {
        let because = rest.trim().trim_end_matches(')').trim_end();
        Some((known(head.trim())?, because)).filter(|_| !because.is_empty())
    });
    ways.next()
}

/// The separators between a reading and its reason.
const REASON: [&str; 12] =
    [" because ", " since ", " as ", " weil ", " omdat ", " (", ", ", "; ", ": ", " - ", " – ", ". "];

/// Returns the lead of a suggestion, and free words as the reason in it; an example reason if they are long.
fn as_reason(words: &str) -> (&'static str, String) {
    if words.len() > LONGEST_REASON {
        return ("say which, and why: ", "agreed in 2019".to_owned());
    }
    ("with these words as the reason, write ", in_yaml(words))
}

/// Builds the problem of a sentence in place of rules; suggests the question that its words name, if that is clear.
fn in_free_words(what: &str, words: &str, span: Span, before: &str) -> Problem {
    let asked = meant::questions_within(words);
    if let ([only], false) = (asked.as_slice(), before.is_empty())
        && let Some(question) = QuestionId::from_word(only)
    {
        let (lead, because) = as_reason(words);
        let ways = question.readings().into_iter().map(|reading| {
            let rule = format!("{only}: {{ reading: {reading}, because: {because} }}");
            Suggestion { typed: rule.clone(), ..Suggestion::new(span, format!("{before}{rule}")) }
        });
        return problems::sentence_about(what, words, lead, span, ways);
    }
    problems::sentence(what, words, &meant::look_up(words), span)
}

fn rule(
    source: &SourceText,
    table: &str,
    question: QuestionId,
    value: &Node,
    problems: &mut Problems,
) -> Option<HouseRule> {
    let what = "a house rule";
    let made = |reading: ReadingIx, because: &str| HouseRule {
        id: format!("{table}/{}", question.word()),
        question,
        reading,
        because: because.to_owned(),
        file: source.name().to_owned(),
        place: format!("line {}", source.line_column(value.span.start).0),
    };
    // A reading without a reason: `city.small: two`.
    if let Some(word) = value.text() {
        if nearest_reading(question, word).is_none()
            && let Some(problem) = with_its_reason(question, value).or_else(|| in_words(question, value))
        {
            problems.push(problem);
            return None;
        }
        return reading(question, word, value.span, problems).map(|place| made(place, NO_REASON));
    }
    let cut_short = Fields::peek(value).and_then(|rule| reasons::cut_short(source, &rule, KEYS));
    if let Some(problem) = cut_short {
        problems.push(problem);
        return None;
    }
    let fields = Fields::of(value, what, KEYS, problems)?;
    let reading = fields.need("reading", what, "write `{ reading: joins, because: agreed in 2019 }`", problems);
    let because = fields.get("because");
    let reading = reading_of(question, reading, problems);
    let because = because.map_or(Some(NO_REASON), |n| {
        let words = as_text(n, "`because`", "write why, in a few words", problems)?;
        if words.trim().is_empty() {
            problems.push(problems::empty_reason(n.span));
        }
        Some(words)
    });
    Some(made(reading?, because?))
}

/// Returns the reading under the key `reading`.
fn reading_of(question: QuestionId, node: Option<&Node>, problems: &mut Problems) -> Option<ReadingIx> {
    let node = node?;
    let word = as_text(node, "`reading`", "write one of the question's readings", problems)?;
    reading(question, word, node.span, problems)
}

/// Returns the word of the reading that `word` names or probably means.
fn nearest_reading(question: QuestionId, word: &str) -> Option<&'static str> {
    let words = question.readings();
    let word_of = |place: ReadingIx| words[place.index()];
    // A reading with a typo may contain all the letters of another reading.
    meant::reading(question, word)
        .map(word_of)
        .or_else(|| nearest(word, words.iter().copied()))
        .or_else(|| meant::reading_within(question, word).map(word_of))
}

/// Returns the reading that a word names; reports a word that names none.
fn reading(question: QuestionId, word: &str, span: Span, problems: &mut Problems) -> Option<ReadingIx> {
    let words = question.readings();
    let place = ReadingIx::first(words.len()).find(|place| words[place.index()] == word);
    if place.is_none() {
        let near = nearest_reading(question, word);
        problems.push(problems::no_reading(word, question.word(), (near, &words), span));
    }
    place
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::rulebook::{Holding, Law};
    use crate::text::Code;

    fn read(text: &str) -> Result<RuleSet, Refused> {
        House::read(&Arc::new(SourceText::new("table.yaml", text.as_bytes().to_vec()).expect("text")))
    }

    #[test]
    fn a_table_decides_what_it_decided_and_is_cited() {
        let set = read("name: Ours\nover: 2021\nrules:\n  gap.field: { reading: joins, because: agreed in 2019 }\n")
            .expect("read");
        let law = Law::of(&set);
        let holding = law.holding(QuestionId::GapField);
        assert_eq!(holding.word(QuestionId::GapField), "joins");
        assert!(
            matches!(holding, Holding::Settled { rulings, .. } if rulings[0].place() == "line 4" && rulings[0].says() == "agreed in 2019")
        );
        assert_eq!(law.holding(QuestionId::CountRoadCity).word(QuestionId::CountRoadCity), "per-space");
    }

    #[test]
    fn a_table_is_not_called_as_something_else_is_nor_looks_so() {
        let named = |name: &str| {
            let text = format!("name: {name}\nrules:\n  gap.field: {{ reading: joins, because: agreed }}\n");
            match read(&text) {
                Ok(set) => format!("is called {}", set.id()),
                Err(refused) => refused.problems().map(|problem| problem.message.clone()).collect(),
            }
        };
        for (name, said) in [
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
            assert_eq!(named(name), said);
        }
    }

    /// Returns the problems of a table's rules over a rule set, and whether their fixes make the file valid.
    fn slip(over: &str, rules: &str) -> (Vec<(String, String)>, bool) {
        let text = format!("name: Ours\nover: {over}\nrules:\n{rules}\n");
        let Err(refused) = read(&text) else { return (Vec::new(), true) };
        let told = refused.problems().map(|p| (p.message.clone(), p.help.clone())).collect();
        let fix: Vec<_> = refused.problems().flat_map(|p| p.fix.clone()).collect();
        (told, read(&crate::text::edited(&text, &fix)).is_ok())
    }

    #[test]
    fn a_reason_with_a_sign_of_yaml_is_one_problem_and_its_help_is_right() {
        let colon = "a reason with a colon in it needs quotes";
        let comma = "a comma ends the reason, which goes on";
        for (rules, message, reason) in [
            ("  gap.field: { reading: joins, because: agreed: in 2019 }", colon, "agreed: in 2019"),
            ("  gap.field:\n    reading: joins\n    because: agreed: in 2019", colon, "agreed: in 2019"),
            ("  gap.field: { because: so: it is, reading: joins }", colon, "so: it is"),
            ("  gap.field: { reading: joins, because: so: }", colon, "so:"),
            ("  gap.field: { reading: joins, because: agreed, in 2019 }", comma, "agreed, in 2019"),
            ("  gap.field: { reading: joins, because: Anna, and Ben, too }", comma, "Anna, and Ben, too"),
            ("  gap.field: { because: agreed, in 2019, reading: joins }", comma, "agreed, in 2019"),
            ("  gap.field: { reading: joins, because: agreed, note: by all }", comma, "agreed, note: by all"),
            (
                "  gap.field: { reading: joins, because: we [all] agreed }",
                "a reason with a bracket in it needs quotes",
                "we [all] agreed",
            ),
            ("  gap.field: { reading: joins, because: rule #3 }", "a reason with a `#` in it needs quotes", "rule #3"),
            (
                "  gap.field: { reading: joins, because: 'it's so' }",
                "a reason with a quotation mark in it needs quotes",
                "it's so",
            ),
        ] {
            let help = format!("put it in quotes: `because: \"{reason}\"`");
            assert_eq!(slip("2021", rules), (vec![(message.to_owned(), help)], true), "{rules}");
        }
        let set = read("name: Ours\nrules:\n  gap.field:\n    reading: joins\n    because: agreed, in 2019\n");
        assert!(set.is_ok(), "a comma outside braces does no harm");
    }

    #[test]
    fn near_names_of_questions_and_readings_are_told() {
        let question = |name: &str| slip("2021", &format!("  {name}: {{ reading: joins, because: so }}"));
        for name in ["gap.feild", "field.gap", "gap field", "gap-field", "Gap.Field", "gap.fields", "gap/field"] {
            let message = format!("`{name}` is not a question in the rulebook");
            let help = "did you mean `gap.field`?".to_owned();
            assert_eq!(question(name), (vec![(message, help)], true), "{name}");
        }
        let (told, _) = question("gap.plagues-pair");
        assert!(told[0].1.contains("`gap.plague-pair`"), "{told:?}");
        let (told, _) = question("meadows");
        assert_eq!(told[0].1, "`oracle find meadows` looks it up, and `oracle rulings` lists the questions");
        let reading = |name: &str| slip("2021", &format!("  count.road-city: {{ reading: {name}, because: so }}"));
        for (name, meant) in
            [("one", "per-space"), ("per space", "per-space"), ("Per-Tile", "per-tile"), ("two", "per-tile")]
        {
            let message = format!("`{name}` is not a reading of count.road-city");
            assert_eq!(reading(name), (vec![(message, format!("did you mean `{meant}`?"))], true), "{name}");
        }
        let (told, is_mended) = slip("2021", "  gap.field: join");
        assert_eq!(told[0].0, "`join` is not a reading of gap.field");
        assert!(is_mended && told.len() == 1, "{told:?}");
    }

    #[test]
    fn a_table_may_play_over_the_rules_of_now() {
        let rules = "  gap.field: { reading: joins, because: so }";
        assert_eq!(slip("now", rules), (Vec::new(), true));
        assert_eq!(slip("today", rules), (Vec::new(), true));
        for word in ["nwo", "Today", "toady"] {
            let (told, is_mended) = slip(word, rules);
            let message = format!("`{word}` is not a rule set or a date");
            assert_eq!(told, [(message, "did you mean `now`?".to_owned())]);
            assert!(is_mended, "{word}");
        }
    }

    #[test]
    fn a_question_with_another_sign_for_the_dot_is_known_whatever_its_reading() {
        for (rule, meant) in [
            ("hill-tie: yes", "hill.tie"),
            ("lord knight: no", "lord.knight"),
            ("lord_knight: alone", "lord.knight"),
            ("count-abbot-building: yes", "count.abbot-building"),
            ("count_abbot_building: yes", "count.abbot-building"),
            ("hil-tie: yes", "hill.tie"),
            ("farmers: by-city", "fields.scoring"),
            ("bridge: yes", "gap.bridge"),
        ] {
            let (told, _) = slip("2021", &format!("  {rule}"));
            assert_eq!(told[0].1, format!("did you mean `{meant}`?"), "{rule}");
        }
        let (told, _) = slip("2021", "  wombats: yes");
        assert!(told[0].1.contains("`oracle find wombats`"), "{told:?}");
    }

    #[test]
    fn a_reading_is_told_by_a_slip_or_by_the_reason_behind_it() {
        for (rule, help) in [
            ("place.barn: communit-stable", "did you mean `community-stable`?"),
            ("message.trigger: own-turn-lone", "did you mean `own-turn-alone`?"),
            (
                "gap.field: joned",
                "did you mean `joins`, or with a reason `{ reading: joins, because: agreed in 2019 }`?",
            ),
            ("city.small: two because we say so", "write `{ reading: two, because: we say so }`"),
            ("city.small: two, we say so", "write `{ reading: two, because: we say so }`"),
            ("city.small: two (as in 2002)", "write `{ reading: two, because: as in 2002 }`"),
            ("city.small: two we say so", "write `{ reading: two, because: we say so }`"),
            (
                "place.barn: community-stable, for we like it",
                "write `{ reading: community-stable, because: for we like it }`",
            ),
        ] {
            let (told, is_mended) = slip("2021", &format!("  {rule}"));
            assert_eq!(told.len(), 1, "{told:?}");
            assert_eq!(told[0].1, help, "{rule}");
            assert!(is_mended, "{rule}");
        }
    }

    #[test]
    fn a_very_long_name_is_refused_without_looking_at_it() {
        for sign in ["x", "é", "a ", "a\u{200b}", "с"] {
            let text = format!("name: \"{}\"\nrules: {{}}\n", sign.repeat(100_000));
            let refused = read(&text).expect_err("refused");
            let said: Vec<_> = refused.problems().map(|p| p.message.as_str()).collect();
            assert_eq!(said, ["this cannot be a name for house rules"]);
        }
    }

    #[test]
    fn everything_wrong_is_said_at_once() {
        let refused = read("name: 2021\nover: 2099x\nrules:\n  gap.feild: { reading: joins, because: x }\n  gap.field: { reading: join }\n").expect_err("refused");
        let codes: Vec<_> = refused.problems().map(|p| p.code).collect();
        assert_eq!(codes, [Code::NameForm, Code::RuleUnknown, Code::RuleUnknown, Code::RuleUnknown]);
    }

    #[test]
    fn a_key_without_its_colon_is_one_problem_and_its_help_is_right() {
        let text = "name: Ours\nrules\n  gap.field: { reading: joins, because: so }\n";
        let refused = read(text).expect_err("refused");
        let told: Vec<_> = refused.problems().map(|p| (p.message.as_str(), p.help.as_str())).collect();
        assert_eq!(told, [("a colon is missing", "write `rules:`")]);
        let fix: Vec<_> = refused.problems().flat_map(|p| p.fix.clone()).collect();
        assert!(read(&crate::text::edited(text, &fix)).is_ok());
    }

    #[test]
    fn what_follows_a_reason_in_quotes_is_no_part_of_it() {
        let (told, _) = slip("2021", "  gap.field: { reading: joins, because: \"agreed\", in 2019 }");
        assert_ne!(told[0].0, "a comma ends the reason, which goes on");
    }
}
