//! A picture being written: how far it is, and calling it off.

use crate::app::Workbench;
use crate::app::file::name_of;
use crate::ui::theme::size;
use egui::{Align2, Area, Frame, Id, Order, ProgressBar, vec2};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// What takes less is not worth a window.
const SHOWN_AFTER: Duration = Duration::from_millis(400);

/// A picture being written.
pub(in crate::app) struct Exporting {
    name: String,
    since: Instant,
    stop: Arc<AtomicBool>,
    /// In thousandths.
    part: Arc<AtomicU32>,
}

impl Exporting {
    pub(super) fn new(path: &Path) -> Self {
        let (stop, part) = (Arc::default(), Arc::default());
        Self { name: name_of(path), since: Instant::now(), stop, part }
    }

    /// What the job tells how far it is, and learns from whether to go on.
    pub(super) fn watch(&self, ctx: &egui::Context) -> impl FnMut(f32) -> bool + Send + 'static {
        let (stop, part, ctx) = (Arc::clone(&self.stop), Arc::clone(&self.part), ctx.clone());
        move |done| {
            part.store((done * 1000.0) as u32, Ordering::Relaxed);
            ctx.request_repaint();
            !stop.load(Ordering::Relaxed)
        }
    }
}

impl Workbench {
    /// Calls off the picture being written.
    pub fn cancel_export(&self) {
        if let Some(exporting) = &self.exporting {
            exporting.stop.store(true, Ordering::Relaxed);
        }
    }

    /// How far a picture is that takes its time.
    pub(in crate::app) fn show_exporting(&self, ctx: &egui::Context) {
        let Some(exporting) = &self.exporting else { return };
        if exporting.since.elapsed() < SHOWN_AFTER {
            return ctx.request_repaint_after(SHOWN_AFTER);
        }
        let area = Area::new(Id::unique("exporting")).order(Order::Foreground);
        area.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -48.0)).show(ctx, |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.label(format!("Exporting {}", exporting.name));
                ui.add_space(size::GAP_SMALL);
                ui.horizontal(|ui| {
                    let part = exporting.part.load(Ordering::Relaxed) as f32 / 1000.0;
                    ui.add(ProgressBar::new(part).desired_width(240.0).show_percentage());
                    if ui.button("Cancel the export").clicked() {
                        self.cancel_export();
                    }
                });
            });
        });
    }
}
