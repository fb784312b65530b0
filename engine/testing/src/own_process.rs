//! Tests of what a second process of the same program does: the test program serves as that process itself, so that it
//! has no harness but this.

use std::process::ExitCode;

/// Runs the tests whose names have the word asked for on the command line in them, all where none is, and none that has the
/// word after `--but`; `served` is how the program ended as the second process, if it was begun as one.
pub fn run(served: Option<ExitCode>, tests: &[(&str, fn())]) -> ExitCode {
    if let Some(done) = served {
        return done;
    }
    let (mut asked, mut but) = (None, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--but" {
            but = arguments.next();
        } else if !argument.starts_with('-') && asked.is_none() {
            asked = Some(argument);
        }
    }
    let is_asked_for = |name: &str| asked.as_ref().is_none_or(|asked| name.contains(asked));
    let is_left_out = |name: &str| but.as_ref().is_some_and(|but| name.contains(but));
    for (name, test) in tests.iter().filter(|(name, _)| is_asked_for(name) && !is_left_out(name)) {
        test();
        println!("{name} ... ok");
    }
    ExitCode::SUCCESS
}
