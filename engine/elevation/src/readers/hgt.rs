//! Tiles of the Shuttle Radar Topography Mission and its successors (`.hgt`): no header, big-endian metres.

use super::ReadError;
use crate::{Frame, Grid, Plane};

/// Stands for no data.
const VOID: i16 = i16::MIN;
/// Columns and rows of the known tiles: 3 and 1 arc-seconds, and 1 by 2 as in the far north.
const SIZES: [(u32, u32); 3] = [(1201, 1201), (3601, 3601), (1801, 3601)];

/// Reads a tile by its name and bytes: the name tells the middle of the south-west sample, the length how many
/// samples there are. What stands before the name of the tile (a path) and after it (`N36W085.SRTMGL1.hgt`) is
/// left aside.
///
/// # Errors
/// Where the name tells no place, the length is that of no known tile, or the bytes stand the other way round.
pub fn hgt(name: &str, bytes: &[u8]) -> Result<Grid, ReadError> {
    let (south, west) = corner(name).ok_or_else(|| {
        let name = name.chars().rev().take(40).collect::<Vec<_>>().into_iter().rev().collect();
        ReadError::TileName { name }
    })?;
    let (width, height) = SIZES
        .into_iter()
        .find(|(width, height)| *width as usize * *height as usize * 2 == bytes.len())
        .ok_or(ReadError::TileSize { bytes: bytes.len() as u64 })?;
    let (samples, _) = bytes.as_chunks::<2>();
    if swapped(samples) {
        return Err(ReadError::TileOrder);
    }
    let metres = samples.iter().map(|pair| match i16::from_be_bytes(*pair) {
        VOID => f32::NAN,
        metres => f32::from(metres),
    });
    // The samples on the edges are shared with the neighbours: a degree has one step fewer than samples.
    let (dx, dy) = (1.0 / f64::from(width - 1), 1.0 / f64::from(height - 1));
    let frame = Frame::north_up((west - dx / 2.0, south + 1.0 + dy / 2.0), (dx, dy));
    Ok(Grid::new(width, height, metres.collect(), frame.ok_or(ReadError::NoPlace)?, Plane::Degrees)?)
}

/// South and west of a tile in degrees, by its name.
fn corner(name: &str) -> Option<(f64, f64)> {
    let name = name.rsplit(['/', '\\']).next()?;
    let name = name.get(..7)?.to_ascii_uppercase();
    let degrees = |part: &str, plus, minus, most| {
        let (sign, digits) = part.split_at_checked(1)?;
        let sign = if sign == plus { 1.0 } else { (sign == minus).then_some(-1.0)? };
        let all_digits = digits.bytes().all(|b| b.is_ascii_digit());
        let size: f64 = digits.parse().ok().filter(|_| all_digits)?;
        (size <= most).then_some(sign * size)
    };
    let (south, west) = name.split_at_checked(3)?;
    Some((degrees(south, "N", "S", 90.0)?, degrees(west, "E", "W", 180.0)?))
}

/// Are most heights beyond the highest and lowest ground of the earth, and possible the other way round?
fn swapped(samples: &[[u8; 2]]) -> bool {
    let impossible = |read: fn([u8; 2]) -> i16| {
        let wrong = |m: &i16| !(-500..=9000).contains(m) && *m != VOID;
        samples.iter().map(|pair| read(*pair)).filter(wrong).count()
    };
    let (big, little) = (impossible(i16::from_be_bytes), impossible(i16::from_le_bytes));
    big > samples.len() / 10 && little < big / 10
}

#[cfg(test)]
mod tests {
    use super::{corner, hgt};
    use crate::Plane;
    use crate::readers::ReadError;
    use oblique_georeference::Point;

    #[test]
    fn a_tile_lies_where_its_name_says_by_the_middles_of_its_samples() {
        let mut bytes = vec![0; 1201 * 1201 * 2];
        // The second sample of the first row, and the last of the last row.
        bytes[2..4].copy_from_slice(&1234_i16.to_be_bytes());
        let end = bytes.len();
        bytes[end - 2..].copy_from_slice(&i16::MIN.to_be_bytes());
        let grid = hgt("tiles/n36w085.SRTMGL3.hgt", &bytes).expect("a tile");
        assert_eq!((grid.metres(1, 0), grid.metres(1200, 1200)), (Some(1234.0), None));
        let (east, north) = grid.frame().place(Point::new(0.5, 1200.5));
        assert!((east + 85.0).abs() < 1e-12 && (north - 36.0).abs() < 1e-12);
        let (east, north) = grid.frame().place(Point::new(1200.5, 0.5));
        assert!((east + 84.0).abs() < 1e-12 && (north - 37.0).abs() < 1e-12);
        assert_eq!(grid.plane(), Plane::Degrees);
    }

    #[test]
    fn one_arc_second_is_told_by_its_length() {
        let grid = hgt("S01E010.hgt", &vec![0; 3601 * 3601 * 2]).expect("a tile");
        assert_eq!((grid.width(), grid.height()), (3601, 3601));
        assert!((grid.frame().place(Point::new(0.5, 3600.5)).1 + 1.0).abs() < 1e-12);
    }

    #[test]
    fn other_names_lengths_and_byte_orders_are_refused() {
        assert_eq!(hgt("N36W085.hgt", &[0; 100]), Err(ReadError::TileSize { bytes: 100 }));
        let nameless = Err(ReadError::TileName { name: "tile.hgt".to_owned() });
        assert_eq!(hgt("tile.hgt", &[]), nameless);
        for name in ["N91W085.hgt", "N36W185.hgt", "X36W085.hgt", "N3éW085.hgt", "N+6W085", ""] {
            assert_eq!(corner(name), None, "{name}");
        }
        let bytes: Vec<u8> = (0..1201 * 1201).flat_map(|i| (i as i16 % 700 + 300).to_le_bytes()).collect();
        assert_eq!(hgt("N36W085.hgt", &bytes), Err(ReadError::TileOrder));
    }
}
