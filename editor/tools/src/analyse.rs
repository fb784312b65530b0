//! Asks the ground: points at the hexes that lines of sight, fields of view and marches begin and
//! end at. The answers are the engine's; the Analysis panel tells them in full.

use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, icons};
use egui::Key;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::analysis::{Answer, Subject, words};
use oblique_context::view::ViewChange;
use oblique_text::{Text, text};

/// The tool.
#[derive(Default)]
pub(crate) struct Analyse {
    /// The pointer is the far end of the line of sight.
    following: bool,
    /// The button has been down since the line was begun.
    dragging: bool,
}

impl Described for Analyse {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "analyse",
        name: Text("tools-analyse"),
        key: "Shift+Q",
        icon: icons::ANALYSE,
        group: Group::Ground,
        flyout: Text("tools-measure"),
    };
}

impl Tool for Analyse {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        match context.view.ask.subject {
            Subject::Nothing | Subject::Sight => {
                text!("tools-drag-from-who-looks-to-what-is-looked")
            }
            Subject::View => text!("tools-click-a-hex-to-see-what-is-seen"),
            Subject::Reach => text!("tools-click-a-hex-to-march-from-it-point"),
            Subject::Times | Subject::Command | Subject::Pockets => {
                text!("tools-nothing-to-point-at-settings-are-in-the")
            }
        }
        .to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let hex = pointer.hex;
        if !context.scenario().board.layout().contains(hex) {
            return;
        }
        let subject = context.view.ask.subject;
        if !matches!(subject, Subject::Nothing | Subject::Sight) {
            if subject.points() && matches!(pointer.phase, PointerPhase::Down | PointerPhase::Drag) {
                out.push(Intent::view(ViewChange::AskFrom(hex)));
            }
            return;
        }
        match pointer.phase {
            PointerPhase::Down if self.following => {
                self.following = false;
                out.push(Intent::view(ViewChange::AskTo(hex)));
            }
            PointerPhase::Down => {
                (self.following, self.dragging) = (true, true);
                out.push(Intent::view(ViewChange::AskBetween(hex)));
            }
            PointerPhase::Drag | PointerPhase::Hover
                if self.following
                    && context.view.ask.from != Some(hex)
                    && context.view.ask.to != Some(hex) =>
            {
                out.push(Intent::view(ViewChange::AskTo(hex)));
            }
            PointerPhase::Up => {
                // Let go away from where it began: that was a drag, and the line stays.
                if self.dragging && context.view.ask.from != Some(hex) {
                    self.following = false;
                    out.push(Intent::view(ViewChange::AskTo(hex)));
                }
                self.dragging = false;
            }
            _ => {}
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        if key != Key::Escape || context.view.ask.subject == Subject::Nothing {
            return false;
        }
        self.cancel();
        out.push(Intent::Run("analysis.clear"));
        true
    }

    fn cancel(&mut self) {
        (self.following, self.dragging) = (false, false);
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        Preview { caption: caption(context).unwrap_or_default(), ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        for subject in Subject::ALL {
            let on = context.view.ask.subject == subject;
            if ui.selectable_label(on, subject.name()).on_hover_text(subject.help()).clicked() && !on {
                self.cancel();
                out.push(Intent::view(ViewChange::AskFor(subject)));
            }
        }
        ui.separator();
        let help = text!("tools-the-panel-with-the-figures");
        if ui.button(text!("tools-show-the-panel")).on_hover_text(help).clicked() {
            out.push(Intent::ShowPanel("analysis"));
        }
        if context.view.ask.subject != Subject::Nothing && ui.button(text!("tools-clear")).clicked() {
            self.cancel();
            out.push(Intent::Run("analysis.clear"));
        }
    }
}

/// What the hex under the pointer has to say.
fn caption(context: &EditorContext<'_>) -> Option<String> {
    let (hex, reply) =
        (context.view.hover?, context.view.answer.as_deref().filter(|_| context.view.ask.shown)?);
    let layout = context.scenario().board.layout();
    let (name, turn) = (layout.name(hex), &context.catalog().turn_name);
    match &reply.answer {
        Answer::Sight(spotted) if spotted.to == hex => Some(match spotted.sight.blocked {
            None => text!("tools-name-seen", name),
            Some(block) => text!("tools-name-not-seen-block-is-in-the-way", name, block = layout.name(block)),
        }),
        Answer::View(seen) => {
            let by = seen.by.get(layout.index(hex)?)?;
            Some(match (by, seen.within.contains(hex)) {
                (0, false) => return None,
                (0, true) => text!("tools-name-hidden", name),
                (_, _) if seen.seers.len() == 1 => text!("tools-name-seen", name),
                (n, _) => text!("tools-name-seen-by-n", name, n),
            })
        }
        Answer::Reach(march) => when(march, layout.index(hex)?, &name, turn, march.disorders.contains(hex)),
        Answer::Times(timed) => {
            let march = &timed.march;
            when(march, layout.index(hex)?, &name, turn, march.disorders.contains(hex))
        }
        _ => None,
    }
}

fn when(
    march: &oblique_context::analysis::Marched,
    index: usize,
    name: &str,
    turn: &str,
    disorders: bool,
) -> Option<String> {
    let at = (*march.reached.get(index)?)?;
    let risk = if disorders { text!("tools-the-step-may-disorder") } else { "" };
    Some(format!("{name}: {}{risk}", words::when(at, turn)))
}
