//! Maps of hexes made with Tiled, or with what writes its files.

mod ground;
mod objects;
mod words;

use super::hex_map::{self, CodeTable, Draft, FoundCode, battle};
use super::{ImportError, Imported, Importer, Parameter, Parameters, Recognised, Source, Target};
use crate::Note;
use crate::tiled::{Map, outer_tilesets, property, read};
use oblique_scenario::Scenario;
use words::Words;

pub(crate) use objects::{
    ATTRIBUTE as ATTRIBUTE_PREFIX, OBJECTIVE as OBJECTIVE_CLASS, OF_UNITS as UNIT_PROPERTIES,
};
pub(crate) use words::{RULESET as RULESET_PROPERTY, TERRAIN as TERRAIN_PROPERTY};

/// The property of a tile that tells the level of its hex.
pub(crate) const LEVEL_PROPERTY: &str = words::LEVELS[0];

/// What becomes of their tiles.
const TABLE: &str = include_str!("../../../../../assets/imports/tiled.ron");

/// Reads `.tmx` and `.tmj` files.
#[derive(Clone, Copy, Debug)]
pub struct TiledMap;

impl Importer for TiledMap {
    fn id(&self) -> &'static str {
        "tiled"
    }

    fn name(&self) -> &'static str {
        "Tiled map"
    }

    fn description(&self) -> &'static str {
        "A new battle on a map of hexes made with Tiled: ground, heights, lines, names, objectives and units."
    }

    fn plural(&self) -> &'static str {
        "Tiled maps"
    }

    fn files(&self) -> &'static str {
        "Tiled maps"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["tmx", "tmj"]
    }

    fn recognise(&self, head: &[u8]) -> Recognised {
        let text = String::from_utf8_lossy(head);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let xml = text.starts_with('<') && text.contains("<map") && text.contains("orientation=");
        let json = text.starts_with('{') && text.contains("\"hexsidelength\"");
        match text.chars().next() {
            _ if xml || json => Recognised::Yes,
            Some('<' | '{') => Recognised::Perhaps,
            _ => Recognised::No,
        }
    }

    fn most_bytes(&self) -> u64 {
        256 << 20
    }

    fn refers_to(&self, bytes: &[u8]) -> Vec<String> {
        outer_tilesets(bytes)
    }

    fn usual_table(&self) -> Option<&'static str> {
        Some(TABLE)
    }

    fn ruleset(&self, bytes: &[u8]) -> Option<String> {
        property(bytes, words::RULESET).map(|value| value.text())
    }

    fn parameters(&self) -> Vec<Parameter> {
        hex_map::parameters()
    }

    fn codes(&self, source: &Source<'_>, target: &Target<'_>) -> Result<Vec<FoundCode>, ImportError> {
        let shipped = CodeTable::shipped(TABLE);
        let words = Words { table: source.table.unwrap_or(&shipped), rules: target.rules };
        let map =
            read(source.bytes, source.referred).map_err(|why| ImportError::Unreadable(why.to_string()))?;
        Ok(ground::hex_map(&map, words).found())
    }

    fn import(
        &self,
        source: &Source<'_>,
        target: &Target<'_>,
        parameters: &Parameters,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Imported, ImportError> {
        let shipped = CodeTable::shipped(TABLE);
        let words = Words { table: source.table.unwrap_or(&shipped), rules: target.rules };
        let map =
            read(source.bytes, source.referred).map_err(|why| ImportError::Unreadable(why.to_string()))?;
        if !go_on(0.5) {
            return Err(ImportError::Cancelled);
        }
        let mut second_half = |part: f32| go_on(0.5 + part / 2.0);
        let hexes = ground::hex_map(&map, words);
        let streams = parameters.is_on(hex_map::NARROW_WATER);
        let draft = Draft { table: words.table, rules: target.rules, title: source.title(), streams };
        let (mut scenario, found) = battle(hexes, draft, &mut second_half)?;
        about(&map, &mut scenario);
        let mut notes: Vec<Note> = map.notes.iter().cloned().map(Note::from).collect();
        let stands = map.frame.layout.orientation;
        if !target.rules.catalog().orientations.contains(&stands) {
            notes.push(
                "These rules are played on hexes that stand the other way; the map is as it was."
                    .to_owned()
                    .into(),
            );
        }
        notes.extend(found);
        notes.extend(objects::put(&map, &mut scenario, words));
        Ok(Imported::Scenario { scenario: Box::new(scenario), notes, beside: Vec::new() })
    }
}

/// What a map says of itself, as our own do.
fn about(map: &Map, scenario: &mut Scenario) {
    let [a, b] = &mut scenario.sides;
    let meta = &mut scenario.meta;
    let fields = [
        ("title", &mut meta.title),
        ("date", &mut meta.date),
        ("place", &mut meta.place),
        ("author", &mut meta.author),
        ("description", &mut meta.description),
        ("side_a", &mut a.name),
        ("side_a_color", &mut a.color),
        ("side_b", &mut b.name),
        ("side_b_color", &mut b.color),
    ];
    for (name, field) in fields {
        if let Some(value) = map.properties.get(name) {
            *field = value.text();
        }
    }
}

#[cfg(test)]
mod tests;
