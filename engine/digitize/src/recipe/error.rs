//! Why a recipe makes no scenario.

use crate::DigitizeError;
use crate::vectors::TableError;
use oblique_board::hex::Layout;

/// Why a recipe makes no scenario.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RecipeError {
    /// It is not written as one.
    #[error(
        "the recipe is wrong at {0}: correct it there; 'docs/handbook/recipes.md' tells what stands in it"
    )]
    Ron(Box<ron::error::SpannedError>),
    /// Too long.
    #[error("a recipe has 16 mebibytes at most")]
    TooLong,
    /// It cannot be written.
    #[error("the recipe cannot be written: {0}")]
    Unwritable(Box<ron::Error>),
    /// A number nobody can use.
    #[error("{what} is {number}: correct it in the recipe")]
    Number {
        /// Which.
        what: &'static str,
        /// What it is.
        number: f64,
    },
    /// A board of no size.
    #[error("a board has 1 to {most} columns and rows: correct them in the recipe", most = Layout::MAX_SIDE)]
    NoSize,
    /// A step that needs another.
    #[error("{step} needs {needs}: add that to the recipe, or leave {step} out")]
    Needs {
        /// Which.
        step: &'static str,
        /// What it needs.
        needs: &'static str,
    },
    /// A terrain the ruleset has not.
    #[error("the ruleset has no terrain '{0}': correct the samples")]
    NoTerrain(String),
    /// Samples of another scan that are none.
    #[error("the samples of '{0}' do not say how they look: take its training over again")]
    Training(String),
    /// A line the ruleset has not.
    #[error("the ruleset has no line '{0}': correct the lines of the recipe")]
    NoLine(String),
    /// A drag that gives no heights.
    #[error("drag {drag} across contour lines gives no heights: {why}")]
    Drag {
        /// Which, from 1.
        drag: usize,
        /// Why not.
        why: Box<crate::contours::AssignError>,
    },
    /// A step that cannot be done.
    #[error("{step}: {why}")]
    Step {
        /// Which.
        step: &'static str,
        /// Why not.
        why: Box<DigitizeError>,
    },
    /// A table of vectors that is none.
    #[error("{0}")]
    Table(Box<TableError>),
}

impl RecipeError {
    /// A step that cannot be done, and why.
    pub(super) fn step(step: &'static str) -> impl Fn(DigitizeError) -> Self {
        move |why| Self::Step { step, why: Box::new(why) }
    }
}
