//! The questions and their readings, as code knows them.
//!
//! The words and the rulings are data; a test holds the two together. A new question is a file in
//! `questions/`, a line in the list below, and, if none fits, an enum of its readings.

use std::marker::PhantomData;

use super::Reading;

macro_rules! readings {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum $name { $($(#[$vdoc])* $variant),+ }

            impl Reading for $name {
                const ALL: &'static [Self] = &[$(Self::$variant),+];
                fn word(self) -> &'static str {
                    match self { $(Self::$variant => $word),+ }
                }
            }
        )+
    };
}

readings! {
    /// What is counted.
    Unit {
        /// Every different placed tile: a half 1, a double 1.
        PerTile = "per-tile",
        /// Every different space: two halves of one space 1, a double one for each of its halves
        /// that belongs.
        PerSpace = "per-space",
    }
    /// What is counted round something that is like a monastery.
    LikeMonastery {
        /// What is counted round a monastery under the same rules.
        AsMonastery = "as-monastery",
        /// Every tile.
        PerTile = "per-tile",
        /// Every occupied space.
        PerSpace = "per-space",
    }
    /// Doubles follow the unit of the feature; there is no other reading.
    SameUnits {
        /// One as a tile; as spaces, one for each half that belongs.
        SameUnits = "same-units",
    }
    /// How many tiles of road a bridge over a pair is.
    CountBridge {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
    }
    /// What a triangular gap is to a city or road.
    AtGap {
        /// A gap like any other: what runs into it stays open.
        KeepsOpen = "keeps-open",
        /// Nothing: where at least two sides of a kind meet round it they are one, and closed there.
        Ignored = "ignored",
    }
    /// What a triangular gap is to fields.
    FieldAtGap {
        /// A border.
        Separates = "separates",
        /// Field: all half-edges round it are one field.
        Joins = "joins",
    }
    /// What a space with one half in it is to a monastery; there is no other reading.
    Occupied {
        /// Occupied.
        Occupied = "occupied",
    }
    /// What a triangular gap is to an abbot's row.
    RowAtGap {
        /// Passed over.
        Skipped = "skipped",
        /// The end of the row.
        Interrupts = "interrupts",
    }
    /// What a triangular gap is to something that spreads.
    Spreads {
        /// Passed over.
        Skipped = "skipped",
        /// The end of it.
        Stops = "stops",
    }
    /// What a triangular gap is to something that moves or reaches.
    Bars {
        /// Passed over.
        Skipped = "skipped",
        /// No step over its sides.
        Blocks = "blocks",
    }
    /// Whether something may stand somewhere.
    MayStand {
        /// It may not.
        No = "no",
        /// It may.
        Yes = "yes",
    }
    /// What of a pair of halves a figure, token or flight reaches.
    Reach {
        /// Each half by itself.
        Half = "half",
        /// The whole space.
        Space = "space",
    }
    /// What a double is to what moves or reaches.
    DoubleReach {
        /// One tile.
        OneTile = "one-tile",
        /// Its two spaces.
        TwoSpaces = "two-spaces",
    }
    /// On which of two halves at one distance a flier lands.
    FlierChoice {
        /// On either, as its player likes.
        PlayerChooses = "player-chooses",
        /// On the left one, as the flier sees it.
        LeftHalf = "left-half",
        /// On the right one, as the flier sees it.
        RightHalf = "right-half",
    }
    /// A hill is that of the whole space; there is no other reading.
    HillReach {
        /// The whole space.
        Space = "space",
    }
    /// Which meeple a hill helps in a tie.
    HillTie {
        /// One that stands on the hill.
        MeepleOnHill = "meeple-on-hill",
        /// Any on a feature with a hill.
        MeepleOnFeatureWithHill = "meeple-on-feature-with-hill",
    }
    /// A half is played instead of a normal tile; there is no other reading.
    Instead {
        /// Instead.
        Instead = "instead",
    }
    /// Every touching side matches; there is no other reading.
    Matching {
        /// Every side.
        EverySide = "every-side",
    }
    /// A long side never lies against a square; there is no other reading.
    LongSide {
        /// Never.
        NeverAgainstASquare = "never-against-a-square",
    }
    /// Which side of a half must touch a tile in play.
    Touch {
        /// A short one.
        ShortSide = "short-side",
        /// Any, the long one against another half's too.
        AnySide = "any-side",
    }
    /// A normal tile lies under a half with a hill; there is no other reading.
    UnderHill {
        /// Face down beneath it.
        TileBeneath = "tile-beneath",
    }
    /// Whether something may be placed.
    Allowed {
        /// It may.
        Allowed = "allowed",
        /// It may not.
        NotAllowed = "not-allowed",
    }
    /// What must lie round a crossing for a barn.
    BarnGround {
        /// A tile at each of the four corners.
        FourTiles = "four-tiles",
        /// All tiles meet in the middle, no quadrant is empty there, all show field.
        Stable = "stable",
        /// Four spaces wholly filled with field corners.
        FullCorners = "full-corners",
        /// Four right angles, each at least partly covered, nothing but field.
        CommunityStable = "community-stable",
    }
    /// What a barn does to fields that meet under it.
    BarnFields {
        /// They stay apart.
        Apart = "apart",
        /// They are one.
        Joined = "joined",
    }
    /// What becomes of symbols without their expansions.
    SymbolsAlone {
        /// All may be disregarded.
        MayBeDisregarded = "may-be-disregarded",
        /// Vineyard and hill can be played, the sheep not.
        VineyardAndHillApply = "vineyard-and-hill-apply",
    }
    /// What a vineyard brings; there is no other reading.
    VineyardWorth {
        /// 3 points each.
        ThreeEach = "three-each",
    }
    /// What printed sheep are; there is no other reading.
    PrintedSheep {
        /// A token that stays.
        PermanentToken = "permanent-token",
    }
    /// What printed sheep bring; there is no other reading.
    SheepWorth {
        /// 3 points.
        Three = "three",
    }
    /// What a wolf does to printed sheep.
    WolfAndSheep {
        /// They stay.
        Stays = "stays",
        /// They are lost to the flock.
        DrivenAway = "driven-away",
    }
    /// What the crop circle on a half does.
    CropCircle {
        /// A joker for one of the three usual kinds.
        Joker = "joker",
        /// Its player names a kind, and one of two actions for all.
        ChooseKind = "choose-kind",
    }
    /// Where a crop circle adds a meeple.
    CropCircleJoin {
        /// On the same feature of the same tile.
        SameFeature = "same-feature",
        /// On the same tile.
        SameTile = "same-tile",
    }
    /// How many halves each player gets.
    HalvesEach {
        /// 2.
        Two = "two",
        /// 3.
        Three = "three",
        /// As many as can be dealt to all alike.
        DealtEqually = "dealt-equally",
    }
    /// For what the number of halves holds when both sets are in play.
    BothSets {
        /// For each set.
        OfEachSet = "of-each-set",
        /// For both together.
        InAll = "in-all",
    }
    /// Whether halves with symbols are in a first game.
    SymbolHalves {
        /// They are.
        In = "in",
        /// They are not.
        OutOfFirstGame = "out-of-first-game",
    }
    /// How many players one set serves; there is no other reading.
    Players {
        /// Six at most.
        UpToSix = "up-to-six",
    }
    /// What ends the game; there is no other reading.
    EndTrigger {
        /// The last normal tile.
        LastNormalTile = "last-normal-tile",
    }
    /// What becomes of unplayed halves; there is no other reading.
    Unplayed {
        /// They are lost.
        Lost = "lost",
    }
    /// What brings a message.
    MessageTrigger {
        /// A figure of the active player, moved forward onto a dark space.
        OwnTurn = "own-turn",
        /// The same, where no figure of another player stands on that space.
        OwnTurnAlone = "own-turn-alone",
    }
    /// How the points of a turn are shared out between the two figures.
    MessageFigures {
        /// All points of a score to one of them.
        OneAFeature = "one-a-feature",
        /// Only one of them may advance in the whole turn.
        OneATurn = "one-a-turn",
    }
    /// How many messages a score brings, and when it is tested.
    MessagePerRound {
        /// One a round, at its end.
        OneARound = "one-a-round",
        /// One when features are scored.
        OneWhenScoringFeatures = "one-when-scoring-features",
        /// Once, at the end of phase 3, for the figure just moved.
        OnceInPhase3 = "once-in-phase-3",
    }
    /// Whether points are a scoring round of their own.
    OwnRound {
        /// They are.
        OwnRound = "own-round",
        /// They are added to phase 3.
        WithPhase3 = "with-phase-3",
    }
    /// A payment is no scoring round; there is no other reading.
    Payments {
        /// No round.
        NoRound = "no-round",
    }
    /// Whether the points of a message may bring another.
    MessageChain {
        /// They may.
        GoesOn = "goes-on",
        /// They may not.
        Ends = "ends",
    }
    /// Whether message 8 needs the majority.
    EightMajority {
        /// It does.
        Needed = "needed",
        /// It does not.
        NotNeeded = "not-needed",
    }
    /// Message 8 brings the bonuses of the meeple; there is no other reading.
    EightBonus {
        /// With the bonuses.
        Included = "included",
    }
    /// Message 8 sends one meeple home; there is no other reading.
    EightHome {
        /// Only the chosen meeple.
        OnlyThisMeeple = "only-this-meeple",
    }
    /// Messages 1 to 3 count the feature alone; there is no other reading.
    MessageValue {
        /// The feature alone.
        FeatureAlone = "feature-alone",
    }
    /// Message 3 takes in all seven kinds; there is no other reading.
    MessageMonasteries {
        /// All seven kinds.
        AllSevenKinds = "all-seven-kinds",
    }
    /// Whether message 3 counts a meeple laid as abbot.
    MessageAbbots {
        /// It does.
        Counted = "counted",
        /// It does not.
        NotCounted = "not-counted",
    }
    /// The large meeple counts one; there is no other reading.
    MessageLarge {
        /// As one.
        One = "one",
    }
    /// An unfinished inn road or cathedral city brings nothing; there is no other reading.
    MessageUnfinished {
        /// Nothing.
        Nothing = "nothing",
    }
    /// Message 4 gives a whole turn; there is no other reading.
    AnotherTile {
        /// A whole turn.
        WholeTurn = "whole-turn",
    }
    /// The turn of message 4 comes before the builder turn; there is no other reading.
    MessageOrder {
        /// The message first.
        MessageFirst = "message-first",
    }
    /// The rounds of a double turn are repeated; there is no other reading.
    DoubleTurn {
        /// Repeated, but for the fairy point.
        Repeated = "repeated",
    }
    /// Both figures are added at the end; there is no other reading.
    MessageEnd {
        /// Added.
        Added = "added",
    }
    /// A tile counts once for a feature; there is no other reading.
    CountOnce {
        /// Once.
        Once = "once",
    }
    /// A German castle is nothing to a farmer; there is no other reading.
    CastleToField {
        /// Nothing.
        Nothing = "nothing",
    }
    /// Whether there are tiles of double size; there is no other reading.
    Doubles {
        /// There are.
        Exists = "exists",
    }
}

/// A question, with the type of its readings.
#[derive(Debug)]
pub struct Question<R> {
    /// Which question it is.
    pub id: QuestionId,
    readings: PhantomData<fn() -> R>,
}

impl<R> Clone for Question<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Question<R> {}

macro_rules! questions {
    ($($constant:ident $name:ident = $id:literal: $readings:ty,)+) => {
        /// Every question of law, in the order of the data (by id).
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum QuestionId { $(#[doc = concat!("`", $id, "`")] $name),+ }

        $(
            #[doc = concat!("`", $id, "`")]
            pub const $constant: Question<$readings> =
                Question { id: QuestionId::$name, readings: PhantomData };
        )+

        impl QuestionId {
            /// Every question.
            pub const ALL: &'static [QuestionId] = &[$(QuestionId::$name),+];

            /// The id by which data and people call it.
            pub fn word(self) -> &'static str {
                match self { $(Self::$name => $id),+ }
            }

            /// The words of its readings, in order.
            pub fn readings(self) -> Vec<&'static str> {
                match self { $(Self::$name => words::<$readings>()),+ }
            }

            /// The question of an id.
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|q| q.word() == word)
            }
        }
    };
}

fn words<R: Reading>() -> Vec<&'static str> {
    R::ALL.iter().map(|r| r.word()).collect()
}

questions! {
    BARN_FIELDS BarnFields = "barn.fields": BarnFields,
    COUNT_ABBEY CountAbbey = "count.abbey": LikeMonastery,
    COUNT_ABBOT_ROW CountAbbotRow = "count.abbot-row": Unit,
    COUNT_BRIDGE CountBridge = "count.bridge": CountBridge,
    COUNT_CASTLE CountCastle = "count.castle": Unit,
    COUNT_DOUBLE_ROUND CountDoubleRound = "count.double-round": SameUnits,
    COUNT_DOUBLE CountDouble = "count.double": SameUnits,
    COUNT_GARDEN CountGarden = "count.garden": LikeMonastery,
    COUNT_MONASTERY CountMonastery = "count.monastery": Unit,
    COUNT_ONCE CountOnce = "count.once": CountOnce,
    COUNT_ROAD_CITY CountRoadCity = "count.road-city": Unit,
    COUNT_SHRINE CountShrine = "count.shrine": LikeMonastery,
    COUNT_SURROUNDINGS CountSurroundings = "count.surroundings": Unit,
    END_TRIGGER EndTrigger = "end.trigger": EndTrigger,
    END_UNPLAYED EndUnplayed = "end.unplayed": Unplayed,
    FIELD_CASTLE FieldCastle = "field.castle": CastleToField,
    GAP_ABBOT_ROW GapAbbotRow = "gap.abbot-row": RowAtGap,
    GAP_BRIDGE GapBridge = "gap.bridge": MayStand,
    GAP_CITY_ROAD GapCityRoad = "gap.city-road": AtGap,
    GAP_DRAGON GapDragon = "gap.dragon": Bars,
    GAP_FIELD GapField = "gap.field": FieldAtGap,
    GAP_FLIER GapFlier = "gap.flier": Bars,
    GAP_MONASTERY GapMonastery = "gap.monastery": Occupied,
    GAP_PLAGUE GapPlague = "gap.plague": Spreads,
    GAP_TOWER GapTower = "gap.tower": Bars,
    HILL_TIE HillTie = "hill.tie": HillTie,
    MESSAGE_EIGHT_BONUS MessageEightBonus = "message.8-bonus": EightBonus,
    MESSAGE_EIGHT_HOME MessageEightHome = "message.8-home": EightHome,
    MESSAGE_EIGHT_MAJORITY MessageEightMajority = "message.8-majority": EightMajority,
    MESSAGE_ABBOTS MessageAbbots = "message.abbots": MessageAbbots,
    MESSAGE_ANOTHER_TILE MessageAnotherTile = "message.another-tile": AnotherTile,
    MESSAGE_CHAIN MessageChain = "message.chain": MessageChain,
    MESSAGE_DOUBLE_TURN MessageDoubleTurn = "message.double-turn": DoubleTurn,
    MESSAGE_END MessageEnd = "message.end": MessageEnd,
    MESSAGE_FIGURES MessageFigures = "message.figures": MessageFigures,
    MESSAGE_LARGE MessageLarge = "message.large": MessageLarge,
    MESSAGE_MONASTERIES MessageMonasteries = "message.monasteries": MessageMonasteries,
    MESSAGE_ORDER MessageOrder = "message.order": MessageOrder,
    MESSAGE_PAYMENTS MessagePayments = "message.payments": Payments,
    MESSAGE_PER_ROUND MessagePerRound = "message.per-round": MessagePerRound,
    MESSAGE_ROUNDS MessageRounds = "message.rounds": OwnRound,
    MESSAGE_TRIGGER MessageTrigger = "message.trigger": MessageTrigger,
    MESSAGE_UNFINISHED MessageUnfinished = "message.unfinished": MessageUnfinished,
    MESSAGE_VALUE MessageValue = "message.value": MessageValue,
    PLACE_ABBEY PlaceAbbey = "place.abbey": Allowed,
    PLACE_BARN PlaceBarn = "place.barn": BarnGround,
    PLACE_HILL PlaceHill = "place.hill": UnderHill,
    PLACE_INSTEAD PlaceInstead = "place.instead": Instead,
    PLACE_LONG_SIDE PlaceLongSide = "place.long-side": LongSide,
    PLACE_MATCHING PlaceMatching = "place.matching": Matching,
    PLACE_SECOND_MEEPLE PlaceSecondMeeple = "place.second-meeple": Allowed,
    PLACE_TOUCH PlaceTouch = "place.touch": Touch,
    REACH_DOUBLE_DRAGON ReachDoubleDragon = "reach.double-dragon": DoubleReach,
    REACH_DOUBLE ReachDouble = "reach.double": DoubleReach,
    REACH_DRAGON ReachDragon = "reach.dragon": Reach,
    REACH_FAIRY ReachFairy = "reach.fairy": Reach,
    REACH_FLEA ReachFlea = "reach.flea": Reach,
    REACH_FLIER_CHOICE ReachFlierChoice = "reach.flier-choice": FlierChoice,
    REACH_FLIER ReachFlier = "reach.flier": Reach,
    REACH_HILL ReachHill = "reach.hill": HillReach,
    REACH_LITTLE_BUILDING ReachLittleBuilding = "reach.little-building": Reach,
    REACH_TOWER ReachTower = "reach.tower": Reach,
    SETUP_BOTH_SETS SetupBothSets = "setup.both-sets": BothSets,
    SETUP_HALVES SetupHalves = "setup.halves": HalvesEach,
    SETUP_PLAYERS SetupPlayers = "setup.players": Players,
    SETUP_SYMBOLS SetupSymbols = "setup.symbols": SymbolHalves,
    SYMBOL_ALONE SymbolAlone = "symbol.alone": SymbolsAlone,
    SYMBOL_CROP_CIRCLE_JOIN SymbolCropCircleJoin = "symbol.crop-circle-join": CropCircleJoin,
    SYMBOL_CROP_CIRCLE SymbolCropCircle = "symbol.crop-circle": CropCircle,
    SYMBOL_SHEEP_POINTS SymbolSheepPoints = "symbol.sheep-points": SheepWorth,
    SYMBOL_SHEEP SymbolSheep = "symbol.sheep": PrintedSheep,
    SYMBOL_VINEYARD SymbolVineyard = "symbol.vineyard": VineyardWorth,
    SYMBOL_WOLF SymbolWolf = "symbol.wolf": WolfAndSheep,
    TILE_DOUBLE TileDouble = "tile.double": Doubles,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::questions;

    #[test]
    fn data_and_code_know_the_same_questions_in_the_same_order() {
        let data: Vec<_> = questions().iter().map(|q| q.id).collect();
        let code: Vec<_> = QuestionId::ALL.iter().map(|q| q.word()).collect();
        assert_eq!(data, code);
    }

    #[test]
    fn data_and_code_know_the_same_readings_in_the_same_order() {
        for (data, id) in questions().iter().zip(QuestionId::ALL) {
            let words: Vec<_> = data.readings.iter().map(|(word, _)| *word).collect();
            assert_eq!(words, id.readings(), "{}", data.id);
        }
    }
}
