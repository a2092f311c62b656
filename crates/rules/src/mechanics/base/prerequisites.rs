//! The expansions that a board and its questions presuppose: older rule sets do not judge them.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne_base::gathering::{collect_map, collect_set};
use carcassonne_board::geometry::Shape;
use carcassonne_board::tiles::{MonasteryKind, RoadEnd, Symbol, Tile};
use carcassonne_law::{NotApplicable, RuleSet, SetKind, Since, expansions};
use carcassonne_position::{Ask, AskIx, By, Declaration, FROM_THE_FIRST, Figure, Scenario, TokenKind, declarations};
use carcassonne_text::{MapEntries, Node};

/// The key of all expansions whose release has no date of its own.
const NEWER: &str = "newer";
/// The key, as of an expansion, of the effects of a siege on points.
const SIEGES: &str = "sieges";
/// The key of the flight from a besieged city, whose rules are known from an earlier day on than those of [`SIEGES`].
const FLIGHT: &str = "flight";

/// The releases of the expansions that a board presupposes, and of those that the board and each question presuppose.
#[derive(Debug)]
pub(super) struct Prerequisites {
    board: Vec<&'static Since>,
    asks: BTreeMap<AskIx, Vec<&'static Since>>,
}

impl Prerequisites {
    pub(super) fn from_scenario(scenario: &Scenario) -> Self {
        let board = board_keys(scenario);
        let ask_releases = |ask: &Ask| {
            let ask_keys = question_keys(ask);
            let mut all = board.clone();
            if ask_keys == [FLIGHT] {
                all.remove(SIEGES);
            }
            all.extend(ask_keys);
            find_releases(&all)
        };
        let asks = collect_map(scenario.each_ask().map(|(ix, ask)| (ix, ask_releases(ask))));
        Self { board: find_releases(&board), asks }
    }

    /// Returns the expansion that is too new for a rule set to judge the features of the board; `None` if none is.
    pub(super) fn board_too_new_for(&self, set: &RuleSet) -> Option<NotApplicable> {
        find_too_new(&self.board, set)
    }

    /// Returns the expansion that is too new for a rule set to judge a question; `None` if none is.
    pub(super) fn ask_too_new_for(&self, ask: AskIx, set: &RuleSet) -> Option<NotApplicable> {
        find_too_new(self.asks.get(&ask).unwrap_or(&self.board), set)
    }

    /// Returns an expansion that is too new if a rule set can judge none of the questions, nor the features if these
    /// are answered. `None` if the rule set can judge one of them.
    pub(super) fn all_too_new_for(&self, set: &RuleSet, are_features_answered: bool) -> Option<NotApplicable> {
        let board = are_features_answered.then_some(&self.board);
        let mut all = board.into_iter().chain(self.asks.values()).map(|dates| find_too_new(dates, set));
        let first = all.next()??;
        all.try_fold(first, |_, not| not)
    }
}

/// Returns the newest of some expansions that did not exist yet under a rule set, else the newest of which no rules of
/// that time are known; `None` if there is neither, or for a table's own rules, which judge every board.
fn find_too_new(dates: &[&'static Since], set: &RuleSet) -> Option<NotApplicable> {
    if set.kind() == SetKind::House {
        return None;
    }
    let later = dates.iter().copied().filter(|since| since.judged_from() > set.date());
    let since = later.max_by_key(|since| (since.date > set.date(), since.date))?;
    Some(NotApplicable { question: None, since, is_unread: since.date <= set.date() })
}

/// Returns the releases of the expansions with these keys, in the order of [`expansions`].
fn find_releases(keys: &BTreeSet<&'static str>) -> Vec<&'static Since> {
    expansions().filter(|(key, _)| keys.contains(key)).map(|(_, since)| since).collect()
}

fn board_keys(scenario: &Scenario) -> BTreeSet<&'static str> {
    let (board, figures) = (&scenario.board, &scenario.figures);
    let mut all: BTreeSet<&'static str> = collect_set(board.prints().flat_map(tile_keys));
    all.extend(board.all().filter_map(|ix| shape_key(board.placed(ix).shape)));
    all.extend(scenario.meeples.iter().filter_map(|meeple| figure_key(meeple.figure)));
    all.extend(scenario.tokens.iter().map(|token| token_key(&token.what)));
    all.extend((!scenario.barns.is_empty()).then_some("abbeys"));
    all.extend((figures.dragon.is_some() || figures.fairy.is_some()).then_some("dragon"));
    all.extend((figures.mage.is_some() || figures.witch.is_some()).then_some("mage-and-witch"));
    all
}

fn tile_keys(tile: &Tile) -> impl Iterator<Item = &'static str> + use<> {
    let any_city = |is_so: fn(&carcassonne_board::tiles::City) -> bool| tile.cities.iter().any(is_so);
    let any_road = |is_so: fn(&carcassonne_board::tiles::Road) -> bool| tile.roads.iter().any(is_so);
    let inns = any_road(|road| road.inn) || any_city(|city| city.cathedral);
    let printed = [
        ("inns", inns),
        (SIEGES, any_city(|city| city.besieged)),
        ("city-of-carcassonne", any_city(|city| city.carcassonne)),
        ("city-gates", any_city(|city| !city.gates.is_empty())),
        ("wells", any_road(|road| road.wells > 0)),
        ("ferries", any_road(|road| road.end == RoadEnd::Ferry)),
        (NEWER, tile.castle),
    ];
    let monastery = tile.monastery.and_then(|kind| match kind {
        MonasteryKind::Plain => None,
        MonasteryKind::Abbey => Some("abbeys"),
        MonasteryKind::Shrine => Some("shrines"),
        MonasteryKind::German | MonasteryKind::Dutch | MonasteryKind::Japanese | MonasteryKind::Darmstadt => {
            Some(NEWER)
        }
    });
    let symbols: Vec<&'static str> = tile
        .symbols
        .iter()
        .flat_map(|symbol| match symbol {
            Symbol::Garden => &[NEWER][..],
            Symbol::Vineyard | Symbol::Hill => &["hills"],
            Symbol::Sheep => &["hills", NEWER],
            Symbol::CropCircle => &["crop-circles"],
            Symbol::PigHerd => &["pig-herds"],
        })
        .copied()
        .collect();
    printed.into_iter().filter_map(|(key, is_there)| is_there.then_some(key)).chain(monastery).chain(symbols)
}

fn shape_key(shape: Shape) -> Option<&'static str> {
    match shape {
        Shape::Square => None,
        Shape::Half(_) => Some("halves"),
        Shape::Double(_) => Some(NEWER),
    }
}

fn figure_key(figure: Figure) -> Option<&'static str> {
    match figure {
        Figure::Meeple => None,
        Figure::Large => Some("inns"),
        Figure::Builder | Figure::Pig => Some("builders"),
        Figure::Mayor => Some("abbeys"),
        Figure::Phantom => Some("phantoms"),
        Figure::Shepherd => Some("hills"),
        Figure::Abbot | Figure::Wagon | Figure::Ringmaster | Figure::Acrobat => Some(NEWER),
    }
}

fn token_key(token: &TokenKind) -> &'static str {
    match token {
        TokenKind::Bridge { .. } | TokenKind::Castle { .. } => "bridges",
        TokenKind::Flea { .. } => "plague",
        TokenKind::Building { .. } => "little-buildings",
        TokenKind::Sheep { .. } => "hills",
    }
}

/// Returns the keys of the expansions that the words of a question presuppose; empty for the base game.
fn question_keys(ask: &Ask) -> Vec<&'static str> {
    let keys = MapEntries::from_unchecked(&ask.body);
    let for_word = keys.as_ref().and_then(|keys| keys.get("for")).and_then(Node::text);
    let has_key = |key: &str| keys.as_ref().is_some_and(|keys| keys.get(key).is_some());
    let is_its_form = |declaration: &&&Declaration| {
        declaration.ask == ask.word
            && match declaration.by {
                By::Word => true,
                By::For(one) => for_word == Some(one),
                By::Key(key) => has_key(key),
            }
    };
    let Some(declaration) = declarations().iter().find(is_its_form) else { return vec![NEWER] };
    let later = declaration.fields.iter().filter(|field| has_key(field.key)).filter_map(|field| field.since);
    let mut all: Vec<&'static str> = later.collect();
    if all.is_empty() && declaration.since != FROM_THE_FIRST {
        all.push(declaration.since);
    }
    all
}

#[cfg(test)]
mod tests {
    use carcassonne_law::find_release;

    use super::*;

    #[test]
    fn every_expansion_that_a_question_presupposes_has_a_date() {
        for declaration in declarations() {
            let of_keys = declaration.fields.iter().filter_map(|field| field.since);
            for since in of_keys.chain([declaration.since]) {
                let is_known = since == FROM_THE_FIRST || find_release(since).is_some();
                assert!(is_known, "`{}` presupposes `{since}`, which has no date", declaration.word());
            }
        }
    }
}
