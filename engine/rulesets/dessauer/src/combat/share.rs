//! Models divided among several enemies; the owner places those over (`combat.split`).

use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::DecisionKind;
use crate::units::strength::shares;
use oblique_rules::play::{Order, PieceIx};

impl Battle {
    /// The models a unit strikes an enemy with.
    pub(crate) fn share_against(&self, pix: PieceIx, foe: PieceIx) -> i32 {
        let foes = self.foes(pix);
        let count = i32::try_from(foes.len()).unwrap_or(i32::MAX);
        let (each, _) = shares(self.models_striking(pix, &foes), count);
        let placed = self.memory().allotted.get(&pix).is_some_and(|placed| placed.contains(&foe));
        each + i32::from(placed)
    }

    /// Enemies a model over may still be placed against; empty where none is left to place.
    pub(crate) fn open_to_allot(&self, pix: PieceIx) -> Vec<PieceIx> {
        let mut foes = self.foes(pix);
        let count = i32::try_from(foes.len()).unwrap_or(i32::MAX);
        let (_, over) = shares(self.models_striking(pix, &foes), count);
        let placed = self.memory().allotted.get(&pix).cloned().unwrap_or_default();
        if count < 2 || i32::try_from(placed.len()).unwrap_or(i32::MAX) >= over {
            return Vec::new();
        }
        foes.retain(|foe| !placed.contains(foe));
        self.in_id_order(foes)
    }

    /// Asks for the next model over, the passive side's first. Was anybody asked?
    pub(crate) fn ask_to_allot(&mut self) -> bool {
        let passive = self.active().other();
        for side in [passive, passive.other()] {
            let over = self.troops_of(side).find(|pix| !self.open_to_allot(*pix).is_empty());
            if let Some(pix) = over {
                self.ask_about(DecisionKind::Allocate, side, Some(pix), Order::choose(0));
                return true;
            }
        }
        false
    }

    /// Whom the decision asked is about: the enemies in the order of their names.
    pub(crate) fn allotments(&self) -> Vec<Order> {
        let pix = self.decision().and_then(|decision| decision.piece);
        let count = pix.map_or(0, |pix| self.open_to_allot(pix).len());
        (0..count).filter_map(|i| i32::try_from(i).ok()).map(Order::choose).collect()
    }

    /// Places a model over.
    pub(crate) fn allot(&mut self, alternative: i32) {
        let pix = self.decision().and_then(|decision| decision.piece);
        self.answered();
        let Some(pix) = pix else { return };
        let chosen = usize::try_from(alternative).ok().and_then(|i| self.open_to_allot(pix).get(i).copied());
        if let Some(foe) = chosen {
            self.change_memory(MemoryChange::Allotted(pix, foe));
        }
    }
}
