//! What the map highlights: who may still act, where a selected piece may go, whom it may strike,
//! how far a leader's word reaches.
//!
//! Must not know rules of its own: it shows the legal orders.

use super::ids::track;
use super::memory::Frame;
use super::state::Battle;
use crate::hex::Hex;
use crate::rules::play::{Game as _, Highlight, Order, PieceState, Pix, Shade, Verb};

impl Battle {
    /// What the map highlights for the present decision and a selected piece.
    pub fn highlighted(&self, selected: Option<Pix>) -> Vec<Highlight> {
        let mut out = self.offered();
        let Some(pix) = selected.filter(|p| self.field.get(*p).is_some_and(PieceState::on_map)) else {
            return out;
        };
        let asked = self.decision().is_some_and(|d| d.side == self.piece(pix).side());
        if self.arm(pix).leads() {
            self.show_range(pix, &mut out);
        } else if asked {
            for order in self.legal_orders(Some(pix)) {
                out.extend(self.shown(pix, &order));
            }
            out.sort_by_key(|h| (h.shade, h.hex.y, h.hex.x, h.piece));
            out.dedup();
        }
        out
    }

    /// Units the present decision waits for: those of the command that may still act, or those with
    /// an answer to give.
    fn offered(&self) -> Vec<Highlight> {
        let (Some(decision), Some(frame)) = (self.decision(), self.memory.frames.last()) else {
            return Vec::new();
        };
        let units = self.units_of(decision.side);
        let show = |pix: Pix, shade| Highlight { hex: self.piece(pix).hex, shade, piece: Some(pix) };
        match frame {
            Frame::Command(work) => {
                let waits = |p: &Pix| !self.arm(*p).leads() && !self.is(*p, super::ids::mark::ACTED);
                self.actors(*work).filter(waits).map(|p| show(p, Shade::Command)).collect()
            }
            Frame::Move(_) | Frame::Fire(_) | Frame::Shock(_) => {
                let answers = |p: &Pix| !self.legal_orders(Some(*p)).is_empty();
                units.filter(answers).map(|p| show(p, Shade::Offered)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The hexes within a leader's traced range (`cmd.trace`).
    fn show_range(&self, leader: Pix, out: &mut Vec<Highlight>) {
        let (piece, range) = (self.piece(leader), self.get(leader, track::RANGE));
        let traced = self.traced(piece.side(), piece.hex, range);
        let hexes = self.ground.board.layout().hexes().filter(|h| self.within(&traced, *h, range));
        out.extend(hexes.map(|hex| Highlight { hex, shade: Shade::Radius, piece: Some(leader) }));
    }

    /// How an order of a piece shows on the map.
    fn shown(&self, pix: Pix, order: &Order) -> Option<Highlight> {
        let at = |hex: Hex, shade| Some(Highlight { hex, shade, piece: Some(pix) });
        let end = order.hex.or(order.path.last().copied());
        match order.verb {
            Verb::Fire | Verb::Charge => at(self.piece(order.target?).hex, Shade::Target),
            Verb::Move if self.enemy_zone(self.piece(pix).side(), end?) => at(end?, Shade::MustEnd),
            Verb::Withdraw => at(end?, Shade::MustEnd),
            Verb::Move | Verb::Retreat | Verb::Advance | Verb::Place => at(end?, Shade::MayEnd),
            _ => None,
        }
    }
}
