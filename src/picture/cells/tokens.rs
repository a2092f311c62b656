//! Tokens: what stands on the tiles, and what is printed there and told by a sign.

use super::canvas::{Canvas, Glyph, Hold};
use super::colour::{Ground as Paint, Ink};
use super::room::{Ground, Manners};
use super::scale::{Scale, Spot};
use super::spelled::Spelled;
use crate::picture::plan::{Mark, Part, Plan, Stand, Token, What};
use crate::picture::signs::BARN;

/// Draws the barns, where four spaces meet, each with the letter of its player beside it.
pub(super) fn barns(
    plan: &Plan,
    scale: &Scale,
    spelled: &Spelled,
    canvas: &mut Canvas,
    left_out: &mut Vec<String>,
) {
    for token in &plan.tokens {
        let (What::Barn(player), Stand::Crossing(at)) = (token.what, &token.stand) else { continue };
        let (x, y) = scale.crossing(*at);
        let initial: Vec<Glyph> = spelled.initial(player).chars().map(Glyph::Letter).collect();
        let length = i32::try_from(initial.len()).unwrap_or(1);
        let paint = Some(Paint::Player(player));
        canvas.write((x, y), &[Glyph::Sign(BARN)], Ink::Token, paint);
        let free = |first: i32| {
            (first..first + length).all(|x| canvas.get((x, y)).is_some_and(|c| c.hold != Hold::Held))
        };
        let beside = [x - length, x + 1].into_iter().find(|first| free(*first));
        match beside {
            Some(first) => canvas.write((first, y), &initial, Ink::Token, paint),
            None => left_out.push(format!("whose barn it is: {}", spelled.player(player))),
        }
    }
}

/// Draws all other tokens, each where it has room.
pub(super) fn draw(
    plan: &Plan,
    scale: &Scale,
    spelled: &Spelled,
    canvas: &mut Canvas,
    left_out: &mut Vec<String>,
) {
    let stops = plan.marks.iter().filter_map(|mark| match *mark {
        Mark::Stop { piece, number } => {
            Some(Token { what: What::Stop(number), stand: Stand::Piece(piece) })
        }
        Mark::Reached { piece } => {
            Some(Token { what: What::Reached, stand: Stand::Piece(piece) })
        }
        Mark::Open { .. } | Mark::Turns { .. } => None,
    });
    let mut tokens: Vec<Token> = stops.chain(plan.tokens.iter().cloned()).collect();
    tokens.sort_by(|a, b| a.what.cmp(&b.what));
    for token in tokens.iter().filter(|token| !matches!(token.what, What::Barn(_))) {
        match place(plan, scale, spelled, canvas, token) {
            Some((spot, form)) => {
                let (ink, paint) = painted(token.what);
                canvas.write(spot, &form, ink, paint);
            }
            None => left_out.push(told(plan, spelled, token)),
        }
    }
}

/// Finds room for a token: as well-mannered as can be, in full rather than short, in the first of its
/// places rather than in another.
fn place(
    plan: &Plan,
    scale: &Scale,
    spelled: &Spelled,
    canvas: &Canvas,
    token: &Token,
) -> Option<(Spot, Vec<Glyph>)> {
    let grounds: Vec<Ground<'_>> = match &token.stand {
        Stand::On(parts) => parts
            .iter()
            .map(|Part { piece, feature }| Ground::of(plan, scale, canvas, *piece, Some(*feature)))
            .collect(),
        Stand::Piece(piece) => vec![Ground::of(plan, scale, canvas, *piece, None)],
        Stand::Crossing(_) => Vec::new(),
    };
    let forms = spelled.forms(token.what);
    let elsewhere = matches!(
        token.what,
        What::Letter(_) | What::Coats(_) | What::Cathedral | What::Besieged | What::Inn
    );
    let manners = Manners::ALL.into_iter().filter(|m| elsewhere || *m != Manners::Beside);
    manners.into_iter().find_map(|manners| {
        forms.iter().find_map(|form| {
            let spot = grounds.iter().find_map(|ground| ground.run(form.len(), manners))?;
            Some((spot, form.clone()))
        })
    })
}

fn painted(what: What) -> (Ink, Option<Paint>) {
    match what {
        What::Meeple(player, _) | What::Barn(player) => (Ink::Token, Some(Paint::Player(player))),
        What::Letter(_) => (Ink::Letter, Some(Paint::Letter)),
        What::Stop(_) | What::Dragon | What::Reached => (Ink::Mark, Some(Paint::Stop)),
        What::Coats(_) => (Ink::Mark, Some(Paint::Coat)),
        What::Monastery(_) | What::Castle => (Ink::Building, None),
        What::Fairy
        | What::Flea
        | What::Building(_)
        | What::CastleToken
        | What::Sheep(_)
        | What::Cathedral
        | What::Besieged
        | What::Inn
        | What::Symbol(_) => (Ink::Printed, None),
    }
}

/// A token in words, with where it stands.
fn told(plan: &Plan, spelled: &Spelled, token: &Token) -> String {
    let piece = match &token.stand {
        Stand::On(parts) => parts.first().map(|part| part.piece),
        Stand::Piece(piece) => Some(*piece),
        Stand::Crossing(_) => None,
    };
    let name = piece.and_then(|n| plan.pieces.get(n)).map_or("", |piece| piece.name.as_str());
    let what = spelled.means(token.what);
    let what = match token.what {
        What::Letter(_) => format!("the letter of {what}"),
        What::Stop(number) => format!("stop {number}"),
        _ => what,
    };
    if name.is_empty() { what } else { format!("{what} on {name}") }
}
