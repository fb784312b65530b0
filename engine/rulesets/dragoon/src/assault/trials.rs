//! How assaults end that have more cases than are counted: fought out in copies with dice of their own
//! (`ass.sequence`).
//!
//! Must not know why they were not counted, nor who asks.

use crate::assault::odds::End;
use crate::battle::flow::Flow;
use crate::battle::memory::{HexAt, MemoryChange, at_hex};
use crate::battle::state::Battle;
use crate::combat::memory::Pair;
use crate::ids::rule;
use oblique_rules::play::{Event, PieceIx};
use std::collections::BTreeMap;

/// How often an assault is fought out: nineteen times of twenty an end's share is told within five in a
/// hundred.
pub(crate) const TIMES: u32 = 400;
/// The first seed of the copies; no battle is begun with it, so that nothing to come is told.
const SEED: u64 = 0x0b11_90e0_0000_0000;
/// Most answers about advances in one assault step.
const ANSWERS: usize = 64;

/// Ends by attacker and defender, with how often each came about.
pub(crate) type Fought = BTreeMap<(PieceIx, PieceIx), BTreeMap<End, u64>>;

impl Battle {
    /// The assault step with one more unit plotted, or none, fought out in copies: how the pairs came out.
    /// Advances are those usual.
    pub(crate) fn fought(&self, more: Option<PieceIx>, pairs: &[Pair]) -> Fought {
        let mut out = Fought::new();
        for seed in 0..u64::from(TIMES) {
            let mut copy = self.clone();
            copy.clear_events();
            copy.seed_dice(SEED + seed);
            if let Some(pix) = more {
                copy.change_memory(MemoryChange::Assault(pix, true));
            }
            copy.fight_out();
            for pair in pairs {
                let Some(defender) = pair.defender else { continue };
                let aims = pairs.iter().filter(|p| p.attacker == pair.attacker).map(|p| p.hex);
                let (goes, stays) = (copy.has_left(pair.attacker, aims.chain([pair.from])), [pair.hex]);
                let given_up = copy.gave_up(pair.attacker);
                let end = End::of(goes, copy.has_left(defender, stays), given_up);
                *out.entry((pair.attacker, defender)).or_default().entry(end).or_default() += 1;
            }
        }
        out
    }

    /// Carries the assault step out to its end.
    fn fight_out(&mut self) {
        let mut flow = self.begin_assault_step();
        for _ in 0..ANSWERS {
            let Flow::Ask(decision) = flow else { return };
            self.answer_advance(&decision.default);
            flow = self.continue_assault();
        }
    }

    /// Did a unit stay only because everybody of its fight would have left (`out.both`)?
    fn gave_up(&self, pix: PieceIx) -> bool {
        self.events()
            .iter()
            .any(|e| matches!(e, Event::Said(said) if said.rule == rule::OUT_BOTH && said.piece == Some(pix)))
    }

    /// Is a unit gone from these hexes, or routed?
    fn has_left(&self, pix: PieceIx, from: impl IntoIterator<Item = HexAt>) -> bool {
        let piece = self.piece(pix);
        self.routed(pix) || !piece.on_map() || !from.into_iter().any(|at| at == at_hex(piece.hex))
    }
}
