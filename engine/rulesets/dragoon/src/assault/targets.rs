//! Who assaults or charges whom (`ass.who`, `ass.targets`, `ass.assign`, `ass.nomix`,
//! `charge.limits`).
//!
//! Must not know what comes of it.

use crate::battle::memory::{HexAt, at_hex};
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Refusal};
use oblique_scenario::Side;
use std::collections::{BTreeMap, BTreeSet};

/// Shares targets out among attackers given in canonical order, each with its possible hexes left to
/// right (`ass.assign`).
pub(crate) fn assign(wants: &[(PieceIx, Vec<HexAt>)]) -> BTreeMap<PieceIx, Vec<HexAt>> {
    let mut attackers: BTreeMap<HexAt, usize> = BTreeMap::new();
    let mut result: BTreeMap<PieceIx, Vec<HexAt>> = BTreeMap::new();
    for (pix, hexes) in wants {
        if let [only] = hexes.as_slice() {
            *attackers.entry(*only).or_default() += 1;
            result.insert(*pix, vec![*only]);
        }
    }
    for (pix, hexes) in wants {
        if hexes.len() < 2 {
            continue;
        }
        let count = |h: &HexAt| attackers.get(h).copied().unwrap_or(0);
        let mut taken: Vec<HexAt> = hexes.iter().copied().filter(|h| count(h) == 0).collect();
        if taken.is_empty() {
            taken.extend(hexes.iter().copied().min_by_key(count));
        }
        for hex in &taken {
            *attackers.entry(*hex).or_default() += 1;
        }
        result.insert(*pix, taken);
    }
    result
}

/// Why a disrupted charger does not strike, as the enemy may hear of it in fog.
pub(crate) const TOO_DISORDERED: &str = "it is too disordered";

impl Battle {
    /// Front hexes of a cavalry unit with an enemy it may charge into: not into ground where no
    /// charge goes (`charge.move`).
    pub(crate) fn charge_hexes(&self, pix: PieceIx) -> Vec<Hex> {
        let side = self.piece(pix).side();
        let mut hexes = self.front(pix).to_vec();
        hexes.retain(|h| self.enemy_at(side, *h).is_some() && self.charge_goes(*h));
        hexes
    }

    fn charge_goes(&self, hex: Hex) -> bool {
        self.board().terrain(hex).is_some_and(|t| Tables::get().terrain(t).charge)
    }

    /// Why a charge launched at a hex it rode to does not strike (`charge.limits`); `None` of one that
    /// does.
    pub(crate) fn charge_spoilt(&self, pix: PieceIx, end: HexAt) -> Option<&'static str> {
        let immobile = Tables::get().checks.immobile_from;
        let why = if !self.piece(pix).on_map() {
            "it has left the map"
        } else if self.routed(pix) {
            "it has routed"
        } else if self.is(pix, mark::PURSUING) {
            "it pursues"
        } else if at_hex(self.piece(pix).hex) != end {
            "it has left the hex it charges from"
        } else if self.disruption(pix) >= immobile {
            TOO_DISORDERED
        } else if !self.formed(pix, formation::LINE) {
            "it is not in line"
        } else if !self.is_top(pix) {
            "another unit is on top of its hex"
        } else if self.charge_hexes(pix).is_empty() {
            "no enemy is left in front of it"
        } else {
            return None;
        };
        Some(why)
    }

    /// Launched charges that strike, with their hexes (`ass.assign`).
    pub(crate) fn charge_assignment(&self) -> BTreeMap<PieceIx, Vec<HexAt>> {
        let charges = &self.memory().turn.charges;
        let launched = charges.iter().filter(|(p, l)| self.charge_spoilt(**p, l.end).is_none());
        let order = self.canonical(launched.map(|(p, _)| *p));
        let wants: Vec<_> = order
            .into_iter()
            .map(|p| (p, self.charge_hexes(p).into_iter().map(at_hex).collect::<Vec<_>>()))
            .collect();
        assign(&wants)
    }

    /// Hexes that are being charged.
    pub(crate) fn charged_hexes(&self) -> BTreeSet<HexAt> {
        self.charge_assignment().into_values().flatten().collect()
    }

    /// Hexes an infantry unit would assault, if nobody shared them: enemies in front that are not
    /// being charged.
    fn assault_hexes(&self, pix: PieceIx, charged: &BTreeSet<HexAt>) -> Vec<HexAt> {
        let side = self.piece(pix).side();
        self.front(pix)
            .into_iter()
            .filter(|h| self.enemy_at(side, *h).is_some())
            .map(at_hex)
            .filter(|h| !charged.contains(h))
            .collect()
    }

    /// Plotted assaults with their hexes (`ass.assign`).
    pub(crate) fn assault_assignment(
        &self,
        plotted: impl IntoIterator<Item = PieceIx>,
    ) -> BTreeMap<PieceIx, Vec<HexAt>> {
        let charged = self.charged_hexes();
        let wants: Vec<_> = self
            .canonical(plotted)
            .into_iter()
            .filter(|p| self.refuse_assaulter(*p).is_none())
            .map(|p| (p, self.assault_hexes(p, &charged)))
            .filter(|(_, hexes)| !hexes.is_empty())
            .collect();
        assign(&wants)
    }

    /// Why a unit may not assault whatever stands in front of it, if so.
    fn refuse_assaulter(&self, unit: PieceIx) -> Option<Refusal> {
        let piece = self.piece(unit);
        let no = |why: &str| Some(Refusal::new(rule::ASS_WHO, why));
        if !piece.on_map() || Some(piece.side()) != self.field().active_side {
            return no("Only the active side assaults");
        }
        if self.routed(unit) {
            return Some(Refusal::new(rule::ROUT_STATE, "A routed unit does not assault"));
        }
        let arm = self.arm(unit);
        if arm.is_cavalry() {
            return no("Cavalry attacks by a charge, launched in the movement phase");
        }
        if !arm.is_infantry() {
            return no("Only infantry other than light infantry assaults");
        }
        if !self.formed(unit, formation::LINE) {
            return no("Only a line assaults");
        }
        if !self.is(unit, mark::TAKING_PART) {
            return Some(Refusal::new(rule::ASS_WHO, self.why_idle(unit)));
        }
        (!self.is_top(unit)).then(|| Refusal::new(rule::ASS_WHO, "Only the top unit of a hex assaults"))
    }

    /// Why a unit may not be plotted for an assault.
    pub(crate) fn refuse_assault(&self, unit: PieceIx) -> Option<Refusal> {
        self.refuse_assault_given(unit, &self.charged_hexes())
    }

    fn refuse_assault_given(&self, unit: PieceIx, charged: &BTreeSet<HexAt>) -> Option<Refusal> {
        if let Some(refusal) = self.refuse_assaulter(unit) {
            return Some(refusal);
        }
        if self.memory().assaults.contains(&unit) {
            return Some(Refusal::new(rule::ASS_WHO, "It is plotted already"));
        }
        if !self.assault_hexes(unit, charged).is_empty() {
            return None;
        }
        let side = self.piece(unit).side();
        let any = self.front(unit).into_iter().any(|h| self.enemy_at(side, h).is_some());
        Some(if any {
            Refusal::new(rule::ASS_NOMIX, "Infantry may not assault an enemy that is being charged")
        } else {
            Refusal::new(rule::ASS_WHO, "No enemy unit stands in front of it")
        })
    }

    /// Units of a side that may be plotted for an assault, in canonical order.
    pub(crate) fn assault_candidates(&self, side: Side) -> Vec<PieceIx> {
        let charged = self.charged_hexes();
        let units = self
            .field()
            .iter()
            .filter(|(pix, p)| p.side() == side && self.refuse_assault_given(*pix, &charged).is_none())
            .map(|(pix, _)| pix);
        self.canonical(units)
    }
}

#[cfg(test)]
mod tests {
    use crate::assault::targets::assign;
    use oblique_rules::play::PieceIx;

    #[test]
    fn overlapping_attackers_do_not_both_leave_the_shared_hex() {
        let (one, two, three) = ((1, 0), (2, 0), (3, 0));
        let shared = assign(&[(PieceIx(0), vec![one, two]), (PieceIx(1), vec![two, three])]);
        assert_eq!((&shared[&PieceIx(0)], &shared[&PieceIx(1)]), (&vec![one, two], &vec![three]));
        // One who has no choice takes its hex first, whoever comes first in the roster.
        let bound = assign(&[(PieceIx(0), vec![one, two]), (PieceIx(1), vec![two])]);
        assert_eq!(bound[&PieceIx(0)], vec![one]);
        // All taken: the one with fewer attackers, left when equal.
        let full = assign(&[(PieceIx(0), vec![one]), (PieceIx(1), vec![two]), (PieceIx(2), vec![one, two])]);
        assert_eq!(full[&PieceIx(2)], vec![one]);
    }
}
