//! Why a file holds no vectors, and what was left out of one that does.

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VectorError {
    /// Of no format known here.
    #[error(
        "these are no vectors known here: choose a GeoJSON (.geojson, .json), a GPX (.gpx) or a shapefile (.shp)"
    )]
    Unknown,
    /// Larger than is read.
    #[error(
        "{mib} MiB are more than the {most_mib} MiB that are read: cut the neighbourhood of the battle out of it in a GIS"
    )]
    TooLarge {
        /// Its size.
        mib: u64,
        /// What is read.
        most_mib: u64,
    },
    /// It contradicts itself before anything could be read.
    #[error("the file is damaged ({reason}): fetch it again, or write it anew in a GIS")]
    Damaged {
        /// What the reader met.
        reason: String,
    },
    /// A good file of something else.
    #[error("this is {what}, which has no points, lines or areas: choose another file")]
    NoVectors {
        /// What it is.
        what: String,
    },
}

/// What was left out of a file that was read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, thiserror::Error)]
pub enum Problem {
    /// The rest of the file makes no sense.
    #[error("after {features} features the file is damaged ({reason}): the rest is left out")]
    Rest {
        /// Features read before.
        features: usize,
        /// What the reader met.
        reason: String,
    },
    /// More than the budget.
    #[error(
        "only the first {features} features are read: cut the neighbourhood of the battle out of the file in a GIS"
    )]
    Full {
        /// Features read.
        features: usize,
    },
    /// Features whose positions are no numbers.
    #[error("{features} features are left out: their positions are no numbers")]
    NoNumbers {
        /// How many.
        features: usize,
    },
    /// Features without a place.
    #[error("{features} features are left out: they lie nowhere, or are of a kind that is not read")]
    NoGeometry {
        /// How many.
        features: usize,
    },
    /// The table of a shapefile is of no use.
    #[error("the features have no attributes: {reason}")]
    NoAttributes {
        /// Why.
        reason: &'static str,
    },
}
