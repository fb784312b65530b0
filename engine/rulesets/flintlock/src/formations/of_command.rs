//! The formation a unit takes from its command (`form.same`, `form.german`).
//!
//! Must not know when it takes it.

use crate::CATALOG;
use crate::ids::choice::Formation;
use crate::ids::{attribute, formation};
use oblique_rules::catalog::Role;
use oblique_rules::kernel::Values;
use oblique_scenario::{Piece, Scenario};

/// The formation a unit takes where its command stands in `command`; a `german` one has no Open.
pub(crate) const fn taken(command: u8, german: bool) -> u8 {
    if german && command == formation::OPEN { formation::CLOSE } else { command }
}

/// The formation a leader's command begins in, by his values.
pub(crate) fn begun(leader: Values<'_>) -> u8 {
    match Formation::of(leader) {
        Formation::Column => formation::COLUMN,
        Formation::Open => formation::OPEN,
        Formation::Close => formation::CLOSE,
    }
}

/// The formation line infantry of a scenario begins in where none is given: the one it takes from its
/// command. `None` for other arms, and where nobody leads it.
pub(crate) fn usual(scenario: &Scenario, piece: &Piece) -> Option<&'static str> {
    let values = |piece: &'_ Piece| Some(&CATALOG.kind(&piece.kind)?.attributes);
    let foot = CATALOG.kind(&piece.kind).is_some_and(|kind| kind.role == Role::Foot);
    let leader = scenario.pieces.get(piece.leader.as_ref().filter(|_| foot)?)?;
    let command = begun(Values::new(&leader.attrs, values(leader)?));
    let german = Values::new(&piece.attrs, values(piece)?).flag(attribute::GERMAN);
    CATALOG.formations.get(usize::from(taken(command, german))).map(|f| f.id.as_str())
}
