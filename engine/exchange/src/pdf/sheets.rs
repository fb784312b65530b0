//! How a map is divided over sheets.

use super::{MOST_PAGES, Paper, PdfRequest, Sheet};
use crate::picture::Error;
use oblique_cartography::{Point, Rect};
use std::ops::RangeInclusive;

/// So much of a map may be missing beyond its last sheet: what numbers are rounded by.
const SLACK_MM: f32 = 0.02;

/// From one flat side of a hex to the other, in millimetres.
pub const HEX_MM: RangeInclusive<f32> = 3.0..=150.0;
/// How far neighbouring sheets show the same, in millimetres.
pub const OVERLAP_MM: RangeInclusive<f32> = 0.0..=40.0;
/// What a printer leaves blank on each side, in millimetres.
pub const MARGIN_MM: RangeInclusive<f32> = 4.0..=50.0;

/// How a map is divided over sheets. All lengths but those of the world are millimetres.
pub(super) struct Sheets {
    /// Width and height of a page.
    pub page_mm: (f32, f32),
    /// Blank on each side.
    pub margin_mm: f32,
    pub overlap_mm: f32,
    pub hex_mm: f32,
    pub columns: usize,
    pub rows: usize,
    /// Width and height of what every sheet shows: all show as much, so that none is a strip.
    pub part_mm: (f32, f32),
    /// The whole sheet, in world coordinates.
    pub whole: Rect,
}

impl PdfRequest {
    /// Is every size in its range?
    pub(super) fn check(&self) -> Result<(), Error> {
        let all = [
            (self.hex_mm, HEX_MM, "size of a hex"),
            (self.overlap_mm, OVERLAP_MM, "overlap"),
            (self.margin_mm, MARGIN_MM, "margin"),
        ];
        match all.into_iter().find(|(mm, range, _)| !range.contains(mm)) {
            Some((mm, range, what)) => {
                Err(Error::Millimetres { what, mm, least: *range.start(), most: *range.end() })
            }
            None => Ok(()),
        }
    }
}

impl Sheets {
    /// The division of a map.
    pub(super) fn of(request: &PdfRequest, whole: Rect) -> Result<Self, Error> {
        let PdfRequest { hex_mm, overlap_mm, margin_mm, .. } = *request;
        let size = (whole.width() * hex_mm, whole.height() * hex_mm);
        let Some(Paper { mm: (shorter, longer), .. }) = request.paper else {
            let (least, most) = Paper::largest();
            if size.0.min(size.1) > least || size.0.max(size.1) > most {
                return Err(Error::SheetTooLarge(size.0, size.1));
            }
            return Ok(Self {
                page_mm: size,
                margin_mm: 0.0,
                overlap_mm: 0.0,
                hex_mm,
                columns: 1,
                rows: 1,
                part_mm: size,
                whole,
            });
        };
        let lying = |page_mm: (f32, f32)| {
            let count = |mm: f32, page: f32| {
                let room = page - 2.0 * margin_mm;
                let step = room - overlap_mm;
                if mm <= room {
                    Some(1)
                } else {
                    (step > 0.0).then(|| ((mm - overlap_mm - SLACK_MM) / step).ceil().max(1.0) as usize)
                }
            };
            Some((count(size.0, page_mm.0)?, count(size.1, page_mm.1)?, page_mm))
        };
        // Whichever way needs fewer sheets, upright if both need as many.
        let ways = [(shorter, longer), (longer, shorter)].into_iter().filter_map(lying);
        let best = ways.min_by_key(|(columns, rows, _)| columns.saturating_mul(*rows));
        let Some((columns, rows, page_mm)) = best else {
            return Err(Error::TooManyPages(None));
        };
        let pages = columns.saturating_mul(rows);
        if pages > MOST_PAGES {
            return Err(Error::TooManyPages(Some(pages)));
        }
        let part = |mm: f32, count: usize| (mm + overlap_mm * (count - 1) as f32) / count as f32;
        let part_mm = (part(size.0, columns), part(size.1, rows));
        Ok(Self { page_mm, margin_mm, overlap_mm, hex_mm, columns, rows, part_mm, whole })
    }

    /// Every sheet, row by row.
    pub(super) fn all(&self) -> Vec<Sheet> {
        let at = |n: usize, part: f32| n as f32 * (part - self.overlap_mm) / self.hex_mm;
        let part = Point::new(self.part_mm.0 / self.hex_mm, self.part_mm.1 / self.hex_mm);
        let sheet = |column: usize, row: usize| {
            let min = self.whole.min + Point::new(at(column, self.part_mm.0), at(row, self.part_mm.1));
            Sheet { column, row, seen: Rect::new(min, min + part).shared_with(self.whole) }
        };
        (0..self.rows)
            .flat_map(|row| (0..self.columns).map(move |column| (column, row)))
            .map(|(c, r)| sheet(c, r))
            .collect()
    }

    /// Where on its page a sheet's upper left corner lies: every sheet in the middle of its page.
    pub(super) fn at(&self) -> (f32, f32) {
        ((self.page_mm.0 - self.part_mm.0) / 2.0, (self.page_mm.1 - self.part_mm.1) / 2.0)
    }

    /// The name of a sheet: a letter for the row, a number for the column.
    pub(super) fn name(&self, sheet: &Sheet) -> String {
        let letter = |n: usize| char::from(b'A' + (n % 26) as u8);
        let row = if self.rows > 26 {
            format!("{}{}", letter(sheet.row / 26), letter(sheet.row))
        } else {
            letter(sheet.row).to_string()
        };
        format!("{row}{}", sheet.column + 1)
    }

    /// Millimetres a hex of the map in the plan of the sheets.
    pub(super) fn plan_mm_a_hex(&self) -> f32 {
        let (w, h) = self.plan_room();
        (w / self.whole.width()).min(h / self.whole.height()).min(self.hex_mm)
    }

    /// Room for the map in the plan.
    pub(super) fn plan_room(&self) -> (f32, f32) {
        let (w, h) = self.page_mm;
        (w - 2.0 * self.margin_mm - 10.0, h - 2.0 * self.margin_mm - 70.0)
    }
}
