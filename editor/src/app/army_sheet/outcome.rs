//! What an import would do: bad cells, then units added, changed and removed.

use super::RosterImport;
use crate::ui::theme::Tokens;
use crate::ui::widgets;
use egui::{Label, RichText, Sense, Ui};
use oblique_context::differences;
use oblique_exchange::spreadsheet::BadCell;
use oblique_roster::compare::{Change, ScenarioPart};
use oblique_text::{text, translated};

/// Lines of a sort shown before the rest are counted.
const MOST: usize = 200;

/// Draws the outcome.
pub(super) fn list(ui: &mut Ui, import: &mut RosterImport) {
    let Some((_, plan)) = import.ready.clone() else {
        widgets::note(ui, text!("army-working"));
        return;
    };
    if !plan.bad.is_empty() {
        let count = plan.bad.len();
        widgets::group(
            ui,
            &if count == 1 {
                text!("army-1-bad-cell").to_owned()
            } else {
                text!("army-count-bad-cells", count)
            },
        );
        if plan.edit.is_none() {
            widgets::note(ui, text!("army-fix-them-in-the-sheet-map-or-convert"));
        }
        cells(ui, import, &plan.bad);
        rest(ui, count);
    }
    if !plan.skipped.is_empty() {
        widgets::group(ui, &text!("army-cells-left-out", count = plan.skipped.len()));
        cells(ui, import, &plan.skipped);
        rest(ui, plan.skipped.len());
    }
    for (nation, count) in &plan.of_their_side {
        widgets::note(ui, &text!("army-count-new-units-are-of-nation", count, nation));
    }
    for (change, title) in [
        (Change::Added, text!("army-added")),
        (Change::Changed, text!("army-changed")),
        (Change::Removed, text!("army-removed")),
    ] {
        let count = plan.difference.iter().filter(|e| e.change == change).count();
        if count == 0 {
            continue;
        }
        widgets::group(ui, &format!("{title}: {count}"));
        for entry in plan.difference.iter().filter(|e| e.change == change).take(MOST) {
            let row = match &entry.part {
                ScenarioPart::Piece(id) => plan.rows.get(id).copied(),
                _ => None,
            };
            let changed = change == Change::Changed;
            let text = if changed { differences::sentence(entry) } else { differences::title(entry) };
            let line = ui.add(Label::new(text).wrap().sense(Sense::click()));
            if let Some(row) = row
                && line.on_hover_text(text!("army-row-row", row)).clicked()
            {
                import.wanted_row = Some(row - 1);
            }
        }
        rest(ui, count);
    }
    if plan.bad.is_empty() && plan.difference.is_empty() {
        widgets::empty(
            ui,
            text!("army-nothing-changes"),
            text!("army-the-sheet-says-what-the-scenario-says"),
        );
    }
}

/// A line for each cell that cannot be taken; a click shows its row.
fn cells(ui: &mut Ui, import: &mut RosterImport, cells: &[BadCell]) {
    let error = Tokens::of(ui).error;
    for bad in cells.iter().take(MOST) {
        let text = RichText::new(said_of(bad)).color(error);
        let line = ui.add(Label::new(text).wrap().sense(Sense::click()));
        if line
            .on_hover_cursor(egui::CursorIcon::PointingHand)
            .on_hover_text(text!("army-show-the-row"))
            .clicked()
        {
            import.wanted_row = Some(bad.row - 1);
        }
    }
}

/// What is wrong with a cell, which is quoted as it stands in the sheet: it may be in another language.
fn said_of(bad: &BadCell) -> String {
    // Not as an argument: those that are numbers are written anew.
    const QUOTED: &str = "\u{f8ff}";
    let header = if bad.header.is_empty() { String::new() } else { format!(" ({})", bad.header) };
    let (cell, expected) = (format!("{}{header}", bad.name()), translated(&bad.expected));
    let said = text!("army-bad-cell", cell, value = QUOTED, why = bad.why, expected);
    said.replacen(QUOTED, &bad.value, 1)
}

fn rest(ui: &mut Ui, count: usize) {
    if count > MOST {
        widgets::note(ui, &text!("army-and-what-more", what = count - MOST));
    }
}
