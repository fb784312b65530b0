//! The `oblique` command: check, draw, play, replay and look rules up from a terminal.
//!
//! The only place in the engine that touches files, threads and the terminal. It must not know any
//! ruleset, and never changes a file it reads.

mod batch;
mod commands;
mod exit;
mod files;
mod importing;
mod limits;
mod narrate;
mod numbers;
mod output;
mod outputs;
mod patterns;
mod players;
mod results;
mod scenario;
mod schemas;
mod trials;

use clap::Command;
use commands::COMMANDS;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  oblique check scenarios/*/*.ron             find what is wrong with scenarios
  oblique render battle.ron -o battle.png     draw it
  oblique play battle.ron --seed 7            let the computer play both sides
  oblique play battle.ron --log battle.jsonl  and keep the log
  oblique replay battle.jsonl --verify        play a log again and compare every turn
  oblique trial battle.ron --games 200        play many battles and count
  oblique rules                               list the rulesets

Exit status:
  0  done, and nothing was found wrong
  1  something was found: errors in a scenario, a log that does not replay
  2  it could not be done: a file cannot be read or written, an argument makes no sense";

/// The whole command line.
pub(crate) fn command_line() -> Command {
    let top = Command::new("oblique")
        .about("Design, check, play and measure black-powder battles on hex maps")
        .version(env!("CARGO_PKG_VERSION"))
        .after_help(EXAMPLES)
        .subcommand_required(true)
        .arg_required_else_help(true);
    COMMANDS.iter().fold(top, |top, entry| top.subcommand((entry.build)(entry.name)))
}

fn main() -> ExitCode {
    // This program once more, to read a file that could take it down.
    if let Some(done) = oblique_confined::serve(std::env::args_os().skip(1)) {
        return done;
    }
    let matches = match command_line().try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            let code = if error.use_stderr() { exit::IMPOSSIBLE } else { exit::FINE };
            // Help and usage are the last thing said: nothing can be done if that cannot be printed.
            let _ = error.print();
            return ExitCode::from(code);
        }
    };
    let Some((name, matches)) = matches.subcommand() else {
        return ExitCode::from(exit::IMPOSSIBLE);
    };
    let entry = COMMANDS.iter().find(|entry| entry.name == name);
    match entry.map(|entry| (entry.run)(matches)) {
        Some(Ok(code)) => ExitCode::from(code),
        Some(Err(failure)) if failure.is_silent() => ExitCode::from(exit::FINE),
        Some(Err(failure)) => {
            output::complain(&format!("oblique {name}: {failure}"));
            ExitCode::from(failure.code)
        }
        None => ExitCode::from(exit::IMPOSSIBLE),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_sound() {
        super::command_line().debug_assert();
    }
}
