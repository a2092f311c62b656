//! Questions in free words: the declared questions that a line such as `tower at b1 height 1`, `Scheune a1 se r` or `setup 4`
//! may mean.

use carcassonne_board::geometry::Corner;
use carcassonne_board::tiles;
use carcassonne_position::quick::address::Address;
use carcassonne_position::quick::short_forms::{form_of, is_placed_thing};
use carcassonne_position::{By, Declaration, FeatureKind, Field, FieldKind, declarations};
use carcassonne_position::{SetupFigures, feature_by_role, feature_named, is_question_word};
use carcassonne_words::dictionary::in_english;
use carcassonne_words::dictionary::{self, Use, direction, is_known, meaning};

/// The maximum length of a line that is read, in bytes.
const MOST_BYTES: usize = 200;
/// The maximum number of words of a line that is read.
const MOST_WORDS: usize = 24;

/// Returns a place with the letters of its corner as a file has them: `a1@es` and `b1zw` become `a1@se` and `b1sw`.
fn normalize_corner(word: &str) -> String {
    let normalized = dictionary::words(Use::Corner).find_map(|(letters, corner)| {
        let rest = word.strip_suffix(letters)?;
        rest.ends_with(|c: char| c == '@' || c.is_ascii_digit()).then(|| format!("{rest}{corner}"))
    });
    normalized.unwrap_or_else(|| word.to_owned())
}

/// Returns the cell of a word that names its row before its column: `a1` for `1a`.
fn swap_row_and_column(word: &str) -> Option<String> {
    let column = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let row = word.get(..word.len() - column.len())?;
    Address::read(&format!("{column}{row}")).filter(|_| !row.is_empty()).map(|at| at.to_string())
}

/// Returns the place that a word in small letters names: a cell, perhaps with a corner or a feature, which may be a letter of a
/// quick map.
fn place(lower: &str) -> Option<String> {
    if let Some((cell, letter)) = lower.split_once('.')
        && let Some(part) = letter.parse().ok().and_then(|letter| dictionary::meaning_of_letter(Use::Part, letter))
    {
        return place(&format!("{cell}.{part}"));
    }
    let tile = lower.split(['.', '@']).next().unwrap_or_default();
    let corrected = normalize_corner(lower);
    if Address::read(tile).is_some() || Address::read(&corrected).is_some() {
        return Some(corrected);
    }
    swap_row_and_column(lower)
}

/// Returns the id of a printed tile, with its turn, that a word names: `I-07` for `I7` and `i-07`.
pub(super) fn printed_id(word: &str) -> Option<String> {
    let (id, turn) = match word.split_once('@') {
        Some((id, turn)) => (id, format!("@{turn}")),
        None => (word, String::new()),
    };
    if id.contains(|c: char| c.is_ascii_uppercase()) && tiles::entry(id).is_some() {
        return Some(word.to_owned());
    }
    let upper = id.to_ascii_uppercase();
    let digits = upper.trim_start_matches('I');
    let set = upper.get(..upper.len() - digits.len())?;
    let number: u8 = digits.trim_start_matches('-').parse().ok()?;
    let id = format!("{set}-{number:02}");
    (matches!(set, "I" | "II") && tiles::entry(&id).is_some()).then(|| format!("{id}{turn}"))
}

/// Returns `true` if the fields of a question, or of a map within it, include one of such a kind.
fn has_field(fields: &[&Field], is_such: fn(FieldKind) -> bool) -> bool {
    fields.iter().any(|field| match field.kind {
        FieldKind::Map { fields, .. } => has_field(fields, is_such),
        kind => is_such(kind),
    })
}

/// Returns `true` if a question is about something on the board.
fn is_on_board(asked: &Declaration) -> bool {
    has_field(asked.fields, FieldKind::is_on_the_board)
}

/// The words of a line, sorted by their part in a question.
#[derive(Debug, Default, Clone)]
struct LineWords<'l> {
    /// Cells, perhaps with a feature or a corner.
    places: Vec<String>,
    numbers: Vec<&'l str>,
    directions: Vec<&'static str>,
    /// Words among which the question offers a choice.
    choices: Vec<&'static str>,
    /// The ids of printed tiles.
    printed: Vec<String>,
    axes: Vec<&'static str>,
    is_large: bool,
    /// Other words, such as players.
    others: Vec<&'l str>,
}

impl<'l> LineWords<'l> {
    /// Sorts the words of a line by their part in a question.
    fn sort(words: &[&'l str], asked: &Declaration) -> Self {
        let fields = asked.fields;
        let takes_direction = has_field(fields, |kind| {
            matches!(kind, FieldKind::Compass | FieldKind::Crossing | FieldKind::Stands { .. })
        });
        let takes_printed = has_field(fields, |kind| matches!(kind, FieldKind::NewTile));
        let takes_axis = has_field(fields, |kind| matches!(kind, FieldKind::Axis));
        let offered = fields.iter().find_map(|field| match field.kind {
            FieldKind::Words(words) => Some(words),
            _ => None,
        });
        let mut found = Self::default();
        let mut feature: Option<FeatureKind> = None;
        for word in words {
            let lower = word.to_lowercase();
            if let Some(place) = place(&lower) {
                found.places.push(place);
            } else if names_question(asked, &lower) || asked.keys.contains(&lower.as_str()) {
            } else if let Some(choice) = offered.and_then(|offered| offered.iter().find(|offer| *offer == word)) {
                found.choices.push(choice);
            } else if meaning(Use::Amount, word) == Some("2") {
                found.choices.extend(offered.unwrap_or_default());
            } else if let Some(id) = printed_id(word).filter(|_| takes_printed) {
                found.printed.push(id);
            } else if let Some(axis) = meaning(Use::Axis, word).filter(|_| takes_axis) {
                found.axes.push(axis);
            } else if in_english(&lower) == "large" {
                found.is_large = true;
            } else if let Some(kind) = feature_by_role(&lower) {
                feature = Some(kind);
            } else if lower.bytes().all(|b| b.is_ascii_digit()) {
                found.numbers.push(word);
            } else if let Some(number) = meaning(Use::Number, word) {
                found.numbers.push(number);
            } else if is_known(Use::Filler, word) || is_known(Use::Placing, word) {
            } else if let Some(kind) = feature_named(&lower) {
                feature = Some(kind);
            } else if let Some(direction) = direction(&lower).filter(|_| takes_direction) {
                found.directions.push(direction);
            } else {
                found.others.push(word);
            }
        }
        if let (Some(feature), [only]) = (feature, found.places.as_mut_slice())
            && !only.contains(['.', '@'])
        {
            *only = format!("{only}.{}", feature.word());
        }
        found
    }

    /// Returns `true` if every word was taken.
    fn is_empty(&self) -> bool {
        self.places.is_empty()
            && self.numbers.is_empty()
            && self.directions.is_empty()
            && self.choices.is_empty()
            && self.printed.is_empty()
            && self.axes.is_empty()
            && self.others.is_empty()
    }

    /// Takes the first place.
    fn take_place(&mut self) -> Option<String> {
        (!self.places.is_empty()).then(|| self.places.remove(0))
    }

    /// Takes the tiles of all places; if there are none, the tiles of a path from `start` in the directions.
    fn take_tiles(&mut self, start: Option<&str>) -> Option<Vec<String>> {
        if self.places.is_empty() {
            let directions = std::mem::take(&mut self.directions);
            return path(start?, &directions).filter(|path| !path.is_empty());
        }
        Some(self.places.drain(..).map(|place| tile(&place)).collect())
    }

    /// Takes the place of a corner: the one that it names, or those that a direction or the end of a cell's name may mean.
    fn take_corners(&mut self) -> Vec<String> {
        let Some(place) = self.take_place() else { return Vec::new() };
        match std::mem::take(&mut self.directions).as_slice() {
            [direction] => vec![format!("{place}@{direction}")],
            [] if place.contains('@') => vec![place],
            _ => {
                let corners = Corner::ALL.into_iter().map(Corner::word);
                let cell = |corner| place.strip_suffix(corner).filter(|cell| cell.len() > 1);
                corners.filter_map(|corner| Some(format!("{}@{corner}", cell(corner)?))).collect()
            }
        }
    }

    /// Takes the first other word as a player, and the numbers as that of the player's meeples: `two red`.
    fn take_player(&mut self) -> Option<String> {
        let player = *self.others.first().filter(|word| !is_placed_thing(word))?;
        self.others.remove(0);
        self.numbers.clear();
        Some(if self.is_large { player.to_uppercase() } else { player.to_owned() })
    }
}

/// Returns the tile of a place.
fn tile(place: &str) -> String {
    place.split(['.', '@']).next().unwrap_or(place).to_owned()
}

/// Returns the cells of a path without the first; `None` if it leaves the board in the north or west, or crosses a corner.
fn path(start: &str, directions: &[&str]) -> Option<Vec<String>> {
    let mut at = Address::read(start).filter(|at| at.corner.is_none())?;
    let step = |direction: &&str| {
        match *direction {
            "n" => at.row = at.row.checked_sub(1)?,
            "w" => at.column = at.column.checked_sub(1)?,
            "s" => at.row += 1,
            "e" => at.column += 1,
            _ => return None,
        }
        Some(at.to_string())
    };
    directions.iter().map(step).collect()
}

/// Returns `true` if a word in small letters names a question or its subject.
fn names_question(asked: &Declaration, lower: &str) -> bool {
    let english = in_english(lower);
    english == asked.word() || matches!(asked.by, By::For(_)) && english == asked.ask
}

/// Returns the values that a field may have, each as a list.
fn alternatives(values: impl IntoIterator<Item = String>) -> Vec<Vec<String>> {
    values.into_iter().map(|value| vec![value]).collect()
}

/// A reading of a line as a question: the fields that the line gives, each with its values, and the words that are left.
#[derive(Debug, Clone)]
struct Reading<'l> {
    fields: Vec<(&'static Field, Vec<String>)>,
    rest: LineWords<'l>,
}

impl Reading<'_> {
    /// Returns the readings with the values that the line gives for all these fields.
    fn with_fields(self, fields: impl Iterator<Item = &'static Field>, asked: &Declaration) -> Vec<Self> {
        fields.fold(vec![self], |readings, field| {
            readings.into_iter().flat_map(|reading| reading.with_field(field, asked)).collect()
        })
    }

    /// Returns the readings with a value for another field; none if the line lacks a field that the question needs.
    fn with_field(mut self, field: &'static Field, asked: &Declaration) -> Vec<Self> {
        let values = self.take_values(field, asked);
        if values.is_empty() {
            return if field.needed { Vec::new() } else { vec![self] };
        }
        let with = |value| {
            let mut reading = self.clone();
            reading.fields.push((field, value));
            reading
        };
        values.into_iter().map(with).collect()
    }

    /// Takes the words for a field. Returns the values that these may mean, each as a list.
    fn take_values(&mut self, field: &'static Field, asked: &Declaration) -> Vec<Vec<String>> {
        let rest = &mut self.rest;
        match field.kind {
            FieldKind::Mechanic => alternatives(Some(asked.word().to_owned())),
            FieldKind::Player => {
                let is_short =
                    asked.short.as_ref().is_some_and(|short| short.fields.iter().any(|known| known.key == field.key));
                let player = rest.take_player();
                alternatives(player.or_else(|| (is_short && !field.needed).then(|| "r".to_owned())))
            }
            FieldKind::Count { .. } if rest.numbers.is_empty() && field.needed && !is_on_board(asked) => {
                alternatives((2..=5).map(|number: u32| number.to_string()))
            }
            FieldKind::Count { least, most } => {
                let is_valid = |number: &&str| number.parse().is_ok_and(|number| (least..=most).contains(&number));
                let has_number = rest.numbers.first().is_some_and(is_valid);
                alternatives(has_number.then(|| rest.numbers.remove(0).to_owned()))
            }
            FieldKind::Numbers(_) | FieldKind::Word(_) if field.needed => {
                alternatives(asked.example_value(field).map(str::to_owned))
            }
            FieldKind::Words(offered) if field.needed => {
                // `sets 1 and 2`
                let by_number = |number: &str| offered.get(number.parse::<usize>().ok()?.checked_sub(1)?);
                let Some(numbered) = rest.numbers.drain(..).map(by_number).collect::<Option<Vec<_>>>() else {
                    return Vec::new();
                };
                let chosen: Vec<&str> = rest.choices.drain(..).chain(numbered.into_iter().copied()).collect();
                let first = offered.iter().copied().take(usize::from(chosen.is_empty()));
                vec![chosen.iter().copied().chain(first).map(str::to_owned).collect()]
            }
            FieldKind::Players => {
                let players: Vec<String> = rest.others.drain(..).map(str::to_owned).collect();
                Some(players).filter(|players| !players.is_empty()).into_iter().collect()
            }
            FieldKind::Messages => {
                let number = rest.numbers.first().copied().unwrap_or("all").to_owned();
                rest.numbers.clear();
                rest.others.retain(|word| *word != "all");
                alternatives(Some(number))
            }
            FieldKind::Map { fields, .. } => {
                let inner = Self { fields: Vec::new(), rest: rest.clone() };
                let readings = inner.with_fields(fields.iter().copied(), asked);
                *rest = readings.first().map(|reading| reading.rest.clone()).unwrap_or_default();
                alternatives(readings.iter().map(|reading| format!("{{ {} }}", reading.body())))
            }
            _ => self.take_places(field),
        }
    }

    /// Takes the places or directions for a field; returns no values if the field is of another kind.
    fn take_places(&mut self, field: &'static Field) -> Vec<Vec<String>> {
        let new_tile = self.new_tile();
        let rest = &mut self.rest;
        match field.kind {
            FieldKind::Tile | FieldKind::Stand => alternatives(rest.take_place().map(|place| tile(&place))),
            FieldKind::Stands { .. } | FieldKind::Tiles => {
                let start = self.fields.last().and_then(|(_, values)| values.first());
                rest.take_tiles(start.map(String::as_str)).into_iter().collect()
            }
            FieldKind::Crossing => alternatives(rest.take_corners()),
            FieldKind::PlaceOrTile => alternatives(rest.take_place()),
            FieldKind::Place | FieldKind::PlaceOrTower => match rest.take_place() {
                Some(tile) if !tile.contains('.') => {
                    let kinds = ["", ".city", ".road", ".monastery", ".field", ".garden"];
                    alternatives(kinds.iter().map(|kind| format!("{tile}{kind}")))
                }
                place => alternatives(place),
            },
            FieldKind::PlaceOrAll { of } => {
                let place = rest.take_place();
                let place = place.map(|place| if place.contains('.') { place } else { format!("{place}.{of}") });
                alternatives(place.into_iter().chain(["all".to_owned()]))
            }
            FieldKind::Compass => {
                let directions = std::mem::take(&mut rest.directions);
                alternatives(direction(&directions.concat()).map(str::to_owned))
            }
            FieldKind::Axis if field.needed => {
                let axes = std::mem::take(&mut rest.axes);
                alternatives(if axes.is_empty() { vec!["ew".into(), "ns".into()] } else { vec![axes.concat()] })
            }
            FieldKind::NewTile => alternatives((!rest.printed.is_empty()).then(|| rest.printed.remove(0))),
            FieldKind::Space if field.needed || new_tile.is_some() => {
                let at = rest.take_place().and_then(|place| Address::read(&place));
                rest.directions.extend(at.and_then(|at| at.corner).map(Corner::word));
                alternatives(at.map(|at| format!("[{}, {}]", at.column, at.row)))
            }
            FieldKind::Corner if new_tile.is_some_and(|tile| tile.half) => {
                let mut corners = std::mem::take(&mut rest.directions);
                if corners.is_empty() {
                    corners.extend(Corner::ALL.map(Corner::word));
                }
                alternatives(corners.into_iter().map(str::to_owned))
            }
            _ => Vec::new(),
        }
    }

    /// Returns the printed tile that the question lays.
    fn new_tile(&self) -> Option<&'static tiles::Entry> {
        let field = self.fields.iter().find(|(field, _)| matches!(field.kind, FieldKind::NewTile));
        tiles::entry(field?.1.first()?.split('@').next()?)
    }

    /// Returns the keys with their values as a file has them.
    fn body(&self) -> String {
        let entries = self.fields.iter().map(|(field, values)| match values.as_slice() {
            [only] => format!("{}: {only}", field.key),
            several => format!("{}: [{}]", field.key, several.join(", ")),
        });
        entries.collect::<Vec<String>>().join(", ")
    }

    /// Returns the question as a line: in its short form if that has all the fields.
    fn to_line(&self, asked: &Declaration) -> String {
        let short = asked.short.as_ref().and_then(|short| {
            let is_in_form = |(field, _): &(&Field, _)| short.fields.iter().any(|known| known.key == field.key);
            let mut values = self.fields.iter();
            let mut words = Vec::new();
            for word in short.form.split(' ') {
                match word.starts_with(|c: char| c.is_ascii_uppercase()).then(|| values.next()) {
                    None => words.push(word.to_owned()),
                    Some(Some((_, values))) => words.extend(values.iter().cloned()),
                    Some(None) if word.ends_with("...") => {}
                    Some(None) => return None,
                }
            }
            self.fields.iter().all(is_in_form).then(|| words.join(" "))
        });
        short.unwrap_or_else(|| match self.fields.as_slice() {
            [(field, values)] if field.bare => format!("{}: {}", asked.ask, values.join(", ")),
            _ => format!("{}: {{ {} }}", asked.ask, self.body()),
        })
    }
}

/// Returns a line with the corner of a half tile and its space in one word, for one such as `tower sw b1 1` or
/// `tower b1-sw 1`; `None` if the line has no such words.
fn join_corners(words: &[&str]) -> Option<String> {
    let english: Vec<String> = words.iter().map(|word| in_english(&word.to_lowercase()).to_owned()).collect();
    let barn = english.iter().any(|word| word == "barn");
    if english.iter().any(|word| word == "flier") {
        return None;
    }
    let is_corner = |word: &str| Corner::ALL.iter().any(|corner| corner.word() == word.to_lowercase());
    let is_space = |word: &str| Address::read(word).is_some_and(|at| at.corner.is_none());
    let sign = if barn { "@" } else { "" };
    let mut joined: Vec<String> = Vec::new();
    let mut found = false;
    let mut rest = words;
    while let Some((word, more)) = rest.split_first() {
        rest = more;
        let next = more.first().copied().unwrap_or_default();
        let glued = word.split_once(['-', '_']);
        let (space, corner) = match glued {
            Some((space, corner)) if is_space(space) && is_corner(corner) => (space, corner),
            _ if is_space(word) && is_corner(next) && !barn => (*word, next),
            _ if is_corner(word) && is_space(next) && !barn => (next, *word),
            _ => {
                joined.push((*word).to_owned());
                continue;
            }
        };
        if glued.is_none() {
            rest = more.get(1..).unwrap_or_default();
        }
        found = true;
        joined.push(format!("{space}{sign}{}", corner.to_lowercase()));
    }
    found.then(|| joined.join(" "))
}

/// Returns the words of a line without the signs between them; `None` if there are too many words, or a number below 0.
fn split_words(line: &str) -> Option<Vec<&str>> {
    let is_separator = |c: char| c.is_whitespace() || ",;:()?!=>→".contains(c);
    // A sign before a number is no dash.
    if line.split(is_separator).any(|word| word.strip_prefix('-').is_some_and(|n| n.parse::<u32>().is_ok())) {
        return None;
    }
    // `a1-b1-c1`: signs between cells.
    let cells = |word: &&str| word.contains('-') && word.split('-').all(|cell| Address::read(cell).is_some());
    let words = line.split(is_separator).map(|word| word.trim_matches(['.', '-', '\'', '"']));
    let words = words.flat_map(|word| match Some(word).filter(cells) {
        Some(several) => several.split('-').collect(),
        None => split_set(word).map_or_else(|| vec![word], Vec::from),
    });
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    (words.len() <= MOST_WORDS).then_some(words)
}

/// Splits `setbarn`, `set-barn` and `set_barn` into the verb and the thing; `None` for another word.
fn split_set(word: &str) -> Option<[&str; 2]> {
    let (set, thing) = word.split_at_checked("set".len())?;
    let thing = thing.trim_start_matches(['-', '_']);
    let is_placed =
        declarations().iter().any(|asked| matches!(asked.by, By::Key(key) if thing.eq_ignore_ascii_case(key)));
    (set.eq_ignore_ascii_case("set") && is_placed).then_some([set, thing])
}

/// Returns the declared questions that the words of a line may mean; `subject` has the words in English and small letters.
fn candidates(subject: &[String], words: &[&str]) -> Vec<&'static Declaration> {
    let has = |of_use| subject.iter().any(|word| is_known(of_use, word));
    let may = has(Use::Placing);
    let can_stand = |asked: &Declaration| {
        SetupFigures::KEYS.contains(&asked.word())
            || asked.short.as_ref().is_some_and(|_| form_of(asked.word()).is_some())
    };
    let is_named = |asked: &Declaration| {
        subject.iter().any(|word| names_question(asked, word))
            && (may || matches!(asked.by, By::Word | By::For(_)) || !can_stand(asked))
    };
    // `4 players both sets`
    let has_keys = |asked: &Declaration| {
        asked.by == By::Word && subject.iter().filter(|word| asked.keys.contains(&word.as_str())).count() > 1
    };
    for is_meant in [&is_named as &dyn Fn(&Declaration) -> bool, &has_keys] {
        let named: Vec<_> = declarations().iter().copied().filter(|asked| is_meant(asked)).collect();
        if !named.is_empty() {
            return named;
        }
    }
    let is_role = subject.iter().any(|word| feature_by_role(word).is_some());
    let lays = may && words.iter().any(|word| printed_id(word).is_some());
    let is_feature = |word: &&str| word.contains('.') && Address::read(&tile(word)).is_some();
    let is_stand = has(Use::Standing) || words.iter().any(is_feature);
    let stands = subject.iter().any(|word| word == "place") || is_role || (may && is_stand);
    let places = |asked: &&&Declaration| match asked.fields.first().map(|field| field.kind) {
        Some(FieldKind::NewTile) => lays,
        Some(FieldKind::Player) => stands && !lays && matches!(asked.by, By::Key(_)),
        _ => false,
    };
    declarations().iter().filter(places).copied().collect()
}

/// Returns the lines that put a barn or a flea on the place that the words name.
fn standing_lines(subject: &[String], words: &[&str]) -> Vec<String> {
    let Some(word) = ["barn", "flea"].into_iter().find(|thing| subject.iter().any(|word| word == thing)) else {
        return Vec::new();
    };
    let Some(asked) =
        declarations().iter().find(|asked| has_field(asked.fields, |kind| matches!(kind, FieldKind::Crossing)))
    else {
        return Vec::new();
    };
    let words: Vec<&str> = words.iter().copied().filter(|other| in_english(&other.to_lowercase()) != word).collect();
    let mut rest = LineWords::sort(&words, asked);
    if word == "flea" {
        let place = rest.take_place().filter(|_| rest.numbers.is_empty() && rest.places.is_empty());
        return place.map(|place| format!("flea {}", tile(&place))).into_iter().collect();
    }
    let corners = rest.take_corners();
    let player = rest.take_player().unwrap_or_else(|| "r".to_owned());
    let corners = corners.iter().filter(|_| rest.is_empty());
    corners.map(|corner| format!("barn {corner} {player}")).collect()
}

/// Returns the lines that one in free words beside a quick map may mean, the likeliest first; the caller has to try which of
/// them can be opened.
pub fn questions_meant(line: &str) -> Vec<String> {
    if line.len() > MOST_BYTES || line.contains(['{', '[', '\n']) {
        return Vec::new();
    }
    let Some(words) = split_words(line) else { return Vec::new() };
    let subject: Vec<String> = words.iter().map(|word| in_english(&word.to_lowercase()).to_owned()).collect();
    // The sign `=` is in the cells of a map, before a player, and in `setup players=4`.
    let first = subject.first().map_or("", String::as_str);
    if line.contains('=') && !declarations().iter().any(|asked| names_question(asked, first)) {
        return Vec::new();
    }
    if let Some(joined) = join_corners(&words) {
        let first = joined.split(' ').next().unwrap_or_default();
        let is_line = form_of(first).is_some() || is_question_word(first);
        return questions_meant(&joined).into_iter().chain(is_line.then(|| joined.clone())).collect();
    }
    let mut lines = Vec::new();
    if !subject.iter().any(|word| is_known(Use::Placing, word)) {
        lines.extend(standing_lines(&subject, &words));
    }
    for asked in candidates(&subject, &words) {
        if words.len() == 1 && !is_on_board(asked) {
            lines.push(asked.example.to_owned());
            continue;
        }
        let reading = Reading { fields: Vec::new(), rest: LineWords::sort(&words, asked) };
        let readings = reading.with_fields(asked.fields.iter().copied(), asked);
        lines.extend(readings.iter().filter(|reading| reading.rest.is_empty()).map(|reading| reading.to_line(asked)));
    }
    lines.retain(|known| known != line);
    lines
}

#[cfg(test)]
mod tests {
    use carcassonne_base::case_table::table_rows;

    use super::*;

    #[test]
    fn a_question_in_free_words_becomes_a_line() {
        for [line, expected] in table_rows(include_str!("free_words.meant.tsv")) {
            assert_eq!(questions_meant(line).first().map_or("", String::as_str), expected, "{line}");
        }
    }
}
