//! Files dropped on the window: battles are opened, others go to the importer that reads them, and a hint lies over
//! the window while files hover.

use super::vectors::is_vectors;
use super::{Next, Workbench};
use crate::ui::Tokens;
use crate::ui::theme::size;
use egui::{Align2, Context, FontId, Id, LayerId, Order};
use std::path::{Path, PathBuf};

/// Is a file one of our own by its ending?
fn is_ours(path: &Path) -> bool {
    path.extension().is_some_and(|e| e.eq_ignore_ascii_case("ron") || e.eq_ignore_ascii_case("battle"))
}

/// Is it a picture by its ending?
fn is_scan(path: &Path) -> bool {
    let endings = ["png", "jpg", "jpeg", "tif", "tiff", "webp", "pdf"];
    path.extension().is_some_and(|e| endings.iter().any(|ending| e.eq_ignore_ascii_case(ending)))
}

impl Workbench {
    /// Opens what was dropped on the window. Call once a frame.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let paths: Vec<PathBuf> =
            ctx.input(|i| i.raw.dropped_files.iter().map(|file| file.path().to_path_buf()).collect());
        let Some(path) = paths.first().cloned() else { return };
        if self.dialogs.is_open() {
            return self.toasts.warn("Answer the open question first, then drop the file again.".to_owned());
        }
        if paths.len() > 1 {
            self.toasts.say(format!("One file is opened at a time: {}.", super::file::name_of(&path)));
        }
        if is_scan(&path) && !self.playing() {
            self.import_scan(path, ctx);
        } else if is_vectors(&path) && !self.playing() {
            self.open_vectors(path, ctx);
        } else if is_ours(&path) {
            self.go_on(Next::OpenPath(path), ctx);
        } else {
            self.import_unknown(path, ctx);
        }
    }

    /// The hint over the window while files hover.
    pub(super) fn show_drop_hint(&self, ctx: &Context) {
        let Some(file) = ctx.input(|i| i.raw.hovered_files.first().cloned()) else { return };
        let text = match &file.path {
            Some(path) if is_scan(path) && !self.playing() => {
                format!("Drop to lay {} under the grid", super::file::name_of(path))
            }
            Some(path) if is_vectors(path) && !self.playing() => {
                format!("Drop to take features of {} onto the board", super::file::name_of(path))
            }
            Some(path) if is_ours(path) => format!("Drop to open {}", super::file::name_of(path)),
            // What is in it is seen once it is dropped.
            Some(path) => match self.importers_by_ending(path).as_slice() {
                [] => self.what_may_be_dropped(),
                [importer] => {
                    format!("Drop to import the {} in {}", importer.name(), super::file::name_of(path))
                }
                _ => format!("Drop to import {}", super::file::name_of(path)),
            },
            None => self.what_may_be_dropped(),
        };
        let tokens = Tokens::of_visuals(&ctx.global_style().visuals);
        let whole = ctx.content_rect();
        let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("drop hint")));
        painter.rect_filled(whole, 0.0, tokens.window.gamma_multiply(0.85));
        let font = FontId::proportional(size::GAP_LARGE.max(18.0));
        painter.text(whole.center(), Align2::CENTER_CENTER, text, font, tokens.text);
    }
}
