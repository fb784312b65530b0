//! Who moves first and who fires first (`turn.initiative`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{DecisionKind, mark, rule};
use crate::tables::Tables;
use oblique_rules::catalog::Role;
use oblique_rules::play::{DrawName, Modifier, Order};
use oblique_scenario::Side;

/// The roll of an army's commander.
const INITIATIVE: DrawName = DrawName::new("initiative");
/// After so many ties side A has it, so that no stream of dice holds a battle up.
const TIES: u32 = 100;
/// Marks that hold for a turn.
const OF_A_TURN: [u8; 12] = [
    mark::MARCHED,
    mark::FORMED,
    mark::TURNED,
    mark::LIMBERS,
    mark::UNLIMBERS,
    mark::PROLONGS,
    mark::FIRED,
    mark::FOUGHT,
    mark::RALLIED,
    mark::RESERVE,
    mark::CHARGING,
    mark::PINNED,
];

/// The answer to move first; the other one is to fire first.
pub(crate) const MOVE_FIRST: i32 = 1;

impl Battle {
    /// Rolls until one side has the higher sum, and asks it.
    pub(crate) fn open_initiative(&mut self) {
        for pix in self.everyone() {
            for each in OF_A_TURN {
                self.set_mark(pix, each, false);
            }
        }
        let mut winner = Side::A;
        for _ in 0..TIES {
            let [a, b] = Side::BOTH.map(|side| self.roll_for_initiative(side));
            if a != b {
                winner = if a > b { Side::A } else { Side::B };
                break;
            }
        }
        self.ask(DecisionKind::Initiative, winner, Order::Choose { alternative: 0 });
    }

    /// An exceptional commander adds to his side's roll while he is in the battle.
    fn roll_for_initiative(&mut self, side: Side) -> i32 {
        let chief = self.everyone().find(|pix| {
            let piece = self.piece(*pix);
            piece.side() == side && piece.on_map() && piece.info.role == Role::Chief
        });
        let exceptional = chief.is_some_and(|pix| self.facts(pix).exceptional && !self.is(pix, mark::DEPUTY));
        let value = Tables::get().leaders.exceptional;
        let modifiers = if exceptional {
            vec![Modifier { value, what: "exceptional", rule: rule::TURN_INITIATIVE }]
        } else {
            Vec::new()
        };
        let extra = if exceptional { value } else { 0 };
        let range = (1, Tables::get().dice.sides);
        let name = (INITIATIVE, rule::TURN_INITIATIVE);
        let outcome = |rolled: i32| format!("Side {side}: {}", rolled + extra);
        self.draw_from(range, name, chief, &modifiers, None, outcome) + extra
    }

    /// The winner of the roll chooses.
    pub(crate) fn choose_first(&mut self, winner: Side, alternative: i32) {
        let moves = alternative == MOVE_FIRST;
        let first = if moves { winner } else { winner.other() };
        self.change_memory(MemoryChange::First(Some(first)));
        let text = format!("Side {first} moves first; side {} fires first", first.other());
        self.say(rule::TURN_ORDER, None, text);
    }
}
