//! Pictures being written: how far they are, and cancelling them.

use crate::app::Workbench;
use crate::ui::theme::size;
use egui::{Align2, Area, Frame, Id, Order, ProgressBar, vec2};
use oblique_text::text;
use std::time::Duration;

/// What takes less is not worth a window.
const SHOWN_AFTER: Duration = Duration::from_millis(400);

impl Workbench {
    /// How far pictures are that take their time.
    pub(in crate::app) fn show_exporting(&self, ctx: &egui::Context) {
        let (shown, early): (Vec<_>, Vec<_>) =
            self.jobs.pictures.running().into_iter().partition(|job| job.since >= SHOWN_AFTER);
        if !early.is_empty() {
            ctx.request_repaint_after(SHOWN_AFTER);
        }
        if shown.is_empty() {
            return;
        }
        let area = Area::new(Id::unique("exporting")).order(Order::Foreground);
        area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -48.0)).show(ctx, |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                for job in shown {
                    ui.label(job.label);
                    ui.add_space(size::GAP_SMALL);
                    ui.horizontal(|ui| {
                        let done = job.progress.unwrap_or(0.0);
                        ui.add(ProgressBar::new(done).desired_width(240.0).show_percentage());
                        if ui.button(text!("files-cancel-the-export")).clicked() {
                            self.jobs.list.cancel(job.id);
                        }
                    });
                }
            });
        });
    }
}
