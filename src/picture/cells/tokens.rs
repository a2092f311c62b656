//! The tokens on the tiles, and printed symbols that have a sign.

use std::collections::{BTreeSet, HashSet};

use super::canvas::{Canvas, Hold};
use super::colour::{Ground as Paint, Ink};
use super::legend::TokenGlyphs;
use super::room::{Ground, Overlap, TRIES};
use super::scale::{Scale, Spot};
use super::spelled::Spelled;
use crate::picture::plan::{Mark, Part, Plan, Stand, Token, What};
use crate::picture::signs::{BARN, Glyph, NEW_BARN};
use crate::picture::things::{Style, Thing};
use crate::scenario::Figure;
use crate::wording::{Arg, Sentence, say};

/// Draws the barns at crossings of the grid, each with the initials of its player beside it, and the barns that
/// questions would place.
pub(super) fn barns(
    plan: &Plan,
    scale: &Scale,
    spelled: &Spelled,
    canvas: &mut Canvas,
    left_out: &mut Vec<Sentence>,
) -> Vec<TokenGlyphs> {
    let mut drawn = Vec::new();
    for token in &plan.tokens {
        if let (What::NewBarn, Stand::Crossing(at)) = (token.what, &token.stand) {
            let form = vec![Glyph::Sign(NEW_BARN)];
            canvas.write(scale.crossing(*at), &form, Ink::Letter, Some(Paint::Letter));
            drawn.push((token.what, form));
        }
        let (What::Barn(player), Stand::Crossing(at)) = (token.what, &token.stand) else {
            continue;
        };
        let (x, y) = scale.crossing(*at);
        let initial: Vec<Glyph> = spelled.initial(player).chars().map(Glyph::Letter).collect();
        let length = i32::try_from(initial.len()).unwrap_or(1);
        let paint = Some(Paint::Player(player));
        canvas.write((x, y), &[Glyph::Sign(BARN)], Ink::Token, paint);
        let free =
            |first: i32| (first..first + length).all(|x| canvas.get((x, y)).is_some_and(|c| c.hold != Hold::Held));
        let beside = [x - length, x + 1].into_iter().find(|first| free(*first));
        match beside {
            Some(first) => canvas.write((first, y), &initial, Ink::Token, paint),
            None => {
                left_out.push(say!(legend::WhoseBarn { player: spelled.player(player) }));
            }
        }
        let mut form = initial;
        form.push(Glyph::Sign(BARN));
        drawn.push((token.what, form));
    }
    drawn
}

/// Draws all other tokens, each where it has room; returns those that are drawn.
pub(super) fn draw(
    plan: &Plan,
    scale: &Scale,
    spelled: &Spelled,
    canvas: &mut Canvas,
    left_out: &mut Vec<Sentence>,
) -> Vec<TokenGlyphs> {
    let tokens = tokens(plan);
    // If not all meeples on a feature have room, each of them is written in short form.
    let mut crowded: BTreeSet<Part> = BTreeSet::new();
    loop {
        let mut tried = canvas.clone();
        let mut drawn = Vec::new();
        let mut without: Vec<&Token> = Vec::new();
        // Room only shrinks: if a token finds none, no other token with the same place and lengths does.
        let mut full: HashSet<(&Stand, bool, Vec<usize>)> = HashSet::new();
        for token in &tokens {
            let lengths = forms(spelled, token, &crowded).iter().map(Vec::len).collect();
            let asks = (&token.stand, goes_beside(token), lengths);
            if full.contains(&asks) {
                without.push(token);
                continue;
            }
            if let Some((spot, form)) = place(plan, scale, spelled, &tried, token, &crowded) {
                let (ink, paint) = painted(token.what);
                tried.write(spot, &form, ink, paint);
                drawn.push((token.what, form));
            } else {
                full.insert(asks);
                without.push(token);
            }
        }
        let before = crowded.len();
        crowded.extend(without.iter().filter_map(|token| meeple_on(token)));
        if crowded.len() == before {
            // Numbers of counted tiles are not reported: the answer has their sum.
            let told_of = without.into_iter().filter(|token| !matches!(token.what, What::Counted(_)));
            left_out.extend(told_of.map(|token| describe_left_out(plan, spelled, token)));
            *canvas = tried;
            return drawn;
        }
    }
}

/// Returns the tokens that are placed where there is room, including those of marks, the most important first.
fn tokens(plan: &Plan) -> Vec<Token> {
    let marked = plan.marks.iter().filter_map(|mark| {
        let Mark::Reached { piece, always, some } = *mark else { return None };
        Some(Token { what: What::Reached(always, some), stand: Stand::Piece(piece) })
    });
    let own = plan.tokens.iter();
    let own = own.filter(|token| !matches!(token.what, What::Barn(_) | What::NewBarn));
    let mut tokens: Vec<Token> = stops(plan).into_iter().chain(marked).chain(own.cloned()).collect();
    tokens.sort_by_key(|token| token.what);
    tokens
}

/// Returns the stops of walks. Two halves that are entered in one step share one number, on the line between them.
fn stops(plan: &Plan) -> Vec<Token> {
    let dragon = plan.tokens.iter().find(|token| token.what == What::Dragon);
    // Stop 0 is not drawn on the piece of the dragon, which shows the start.
    let begins = |piece: usize| dragon.is_none_or(|d| d.stand != Stand::Piece(piece));
    let stops = plan.marks.iter().filter_map(|mark| {
        let Mark::Stop { piece, number, of } = *mark else { return None };
        Some((piece, What::Stop(number, of)))
    });
    let stops: Vec<(usize, What)> = stops.collect();
    let half = |piece: usize| plan.pieces.get(piece).filter(|piece| piece.rim.len() == 3);
    let partner = |piece: usize, what: What| {
        let at = half(piece)?.at;
        let mut others = stops.iter().filter(|(other, stop)| *other != piece && *stop == what);
        others.find(|(other, _)| half(*other).is_some_and(|other| other.at == at))
    };
    let one = |(piece, what): &(usize, What)| {
        let (stand, free) = match partner(*piece, *what) {
            None => (Stand::Piece(*piece), begins(*piece)),
            Some((other, _)) if other < piece => return None,
            Some((other, _)) => (Stand::Space(half(*piece)?.at), begins(*piece) && begins(*other)),
        };
        let stands = free || !matches!(what, What::Stop(0, _));
        stands.then_some(Token { what: *what, stand })
    };
    stops.iter().filter_map(one).collect()
}

/// Returns the feature of a meeple; `None` for other tokens.
fn meeple_on(token: &Token) -> Option<Part> {
    match (token.what, &token.stand) {
        (What::Meeple(..) | What::Struck(..), Stand::On(parts)) => parts.first().copied(),
        _ => None,
    }
}

/// Returns `true` if a token may be drawn beside its feature.
fn goes_beside(token: &Token) -> bool {
    Thing::of(token.what).beside
}

/// Returns the ways to write a token, the fullest first.
fn forms(spelled: &Spelled, token: &Token, crowded: &BTreeSet<Part>) -> Vec<Vec<Glyph>> {
    let mut forms = spelled.forms(token.what);
    if meeple_on(token).is_some_and(|part| crowded.contains(&part)) {
        forms.remove(0);
    }
    forms
}

/// Finds room for a token: the strictest of [`TRIES`] first, then the first way to write it, then the first of its
/// places.
fn place(
    plan: &Plan,
    scale: &Scale,
    spelled: &Spelled,
    canvas: &Canvas,
    token: &Token,
    crowded: &BTreeSet<Part>,
) -> Option<(Spot, Vec<Glyph>)> {
    let grounds: Vec<Ground<'_>> = match &token.stand {
        Stand::On(parts) => parts
            .iter()
            .map(|Part { piece, feature }| Ground::of(plan, scale, canvas, *piece, Some(*feature)))
            .collect(),
        Stand::Piece(piece) => vec![Ground::of(plan, scale, canvas, *piece, None)],
        Stand::Space(space) => vec![Ground::of_space(scale, canvas, *space)],
        Stand::Crossing(_) => Vec::new(),
    };
    let forms = forms(spelled, token, crowded);
    let elsewhere = goes_beside(token);
    // The stop of two halves is drawn over the line between them.
    let across = matches!((token.what, &token.stand), (What::Stop(..), Stand::Space(_)));
    let first: &[(Overlap, bool)] =
        if across { &[(Overlap::OneFreeCell, true), (Overlap::OneFreeCell, false)] } else { &[] };
    let tries = first.iter().chain(&TRIES).filter(|(manners, _)| elsewhere || *manners != Overlap::Beside);
    tries.into_iter().find_map(|(manners, in_full)| {
        let (full, short) = forms.split_at(1.min(forms.len()));
        let forms = if *in_full { full } else { short };
        forms.iter().find_map(|form| {
            let spot = grounds.iter().find_map(|ground| ground.run(form.len(), *manners))?;
            Some((spot, form.clone()))
        })
    })
}

fn painted(what: What) -> (Ink, Option<Paint>) {
    match Thing::of(what).style {
        Style::Player(player) => (Ink::Token, Some(Paint::Player(player))),
        Style::Letter => (Ink::Letter, Some(Paint::Letter)),
        Style::Moving => (Ink::Mark, Some(Paint::Stop)),
        Style::Coat => (Ink::Mark, Some(Paint::Coat)),
        Style::Building => (Ink::Building, None),
        Style::Printed => (Ink::Printed, None),
    }
}

/// Returns a description of a token that has no room, with its tile.
fn describe_left_out(plan: &Plan, spelled: &Spelled, token: &Token) -> Sentence {
    let piece = match &token.stand {
        Stand::On(parts) => parts.first().map(|part| part.piece),
        Stand::Piece(piece) => Some(*piece),
        Stand::Space(_) | Stand::Crossing(_) => None,
    };
    let name = piece.and_then(|n| plan.pieces.get(n)).map_or("", |piece| piece.name.as_str());
    let form = || spelled.text(&spelled.forms(token.what).pop().unwrap_or_default());
    let what = match token.what {
        What::Letter(n) => say!(legend::Letter { letter: super::spelled::letter(n) }),
        What::Stop(number, of) => {
            let questions = of.places().map(|n| format!("({})", n + 1));
            say!(legend::Stop { number: number, questions: Arg::list(questions) })
        }
        What::Reached(..) => say!(legend::ReachMark { mark: form() }),
        What::Meeple(player, Figure::Meeple) => {
            say!(legend::OneMeeple { player: spelled.player(player) })
        }
        what => spelled.means(what),
    };
    if name.is_empty() { what } else { say!(legend::On { what: what, tile: name.to_owned() }) }
}
