//! Hexes said to be of a terrain: samples added to a sheet and taken away.
//!
//! Must not know where it is said: a click on the map or an answer in a panel.

use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_digitize::Laid;
use oblique_scenario::{Edit, Sheet};
use oblique_text::{inside, text};

/// The name of a terrain in the catalog.
pub(crate) fn terrain_name<'a>(context: &EditorContext<'a>, id: &'a str) -> &'a str {
    context.catalog().terrain.iter().find(|t| t.id == id).map_or(id, |t| t.name.as_str())
}

/// A sheet without the samples in a hex.
pub(crate) fn without(sheet: &Sheet, laid: &Laid, hex: Hex) -> Sheet {
    let mut sheet = sheet.clone();
    for places in sheet.samples.values_mut() {
        places.retain(|at| laid.hex_of_pixel(oblique_digitize::pixel(*at)) != Some(hex));
    }
    sheet.samples.retain(|_, places| !places.is_empty());
    sheet
}

/// Says that a hex is of a terrain.
pub(crate) fn sampling(context: &EditorContext<'_>, laid: &Laid, hex: Hex, terrain: &str) -> Option<Intent> {
    let (id, sheet) = context.view.sheets.chosen(context.scenario())?;
    let mut new = without(sheet, laid, hex);
    new.samples.entry(terrain.to_owned()).or_default().push(laid.pixel_of_hex(hex)?);
    let label = text!("conversion-sample-known", known = inside(terrain_name(context, terrain)));
    Some(Intent::edit(label, Edit::Sheet(id.clone(), Some(Box::new(new)))))
}
