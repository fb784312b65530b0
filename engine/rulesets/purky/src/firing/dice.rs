//! Dice and charts of fire (`fire.dice`, `fire.chart`, `form.table`).

use crate::battle::state::Battle;
use crate::board::angles::beyond_front;
use crate::ids::{formation, mark, rule};
use crate::tables::{Arm, Shelter, Tables};
use crate::units::formation::is_column;
use crate::units::posed::Posed;
use oblique_rules::play::{Modifier, PieceIx};

/// The chart at which every situation begins.
const CHART_C: i32 = 2;

/// A volley before its dice fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Volley {
    /// Dice.
    pub dice: i32,
    /// Index of the chart, 0 is A.
    pub chart: usize,
    /// The number that hits; 0 never does.
    pub number: i32,
    /// What shifts the chart.
    pub shifts: Vec<Modifier>,
}

/// The chart so many steps better than C, never beyond A or E.
pub(crate) fn shifted(shifts: &[Modifier]) -> usize {
    let sum: i32 = shifts.iter().map(|shift| shift.value).sum();
    usize::try_from((CHART_C - sum).clamp(0, 2 * CHART_C)).unwrap_or(0)
}

/// A part of a number, rounded half up.
pub(crate) const fn part(of: i32, divisor: i32) -> i32 {
    let divisor = if divisor < 1 { 1 } else { divisor };
    (2 * of + divisor) / (2 * divisor)
}

/// Dice of so many figures, one at the least.
pub(crate) fn dice_of(figures: i32) -> i32 {
    let numbers = &Tables::get().dice;
    part(figures, numbers.figures_a_die).max(numbers.least)
}

impl Battle {
    /// Figures of a unit that fire, or fight (`form.table`).
    pub(crate) fn figures_in_front(&self, pix: PieceIx, melee: bool) -> i32 {
        self.figures_formed(pix, self.piece(pix).formation, melee)
    }

    /// The same, formed so.
    pub(crate) fn figures_formed(&self, pix: PieceIx, form: u8, melee: bool) -> i32 {
        let (numbers, left) = (&Tables::get().frontage, self.figures(pix));
        let ranks = if self.arm(pix) == Some(Arm::Horse) { numbers.horse_ranks } else { 1 };
        let stand = self.facts(pix).per_stand;
        match form {
            formation::MARCH_COLUMN => (numbers.march_stands * ranks * stand).min(left),
            formation::ATTACK_COLUMN => (numbers.column_stands * ranks * stand).min(left),
            formation::SQUARE if melee => part(left, numbers.square_melee_divisor),
            formation::SQUARE => part(left, numbers.square_fire_divisor),
            formation::LIMBERED => 0,
            _ => left,
        }
    }

    /// The volley a unit would fire at a target as both stand.
    pub(crate) fn volley(&self, pix: PieceIx, target: PieceIx) -> Volley {
        self.volley_of(&self.posed(pix), &self.posed(target))
    }

    /// The same, both standing so.
    pub(crate) fn volley_of(&self, firer: &Posed, target: &Posed) -> Volley {
        let pix = firer.pix;
        let range = i32::try_from(firer.hex.unsigned_distance_to(target.hex)).unwrap_or(i32::MAX);
        let shifts = self.fire_shifts(firer, target);
        let chart = shifted(&shifts);
        let row = self.facts(pix).row();
        let long = row.is_some_and(|row| row.long_range.is_some() && range > Tables::get().hexes(row.range));
        let numbers = row.map(|row| row.long_fire.filter(|_| long).unwrap_or(row.fire));
        let number = numbers.and_then(|numbers| numbers.get(chart).copied()).unwrap_or(0);
        let each = &Tables::get().dice;
        let whole = if self.arm(pix) == Some(Arm::Guns) {
            let a_gunner = if long { each.gunner_long } else { each.gunner_short };
            if firer.form == formation::LIMBERED { 0 } else { self.figures(pix) * a_gunner }
        } else {
            dice_of(self.figures_formed(pix, firer.form, false))
        };
        let halved = self.is(pix, mark::FORMED) || self.is(pix, mark::TURNED);
        let dice = if halved { part(whole, 2) } else { whole };
        Volley { dice, chart, number, shifts }
    }

    fn fire_shifts(&self, firer: &Posed, target: &Posed) -> Vec<Modifier> {
        let numbers = &Tables::get().fire_shifts;
        let (form, from) = (target.form, firer.hex);
        let steady = self.arm(target.pix) != Some(Arm::Horse);
        let loose = matches!(form, formation::SKIRMISH | formation::UNLIMBERED);
        // A square has neither flank nor rear (`form.flank`).
        let orientation = self.board().layout().orientation;
        let flanked =
            target.facing.is_some_and(|facing| beyond_front(facing, from - target.hex, orientation));
        let hard = || self.cover_between(target.hex, from) == Shelter::Hard;
        let lines = [
            (form == formation::SQUARE, numbers.square, "at a square"),
            (flanked, numbers.flank, "in flank or rear"),
            (is_column(form), numbers.column, "at a column"),
            (loose, numbers.loose, "at skirmishers or guns in action"),
            (self.is(firer.pix, mark::SHAKEN), numbers.firer_shaken, "shaken"),
            (steady && hard(), numbers.hard_cover, "at hard cover"),
        ];
        let held = lines.into_iter().filter(|(holds, _, _)| *holds);
        held.map(|(_, value, what)| Modifier { value, what, rule: rule::FIRE_CHART }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{dice_of, part};

    #[test]
    fn dice_are_rounded_half_up() {
        assert_eq!([30, 25, 22, 18, 12, 6, 1].map(dice_of), [8, 6, 6, 5, 3, 2, 1]);
        assert_eq!((part(8, 2), part(5, 2), part(30, 4), part(30, 2)), (4, 3, 8, 15));
    }
}
