//! What a Shock may be expected to bring if a unit stood elsewhere: by the rules' factors and every throw of the dice.
//!
//! Charges, the hexsides between and counterattacks are left out. Must not know orders.

use crate::appraisal::shock::{GROUND, HIT, LEVEL};
use crate::battle::state::Battle;
use crate::shock::odds::{ShockEnd, THROWS, distribution};
use crate::tables::{Party, ShockLevel, ShockStep, Tables};
use oblique_board::hex::{Hex, Hour, Sector};
use oblique_rules::play::PieceIx;
use std::sync::OnceLock;

/// How a unit would stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stance {
    pub pix: PieceIx,
    pub hex: Hex,
    pub facing: Hour,
}

/// A unit that attacks, from where, and the enemies before it.
#[derive(Clone, Debug)]
pub(crate) struct Blow {
    pub by: PieceIx,
    pub from: Hex,
    pub foes: Vec<PieceIx>,
}

/// Margins of attack over defence that are told apart.
const MOST_MARGIN: i32 = 14;
/// Modifiers of the Pre-Shock Reaction that are told apart.
const PLUS: std::ops::RangeInclusive<i32> = -1..=5;
const MARGINS: usize = 2 * MOST_MARGIN as usize + 1;
const PLUSES: usize = 7;

/// What may be expected of a Shock, each in so many of [`THROWS`].
#[derive(Clone, Copy, Debug, Default)]
struct Expected {
    falls_back: i32,
    collapses: i32,
    retreats: i32,
    /// Sums of hits and of levels.
    defender_hits: i32,
    defender_levels: i32,
    attacker_hits: i32,
    attacker_levels: i32,
}

fn reckon(margin: i32, plus: i32, level: ShockLevel) -> Expected {
    let mut sum = Expected::default();
    for (end, chance) in distribution(margin, plus, level, false).1 {
        let chance = chance.cast_signed();
        match end {
            ShockEnd::Counterattack => {}
            ShockEnd::FallsBack => sum.falls_back += chance,
            ShockEnd::Collapses => sum.collapses += chance,
            ShockEnd::Clash { superiority, attacker } => {
                for step in Tables::get().shock_result(superiority, attacker) {
                    match step {
                        ShockStep::AddSuperiority(Party::Defender) => {
                            sum.defender_hits += superiority * chance;
                        }
                        ShockStep::AddSuperiority(Party::Attacker) => {
                            sum.attacker_hits += superiority * chance;
                        }
                        ShockStep::LoseLevels(Party::Defender, n) => sum.defender_levels += n * chance,
                        ShockStep::LoseLevels(Party::Attacker, n) => sum.attacker_levels += n * chance,
                        ShockStep::Retreat => sum.retreats += chance,
                        ShockStep::Collapse => sum.collapses += chance,
                        ShockStep::Advance | ShockStep::MayCounterattack => {}
                    }
                }
            }
        }
    }
    sum
}

/// What may be expected, by the attacker's margin before the dice, the modifier of the Pre-Shock Reaction and the defender's Status.
fn expected(margin: i32, plus: i32, level: ShockLevel) -> Expected {
    static ALL: OnceLock<Vec<Expected>> = OnceLock::new();
    const LEVELS: [ShockLevel; 4] =
        [ShockLevel::Poor, ShockLevel::Fair, ShockLevel::Good, ShockLevel::Excellent];
    let all = ALL.get_or_init(|| {
        let margins = -MOST_MARGIN..=MOST_MARGIN;
        let cells = LEVELS.into_iter().flat_map(|level| PLUS.map(move |plus| (level, plus)));
        cells
            .flat_map(|(level, plus)| margins.clone().map(move |margin| reckon(margin, plus, level)))
            .collect()
    });
    let level = LEVELS.iter().position(|l| *l == level).unwrap_or(0);
    let plus = usize::try_from(plus.clamp(*PLUS.start(), *PLUS.end()) - PLUS.start()).unwrap_or(0);
    let margin = usize::try_from(margin.clamp(-MOST_MARGIN, MOST_MARGIN) + MOST_MARGIN).unwrap_or(0);
    all.get((level * PLUSES + plus) * MARGINS + margin).copied().unwrap_or_default()
}

impl Battle {
    /// What a Shock of its command may be expected to bring more than it costs if a unit stood so; 0 if it attacks nobody.
    pub(crate) fn shock_hope(&self, stance: &Stance) -> i32 {
        let (Some(own), Some(leader)) = (self.blow_of(stance), self.command_of(stance.pix)) else { return 0 };
        let mut blows = vec![own];
        blows.extend(self.contacts(leader).iter().filter(|blow| blow.by != stance.pix).cloned());
        self.worth_of_shock(&blows, stance).0 / i32::try_from(blows.len()).unwrap_or(1)
    }

    /// What Shocks of the enemies who have it before them may cost a unit that stood so, its share of them.
    pub(crate) fn shock_fear(&self, stance: &Stance, strikers: &[PieceIx]) -> i32 {
        let mut leaders: Vec<PieceIx> = strikers.iter().filter_map(|foe| self.command_of(*foe)).collect();
        leaders.sort_unstable();
        leaders.dedup();
        let mut fear = 0;
        for leader in leaders {
            let mut blows: Vec<Blow> = self.contacts(leader).to_vec();
            for blow in &mut blows {
                blow.foes.retain(|foe| *foe != stance.pix);
            }
            for foe in strikers.iter().copied().filter(|foe| self.command_of(*foe) == Some(leader)) {
                match blows.iter_mut().find(|blow| blow.by == foe) {
                    Some(blow) => blow.foes.push(stance.pix),
                    None if self.facts(foe).colonial_militia || self.arm(foe).is_skirmisher() => {}
                    None => blows.push(Blow { by: foe, from: self.piece(foe).hex, foes: vec![stance.pix] }),
                }
            }
            blows.retain(|blow| !blow.foes.is_empty());
            if blows.iter().any(|blow| blow.foes.contains(&stance.pix)) {
                let (worth, many) = self.worth_of_shock(&blows, stance);
                fear += worth.max(0) / many.max(1);
            }
        }
        fear
    }

    /// What a Shock may be expected to bring the attacker more than it costs, and how many it strikes.
    fn worth_of_shock(&self, blows: &[Blow], stance: &Stance) -> (i32, i32) {
        let tables = Tables::get();
        let factors = &tables.shock_factors;
        let at = |pix: PieceIx| {
            let piece = self.piece(pix);
            if pix == stance.pix { (stance.hex, Some(stance.facing)) } else { (piece.hex, piece.facing) }
        };
        let mut defenders: Vec<PieceIx> = blows.iter().flat_map(|blow| blow.foes.iter().copied()).collect();
        defenders.sort_unstable();
        defenders.dedup();
        let many = i32::try_from(defenders.len()).unwrap_or(0);
        let (Some(first), Some(target)) = (blows.first(), defenders.first()) else { return (0, 0) };
        let steady = |pix: PieceIx| {
            let disordered = if self.disordered(pix) { factors.disordered } else { 0 };
            disordered + if self.reduced(pix) { factors.reduced } else { 0 }
        };
        let best = |units: &mut dyn Iterator<Item = PieceIx>| {
            units.filter_map(|u| self.command_of(u)).map(|l| self.status(l)).max_by_key(|level| *level as u8)
        };
        let own = best(&mut blows.iter().map(|blow| blow.by)).unwrap_or(ShockLevel::Good);
        let his = best(&mut defenders.iter().copied()).unwrap_or(ShockLevel::Good);
        let sft = |level| tables.shock_level(level).sft;
        let mut margin = sft(own) - sft(his);
        let line = defenders.iter().filter(|u| !self.arm(**u).is_skirmisher()).count();
        margin += i32::try_from(blows.len()).unwrap_or(0) - i32::try_from(line).unwrap_or(0);
        margin += tables.formation(self.form(first.by)).shock_attack.unwrap_or(0);
        margin -= tables.formation(self.form(*target)).shock_defence;
        for blow in blows {
            margin += steady(blow.by);
            let mut sides = [false; 3];
            for foe in &blow.foes {
                let (hex, facing) = at(*foe);
                let side = self.struck_side(*foe, hex, facing, blow.from);
                sides[match side {
                    Sector::Front => 0,
                    Sector::Flank => 1,
                    Sector::Rear => 2,
                }] = true;
            }
            margin += match sides {
                [_, false, false] => 0,
                [false, true, false] => factors.position_flank,
                [false, false, true] => factors.position_rear,
                _ => factors.position_mixed,
            };
            if self.arm(blow.by).is_cavalry() && blow.foes.iter().all(|foe| self.arm(*foe).is_foot()) {
                margin += factors.cavalry_at_infantry;
            }
        }
        margin -= defenders.iter().map(|u| steady(*u)).sum::<i32>();
        let mut ground: Vec<i32> = defenders.iter().map(|u| self.terrain_row(at(*u).0).shock).collect();
        ground.sort_unstable_by(|a, b| b.cmp(a));
        margin -= ground.get(ground.len().div_ceil(2) - 1).copied().unwrap_or(0);
        let militia = defenders.iter().filter(|u| self.facts(**u).colonial_militia).count();
        let plus = tables.shock_level(his).pre_shock
            + if militia > 0 && militia * 2 >= line { tables.pre_shock.colonial_militia } else { 0 };
        let e = expected(margin, plus, his);
        let level = |of: ShockLevel| if of == ShockLevel::Poor { 0 } else { LEVEL };
        let worth: i32 = defenders.iter().map(|u| self.worth(*u)).sum();
        let won = e.falls_back * (level(his) + many * GROUND)
            + e.collapses * worth
            + e.retreats * many * GROUND
            + e.defender_hits * HIT
            + e.defender_levels * level(his);
        let lost = e.attacker_hits * HIT + e.attacker_levels * level(own);
        ((won - lost) / THROWS.cast_signed(), many)
    }
}
