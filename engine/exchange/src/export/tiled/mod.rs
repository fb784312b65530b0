//! Maps for Tiled: ground, heights, lines, names, objectives and units, with a picture of their tiles beside them.

mod map;
mod objects;
mod tiles;

use super::{Battle, ExportError, Exported, Exporter, Lost};
use crate::tiled::{Encoding, tmj, tmx};

/// Writes `.tmx` files.
#[derive(Clone, Copy, Debug)]
pub struct TiledXml;

/// Writes `.tmj` files.
#[derive(Clone, Copy, Debug)]
pub struct TiledJson;

impl Exporter for TiledXml {
    fn id(&self) -> &'static str {
        "tmx"
    }

    fn name(&self) -> &'static str {
        "Tiled map"
    }

    fn description(&self) -> &'static str {
        "A map for Tiled and game engines that read its files, with a picture of its tiles beside it."
    }

    fn plural(&self) -> &'static str {
        "Tiled maps"
    }

    fn files(&self) -> &'static str {
        "Tiled maps"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["tmx"]
    }

    fn export(
        &self,
        battle: &Battle<'_>,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Exported, ExportError> {
        let (map, picture, notes) = map::of(battle, go_on)?;
        Ok(Exported { bytes: tmx(&map, Encoding::Csv).into_bytes(), beside: vec![picture], notes })
    }
}

impl Exporter for TiledJson {
    fn id(&self) -> &'static str {
        "tmj"
    }

    fn name(&self) -> &'static str {
        "Tiled map as JSON"
    }

    fn description(&self) -> &'static str {
        "The same as JSON, for web engines, with a picture of its tiles beside it."
    }

    fn plural(&self) -> &'static str {
        "Tiled maps"
    }

    fn files(&self) -> &'static str {
        "Tiled maps"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["tmj"]
    }

    fn export(
        &self,
        battle: &Battle<'_>,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Exported, ExportError> {
        let (map, picture, notes) = map::of(battle, go_on)?;
        Ok(Exported { bytes: tmj(&map, Encoding::Csv).into_bytes(), beside: vec![picture], notes })
    }
}
