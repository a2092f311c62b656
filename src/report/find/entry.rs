//! What can be found: its words, each with its weight, and what is said of it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::words::{Known, Wanted, is_passed_over, key, split};

/// After how many words of a text a word weighs half of what the first does.
const HALVED_BY: u64 = 60;
/// What a word weighs that stands where it matters: what it weighs more counts for less, so that who has one word in
/// the name does not come before who has all of them in the title.
const MUCH: u64 = 550;
/// From which weight on it matters which words of a text follow one another.
const TELLING: u64 = 5;

/// Something that can be found.
#[derive(Debug)]
pub(super) struct Entry {
    /// What kind of thing it is: `question`, `ruling`, `mechanic`, `source`, `rule-set`, `notation`, `term`.
    kind: &'static str,
    /// Its id.
    id: &'static str,
    /// It in a line.
    pub(super) title: String,
    /// What holds of it today, in a sentence.
    pub(super) today: String,
    /// The command that tells more.
    pub(super) command: String,
    /// Its texts, each with its weight.
    texts: Vec<(Cow<'static, str>, u64)>,
    /// Its words as they are compared, each with its weight where it weighs most.
    words: BTreeMap<String, u64>,
    /// Words that follow one another where they weigh much.
    pairs: BTreeSet<(String, String)>,
    /// The words of its name.
    name: Vec<String>,
    /// How much an entry of its kind weighs, in hundredths.
    kind_weight: u64,
}

impl Entry {
    pub(super) fn new(kind: &'static str, id: &'static str, title: impl Into<String>, kind_weight: u64) -> Self {
        Self {
            kind,
            id,
            title: title.into(),
            today: String::new(),
            command: format!("oracle explain {id}"),
            texts: Vec::new(),
            words: BTreeMap::new(),
            pairs: BTreeSet::new(),
            name: split(id).map(|word| key(&word)).collect(),
            kind_weight,
        }
    }

    /// Adds a text.
    pub(super) fn with(mut self, text: impl Into<Cow<'static, str>>, weight: u64) -> Self {
        self.texts.push((text.into(), weight));
        self
    }

    /// Reads its texts. The further on a word stands, the less it weighs.
    pub(super) fn read(&mut self, known: &mut Known) {
        for (text, weight) in std::mem::take(&mut self.texts) {
            let mut before: Option<String> = None;
            let telling = split(&text).filter(|word| !is_passed_over(word));
            for (place, word) in (0..).zip(telling) {
                let compared = match known.get(&word) {
                    Some(compared) => compared.clone(),
                    None => known.entry(word).or_insert_with_key(|word| key(word)).clone(),
                };
                let weighs = 100 * weight * HALVED_BY / (HALVED_BY + place);
                let weighs = weighs.min(MUCH) + weighs.saturating_sub(MUCH) / 4;
                if let Some(before) = before.replace(compared.clone()).filter(|_| weight >= TELLING) {
                    self.pairs.insert((before, compared.clone()));
                }
                let had = self.words.entry(compared).or_default();
                *had = (*had).max(weighs);
            }
        }
    }

    /// The same with what holds of it today.
    pub(super) fn today(mut self, text: impl Into<String>) -> Self {
        self.today = text.into();
        self
    }

    /// The same with another command that tells more than the page of its id.
    pub(super) fn told_by(mut self, command: String) -> Self {
        self.command = command;
        self
    }

    /// How much one of the words that are looked for weighs in it; 0 if it does not have it. What is only meant too
    /// weighs half.
    pub(super) fn weight(&self, wanted: &Wanted) -> u64 {
        let most = |keys: &[String]| keys.iter().filter_map(|key| self.words.get(key)).max();
        let (meant, also) = (most(&wanted.keys), most(&wanted.also));
        meant.copied().unwrap_or(0).max(also.copied().unwrap_or(0) / 2) * self.kind_weight / 100
    }

    /// Whether it is a thing of its own, and not one of several rulings on one.
    pub(super) fn is_of_its_own(&self) -> bool {
        self.kind != "ruling"
    }

    /// Whether two words that are looked for follow one another in it.
    pub(super) fn has_pair(&self, first: &Wanted, second: &Wanted) -> bool {
        self.pairs.iter().any(|(a, b)| first.keys.contains(a) && second.keys.contains(b))
    }

    /// Whether the words that are looked for are those of its name, and no others.
    pub(super) fn is_named(&self, wanted: &[Wanted]) -> bool {
        let is_wanted = |word: &String| wanted.iter().any(|one| one.keys.contains(word));
        self.name.iter().all(is_wanted) && wanted.iter().all(|one| one.keys.iter().any(|key| self.name.contains(key)))
    }

    /// It as data.
    pub(super) fn data(&self) -> Value {
        json!({
            "kind": self.kind,
            "id": self.id,
            "title": self.title,
            "today": self.today,
            "command": self.command,
        })
    }
}
