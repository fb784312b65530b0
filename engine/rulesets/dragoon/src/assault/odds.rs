//! The exact chances of an assault of one unit on one other, folded from the dice of its steps
//! (`ass.sequence`): first morale checks, blows, disruption checks, second morale checks, and who
//! gives way after each (`wd.step`, `out.both`).
//!
//! Draws nothing. Charges, fights of more units, with a countercharge to come, or in which a unit may fall to
//! the last man have more cases than are counted here: those are fought out in copies (`assault_trials`).

use crate::assault::trials::{Fought, TIMES};
use crate::battle::ground::Arm;
use crate::battle::memory::hex_at;
use crate::battle::state::Battle;
use crate::combat::checks::{die, total};
use crate::combat::hits::Blow;
use crate::combat::memory::Pair;
use crate::combat::strength::hit_ways;
use crate::draws;
use crate::ids::rule;
use crate::tables::Tables;
use oblique_rules::play::{Odds, PieceIx, Sampled, reduced};
use std::collections::BTreeMap;

/// How a fight of two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    /// The defender leaves and the attacker stays.
    DrivenOff,
    /// Both would leave: the attacker stays where it is and nobody advances (`out.both`).
    Emptied,
    /// The attacker leaves and the defender stays.
    ThrownBack,
    /// Both rout.
    BothGo,
    /// Nobody leaves.
    BothStand,
}

impl End {
    /// The end of a fight that the attacker, the defender, both or neither have left, both having been about
    /// to or not.
    pub(crate) const fn of(attacker_left: bool, defender_left: bool, given_up: bool) -> Self {
        match (attacker_left, defender_left) {
            (false, true) if given_up => Self::Emptied,
            (false, true) => Self::DrivenOff,
            (true, false) => Self::ThrownBack,
            (true, true) => Self::BothGo,
            (false, false) => Self::BothStand,
        }
    }

    /// In the words of a chart.
    const fn in_words(self) -> &'static str {
        match self {
            Self::DrivenOff => "defender driven off",
            Self::Emptied => "defender gives way, nobody advances",
            Self::ThrownBack => "attacker thrown back",
            Self::BothGo => "both give way",
            Self::BothStand => "both stand",
        }
    }
}

/// Why the ends of a fight are not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Uncounted {
    /// Nobody is met: guns left alone, or no fight at all.
    NoFight,
    /// Horse charges.
    Charge,
    /// More than two units have a part in it.
    More,
    /// The defender may countercharge first.
    Countercharge,
    /// A unit may be wiped out by the blows.
    LastMan,
}

impl Uncounted {
    /// As a clause after 'because'.
    pub(crate) const fn in_words(self) -> &'static str {
        match self {
            Self::NoFight => "nobody is met",
            Self::Charge => "fire at the charge and squares come before the blows",
            Self::More => "more than two units have a part in it",
            Self::Countercharge => "the defender may countercharge first",
            Self::LastMan => "a unit may be wiped out by the blows",
        }
    }
}

/// What low morale makes a unit do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Will {
    Stay,
    Retreat,
    Rout,
}

/// Morale and what it leads to, with the ways it comes about.
type MoraleWays = BTreeMap<(i32, Will), u128>;

/// One of the two.
struct Fighter {
    quality: i32,
    morale: i32,
    disruption: i32,
    routed: bool,
    in_zone: bool,
    /// Modifiers of its first morale check.
    mc1: i32,
    /// Added to its second beside its disruption.
    mc2: i32,
    /// Hits it may take, with their ways.
    hits: BTreeMap<i64, u64>,
    /// What hits add to its disruption check, by their number.
    per_hit: i32,
    hits_divisor: i32,
}

impl Fighter {
    /// Adds the ways in which a morale check and what follows from it come out.
    fn check(&self, morale: i32, plus: i32, ways: u128, into: &mut MoraleWays) {
        let t = &Tables::get().withdrawal;
        let (low, high) = Tables::get().checks.percentile;
        let all = u128::from((high - low + 1).unsigned_abs());
        let go = u128::from((t.waver_chance.clamp(low - 1, high) - low + 1).unsigned_abs());
        for die in die().0..=die().1 {
            let left = (morale - (die + plus - self.quality).max(0)).max(0);
            let mut add = |will, n: u128| {
                if n > 0 {
                    *into.entry((left, will)).or_default() += ways * n;
                }
            };
            if left <= t.rout_at {
                add(Will::Rout, all);
            } else if left > t.waver_at || !self.in_zone {
                add(Will::Stay, all);
            } else if left <= t.retreat_at {
                add(Will::Retreat, all);
            } else {
                add(Will::Retreat, go);
                add(Will::Stay, all - go);
            }
        }
    }

    /// After the first morale check (`ass.mc1`).
    fn first(&self) -> MoraleWays {
        if self.routed {
            // Nothing is left to lose: it runs (`rout.attacked`).
            return MoraleWays::from([((0, Will::Rout), 1)]);
        }
        let mut hearts = MoraleWays::new();
        self.check(self.morale, self.mc1, 1, &mut hearts);
        hearts
    }

    /// After the blows, the disruption check and the second morale check (`ass.dc`, `ass.mc2`).
    fn second(&self, morale: i32) -> MoraleWays {
        let most = Tables::get().checks.most_disruption;
        let mut disorder: BTreeMap<i32, u128> = BTreeMap::new();
        for (hits, ways) in &self.hits {
            let hits = i32::try_from(*hits).unwrap_or(i32::MAX);
            let plus = hits.saturating_mul(self.per_hit) / self.hits_divisor.max(1);
            for die in die().0..=die().1 {
                let after = self.disruption + (die.saturating_add(plus) - self.quality).max(0);
                *disorder.entry(after.min(most)).or_default() += u128::from(*ways);
            }
        }
        let mut hearts = MoraleWays::new();
        for (disruption, ways) in disorder {
            self.check(morale, disruption + self.mc2, ways, &mut hearts);
        }
        hearts
    }
}

/// Who goes, by what the morale of attacker and defender makes them do (`out.both`).
fn settle((a, a_will): (i32, Will), (d, d_will): (i32, Will)) -> End {
    match (a_will, d_will) {
        (Will::Stay, Will::Stay) => End::BothStand,
        (Will::Rout, Will::Rout) => End::BothGo,
        (Will::Stay, _) => End::DrivenOff,
        (Will::Retreat, Will::Rout) => End::Emptied,
        (Will::Retreat, Will::Retreat) if a > d => End::Emptied,
        _ => End::ThrownBack,
    }
}

/// All ends of a fight, with their ways.
fn ends(attacker: &Fighter, defender: &Fighter) -> BTreeMap<End, u128> {
    let sum = |hearts: &MoraleWays| hearts.values().sum::<u128>();
    let later = |f: &Fighter, first: &MoraleWays| -> BTreeMap<i32, MoraleWays> {
        let staying = first.keys().filter(|(_, will)| *will == Will::Stay);
        staying.map(|(morale, _)| (*morale, f.second(*morale))).collect()
    };
    let (a1, d1) = (attacker.first(), defender.first());
    let (a2, d2) = (later(attacker, &a1), later(defender, &d1));
    // Every case of the second part is as many as these, whether it is fought out or not.
    let of = |later: &BTreeMap<i32, MoraleWays>| later.values().next().map_or(1, sum);
    let whole = of(&a2) * of(&d2);
    let mut out: BTreeMap<End, u128> = BTreeMap::new();
    for (a, a_ways) in &a1 {
        for (d, d_ways) in &d1 {
            let ways = a_ways * d_ways;
            match (settle(*a, *d), a2.get(&a.0), d2.get(&d.0)) {
                (End::BothStand, Some(a2), Some(d2)) => {
                    for (a, a_ways) in a2 {
                        for (d, d_ways) in d2 {
                            *out.entry(settle(*a, *d)).or_default() += ways * a_ways * d_ways;
                        }
                    }
                }
                (end, ..) => *out.entry(end).or_default() += ways * whole,
            }
        }
    }
    out
}

impl Battle {
    /// How the assault of a unit among these pairs may end, each end with its ways.
    ///
    /// # Errors
    /// Why it is not counted: it is not a plain fight of two.
    pub(crate) fn assault_ends(&self, pairs: &[Pair], by: PieceIx) -> Result<Vec<(End, u64)>, Uncounted> {
        let mine: Vec<&Pair> = pairs.iter().filter(|p| p.attacker == by).collect();
        let [pair] = mine.as_slice() else {
            return Err(if mine.is_empty() { Uncounted::NoFight } else { Uncounted::More });
        };
        let defender = pair.defender.ok_or(Uncounted::NoFight)?;
        let alone = |at| self.units_at(hex_at(at)).count() == 1;
        let linked = pairs.iter().filter(|p| p.fight == pair.fight).count() > 1;
        if pair.charge {
            return Err(Uncounted::Charge);
        }
        if linked || !alone(pair.from) || !alone(pair.hex) {
            return Err(Uncounted::More);
        }
        if self.can_counter(defender, self.sector_of(defender, hex_at(pair.from)))
            && !self.memory().turn.counter_checked.contains(&defender)
        {
            return Err(Uncounted::Countercharge);
        }
        let step = self.step_of(vec![**pair], std::collections::BTreeSet::new());
        let blows = self.exchange_blows(&step, &step.pairs);
        let t = Tables::get();
        let fighter = |pix: PieceIx, attacks: bool| -> Result<Fighter, Uncounted> {
            let hits = self.hits_of(&blows, pix)?;
            let light = self.arm(pix) == Arm::Light && !attacks;
            Ok(Fighter {
                quality: self.quality(pix),
                morale: self.morale(pix),
                disruption: self.disruption(pix),
                routed: self.routed(pix),
                in_zone: self.in_enemy_zone(pix),
                mc1: self.mc1_modifiers(pix, pairs).map_or(0, |m| total(&m)),
                mc2: if light { t.assault.light_infantry_mc2 } else { 0 },
                hits,
                per_hit: if attacks { t.assault.attacker_per_hit } else { 1 },
                hits_divisor: if attacks { 1 } else { t.assault.defender_hits_divisor },
            })
        };
        Ok(reduced(ends(&fighter(by, true)?, &fighter(defender, false)?)))
    }

    /// Hits on a unit in a step of blows, with their ways.
    fn hits_of(&self, blows: &[Blow], at: PieceIx) -> Result<BTreeMap<i64, u64>, Uncounted> {
        let t = &Tables::get().hits;
        let on: Vec<&Blow> = blows.iter().filter(|b| b.at == at).collect();
        let ways = match on.as_slice() {
            [] => BTreeMap::from([(0, 1)]),
            [blow] => hit_ways(blow.strength, blow.divisor, t.spread, t.fraction),
            _ => return Err(Uncounted::More),
        };
        let most = ways.keys().max().copied().unwrap_or(0);
        if most * t.men_per_hit < i64::from(self.men(at)) { Ok(ways) } else { Err(Uncounted::LastMan) }
    }

    /// The ends of the assault or charge of a unit as charts: counted, or else as often as they came about in
    /// copies in which `fought` has the assault step fought out. One chart an enemy where it has several.
    pub(crate) fn assault_end_odds(
        &self,
        pairs: &[Pair],
        by: PieceIx,
        fought: &mut impl FnMut() -> Fought,
    ) -> Vec<Odds> {
        let chart = |about: PieceIx, ends: Vec<(End, u64)>| {
            let ways = ends.into_iter().map(|(end, ways)| (end.in_words().to_owned(), ways)).collect();
            Odds::counted(draws::ASSAULT_END, rule::ASS_SEQUENCE, about, ways)
        };
        let why = match self.assault_ends(pairs, by) {
            Ok(ends) => return vec![chart(by, ends)],
            Err(Uncounted::NoFight) => return Vec::new(),
            Err(why) => why.in_words(),
        };
        let met: Vec<PieceIx> =
            pairs.iter().filter(|p| p.attacker == by).filter_map(|p| p.defender).collect();
        let (fought, several) = (fought(), met.len() > 1);
        let closings = met.into_iter().filter_map(|enemy| {
            let ends = fought.get(&(by, enemy))?.iter().map(|(end, n)| (*end, *n)).collect();
            let sampled = Some(Sampled { times: TIMES, why });
            Some(Odds { sampled, ..chart(if several { enemy } else { by }, ends) })
        });
        closings.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_goes_when_both_would() {
        use Will::{Retreat, Rout, Stay};
        assert_eq!(settle((2, Retreat), (1, Retreat)), End::Emptied);
        assert_eq!(settle((1, Retreat), (1, Retreat)), End::ThrownBack, "of equals the defender stays");
        assert_eq!(settle((0, Rout), (0, Rout)), End::BothGo);
        assert_eq!(settle((1, Retreat), (0, Rout)), End::Emptied);
        assert_eq!(settle((3, Stay), (0, Rout)), End::DrivenOff);
        assert_eq!(settle((0, Rout), (1, Retreat)), End::ThrownBack);
        assert_eq!(settle((3, Stay), (3, Stay)), End::BothStand);
    }
}
