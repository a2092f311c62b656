//! Entries for words of the game that are neither questions nor mechanics.

use super::entry::Entry;

/// A word of the game: its id, its title, a sentence on it, and the id of the page that explains it.
struct Term(&'static str, &'static str, &'static str, &'static str);

const TERMS: [Term; 8] = [
    Term("knight", "Knight: a meeple in a city", "It scores with its city.", "city"),
    Term("highwayman", "Highwayman: a meeple on a road", "It scores with its road.", "road"),
    Term(
        "farmer",
        "Farmer: a meeple in a field",
        "It scores at final scoring, for the completed cities of its field.",
        "field",
    ),
    Term("monk", "Monk: a meeple in a monastery", "It scores for the monastery and the tiles around it.", "monastery"),
    Term(
        "lord",
        "Lord: a meeple in a castle",
        "It scores with a feature of the fief around its castle.",
        "castle-fief",
    ),
    Term("coat-of-arms", "Coat of arms: the shield in a city", "It adds points to its city.", "city"),
    Term(
        "triangular-gap",
        "Triangular gap: the empty half of a space with one half tile",
        "It is enclosed if there is a tile on both of its outer sides.",
        "gap.city-road",
    ),
    Term(
        "pair",
        "Pair of half tiles: two that fill one space",
        "Whether they count as one tile or two depends on the feature.",
        "count.road-city",
    ),
];

/// The expansions without a mechanic: the id and the title of each.
const UNJUDGED: [(&str, &str); 5] = [
    ("gold-mines", "The Gold Mines, gold bars on tiles: an expansion that is not judged"),
    ("robbers", "The Robbers, an expansion that is not judged"),
    ("festival", "The Festival, of the tenth anniversary: an expansion that is not judged"),
    ("labyrinth", "The Labyrinth, a tile of roads: an expansion that is not judged"),
    ("anniversary", "The anniversary tiles and editions: their extra rules are not judged"),
];

/// Returns an entry for each term and each expansion without a mechanic.
pub(super) fn terms() -> impl Iterator<Item = Entry> {
    let unjudged = |(id, title)| Term(id, title, "Not judged: `oracle` has no rules for it.", "mechanics");
    // An expansion that is not judged comes after everything else with the same word.
    TERMS.into_iter().map(|term| entry(&term, 90)).chain(UNJUDGED.map(unjudged).map(|term| entry(&term, 29)))
}

fn entry(Term(id, title, about, page): &Term, weight: u64) -> Entry {
    Entry::new("term", id, *title, weight)
        .with(*about, 1)
        .with(*title, 5)
        .with(*id, 7)
        .with_today(*about)
        .with_command(format!("oracle explain {page}"))
}
