//! Columns that go into line because the enemy is upon them (`form.auto_fire`, `form.auto_assault`).
//!
//! Must not know formation changes by order.

use crate::battle::state::Battle;
use crate::combat::checks::modifier;
use crate::ids::{formation, rule};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::RuleId;
use oblique_rules::play::{Event, PieceIx};
use oblique_scenario::Side;

impl Battle {
    /// Is a hex in the zone of control of an enemy of `side` of such an arm?
    pub(crate) fn in_zone_of(
        &self,
        side: Side,
        hex: Hex,
        arm: impl Fn(crate::battle::ground::Arm) -> bool,
    ) -> bool {
        self.enemy_zone(side, hex)
            && self.around(hex).into_iter().any(|h| {
                self.units_at(h).any(|p| {
                    self.piece(p).side() != side
                        && arm(self.arm(p))
                        && self.has_zone(p)
                        && self.front(p).contains(&hex)
                })
            })
    }

    /// At the end of a fire step of an action phase (`form.auto_fire`).
    pub(crate) fn auto_form_fire(&mut self) {
        self.auto_form(rule::FORM_AUTO_FIRE, crate::battle::ground::Arm::is_foot);
    }

    /// At the end of an assault step (`form.auto_assault`).
    pub(crate) fn auto_form_assault(&mut self) {
        self.auto_form(rule::FORM_AUTO_ASSAULT, crate::battle::ground::Arm::is_cavalry);
    }

    fn auto_form(&mut self, rule: RuleId, arm: impl Fn(crate::battle::ground::Arm) -> bool) {
        let caught = self.field().iter().filter(|(pix, p)| {
            p.on_map()
                && p.formation == formation::COLUMN
                && self.arm(*pix).is_infantry()
                && self.in_zone_of(p.side(), p.hex, &arm)
        });
        let caught: Vec<PieceIx> = caught.map(|(pix, _)| pix).collect();
        for pix in self.canonical(caught) {
            let fixed = Tables::get().checks.formation_fixed_from;
            let hex = self.piece(pix).hex;
            if self.disruption(pix) >= fixed || !self.terrain_allows(pix, formation::LINE, hex) {
                continue;
            }
            let Some(facing) = self.line_facing(pix) else { continue };
            let name = self.piece(pix).info.name.clone();
            self.say(rule, Some(pix), format!("{name}, caught in column, goes into line"));
            let column = self.column(pix, formation::COLUMN);
            self.emit(Event::Formed { piece: pix, formation: formation::LINE, facing: Some(facing) });
            let due = Tables::get().actions.formation.cell(column).and_then(|c| c.disruption);
            if let Some(due) = due {
                let mut mods = Vec::new();
                mods.extend(modifier(due, "change of formation", rule::FORM_CHANGE));
                mods.extend(self.stack_modifier(hex, pix));
                self.disruption_check(pix, rule, &mods);
            }
        }
    }

    /// The line's facing: of left and right the one with more enemies that hold zones in front, then
    /// with more enemies there, then right.
    fn line_facing(&self, pix: PieceIx) -> Option<Hour> {
        let piece = self.piece(pix);
        let facing = piece.facing?;
        let (side, hex) = (piece.side(), piece.hex);
        let o = self.board().layout().orientation;
        let worth = |f: Hour| {
            let mut count = (0, 0);
            for h in [f.turned(-1), f.turned(1)] {
                for p in self.units_at(hex + h.vector(o)) {
                    if self.piece(p).side() != side {
                        count.0 += i32::from(self.has_zone(p));
                        count.1 += 1;
                    }
                }
            }
            count
        };
        let (left, right) = (facing.turned(-3), facing.turned(3));
        Some(if worth(left) > worth(right) { left } else { right })
    }
}
