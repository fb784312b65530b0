//! Everything can be reached in a small window: menus, the tool bar and its flyouts at 1280 x 720, and with the
//! interface at 125 and 150 per cent.

use crate::common::{editor_of_size, settle, workbench};
use egui::accesskit::Role;
use egui_kittest::{Harness, kittest::Queryable as _};
use oblique_editor::app::Workbench;
use oblique_editor::command::{MENUS, commands};
use oblique_editor::tools::TOOLS;

/// 1280 x 720 at these scales of the interface.
const SCALES: [f32; 3] = [1.0, 1.25, 1.5];

fn at(scale: f32) -> (Harness<'static, Workbench>, egui::Rect) {
    let size = [1280.0 / scale, 720.0 / scale];
    let mut editor = editor_of_size(size, workbench());
    settle(&mut editor);
    (editor, egui::Rect::from_min_size(egui::Pos2::ZERO, size.into()))
}

/// The rectangle of what opened over the editor last.
fn popup(editor: &Harness<'static, Workbench>) -> egui::Rect {
    let ctx = &editor.ctx;
    let open = ctx.memory(|m| {
        let layers: Vec<_> = m.layer_ids().filter(|l| l.order == egui::Order::Foreground).collect();
        layers.into_iter().filter_map(|l| m.area_rect(l.id)).collect::<Vec<_>>()
    });
    open.into_iter().max_by(|a, b| a.height().total_cmp(&b.height())).expect("something is open")
}

#[test]
fn every_menu_lies_within_the_window() {
    for scale in SCALES {
        for menu in MENUS {
            let (mut editor, window) = at(scale);
            editor.get_by_role_and_label(Role::Button, menu).click();
            editor.run_steps(4);
            let first = commands().into_iter().find(|c| c.menu == *menu).expect("a command in the menu");
            assert!(editor.query_all_by_label_contains(&first.name).next().is_some(), "{menu} is open");
            let rect = popup(&editor);
            assert!(window.contains_rect(rect), "{menu} at {scale}: {rect:?} in {window:?}");
            let last = commands().into_iter().rfind(|c| c.menu == *menu).expect("a command");
            if scale > 1.0 || matches!(last.run, oblique_editor::command::Run::Panel(_)) {
                continue;
            }
            let mut entries = editor.query_all_by_label_contains(&last.name);
            let in_view = entries.any(|entry| rect.contains_rect(entry.rect()));
            assert!(in_view, "{menu}: {} needs no scrolling", last.name);
        }
    }
}

#[test]
fn no_menu_begins_with_a_line() {
    let all = commands();
    for menu in MENUS {
        let first = all.iter().find(|c| c.menu.starts_with(menu)).expect("a command in the menu");
        if first.menu != *menu {
            continue;
        }
        let (mut editor, _) = at(1.0);
        editor.get_by_role_and_label(Role::Button, menu).click();
        editor.run_steps(4);
        let menu_top = popup(&editor).top();
        let tops = editor.query_all_by_label_contains(&first.name).map(|entry| entry.rect().top());
        let room = tops.map(|top| top - menu_top).filter(|room| *room >= 0.0).fold(f32::INFINITY, f32::min);
        assert!(room < 9.0, "{menu}: {room} points above {}", first.name);
    }
}

#[test]
fn no_menu_needs_to_scroll_at_the_usual_size() {
    for menu in commands().into_iter().map(|c| c.menu).collect::<std::collections::BTreeSet<_>>() {
        let entries = commands().iter().filter(|c| c.menu == menu).count();
        assert!(entries <= 24, "{menu} has {entries} entries");
    }
}

#[test]
fn the_tool_bar_shows_every_tool_or_its_flyout() {
    for scale in SCALES {
        let (editor, window) = at(scale);
        for tool in TOOLS.iter().map(|entry| entry.description) {
            let own = editor.query_all_by_role_and_label(Role::RadioButton, tool.name.get()).next();
            let rect = match own {
                Some(own) => own.rect(),
                None => editor.get_by_label(&format!("More tools: {}", tool.flyout)).rect(),
            };
            assert!(window.contains_rect(rect), "{} at {scale}: {rect:?}", tool.name);
        }
    }
}

#[test]
fn a_flyout_keeps_the_tool_taken_last_at_hand() {
    let (mut editor, window) = at(1.5);
    assert!(editor.query_by_role_and_label(Role::RadioButton, "Polygon").is_none(), "folded away");
    editor.get_by_label("More tools: Shapes").click();
    editor.run_steps(4);
    let polygon = editor.get_by_role_and_label(Role::RadioButton, "Polygon");
    assert!(window.contains_rect(polygon.rect()));
    let wide = popup(&editor).width();
    assert!(wide < 320.0, "no wider than its names and keys need: {wide}");
    editor.get_by_role_and_label(Role::RadioButton, "Polygon").click();
    editor.run_steps(4);
    assert_eq!(editor.state().view().tool, "polygon");
    editor.get_by_role_and_label(Role::RadioButton, "Select").click();
    editor.run_steps(4);
    editor.get_by_role_and_label(Role::RadioButton, "Polygon").click();
    editor.run_steps(4);
    assert_eq!(editor.state().view().tool, "polygon", "one click again");
}
