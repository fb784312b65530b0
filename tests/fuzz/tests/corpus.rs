//! What was found once is read by every run, with what the targets begin from and a little new damage.

use oblique_fuzz::{TARGETS, run};

/// Inputs by chance a target and run: a night does more.
const ROUNDS: u64 = 30;

#[test]
fn readers_read_what_once_failed_and_what_they_begin_from() {
    for target in TARGETS {
        for (path, bytes) in target.inputs() {
            assert_eq!(run::once(target, &bytes), None, "{}: {}", target.name, path.display());
        }
        assert!(
            target.seeds.is_empty() || !target.inputs().is_empty(),
            "{} begins from nothing",
            target.name
        );
    }
}

#[test]
fn a_little_new_damage_is_read() {
    for target in TARGETS {
        let inputs: Vec<Vec<u8>> = target.inputs().into_iter().map(|(_, bytes)| bytes).collect();
        for seed in 0..ROUNDS {
            let bytes = run::input(&inputs, seed);
            assert_eq!(run::once(target, &bytes), None, "{} by seed {seed}", target.name);
        }
    }
}
