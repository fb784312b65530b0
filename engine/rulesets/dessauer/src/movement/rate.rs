//! What a unit may spend (`move.allow`, `road.march`, `charge.speed`).

use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use crate::movement::allowance::{self, Order};
use crate::movement::course::Course;
use crate::tables::Tables;
use oblique_rules::play::PieceIx;

/// The column of the table of rates for a formation; a garrison leaves its block in column.
pub(crate) const fn order_of(form: u8) -> Order {
    match form {
        formation::COLUMN | formation::LIMBERED | formation::GARRISON => Order::Column,
        formation::SQUARE => Order::Square,
        formation::SKIRMISH => Order::Skirmish,
        _ => Order::Line,
    }
}

impl Battle {
    /// Its allowance in a formation, in halves of an inch.
    pub(crate) fn halves_of_form(&self, pix: PieceIx, form: u8) -> i32 {
        if self.is(pix, mark::WITHOUT_GUNS) {
            return Tables::get().rates_of("gunners").map_or(0, |row| 2 * row.column);
        }
        allowance::halves(self.class(pix), order_of(form), self.grade(pix))
    }

    /// What it has done of its move in this player turn.
    pub(crate) fn course(&self, pix: PieceIx) -> Course {
        self.memory().courses.get(&pix).copied().unwrap_or_else(|| self.fresh_course(pix))
    }

    fn fresh_course(&self, pix: PieceIx) -> Course {
        let (class, form, grade) = (self.class(pix), self.form(pix), self.grade(pix));
        let whole = self.halves_of_form(pix, form);
        let here = self.piece(pix).hex;
        let marches = matches!(form, formation::COLUMN | formation::LIMBERED)
            && self.ground().chart.is_on_road(self.board(), here);
        let road = marches.then(|| allowance::road_halves(class, Order::Column, grade));
        let charges = matches!(form, formation::LINE | formation::COLUMN) && self.is_steady(pix);
        let charge = charges.then(|| allowance::charge_halves(class, order_of(form), grade));
        Course::fresh(here, whole, road, charge)
    }
}
