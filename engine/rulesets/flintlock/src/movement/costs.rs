//! What a step costs (`move.points`, table T11).
//!
//! Must not know who else stands there, nor zones of control.

use crate::battle::state::Battle;
use crate::ids::track;
use crate::movement::steps::StepTable;
use crate::movement::terrain::mover_of;
use crate::tables::{Mover, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

impl Battle {
    /// The column of the terrain table a piece moves by.
    pub(crate) fn mover(&self, pix: PieceIx) -> Mover {
        mover_of(&self.0, pix)
    }

    /// Points a piece may spend in an Activation: its own allowance, but a Column's is the same for
    /// every unit, whatever its counter says (`form.column`).
    pub(crate) fn allowance(&self, pix: PieceIx) -> i32 {
        let own = self.get(pix, track::MA);
        if self.arm(pix).is_line() { Tables::get().allowance(self.form(pix), own) } else { own }
    }

    /// Points a piece pays for a step to a neighbour; `None` where its kind cannot go. Along a road
    /// or trail neither the hex nor its side counts.
    pub(crate) fn step_cost(&self, pix: PieceIx, from: Hex, to: Hex) -> Option<i32> {
        self.column_cost(self.mover(pix), from, to)
    }

    /// The same for a column of the terrain table.
    pub(crate) fn column_cost(&self, mover: Mover, from: Hex, to: Hex) -> Option<i32> {
        let layout = self.board().layout();
        let (from, to) = layout.index(from).zip(layout.index(to))?;
        let mut steps = self.steps(mover).leaving(from);
        steps.find(|(next, _)| *next == to)?.1.and_then(|points| i32::try_from(points).ok())
    }

    /// The steps of a column of the terrain table over this board.
    pub(crate) fn steps(&self, mover: Mover) -> &StepTable {
        self.ground().steps.of(mover, self.board().layout(), |from, to| self.reckon_step(mover, from, to))
    }

    /// Points of a step between neighbours of the board, by its tables.
    fn reckon_step(&self, mover: Mover, from: Hex, to: Hex) -> Option<i32> {
        // Looked up once, and mostly there is nothing.
        let lines = self.linear(from, to);
        if let Some(way) = self.way_of(lines) {
            return Some(way.mp(mover));
        }
        let hex = self.terrain_row(to).mp(mover)?;
        let sides: i32 = self.hexsides_of(lines).map(|row| row.mp(mover)).sum();
        let up = (self.level(to) - self.level(from)).max(0);
        Some(hex + sides + up * Tables::get().level_up.mp(mover))
    }
}

#[cfg(test)]
mod tests {
    use crate::CATALOG;
    use crate::battle::state::Battle;
    use crate::tables::Mover;
    use oblique_rules::kernel::Opening as _;
    use oblique_rules::play::Options;

    /// What is looked up is what the tables come to, for every step over a board with woods, a stream, roads and hills.
    #[test]
    fn steps_cost_what_the_tables_say() {
        let text = include_str!("../../../../../scenarios/flintlock/guilford.ron");
        let scenario = crate::tests::read_scenario(text).scenario.expect("the battle is read");
        let battle = Battle::set_up(&CATALOG, &scenario, &Options { seed: 1, fog: false, unattended: false });
        let layout = scenario.board.layout();
        let movers = [Mover::Line, Mover::Column, Mover::Cavalry, Mover::Gun, Mover::Leader];
        for (mover, from) in movers.into_iter().flat_map(|m| layout.hexes().map(move |hex| (m, hex))) {
            for (_, to) in layout.neighbours(from) {
                assert_eq!(battle.column_cost(mover, from, to), battle.reckon_step(mover, from, to));
            }
            // Beside it only.
            let far = from + oblique_board::hex::Hex::new(2, 0);
            assert_eq!(battle.column_cost(mover, from, far), None);
        }
    }
}
