//! Old Dessauer: units by models, active and passive sides, attacks that bind pairs until one gives way.
//!
//! So far what these rules ask of the geometry of hexes, and their tables with what is reckoned from them; no battle can be
//! played and nothing is registered.
//!
//! | chapter of the sheet | module | what it answers |
//! |---|---|---|
//! | 1 measuring | `board::angles`, `tables` | offsets of hexes from a direction, arcs, enfilade; inches as hexes |
//! | 2, 9, 10 strength | `units::strength` | dice of models, shares among enemies, shattered units |
//! | 2, 15 units | `units::class`, `units::cost` | classes, grades, points |
//! | 3 formations | `board::sides` | front, flank and rear hexes; which attacks are into a flank or the rear |
//! | 5 movement | `movement` | rates, charges, the purse of a move |
//! | 9 firing | `firing::need`, `board::strip` | scores by range and situation; who stands too near a line of fire |
//! | 10 combat | `combat::points` | combat points and scores |
//! | 7, 13, 14 going back | `retreat` | where a retreat ends, bookended units, evades, pursuit |
//! | 12 morale | `morale` | rally, fire tests, rout hits |
//! | 16 end | `victory` | broken armies, the score |

pub mod board;
pub mod combat;
pub mod firing;
mod ids;
pub mod morale;
pub mod movement;
pub mod retreat;
#[cfg(test)]
mod shipped;
mod tables;
pub mod units;
pub mod victory;

pub use tables::{Fires, Weapon};

/// Lets this thread go by other numbers, for ever or until the next ones; `None` are the sheet's own.
///
/// # Errors
/// What is wrong with the text.
pub fn supply_tables(text: Option<&str>) -> Result<(), oblique_rules::TablesError> {
    tables::Tables::supply(text)
}
