//! What an order leads to before somebody decides again: who is asked next, and whether chance has a part.
//!
//! The order is carried out in a copy, so that no rule is told twice. Must not know any one ruleset.

use super::{Draw, Event, Game, Order, PieceIx, Verb};
use oblique_scenario::Side;

/// What an order leads to, as far as the deciding side may know.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sequel {
    /// Chance decides, this first.
    Chance(Draw),
    /// Nothing is left to chance before this is asked.
    Asked(Next),
    /// Nothing is left to chance, and the battle is over.
    Over,
}

/// The decision that follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Next {
    /// The catalog's id of it.
    pub kind: &'static str,
    /// Who decides.
    pub side: Side,
    /// The leader or unit it is about, if any.
    pub piece: Option<PieceIx>,
    /// The turn that opens on the way, where one does.
    pub turn: Option<u16>,
    /// How many pieces can then be ordered something, and what most of them can.
    pub able: Option<(usize, Verb)>,
}

/// What a legal order leads to; `None` where that is not known before the other side has chosen too, or
/// where a ruleset has no copies.
#[must_use]
pub fn sequel(game: &dyn Game, order: &Order) -> Option<Sequel> {
    if game.decision()?.joint {
        return None;
    }
    let mut copy = game.supposing(&[])?;
    let events = copy.carry_out(order).ok()?;
    let first = events.iter().find_map(|e| if let Event::Drew(draw) = e { Some(draw.clone()) } else { None });
    if let Some(draw) = first {
        return Some(Sequel::Chance(draw));
    }
    let Some(asked) = copy.decision() else { return Some(Sequel::Over) };
    let turn = events.iter().rev().find_map(|e| if let Event::Turn(turn) = e { Some(*turn) } else { None });
    let (kind, side, piece) = (asked.kind, asked.side, asked.piece);
    Some(Sequel::Asked(Next { kind, side, piece, turn, able: able(copy.as_ref()) }))
}

/// How many pieces can be ordered the verb that most of them can.
fn able(game: &dyn Game) -> Option<(usize, Verb)> {
    let mut all: Vec<(Verb, PieceIx)> =
        game.orders(None).into_iter().filter_map(|o| Some((o.verb(), o.piece()?))).collect();
    all.sort_unstable();
    all.dedup();
    let most = all.chunk_by(|(a, _), (b, _)| a == b).max_by_key(|kin| kin.len())?;
    most.first().map(|(verb, _)| (most.len(), *verb))
}
