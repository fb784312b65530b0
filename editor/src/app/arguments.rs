//! What the program is started with: a file to open, and where it keeps what is no file's.
//!
//! Must not know the window.

use std::ffi::OsString;
use std::path::PathBuf;
use thiserror::Error;

/// How the program is used, for whoever asks.
pub const USAGE: &str = "\
Usage: oblique-editor [--portable] [FILE]

  FILE        a battle, a battle under way, or a file of another program, to open
  --portable  keep settings, journals and logs in the folder 'oblique-data' beside the program, not in
              your own folders; the same happens by itself where that folder is there
  --version   say which version this is
  --help      say this";

/// What the program is asked at its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Started {
    /// To open its window.
    Window {
        /// The file to open.
        file: Option<PathBuf>,
        /// Keep everything beside the program.
        portable: bool,
    },
    /// To say something and end.
    Say(String),
}

/// The program was started with a word it does not know; displays as a sentence for the user, with its usage.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no option {0}.\n\n{USAGE}")]
pub struct UnknownOption(pub String);

/// Reads the words the program is started with.
///
/// # Errors
/// If it has no such option.
pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Started, UnknownOption> {
    let (mut file, mut portable, mut options) = (None, false, true);
    for word in words {
        match word.to_str() {
            Some("--") if options => options = false,
            Some("--portable") if options => portable = true,
            Some("--help" | "-h") if options => return Ok(Started::Say(USAGE.to_owned())),
            Some("--version" | "-V") if options => {
                return Ok(Started::Say(format!("oblique-editor {}", env!("CARGO_PKG_VERSION"))));
            }
            Some(option) if options && option.starts_with("--") => {
                return Err(UnknownOption(option.to_owned()));
            }
            // What is more than one file is left: a window opens one.
            _ => file = file.or(Some(PathBuf::from(word))),
        }
    }
    Ok(Started::Window { file, portable })
}

#[cfg(test)]
mod tests {
    use super::{Started, UnknownOption, read};
    use std::ffi::OsString;
    use std::path::PathBuf;

    fn started(words: &[&str]) -> Result<Started, UnknownOption> {
        read(words.iter().map(OsString::from))
    }

    #[test]
    fn a_file_and_the_switch_are_told_apart() {
        let window =
            |file: Option<&str>, portable| Ok(Started::Window { file: file.map(PathBuf::from), portable });
        assert_eq!(started(&[]), window(None, false));
        assert_eq!(started(&["a.ron"]), window(Some("a.ron"), false));
        assert_eq!(started(&["--portable", "a.ron"]), window(Some("a.ron"), true));
        assert_eq!(started(&["--", "--portable"]), window(Some("--portable"), false));
        let unknown = started(&["--fullscreen"]).map_err(|why| why.to_string());
        assert!(unknown.is_err_and(|why| why.contains("no option --fullscreen")));
        assert!(
            matches!(started(&["--version"]), Ok(Started::Say(said)) if said.starts_with("oblique-editor "))
        );
    }
}
