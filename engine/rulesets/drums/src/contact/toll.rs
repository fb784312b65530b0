//! What a combat leaves behind once it is over: emptied guns, worn units, lost actions (`dice.guns`, `opt.worn`,
//! `react.when`, `act.spend`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::play::{PieceIx, Why};
use std::collections::{BTreeMap, BTreeSet};

/// Who took part in a combat and how.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Toll {
    /// Everybody in it, with the disorder it came in with.
    pub fought: BTreeMap<PieceIx, i32>,
    /// Batteries that have fired in it.
    pub fired: BTreeSet<PieceIx>,
}

impl Toll {
    /// Counts units in; loaded guns among them fire, unless they were passive.
    pub(crate) fn join(&mut self, battle: &Battle, units: &[PieceIx], passive: &BTreeSet<PieceIx>) {
        for unit in units {
            self.fought.entry(*unit).or_insert_with(|| battle.disorder(*unit));
        }
        let fires = |unit: &PieceIx| {
            let guns = battle.nature(*unit).arm.is_guns() && battle.is_loaded(*unit);
            guns && battle.piece(*unit).formation == formation::UNLIMBERED && !passive.contains(unit)
        };
        self.fired.extend(units.iter().copied().filter(fires));
    }
}

impl Battle {
    /// Settles a combat that is over.
    pub(crate) fn settle(&mut self, toll: &Toll) {
        for battery in &toll.fired {
            self.set_mark(*battery, mark::EMPTY, true);
        }
        // Whatever the combat cost a unit, be it on its retreat, is from it (`opt.worn`).
        let whole = |battle: &Self, (unit, before): (&PieceIx, &i32)| {
            battle.piece(*unit).on_map() && battle.disorder(*unit) == *before
        };
        let whole: BTreeSet<PieceIx> =
            toll.fought.iter().filter(|own| whole(self, *own)).map(|(unit, _)| *unit).collect();
        for unit in toll.fought.keys() {
            self.change_memory(MemoryChange::Forfeit(*unit));
            let wears = whole.contains(unit) && self.nature(*unit).arm == Arm::Infantry;
            if !self.ground().worn_units || !wears {
                continue;
            }
            let worn = self.is(*unit, mark::WORN);
            self.set_mark(*unit, mark::WORN, !worn);
            if worn {
                self.say(rule::OPT_WORN, Some(*unit), format!("{} is worn out", self.name(*unit)));
                self.hurt(*unit, 1, Why::Melee);
            }
        }
        self.warn_generals();
    }
}
