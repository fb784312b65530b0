//! What the last step of combat struck: smoke on the map and the review.
//!
//! Must not know how it is shown.

use super::telling::{Kind, Told};
use oblique_core::hex::Hex;
use oblique_core::rules::play::{Event, Pix};

/// A hex struck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Where.
    pub hex: Hex,
    /// Who struck.
    pub by: Vec<Pix>,
    /// Hits.
    pub hits: u32,
}

/// The last step of combat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strikes {
    /// The turn.
    pub turn: u16,
    /// The phase's index in the catalog.
    pub phase: u8,
    /// The hexes struck.
    pub hexes: Vec<Strike>,
    /// What was told of it.
    pub told: Vec<Told>,
}

impl Strikes {
    /// The strikes among the events of an order given in that turn and phase, if there were any.
    pub fn of(turn: u16, phase: u8, events: &[Event], told: &[Told]) -> Option<Self> {
        let hexes: Vec<Strike> = events
            .iter()
            .filter_map(|event| match event {
                Event::Struck { hex, by, hits } => Some(Strike { hex: *hex, by: by.clone(), hits: *hits }),
                _ => None,
            })
            .collect();
        let told = told.iter().filter(|t| !matches!(t.kind, Kind::Turn | Kind::Phase)).cloned().collect();
        (!hexes.is_empty()).then_some(Self { turn, phase, hexes, told })
    }
}
