//! Names written on the map.

use crate::hex::Hex;
use serde::{Deserialize, Serialize};

/// Id of a label within its scenario.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LabelId(pub String);

/// How large a label is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Default)]
pub enum LabelSize {
    /// A farm, a pond.
    Small,
    /// A village.
    #[default]
    Medium,
    /// A town, a ridge.
    Large,
}

impl Label {
    /// The most letters of a name that a map has room for; a longer one is drawn so far.
    pub const MOST_LETTERS: usize = 200;
}

/// A name on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// What is written.
    pub text: String,
    /// The hex it is written on (centred).
    pub hex: Hex,
    /// How large.
    pub size: LabelSize,
    /// Clockwise turn in degrees, -180 to 180.
    pub angle_deg: i16,
}
