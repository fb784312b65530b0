//! Opening a battle in its middle: what pieces have been through.

use super::{State, System};
use crate::RuleId;
use crate::play::{Event, PieceIx, PieceMoment, Standing, Why};
use oblique_scenario::check::{Diagnostic, Place, Severity};

/// The diagnostic of a moment that cannot be.
pub fn wrong_moment(rule: RuleId, message: String) -> Vec<Diagnostic> {
    let place = Place::Param("moment".to_owned());
    vec![Diagnostic::new("moment", Severity::Error, place, message).citing(rule)]
}

impl<S: System> State<S> {
    /// The piece of an id.
    pub fn by_id(&self, id: &str) -> Option<PieceIx> {
        self.field.iter().find(|(_, p)| p.info.id.0 == id).map(|(pix, _)| pix)
    }

    /// The piece a moment names.
    ///
    /// # Errors
    /// That there is none, under `rule`.
    pub fn named_by_moment(&self, rule: RuleId, id: &str) -> Result<PieceIx, Vec<Diagnostic>> {
        let none = || wrong_moment(rule, format!("There is no piece {id} in the battle."));
        self.by_id(id).ok_or_else(none)
    }

    /// Gives a piece the place and the marks a moment says it has; one lost leaves the map, if `gone`.
    pub fn recall_piece(&mut self, pix: PieceIx, past: &PieceMoment, gone: bool) {
        for (mark, on) in &past.marks {
            self.set_mark(pix, *mark, *on);
        }
        let from = self.piece(pix).hex;
        if let Some(to) = past.hex.filter(|to| *to != from && self.piece(pix).on_map()) {
            self.emit(Event::Moved { piece: pix, from, to, why: Why::Sequence });
        }
        if past.lost && gone && self.piece(pix).standing != Standing::Lost {
            self.emit(Event::Stood { piece: pix, standing: Standing::Lost, why: Why::Sequence });
        }
    }
}
