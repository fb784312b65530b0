//! Samples of the scans of a battle, for another scan to learn from.

use super::map::Scan;
use crate::exit::Failure;
use crate::outputs::Outputs;
use crate::{files, output, scenario};
use oblique_digitize::terrain::describe_board;
use oblique_digitize::training::{name_elsewhere, taught_by, teaches};
use oblique_scan::Pixels;
use oblique_scenario::{Scenario, Sheet, SheetTraining};
use std::path::Path;
use std::sync::Arc;

/// What the scans of a battle teach. Those that cannot be read or described are told and passed over.
///
/// # Errors
/// If the file is no battle, or none of its scans teaches anything.
pub(super) fn of_battle(
    path: &Path,
    out: &Path,
    outputs: &mut Outputs,
) -> Result<Vec<SheetTraining>, Failure> {
    files::on_disk(path)?;
    let battle = scenario::read(path)?.scenario;
    let battle = battle.ok_or_else(|| Failure::new(format!("{} holds no battle", path.display())))?;
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut all = Vec::new();
    for sheet in battle.sheets.values().filter(|sheet| teaches(sheet)) {
        outputs.reads(&folder.join(&sheet.file))?;
        match of_sheet(sheet, &battle, folder, out) {
            Ok(sets) => all.extend(sets),
            Err(why) => output::line(format!("{}: '{}' teaches nothing: {why}", path.display(), sheet.name))?,
        }
    }
    if all.is_empty() {
        let why = "none of its historical maps teaches anything: sample some hexes on one, and save it";
        return Err(Failure::new(format!("{}: {why}", path.display())));
    }
    Ok(all)
}

fn of_sheet(
    sheet: &Sheet,
    battle: &Scenario,
    folder: &Path,
    out: &Path,
) -> Result<Vec<SheetTraining>, Failure> {
    let name = name_elsewhere(sheet, battle);
    if sheet.samples.values().all(Vec::is_empty) {
        return Ok(taught_by(sheet, &name, None));
    }
    let scan = Scan::read((&folder.join(&sheet.file), sheet.page), out)?;
    let pixels: Arc<dyn Pixels> = scan.pixels();
    let (place, layout) = (battle.board_place, battle.board.layout());
    let described = describe_board(sheet, place.as_ref(), layout, pixels.as_ref(), &mut |_| true);
    let described = described.map_err(|why| Failure::new(why.to_string()))?;
    Ok(taught_by(sheet, &name, Some(&described)))
}
