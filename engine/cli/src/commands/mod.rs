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
use clap::{ArgMatches, Command};

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

const fn entry<T: Run>(name: &'static str) -> Entry {
    Entry {
        name,
        build: |name| {
            let command = Command::new(name).about(T::ABOUT).after_help(T::MORE);
            let command = if T::FORMERLY.is_empty() { command } else { command.alias(T::FORMERLY) };
            T::augment_args(command).about(T::ABOUT)
        },
        run: |matches| {
            let args = T::from_arg_matches(matches).map_err(|e| Failure::new(e.to_string()))?;
            args.run()
        },
    }
}
