//! Formations: how they face, who takes them up, how many models they bring to bear (`form.table`).

use crate::CATALOG;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use crate::units::class::{Arm, Class};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::FacingKind;
use oblique_rules::play::PieceIx;

/// How a formation faces.
pub(crate) fn facing_kind(form: u8) -> FacingKind {
    CATALOG.formations.get(usize::from(form)).map_or(FacingKind::Round, |formation| formation.facing)
}

/// Its name in a sentence.
pub(crate) fn name_of(form: u8) -> String {
    CATALOG.formations.get(usize::from(form)).map_or_else(String::new, |f| f.name.to_lowercase())
}

impl Battle {
    /// May a unit ever form so by order (`form.table`, `skirm.who`)?
    pub(crate) fn may_form(&self, pix: PieceIx, form: u8) -> bool {
        let kind = CATALOG.kinds.get(usize::from(self.piece(pix).info.kind));
        let id = CATALOG.formations.get(usize::from(form)).map(|formation| &formation.id);
        let open = kind.zip(id).is_some_and(|(kind, id)| kind.formations.contains(id));
        let skirmishes = form != formation::SKIRMISH || self.facts(pix).skirmishes;
        let only_skirmishes = self.class(pix) == Class::Irregulars && form != formation::SKIRMISH;
        open && skirmishes && !only_skirmishes && form != formation::GARRISON
    }

    /// Facings a unit may take up in a formation.
    pub(crate) fn facings_of(&self, form: u8) -> Vec<Hour> {
        facing_kind(form).hours(self.lies())
    }

    /// Is it two ranks deep, whoever shoots (`fire.dense`)?
    pub(crate) fn is_deep(&self, pix: PieceIx) -> bool {
        matches!(self.form(pix), formation::COLUMN | formation::LIMBERED | formation::SQUARE)
    }

    /// Models that shoot at one target (`form.table`).
    pub(crate) fn models_shooting(&self, pix: PieceIx) -> i32 {
        let (models, numbers) = (self.models(pix), &Tables::get().frontage);
        match self.form(pix) {
            formation::COLUMN => models.min(numbers.column),
            formation::LIMBERED => 0,
            formation::SQUARE => {
                let part = numbers.square_fire_divisor.max(1);
                (2 * models + part) / (2 * part)
            }
            _ if self.is(pix, mark::WITHOUT_GUNS) => 0,
            _ => models,
        }
    }

    /// Models that strike in combat, against all enemies (`form.table`, `combat.square`, `town.fight`).
    pub(crate) fn models_striking(&self, pix: PieceIx, foes: &[PieceIx]) -> i32 {
        let (models, numbers) = (self.models(pix), &Tables::get().frontage);
        // At a block as many strike as it holds, however deep they stand.
        let held = foes.iter().filter(|foe| self.form(**foe) == formation::GARRISON);
        let room = |foe: &PieceIx| self.ground().chart.capacity(self.board(), self.piece(*foe).hex);
        let at_block = held.map(room).max();
        match (self.form(pix), at_block) {
            (formation::LIMBERED, _) => 0,
            (_, Some(capacity)) => models.min(capacity),
            (formation::COLUMN, None) => models.min(numbers.column),
            (formation::SQUARE, None) if self.on_one_face(pix, foes) => {
                models * numbers.square_strike_quarters / 4
            }
            _ => models,
        }
    }

    /// Do all attackers of a square come from one hex or from two that touch? Those of a second line come from the hex
    /// of the first.
    fn on_one_face(&self, pix: PieceIx, foes: &[PieceIx]) -> bool {
        let at = self.piece(pix).hex;
        let beside = |hex: &Hex| at.unsigned_distance_to(*hex) == 1;
        let hexes: Vec<Hex> = foes.iter().map(|foe| self.piece(*foe).hex).filter(beside).collect();
        let mut pairs = hexes.iter().flat_map(|a| hexes.iter().map(move |b| (*a, *b)));
        pairs.all(|(a, b)| a.unsigned_distance_to(b) <= 1) && hexes.len() <= 2
    }

    /// Is it foot or gunners, whom horse strikes with one die per two (`combat.dice`)?
    pub(crate) fn is_horse(&self, pix: PieceIx) -> bool {
        self.arm(pix) == Arm::Horse
    }
}
