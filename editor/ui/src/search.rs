//! Search boxes, and the key that gives one the keyboard. Must not know what is searched.

use egui::{Context, Id, Key, Margin, Rect, Response, TextEdit, Ui};

/// The search boxes drawn of late: the pass, the box and the panel it stands in.
#[derive(Clone, Debug, Default)]
struct Drawn(Vec<(u64, Id, Rect)>);

const DRAWN: &str = "search boxes";

/// A search box with a hint and a name for screen readers.
pub fn search(ui: &mut Ui, text: &mut String, name: &str) -> Response {
    let width = ui.available_width();
    let edit = TextEdit::singleline(text).hint_text(name).desired_width(width);
    let response = ui.add(edit.margin(Margin::symmetric(8, 4))).accessible_name(name);
    // Escape lets go of the box before anybody is asked: what was searched for goes with it.
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        text.clear();
    }
    let (pass, panel) = (ui.ctx().cumulative_pass_nr(), ui.clip_rect());
    ui.ctx().data_mut(|data| {
        let drawn = data.get_temp_mut_or_default::<Drawn>(Id::unique(DRAWN));
        drawn.0.retain(|(before, id, _)| before + 1 >= pass && *id != response.id);
        drawn.0.push((pass, response.id, panel));
    });
    response
}

/// Gives the keyboard to the search box of the panel the pointer is in, else to the first there is; is there one?
pub fn focus_search(ctx: &Context) -> bool {
    let pass = ctx.cumulative_pass_nr();
    let Drawn(mut drawn) = ctx.data(|data| data.get_temp(Id::unique(DRAWN))).unwrap_or_default();
    drawn.retain(|(before, ..)| before + 1 >= pass);
    let pointer = ctx.pointer_latest_pos();
    let under = drawn.iter().find(|(.., panel)| pointer.is_some_and(|at| panel.contains(at)));
    let Some((_, id, _)) = under.or(drawn.first()) else { return false };
    ctx.memory_mut(|memory| memory.request_focus(*id));
    true
}

#[cfg(test)]
mod tests {
    use super::{focus_search, search};
    use egui::{Context, Event, Id, Panel, Pos2, RawInput, Rect, pos2};

    /// Draws two panels with a search box each; their ids.
    fn draw(ctx: &Context, pointer: Pos2) -> [Id; 2] {
        let mut ids = [Id::NULL; 2];
        let screen_rect = Some(Rect::from_min_max(Pos2::ZERO, pos2(800.0, 600.0)));
        let input =
            RawInput { events: vec![Event::PointerMoved(pointer)], screen_rect, ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            let (mut left, mut right) = (String::new(), String::new());
            Panel::left("left").exact_size(300.0).show(ui, |ui| ids[0] = search(ui, &mut left, "Left").id);
            Panel::right("right")
                .exact_size(300.0)
                .show(ui, |ui| ids[1] = search(ui, &mut right, "Right").id);
        });
        output.textures_delta.clear();
        ids
    }

    #[test]
    fn the_box_of_the_panel_under_the_pointer_has_the_keyboard_else_the_first() {
        let ctx = Context::default();
        assert!(!focus_search(&ctx), "there is none");
        for (pointer, wanted) in [(pos2(700.0, 300.0), 1), (pos2(100.0, 300.0), 0), (pos2(400.0, 300.0), 0)] {
            let ids = draw(&ctx, pointer);
            assert!(focus_search(&ctx));
            assert_eq!(ctx.memory(egui::Memory::focused), Some(ids[wanted]), "{pointer}");
        }
    }
}
