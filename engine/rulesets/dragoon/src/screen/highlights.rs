//! What the map highlights for the present decision (`screen.command`, `charge.zone`).
//!
//! Shows only what the deciding side may know. Must not know how it is drawn.

use crate::assault::charge::ZoneHex;
use crate::battle::ground::Arm;
use crate::battle::memory::hex_at;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, phase, track};
use oblique_board::hex::Hex;
use oblique_rules::play::{Game as _, Highlight, Order, PieceIx, PieceState, Shade};
use oblique_scenario::Side;

impl Battle {
    /// The highlights.
    pub(crate) fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let side = decision.side;
        let selected = selected.filter(|p| self.field().get(*p).is_some_and(PieceState::on_map));
        let (mut out, more) = match DecisionKind::of(decision.kind) {
            Some(
                DecisionKind::Bombard
                | DecisionKind::FirstFire
                | DecisionKind::DefensiveFire
                | DecisionKind::SecondFire,
            ) => (self.plotted_fire(side), self.fire_choices(side, selected)),
            Some(DecisionKind::Assault) => (self.assaults(), self.assault_choices(side)),
            Some(DecisionKind::SubPoints) => (Vec::new(), self.points_choices(side)),
            Some(DecisionKind::Deferred) => {
                (Vec::new(), self.each(Shade::Offered, self.deferred_of(side)).collect())
            }
            Some(DecisionKind::Initiative) => (Vec::new(), self.command_of_asked(side, decision.piece)),
            Some(DecisionKind::Movement) => (self.charges(), self.march_choices(side, selected)),
            Some(kind @ (DecisionKind::AdvanceFire | DecisionKind::AdvanceAssault)) => {
                (self.advances(kind), self.advance_hexes())
            }
            _ => (Vec::new(), self.advance_hexes()),
        };
        // Who fights whom comes first, each once.
        out.sort_by_key(|h| (h.shade, h.hex.y, h.hex.x, h.piece));
        out.dedup();
        out.extend(more);
        // Whoever is asked about is shown, whatever else is.
        let asked = decision.piece.filter(|p| self.piece(*p).on_map());
        let missing = asked.filter(|pix| !out.iter().any(|h| h.piece == Some(*pix)));
        out.extend(self.each(Shade::Command, missing));
        if let Some(leader) = selected.filter(|p| self.arm(*p).is_leader() && self.knows(side, *p)) {
            let radius = u32::try_from(self.get(leader, track::RADIUS)).unwrap_or(0);
            let hexes = self.piece(leader).hex.range(radius).filter(|h| self.on_board(*h));
            out.extend(hexes.map(|hex| Highlight { hex, shade: Shade::Radius, piece: Some(leader) }));
        }
        out
    }

    /// Pieces where they stand.
    fn each(
        &self,
        shade: Shade,
        pieces: impl IntoIterator<Item = PieceIx>,
    ) -> impl Iterator<Item = Highlight> {
        pieces.into_iter().map(move |p| Highlight { hex: self.piece(p).hex, shade, piece: Some(p) })
    }

    /// What a unit may fire at in the present step.
    fn fire_hexes(&self, pix: PieceIx) -> Vec<Hex> {
        match self.field().phase {
            phase::BOMBARDMENT => self.bombard_targets(pix),
            phase => self.fire_targets(pix, phase),
        }
    }

    /// Units of a side that may still be given a target in a fire step, hexes it has plotted fire at, and what
    /// the selected unit may fire at.
    fn fire_choices(&self, side: Side, selected: Option<PieceIx>) -> Vec<Highlight> {
        let plots = &self.memory().plots;
        let waits = |pix: &PieceIx| {
            !plots.contains_key(pix) && !self.is(*pix, mark::FIRED) && !self.fire_hexes(*pix).is_empty()
        };
        let mut out: Vec<_> = self.each(Shade::Offered, self.units_of(side).filter(waits)).collect();
        let own = plots.iter().filter(|(pix, _)| self.piece(**pix).side() == side);
        out.extend(own.map(|(pix, at)| Highlight {
            hex: hex_at(*at),
            shade: Shade::Plotted,
            piece: Some(*pix),
        }));
        let own = selected.filter(|p| self.piece(*p).side() == side && self.piece(*p).is_unit());
        if let Some(pix) = own {
            let targets = self.fire_hexes(pix).into_iter();
            out.extend(targets.map(|hex| Highlight { hex, shade: Shade::Target, piece: Some(pix) }));
        }
        out
    }

    /// Units plotted to assault, and those that may be.
    fn assault_choices(&self, side: Side) -> Vec<Highlight> {
        let plotted = self.each(Shade::Plotted, self.memory().assaults.iter().copied());
        plotted.chain(self.each(Shade::Offered, self.assault_candidates(side))).collect()
    }

    /// Who gives points and who may be given some: red, yellow, dashed (`screen.command`).
    fn points_choices(&self, side: Side) -> Vec<Highlight> {
        let Some(overall) = self.overall(side) else { return Vec::new() };
        let shade = |leader: PieceIx| match leader {
            _ if leader == overall => Some(Shade::Giver),
            _ if self.refuse_points(side, leader, 1).is_none() => Some(Shade::Offered),
            _ if !self.in_radius(overall, leader) && !self.in_contact(leader) => Some(Shade::Beyond),
            _ => None,
        };
        let shaded = self.leaders_of(side).filter_map(|leader| Some((shade(leader)?, leader)));
        shaded.flat_map(|(shade, leader)| self.each(shade, [leader])).collect()
    }

    /// The leader who is asked about, and who would take part in his action phase.
    fn command_of_asked(&self, side: Side, leader: Option<PieceIx>) -> Vec<Highlight> {
        // Nothing hangs on the overall leader outside his action phase (`unit.attached`).
        let corps = leader.filter(|leader| self.arm(*leader) == Arm::Corps);
        let takes_part = |u: &PieceIx| corps.is_some_and(|leader| self.would_take_part(leader, *u));
        let units = self.each(Shade::Command, self.units_of(side).filter(takes_part));
        self.each(Shade::Offered, leader).chain(units).collect()
    }

    /// Who takes part in a movement phase, and where the selected unit, or the one that charges, may go.
    fn march_choices(&self, side: Side, selected: Option<PieceIx>) -> Vec<Highlight> {
        let taking_part = self.units_of(side).filter(|u| self.is(*u, mark::TAKING_PART));
        let mut out: Vec<_> = self.each(Shade::Command, taking_part).collect();
        let rider = self.memory().turn.ride.map(|r| r.unit);
        let Some(pix) = rider.or(selected).filter(|p| self.piece(*p).side() == side) else { return out };
        let mut add = |hex, shade| out.push(Highlight { hex, shade, piece: Some(pix) });
        if rider.is_some() || self.plan_charge(pix).is_ok() {
            for (hex, kind) in self.charge_zone(pix) {
                let shade = match kind {
                    ZoneHex::Through => Shade::Reach,
                    ZoneHex::MayEnd => Shade::MayEnd,
                    ZoneHex::MustEnd => Shade::MustEnd,
                };
                add(hex, shade);
            }
        }
        if rider.is_none() {
            for hex in self.around(self.piece(pix).hex) {
                if self.plan_move(pix, hex, false).is_ok() {
                    add(hex, Shade::Reach);
                }
            }
        }
        out
    }

    /// Hexes that may be entered.
    fn advance_hexes(&self) -> Vec<Highlight> {
        let entered = |order: Order| Some((order.hex()?, order.piece()));
        let hexes = self.advance_orders().into_iter().filter_map(entered);
        hexes.map(|(hex, piece)| Highlight { hex, shade: Shade::Offered, piece }).collect()
    }

    /// May a side know a piece's numbers?
    pub(crate) fn knows(&self, side: Side, pix: PieceIx) -> bool {
        !self.ground().fog || self.piece(pix).side() == side
    }
}
