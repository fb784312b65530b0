//! The map as PDF, at the size hexes are usually printed.

use super::{Battle, ExportError, Exported, Exporter};
use crate::pdf::{PAPERS, PdfRequest, write};
use crate::picture::{Error, Format, Request};

/// From one flat side of a hex to the other: as large as counters of half an inch need.
const HEX_MM: f32 = 16.0;

/// Writes `.pdf` files.
#[derive(Clone, Copy, Debug)]
pub struct PdfMap;

impl Exporter for PdfMap {
    fn id(&self) -> &'static str {
        "pdf"
    }

    fn name(&self) -> &'static str {
        "map as PDF"
    }

    fn description(&self) -> &'static str {
        "The map for printing: hexes of 16 mm over sheets of A4, with crop marks and a plan of the sheets."
    }

    fn plural(&self) -> &'static str {
        "pictures"
    }

    fn files(&self) -> &'static str {
        "PDF documents"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["pdf"]
    }

    fn export(
        &self,
        battle: &Battle<'_>,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Exported, ExportError> {
        let picture = Request::new(Format::Svg, 48.0);
        let request = PdfRequest::new(picture, HEX_MM, PAPERS.first().copied());
        match write(battle.scenario, battle.rules, &request, go_on) {
            Ok(bytes) => Ok(Exported { bytes, ..Exported::default() }),
            Err(Error::Cancelled) => Err(ExportError::Cancelled),
            Err(why) => Err(ExportError::Unfit(why.to_string())),
        }
    }
}
