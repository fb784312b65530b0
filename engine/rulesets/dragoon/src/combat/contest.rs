//! The expected course of a fight hand to hand between two units: first morale check, blows, second
//! morale check.
//!
//! Pure reckoning for appraisals and quotes. Must not know the battle, and never decides anything.

use crate::appraisal::worth::{MoraleWays, SURE, disorder, heart, order};

/// One of the two, as it goes in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fighter {
    /// Men.
    pub men: i64,
    /// Quality.
    pub quality: i32,
    /// Morale.
    pub morale: i32,
    /// Disruption, thousandths.
    pub disruption_milli: i64,
    /// Modifier of its first morale check.
    pub mc1: i32,
    /// Men a hit on it costs, thousandths.
    pub men_per_hit_milli: i64,
    /// Hits it is expected to take before the first check, thousandths.
    pub hits_before_milli: i64,
    /// Hits it is expected to take in the blows, thousandths.
    pub hits_milli: i64,
    /// Its hits are divided by this for the disruption check.
    pub hits_divisor: i64,
    /// Added to its second morale check beside its disruption.
    pub mc2: i32,
    /// Is it in an enemy zone of control, so that low morale makes it retreat?
    pub in_zone: bool,
    /// Is a forced retreat a rout for it?
    pub breaks: bool,
    /// Is it routed already?
    pub routed: bool,
}

/// What to expect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Expectation {
    /// Worth the defender loses, in men.
    pub harm: i64,
    /// Worth the attacker loses.
    pub cost: i64,
    /// Chance that the defender leaves and the attacker stays, in ten-thousandths.
    pub win: i64,
    /// Chance that the attacker leaves.
    pub repulse: i64,
}

/// A fighter after a check.
struct After {
    hearts: MoraleWays,
    /// Chance to rout, to retreat.
    routs: i64,
    retreats: i64,
}

impl Fighter {
    fn check(&self, hearts: MoraleWays, plus_milli: i64) -> After {
        if self.routed {
            return After { hearts: MoraleWays::at(0), routs: SURE, retreats: 0 };
        }
        let hearts = hearts.check(self.quality, plus_milli);
        let (mut routs, mut retreats) = (hearts.routs(), if self.in_zone { hearts.retreats() } else { 0 });
        if self.breaks {
            routs += retreats;
            retreats = 0;
        }
        After { hearts, routs, retreats }
    }

    fn worth(&self) -> i64 {
        let disruption = (self.disruption_milli / 1000) as i32;
        self.men * heart(self.morale) / 1000 * order(disruption) / 1000
    }

    fn left(&self, hits_milli: i64) -> i64 {
        (self.men - hits_milli * self.men_per_hit_milli / 1_000_000).max(0)
    }
}

impl After {
    fn leaves(&self) -> i64 {
        self.routs + self.retreats
    }

    /// Worth in men of one with so many men who leaves in that way.
    fn worth_gone(&self, men: i64) -> i64 {
        let leaves = self.leaves().max(1);
        men * (heart(0) * self.routs + heart(1) * self.retreats) / leaves / 1000
    }
}

/// The expected course (`ass.sequence`).
pub(crate) fn expect(attacker: &Fighter, defender: &Fighter) -> Expectation {
    let first = |f: &Fighter| f.check(MoraleWays::at(f.morale), i64::from(f.mc1) * 1000);
    let (a1, d1) = (first(attacker), first(defender));
    let both = (SURE - a1.leaves()) * (SURE - d1.leaves()) / SURE;
    let second = |f: &Fighter, after: &After| {
        let plus = (f.hits_before_milli + f.hits_milli) / f.hits_divisor.max(1);
        let gained = disorder(f.quality, plus);
        let disruption = (f.disruption_milli + gained).min(10_000);
        (f.check(after.hearts.staying(), disruption + i64::from(f.mc2) * 1000), disruption)
    };
    let ((a2, a_order), (d2, d_order)) = (second(attacker, &a1), second(defender, &d1));
    let after = |f: &Fighter, one: &After, two: &After, disruption: i64| {
        let early = f.left(f.hits_before_milli);
        let late = f.left(f.hits_before_milli + f.hits_milli);
        let ordered = |milli: i64| order((milli / 1000) as i32);
        let stays_alone = (SURE - one.leaves() - both).max(0);
        let gone_first = one.worth_gone(early) * one.leaves();
        let unfought = early * one.hearts.staying().heart() / 1000 * ordered(f.disruption_milli) / 1000;
        let gone_later = two.worth_gone(late) * two.leaves() / SURE;
        let fought = late * two.hearts.staying().heart() / 1000 * ordered(disruption) / 1000;
        let fought = fought * (SURE - two.leaves()) / SURE;
        (gone_first + unfought * stays_alone + (gone_later + fought) * both) / SURE
    };
    let win1 = d1.leaves() * (SURE - a1.leaves()) / SURE;
    let win2 = both * d2.leaves() / SURE * (SURE - a2.leaves()) / SURE;
    Expectation {
        harm: defender.worth() - after(defender, &d1, &d2, d_order),
        cost: attacker.worth() - after(attacker, &a1, &a2, a_order),
        win: win1 + win2,
        repulse: a1.leaves() + both * a2.leaves() / SURE,
    }
}

#[cfg(test)]
mod tests {
    use crate::combat::contest::Fighter;
    use crate::combat::contest::expect;

    fn line() -> Fighter {
        Fighter {
            men: 600,
            quality: 5,
            morale: 7,
            disruption_milli: 0,
            mc1: 0,
            men_per_hit_milli: 20_000,
            hits_before_milli: 0,
            hits_milli: 2000,
            hits_divisor: 1,
            mc2: 0,
            in_zone: true,
            breaks: false,
            routed: false,
        }
    }

    #[test]
    fn a_shaken_enemy_is_worth_attacking_and_a_shaken_attacker_is_not() {
        let shaken = Fighter { morale: 2, mc1: 3, ..line() };
        let (good, bad) = (expect(&line(), &shaken), expect(&shaken, &line()));
        assert!(good.win > bad.win && good.repulse < bad.repulse, "{good:?} {bad:?}");
        assert!(good.harm > good.cost && bad.cost > bad.harm, "{good:?} {bad:?}");
    }

    #[test]
    fn a_routed_enemy_always_gives_way() {
        let routed = Fighter { routed: true, morale: 0, ..line() };
        let e = expect(&line(), &routed);
        assert!(e.win > 9000, "{e:?}");
    }
}
