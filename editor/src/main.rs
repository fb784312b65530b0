//! The Oblique editor's window.

fn main() -> eframe::Result {
    oblique_editor::app::run(std::env::args_os().skip(1).map(Into::into).collect())
}
