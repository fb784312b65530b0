//! A draft of vectors taken over.

use super::VectorDraft;
use oblique_board::{Feature, Label};
use oblique_scenario::words::rounded;
use oblique_scenario::{Edit, Note, Scenario};

/// How the notes about vectors begin.
pub const NOTE: &str = "Vectors: ";

/// The edit that takes a draft over, with a note about the file it is from; the same again is written over the former note.
/// `None` where nothing would change.
#[must_use]
pub fn taking_vectors(scenario: &Scenario, draft: &VectorDraft, file: &str) -> Option<Edit> {
    let board = &scenario.board;
    let layout = board.layout();
    let changed = |(hex, terrain): &&(_, _)| board.terrain(*hex) != Some(*terrain);
    let cells: Vec<_> = draft.terrain.iter().filter(changed).copied().collect();
    if cells.is_empty() && draft.lines.is_empty() && draft.labels.is_empty() {
        return None;
    }
    // Ids are fresh beside those given before.
    let mut after = scenario.clone();
    let mut edits = vec![Edit::Terrain(cells)];
    for line in &draft.lines {
        let stem = if line.name.is_empty() { &line.kind } else { &line.name };
        let id = after.fresh_feature_id(stem);
        let feature =
            Feature { name: line.name.clone(), ..Feature::new(line.kind.clone(), line.chain.path(layout)) };
        after.board.put_feature(id.clone(), Some(feature.clone()));
        edits.push(Edit::Feature(id, Some(feature)));
    }
    for label in &draft.labels {
        let id = after.fresh_label_id(&label.text);
        let label = Label { text: label.text.clone(), hex: label.hex, size: label.size, angle_deg: 0 };
        after.board.put_label(id.clone(), Some(label.clone()));
        edits.push(Edit::Label(id, Some(label)));
    }
    edits.push(noting(scenario, draft, file));
    Some(Edit::Many(edits))
}

fn noting(scenario: &Scenario, draft: &VectorDraft, file: &str) -> Edit {
    let start = NOTE;
    let from = format!("taken from '{file}'");
    let off = draft.off_yards().map_or_else(String::new, |(mean, worst)| {
        let (mean, worst) = (rounded(mean), rounded(worst));
        format!(" Lines lie {mean} yards from where they were drawn on the average, {worst} at the most.")
    });
    let [hexes, lines, names] = draft.counts();
    let text = format!("{start}hexes of terrain {hexes}, lines {lines}, names {names}, {from}.{off}");
    let former =
        scenario.notes.iter().find(|(_, note)| note.text.starts_with(start) && note.text.contains(&from));
    let id = former.map_or_else(|| scenario.fresh_note_id(&format!("Vectors {file}")), |(id, _)| id.clone());
    let hex = former.and_then(|(_, note)| note.hex);
    Edit::Note(id, Some(Note { text, hex, piece: None, evidence: None }))
}
