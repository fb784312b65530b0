//! The readers. What each reads it also does something with, as the program would.

use oblique_battle::{Log, Saved};
use oblique_cartography::style;
use oblique_commander::{Differences, TEMPERAMENTS, Temperament};
use oblique_digitize::recipe::Recipe;
use oblique_digitize::vectors::MappingTable;
use oblique_exchange::import::{CodeTable, IMPORTERS, Importer, Parameters, Source, Target, VassalModule};
use oblique_exchange::vassal;
use oblique_georeference::world_file::WorldFile;
use oblique_rulesets::{RULESETS, read_scenario, read_scenario_bytes, ruleset_of, write_scenario};
use oblique_scenario::{Edit, Scenario};
use oblique_vectors::{Beside, Budget};
use std::collections::BTreeMap;
use std::sync::LazyLock;

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A scenario's file; what is read is written, and read equal.
pub fn scenario(bytes: &[u8]) {
    let Some(read) = read_scenario_bytes(bytes).scenario else { return };
    let again = read_scenario(&write_scenario(&read)).scenario;
    assert!(again == Some(read), "what was written is read equal");
}

/// The log of a battle.
pub fn log(bytes: &[u8]) {
    let (Some(read), problems) = Log::read(&text(bytes)) else { return };
    if problems.is_empty() {
        assert!(Log::read(&read.write()).0 == Some(read), "what was written is read equal");
    }
}

/// A battle under way.
pub fn saved_battle(bytes: &[u8]) {
    let Ok(read) = Saved::read(&text(bytes)) else { return };
    assert!(Saved::read(&read.write()) == Ok(read), "what was written is read equal");
}

/// Lines of edits as journals have them.
pub fn edits(bytes: &[u8]) {
    for line in text(bytes).lines() {
        let _ = Edit::from_line(line);
    }
}

/// A recipe of a conversion.
pub fn recipe(bytes: &[u8]) {
    if let Ok(read) = Recipe::read(&text(bytes)) {
        let _ = read.write();
    }
}

/// Temperaments, and in what they differ under a ruleset.
pub fn commanders(bytes: &[u8]) {
    let text = text(bytes);
    let _ = Temperament::read(&text);
    if let Ok(read) = Differences::read(&text) {
        let _ = TEMPERAMENTS.iter().map(|officer| read.officer(officer)).collect::<Vec<_>>();
    }
}

/// A map style.
pub fn map_style(bytes: &[u8]) {
    let _ = style::read(&text(bytes));
}

/// The table of what becomes of vectors.
pub fn vector_table(bytes: &[u8]) {
    if let Ok(read) = MappingTable::read(&text(bytes)) {
        let _ = read.write();
    }
}

/// The table of what becomes of the codes of another program.
pub fn code_table(bytes: &[u8]) {
    let _ = CodeTable::read(&text(bytes));
}

/// Points, lines and areas, as every format that is read.
pub fn vectors(bytes: &[u8]) {
    for name in ["a.geojson", "a.gpx", "a.shp", "a"] {
        let _ = oblique_vectors::read(name, bytes, &Beside::default(), &Budget::default());
    }
    // The first half as a shapefile, the second as the table beside it.
    let (shapes, table) = bytes.split_at(bytes.len() / 2);
    let beside = Beside { dbf: Some(table), prj: None, cpg: None };
    let _ = oblique_vectors::read("a.shp", shapes, &beside, &Budget::default());
}

/// Height models.
pub fn elevation(bytes: &[u8]) {
    for name in ["a.asc", "N36W085.hgt", "a.tif", "a"] {
        let _ = oblique_elevation::readers::read(name, bytes);
    }
}

/// The file beside a picture that says where it lies.
pub fn world_file(bytes: &[u8]) {
    let _ = WorldFile::read(&text(bytes));
}

/// The file beside a picture that says in which plane.
pub fn projection(bytes: &[u8]) {
    let _ = oblique_georeference::prj(&text(bytes));
}

/// A small battle that things are imported into.
static BATTLE: LazyLock<Option<Scenario>> = LazyLock::new(|| {
    let shipped = oblique_testing::shipped::battles_of(&RULESETS.first()?.catalog().id);
    let texts = shipped.iter().filter_map(|path| std::fs::read_to_string(path).ok());
    read_scenario(&texts.min_by_key(String::len)?).scenario
});

/// Files of other programs, by every importer.
pub fn importers(bytes: &[u8]) {
    for importer in IMPORTERS {
        import(*importer, bytes);
    }
}

/// What is packed in a module of VASSAL: its tree of components, and a saved game. Damage to the archive itself would seldom
/// come so far.
pub fn vassal_module(bytes: &[u8]) {
    const BOARD: &[u8] = b"<svg width=\"500\" height=\"400\"/>";
    const TREE: &str = include_str!("../../corpus/vassal/sideways.xml");
    let plain: &[u8] = include_bytes!("../../corpus/vassal/plain.game");
    for (tree, game) in [(bytes, plain), (TREE.as_bytes(), bytes)] {
        let saved = vassal::archive(&[("savedGame", game)]);
        let module =
            vassal::archive(&[("buildFile.xml", tree), ("images/board.svg", BOARD), ("set-up.vsav", &saved)]);
        import(&VassalModule, &module);
    }
}

/// Has an importer read a file.
fn import(importer: &dyn Importer, bytes: &[u8]) {
    let Some((scenario, rules)) = BATTLE.as_ref().and_then(|battle| Some((battle, ruleset_of(battle).ok()?)))
    else {
        return;
    };
    let _ = importer.recognise(bytes);
    let _ = (importer.refers_to(bytes), importer.ruleset(bytes));
    let parameters = Parameters::usual(&importer.parameters());
    let name = format!("a.{}", importer.endings().first().copied().unwrap_or_default());
    let source =
        Source { name: &name, bytes, companions: &BTreeMap::new(), referred: &BTreeMap::new(), table: None };
    let _ = importer.import(&source, &Target { scenario, rules }, &parameters, &mut |_| true);
}
