//! The hexes a draft of terrain is least sure of, one after the other.

use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::view::Selection;

/// What lets go of a hex that was asked about, so that its ring does not stay where nothing is asked; nothing where something
/// else is selected.
pub(crate) fn no_longer_asked(context: &EditorContext<'_>) -> Option<Intent> {
    let draft = context.view.sheets.draft.as_deref()?;
    let Selection::Hex(hex) = &context.view.selection else { return None };
    draft.least_sure.contains(hex).then_some(Intent::Select(Selection::Nothing))
}

/// What leads to the hex a draft is least sure of, and from there to the next; nothing where there is no draft.
#[must_use]
pub fn least_sure_next(context: &EditorContext<'_>) -> Vec<Intent> {
    let Some(draft) = context.view.sheets.draft.as_deref() else { return Vec::new() };
    let now = match &context.view.selection {
        Selection::Hex(hex) => Some(*hex),
        _ => None,
    };
    let next = draft.ask_after(now);
    next.map_or_else(Vec::new, |hex| vec![Intent::Select(Selection::Hex(hex)), Intent::LookAt(hex)])
}
