//! The law behind an answer that is not in dispute: the documents that give the rules if no ruling decides, and the questions
//! on which all rule sets agree.

use carcassonne_base::gathering::distinct;
use carcassonne_law::{CitedRuling, QuestionId, ReadingIx, RuleSet, question_data};
use carcassonne_position::Status;
use carcassonne_position::wording::{Arg, Join, Voice, say};
use carcassonne_rules::mechanics::{MECHANICS, Table};
use carcassonne_rules::verdict::leading_rule_set;
use carcassonne_text::{Language, capitalize};

use super::decisions::{DecidingQuestion, weightiest_ruling};
use super::explanations;
use super::section::Section;
use crate::report::author_phrases::name_months;

/// The maximum number of documents named as the basis of an answer, and of questions whose documents are named.
const MOST_BASES: usize = 3;
/// The maximum number of rules that are given in full if no question decides.
const MOST_RULES: usize = 2;

/// Returns sentences on the law that is not in dispute; `None` if there is none.
pub(super) fn undisputed_law(
    table: &Table<'_>,
    sections: &[Section<'_, '_>],
    deciding: &[DecidingQuestion<'_>],
    sets: &[RuleSet],
) -> Option<String> {
    let voice = table.voice();
    let basis = if deciding.is_empty() { basis_sentence(table, sections, sets) } else { None };
    let questions = if sets.len() == 1 { Vec::new() } else { undisputed_questions(sections, deciding, voice) };
    if questions.is_empty() {
        return basis;
    }
    // If no question decides, readers may ask for the rules behind the answer.
    if deciding.is_empty() && questions.len() <= MOST_RULES {
        let rules = questions.iter().map(|(question, _)| rule_sentence(sections, *question, sets, voice));
        if let Some(rules) = rules.collect::<Option<Vec<String>>>() {
            return Some(
                voice.capitalized_sentence(&say!(report::Rules { count: rules.len(), rules: rules.join(" ") })),
            );
        }
    }
    let is_cited = deciding.is_empty() && questions.len() <= MOST_BASES;
    let title_with_document = |(question, title): &(QuestionId, &'static str)| {
        let ruling = if is_cited { settling_ruling(sections, *question, sets) } else { None };
        let document = ruling.map(|(ruling, _)| name_months(&ruling.document_name(voice.language()), voice));
        voice.say(&say!(report::UndisputedTitle { title: (*title).to_owned(), document: Arg::list(document) }))
    };
    let titles: Vec<String> = questions.iter().map(title_with_document).collect();
    // Semicolons, since titles may contain "and".
    let undisputed = say!(report::Undisputed { titles: voice.join(&titles, Join::Semicolons) });
    let sentences = basis.into_iter().chain([voice.capitalized_sentence(&undisputed)]);
    Some(sentences.collect::<Vec<String>>().join(" "))
}

/// Returns the questions that came up and do not decide, with their titles, each title once; quiet questions are left out.
fn undisputed_questions(
    sections: &[Section<'_, '_>],
    deciding: &[DecidingQuestion<'_>],
    voice: Voice<'_>,
) -> Vec<(QuestionId, &'static str)> {
    let mut found: Vec<(QuestionId, &'static str)> = Vec::new();
    let verdicts = sections.iter().flat_map(|section| &section.verdicts.verdicts);
    for point in verdicts.flat_map(|verdict| verdict.points_of_law.iter()) {
        let decides = deciding.iter().any(|known| known.question == point.question);
        let data = question_data(point.question);
        let title = data.words(voice.language()).title;
        if !decides && !data.quiet && !found.iter().any(|(_, known)| *known == title) {
            found.push((point.question, title));
        }
    }
    found
}

/// Returns a sentence on the documents that give the rules for an answer; `None` if the leading rule set does not judge any
/// subject.
fn basis_sentence(table: &Table<'_>, sections: &[Section<'_, '_>], sets: &[RuleSet]) -> Option<String> {
    let voice = table.voice();
    let leading = leading_rule_set(sections.iter().map(|section| section.verdicts), sets)?;
    let is_judged = |section: &Section<'_, '_>| {
        let verdict = section.verdicts.verdict_under(leading);
        verdict.is_some_and(|verdict| verdict.status != Status::NotApplicable)
    };
    let mut documents = base_documents(sections, voice.language()).filter(|_| sections.iter().any(is_judged))?;
    let is_short = documents.len() <= MOST_BASES;
    let expansions = distinct(sections.iter().flat_map(|section| explanations::expansions(section, leading)));
    let is_plain =
        !expansions.is_empty() || sections.iter().all(|section| explanations::is_plain(table, section, leading));
    let titles = expansions.into_iter().filter_map(|expansion| {
        let title = say!(report::Expansion { expansion: expansion });
        // Titles of documents are in their own language.
        let names = [voice, Voice::in_language(Language::ENGLISH)].map(|voice| voice.say(&title));
        let is_named = documents.iter().any(|document| names.iter().any(|name| document.contains(name)));
        (!is_named).then(|| voice.say(&title))
    });
    let titles: Vec<String> = titles.collect();
    documents.extend(titles);
    let several = !is_short || documents.len() > 1;
    let documents = Arg::list(is_short.then(|| documents.join("; ")));
    let basis = say!(report::Basis { documents: documents, plain: is_plain, several: several });
    Some(voice.capitalized_sentence(&basis))
}

/// Returns the documents that give the rules of the mechanics of an answer, each once; `None` if there are none.
fn base_documents(sections: &[Section<'_, '_>], language: Language) -> Option<Vec<String>> {
    let document = |section: &Section<'_, '_>| {
        let mechanic = MECHANICS.iter().find(|mechanic| mechanic.name() == section.verdicts.mechanic)?;
        Some(mechanic.card.in_language(language).basis.to_owned())
    };
    let documents: Vec<String> = sections.iter().map(document).collect::<Option<_>>()?;
    (!documents.is_empty()).then(|| distinct(documents))
}

/// Returns the ruling that settles a question under the leading rule set, and its reading; `None` if no ruling settles it.
fn settling_ruling<'v>(
    sections: &'v [Section<'_, '_>],
    question: QuestionId,
    sets: &[RuleSet],
) -> Option<(CitedRuling<'v>, ReadingIx)> {
    let leading = leading_rule_set(sections.iter().map(|section| section.verdicts), sets)?;
    let mut verdicts = sections.iter().filter_map(|section| section.verdicts.verdict_under(leading));
    verdicts.find_map(|verdict| {
        let point = verdict.points_of_law.iter().find(|point| point.question == question)?;
        let [reading] = *point.readings else { return None };
        Some((weightiest_ruling(verdict, question)?, reading))
    })
}

/// Returns the ruling that settles a question in a sentence: `Can … ? yes (Halb so Wild leaflet, 2024, "…")`.
fn rule_sentence(
    sections: &[Section<'_, '_>],
    question: QuestionId,
    sets: &[RuleSet],
    voice: Voice<'_>,
) -> Option<String> {
    let (ruling, reading) = settling_ruling(sections, question, sets)?;
    let words = question_data(question).words(voice.language());
    Some(voice.capitalized_sentence(&say!(report::RuleBehind {
        asks: words.asks_shortly.to_owned(),
        answer: capitalize(words.reading_shortly(reading)),
        place: name_months(&ruling.short_place(voice.language()), voice)
    })))
}
