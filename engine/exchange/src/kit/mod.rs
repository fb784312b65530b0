//! A print-and-play kit: everything a battle needs on a table, as pages to print, made from the scenario and from the
//! catalog, manual and numbers of its ruleset.
//!
//! A part is a file here and a line in [`PARTS`]; it lays out pages, and what prints them and shows them knows none.
//! Must not know any one ruleset, files or windows: whoever asks writes the bytes.

mod cards;
mod charts;
mod contents;
mod counters;
mod flow;
mod notes;
mod part;
mod preview;
mod request;
mod roster;
mod rule_book;
mod set_up;
mod table;
mod turns;

pub(crate) use counters::{alone, ink_on, losses};
pub use part::{PARTS, Part};
pub(crate) use preview::outlines;
pub use preview::{PREVIEW_PX, Pages};
pub(crate) use request::COUNTER_OF_A_HEX;
pub use request::{COUNTER_MM, COUNTERS, CounterSize, KitRequest, named_counter};

use crate::pdf::leaf::Leaf;
use crate::pdf::{self, PdfRequest};
use crate::picture::{Error, Layers, PieceLayers, Request};
use crate::title::title_of;
use oblique_cartography::{MapStyle, Rgba};
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Scenario, Side};

/// A document of a kit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KitFile {
    /// What it is called, `counters.pdf`.
    pub name: String,
    /// What it holds, as it reads in a list.
    pub title: &'static str,
    /// How many pages it has.
    pub pages: usize,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// The documents of a kit, the list of them first. `go_on` is asked between pages, with the part from 0 to 1 that is done;
/// if it says no, the kit is called off.
///
/// # Errors
/// Why there is none.
pub fn make(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    request: &KitRequest,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Vec<KitFile>, Error> {
    let kit = Kit::new(scenario, rules, request)?;
    let parts = kit.parts()?;
    let all: usize = parts.iter().map(|(_, leaves)| leaves.len()).sum();
    let mut done = 0;
    let mut files = Vec::with_capacity(parts.len());
    for (part, leaves) in &parts {
        let before = done as f32;
        let title = format!("{}: {}", kit.title(), part.title.to_lowercase());
        let bytes = pdf::print(&title, leaves, &mut |share| {
            go_on((before + share * leaves.len() as f32) / all.max(1) as f32)
        })?;
        done += leaves.len();
        files.push(KitFile { name: request.file(part), title: part.title, pages: leaves.len(), bytes });
    }
    Ok(files)
}

/// What parts are laid out from.
pub(crate) struct Kit<'a> {
    pub scenario: &'a Scenario,
    pub rules: &'a dyn Ruleset,
    pub request: &'a KitRequest,
}

impl<'a> Kit<'a> {
    pub(crate) fn new(
        scenario: &'a Scenario,
        rules: &'a dyn Ruleset,
        request: &'a KitRequest,
    ) -> Result<Self, Error> {
        request.check()?;
        if scenario.board.layout().is_empty() {
            return Err(Error::Empty);
        }
        Ok(Self { scenario, rules, request })
    }

    /// Every part asked for that has anything to show, with its pages, the list of them first.
    fn parts(&self) -> Result<Vec<(&'static Part, Vec<Leaf>)>, Error> {
        let mut parts = Vec::new();
        for part in self.request.parts() {
            let leaves = (part.leaves)(self)?;
            if !leaves.is_empty() {
                parts.push((part, leaves));
            }
        }
        let listed: Vec<(&Part, usize)> = parts.iter().map(|(part, leaves)| (*part, leaves.len())).collect();
        parts.insert(0, (&part::CONTENTS, contents::leaves(self, &listed)));
        Ok(parts)
    }

    fn title(&self) -> &'a str {
        title_of(self.scenario)
    }

    pub(crate) fn catalog(&self) -> &'static Catalog {
        self.rules.catalog()
    }

    pub(crate) const fn style(&self) -> &'static MapStyle {
        self.request.style
    }

    /// Width and height of a page that stands upright.
    const fn page_mm(&self) -> (f32, f32) {
        self.request.paper.mm
    }

    /// The colour of a side as the style prints it.
    pub(crate) fn side_color(&self, side: Side) -> Rgba {
        let color = Rgba::parse(&self.scenario.side(side).color).unwrap_or(self.style().ink);
        self.style().counter.tone(color)
    }

    /// The map as it is printed: with `pieces` on it or bare.
    fn map_request(&self, pieces: PieceLayers) -> Request {
        Request {
            style: self.request.style,
            layers: Layers { grain: false, ..Layers::ALL },
            pieces,
            ..Request::new(crate::picture::Format::Svg, 48.0)
        }
    }
}

/// The sheets of the map.
fn map(kit: &Kit<'_>) -> Result<Vec<Leaf>, Error> {
    let bare = PieceLayers { counters: false, ..PieceLayers::COUNTERS };
    let asked = PdfRequest {
        margin_mm: kit.request.margin_mm,
        ..PdfRequest::new(kit.map_request(bare), kit.request.hex_mm, Some(kit.request.paper))
    };
    pdf::leaves(kit.scenario, kit.rules, &asked)
}

#[cfg(test)]
mod tests;
