//! What is left of a move (`move.step`, `move.half`, `move.change`).

use std::cmp::max;

/// Parts of an inch: halves of halves, and what changes of formation make of them, stay whole numbers.
pub(crate) const INCH: i32 = 2520;

/// A move as inches that are spent step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Purse {
    /// Parts of an inch of a whole move in the present formation.
    allowance: i32,
    /// Parts left.
    left: i32,
    /// Has anything been spent?
    begun: bool,
}

impl Purse {
    /// A whole move of so many halves of an inch.
    #[must_use]
    pub(crate) const fn of_halves(halves: i32) -> Self {
        let allowance = halves * INCH / 2;
        Self { allowance, left: allowance, begun: false }
    }

    /// Half that move: what is legal with it is no more than half a move (`move.half`).
    #[must_use]
    pub(crate) const fn half(self) -> Self {
        Self { left: self.allowance / 2, begun: false, ..self }
    }

    /// Is at least half of the move left (`move.change`)?
    #[must_use]
    pub(crate) const fn has_half(self) -> bool {
        2 * self.left >= self.allowance
    }

    /// Parts of an inch paid since it was so full, counted in the allowance of then.
    #[must_use]
    pub(crate) fn paid_since(self, before: Self) -> i32 {
        let left = i64::from(self.left) * i64::from(before.allowance) / i64::from(self.allowance.max(1));
        before.left - i32::try_from(left).unwrap_or(0)
    }

    /// With nothing left of it.
    #[must_use]
    pub(crate) const fn emptied(self) -> Self {
        Self { left: 0, begun: true, ..self }
    }

    /// Parts of an inch left.
    #[must_use]
    pub(crate) const fn left(self) -> i32 {
        self.left
    }

    /// After something that costs so many inches: it may be done while at least half its price is left, and by who has
    /// spent nothing in any case. `None` where it may not, and of who has no move at all.
    #[must_use]
    pub(crate) fn after(self, inches: i32) -> Option<Self> {
        let price = inches * INCH;
        let may = self.allowance > 0 && (!self.begun || 2 * self.left >= price && self.left > 0);
        may.then(|| Self { left: max(self.left - price, 0), begun: true, ..self })
    }

    /// After something that costs half of the move or all of it and leaves the formation as it is (`move.reform`).
    #[must_use]
    pub(crate) fn reformed(self, whole: bool) -> Option<Self> {
        self.changed(whole, 2 * self.allowance / INCH)
    }

    /// After a change of formation (`move.change`) to one whose whole move is so many halves of an inch: half the
    /// allowance is paid, or all of it, and what is left counts for as much of the new move.
    #[must_use]
    pub(crate) fn changed(self, whole: bool, halves: i32) -> Option<Self> {
        let price = if whole { self.allowance } else { self.allowance / 2 };
        if self.begun && (self.allowance <= 0 || 2 * self.left < price) {
            return None;
        }
        if self.allowance <= 0 {
            // Who has no move gives it all (a square of Grade D).
            return Some(Self { allowance: halves * INCH / 2, left: 0, begun: true });
        }
        let (left, allowance) = (max(self.left - price, 0), halves * INCH / 2);
        let left = i64::from(left) * i64::from(allowance) / i64::from(self.allowance);
        Some(Self { allowance, left: i32::try_from(left).unwrap_or(0), begun: true })
    }
}

#[cfg(test)]
mod tests {
    use super::{INCH, Purse};

    /// How many steps of so many inches.
    fn steps(mut purse: Purse, inches: i32) -> i32 {
        let mut count = 0;
        while let Some(after) = purse.after(inches) {
            (purse, count) = (after, count + 1);
        }
        count
    }

    #[test]
    fn steps_are_paid_while_half_their_price_is_left() {
        let (line, column) = (Purse::of_halves(12), Purse::of_halves(18));
        assert_eq!((steps(line, 2), steps(column, 2)), (3, 5));
        assert_eq!((steps(line, 4), steps(line, 8)), (2, 1));
        assert_eq!(steps(Purse::of_halves(27), 2), 7, "a column at charge speed");
        assert_eq!(steps(Purse::of_halves(0), 2), 0);
    }

    #[test]
    fn half_a_move_is_what_half_the_inches_buy() {
        assert_eq!((steps(Purse::of_halves(12).half(), 2), steps(Purse::of_halves(18).half(), 2)), (2, 2));
    }

    #[test]
    fn a_change_of_formation_rescales_what_is_left() {
        let column = Purse::of_halves(18).changed(false, 12).expect("it may");
        assert_eq!(steps(column, 2), 2, "4.5 inches of 9 are 3 of 6");
        let whole = Purse::of_halves(18).changed(true, 12).expect("it may");
        assert_eq!(whole.left(), 0);
        let marched = Purse::of_halves(12).after(2).and_then(|purse| purse.after(2)).expect("two steps");
        assert_eq!(marched.changed(false, 12).map(Purse::left), Some(0), "2 inches hold half of 3");
    }

    #[test]
    fn what_was_paid_is_counted_in_the_inches_it_was_paid_in() {
        let column = Purse::of_halves(18);
        let line = column.changed(false, 12).expect("it may");
        assert_eq!((line.paid_since(column), line.has_half()), (9 * INCH / 2, true));
        let wheeled = column.after(1).expect("it may");
        assert_eq!(wheeled.paid_since(column), INCH);
        assert!(!wheeled.changed(false, 12).expect("it may").has_half());
    }
}
