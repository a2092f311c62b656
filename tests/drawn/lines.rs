//! Mirroring of the lines of a drawing.

/// Returns the lines of a drawing mirrored, top to bottom if `upside_down`, without trailing blanks.
pub(crate) fn mirror_lines(lines: &[String], width: usize, upside_down: bool) -> Vec<String> {
    let pairs: &[(char, char)] = if upside_down {
        &[('/', '\\'), ('▲', '▼'), ('┌', '└'), ('┐', '┘'), ('┬', '┴'), ('╔', '╚'), ('╗', '╝'), ('╦', '╩'), ('^', 'v')]
    } else {
        &[('/', '\\'), ('►', '◄'), ('┌', '┐'), ('└', '┘'), ('├', '┤'), ('╔', '╗'), ('╚', '╝'), ('╠', '╣'), ('<', '>')]
    };
    let swap_char = |c: char| {
        let pair = pairs.iter().find(|(a, b)| *a == c || *b == c);
        pair.map_or(c, |(a, b)| if *a == c { *b } else { *a })
    };
    let swapped = lines.iter().map(|line| {
        let mut letters: Vec<char> = line.chars().map(swap_char).collect();
        letters.resize(width, ' ');
        if !upside_down {
            letters.reverse();
        }
        let line: String = letters.into_iter().collect();
        line.trim_end().to_owned()
    });
    let mut swapped: Vec<String> = swapped.collect();
    if upside_down {
        swapped.reverse();
    }
    swapped
}
