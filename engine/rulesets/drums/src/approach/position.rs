//! The better position (`geo.terrain`, `app.mods`).

use crate::board::chart::Chart;
use crate::tables::Tables;
use oblique_board::Board;
use oblique_board::hex::{Hex, entered_across};

/// Where a fight takes place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grounds<'b> {
    /// The board.
    pub board: &'b Board,
    /// Its ground.
    pub chart: &'b Chart,
    /// The attacker's hex.
    pub attacker: Hex,
    /// The defender's hex.
    pub defender: Hex,
    /// Is the attacker Light, so that difficult ground helps nobody against it (`spec.light`)?
    pub light: bool,
}

impl Grounds<'_> {
    fn higher(&self, a: Hex, b: Hex) -> i32 {
        let level = |hex: Hex| self.board.level(hex).unwrap_or(0);
        if level(a) > level(b) { Tables::get().approach.higher } else { 0 }
    }

    /// Dice of the defender's position: height and the best of the rest, up to a limit. In an Approach a wood that
    /// holds the attacker alone counts too.
    pub(crate) fn defenders(&self, approach: bool) -> i32 {
        let table = &Tables::get().approach;
        let ground = self.chart.at(self.board, self.defender);
        let own = if self.light && ground.difficult { 0 } else { ground.position };
        let wood = |hex| self.chart.at(self.board, hex).id == "woods";
        let woods = if approach && !self.light && wood(self.attacker) { table.woods } else { 0 };
        let across = entered_across(self.attacker, self.defender);
        let edges = across.iter().flat_map(|from| self.chart.between(self.board, *from, self.defender));
        let edge = edges.map(|row| row.position).max().unwrap_or(0);
        let other = own.max(woods).max(edge);
        (self.higher(self.defender, self.attacker) + other).min(table.position_most)
    }

    /// Dice of the attacker's position in an Approach: height alone.
    pub(crate) fn attackers(&self) -> i32 {
        self.higher(self.attacker, self.defender)
    }
}

#[cfg(test)]
mod tests {
    use super::Grounds;
    use crate::board::chart::Chart;
    use crate::board::tests::at;
    use crate::test_field::Field;

    fn defenders(paint: impl FnOnce(&mut Field), light: bool, approach: bool) -> i32 {
        let mut field = Field::new(&[]);
        paint(&mut field);
        let chart = Chart::of(field.board());
        let ground = Grounds {
            board: field.board(),
            chart: &chart,
            attacker: at(12, 10),
            defender: at(10, 10),
            light,
        };
        ground.defenders(approach)
    }

    #[test]
    fn heights_and_the_best_of_the_rest_add_up_to_two() {
        let hill = |f: &mut Field| f.raise(at(10, 10), 1);
        assert_eq!(defenders(hill, false, true), 1);
        let mut above = Field::new(&[]);
        above.raise(at(12, 10), 1);
        let chart = Chart::of(above.board());
        let board = above.board();
        let down = Grounds { board, chart: &chart, attacker: at(12, 10), defender: at(10, 10), light: false };
        assert_eq!((down.attackers(), down.defenders(true)), (1, 0), "who stands higher");
        let hedge = |f: &mut Field| {
            hill(f);
            f.edge("hedge", at(10, 10), at(11, 10));
        };
        assert_eq!(defenders(hedge, false, true), 2);
        let wall = |f: &mut Field| {
            hill(f);
            f.edge("wall", at(10, 10), at(11, 10));
        };
        assert_eq!(defenders(wall, false, true), 2, "capped");
        assert_eq!(defenders(|f| f.edge("hedge", at(10, 10), at(9, 10)), false, true), 0, "behind it");
    }

    #[test]
    fn woods_help_the_defender_but_not_against_the_light() {
        assert_eq!(defenders(|f| f.paint(at(10, 10), "woods"), false, false), 1);
        assert_eq!(defenders(|f| f.paint(at(10, 10), "woods"), true, true), 0);
        assert_eq!(defenders(|f| f.paint(at(12, 10), "woods"), false, true), 1, "the attacker stands in one");
        assert_eq!(defenders(|f| f.paint(at(12, 10), "woods"), false, false), 0, "in an Approach only");
        assert_eq!(
            defenders(|f| f.paint(at(10, 10), "sector"), true, true),
            2,
            "a sector is not difficult ground"
        );
    }
}
