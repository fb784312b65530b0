//! Applying events: the only code that changes a battle's state, and what is derived from it.

use crate::battle::ground::{Arm, Custom, Facts};
use crate::battle::memory::Memo;
use crate::battle::state::Battle;
use crate::tables::Weapon;
use oblique_rules::play::{Event, PieceState, Pix, Standing};

impl Battle {
    /// Applies one event.
    pub(crate) fn apply_event(&mut self, event: &Event) {
        let touched = event.touches();
        if let Some(pix) = touched {
            self.unindex(pix);
        }
        if let Event::Joined(state) = event {
            self.facts.push(self.facts_of_skirmishers(state));
        }
        self.field.apply(event);
        if let Some(pix) = touched {
            self.index(pix);
        }
        match event {
            Event::Joined(_) => self.index(Pix(self.field.pieces.len() as u16 - 1)),
            Event::Own(own) => {
                if let Some(memo) = own.as_any().downcast_ref::<Memo>() {
                    self.memory.apply(memo);
                }
            }
            _ => {}
        }
    }

    /// Facts of a skirmisher piece that joins: those of its base unit, whose id its own begins with.
    fn facts_of_skirmishers(&self, state: &PieceState) -> Facts {
        let id = state.info.id.0.as_str();
        let base = id.rsplit_once('.').map_or(id, |(base, _)| base);
        let at = self.field.iter().find(|(_, p)| p.info.id.0 == base).map(|(pix, _)| pix);
        let facts = at.and_then(|pix| self.facts.get(pix.ix())).copied();
        let weapon = facts.and_then(|f| f.arm.weapon()).unwrap_or(Weapon::Musket);
        Facts {
            arm: Arm::Skirmishers(weapon),
            colonial_militia: facts.is_some_and(|f| f.colonial_militia),
            german: false,
            sk_pair: false,
            base: at,
            sk_limit: 0,
            rl_initiative: 0,
            rl_range: 0,
            custom: facts.map_or(Custom::Light, |f| f.custom),
        }
    }

    /// Adds a piece to the derived tables.
    pub(crate) fn index(&mut self, pix: Pix) {
        let piece = self.piece(pix);
        if piece.standing != Standing::OnMap {
            return;
        }
        if let Some(i) = self.ground.board.layout().index(piece.hex) {
            let here = &mut self.occupants[i];
            let at = here.partition_point(|p| *p < pix);
            here.insert(at, pix);
        }
        self.shift_zone(pix, true);
    }

    /// Takes a piece out of the derived tables.
    fn unindex(&mut self, pix: Pix) {
        let piece = self.piece(pix);
        if piece.standing != Standing::OnMap {
            return;
        }
        if let Some(i) = self.ground.board.layout().index(piece.hex) {
            self.occupants[i].retain(|p| *p != pix);
        }
        self.shift_zone(pix, false);
    }

    fn shift_zone(&mut self, pix: Pix, on: bool) {
        if !self.has_zone(pix) {
            return;
        }
        let side = self.piece(pix).side().index();
        let layout = self.ground.board.layout();
        for hex in self.front(pix) {
            if let Some(i) = layout.index(hex) {
                let count = &mut self.zones[side][i];
                *count = if on { *count + 1 } else { count.saturating_sub(1) };
            }
        }
    }
}
