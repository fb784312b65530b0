//! Files dropped on the window: battles are opened, others go to the importer that reads them, and a hint lies over
//! the window while files hover.

use super::{Next, Workbench};
use crate::ui::Tokens;
use crate::ui::theme::size;
use egui::{Align2, Context, FontId, Id, LayerId, Order};
use oblique_exchange::formats::{Reads, reads};
use oblique_text::text;
use std::path::{Path, PathBuf};

impl Workbench {
    /// Opens what was dropped on the window. Call once a frame.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let paths = super::host::dropped(ctx);
        let Some(path) = paths.first().cloned() else { return };
        if self.dialogs.is_open() {
            return self.toasts.warn(text!("files-answer-the-open-question-first-then-drop").to_owned());
        }
        if paths.len() > 1 {
            self.toasts
                .say(text!("files-one-file-is-opened-at-a-time-path", path = super::file::name_of(&path)));
        }
        match self.reads(&path) {
            Reads::Scan if !self.playing() => self.import_scan(path, ctx),
            Reads::Vectors if !self.playing() => self.open_vectors(path, ctx),
            Reads::Battle | Reads::Played => self.go_on(Next::OpenPath(path), ctx),
            Reads::Scan | Reads::Vectors | Reads::Import(_) => self.import_unknown(path, ctx),
        }
    }

    /// Opens a file, whatever it is; one of an ending nobody knows as a battle.
    pub(super) fn open_any(&mut self, path: PathBuf, ctx: &Context) {
        match self.reads(&path) {
            Reads::Scan => self.import_scan(path, ctx),
            Reads::Vectors => self.open_vectors(path, ctx),
            Reads::Import(_) if !self.importers_by_ending(&path).is_empty() => self.import_unknown(path, ctx),
            Reads::Battle | Reads::Played | Reads::Import(_) => self.open_path(path, ctx),
        }
    }

    /// What becomes of a file by its ending.
    fn reads(&self, path: &Path) -> Reads {
        reads(self.registry.importers(), path, &[])
    }

    /// The hint over the window while files hover.
    pub(super) fn show_drop_hint(&self, ctx: &Context) {
        let Some(file) = ctx.input(|i| i.raw.hovered_files.first().cloned()) else { return };
        let text = match file.path.as_ref().map(|path| (super::file::name_of(path), path)) {
            None => self.what_may_be_dropped(),
            Some((name, path)) => match self.reads(path) {
                Reads::Scan if !self.playing() => text!("files-drop-to-lay-name-under-the-grid", name),
                Reads::Vectors if !self.playing() => {
                    text!("files-drop-to-take-features-of-name-onto-the", name)
                }
                Reads::Battle | Reads::Played => text!("files-drop-to-open-name", name),
                // What is in it is seen once it is dropped.
                Reads::Scan | Reads::Vectors | Reads::Import(_) => {
                    match self.importers_by_ending(path).as_slice() {
                        [] => self.what_may_be_dropped(),
                        [importer] => text!(
                            "files-drop-to-import-the-importer-in-name",
                            importer = importer.name(),
                            name
                        ),
                        _ => text!("files-drop-to-import-name", name),
                    }
                }
            },
        };
        let tokens = Tokens::of_visuals(&ctx.global_style().visuals);
        let whole = ctx.content_rect();
        let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("drop hint")));
        painter.rect_filled(whole, 0.0, tokens.window.gamma_multiply(0.85));
        let font = FontId::proportional(size::GAP_LARGE.max(18.0));
        painter.text(whole.center(), Align2::CENTER_CENTER, text, font, tokens.text);
    }
}
