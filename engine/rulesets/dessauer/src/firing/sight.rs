//! What is seen: hills, woods, blocks (`los.line`, `los.hill`, `woods.sight`, `town.cover`).

use crate::battle::state::Battle;
use crate::board::chart;
use crate::board::hexes_between;
use crate::ids::{formation, mark, rule};
use crate::tables::Tables;
use oblique_board::hex::{Hex, crossed};
use oblique_board::sight::trace_crossed as trace;
use oblique_rules::RuleId;
use oblique_rules::play::PieceIx;

impl Battle {
    /// The first hex that hides one from the other by hills and blocks; by woods with its rule.
    pub(crate) fn sight_blocked(&self, from: Hex, to: Hex) -> Option<(Hex, RuleId)> {
        let (chart, board) = (&self.ground().chart, self.board());
        let (s, t) = (chart::level(board, from), chart::level(board, to));
        let hides = |hex: Hex| {
            let m = chart.top(board, hex);
            m > s.min(t) && m >= s.max(t)
        };
        let layout = board.layout();
        let hill = trace(layout, from, to, hides);
        if let Some(hex) = hill {
            return Some((hex, rule::LOS_HILL));
        }
        let woods = |hex: Hex| chart.is_woods(board, hex);
        let (out, target) = (woods(from), woods(to));
        let sight = Tables::get().ground.sight_hexes;
        // Along a hexside a hill on one side and woods on the other hide as well.
        let covers = |hex: Hex| woods(hex) || hides(hex);
        let trees = trace(layout, from, to, covers);
        let hidden = match (out, target) {
            (true, true) => {
                // In one wood sight is short; out of it and into another both must stand at the edge.
                let clear = trace(layout, from, to, |hex| !woods(hex)).is_none();
                if clear {
                    (hexes_between(from, to) > sight).then_some(to)
                } else {
                    let edges = chart.is_wood_edge(board, from) && chart.is_wood_edge(board, to);
                    if edges { trees } else { Some(to) }
                }
            }
            (true, false) if !chart.is_wood_edge(board, from) => Some(from),
            (false, true) if !chart.is_wood_edge(board, to) => Some(to),
            _ => trees,
        };
        hidden.map(|hex| (hex, rule::WOODS_SIGHT))
    }

    /// Why a unit in cover is not seen from a hex; `None` if it is (`woods.sight`, `town.cover`).
    pub(crate) fn hidden_in_cover(&self, from: Hex, target: PieceIx) -> Option<RuleId> {
        let hex = self.piece(target).hex;
        let near = hexes_between(from, hex) <= Tables::get().ground.sight_hexes;
        if near || self.is(target, mark::SHOWN) {
            return None;
        }
        if self.form(target) == formation::GARRISON {
            return Some(rule::TOWN_COVER);
        }
        let (chart, board) = (&self.ground().chart, self.board());
        chart.is_woods(board, hex).then_some(rule::WOODS_SIGHT)
    }

    /// Was a target seen by a unit from a hex (`charge.speed`)?
    pub(crate) fn sees_from(&self, _: PieceIx, from: Hex, target: PieceIx) -> bool {
        let to = self.piece(target).hex;
        self.sight_blocked(from, to).is_none() && self.hidden_in_cover(from, target).is_none()
    }

    /// Hexes the line of fire counts for more than it is long, at so many a woods hex (`woods.range`).
    pub(crate) fn woods_on_line(&self, from: Hex, to: Hex) -> i32 {
        let (chart, board) = (&self.ground().chart, self.board());
        let woods = |hex: Hex| chart.is_woods(board, hex);
        let between = crossed(from, to).filter(|step| step.hexes().all(woods)).count();
        i32::try_from(between).unwrap_or(0) + i32::from(woods(to))
    }
}
