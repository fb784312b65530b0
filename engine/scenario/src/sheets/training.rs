//! Samples of other sheets, by how they look: what a sheet was taught without a click of its own.

use super::Decimal;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The samples of another sheet, measured against its paper and inks. What the numbers mean whoever drafts terrain knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetTraining {
    /// Which sheet, and of which battle where that is another, for people.
    pub from: String,
    /// The version of the features.
    pub version: u32,
    /// The inks of that sheet: four numbers each.
    pub inks: Vec<[Decimal; 4]>,
    /// By the id of a terrain how its samples look, in the order they were clicked.
    pub samples: BTreeMap<String, Vec<Features>>,
}

impl SheetTraining {
    /// The most inks of a sheet.
    pub const MOST_INKS: usize = 16;

    /// How many samples there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.samples.values().map(Vec::len).sum()
    }
}

/// How a sample looks: features, a byte each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Features(Vec<u8>);

/// A text or bytes that are no [`Features`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFeatures;

impl std::fmt::Display for NoFeatures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "features are 1 to {} bytes, written in Base64", Features::MOST)
    }
}

impl std::error::Error for NoFeatures {}

impl Features {
    /// The most bytes.
    pub const MOST: usize = 4096;

    /// Those bytes.
    ///
    /// # Errors
    /// Where there are none, or too many.
    pub fn new(bytes: Vec<u8>) -> Result<Self, NoFeatures> {
        if (1..=Self::MOST).contains(&bytes.len()) { Ok(Self(bytes)) } else { Err(NoFeatures) }
    }

    /// The bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl std::fmt::Display for Features {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&STANDARD.encode(&self.0))
    }
}

impl std::str::FromStr for Features {
    type Err = NoFeatures;

    fn from_str(text: &str) -> Result<Self, NoFeatures> {
        if text.len() > Self::MOST * 2 {
            return Err(NoFeatures);
        }
        Self::new(STANDARD.decode(text).map_err(|_| NoFeatures)?)
    }
}

impl TryFrom<String> for Features {
    type Error = NoFeatures;

    fn try_from(text: String) -> Result<Self, NoFeatures> {
        text.parse()
    }
}

impl From<Features> for String {
    fn from(features: Features) -> Self {
        features.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::{Features, NoFeatures};

    #[test]
    fn features_are_read_as_written() {
        let features = Features::new((0..=255).collect()).expect("bytes");
        assert_eq!(features.to_string().parse(), Ok(features));
        let long = "AAAA".repeat(Features::MOST);
        for bad in ["", "A", "AA=A", "not Base64", &long] {
            assert_eq!(bad.parse::<Features>(), Err(NoFeatures), "{}", bad.len());
        }
    }
}
