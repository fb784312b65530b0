//! Work about the program that is no part of it: `cargo run -p xtask -- dist` makes the packages,
//! `cargo run -p xtask -- handbook` the handbook with the pages the program writes of itself, `cargo run -p xtask -- web`
//! the editor for browsers, `cargo run -p xtask -- advisories` what `cargo deny` is to know.
//!
//! Uses the built programs as a user does, by their command line, and none of their crates: so it builds in seconds and
//! packs programs built for another system as well.

mod advisories;
mod archive;
mod dist;
mod fault;
mod handbook;
mod tree;
mod web;
mod workspace;

use fault::Fault;
use std::process::ExitCode;

const USAGE: &str = "\
Usage: cargo run -p xtask -- TASK

  advisories [--out FOLDER]
      Writes packaging/advisories.ron as the database that `cargo deny` reads; `.ci/deny` runs it over that.

  dist [--programs FOLDER] [--windows FOLDER] [--macos FOLDER] [--only SYSTEM] [--out FOLDER]
       [--any-size]
      Builds and packs all: for Linux a portable .tar.gz and a .deb, for Windows a portable .zip and, where makensis
      is installed, a setup program, for browsers a .zip of the folder that `web` writes; licences of every dependency
      and SHA256SUMS. Needs what `web` needs, and for Windows the Rust target x86_64-pc-windows-gnu and mingw-w64.
      `--only linux`, `windows` or `web` builds and packs that alone.
      Where a FOLDER is named nothing is built and that alone is packed: it holds `oblique` and `oblique-editor` for
      Linux, for Windows, or for macOS (a bundle, never tried on a Mac).
      Two runs give the same bytes, in whatever folder (`.ci/reproducible` tries it): set SOURCE_DATE_EPOCH for another
      time than the commit's.
      A package that is larger than it may be is a fault; with --any-size it is only told, for programs built in haste.

  handbook [--programs FOLDER] [--out FOLDER] [--check]
      The handbook for mdBook: docs/handbook and the pages the program writes of itself. --check only looks for links
      that lead nowhere and examples that do not run.

  web [--out FOLDER] [--any-size]
      Builds the editor for browsers and writes a folder of files for a web server. Needs the Rust target
      wasm32-unknown-unknown and wasm-bindgen of the version in Cargo.lock.";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match words.split_first().map(|(task, rest)| (task.as_str(), rest)) {
        Some(("advisories", rest)) => advisories::run(rest),
        Some(("dist", rest)) => dist::run(rest),
        Some(("handbook", rest)) => handbook::run(rest),
        Some(("web", rest)) => web::run(rest),
        Some(("--help" | "-h" | "help", _)) => {
            println!("{USAGE}");
            Ok(())
        }
        Some((task, _)) => Err(Fault::new(format!("there is no task {task}.\n\n{USAGE}"))),
        None => Err(Fault::new(USAGE)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// Options without a value.
const SWITCHES: [&str; 2] = ["--check", "--any-size"];

/// The values of options by their names, in a list of words; what is no such option is a fault.
fn options<const N: usize>(words: &[String], names: [&str; N]) -> Result<[Option<String>; N], Fault> {
    let mut values = [const { None }; N];
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let at = names.iter().position(|name| name == word);
        let at = at.ok_or_else(|| Fault::new(format!("there is no option {word}.\n\n{USAGE}")))?;
        // An option that is a switch has no value.
        values[at] = if SWITCHES.contains(&word.as_str()) {
            Some(String::new())
        } else {
            Some(words.next().ok_or_else(|| Fault::new(format!("{word} needs a value")))?.clone())
        };
    }
    Ok(values)
}
