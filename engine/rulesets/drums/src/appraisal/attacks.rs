//! The best attack a unit may make with so many actions, from where it stands or might stand.
//!
//! Ways are measured in straight lines, and nobody in between is looked at: it decides nothing but a computer's choice.
//! Must not know who is activated when.

use crate::appraisal::posture::Stance;
use crate::appraisal::prospects::MOST;
use crate::approach::flank::{Faced, is_flanked};
use crate::battle::state::Battle;
use crate::board::arc::in_arc;
use crate::ids::formation;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;

/// What attacks on an enemy are worth to a unit that reaches him.
#[derive(Debug)]
pub(crate) struct Attack {
    enemy: PieceIx,
    /// In men, by the actions left at Approach distance; of a frontal attack, of one from the flank.
    worth: [[i32; MOST]; 2],
}

fn steps(one: Hex, other: Hex) -> i32 {
    i32::try_from(one.unsigned_distance_to(other)).unwrap_or(i32::MAX)
}

impl Battle {
    /// The best attack of a unit from a stance and with so many actions, in men.
    pub(super) fn best_attack(&self, unit: PieceIx, stance: Stance, actions: usize) -> i32 {
        let began = self.began(unit);
        let count = self.field().pieces.len();
        let best = |attacks: &Vec<Attack>| {
            let worth = |attack: &Attack| {
                let left = actions.checked_sub(self.moves_to(unit, stance, attack.enemy)?)?;
                let flanked = self.would_flank(attack.enemy, [began, stance.0]);
                attack.worth[usize::from(flanked)].get(left).copied()
            };
            attacks.iter().filter_map(worth).max().unwrap_or(0).max(0)
        };
        self.0.cache().expected.attacks.read(unit, count, || self.attacks(unit), best)
    }

    /// The attacks a unit may come to make, as it is formed now.
    fn attacks(&self, unit: PieceIx) -> Vec<Attack> {
        let (piece, nature) = (self.piece(unit), self.nature(unit));
        let barred = nature.arm.is_guns()
            || nature.arm.leads()
            || self.disorder(unit) >= Tables::get().disorder.no_approach
            || matches!(piece.formation, formation::SQUARE | formation::GARRISON);
        if barred {
            return Vec::new();
        }
        let horse = matches!(nature.arm, Arm::Cavalry(_));
        let allowance = nature.allowance(piece.formation).max(1);
        let met = |enemy: &PieceIx| {
            let steady = horse && self.is_steady_square(*enemy);
            !steady && self.piece(*enemy).formation != formation::GARRISON
        };
        let attack = |enemy: PieceIx| {
            let moves = Self::moves_over(steps(piece.hex, self.piece(enemy).hex), allowance)?;
            let from = self.approached_from(piece.hex, enemy);
            let (faced, began) = (self.faced(enemy), self.began(unit));
            let may_flank = is_flanked(faced, began, faced, began);
            let worth = [false, true].map(|flanked| {
                std::array::from_fn(|left| {
                    // No more are ever left to who has to come so far.
                    if left + moves > MOST || flanked && !may_flank {
                        return 0;
                    }
                    let left = i32::try_from(left).unwrap_or(0);
                    let found = self.attack_on((unit, from), &[enemy], flanked, left);
                    if found.folly { 0 } else { found.harm - found.cost }
                })
            });
            Some(Attack { enemy, worth })
        };
        self.units_of(piece.side().other()).into_iter().filter(met).filter_map(attack).collect()
    }

    /// Where the activation of a unit began; where it is, if it has not (`app.flank`).
    fn began(&self, unit: PieceIx) -> Hex {
        self.activation_of(unit).map_or(self.piece(unit).hex, |own| own.began.hex)
    }

    /// Where a unit that comes straight on from a hex stands when it Approaches an enemy (`app.trigger`).
    fn approached_from(&self, hex: Hex, enemy: PieceIx) -> Hex {
        let starts = usize::try_from(Tables::get().approach.starts_within).unwrap_or(0);
        self.piece(enemy).hex.line_to(hex).nth(starts).unwrap_or(hex)
    }

    fn faced(&self, enemy: PieceIx) -> Faced {
        let there = self.piece(enemy);
        Faced { formation: there.formation, facing: there.facing, hex: there.hex }
    }

    /// Would a unit be on an enemy's flank that begins its activation on the first hex and attacks from the second
    /// (`app.flank`)?
    fn would_flank(&self, enemy: PieceIx, [began, now]: [Hex; 2]) -> bool {
        let faced = self.faced(enemy);
        is_flanked(faced, began, faced, self.approached_from(now, enemy))
    }

    /// Moves that bring a unit from a stance to Approach distance of an enemy, one to turn to him among them; `None`: more
    /// than an activation has.
    fn moves_to(&self, unit: PieceIx, (hex, facing, shape): Stance, enemy: PieceIx) -> Option<usize> {
        let to = self.piece(enemy).hex;
        let turns = usize::from(!in_arc(shape, facing, hex, to));
        let moves = Self::moves_over(steps(hex, to), self.nature(unit).allowance(shape).max(1))? + turns;
        Some(moves).filter(|moves| *moves <= MOST)
    }

    /// Moves of so many hexes that bring one from that many hexes to Approach distance, at least the one that is the Approach.
    fn moves_over(far: i32, allowance: i32) -> Option<usize> {
        let way = (far - Tables::get().approach.starts_within).max(1);
        usize::try_from((way + allowance - 1) / allowance).ok().filter(|moves| *moves <= MOST)
    }
}
