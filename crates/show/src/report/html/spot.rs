//! The position of each answer in a report: its topic, and the anchor of links to it.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use carcassonne_position::wording::{Voice, say};
use carcassonne_text::{capitalize, sanitize_line};

/// The position of an answer in a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// The number of the answer, from 0.
    pub number: usize,
    /// The id of the answer's element, unique in the report: `city/pair-closes-city`.
    pub anchor: String,
    /// The folder of the file, below the folder that all files share: `city`.
    pub topic: String,
    /// Set if the report has several answers.
    pub is_in_book: bool,
    /// Set if the answers are sorted by topic.
    pub is_by_topic: bool,
}

impl Spot {
    /// Creates the spot of the only answer.
    pub(super) fn single() -> Self {
        Self {
            number: 0,
            anchor: DEFAULT_ANCHOR.to_owned(),
            topic: String::new(),
            is_in_book: false,
            is_by_topic: false,
        }
    }

    /// Returns the topic as a heading: `crop-circle` is `Crop circle`.
    pub fn topic_title(&self, voice: Voice<'_>) -> String {
        if self.topic.is_empty() {
            return voice.say(&say!(page::OtherTopics));
        }
        capitalize(&self.topic.replace(['-', '_'], " ").replace('/', " / "))
    }

    /// Returns the anchor as the name of a file: `city-pair-closes-city`.
    pub fn file_name(&self) -> String {
        self.anchor.replace('/', "-")
    }
}

/// The anchor of an answer without a name.
const DEFAULT_ANCHOR: &str = "answer";

/// The spots of the files of a report, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelf {
    /// The spots.
    pub spots: Vec<Spot>,
}

impl Shelf {
    /// Creates the spots of files. Topics are their folders, below the folder that all files share.
    pub fn new<'p>(files: impl IntoIterator<Item = &'p Path>) -> Self {
        let files: Vec<PathBuf> = files.into_iter().map(normalize).collect();
        let folder = |file: &PathBuf| file.parent().map(Path::to_path_buf).unwrap_or_default();
        let shared = |a: PathBuf, b: PathBuf| {
            a.components().zip(b.components()).take_while(|(a, b)| a == b).map(|(part, _)| part).collect()
        };
        let common: PathBuf = files.iter().map(folder).reduce(shared).unwrap_or_default();
        let below = |path: &Path| -> Vec<String> {
            let path = path.strip_prefix(&common).unwrap_or(path);
            path.iter().map(|part| sanitize_line(&part.to_string_lossy())).collect()
        };
        let topics: Vec<String> = files.iter().map(|file| below(&folder(file)).join("/")).collect();
        let is_by_topic = topics.iter().any(|topic| *topic != topics[0]);
        let mut used: BTreeSet<String> = BTreeSet::new();
        let spots = files.iter().zip(topics).enumerate().map(|(number, (file, topic))| {
            let anchor = unique_anchor(&mut used, &to_anchor(&below(&file.with_extension("")).join("/")));
            Spot { number, anchor, topic, is_in_book: files.len() > 1, is_by_topic }
        });
        Self { spots: spots.collect() }
    }
}

/// Removes `.` from a path.
fn normalize(path: &Path) -> PathBuf {
    path.components().filter(|part| *part != Component::CurDir).collect()
}

/// Returns a name with only characters that an anchor may have: letters, digits and a few signs.
fn to_anchor(name: &str) -> String {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '/' | '.');
    let name: String = name.chars().map(|c| if is_allowed(c) { c } else { '-' }).take(120).collect();
    let name = name.trim_matches(['-', '/', '.']).to_owned();
    // The ids of pictures are `B` and a number, or `Bp`.
    let is_picture_sign = |c: char| c.is_ascii_digit() || c == 'p';
    let is_picture = name.strip_prefix('B').is_some_and(|rest| rest.starts_with(is_picture_sign));
    match name.as_str() {
        "" => DEFAULT_ANCHOR.to_owned(),
        _ if is_picture => format!("answer-{name}"),
        _ => name,
    }
}

/// Returns an anchor that is not used yet, and adds it to the used ones. The ids of the page's sections begin with a colon,
/// which no anchor has.
fn unique_anchor(used: &mut BTreeSet<String>, name: &str) -> String {
    let mut anchor = name.to_owned();
    let mut count = 1;
    while !used.insert(anchor.clone()) {
        count += 1;
        anchor = format!("{name}-{count}");
    }
    anchor
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spots(files: &[&str]) -> Vec<(String, String)> {
        let shelf = Shelf::new(files.iter().map(Path::new));
        shelf.spots.into_iter().map(|spot| (spot.topic, spot.anchor)).collect()
    }

    #[test]
    fn topics_are_the_folders_below_the_shared_one() {
        let files = ["scenarios/city/a.yaml", "./scenarios/road/b.yaml"];
        let expected = [("city", "city/a"), ("road", "road/b")];
        assert_eq!(spots(&files), expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
        assert_eq!(spots(&["scenarios/city/a.yaml"]), [(String::new(), "a".to_owned())]);
        assert!(!Shelf::new(["x/a.yaml", "x/b.yaml"].map(Path::new)).spots[0].is_by_topic);
    }

    #[test]
    fn anchors_are_unique() {
        let spots = spots(&["a b.yaml", "a?b.yaml", "<>.yaml", "-", "a b.yml", "B7.yaml"]);
        let anchors: Vec<&str> = spots.iter().map(|(_, anchor)| anchor.as_str()).collect();
        assert_eq!(anchors, ["a-b", "a-b-2", "answer", "answer-2", "a-b-3", "answer-B7"]);
    }
}
