//! What German and Dutch players call figures and questions.

/// Figures and questions in German and Dutch.
pub(super) const WORDS: &[(&str, &[&str])] = &[
    ("tower", &["turm", "toren"]),
    ("dragon", &["drache", "drachen", "draak"]),
    ("fairy", &["fee"]),
    ("flier", &["flieger", "vlieger", "flyer", "fly"]),
    ("barn", &["scheune", "schuur"]),
    ("plague", &["pest"]),
    ("setup", &["aufbau", "opstelling"]),
    ("farmers", &["bauern", "boeren"]),
    (
        "message",
        &[
            "messages",
            "botschaft",
            "botschaften",
            "nachricht",
            "nachrichten",
            "bericht",
            "berichten",
        ],
    ),
    ("surroundings", &["umgebung", "omgeving"]),
    ("allowed", &["erlaubt", "toegestaan"]),
    ("points", &["punkte", "punten"]),
    ("complete", &["vollständig", "compleet", "fertig", "klaar"]),
    ("expect", &["expects", "expected", "erwartet"]),
    ("claims", &["behauptungen", "ansprüche", "beweringen", "expects", "expected", "expect"]),
];

/// What a figure or a question is called here that is called so in German or Dutch, in small letters; else the word itself.
pub(crate) fn in_english(word: &str) -> &str {
    WORDS.iter().find(|(_, all)| all.contains(&word)).map_or(word, |(own, _)| own)
}
