//! The order of battle without a mouse, and what opens at the start.

use crate::common::{click, editor, first, press, settle, workbench};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use oblique_editor::view::Selection;
use oblique_scenario::PieceId;

fn selected(ids: &[&str]) -> Selection {
    Selection::Pieces(ids.iter().map(|id| PieceId((*id).to_owned())).collect())
}

#[test]
fn arrows_walk_the_order_of_battle_and_enter_leads_to_the_name() {
    let mut harness = editor(workbench());
    click(&mut harness, "Keith 2 units, 1,200 men");
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(harness.state().view().selection, selected(&["a-0"]));
    press(&mut harness, Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(harness.state().view().selection, selected(&["a-0", "a-1"]), "Shift selects a stretch");
    press(&mut harness, Modifiers::NONE, Key::ArrowUp);
    assert_eq!(harness.state().view().selection, selected(&["a-0"]));
    press(&mut harness, Modifiers::NONE, Key::Enter);
    harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Name").type_text("Grenadiers");
    settle(&mut harness);
    assert_eq!(harness.state().document().scenario().pieces[&first()].name, "Grenadiers");
}

#[test]
fn a_last_file_that_is_gone_is_named() {
    let mut harness = editor(workbench());
    let ctx = harness.ctx.clone();
    harness.state_mut().open_at_start(None, Some("/nowhere/lost.ron".into()), &ctx);
    settle(&mut harness);
    assert!(harness.query_by_label_contains("lost.ron is not there any more").is_some());
    assert_eq!(harness.state().document().scenario().meta.title, "Test battle");
}
