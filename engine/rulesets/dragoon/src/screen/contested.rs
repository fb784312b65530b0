//! Who attacks and who is attacked in what is asked about: plotted fire, a charge, plotted assaults, the fights
//! of an assault step, and the hex an advance would enter.
//!
//! Shows a side its own plots only. Must not know how it is drawn.

use crate::battle::memory::{HexAt, hex_at};
use crate::battle::state::Battle;
use crate::ids::DecisionKind;
use oblique_rules::play::{Highlight, PieceIx, Shade};
use oblique_scenario::Side;
use std::collections::BTreeMap;

impl Battle {
    /// A side's plotted fire.
    pub(super) fn plotted_fire(&self, side: Side) -> Vec<Highlight> {
        let mut out = Vec::new();
        for (firer, at) in self.memory().plots.iter().filter(|(p, _)| self.piece(**p).side() == side) {
            self.show_fight(*firer, &[*at], &mut out);
        }
        out
    }

    /// Charges launched, and the one under way.
    pub(super) fn charges(&self) -> Vec<Highlight> {
        let mut out = Vec::new();
        self.show_fights(&self.charge_assignment(), &mut out);
        if let Some(ride) = self.memory().turn.ride {
            let ahead = self.charge_hexes(ride.unit);
            let ahead: Vec<HexAt> = ahead.into_iter().map(crate::battle::memory::at_hex).collect();
            self.show_fight(ride.unit, &ahead, &mut out);
        }
        out
    }

    /// Charges launched and assaults plotted.
    pub(super) fn assaults(&self) -> Vec<Highlight> {
        let mut out = Vec::new();
        self.show_fights(&self.charge_assignment(), &mut out);
        let plotted = self.memory().assaults.iter().copied();
        self.show_fights(&self.assault_assignment(plotted), &mut out);
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
    pub(super) fn advances(&self, kind: DecisionKind) -> Vec<Highlight> {
        let mut out = Vec::new();
        for order in self.advance_orders() {
            let Some(piece) = order.piece() else { continue };
            out.push(Highlight { hex: self.piece(piece).hex, shade: Shade::Attacker, piece: Some(piece) });
        }
        let step = self.memory().combat.assault.as_ref();
        let Some(step) = step.filter(|_| kind == DecisionKind::AdvanceAssault) else { return out };
        for fight in Self::open_fights(step) {
            let parties = self.parties(step, fight);
            let show = |list: Vec<PieceIx>, shade| {
                list.into_iter().map(move |p| Highlight { hex: self.piece(p).hex, shade, piece: Some(p) })
            };
            out.extend(show(parties.attackers, Shade::Attacker));
            out.extend(show(parties.defenders, Shade::Defender));
        }
        out
    }
}
