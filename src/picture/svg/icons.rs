//! Figures and barns in the colour of a player, drawn in boxes of 24 by 24 units.

use crate::picture::figures::{Appearance, BARN, appearance};
use crate::picture::palette::{DARK, Rgb, WHITE, hex};
use crate::scenario::Figure;

/// The position of the player's initials on a figure, and the height of the initials, in units of the figure's box.
#[derive(Debug, Clone, Copy)]
pub(super) struct LabelPlace {
    pub(super) at: (f64, f64),
    pub(super) height: f64,
}

/// Returns the drawing of a figure in the colour of its player, and the place of the initials on it; with `is_new`, the
/// drawing is dashed and translucent, for a figure that a question would place.
pub(super) fn figure(figure: Figure, colour: Rgb, is_new: bool) -> (FigureDrawing, LabelPlace) {
    draw_body(appearance(figure), colour, is_new)
}

/// Returns the drawing of a barn in the colour of its player, and the place of the initials; `is_new` as in [`figure`].
pub(super) fn barn(colour: Rgb, is_new: bool) -> (FigureDrawing, LabelPlace) {
    draw_body(BARN, colour, is_new)
}

fn draw_body(appearance: Appearance, colour: Rgb, is_new: bool) -> (FigureDrawing, LabelPlace) {
    let Appearance { letter: _, outline, details, at, height } = appearance;
    (FigureDrawing { outline, details, colour, is_new }, LabelPlace { at, height })
}

/// A figure or barn in the colour of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FigureDrawing {
    /// The outline of the figure, as SVG path data.
    pub(super) outline: &'static str,
    details: &'static str,
    colour: Rgb,
    is_new: bool,
}

impl FigureDrawing {
    /// Returns the figure as SVG; `id` is the id of its outline in the picture.
    pub(super) fn to_svg(self, id: &str) -> String {
        let Self { details, colour, is_new, .. } = self;
        let (fill, white, dark) = (hex(colour), hex(WHITE), hex(DARK));
        let (opacity, dash) =
            if is_new { (" fill-opacity=\".55\"", " stroke-dasharray=\"2.6 1.6\"") } else { ("", "") };
        format!(
            "<g stroke-linejoin=\"round\"><use href=\"#{id}\" fill=\"none\" stroke=\"{white}\" stroke-width=\"3.4\"/><use href=\"#{id}\" fill=\"{fill}\"{opacity} stroke=\"{dark}\" stroke-width=\"1.3\"{dash}/></g>{details}"
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
        let look = |standing: FigureDrawing| format!("{}{}", standing.outline, standing.to_svg(""));
        let mut looks: Vec<String> = all.iter().map(|f| look(figure(*f, DARK, false).0)).collect();
        looks.push(look(barn(DARK, false).0));
        looks.sort();
        looks.dedup();
        assert_eq!(looks.len(), all.len() + 1);
    }
}
