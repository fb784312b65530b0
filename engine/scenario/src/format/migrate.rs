//! Older formats, lifted step by step to the present one before anything else reads them.

use super::FORMAT;
use super::syntax::Node;

/// Lifts a tree from one format number to the next.
type Step = fn(&mut Node);

/// Entry `n - 1` lifts format `n` to `n + 1`. A released format is never taken away.
const STEPS: &[Step] = &[];

/// Lifts a tree of an older format to [`FORMAT`].
pub(super) fn migrate(root: &mut Node, version: i64) {
    let done = usize::try_from(version.clamp(1, FORMAT) - 1).unwrap_or(0);
    for step in STEPS.iter().skip(done) {
        step(root);
    }
}

const _: () = assert!(STEPS.len() as i64 == FORMAT - 1, "every older format has its step");
