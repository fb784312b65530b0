//! The steps of the tour. A new step is a row here.

use crate::EditorContext;
use crate::view::Selection;

/// A step: a card beside a place of the window.
pub(super) struct Step {
    /// Its heading.
    pub title: &'static str,
    /// What to see and to try there; `{a.command}` becomes the keys that command has now.
    pub text: &'static str,
    /// The places it points at, as they are marked with [`crate::ui::spot`]; the card stands beside
    /// the first.
    pub places: &'static [&'static str],
    /// A panel that must be open for it.
    pub panel: Option<&'static str>,
    /// A command it offers to run, with the text of the button.
    pub offers: Option<(&'static str, &'static str)>,
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
        title: "Welcome to Oblique",
        text: "Here you paint a battlefield, raise two armies, have them checked against the rules and play the \
               battle. This tour takes two minutes. Try things as you go: everything can be undone.",
        places: &[],
        panel: None,
        offers: None,
        done: None,
    },
    Step {
        title: "Paint a wood",
        text: "Take the brush{tool.brush}, choose a terrain in the bar above the map and drag over some hexes. \
               Shift wipes, Ctrl takes up the terrain under the pointer.",
        places: &["tool.brush", "options", "pane.map"],
        panel: None,
        offers: Some(("tool.brush", "Take the brush")),
        done: Some(|context, begun| worked_with(context, begun, "brush")),
    },
    Step {
        title: "Raise a hill",
        text: "The elevation tool{tool.elevation} lifts the ground under the pointer. Drag; the map is shaded as \
               it rises.",
        places: &["tool.elevation", "options", "pane.map"],
        panel: None,
        offers: Some(("tool.elevation", "Take the elevation tool")),
        done: Some(|context, begun| worked_with(context, begun, "elevation")),
    },
    Step {
        title: "Undo it, or keep it",
        text: "Undo{edit.undo} takes back one stroke at a time. The History panel lists every step; a click on \
               one goes back to it.",
        places: &["pane.history"],
        panel: Some("history"),
        offers: Some(("edit.undo", "Undo")),
        done: Some(|context, _| context.document.redo_label().is_some()),
    },
    Step {
        title: "Place a unit",
        text: "The unit tool{tool.unit} sets down the kind of unit chosen in the bar. Click on the map; drag to \
               give it a facing.",
        places: &["tool.unit", "options", "pane.map"],
        panel: None,
        offers: Some(("tool.unit", "Take the unit tool")),
        done: Some(|context, begun| context.scenario().pieces.len() > begun.pieces),
    },
    Step {
        title: "The order of battle",
        text: "Both armies as trees of commands. Click on a unit: it is found on the map, and the inspector shows \
               its strength, quality and facing, to be changed there.",
        places: &["pane.order_of_battle", "pane.inspector"],
        panel: Some("order_of_battle"),
        offers: None,
        done: Some(|context, _| matches!(context.view.selection, Selection::Pieces(_))),
    },
    Step {
        title: "Look at the problems",
        text: "The battle is checked while you work. Click on a problem to go where it is; many can be fixed \
               with a button.",
        places: &["pane.problems", "problem count"],
        panel: Some("problems"),
        offers: None,
        done: None,
    },
    Step {
        title: "Play it",
        text: "Play{battle.play} opens the battle as it stands. You take either side or both, or let the computer \
               play. The map you paint on stays as it is.",
        places: &["menu.Battle"],
        panel: None,
        offers: Some(("battle.play", "Play")),
        done: None,
    },
    Step {
        title: "Where to find the rest",
        text: "Find a command{view.palette} runs anything by its name. Keyboard shortcuts{help.shortcuts} shows \
               every key, and changes it. The handbook{help.manual} explains everything, and has the rules. This tour is in the Help menu.",
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
            for part in step.text.split('{').skip(1) {
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
