//! Ground made up from a seed, in the whole editor.

use crate::common::settle;
use egui::{Key, Modifiers};
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_board::TerrainIx;
use oblique_board::hex::{Orientation, shape};
use oblique_editor::app::Workbench;
use oblique_editor::command::Intent;
use oblique_editor::document::blank;
use oblique_editor::settings::Settings;
use oblique_rulesets::RULESETS;

type Editor = Harness<'static, Workbench>;

const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

fn editor(width: u16, height: u16) -> Editor {
    let workbench = Workbench::new(Settings::default(), blank(RULESETS[0], Orientation::Flat, width, height));
    let mut editor = Harness::builder()
        .with_size([1280.0, 800.0])
        .build_ui_state(|ui, workbench: &mut Workbench| workbench.ui(ui), workbench);
    settle(&mut editor);
    editor
}

fn open(editor: &mut Editor) {
    editor.key_press_modifiers(CTRL_SHIFT, Key::G);
    settle(editor);
    assert!(editor.query_by_label("Preview of the terrain").is_some());
}

fn click(editor: &mut Editor, label: &str) {
    editor.get_by_label(label).click();
    settle(editor);
}

#[test]
fn ground_is_made_up_laid_down_and_undone_at_once() {
    let mut editor = editor(30, 24);
    let before = editor.state().document().scenario().clone();
    open(&mut editor);
    click(&mut editor, "Another seed");
    click(&mut editor, "Apply");
    let board = &editor.state().document().scenario().board;
    assert!(board.level_cells().iter().any(|level| *level > 0));
    assert!(board.features().values().any(|line| line.kind == "road"));
    assert_eq!(editor.state().document().undo_label(), Some("Generate terrain"));
    assert_eq!(editor.state().document().done().count(), 1);
    editor.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    settle(&mut editor);
    assert_eq!(editor.state().document().scenario(), &before);
}

#[test]
fn escape_and_cancel_change_nothing() {
    let mut editor = editor(30, 24);
    let before = editor.state().document().scenario().clone();
    open(&mut editor);
    editor.key_press(Key::Escape);
    settle(&mut editor);
    assert!(editor.query_by_label("Preview of the terrain").is_none());
    open(&mut editor);
    click(&mut editor, "Cancel");
    assert_eq!(editor.state().document().scenario(), &before);
    assert!(editor.state().document().undo_label().is_none());
}

#[test]
fn only_the_hexes_selected_are_made_up() {
    let mut editor = editor(30, 24);
    let layout = editor.state().document().scenario().board.layout();
    let area = shape::rectangle(layout, layout.at(8, 6), layout.at(22, 18));
    let ctx = editor.ctx.clone();
    let select = area.clone();
    editor
        .state_mut()
        .carry_out(vec![Intent::view(oblique_editor::view::ViewChange::Area(Some(select)))], &ctx);
    open(&mut editor);
    click(&mut editor, "Apply");
    let board = &editor.state().document().scenario().board;
    let changed = |hex: &_| board.level(*hex) != Some(0) || board.terrain(*hex) != Some(TerrainIx(0));
    assert!(area.iter().any(|hex| changed(&hex)));
    assert!(area.inverted().iter().all(|hex| !changed(&hex)));
    assert_eq!(editor.state().document().done().count(), 1);
}
