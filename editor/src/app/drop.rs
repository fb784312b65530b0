//! Files dropped on the window: what their ending says they are is opened as by its own command, and a hint
//! lies over the window while files hover.

use super::{Next, Workbench};
use crate::ui::Tokens;
use crate::ui::theme::size;
use egui::{Align2, Context, FontId, Id, LayerId, Order};
use std::path::{Path, PathBuf};

/// What may be dropped, in words.
const MAY_BE_DROPPED: &str =
    "Drop a battle (.ron), a saved battle (.battle), or an order of battle (.csv, .tsv, .txt).";

/// What a file is by its ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Battle,
    Roster,
    Unknown,
}

fn sort_of(path: &Path) -> Sort {
    let ending = path.extension().map(|e| e.to_string_lossy().to_lowercase()).unwrap_or_default();
    match ending.as_str() {
        "ron" | "battle" => Sort::Battle,
        "csv" | "tsv" | "txt" => Sort::Roster,
        _ => Sort::Unknown,
    }
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
        let name = super::file::name_of(&path);
        if paths.len() > 1 {
            self.toasts.say(format!("One file is opened at a time: {name}."));
        }
        match sort_of(&path) {
            Sort::Battle => self.go_on(Next::OpenPath(path), ctx),
            Sort::Roster if self.playing() => {
                self.toasts.warn("Leave the battle before you import an order of battle.".to_owned());
            }
            Sort::Roster => self.read_roster(path, ctx),
            Sort::Unknown => {
                self.toasts.warn(format!("{name} cannot be opened here. {MAY_BE_DROPPED}"));
            }
        }
    }

    /// The hint over the window while files hover.
    #[expect(clippy::unused_self, reason = "it stands among the windows")]
    pub(super) fn show_drop_hint(&self, ctx: &Context) {
        let Some(file) = ctx.input(|i| i.raw.hovered_files.first().cloned()) else { return };
        let text = match &file.path {
            Some(path) if sort_of(path) == Sort::Unknown => MAY_BE_DROPPED.to_owned(),
            Some(path) if sort_of(path) == Sort::Roster => {
                format!("Drop to import the order of battle in {}", super::file::name_of(path))
            }
            Some(path) => format!("Drop to open {}", super::file::name_of(path)),
            None => MAY_BE_DROPPED.to_owned(),
        };
        let tokens = Tokens::of_visuals(&ctx.global_style().visuals);
        let whole = ctx.content_rect();
        let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("drop hint")));
        painter.rect_filled(whole, 0.0, tokens.window.gamma_multiply(0.85));
        let font = FontId::proportional(size::GAP_LARGE.max(18.0));
        painter.text(whole.center(), Align2::CENTER_CENTER, text, font, tokens.text);
    }
}
