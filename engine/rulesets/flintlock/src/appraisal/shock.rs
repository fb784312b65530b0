//! What a Shock and the answers on its way may be expected to win and lose, in men.
//!
//! Reckoned from the exact odds of `shock_odds`. Must not change anything, nor know how commanders
//! weigh it.

use crate::appraisal::{cost, good};
use crate::battle::state::Battle;
use crate::ids::track;
use crate::shock::odds::{ShockEnd, ShockOutlook, THROWS};
use crate::shock::work::{ShockStage, ShockWork};
use crate::tables::{Party, ShockStep, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, Order, PieceIx, Verb};
use std::collections::BTreeSet;

/// What a lost level of Shock Status costs a command.
pub(super) const LEVEL: i32 = 130;
/// What a Cohesion hit costs it.
pub(super) const HIT: i32 = 40;
/// What ground costs each unit driven off it.
pub(super) const GROUND: i32 = 35;
/// What charging costs the horse beside its losses: it ends Disordered.
const SPENT_PERMILLE: i32 = 150;
/// Thousandths of an army's fear of a clash: commands that have lost their Status lose the battle.
const COUNTER: i32 = 60;

impl Battle {
    /// Declaring a Shock: the outlook of the units in contact, or the best charge.
    pub(crate) fn appraise_declaring(&self, leader: PieceIx) -> Appraisal {
        let contact = self.shock_outlook(leader).map(|o| self.value(&o));
        let work = ShockWork::new(leader);
        let charge = self
            .units_under(leader)
            .filter(|u| self.arm(*u).is_cavalry())
            .flat_map(|u| self.charges_of(&work, u).into_iter().map(move |c| (u, c)))
            .filter_map(|(unit, charge)| self.charge_value(&work, unit, charge))
            .max_by_key(|a| a.harm - a.cost);
        match (contact, charge) {
            (Some(contact), Some(charge)) if charge.harm - charge.cost > 0 => Appraisal {
                harm: contact.harm + charge.harm / 2,
                cost: contact.cost + charge.cost / 2,
                ..Appraisal::default()
            },
            (Some(contact), _) => contact,
            (None, Some(charge)) => charge,
            (None, None) => cost(LEVEL),
        }
    }

    fn charge_value(
        &self,
        work: &ShockWork,
        unit: PieceIx,
        charge: crate::shock::work::Charge,
    ) -> Option<Appraisal> {
        let mut with = work.clone();
        with.charges.insert(unit, charge);
        let mut value = self.value(&self.outlook_of(&with)?);
        value.cost += self.worth(unit) * SPENT_PERMILLE / 1000;
        Some(value)
    }

    /// The worth of an outlook to the attacker.
    fn value(&self, outlook: &ShockOutlook) -> Appraisal {
        let worth = |line: &BTreeSet<PieceIx>| line.iter().map(|u| self.worth(*u)).sum::<i32>();
        let commands = |line: &BTreeSet<PieceIx>| {
            let leaders: BTreeSet<Option<PieceIx>> = line.iter().map(|u| self.command_of(*u)).collect();
            i32::try_from(leaders.len()).unwrap_or(1)
        };
        let many = |line: &BTreeSet<PieceIx>| i32::try_from(line.len()).unwrap_or(0);
        let (own, his) = (&outlook.attackers, &outlook.defenders);
        let driven = commands(his) * LEVEL + many(his) * GROUND;
        let (mut harm, mut price) = (0i64, 0i64);
        for (end, chance) in &outlook.ends {
            let (mut won, mut lost) = (0, 0);
            match end {
                ShockEnd::Counterattack => lost = COUNTER,
                ShockEnd::FallsBack => won = driven,
                ShockEnd::Collapses => won = worth(his),
                ShockEnd::Clash { superiority, attacker } => {
                    for step in Tables::get().shock_result(*superiority, *attacker) {
                        match step {
                            ShockStep::AddSuperiority(Party::Defender) => {
                                won += commands(his) * HIT * superiority;
                            }
                            ShockStep::AddSuperiority(Party::Attacker) => {
                                lost += commands(own) * HIT * superiority;
                            }
                            ShockStep::LoseLevels(Party::Defender, n) => won += commands(his) * LEVEL * n,
                            ShockStep::LoseLevels(Party::Attacker, n) => lost += commands(own) * LEVEL * n,
                            ShockStep::Retreat => won += many(his) * (GROUND + self.no_way_back(his)),
                            ShockStep::Advance => {}
                            ShockStep::Collapse => won += worth(his),
                            ShockStep::MayCounterattack => lost += COUNTER,
                        }
                    }
                }
            }
            harm += i64::from(won) * i64::from(*chance);
            price += i64::from(lost) * i64::from(*chance);
        }
        let share = |sum: i64| i32::try_from(sum / i64::from(THROWS)).unwrap_or(0);
        Appraisal { harm: share(harm), cost: share(price), ..Appraisal::default() }
    }

    /// What each of a Line may expect to lose because some have nowhere to go.
    fn no_way_back(&self, line: &BTreeSet<PieceIx>) -> i32 {
        let stuck = line.iter().filter(|u| {
            let piece = self.piece(**u);
            let free = |h: &Hex| {
                self.bodies_at(*h).next().is_none()
                    && !self.enemy_zone(piece.side(), *h)
                    && !self.beside_enemy(piece.side(), *h)
            };
            !self.around(piece.hex).any(|h| free(&h))
        });
        let stuck: i32 = stuck.map(|u| self.worth(*u)).sum();
        stuck / i32::try_from(line.len().max(1)).unwrap_or(1)
    }

    /// An answer within a Shock.
    pub(crate) fn appraise_shock(&self, work: &ShockWork, order: &Order) -> Appraisal {
        match (work.stage, order.verb()) {
            (ShockStage::Charges | ShockStage::Run, Verb::Charge) => {
                let planned = self.plan_charge(work, order).ok();
                planned.and_then(|(unit, charge)| self.charge_value(work, unit, charge)).unwrap_or_default()
            }
            (ShockStage::Arms | ShockStage::ArmsAgain, Verb::Choose) => self.appraise_arm(work, order),
            (ShockStage::SlipAway, Verb::Retreat) => self.appraise_slipping(work, order),
            (ShockStage::Flight, Verb::Choose) => self.appraise_flight(work),
            (ShockStage::CounterBefore | ShockStage::CounterAfter, Verb::Assault) => good(COUNTER),
            _ => Appraisal::default(),
        }
    }

    /// Foot or horse: the outlook of the Shock if that arm attacks the enemy asked about.
    fn appraise_arm(&self, work: &ShockWork, order: &Order) -> Appraisal {
        let Some(target) = self.mixed_target(work) else { return Appraisal::default() };
        let mut with = work.clone();
        with.give_to(target, order.amount() == 1);
        let spent: i32 = with.charges.keys().map(|u| self.worth(*u) * SPENT_PERMILLE / 1000).sum();
        let mut value = self.outlook_of(&with).map_or_else(Appraisal::default, |o| self.value(&o));
        value.cost += spent;
        value
    }

    /// Who slips away risks a Morale Check; who stays shares the fate of the Line.
    fn appraise_slipping(&self, work: &ShockWork, order: &Order) -> Appraisal {
        let Some(unit) = order.piece() else { return Appraisal::default() };
        let check = self.disorder_price(unit) * self.morale_fails_sixths(unit, 0) / 6;
        let Some(outlook) = self.outlook_of(work) else { return cost(check) };
        let value = self.value(&outlook);
        let share = i32::try_from(outlook.defenders.len().max(1)).unwrap_or(1);
        let fate = (value.harm - value.cost) / share;
        Appraisal { good: fate.max(0), cost: check, ..Appraisal::default() }
    }

    /// Militia that run cost no Flight Points; those who stand may collapse, or hold a friend's flank.
    fn appraise_flight(&self, work: &ShockWork) -> Appraisal {
        let Some(outlook) = self.outlook_of(work) else { return Appraisal::default() };
        let collapse = outlook.chance(|end| end == ShockEnd::Collapses);
        let collapse = i32::try_from(collapse * 1000 / THROWS).unwrap_or(0);
        let militia: Vec<PieceIx> =
            outlook.defenders.iter().copied().filter(|u| self.facts(*u).colonial_militia).collect();
        let worth: i32 = militia.iter().map(|u| self.worth(*u)).sum();
        let poor =
            militia.iter().filter_map(|u| self.command_of(*u)).all(|l| self.get(l, track::STATUS) == 0);
        // Gone they are of no more use: half of what they are worth.
        let kept = if poor { worth / 3 } else { worth / 2 };
        Appraisal { good: worth * collapse / 1000, cost: kept, ..Appraisal::default() }
    }
}
