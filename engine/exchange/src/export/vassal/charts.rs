//! Charts as windows: pages of the print-and-play kit as pictures.

use super::{ExportError, unfit};
use crate::kit::{Kit, KitRequest, PARTS, Pages, Part};
use crate::picture::png_bytes;
use crate::vassal::Element;

/// The parts of a kit that are charts, in the order of their tabs.
const SHOWN: [&str; 5] = ["charts", "turns", "set-up", "roster", "notes"];
/// Pixels across a page.
const PAGE_PX: u32 = 1000;

/// A page.
pub(super) struct Chart {
    part: &'static Part,
    number: usize,
    pub file: String,
    pub png: Vec<u8>,
}

/// Draws them.
pub(super) fn draw(kit: &Kit<'_>, go_on: &mut dyn FnMut(f32) -> bool) -> Result<Vec<Chart>, ExportError> {
    let without = PARTS.iter().map(|part| part.id).filter(|id| !SHOWN.contains(id));
    let request = KitRequest { without: without.map(str::to_owned).collect(), ..kit.request.clone() };
    let pages = Pages::new(kit.scenario, kit.rules, &request).map_err(unfit)?;
    let parts: Vec<&'static Part> = pages.parts().collect();
    let mut all: Vec<Chart> = Vec::new();
    for (n, part) in parts.iter().enumerate().filter(|(_, part)| SHOWN.contains(&part.id)) {
        if !go_on(n as f32 / parts.len() as f32) {
            return Err(ExportError::Cancelled);
        }
        let Some(image) = pages.image(n, PAGE_PX) else { continue };
        let number = all.iter().filter(|chart| chart.part.id == part.id).count() + 1;
        let png = png_bytes(&image).map_err(unfit)?;
        all.push(Chart { part, number, file: format!("chart-{}-{number:02}.png", part.id), png });
    }
    Ok(all)
}

/// The window: a tab for each part, in it one for each page.
pub(super) fn element(charts: &[Chart]) -> Option<Element> {
    let tabs = SHOWN.iter().map(|id| {
        let pages: Vec<&Chart> = charts.iter().filter(|chart| chart.part.id == *id).collect();
        let title = pages.first().map_or("", |chart| chart.part.title);
        let shown = pages.iter().map(|chart| {
            Element::new("VASSAL.build.widget.Chart")
                .with(
                    "chartName",
                    if pages.len() == 1 { title.to_owned() } else { format!("Page {}", chart.number) },
                )
                .with("fileName", chart.file.clone())
        });
        Element::new("VASSAL.build.widget.TabWidget").with("entryName", title).holding_all(shown)
    });
    let tabs: Vec<Element> = tabs.filter(|tab| !tab.is_bare()).collect();
    if tabs.is_empty() {
        return None;
    }
    let window = Element::new("VASSAL.build.module.ChartWindow").with_all(&[
        ("name", "Charts"),
        ("text", "Charts"),
        ("tooltip", "Show or hide the charts"),
        ("icon", "/images/chart.gif"),
        ("hotkey", ""),
    ]);
    Some(
        window.holding(
            Element::new("VASSAL.build.widget.TabWidget").with("entryName", "Charts").holding_all(tabs),
        ),
    )
}
