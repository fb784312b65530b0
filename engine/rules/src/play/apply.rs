//! What an event changes in the facts every ruleset shares.
//!
//! Must not know what a ruleset derives from them, nor its own events.

use super::{Event, Field, PieceIx};

impl Event {
    /// The piece whose place, facing, formation, marks or standing it changes: what a ruleset that
    /// keeps tables of pieces by hex must look at before and after.
    #[must_use]
    pub const fn touches(&self) -> Option<PieceIx> {
        match self {
            Self::Moved { piece, .. }
            | Self::Faced { piece, .. }
            | Self::Formed { piece, .. }
            | Self::Topped { piece, .. }
            | Self::Marked { piece, .. }
            | Self::Stood { piece, .. } => Some(*piece),
            _ => None,
        }
    }
}

impl Field {
    /// Applies an event to the shared facts. Events that tell and a ruleset's own change none.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Turn(turn) => self.turn = *turn,
            Event::Phase { phase, side, leader } => {
                self.phase = *phase;
                self.active_side = *side;
                self.active_leader = *leader;
            }
            Event::Drew(draw) => {
                self.stream.draw(draw.range.0, draw.range.1);
            }
            Event::Moved { piece, to, .. } => self.pieces[piece.ix()].hex = *to,
            Event::Faced { piece, facing } => self.pieces[piece.ix()].facing = *facing,
            Event::Formed { piece, formation, facing } => {
                let piece = &mut self.pieces[piece.ix()];
                piece.formation = *formation;
                piece.facing = *facing;
            }
            Event::Topped { piece, top } => self.pieces[piece.ix()].top = *top,
            Event::Tracked { piece, track, to, .. } => {
                self.pieces[piece.ix()].tracks[usize::from(*track)] = *to;
            }
            Event::Marked { piece, marks } => self.pieces[piece.ix()].marks = *marks,
            Event::Stood { piece, standing, .. } => self.pieces[piece.ix()].standing = *standing,
            Event::Figures { piece, figures } => self.pieces[piece.ix()].figures = *figures,
            Event::Attached { piece, leader } => self.pieces[piece.ix()].leader = *leader,
            Event::Joined(state) => self.pieces.push((**state).clone()),
            Event::Objective { index, holder } => {
                if let Some(o) = self.objectives.get_mut(usize::from(*index)) {
                    o.holder = *holder;
                }
            }
            Event::Ended(outcome) => self.outcome = Some(outcome.clone()),
            Event::Said(_) | Event::Struck { .. } | Event::Reckoned(_) | Event::Sorted(_) | Event::Own(_) => {
            }
        }
    }
}
