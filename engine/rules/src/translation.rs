//! How a ruleset's words go into a common vocabulary and come out of it, as data: what a scenario
//! needs to be carried to another ruleset. One file a ruleset serves every pair.
//!
//! The vocabulary has *looks* of ground, features and formations (those of the catalog), *measures*
//! (whole numbers) and *tags*. Measures of units: `men`, `guns`, `quality` and `disorder` (0 to
//! 1000). Of leaders: `command` (0 to 1000), `reach` (hexes), and of those under them `units`,
//! `units_quality`, `skirmishers`. Of sides: `give_up` (thousandths of the army lost when it runs),
//! `regulars`, `militia`. Of the battle: `minutes` (how long it may last; arrivals go by the same scale),
//! `start` (minute of the day). Tags are words like `rifle`, `heavy` or `militia`; found out rather than read are `skirmish` of light troops, `units_in_line`
//! (or another look) of leaders, `rear_north` (or another way) of sides, `first_a` and `first_b` of
//! battles. Must not know any one ruleset.

use super::catalog::Role;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A ruleset's words in the common vocabulary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Translation {
    /// The terrain that comes nearest to each look.
    pub terrain: BTreeMap<String, String>,
    /// The linear feature that comes nearest to each look.
    pub linear: BTreeMap<String, String>,
    /// Formations for looks no formation of the catalog has, by preference.
    pub formations: BTreeMap<String, Vec<String>>,
    /// The kinds pieces become, by role: of those whose tags a piece has all of, the one with most; of these the one whose
    /// fixed quality comes nearest, else the first.
    pub writes: Vec<Writes>,
    /// What each kind says.
    pub kinds: BTreeMap<String, KindWords>,
    /// What the scenario's parameters say.
    pub params: Vec<Word>,
    /// What a side's parameters say.
    pub side_params: Vec<Word>,
    /// Pieces of these roles that share a hex become one.
    pub merges: Vec<Role>,
    /// Are there reinforcements?
    pub arrivals: bool,
    /// Do objectives count?
    pub objectives: bool,
}

/// A kind that pieces of a role may become.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Writes {
    /// The role.
    pub role: Role,
    /// The kind.
    pub kind: String,
    /// Tags a piece must have for it.
    #[serde(default)]
    pub tags: Vec<String>,
}

/// What a kind of piece says.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct KindWords {
    /// Measures every piece of the kind has.
    pub fixed: BTreeMap<String, i64>,
    /// Tags every piece of the kind has.
    pub tags: Vec<String>,
    /// The attribute that names the piece this one is only a part of, if it is.
    pub part_of: String,
    /// What its attributes say.
    pub attributes: Vec<Word>,
}

/// What an attribute says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Word {
    /// The attribute.
    pub attr: String,
    /// What its values mean.
    pub says: Says,
    /// Is it only worked out and never read?
    #[serde(default)]
    pub only_written: bool,
    /// A number that stands for 'not given' and is not read.
    #[serde(default)]
    pub not_given: Option<i64>,
}

/// How a value and the vocabulary stand to each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Says {
    /// A number on a scale of a measure.
    Scale(Scale),
    /// A number worked out from several measures; never read.
    Sum(Vec<Scale>, Rounding),
    /// A word for a level of a measure.
    Levels(String, Vec<(String, i64)>),
    /// A flag for a measure of at least so much.
    AtLeast(String, i64),
    /// A word for a tag; the one with no tag stands for the rest.
    Tags(Vec<(String, String)>),
    /// A flag for a tag.
    Tag(String),
}

/// A piecewise straight line between rising own values and those of a measure, which rise or fall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Scale {
    /// The measure.
    pub measure: String,
    /// Points (own value, measure), at least two.
    pub points: Vec<(i64, i64)>,
}

/// How a worked-out number becomes whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Rounding {
    /// To the nearest.
    Nearest,
    /// Up.
    Up,
}

impl Says {
    /// The measure or tag-group it is about, to match attributes of two rulesets by.
    #[must_use]
    pub fn about(&self) -> Option<&str> {
        match self {
            Self::Scale(scale) => Some(&scale.measure),
            Self::Levels(measure, _) | Self::AtLeast(measure, _) => Some(measure),
            Self::Tag(tag) => Some(tag),
            Self::Sum(..) | Self::Tags(_) => None,
        }
    }

    /// Has it a value for a tag?
    #[must_use]
    pub fn has(&self, tag: &str) -> bool {
        match self {
            Self::Tags(tags) => tags.iter().any(|(_, own)| own == tag),
            Self::Tag(own) => own == tag,
            _ => false,
        }
    }
}

impl Scale {
    /// Thousandths of the own value for a measure; beyond the ends, the ends.
    #[must_use]
    pub fn own_milli(&self, measure: i64) -> i64 {
        let mut points: Vec<(i64, i64)> = self.points.iter().map(|(own, m)| (*m, own * 1000)).collect();
        points.sort_unstable();
        along(&points, measure)
    }

    /// The measure for an own value, to the nearest.
    #[must_use]
    pub fn measure_of(&self, own: i64) -> i64 {
        let points: Vec<(i64, i64)> = self.points.iter().map(|(own, m)| (*own, m * 1000)).collect();
        Rounding::Nearest.whole(along(&points, own))
    }
}

impl Rounding {
    /// Thousandths as a whole number.
    #[must_use]
    pub const fn whole(self, milli: i64) -> i64 {
        match self {
            Self::Nearest => (milli + 500).div_euclid(1000),
            Self::Up => (milli + 999).div_euclid(1000),
        }
    }
}

/// The value at `x` of the line through points of rising x.
fn along(points: &[(i64, i64)], x: i64) -> i64 {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return 0 };
    if x <= first.0 {
        return first.1;
    }
    for pair in points.windows(2) {
        let [(x0, y0), (x1, y1)] = pair else { continue };
        if x <= *x1 && x1 > x0 {
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0);
        }
    }
    last.1
}

#[cfg(test)]
mod tests {
    use super::{Rounding, Scale};

    #[test]
    fn scales_go_both_ways_and_stop_at_their_ends() {
        let scale =
            Scale { measure: "quality".to_owned(), points: vec![(-2, 100), (-1, 300), (0, 450), (2, 850)] };
        assert_eq!(scale.own_milli(300), -1000);
        assert_eq!(scale.own_milli(650), 1000);
        assert_eq!((scale.own_milli(0), scale.own_milli(999)), (-2000, 2000));
        assert_eq!((scale.measure_of(1), scale.measure_of(-2), scale.measure_of(9)), (650, 100, 850));
        let falling = Scale { measure: "quality".to_owned(), points: vec![(2, 900), (5, 300)] };
        assert_eq!(
            (falling.measure_of(4), falling.own_milli(700), falling.own_milli(999)),
            (500, 3000, 2000)
        );
        assert_eq!((Rounding::Nearest.whole(-1500), Rounding::Up.whole(1001)), (-1, 2));
    }
}
