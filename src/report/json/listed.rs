//! What is listed, as data: rulings, rule sets, sources and printed tiles.

use serde_json::{Value, json};

use crate::rulebook::{CitedRuling, House, HouseRule, QuestionData, RuleSet, Ruling, Source, question_data};
use crate::tiles::Entry;

/// A ruling on a question.
pub(in crate::report) fn ruling(data: &QuestionData, ruling: &'static Ruling) -> Value {
    json!({
        "id": ruling.id(), "question": data.id, "reading": data.reading_or_open(ruling.reading), "from": ruling.from.to_string(),
        "source": ruling.source(), "place": ruling.place(),
        "place_english": named(ruling.english()), "place_translated": ruling.translated, "address": ruling.address(), "dated": CitedRuling::Book(ruling).date_text(),
        "authority": ruling.authority.word(), "derived": ruling.derived,
        "overlay": named(ruling.overlay()),
        "supersedes": ruling.supersedes(), "says": ruling.says(),
    })
}

/// A rule set; a table's own with what it decided.
pub(in crate::report) fn rule_set(set: &RuleSet) -> Value {
    let mut listed = json!({ "id": set.id(), "title": set.title(), "kind": set.kind().word(), "date": set.date().to_the_day().to_string(),
                             "overlays": set.overlays() });
    if let Some(House { rules, .. }) = set.house() {
        let rule = |rule: &HouseRule| {
            json!({ "id": rule.id, "question": rule.question.word(), "reading": question_data(rule.question).reading(rule.reading),
                    "because": rule.because, "file": rule.file, "place": rule.place })
        };
        listed["over"] = set.base_id().into();
        listed["rules"] = rules.iter().map(rule).collect();
    }
    listed
}

/// A source.
pub(in crate::report) fn source(s: &Source) -> Value {
    json!({ "id": s.id, "title": s.title, "publisher": s.publisher, "edition": s.edition,
            "language": s.language, "date": s.date, "read": s.read,
            "addresses": s.addresses, "no_address": named(s.no_address), "revision": named(s.revision),
            "about": s.about })
}

/// A printed tile.
pub(in crate::report) fn tile(e: &Entry) -> Value {
    let fields: Vec<Value> = e.fields.iter().map(|(h, c)| json!({ "halves": h, "cities": c })).collect();
    json!({ "id": e.id, "set": e.set, "count": e.count, "half": e.half, "notation": e.notation(),
            "symbols": e.symbols, "fields": fields, "note": e.note })
}

/// The words; `None` if there are none.
pub(in crate::report) fn named(words: &str) -> Option<&str> {
    (!words.is_empty()).then_some(words)
}
