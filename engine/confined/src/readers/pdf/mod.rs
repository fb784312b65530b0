//! A page of a PDF file: what is asked and answered is a line each; the rows of the page follow the answer, before those
//! of a large one the rows of a small picture of it.

#[cfg(not(target_arch = "wasm32"))]
pub(super) mod drawing;

use std::fmt;
use std::str::FromStr;

/// What it is called.
pub(crate) const NAME: &str = "pdf";
/// The most bytes of an answer's line.
pub(crate) const LONGEST_ANSWER: usize = 128;

/// Pixels of a page that is drawn within a blink.
const QUICK_PX: u64 = 4_000_000;
/// Longest side of the small picture of a page.
const COARSE_PX: u32 = 1_200;

/// The size of the small picture that comes before the rows of a page of so many pixels.
pub(crate) fn coarse_size((width, height): (u32, u32)) -> Option<(u32, u32)> {
    let longest = width.max(height);
    if u64::from(width) * u64::from(height) <= QUICK_PX || longest <= COARSE_PX {
        return None;
    }
    let side = |px: u32| (u64::from(px) * u64::from(COARSE_PX) / u64::from(longest)).max(1) as u32;
    Some((side(width), side(height)))
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// Are its rows wanted too?
    pub(crate) drawn: bool,
    /// Which page, counted from 1.
    pub(crate) page: u32,
    /// The most pixels it may have.
    pub(crate) most_pixels: u64,
    /// The most pixels of a side.
    pub(crate) longest_px: u32,
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.drawn { "rows" } else { "facts" };
        write!(f, "{word} {} {} {}", self.page, self.most_pixels, self.longest_px)
    }
}

impl FromStr for Question {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let [word @ ("rows" | "facts"), page, pixels, longest] = words[..] else { return Err(()) };
        Ok(Self {
            drawn: word == "rows",
            page: page.parse().map_err(drop)?,
            most_pixels: pixels.parse().map_err(drop)?,
            longest_px: longest.parse().map_err(drop)?,
        })
    }
}

/// What is answered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Answer {
    /// Here it is.
    Page { pages: u32, size: (u32, u32), dots_an_inch: f64 },
    /// The file has fewer pages.
    NoSuchPage { pages: u32 },
    /// A password is needed.
    Locked,
    /// It is no PDF file that can be read.
    Damaged,
    /// The page has no size.
    Empty,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Page { pages, size: (width, height), dots_an_inch } => {
                write!(f, "page {pages} {width} {height} {dots_an_inch}")
            }
            Self::NoSuchPage { pages } => write!(f, "no-page {pages}"),
            Self::Locked => f.write_str("locked"),
            Self::Damaged => f.write_str("damaged"),
            Self::Empty => f.write_str("empty"),
        }
    }
}

impl FromStr for Answer {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |word: &str| word.parse().map_err(drop);
        Ok(match words[..] {
            ["page", pages, width, height, dots] => {
                let dots_an_inch = dots.parse().map_err(drop)?;
                Self::Page { pages: number(pages)?, size: (number(width)?, number(height)?), dots_an_inch }
            }
            ["no-page", pages] => Self::NoSuchPage { pages: number(pages)? },
            ["locked"] => Self::Locked,
            ["damaged"] => Self::Damaged,
            ["empty"] => Self::Empty,
            _ => return Err(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Question, coarse_size};

    #[test]
    fn large_pages_alone_have_a_small_picture_first() {
        assert_eq!(coarse_size((2_000, 2_000)), None);
        assert_eq!(coarse_size((10_000, 5_000)), Some((1_200, 600)));
        assert_eq!(coarse_size((60_000, 70)), Some((1_200, 1)));
    }

    #[test]
    fn questions_and_answers_are_read_as_written() {
        let question = Question { drawn: true, page: 3, most_pixels: 10_000, longest_px: 65_535 };
        assert_eq!(question.to_string().parse(), Ok(question));
        for answer in [
            Answer::Page { pages: 4, size: (70, 80), dots_an_inch: 299.99 },
            Answer::NoSuchPage { pages: 2 },
            Answer::Locked,
            Answer::Damaged,
            Answer::Empty,
        ] {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
        assert!("page 1 2".parse::<Answer>().is_err() && "rows 1".parse::<Question>().is_err());
    }
}
