//! Old Dessauer: units by models, active and passive sides, attacks that bind pairs until one gives way.
//!
//! So far only what these rules ask of the geometry of hexes, and models as dice; no battle can be played and nothing is registered.
//!
//! | chapter of the sheet | module | what it answers |
//! |---|---|---|
//! | 1 measuring | `board::angles` | offsets of hexes from a direction, arcs, enfilade |
//! | 2, 9, 10 strength | `units::strength` | dice of models, shares among enemies, shattered units |
//! | 3 formations | `board::sides` | front, flank and rear hexes; which attacks are into a flank or the rear |
//! | 9 danger zones | `board::strip` | who stands too near a line of fire |

pub mod board;
pub mod units;
