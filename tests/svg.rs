//! Boards as SVG, over all scenarios: well-formed, complete, within their frame, and with every field at its place in
//! the landscape.
//!
//! The snapshots can be viewed in a browser: `oracle draw scenarios/... -o board.svg`.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use carcassonne_board::geometry::Hand;
use carcassonne_show::picture::{
    Bend, Outline, Point, Rendering, Svg, TokenContent, View, field_regions, outcome_keys, svg,
};
use carcassonne_show::report::captions;
use roxmltree::{Document, Node};

use crate::drawn::{MOST_CELLS, judge_view, plan_table};
use crate::judged::{all_rule_sets, map_scenarios};
use crate::project::{open_case, open_scenario};

fn rendering<'a>(title: &'a str, words: &'a str) -> Rendering<'a> {
    Rendering { prefix: "p", ..Rendering::new(title, words) }
}

/// The pictures of every scenario: with all outcomes, and one of up to three of the first outcomes.
static PICTURES: LazyLock<Vec<(String, Svg)>> = LazyLock::new(|| {
    let by_scenario = map_scenarios(|judged| {
        let mut found = Vec::new();
        let (file, table) = (judged.name.to_owned(), judged.table);
        let view = View::new(table, MOST_CELLS);
        let verdicts = judge_view(&view, table);
        let words = rendering("a board", "in words");
        let Some(all_outcomes) = view.svg(&verdicts, None, words) else { return found };
        let again = view.svg(&verdicts, None, words);
        assert_eq!(again.as_ref(), Some(&all_outcomes), "the same every time");
        let keys = outcome_keys(table, all_rule_sets(), &verdicts);
        let captions = captions(table, all_rule_sets(), &verdicts, &keys);
        let pictured: Vec<_> = keys.iter().zip(captions).take(3).collect();
        if pictured.len() > 1 {
            found.push((format!("{file}, outcomes"), view.svg_of_outcomes(&verdicts, &pictured, words)));
        }
        found.push((file, all_outcomes));
        found
    });
    by_scenario.into_iter().flatten().collect()
});

/// Returns the number in an attribute, or 0.
fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).and_then(|v| v.parse().ok()).unwrap_or_default()
}

/// Returns the numbers in the data of a path or of another list.
fn numbers(data: &str) -> Vec<f64> {
    let words = data.split(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-'));
    words.filter(|w| !w.is_empty()).map(|w| w.parse().expect("a number")).collect()
}

#[test]
fn a_picture_is_well_formed_and_needs_nothing_but_itself() {
    for (file, svg) in PICTURES.iter() {
        let document = Document::parse(&svg.text).unwrap_or_else(|e| panic!("{file}: {e}"));
        let root = document.root_element();
        assert!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")), "{file}");
        assert_eq!(root.attribute("role"), Some("img"), "{file}");
        let mut ids = BTreeSet::new();
        let known = ["svg", "title", "desc", "defs", "pattern", "clipPath", "g", "path", "circle", "rect", "use"];
        for node in root.descendants().filter(Node::is_element) {
            let name = node.tag_name().name();
            assert!(known.contains(&name), "{file}: <{name}>");
            if let Some(id) = node.attribute("id") {
                assert!(ids.insert(id.to_owned()) && id.starts_with('p'), "{file}: the id {id}");
            }
            for attribute in node.attributes() {
                let value = attribute.value();
                assert!(!["style", "class", "filter"].contains(&attribute.name()), "{file}");
                assert!(!value.contains("NaN") && !value.contains("inf"), "{file}: {value}");
                if attribute.name() == "d" {
                    let decimals = |n: f64| ((n * 100.0).round() / 100.0 - n).abs() < 1e-9;
                    assert!(numbers(value).into_iter().all(decimals), "{file}: {value}");
                }
            }
        }
        for node in root.descendants().filter(Node::is_element) {
            for attribute in node.attributes() {
                let value = attribute.value();
                let target = value
                    .strip_prefix("url(#")
                    .and_then(|v| v.strip_suffix(')'))
                    .or_else(|| value.strip_prefix('#').filter(|_| attribute.name() == "href"));
                assert!(target.is_none_or(|id| ids.contains(id)), "{file}: {value}");
            }
        }
    }
}

#[test]
fn nothing_is_drawn_outside_the_frame() {
    for (file, svg) in PICTURES.iter() {
        let document = Document::parse(&svg.text).expect("well-formed");
        for picture in document.descendants().filter(|node| node.has_tag_name("svg")) {
            let frame = numbers(picture.attribute("viewBox").expect("a frame"));
            let is_within =
                |x: f64, y: f64| x >= frame[0] && y >= frame[1] && x <= frame[0] + frame[2] && y <= frame[1] + frame[3];
            let nodes = picture.descendants().filter(|node| {
                let mut above = node.ancestors().skip(1);
                let inside = above.find(|n| n.has_tag_name("svg") || n.has_attribute("transform"));
                let defs = node.ancestors().any(|n| n.has_tag_name("defs") || n.has_tag_name("clipPath"));
                inside == Some(picture) && !defs
            });
            for node in nodes {
                let half = number(node, "stroke-width") / 2.0;
                let mut corners: Vec<(f64, f64)> = Vec::new();
                if let Some(data) = node.attribute("d").filter(|_| !node.has_attribute("transform")) {
                    let points = numbers(data);
                    // Control points are no further out than the piece of their curve, except for bulges that are
                    // clipped with the piece.
                    corners.extend(points.chunks(2).map(|p| (p[0], p[1])));
                }
                if node.has_tag_name("circle") {
                    let (x, y, r) = (number(node, "cx"), number(node, "cy"), number(node, "r") + half);
                    corners.extend([(x - r, y - r), (x + r, y + r)]);
                }
                if node.has_tag_name("rect") {
                    let (x, y) = (number(node, "x"), number(node, "y"));
                    let (right, low) = (x + number(node, "width"), y + number(node, "height"));
                    corners.extend([(x - half, y - half), (right + half, low + half)]);
                }
                if let Some(transform) = node.attribute("transform") {
                    let offset = numbers(transform);
                    corners.push((offset[0], offset[1]));
                }
                for (x, y) in corners {
                    assert!(is_within(x, y), "{file}: {x} {y} outside {frame:?}");
                }
            }
        }
    }
}

#[test]
fn everybody_and_everything_is_drawn_once() {
    map_scenarios(|judged| {
        let plan = plan_table(judged.table);
        let svg = svg(&plan, false, rendering("a board", ""));
        let document = Document::parse(&svg.text).expect("well-formed");
        let count = |test: &dyn Fn(Node<'_, '_>) -> bool| document.descendants().filter(|node| test(*node)).count();
        let figures = plan.tokens.iter().filter(|token| {
            matches!(
                token.content,
                TokenContent::Meeple(..) | TokenContent::NewFigure(..) | TokenContent::Barn(_) | TokenContent::NewBarn
            )
        });
        // Each figure has a rim and a body.
        assert_eq!(count(&|n| n.has_tag_name("use")), 2 * figures.count());
        assert_eq!(count(&|n| n.has_attribute("data-tile")), plan.pieces.len());
        let faces = || plan.pieces.iter().filter_map(|piece| piece.face.as_ref());
        let offered_faces = || plan.ghosts.iter().filter_map(|ghost| ghost.face.as_ref());
        for (kind, expected) in [
            ("field", faces().chain(offered_faces()).map(|f| f.fields.len()).sum::<usize>()),
            ("city", faces().chain(offered_faces()).map(|f| f.cities.len()).sum()),
        ] {
            let found = count(&|n| n.attribute("data-feature") == Some(kind));
            assert_eq!(found, expected, "{kind}");
        }
    });
}

#[test]
fn each_field_is_drawn_where_the_landscape_has_it() {
    map_scenarios(|judged| {
        let (table, land) = (judged.table, &judged.case.land);
        let board = table.board();
        let plan = plan_table(table);
        if plan.window.is_cut() {
            return;
        }
        let lettered = View::new(table, MOST_CELLS).lettered_features().to_vec();
        for (piece, tile) in plan.pieces.iter().zip(board.all()) {
            let Some(face) = &piece.face else { continue };
            let outline = Outline::from_piece(piece);
            let field_regions: Vec<_> =
                face.fields.iter().map(|field| field_regions(&outline, face, field, Bend::Round)).collect();
            for (n, field) in face.fields.iter().enumerate() {
                for (side, hand) in &field.halves {
                    // A point just inside the piece, in the middle of the half of its side.
                    let (from, to) = outline.side(*side);
                    let fraction = if *hand == Hand::Left { 0.25 } else { 0.75 };
                    let at = from.lerp(to, fraction).lerp(outline.heart(), 0.02);
                    let is_in_field = |of: usize| field_regions[of].iter().any(|region| region.contains(at));
                    assert!(is_in_field(n), "{}: field {n} at side {side} {hand:?}", piece.name);
                    let others = (0..field_regions.len()).filter(|other| *other != n && is_in_field(*other));
                    assert_eq!(others.count(), 0, "{}: side {side} {hand:?}", piece.name);
                    // The tint is that of the feature that the landscape has there.
                    let shape = board.placed(tile).shape;
                    let areas = land.areas_on_side(board, tile, shape.sides()[*side]);
                    let letters: BTreeSet<Option<usize>> = areas
                        .into_iter()
                        .flatten()
                        .filter(|area| land.kind(*area).word() == "field")
                        .filter_map(|area| table.subject_of_area(area))
                        .map(|subject| lettered.iter().position(|own| *own == subject))
                        .collect();
                    assert!(
                        field.letter.is_none() || letters.contains(&field.letter),
                        "{}: {:?} is not of {letters:?}",
                        piece.name,
                        field.letter
                    );
                }
            }
            check_fields_apart(piece.name.as_str(), &outline, face, &field_regions);
        }
    });
}

/// Checks that no point of a piece is in two fields.
fn check_fields_apart(
    name: &str,
    outline: &Outline,
    face: &carcassonne_show::picture::Face,
    field_regions: &[Vec<carcassonne_show::picture::Path>],
) {
    if face.roads.iter().any(|road| road.end == carcassonne_board::tiles::RoadEnd::Bridge) {
        return;
    }
    let corner = outline.corners()[0];
    for (row, column) in (-20..=20).flat_map(|row| (-20..=20).map(move |column| (row, column))) {
        // Avoid the lines on which roads run.
        let part = |n: i32| f64::from(n) / 20.0 * 2.0 + 0.013;
        let at = Point::new(corner.x + part(column), corner.y + part(row));
        if outline.contains(at) {
            // Fields within the piece are drawn over those round them.
            let rim = field_regions.iter().zip(&face.fields).filter(|(_, field)| !field.halves.is_empty());
            let count =
                rim.map(|(regions, _)| regions).filter(|all| all.iter().any(|region| region.contains(at))).count();
            assert!(count <= 1, "{name}: {at:?} lies in {count} fields");
        }
    }
}

#[test]
fn what_a_file_says_is_text_and_never_markup() {
    let title = "</title><script>alert(1)</script> \"a\" & 'b' \u{202e}\u{7} ]]> <!-- -->";
    let case = open_case("odd", "board: |\n  a\ntiles:\n  a: { city: N }\nmeeples: { red: a.city }\n");
    let table = case.table();
    let plan = plan_table(&table);
    let svg = svg(&plan, false, rendering(title, title));
    let document = Document::parse(&svg.text).expect("well-formed");
    assert!(!svg.text.contains("<script") && !svg.text.contains('\u{202e}'));
    let text_of = |name: &str| {
        let node = document.descendants().find(|node| node.has_tag_name(name));
        node.and_then(|node| node.text().map(str::to_owned)).expect("text")
    };
    let expected = title.replace('\u{202e}', "\\u{202e}").replace('\u{7}', "\\u{7}");
    assert_eq!(text_of("title"), expected);
    assert_eq!(text_of("desc"), expected);
}

#[test]
fn pictures_to_look_at() {
    for file in [
        "city/round-a-gap",
        "city/unfinished-city",
        "field/gap-between-farmers",
        "dragon/halves-one-by-one",
        "monastery/final-scoring",
    ] {
        let case = open_scenario(file);
        let plan = plan_table(&case.table());
        let svg = svg(&plan, false, rendering(file, "The board in words."));
        // One element per line, for readable differences.
        let text = svg.text.replace("><", ">\n<");
        insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "snapshots/svg", omit_expression => true }, {
            insta::assert_snapshot!(file.replace('/', "_"), text);
        });
    }
}

#[test]
fn the_picture_of_the_readme() {
    let case = open_scenario("city/pair-closes-city");
    let question = case.scenario.question.clone().expect("a question");
    let svg = svg(&plan_table(&case.table()), false, Rendering { prefix: "", ..rendering(&question, "") });
    insta::with_settings!({ prepend_module_to_snapshot => false, snapshot_path => "snapshots/svg", omit_expression => true }, {
        insta::assert_binary_snapshot!("pair-closes-city.svg", svg.text.into_bytes());
    });
}
