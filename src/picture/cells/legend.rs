//! What the signs of a drawing mean.

use super::canvas::{Canvas, Glyph};
use super::spelled::Spelled;
use crate::picture::plan::{Mark, Plan, What};
use crate::picture::signs::{BARN, Sign};
use crate::scenario::Figure;

/// The signs of a drawing with their meanings: features by letter, players, then the rest.
pub(super) fn of(
    plan: &Plan,
    spelled: &Spelled,
    canvas: &Canvas,
    ascii: bool,
) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut add = |sign: String, means: String| {
        let entry = (sign, means);
        if !entry.1.is_empty() && !found.contains(&entry) {
            found.push(entry);
        }
    };
    let stops = plan.marks.iter().filter_map(|mark| match mark {
        Mark::Stop { number, .. } => Some(What::Stop((*number).min(1))),
        Mark::Reached { .. } => Some(What::Reached),
        Mark::Open { .. } | Mark::Turns { .. } => None,
    });
    let mut whats: Vec<What> = plan.tokens.iter().map(|token| token.what).chain(stops).collect();
    whats.sort_by_key(|what| (rank(*what), *what));
    for what in whats {
        let sign = match what {
            What::Barn(player) => format!("{}{}", spelled.initial(player), BARN.in_set(ascii)),
            What::Sheep(_) => "{2s}".to_owned(),
            What::Stop(1) => "1 2".to_owned(),
            What::Coats(_) => spelled.forms(What::Coats(1)).first().map_or(String::new(), |f| text(f, ascii)),
            _ => spelled.forms(what).first().map_or(String::new(), |form| text(form, ascii)),
        };
        add(sign, spelled.means(what));
    }
    let mut signs: Vec<Sign> = canvas.signs().collect();
    signs.sort_by_key(|sign| crate::picture::signs::SIGNS.iter().position(|s| s == sign));
    signs.dedup();
    let mut by_meaning: Vec<(String, &'static str)> = Vec::new();
    for sign in signs.into_iter().filter(|sign| !sign.means.is_empty()) {
        let letter = sign.in_set(ascii);
        match by_meaning.iter_mut().find(|(_, means)| *means == sign.means) {
            Some((signs, _)) if sign.means == "open here" => signs.push(letter),
            Some(_) => {}
            None => by_meaning.push((letter.to_string(), sign.means)),
        }
    }
    for (sign, means) in by_meaning {
        let known = found.iter().any(|(_, known)| known == means);
        if !known && means != BARN.means {
            found.push((sign, means.to_owned()));
        }
    }
    found
}

/// The order of the legend: features, then players, then what else there is.
fn rank(what: What) -> u8 {
    match what {
        What::Letter(_) => 0,
        What::Meeple(_, Figure::Meeple) => 1,
        What::Meeple(..) | What::Barn(_) => 2,
        _ => 3,
    }
}

fn text(form: &[Glyph], ascii: bool) -> String {
    let letter = |glyph: &Glyph| match glyph {
        Glyph::Sign(sign) => sign.in_set(ascii),
        Glyph::Letter(letter) => *letter,
    };
    form.iter().map(letter).collect()
}
