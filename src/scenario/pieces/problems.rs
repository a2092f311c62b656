//! The problems of players and of pieces on tiles, in words: one function for each problem.

use super::figure::Figure;
use crate::geometry::{Axis, Side, Space};
use crate::scenario::board::FeatureKind;
use crate::text::{Code, Node, Problem, Span, Suggestion, nearest_word, quoted_list, shorten, shorten_line};
use crate::tiles::Edge;

// Players.

/// Returns the problem of a list of players in which one name joins several; `alone` is set for the only name.
pub(super) fn one_name(together: &str, names: &str, alone: bool, at: Span) -> Problem {
    Problem::new(Code::PlayerUnknown, at, format!("`{}` is a single name", shorten(together)))
        .label("one player")
        .help(format!("for several players write `players: [{}]`", shorten(names)))
        .edits(alone.then(|| (at, format!("[{names}]"))))
}

/// Returns the problem of a name that is no player's.
pub(super) fn no_player(name: &str, players: &[String], at: Span) -> Problem {
    let near = nearest_word(name, players.iter().map(String::as_str));
    let help = match near {
        Some(near) => format!("write `{}`", shorten(near)),
        None if players.is_empty() => "list the players: `players: [red, blue]`".to_owned(),
        None => format!("the players are {}", quoted_list(players, "and")),
    };
    Problem::new(Code::PlayerUnknown, at, format!("`{}` is not one of the players", shorten(name)))
        .label("no such player")
        .help(help)
        .edits(near.map(|near| (at, near.to_owned())))
}

/// Returns the problem of a player who is named again in a map, in other letters; `known` is the name that came first.
pub(super) fn named_again(known: &str, what: &str, at: Span, first: Span) -> Problem {
    let message = format!("the key `{}` appears twice in {what}", shorten(known));
    Problem::new(Code::KeyDuplicate, at, message)
        .label("second time: capitals make no difference")
        .with_related(first, "first time")
        .help("keep one of them")
}

/// Returns the problem of more than `most` players.
pub(super) fn too_many_players(most: usize, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("more than {most} players"))
        .label("one too many")
        .help("name fewer players")
}

/// Returns the problem of a name that no player can have.
pub(super) fn no_name(name: &str, at: Span) -> Problem {
    let message = format!("`{}` cannot be the name of a player", shorten(name));
    let problem = Problem::new(Code::NameForm, at, message).label("not a name");
    if !name.is_empty() && name.len() < 9 && name.bytes().all(|b| b.is_ascii_digit()) {
        let named = format!("p{name}");
        return problem.help(format!("a name begins with a letter: `{named}`")).edit(at, named);
    }
    problem.help(
        "a player's name begins with a letter and is made of letters, digits, spaces, `_` and `-`; words like yes, no, on, off, true and false cannot be names",
    )
}

/// Returns the problem of a figure in the place of a player.
pub(super) fn figure_as_player(name: &str, at: Span) -> Problem {
    let message = format!("`{}` is a figure, not a player", shorten(name));
    let ways = ["red", "blue", "green", "anna"].map(|who| Suggestion::new(at, who));
    let problem = Problem::new(Code::NameForm, at, message).label("whose?");
    problem.offer("write who it belongs to: ", ways).with_fallback("write who it belongs to")
}

/// Returns the problem of a number where players are named.
pub(super) fn player_count(node: &Node) -> Problem {
    let count = node.text().and_then(|text| text.parse::<usize>().ok()).unwrap_or_default();
    let problem = Problem::new(Code::ValueWrong, node.span, "players are named, not counted");
    let problem = problem.label("a number");
    let colours = ["red", "blue", "green", "yellow", "black", "pink", "white"];
    match colours.get(..count).filter(|some| !some.is_empty()) {
        Some(some) => problem.fix_by_writing(format!("[{}]", some.join(", "))),
        None => problem.help("write names: `players: [red, blue]`"),
    }
}

/// Returns the problem of a key `players` without players.
pub(super) fn no_players(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`players` names nobody")
        .label("nobody here")
        .help("write names, `players: [red, blue]`, or leave the key out")
}

/// Returns the problem of a player who is listed again.
pub(super) fn listed_twice(name: &str, at: Span) -> Problem {
    let message = format!("the player `{}` is listed twice", shorten(name));
    Problem::new(Code::KeyDuplicate, at, message).label("again").help("name each player once")
}

// Figures.

/// Returns the problem of a player without a meeple under `meeples`.
pub(super) fn no_meeple(name: &str, at: Span, ways: impl IntoIterator<Item = Suggestion>) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{}` has no meeple here", shorten(name)))
        .label("nothing after it")
        .offer("leave the player out, or write where the meeples are: ", ways)
        .with_fallback("write where the meeples are, or leave the player out")
}

/// Returns the problem of a place before its player; `whole` is the place of both.
pub(super) fn place_before_player(player: &str, place: &str, at: Span, whole: Span) -> Problem {
    Problem::new(Code::NameForm, at, "the place comes before the player")
        .label("a place")
        .help(format!("write `{}: {}`", shorten(player), shorten(place)))
        .edit(whole, format!("{player}: {place}"))
}

/// Returns the problem of a meeple that is written as a map.
pub(super) fn meeple_as_map(tile: &str, kind: &str, at: Span) -> Problem {
    let problem = Problem::new(Code::ValueWrong, at, "a meeple is written as a word, not as a map").label("a place?");
    if kind.is_empty() {
        return problem.fix_by_writing(tile);
    }
    problem.help(format!("write `{}.{}`", shorten(tile), shorten(kind))).edit(at, format!("{tile}.{kind}"))
}

/// Returns the problem of an acrobat on a feature.
pub(super) fn acrobat_on_feature(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "an acrobat belongs in a pyramid, not on a feature")
        .label("on a feature")
        .help("leave it out here; to learn what its pyramid is worth, ask: `ask: { surroundings: { of: a, for: acrobat, acrobats: [red, blue] } }`")
}

/// Returns the problem of a known figure that is not judged; `judged` are those that are.
pub(super) fn figure_not_judged(word: &str, judged: &[&str], at: Span) -> Problem {
    Problem::new(Code::NotJudged, at, format!("the figure `{word}` is not judged"))
        .label("not judged")
        .help(format!("leave it out; the figures that are judged are {}", quoted_list(judged, "and")))
}

/// Returns the problem of a figure on a kind of feature that it cannot stand on.
pub(super) fn misplaced_figure(figure: Figure, kind: FeatureKind, written: &str, at: Span) -> Problem {
    let (name, on) = (figure.name(), kind.word());
    let problem =
        Problem::new(Code::ValueWrong, at, format!("the {name} cannot be placed on a {on}")).label(format!("a {on}"));
    if kind != FeatureKind::Garden {
        let kinds: Vec<&str> = figure.stands_on().iter().map(|k| k.word()).collect();
        let help = format!("the {name} can be placed on features of the kind {}", quoted_list(&kinds, "or"));
        return problem.help(help);
    }
    let abbot = format!("{} {written}", Figure::Abbot.word());
    let help = format!("only an abbot can be placed on a garden: `{}`", shorten_line(&abbot));
    // The word before the place is replaced too.
    problem.help(help).edits((figure == Figure::Meeple).then_some((at, abbot)))
}

/// Returns the problem of a second barn on a crossing.
pub(super) fn second_barn(at: Span, first: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "two barns on one intersection")
        .label("second barn")
        .with_related(first, "first barn")
        .help("keep one of them")
}

/// Returns the problem of the fairy on the tile of the dragon.
pub(super) fn fairy_beside_dragon(fairy: Span, dragon: Span) -> Problem {
    Problem::new(Code::ValueWrong, fairy, "the fairy and the dragon on one tile")
        .label("the fairy")
        .with_related(dragon, "the dragon")
        .help("place one of them elsewhere: the dragon never enters the tile with the fairy")
}

/// Returns the problem of the mage or the witch on a tile, not on one of its features.
pub(super) fn on_which_road_or_city(
    word: &str,
    tile: &str,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let message = format!("the {word} stands on a road or in a city, not just on `{}`", shorten(tile));
    Problem::new(Code::ValueWrong, at, message)
        .label("on which feature?")
        .offer("write ", ways)
        .with_fallback(format!("name a road or a city: `{word}: TILE.road`"))
}

/// Returns the problem of the mage or the witch on a feature of another kind.
pub(super) fn on_no_road_or_city(
    word: &str,
    kind: FeatureKind,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("the {word} stands on a road or in a city"))
        .label(format!("a {}", kind.word()))
        .offer("write ", ways)
        .with_fallback(format!("name a road or a city: `{word}: TILE.road`"))
}

/// Returns the problem of a place that cannot challenge another.
pub(super) fn challenges_nothing(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "no shrine or monastery")
        .label("this challenges nothing")
        .help("name the one that was completed first: `completed_first: m.monastery`")
}

/// Returns the problem of a score track without players.
pub(super) fn nobody_on_track(at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, "`track` names nobody")
        .label("empty")
        .help("write `track: { red: { meeple: 3, messenger: 12 } }`, or leave the key out")
}

// Tokens.

/// Returns the problem of a token on a wrong kind of feature; `what` is its name, and `key` its key.
pub(super) fn token_elsewhere((what, key): (&str, &str), kind: FeatureKind, found: FeatureKind, at: Span) -> Problem {
    let (kind, found) = (kind.word(), found.word());
    Problem::new(Code::ValueWrong, at, format!("{what} goes on a {kind}, not on a {found}"))
        .label(format!("a {found}"))
        .help(format!("write `{key}: a.{kind}`"))
}

// Bridges.

/// Returns the problem of a bridge over a double-size tile.
pub(super) fn bridge_over_double(at: Span, tile: Span) -> Problem {
    let message = "a bridge spans one space, but a double-size tile covers two";
    Problem::new(Code::ValueWrong, at, message)
        .label("covers two spaces")
        .with_related(tile, "the tile")
        .help("place the bridge over a square tile or a half tile")
}

/// Returns the problem of a bridge with an end over a gap; `name` is the half tile under it.
pub(super) fn bridge_over_gap(name: &str, direction: Axis, at: Span, half: Span) -> Problem {
    let message = "a bridge over a single half tile: no rule says whether it is allowed, or how its road would continue across the gap";
    Problem::new(Code::ValueWrong, at, message).label("an end over the gap").with_related(half, "the half").help(
        format!(
            "ask whether it is allowed: `ask: {{ place: {{ bridge: {{ over: {name}, direction: {} }} }} }}`",
            direction.word()
        ),
    )
}

/// Returns the problem of a bridge that ends on an unknown tile.
pub(super) fn bridge_on_hash(at: Span, hash: Span) -> Problem {
    Problem::new(Code::BoardRunsInto, at, "the bridge ends on `#`, an unknown tile")
        .label("an end on `#`")
        .with_related(hash, "this tile")
        .help("give the tile `#` a name and say what it shows")
}

/// Returns the problem of a bridge that does not end on field.
pub(super) fn bridge_on(edge: Edge, address: &str, side: Side, at: Span, tile: Span) -> Problem {
    let shown = edge.word();
    let message = format!("a bridge must end on a field, but `{address}` shows {shown} on side {side}");
    Problem::new(Code::ValueWrong, at, message)
        .label("cannot end there")
        .with_related(tile, "the tile")
        .help("rotate the bridge, or place it over a tile with a field on both sides")
}

/// Returns the problem of a second bridge over a space.
pub(super) fn second_bridge(space: Space, at: Span, first: Span) -> Problem {
    let message = format!("two bridges over the space {}", space.to_notation());
    Problem::new(Code::ValueWrong, at, message)
        .label("second bridge")
        .with_related(first, "first bridge")
        .help("keep one of them; a bridge spans the whole space, both halves of a pair")
}

// Words before the place of a meeple.

/// Returns the problem of an entry in a wrong order, as `message` says; `right` is the text to write, and `how` leads to
/// it.
pub(super) fn wrong_order(message: String, how: &str, right: String, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, message)
        .label("here")
        .help(format!("{how} `{}`", shorten_line(&right)))
        .edit(at, right)
}

/// Returns the problem of a figure, or a barn, without a place.
pub(super) fn placeless_figure(
    word: &str,
    name: &str,
    is_barn: bool,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    let otherwise = if is_barn {
        "write a corner of a tile after it, as in barn a@se".to_owned()
    } else {
        format!("the board has no place for the figure {name}")
    };
    let message = format!("`{}` does not say where the figure is", shorten(word));
    Problem::new(Code::PlaceUnknown, at, message)
        .label("on which feature?")
        .offer("write where it is: ", ways)
        .with_fallback(otherwise)
}

/// Returns the problem of a word that is no figure.
fn no_figure(word: &str, at: Span) -> Problem {
    Problem::new(Code::ValueWrong, at, format!("`{}` is not a figure", shorten(word)))
}

/// Returns the problem of a word for an ordinary meeple before a place; `whole` is the place of both.
pub(super) fn ordinary_meeple(word: &str, place: &str, at: Span, whole: Span) -> Problem {
    no_figure(word, at)
        .label("an ordinary meeple?")
        .help(format!("leave the word out: `{}`", shorten(place)))
        .edit(whole, place)
}

/// Returns the problem of a word for an ordinary meeple with no place behind it.
pub(super) fn meeple_on_which(word: &str, at: Span, ways: impl IntoIterator<Item = Suggestion>) -> Problem {
    no_figure(word, at).label("an ordinary meeple?").offer("write where it is: ", ways)
}

/// Returns the problem of a word for a figure by another name before a place; `whole` is the place of both.
pub(super) fn other_figure_word(word: &str, figure: &str, place: &str, at: Span, whole: Span) -> Problem {
    let label = match figure {
        "large" => "a large meeple?".to_owned(),
        figure => format!("a {figure}?"),
    };
    no_figure(word, at)
        .label(label)
        .help(format!("write `{figure} {}`", shorten(place)))
        .edit(whole, format!("{figure} {place}"))
}

/// Returns the problem of a role of a meeple on a kind of feature, in place of a figure.
fn role_problem(word: &str, role: &str, kind: FeatureKind, at: Span) -> Problem {
    let article = if kind == FeatureKind::City { "in" } else { "on" };
    let role = if role == word { role.to_owned() } else { format!("{role} ({})", shorten(word)) };
    let message = format!("a {role} is a meeple {article} a {}", kind.word());
    Problem::new(Code::ValueWrong, at, message).label("not a separate figure")
}

/// Returns the problem of a role before a place; `whole` is the place of both.
pub(super) fn role_before_place(
    word: &str,
    called: &str,
    kind: FeatureKind,
    place: &str,
    at: Span,
    whole: Span,
) -> Problem {
    role_problem(word, called, kind, at).help(format!("write `{}`", shorten(place))).edit(whole, place)
}

/// Returns the problem of a role with no place behind it.
pub(super) fn role_on_which(
    word: &str,
    called: &str,
    kind: FeatureKind,
    at: Span,
    ways: impl IntoIterator<Item = Suggestion>,
) -> Problem {
    role_problem(word, called, kind, at).offer("write where it is: ", ways)
}

/// Returns the problem of a neutral figure among the meeples.
pub(super) fn of_no_player(word: &str, at: Span) -> Problem {
    let magic = matches!(word, "mage" | "witch");
    Problem::new(Code::ValueWrong, at, format!("the {word} belongs to no player"))
        .label("not a meeple")
        .help(format!("it goes under `figures`, as `{word}: {}`", if magic { "TILE.road" } else { "TILE" }))
}

/// Returns the problem of a figure with a slip in it before a place; `whole` is the place of both.
pub(super) fn misspelled_figure(word: &str, near: &str, place: &str, at: Span, whole: Span) -> Problem {
    no_figure(word, at)
        .label("unknown figure")
        .help(format!("write `{near} {}`", shorten(place)))
        .edit(whole, format!("{near} {place}"))
}

/// Returns the problem of a word that resembles no figure.
pub(super) fn unknown_figure(word: &str, at: Span, ways: impl IntoIterator<Item = Suggestion>) -> Problem {
    no_figure(word, at)
        .label("unknown figure")
        .offer("write just the place, or a figure before it: ", ways)
        .with_fallback(
            "write just the place, or a figure before it; put several meeples in brackets, separated by commas",
        )
}
