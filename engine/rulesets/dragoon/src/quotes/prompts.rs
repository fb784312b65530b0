//! What a decision asks, in a sentence: the catalog's prompt, with the leader's name where it is
//! about one.
//!
//! Must not know when decisions are asked.

use crate::Dragoon;
use crate::battle::state::Battle;
use oblique_rules::Ruleset as _;
use oblique_rules::play::Pix;

/// The prompt of a kind of decision.
pub fn prompt(battle: &Battle, kind: &str, piece: Option<Pix>) -> String {
    let text = Dragoon.catalog().decisions.iter().find(|d| d.id == kind).map_or("", |d| d.prompt.as_str());
    match piece {
        Some(pix) => format!("{}: {}", battle.piece(pix).info.name, lowered(text)),
        None => text.to_owned(),
    }
}

/// With a small first letter, to follow a colon.
fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
