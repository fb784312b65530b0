//! What an import or an export could not take over: a window that stays while its places are gone through.

use super::super::Workbench;
use super::super::request::Request;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{Context, Key, Modifiers, ScrollArea};
use oblique_board::hex::Hex;
use oblique_exchange::Note;
use oblique_roster::totals::thousands;
use oblique_text::{text, translated};

/// Size of the window at first, in points.
const SIZE: egui::Vec2 = egui::vec2(420.0, 260.0);

/// Tells it.
pub(in crate::app) struct FileReport {
    /// What was done, as 'Import Tiled map'.
    heading: String,
    /// What came of it, in a sentence.
    said: String,
    /// The notes, each with how many of its places were gone to.
    notes: Vec<(Note, usize)>,
}

impl FileReport {
    pub(in crate::app) fn new(heading: String, said: String, notes: Vec<Note>) -> Self {
        Self { heading, said, notes: notes.into_iter().map(|note| (note, 0)).collect() }
    }
}

impl Workbench {
    /// Escape closes the report, before it cancels anything under it.
    pub(in crate::app) fn report_keys(&mut self, ctx: &Context) {
        if self.file_report.is_some()
            && !ctx.text_edit_focused()
            && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape))
        {
            self.file_report = None;
        }
    }

    /// Draws the report, if there is one; a click on a sentence leads to its places, one after the other.
    pub(in crate::app) fn show_file_report(&mut self, ctx: &Context) {
        let Some(mut report) = self.file_report.take() else { return };
        let screen = ctx.content_rect().shrink(size::GAP);
        let corner = screen.left_bottom() + egui::vec2(size::GAP, -SIZE.y - 60.0);
        let mut open = true;
        let mut wanted: Option<Hex> = None;
        let window = egui::Window::new(&report.heading).id(egui::Id::unique("file report"));
        window.open(&mut open).default_size(SIZE).default_pos(corner).show(ctx, |ui| {
            widgets::note(ui, &text!("files-said-this-is-to-be-known-of-it", said = report.said));
            ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
                for (note, gone) in &mut report.notes {
                    let count = note.hexes.len();
                    if count == 0 {
                        ui.label(translated(&note.text).as_ref());
                        continue;
                    }
                    let link = ui
                        .link(translated(&note.text).as_ref())
                        .on_hover_text(text!("files-shows-its-places-one-after-the-other"));
                    if link.clicked() {
                        wanted = note.hexes.get(*gone % count).copied();
                        *gone = *gone % count + 1;
                    }
                    if *gone > 0 {
                        let [at, all] =
                            [*gone, count].map(|n| thousands(i64::try_from(n).unwrap_or(i64::MAX)));
                        widgets::note(ui, &text!("files-place-at-of-all", at, all));
                    }
                }
            });
        });
        if open {
            self.file_report = Some(report);
        }
        // The report may be of a battle that was left since.
        let layout = self.world.document.scenario().board.layout();
        if let Some(hex) = wanted.filter(|hex| layout.contains(*hex)) {
            self.carry_out_request(Request::GoToHex(hex), ctx);
        }
    }
}
