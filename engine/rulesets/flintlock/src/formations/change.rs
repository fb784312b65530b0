//! Carrying a change of formation out, and the formation roll (`form.change`, `form.check`,
//! `form.unstack`).
//!
//! Must not know what the owner may choose.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::formations::work::FormWork;
use crate::ids::{mark, rule, track};
use crate::sequence::work::{CommandWork, FireUse};
use crate::tables::{Tables, draws};
use oblique_rules::play::{Event, Modifier, Need, PieceIx, Why};

impl Battle {
    /// Carries a change of formation out: pairs part, taking abandoned guns where they come upon
    /// them (`gun.enter`, `gun.drag`), then every unit changes and rolls, in id order. The
    /// command's units in command have acted; those that are not may still move (`act.modes`).
    pub(crate) fn change_formation(&mut self, work: &FormWork) {
        let leader = work.leader;
        let changing = self.changing(leader, work.formation);
        let in_command: Vec<PieceIx> = self.units_under(leader).filter(|u| self.fully_active(*u)).collect();
        for unit in in_command {
            self.set_mark(unit, mark::ACTED, true);
        }
        if self.units_under(leader).any(|u| self.partially_active(u)) {
            self.replace(Frame::Command(CommandWork { leader: Some(leader), fire: FireUse::Done }));
        } else {
            self.pop();
        }
        self.set(leader, track::COMMAND_FORMATION, i32::from(work.formation), Why::Ordered);
        for (unit, hex) in &work.hexes {
            self.enter(*unit, *hex, Why::Movement);
            self.take_abandoned(*unit);
        }
        for unit in self.in_id_order(changing.keys().copied()) {
            let Some(formation) = changing.get(&unit).copied() else { continue };
            let facing = work.facings.get(&unit).copied().or(self.piece(unit).facing);
            self.emit(Event::Formed { piece: unit, formation, facing });
            let drm = Tables::get().checks.form_unstack_drm;
            let unstacked = Modifier { value: drm, what: "unstacked", rule: rule::FORM_UNSTACK };
            if !self.formation_roll(unit, work.hexes.contains_key(&unit).then_some(unstacked)) {
                self.disorder(unit);
            }
        }
    }

    /// The formation roll of a unit: die, morale and what it brings. True if it stays in order
    /// (`form.check`); nobody's Initiative comes into it (`leader.initiative-use`).
    pub(crate) fn formation_roll(&mut self, unit: PieceIx, more: Option<Modifier>) -> bool {
        let mut modifiers =
            vec![Modifier { value: self.morale(unit), what: "morale", rule: rule::FORM_CHECK }];
        modifiers.extend(more);
        let plus: i32 = modifiers.iter().map(|m| m.value).sum();
        let passes = |die: i32| Tables::get().formation_check_passes(die + plus);
        let outcome = |die: i32| if passes(die) { "steady" } else { "Disordered" }.to_owned();
        let need = Need::AtLeast(Tables::get().checks.formation_fails_at_most + 1);
        let die = self.draw(draws::FORMATION, rule::FORM_CHECK, Some(unit), &modifiers, Some(need), outcome);
        passes(die)
    }
}
