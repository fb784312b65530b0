//! Tests of what a second process of the same program does: the test program serves as that process itself, so that it
//! has no harness but this.

use std::process::ExitCode;

/// Runs the tests whose names have the word asked for on the command line in them, all where none is; `served` is how the
/// program ended as the second process, if it was begun as one.
pub fn run(served: Option<ExitCode>, tests: &[(&str, fn())]) -> ExitCode {
    if let Some(done) = served {
        return done;
    }
    let asked = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    for (name, test) in
        tests.iter().filter(|(name, _)| asked.as_ref().is_none_or(|asked| name.contains(asked)))
    {
        test();
        println!("{name} ... ok");
    }
    ExitCode::SUCCESS
}
