//! The tokens on the tiles, the symbols printed there, and the names of tiles.

use std::collections::BTreeMap;

use carcassonne_base::sorting::sort_by_key;
use carcassonne_board::geometry::{Corner, Crossing};
use carcassonne_position::{Feature, Figure};

use super::ground::PALE;
use super::icons::FigureDrawing;
use super::letters;
use super::occupancy::{Occupancy, Spot};
use super::paint::{LineStyle, Paint};
use super::pen::{Pen, UNIT};
use super::svg_marks::REACH;
use crate::picture::cells::{initials, letter};
use crate::picture::figures::{Appearance, BARN, appearance};
use crate::picture::palette::{DARK, FIELDS, MARK, NAMES, Rgb, WHITE, ink_on, player_colour};
use crate::picture::plan::{Ghost, Mark, Part, Piece, Plan, QuestionSet, Stand, Token, TokenContent};
use crate::picture::shape::{Bend, Outline, Point, is_inside, road_legs, to_float, value_range};
use crate::picture::things::{COAT_SHAPE, HOUSE_SHAPE, Look, ShapeStyle, Thing};

/// The height of the capitals of a tile name, in units.
const NAME: f64 = 9.0;
/// The maximum number of tokens drawn on one feature of a tile, or on a whole tile; of further tokens only the number
/// is written.
const CROWD: u32 = 12;
/// The maximum number of tokens that are drawn on a board.
const MOST: usize = 1500;
/// The maximum number of players whose points are written below the board.
const SUMS: usize = 12;
/// The positions tried for a token in a space, relative to the middle of the space.
const ASIDE: [(f64, f64); 9] = [
    (0.0, 0.0),
    (0.0, 0.27),
    (0.27, 0.0),
    (0.0, -0.27),
    (-0.27, 0.0),
    (0.26, 0.26),
    (-0.26, -0.26),
    (0.26, -0.26),
    (-0.26, 0.26),
];
/// The maximum number of houses that are drawn in a city of one tile.
const HOUSES: u32 = 2;
/// The maximum number of characters of a tile name that are written.
const LONGEST: usize = 12;

/// The tokens of a plan, and the initials of its players.
pub(super) struct Tokens<'p> {
    plan: &'p Plan,
    initials: Vec<String>,
}

impl<'p> Tokens<'p> {
    pub(super) fn new(plan: &'p Plan) -> Self {
        Self { plan, initials: initials(&plan.players, true) }
    }

    /// Returns the initials of the players; for a player who cannot be written so, the player's number.
    pub(super) fn initials(&self) -> &[String] {
        &self.initials
    }

    pub(super) fn colour(&self, player: usize) -> Rgb {
        player_colour(player, &self.plan.players).0
    }

    /// Draws the symbols in the middle of tiles, such as monasteries, and marks their area in `occupancy`.
    pub(super) fn draw_printed(&self, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
        for token in &self.plan.tokens {
            let at = self.heart(token);
            let is_pale = self.is_offered(token);
            if is_pale {
                pen.begin_group(PALE);
            }
            let look = Thing::for_token(token.content).look;
            if let (Look::Fixed { shape_style: ShapeStyle::Middle(icon, size, side_letter), .. }, Some(at)) = (look, at)
            {
                pen.stamp(at, |pen| {
                    pen.draw_icon(icon, at, size);
                    if let Some(side_letter) = side_letter {
                        let at = at.offset(-0.13, -0.13);
                        pen.text(&side_letter.to_string(), at, 9.0, DARK, Some(WHITE));
                    }
                });
                occupancy.occupy(at, size / 2.0 / UNIT);
            }
            if is_pale {
                pen.end_group();
            }
        }
    }

    /// Returns the point at which roads meet on the piece of a token; `None` for a token on a space or crossing.
    fn heart(&self, token: &Token) -> Option<Point> {
        Some(Outline::from_piece(self.plan.pieces.get(token.stand.piece()?)?).heart())
    }

    /// Returns `true` if a token is on a tile that a question would place.
    fn is_offered(&self, token: &Token) -> bool {
        token.stand.piece().and_then(|n| self.plan.pieces.get(n)).is_some_and(|piece| piece.offered)
    }

    /// Draws the names of the tiles, each where it hides as little as possible, and those of tiles for a taken space in
    /// the middle of that space, one below the other, whatever they hide.
    pub(super) fn draw_names(&self, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
        let mut crossings = Occupancy::default();
        for token in &self.plan.tokens {
            if let Stand::Crossing(at) = token.stand {
                crossings.occupy(Point::from(at), 0.18);
            }
        }
        for piece in &self.plan.pieces {
            let mut name = shorten_name(&piece.name);
            if piece.offered {
                name.push('?');
            }
            if let Some(at) = name_position(piece, &name, &[occupancy, &crossings]) {
                pen.text(&name, at, NAME, NAMES, Some(WHITE));
                let width = letters::text_width(&name) * NAME / letters::CAPITAL_HEIGHT / UNIT;
                for n in [-1.0, 0.0, 1.0] {
                    occupancy.occupy(at.translate(Point::new(width / 3.0, 0.0), n), 0.06 + width / 6.0);
                }
            }
        }
        // The names of several tiles for one space are written one below the other.
        let mut written: Vec<Point> = Vec::new();
        for Ghost { rim, name, .. } in &self.plan.ghosts {
            let Some(name) = name else { continue };
            let heart = Outline::from_crossings(rim).heart();
            let name = format!("{}?", shorten_name(name));
            let names_above = written.iter().filter(|other| other.is_close(heart)).count();
            let y_offset = 0.15 * to_float(names_above);
            pen.text(&name, heart.offset(0.0, y_offset), 10.0, NAMES, Some(WHITE));
            written.push(heart);
        }
    }

    /// Draws the tokens that `draw_printed` leaves, barns and the dragon first, letters last; then the reach labels.
    pub(super) fn draw_tokens(&self, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
        let mut tokens: Vec<&Token> = self.plan.tokens.iter().collect();
        sort_by_key(&mut tokens, |token| (Thing::for_token(token.content).order, token.content));
        let mut crowd: BTreeMap<(usize, Option<Feature>), (u32, &Token)> = BTreeMap::new();
        let mut drawn_count = 0;
        for token in tokens {
            let crowd_key = match &token.stand {
                Stand::On(parts) => parts.first().map(|part| (part.piece, Some(part.feature))),
                Stand::Piece(piece) => Some((*piece, None)),
                Stand::Space(_) | Stand::Crossing(_) => None,
            };
            let rank = crowd_key.map_or(0, |own| {
                let (count, _) = crowd.entry(own).or_insert((0, token));
                *count += 1;
                *count
            });
            if rank <= CROWD && drawn_count < MOST {
                if self.is_offered(token) {
                    pen.begin_group(PALE);
                    self.draw_token(token, occupancy, pen);
                    pen.end_group();
                } else {
                    self.draw_token(token, occupancy, pen);
                }
                drawn_count += 1;
            }
        }
        // The number of tokens beyond the limit.
        let crowds = crowd.values().filter(|(count, _)| *count > CROWD).take(MOST);
        for (count, token) in crowds {
            if let Some(spot) = self.find_spot(token, 0.09, occupancy) {
                pen.text(&format!("+{}", count - CROWD), spot.at, 10.0, DARK, Some(WHITE));
                occupancy.occupy(spot.at, 0.1);
            }
        }
        for mark in &self.plan.marks {
            if let Mark::Reached { piece, always, some } = *mark {
                self.draw_reach_label(piece, always, some, occupancy, pen);
            }
        }
    }

    fn draw_token(&self, token: &Token, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
        match Thing::for_token(token.content).look {
            Look::Fixed { shape_style: ShapeStyle::Icon(icon, size, style), number, .. } => {
                let Some(spot) = self.claim_spot(token, size, occupancy) else { return };
                pen.stamp(spot.at, |pen| {
                    pen.draw_icon(icon, spot.at, size * spot.room);
                    if let Some(number) = number {
                        let (x, y) = style.offset;
                        let at = spot.at.offset(x, y);
                        let rim = style.has_rim.then_some(WHITE);
                        pen.text(&number.to_string(), at, style.height, DARK, rim);
                    }
                });
            }
            Look::Fixed { shape_style: ShapeStyle::Middle(..) | ShapeStyle::AsMark, .. } => {}
            Look::Own => self.draw_dynamic(token, occupancy, pen),
        }
    }

    fn draw_dynamic(&self, token: &Token, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
        match token.content {
            TokenContent::Meeple(player, figure) => {
                self.draw_figure(token, player, figure, false, occupancy, pen);
            }
            TokenContent::Ringed(player, figure) => {
                let Some(spot) = self.draw_figure(token, player, figure, false, occupancy, pen) else { return };
                let ring = 17.5 * spot.room;
                pen.stamp(spot.at, |pen| {
                    pen.circle(spot.at, ring, Paint::line(LineStyle::new(WHITE, 4.6)));
                    pen.circle(spot.at, ring, Paint::line(LineStyle::new(MARK, 2.6).with_dash("5 2.4")));
                });
            }
            TokenContent::Points { player, points, now } => {
                self.draw_plate(token, (Some(player), points, now), occupancy, pen);
            }
            TokenContent::Worth(points) => self.draw_plate(token, (None, points, true), occupancy, pen),
            TokenContent::CityPayment(points, field) => {
                let Some(spot) = self.find_spot(token, 0.11, occupancy) else { return };
                // The disc has the tint of the field that is paid.
                let disc = Paint::flat(FIELDS[field % FIELDS.len()]).with_line(LineStyle::new(DARK, 1.6));
                pen.disc(spot.at, (10.5, disc), &points.to_string(), 10.0, DARK);
                occupancy.occupy(spot.at, 0.12);
            }
            TokenContent::Counted(n) => {
                let Some(spot) = self.find_spot(token, 0.09, occupancy) else { return };
                let disc = Paint::flat(WHITE).with_line(LineStyle::new(DARK, 1.8));
                let height = if n > 9 { 7.0 } else { 9.0 };
                pen.disc(spot.at, (8.6, disc), &n.to_string(), height, DARK);
                occupancy.occupy(spot.at, 0.1);
            }
            TokenContent::NewFigure(player, figure) => {
                self.draw_figure(token, player, figure, true, occupancy, pen);
            }
            TokenContent::Barn(player) => {
                let barn = FigureDrawing { appearance: BARN, colour: self.colour(player), is_new: false };
                self.draw_player_piece(token, player, barn, 36.0, occupancy, pen);
            }
            TokenContent::NewBarn => {
                let Some(spot) = self.claim_spot(token, 36.0, occupancy) else { return };
                let icon = pen.define_figure(FigureDrawing { appearance: BARN, colour: WHITE, is_new: true });
                pen.draw_icon(&icon, spot.at, 36.0 * spot.room);
            }
            TokenContent::Letter(n) => {
                let Some(spot) = self.find_spot(token, 0.12, occupancy) else { return };
                let disc = Paint::flat(DARK).with_line(LineStyle::new(WHITE, 2.2));
                let text = letter(n);
                let height = if text.len() > 1 { 7.5 } else { 10.0 };
                pen.disc(spot.at, (10.5, disc), &text, height, WHITE);
                occupancy.occupy(spot.at, 0.12);
            }
            TokenContent::Coats(count) => self.draw_coats(token, count, occupancy, pen),
            // Walks and reaches are drawn by `svg_marks` and `draw_reach_label`; the other contents have fixed looks.
            _ => {}
        }
    }

    /// Draws up to three coats of arms side by side; for more, a single one with their number.
    fn draw_coats(&self, token: &Token, count: u32, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
        let size = if count > 1 { 17.0 } else { 20.0 };
        let drawn_count = if count > 3 { 1 } else { count };
        let radius = (0.09 * f64::from(drawn_count)).max(0.1);
        let Some(spot) = self.find_spot(token, radius, occupancy) else { return };
        for n in 0..drawn_count {
            let x_offset = 0.17 * (f64::from(n) - f64::from(drawn_count - 1) / 2.0);
            let at = spot.at.offset(x_offset, 0.0);
            pen.stamp(at, |pen| pen.draw_icon(COAT_SHAPE, at, size));
        }
        if count > 3 {
            pen.text(&count.to_string(), spot.at, 9.0, DARK, Some(WHITE));
        }
        occupancy.occupy(spot.at, radius);
    }

    /// Draws houses in the cities, where no token is drawn.
    pub(super) fn draw_decorative_houses(&self, occupancy: &mut Occupancy, pen: &mut Pen<'_>) {
        let is_placed = |(_, piece): &(usize, &Piece)| !piece.offered;
        for (piece, drawn_piece) in self.plan.pieces.iter().enumerate().filter(is_placed) {
            let cities = drawn_piece.face.as_ref().map_or(0, |face| face.cities.len());
            for n in 0..u8::try_from(cities).unwrap_or(0) {
                let part = [Part { piece, feature: Feature::City(n) }];
                for _ in 0..HOUSES {
                    let spot = occupancy.find_spot(self.plan, &part, 0.075);
                    let Some(spot) = spot.filter(|spot| spot.room > 0.075) else { break };
                    pen.stamp(spot.at, |pen| pen.draw_icon(HOUSE_SHAPE, spot.at, 13.0));
                    occupancy.occupy(spot.at, 0.1);
                }
            }
        }
    }

    /// Finds a place for a token whose radius is `radius` spaces; `None` if its tile is not drawn.
    fn find_spot(&self, token: &Token, radius: f64, occupancy: &Occupancy) -> Option<Spot> {
        match &token.stand {
            Stand::On(parts) => occupancy.find_spot(self.plan, parts, radius),
            Stand::Piece(piece) => {
                let heart = self.heart(token)?;
                if token.content == TokenContent::Dragon {
                    return Some(Spot { at: heart, room: radius });
                }
                occupancy.find_spot_on_piece(self.plan, *piece, radius)
            }
            Stand::Space(space) => {
                let middle = Point::from(Crossing::at_space_corner(*space, Corner::Nw)).offset(0.5, 0.5);
                let is_fixed = token.content == TokenContent::FlownOver;
                // Prefers the middle; if all positions are occupied, the token is drawn in the middle too.
                let is_free = |at: &Point| occupancy.clearance(*at) >= radius;
                let at = ASIDE.into_iter().map(|(x, y)| middle.offset(x, y)).find(|at| is_fixed || is_free(at));
                Some(Spot { at: at.unwrap_or(middle), room: radius })
            }
            Stand::Crossing(at) => Some(Spot { at: Point::from(*at), room: radius }),
        }
    }

    /// Finds and occupies a place for a token's icon; `size` is in units, `room` of the result a factor for the size.
    fn claim_spot(&self, token: &Token, size: f64, occupancy: &mut Occupancy) -> Option<Spot> {
        let radius = size / 2.0 / UNIT;
        let spot = self.find_spot(token, radius, occupancy)?;
        let factor = (spot.room / radius).clamp(0.72, 1.0);
        occupancy.occupy(spot.at, radius * factor);
        Some(Spot { at: spot.at, room: factor })
    }

    /// Writes, below the board, the points of players that have no place on the board.
    pub(super) fn draw_sums(&self, pen: &mut Pen<'_>) {
        let window = self.plan.window;
        let y_offset = to_float(window.rows) + 0.26;
        let corner = Point::from(Crossing::at_space_corner(window.first, Corner::Nw));
        let mut x = 0.06;
        for (player, points) in self.plan.sums.iter().take(SUMS) {
            let initial = self.initials.get(*player).map_or("", String::as_str);
            let text = format!("{initial}: {points}");
            let half = letters::text_width(&text) * 12.0 / letters::CAPITAL_HEIGHT / UNIT / 2.0 + 0.07;
            let at = corner.offset(x + half, y_offset);
            let colour = self.colour(*player);
            let (from, to) = (at.offset(-half, -0.13), at.offset(half, 0.13));
            pen.stamp(at, |pen| {
                pen.rounded_rectangle(from, to, 4.0, Paint::flat(colour).with_line(LineStyle::new(DARK, 1.6)));
                pen.text(&text, at, 12.0, ink_on(colour), None);
            });
            x += 2.0 * half + 0.12;
        }
    }

    /// Draws a plate with points, in the colour of the player if scored now; dashed if scored at the end of the game.
    fn draw_plate(
        &self,
        token: &Token,
        (player, points, now): (Option<usize>, u32, bool),
        occupancy: &mut Occupancy,
        pen: &mut Pen<'_>,
    ) {
        let initial = player.and_then(|who| self.initials.get(who)).map_or("", String::as_str);
        let text = match (player, now) {
            (Some(_), true) => format!("{initial}+{points}"),
            (Some(_), false) => format!("{initial}({points})"),
            (None, _) => format!("({points})"),
        };
        let height = 11.0;
        // The fonts of a page may be wider.
        let padding = if pen.is_on_page() { 0.08 } else { 0.05 };
        let half = letters::text_width(&text) * height / letters::CAPITAL_HEIGHT / UNIT / 2.0 + padding;
        let Some(spot) = self.find_spot(token, half.min(0.2), occupancy) else { return };
        let colour = player.map_or(WHITE, |who| self.colour(who));
        let (fill, ink) = match (player, now) {
            (Some(_), true) => (colour, ink_on(colour)),
            _ => (WHITE, DARK),
        };
        let (from, to) = (spot.at.offset(-half, -0.095), spot.at.offset(half, 0.095));
        let edge = if player.is_some() && !now { colour } else { DARK };
        let line = LineStyle::new(edge, if now { 1.6 } else { 2.6 });
        let line = if now { line } else { line.with_dash("4 2") };
        pen.stamp(spot.at, |pen| {
            pen.rounded_rectangle(from, to, 4.0, Paint::flat(WHITE).with_line(LineStyle::new(WHITE, 4.4)));
            pen.rounded_rectangle(from, to, 4.0, Paint::flat(fill).with_line(line));
            pen.text(&text, spot.at, height, ink, None);
        });
        for n in [-1.0, 0.0, 1.0] {
            occupancy.occupy(spot.at.translate(Point::new(half * 0.66, 0.0), n), 0.1);
        }
    }

    fn draw_figure(
        &self,
        token: &Token,
        player: usize,
        figure: Figure,
        is_new: bool,
        occupancy: &mut Occupancy,
        pen: &mut Pen<'_>,
    ) -> Option<Spot> {
        let size = if figure == Figure::Large { 40.0 } else { 31.0 };
        let drawing = FigureDrawing { appearance: appearance(figure), colour: self.colour(player), is_new };
        self.draw_player_piece(token, player, drawing, size, occupancy, pen)
    }

    /// Draws a figure or barn with the initials of its player on it; `size` is in units.
    fn draw_player_piece(
        &self,
        token: &Token,
        player: usize,
        drawing: FigureDrawing,
        size: f64,
        occupancy: &mut Occupancy,
        pen: &mut Pen<'_>,
    ) -> Option<Spot> {
        let spot = self.claim_spot(token, size, occupancy)?;
        let text = self.initials.get(player).map_or("?", String::as_str);
        let unit = size * spot.room / 24.0;
        let offset = |v: f64| (v - 12.0) * unit / UNIT;
        let Appearance { at: (x, y), height, .. } = drawing.appearance;
        let at = spot.at.offset(offset(x), offset(y));
        let width = letters::text_width(text) / letters::CAPITAL_HEIGHT;
        // Several letters are made smaller to fit the width of one.
        let height = (height * unit).min(8.6 * unit / width.max(0.1));
        pen.stamp(spot.at, |pen| {
            let icon = pen.define_figure(drawing);
            pen.draw_icon(&icon, spot.at, size * spot.room);
            pen.text(text, at, height, ink_on(drawing.colour), None);
        });
        Some(spot)
    }

    /// Writes on a piece the numbers of the questions that reach it, unless all questions do.
    fn draw_reach_label(
        &self,
        piece: usize,
        always: QuestionSet,
        some: QuestionSet,
        occupancy: &mut Occupancy,
        pen: &mut Pen<'_>,
    ) {
        let all = self.plan.all_questions();
        let label = |of: QuestionSet| if of == all { String::new() } else { of.numbers() };
        let text = [label(always), label(some)].concat();
        if text.is_empty() {
            return;
        }
        if let Some(spot) = occupancy.find_spot_on_piece(self.plan, piece, 0.09) {
            let disc = Paint::flat(WHITE).with_line(LineStyle::new(REACH, 2.0));
            let height = (13.0 / (letters::text_width(&text) / letters::CAPITAL_HEIGHT).max(0.1)).min(8.0);
            pen.disc(spot.at, (8.5, disc), &text, height, REACH);
            occupancy.occupy(spot.at, 0.1);
        }
    }
}

/// Returns a tile name, cut if it is longer than [`LONGEST`].
fn shorten_name(name: &str) -> String {
    let mut shortened: String = name.chars().take(LONGEST).collect();
    if name.chars().nth(LONGEST).is_some() {
        shortened.push('…');
    }
    shortened
}

/// Returns the position of a tile name: near the north-west corner (of a half, near its right angle), within the
/// piece, and clear of roads and cities if possible. `None` for an empty name.
fn name_position(piece: &Piece, name: &str, occupancies: &[&Occupancy]) -> Option<Point> {
    if name.is_empty() {
        return None;
    }
    let outline = Outline::from_piece(piece);
    let corners = outline.corners();
    let width = letters::text_width(name) * NAME / letters::CAPITAL_HEIGHT / UNIT;
    let (half_width, half_height) = (width / 2.0 + 0.045, 0.09);
    let goal = match corners {
        [a, b, c] => {
            let right = [(a, b, c), (b, c, a), (c, a, b)];
            let turn = |(a, b, c): &(&Point, &Point, &Point)| a.minus(**b).dot(c.minus(**b)).abs();
            let right = right.into_iter().min_by(|x, y| turn(x).total_cmp(&turn(y)));
            right.map(|(_, at, _)| *at)
        }
        _ => corners.iter().copied().min_by(|a, b| (a.x + a.y).total_cmp(&(b.x + b.y))),
    }?;
    let face = piece.face.as_ref();
    let lines: Vec<Point> = face
        .into_iter()
        .flat_map(|face| face.roads.iter().map(move |road| (face, road)))
        .flat_map(|(face, road)| road_legs(&outline, face, road, Bend::Round))
        .flat_map(|leg| leg.points())
        .collect();
    let cities: Vec<_> = face
        .into_iter()
        .flat_map(|face| &face.cities)
        .map(|city| super::ground::rounded_city(&outline, city).points())
        .collect();
    let mut best: Option<(f64, Point)> = None;
    let (left, right) = value_range(corners, |p| p.x);
    let (top, bottom) = value_range(corners, |p| p.y);
    let mut y = top + half_height;
    while y < bottom {
        let mut x = left + half_width;
        while x < right {
            let at = Point::new(x, y);
            let box_corner = |dx: f64, dy: f64| at.offset(half_width * dx, half_height * dy);
            let around = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| box_corner(x, y));
            if around.iter().all(|p| outline.contains(p.lerp(at, 0.02))) {
                let covered_lines = lines
                    .iter()
                    .filter(|p| (p.x - x).abs() < half_width + 0.05 && (p.y - y).abs() < half_height + 0.05);
                let is_in_city = |p: &&Point| cities.iter().any(|city| is_inside(city, **p));
                let in_cities = around.iter().chain([&at]).filter(is_in_city);
                let is_occupied =
                    occupancies.iter().any(|held| held.clearance(at) < half_width.max(half_height) - 0.03);
                let cost = at.distance_squared(goal).sqrt()
                    + if is_occupied { 0.3 } else { 0.0 }
                    + if covered_lines.count() > 0 { 0.5 } else { 0.0 }
                    + 0.2 * to_float(in_cities.count());
                if best.is_none_or(|(known, _)| cost < known - 1e-9) {
                    best = Some((cost, at));
                }
            }
            x += 0.04;
        }
        y += 0.04;
    }
    // A name longer than its tile is centred on it.
    Some(best.map_or_else(|| outline.heart(), |(_, at)| at))
}
