//! What a careful designer looks at under every ruleset: the answers come from the catalog and from
//! [`Ruleset::survey`](crate::Ruleset::survey), so that a new ruleset has them for nothing.
//!
//! Must not know any one ruleset.

mod arrivals;
mod names;
mod objectives;
mod regiments;
mod roster;
mod ways;

pub use objectives::unreachable;
pub use roster::unarmed;

use super::SheetCheck;

/// The careful checks, by theme. A ruleset leaves out those its own sheet has.
pub(super) const CHECKS: &[&[SheetCheck]] =
    &[objectives::CHECKS, arrivals::CHECKS, names::CHECKS, roster::CHECKS, regiments::CHECKS];
