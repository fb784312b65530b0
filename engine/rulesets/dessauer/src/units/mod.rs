//! What a unit is worth by its models.

pub mod strength;
