//! What the program is started with: a file to open, and where it keeps what is no file's.
//!
//! Must not know the window.

#[cfg(not(target_arch = "wasm32"))]
use oblique_platform::fs::is_folder;
use std::ffi::OsString;
use std::path::PathBuf;

/// How the program is used, for whoever asks.
pub const USAGE: &str = "\
Usage: oblique-editor [--portable] [FILE]

  FILE        a battle, a battle under way, or a file of another program, to open
  --portable  keep settings, journals and logs in the folder 'oblique-data' beside the program, not in
              your own folders; the same happens by itself where that folder is there
  --version   say which version this is
  --help      say this";

/// The folder beside the program that makes it portable: a page has none.
#[cfg(not(target_arch = "wasm32"))]
const BESIDE: &str = "oblique-data";

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

/// Reads the words the program is started with.
///
/// # Errors
/// If it has no such option: a sentence for the user.
pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Started, String> {
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
                return Err(format!("there is no option {option}.\n\n{USAGE}"));
            }
            // What is more than one file is left: a window opens one.
            _ => file = file.or(Some(PathBuf::from(word))),
        }
    }
    Ok(Started::Window { file, portable })
}

/// The folder beside a program that everything is kept in: where it is asked for, or where it is there already.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn portable_folder(program: &std::path::Path, asked: bool) -> Option<PathBuf> {
    let folder = program.parent()?.join(BESIDE);
    (asked || is_folder(&folder)).then_some(folder)
}

#[cfg(test)]
mod tests {
    use super::{Started, portable_folder, read};
    use std::ffi::OsString;
    use std::path::PathBuf;

    fn started(words: &[&str]) -> Result<Started, String> {
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
        assert!(started(&["--fullscreen"]).is_err_and(|why| why.contains("no option --fullscreen")));
        assert!(
            matches!(started(&["--version"]), Ok(Started::Say(said)) if said.starts_with("oblique-editor "))
        );
    }

    #[test]
    fn the_folder_beside_the_program_is_used_when_it_is_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("oblique-editor");
        let data = folder.path().join("oblique-data");
        assert_eq!(portable_folder(&program, false), None);
        assert_eq!(portable_folder(&program, true), Some(data.clone()));
        std::fs::create_dir(&data).expect("made");
        assert_eq!(portable_folder(&program, false), Some(data));
    }
}
