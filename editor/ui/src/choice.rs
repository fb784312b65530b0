//! A choice among several that opens on a click: a list of its own, within a menu a menu beside it.
//!
//! One popup is open at a time, so a list that opened out of a menu would close the menu and itself with it.

use egui::containers::menu;
use egui::{ComboBox, Response, Ui};
use std::hash::Hash;

/// Draws what is chosen as a button, and `contents` where it is open.
pub fn choice(
    ui: &mut Ui,
    salt: impl Hash + std::fmt::Debug,
    chosen: &str,
    width: Option<f32>,
    contents: impl FnOnce(&mut Ui),
) -> Response {
    if menu::is_in_menu(ui) {
        return ui.menu_button(chosen, contents).response;
    }
    let combo = ComboBox::from_id_salt(salt).selected_text(chosen).truncate();
    let combo = if let Some(width) = width { combo.width(width) } else { combo };
    combo.show_ui(ui, contents).response
}

#[cfg(test)]
mod tests {
    use super::choice;
    use egui::containers::menu::{MenuButton, MenuConfig};
    use egui::{Context, Event, PointerButton, Pos2, RawInput, Rect, Vec2};

    /// A menu with a choice in it, drawn once with these events; where its parts are.
    fn frame(ctx: &Context, events: Vec<Event>, chosen: &mut u32) -> [Option<Rect>; 3] {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::new(600.0, 400.0))),
            events,
            ..RawInput::default()
        };
        let mut parts = [None; 3];
        let mut output = ctx.run_ui(input, |ui| {
            let config = MenuConfig::new().close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside);
            let (button, _) = MenuButton::new("Filter").config(config).ui(ui, |ui| {
                let button = choice(ui, "arm", "All arms", None, |ui| {
                    let line = ui.selectable_label(*chosen == 1, "Horse");
                    parts[2] = Some(line.rect);
                    if line.clicked() {
                        *chosen = 1;
                    }
                });
                parts[1] = Some(button.rect);
            });
            parts[0] = Some(button.rect);
        });
        output.textures_delta.clear();
        parts
    }

    fn click(ctx: &Context, at: Rect, chosen: &mut u32) -> [Option<Rect>; 3] {
        let pos = at.center();
        let press = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        };
        frame(ctx, vec![Event::PointerMoved(pos)], chosen);
        frame(ctx, vec![press(true)], chosen);
        frame(ctx, vec![press(false)], chosen);
        frame(ctx, Vec::new(), chosen);
        frame(ctx, Vec::new(), chosen)
    }

    #[test]
    fn a_choice_within_a_menu_opens_and_is_made() {
        let (ctx, mut chosen) = (Context::default(), 0);
        let [menu, ..] = frame(&ctx, Vec::new(), &mut chosen);
        let [_, button, _] = click(&ctx, menu.expect("the menu"), &mut chosen);
        let [_, _, line] = click(&ctx, button.expect("the menu is open"), &mut chosen);
        click(&ctx, line.expect("its choice is open"), &mut chosen);
        assert_eq!(chosen, 1);
    }
}
