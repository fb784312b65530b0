//! `cargo run --release -p oblique-fuzz -- SECONDS [TARGET ...]`: so long altogether, each target named an equal part of it, all
//! of them without a name. What is found lies in the corpus then, and fails the next test run until it is fixed. `SEED`
//! begins elsewhere than the clock says.

use oblique_fuzz::{TARGETS, Target, run};
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(seconds) = words.first().and_then(|word| word.parse().ok()) else {
        eprintln!("name the seconds for all targets together, then targets if not all: {}", names());
        return ExitCode::FAILURE;
    };
    let named = |target: &&Target| words.len() == 1 || words[1..].iter().any(|w| w == target.name);
    let targets: Vec<&Target> = TARGETS.iter().filter(named).collect();
    if let Some(unknown) = words[1..].iter().find(|word| TARGETS.iter().all(|target| target.name != **word)) {
        eprintln!("there is no target '{unknown}'; name one of: {}", names());
        return ExitCode::FAILURE;
    }
    let each = run::share(Duration::from_secs(seconds), targets.len());
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let seed = std::env::var("SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(clock << 16);
    // Panics are counted, not printed.
    std::panic::set_hook(Box::new(|_| {}));
    let mut all_well = true;
    for target in targets {
        let mut found = 0;
        let done = run::fuzz(target, each, seed, |seed, what, bytes| {
            found += 1;
            let path = target.corpus().join(format!("{what:?}-{seed}").to_lowercase());
            let written =
                std::fs::create_dir_all(target.corpus()).and_then(|()| std::fs::write(&path, bytes));
            match written {
                Ok(()) => println!("{}: {what:?}, {}", target.name, path.display()),
                Err(why) => println!("{}: {what:?} by seed {seed}, not kept: {why}", target.name),
            }
        });
        println!("{}: {done} inputs, {found} found", target.name);
        all_well &= found == 0;
    }
    if all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn names() -> String {
    TARGETS.iter().map(|target| target.name).collect::<Vec<_>>().join(", ")
}
