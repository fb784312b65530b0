//! Commands on linear features: turned round, joined, split, closed where they have gaps, and bridged where roads cross
//! water.

use super::Workbench;
use crate::EditorContext;
use crate::view::Selection;
use oblique_board::FeatureId;
use oblique_cartography::geometry;
use oblique_context::Gesture;
use oblique_context::lines::called;
use oblique_mapview::features::place;
use oblique_rules::lines::{crossings, spanning, spans};
use oblique_scenario::{Edit, lines};
use oblique_text::{inside, text};

/// What is done to lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineWork {
    /// The selected one runs the other way.
    TurnRound,
    /// It and the next one of its kind are one.
    Join,
    /// It is two, parted at the hex under the pointer.
    Split,
    /// Its gaps are closed.
    CloseGaps,
    /// All that meet with their ends are one.
    JoinAll,
    /// Every crossing of a road and water has the catalog's bridge.
    BridgeAll,
}

/// The selected line.
pub(crate) fn selected_line<'a>(context: &'a EditorContext<'_>) -> Option<&'a FeatureId> {
    match &context.view.selection {
        Selection::Feature(id) if context.scenario().board.features().contains_key(id) => Some(id),
        _ => None,
    }
}

impl Workbench {
    /// Does work on lines, as one step.
    pub(crate) fn line_work(&mut self, work: LineWork) {
        self.cancel_tool();
        match work {
            LineWork::JoinAll => self.join_all_lines(),
            LineWork::BridgeAll => self.bridge_every_crossing(),
            LineWork::TurnRound | LineWork::Join | LineWork::Split | LineWork::CloseGaps => {
                if let Some(id) = selected_line(&self.context()).cloned() {
                    self.work_on_line(work, &id);
                }
            }
        }
    }

    fn work_on_line(&mut self, work: LineWork, id: &FeatureId) {
        let name = called(&self.context(), id);
        let scenario = self.world.document.scenario();
        let (label, edit, said) = match work {
            LineWork::TurnRound => {
                let said = text!("windows-name-runs-the-other-way-now", name);
                (text!("windows-reverse"), lines::reversal(scenario, id), said)
            }
            LineWork::Join => {
                let laid = lines::next_to(scenario, id).and_then(|with| lines::join(scenario, id, &with));
                if laid.is_none() {
                    self.toasts.say(text!("windows-no-end-of-its-kind-lies-at-an", name));
                    return;
                }
                (
                    text!("windows-join"),
                    laid.map(|laid| laid.edit),
                    text!("windows-2-lines-are-one-now-name", name),
                )
            }
            LineWork::Split => {
                let at = self.place_under_pointer(id);
                let split = at.and_then(|at| lines::split(scenario, id, at));
                if split.is_none() {
                    self.toasts.say(text!("windows-point-at-a-place-of-the-line-that"));
                    return;
                }
                (
                    text!("windows-split"),
                    split.map(|(edit, _)| edit),
                    text!("windows-name-is-two-lines-now", name),
                )
            }
            _ => {
                let closed = lines::without_gaps(scenario, id);
                if closed.is_none() {
                    self.toasts.say(text!("windows-name-has-no-gap", name));
                    return;
                }
                let edit = closed.map(|closed| Edit::Feature(id.clone(), Some(closed)));
                (text!("windows-close-the-gaps-of"), edit, text!("windows-name-has-no-gap-now", name))
            }
        };
        if let Some(edit) = edit {
            self.edit(&format!("{label} {name}"), edit, Gesture::Whole);
            self.toasts.say(said);
        }
    }

    /// The place of a line nearest to the hex under the pointer, if it comes by there.
    fn place_under_pointer(&self, id: &FeatureId) -> Option<usize> {
        let layout = self.world.document.scenario().board.layout();
        let middle = geometry::center(layout, self.world.view.hover?);
        let chain = lines::chain(self.world.document.scenario(), id)?;
        let far = chain.stops().iter().map(|stop| place(layout, *stop).distance(middle)).enumerate();
        far.min_by(|a, b| a.1.total_cmp(&b.1)).filter(|(_, far)| *far < 0.7).map(|(at, _)| at)
    }

    fn join_all_lines(&mut self) {
        let Some((edit, joined)) = lines::join_all(self.world.document.scenario()) else {
            self.toasts.say(text!("windows-no-two-lines-of-a-kind-and-name"));
            return;
        };
        // The line selected may have become part of another.
        self.deselect();
        self.edit(text!("windows-join-all-lines-that-meet"), edit, Gesture::Whole);
        self.toasts.say(if joined == 1 {
            text!("windows-1-join-made").to_owned()
        } else {
            text!("windows-joined-joins-made", joined)
        });
    }

    fn bridge_every_crossing(&mut self) {
        let (scenario, catalog) = (self.world.document.scenario(), self.world.ruleset.catalog());
        let all = crossings(scenario, catalog, None);
        let open: Vec<_> = all.iter().filter(|c| c.spanned.is_none()).map(|c| c.edge).collect();
        let kinds = spans(catalog);
        let Some(kind) = kinds.first() else {
            self.toasts.say(match all.len() {
                0 => text!("windows-no-road-crosses-water").to_owned(),
                n => text!("windows-a-road-across-water-is-its-bridge-under", n),
            });
            return;
        };
        let Some(edit) = spanning(scenario, catalog, &open, kind) else {
            self.toasts.say(text!("windows-no-road-crosses-water-without-a-bridge-or"));
            return;
        };
        let count = open.len();
        let name = inside(&kind.name);
        self.edit(&text!("windows-kind-at-every-crossing", kind = kind.name), edit, Gesture::Whole);
        self.toasts.say(text!(
            "windows-count-name-what-built",
            count,
            name,
            what = if count == 1 { "" } else { "s" }
        ));
    }
}
