//! Formations: who may take up which, who is unformed, secure flanks (`form.table`).

use crate::CATALOG;
use crate::battle::state::Battle;
use crate::board::angles::{beside, beyond_front};
use crate::board::chart::Chart;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use crate::units::posed::Posed;
use oblique_board::Board;
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

/// Is nobody in it formed (`form.unformed`)?
pub(crate) const fn is_loose(form: u8) -> bool {
    matches!(form, formation::SKIRMISH | formation::UNLIMBERED | formation::LIMBERED)
}

/// Is the flank of a unit that stands and faces so guarded by ground, a wall, or a friend, where `friend` says one stands
/// (`form.secure`)?
pub(crate) fn is_guarded(
    board: &Board,
    chart: &Chart,
    (at, facing): (Hex, Hour),
    flank: Ordering,
    friend: impl Fn(Hex) -> bool,
) -> bool {
    let on_flank = |hex: &Hex| beside(facing, *hex - at, board.layout().orientation) == Some(flank);
    let neighbours = board.layout().neighbours(at).map(|(_, hex)| hex);
    // Of the hexsides those to flank hexes: what is before it secures no flank (`form.flank`).
    let beyond = |hex: &Hex| beyond_front(facing, *hex - at, board.layout().orientation);
    let walled = neighbours
        .filter(|hex| on_flank(hex) && beyond(hex))
        .any(|hex| chart.between(board, at, hex).any(|edge| edge.flank));
    let near = u32::try_from(Tables::get().secure.hexes).unwrap_or(0);
    let guards = |hex: Hex| chart.at(board, hex).is_some_and(|row| row.flank) || friend(hex);
    walled || at.range(near).filter(|hex| on_flank(hex)).any(guards)
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
        is_loose(self.piece(pix).formation) || self.is(pix, mark::ROUTING)
    }

    /// Are both flanks guarded (`form.secure`)? A square's always are.
    pub(crate) fn is_secure(&self, pix: PieceIx) -> bool {
        self.is_secure_so(&self.posed(pix))
    }

    /// The same, standing so.
    pub(crate) fn is_secure_so(&self, posed: &Posed) -> bool {
        let Some(facing) = posed.facing else { return posed.form == formation::SQUARE };
        let steady = |hex: Hex| self.steady_unit_at(hex, posed.pix);
        let guards = |side| is_guarded(self.board(), &self.ground().chart, (posed.hex, facing), side, steady);
        [Ordering::Less, Ordering::Greater].into_iter().all(guards)
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
