//! Printing to the terminal: never a panic on a closed pipe, never a character that steers the terminal.

use crate::exit::Failure;
use std::fmt::Write as _;
use std::io::{ErrorKind, IsTerminal as _, Write as _};

/// Prints text, with every character that would steer a terminal shown as an escape ([`shown`]).
///
/// # Errors
/// If standard output is closed or full; a reader who has gone is no fault.
pub(crate) fn print(text: &str) -> Result<(), Failure> {
    write(&shown(text))
}

/// Prints a line, as [`print`] does.
///
/// # Errors
/// As [`print`].
pub(crate) fn line(text: impl AsRef<str>) -> Result<(), Failure> {
    print(&format!("{}\n", text.as_ref()))
}

/// Prints a file's text for another program, as it is; on a terminal as [`print`] does.
///
/// # Errors
/// As [`print`].
pub(crate) fn data(text: &str) -> Result<(), Failure> {
    if std::io::stdout().is_terminal() { print(text) } else { write(text) }
}

/// Says something on the error stream, as [`print`] does; a closed stream is nobody's fault.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(std::io::stderr(), "{}", shown(text));
}

/// How far long work is, in one line on a terminal; elsewhere nothing is said. Quick work says nothing either.
pub(crate) struct Meter {
    label: &'static str,
    since: std::time::Instant,
    shown: Option<u32>,
    on_terminal: bool,
}

impl Meter {
    /// What takes less is not worth a line.
    const AFTER: std::time::Duration = std::time::Duration::from_millis(700);

    pub(crate) fn new(label: &'static str) -> Self {
        let on_terminal = std::io::stderr().is_terminal();
        Self { label, since: std::time::Instant::now(), shown: None, on_terminal }
    }

    /// A part from 0 to 1 is done.
    pub(crate) fn tell(&mut self, part: f32) {
        let percent = (part * 100.0) as u32;
        if self.on_terminal && self.since.elapsed() >= Self::AFTER && self.shown != Some(percent) {
            self.shown = Some(percent);
            let _ = write!(std::io::stderr(), "\r{} {percent:>3} %", self.label);
        }
    }

    /// Takes the line away.
    pub(crate) fn clear(&mut self) {
        if self.shown.take().is_some() {
            let _ = write!(std::io::stderr(), "\r{:width$}\r", "", width = self.label.len() + 6);
        }
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        self.clear();
    }
}

fn write(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|e| {
        if e.kind() == ErrorKind::BrokenPipe {
            Failure::silent()
        } else {
            Failure::new(format!("cannot write to standard output: {e}"))
        }
    })
}

/// Text as it may go to a terminal: lines and tabs as they are, every other control character, and
/// those that reorder or hide text, as `\u001b`. Names in files may hold anything. Within JSON that is the
/// same text still.
pub(crate) fn shown(text: &str) -> String {
    escaped(text, |c| steers(c) && c != '\n' && c != '\t')
}

/// The same for what must stay on its line: a line end becomes `\n`.
pub(crate) fn on_one_line(text: &str) -> String {
    shown(&text.replace("\r\n", "\\n").replace(['\n', '\u{2028}', '\u{2029}'], "\\n"))
}

/// Would a terminal obey it, or hide or turn round what stands beside it?
fn steers(c: char) -> bool {
    let alone = ['\u{61c}', '\u{200e}', '\u{200f}', '\u{feff}'].contains(&c);
    let ranges = ['\u{2028}'..='\u{202e}', '\u{2060}'..='\u{206f}', '\u{e0000}'..='\u{e007f}'];
    c.is_control() || alone || ranges.iter().any(|range| range.contains(&c))
}

fn escaped(text: &str, wanted: impl Fn(char) -> bool) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if !wanted(c) {
            out.push(c);
            continue;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            // Writing to a string does not fail.
            let _ = write!(out, "\\u{unit:04x}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{on_one_line, shown};

    #[test]
    fn what_would_steer_a_terminal_is_shown_instead() {
        assert_eq!(
            shown("\x1b]0;title\x07a\u{9b}31m\r\n\tb"),
            "\\u001b]0;title\\u0007a\\u009b31m\\u000d\n\tb"
        );
        assert_eq!(shown("x\u{202e}y\u{2066}\u{e0041}"), "x\\u202ey\\u2066\\udb40\\udc41");
        assert_eq!(shown("Grüningen 擲弾兵 👩‍🌾"), "Grüningen 擲弾兵 👩‍🌾");
        assert_eq!(on_one_line("a\r\nb\nc"), "a\\nb\\nc");
    }

    #[test]
    fn json_says_the_same_after_it() {
        let text = "a\u{7f}\u{9b}\u{202e}\u{e0041}\x1b";
        let json = shown(&serde_json::to_string(text).expect("text is JSON"));
        assert!(json.chars().all(|c| !c.is_control()));
        assert_eq!(serde_json::from_str::<String>(&json).expect("it is JSON still"), text);
    }
}
