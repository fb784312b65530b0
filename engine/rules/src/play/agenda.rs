//! Who may be ordered at a decision, without every order spelt out.

use super::{Order, PieceIx};

/// Who has an order at a decision, and the orders that are no piece's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agenda {
    /// Pieces with a legal order, each once.
    pub pieces: Vec<PieceIx>,
    /// Legal orders that name no piece.
    pub general: Vec<Order>,
}

impl From<Vec<Order>> for Agenda {
    /// The agenda that a list of all legal orders comes to.
    fn from(orders: Vec<Order>) -> Self {
        let mut agenda = Self::default();
        for order in orders {
            match order.piece() {
                Some(pix) if agenda.pieces.contains(&pix) => {}
                Some(pix) => agenda.pieces.push(pix),
                None => agenda.general.push(order),
            }
        }
        agenda
    }
}
