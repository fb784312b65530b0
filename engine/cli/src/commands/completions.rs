//! `oblique completions`: what a shell needs to complete the commands of this program.

use super::Run;
use crate::exit::{self, Failure};
use crate::output;
use clap_complete::Shell;

/// Arguments of `completions`.
#[derive(clap::Args)]
pub(super) struct Completions {
    /// Which shell
    #[arg(value_name = "SHELL", value_enum)]
    shell: Shell,
}

impl Run for Completions {
    const ABOUT: &'static str = "Print a script by which a shell completes the commands";
    const MORE: &'static str = "\
Examples:
  oblique completions bash > ~/.local/share/bash-completion/completions/oblique
  oblique completions fish > ~/.config/fish/completions/oblique.fish";

    fn run(self) -> Result<u8, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::command_line(), "oblique", &mut script);
        output::data(&String::from_utf8_lossy(&script))?;
        Ok(exit::FINE)
    }
}
