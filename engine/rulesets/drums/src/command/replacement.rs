//! Brigades without a Leader, and who takes over (`gen.leaderless`).

use crate::battle::memory::{MemoryChange, Right};
use crate::battle::state::Battle;
use crate::ids::{mark, rule, track};
use crate::tables::Tables;
use crate::units::division::Division as _;
use oblique_rules::catalog::Role;
use oblique_rules::play::{Event, Marks, PieceInfo, PieceIx, PieceState, Standing};
use oblique_scenario::{PieceId, Side};
use std::sync::Arc;

impl Battle {
    /// Leaders of a side who are lost and have units left on the map, whom nobody has replaced.
    pub(crate) fn leaderless(&self, side: Side) -> Vec<PieceIx> {
        let units = self.units_of(side);
        let vacant = |pix: &PieceIx| {
            let piece = self.piece(*pix);
            piece.info.role == Role::Leader
                && piece.standing == Standing::Lost
                && units.iter().any(|unit| self.leader_of(*unit) == Some(*pix))
        };
        self.everyone().filter(vacant).collect()
    }

    /// Lost Leaders, one of whom is replaced in place of a reaction with that right.
    pub(crate) fn replaced_by_right(&self, right: Right) -> Vec<PieceIx> {
        let enough = i32::from(right.dice) >= Tables::get().actions.failures_close;
        if enough { self.leaderless(right.side) } else { Vec::new() }
    }

    /// Another takes over the brigade of a lost Leader and waits for his place in it.
    pub(crate) fn replace_leader(&mut self, lost: PieceIx) {
        let before = self.piece(lost).clone();
        let own = |pix: &PieceIx| self.leader_of(*pix) == Some(lost);
        let brigade: Vec<PieceIx> = self.everyone().filter(own).collect();
        let Some(host) = brigade.iter().find(|unit| self.piece(**unit).on_map()) else { return };
        let table = &Tables::get().generals;
        let worse = before.tracks[usize::from(track::Q)] + table.replacement_worse;
        let name = format!("Successor of {}", before.info.name);
        let id = self.unused_id(&before.info.id);
        let kept = [mark::SHAKEN, mark::SHAKEN_PAID].into_iter();
        let marks = kept.fold(Marks::default(), |marks, kept| marks.with(kept, before.marks.has(kept)));
        let mut state = PieceState {
            info: Arc::new(PieceInfo { id, name: name.clone(), ..(*before.info).clone() }),
            standing: Standing::OnMap,
            hex: self.piece(*host).hex,
            marks: marks.with(mark::REPLACEMENT, true),
            ..before
        };
        let quality = worse.min(table.replacement_worst);
        state.tracks[usize::from(track::Q)] = quality;
        state.tracks[usize::from(track::SPAN)] = Tables::get().command.leader_span;
        let new = PieceIx(u16::try_from(self.field().pieces.len()).unwrap_or(u16::MAX));
        self.emit(Event::Joined(Box::new(state)));
        for unit in brigade {
            self.emit(Event::Attached { piece: unit, leader: Some(new) });
        }
        self.change_memory(MemoryChange::Succeeds(lost, new));
        self.say(rule::GEN_LEADERLESS, Some(new), format!("{name} takes over with quality {quality}"));
        self.change_memory(MemoryChange::Displaced(new, true));
    }

    /// An id no piece has: the lost Leader's with a number.
    fn unused_id(&self, lost: &PieceId) -> PieceId {
        let stem = lost.0.split('~').next().unwrap_or(&lost.0);
        let ids = (2..=u32::from(u16::MAX)).map(|n| format!("{stem}~{n}"));
        PieceId(ids.into_iter().find(|id| self.by_id(id).is_none()).unwrap_or_default())
    }
}
