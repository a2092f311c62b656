//! A table's own rules, read from a file and cited as such.
//!
//! ```yaml
//! name: Our kitchen table
//! over: 2021
//! rules:
//!   gap.field: { reading: joins, because: agreed in 2019 }
//! ```

use std::sync::Arc;

use super::{Date, QuestionId, ReadingIx, RuleSet};
use crate::text::{
    Code, Fields, Problem, Problems, Refused, SourceText, Span, as_text, composed, harmless,
    is_accent, look_alike, nearest, one_of, parse, shortened, unseen_in_name,
};

/// A table's own rules.
#[derive(Debug, Clone)]
pub struct House {
    /// The name of the table, which is also the id of its rule set.
    pub name: String,
    /// What it decided.
    pub rules: Vec<HouseRule>,
}

/// One decision of a table.
#[derive(Debug, Clone)]
pub struct HouseRule {
    /// The table's name and the question, as citations call it.
    pub id: String,
    /// The question.
    pub question: QuestionId,
    /// The reading, by its place.
    pub reading: ReadingIx,
    /// Why, in the table's words.
    pub because: String,
    /// The file.
    pub file: String,
    /// The line in the file.
    pub place: String,
}

impl House {
    /// Reads a table's file; gives its rule set.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the file, each with its place.
    pub fn read(source: &Arc<SourceText>) -> Result<RuleSet, Refused> {
        let node = parse(source).map_err(|p| Refused::one(source, *p))?;
        let mut problems = Problems::new();
        let set = Self::set(source, &node, &mut problems);
        problems.finish(source, set)
    }

    fn set(
        source: &SourceText,
        node: &crate::text::Node,
        problems: &mut Problems,
    ) -> Option<RuleSet> {
        let fields = Fields::of(node, "a table's file", &["name", "over", "rules"], problems)?;
        let name = fields
            .need("name", "a table's file", "write `name: Our kitchen table`", problems)
            .and_then(|n| {
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
                .and_then(|word| {
                    RuleSet::named(word)
                        .map_err(|help| {
                            problems.push(
                                Problem::new(
                                    Code::RuleUnknown,
                                    n.span,
                                    format!("`{}` is not a rule set or a date", shortened(word)),
                                )
                                .label("not known")
                                .help(help),
                            );
                        })
                        .ok()
                }),
        };
        let rules = fields.need(
            "rules",
            "a table's file",
            "write `rules: { gap.field: { reading: joins, because: agreed in 2019 } }`",
            problems,
        )?;
        let rules = Fields::open(rules, "`rules`", problems)?;
        let table = name.clone().unwrap_or_default();
        let rules = rules
            .iter()
            .filter_map(|(word, at, value)| {
                let Some(question) = QuestionId::from_word(word) else {
                    let ids = QuestionId::ALL.iter().map(|q| q.word());
                    let help = nearest(word, ids).map_or_else(
                        || "`oracle rulings` lists the questions".to_owned(),
                        |n| format!("did you mean `{n}`?"),
                    );
                    problems.push(
                        Problem::new(
                            Code::RuleUnknown,
                            at,
                            format!("`{}` is not a question in the rulebook", shortened(word)),
                        )
                        .label("not known")
                        .help(help),
                    );
                    return None;
                };
                rule(source, &table, question, at, value, problems)
            })
            .collect();
        Some(RuleSet::with_house(&over?, House { name: name?, rules }))
    }
}

/// What is wrong with the name of a table; `None` if it can be one.
fn name_fault(name: &str, span: Span) -> Option<Problem> {
    let signs = |name: &str| {
        let fine = |c: char| {
            c.is_alphanumeric()
                || is_accent(c)
                || matches!(c, ' ' | '_' | '-' | '\'' | '.' | '&' | ',')
        };
        (1..=40).contains(&name.chars().count()) && name.chars().all(fine)
    };
    let problem = |message: String| Problem::new(Code::NameForm, span, message).label("name");
    if let Some(problem) = unseen_in_name(name, span, |name| signs(name) && taken(name).is_none()) {
        return Some(problem);
    }
    if let Some(taken) = taken(name) {
        let message = format!("a table cannot be called `{}`: {taken}", shortened(name));
        return Some(problem(message).help("choose another name: `name: Our kitchen table`"));
    }
    let fine = signs(name) && harmless(name) == name;
    (!fine).then(|| {
        problem("this cannot be the name of a table".to_owned())
            .help("use 1 to 40 letters, digits and spaces")
    })
}

/// What a table would be taken for by a name, or by one that looks like it; `None` if for nothing.
fn taken(name: &str) -> Option<String> {
    let words = ["rest", "all", "now", "today"];
    let known = RuleSet::ids().map(|id| (id, "a rule set"));
    let known = known.chain(words.map(|word| (word, "a word for rule sets")));
    for (word, what) in known {
        if look_alike(name, word) {
            let same = name.eq_ignore_ascii_case(word);
            return Some(if same {
                format!("that is {what}")
            } else {
                format!("that looks like `{word}`, {what}")
            });
        }
    }
    Date::parse(name).map(|_| "that is a date".to_owned())
}

fn rule(
    source: &SourceText,
    table: &str,
    question: QuestionId,
    at: Span,
    value: &crate::text::Node,
    problems: &mut Problems,
) -> Option<HouseRule> {
    let what = "a rule of the table";
    let fields = Fields::of(value, what, &["reading", "because"], problems)?;
    let reading = fields.need(
        "reading",
        what,
        "write `{ reading: joins, because: agreed in 2019 }`",
        problems,
    );
    let because = fields.need(
        "because",
        what,
        "say why, so that the verdict can cite it: `because: agreed in 2019`",
        problems,
    );
    let words = question.readings();
    let reading = reading.and_then(|n| {
        let word = as_text(n, "`reading`", "write one of the question's readings", problems)?;
        let place = ReadingIx::of(words.len()).find(|place| words[place.index()] == word);
        if place.is_none() {
            problems.push(
                Problem::new(
                    Code::RuleUnknown,
                    n.span,
                    format!("`{}` is not a reading of {}", shortened(word), question.word()),
                )
                .label("not known")
                .help(one_of(word, &words)),
            );
        }
        place
    });
    let because = because.and_then(|n| {
        let words = as_text(n, "`because`", "write why, in a few words", problems)?;
        if words.trim().is_empty() {
            problems.push(
                Problem::new(Code::ValueWrong, n.span, "`because` says nothing")
                    .label("empty")
                    .help("write why, in a few words, so that the verdict can cite it"),
            );
        }
        Some(words)
    });
    Some(HouseRule {
        id: format!("{table}/{}", question.word()),
        question,
        reading: reading?,
        because: because?.to_owned(),
        file: source.name().to_owned(),
        place: format!("line {}", source.line_column(at.start).0),
    })
}

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::rulebook::{Holding, Law};

    fn read(text: &str) -> Result<RuleSet, Refused> {
        House::read(&Arc::new(
            SourceText::new("table.yaml", text.as_bytes().to_vec()).expect("text"),
        ))
    }

    #[test]
    fn a_table_decides_what_it_decided_and_is_cited() {
        let set = read("name: Ours\nover: 2021\nrules:\n  gap.field: { reading: joins, because: agreed in 2019 }\n").expect("read");
        let law = Law::of(&set);
        let holding = law.holding(QuestionId::GapField);
        assert_eq!(holding.word(QuestionId::GapField), "joins");
        assert!(
            matches!(holding, Holding::Settled { rulings, .. } if rulings[0].place() == "line 4" && rulings[0].says() == "agreed in 2019")
        );
        assert_eq!(
            law.holding(QuestionId::CountRoadCity).word(QuestionId::CountRoadCity),
            "per-space"
        );
    }

    #[test]
    fn a_table_is_not_called_as_something_else_is_nor_looks_so() {
        let named = |name: &str| {
            let text = format!(
                "name: {name}\nrules:\n  gap.field: {{ reading: joins, because: agreed }}\n"
            );
            match read(&text) {
                Ok(set) => format!("is called {}", set.id()),
                Err(refused) => refused.problems().map(|problem| problem.message.clone()).collect(),
            }
        };
        for (name, said) in [
            ("  Our   table ", "is called Our table"),
            ("Zoe\u{308}s Tisch", "is called Zoës Tisch"),
            ("2021", "a table cannot be called `2021`: that is a rule set"),
            ("2018-05", "a table cannot be called `2018-05`: that is a date"),
            ("Community", "a table cannot be called `Community`: that is a rule set"),
            ("rest", "a table cannot be called `rest`: that is a word for rule sets"),
            (
                "Соmmunity",
                "a table cannot be called `Соmmunity`: that looks like `community`, a rule set",
            ),
            ("２０２１", "a table cannot be called `２０２１`: that looks like `2021`, a rule set"),
            ("\"com\\u00admunity\"", "the name `com\\u{ad}munity` holds a soft hyphen (U+00AD)"),
            ("a|b", "this cannot be the name of a table"),
        ] {
            assert_eq!(named(name), said);
        }
    }

    #[test]
    fn everything_wrong_is_said_at_once() {
        let refused = read("name: 2021\nover: 2099x\nrules:\n  gap.feild: { reading: joins, because: x }\n  gap.field: { reading: join }\n").expect_err("refused");
        let codes: Vec<_> = refused.problems().map(|p| p.code).collect();
        assert_eq!(
            codes,
            [
                Code::NameForm,
                Code::RuleUnknown,
                Code::RuleUnknown,
                Code::KeyMissing,
                Code::RuleUnknown
            ]
        );
    }
}
