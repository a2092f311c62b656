//! The answers to questions as structs, made by the build from what mechanics declare: `PlagueReply` has a value
//! for each key that an answer about the plague may have. Each becomes a [`Reply`] ([`TypedReply`]), by which the
//! answers to any question are compared, expected and written.

use carcassonne_board::geometry::Space;
use carcassonne_position::wording::Sentence;
use carcassonne_position::{MeepleIx, Place, PlayerIx, TileIx, asks};

use crate::mechanics::{Form, Key, Kind, Paid, Pawn, Placement, Reply, ReplyPart, TrackChoice};

/// A reply as its mechanic has it: a struct with a value for each key.
pub trait TypedReply: Sized {
    /// Reads it from a reply; `None` for a reply to another question.
    fn read(reply: &Reply) -> Option<Self>;

    /// Converts it into a reply, key by key.
    fn into_reply(self) -> Reply;
}

include!(concat!(env!("OUT_DIR"), "/replies.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_with_an_empty_list_is_left_out_only_if_declared_so() {
        let typed = BridgeReply { allowed: true, ..BridgeReply::default() };
        let reply = typed.clone().into_reply();
        assert_eq!(reply.iter().map(|(key, _)| key).collect::<Vec<_>>(), ["allowed", "tiles"]);
        assert_eq!(BridgeReply::read(&reply), Some(typed));
        assert_eq!(BridgeReply::read(&Reply::new()), None);
    }
}
