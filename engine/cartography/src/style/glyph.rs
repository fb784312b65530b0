//! Sizes of what stands on the ground, and how areas are outlined. All in hexes.

use serde::{Deserialize, Serialize};

/// Sizes of a style's glyphs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct GlyphStyle {
    /// Width of the ink round crowns, roofs and rocks.
    pub ink: f32,
    /// Between trees.
    pub tree_gap: f32,
    /// Radius of a crown.
    pub tree: f32,
    /// How strongly crowns differ in size.
    pub tree_varies: f32,
    /// Between shrubs.
    pub shrub_gap: f32,
    /// Between the dashes and reeds of a marsh.
    pub reed_gap: f32,
    /// Between waves.
    pub wave_gap: f32,
    /// Between tufts of grass.
    pub grass_gap: f32,
    /// Between furrows.
    pub furrow_gap: f32,
    /// Between boulders.
    pub rock_gap: f32,
    /// Between the houses of a village along a road, and of a town.
    pub house_gaps: (f32, f32),
    /// Between the strokes of a cutting's banks.
    pub bank_gap: f32,
    /// Between hachures.
    pub hachure_gap: f32,
    /// Half the width of a hachure at its top.
    pub hachure_width: f32,
    /// Length of a hachure.
    pub hachure_length: f32,
    /// Half the length of a bridge.
    pub bridge: f32,
    /// How far roads and streams wander from the straight.
    pub course_wander: f32,
}

impl Default for GlyphStyle {
    fn default() -> Self {
        Self {
            ink: 0.012,
            tree_gap: 0.225,
            tree: 0.13,
            tree_varies: 0.24,
            shrub_gap: 0.25,
            reed_gap: 0.15,
            wave_gap: 0.27,
            grass_gap: 0.62,
            furrow_gap: 0.12,
            rock_gap: 0.25,
            house_gaps: (0.165, 0.125),
            bank_gap: 0.07,
            hachure_gap: 0.075,
            hachure_width: 0.012,
            hachure_length: 0.26,
            bridge: 0.13,
            course_wander: 0.07,
        }
    }
}

/// How areas of one terrain are outlined.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct AreaStyle {
    /// Along the hexsides exactly (else in one rounded line)?
    pub hexes: bool,
    /// How far a rounded outline wanders.
    pub wander: f32,
    /// Strength of the line round an area, 0 to 1.
    pub edge: f32,
    /// Its width.
    pub edge_width: f32,
}

impl Default for AreaStyle {
    fn default() -> Self {
        Self { hexes: false, wander: 0.1, edge: 0.3, edge_width: 0.016 }
    }
}
