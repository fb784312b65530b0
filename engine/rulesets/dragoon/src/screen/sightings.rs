//! What the map shows of a running battle: zones of control, fields of fire, lines of sight
//! (`zoc.where`, `bomb.target`, `zoc.fire`, `los.line`).
//!
//! Everything is asked of the functions that judge and carry orders out. Must not know how it is
//! drawn.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::movement::refuse;
use crate::sight;
use oblique_board::hex::Hex;
use oblique_rules::play::{FireArea, LineOfSight, PieceIx, Refusal};

impl Battle {
    /// What a unit could fire at as it stands: a battery far off, men into their zone of control.
    ///
    /// # Errors
    /// Why it cannot fire.
    pub(crate) fn fire_area(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        if let Some(why) = self.refuse_arms(pix) {
            return Err(why);
        }
        let layout = self.board().layout();
        let mut area = FireArea::default();
        if !self.arm(pix).is_guns() {
            if !self.has_zone(pix) {
                return refuse(rule::ZOC_FIRE, "In column it has no zone of control to fire into");
            }
            area.hexes = layout.hexes().filter(|hex| self.front(pix).contains(hex)).collect();
            return Ok(area);
        }
        if let Some(why) = self.guns_silent(pix) {
            return Err(why);
        }
        for hex in layout.hexes().filter(|hex| *hex != self.piece(pix).hex) {
            match self.refuse_aim(pix, hex) {
                None => area.hexes.push(hex),
                Some(why) if why.rule == rule::LOS_LINE => area.hidden.push(hex),
                Some(_) => {}
            }
        }
        Ok(area)
    }

    /// The line of sight between two hexes as the units stand.
    pub(crate) fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        let blocked = sight::blocked(self.board(), from, to, |hex| self.top_at(hex).is_some());
        LineOfSight { from, to, blocked, rule: rule::LOS_LINE }
    }
}
