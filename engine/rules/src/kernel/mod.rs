//! What every running battle shares: its state, and the only ways that change it.
//!
//! A ruleset says by [`System`] what its own types are, keeps its rules on a type of its own that
//! dereferences to a [`State`], and answers by [`Rules`] what only rules can answer; it is a
//! [`crate::play::Game`] then. The state is private to this module: rules read it, and change it by
//! events alone ([`State::emit`] and what is made of it), so that a log, a copy and an undone order
//! are always the same battle.
//!
//! Must not know any rule.

mod arrival;
mod audit;
mod by_piece;
mod change;
mod derived;
mod draw_offers;
mod front;
mod game;
mod moment;
mod occupants;
mod opening;
mod read;
mod running_battle;
mod stack;
mod state;
mod suppose;
mod system;

pub use audit::wrong_place;
pub use by_piece::ByPiece;
pub use draw_offers::DrawOffers;
pub use front::Front;
pub use game::Rules;
pub use moment::wrong_moment;
pub use occupants::Occupants;
pub use opening::{Mustered, Opening, Values, begin, begin_at, formed, in_place, muster, objectives, opened};
pub use state::State;
pub use system::{Memory, System};
