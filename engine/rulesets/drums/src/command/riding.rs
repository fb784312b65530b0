//! Generals ride and attach themselves, in play (`gen.activate`, `gen.move`, `gen.attach`).

use crate::battle::memory::Activation;
use crate::battle::state::Battle;
use crate::command::threat::Units;
use crate::ids::mark;
use crate::tables::{Crossing, Tables};
use crate::units::division::Division as _;
use crate::units::nature::{Arm, Special};
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, Order, PieceIx, Why};
use std::collections::BTreeMap;

impl Battle {
    /// What a general may do with his next action: ride somewhere, or to a unit of his brigade and attach himself.
    pub(crate) fn riding_orders(&self, activation: &Activation) -> Vec<Order> {
        let general = activation.piece;
        let table = &Tables::get().actions;
        if i32::from(activation.moves) >= table.moves_most {
            return Vec::new();
        }
        let (piece, here) = (self.piece(general), self.piece(general).hex);
        let nature = self.nature(general);
        let reached = self.reached_by(general);
        let units = Units::of(&self.0, piece.side());
        let safe = |hex: &Hex| !units.endanger(*hex);
        let attached = self.is(general, mark::ATTACHED);
        let rides = reached.iter().filter(|hex| safe(hex) && (attached || **hex != here));
        let place =
            |to: Hex, beside| Order::Place { piece: Some(general), to: Some(to), beside, facing: None };
        let mut orders: Vec<Order> = rides.map(|hex| place(*hex, None)).collect();
        if nature.arm == Arm::Leader && !nature.has(Special::SecondLine) && !attached {
            let own = self.units_of(piece.side()).into_iter().filter(|u| self.leader_of(*u) == Some(general));
            let near = own.filter(|unit| reached.contains(&self.piece(*unit).hex));
            orders.extend(near.map(|unit| place(self.piece(unit).hex, Some(unit))));
        }
        orders
    }

    /// Hexes a general reaches with an action, his own first: by any path that neither ground, closed water nor an enemy
    /// unit bars.
    fn reached_by(&self, general: PieceIx) -> Vec<Hex> {
        let from = self.piece(general).hex;
        let (side, board, chart) = (self.piece(general).side(), self.board(), &self.ground().chart);
        let most = usize::try_from(Tables::get().moves.general).unwrap_or(0);
        let mut found = vec![from];
        let mut steps: BTreeMap<(i32, i32), usize> = BTreeMap::from([((from.x, from.y), 0)]);
        let mut next = 0;
        while let Some(here) = found.get(next).copied() {
            next += 1;
            let so_far = steps.get(&(here.x, here.y)).copied().unwrap_or(most);
            if so_far >= most {
                continue;
            }
            for hex in self.around(here) {
                let barred = chart.at(board, hex).impassable
                    || self.is_ruined(hex)
                    || self.unit_at(side.other(), hex).is_some()
                    || chart.crossing(board, here, hex) == Some(Crossing::Closed);
                if !barred && !steps.contains_key(&(hex.x, hex.y)) {
                    steps.insert((hex.x, hex.y), so_far + 1);
                    found.push(hex);
                }
            }
        }
        found
    }

    /// A general rides to a hex and attaches himself to a unit there, or to none; his activation counts it.
    pub(crate) fn ride(&mut self, activation: &mut Activation, to: Hex, beside: Option<PieceIx>) {
        let general = activation.piece;
        let from = self.piece(general).hex;
        self.set_mark(general, mark::ATTACHED, false);
        if from != to {
            self.emit(Event::Moved { piece: general, from, to, why: Why::Ordered });
        }
        self.set_mark(general, mark::ATTACHED, beside.is_some());
        activation.spent += 1;
        activation.moves += 1;
    }
}

#[cfg(test)]
mod tests;
