//! What this sheet's checks ask of pieces, by its own catalog and tables.

use crate::ids::attribute;
use crate::ids::choice;
use crate::movement::terrain;
use crate::tables::{Form, Weapon};
use crate::{CATALOG, Flintlock};
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::kernel::Values;
use oblique_rules::position::ScenarioPosition;
pub(super) use oblique_rules::sheet_checks::check_context::{CheckContext, Entry};
use oblique_scenario::{Piece, Scenario, Value};

/// A flag of a piece; no flag has a default of yes where it counts.
pub(super) fn flag(piece: &Piece, attr: &str) -> bool {
    piece.attrs.get(attr).and_then(Value::flag) == Some(true)
}

/// Is it infantry or cavalry, whole, in the roster or on the map: what a Command is made of?
pub(crate) fn is_body(piece: &Piece) -> bool {
    matches!(CATALOG.role_of(piece), Some(Role::Foot | Role::Horse))
}

/// Does it stand on the map as infantry (in line or as skirmishers) or cavalry?
pub(super) fn stands(piece: &Piece) -> bool {
    CATALOG.role_of(piece).is_some_and(Role::is_foot_or_horse)
}

/// Is it a unit in Close?
pub(super) fn is_close(context: &CheckContext<'_>, piece: &Piece) -> bool {
    CATALOG.role_of(piece) == Some(Role::Foot) && context.formation(piece) == Form::Close.id()
}

/// What infantry and skirmishers of that base fire with.
pub(super) fn weapon(piece: &Piece) -> Option<Weapon> {
    match CATALOG.role_of(piece)? {
        Role::Foot => choice::Weapon::written(Values::of(&CATALOG, piece)).map(Weapon::of_infantry),
        Role::Guns if !flag(piece, attribute::ABANDONED) => Some(Weapon::Gun),
        _ => None,
    }
}

/// Can a piece stand on a hex: by its ground, or by a road or trail through it?
pub(super) fn may_stand(context: &CheckContext<'_>, piece: &Piece, hex: Hex) -> bool {
    ground_allows(context.s, piece, hex)
}

/// The same, of any scenario. One of an unknown kind may anywhere.
pub(crate) fn ground_allows(s: &Scenario, piece: &Piece, hex: Hex) -> bool {
    let position = ScenarioPosition::<Flintlock>::ground(s);
    position.piece(piece).is_none_or(|p| terrain::ground_allows(&position, p, hex))
}
