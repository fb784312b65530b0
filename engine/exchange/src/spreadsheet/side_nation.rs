//! The nation of new units whose row names none: the one that all of their side are of. And the side of a sheet that names
//! none: the one whose nation its units are of.

use super::column::fold;
use super::{Column, ImportOptions, Vocabulary, Worksheet, parse};
use oblique_scenario::{Scenario, Side};
use std::collections::BTreeSet;

/// The nation of each side whose units are of one, if it is listed. Those that have none yet do not count.
pub(super) fn of_sides(scenario: &Scenario) -> [Option<String>; 2] {
    Side::BOTH.map(|side| {
        let own = scenario.pieces.values().filter(|piece| piece.side == side && !piece.nation.is_empty());
        let nations: BTreeSet<&String> = own.map(|piece| &piece.nation).collect();
        let one = nations.first().filter(|_| nations.len() == 1)?;
        scenario.nations.contains_key(*one).then(|| (*one).clone())
    })
}

impl ImportOptions {
    /// Takes the side that more rows of a sheet without sides belong to by their nations: that of a side's units, or one the
    /// side is named after.
    pub(super) fn go_by_nations(&mut self, sheet: &Worksheet, scenario: &Scenario, known: Vocabulary<'_>) {
        let Some(column) =
            self.column_of(&Column::Nation).filter(|_| self.column_of(&Column::Side).is_none())
        else {
            return;
        };
        let nations = of_sides(scenario);
        let is_of = |text: &str, side: Side| {
            let Some(key) = &nations[side.index()] else { return false };
            let name = scenario.nations.get(key).map_or("", |nation| nation.name.as_str());
            fold(text) == fold(key) || fold(text) == fold(name)
        };
        let mut rows = [0_usize; 2];
        for row in self.body(sheet) {
            let cell = sheet.cell(row, column);
            let text = cell.trimmed();
            if cell.is_blank() {
                continue;
            }
            let by_units = Side::BOTH.map(|side| is_of(text, side));
            match by_units {
                [true, false] => rows[0] += 1,
                [false, true] => rows[1] += 1,
                [true, true] => {}
                [false, false] => {
                    if let Ok(side) = parse::side(text, scenario, known) {
                        rows[side.index()] += 1;
                    }
                }
            }
        }
        match rows[0].cmp(&rows[1]) {
            std::cmp::Ordering::Less => self.side = Side::B,
            std::cmp::Ordering::Greater => self.side = Side::A,
            std::cmp::Ordering::Equal => {}
        }
    }
}
