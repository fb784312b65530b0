//! What the map highlights: who may still act, where a selected piece may go, whom it may strike,
//! how far a leader's word reaches.
//!
//! Must not know rules of its own: it shows the legal orders.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::command::place_work::PlaceWork;
use crate::fire::work::FireWork;
use crate::ids::track;
use crate::sequence::work::SequenceWork as Work;
use oblique_board::hex::Hex;
use oblique_rules::play::{Game as _, Highlight, Order, PieceIx, PieceState, Shade, Verb};

impl Battle {
    /// What the map highlights for the present decision and a selected piece.
    pub(crate) fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        let mut out = self.offered();
        out.extend(self.contested());
        // Whoever is asked about is shown, whatever else is.
        if let Some(asked) = self.decision().and_then(|d| d.piece).filter(|p| self.piece(*p).on_map())
            && !out.iter().any(|h| h.piece == Some(asked))
        {
            out.push(Highlight { hex: self.piece(asked).hex, shade: Shade::Command, piece: Some(asked) });
        }
        let Some(pix) = selected.filter(|p| self.field().get(*p).is_some_and(PieceState::on_map)) else {
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
        let (Some(decision), Some(frame)) = (self.decision(), self.memory().frames.last()) else {
            return Vec::new();
        };
        let units = self.units_of(decision.side);
        let show = |pix: PieceIx, shade| Highlight { hex: self.piece(pix).hex, shade, piece: Some(pix) };
        match frame {
            Frame::Command(work) => {
                let waits = |p: &PieceIx| !self.arm(*p).leads() && !self.is(*p, crate::ids::mark::ACTED);
                self.actors(*work).filter(waits).map(|p| show(p, Shade::Command)).collect()
            }
            Frame::Sequence(Work::SetUp(side)) => {
                let zone = self.board().layout().hexes().filter(|h| self.in_zone(*side, *h));
                zone.map(|hex| Highlight { hex, shade: Shade::Reach, piece: None }).collect()
            }
            Frame::Place(PlaceWork::Leader { leader, units }) => {
                let here = units.iter().copied().filter(|u| self.piece(*u).on_map());
                here.chain([*leader]).map(|p| show(p, Shade::Offered)).collect()
            }
            Frame::Place(PlaceWork::Reface { unit, .. }) => vec![show(*unit, Shade::Offered)],
            Frame::Move(_) | Frame::Fire(_) | Frame::Shock(_) | Frame::Form(_) => {
                let answers = |p: &PieceIx| !self.legal_orders(Some(*p)).is_empty();
                units.filter(answers).map(|p| show(p, Shade::Offered)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Who attacks and who is attacked in what is under way: the Lines of a Shock, a shot announced, the piece
    /// moved under the enemy's fire.
    fn contested(&self) -> Vec<Highlight> {
        let (attackers, defenders): (Vec<PieceIx>, Vec<PieceIx>) = match self.memory().frames.last() {
            Some(Frame::Shock(work)) if work.attackers.is_empty() => {
                let Some(outlook) = self.outlook_of(work) else { return Vec::new() };
                (outlook.attackers.into_iter().collect(), outlook.defenders.into_iter().collect())
            }
            Some(Frame::Shock(work)) => {
                (work.attackers.iter().copied().collect(), work.defenders.iter().copied().collect())
            }
            Some(Frame::Fire(FireWork::Step(step))) => {
                step.aimed.map_or_else(Default::default, |(firer, target, _)| (vec![firer], vec![target]))
            }
            Some(Frame::Move(work)) if work.reacting.is_some() => (Vec::new(), vec![work.piece]),
            _ => return Vec::new(),
        };
        let show = |list: Vec<PieceIx>, shade| {
            let on_map = list.into_iter().filter(|p| self.piece(*p).on_map());
            on_map.map(move |p| Highlight { hex: self.piece(p).hex, shade, piece: Some(p) })
        };
        show(attackers, Shade::Attacker).chain(show(defenders, Shade::Defender)).collect()
    }

    /// The hexes within a leader's traced range (`cmd.trace`).
    fn show_range(&self, leader: PieceIx, out: &mut Vec<Highlight>) {
        let (piece, range) = (self.piece(leader), self.get(leader, track::RANGE));
        let traced = self.traced(piece.side(), piece.hex, range);
        let hexes = self.board().layout().hexes().filter(|h| traced.contains(*h));
        out.extend(hexes.map(|hex| Highlight { hex, shade: Shade::Radius, piece: Some(leader) }));
    }

    /// How an order of a piece shows on the map.
    fn shown(&self, pix: PieceIx, order: &Order) -> Option<Highlight> {
        let at = |hex: Hex, shade| Some(Highlight { hex, shade, piece: Some(pix) });
        let end = order.hex().or(order.path().last().copied());
        match order.verb() {
            Verb::Fire | Verb::Charge => at(self.piece(order.target()?).hex, Shade::Target),
            Verb::Move if self.enemy_zone(self.piece(pix).side(), end?) => at(end?, Shade::MustEnd),
            Verb::Withdraw => at(end?, Shade::MustEnd),
            Verb::Move | Verb::Retreat | Verb::Advance | Verb::Place => at(end?, Shade::MayEnd),
            _ => None,
        }
    }
}
