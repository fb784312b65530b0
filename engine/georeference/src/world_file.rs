//! World files (`.tfw`, `.jgw`, `.pgw`): six numbers that place a picture in a plane.

use crate::Point;

/// Why a text is no world file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorldFileError {
    /// Not six numbers.
    #[error(
        "a world file has six lines with a number each, and this has {lines}: choose the file that came with the scan"
    )]
    Lines {
        /// Lines that are not empty, counted to seven.
        lines: usize,
    },
    /// A line that is no number.
    #[error("line {line} of the world file is no number: choose the file that came with the scan")]
    NoNumber {
        /// Which line, from 1.
        line: usize,
    },
}

/// The place of a picture in the plane of a world file: metres or degrees, y to the north.
///
/// ```
/// use oblique_georeference::{Point, world_file::WorldFile};
///
/// let world = WorldFile::read("10\n0\n0\n-10\n500005\n3999995\n")?;
/// // The corner of the picture is half a pixel from the middle of its first pixel.
/// assert_eq!(world.place(Point::new(0.0, 0.0)), (500_000.0, 4_000_000.0));
/// # Ok::<(), oblique_georeference::world_file::WorldFileError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WorldFile([f64; 6]);

impl WorldFile {
    /// Reads the six lines; decimal commas are taken too.
    ///
    /// # Errors
    /// Where there are other than six lines, or one is no number: which.
    pub fn read(text: &str) -> Result<Self, WorldFileError> {
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).take(7).collect();
        let six: [&str; 6] =
            lines.try_into().map_err(|l: Vec<&str>| WorldFileError::Lines { lines: l.len() })?;
        let mut numbers = [0.0; 6];
        for (i, (number, line)) in numbers.iter_mut().zip(six).enumerate() {
            let read = line.replace(',', ".").parse::<f64>().ok().filter(|n| n.is_finite());
            *number = read.ok_or(WorldFileError::NoNumber { line: i + 1 })?;
        }
        Ok(Self(numbers))
    }

    /// East and north of a point of the picture, whose pixels are counted from its corner.
    pub fn place(&self, pixel: Point) -> (f64, f64) {
        let [a, d, b, e, c, f] = self.0;
        let (x, y) = (pixel.x - 0.5, pixel.y - 0.5);
        (a * x + b * y + c, d * x + e * y + f)
    }
}

#[cfg(test)]
mod tests {
    use super::{WorldFile, WorldFileError};
    use crate::Point;

    #[test]
    fn turned_pictures_are_placed_and_other_texts_refused() {
        let world = WorldFile::read(" 0\r\n2,5\r\n3\r\n0\r\n100\r\n200\r\n\r\n").expect("six numbers");
        assert_eq!(world.place(Point::new(1.5, 2.5)), (106.0, 202.5));
        assert_eq!(WorldFile::read(""), Err(WorldFileError::Lines { lines: 0 }));
        assert_eq!(WorldFile::read(&"1\n".repeat(100_000)), Err(WorldFileError::Lines { lines: 7 }));
        assert_eq!(WorldFile::read("1\n0\n0\nNaN\n5\n6"), Err(WorldFileError::NoNumber { line: 4 }));
        assert_eq!(WorldFile::read("1\n0\nx\n1\n5\n6"), Err(WorldFileError::NoNumber { line: 3 }));
    }
}
