//! As workbooks of Excel.

use super::{FileCell, SHEET};
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, XlsxError};

/// Pixels of the widest column.
const WIDEST: u32 = 300;

/// The bytes of a workbook: the headers stand in bold and stay in view.
pub(super) fn file(rows: &[Vec<FileCell>]) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    // No date of today: the same battle gives the same bytes.
    let epoch = ExcelDateTime::from_ymd(2000, 1, 1)?;
    workbook.set_properties(&DocProperties::new().set_creation_datetime(&epoch));
    let bold = Format::new().set_bold();
    let sheet = workbook.add_worksheet();
    sheet.set_name(SHEET)?;
    sheet.set_freeze_panes(1, 0)?;
    for (row, cells) in (0_u32..).zip(rows) {
        for (column, cell) in (0_u16..).zip(cells) {
            match cell {
                FileCell::Empty => continue,
                FileCell::Number(number) => sheet.write_number(row, column, *number as f64)?,
                FileCell::Text(text) if row == 0 => {
                    sheet.write_string_with_format(row, column, text, &bold)?
                }
                FileCell::Text(text) => sheet.write_string(row, column, text)?,
            };
        }
    }
    sheet.set_autofit_max_width(WIDEST);
    sheet.autofit();
    workbook.save_to_buffer()
}
