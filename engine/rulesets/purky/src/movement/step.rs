//! One step between neighbouring hexes: where it leads by facing, what it costs, what bars it.

use crate::battle::memory::Purse;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::movement::purse::{INCH, paid};
use crate::refuse;
use crate::tables::{Arm, Going, Tables};
use crate::units::formation::facing_kind;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Heading;
use oblique_rules::play::{PieceIx, Refusal};

/// Where a step leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// To the front, straight (0) or to the left (-1) or right (1) front (`move.forward`).
    Forward(i8),
    /// Back or aside (`move.slow`).
    Slow,
}

/// Where a step to an hour leads a unit so formed; `None` where it may not step.
fn way_of(form: u8, facing: Hour, hour: Hour) -> Option<Way> {
    match facing_kind(form).heading(facing, hour)? {
        Heading::Front(side) => Some(Way::Forward(side)),
        Heading::Aside => (form != formation::LIMBERED).then_some(Way::Slow),
    }
}

impl Battle {
    /// The purse after a step.
    ///
    /// # Errors
    /// Why it may not be taken.
    pub(crate) fn stepped(&self, pix: PieceIx, purse: Purse, from: Hex, to: Hex) -> Result<Purse, Refusal> {
        let Some(facing) = self.piece(pix).facing else {
            return refuse(rule::FORM_TABLE, "A square does not move: change its formation first");
        };
        self.stepped_facing(pix, facing, purse, from, to)
    }

    /// Is a step one straight on of a unit so faced, its last step having gone to that side?
    pub(crate) fn is_straight_on(&self, pix: PieceIx, facing: Hour, slide: i8, from: Hex, to: Hex) -> bool {
        let hour = Hour::between(from, to, self.board().layout().orientation);
        match hour.and_then(|hour| way_of(self.piece(pix).formation, facing, hour)) {
            Some(Way::Forward(to_side)) => to_side == 0 || to_side != slide,
            Some(Way::Slow) | None => false,
        }
    }

    /// The purse after a step of a unit faced so.
    ///
    /// # Errors
    /// Why it may not be taken.
    pub(crate) fn stepped_facing(
        &self,
        pix: PieceIx,
        facing: Hour,
        purse: Purse,
        from: Hex,
        to: Hex,
    ) -> Result<Purse, Refusal> {
        let (form, orientation) = (self.piece(pix).formation, self.board().layout().orientation);
        let Some(hour) = Hour::between(from, to, orientation) else {
            return refuse(rule::MOVE_STEP, "Name a way of hexes next to each other");
        };
        let Some(way) = way_of(form, facing, hour) else {
            return refuse(rule::MOVE_SLOW, "Formed as it is it does not step that way: wheel it first");
        };
        self.open_to(pix, to)?;
        let factor = self.ground_factor(pix, from, to)?;
        self.paid_for(pix, purse, way, factor)
    }

    /// Pays for a step of a way and a factor of the ground.
    fn paid_for(&self, pix: PieceIx, mut purse: Purse, way: Way, ground: i32) -> Result<Purse, Refusal> {
        let (numbers, form) = (&Tables::get().movement, self.piece(pix).formation);
        let mut factor = ground;
        if form != formation::SKIRMISH {
            match way {
                Way::Forward(slide) if slide != 0 && slide == purse.slide => {
                    if self.facts(pix).oblique {
                        if !purse.oblique {
                            purse.left = (purse.left - numbers.oblique_loss * INCH).max(0);
                            purse.oblique = true;
                        }
                    } else {
                        factor *= numbers.slow;
                    }
                }
                Way::Forward(slide) => purse.slide = slide,
                Way::Slow => {
                    factor *= numbers.slow;
                    purse.slide = 0;
                }
            }
        }
        let cost = Tables::get().scale.inches_a_hex * factor * INCH;
        let purse = self.noting_half(pix, purse, cost);
        let short = || Refusal::new(rule::MOVE_STEP, "It has not enough inches left for this step");
        paid(purse, cost).ok_or_else(short)
    }

    /// What the ground makes of a step's cost (`move.terrain`).
    fn ground_factor(&self, pix: PieceIx, from: Hex, to: Hex) -> Result<i32, Refusal> {
        let Some(passage) = self.ground().chart.passage(self.board(), from, to) else {
            return refuse(rule::MOVE_TERRAIN, "Nobody enters there: go round, or by a bridge");
        };
        let form = self.piece(pix).formation;
        if passage.road && matches!(form, formation::MARCH_COLUMN | formation::LIMBERED) {
            return Ok(1);
        }
        let numbers = &Tables::get().movement;
        let ground = match passage.going {
            Going::Open => 1,
            Going::Rough => numbers.rough,
            Going::VeryRough if self.arm(pix) == Some(Arm::Guns) && !passage.road => {
                return refuse(rule::MOVE_TERRAIN, "Guns enter very rough ground by road only");
            }
            Going::VeryRough | Going::Impassable => numbers.very_rough,
        };
        Ok(if passage.obstacle { ground * numbers.obstacle } else { ground })
    }

    /// May it go into or through a hex by who stands there (`move.friends`)?
    pub(crate) fn open_to(&self, pix: PieceIx, to: Hex) -> Result<(), Refusal> {
        let (side, form) = (self.piece(pix).side(), self.piece(pix).formation);
        // A way may lead back to where it began: nobody is in his own way.
        for other in self.at(to).iter().filter(|other| **other != pix) {
            let there = self.piece(*other);
            if there.side() != side {
                let advice = if there.is_unit() { "charge it" } else { "stop beside him, and he rides off" };
                let text = format!("{} stands there: {advice}", self.name(*other));
                return refuse(rule::MOVE_FRIENDS, text);
            }
            let loose = form == formation::SKIRMISH || there.formation == formation::SKIRMISH;
            if there.is_unit() && !loose && !self.is(pix, mark::ROUTING) {
                let text = format!("{} stands in the way: go round it", self.name(*other));
                return refuse(rule::MOVE_FRIENDS, text);
            }
        }
        Ok(())
    }

    /// May a piece end in a hex: on the map, not impassable, no enemy, and no unit beside a unit (`move.friends`)?
    pub(crate) fn may_stop(&self, pix: PieceIx, hex: Hex) -> bool {
        let (side, unit) = (self.piece(pix).side(), self.piece(pix).is_unit());
        let ground = self.ground().chart.at(self.board(), hex);
        ground.is_some_and(|row| row.ground != Going::Impassable)
            && self.at(hex).iter().filter(|other| **other != pix).all(|other| {
                let there = self.piece(*other);
                there.side() == side && !(unit && there.is_unit())
            })
    }
}

#[cfg(test)]
mod tests {
    use super::{Way, way_of};
    use crate::ids::formation;
    use oblique_board::hex::Hour;

    #[test]
    fn columns_march_straight_and_lines_by_turns() {
        let way = |form, facing, to| way_of(form, Hour::new(facing), Hour::new(to));
        assert_eq!(way(formation::ATTACK_COLUMN, 1, 1), Some(Way::Forward(0)));
        assert_eq!(way(formation::ATTACK_COLUMN, 1, 11), Some(Way::Slow));
        assert_eq!(way(formation::ATTACK_COLUMN, 1, 5), None);
        assert_eq!(way(formation::LIMBERED, 1, 7), None);
        assert_eq!(way(formation::LINE, 0, 11), Some(Way::Forward(-1)));
        assert_eq!(way(formation::LINE, 0, 1), Some(Way::Forward(1)));
        assert_eq!(way(formation::LINE, 0, 3), Some(Way::Slow));
    }
}
