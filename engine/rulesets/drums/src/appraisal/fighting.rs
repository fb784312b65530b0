//! What a fight is worth: bombardments, Approaches, Contacts.
//!
//! Chances are estimated from the numbers of dice; the exact ones (`dice::chances`) cost too much for every order.

use crate::appraisal::{LEVEL, POINT};
use crate::approach::dice::{Attack, approach_dice};
use crate::approach::who::{choices, opposed};
use crate::artillery::dice::dice;
use crate::artillery::target::{Target, target_at};
use crate::battle::state::Battle;
use crate::contact::dice::{Fight, Spent, contact_dice};
use crate::contact::reading::falls;
use crate::dice::side::is_horse;
use crate::ids::formation;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use crate::victory::penetration::deepest;
use oblique_board::hex::Hex;
use oblique_rules::play::{Appraisal, PieceIx};
use oblique_scenario::Side;

/// Chance in percent that the higher die of two pools is the first's: near enough to the table of the sheet.
fn percent([own, other]: [i32; 2]) -> i32 {
    let [own, other] = [own, other].map(|n| n.max(1));
    100 * own * own / (own * own + other * other)
}

/// Chance in percent that a first die of an Approach hurts who lost it, drawn ones included.
const fn hurts(percent: i32) -> i32 {
    30 + percent * 45 / 100
}

/// How much more an intruder is worth while its points alone make the side's defeat at the end of its phase.
pub(super) const LAST_CHANCE: i32 = 4;

impl Battle {
    /// What throwing out an intruder among these enemies is worth to a side (`win.penetration`): nothing where none of
    /// them is the one that counts.
    fn intrusion(&self, side: Side, enemies: &[PieceIx]) -> i32 {
        let found = deepest(&self.0, &self.ground().chart, side);
        let Some(intruder) = found.filter(|intruder| enemies.contains(&intruder.unit)) else { return 0 };
        let times = if self.is_broken(side) { LAST_CHANCE } else { 1 };
        POINT * intruder.points * times
    }

    pub(super) fn fire_worth(&self, battery: PieceIx, at: Hex) -> Appraisal {
        let chart = &self.ground().chart;
        let Ok(target) = target_at(&self.0, chart, battery, at) else { return Appraisal::default() };
        let counts = dice(&self.0, chart, (battery, 0), (at, target)).map(|count| count.dice());
        let harm = match target {
            Target::Unit(unit) => {
                let levels = i32::from(self.disorder(unit) + 1 >= Tables::get().disorder.no_approach);
                let thrown_out = levels * self.intrusion(self.piece(battery).side(), &[unit]);
                self.toll(unit, percent(counts)) + LEVEL / 5 + thrown_out * percent(counts) / 100
            }
            // Shelling an empty village is for the idle.
            Target::Sector => LEVEL / 10,
        };
        Appraisal { harm, ..Appraisal::default() }
    }

    /// An Approach of a unit from a hex and what it leads to, with so many actions before the one that brings it there.
    pub(super) fn attack_worth(&self, unit: PieceIx, from: Hex, kept: u8) -> Appraisal {
        let facing = self.piece(unit).facing;
        let sides = choices(&self.0, unit, &opposed(&self.0, unit, (from, facing)));
        let attack = |defenders: &Vec<PieceIx>| {
            let flanked = self.is_attack_flanked(unit, from, defenders);
            self.attack_on((unit, from), defenders, flanked, i32::from(kept) - 1)
        };
        let sides = sides.iter().map(|(_, defenders)| attack(defenders));
        sides.max_by_key(|found| found.harm - found.cost).unwrap_or_default()
    }

    /// An attack of a unit from a hex, with so many actions left there.
    pub(super) fn attack_on(
        &self,
        (unit, from): (PieceIx, Hex),
        defenders: &[PieceIx],
        flanked: bool,
        kept: i32,
    ) -> Appraisal {
        let chart = &self.ground().chart;
        let bought = (kept - 1).max(0);
        let attack = Attack { attacker: unit, from, defenders, flanked, bought, army: self.ground().army };
        let counts = approach_dice(&self.0, chart, attack).map(|count| count.dice());
        let wins = percent(counts);
        let tolls = |hurt: i32| defenders.iter().map(|other| self.toll(*other, hurt)).sum::<i32>();
        let mut found = Appraisal { harm: tolls(hurts(wins)), ..Appraisal::default() };
        found.harm += self.intrusion(self.piece(unit).side(), defenders) * wins / 200;
        if !flanked {
            found.cost = self.toll(unit, hurts(100 - wins));
        }
        let arm = self.nature(unit).arm;
        let foot = arm == Arm::Infantry;
        if foot && is_horse(&self.0, defenders) {
            return found;
        }
        // An action kept is there to close with; without one it must be won. Foot that wins one forms square.
        let closes = if kept > 0 { 90 } else { wins };
        let squares = |other: &PieceIx| {
            self.nature(*other).arm == Arm::Infantry && self.forming_costs(*other) < 2 && !foot && !flanked
        };
        let closes = if defenders.iter().any(squares) { closes * wins / 100 } else { closes };
        let contact = self.contact_worth(unit, from, defenders, flanked);
        // Nobody closes to be beaten.
        if contact.harm > contact.cost {
            found.harm += contact.harm * closes / 100;
            found.cost += contact.cost * closes / 100;
        }
        found.folly = counts[0] + 2 < counts[1];
        found
    }

    /// A Contact that a unit moves into.
    pub(super) fn contact_worth(
        &self,
        unit: PieceIx,
        from: Hex,
        defenders: &[PieceIx],
        flanked: bool,
    ) -> Appraisal {
        let army = self.ground().army;
        let fight = Fight { attacker: unit, from, defenders, flanked, spent: [Spent::default(); 2], army };
        let counts = contact_dice(&self.0, &self.ground().chart, fight).map(|count| count.dice());
        let wins = percent(counts);
        let own = self.nature(unit).arm;
        let strongest =
            defenders.iter().map(|other| self.nature(*other).arm).find(|arm| matches!(arm, Arm::Cavalry(_)));
        let beaten = defenders.iter().map(|other| self.beaten(*other, own, wins)).sum::<i32>();
        // Who is beaten goes back, and out of the half more often than not.
        let harm = beaten + self.intrusion(self.piece(unit).side(), defenders) * wins / 100;
        let cost = self.beaten(unit, strongest.unwrap_or(Arm::Infantry), 100 - wins);
        Appraisal { harm, cost, ..Appraisal::default() }
    }

    /// What a Contact costs a unit that is beaten in it with that chance in percent.
    fn beaten(&self, unit: PieceIx, by: Arm, percent: i32) -> i32 {
        let nature = self.nature(unit);
        // Losing costs a level or more and the pursuit, winning may cost one; horse is tired at the least.
        let levels = 60 + percent * 80 / 100;
        let levels = if matches!(nature.arm, Arm::Cavalry(_)) { levels.max(100) } else { levels };
        if falls(nature, self.piece(unit).formation, by) {
            self.loss(unit) * percent / 100 + self.toll(unit, 60) * (100 - percent) / 100
        } else {
            self.toll(unit, levels)
        }
    }

    /// May a unit of an Approach close to Contact at all?
    pub(super) fn may_close(&self, attacker: PieceIx, defenders: &[PieceIx]) -> bool {
        let foot = self.nature(attacker).arm == Arm::Infantry;
        let square = self.piece(attacker).formation == formation::SQUARE;
        !(square || foot && is_horse(&self.0, defenders))
    }
}
