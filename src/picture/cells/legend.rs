//! What the signs of a drawing mean.

use super::canvas::{Canvas, Glyph};
use super::spelled::Spelled;
use crate::picture::plan::What;
use crate::picture::signs::{BARN, CASTLE, COAT, Sign};
use crate::scenario::Figure;

/// A token that was drawn, and how.
pub(super) type Drawn = (What, Vec<Glyph>);

/// The signs of a drawing with their meanings: features by letter, players, then the rest.
pub(super) fn of(
    drawn: &[Drawn],
    spelled: &Spelled,
    canvas: &Canvas,
    ascii: bool,
) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut tokens: Vec<(What, String)> = drawn
        .iter()
        .map(|(what, form)| match what {
            What::Stop(0) => (What::Stop(0), text(form, ascii)),
            What::Stop(_) => (What::Stop(1), "1. 2.".to_owned()),
            What::Sheep(_) => (What::Sheep(2), "{2s}".to_owned()),
            What::Coats(_) => (What::Coats(1), COAT.in_set(ascii).to_string()),
            _ => (*what, text(form, ascii)),
        })
        .collect();
    // In full before short.
    tokens.sort_by_key(|(what, form)| (rank(*what), *what, std::cmp::Reverse(form.len())));
    tokens.dedup();
    let mut last = None;
    for (what, form) in tokens {
        match found.last_mut().filter(|_| last == Some(what)) {
            Some((forms, _)) => {
                forms.push_str(", ");
                forms.push_str(&form);
            }
            None => found.push((form, spelled.means(what))),
        }
        last = Some(what);
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
        let known = found.iter().any(|(known, meant)| *known == sign || meant == means);
        let told = [BARN, CASTLE].iter().any(|token| token.means == means);
        if !known && !told {
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
