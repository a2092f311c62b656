//! A table's own rules, read from a file and cited as such.
//!
//! ```yaml
//! name: Our kitchen table
//! over: 2021
//! rules:
//!   gap.field: { reading: joins, because: agreed in 2019 }
//! ```

use std::sync::Arc;

use super::{QuestionId, ReadingIx, RuleSet};
use crate::text::{
    Code, Fields, Problem, Problems, Refused, SourceText, as_text, nearest, one_of, parse,
    shortened,
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
                let odd = |c: char| {
                    !(c.is_alphanumeric() || matches!(c, ' ' | '_' | '-' | '\'' | '.' | '&' | ','))
                };
                let taken = name == "rest" || RuleSet::named(name).is_ok();
                if taken
                    || !(1..=40).contains(&name.trim().chars().count())
                    || name.chars().any(odd)
                {
                    problems.push(
                        Problem::new(Code::NameForm, n.span, "this cannot be the name of a table")
                            .label("name")
                            .help(if taken {
                                "this is already a rule set or a date; choose another name"
                            } else {
                                "use 1 to 40 letters, digits and spaces"
                            }),
                    );
                }
                Some(name.to_owned())
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

fn rule(
    source: &SourceText,
    table: &str,
    question: QuestionId,
    at: crate::text::Span,
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
