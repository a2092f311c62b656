//! Boards in pixels: a turned or mirrored board is drawn turned or mirrored, and colours are at their places.

use std::collections::BTreeMap;
use std::fmt::Write;

use carcassonne_board::geometry::Motion;
use carcassonne_rules::verdict::Case;
use carcassonne_show::picture::{self, Mark, Plan, QuestionSet, Rendering, Svg, png, svg};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use crate::drawn::plan_table;
use crate::project::{open_case, open_scenario, read_file, scenario_files};
use crate::retold::change::Change;
use crate::retold::original::Original;

fn plan(case: &Case) -> Plan {
    plan_table(&case.table())
}

/// Returns a plan without elements whose place or number depends on the map order.
fn strip_plan(mut plan: Plan) -> Plan {
    plan.tokens.clear();
    (plan.track, plan.lines, plan.sums) = (None, Vec::new(), Vec::new());
    // With one question only, no letters distinguish several.
    plan.questions = vec![(0, String::new())];
    plan.marks.retain(|mark| !matches!(mark, Mark::DecisiveGap { .. } | Mark::Stop { .. }));
    let reduce = |of: &mut QuestionSet| *of = if of.is_empty() { *of } else { QuestionSet::default().with_question(0) };
    for mark in &mut plan.marks {
        if let Mark::Reached { always, some, .. } = mark {
            reduce(always);
            reduce(some);
        }
    }
    for ghost in &mut plan.ghosts {
        ghost.name = None;
    }
    for face in plan.pieces.iter_mut().filter_map(|piece| piece.face.as_mut()) {
        let fields = face.fields.iter_mut().map(|field| &mut field.letter);
        let cities = face.cities.iter_mut().map(|city| &mut city.letter);
        let roads = face.roads.iter_mut().map(|road| &mut road.letter);
        for letter in fields.chain(cities).chain(roads) {
            *letter = letter.map(|_| 0);
        }
    }
    plan
}

/// Returns a picture without patterns, dashes and icons, which have a fixed orientation.
fn without_patterns(svg: &Svg) -> Svg {
    let mut out = String::new();
    let mut rest = svg.text.as_str();
    while let Some((before, after)) = rest.split_once("<g transform=") {
        out.push_str(before);
        // Find the end of this group, past the groups within it.
        let mut ends = after.match_indices("</g>");
        let end = ends.find(|(end, _)| {
            let opened = after[..*end].matches("<g").count();
            after[..*end].matches("</g>").count() == opened
        });
        rest = &after[end.expect("an end").0 + "</g>".len()..];
    }
    out.push_str(rest);
    for (n, name) in ["gap", "hash", "field0"].into_iter().enumerate() {
        out = out.replace(&format!("url(#p{name})"), &format!("#0{n}f0a0"));
    }
    let mut without_dashes = String::new();
    for (n, part) in out.split(" stroke-dasharray=\"").enumerate() {
        let kept = if n == 0 { part } else { part.split_once('"').expect("an end").1 };
        let _ = write!(without_dashes, "{kept}");
    }
    Svg { text: without_dashes, ..svg.clone() }
}

fn paint(plan: &Plan) -> Pixmap {
    let rendering = Rendering { prefix: "p", names: false, ..Rendering::new("", "") };
    picture::paint_pixels(&without_patterns(&svg(plan, false, rendering))).expect("a picture")
}

fn colour_at(pixels: &Pixmap, x: u32, y: u32) -> [u8; 4] {
    let n = usize::try_from((y * pixels.width() + x) * 4).expect("a place");
    pixels.data()[n..n + 4].try_into().expect("four bytes")
}

/// Returns the place of a pixel after a motion, in a picture of this size.
fn move_pixel(motion: Motion, (x, y): (u32, u32), (width, height): (u32, u32)) -> (u32, u32) {
    let x = if motion.mirrored { width - 1 - x } else { x };
    let turned = (0..motion.quarters)
        .fold(((x, y), (width, height)), |((x, y), (wide, high)), _| ((high - 1 - y, x), (high, wide)));
    turned.0
}

/// Counts the pixels that have another colour at their place after a motion.
fn count_different(before: &Pixmap, after: &Pixmap, motion: Motion) -> usize {
    let size = (before.width(), before.height());
    let place = |x: u32, y: u32| {
        let (x, y) = move_pixel(motion, (x, y), size);
        i64::from(y) * i64::from(after.width()) + i64::from(x)
    };
    // The step from pixel to pixel, and that from row to row, are constant.
    let first = place(0, 0);
    let (east, south) = (place(1.min(size.0 - 1), 0) - first, place(0, 1.min(size.1 - 1)) - first);
    let mut count = 0;
    let mut row = first;
    for pixels in before.pixels().chunks_exact(usize::try_from(size.0).expect("a size")) {
        let mut n = row;
        for a in pixels {
            let b = after.pixels()[usize::try_from(n).expect("a place")];
            if *a != b {
                let channels = |of: PremultipliedColorU8| [of.red(), of.green(), of.blue(), of.alpha()];
                let mut both = channels(*a).into_iter().zip(channels(b));
                count += usize::from(both.any(|(a, b)| a.abs_diff(b) > 90));
            }
            n += east;
        }
        row += south;
    }
    count
}

#[test]
fn a_turned_or_mirrored_board_is_drawn_turned_or_mirrored() {
    for (n, path) in scenario_files().iter().step_by(3).enumerate() {
        let text = read_file(path);
        let original = Original::read(&text).expect("a legal scenario");
        let telling = Change::reoriented(n).retell(&original);
        let (plan_before, plan_after) = (plan(&open_case("as it lay", text)), plan(&open_case("turned", telling.text)));
        if plan_before.window.is_cut() || plan_after.window.is_cut() || plan_before.pieces.is_empty() {
            continue;
        }
        let (pixels_before, pixels_after) = (paint(&strip_plan(plan_before)), paint(&strip_plan(plan_after)));
        let motion = telling.change.motion;
        let size = (pixels_before.width(), pixels_before.height());
        let sides = if motion.quarters % 2 == 1 { (size.1, size.0) } else { size };
        assert_eq!((pixels_after.width(), pixels_after.height()), sides, "{}, {motion:?}", path.display());
        let difference = count_different(&pixels_before, &pixels_after, motion);
        let most = usize::try_from(size.0 * size.1).expect("a size") / 500;
        assert!(difference <= most, "{}, {motion:?}: {difference} pixels", path.display());
    }
}

#[test]
fn colours_are_where_they_belong() {
    let plan = plan(&open_scenario("city/unfinished-city"));
    let rendering = Rendering { prefix: "p", ..Rendering::new("", "") };
    let picture = svg(&plan, false, rendering);
    let pixels = Pixmap::decode_png(&png(&picture).expect("a picture")).expect("a PNG");
    let size = (f64::from(pixels.width()), f64::from(pixels.height()));
    assert_eq!(size, (picture.width, picture.height));
    let places = (0..pixels.height()).flat_map(|y| (0..pixels.width()).map(move |x| (x, y)));
    let share = |colour: [u8; 4]| {
        let same = places.clone().filter(|(x, y)| colour_at(&pixels, *x, *y) == colour).count();
        f64::from(u32::try_from(same).expect("few")) / (size.0 * size.1)
    };
    let (land, city, red, mark) = ([195, 215, 155, 255], [200, 145, 79, 255], [213, 94, 0, 255], [194, 24, 91, 255]);
    assert!(share(land) > 0.15, "{}", share(land));
    assert!(share(city) > 0.02, "{}", share(city));
    assert!(share(red) > 0.001, "{}", share(red));
    assert!(share(mark) > 0.001, "{}", share(mark));
    // Empty space is transparent.
    assert_eq!(colour_at(&pixels, 0, 0)[3], 0);
}

#[test]
fn a_picture_too_large_is_refused_in_words() {
    let svg = Svg { text: "<svg/>".to_owned(), width: 1e5, height: 1e5, shared: BTreeMap::new() };
    assert!(png(&svg).expect_err("too large").contains("100000 by 100000 pixels"));
    let svg = Svg { text: "<svg".to_owned(), width: 10.0, height: 10.0, shared: BTreeMap::new() };
    assert!(png(&svg).is_err());
}
