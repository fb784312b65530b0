//! The sheet worked on, moved by keys.

use oblique_context::EditorContext;
use oblique_context::intent::Intent;

/// What moves the sheet worked on by so many tenths of a hex to the right and down.
#[must_use]
pub fn nudged(context: &EditorContext<'_>, by: (i32, i32)) -> Vec<Intent> {
    let mut out = Vec::new();
    crate::tool::moving::nudge(context, by, &mut out);
    out
}
