//! The ground: tiles with their fields, cities and roads, gaps, and ghosts.

use carcassonne_base::sorting::sorted_unique;
use carcassonne_board::geometry::{Corner, Crossing};
use carcassonne_board::tiles::RoadEnd;
use carcassonne_position::FeatureKind;

use super::paint::{Fill, LineStyle, Paint};
use super::pen::{Pen, UNIT, escape};
use crate::picture::cells::letter;
use crate::picture::palette::{
    ASKED_CITY, CITY, EDGE, FAINT, FIELDS, HASH, LAND, ROAD, ROAD_EDGE, Rgb, WALL, WHITE, hex,
};
use crate::picture::plan::{CityPart, Face, FieldPart, Piece, Plan, RoadPart};
use crate::picture::shape::{
    Bend, Bulge, Outline, Path, Point, city_ground, city_wall, field_regions, necks, road_legs,
};
use crate::picture::things::{GATE_SHAPE, HOUSE_SHAPE};

/// The depth and width of the bulges of city walls in SVG pictures.
pub(super) const BULGE: Bulge = Bulge { depth: 1.0, width: 1.0 };

/// The attribute that makes drawings of tiles and tokens that are not placed yet translucent.
pub(super) const PALE: &str = " opacity=\".6\"";

/// The colour of the battlements of a city wall.
const BATTLEMENTS: Rgb = (240, 224, 197);
const HASH_EDGE: Rgb = (150, 150, 146);
const VILLAGE: Rgb = (174, 200, 126);
const SHORE: Rgb = (92, 148, 176);
const LAKE: Rgb = (138, 190, 214);
const PLANKS: Rgb = (201, 162, 107);
const BEAM: Rgb = (91, 58, 30);

/// The colours by which cities are distinguished where a single outcome is drawn.
const CITIES: [Rgb; 4] = [ASKED_CITY, (190, 140, 158), (136, 160, 170), (178, 160, 96)];

/// Returns the fill patterns that the picture uses: pairs of SVG id and definition.
pub(super) fn patterns(pen: &Pen<'_>) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut add = |name: &'static str, side: u32, inside: String| {
        if !pen.uses_pattern(name) {
            return;
        }
        let id = pen.pattern_id(name);
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

/// Draws the placed tiles; `tint_cities` gives answered cities different colours.
pub(super) fn draw_pieces(plan: &Plan, tint_cities: bool, pen: &mut Pen<'_>) {
    let is_placed = |piece: &&Piece| !piece.offered;
    for (n, piece) in plan.pieces.iter().filter(is_placed).enumerate() {
        draw_piece(n, piece, tint_cities, pen);
    }
    let layer = if pen.is_on_page() { "" } else { " data-layer=\"edges\"" };
    pen.begin_group(&format!("{layer} stroke-linejoin=\"round\""));
    // Where a known tile meets an unknown tile, the edge has the colour of the known one, drawn last.
    for (is_known, colour) in [(false, HASH_EDGE), (true, EDGE)] {
        let is_selected = |piece: &&Piece| piece.face.is_some() == is_known;
        let selected = plan.pieces.iter().filter(is_placed).filter(is_selected);
        // The pen closes each rim with its last side.
        let rims: Vec<Path> = selected.map(|piece| Path::from_points(Outline::from_piece(piece).corners())).collect();
        if !rims.is_empty() {
            pen.paths(&rims, true, Paint::line(LineStyle::new(colour, 2.4)), "");
        }
    }
    pen.end_group();
    // Bridges are drawn last, over what is below them.
    for piece in &plan.pieces {
        let Some(face) = &piece.face else { continue };
        let outline = Outline::from_piece(piece);
        for road in face.roads.iter().filter(|road| road.end == RoadEnd::Bridge) {
            for leg in road_legs(&outline, face, road, Bend::Round) {
                draw_bridge(&leg, pen);
            }
        }
    }
}

pub(super) fn draw_bridge(leg: &Path, pen: &mut Pen<'_>) {
    pen.path(leg, false, Paint::line(LineStyle::new(BEAM, 17.0)));
    pen.path(leg, false, Paint::line(LineStyle::new(PLANKS, 12.0)));
    pen.path(leg, false, Paint::line(LineStyle::new(BEAM, 12.0).with_dash("1.4 6")));
}

fn draw_piece(n: usize, piece: &Piece, tint_cities: bool, pen: &mut Pen<'_>) {
    let outline = Outline::from_piece(piece);
    // A tile with a field pattern cannot be shared: the pattern continues from tile to tile.
    let has_pattern = |face: &Face| face.fields.iter().any(|field| field.letter.is_some());
    let draw = |name: &str, pen: &mut Pen<'_>| match &piece.face {
        Some(shown) => draw_face(name, &outline, shown, tint_cities, pen),
        None => pen.polygon(outline.corners(), Paint::fill(Fill::Pattern("hash"))),
    };
    if pen.is_on_page() && !piece.face.as_ref().is_some_and(has_pattern) {
        pen.stamp(Point::from(Crossing::at_space_corner(piece.at, Corner::Nw)), |pen| draw("c", pen));
        return;
    }
    let attributes = if pen.is_on_page() { String::new() } else { format!(" data-tile=\"{}\"", escape(&piece.name)) };
    pen.begin_group(&attributes);
    draw(&format!("tile{n}"), pen);
    pen.end_group();
}

/// Draws the printed features of a tile; `name` is the id of its clip path in the picture.
fn draw_face(name: &str, outline: &Outline, face: &Face, tint_cities: bool, pen: &mut Pen<'_>) {
    pen.polygon(outline.corners(), Paint::flat(LAND));
    for field in &face.fields {
        // On a page a plain field is left out: it has no attributes there, and is invisible on the land below it.
        let is_visible = field.letter.is_some() || field.halves.is_empty();
        if is_visible || !pen.is_on_page() {
            draw_field(outline, face, field, pen);
        }
    }
    let has_content = !face.cities.is_empty() || !face.roads.is_empty() || !face.rivers.is_empty();
    if has_content {
        pen.begin_clipped(name, outline.corners());
    }
    for river in &face.rivers {
        let legs = road_legs(outline, face, river, Bend::Round);
        pen.paths(&legs, false, Paint::line(LineStyle::new(SHORE, 19.0).with_cap("round")), "");
        pen.paths(&legs, false, Paint::line(LineStyle::new(LAKE, 15.0).with_cap("round")), "");
    }
    for city in &face.cities {
        let tint = match city.letter {
            Some(letter) if tint_cities => CITIES[letter % CITIES.len()],
            Some(_) => ASKED_CITY,
            None => CITY,
        };
        let mut grounds = necks(outline, city);
        grounds.push(city_ground(outline, city, BULGE));
        pen.paths(&grounds, true, Paint::flat(tint), &feature_attributes("city", city.letter, pen));
    }
    let roads = || face.roads.iter().filter(|road| road.end != RoadEnd::Bridge);
    let legs: Vec<(&RoadPart, Vec<Path>)> =
        roads().map(|road| (road, road_legs(outline, face, road, Bend::Round))).collect();
    for (_, legs) in &legs {
        let edge = LineStyle::new(ROAD_EDGE, 14.0).with_cap("square");
        pen.paths(legs, false, Paint::line(edge), "");
    }
    for (road, legs) in &legs {
        let surface = LineStyle::new(ROAD, 9.0).with_cap("square");
        pen.paths(legs, false, Paint::line(surface), &feature_attributes("road", road.letter, pen));
    }
    for city in &face.cities {
        for side in &city.sides {
            if let Some(wall) = city_wall(outline, city, *side, BULGE) {
                pen.path(&wall, false, Paint::line(LineStyle::new(WALL, 7.0)));
                let battlements = LineStyle::new(BATTLEMENTS, 3.4).with_dash("4.5 3.2");
                pen.path(&wall, false, Paint::line(battlements));
            }
        }
    }
    if has_content {
        pen.end_clipped();
    }
    for side in face.cities.iter().flat_map(|city| &city.gates) {
        let middle = outline.middle(*side);
        pen.draw_icon(GATE_SHAPE, middle.lerp(outline.centre(), 0.22), 20.0);
    }
    draw_road_ends(outline, face, &legs, pen);
}

/// Returns the SVG attributes that name the feature that a shape draws; empty on a page of HTML.
fn feature_attributes(kind: &str, letter_of: Option<usize>, pen: &Pen<'_>) -> String {
    if pen.is_on_page() {
        return String::new();
    }
    let letter = letter_of.map(|n| format!(" data-letter=\"{}\"", letter(n)));
    format!(" data-feature=\"{kind}\"{}", letter.unwrap_or_default())
}

fn draw_field(outline: &Outline, face: &Face, field: &FieldPart, pen: &mut Pen<'_>) {
    let fill = match field.letter {
        Some(letter) => Fill::Pattern(FIELD_PATTERNS[letter % FIELD_PATTERNS.len()]),
        None => Fill::Flat(LAND),
    };
    let regions = field_regions(outline, face, field, Bend::Round);
    let paint = Paint::fill(fill);
    let paint =
        if field.halves.is_empty() { paint.with_line(LineStyle::new(EDGE, 1.4).with_dash("4 3")) } else { paint };
    pen.paths(&regions, true, paint, &feature_attributes("field", field.letter, pen));
}

/// Draws the ends of roads: gates, villages, crossings and ferries; none on a tile with a building in the middle.
fn draw_road_ends(outline: &Outline, face: &Face, legs: &[(&RoadPart, Vec<Path>)], pen: &mut Pen<'_>) {
    if face.building {
        return;
    }
    let mut has_crossing = false;
    let mut ferry: Vec<Point> = Vec::new();
    for (road, legs) in legs {
        match road.end {
            RoadEnd::Gate => {
                for leg in legs {
                    pen.draw_icon(GATE_SHAPE, leg.end(), 20.0);
                }
            }
            RoadEnd::Crossing => has_crossing = true,
            RoadEnd::Ferry => ferry = legs.iter().map(|leg| leg.start).collect(),
            RoadEnd::Plain if road.sides.len() == 1 => {
                for leg in legs {
                    pen.circle(leg.end(), 11.0, Paint::flat(VILLAGE).with_line(LineStyle::new(EDGE, 1.0)));
                    pen.draw_icon(HOUSE_SHAPE, leg.end(), 15.0);
                }
            }
            RoadEnd::Plain if road.sides.len() > 2 => has_crossing = true,
            RoadEnd::Plain | RoadEnd::Bridge => {}
        }
    }
    if let &[first, second] = ferry.as_slice() {
        let heart = outline.heart();
        pen.circle(heart, 20.0, Paint::flat(LAKE).with_line(LineStyle::new(EDGE, 1.4)));
        let quay = |from: Point| heart.lerp(from, 0.42);
        let mut ferry_path = Path::new(quay(first));
        ferry_path.line_to(heart);
        ferry_path.line_to(quay(second));
        pen.path(&ferry_path, false, Paint::line(LineStyle::new(BEAM, 8.0)));
        pen.path(&ferry_path, false, Paint::line(LineStyle::new(PLANKS, 5.0)));
        return;
    }
    if has_crossing {
        let heart = outline.heart();
        pen.circle(heart, 13.0, Paint::flat(VILLAGE).with_line(LineStyle::new(EDGE, 1.0)));
        let aside = 5.0 / UNIT;
        pen.draw_icon(HOUSE_SHAPE, Point::new(heart.x - aside, heart.y + 0.02), 12.0);
        pen.draw_icon(HOUSE_SHAPE, Point::new(heart.x + aside, heart.y - 0.03), 12.0);
    }
}

/// Draws the triangular gaps, except those that an unplaced tile would fill, and the outlines in `ghosts`.
pub(super) fn draw_gaps_and_ghosts(plan: &Plan, ghosts: &[Outline], pen: &mut Pen<'_>) {
    let dashed = LineStyle::new(FAINT, 1.8).with_dash("6 5");
    let corners = |rim: &[Crossing]| sorted_unique(rim.iter().copied());
    let is_covered = |gap: &[Crossing]| {
        let mut offered_pieces = plan.pieces.iter().filter(|piece| piece.offered);
        offered_pieces.any(|piece| corners(&piece.rim) == corners(gap))
    };
    for gap in plan.gaps.iter().filter(|gap| !is_covered(gap)) {
        let outline = Outline::from_crossings(gap);
        let Some(first) = outline.corners().first() else { continue };
        let paint = Paint::fill(Fill::Pattern("gap")).with_line(dashed);
        pen.stamp(*first, |pen| pen.polygon(outline.corners(), paint));
    }
    for ghost in ghosts {
        let paint = Paint::fill(Fill::Translucent(FAINT, 0.07)).with_line(dashed);
        pen.stamp(ghost.centre(), |pen| pen.polygon(&ghost.shrunk(0.08), paint));
    }
}

/// Draws the tiles that questions would place, translucent, so that the drawing below shows through.
pub(super) fn draw_offered_tiles(plan: &Plan, pen: &mut Pen<'_>) {
    let dashed = || Paint::line(LineStyle::new(FAINT, 2.4).with_dash("6 5"));
    for (n, piece) in plan.pieces.iter().enumerate().filter(|(_, piece)| piece.offered) {
        let outline = Outline::from_piece(piece);
        pen.begin_group(PALE);
        draw_piece(n, piece, false, pen);
        pen.end_group();
        pen.polygon(outline.corners(), Paint::line(LineStyle::new(WHITE, 4.6)));
        pen.polygon(outline.corners(), dashed());
    }
    for (n, ghost) in plan.ghosts.iter().enumerate() {
        let Some(ghost_face) = &ghost.face else { continue };
        let outline = Outline::from_crossings(&ghost.rim);
        pen.begin_group(PALE);
        draw_face(&format!("ghost{n}"), &outline, ghost_face, false, pen);
        pen.end_group();
        pen.polygon(outline.corners(), dashed());
    }
}

/// Fills the gaps that a ruling joins to the features round them.
pub(super) fn draw_filled_gaps(plan: &Plan, pen: &mut Pen<'_>) {
    for filled_gap in &plan.filled_gaps {
        let Some(gap) = plan.gaps.get(filled_gap.gap) else { continue };
        let outline = Outline::from_crossings(gap);
        match filled_gap.kind {
            FeatureKind::Road => {
                let heart = outline.heart();
                let legs: Vec<Path> =
                    filled_gap.sides.iter().map(|side| Path::from_points(&[outline.middle(*side), heart])).collect();
                let dashed = |colour, width| Paint::line(LineStyle::new(colour, width).with_dash("7 4"));
                pen.paths(&legs, false, dashed(ROAD_EDGE, 14.0), "");
                pen.paths(&legs, false, dashed(ROAD, 9.0), "");
            }
            FeatureKind::Field => {
                let pattern = FIELD_PATTERNS[filled_gap.letter % FIELD_PATTERNS.len()];
                pen.begin_group(" opacity=\".75\"");
                pen.polygon(outline.corners(), Paint::fill(Fill::Pattern(pattern)));
                pen.end_group();
            }
            FeatureKind::City | FeatureKind::Monastery | FeatureKind::Castle | FeatureKind::Garden => {
                let tint = CITIES[filled_gap.letter % CITIES.len()];
                pen.polygon(outline.corners(), Paint::fill(Fill::Translucent(tint, 0.6)));
            }
        }
    }
}

/// Returns the ground of a city on a piece, as SVG pictures draw it.
pub(super) fn rounded_city(outline: &Outline, part: &CityPart) -> Path {
    city_ground(outline, part, BULGE)
}
