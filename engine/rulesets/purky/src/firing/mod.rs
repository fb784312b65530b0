//! Fire: arcs, ranges, sight (section 7 of the sheet).

mod range;
mod sight;
