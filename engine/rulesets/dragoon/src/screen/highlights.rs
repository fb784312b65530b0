//! What the map highlights for the present decision (`screen.command`, `charge.zone`).
//!
//! Shows only what the deciding side may know. Must not know how it is drawn.

use crate::assault::charge::ZoneHex;
use crate::battle::ground::Arm;
use crate::battle::memory::hex_at;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, phase};
use oblique_board::hex::Hex;
use oblique_rules::play::{Game as _, Highlight, PieceIx, PieceState, Shade};

impl Battle {
    /// The highlights.
    pub fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let side = decision.side;
        let mut out = self.contested(decision);
        if matches!(
            DecisionKind::of(decision.kind),
            Some(
                DecisionKind::Bombard
                    | DecisionKind::FirstFire
                    | DecisionKind::DefensiveFire
                    | DecisionKind::SecondFire
            )
        ) {
            out.extend(self.waiting_to_fire(decision));
        }
        let mut add =
            |hex: Hex, shade: Shade, piece: Option<PieceIx>| out.push(Highlight { hex, shade, piece });
        let selected = selected.filter(|p| self.field().get(*p).is_some_and(PieceState::on_map));
        match DecisionKind::of(decision.kind) {
            Some(
                DecisionKind::Bombard
                | DecisionKind::FirstFire
                | DecisionKind::DefensiveFire
                | DecisionKind::SecondFire,
            ) => {
                for (pix, at) in &self.memory().plots {
                    if self.piece(*pix).side() == side {
                        add(hex_at(*at), Shade::Plotted, Some(*pix));
                    }
                }
                if let Some(pix) =
                    selected.filter(|p| self.piece(*p).side() == side && self.piece(*p).is_unit())
                {
                    let targets = if self.field().phase == phase::BOMBARDMENT {
                        self.bombard_targets(pix)
                    } else {
                        self.fire_targets(pix, self.field().phase)
                    };
                    for hex in targets {
                        add(hex, Shade::Target, Some(pix));
                    }
                }
            }
            Some(DecisionKind::Assault) => {
                for pix in self.memory().assaults.iter().copied() {
                    add(self.piece(pix).hex, Shade::Plotted, Some(pix));
                }
                for pix in self.assault_candidates(side) {
                    add(self.piece(pix).hex, Shade::Offered, Some(pix));
                }
            }
            Some(DecisionKind::SubPoints) => {
                let overall = self.overall(side);
                for leader in self.leaders_of(side) {
                    // Red, yellow, dashed (`screen.command`).
                    let shade = match overall {
                        Some(oa) if oa == leader => Shade::Giver,
                        Some(_) if self.refuse_points(side, leader, 1).is_none() => Shade::Offered,
                        Some(oa) if !self.in_radius(oa, leader) && !self.in_contact(leader) => Shade::Beyond,
                        _ => continue,
                    };
                    add(self.piece(leader).hex, shade, Some(leader));
                }
            }
            Some(DecisionKind::Deferred) => {
                for leader in self.deferred_of(side) {
                    add(self.piece(leader).hex, Shade::Offered, Some(leader));
                }
            }
            Some(DecisionKind::Initiative) => {
                if let Some(leader) = decision.piece {
                    add(self.piece(leader).hex, Shade::Offered, Some(leader));
                    // Nothing hangs on the overall leader outside his action phase (`unit.attached`).
                    if self.arm(leader) == Arm::Corps {
                        for unit in self.units_of(side).filter(|u| self.would_take_part(leader, *u)) {
                            add(self.piece(unit).hex, Shade::Command, Some(unit));
                        }
                    }
                }
            }
            Some(DecisionKind::Movement) => {
                for unit in self.units_of(side).filter(|u| self.is(*u, mark::TAKING_PART)) {
                    add(self.piece(unit).hex, Shade::Command, Some(unit));
                }
                let rider = self.memory().turn.ride.map(|r| r.unit);
                if let Some(pix) = rider.or(selected).filter(|p| self.piece(*p).side() == side) {
                    let riding = rider.is_some() || self.plan_charge(pix).is_ok();
                    if riding {
                        for (hex, kind) in self.charge_zone(pix) {
                            let shade = match kind {
                                ZoneHex::Through => Shade::Reach,
                                ZoneHex::MayEnd => Shade::MayEnd,
                                ZoneHex::MustEnd => Shade::MustEnd,
                            };
                            add(hex, shade, Some(pix));
                        }
                    }
                    if rider.is_none() {
                        for hex in self.around(self.piece(pix).hex) {
                            if self.plan_move(pix, hex, false).is_ok() {
                                add(hex, Shade::Reach, Some(pix));
                            }
                        }
                    }
                }
            }
            _ => {
                for order in self.advance_orders() {
                    if let Some(hex) = order.hex {
                        add(hex, Shade::Offered, order.piece);
                    }
                }
            }
        }
        // Whoever is asked about is shown, whatever else is.
        if let Some(pix) = decision.piece.filter(|p| self.piece(*p).on_map())
            && !out.iter().any(|h| h.piece == Some(pix))
        {
            out.push(Highlight { hex: self.piece(pix).hex, shade: Shade::Command, piece: Some(pix) });
        }
        let mut add =
            |hex: Hex, shade: Shade, piece: Option<PieceIx>| out.push(Highlight { hex, shade, piece });
        if let Some(leader) = selected.filter(|p| self.arm(*p).is_leader() && self.knows(side, *p)) {
            let radius = u32::try_from(self.get(leader, crate::ids::track::RADIUS)).unwrap_or(0);
            let layout = self.board().layout();
            for hex in self.piece(leader).hex.range(radius).filter(|h| layout.contains(*h)) {
                add(hex, Shade::Radius, Some(leader));
            }
        }
        out
    }

    /// May a side know a piece's numbers?
    pub fn knows(&self, side: oblique_scenario::Side, pix: PieceIx) -> bool {
        !self.ground().fog || self.piece(pix).side() == side
    }
}
