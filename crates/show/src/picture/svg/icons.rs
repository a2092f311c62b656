//! Figures and barns in the colour of a player, drawn in boxes of 24 by 24 units.

use crate::picture::figures::Appearance;
use crate::picture::palette::{DARK, Rgb, WHITE, hex};

/// A figure or barn in the colour of a player.
#[derive(Debug, Clone, Copy)]
pub(super) struct FigureDrawing {
    pub(super) appearance: Appearance,
    pub(super) colour: Rgb,
    /// Set if a question would place the figure: the drawing is dashed and translucent.
    pub(super) is_new: bool,
}

impl FigureDrawing {
    /// Returns the figure as SVG; `id` is the id of its outline in the picture.
    pub(super) fn to_svg(self, id: &str) -> String {
        let Self { appearance: Appearance { details, .. }, colour, is_new } = self;
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
    use carcassonne_position::Figure;

    use super::*;
    use crate::picture::figures::{BARN, appearance};

    #[test]
    fn every_figure_has_a_look_of_its_own() {
        let look = |appearance: Appearance| {
            let drawing = FigureDrawing { appearance, colour: DARK, is_new: false };
            format!("{}{}", appearance.outline, drawing.to_svg(""))
        };
        // A large meeple differs from another in size only.
        let figures = Figure::ALL.into_iter().filter(|figure| *figure != Figure::Large).map(appearance);
        let mut looks: Vec<String> = figures.chain([BARN]).map(look).collect();
        let count = looks.len();
        looks.sort();
        looks.dedup();
        assert_eq!(looks.len(), count);
    }
}
