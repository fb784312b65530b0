//! What services that draft share when a draft is taken over: the note about it, what its sheet remembers of it, and how many
//! hexes it was.
//! Must not know what is drafted.

use super::ServiceContext;
use oblique_digitize::evidence::{Taken, noting};
use oblique_digitize::taken_over::remembering;
use oblique_scenario::words::thousands;
use oblique_scenario::{Edit, SheetId, TakenOver};

/// How many, as people read numbers.
pub(super) fn count_words(count: usize) -> String {
    thousands(i64::try_from(count).unwrap_or(i64::MAX))
}

/// An edit that has a sheet remember what it takes over from it, for a recipe.
pub(super) fn with_steps(
    context: &ServiceContext<'_>,
    sheet: Option<&SheetId>,
    edit: Edit,
    steps: Vec<TakenOver>,
) -> Edit {
    let kept = sheet.and_then(|id| remembering(context.world.document.scenario(), id, steps));
    Edit::Many(std::iter::once(edit).chain(kept).collect())
}

/// An edit with the note about what it takes from the sheet worked on.
pub(super) fn with_note(context: &ServiceContext<'_>, edit: Edit, taken: &Taken) -> Edit {
    let chosen = context.world.view.sheets.chosen(context.world.document.scenario());
    with_note_of(context, chosen.map(|(id, _)| id), edit, taken)
}

/// An edit with the note about what it takes from a sheet, where there is one.
pub(super) fn with_note_of(
    context: &ServiceContext<'_>,
    sheet: Option<&SheetId>,
    edit: Edit,
    taken: &Taken,
) -> Edit {
    let note = sheet.and_then(|id| noting(context.world.document.scenario(), id, taken));
    Edit::Many(std::iter::once(edit).chain(note).collect())
}
