//! What a combat leaves behind once it is over: emptied guns, worn units, lost actions (`dice.guns`, `opt.worn`,
//! `react.when`, `act.spend`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, rule};
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::play::{PieceIx, Why};
use std::collections::BTreeSet;

/// Who took part in a combat and how.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Toll {
    /// Everybody in it.
    pub fought: BTreeSet<PieceIx>,
    /// Those disordered by it.
    pub hurt: BTreeSet<PieceIx>,
    /// Batteries that have fired in it.
    pub fired: BTreeSet<PieceIx>,
}

impl Toll {
    /// Counts units in; loaded guns among them fire, unless they were passive.
    pub(crate) fn join(&mut self, battle: &Battle, units: &[PieceIx], passive: &BTreeSet<PieceIx>) {
        self.fought.extend(units);
        let fires = |unit: &PieceIx| {
            let guns = battle.nature(*unit).arm.is_guns() && battle.is_loaded(*unit);
            guns && battle.piece(*unit).formation == formation::UNLIMBERED && !passive.contains(unit)
        };
        self.fired.extend(units.iter().copied().filter(fires));
    }
}

impl Battle {
    /// Disorders a unit in a combat, and remembers it. Is it still there?
    pub(crate) fn hurt_in(&mut self, toll: &mut Toll, unit: PieceIx, levels: i32) -> bool {
        if levels > 0 {
            toll.hurt.insert(unit);
        }
        self.hurt(unit, levels, Why::Melee)
    }

    /// Settles a combat that is over.
    pub(crate) fn settle(&mut self, toll: &Toll) {
        for battery in &toll.fired {
            self.set_mark(*battery, mark::EMPTY, true);
        }
        for unit in &toll.fought {
            self.change_memory(MemoryChange::Forfeit(*unit));
            let whole = self.piece(*unit).on_map() && !toll.hurt.contains(unit);
            if !self.ground().worn_units || !whole || self.nature(*unit).arm != Arm::Infantry {
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
