//! The Oblique editor's window.

// No terminal beside the window; a build for trying things out keeps it, for what is said there.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use oblique_editor::app::arguments::{Started, read};
use std::process::ExitCode;

fn main() -> ExitCode {
    // This program once more, to read a file that could take it down.
    if let Some(done) = oblique_confined::serve(std::env::args_os().skip(1)) {
        return done;
    }
    let done = match read(std::env::args_os().skip(1)) {
        Ok(Started::Window { file, portable }) => oblique_editor::app::run(file, portable)
            .map_err(|why| format!("the window cannot be opened: {why}")),
        Ok(Started::Say(words)) => {
            println!("{words}");
            Ok(())
        }
        Err(why) => Err(why.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("oblique-editor: {why}");
            ExitCode::FAILURE
        }
    }
}
