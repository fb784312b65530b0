//! What the map shows of a running battle: zones of control, fields of fire, lines of sight (`zoc.who`,
//! `fire.range`, `face.arc`, `los.line`).
//!
//! Everything is asked of the functions that judge orders. Must not know how it is drawn.

use crate::battle::state::Battle;
use crate::fire::targets::hexes_between;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{FireArea, LineOfSight, PieceIx, Refusal};

impl Battle {
    /// What a unit could fire at as it stands.
    ///
    /// # Errors
    /// Why it cannot fire.
    pub(crate) fn fire_area(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        self.may_shoot(pix)?;
        let mut area = FireArea::default();
        let Some(weapon) = self.arm(pix).weapon() else { return Ok(area) };
        let from = self.piece(pix).hex;
        for hex in self.board().layout().hexes() {
            let range = Tables::get().fire_range(weapon, hexes_between(from, hex));
            if hex == from || range.is_none() || !self.in_arc(pix, hex) {
                continue;
            }
            let list = if self.sees(from, hex) { &mut area.hexes } else { &mut area.hidden };
            list.push(hex);
        }
        Ok(area)
    }

    /// The line of sight between two hexes as the units stand.
    pub(crate) fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        let hidden = self.hidden(from, to);
        LineOfSight {
            from,
            to,
            blocked: hidden.map(|h| h.by),
            rule: hidden.map_or(rule::LOS_LINE, |h| h.rule),
        }
    }
}
