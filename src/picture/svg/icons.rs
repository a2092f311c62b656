//! Figures and barns in the colour of a player, drawn in boxes of 24 by 24 units.

use crate::picture::figures::{BARN, Body, body};
use crate::picture::palette::{DARK, Rgb, WHITE, hex};
use crate::scenario::Figure;

/// The position of the letters on a figure in its box, and their height.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lettered {
    pub(super) at: (f64, f64),
    pub(super) high: f64,
}

/// Returns a figure in the colour of its player, and the place of its letters; `new` for one that a question would
/// place.
pub(super) fn figure(figure: Figure, colour: Rgb, new: bool) -> (Standing, Lettered) {
    standing(body(figure), colour, new)
}

/// Returns a barn in the colour of its player, and the place of its letters.
pub(super) fn barn(colour: Rgb, new: bool) -> (Standing, Lettered) {
    standing(BARN, colour, new)
}

fn standing(body: Body, colour: Rgb, new: bool) -> (Standing, Lettered) {
    let Body { letter: _, outline, over, at, high } = body;
    (Standing { outline, over, colour, new }, Lettered { at, high })
}

/// A figure or barn in the colour of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Standing {
    /// The outline, as path data.
    pub(super) outline: &'static str,
    over: &'static str,
    colour: Rgb,
    new: bool,
}

impl Standing {
    /// Returns the drawing as SVG; `id` is the id of the outline in the picture.
    pub(super) fn drawn(self, id: &str) -> String {
        let Self { over, colour, new, .. } = self;
        let (fill, white, dark) = (hex(colour), hex(WHITE), hex(DARK));
        let (opacity, dash) = if new { (" fill-opacity=\".55\"", " stroke-dasharray=\"2.6 1.6\"") } else { ("", "") };
        format!(
            "<g stroke-linejoin=\"round\"><use href=\"#{id}\" fill=\"none\" stroke=\"{white}\" stroke-width=\"3.4\"/><use href=\"#{id}\" fill=\"{fill}\"{opacity} stroke=\"{dark}\" stroke-width=\"1.3\"{dash}/></g>{over}"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_a_look_of_its_own() {
        let all = [
            Figure::Meeple,
            Figure::Abbot,
            Figure::Mayor,
            Figure::Wagon,
            Figure::Builder,
            Figure::Pig,
            Figure::Shepherd,
            Figure::Ringmaster,
            Figure::Acrobat,
            Figure::Phantom,
        ];
        let look = |standing: Standing| format!("{}{}", standing.outline, standing.drawn(""));
        let mut looks: Vec<String> = all.iter().map(|f| look(figure(*f, DARK, false).0)).collect();
        looks.push(look(barn(DARK, false).0));
        looks.sort();
        looks.dedup();
        assert_eq!(looks.len(), all.len() + 1);
    }
}
