//! How print-and-play kits are made: what was chosen last.

use oblique_cartography::style::style;
use oblique_exchange::kit::{COUNTER_MM, KitRequest};
use oblique_exchange::pdf::{HEX_MM, Paper};
use serde::{Deserialize, Serialize};

/// What was chosen last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KitChoices {
    /// The name of the paper.
    pub paper: String,
    /// The side of a counter, in millimetres.
    pub counter_mm: f32,
    /// Do hexes suit the counters? Else they are as large as said below.
    pub hex_suits: bool,
    /// From one flat side of a hex to the other, in millimetres.
    pub hex_mm: f32,
    /// Id of the map style; empty for that of the screen.
    pub style: String,
    /// Ids of the parts that are left out.
    pub without: Vec<String>,
}

impl Default for KitChoices {
    fn default() -> Self {
        let usual = KitRequest::default();
        Self {
            paper: usual.paper.name.to_owned(),
            counter_mm: usual.counter_mm,
            hex_suits: true,
            hex_mm: usual.hex_mm,
            style: String::new(),
            without: usual.without,
        }
    }
}

impl KitChoices {
    /// Are its numbers such that can be chosen?
    #[must_use]
    pub(super) fn is_sound(&self) -> bool {
        COUNTER_MM.contains(&self.counter_mm) && HEX_MM.contains(&self.hex_mm)
    }

    /// The kit they ask for, in the style of the screen unless another is chosen.
    #[must_use]
    pub fn request(&self, screen: &'static oblique_cartography::MapStyle) -> KitRequest {
        let usual = KitRequest::default();
        KitRequest {
            paper: Paper::named(&self.paper).unwrap_or(usual.paper),
            counter_mm: self.counter_mm,
            hex_mm: if self.hex_suits { KitRequest::hex_for(self.counter_mm) } else { self.hex_mm },
            style: style(&self.style).unwrap_or(screen),
            without: self.without.clone(),
            ..usual
        }
    }
}
