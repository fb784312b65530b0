//! Disorder and elimination in play (`dis.levels`, `sk.loss`, `spec.green`, `win.points`, `gen.survival`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::sight::hidden_by_ground;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Special;
use oblique_board::hex::Hex;
use oblique_rules::play::{Event, PieceIx, Standing, Why};

impl Battle {
    /// Disorders a unit on the map; at the last level it is eliminated. Is it still there?
    pub(crate) fn hurt(&mut self, unit: PieceIx, levels: i32, why: Why) -> bool {
        if !self.piece(unit).on_map() {
            return false;
        }
        let gone = Tables::get().disorder.gone;
        let disorder = (self.disorder(unit) + levels).min(gone);
        self.0.set_track(unit, track::DIS, disorder, why);
        self.shake(self.leader_of(unit));
        if disorder >= gone {
            self.eliminate(unit, why);
        }
        self.piece(unit).on_map()
    }

    /// Takes a unit off the board, with all that follows at once: points, skirmishers, the Green beside it.
    pub(crate) fn eliminate(&mut self, unit: PieceIx, why: Why) {
        if !self.piece(unit).on_map() {
            return;
        }
        let (side, hex) = (self.piece(unit).side(), self.piece(unit).hex);
        let name = self.name(unit).to_owned();
        self.say(rule::DIS_LEVELS, Some(unit), format!("{name} is eliminated"));
        self.0.set_track(unit, track::DIS, Tables::get().disorder.gone, why);
        self.0.set_track(unit, track::SK, 0, why);
        let attached = self.attached_to(unit);
        self.emit(Event::Stood { piece: unit, standing: Standing::Lost, why });
        self.mark_crowds(unit, false);
        if let Some(leader) = attached {
            self.bereave(leader);
        }
        self.score(unit);
        if let Some(leader) = self.leader_of(unit).filter(|_| !self.is(unit, mark::RESERVE)) {
            for _ in 0..self.nature(unit).batteries() {
                self.change_memory(MemoryChange::LostUnit(leader));
            }
            self.shake(Some(leader));
        }
        self.decide_by_loss(side);
        for green in self.alarmed(unit, hex) {
            self.say(rule::SPEC_GREEN, Some(green), format!("{} sees it", self.name(green)));
            self.hurt(green, 1, why);
        }
    }

    /// The Green of its side that see a unit eliminated on a hex, the nearest first.
    fn alarmed(&self, lost: PieceIx, hex: Hex) -> Vec<PieceIx> {
        let within = u32::try_from(Tables::get().disorder.green_within).unwrap_or(0);
        let (board, chart) = (self.board(), &self.ground().chart);
        let distance = |unit: &PieceIx| self.piece(*unit).hex.unsigned_distance_to(hex);
        let sees = |unit: &PieceIx| {
            let near = self.nature(*unit).has(Special::Green) && distance(unit) <= within;
            near && hidden_by_ground(board, chart, self.piece(*unit).hex, hex).is_none()
        };
        let mut green: Vec<PieceIx> =
            self.units_of(self.piece(lost).side()).into_iter().filter(sees).collect();
        green.sort_by_key(distance);
        green
    }

    /// The Leader attached to a unit (`gen.attach`).
    pub(crate) fn attached_to(&self, unit: PieceIx) -> Option<PieceIx> {
        let leader = self.leader_of(unit)?;
        let there = self.piece(leader).on_map() && self.piece(leader).hex == self.piece(unit).hex;
        (there && self.is(leader, mark::ATTACHED)).then_some(leader)
    }
}

#[cfg(test)]
mod tests {
    use crate::battle::state::Battle;
    use crate::board::tests::at;
    use crate::ids::{mark, track};
    use crate::test_field::{Field, set};
    use oblique_rules::play::{Options, PieceIx, Why};
    use oblique_scenario::Side;

    fn battle() -> (Battle, [PieceIx; 4]) {
        let mut field = Field::new(&[
            ("leader", "A", at(10, 16), ""),
            ("infantry", "A", at(10, 14), "line"),
            ("infantry", "A", at(13, 14), "line"),
            ("infantry", "A", at(15, 14), "line"),
            ("infantry", "B", at(10, 2), "line"),
        ]);
        for green in [2, 3] {
            set(field.piece(green), "green");
        }
        let battle = Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false });
        let places = ["p0", "p1", "p2", "p3"].map(|id| battle.by_id(id).expect("it takes part"));
        (battle, places)
    }

    #[test]
    fn a_unit_is_eliminated_at_the_last_level_and_the_green_see_it() {
        let (mut battle, [leader, unit, near, far]) = battle();
        assert!(battle.hurt(unit, 3, Why::Fire), "three levels leave it on the board");
        assert!(!battle.hurt(unit, 1, Why::Fire));
        let dis = |battle: &Battle, unit| battle.get(unit, track::DIS);
        assert_eq!((dis(&battle, near), dis(&battle, far)), (1, 0), "within four hexes and in sight");
        let halves = battle.memory().loss_halves[Side::A.index()];
        assert_eq!(halves, 4, "a battalion, and its brigade is shaken");
        assert_eq!(battle.memory().lost_units[&leader], 1);
        assert!(!battle.hurt(unit, 1, Why::Fire), "what is gone takes no more");
    }

    #[test]
    fn a_leader_in_the_hex_is_attached_only_by_his_mark() {
        let (mut battle, [leader, unit, ..]) = battle();
        battle.adjust(leader, |piece| piece.hex = at(10, 14));
        assert_eq!(battle.attached_to(unit), None);
        battle.set_mark(leader, mark::ATTACHED, true);
        assert_eq!(battle.attached_to(unit), Some(leader));
    }
}
