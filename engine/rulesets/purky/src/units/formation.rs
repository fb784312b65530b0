//! Formations: who may take up which, who is unformed, secure flanks (`form.table`).

use crate::CATALOG;
use crate::battle::state::Battle;
use crate::board::angles::beside;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::FacingKind;
use oblique_rules::play::PieceIx;
use std::cmp::Ordering;

/// What a formation faces.
pub(crate) fn facing_kind(form: u8) -> FacingKind {
    CATALOG.formations.get(usize::from(form)).map_or(FacingKind::None, |f| f.facing)
}

/// Its name.
pub(crate) fn name_of(form: u8) -> &'static str {
    CATALOG.formations.get(usize::from(form)).map_or("", |f| f.name.as_str())
}

/// Is it a column of either kind, or guns on the march?
pub(crate) const fn is_column(form: u8) -> bool {
    matches!(form, formation::ATTACK_COLUMN | formation::MARCH_COLUMN | formation::LIMBERED)
}

impl Battle {
    /// Is the formation open to the unit (`form.table`)?
    pub(crate) fn may_form(&self, pix: PieceIx, form: u8) -> bool {
        let kind = CATALOG.kinds.get(usize::from(self.piece(pix).info.kind));
        let id = CATALOG.formations.get(usize::from(form)).map(|f| &f.id);
        kind.zip(id).is_some_and(|(kind, id)| kind.formations.contains(id))
    }

    /// The facings a unit may have after a change to a formation (`form.line`): its own, one hour to either side of it
    /// where the new formation faces otherwise, any when it had none; none for a square.
    pub(crate) fn facings_after(&self, pix: PieceIx, form: u8) -> Vec<Hour> {
        let all = facing_kind(form).hours(self.board().layout().orientation);
        let Some(own) = self.piece(pix).facing else { return all };
        let near = u8::from(!all.contains(&own));
        all.into_iter().filter(|hour| hour.distance(own) == near).collect()
    }

    /// Skirmishers, gunners and routing units are unformed (`form.unformed`).
    pub(crate) fn is_unformed(&self, pix: PieceIx) -> bool {
        let form = self.piece(pix).formation;
        let loose = matches!(form, formation::SKIRMISH | formation::UNLIMBERED | formation::LIMBERED);
        loose || self.is(pix, mark::ROUTING)
    }

    /// Are both flanks guarded (`form.secure`)? A square's always are.
    pub(crate) fn is_secure(&self, pix: PieceIx) -> bool {
        let Some(facing) = self.piece(pix).facing else {
            return self.piece(pix).formation == formation::SQUARE;
        };
        [Ordering::Less, Ordering::Greater].into_iter().all(|side| self.guards(pix, facing, side))
    }

    fn guards(&self, pix: PieceIx, facing: Hour, side: Ordering) -> bool {
        let (at, layout) = (self.piece(pix).hex, self.board().layout());
        let on_side = |v: Hex| beside(facing, v, layout.orientation) == Some(side);
        let walled = self.around(at).filter(|hex| on_side(*hex - at)).any(|hex| {
            let mut edges = self.ground().chart.between(self.board(), at, hex);
            edges.any(|edge| edge.flank)
        });
        let near = u32::try_from(Tables::get().secure.hexes).unwrap_or(0);
        walled
            || at.range(near).filter(|hex| on_side(*hex - at)).any(|hex| {
                let ground = self.ground().chart.at(self.board(), hex);
                ground.is_some_and(|row| row.flank) || self.steady_unit_at(hex, pix)
            })
    }

    /// Does a friendly unit that does not rout stand there?
    fn steady_unit_at(&self, hex: Hex, of: PieceIx) -> bool {
        let side = self.piece(of).side();
        let steady = |p: &&PieceIx| {
            let piece = self.piece(**p);
            piece.side() == side && piece.is_unit() && **p != of && !self.is(**p, mark::ROUTING)
        };
        self.at(hex).iter().find(steady).is_some()
    }
}
