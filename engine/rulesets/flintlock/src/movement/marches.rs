//! The ways of a piece through the map, with what they cost and whether they disorder it
//! (`move.points`, `leader.move`, `terr.woods`).
//!
//! The steps are those the judge of moves finds its ways by. Must not know how ways are drawn.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::movement::At;
use crate::refuse;
use oblique_board::hex::{Hex, Hour};
use oblique_board::search::IndexReach;
use oblique_rules::play::{Game as _, Marches, Order, PieceIx, Refusal, Station};
use std::collections::BTreeMap;

/// What a search for ways looks for, of units and of leaders.
trait Marcher {
    /// The steps it may take.
    fn steps(battle: &Battle, pix: PieceIx, at: At, out: &mut Vec<(At, u32)>);
    /// Everywhere it gets to with so many points.
    fn reach(battle: &Battle, pix: PieceIx, from: At, points: i32) -> IndexReach;
    /// May it end there?
    fn ends(battle: &Battle, pix: PieceIx, hex: Hex) -> bool;
    /// Must it stop there?
    fn stops(battle: &Battle, pix: PieceIx, hex: Hex) -> bool;
    /// The facings it may take up there.
    fn facings(battle: &Battle, pix: PieceIx, hex: Hex) -> Vec<Hour>;
}

/// Units and guns.
struct Units;
/// Leaders.
struct Leaders;

impl Marcher for Units {
    fn steps(battle: &Battle, pix: PieceIx, at: At, out: &mut Vec<(At, u32)>) {
        battle.march_steps(pix, at, battle.bars(pix, true), out);
    }
    fn reach(battle: &Battle, pix: PieceIx, from: At, points: i32) -> IndexReach {
        battle.march_reach_from(pix, from, points, true)
    }
    fn ends(battle: &Battle, pix: PieceIx, hex: Hex) -> bool {
        hex != battle.piece(pix).hex && battle.may_stack(pix, hex).is_ok()
    }
    fn stops(battle: &Battle, pix: PieceIx, hex: Hex) -> bool {
        battle.enemy_zone(battle.piece(pix).side(), hex)
    }
    fn facings(battle: &Battle, pix: PieceIx, hex: Hex) -> Vec<Hour> {
        battle.end_facings(pix, hex)
    }
}

impl Marcher for Leaders {
    fn steps(battle: &Battle, pix: PieceIx, at: At, out: &mut Vec<(At, u32)>) {
        battle.leader_steps(pix, at, out);
    }
    fn reach(battle: &Battle, pix: PieceIx, from: At, points: i32) -> IndexReach {
        battle.leader_reach_from(pix, from, points)
    }
    fn ends(battle: &Battle, pix: PieceIx, hex: Hex) -> bool {
        hex != battle.piece(pix).hex && battle.may_halt(pix, hex).is_ok()
    }
    fn stops(_: &Battle, _: PieceIx, _: Hex) -> bool {
        false
    }
    fn facings(_: &Battle, _: PieceIx, _: Hex) -> Vec<Hour> {
        Vec::new()
    }
}

impl Battle {
    /// The ways of a piece by a move of the present decision, once it has gone along those hexes.
    ///
    /// # Errors
    /// Why it cannot move, or not along there.
    pub(crate) fn marched(&self, pix: PieceIx, along: &[Hex]) -> Result<Marches, Refusal> {
        let Some(start) = self.field().get(pix).filter(|p| p.on_map()).map(|p| p.hex) else {
            return refuse(rule::ACT_SEPARATE, "It is not on the map");
        };
        let leads = self.arm(pix).leads();
        if !leads {
            self.may_march(pix)?;
        }
        let found = if leads {
            self.ways::<Leaders>(pix, start, along)
        } else {
            self.ways::<Units>(pix, start, along)
        }?;
        // The present decision must let it move at all: any of the ways tells.
        let first = found.stations.iter().position(|s| s.before.is_some() && s.ends);
        match first.and_then(|i| self.march_order(pix, &found.way(i), None)) {
            Some(order) => self.judged(&order)?,
            None => {
                for hex in self.around(start) {
                    self.judged(&Order::step(pix, hex))?;
                }
            }
        }
        Ok(found)
    }

    fn ways<M: Marcher>(&self, pix: PieceIx, start: Hex, along: &[Hex]) -> Result<Marches, Refusal> {
        let layout = self.board().layout();
        let budget = self.allowance(pix);
        let mut at = layout.index(start).unwrap_or(0);
        let mut stations = vec![self.station::<M>(pix, at, 0, None)];
        let (mut spent, mut steps) = (0_u32, Vec::new());
        for (i, to) in along.iter().enumerate() {
            steps.clear();
            M::steps(self, pix, at, &mut steps);
            let step = steps.iter().find(|(next, _)| layout.hex(self.hex_on_way(*next)) == *to);
            let step = step.filter(|(_, cost)| i32::try_from(spent + cost).is_ok_and(|n| n <= budget));
            let Some((next, cost)) = step.copied() else {
                self.judged(&Order::march(pix, along[..=i].to_vec(), None))?;
                return refuse(rule::MOVE_POINTS, format!("{} cannot go that way", self.name(pix)));
            };
            (at, spent) = (next, spent + cost);
            let before = stations.len() - 1;
            let mut station = self.station::<M>(pix, at, spent, Some(before));
            station.ends &= i + 1 == along.len();
            stations.push(station);
        }
        let trunk = stations.len() - 1;
        let left = budget - i32::try_from(spent).unwrap_or(budget);
        let found = M::reach(self, pix, at, left);
        let mut index: BTreeMap<At, usize> = BTreeMap::from([(at, trunk)]);
        for (state, _) in found.iter().filter(|(state, _)| *state != at) {
            let next = stations.len() + index.len() - 1;
            index.insert(state, next);
        }
        for (state, cost) in found.iter().filter(|(state, _)| *state != at) {
            let before = found.before(state).and_then(|b| index.get(&b)).copied();
            stations.push(self.station::<M>(pix, state, spent + cost, before));
        }
        Ok(Marches { stations, budget: Some(2 * budget) })
    }

    fn station<M: Marcher>(&self, pix: PieceIx, at: At, cost: u32, before: Option<usize>) -> Station {
        let hex = self.board().layout().hex(self.hex_on_way(at));
        let facings = if before.is_some() { M::facings(self, pix, hex) } else { Vec::new() };
        let now = self.piece(pix).facing;
        Station {
            hex,
            facing: now.filter(|f| facings.is_empty() || facings.contains(f)).or(facings.first().copied()),
            facings,
            before,
            halves: i32::try_from(2 * cost).ok(),
            risk_permille: if self.way_disorders(at) && !self.disordered(pix) { 1000 } else { 0 },
            stops: before.is_some() && M::stops(self, pix, hex),
            ends: before.is_some() && M::ends(self, pix, hex),
        }
    }
}
