//! What stands on sheets beside the map: crop marks, their names, and the plan of all of them.

use super::leaf::{Inset, Leaf};
use super::sheets::Sheets;
use super::{INCH_MM, Sheet};
use crate::picture::Plan;
use std::sync::Arc;

/// Length of a mark, and how far it keeps from the map, in millimetres.
const MARK_MM: (f32, f32) = (4.0, 1.0);
/// Half the length of a mark by which sheets are laid over each other.
const CROSS_MM: f32 = 2.0;
/// Width of their lines.
const LINE_MM: f32 = 0.12;

/// Crop marks at the corners, crosses where two sheets show the same, the name of the sheet.
pub(super) fn sheet(page: &mut Leaf, title: &str, sheets: &Sheets, sheet: &Sheet) {
    let (left, top) = sheets.at();
    let (right, bottom) =
        (left + sheet.seen.width() * sheets.hex_mm, top + sheet.seen.height() * sheets.hex_mm);
    let (long, off) = (MARK_MM.0.min(sheets.margin_mm - MARK_MM.1), MARK_MM.1);
    for x in [left, right] {
        page.line((x, top - off), (x, top - off - long), LINE_MM);
        page.line((x, bottom + off), (x, bottom + off + long), LINE_MM);
    }
    for y in [top, bottom] {
        page.line((left - off, y), (left - off - long, y), LINE_MM);
        page.line((right + off, y), (right + off + long, y), LINE_MM);
    }
    let half = sheets.overlap_mm / 2.0;
    let (first, last) = (sheet.column > 0, sheet.column + 1 < sheets.columns);
    let xs = [(first, left + half), (last, right - half)];
    let (above, below) = (sheet.row > 0, sheet.row + 1 < sheets.rows);
    let ys = [(above, top + half), (below, bottom - half)];
    let middle = (f32::midpoint(left, right), f32::midpoint(top, bottom));
    let beside = xs.iter().filter(|(shown, _)| *shown).map(|(_, x)| (*x, middle.1));
    let over = ys.iter().filter(|(shown, _)| *shown).map(|(_, y)| (middle.0, *y));
    if sheets.overlap_mm > 0.0 {
        // Neighbours of the same row are as high, those of a column as wide: their middles meet.
        for (x, y) in beside.chain(over).collect::<Vec<_>>() {
            page.line((x - CROSS_MM, y), (x + CROSS_MM, y), LINE_MM);
            page.line((x, y - CROSS_MM), (x, y + CROSS_MM), LINE_MM);
        }
    }
    let glue = match (first, above) {
        (false, false) => "",
        (true, false) => " Cut along the marks on the left and glue it over the sheet there.",
        (false, true) => " Cut along the marks at the top and glue it over the sheet there.",
        (true, true) => " Cut along the marks on the left and at the top and glue it over the sheets there.",
    };
    let text = format!("{title}, sheet {}.{glue}", sheets.name(sheet));
    let (_, page_high) = sheets.page_mm;
    page.text((left + off + long, (bottom + off + 3.2).min(page_high - 3.0)), 7.0, &text);
}

/// A first page that shows how the sheets lie, and a line to measure the print by.
pub(super) fn assembly(title: &str, sheets: &Sheets, small: Arc<Plan>, mm_a_hex: f32) -> Leaf {
    let mut page = Leaf::new(sheets.page_mm);
    let left = sheets.margin_mm + 5.0;
    let mut y = sheets.margin_mm + 10.0;
    page.text((left, y), 18.0, title);
    let (hex, inch) = (sheets.hex_mm, sheets.hex_mm / INCH_MM);
    let (wide, high) = (sheets.whole.width() * hex, sheets.whole.height() * hex);
    let count = sheets.columns * sheets.rows;
    let lines = [
        format!(
            "{count} sheets, {} across and {} down. Together {wide:.0} by {high:.0} mm.",
            sheets.columns, sheets.rows
        ),
        format!("A hex is {hex:.1} mm ({inch:.3} inches) from side to side. Print without scaling."),
        format!(
            "Neighbouring sheets show the same over {:.0} mm: lay them so that the crosses meet.",
            sheets.overlap_mm
        ),
    ];
    for line in lines {
        y += 6.0;
        page.text((left, y), 10.0, &line);
    }
    y += 8.0;
    page.line((left, y), (left + 100.0, y), 0.25);
    for n in 0..=10_u8 {
        let x = left + f32::from(n) * 10.0;
        page.line((x, y - if n % 5 == 0 { 2.0 } else { 1.2 }), (x, y), 0.25);
    }
    page.text((left + 103.0, y), 8.0, "This line is 100 mm long.");
    let top = y + 8.0;
    let whole = sheets.whole;
    page.map(Inset { plan: small, seen: whole, at: (left, top), hex_mm: mm_a_hex });
    for sheet in sheets.all() {
        let at = |x: f32, y: f32| (left + (x - whole.min.x) * mm_a_hex, top + (y - whole.min.y) * mm_a_hex);
        let (min, max) = (at(sheet.seen.min.x, sheet.seen.min.y), at(sheet.seen.max.x, sheet.seen.max.y));
        for (from, to) in
            [(min, (max.0, min.1)), ((max.0, min.1), max), (max, (min.0, max.1)), ((min.0, max.1), min)]
        {
            page.line(from, to, 0.3);
        }
        let middle = (f32::midpoint(min.0, max.0) - 3.0, f32::midpoint(min.1, max.1) + 2.0);
        page.text(middle, 16.0, &sheets.name(&sheet));
    }
    page
}
