//! The subcommands: one file each, one line each in [`COMMANDS`].

mod cases;
mod check;
mod compare_rules;
mod completions;
mod convert;
mod diff;
mod history;
mod import;
mod kit;
mod man_pages;
mod merge;
mod pickup;
mod play;
mod render;
mod replay;
mod report;
mod roster;
mod rules;
mod schema;
mod trial;

use crate::exit::Failure;
use clap::{Arg, ArgMatches, Command};
use oblique_exchange::picture;

/// What every subcommand is: arguments that can be carried out.
pub(crate) trait Run: clap::Args + clap::FromArgMatches {
    /// What it does, in a line.
    const ABOUT: &'static str;
    /// Examples and exit statuses, below the help.
    const MORE: &'static str;
    /// What it was called in earlier versions, still understood; empty where it has always been this.
    const FORMERLY: &'static str = "";

    /// Does it and returns the exit status.
    fn run(self) -> Result<u8, Failure>;
}

/// A subcommand in the registry.
pub(crate) struct Entry {
    /// Its name.
    pub name: &'static str,
    /// Its arguments.
    pub build: fn(&'static str) -> Command,
    /// Carries it out.
    pub run: fn(&ArgMatches) -> Result<u8, Failure>,
}

/// Every subcommand, in the order of the help.
pub(crate) const COMMANDS: &[Entry] = &[
    entry::<check::Check>("check"),
    entry::<play::Play>("play"),
    entry::<render::Render>("render"),
    entry::<kit::PrintKit>("kit"),
    entry::<replay::Replay>("replay"),
    entry::<trial::Trial>("trial"),
    entry::<report::Report>("report"),
    entry::<history::HistoryOf>("history"),
    entry::<convert::Convert>("convert"),
    entry::<compare_rules::CompareRules>("compare-rules"),
    entry::<pickup::PickupGameOf>("pickup"),
    entry::<roster::Roster>("roster"),
    entry::<import::Import>("import"),
    entry::<diff::Diff>("diff"),
    entry::<merge::Merge>("merge"),
    entry::<rules::Rules>("rules"),
    entry::<schema::Schema>("schema"),
    entry::<cases::Cases>("cases"),
    entry::<completions::Completions>("completions"),
    entry::<man_pages::ManPages>("man-pages"),
];

/// Lets options take numbers below 0, so that it is told in which range they must be, and not how to write a file's name.
fn taking_negatives(command: Command) -> Command {
    let takes = |arg: &Arg| arg.get_action().takes_values() && !arg.is_positional();
    let command = command.mut_args(|arg| if takes(&arg) { arg.allow_negative_numbers(true) } else { arg });
    command.mut_subcommands(taking_negatives)
}

/// Why there is no picture, as it follows the name of the program. What begins as a name does, keeps its letters.
fn sentence(error: &picture::Error) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if !second.is_uppercase() => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => text,
    }
}

const fn entry<T: Run>(name: &'static str) -> Entry {
    Entry {
        name,
        build: |name| {
            let command = Command::new(name).about(T::ABOUT).after_help(T::MORE);
            let command = if T::FORMERLY.is_empty() { command } else { command.alias(T::FORMERLY) };
            taking_negatives(T::augment_args(command).about(T::ABOUT))
        },
        run: |matches| {
            let args = T::from_arg_matches(matches).map_err(|e| Failure::new(e.to_string()))?;
            args.run()
        },
    }
}
