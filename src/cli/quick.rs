//! `oracle quick`: a board typed on one line, with the answer.

use std::path::Path;

use clap::Args;

use super::choice::Choice;
use super::config::Config;
use super::ending::Ending;
use super::input::{self, QUICK_MAP};
use super::output::Terminal;
use super::paths;
use super::problems::quick::{self as said, Apart, Meant};
use super::score::{self, How};
use crate::hints;
use crate::report::Run;
use crate::scenario::{QuickText, looks_quick};
use crate::text::Refused;
use crate::tiles::Symbol;
use crate::typing::Draft;
use crate::verdict::Case;

#[derive(Debug, Args)]
#[command(
    after_help = "Examples:
  oracle quick '. c*=r, c c\\c'
  oracle quick 'f f\\f=r f=b' 'tower b1sw 1'
  oracle quick 'f cS=r f, f cL\\. cW=b' --law
  oracle quick --yaml '. c*=r, c c\\c' > quarrel.yaml",
    after_long_help = long()
)]
pub(super) struct Quick {
    /// The board: cells separated by spaces, rows by commas or line breaks; `-` reads standard input.
    #[arg(value_name = "MAP")]
    map: String,
    /// Questions: a word and its values, such as `tower b1 2`, or as under `ask` in a file.
    #[arg(value_name = "QUESTION")]
    questions: Vec<String>,
    /// Print the map as a scenario that you can edit, without judging it.
    #[arg(long)]
    yaml: bool,
    #[command(flatten)]
    how: How,
}

const LONG: &str = "The map:
  separate cells with spaces, and rows (north first) with commas or line breaks
  .      an empty space of the board  #    any tile: what it shows does not matter
  x\\y    two half tiles, x in the south-west and y in the north-east
  x/y    two half tiles, x in the north-west and y in the south-east; `x/.` is a single one
  c <    a double-size tile; `^` below c if it runs north to south
A cell, or a half tile, is a printed tile (E@90) or made of parts:
  c r x        a city, a road, a crossing: each connects to every neighbour that can match
  cNE rWS xESW the same with named sides: those and no others; L is a half tile's long side;
               `cw`, `city west` and `road north and south` are understood, too
  gN           a road that ends at the gate of the tile's city
  m f          a monastery; a field: `f` for a tile that is all field, `cf=r` for a farmer
               next to a city, `rEWfSL=r` where a tile has several fields
{symbols}
  mG mD mJ     a German or Dutch monastery, a Japanese building; mA an abbey, mH a shrine,
               mC the Darmstadt church
  rEWi cNd     with an inn, with a cathedral
  bEW bNS      a bridge
  c* c**       with one coat of arms, with two
  =r           a meeple on the part before it: r red, b blue, y yellow, g green, k black,
               p pink, w white, or a name (=anna); capitals are large meeples (=R, =ANNA);
               two meeples: =r=b
  +            joins parts, needed after a meeple (cN=r+cW) and between a printed tile and
               its meeple (E@90+c=r)
Tiles are named by column and row, a1 in the north-west; half tiles also by corner, b2sw.

Questions:
  dragon FROM STEP...       tower AT HEIGHT           flier FROM DIRECTION ROLL
  fairy PLACE               place WHO PLACE (a meeple)
  farmers all               farmers PLACE (those next to a city)
  set barn PLACE WHO (can it be placed?)
  barn PLACE WHO (it is already on the board)          flea TILE (there is a flea already)
  builder PLACE WHO, pig, mayor, wagon, abbot (this figure is already there)
  'track: { red: { meeple: 6 } }' with 'turn: { player: red }' (the scoreboard)
  only asked (leaves out what features score)
  question TEXT (what the table asks, in its words)
  claim WHO PLACE POINTS (what a player says; of a question, its number
    and what its answer has, as { allowed: true } or { tiles: [a1, b1] })
  and all others as under `ask:` in a file: 'plague: { sources: a1 }'
A PLACE is a feature of a tile (b2sw.city), or for a barn a corner (a1@se).
Questions that need no board need no map: 'setup: { players: 4, sets: I }'.
For what a map cannot show, such as rivers, edit what --yaml prints.

Examples:
  oracle quick '. c*=r, c c\\c'
  oracle quick 'f f\\f=r f=b' 'tower b1sw 1'
  oracle quick 'f cS=r f, f cL\\. cW=b' --law
  oracle quick --yaml '. c*=r, c c\\c' > quarrel.yaml

Put the map in single quotes (in cmd, in double quotes).";

/// Builds the long help, with every symbol that a tile of a map may show.
fn long() -> String {
    let said: Vec<(char, Symbol)> = Symbol::lettered().collect();
    let letters: Vec<String> = said.iter().map(|(letter, _)| letter.to_string()).collect();
    let named: Vec<String> = said.iter().map(|(_, symbol)| symbol.one()).collect();
    let line = format!("  {:<12} {}", letters.join(" "), named.join(", "));
    LONG.replace("{symbols}", &line)
}

pub(super) fn run(args: &Quick, config: &Config, terminal: &mut Terminal) -> std::io::Result<Ending> {
    if !args.yaml {
        terminal.speak(args.how.format());
    }
    let path = Path::new(if args.map == "-" { "-" } else { QUICK_MAP });
    let opened = open(args, path, terminal);
    if args.yaml {
        let case = match opened {
            Ok(case) => case,
            Err(refused) => {
                terminal.refuse(&refused)?;
                return Ok(Ending::Refused);
            }
        };
        let read_back = case.scenario.read_back.as_ref();
        terminal.print(read_back.map_or("", |read| read.yaml.as_str()))?;
        return Ok(Ending::Answered);
    }
    let Some(choice) = Choice::with(&args.how.which, config, terminal)? else {
        return Ok(Ending::Refused);
    };
    let mut run = Run::over(1);
    score::answer(opened, path, &args.how, &choice, &mut run, terminal)?;
    score::close(&args.how, &choice, run, terminal)?;
    Ok(if run.refused > 0 { Ending::Refused } else { Ending::Answered })
}

/// Returns the refusal of a map or question that the shell split at spaces, for want of quotes; `None` if it is whole.
fn taken_apart(name: &str, map: &str, questions: &[String]) -> Option<Refused> {
    let whole = std::iter::once(map).chain(questions.iter().map(String::as_str));
    let whole = whole.collect::<Vec<&str>>().join(" ");
    // Other problems are reported once the question comes in quotes.
    let is_body = questions.first().is_some_and(|word| word == "{")
        && questions.iter().all(|word| !word.contains(char::is_whitespace));
    if !questions.is_empty() && map.ends_with(':') && (is_body || opens(&whole, &[])) {
        let meant = Meant::Whole(Draft::new("", &[&whole]).command());
        return Some(said::split(name, Apart::Question, questions.len() + 1, &meant));
    }
    let parted = QuickText::parted(map, questions)?;
    let map_whole = parted.meant.first().is_some_and(|(whole, _)| whole == map);
    let (what, words) = if map_whole { (Apart::Question, questions.len()) } else { (Apart::Map, parted.words) };
    let right = parted.meant.iter().find(|(map, questions)| opens(map, questions));
    if right.is_none() && map_whole && questions.first().is_some_and(|asked| asked.contains(' ')) {
        // Some of the questions came whole, and something else is wrong.
        return None;
    }
    let is_right = right.is_some();
    let (map, questions) = right.or(parted.meant.first())?;
    let asked: Vec<&str> = questions.iter().map(String::as_str).collect();
    let command = Draft::new(map, &asked).command();
    let meant = if is_right { Meant::Whole(command) } else { Meant::Perhaps(command) };
    Some(said::split(name, what, words, &meant))
}

/// Returns `true` if a map with these questions has no errors.
fn opens(map: &str, questions: &[String]) -> bool {
    QuickText::new(QUICK_MAP, map, questions).is_ok_and(|text| hints::open_quick(&text).is_ok())
}

/// Reads the map and the questions as a case.
fn open(args: &Quick, path: &Path, terminal: &mut Terminal) -> Result<Case, Refused> {
    let name = paths::name(path);
    let text = if args.map == "-" {
        let source = input::text(path, terminal)?;
        source.text().trim_end().to_owned()
    } else {
        let file = Path::new(&args.map);
        if file.is_file() && !looks_quick(&args.map) {
            return Err(said::file_as_map(&name, &args.map));
        }
        args.map.clone()
    };
    if let Some(refused) = taken_apart(&name, &args.map, &args.questions) {
        return Err(refused);
    }
    let quick = QuickText::new(&name, &text, &args.questions)
        .map(|quick| quick.answered_in(terminal.reading().language))
        .map_err(|message| said::no_text(&name, &message))?;
    let written = |map: &str| {
        let questions: Vec<&str> = args.questions.iter().map(String::as_str).collect();
        let fine = |asked: &[&str]| {
            let asked: Vec<String> = asked.iter().map(|&question| question.to_owned()).collect();
            opens(map, &asked)
        };
        // The questions beside the map, without those that are wrong.
        let asked: Vec<&str> = questions.iter().copied().filter(|question| fine(&[question])).collect();
        let command = Draft::new(map, &asked).command();
        fine(&asked).then(|| command.replacen("oracle quick", "oracle quick --yaml", 1))
    };
    hints::open_quick(&quick).map_err(|refused| {
        refused.with_help(|problem| {
            // The command with this map, the slip corrected.
            let at = problem.help.find(PRINTED).filter(|_| quick.source().text().len() < SHORT)?;
            let first = problem.ways.first().filter(|_| problem.fix.is_empty());
            let mended = quick.edited(first.map_or(&problem.fix, |way| &way.edits))?;
            let command = written(mended.map())?;
            let (before, after) = problem.help.split_at(at);
            Some(format!("{before}`{command}`{}", after.get(PRINTED.len()..)?))
        })
    })
}

/// The command that a help names for what must be written in a file.
const PRINTED: &str = "`oracle quick --yaml`";
/// The length in bytes below which a map is repeated in a help.
const SHORT: usize = 200;

#[cfg(test)]
#[expect(clippy::expect_used, reason = "a test fails by panicking")]
mod tests {
    use super::{long, taken_apart};
    use crate::scenario::quick::parts::Kind;

    #[test]
    fn a_question_in_pieces_is_told_once_whatever_else_it_lacks() {
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<String>>();
        for line in ["end: { halves_in_hand: { red: 1 } }", "end: { normal_tiles_left: 0, halves_in_hand: { red: 1 } }"]
        {
            let all = words(line);
            let (first, rest) = all.split_first().expect("words");
            let refused = taken_apart("the map", first, rest).expect("one message");
            let told: Vec<(&str, &str)> =
                refused.problems().map(|one| (one.message.as_str(), one.help.as_str())).collect();
            let message = format!("the shell split the question into {} words", all.len());
            let help = format!("put it in single quotes: `oracle quick '{line}'`");
            assert_eq!(told, [(message.as_str(), help.as_str())]);
        }
    }

    /// Checks that the help has a line, and the documents a row, for each letter with its word.
    #[test]
    fn every_part_of_a_cell_is_explained() {
        let help = long();
        for kind in Kind::all() {
            let (letter, word) = (kind.letter().to_string(), kind.word());
            let bare = |word: &str| word.trim_end_matches(char::is_uppercase) == letter;
            let told = |line: &str| line.contains(word) && line.split_whitespace().any(bare);
            assert!(help.lines().any(told), "the help of `oracle quick` has no `{letter}`: a {word}");
            let row = |line: &str| line.starts_with("| `") && line.contains(&format!("`{letter}"));
            let mut rows = include_str!("../../docs/quick.md").lines().filter(|line| row(line));
            assert!(rows.any(|line| line.contains(word)), "docs/quick.md has no `{letter}`: a {word}");
        }
    }
}
