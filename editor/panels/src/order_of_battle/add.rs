//! Adding units and leaders to an order of battle.

use egui::Ui;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_document::fresh_piece_id;
use oblique_rules::catalog::Kind;
use oblique_scenario::{Edit, Piece, Scenario, Side};
use oblique_text::{inside, text};

/// The menu of kinds to add to a side.
pub(super) fn menu(ui: &mut Ui, context: &EditorContext<'_>, side: Side, out: &mut Vec<Intent>) {
    let name = &context.scenario().side(side).name;
    let response = ui.menu_button(text!("army-add"), |ui| {
        for kind in &context.catalog().kinds {
            if ui.button(&kind.name).clicked() {
                add(context, side, kind, out);
                ui.close();
            }
        }
    });
    response
        .response
        .accessible_name(text!("army-add-to-name", name))
        .on_hover_text(text!("army-add-a-unit-or-leader-to-name", name));
}

/// The nation of the first piece of a side: the one the side is named after, else one the enemy does not have.
fn first_nation(scenario: &Scenario, side: Side) -> Option<String> {
    let called = scenario.side(side).name.to_lowercase();
    let named = scenario.nations.iter().find(|(id, nation)| {
        let name = nation.name.to_lowercase();
        !name.is_empty() && called.contains(&name) || called.contains(&id.to_lowercase())
    });
    let enemy = |id: &&String| scenario.pieces.values().any(|p| p.side != side && p.nation == **id);
    let free = || scenario.nations.keys().find(|id| !enemy(id));
    named.map(|(id, _)| id).or_else(free).or_else(|| scenario.nations.keys().next()).cloned()
}

/// Adds a piece of a kind: attached to the selected leader, of the nation the last of its side has. Its name is typed next.
fn add(context: &EditorContext<'_>, side: Side, kind: &Kind, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let mine = scenario.pieces.iter().filter(|(_, p)| p.side == side);
    let mut piece = Piece::new(side, &kind.id, &kind.name);
    piece.nation = mine
        .clone()
        .next_back()
        .map(|(_, p)| p.nation.clone())
        .or_else(|| first_nation(scenario, side))
        .unwrap_or_default();
    piece.formation = kind.formations.first().cloned().unwrap_or_default();
    piece.order = mine.map(|(_, p)| p.order).max().map_or(0, |last| last + 1);
    if !kind.role.leads()
        && let Selection::Pieces(ids) = &context.view.selection
    {
        let leads = |p: &Piece| context.catalog().kind(&p.kind).is_some_and(|k| k.role.leads());
        piece.leader = ids.iter().find_map(|id| {
            let selected = scenario.pieces.get(id).filter(|p| p.side == side)?;
            if leads(selected) { Some(id.clone()) } else { selected.leader.clone() }
        });
    }
    let taken = scenario.pieces.keys().cloned().collect();
    let id = fresh_piece_id(&taken, side, &kind.name);
    out.push(Intent::edit(
        text!("army-add-nation", nation = inside(&kind.name)),
        Edit::Piece(id.clone(), Some(Box::new(piece))),
    ));
    out.push(Intent::Select(Selection::Pieces([id].into())));
    out.push(Intent::Run("edit.rename"));
}
