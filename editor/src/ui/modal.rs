//! Questions and sheets over everything else.

use egui::{Context, Frame, Id, Modal};

/// A modal with the margin of a window; egui gives it that of a menu.
pub fn modal(ctx: &Context, id: &'static str) -> Modal {
    let style = ctx.global_style();
    let frame = Frame::popup(&style).inner_margin(style.spacing.window_margin);
    Modal::new(Id::unique(id)).frame(frame)
}
