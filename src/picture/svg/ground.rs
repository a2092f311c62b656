//! The ground: tiles with their fields, cities and roads, gaps, and empty places.

use std::collections::BTreeSet;

use super::paint::{Fill, LineStyle, Paint};
use super::pen::{Pen, UNIT, escaped};
use crate::geometry::{Corner, Crossing};
use crate::picture::cells::letter;
use crate::picture::palette::{
    ASKED_CITY, CITY, EDGE, FAINT, FIELDS, HASH, LAND, ROAD, ROAD_EDGE, Rgb, WALL, WHITE, hex,
};
use crate::picture::plan::{CityPart, Face, FieldPart, Piece, Plan, RoadPart};
use crate::picture::shape::{Bend, Bulge, Outline, Path, Point, ground, necks, regions, wall, way};
use crate::picture::things::{GATE_SHAPE, HOUSE_SHAPE};
use crate::scenario::FeatureKind;
use crate::tiles::RoadEnd;

/// The depth and width of city bulges in pictures.
pub(super) const BULGE: Bulge = Bulge { deep: 1.0, wide: 1.0 };

/// The attribute of drawings that are not placed yet.
pub(super) const PALE: &str = " opacity=\".6\"";

/// The colour of the battlements of a wall.
const BATTLEMENTS: Rgb = (240, 224, 197);
const HASH_EDGE: Rgb = (150, 150, 146);
const VILLAGE: Rgb = (174, 200, 126);
const SHORE: Rgb = (92, 148, 176);
const LAKE: Rgb = (138, 190, 214);
const PLANKS: Rgb = (201, 162, 107);
const BEAM: Rgb = (91, 58, 30);

/// The tints by which cities are distinguished where a single outcome is drawn.
const CITIES: [Rgb; 4] = [ASKED_CITY, (190, 140, 158), (136, 160, 170), (178, 160, 96)];

/// Returns the patterns that the picture uses: pairs of id and definition.
pub(super) fn patterns(pen: &Pen<'_>) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut add = |name: &'static str, side: u32, inside: String| {
        if !pen.fills_with(name) {
            return;
        }
        let id = pen.pattern(name);
        let pattern = format!(
            "<pattern id=\"{id}\" width=\"{side}\" height=\"{side}\" patternUnits=\"userSpaceOnUse\">{inside}</pattern>"
        );
        out.push((id, pattern));
    };
    let faint = hex(FAINT);
    add("gap", 12, format!("<path d=\"M-3 3L3 -3M0 12L12 0M9 15L15 9\" stroke=\"{faint}\" stroke-width=\"1.6\"/>"));
    let (hash, edge) = (hex(HASH), hex(HASH_EDGE));
    add(
        "hash",
        10,
        format!(
            "<path d=\"M0 0H10V10H0Z\" fill=\"{hash}\"/><path d=\"M0 10L10 0M-1 1L1 -1M9 11L11 9\" stroke=\"{edge}\" stroke-width=\"1\"/>"
        ),
    );
    let figures = [
        "<path d=\"M0 5H16M0 13H16\" stroke-width=\"1.4\"/>",
        "<circle cx=\"4\" cy=\"4\" r=\"1.5\" stroke=\"none\" fill=\"#2a2622\"/><circle cx=\"12\" cy=\"12\" r=\"1.5\" stroke=\"none\" fill=\"#2a2622\"/>",
        "<path d=\"M5 0V16M13 0V16\" stroke-width=\"1.4\"/>",
        "<path d=\"M2 4H6M4 2V6M10 12H14M12 10V14\" stroke-width=\"1.2\"/>",
    ];
    for (n, (tint, figure)) in FIELDS.iter().zip(figures).enumerate() {
        let tint = hex(*tint);
        add(
            FIELD_PATTERNS[n],
            16,
            format!("<path d=\"M0 0H16V16H0Z\" fill=\"{tint}\"/><g stroke=\"#2a2622\" opacity=\".3\">{figure}</g>"),
        );
    }
    out
}

const FIELD_PATTERNS: [&str; 4] = ["field0", "field1", "field2", "field3"];

/// Draws the placed tiles; `apart` gives answered cities different tints.
pub(super) fn pieces(plan: &Plan, apart: bool, pen: &mut Pen<'_>) {
    let lies = |piece: &&Piece| !piece.offered;
    for (n, piece) in plan.pieces.iter().filter(lies).enumerate() {
        one(n, piece, apart, pen);
    }
    let layer = if pen.is_on_page() { "" } else { " data-layer=\"edges\"" };
    pen.begin(&format!("{layer} stroke-linejoin=\"round\""));
    // Where a known tile meets an unknown tile, the edge has the colour of the known one, drawn last.
    for (matters, colour) in [(false, HASH_EDGE), (true, EDGE)] {
        let those = |piece: &&Piece| piece.face.is_some() == matters;
        let rims: Vec<Path> =
            plan.pieces.iter().filter(lies).filter(those).map(|piece| rim(&Outline::of(piece))).collect();
        if !rims.is_empty() {
            pen.paths(&rims, true, Paint::line(LineStyle::new(colour, 2.4)), "");
        }
    }
    pen.end();
    // Bridges are drawn last, over what is below them.
    for piece in &plan.pieces {
        let Some(face) = &piece.face else { continue };
        let outline = Outline::of(piece);
        for road in face.roads.iter().filter(|road| road.end == RoadEnd::Bridge) {
            for leg in way(&outline, face, road, Bend::Round) {
                bridge(&leg, pen);
            }
        }
    }
}

/// Returns the rim of a piece as a path without its last side; the caller closes it.
fn rim(outline: &Outline) -> Path {
    Path::along(outline.corners())
}

/// Draws a bridge along a path.
pub(super) fn bridge(leg: &Path, pen: &mut Pen<'_>) {
    pen.path(leg, false, Paint::line(LineStyle::new(BEAM, 17.0)));
    pen.path(leg, false, Paint::line(LineStyle::new(PLANKS, 12.0)));
    pen.path(leg, false, Paint::line(LineStyle::new(BEAM, 12.0).dashed("1.4 6")));
}

fn one(n: usize, piece: &Piece, apart: bool, pen: &mut Pen<'_>) {
    let outline = Outline::of(piece);
    // A tile with a field pattern cannot be shared: the pattern continues from tile to tile.
    let has_pattern = |face: &Face| face.fields.iter().any(|field| field.letter.is_some());
    if pen.is_on_page() && !piece.face.as_ref().is_some_and(has_pattern) {
        pen.stamp(Point::from(Crossing::of(piece.at, Corner::Nw)), |pen| match &piece.face {
            Some(shown) => face("c", &outline, shown, apart, pen),
            None => pen.polygon(outline.corners(), Paint::fill(Fill::Pattern("hash"))),
        });
        return;
    }
    let named = if pen.is_on_page() { String::new() } else { format!(" data-tile=\"{}\"", escaped(&piece.name)) };
    pen.begin(&named);
    match &piece.face {
        Some(shown) => face(&format!("tile{n}"), &outline, shown, apart, pen),
        None => pen.polygon(outline.corners(), Paint::fill(Fill::Pattern("hash"))),
    }
    pen.end();
}

/// Draws the face of a tile; `name` is the id of its clip path in the picture.
fn face(name: &str, outline: &Outline, face: &Face, apart: bool, pen: &mut Pen<'_>) {
    pen.polygon(outline.corners(), Paint::flat(LAND));
    for field in &face.fields {
        // On a page a plain field is left out: it has no attributes there, and is invisible on the land below it.
        let seen = field.letter.is_some() || field.halves.is_empty();
        if seen || !pen.is_on_page() {
            region(outline, face, field, pen);
        }
    }
    let inside = !face.cities.is_empty() || !face.roads.is_empty() || !face.rivers.is_empty();
    if inside {
        pen.begin_within(name, outline.corners());
    }
    for river in &face.rivers {
        let legs = way(outline, face, river, Bend::Round);
        pen.paths(&legs, false, Paint::line(LineStyle::new(SHORE, 19.0).capped("round")), "");
        pen.paths(&legs, false, Paint::line(LineStyle::new(LAKE, 15.0).capped("round")), "");
    }
    for city in &face.cities {
        let tint = match city.letter {
            Some(letter) if apart => CITIES[letter % CITIES.len()],
            Some(_) => ASKED_CITY,
            None => CITY,
        };
        let mut grounds = necks(outline, city);
        grounds.push(ground(outline, city, BULGE));
        pen.paths(&grounds, true, Paint::flat(tint), &about("city", city.letter, pen));
    }
    let roads = || face.roads.iter().filter(|road| road.end != RoadEnd::Bridge);
    let legs: Vec<(&RoadPart, Vec<Path>)> = roads().map(|road| (road, way(outline, face, road, Bend::Round))).collect();
    for (_, legs) in &legs {
        let edge = LineStyle::new(ROAD_EDGE, 14.0).capped("square");
        pen.paths(legs, false, Paint::line(edge), "");
    }
    for (road, legs) in &legs {
        let surface = LineStyle::new(ROAD, 9.0).capped("square");
        pen.paths(legs, false, Paint::line(surface), &about("road", road.letter, pen));
    }
    for city in &face.cities {
        for side in &city.sides {
            if let Some(wall) = wall(outline, city, *side, BULGE) {
                pen.path(&wall, false, Paint::line(LineStyle::new(WALL, 7.0)));
                let battlements = LineStyle::new(BATTLEMENTS, 3.4).dashed("4.5 3.2");
                pen.path(&wall, false, Paint::line(battlements));
            }
        }
    }
    if inside {
        pen.end_within();
    }
    for side in face.cities.iter().flat_map(|city| &city.gates) {
        let middle = outline.middle(*side);
        pen.drawing(GATE_SHAPE, middle.toward(outline.centre(), 0.22), 20.0);
    }
    ends(outline, face, &legs, pen);
}

/// Returns the attributes that name the feature of a shape; empty on a page of HTML.
fn about(kind: &str, letter_of: Option<usize>, pen: &Pen<'_>) -> String {
    if pen.is_on_page() {
        return String::new();
    }
    let letter = letter_of.map(|n| format!(" data-letter=\"{}\"", letter(n)));
    format!(" data-feature=\"{kind}\"{}", letter.unwrap_or_default())
}

fn region(outline: &Outline, face: &Face, field: &FieldPart, pen: &mut Pen<'_>) {
    let fill = match field.letter {
        Some(letter) => Fill::Pattern(FIELD_PATTERNS[letter % FIELD_PATTERNS.len()]),
        None => Fill::Flat(LAND),
    };
    let regions = regions(outline, face, field, Bend::Round);
    let paint = Paint::fill(fill);
    let paint = if field.halves.is_empty() { paint.with(LineStyle::new(EDGE, 1.4).dashed("4 3")) } else { paint };
    pen.paths(&regions, true, paint, &about("field", field.letter, pen));
}

/// Draws the ends of roads: gates, villages, crossings and ferries.
fn ends(outline: &Outline, face: &Face, legs: &[(&RoadPart, Vec<Path>)], pen: &mut Pen<'_>) {
    if face.building {
        return;
    }
    let mut crossing = false;
    let mut ferry: Vec<Point> = Vec::new();
    for (road, legs) in legs {
        match road.end {
            RoadEnd::Gate => {
                for leg in legs {
                    pen.drawing(GATE_SHAPE, leg.end(), 20.0);
                }
            }
            RoadEnd::Crossing => crossing = true,
            RoadEnd::Ferry => ferry = legs.iter().map(|leg| leg.start).collect(),
            RoadEnd::Own if road.sides.len() == 1 => {
                for leg in legs {
                    pen.circle(leg.end(), 11.0, Paint::flat(VILLAGE).with(LineStyle::new(EDGE, 1.0)));
                    pen.drawing(HOUSE_SHAPE, leg.end(), 15.0);
                }
            }
            RoadEnd::Own if road.sides.len() > 2 => crossing = true,
            RoadEnd::Own | RoadEnd::Bridge => {}
        }
    }
    if let &[one, other] = ferry.as_slice() {
        let heart = outline.heart();
        pen.circle(heart, 20.0, Paint::flat(LAKE).with(LineStyle::new(EDGE, 1.4)));
        let quay = |from: Point| heart.toward(from, 0.42);
        let mut over = Path::at(quay(one));
        over.line(heart);
        over.line(quay(other));
        pen.path(&over, false, Paint::line(LineStyle::new(BEAM, 8.0)));
        pen.path(&over, false, Paint::line(LineStyle::new(PLANKS, 5.0)));
        return;
    }
    if crossing {
        let heart = outline.heart();
        pen.circle(heart, 13.0, Paint::flat(VILLAGE).with(LineStyle::new(EDGE, 1.0)));
        let aside = 5.0 / UNIT;
        pen.drawing(HOUSE_SHAPE, Point::new(heart.x - aside, heart.y + 0.02), 12.0);
        pen.drawing(HOUSE_SHAPE, Point::new(heart.x + aside, heart.y - 0.03), 12.0);
    }
}

/// Draws the triangular gaps and the empty places.
pub(super) fn nothing(plan: &Plan, ghosts: &[Vec<Point>], pen: &mut Pen<'_>) {
    let dashed = LineStyle::new(FAINT, 1.8).dashed("6 5");
    let corners = |rim: &[Crossing]| rim.iter().copied().collect::<BTreeSet<Crossing>>();
    let covered = |gap: &[Crossing]| {
        let mut offered = plan.pieces.iter().filter(|piece| piece.offered);
        offered.any(|piece| corners(&piece.rim) == corners(gap))
    };
    for gap in plan.gaps.iter().filter(|gap| !covered(gap)) {
        let corners: Vec<Point> = gap.iter().map(|at| Point::from(*at)).collect();
        let Some(first) = corners.first().copied() else { continue };
        pen.stamp(first, |pen| pen.polygon(&corners, Paint::fill(Fill::Pattern("gap")).with(dashed)));
    }
    for ghost in ghosts {
        let centre = Outline::round(ghost.clone()).centre();
        let corners: Vec<Point> = ghost.iter().map(|at| at.toward(centre, 0.08)).collect();
        pen.stamp(centre, |pen| pen.polygon(&corners, Paint::fill(Fill::Through(FAINT, 0.07)).with(dashed)));
    }
}

/// Draws the tiles that questions would place, translucent, so that the drawing below shows through.
pub(super) fn offered(plan: &Plan, pen: &mut Pen<'_>) {
    let dashed = || Paint::line(LineStyle::new(FAINT, 2.4).dashed("6 5"));
    for (n, piece) in plan.pieces.iter().enumerate().filter(|(_, piece)| piece.offered) {
        let outline = Outline::of(piece);
        pen.begin(PALE);
        one(n, piece, false, pen);
        pen.end();
        pen.polygon(outline.corners(), Paint::line(LineStyle::new(WHITE, 4.6)));
        pen.polygon(outline.corners(), dashed());
    }
    for (n, ghost) in plan.ghosts.iter().enumerate() {
        let Some(shown) = &ghost.face else { continue };
        let outline = Outline::along(&ghost.rim);
        pen.begin(PALE);
        face(&format!("ghost{n}"), &outline, shown, false, pen);
        pen.end();
        pen.polygon(outline.corners(), dashed());
    }
}

/// Fills the gaps that a ruling joins to the features round them.
pub(super) fn filled(plan: &Plan, pen: &mut Pen<'_>) {
    for filled in &plan.filled {
        let Some(gap) = plan.gaps.get(filled.gap) else { continue };
        let outline = Outline::along(gap);
        match filled.kind {
            FeatureKind::Road => {
                let heart = outline.heart();
                let legs: Vec<Path> =
                    filled.sides.iter().map(|side| Path::along(&[outline.middle(*side), heart])).collect();
                let dashed = |colour, width| Paint::line(LineStyle::new(colour, width).dashed("7 4"));
                pen.paths(&legs, false, dashed(ROAD_EDGE, 14.0), "");
                pen.paths(&legs, false, dashed(ROAD, 9.0), "");
            }
            FeatureKind::Field => {
                let pattern = FIELD_PATTERNS[filled.letter % FIELD_PATTERNS.len()];
                pen.begin(" opacity=\".75\"");
                pen.polygon(outline.corners(), Paint::fill(Fill::Pattern(pattern)));
                pen.end();
            }
            FeatureKind::City | FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden => {
                let tint = CITIES[filled.letter % CITIES.len()];
                pen.polygon(outline.corners(), Paint::fill(Fill::Through(tint, 0.6)));
            }
        }
    }
}

/// Returns the ground of a city on a piece.
pub(super) fn city(outline: &Outline, part: &CityPart) -> Path {
    ground(outline, part, BULGE)
}
