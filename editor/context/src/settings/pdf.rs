//! How maps are written as PDF: what was chosen last.

use super::PictureChoices;
use oblique_exchange::pdf::{HEX_MM, MARGIN_MM, OVERLAP_MM, PAPERS, Paper};
use serde::{Deserialize, Serialize};

/// What was chosen last.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct PdfChoices {
    /// Style, layers and part of the map.
    pub picture: PictureChoices,
    /// From one flat side of a hex to the other, in millimetres.
    pub hex_mm: f32,
    /// Are lengths shown in inches?
    pub inches: bool,
    /// The paper by its name; empty for one sheet as large as the map.
    pub paper: String,
    /// How far neighbouring sheets show the same, in millimetres.
    pub overlap_mm: f32,
    /// What a printer leaves blank on each side of a page, in millimetres.
    pub margin_mm: f32,
}

impl Default for PdfChoices {
    /// Hexes of 16 mm over sheets of A4.
    fn default() -> Self {
        Self {
            picture: PictureChoices { layers_as_on_screen: false, ..PictureChoices::default() },
            hex_mm: 16.0,
            inches: false,
            paper: PAPERS.first().map_or("", |paper| paper.name).to_owned(),
            overlap_mm: 10.0,
            margin_mm: 10.0,
        }
    }
}

impl PdfChoices {
    /// Are its numbers such that can be chosen?
    pub(crate) fn is_sound(&self) -> bool {
        self.picture.is_sound()
            && HEX_MM.contains(&self.hex_mm)
            && OVERLAP_MM.contains(&self.overlap_mm)
            && MARGIN_MM.contains(&self.margin_mm)
            && (self.paper.is_empty() || self.paper().is_some())
    }

    /// The paper of each page; `None` for one sheet.
    #[must_use]
    pub fn paper(&self) -> Option<Paper> {
        Paper::named(&self.paper)
    }
}
