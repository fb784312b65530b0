//! The Oblique editor's window.

use std::process::ExitCode;

fn main() -> ExitCode {
    // This program once more, to read a file that could take it down.
    if let Some(done) = oblique_confined::serve(std::env::args_os().skip(1)) {
        return done;
    }
    match oblique_editor::app::run(std::env::args_os().skip(1).map(Into::into).collect()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("the window cannot be opened: {why}");
            ExitCode::FAILURE
        }
    }
}
