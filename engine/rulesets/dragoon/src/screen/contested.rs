//! Who attacks and who is attacked in what is asked about: plotted fire, a charge, plotted assaults, the fights
//! of an assault step, and the hex an advance would enter.
//!
//! Shows a side its own plots only. Must not know how it is drawn.

use crate::battle::memory::{HexAt, hex_at};
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark};
use oblique_rules::play::{Decision, Game as _, Highlight, PieceIx, Shade};
use std::collections::BTreeMap;

impl Battle {
    /// Attackers and defenders of the fights the decision is about.
    pub(super) fn contested(&self, decision: &Decision) -> Vec<Highlight> {
        let mut out = Vec::new();
        match DecisionKind::of(decision.kind) {
            Some(
                DecisionKind::Bombard
                | DecisionKind::FirstFire
                | DecisionKind::DefensiveFire
                | DecisionKind::SecondFire,
            ) => {
                let own = self.memory().plots.iter().filter(|(p, _)| self.piece(**p).side() == decision.side);
                for (firer, at) in own {
                    self.show_fight(*firer, &[*at], &mut out);
                }
            }
            Some(DecisionKind::Movement) => {
                self.show_fights(&self.charge_assignment(), &mut out);
                if let Some(ride) = self.memory().turn.ride {
                    let ahead = self.charge_hexes(ride.unit);
                    let ahead: Vec<HexAt> = ahead.into_iter().map(crate::battle::memory::at_hex).collect();
                    self.show_fight(ride.unit, &ahead, &mut out);
                }
            }
            Some(DecisionKind::Assault) => {
                self.show_fights(&self.charge_assignment(), &mut out);
                let plotted = self.memory().assaults.iter().copied();
                self.show_fights(&self.assault_assignment(plotted), &mut out);
            }
            Some(DecisionKind::AdvanceFire | DecisionKind::AdvanceAssault) => {
                self.show_advance(decision, &mut out);
            }
            _ => {}
        }
        out.sort_by_key(|h| (h.shade, h.hex.y, h.hex.x, h.piece));
        out.dedup();
        out
    }

    fn show_fights(&self, fights: &BTreeMap<PieceIx, Vec<HexAt>>, out: &mut Vec<Highlight>) {
        for (attacker, hexes) in fights {
            self.show_fight(*attacker, hexes, out);
        }
    }

    /// An attacker and the hexes attacked.
    fn show_fight(&self, attacker: PieceIx, hexes: &[HexAt], out: &mut Vec<Highlight>) {
        let hex = self.piece(attacker).hex;
        out.push(Highlight { hex, shade: Shade::Attacker, piece: Some(attacker) });
        out.extend(hexes.iter().map(|at| {
            let hex = hex_at(*at);
            Highlight { hex, shade: Shade::Defender, piece: self.fighting_at(hex) }
        }));
    }

    /// Units that may enter a hex the enemy has left, and the fights of the assault step that go on.
    fn show_advance(&self, decision: &Decision, out: &mut Vec<Highlight>) {
        for order in self.advance_orders() {
            let Some(piece) = order.piece else { continue };
            out.push(Highlight { hex: self.piece(piece).hex, shade: Shade::Attacker, piece: Some(piece) });
        }
        let Some(step) = self
            .memory()
            .combat
            .assault
            .as_ref()
            .filter(|_| decision.kind == DecisionKind::AdvanceAssault.id())
        else {
            return;
        };
        for fight in Self::open_fights(step) {
            let parties = self.parties(step, fight);
            let show = |list: Vec<PieceIx>, shade| {
                list.into_iter().map(move |p| Highlight { hex: self.piece(p).hex, shade, piece: Some(p) })
            };
            out.extend(show(parties.attackers, Shade::Attacker));
            out.extend(show(parties.defenders, Shade::Defender));
        }
    }

    /// Units of a side that may still be given a target in a fire step.
    pub(super) fn waiting_to_fire(&self, decision: &Decision) -> Vec<Highlight> {
        let waits = |pix: &PieceIx| {
            !self.memory().plots.contains_key(pix)
                && !self.is(*pix, mark::FIRED)
                && !if decision.kind == DecisionKind::Bombard.id() {
                    self.bombard_targets(*pix)
                } else {
                    self.fire_targets(*pix, self.field().phase)
                }
                .is_empty()
        };
        let units = self.units_of(decision.side).filter(waits);
        units.map(|p| Highlight { hex: self.piece(p).hex, shade: Shade::Offered, piece: Some(p) }).collect()
    }
}
