//! Where a region came from: the designer's note about what was taken from a sheet.

use crate::placed;
use oblique_scenario::words::{rounded, thousands};
use oblique_scenario::{Edit, Evidence, Grade, Note, NoteId, Scenario, Sheet, SheetId, SheetPlacement};

/// What was taken from a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// What: 'Terrain', 'Levels', 'Roads'.
    pub what: String,
    /// Of how many hexes, or lines.
    pub count: usize,
    /// What they are called: 'hexes', 'lines'.
    pub unit: String,
    /// The source of it where that is not the sheet alone: the file of a height model.
    pub beside: String,
    /// How sure, in percent, where that is known: the mean and the least.
    pub confidence_percent: Option<(u32, u32)>,
    /// Is it reckoned from the sheet and nowhere to be read on it? Then it is estimated, whatever the sheet's source is.
    pub estimated: bool,
}

/// How a sheet was placed and how far it may be off, in words.
#[must_use]
pub fn placing_words(scenario: &Scenario, sheet: &Sheet) -> String {
    let found = placed(sheet, scenario.board_place.as_ref());
    let error = found.as_ref().ok().and_then(|placed| placed.error_yards(sheet));
    let how = match &sheet.placement {
        SheetPlacement::ByEye(_) => "laid by eye".to_owned(),
        SheetPlacement::Distance(by) => {
            format!("placed by two points {} yards apart", rounded(by.yards.get()))
        }
        SheetPlacement::Affine(_) => "placed by its world file or its tags".to_owned(),
        SheetPlacement::Points(by) => {
            let on = by.points.iter().filter(|p| p.on).count();
            format!("placed by {on} control points")
        }
    };
    match error {
        Some(yards) => format!("{how}, off by {} yards (root mean square)", rounded(yards)),
        None => format!("{how}; nothing tells how far it is off"),
    }
}

/// What a board has from sheets, as notes about it begin.
const GROUND: [&str; 3] = ["Terrain", "Roads and streams", "Levels"];

/// The notes about ground that was taken from sheets.
pub(crate) fn notes_of_ground(scenario: &Scenario) -> impl Iterator<Item = &NoteId> {
    let begins =
        |text: &str, what: &str| text.strip_prefix(what).is_some_and(|rest| rest.starts_with(" of "));
    let of_ground =
        move |text: &str| GROUND.iter().any(|what| begins(text, what)) && text.contains(" taken from '");
    scenario.notes.iter().filter(move |(_, note)| of_ground(&note.text)).map(|(id, _)| id)
}

/// The note about what was taken from a sheet, as an edit; the same again is written over the former note.
#[must_use]
pub fn noting(scenario: &Scenario, id: &SheetId, taken: &Taken) -> Option<Edit> {
    let sheet = scenario.sheets.get(id)?;
    let name = if sheet.name.is_empty() { &sheet.file } else { &sheet.name };
    let beside = if taken.beside.is_empty() { String::new() } else { format!(" with {}", taken.beside) };
    let Taken { what, count, unit, .. } = taken;
    let sure = taken.confidence_percent.map_or_else(String::new, |(mean, least)| {
        format!(" Confidence {mean} % on the whole, none under {least} %.")
    });
    let placing = placing_words(scenario, sheet);
    let count = thousands(i64::try_from(*count).unwrap_or(i64::MAX));
    let text =
        format!("{what} of {count} {unit} taken from '{name}'{beside}. The sheet was {placing}.{sure}");
    let start = format!("{what} of ");
    let from = format!("taken from '{name}'");
    let former =
        scenario.notes.iter().find(|(_, note)| note.text.starts_with(&start) && note.text.contains(&from));
    let note_id =
        former.map_or_else(|| scenario.fresh_note_id(&format!("{what} {}", id.0)), |(id, _)| id.clone());
    let source = sheet.evidence.as_ref().map(|e| e.source.clone()).unwrap_or_default();
    let grade = if source.is_empty() || taken.estimated { Grade::Estimated } else { Grade::Sourced };
    let evidence = Some(Evidence { grade, source, remark: placing });
    let hex = former.and_then(|(_, note)| note.hex);
    Some(Edit::Note(note_id, Some(Note { text, hex, piece: None, evidence })))
}
