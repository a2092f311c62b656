//! The questions and their readings as Rust types, documented with the words of the data.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::entries::{Ordered, Question};
use super::{BuildResult, law_names, tidy};

/// Returns Rust source: [`QuestionId`], a constant for each question, an enum for each type of readings.
pub(super) fn generate(questions: &[Question]) -> BuildResult<String> {
    let mut out = String::from(
        "/// Every question of law, in the order of the data (by id).\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         pub enum QuestionId {\n",
    );
    for q in questions {
        writeln!(out, "{}{},", doc_attribute(&describe_question(q)), law_names::camel_case(&q.id))?;
    }
    out.push_str("}\n\nimpl QuestionId {\n/// Every question.\npub const ALL: &'static [QuestionId] = &[");
    for q in questions {
        write!(out, "Self::{}, ", law_names::camel_case(&q.id))?;
    }
    out.push_str("];\n}\n\n");
    let mut types: BTreeMap<String, Vec<&Question>> = BTreeMap::new();
    for q in questions {
        let readings = law_names::readings_type(q)?;
        writeln!(
            out,
            "{}pub const {}: Question<{readings}> = Question::of(QuestionId::{});",
            doc_attribute(&describe_question(q)),
            law_names::constant_name(&q.id),
            law_names::camel_case(&q.id)
        )?;
        types.entry(readings).or_default().push(q);
    }
    for (name, sharing) in types {
        write_readings(&mut out, &name, &sharing)?;
    }
    Ok(out)
}

/// Writes the enum of the readings that some questions share.
fn write_readings(out: &mut String, name: &str, sharing: &[&Question]) -> BuildResult<()> {
    let words = sharing.first().map(|q| q.reading_words()).unwrap_or_default();
    let ids: Vec<String> = sharing.iter().map(|q| format!("`{}`", q.id)).collect();
    let question_text = match (sharing, ids.as_slice()) {
        ([only], _) => describe_question(only),
        (_, [others @ .., last]) => format!("{} and {last}.", others.join(", ")),
        (_, []) => String::new(),
    };
    writeln!(
        out,
        "\n{}#[derive(Debug, Clone, Copy, PartialEq, Eq)]\npub enum {name} {{",
        doc_attribute(&format!("The readings of {question_text}"))
    )?;
    for (n, word) in words.iter().enumerate() {
        let meaning = match sharing {
            [only] => format!("`{word}`: {}.", only.meaning(n)),
            several => several
                .iter()
                .fold(format!("`{word}`.\n"), |list, q| format!("{list}\n- `{}`: {}.", q.id, q.meaning(n))),
        };
        writeln!(out, "{}{},", doc_attribute(&meaning), law_names::camel_case(word))?;
    }
    writeln!(out, "}}\n\nimpl Reading for {name} {{\nconst ALL: &'static [Self] = &[")?;
    for word in &words {
        writeln!(out, "Self::{},", law_names::camel_case(word))?;
    }
    writeln!(out, "];\n\nfn word(self) -> &'static str {{\nmatch self {{")?;
    for word in &words {
        writeln!(out, "Self::{} => {word:?},", law_names::camel_case(word))?;
    }
    out.push_str("}\n}\n}\n");
    Ok(())
}

impl Question {
    /// Returns the words of the question's readings, in the order of the rulebook's file.
    pub(super) fn reading_words(&self) -> Vec<&str> {
        self.readings.0.iter().map(|(word, _)| word.as_str()).collect()
    }

    /// Returns the short form of each reading, which `forms` has by the reading's word, in the order of the readings.
    pub(super) fn readings_shortly(&self, forms: &Ordered) -> Vec<String> {
        self.reading_words().into_iter().map(|word| tidy(forms.text_of(word))).collect()
    }

    fn meaning(&self, place: usize) -> String {
        self.readings.0.get(place).map(|(_, meaning)| tidy(meaning)).unwrap_or_default()
    }
}

impl Ordered {
    /// Returns the short form of the question, of the short forms in this map.
    pub(super) fn short_question(&self) -> String {
        tidy(self.text_of("asks"))
    }

    /// Returns the text that this map has for a word; empty if it has none.
    pub(super) fn text_of(&self, word: &str) -> &str {
        self.0.iter().find(|(w, _)| w == word).map_or("", |(_, text)| text)
    }
}

/// Returns the id and the title of a question as one line.
fn describe_question(question: &Question) -> String {
    format!("`{}`: {}.", question.id, tidy(&question.title))
}

/// Returns a text as a Rust attribute for documentation, with special characters escaped.
fn doc_attribute(text: &str) -> String {
    format!("#[doc = {:?}]\n", text.replace('[', "\\[").replace('<', "\\<"))
}
