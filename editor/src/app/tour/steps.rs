//! The steps of the tour. A new step is a row here.

use crate::EditorContext;
use crate::view::Selection;
use oblique_text::Text;

/// A step: a card beside a place of the window.
pub(super) struct Step {
    /// Its heading.
    pub title: Text,
    /// What to see and to try there; `{a.command}` becomes the keys that command has now.
    pub text: Text,
    /// The places it points at, as they are marked with [`crate::ui::spot`]; the card stands beside
    /// the first.
    pub places: &'static [&'static str],
    /// A panel that must be open for it.
    pub panel: Option<&'static str>,
    /// A command it offers to run, with the text of the button.
    pub offers: Option<(&'static str, Text)>,
    /// Has the user done what it invites to?
    pub done: Option<fn(&EditorContext<'_>, &Begun) -> bool>,
}

/// How things stood when the step began.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Begun {
    /// Steps of the history.
    pub steps: usize,
    /// Units and leaders.
    pub pieces: usize,
}

impl Begun {
    pub(super) fn now(context: &EditorContext<'_>) -> Self {
        Self { steps: context.document.done().len(), pieces: context.scenario().pieces.len() }
    }
}

/// Has something been done with that tool in hand since the step began?
fn worked_with(context: &EditorContext<'_>, begun: &Begun, tool: &str) -> bool {
    context.view.tool == tool && context.document.done().len() > begun.steps
}

/// Every step, in order.
pub(super) const STEPS: &[Step] = &[
    Step {
        title: Text("windows-welcome-to-oblique"),
        text: Text("windows-here-you-paint-a-battlefield-raise-two"),
        places: &[],
        panel: None,
        offers: None,
        done: None,
    },
    Step {
        title: Text("windows-paint-a-wood"),
        text: Text("windows-take-the-brush-tool-brush-choose-a-terrain"),
        places: &["tool.brush", "options", "pane.map"],
        panel: None,
        offers: Some(("tool.brush", Text("windows-take-the-brush"))),
        done: Some(|context, begun| worked_with(context, begun, "brush")),
    },
    Step {
        title: Text("windows-raise-a-hill"),
        text: Text("windows-the-elevation-tool-tool-elevation-lifts"),
        places: &["tool.elevation", "options", "pane.map"],
        panel: None,
        offers: Some(("tool.elevation", Text("windows-take-the-elevation-tool"))),
        done: Some(|context, begun| worked_with(context, begun, "elevation")),
    },
    Step {
        title: Text("windows-undo-it-or-keep-it"),
        text: Text("windows-undo-edit-undo-takes-back-one-stroke-at"),
        places: &["pane.history"],
        panel: Some("history"),
        offers: Some(("edit.undo", Text("windows-undo"))),
        done: Some(|context, _| context.document.redo_label().is_some()),
    },
    Step {
        title: Text("windows-place-a-unit"),
        text: Text("windows-the-unit-tool-tool-unit-sets-down-the"),
        places: &["tool.unit", "options", "pane.map"],
        panel: None,
        offers: Some(("tool.unit", Text("windows-take-the-unit-tool"))),
        done: Some(|context, begun| context.scenario().pieces.len() > begun.pieces),
    },
    Step {
        title: Text("windows-the-order-of-battle"),
        text: Text("windows-both-armies-as-trees-of-commands-click-on"),
        places: &["pane.order_of_battle", "pane.inspector"],
        panel: Some("order_of_battle"),
        offers: None,
        done: Some(|context, _| matches!(context.view.selection, Selection::Pieces(_))),
    },
    Step {
        title: Text("windows-look-at-the-problems"),
        text: Text("windows-the-battle-is-checked-while-you-work-click"),
        places: &["pane.problems", "problem count"],
        panel: Some("problems"),
        offers: None,
        done: None,
    },
    Step {
        title: Text("windows-play-it"),
        text: Text("windows-play-battle-play-opens-the-battle-as-it"),
        places: &["menu.Battle"],
        panel: None,
        offers: Some(("battle.play", Text("windows-play-the-battle"))),
        done: None,
    },
    Step {
        title: Text("windows-where-to-find-the-rest"),
        text: Text("windows-find-a-command-view-palette-runs-anything"),
        places: &["menu.Help"],
        panel: None,
        offers: None,
        done: None,
    },
];

#[cfg(test)]
mod tests {
    use super::STEPS;
    use crate::app::command::commands;
    use crate::panels::PANELS;

    #[test]
    fn steps_name_commands_and_panels_there_are() {
        let commands = commands();
        let known = |id: &str| commands.iter().any(|c| c.id == id);
        for step in STEPS {
            for part in step.text.get().split('{').skip(1) {
                let id = part.split('}').next().unwrap_or_default();
                assert!(known(id), "{}: no command {id}", step.title);
            }
            assert!(step.offers.is_none_or(|(id, _)| known(id)), "{}", step.title);
            let is = |id: &str| PANELS.iter().any(|make| make().id() == id);
            assert!(step.panel.is_none_or(is), "{}", step.title);
        }
        assert!((6..=9).contains(&STEPS.len()));
    }
}
