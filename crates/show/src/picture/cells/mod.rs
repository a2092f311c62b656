//! A plan drawn in characters: Unicode or ASCII, plain or in colour, in three sizes.
//!
//! Data flows one way: `look` has the options, `cell_scale` converts spaces to cells; `canvas` has the cells; `land`,
//! `frames`, `roads`, `cell_marks`, `cell_names` and `cell_tokens` fill them in turn, `label_space` finding cells for
//! tokens, which `spelling` writes; `colour` has the colours of cells, and `legend` the meanings of the signs.

mod colour;
mod cell_scale;
mod look;
mod canvas;
mod land;
mod frames;
mod cell_marks;
mod cell_names;
mod roads;
mod label_space;
mod spelling;
mod legend;
mod cell_tokens;

use carcassonne_position::wording::{Sentence, Voice, say};

use super::plan::Plan;
use super::signs::DASHED;
use canvas::Canvas;
use cell_scale::Scale;
pub use cell_scale::Size;
pub use colour::Inks;
pub use legend::{Legend, LegendEntry, LegendKind};
pub use look::Look;
pub use spelling::letter;
pub(super) use spelling::{initials, to_drawable};

/// A board drawn in characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// The lines of the drawing, without line ends.
    pub lines: Vec<String>,
    /// The letters of answered features, such as `[A]`, with the ids of the features.
    pub feature_letters: Legend,
    /// The other signs, each with its meaning in a few words.
    pub legend: Legend,
    /// An entry for each kind of tile: the name of one such tile, and the kind.
    pub tiles: Legend,
    /// The tokens and names that are missing or shortened in the drawing for want of room.
    pub left_out: Vec<String>,
}

/// Draws a plan in characters.
pub fn draw(plan: &Plan, look: Look) -> Drawing {
    let scale = Scale::new(look.size, plan.window);
    let mut canvas = Canvas::new(&scale);
    let voice = Voice::in_language(plan.language);
    let mut left_out: Vec<Sentence> = Vec::new();
    land::fill_land(plan, &scale, &mut canvas);
    frames::draw_frames(plan, &scale, &mut canvas, look.names);
    roads::draw_roads(plan, &scale, &mut canvas);
    cell_marks::draw_marks(plan, &scale, &mut canvas);
    let speller = spelling::Speller::new(plan, look.ascii);
    let mut drawn_tokens = cell_tokens::draw_barns(plan, &scale, &speller, &mut canvas, &mut left_out);
    let offered_names = if look.names {
        cell_names::draw_names(plan, &scale, &mut canvas, &mut left_out)
    } else {
        let has_offered = plan.pieces.iter().any(|piece| piece.offered);
        has_offered.then(|| DASHED.character(look.ascii).to_string()).into_iter().collect()
    };
    drawn_tokens.extend(cell_tokens::draw_tokens(plan, &scale, &speller, &mut canvas, &mut left_out));
    let mut hidden: Vec<(&String, usize)> = Vec::new();
    for name in &plan.hidden_tiles {
        match hidden.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => hidden.push((name, 1)),
        }
    }
    left_out.extend(hidden.into_iter().map(|(name, count)| say!(legend::Shows { tile: name.clone(), count: count })));
    if plan.undrawn_questions > 0 {
        left_out.push(say!(legend::MoreReach { count: plan.undrawn_questions }));
    }
    Drawing {
        feature_letters: legend::letter_legend(&drawn_tokens, &speller, look.ascii),
        legend: legend::sign_legend(&drawn_tokens, &offered_names, &speller, &canvas, look.ascii),
        tiles: legend::tile_legend(plan, look.names, look.ascii),
        lines: canvas.lines(look, &plan.players),
        left_out: left_out.iter().map(|what| spelling::to_plain_text(&voice.say(what), look.ascii)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use carcassonne_board::geometry::{Axis, Corner, Shape, Space};
    use carcassonne_board::tiles::RoadEnd;
    use carcassonne_position::Figure;

    use super::*;
    use crate::picture::plan::{
        CityPart, Face, Ghost, Mark, Piece, QuestionSet, RoadPart, Stand, Token, TokenContent, Window,
    };
    use crate::picture::shape_corners;

    fn piece(name: &str, shape: Shape, column: i32) -> Piece {
        let at = Space::new(column, 0);
        let (name, face) = (name.to_owned(), Some(Face::default()));
        Piece { name, at, rim: shape_corners(shape, at), face, offered: false }
    }

    /// Returns a plan with a square, a half beside a gap, and a double.
    fn plan() -> Plan {
        let (first, last) = (Space::new(0, 0), Space::new(3, 0));
        Plan {
            window: Window { first, columns: 4, rows: 1, board: (first, last) },
            players: vec!["red".to_owned()],
            pieces: vec![
                piece("a", Shape::Square, 0),
                piece("p", Shape::Half(Corner::Sw), 1),
                piece("k", Shape::Double(Axis::EastWest), 2),
            ],
            gaps: vec![shape_corners(Shape::Half(Corner::Ne), Space::new(1, 0))],
            questions: vec![(0, "a tower".to_owned())],
            ..Plan::default()
        }
    }

    fn look() -> Look {
        Look { size: Size::Small, ascii: false, names: true, inks: Inks::None }
    }

    #[test]
    fn what_is_reached_and_the_stops_of_a_walk_are_drawn() {
        let mut plan = plan();
        let (no_question, first_question) = (QuestionSet::default(), QuestionSet::default().with_question(0));
        plan.marks = vec![
            Mark::Reached { piece: 0, always: first_question, some: no_question },
            Mark::Reached { piece: 1, always: no_question, some: first_question },
            Mark::Stop { piece: 0, number: 0, questions: first_question },
            Mark::Stop { piece: 2, number: 1, questions: first_question },
            Mark::DecisiveGap { gap: 0 },
        ];
        let drawing = draw(&plan, look());
        assert_eq!(
            drawing.lines,
            [
                "┌a────┐╌╌╌╌╌┌k──────────┐",
                "│     │\\····│           │",
                "│ 0.● │ ○\\?·│    1.     │",
                "│     │p   \\│           │",
                "└─────┴─────┴───────────┘",
            ]
        );
        assert!(drawing.legend.iter().any(|pair| pair == (&"●".to_owned(), &"reached".to_owned())));
        assert_eq!(drawing.left_out, [""; 0]);
    }

    #[test]
    fn two_halves_that_are_one_step_have_one_number() {
        let mut plan = plan();
        plan.pieces.insert(2, piece("q", Shape::Half(Corner::Ne), 1));
        plan.gaps.clear();
        let first_question = QuestionSet::default().with_question(0);
        let stop = |piece, number| Mark::Stop { piece, number, questions: first_question };
        plan.marks = vec![stop(0, 0), stop(1, 1), stop(2, 1), stop(3, 2)];
        let middle = |plan: &Plan, size: Size| {
            let lines = draw(plan, Look { size, ..look() }).lines;
            lines[lines.len() / 2].clone()
        };
        assert_eq!(middle(&plan, Size::Small), "│ 0.  │ 1.  │    2.     │");
        assert_eq!(middle(&plan, Size::Medium), "│   0.    │   1.    │        2.         │");
        // Halves that are entered in two steps have two numbers.
        plan.marks = vec![stop(0, 0), stop(1, 1), stop(2, 2), stop(3, 3)];
        let all = draw(&plan, look()).lines.concat();
        let counts = ["0.", "1.", "2.", "3."].map(|number| all.matches(number).count());
        assert_eq!(counts, [1; 4], "{all}");
        // A move from the half with the dragon to the other half of its space is no step.
        plan.marks = vec![stop(1, 0), stop(2, 0), stop(3, 1)];
        plan.tokens = vec![Token { content: TokenContent::Dragon, stand: Stand::Piece(1) }];
        let all = draw(&plan, look()).lines.concat();
        assert!(!all.contains("0.") && all.contains("1."), "{all}");
    }

    #[test]
    fn a_tile_that_is_not_placed_yet_is_drawn_as_it_would_lie() {
        let mut plan = plan();
        let city = CityPart { sides: vec![0], half: None, gates: Vec::new(), letter: None };
        let road = RoadPart { sides: vec![1], end: RoadEnd::Plain, letter: None };
        let face = Face { cities: vec![city], roads: vec![road], ..Face::default() };
        let half = piece("q", Shape::Half(Corner::Ne), 1);
        plan.pieces.push(Piece { face: Some(face), offered: true, ..half });
        let medium = Look { size: Size::Medium, ..look() };
        let drawing = draw(&plan, medium);
        assert_eq!(
            drawing.lines,
            [
                "┌a────────┐╌╌╌╌╌╌╌q?┌k──────────────────┐",
                "│         │\\░░░░░░░ │                   │",
                "│         │  \\ ░░░  │                   │",
                "│         │    \\ ⌂══╪                   │",
                "│         │      \\  │                   │",
                "│         │p       \\│                   │",
                "└─────────┴─────────┴───────────────────┘",
            ]
        );
        let last_entry = |look: Look| draw(&plan, look).legend.entries().last().cloned();
        let entry = |sign: &str| {
            let (sign, means) = (sign.to_owned(), "not placed yet".to_owned());
            Some(LegendEntry { sign, meaning: means, kind: LegendKind::Other })
        };
        assert_eq!(last_entry(medium), entry("░ q?"));
        assert_eq!(last_entry(Look { ascii: true, ..medium }), entry("% q?"));
        assert_eq!(last_entry(Look { names: false, ..medium }), entry("░ ╌"));
        // Without names, the tile is dashed on all sides.
        let first = draw(&plan, Look { names: false, ..medium }).lines.remove(0);
        assert_eq!(first, "┌─────────┐╌╌╌╌╌╌╌╌╌────────────────────┐");
    }

    #[test]
    fn a_tile_that_a_question_would_place_is_named_where_there_is_no_room_for_it() {
        let mut plan = plan();
        let rim = shape_corners(Shape::Half(Corner::Ne), Space::new(1, 0));
        plan.ghosts = vec![Ghost { rim, name: Some("q".to_owned()), face: None }];
        let lines = draw(&plan, look()).lines;
        assert!(lines[0].contains("q?"), "{lines:?}");
    }

    #[test]
    fn nothing_of_a_name_reaches_the_terminal_that_is_no_letter() {
        let mut plan = plan();
        plan.pieces[0].name = "a\u{1b}[31m\u{7}".to_owned();
        plan.players = vec!["\u{202e}\u{9b}2J\n".to_owned()];
        plan.letters = vec!["\u{1b}c.city".to_owned()];
        plan.questions = vec![(0, "\u{8}\u{5d0}".to_owned()), (1, "\u{202e}".to_owned())];
        let part = crate::picture::plan::Part { piece: 0, feature: carcassonne_position::Feature::Field(0) };
        let first_question = QuestionSet::default().with_question(0);
        plan.tokens = vec![
            Token { content: TokenContent::Meeple(0, Figure::Meeple), stand: Stand::On(vec![part]) },
            Token { content: TokenContent::Letter(0), stand: Stand::On(vec![part]) },
        ];
        plan.marks = vec![Mark::Reached { piece: 0, always: first_question, some: QuestionSet::default() }];
        for ascii in [false, true] {
            let drawing = draw(&plan, Look { ascii, ..look() });
            let legend = drawing.legend.iter().chain(&drawing.feature_letters).flat_map(|(sign, means)| [sign, means]);
            for text in drawing.lines.iter().chain(legend).chain(&drawing.left_out) {
                let fine = |c: char| !c.is_control() && !['\u{202e}', '\u{5d0}'].contains(&c);
                assert!(text.chars().all(fine), "{text:?}");
            }
        }
    }

    #[test]
    fn what_has_no_room_is_told() {
        let mut plan = plan();
        plan.pieces[1].name = "a-rather-long-name".to_owned();
        let drawing = draw(&plan, look());
        assert!(drawing.left_out[0].contains("a-rather-long-name"), "{:?}", drawing.left_out);
        assert!(drawing.lines[3].contains("a-r…"), "{:?}", drawing.lines);
    }
}
