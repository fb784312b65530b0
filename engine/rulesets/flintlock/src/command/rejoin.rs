//! Units that come back into their command's formation, and columns that open after a Shock
//! (`form.rejoin`, `form.column-opens`).
//!
//! Must not know when either happens.

use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::command::place_work::PlaceWork;
use crate::formations::of_command::taken;
use crate::ids::{formation, mark, track};
use oblique_board::hex::Hour;
use oblique_rules::play::{Event, PieceIx, Why};
use std::collections::BTreeSet;

impl Battle {
    /// The formation a unit takes where its command stands in `formation` (`form.german`).
    pub(crate) fn own_formation(&self, unit: PieceIx, formation: u8) -> u8 {
        taken(formation, self.facts(unit).german)
    }

    /// The formation of a unit's command, as the unit takes it; its own where it has no command.
    pub(crate) fn command_formation(&self, unit: PieceIx) -> u8 {
        let of = self.command_of(unit).map(|l| self.get(l, track::COMMAND_FORMATION));
        let formation = of.and_then(|f| u8::try_from(f).ok()).unwrap_or(self.piece(unit).formation);
        self.own_formation(unit, formation)
    }

    /// Facings a unit may take in a new formation: its own where that still fits, else the two
    /// beside it, clockwise first.
    pub(crate) fn facings_in(&self, unit: PieceIx, formation: u8) -> Vec<Hour> {
        let Some(old) = self.piece(unit).facing else { return Vec::new() };
        if self.hours_of(formation).contains(&old) { vec![old] } else { vec![old.turned(1), old.turned(-1)] }
    }

    /// Units of the active side that come back into their command's formation: line units in their
    /// leader's range or chain that stand in another one. A Close pair first unstacks by moving.
    fn strays(&self) -> Vec<PieceIx> {
        let mut of_command: Option<(PieceIx, BTreeSet<PieceIx>)> = None;
        let units = self.units_of(self.active()).filter(|u| self.arm(*u).is_line());
        let strays = units
            .filter(|u| self.piece(*u).formation != self.command_formation(*u) && self.mate(*u).is_none());
        let inside = strays.filter(|unit| {
            let Some(leader) = self.command_of(*unit) else { return false };
            if of_command.as_ref().is_none_or(|(l, _)| *l != leader) {
                of_command = Some((leader, self.in_command_now(leader)));
            }
            of_command.as_ref().is_some_and(|(_, inside)| inside.contains(unit))
        });
        inside.collect()
    }

    /// Brings them back, without a roll. All are found before the first changes: a chain hangs on the
    /// formation of each unit in it, and command is recomputed once, not after every change
    /// (`form.rejoin`). Pushes frames where units must choose a facing: whoever is under way replaces
    /// his own first.
    pub(crate) fn rejoin_strays(&mut self) {
        // What is pushed last runs first.
        for unit in self.strays().into_iter().rev() {
            self.reform_now(unit, self.command_formation(unit));
        }
    }

    /// After a Shock every surviving column of the defending Line opens, and with one that is in
    /// command all columns of its command that are (`form.column-opens`). Pushes frames: whoever is
    /// under way replaces or ends his own first.
    pub(crate) fn columns_open(&mut self, units: &[PieceIx]) {
        let column = |b: &Self, u: PieceIx| {
            b.fights(u) && b.arm(u).is_line() && b.piece(u).formation == formation::COLUMN
        };
        let mut opening: BTreeSet<PieceIx> = units.iter().copied().filter(|u| column(self, *u)).collect();
        let struck: Vec<PieceIx> =
            opening.iter().copied().filter(|u| self.is(*u, mark::IN_COMMAND)).collect();
        for leader in struck.iter().filter_map(|u| self.command_of(*u)).collect::<BTreeSet<_>>() {
            let inside =
                self.units_under(leader).filter(|u| self.is(*u, mark::IN_COMMAND) && column(self, *u));
            opening.extend(inside);
            self.set(leader, track::COMMAND_FORMATION, i32::from(formation::OPEN), Why::Melee);
        }
        // What is pushed last runs first.
        for unit in opening.into_iter().rev() {
            self.reform_now(unit, self.own_formation(unit, formation::OPEN));
        }
    }

    /// A unit takes a formation at once; where it has two facings to choose from, it is asked.
    fn reform_now(&mut self, unit: PieceIx, formation: u8) {
        let facings = self.facings_in(unit, formation);
        self.emit(Event::Formed { piece: unit, formation, facing: facings.first().copied() });
        if let [clockwise, other] = facings[..] {
            self.push(Frame::Place(PlaceWork::Reface { unit, facings: [clockwise, other] }));
        }
    }
}
