//! The map as PDF: vectors at true size, on one sheet or over tiled pages that are glued together, with layers that can be
//! shown and hidden, lettering embedded, crop marks and a plan of the sheets.
//!
//! Draws the same primitives as pictures do. Must not know how a board is drawn: that is cartography's.

mod fonts;
mod ink;
pub(crate) mod leaf;
mod marks;
mod pages;
mod paper;
mod sheets;
mod writer;

pub use pages::Pages;
pub use paper::{PAPERS, Paper};
pub use sheets::{HEX_MM, MARGIN_MM, OVERLAP_MM};

use crate::picture::{Error, HEX_PX, Plan, Request, Size};
use crate::title::title_of;
use leaf::{Inset, Leaf};
use oblique_cartography::Rect;
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use sheets::Sheets;
use std::sync::Arc;
use writer::Writer;

/// Dots an inch that detail is chosen for: what is finer than a dot at a reader's distance is left out.
const DETAIL_DPI: f32 = 144.0;
/// Millimetres an inch.
const INCH_MM: f32 = 25.4;
/// Most pages a document may have.
pub const MOST_PAGES: usize = 400;
/// Most hexes: a viewer holds all of a page.
pub const MOST_HEXES: usize = 250_000;

/// What a document is to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PdfRequest {
    /// Style, layers and part of the map; its format and size do not count.
    pub picture: Request,
    /// From one flat side of a hex to the other, in millimetres; see [`HEX_MM`].
    pub hex_mm: f32,
    /// The paper of each page; `None` for one sheet as large as the map, up to A0.
    pub paper: Option<Paper>,
    /// How far neighbouring sheets show the same, in millimetres; see [`OVERLAP_MM`].
    pub overlap_mm: f32,
    /// What of a page a printer leaves blank on each side, in millimetres; see [`MARGIN_MM`].
    pub margin_mm: f32,
}

impl PdfRequest {
    /// A document with hexes of that size on pages of that paper.
    #[must_use]
    pub const fn new(picture: Request, hex_mm: f32, paper: Option<Paper>) -> Self {
        Self { picture, hex_mm, paper, overlap_mm: 10.0, margin_mm: 10.0 }
    }
}

/// A document. `go_on` is asked between pages, with the part from 0 to 1 that is done; if it says no, it is called off.
///
/// # Errors
/// Why there is none.
pub fn write(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    request: &PdfRequest,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Vec<u8>, Error> {
    print(title_of(scenario), &leaves(scenario, rules, request)?, go_on)
}

/// The pages of a map: a plan of its sheets where there are several, then the sheets.
pub(crate) fn leaves(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    request: &PdfRequest,
) -> Result<Vec<Leaf>, Error> {
    request.check()?;
    let plan = Arc::new(Plan::new(scenario, rules, &detail(request.picture, request.hex_mm))?);
    if plan.measure.hexes > MOST_HEXES {
        return Err(Error::TooManyPdfHexes(plan.measure.hexes));
    }
    let sheets = Sheets::of(request, plan.measure.sheet)?;
    let title = title_of(scenario);
    let all = sheets.all();
    let mut leaves = Vec::with_capacity(all.len() + 1);
    if all.len() > 1 {
        let mm_a_hex = sheets.plan_mm_a_hex();
        let small = Arc::new(Plan::new(scenario, rules, &detail(request.picture, mm_a_hex))?);
        leaves.push(marks::assembly(title, &sheets, small, mm_a_hex));
    }
    for sheet in &all {
        let mut leaf = Leaf::new(sheets.page_mm);
        let inset = Inset { plan: plan.clone(), seen: sheet.seen, at: sheets.at(), hex_mm: request.hex_mm };
        leaf.map(inset);
        if all.len() > 1 {
            marks::sheet(&mut leaf, title, &sheets, sheet);
        }
        leaves.push(leaf);
    }
    Ok(leaves)
}

/// A picture with as much detail as hexes of that size can show.
pub(crate) fn detail(picture: Request, hex_mm: f32) -> Request {
    let px = (hex_mm / INCH_MM * DETAIL_DPI).clamp(*HEX_PX.start(), *HEX_PX.end());
    Request { size: Size::HexPx(px), ..picture }
}

/// Pages as a document. `go_on` is asked between them, with the part that is done.
pub(crate) fn print(
    title: &str,
    leaves: &[Leaf],
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Vec<u8>, Error> {
    let mut writer = Writer::new(title);
    for (n, leaf) in leaves.iter().enumerate() {
        if !go_on(n as f32 / leaves.len() as f32) {
            return Err(Error::Cancelled);
        }
        writer.print(leaf);
    }
    writer.finish()
}

/// The world rectangle one sheet shows.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Sheet {
    column: usize,
    row: usize,
    seen: Rect,
}

#[cfg(test)]
mod tests;
