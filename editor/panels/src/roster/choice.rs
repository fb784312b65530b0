//! The list that opens over a cell where one of some things is chosen.

use super::{Roster, keyboard_id};
use egui::{Area, Frame, Id, Order, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_text::text;
use oblique_ui::widgets;

impl Roster {
    pub(super) fn choices(&mut self, ui: &Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Some(editing) = &mut self.editing else { return };
        let (Some((options, at)), Some(rect)) = (&mut editing.choice, editing.rect) else { return };
        let mut chosen = None;
        let area = Area::new(Id::unique("units table choices"))
            .order(Order::Foreground)
            .fixed_pos(rect.left_bottom())
            .constrain(true)
            .show(ui.ctx(), |ui| {
                Frame::popup(ui.style()).show(ui, |ui| {
                    ui.set_min_width(rect.width().max(90.0));
                    widgets::scrolled(widgets::room(ui, 280.0)).show(ui, |ui| {
                        let flag =
                            matches!(options.as_slice(), [(no, _), (yes, _)] if no == "no" && yes == "yes");
                        for (n, (_, name)) in options.iter().enumerate() {
                            let shown = match n {
                                0 if flag => text!("army-flag-no"),
                                1 if flag => text!("army-flag-yes"),
                                _ => name,
                            };
                            let response = ui.selectable_label(n == *at, shown);
                            if n == *at && ui.input(|i| !i.events.is_empty()) {
                                response.scroll_to_me(None);
                            }
                            if response.clicked() {
                                chosen = Some(n);
                            }
                        }
                    });
                });
            });
        let outside = ui.input(|i| i.pointer.any_pressed())
            && ui
                .ctx()
                .pointer_interact_pos()
                .is_some_and(|p| !area.response.rect.contains(p) && !rect.contains(p));
        if let Some(n) = chosen {
            *at = n;
            self.close(ui.ctx(), context, out);
            ui.memory_mut(|m| m.request_focus(keyboard_id()));
        } else if outside {
            self.editing = None;
        }
    }
}
