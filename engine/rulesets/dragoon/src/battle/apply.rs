//! Applying events: the only code that changes a battle's state, and what is derived from it.

use crate::battle::ground::{Arm, Facts, Traits};
use crate::battle::memory::Memo;
use crate::battle::state::Battle;
use oblique_rules::catalog::Role;
use oblique_rules::play::{Event, PieceState, Pix, Standing};

impl Battle {
    /// Applies one event.
    pub(crate) fn apply_event(&mut self, event: &Event) {
        self.reckoned.forget();
        let touched = event.touches();
        if let Some(pix) = touched {
            self.unindex(pix);
        }
        if let Event::Joined(state) = event {
            self.facts.push(self.facts_of_replacement(state));
        }
        self.field.apply(event);
        if let Some(pix) = touched {
            self.index(pix);
        }
        match event {
            Event::Joined(_) => self.index(Pix(self.field.pieces.len() as u16 - 1)),
            Event::Own(own) => {
                if let Some(memo) = own.as_any().downcast_ref::<Memo>() {
                    self.apply_memo(memo);
                }
            }
            _ => {}
        }
    }

    /// Facts of a leader who joins during the battle: traits as his countrymen's.
    fn facts_of_replacement(&self, state: &PieceState) -> Facts {
        let arm = if state.info.role == Role::Chief { Arm::Overall } else { Arm::Corps };
        let kin = self.field.pieces.iter().position(|p| p.info.nation == state.info.nation);
        let traits = kin.and_then(|i| self.facts.get(i)).map_or(Traits::OTHER, |f| f.traits);
        Facts { arm, traits, men_at_start: 0 }
    }

    fn apply_memo(&mut self, memo: &Memo) {
        if let Memo::Leaving(units) = memo {
            // Zones depend on who is leaving.
            let changed: Vec<Pix> = self.memory.leaving.union(units).copied().collect();
            for pix in &changed {
                self.unindex(*pix);
            }
            self.memory.apply(memo);
            for pix in &changed {
                self.index(*pix);
            }
        } else {
            self.memory.apply(memo);
        }
    }

    /// Makes a piece what it was, in a copy on which something is reckoned.
    pub(crate) fn put_back(&mut self, pix: Pix, was: &PieceState) {
        self.unindex(pix);
        self.field.pieces[pix.ix()].clone_from(was);
        self.index(pix);
        self.events.clear();
    }

    /// Adds a piece to the derived tables.
    pub(crate) fn index(&mut self, pix: Pix) {
        let piece = self.piece(pix);
        if piece.standing != Standing::OnMap {
            return;
        }
        let layout = self.ground.board.layout();
        let side = piece.side();
        if let Some(i) = layout.index(piece.hex) {
            self.occupants.insert(i, pix);
        }
        self.shift_zone(pix, side.index(), true);
    }

    /// Takes a piece out of the derived tables.
    fn unindex(&mut self, pix: Pix) {
        let piece = self.piece(pix);
        if piece.standing != Standing::OnMap {
            return;
        }
        let layout = self.ground.board.layout();
        let side = piece.side();
        if let Some(i) = layout.index(piece.hex) {
            self.occupants.remove(i, pix);
        }
        self.shift_zone(pix, side.index(), false);
    }

    fn shift_zone(&mut self, pix: Pix, side: usize, on: bool) {
        if !self.has_zone(pix) {
            return;
        }
        let layout = self.ground.board.layout();
        for hex in self.front(pix) {
            if let Some(i) = layout.index(hex) {
                let count = &mut self.zones[side][i];
                *count = if on { *count + 1 } else { count.saturating_sub(1) };
            }
        }
    }
}
