//! The board by the looks of its ground.

use super::report::{Report, Sort};
use oblique_board::{Board, Path, TerrainIx};
use oblique_rules::catalog::{Attribute, Catalog};
use oblique_rules::translation::Translation;
use oblique_scenario::check::Place;
use oblique_scenario::{Attrs, Scenario};

/// The board of a scenario as another ruleset has it.
pub(super) fn convert(
    s: &Scenario,
    from: &Catalog,
    to: &Catalog,
    words: &Translation,
    report: &mut Report,
) -> Board {
    let (old, layout) = (&s.board, s.board.layout());
    let palettes = to.palettes();
    let ids: Vec<String> = palettes.terrain.into_iter().map(|(id, _)| id).collect();
    let index: Vec<TerrainIx> = old.palette().iter().map(|id| terrain(id, &ids, from, words)).collect();
    let cells: Vec<TerrainIx> = old
        .terrain_cells()
        .iter()
        .map(|t| index.get(usize::from(t.0)).copied().unwrap_or_default())
        .collect();
    for (i, id) in old.palette().iter().enumerate() {
        let first = old.terrain_cells().iter().position(|t| usize::from(t.0) == i);
        let (Some(was), Some(first)) = (from.terrain(id), first) else { continue };
        let becomes = index.get(i).and_then(|t| to.terrain.get(usize::from(t.0)));
        if let Some(becomes) = becomes.filter(|t| t.look != was.look) {
            let message = format!("{} becomes {}.", was.name, becomes.name.to_lowercase());
            report.tell(Sort::Rounded, message, Place::hex(layout, layout.hex(first)));
        }
    }
    let level = levels(old.level_cells(), to, report);
    let mut board = Board::from_cells(layout, ids, palettes.linear, cells, level);
    for (id, feature) in old.features() {
        let look = from.linear(&feature.kind).map_or(feature.kind.as_str(), |l| l.look.as_str());
        let becomes = words.linear.get(look).and_then(|id| to.linear(id));
        let place = Place::Feature(id.clone());
        let along_edges = matches!(feature.path, Path::Edges(_));
        let Some(linear) = becomes.filter(|l| l.along_edges == along_edges) else {
            let message = format!("There is no feature like '{}'.", feature.kind);
            report.tell(Sort::Lost, message, Place::Param(String::new()));
            continue;
        };
        if linear.look != look {
            let was = from.linear(&feature.kind).map_or(feature.kind.as_str(), |l| &l.name);
            let message = format!("{was} becomes {}.", linear.name.to_lowercase());
            report.tell(Sort::Rounded, message, place);
        }
        let mut feature = feature.clone();
        feature.kind.clone_from(&linear.id);
        let lost = keep_known(&mut feature.attrs, &linear.attributes);
        tell_attributes(lost, &linear.name, Place::Feature(id.clone()), report);
        board.put_feature(id.clone(), Some(feature));
    }
    for (hex, own) in old.hex_attrs().iter() {
        let Some(terrain) = board.terrain_id(hex).and_then(|id| to.terrain(id)) else { continue };
        let mut own = own.clone();
        let lost = keep_known(&mut own, &terrain.attributes);
        tell_attributes(lost, &terrain.name, Place::hex(layout, hex), report);
        board.put_hex_attrs(hex, Some(own));
    }
    for (id, label) in old.labels() {
        board.put_label(id.clone(), Some(label.clone()));
    }
    board
}

/// Keeps the attributes another ruleset has, too, with values it takes; how many go.
fn keep_known(own: &mut Attrs, known: &[Attribute]) -> usize {
    let before = own.len();
    own.retain(|id, value| known.iter().any(|attribute| attribute.id == *id && attribute.takes(value)));
    before - own.len()
}

fn tell_attributes(lost: usize, what: &str, place: Place, report: &mut Report) {
    if lost > 0 {
        let message = format!("{what} is as all others of its kind: these rules do not tell them apart so.");
        report.tell(Sort::Lost, message, place);
    }
}

/// The terrain that comes nearest.
fn terrain(id: &str, ids: &[String], from: &Catalog, words: &Translation) -> TerrainIx {
    let look = from.terrain(id).map_or("open", |t| t.look.as_str());
    let becomes = words.terrain.get(look).or_else(|| words.terrain.get("open"));
    let at = becomes.and_then(|id| ids.iter().position(|i| i == id)).unwrap_or(0);
    TerrainIx(u8::try_from(at).unwrap_or(0))
}

/// Levels within the new range: as they are, moved down or up, or drawn together.
fn levels(cells: &[i8], to: &Catalog, report: &mut Report) -> Vec<i8> {
    let (low, high) = (i32::from(to.levels.0), i32::from(to.levels.1));
    let least = cells.iter().copied().min().map_or(0, i32::from);
    let most = cells.iter().copied().max().map_or(0, i32::from);
    if least >= low && most <= high {
        return cells.to_vec();
    }
    let (span, room) = (most - least, high - low);
    let message = if span <= room {
        "All levels are moved so that they fit.".to_owned()
    } else {
        format!("Levels {least} to {most} are drawn together to {low} to {high}.")
    };
    report.tell(Sort::Rounded, message, Place::Param(String::new()));
    let fit =
        |level: i32| if span <= room { level - least + low } else { low + (level - least) * room / span };
    cells.iter().map(|l| i8::try_from(fit(i32::from(*l))).unwrap_or(0)).collect()
}
