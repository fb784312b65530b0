//! What units are worth in men, and how checks change it: the measure of appraisals.
//!
//! Pure numbers of ours, no rules. Must not know the battle.

/// Men a gun counts for.
pub(crate) const GUN: i64 = 40;

/// Share of its men a unit is worth at morale 0 to 10, thousandths: a routed one little, one that
/// may break soon about half.
const HEART: [i64; 11] = [120, 380, 520, 680, 760, 820, 870, 910, 950, 980, 1000];
/// Likewise by disruption 0 to 10.
const ORDER: [i64; 11] = [1000, 990, 978, 962, 940, 900, 870, 840, 810, 780, 700];

/// Share at a morale, thousandths.
pub(crate) fn heart(morale: i32) -> i64 {
    HEART[morale.clamp(0, 10) as usize]
}

/// Share at a disruption, thousandths.
pub(crate) fn order(disruption: i32) -> i64 {
    ORDER[disruption.clamp(0, 10) as usize]
}

/// Chances of each morale, in ten-thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoraleWays(pub [i64; 11]);

/// The whole of a chance.
pub(crate) const SURE: i64 = 10_000;

impl MoraleWays {
    /// A morale for sure.
    pub(crate) fn at(morale: i32) -> Self {
        let mut chances = [0; 11];
        chances[morale.clamp(0, 10) as usize] = SURE;
        Self(chances)
    }

    /// After a morale check at a modifier in thousandths: between two whole modifiers the chances are
    /// mixed.
    pub(crate) fn check(&self, quality: i32, plus_milli: i64) -> Self {
        let low = plus_milli.div_euclid(1000);
        let part = plus_milli.rem_euclid(1000);
        let (a, b) = (self.check_whole(quality, low as i32), self.check_whole(quality, low as i32 + 1));
        let mut chances = [0; 11];
        for (i, c) in chances.iter_mut().enumerate() {
            *c = (a.0[i] * (1000 - part) + b.0[i] * part) / 1000;
        }
        Self(chances)
    }

    fn check_whole(&self, quality: i32, plus: i32) -> Self {
        let mut chances = [0; 11];
        for (morale, chance) in (0_i32..).zip(self.0) {
            if chance == 0 {
                continue;
            }
            for die in 1..=10 {
                let loss = (die + plus - quality).max(0);
                chances[(morale - loss).max(0) as usize] += chance / 10;
            }
        }
        Self(chances)
    }

    /// Chance to be at 0.
    pub(crate) const fn routs(&self) -> i64 {
        self.0[0]
    }

    /// Chance to fall back short of a rout, in an enemy zone of control (`eff.morale`).
    pub(crate) const fn retreats(&self) -> i64 {
        self.0[1] + self.0[2] * 8 / 10
    }

    /// Those who stay: without the chances to rout or retreat, scaled up to a whole.
    pub(crate) fn staying(&self) -> Self {
        let stay = (SURE - self.routs() - self.retreats()).max(1);
        let mut chances = self.0;
        chances[0] = 0;
        chances[1] = 0;
        chances[2] = chances[2] * 2 / 10;
        Self(chances.map(|c| c * SURE / stay))
    }

    /// Mean share of its men a unit is worth, thousandths.
    pub(crate) fn heart(&self) -> i64 {
        (0_i32..).zip(self.0).map(|(m, c)| heart(m) * c).sum::<i64>() / SURE
    }
}

/// Expected gain of disruption of a check at a modifier in thousandths, in thousandths.
pub(crate) fn disorder(quality: i32, plus_milli: i64) -> i64 {
    (1..=10).map(|die| (die * 1000 + plus_milli - i64::from(quality) * 1000).max(0)).sum::<i64>() / 10
}

#[cfg(test)]
mod tests {
    use crate::appraisal::worth::MoraleWays;
    use crate::appraisal::worth::disorder;

    #[test]
    fn a_check_moves_chances_down() {
        // Quality 5, no modifier: dice 6 to 10 lose 1 to 5.
        let after = MoraleWays::at(7).check(5, 0);
        assert_eq!(after.0[7], 5000);
        assert_eq!((after.0[6], after.0[2]), (1000, 1000));
        assert_eq!(after.routs(), 0);
        assert_eq!(after.retreats(), 800);
        // Half a hit lies between.
        assert_eq!(MoraleWays::at(7).check(5, 500).0[7], 4500);
    }

    #[test]
    fn mean_disorder_of_the_sheet() {
        // §17 ai.line: at +0, quality 4, 5 and 6 gain 2.1, 1.5 and 1.0 a hex.
        assert_eq!([disorder(4, 0), disorder(5, 0), disorder(6, 0)], [2100, 1500, 1000]);
    }
}
