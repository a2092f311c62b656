//! What each clause of an answer is called in data, and what its parts are: the documented set of words.
//!
//! A mechanic says a clause as a message with parts; here each of these messages has a word that does not change
//! when its English does.

use crate::wording::{
    Message, Sentence, abbey_placing, acrobat, barn_placing, bridge, challenge, city, crop_circle, dragon, flock,
    magic_placing, meeple_placing, messages, placing, setup, shrine_placing, things, tile_placing,
};

/// A clause as data.
#[derive(Debug)]
pub struct Clause {
    message: &'static Message,
    /// The word for it.
    pub word: &'static str,
    /// What it means.
    pub means: &'static str,
    /// Its parts.
    pub parts: &'static [Piece],
}

/// A part of a clause.
#[derive(Debug)]
pub struct Piece {
    /// What it is called in the message.
    of: &'static str,
    /// What it is called in data.
    pub key: &'static str,
    /// What stands there.
    pub form: Form,
}

/// What stands in a part of a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// A number.
    Number,
    /// Numbers.
    Numbers,
    /// `true` or `false`.
    Flag,
    /// A player.
    Player,
    /// Players.
    Players,
    /// A tile by its address; one without a name by its space.
    Tile,
    /// Tiles.
    Tiles,
    /// A feature by its place.
    Place,
    /// Features.
    Places,
    /// A tile or a space.
    Stand,
    /// A meeple: whose it is, and where it stands.
    Meeple,
    /// Meeples.
    Meeples,
    /// A direction.
    Direction,
    /// Directions.
    Directions,
    /// A side of a tile.
    Side,
    /// A kind of feature.
    Kind,
    /// What a side shows.
    Edge,
    /// A kind of monastery.
    Building,
    /// A figure.
    Figure,
    /// A kind of meeple to which a crop circle speaks.
    Sort,
    /// A scoring round.
    Round,
    /// What a player wrote or what the program calls a score, a payment or a message.
    Named,
    /// Another clause.
    Clause,
    /// Other clauses.
    Clauses,
}

macro_rules! clauses {
    ($($subject:ident::$message:ident => $word:literal, $means:literal
        $(, $of:literal as $key:literal: $form:ident)*;)*) => {
        &[$(Clause {
            message: $subject::$message::MESSAGE,
            word: $word,
            means: $means,
            parts: &[$(Piece { of: $of, key: $key, form: Form::$form }),*],
        }),*]
    };
}

/// Every clause. One word may stand for several messages that have the same parts.
pub const CLAUSES: &[Clause] = clauses! {
    // Why something may not be laid, placed, built or done.
    abbey_placing::Taken => "space-taken", "A tile has the space.", "tile" as "tile": Tile;
    abbey_placing::HalfTaken => "half-taken", "A half has part of the space.", "tile" as "tile": Tile;
    abbey_placing::Empty => "nothing-beside", "Nothing lies on these sides.", "sides" as "directions": Directions;
    abbey_placing::Half => "half-beside", "A half lies on that side.", "to" as "direction": Direction, "tile" as "tile": Tile;
    abbey_placing::Gap => "gap-beside", "The gap beside that half lies on that side.", "to" as "direction": Direction, "tile" as "tile": Tile;
    shrine_placing::ChallengesSeveral => "challenges-several", "What is laid would challenge several.", "kind" as "building": Building, "tiles" as "tiles": Tiles;
    shrine_placing::BesideChallengesSeveral => "other-challenges-several", "What lies there would challenge what is laid and others.", "kind" as "building": Building, "tile" as "tile": Tile, "others" as "others": Tiles;
    tile_placing::Taken => "space-taken", "A tile has the space.", "tile" as "tile": Tile;
    tile_placing::HalfTaken => "half-taken", "A half has part of the space.", "tile" as "tile": Tile;
    tile_placing::Filled => "half-taken", "A half has part of the space.", "tile" as "tile": Tile;
    tile_placing::Overlaps => "overlaps", "It would overlap that half.", "tile" as "tile": Tile;
    tile_placing::LongSideAgainst => "long-side-against", "Its long side would lie against a tile that is no half.", "tile" as "tile": Tile;
    tile_placing::LongSideWithin => "against-long-side", "The long side of that half would lie against it.", "tile" as "tile": Tile;
    tile_placing::TouchesNothing => "touches-nothing", "No side of it touches a tile.";
    tile_placing::NoShortSide => "no-short-side", "Only its long side touches, against that half.", "tile" as "tile": Tile;
    tile_placing::Differs => "sides-differ", "Two sides do not show the same.", "own" as "own": Side, "mine" as "shows": Edge, "side" as "other": Side, "theirs" as "other_shows": Edge;
    tile_placing::BridgeEnds => "no-field-on-it", "The bridge placed with it would end at a side of it that does not show field.", "own" as "own": Side, "edge" as "shows": Edge;
    tile_placing::Castles => "castles-touch", "It would touch castles.", "tiles" as "tiles": Tiles;
    tile_placing::NoRiver => "no-river-beside", "The river tile does not continue the river.";
    tile_placing::TurnsBack => "river-turns-back", "The river would turn straight back after that tile.", "tile" as "tile": Tile;
    tile_placing::UnknownCastle => "castle-unknown", "It is not known whether that tile shows a castle.", "tile" as "tile": Tile;
    tile_placing::UnknownSacred => "monastery-unknown", "It is not known whether that tile shows a monastery or shrine.", "tile" as "tile": Tile;
    tile_placing::Unknown => "side-unknown", "It is not known what that side shows, which has to match.", "side" as "side": Side, "edge" as "must_match": Edge;
    barn_placing::NoIntersection => "no-intersection", "The long side of a double-size tile runs through there.", "tile" as "tile": Tile;
    barn_placing::Nothing => "nothing-at-corner", "Nothing lies on these sides of the corner.", "sides" as "directions": Directions;
    barn_placing::DoesNotReach => "does-not-reach-corner", "A gap keeps that half from the corner.", "tile" as "tile": Tile, "to" as "direction": Direction;
    barn_placing::Gap => "gap-at-corner", "Gaps lie at the corner.", "sides" as "directions": Directions;
    barn_placing::City => "city-at-corner", "That tile shows city at the corner.", "tile" as "tile": Tile;
    barn_placing::Abbey => "abbey-at-corner", "That tile is an abbey.", "tile" as "tile": Tile;
    barn_placing::TwoFields => "two-fields-at-corner", "That tile shows two fields at the corner.", "tile" as "tile": Tile;
    barn_placing::SetAlready => "barn-in-play", "The player's barn stands on the board already.", "player" as "player": Player;
    barn_placing::BarnThere => "barn-in-field", "That player's barn stands in the field.", "player" as "player": Player;
    bridge::BridgeThere => "bridge-there", "Another bridge lies over that space.";
    bridge::Ends => "no-field-at-end", "The bridge would end at a side that does not show field.", "side" as "side": Side, "edge" as "shows": Edge;
    bridge::Stops => "no-road-beyond", "The road would have to go on at a side that shows something else.", "side" as "side": Side, "edge" as "shows": Edge;
    bridge::LoneHalf => "end-over-gap", "An end would lie over the gap beside a lone half.", "tile" as "tile": Tile;
    bridge::Pair => "on-two-halves", "It would stand on two halves.", "tiles" as "tiles": Tiles;
    meeple_placing::CannotStand => "cannot-stand", "Such a figure does not stand on such a feature.", "figure" as "figure": Figure, "kind" as "kind": Kind;
    meeple_placing::NoAbbot => "takes-no-abbot", "No meeple is laid down as abbot on such a monastery.";
    meeple_placing::Volcano => "volcano", "The dragon is on the tile, so that is a volcano.", "tile" as "tile": Tile;
    meeple_placing::NoOwnMeeple => "no-own-meeple", "The player has no meeple on the feature.", "player" as "player": Player, "kind" as "kind": Kind;
    meeple_placing::Taken => "feature-taken", "These meeples stand on the feature.", "kind" as "kind": Kind, "meeples" as "meeples": Meeples;
    meeple_placing::Shepherd => "shepherd-there", "A shepherd stands in the field.", "meeples" as "meeples": Meeples;
    meeple_placing::Barn => "barn-in-field", "That player's barn stands in the field.", "player" as "player": Player;
    meeple_placing::Beyond => "unknown-beyond", "It is not known what stands beyond that tile, into which the feature runs.", "kind" as "kind": Kind, "tile" as "tile": Tile;
    meeple_placing::NotOnTop => "not-on-top", "Such a figure does not stand on top of a tower.", "figure" as "figure": Figure;
    meeple_placing::CapturedOnTop => "tower-captures", "A tower can capture the meeple on top of another.";
    meeple_placing::EatenOnTop => "dragon-eats", "The dragon can eat the meeple on top of a tower.";
    magic_placing::Completed => "completed", "The road or city is completed.", "kind" as "kind": Kind;
    magic_placing::WithMage => "mage-there", "The mage is on the road or in the city.", "kind" as "kind": Kind;
    magic_placing::WithWitch => "witch-there", "The witch is on the road or in the city.", "kind" as "kind": Kind;
    magic_placing::Already => "already-there", "The mage or witch is there already and has to move elsewhere.", "kind" as "kind": Kind;
    magic_placing::Beyond => "unknown-beyond-for-magic", "It is not known what is beyond that tile, where the feature continues.", "kind" as "kind": Kind, "tile" as "tile": Tile;
    acrobat::Far => "not-beside", "The tile does not lie next to that which was laid.", "tile" as "tile": Tile, "laid" as "laid": Tile;
    acrobat::IsFull => "pyramid-full", "The pyramid has three acrobats.";
    dragon::BeenBefore => "been-before", "The dragon was there before in this move.", "to" as "to": Stand;
    dragon::GapInTheWay => "gap-in-the-way", "A gap bars the way.", "from" as "from": Stand, "to" as "to": Stand;
    dragon::NotOneStep => "not-one-step", "From the one to the other is not one step.", "from" as "from": Stand, "to" as "to": Stand;
    dragon::FairyKeepsIt => "fairy-keeps-it", "The fairy keeps the dragon away.", "to" as "to": Stand;
    dragon::TooFar => "too-far", "It takes more steps than are left.", "count" as "steps": Number, "left" as "left": Number;
    flock::NoShepherd => "no-own-shepherd", "The player has no shepherd in the field.", "player" as "player": Player;
    setup::OneSetServes => "set-serves-fewer", "One set of halves serves so many players at most.", "served" as "players": Number;
    setup::TooFew => "too-few-halves", "There are fewer halves than would be wanted.", "each" as "each": Number, "of-a-set" as "of_each_set": Flag, "players" as "players": Number, "wanted" as "wanted": Number, "pile" as "there": Number;
    // Notes on a setup.
    setup::MoreEach => "more-if-all-agree", "There are enough halves for more each, if all agree.";
    setup::SymbolsStayOut => "symbols-stay-out", "The four halves with symbols of other expansions stay out of a first game.";
    // What becomes of a feature.
    city::ByItsFief => "scores-by-its-fief", "The castle on it scores by its fief, and the city nothing.";
    challenge::Lost => "lost-to", "The challenge is lost to these.", "rivals" as "rivals": Clauses;
    challenge::Rival => "rival", "A shrine, an abbey or a monastery that was challenged.", "kind" as "building": Building, "tile" as "tile": Tile;
    // The crop circle.
    crop_circle::KindsNamed => "speaks-to", "Of which meeples the circle speaks.", "sort" as "kind": Sort;
    crop_circle::KindsOfJoker => "speaks-to", "Of which meeples the circle speaks.", "sort" as "kind": Sort;
    crop_circle::MayAdd => "may-add", "The player may add a meeple to one of these features.", "player" as "player": Player, "sort" as "kind": Sort, "places" as "places": Places;
    crop_circle::MustAdd => "must-add", "The player must add a meeple to one of these features, where one is left.", "player" as "player": Player, "sort" as "kind": Sort, "places" as "places": Places;
    crop_circle::MustTakeBack => "must-take-back", "The player must take a meeple back from one of these features.", "player" as "player": Player, "sort" as "kind": Sort, "places" as "places": Places;
    crop_circle::DoesNothing => "does-nothing", "The player has no such meeple and does nothing.", "player" as "player": Player, "sort" as "kind": Sort;
    // Why a turn cannot be played as it is told.
    messages::BecauseOneFigure => "only-one-figure", "Only one figure may advance in the turn, and two are named.";
    messages::BecauseCannotPay => "cannot-pay", "No figure that may pay has so many points.", "points" as "points": Number;
    messages::BecauseNext => "other-message-next", "All eight messages came: the next is that one again.", "next" as "message": Number;
    messages::BecauseLower => "message-gone", "The message lies under the pile.", "number" as "message": Number;
    messages::BecauseOut => "message-obeyed", "The message is still being obeyed.", "number" as "message": Number;
    messages::BecauseTurnTold => "turn-told", "The turn of message 4 is told, so it is not taken as 2 points.";
    messages::BecauseOtherAdvanced => "other-figure-advanced", "The figure may not advance, since the other one has.", "number" as "message": Number, "figure" as "figure": Figure;
    messages::BecauseNoFigure => "no-figure", "No figure can take what is written.";
    messages::LeftOut => "left-out", "Other choices are left out, for a reason.", "why" as "why": Clause;
    messages::HaltNotYet => "not-yet", "Something in it did not exist yet.";
    messages::HaltFound => "too-many-features", "The board completes too many features to try all choices.";
    messages::HaltTooMany => "too-many-ways", "There are too many ways to try them all.";
    messages::HaltOthers => "too-many-others", "The figures of others may stand in too many places.";
    messages::HaltBoards => "too-many-tiles", "Too many turns lay tiles in it.";
    messages::HaltLaid => "tile-not-told", "A message comes before the tile of the turn is laid, and it is not told which that is.";
    // Under which choices a message comes.
    messages::UnderNone => "under-none", "Under no choice.";
    messages::UnderEvery => "under-every", "Under every choice.";
    messages::UnderSome => "under-some", "Under some of all choices.", "some" as "some": Number, "all" as "all": Number;
    messages::AsOthersChoose => "as-others-choose", "As others choose.";
    messages::UnderSomeOthers => "under-some-as-others-choose", "Under some of all choices, as others choose.", "some" as "some": Number, "all" as "all": Number;
    messages::UnderSomeMore => "under-some-and-more", "Under some of all choices, and under more as others choose.", "some" as "some": Number, "all" as "all": Number, "more" as "more": Number;
    // What is chosen.
    messages::Choice => "choice", "What is chosen in a turn, one thing after the other.", "each" as "each": Clauses;
    messages::TakenFigure => "figure-moves", "That figure moves for it.", "called" as "of": Named, "figure" as "figure": Figure;
    messages::TakenTile => "another-tile", "It brings another tile.", "called" as "of": Named;
    messages::TakenPoints => "points", "It brings that figure so many points.", "called" as "of": Named, "points" as "points": Number, "figure" as "figure": Figure;
    messages::TakenPointsFor => "points-for", "It brings that figure so many points for what stands there.", "called" as "of": Named, "points" as "points": Number, "at" as "for": Named, "figure" as "figure": Figure;
    messages::TakenInstead => "points-instead", "That figure takes so many points instead of it.", "called" as "of": Named, "points" as "points": Number, "figure" as "figure": Figure;
    messages::ConditionFree => "nobody-on", "No figure of another player stands on the space.", "space" as "space": Number;
    messages::ConditionTaken => "somebody-on", "A figure of another player stands on the space.", "space" as "space": Number;
    // After what a message comes, in which turn.
    messages::Round => "round", "After that scoring round.", "round" as "round": Round;
    messages::RoundPhrase => "round", "After that scoring round.", "round" as "round": Round;
    messages::RoundIn => "round-within", "After that scoring round of a turn within the turn.", "round" as "round": Round, "turn" as "turn": Clause;
    messages::RoundPhraseIn => "round-within", "After that scoring round of a turn within the turn.", "round" as "round": Round, "turn" as "turn": Clause;
    messages::OfMessage => "message", "After the points of that message.", "number" as "message": Number;
    messages::OfMessageIn => "message-within", "After the points of that message in a turn within the turn.", "number" as "message": Number, "turn" as "turn": Clause;
    messages::Turn => "the-turn", "The turn itself.";
    messages::TurnOfFour => "turn-of-message-4", "The turn of message 4.";
    messages::TurnOfFourIn => "turn-of-message-4-within", "The turn of message 4 in a turn within the turn.", "turn" as "turn": Clause;
    messages::TurnOfBuilder => "builders-turn", "The builder's turn after the first tile.";
    messages::TurnOfBuilderOf => "builders-turn-within", "The builder's turn of a turn within the turn.", "turn" as "turn": Clause;
    // Why no message comes.
    messages::WhyNothing => "brings-nothing", "It brings nothing.", "what" as "what": Named;
    messages::WhyMovedBack => "moved-back", "The figure was moved back onto a dark space.", "figure" as "figure": Figure;
    messages::WhyFairyUnsure => "fairy-unsure", "Which meeple the fairy stands by is not told; her 3 points are not counted.";
    messages::WhyShared => "space-shared", "Another player's figure stands on the space.", "moment" as "after": Clause, "figure" as "figure": Figure;
    messages::WhyOne => "one-for-both", "Both figures end on dark spaces, which brings one message.", "moment" as "after": Clause;
    messages::WhyNotTested => "not-looked-at", "Only the figure that moved last is looked at.", "moment" as "after": Clause, "figure" as "figure": Figure;
    messages::WhyNotNow => "not-just-moved", "The figure on a dark space has not just moved there.", "moment" as "after": Clause, "figure" as "figure": Figure;
    messages::WhyNotForward => "not-moved-forward", "The figure on a dark space has not moved forward onto it.", "moment" as "after": Clause, "figure" as "figure": Figure;
    messages::WhyTooLate => "after-scoring", "The figure ends on a dark space when it is no longer looked at.", "moment" as "after": Clause, "figure" as "figure": Figure;
    messages::WhyNotDark => "not-on-dark", "No figure ends on a dark space.", "moment" as "after": Clause;
    messages::WhyNotTheirTurn => "not-their-turn", "The player's figure ends on a dark space in another player's turn.", "player" as "player": Player, "figure" as "figure": Figure;
    // What becomes of a message that is drawn.
    messages::DrawnPrinted => "resolved", "The message is resolved, and a figure takes its points.", "number" as "message": Number, "points" as "points": Number, "figure" as "figure": Figure;
    messages::DrawnFor => "resolved-on", "The message is resolved on that feature, and a figure takes its points.", "number" as "message": Number, "at" as "place": Place, "points" as "points": Number, "figure" as "figure": Figure;
    messages::DrawnInstead => "taken-as-points", "2 points are taken instead of the message.", "number" as "message": Number, "figure" as "figure": Figure;
    messages::DrawnTile => "resolved-as-tile", "Message 4 is resolved: another tile is placed.";
    messages::DrawnUntold => "not-told", "Which message comes is not told.";
    // What may follow on a message.
    messages::Ahead => "another-message", "From these spaces a way leads to another message.", "from" as "from": Numbers, "how" as "how": Clause;
    messages::AheadStep => "step", "So many points of one of these messages (or those instead of it) take the figure to a space.", "points" as "points": Number, "instead" as "instead": Flag, "numbers" as "messages": Numbers, "figure" as "figure": Figure, "at" as "to": Number;
    messages::AheadThen => "then", "One step and then another.", "before" as "first": Clause, "next" as "next": Clause;
    messages::AheadMore => "more-ways", "There are more ways.";
    messages::AheadDepth => "looks-ahead", "So many messages ahead were looked at.", "depth" as "messages": Number;
    // What messages bring.
    messages::BetterPoints => "take-points", "The 2 points instead of a message are better.";
    messages::BetterMessage => "take-message", "The message is better.";
    messages::BetterEither => "take-either", "Both are worth the same, or it is not known.";
    messages::BetterPointsOrTile => "take-points-or-tile", "The 2 points are better, or the tile of message 4.";
    messages::BetterMessages => "take-messages", "These messages are better than the 2 points.", "numbers" as "messages": Numbers;
    messages::MostOf => "message-brings", "That message brings so many points.", "number" as "message": Number, "points" as "points": Number;
    messages::GivesPoints => "gives-points", "It gives so many points.", "points" as "points": Number;
    messages::GivesTurn => "gives-turn", "It gives a whole turn.";
    messages::ValueNone => "none-on-unfinished", "The player has no meeple on an unfinished feature of that kind.", "player" as "player": Player, "kind" as "kind": Kind;
    messages::ValueNobody => "none-on-any-unfinished", "The player has no meeple on an unfinished feature.", "player" as "player": Player;
    messages::ValueLeast => "least", "One of these features is worth least, of so many.", "features" as "places": Places, "points" as "points": Number, "of" as "of": Number;
    messages::ValueLeastOfMany => "least-of-many", "These features and others are worth least, as many as these alike.", "alike" as "alike": Number, "features" as "places": Places, "points" as "points": Number;
    messages::ValueTile => "turn-or-points", "A whole turn with another tile, or 2 points.";
    messages::ValueEach => "two-each", "So many things, 2 points each.", "counted" as "counted": Clause;
    messages::ValueNoCoats => "no-coats", "The player has no meeple in an unfinished city with a coat of arms.", "player" as "player": Player;
    messages::ValueNoHeads => "no-such-meeple", "The player has no knight in an unfinished city, or no farmer.", "player" as "player": Player, "kind" as "kind": Kind;
    messages::Heads => "meeples", "So many meeples on features of that kind.", "count" as "count": Number, "kind" as "kind": Kind;
    things::Coat => "coats", "So many coats of arms.", "count" as "count": Number;
    messages::EightBrings => "brings", "The feature brings so many points.", "at" as "place": Place, "points" as "points": Number;
    messages::EightLord => "lord-of-castle", "The lord of a castle stands there, who scores nothing.", "at" as "place": Place;
    messages::EightMayor => "mayor-without-coats", "The mayor there has no coat of arms to count.", "at" as "place": Place;
    messages::EightMinority => "no-majority", "Without the majority the feature brings nothing.", "at" as "place": Place;
    messages::EightMinorityBrings => "brings-without-majority", "Even without the majority the feature brings so many points.", "at" as "place": Place, "points" as "points": Number;
    messages::EightNoCity => "no-finished-city", "The field touches no finished city.", "at" as "place": Place;
    messages::EightInn => "unfinished-with-inn", "The road is unfinished and has an inn.", "at" as "place": Place;
    messages::EightCathedral => "unfinished-with-cathedral", "The city is unfinished and has a cathedral.", "at" as "place": Place;
    messages::EightBesieged => "besieged", "The city is besieged.", "at" as "place": Place;
    messages::EightRingmaster => "and-ringmaster", "The ringmaster adds so many points.", "because" as "because": Clause, "points" as "points": Number;
    messages::EightRingmasterUnknown => "and-ringmaster-unknown", "What the ringmaster adds is not known.", "because" as "because": Clause;
    messages::EightFairy => "and-fairy", "The fairy adds so many points.", "because" as "because": Clause, "points" as "points": Number;
};

/// The side of a tile that a phrase names, and its parts there.
pub(super) const SIDES: [(&Message, Option<&str>); 6] = [
    (placing::OwnSide::MESSAGE, None),
    (placing::OwnEnd::MESSAGE, Some("end")),
    (placing::OwnLongSide::MESSAGE, None),
    (placing::Side::MESSAGE, None),
    (placing::End::MESSAGE, Some("half")),
    (placing::LongSide::MESSAGE, None),
];

/// The phrase for what a side shows.
pub(super) const EDGE: &Message = placing::Edge::MESSAGE;

/// The clause as which a sentence is data.
pub(super) fn clause(said: &Sentence) -> Option<&'static Clause> {
    CLAUSES.iter().find(|clause| clause.message.id() == said.id())
}

/// A part of a sentence by what it is called in the message.
pub(super) fn part<'s>(said: &'s Sentence, of: &str) -> Option<&'s crate::wording::Arg> {
    said.names().position(|name| name == of).and_then(|n| said.args().get(n))
}

impl Piece {
    /// The part in a sentence.
    pub(super) fn part_of<'s>(&self, said: &'s Sentence) -> Option<&'s crate::wording::Arg> {
        part(said, self.of)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_part_of_a_clause_is_one_of_its_message() {
        for Clause { message, word, parts, .. } in CLAUSES {
            let mut own: Vec<&str> = parts.iter().map(|piece| piece.of).collect();
            let mut theirs: Vec<&str> = message.args().collect();
            own.sort_unstable();
            theirs.sort_unstable();
            assert_eq!(own, theirs, "{word}: {}", message.id());
            assert!(word.chars().all(|c| c == '-' || c.is_ascii_lowercase() || c.is_ascii_digit()));
        }
    }

    #[test]
    fn a_word_has_one_meaning_and_the_same_parts() {
        let mut known: BTreeMap<&str, &Clause> = BTreeMap::new();
        for clause in CLAUSES {
            let first = known.entry(clause.word).or_insert(clause);
            let parts =
                |of: &Clause| -> Vec<(&str, Form)> { of.parts.iter().map(|piece| (piece.key, piece.form)).collect() };
            assert_eq!(first.means, clause.means, "{}", clause.word);
            assert_eq!(parts(first), parts(clause), "{}", clause.word);
        }
    }
}
