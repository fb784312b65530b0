//! A sheet of a workbook as rows of cells.

use super::{Cell, Worksheet};
use oblique_confined::{BookCell, BookSheet};

/// The most cells of a sheet, blank ones among them: 64 MiB of them.
const MOST_CELLS: usize = 2_000_000;

/// The rows of a sheet; `None` where its cells lie too far apart to be kept as rows.
pub(super) fn sheet(book: BookSheet) -> Option<Worksheet> {
    let mut sheet = Worksheet::default();
    let mut cells = 0;
    for BookCell { row, column, text, number } in book.cells {
        let (row, column) = (row as usize, column as usize);
        if row >= sheet.rows.len() {
            cells += row + 1 - sheet.rows.len();
            if cells > MOST_CELLS {
                return None;
            }
            sheet.rows.resize_with(row + 1, Vec::new);
        }
        let cells_of_row = sheet.rows.get_mut(row)?;
        if column >= cells_of_row.len() {
            cells += column + 1 - cells_of_row.len();
            if cells > MOST_CELLS {
                return None;
            }
            cells_of_row.resize_with(column + 1, Cell::default);
        }
        // Whoever opened a text of ours with his spreadsheet and saved it as a workbook has its guards in it.
        let cell = if number { Cell { text, exact: false, number } } else { Cell::of(&text) };
        *cells_of_row.get_mut(column)? = cell;
    }
    sheet.drop_blank_end();
    Some(sheet)
}

#[cfg(test)]
mod tests {
    use super::sheet;
    use oblique_confined::{BookCell, BookSheet};

    fn cell(row: u32, column: u32, text: &str) -> BookCell {
        BookCell { row, column, text: text.to_owned(), number: false }
    }

    #[test]
    fn cells_stand_where_they_stood_and_far_ones_take_no_memory() {
        let book = |cells| BookSheet { cells, ..BookSheet::default() };
        let read = sheet(book(vec![cell(2, 1, "'=a"), cell(0, 0, "b"), cell(5, 0, " ")])).expect("a sheet");
        assert_eq!(read.rows.len(), 3, "blank rows at the end are none");
        assert_eq!((read.cell(2, 1).text.as_str(), read.cell(2, 1).exact), ("=a", true));
        assert_eq!(read.cell(0, 0).text, "b");
        let far = (0..90_000).map(|row| cell(row, 1023, "x")).collect();
        assert_eq!(sheet(book(far)), None);
    }
}
