//! ESRI ASCII grids (`.asc`): a header of keys, then heights from north-west to south-east.

use super::ReadError;
use crate::frame::guessed;
use crate::{Frame, Grid, GridError};

/// What stands for no data where the header does not say.
const NO_DATA: f64 = -9999.0;

/// Reads an ESRI ASCII grid.
///
/// Keys may be written in any case and order, decimals with a point or a comma. Line breaks between heights are not
/// trusted: columns are counted. `dx` and `dy`, as GDAL writes them for cells that are not square, are taken for
/// `cellsize`.
///
/// # Errors
/// Where the header lacks something or says what cannot be, a height is no number, or there are more or fewer heights
/// than it says: on which line.
///
/// ```
/// use oblique_elevation::readers::ascii;
/// use oblique_georeference::Point;
///
/// let text = "ncols 2\nnrows 2\nxllcenter 100,5\nyllcenter 200\ncellsize 10\n1 2,5\n-9999 4\n";
/// let grid = ascii(text.as_bytes())?;
/// assert_eq!((grid.metres(1, 0), grid.metres(0, 1)), (Some(2.5), None));
/// assert_eq!(grid.frame().place(Point::new(0.5, 1.5)), (100.5, 200.0));
/// # Ok::<(), oblique_elevation::readers::ReadError>(())
/// ```
pub fn ascii(bytes: &[u8]) -> Result<Grid, ReadError> {
    let mut words = Words { bytes: bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes), line: 1 };
    let header = Header::read(&mut words)?;
    let (width, height) = (need("ncols", header.width)?, need("nrows", header.height)?);
    let cells = Grid::cells(width, height)?;
    // A height takes a digit and a space at least: a header that lies about the size is found out here.
    let most = words.bytes.len() / 2 + 1;
    if cells > most {
        return Err(GridError::Count { cells: cells as u64, heights: words.count() as u64 }.into());
    }
    let mut metres = Vec::with_capacity(cells);
    while let Some((line, word)) = words.next() {
        if metres.len() == cells {
            let heights = cells + 1 + words.count();
            return Err(GridError::Count { cells: cells as u64, heights: heights as u64 }.into());
        }
        let read = number(word).ok_or_else(|| ReadError::NoHeight { line, word: shortened(word) })?;
        let known = read != header.no_data && !(read.is_nan() && header.no_data.is_nan());
        metres.push(if known { read as f32 } else { f32::NAN });
    }
    let frame = header.frame(height)?;
    // Within u32: MOST_CELLS is.
    let (width, height) = (width as u32, height as u32);
    Ok(Grid::new(width, height, metres, frame, guessed(&frame, width, height))?)
}

/// The lines before the heights.
struct Header {
    width: Option<u64>,
    height: Option<u64>,
    west: Option<f64>,
    south: Option<f64>,
    /// Do west and south name the middle of a cell?
    middles: (bool, bool),
    cell: (Option<f64>, Option<f64>),
    no_data: f64,
}

impl Header {
    fn read(words: &mut Words) -> Result<Self, ReadError> {
        let mut header = Self {
            width: None,
            height: None,
            west: None,
            south: None,
            middles: (false, false),
            cell: (None, None),
            no_data: NO_DATA,
        };
        loop {
            let mut ahead = words.clone();
            // Heights begin where a word is a number, or stands for none.
            let Some((line, key)) = ahead.next().filter(|(_, word)| number(word).is_none()) else { break };
            let value = ahead.next().map_or(&b""[..], |(_, word)| word);
            *words = ahead;
            let key = shortened(key).to_ascii_lowercase();
            let wrong = || ReadError::Key { line, key: key.clone(), value: shortened(value) };
            let size = || std::str::from_utf8(value).ok().and_then(|v| v.parse().ok()).ok_or_else(wrong);
            let finite = || number(value).filter(|n| n.is_finite()).ok_or_else(wrong);
            match key.as_str() {
                "ncols" => header.width = Some(size()?),
                "nrows" => header.height = Some(size()?),
                "xllcorner" | "xllcenter" => {
                    (header.west, header.middles.0) = (Some(finite()?), key == "xllcenter");
                }
                "yllcorner" | "yllcenter" => {
                    (header.south, header.middles.1) = (Some(finite()?), key == "yllcenter");
                }
                "cellsize" => header.cell = (Some(finite()?), Some(finite()?)),
                "dx" => header.cell.0 = Some(finite()?),
                "dy" => header.cell.1 = Some(finite()?),
                "nodata_value" | "nodata" => header.no_data = number(value).ok_or_else(wrong)?,
                _ => return Err(ReadError::NoHeight { line, word: key }),
            }
        }
        Ok(header)
    }

    fn frame(&self, rows: u64) -> Result<Frame, ReadError> {
        let dx = need("cellsize", self.cell.0)?;
        let dy = need("cellsize", self.cell.1)?;
        let half = |middle: bool, size: f64| if middle { size / 2.0 } else { 0.0 };
        let west = need("xllcorner", self.west)? - half(self.middles.0, dx);
        let south = need("yllcorner", self.south)? - half(self.middles.1, dy);
        if dx <= 0.0 || dy <= 0.0 {
            return Err(ReadError::NoPlace);
        }
        Frame::north_up((west, south + rows as f64 * dy), (dx, dy)).ok_or(ReadError::NoPlace)
    }
}

fn need<T>(key: &'static str, value: Option<T>) -> Result<T, ReadError> {
    value.ok_or(ReadError::NoKey { key })
}

/// A number with a point or a comma; `nan` and `inf` are numbers.
fn number(word: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(word).ok()?;
    text.parse().ok().or_else(|| text.replacen(',', ".", 1).parse().ok())
}

/// A word as it can be shown.
fn shortened(word: &[u8]) -> String {
    String::from_utf8_lossy(word).chars().take(24).filter(|c| !c.is_control()).collect()
}

/// The words of a text with the line each stands in.
#[derive(Clone)]
struct Words<'a> {
    bytes: &'a [u8],
    line: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = (usize, &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        // Old programs end a text with a zero or control-Z.
        let space = |b: &u8| b.is_ascii_whitespace() || matches!(b, 0 | 0x1A);
        let from = self.bytes.iter().position(|b| !space(b))?;
        let (gap, rest) = self.bytes.split_at(from);
        self.line += gap.split(|b| *b == b'\n').count() - 1;
        let to = rest.iter().position(space).unwrap_or(rest.len());
        let (word, rest) = rest.split_at(to);
        self.bytes = rest;
        Some((self.line, word))
    }
}

#[cfg(test)]
mod tests {
    use super::ascii;
    use crate::readers::ReadError;
    use crate::{GridError, Plane};
    use oblique_georeference::Point;

    const HEAD: &str = "ncols 3\nnrows 2\nxllcorner 10\nyllcorner 20\ncellsize 0.5\n";

    fn read(tail: &str) -> Result<crate::Grid, ReadError> {
        ascii(format!("{HEAD}{tail}").as_bytes())
    }

    #[test]
    fn line_breaks_case_and_order_make_no_difference() {
        let grid = read("NODATA_value -1\n1 2 3\n4 -1 6\n").expect("a grid");
        let text = "\u{feff}CELLSIZE 0,5\r\nYLLCorner 20\r\nXLLCORNER 10\r\nNRows 2\r\nNCOLS 3\r\nnodata_VALUE -1\r\n1\r\n2 3 4\r\n-1 6\u{1a}";
        assert_eq!(ascii(text.as_bytes()).expect("the same grid"), grid);
        assert_eq!((grid.metres(0, 0), grid.metres(1, 1), grid.metres(2, 1)), (Some(1.0), None, Some(6.0)));
        assert_eq!(grid.frame().place(Point::new(0.0, 0.0)), (10.0, 21.0));
        assert_eq!(grid.plane(), Plane::Degrees);
    }

    #[test]
    fn corners_and_middles_differ_by_half_a_cell() {
        let text = HEAD.replace("corner", "center") + "1 2 3 4 5 6";
        let grid = ascii(text.as_bytes()).expect("a grid");
        assert_eq!(grid.frame().place(Point::new(0.0, 0.0)), (9.75, 20.75));
        let text = "ncols 1 nrows 1 xllcorner 0 yllcorner 0 dx 2 dy 3 nodata_value nan nan";
        let grid = ascii(text.as_bytes()).expect("a grid");
        assert_eq!((grid.metres(0, 0), grid.frame().cell_size()), (None, (2.0, 3.0)));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let wrong = |tail: &str| read(tail).expect_err("no grid");
        let count = |heights| ReadError::Grid(GridError::Count { cells: 6, heights });
        assert_eq!(wrong("1 2 3 4 5"), count(5));
        assert_eq!(wrong("1 2 3 4 5 6 7 8"), count(8));
        assert_eq!(wrong(""), count(0));
        assert_eq!(wrong("1 2 3\n4 x 6"), ReadError::NoHeight { line: 7, word: "x".to_owned() });
        assert_eq!(wrong("rows 5\n1"), ReadError::NoHeight { line: 6, word: "rows".to_owned() });
        let head = |from: &str, to: &str| {
            ascii(format!("{}1 2 3 4 5 6", HEAD.replace(from, to)).as_bytes()).expect_err("no grid")
        };
        assert_eq!(head("cellsize 0.5\n", ""), ReadError::NoKey { key: "cellsize" });
        assert_eq!(head("0.5", "0"), ReadError::NoPlace);
        assert_eq!(head("0.5", "-2"), ReadError::NoPlace);
        assert!(matches!(head("ncols 3", "ncols 3.5"), ReadError::Key { line: 1, .. }));
        assert!(matches!(head("ncols 3", "ncols -3"), ReadError::Key { line: 1, .. }));
        assert!(matches!(head("llcorner 10", "llcorner inf"), ReadError::Key { line: 3, .. }));
        let size = |text| matches!(head("ncols 3", text), ReadError::Grid(GridError::TooLarge { .. }));
        assert!(size("ncols 1000000000") && size("ncols 18446744073709551615"));
        let lie = head("ncols 3", "ncols 40000000");
        assert_eq!(lie, ReadError::Grid(GridError::Count { cells: 80_000_000, heights: 6 }));
    }
}
