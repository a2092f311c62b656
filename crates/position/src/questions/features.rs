//! The features that are answered beside the questions.

use carcassonne_text::{Node, Span, problem};

use super::context::Context;
use super::problems;
use crate::board::Place;
use crate::setup::value::{Name, PlaceName};

/// Checks the features that are answered beside the questions.
pub(crate) fn check(names: &[Name<PlaceName>], context: &mut Context<'_>) -> Vec<(Place, Span)> {
    let items: Vec<&Node> = names.iter().map(Name::node).collect();
    let most = context.board.most_entries();
    if let Some(one_more) = items.get(most) {
        context.problems.push(problem!(one_more.span, problems::TooManyEntries { kind: "features", most }));
    }
    items.into_iter().take(most).filter_map(|item| Some((context.read_place(item)?, item.span))).collect()
}
