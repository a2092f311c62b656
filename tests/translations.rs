//! Answers in languages other than English: the same data, in other words.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_show::report::{Detail, Style};
use carcassonne_text::Language;
use serde_json::Value;

use crate::judged::{JudgedScenario, map_scenarios, scenarios};
use crate::running::{program, run_successfully, run_to_completion, split_words};

/// The keys of JSON answers whose values are texts in the language of the answer.
const TEXTS: &str = include_str!("translations.texts.txt");

/// The key of JSON answers whose value has an answer in sentences, key by key.
const ANSWER_TEXT: &str = "answer_text";

/// A language besides English.
struct Translation {
    code: &'static str,
    /// Words of its answers that are English too, one on each line.
    shared_words: &'static str,
    quotation_marks: [char; 2],
    /// The mark of a paraphrase that is in English.
    in_english: &'static str,
    /// Searches, as commands.
    searches: [&'static str; 2],
}

const TRANSLATIONS: [Translation; 2] = [
    Translation {
        code: "nl",
        shared_words: include_str!("translations.nl.txt"),
        quotation_marks: ['"', '"'],
        in_english: "(in het Engels)",
        searches: ["find gat stad", "find balu struikrover zzz"],
    },
    Translation {
        code: "de",
        shared_words: include_str!("translations.de.txt"),
        quotation_marks: ['„', '“'],
        in_english: "(auf Englisch)",
        searches: ["find Lücke Stadt", "find balu Wegelagerer zzz"],
    },
];

impl Translation {
    fn language(&self) -> Language {
        Language::from_code(self.code).expect("a language")
    }

    /// Calls `check` with the folder of the snapshots of this language.
    fn with_snapshots(&self, check: impl FnOnce()) {
        let folder = format!("snapshots/{}", self.code);
        insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => folder, omit_expression => true }, {
            check();
        });
    }

    /// Returns an answer without quotations and without English paraphrases, which say that they are English.
    fn without_sources(&self, answer: &str) -> String {
        let text = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        // The headings of English documents are in English quotation marks in every language.
        let text: Vec<&str> = text.split('"').step_by(2).collect();
        let text = text.join(" ");
        let [opening, closing] = self.quotation_marks;
        let mut pieces = text.split(opening);
        let first = pieces.next().unwrap_or_default().to_owned();
        let text = pieces.fold(first, |out, piece| out + piece.split_once(closing).map_or(piece, |(_, rest)| rest));
        let mut pieces = text.split(self.in_english);
        let first = pieces.next().unwrap_or_default().to_owned();
        // Such a paraphrase ends where the next ruling begins.
        pieces.fold(first, |out, piece| out + piece.split_once(" - ").map_or("", |(_, rest)| rest))
    }
}

fn answer(judged: &JudgedScenario<'_>, format: &str, detail: Detail) -> String {
    judged.render_answer("x.yaml", format, Style::PLAIN, detail)
}

/// Returns the first scenario of each folder.
fn first_of_folders() -> Vec<&'static str> {
    let folder = |name: &'static str| name.split('/').next().unwrap_or_default();
    let firsts: BTreeMap<&str, &str> = scenarios().iter().rev().map(|name| (folder(name), name.as_str())).collect();
    firsts.into_values().collect()
}

#[test]
fn an_answer_from_each_folder_is_as_its_snapshot_says() {
    let firsts = first_of_folders();
    assert!(firsts.len() >= 30);
    for translation in &TRANSLATIONS {
        let (firsts, language) = (firsts.clone(), translation.language());
        let answers = map_scenarios(move |judged| {
            let is_first = firsts.contains(&judged.name);
            let usual = |of: &JudgedScenario<'_>| (of.name.replace('/', "__"), answer(of, "table", Detail::USUAL));
            is_first.then(|| judged.in_language(language, usual))
        });
        translation.with_snapshots(|| {
            for (name, answer) in answers.into_iter().flatten() {
                insta::assert_snapshot!(name, answer);
            }
        });
    }
}

/// Pages and listings, each as a command.
const LOOK_UPS: [&str; 10] = [
    "explain count.road-city",
    "explain road-city-2015-10-general",
    "explain 2e",
    "explain community",
    "explain crop-circle",
    "explain others",
    "rulings gap.field --rules now",
    "rules",
    "sources hsw",
    "sources hsw --places",
];

#[test]
fn pages_and_listings_are_as_their_snapshots_say() {
    for translation in &TRANSLATIONS {
        translation.with_snapshots(|| {
            for command in LOOK_UPS.iter().chain(&translation.searches) {
                let mut words = split_words(command);
                words.extend(["--lang", translation.code]);
                let page = run_successfully(program().args(words), b"");
                insta::assert_snapshot!(format!("look-up__{}", command.replace([' ', '.'], "-")), page);
            }
        });
    }
}

#[test]
fn a_quick_map_is_read_back() {
    for translation in &TRANSLATIONS {
        let read_back = |map: &str| {
            let options = ["--lang", translation.code, "--board", "none"];
            let page = run_successfully(program().args(["quick", map]).args(options), b"");
            page.split("\n\n").next().unwrap_or_default().to_owned()
        };
        let maps = [". cS*=r, c c\\c", "c=R c", ". r=balu r=r2 r", ". mG=anna, rEWi+t=r #"];
        translation.with_snapshots(|| insta::assert_snapshot!("quick__read-back", maps.map(read_back).join("\n\n")));
    }
}

#[test]
fn problems_are_in_english_and_the_last_line_says_so() {
    let last_line = |translation: &Translation| {
        let args = ["quick", "c=q q", "--lang", translation.code];
        let (_, problems, code) = run_to_completion(program().args(args), b"");
        assert_eq!(code, 2);
        assert!(problems.contains("cell b1: `q` is not a part of a tile"), "{problems}");
        problems.lines().rfind(|line| line.starts_with("the quick map:")).map(str::to_owned)
    };
    let last_lines = TRANSLATIONS.each_ref().map(last_line);
    let expected = [
        "the quick map: 1 probleem, in het Engels uitgelegd; geen antwoord",
        "the quick map: 1 Problem, auf Englisch erklärt; keine Antwort",
    ];
    assert_eq!(last_lines, expected.map(|line| Some(line.to_owned())));
}

/// Adds the keys below which two values have different texts; fails if anything else differs.
fn collect_text_keys(key: &str, english: &Value, translated: &Value, keys: &mut BTreeSet<String>) {
    match (english, translated) {
        (Value::Object(a), Value::Object(b)) => {
            assert_eq!(a.keys().collect::<Vec<_>>(), b.keys().collect::<Vec<_>>(), "{key}");
            // Below a key of texts there are texts only.
            let below = |own: &String| if key == ANSWER_TEXT { key.to_owned() } else { own.to_owned() };
            a.iter().for_each(|(own, value)| collect_text_keys(&below(own), value, &b[own], keys));
        }
        (Value::Array(a), Value::Array(b)) => {
            assert_eq!(a.len(), b.len(), "{key}: {english} and {translated}");
            a.iter().zip(b).for_each(|(a, b)| collect_text_keys(key, a, b, keys));
        }
        (Value::String(a), Value::String(b)) if a != b => {
            keys.insert(key.to_owned());
        }
        _ => assert_eq!(english, translated, "{key}"),
    }
}

#[test]
fn json_has_the_same_values_in_each_language() {
    let keys = map_scenarios(|judged| {
        let json = |of: &JudgedScenario<'_>| -> Value {
            serde_json::from_str(&answer(of, "json", Detail::EXPLAIN)).expect("JSON")
        };
        let mut keys = BTreeSet::new();
        let english = json(judged);
        for translation in &TRANSLATIONS {
            collect_text_keys("", &english, &judged.in_language(translation.language(), json), &mut keys);
        }
        keys
    });
    let keys: BTreeSet<String> = keys.into_iter().flatten().collect();
    assert_eq!(keys.into_iter().collect::<Vec<_>>(), TEXTS.lines().collect::<Vec<_>>());
}

/// Returns the words of at least four letters in a text.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().count() > 3);
    words.map(str::to_lowercase).collect()
}

#[test]
fn nothing_of_an_answer_is_in_english() {
    let shared_by_scenario = map_scenarios(|judged| {
        let full = |of: &JudgedScenario<'_>| answer(of, "table", Detail::EXPLAIN);
        let english = words(&full(judged));
        let own = words(judged.source.text());
        let is_left = |word: &String| english.contains(word) && !own.contains(word);
        TRANSLATIONS.each_ref().map(|translation| {
            let translated = translation.without_sources(&judged.in_language(translation.language(), full));
            words(&translated).into_iter().filter(is_left).collect::<Vec<String>>()
        })
    });
    for (n, translation) in TRANSLATIONS.iter().enumerate() {
        let shared: BTreeSet<String> = shared_by_scenario.iter().flat_map(|shared| shared[n].clone()).collect();
        let known: BTreeSet<String> = translation.shared_words.lines().map(str::to_owned).collect();
        let new: Vec<&String> = shared.difference(&known).collect();
        let code = translation.code;
        assert!(new.is_empty(), "{code}: English words, or words that are alike in both languages: {new:?}");
        let gone: Vec<&String> = known.difference(&shared).collect();
        assert!(gone.is_empty(), "{code}: take these out of the list: {gone:?}");
    }
}
