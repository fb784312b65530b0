//! Why there is no picture.

use super::measure::MAX_SVG_HEXES;
use super::request::{DPI, Format, HEX_PX, MARGIN, WIDTH_MM};

/// Why there is no picture.
#[derive(Debug)]
pub enum Error {
    /// The picture would be too large.
    TooLarge {
        /// Width in pixels.
        width: u64,
        /// Height in pixels.
        height: u64,
        /// The most pixels a hex this picture can have.
        most_hex_px: f32,
        /// As what it was to be written.
        format: Format,
    },
    /// Too many hexes for an SVG: how many.
    TooManyHexes(usize),
    /// Too many hexes for a PDF: how many.
    TooManyPdfHexes(usize),
    /// A length on paper is out of range.
    Millimetres {
        /// Of what.
        what: &'static str,
        /// As it was asked for.
        mm: f32,
        /// The least there is.
        least: f32,
        /// The most there is.
        most: f32,
    },
    /// The map is larger than any one sheet: its width and height in millimetres.
    SheetTooLarge(f32, f32),
    /// It needs too many pages; none at all where the paper has no room for a map.
    TooManyPages(Option<usize>),
    /// Pixels a hex out of range.
    HexSize(f32),
    /// Dots an inch out of range.
    Dpi(f32),
    /// The width on paper, in millimetres, is out of range.
    Width(f32),
    /// The margin, in hexes, is out of range.
    Margin(f32),
    /// The board has no hexes.
    Empty,
    /// The part asked for does not lie on the board.
    Outside,
    /// It was called off.
    Cancelled,
    /// It could not be written: what the system says.
    Writing(std::io::Error),
    /// The historical map under the ground could not be read: why.
    Under(String),
    /// The picture could not be packed.
    Encoding(String),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooLarge { width, height, most_hex_px, format } => write!(
                f,
                "The picture would be {width} by {height} pixels, too many for {}. Choose {most_hex_px:.0} pixels a hex or fewer, or a smaller part of the map{}.",
                format.name(),
                if *format == Format::Png { "" } else { ", or write PNG" }
            ),
            Self::TooManyHexes(hexes) => write!(
                f,
                "The picture has {hexes} hexes; an SVG may have {MAX_SVG_HEXES}. Write a PNG, or choose a smaller part of the map."
            ),
            Self::TooManyPdfHexes(hexes) => write!(
                f,
                "The map has {hexes} hexes; a PDF may have {}. Choose a smaller part of the map.",
                crate::pdf::MOST_HEXES
            ),
            Self::Millimetres { what, mm, least, most } => {
                write!(f, "{mm} mm is out of range for the {what}; choose {least} to {most}.")
            }
            Self::SheetTooLarge(width, height) => write!(
                f,
                "The map is {width:.0} by {height:.0} mm, and one sheet may be as large as A0. Choose smaller hexes, or a paper to tile it over."
            ),
            Self::TooManyPages(None) => {
                f.write_str("The paper has no room beside margin and overlap; choose a larger one.")
            }
            Self::TooManyPages(Some(pages)) => write!(
                f,
                "The map needs {pages} sheets; a PDF may have {}. Choose larger paper, smaller hexes, or a part of the map.",
                crate::pdf::MOST_PAGES
            ),
            Self::HexSize(px) => write!(
                f,
                "{px:.0} pixels a hex is out of range; choose another size, resolution or part of the map, so that it is {} to {}.",
                HEX_PX.start(),
                HEX_PX.end()
            ),
            Self::Dpi(dpi) => {
                write!(f, "{dpi} dots an inch is out of range; choose {} to {}.", DPI.start(), DPI.end())
            }
            Self::Width(mm) => {
                write!(
                    f,
                    "A width of {mm} mm is out of range; choose {} to {}.",
                    WIDTH_MM.start(),
                    WIDTH_MM.end()
                )
            }
            Self::Margin(hexes) => write!(
                f,
                "A margin of {hexes} hexes is out of range; choose {} to {}.",
                MARGIN.start(),
                MARGIN.end()
            ),
            Self::Empty => f.write_str("The board has no hexes; give it a size first."),
            Self::Outside => f.write_str("That part of the map lies off the board; choose another."),
            Self::Cancelled => f.write_str("The picture was cancelled."),
            Self::Writing(why) => write!(f, "The picture could not be written: {why}."),
            Self::Under(why) => write!(f, "The historical map could not be drawn: {why}."),
            Self::Encoding(why) => write!(f, "The picture could not be packed: {why}."),
        }
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(why: std::io::Error) -> Self {
        Self::Writing(why)
    }
}
