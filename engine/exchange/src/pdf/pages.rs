//! Into how many pages a map falls, known before anything is drawn.

use super::sheets::Sheets;
use super::{INCH_MM, PdfRequest, detail};
use crate::picture::{Error, Measure};
use oblique_board::hex::Layout;
use oblique_cartography::Rect;

/// How a map falls into pages.
#[derive(Clone, Debug, PartialEq)]
pub struct Pages {
    /// Sheets beside each other.
    pub columns: usize,
    /// Sheets above each other.
    pub rows: usize,
    /// Width and height of a page in millimetres.
    pub page_mm: (f32, f32),
    /// Width and height of the map with its title and frame in millimetres.
    pub map_mm: (f32, f32),
    /// The map with its title and frame, in world coordinates.
    pub whole: Rect,
    /// What each sheet shows, in world coordinates, row by row.
    pub sheets: Vec<Rect>,
    hex_mm: f32,
}

impl Pages {
    /// The pages of a map.
    ///
    /// # Errors
    /// Why there are none.
    pub fn of(layout: Layout, request: &PdfRequest) -> Result<Self, Error> {
        request.check()?;
        let measure = Measure::new(layout, &detail(request.picture, request.hex_mm))?;
        if measure.hexes > super::MOST_HEXES {
            return Err(Error::TooManyPdfHexes(measure.hexes));
        }
        let sheets = Sheets::of(request, measure.sheet)?;
        let whole = sheets.whole;
        Ok(Self {
            columns: sheets.columns,
            rows: sheets.rows,
            page_mm: sheets.page_mm,
            map_mm: (whole.width() * sheets.hex_mm, whole.height() * sheets.hex_mm),
            whole,
            sheets: sheets.all().into_iter().map(|sheet| sheet.seen).collect(),
            hex_mm: sheets.hex_mm,
        })
    }

    /// How many pages the document has: where there are several sheets, a plan of them comes first.
    #[must_use]
    pub fn count(&self) -> usize {
        let sheets = self.sheets.len();
        if sheets > 1 { sheets + 1 } else { sheets }
    }

    /// What it comes to, in sentences.
    #[must_use]
    pub fn summary(&self) -> String {
        let pages = match self.sheets.len() {
            1 => "1 page.".to_owned(),
            sheets => format!(
                "{} pages: {sheets} sheets, {} across and {} down, and a plan of them.",
                self.count(),
                self.columns,
                self.rows
            ),
        };
        let (wide, high) = self.map_mm;
        let inches = self.hex_mm / INCH_MM;
        let map = format!(
            "The map is {wide:.0} by {high:.0} mm, a hex {:.1} mm ({inch:.3} inches).",
            self.hex_mm,
            inch = inches
        );
        format!("{pages} {map}")
    }
}

#[cfg(test)]
mod tests {
    use super::Pages;
    use crate::pdf::{PAPERS, PdfRequest};
    use crate::picture::{Format, Request};
    use oblique_board::hex::{Layout, Orientation};

    #[test]
    fn sheets_cover_the_map_and_the_plan_is_counted() {
        let layout = Layout::new(Orientation::Flat, 40, 30);
        let picture = Request::new(Format::Svg, 48.0);
        let pages =
            Pages::of(layout, &PdfRequest::new(picture, 16.0, PAPERS.first().copied())).expect("pages");
        assert_eq!(pages.sheets.len(), pages.columns * pages.rows);
        assert_eq!(pages.count(), pages.sheets.len() + 1);
        let right = pages.sheets.iter().map(|sheet| sheet.max.x).fold(f32::MIN, f32::max);
        assert!((right - pages.whole.max.x).abs() < 1e-3);
        assert!(pages.summary().starts_with(&format!("{} pages: ", pages.count())), "{}", pages.summary());
        let one = Pages::of(layout, &PdfRequest::new(picture, 16.0, None)).expect("one sheet");
        assert!(one.count() == 1 && one.summary().starts_with("1 page. "), "{}", one.summary());
        let large = Layout::new(Orientation::Flat, 300, 300);
        assert!(Pages::of(large, &PdfRequest::new(picture, 16.0, None)).is_err(), "no sheet is so large");
    }
}
