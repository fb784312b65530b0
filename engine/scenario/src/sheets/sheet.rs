//! A historical map under the grid.

use super::{Decimal, PixelPoint, SheetContours, SheetPlacement, SheetTraining, TakenOver};
use crate::Evidence;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// Id of a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SheetId(pub String);

/// What tells a scan from another though it lies elsewhere or is named otherwise: 128 bits of a hash of its file, which
/// whoever reads scans knows how to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Fingerprint(pub u128);

/// A text that is no [`Fingerprint`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFingerprint;

impl std::fmt::Display for NoFingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a fingerprint has 32 hexadecimal digits")
    }
}

impl std::error::Error for NoFingerprint {}

impl std::str::FromStr for Fingerprint {
    type Err = NoFingerprint;

    fn from_str(text: &str) -> Result<Self, NoFingerprint> {
        let digits = text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit());
        u128::from_str_radix(text, 16).ok().filter(|_| digits).map(Self).ok_or(NoFingerprint)
    }
}

impl std::fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl TryFrom<String> for Fingerprint {
    type Error = NoFingerprint;

    fn try_from(text: String) -> Result<Self, NoFingerprint> {
        text.parse()
    }
}

impl From<Fingerprint> for String {
    fn from(print: Fingerprint) -> Self {
        print.to_string()
    }
}

/// A height printed on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SpotHeight {
    /// Where on the sheet.
    pub pixel: PixelPoint,
    /// How high, within [`SpotHeight::MOST_METRES`] of the sea.
    pub metres: Decimal,
}

impl SpotHeight {
    /// No ground lies higher over the sea, or lower under it.
    pub const MOST_METRES: Decimal = Decimal::whole(12_000);

    /// One there; `None` where no ground is as high.
    #[must_use]
    pub fn new(pixel: PixelPoint, metres: Decimal) -> Option<Self> {
        let most = Self::MOST_METRES.get();
        (-most..=most).contains(&metres.get()).then_some(Self { pixel, metres })
    }
}

/// The board that is to be laid over a sheet, or was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SheetBoard {
    /// Yards across a hex of the board that was laid, above nothing.
    pub yards_a_hex: Option<Decimal>,
    /// What of the sheet it covers: corners as those of the neat line; all within that where there is none.
    pub area: Option<[PixelPoint; 4]>,
}

/// A scan of a historical map and where it lies. Nothing of its pixels is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// What it is called.
    pub name: String,
    /// Its file, from the folder the scenario lies in, parts separated by `/`; whole where no way leads there.
    pub file: String,
    /// Which page of its file, counted from 1, where that is one of several.
    pub page: u32,
    /// What its file was when it was placed.
    pub fingerprint: Option<Fingerprint>,
    /// Width and height in pixels, each to [`Sheet::MOST_SIDE`]; 0 where unknown.
    pub size: (u32, u32),
    /// Its place among the sheets: those with a larger number are drawn over the others, equal ones by their ids.
    pub order: u32,
    /// The corners of what counts of it, its neat line: left upper, right upper, right lower, left lower. All of it
    /// where there is none.
    pub crop: Option<[PixelPoint; 4]>,
    /// The board for it, as far as anything was said of that.
    #[serde(default)]
    pub board: Option<SheetBoard>,
    /// The colour of its paper in red, green and blue, where that is to be shown white; as it was scanned where there is
    /// none.
    pub paper: Option<[u8; 3]>,
    /// How it lies on the ground.
    pub placement: SheetPlacement,
    /// Places that were shown to be of a terrain, by its id, in the order they were clicked.
    pub samples: BTreeMap<String, Vec<PixelPoint>>,
    /// What samples of other sheets look like that teach this one too.
    pub training: Vec<SheetTraining>,
    /// Heights printed on it, in the order they were entered.
    pub spot_heights: Vec<SpotHeight>,
    /// Heights given to its contour lines.
    pub contours: Option<SheetContours>,
    /// What was taken over from it onto the board, oldest first.
    #[serde(default)]
    pub taken_over: Vec<TakenOver>,
    /// What it is and how far it is to be trusted.
    pub evidence: Option<Evidence>,
}

impl Default for Sheet {
    fn default() -> Self {
        Self {
            name: String::new(),
            file: String::new(),
            page: 1,
            fingerprint: None,
            size: (0, 0),
            order: 0,
            crop: None,
            board: None,
            paper: None,
            placement: SheetPlacement::default(),
            samples: BTreeMap::new(),
            training: Vec::new(),
            spot_heights: Vec::new(),
            contours: None,
            taken_over: Vec::new(),
            evidence: None,
        }
    }
}

impl Sheet {
    /// The most pixels a side of a scan may have.
    pub const MOST_SIDE: u32 = 200_000;

    /// The way from a folder to a file of a scan, parts separated by `/`, both without links and whole; `None` where they
    /// have nothing in common but the root, so that the whole path is the way there.
    #[must_use]
    pub fn way(folder: &Path, file: &Path) -> Option<String> {
        let (from, to): (Vec<_>, Vec<_>) = (folder.components().collect(), file.components().collect());
        let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
        if shared <= 1 {
            return None;
        }
        let up = std::iter::repeat_n("..".to_owned(), from.len() - shared);
        let down = to.iter().skip(shared).map(|part| part.as_os_str().to_string_lossy().into_owned());
        Some(up.chain(down).collect::<Vec<_>>().join("/"))
    }

    /// The corners of what counts of it, in pixels: the neat line, or those of the scan.
    #[must_use]
    pub fn outline(&self) -> [PixelPoint; 4] {
        let (right, low) = (Decimal::from(self.size.0), Decimal::from(self.size.1));
        let none = Decimal::ZERO;
        self.crop.unwrap_or([
            PixelPoint::new(none, none),
            PixelPoint::new(right, none),
            PixelPoint::new(right, low),
            PixelPoint::new(none, low),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::{Fingerprint, NoFingerprint};

    #[test]
    fn a_fingerprint_is_read_as_written() {
        let print = Fingerprint(0xabc << 100);
        assert_eq!(print.to_string().parse(), Ok(print));
        for bad in ["", "12", "+0123456789abcdef0123456789abcde", "g0123456789abcdef0123456789abcde"] {
            assert_eq!(bad.parse::<Fingerprint>(), Err(NoFingerprint));
        }
    }
}
