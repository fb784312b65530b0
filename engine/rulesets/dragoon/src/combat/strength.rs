//! Strengths as a base and factors in the order of their rule, in thousandths (`arith.integer`).
//!
//! Pure arithmetic. Must not know the battle: the modules of fire and charge give the factors.

use oblique_rules::RuleId;
use std::collections::BTreeMap;

/// A factor of a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Factor {
    /// What for, in a word or two.
    pub what: &'static str,
    /// The rule that put it there.
    pub rule: RuleId,
    /// Thousandths.
    pub permille: i64,
}

/// A strength with its make-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Strength {
    /// Men, or guns times their table value.
    pub base: i64,
    /// Factors in the order of the rule; those of 1 may be missing.
    pub factors: Vec<Factor>,
}

impl Strength {
    /// A strength of nothing but a base.
    pub(crate) fn new(base: i64) -> Self {
        Self { base, factors: Vec::with_capacity(8) }
    }

    /// With one more factor.
    pub(crate) fn times(&mut self, permille: i64, what: &'static str, rule: RuleId) {
        if permille != 1000 {
            self.factors.push(Factor { what, rule, permille });
        }
    }

    /// Its value in thousandths: after each factor, floor.
    pub(crate) fn value(&self) -> i64 {
        self.factors.iter().fold(self.base * 1000, |x, f| x * f.permille / 1000)
    }
}

/// Hits in thousandths for a spread in hundredths (`fire.hits`).
pub(crate) const fn hits_permille(strength: i64, spread: i64, divisor: i64) -> i64 {
    strength * spread / (divisor * 100)
}

/// All hits a blow may make, each with its ways among the equal cases of both dice (`fire.hits`):
/// `spread` and `fraction` are their ranges.
pub(crate) fn hit_ways(
    strength: i64,
    divisor: i64,
    spread: (i32, i32),
    fraction: (i32, i32),
) -> BTreeMap<i64, u64> {
    let mut ways: BTreeMap<i64, u64> = BTreeMap::new();
    for die in spread.0..=spread.1 {
        let hits = hits_permille(strength, i64::from(die), divisor);
        let (whole, rest) = (hits / 1000, hits % 1000);
        let more = (fraction.0..=fraction.1).filter(|f| rest > 0 && i64::from(*f) <= rest).count() as u64;
        let all = (fraction.0..=fraction.1).count() as u64;
        *ways.entry(whole).or_default() += all - more;
        *ways.entry(whole + 1).or_default() += more;
    }
    ways.retain(|_, n| *n > 0);
    ways
}

/// Men a hit takes for a draw (`fire.men`): `men` of the target at the start of the step, `norm` the
/// strength at which a hit counts whole, clamps in thousandths, `most` men a hit.
pub(crate) fn men_of_hit(men: i64, norm: i64, clamp: (i64, i64), most: i64, draw: i64) -> i64 {
    let c = (1000 * men / norm.max(1)).clamp(clamp.0, clamp.1);
    (most * c * draw + 50_000) / 100_000
}

#[cfg(test)]
mod tests {
    use crate::combat::strength::Strength;
    use crate::combat::strength::hits_permille;
    use crate::combat::strength::men_of_hit;
    use oblique_rules::RuleId;

    #[test]
    fn factors_are_floored_one_by_one() {
        let mut s = Strength::new(600);
        for f in [750, 750, 1000, 550, 500, 750] {
            s.times(f, "", RuleId::NONE);
        }
        assert_eq!(s.value(), 69_609);
    }

    #[test]
    fn hits_of_the_sheet() {
        assert_eq!(hits_permille(998_760, 120, 500), 2397);
        assert_eq!(hits_permille(1_038_081, 100, 300), 3460);
        assert_eq!(hits_permille(625_000, 80, 500), 1000);
        assert_eq!(hits_permille(1_514_062, 100, 500), 3028);
        assert_eq!(hits_permille(82_125, 150, 300), 410);
        assert_eq!(hits_permille(400_000, 100, 200), 2000);
        assert_eq!(hits_permille(122_500, 150, 200), 918);
        assert_eq!(hits_permille(214_326, 100, 200), 1071);
    }

    #[test]
    fn men_of_the_sheet() {
        let foot = |n, draw| men_of_hit(n, 700, (400, 1000), 25, draw);
        assert_eq!((foot(600, 95), foot(600, 82), foot(700, 100)), (20, 18, 25));
        assert_eq!(men_of_hit(250, 400, (400, 1000), 25, 80), 13);
    }
}
