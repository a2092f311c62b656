//! The tokens on the tiles, the symbols printed there, and the names of tiles.

use std::collections::BTreeMap;

use super::ground::PALE;
use super::icons;
use super::letters;
use super::marks::REACH;
use super::paint::{LineStyle, Paint};
use super::pen::{Pen, UNIT};
use super::room::{Spot, Taken};
use crate::geometry::{Corner, Crossing};
use crate::picture::cells::{initials, letter};
use crate::picture::palette::{DARK, FIELDS, MARK, NAMES, Rgb, WHITE, ink_on, player};
use crate::picture::plan::{Ghost, Mark, Part, Piece, Plan, QuestionSet, Stand, Token, What};
use crate::picture::shape::{Bend, Outline, Point, way};
use crate::picture::things::{COAT_SHAPE, HOUSE_SHAPE, Look, Own, ShapeStyle, Thing};
use crate::scenario::{Feature, Figure};

/// The height of the capitals of a name, in units.
const NAME: f64 = 9.0;
/// The most tokens that are drawn on one feature of a tile; the number of the others is written.
const CROWD: u32 = 12;
/// The most tokens that are drawn on a board.
const MOST: usize = 1500;
/// The most players whose sums are written below the board.
const SUMS: usize = 12;
/// The positions tried for a token in a space, relative to its middle.
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
/// The most houses in a city of one tile.
const HOUSES: u32 = 2;
/// The most characters of a name that are written.
const LONGEST: usize = 12;

/// The tokens of a plan, and the initials of its players.
pub(super) struct Tokens<'p> {
    plan: &'p Plan,
    initials: Vec<String>,
}

impl<'p> Tokens<'p> {
    pub(super) fn of(plan: &'p Plan) -> Self {
        Self { plan, initials: initials(&plan.players, true) }
    }

    /// Returns the initials of the players, or their numbers.
    pub(super) fn initials(&self) -> &[String] {
        &self.initials
    }

    /// Returns the colour of a player.
    pub(super) fn colour(&self, who: usize) -> Rgb {
        player(who, &self.plan.players).0
    }

    /// Draws the symbols printed in the middle of tiles and marks their area in `held`.
    pub(super) fn printed(&self, held: &mut Taken, pen: &mut Pen<'_>) {
        for token in &self.plan.tokens {
            let at = self.heart(token);
            let pale = self.is_offered(token);
            if pale {
                pen.begin(PALE);
            }
            let look = Thing::of(token.what).look;
            if let (Look::Fixed { drawn: ShapeStyle::Middle(icon, size, beside), .. }, Some(at)) = (look, at) {
                pen.stamp(at, |pen| {
                    pen.drawing(icon, at, size);
                    if let Some(beside) = beside {
                        let at = at.plus(Point::new(-0.13, -0.13), 1.0);
                        pen.text(&beside.to_string(), at, 9.0, DARK, Some(WHITE));
                    }
                });
                held.take(at, size / 2.0 / UNIT);
            }
            if pale {
                pen.end();
            }
        }
    }

    /// Returns the point at which roads meet on the piece of a token; `None` for a token on a space or crossing.
    fn heart(&self, token: &Token) -> Option<Point> {
        let piece = match &token.stand {
            Stand::On(parts) => parts.first()?.piece,
            Stand::Piece(piece) => *piece,
            Stand::Space(_) | Stand::Crossing(_) => return None,
        };
        Some(Outline::of(self.plan.pieces.get(piece)?).heart())
    }

    /// Returns `true` if a token is on a tile that is not placed yet.
    fn is_offered(&self, token: &Token) -> bool {
        let piece = match &token.stand {
            Stand::On(parts) => parts.first().map(|part| part.piece),
            Stand::Piece(piece) => Some(*piece),
            Stand::Space(_) | Stand::Crossing(_) => None,
        };
        piece.and_then(|n| self.plan.pieces.get(n)).is_some_and(|piece| piece.offered)
    }

    /// Draws the names of the tiles, each near a corner where it hides as little as possible.
    pub(super) fn names(&self, held: &mut Taken, pen: &mut Pen<'_>) {
        let mut crossings = Taken::default();
        for token in &self.plan.tokens {
            if let Stand::Crossing(at) = token.stand {
                crossings.take(Point::from(at), 0.18);
            }
        }
        for piece in &self.plan.pieces {
            let mut name = short(&piece.name);
            if piece.offered {
                name.push('?');
            }
            if let Some(at) = corner(piece, &name, &[held, &crossings]) {
                pen.text(&name, at, NAME, NAMES, Some(WHITE));
                let long = letters::wide(&name) * NAME / letters::HIGH / UNIT;
                for n in [-1.0, 0.0, 1.0] {
                    held.take(at.plus(Point::new(long / 3.0, 0.0), n), 0.06 + long / 6.0);
                }
            }
        }
        // The names of several tiles for one place are written one below the other.
        let mut written: Vec<Point> = Vec::new();
        for Ghost { rim, name, .. } in &self.plan.ghosts {
            let Some(name) = name else { continue };
            let heart = Outline::along(rim).heart();
            let name = format!("{}?", short(name));
            let above = written.iter().filter(|other| other.is(heart)).count();
            let below = 0.15 * f64::from(u32::try_from(above).unwrap_or(0));
            pen.text(&name, heart.plus(Point::new(0.0, below), 1.0), 10.0, NAMES, Some(WHITE));
            written.push(heart);
        }
    }

    /// Draws the other tokens, meeples first and letters last.
    pub(super) fn draw(&self, held: &mut Taken, pen: &mut Pen<'_>) {
        let mut tokens: Vec<&Token> = self.plan.tokens.iter().collect();
        tokens.sort_by_key(|token| (Thing::of(token.what).order, token.what));
        let mut crowd: BTreeMap<(usize, Option<Feature>), (u32, &Token)> = BTreeMap::new();
        let mut drawn = 0;
        for token in tokens {
            let own = match &token.stand {
                Stand::On(parts) => parts.first().map(|part| (part.piece, Some(part.feature))),
                Stand::Piece(piece) => Some((*piece, None)),
                Stand::Space(_) | Stand::Crossing(_) => None,
            };
            let beside = own.map_or(0, |own| {
                let (count, _) = crowd.entry(own).or_insert((0, token));
                *count += 1;
                *count
            });
            if beside <= CROWD && drawn < MOST {
                if self.is_offered(token) {
                    pen.begin(PALE);
                    self.one(token, held, pen);
                    pen.end();
                } else {
                    self.one(token, held, pen);
                }
                drawn += 1;
            }
        }
        // The number of tokens beyond the limit.
        let crowds = crowd.values().filter(|(count, _)| *count > CROWD).take(MOST);
        for (count, token) in crowds {
            if let Some(spot) = self.find(token, 0.09, held) {
                pen.text(&format!("+{}", count - CROWD), spot.at, 10.0, DARK, Some(WHITE));
                held.take(spot.at, 0.1);
            }
        }
        for mark in &self.plan.marks {
            if let Mark::Reached { piece, always, some } = *mark {
                self.reached(piece, always, some, held, pen);
            }
        }
    }

    fn one(&self, token: &Token, held: &mut Taken, pen: &mut Pen<'_>) {
        match Thing::of(token.what).look {
            Look::Fixed { drawn: ShapeStyle::Icon(icon, size, how), number, .. } => {
                let Some(spot) = self.room(token, size, held) else { return };
                pen.stamp(spot.at, |pen| {
                    pen.drawing(icon, spot.at, size * spot.room);
                    if let Some(number) = number {
                        let (x, y) = how.off;
                        let at = spot.at.plus(Point::new(x, y), 1.0);
                        let rim = how.rim.then_some(WHITE);
                        pen.text(&number.to_string(), at, how.high, DARK, rim);
                    }
                });
            }
            Look::Fixed { drawn: ShapeStyle::Middle(..) | ShapeStyle::AsMark, .. } => {}
            Look::Own(own) => self.own(token, own, held, pen),
        }
    }

    fn own(&self, token: &Token, own: Own, held: &mut Taken, pen: &mut Pen<'_>) {
        match own {
            Own::Meeple(who, figure) => {
                self.figure(token, who, figure, false, held, pen);
            }
            Own::Struck(who, figure) => {
                let Some(spot) = self.figure(token, who, figure, false, held, pen) else { return };
                let ring = 17.5 * spot.room;
                pen.stamp(spot.at, |pen| {
                    pen.circle(spot.at, ring, Paint::line(LineStyle::new(WHITE, 4.6)));
                    pen.circle(spot.at, ring, Paint::line(LineStyle::new(MARK, 2.6).dashed("5 2.4")));
                });
            }
            Own::Points(who, points, now) => self.plate(token, (Some(who), points, now), held, pen),
            Own::Worth(points) => self.plate(token, (None, points, true), held, pen),
            Own::Pays(points, field) => {
                let Some(spot) = self.find(token, 0.11, held) else { return };
                // The disc has the tint of the field that is paid.
                let disc = Paint::flat(FIELDS[field % FIELDS.len()]).with(LineStyle::new(DARK, 1.6));
                pen.disc(spot.at, (10.5, disc), &points.to_string(), 10.0, DARK);
                held.take(spot.at, 0.12);
            }
            Own::Counted(n) => {
                let Some(spot) = self.find(token, 0.09, held) else { return };
                let disc = Paint::flat(WHITE).with(LineStyle::new(DARK, 1.8));
                let high = if n > 9 { 7.0 } else { 9.0 };
                pen.disc(spot.at, (8.6, disc), &n.to_string(), high, DARK);
                held.take(spot.at, 0.1);
            }
            Own::NewFigure(who, figure) => {
                self.figure(token, who, figure, true, held, pen);
            }
            Own::Barn(who) => {
                let (standing, lettered) = icons::barn(self.colour(who), false);
                let Some(spot) = self.room(token, 36.0, held) else { return };
                pen.stamp(spot.at, |pen| {
                    let icon = pen.standing(standing);
                    pen.drawing(&icon, spot.at, 36.0 * spot.room);
                    self.initial(who, spot, 36.0, lettered, pen);
                });
            }
            Own::NewBarn => {
                let Some(spot) = self.room(token, 36.0, held) else { return };
                let icon = pen.standing(icons::barn(WHITE, true).0);
                pen.drawing(&icon, spot.at, 36.0 * spot.room);
            }
            Own::Letter(n) => {
                let Some(spot) = self.find(token, 0.12, held) else { return };
                let disc = Paint::flat(DARK).with(LineStyle::new(WHITE, 2.2));
                let text = letter(n);
                let high = if text.len() > 1 { 7.5 } else { 10.0 };
                pen.disc(spot.at, (10.5, disc), &text, high, WHITE);
                held.take(spot.at, 0.12);
            }
            Own::Coats(count) => self.coats(token, count, held, pen),
            // Drawn by `marks` and `reached`.
            Own::Stop(..) | Own::Reached(..) => {}
        }
    }

    /// Draws up to three coats of arms side by side; for more, a single one with their number.
    fn coats(&self, token: &Token, count: u32, held: &mut Taken, pen: &mut Pen<'_>) {
        let size = if count > 1 { 17.0 } else { 20.0 };
        let shown = if count > 3 { 1 } else { count };
        let wide = (0.09 * f64::from(shown)).max(0.1);
        let Some(spot) = self.find(token, wide, held) else { return };
        for n in 0..shown {
            let aside = 0.17 * (f64::from(n) - f64::from(shown - 1) / 2.0);
            let at = spot.at.plus(Point::new(aside, 0.0), 1.0);
            pen.stamp(at, |pen| pen.drawing(COAT_SHAPE, at, size));
        }
        if count > 3 {
            pen.text(&count.to_string(), spot.at, 9.0, DARK, Some(WHITE));
        }
        held.take(spot.at, wide);
    }

    /// Draws houses in the cities, where nothing else is drawn.
    pub(super) fn houses(&self, held: &mut Taken, pen: &mut Pen<'_>) {
        let lies = |(_, piece): &(usize, &Piece)| !piece.offered;
        for (piece, shown) in self.plan.pieces.iter().enumerate().filter(lies) {
            let cities = shown.face.as_ref().map_or(0, |face| face.cities.len());
            for n in 0..u8::try_from(cities).unwrap_or(0) {
                let part = [Part { piece, feature: Feature::City(n) }];
                for _ in 0..HOUSES {
                    let spot = held.spot(self.plan, &part, 0.075);
                    let Some(spot) = spot.filter(|spot| spot.room > 0.075) else { break };
                    pen.stamp(spot.at, |pen| pen.drawing(HOUSE_SHAPE, spot.at, 13.0));
                    held.take(spot.at, 0.1);
                }
            }
        }
    }

    /// Finds a place for a token of a radius in spaces.
    fn find(&self, token: &Token, radius: f64, held: &Taken) -> Option<Spot> {
        match &token.stand {
            Stand::On(parts) => held.spot(self.plan, parts, radius),
            Stand::Piece(piece) => {
                let heart = self.heart(token)?;
                let fixed = matches!(token.what, What::Dragon);
                if fixed {
                    return Some(Spot { at: heart, room: radius });
                }
                held.on_piece(self.plan, *piece, radius)
            }
            Stand::Space(space) => {
                let middle = Point::from(Crossing::of(*space, Corner::Nw)).plus(Point::new(0.5, 0.5), 1.0);
                let fixed = matches!(token.what, What::Passed);
                // Prefers the middle; if all positions are occupied, the token is drawn in the middle too.
                let free = |at: &Point| held.free(*at) >= radius;
                let at =
                    ASIDE.into_iter().map(|(x, y)| middle.plus(Point::new(x, y), 1.0)).find(|at| fixed || free(at));
                Some(Spot { at: at.unwrap_or(middle), room: radius })
            }
            Stand::Crossing(at) => Some(Spot { at: Point::from(*at), room: radius }),
        }
    }

    /// Finds and occupies a place for an icon of a size in units; `room` of the result is a factor for the size.
    fn room(&self, token: &Token, size: f64, held: &mut Taken) -> Option<Spot> {
        let radius = size / 2.0 / UNIT;
        let spot = self.find(token, radius, held)?;
        let times = (spot.room / radius).clamp(0.72, 1.0);
        held.take(spot.at, radius * times);
        Some(Spot { at: spot.at, room: times })
    }

    /// Writes the points of players that belong to no place of the board below it.
    pub(super) fn sums(&self, pen: &mut Pen<'_>) {
        let window = self.plan.window;
        let below = f64::from(u32::try_from(window.rows).unwrap_or(u32::MAX)) + 0.26;
        let corner = Point::from(Crossing::of(window.first, Corner::Nw));
        let mut x = 0.06;
        for (who, points) in self.plan.sums.iter().take(SUMS) {
            let initial = self.initials.get(*who).map_or("", String::as_str);
            let text = format!("{initial}: {points}");
            let half = letters::wide(&text) * 12.0 / letters::HIGH / UNIT / 2.0 + 0.07;
            let at = corner.plus(Point::new(x + half, below), 1.0);
            let colour = self.colour(*who);
            let (from, to) = (at.plus(Point::new(-half, -0.13), 1.0), at.plus(Point::new(half, 0.13), 1.0));
            pen.stamp(at, |pen| {
                pen.rounded(from, to, 4.0, Paint::flat(colour).with(LineStyle::new(DARK, 1.6)));
                pen.text(&text, at, 12.0, ink_on(colour), None);
            });
            x += 2.0 * half + 0.12;
        }
    }

    /// Draws a plate with points, of a player or of no player; hollow if they are scored at the end of the game.
    fn plate(
        &self,
        token: &Token,
        (who, points, now): (Option<usize>, u32, bool),
        held: &mut Taken,
        pen: &mut Pen<'_>,
    ) {
        let initial = who.and_then(|who| self.initials.get(who)).map_or("", String::as_str);
        let text = match (who, now) {
            (Some(_), true) => format!("{initial}+{points}"),
            (Some(_), false) => format!("{initial}({points})"),
            (None, _) => format!("({points})"),
        };
        let high = 11.0;
        // The fonts of a page may be wider.
        let room = if pen.is_on_page() { 0.08 } else { 0.05 };
        let half = letters::wide(&text) * high / letters::HIGH / UNIT / 2.0 + room;
        let Some(spot) = self.find(token, half.min(0.2), held) else { return };
        let colour = who.map_or(WHITE, |who| self.colour(who));
        let (fill, ink) = match (who, now) {
            (Some(_), true) => (colour, ink_on(colour)),
            _ => (WHITE, DARK),
        };
        let (from, to) = (spot.at.plus(Point::new(-half, -0.095), 1.0), spot.at.plus(Point::new(half, 0.095), 1.0));
        let edge = if who.is_some() && !now { colour } else { DARK };
        let line = LineStyle::new(edge, if now { 1.6 } else { 2.6 });
        let line = if now { line } else { line.dashed("4 2") };
        pen.stamp(spot.at, |pen| {
            pen.rounded(from, to, 4.0, Paint::flat(WHITE).with(LineStyle::new(WHITE, 4.4)));
            pen.rounded(from, to, 4.0, Paint::flat(fill).with(line));
            pen.text(&text, spot.at, high, ink, None);
        });
        for n in [-1.0, 0.0, 1.0] {
            held.take(spot.at.plus(Point::new(half * 0.66, 0.0), n), 0.1);
        }
    }

    fn figure(
        &self,
        token: &Token,
        who: usize,
        figure: Figure,
        new: bool,
        held: &mut Taken,
        pen: &mut Pen<'_>,
    ) -> Option<Spot> {
        let size = if figure == Figure::Large { 40.0 } else { 31.0 };
        let (standing, lettered) = icons::figure(figure, self.colour(who), new);
        let spot = self.room(token, size, held)?;
        pen.stamp(spot.at, |pen| {
            let icon = pen.standing(standing);
            pen.drawing(&icon, spot.at, size * spot.room);
            self.initial(who, spot, size, lettered, pen);
        });
        Some(spot)
    }

    /// Writes the initials of a player on a figure; `spot.room` is a factor for its size.
    fn initial(&self, who: usize, spot: Spot, size: f64, lettered: icons::Lettered, pen: &mut Pen<'_>) {
        let text = self.initials.get(who).map_or("?", String::as_str);
        let unit = size * spot.room / 24.0;
        let off = |v: f64| (v - 12.0) * unit / UNIT;
        let at = spot.at.plus(Point::new(off(lettered.at.0), off(lettered.at.1)), 1.0);
        let ink = ink_on(self.colour(who));
        let long = letters::wide(text) / letters::HIGH;
        // Several letters are made smaller to fit the width of one.
        let high = (lettered.high * unit).min(8.6 * unit / long.max(0.1));
        pen.text(text, at, high, ink, None);
    }

    /// Writes the numbers of the questions that reach a piece, unless all do.
    fn reached(&self, piece: usize, always: QuestionSet, some: QuestionSet, held: &mut Taken, pen: &mut Pen<'_>) {
        let all = self.plan.questions.iter().fold(QuestionSet::default(), |all, (n, _)| all.with(*n));
        let small = |of: QuestionSet| if of == all { String::new() } else { of.numbers() };
        let text = [small(always), small(some)].concat();
        if text.is_empty() {
            return;
        }
        if let Some(spot) = held.on_piece(self.plan, piece, 0.09) {
            let disc = Paint::flat(WHITE).with(LineStyle::new(REACH, 2.0));
            let high = (13.0 / (letters::wide(&text) / letters::HIGH).max(0.1)).min(8.0);
            pen.disc(spot.at, (8.5, disc), &text, high, REACH);
            held.take(spot.at, 0.1);
        }
    }
}

/// Returns a name, cut if it is longer than [`LONGEST`].
fn short(name: &str) -> String {
    let mut short: String = name.chars().take(LONGEST).collect();
    if name.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// Returns the position of a name on a piece: near its north-west corner (of a half, near its right angle), within the
/// piece, and clear of roads and cities if possible. `None` for an empty name.
fn corner(piece: &Piece, name: &str, held: &[&Taken]) -> Option<Point> {
    if name.is_empty() {
        return None;
    }
    let outline = Outline::of(piece);
    let corners = outline.corners();
    let long = letters::wide(name) * NAME / letters::HIGH / UNIT;
    let (half_wide, half_high) = (long / 2.0 + 0.045, 0.09);
    let goal = match corners {
        [a, b, c] => {
            let right = [(a, b, c), (b, c, a), (c, a, b)];
            let turn = |(a, b, c): &(&Point, &Point, &Point)| a.minus(**b).along(c.minus(**b)).abs();
            let right = right.into_iter().min_by(|x, y| turn(x).total_cmp(&turn(y)));
            right.map(|(_, at, _)| *at)
        }
        _ => corners.iter().copied().min_by(|a, b| (a.x + a.y).total_cmp(&(b.x + b.y))),
    }?;
    let face = piece.face.as_ref();
    let lines: Vec<Point> = face
        .into_iter()
        .flat_map(|face| face.roads.iter().map(move |road| (face, road)))
        .flat_map(|(face, road)| way(&outline, face, road, Bend::Round))
        .flat_map(|leg| leg.points())
        .collect();
    let cities: Vec<_> = face
        .into_iter()
        .flat_map(|face| &face.cities)
        .map(|city| super::ground::city(&outline, city).points())
        .collect();
    let mut best: Option<(f64, Point)> = None;
    let (left, right) = span(corners, |p| p.x);
    let (top, low) = span(corners, |p| p.y);
    let mut y = top + half_high;
    while y < low {
        let mut x = left + half_wide;
        while x < right {
            let at = Point::new(x, y);
            let box_corner = |dx: f64, dy: f64| at.plus(Point::new(half_wide * dx, half_high * dy), 1.0);
            let around = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| box_corner(x, y));
            let middle = around.iter().map(|p| p.toward(at, 0.02)).all(|p| outline.holds(p));
            if middle {
                let covers =
                    lines.iter().filter(|p| (p.x - x).abs() < half_wide + 0.05 && (p.y - y).abs() < half_high + 0.05);
                let built = around
                    .iter()
                    .chain([&at])
                    .filter(|p| cities.iter().any(|city| crate::picture::shape::inside(city, **p)));
                let covered = held.iter().any(|held| held.free(at) < half_wide.max(half_high) - 0.03);
                let cost = at.distance(goal).sqrt()
                    + if covered { 0.3 } else { 0.0 }
                    + if covers.count() > 0 { 0.5 } else { 0.0 }
                    + 0.2 * f64::from(u32::try_from(built.count()).unwrap_or(0));
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

fn span(points: &[Point], value: impl Fn(&Point) -> f64) -> (f64, f64) {
    let values = points.iter().map(value);
    values.fold((f64::MAX, f64::MIN), |(least, most), v| (least.min(v), most.max(v)))
}
