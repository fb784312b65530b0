//! `oblique man-pages`: the help of every command as pages of the manual of Unix.

use super::Run;
use crate::exit::{self, Failure};
use crate::outputs::{Outputs, unwritten};
use clap::Command;
use clap_mangen::Man;
use std::path::{Path, PathBuf};

/// Arguments of `man-pages`.
#[derive(clap::Args)]
pub(super) struct ManPages {
    /// The folder they are written to, made if it is not there
    #[arg(short, long, value_name = "FOLDER")]
    out: PathBuf,
}

impl Run for ManPages {
    const ABOUT: &'static str = "Write the help of every command as man pages";
    const MORE: &'static str = "\
Example:
  oblique man-pages -o ~/.local/share/man/man1";

    fn run(self) -> Result<u8, Failure> {
        std::fs::create_dir_all(&self.out).map_err(|e| unwritten(&self.out, &e))?;
        let mut all = crate::command_line().disable_help_subcommand(true);
        all.build();
        write(&all, "oblique", &self.out)?;
        Ok(exit::FINE)
    }
}

/// Writes the page of a command, and of those below it as `oblique-check` and so on.
fn write(command: &Command, name: &str, folder: &Path) -> Result<(), Failure> {
    let path = folder.join(format!("{name}.1"));
    let mut page = Vec::new();
    Man::new(command.clone()).title(name).render(&mut page).map_err(|e| unwritten(&path, &e))?;
    Outputs::default().at(&path)?.write(&page)?;
    command
        .get_subcommands()
        .try_for_each(|below| write(below, &format!("{name}-{}", below.get_name()), folder))
}
