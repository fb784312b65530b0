//! The tool bar: the tools, and the settings of the one in hand.

use super::Workbench;
use crate::command::Intent;
use crate::desk::Desk;
use egui::{RichText, ScrollArea, Ui};

impl Workbench {
    pub(super) fn tool_bar(&mut self, ui: &mut Ui, out: &mut Vec<Intent>) {
        let desk = Desk {
            document: &self.document,
            view: &self.view,
            settings: &self.settings,
            ruleset: self.ruleset,
            problems: &self.problems,
        };
        ScrollArea::horizontal().auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal(|ui| {
                for tool in &self.tools {
                    let on = tool.id() == desk.view.tool;
                    let response = ui.selectable_label(on, RichText::new(tool.name()));
                    let help = format!("{}\nKey: {}", tool.hint(&desk), tool.key());
                    if response.on_hover_text(help).clicked() {
                        out.push(Intent::Tool(tool.id()));
                    }
                }
                ui.separator();
                if let Some(tool) = self.tools.iter_mut().find(|t| t.id() == desk.view.tool) {
                    tool.options(ui, &desk, out);
                }
            });
        });
    }
}
