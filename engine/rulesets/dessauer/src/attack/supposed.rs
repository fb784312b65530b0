//! The battle as it would be once an attack has made contact: for what is told of it before it is made.

use crate::attack::pair::{Attack, Pair};
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::mark;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::{Event, PieceIx, Why};

impl Battle {
    /// The battle with attacker and target in contact, and the pair they are; `None` of a way that may not be gone. Nobody
    /// who may stand has evaded it.
    pub(crate) fn contact_by(
        &self,
        pix: PieceIx,
        target: PieceIx,
        path: &[Hex],
        facing: Option<Hour>,
    ) -> Option<(Self, Pair)> {
        let reached = self.reached_in_attack(pix, path, facing).ok()?;
        let attack = Attack {
            attacker: pix,
            target,
            way: Vec::new(),
            facing,
            charged: self.would_charge(pix, reached, target),
            arrived: true,
            evaded: Vec::new(),
        };
        let mut copy = self.clone();
        // Whether it strikes flank or rear depends on where its move began.
        copy.change_memory(MemoryChange::Course(pix, reached.course));
        let (from, to, at) = (copy.piece(pix).hex, reached.at.hex, reached.at);
        if at.form != copy.form(pix) {
            // Out of its block (`town.enter`).
            copy.emit(Event::Formed { piece: pix, formation: at.form, facing: at.facing });
        }
        if at.facing != copy.piece(pix).facing {
            copy.emit(Event::Faced { piece: pix, facing: at.facing });
        }
        if from != to {
            // Generals with it go along (`gen.move`).
            let with: Vec<PieceIx> = copy.generals_with(pix).collect();
            copy.go_to(pix, &with, to, Why::Charge);
        }
        if at.unsteady && !copy.is_loose(pix) {
            copy.set_mark(pix, mark::DISORDERED, true);
        }
        // Its models are divided among all it meets (`attack.extra`), but for who must evade.
        let must_evade = |other: &PieceIx| copy.evades_at(*other, pix, to) == Some(true);
        let mut met = copy.others_met(pix, target);
        met.retain(|other| !must_evade(other));
        met.insert(0, target);
        let pairs: Vec<Pair> = met.iter().map(|other| copy.pair_of(&attack, *other)).collect();
        copy.disorder_at_contact(pix, &met);
        for pair in &pairs {
            copy.change_memory(MemoryChange::Engaged(*pair));
        }
        Some((copy, *pairs.first()?))
    }
}
