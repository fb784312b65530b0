//! Why a sheet lies nowhere, and what to do about it.

use oblique_classification::ClassificationError;
use oblique_elevation::GridError;
use oblique_elevation::contours::FillError;
use oblique_elevation::spots::TooFewSpots;
use oblique_georeference::geodesy::GeodesyError;
use oblique_georeference::placement::PlacementError;
use oblique_georeference::world_file::WorldFileError;
use oblique_linework::{InkError, RidgeError, WireError};
use oblique_scan::PixelsError;
use oblique_scan::clean::NoPaper;
use std::sync::Arc;

/// Why a sheet lies nowhere, or a board nowhere on it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum DigitizeError {
    /// The control points place nothing.
    #[error("{0}")]
    Placement(#[from] PlacementError),
    /// Longitude and latitude are no ground.
    #[error("{0}")]
    Geodesy(#[from] GeodesyError),
    /// A world file cannot be read.
    #[error("{0}")]
    WorldFile(#[from] WorldFileError),
    /// A point in degrees, and no middle to count from.
    #[error("control point {} is in degrees, but the ground has no middle: set the middle of the sheet", .point + 1)]
    NoMiddle {
        /// Which point, from 0.
        point: usize,
    },
    /// A point in degrees that lies too far from the others to be of their sheet.
    #[error("control point {} lies more than 3 degrees from the others: check its longitude and latitude", .point + 1)]
    FarPoint {
        /// Which point, from 0.
        point: usize,
    },
    /// Points in degrees that lie too far apart to be of one sheet, none of which is the odd one.
    #[error("these places lie more than 3 degrees apart: check their longitudes and latitudes")]
    FarApart,
    /// The size of the scan is not known.
    #[error("the size of the scan is not known: find its file first")]
    NoSize,
    /// A scale of nothing.
    #[error("the scale must be above 0 yards")]
    NoScale,
    /// The board has no place.
    #[error("the board does not lie on the ground yet: place the sheet first")]
    NoBoard,
    /// A board of more hexes than boards may have.
    #[error(
        "a board of {columns} by {rows} hexes is too large: {most} a side are allowed; choose more yards a hex"
    )]
    TooManyHexes {
        /// Columns it would have.
        columns: u64,
        /// Rows it would have.
        rows: u64,
        /// What is allowed.
        most: u16,
    },
    /// No terrain can be drafted.
    #[error("{0}")]
    Classification(Arc<ClassificationError>),
    /// Too little is drawn to draft the rest from.
    #[error(
        "{drawn} hexsides of this kind are drawn on the sheet, and {fewest} are needed at least: follow or draw a stretch of it first"
    )]
    FewDrawn {
        /// How many are.
        drawn: usize,
        /// How many must be.
        fewest: usize,
    },
    /// The cells of a height model are not found.
    #[error("{0}")]
    Finder(#[from] oblique_georeference::ProjectionError),
    /// A height model without heights under the board.
    #[error(
        "the height model has no heights under the board: check that both lie at the same place of the earth"
    )]
    NoHeights,
    /// A height model that lies elsewhere on the earth than the board.
    #[error(
        "the height model has no heights under the board: its middle lies at {model}, that of the board at {board}"
    )]
    HeightsElsewhere {
        /// Where the middle of the model lies.
        model: String,
        /// Where the middle of the board lies.
        board: String,
    },
    /// A board on ground that is nowhere on the earth.
    #[error(
        "the board lies at no place of the earth: place a historical map by latitude and longitude, or say where the middle of the board lies"
    )]
    NoEarth,
    /// A file without features.
    #[error("the file has no features")]
    NoFeatures,
    /// Nothing of the sheet lies under the board.
    #[error("nothing of the sheet lies under the board there: place the sheet, or click on it")]
    OffSheet,
    /// The sheet gives no pixels.
    #[error("{0}")]
    Pixels(Arc<PixelsError>),
    /// The sheet has no paper.
    #[error("{0}")]
    Paper(Arc<NoPaper>),
    /// No such ink.
    #[error("{0}")]
    Ink(#[from] InkError),
    /// No lines are to be had.
    #[error("{0}")]
    Ridges(RidgeError),
    /// More printed heights than a sheet remembers.
    #[error("the sheet has {most} heights already, which is as many as it remembers: remove some first")]
    TooManySpots {
        /// How many it remembers.
        most: usize,
    },
    /// No ground is to be had between contour lines.
    #[error("{0}")]
    Fill(#[from] FillError),
    /// Fewer printed heights than make a ground.
    #[error("{0}")]
    FewSpots(#[from] TooFewSpots),
    /// Cells that make no height model.
    #[error("{0}")]
    Grid(#[from] GridError),
    /// A line begins off the part that was looked at.
    #[error("{0}")]
    Wire(WireError),
    /// Whoever waited did not want it any more.
    #[error("it was stopped")]
    Cancelled,
    /// Numbers beyond what scenarios keep.
    #[error("the numbers of this placement are too large: check the points and their units")]
    TooFar,
    /// A plane nobody here knows.
    #[error("the plane of the world file is not known: say whether it is in metres, feet, yards or degrees")]
    NoPlane,
}

impl From<ClassificationError> for DigitizeError {
    fn from(why: ClassificationError) -> Self {
        match why {
            ClassificationError::Cancelled => Self::Cancelled,
            why => Self::Classification(Arc::new(why)),
        }
    }
}

impl From<PixelsError> for DigitizeError {
    fn from(why: PixelsError) -> Self {
        Self::Pixels(Arc::new(why))
    }
}

impl From<NoPaper> for DigitizeError {
    fn from(why: NoPaper) -> Self {
        Self::Paper(Arc::new(why))
    }
}

impl From<RidgeError> for DigitizeError {
    fn from(why: RidgeError) -> Self {
        match why {
            RidgeError::Cancelled => Self::Cancelled,
            why => Self::Ridges(why),
        }
    }
}

impl From<WireError> for DigitizeError {
    fn from(why: WireError) -> Self {
        match why {
            WireError::Cancelled => Self::Cancelled,
            WireError::OffTheSheet => Self::Wire(why),
        }
    }
}
