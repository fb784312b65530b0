use super::Tables;
use super::rows::{Cover, Crossing};
use crate::CATALOG;

#[test]
fn every_terrain_and_hexside_of_the_catalog_has_its_row() {
    let tables = Tables::get();
    let terrain: Vec<&str> = tables.terrain.iter().map(|row| row.id.as_str()).collect();
    for kind in &CATALOG.terrain {
        assert!(terrain.contains(&kind.id.as_str()), "{}", kind.id);
    }
    assert_eq!(terrain.len(), CATALOG.terrain.len());
    let edges = CATALOG.linear.iter().filter(|kind| kind.along_edges);
    assert!(edges.map(|kind| &kind.id).eq(tables.edges.iter().map(|row| &row.id)));
}

#[test]
fn cover_and_crossings_are_those_of_the_sheet() {
    let tables = Tables::get();
    let edge = |id| tables.edge_by_id(id).expect("a feature of hexsides");
    assert_eq!((edge("wall").cover, edge("wall").position), (Cover::Hard, 2));
    assert_eq!((edge("stream").crossing, edge("ford").crossing), (Crossing::Closed, Crossing::Obstacle));
    assert!(Cover::None < Cover::Soft && Cover::Soft < Cover::Hard, "the best cover counts");
    assert!(tables.terrain_by_id("swamp").difficult && tables.terrain_by_id("swamp").cover == Cover::None);
}

/// `geo.scale`: a reduction steps L, M, S, VS, and nothing goes below the shortest stick.
#[test]
fn a_reduction_is_one_stick() {
    let tables = Tables::get();
    let steps: Vec<i32> = [4, 3, 2, 1].into_iter().map(|hexes| tables.shorter(hexes)).collect();
    assert_eq!(steps, [3, 2, 1, 1]);
}

/// The cases of `model.strength` and `army.rules`.
#[test]
fn men_make_combat() {
    let tables = Tables::get();
    let foot = |men| Tables::combat_for(&tables.infantry_strength, men);
    assert_eq!(tables.base_values.veteran_c + foot(760), 6);
    assert_eq!(tables.base_values.light_cavalry_c + Tables::combat_for(&tables.cavalry_strength, 180), 2);
    assert_eq!((tables.base_values.line_c + foot(450), tables.base_values.line_c + foot(451)), (2, 3));
    assert_eq!(tables.base_values.line_c + Tables::combat_for(&tables.brigade_strength, 3500), 5);
    for rows in [
        &tables.infantry_strength,
        &tables.cavalry_strength,
        &tables.brigade_strength,
        &tables.division_strength,
    ] {
        assert!(rows.windows(2).all(|pair| pair[1].men_to.is_none() || pair[0].men_to < pair[1].men_to));
        assert!(rows.last().is_some_and(|row| row.men_to.is_none()), "the last row is for more");
    }
}
