//! Rulings, rule sets, sources and printed tiles as JSON.

use carcassonne_board::tiles::Entry;
use carcassonne_law::{CitedRuling, House, HouseRule, QuestionData, RuleSet, Ruling, Source, question_data};
use carcassonne_text::Language;
use serde_json::{Value, json};

/// Returns a ruling with its texts in a language; the paraphrase is in English where the language has none.
pub(crate) fn ruling_json(data: &QuestionData, ruling: &'static Ruling, language: Language) -> Value {
    json!({
        "id": ruling.id(), "question": data.id, "reading": data.reading_or_open(ruling.reading),
        "from": ruling.from.to_string(), "source": ruling.source(), "place": ruling.place(),
        "place_english": non_empty(ruling.english()), "place_translated": ruling.translated,
        "address": ruling.address(), "dated": CitedRuling::Book(ruling).date_text(language),
        "authority": ruling.authority.word(), "derived": ruling.derived,
        "overlay": non_empty(ruling.overlay()),
        "supersedes": ruling.supersedes(), "says": ruling.says_in(language).unwrap_or_else(|| ruling.says()),
    })
}

/// Returns a rule set with its title in a language, and with the rules of a house rule set.
pub(crate) fn rule_set_json(set: &RuleSet, language: Language) -> Value {
    let mut item = json!({ "id": set.id(), "title": set.title(language), "kind": set.kind().word(),
                           "date": set.date().to_the_day().to_string(), "overlays": set.overlays() });
    if let Some(House { rules, .. }) = set.house() {
        let rule_json = |rule: &HouseRule| {
            json!({ "id": rule.id, "question": rule.question.word(),
                    "reading": question_data(rule.question).reading(rule.reading),
                    "because": rule.because, "file": rule.file, "place": rule.place })
        };
        item["over"] = set.base_id().into();
        item["rules"] = rules.iter().map(rule_json).collect();
    }
    item
}

/// Returns a source with its texts in a language.
pub(crate) fn source_json(source: &Source, language: Language) -> Value {
    let words = source.words(language);
    json!({ "id": source.id, "title": source.title, "publisher": source.publisher, "edition": words.edition,
            "language": words.language, "date": words.date, "read": words.read,
            "addresses": source.addresses, "no_address": non_empty(words.no_address),
            "revision": non_empty(words.revision), "about": words.about })
}

pub(crate) fn tile_json(e: &Entry) -> Value {
    let fields: Vec<Value> = e.fields.iter().map(|(h, c)| json!({ "halves": h, "cities": c })).collect();
    json!({ "id": e.id, "set": e.set, "count": e.count, "half": e.half, "notation": e.notation(),
            "symbols": e.symbols, "fields": fields, "note": e.note })
}

pub(crate) fn non_empty(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}
