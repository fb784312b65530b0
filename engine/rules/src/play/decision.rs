//! What a battle waits for.

use super::{Order, PieceIx};
use oblique_scenario::Side;

/// One question to one side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decision {
    /// The catalog's decision id.
    pub kind: &'static str,
    /// Who must decide.
    pub side: Side,
    /// Is it joint: the other side decides too before anything resolves, and must not see this?
    pub joint: bool,
    /// The leader or unit it is about, if any.
    pub piece: Option<PieceIx>,
    /// What is asked, in a sentence, for the prompt.
    pub prompt: String,
    /// What a clock or an absent player takes.
    pub default: Order,
}
