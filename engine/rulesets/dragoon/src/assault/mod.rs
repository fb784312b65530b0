//! Assaults and charges, from their declaration to who stands where when they are over.

pub(crate) mod advance;
pub(crate) mod blows;
pub(crate) mod charge;
pub(crate) mod checks;
pub(crate) mod declaration;
pub(crate) mod odds;
pub(crate) mod outcome;
pub(crate) mod square_check;
pub(crate) mod step;
pub(crate) mod targets;
pub(crate) mod trials;
