//! What the pane shows beside the map: highlights, statistics.
//!
//! Must not change anything.

use super::ids::track;
use super::state::Battle;
use crate::rules::play::{Highlight, Pix, Shade};
use crate::scenario::Side;

impl Battle {
    /// What the map highlights for a selected piece.
    pub fn highlighted(&self, selected: Option<Pix>) -> Vec<Highlight> {
        let Some(pix) = selected.filter(|p| self.field.get(*p).is_some_and(|p| p.on_map())) else {
            return Vec::new();
        };
        let piece = self.piece(pix);
        if !self.arm(pix).leads() {
            return Vec::new();
        }
        let range = self.get(pix, track::RANGE);
        let traced = self.traced(piece.side(), piece.hex, range);
        let hexes = self.ground.board.layout().hexes().filter(|h| self.within(&traced, *h, range));
        hexes.map(|hex| Highlight { hex, shade: Shade::Radius, piece: Some(pix) }).collect()
    }

    /// Rows of the statistics window.
    pub fn stat_rows(&self, _seat: Option<Side>) -> Vec<(String, String)> {
        let mut rows = vec![("Activation".to_owned(), self.field.turn.to_string())];
        for side in Side::BOTH {
            let points = self.memory.flight_points[side.index()];
            let level = self.ground.sides[side.index()].flight_level;
            rows.push((format!("Side {side}: Flight Points of Level"), format!("{points} of {level}")));
        }
        rows
    }
}
