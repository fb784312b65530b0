//! What things of a map are called, by the words tables and catalogs know.

use super::super::hex_map::{Code, CodeTable, line_of};
use crate::tiled::{Properties, Property, Tile, Tileset};
use oblique_rules::Ruleset;
use oblique_rules::catalog::Linear;

/// The property of a map that names the ruleset it was made for.
pub(crate) const RULESET: &str = "ruleset";
/// The property of a tile that names its terrain, which may be the id the ruleset has for it.
pub(crate) const TERRAIN: &str = "terrain";
/// Properties of a tile that raise its hex, the first as it is written.
pub(crate) const LEVELS: [&str; 3] = ["level", "height", "elevation"];

/// What knows words.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub table: &'a CodeTable,
    pub rules: &'a dyn Ruleset,
}

/// A word as tables have it: small letters, no blanks.
pub(super) fn plain(text: &str) -> String {
    text.trim().to_lowercase().split_whitespace().collect::<Vec<_>>().join("_")
}

fn said(properties: &Properties, name: &str) -> String {
    properties.get(name).map(Property::text).unwrap_or_default()
}

impl Words<'_> {
    /// What a tile becomes, and by how many levels its hex is higher.
    pub(super) fn of_tile(self, set: &Tileset, number: u32) -> (Option<Code>, i64) {
        let unknown = Tile::default();
        let tile = set.tiles.get(&number).unwrap_or(&unknown);
        let levels = LEVELS.iter().filter_map(|name| tile.properties.get(*name)?.whole());
        let level = levels.sum();
        let terrain = said(&tile.properties, TERRAIN);
        if self.rules.catalog().terrain.iter().any(|own| own.id == terrain) {
            return (Some(Code { own: true, ..Code::named(terrain) }), level);
        }
        let stem = tile.image.rsplit(['/', '\\']).next().and_then(|file| file.split('.').next());
        let mut all = vec![plain(&terrain), plain(&tile.class), plain(&said(&tile.properties, "name"))];
        all.extend(tile.terrains.iter().map(|name| plain(name)));
        all.push(plain(stem.unwrap_or("")));
        all.retain(|word| !word.is_empty());
        let nameless = all.is_empty();
        all.push(format!("{}:{number}", plain(&set.name)));
        let known = all.iter().find(|word| self.table.row(word).is_some());
        // A tile that only raises the ground need not have a name.
        let code = known.or(all.first().filter(|_| !nameless || level == 0)).cloned();
        (code.map(Code::named), level)
    }

    /// The line of the ruleset that one of these words means.
    pub(super) fn line(self, words: &[String]) -> Option<Linear> {
        let linear = &self.rules.catalog().linear;
        let by_table = |word: &String| {
            let (_, row) = self.table.row(word).filter(|(_, row)| !row.line.is_empty())?;
            line_of(self.rules, &row.line, |_| true)
        };
        words.iter().find_map(|word| {
            let own = linear.iter().find(|line| line.id == *word);
            own.cloned().or_else(|| {
                let id = by_table(word)?;
                linear.iter().find(|line| line.id == id).cloned()
            })
        })
    }
}
