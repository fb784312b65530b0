//! The form of a linear feature: name, kind, course, and where roads and water cross.

use super::super::form::{self, Shown};
use super::evidence;
use crate::command::{Gesture, Intent};
use crate::desk::Desk;
use crate::tools::lines::length;
use crate::ui::widgets;
use egui::Ui;
use oblique_core::board::chain::{Chain, Stop};
use oblique_core::board::{Feature, FeatureId};
use oblique_core::rules::catalog::Linear;
use oblique_core::rules::lines::{Crossing, crossings, spanning, spans};
use oblique_core::scenario::{Edit, lines};

/// Crossings listed at most.
const MOST_CROSSINGS: usize = 40;

/// Draws the form of a linear feature.
pub fn feature(ui: &mut Ui, desk: &Desk<'_>, id: &FeatureId, out: &mut Vec<Intent>) {
    let scenario = desk.scenario();
    let Some(feature) = scenario.board.features().get(id) else { return };
    let kind = desk.catalog().linear(&feature.kind);
    let title = kind.map_or(feature.kind.as_str(), |l| l.name.as_str());
    ui.heading(if feature.name.is_empty() { title } else { &feature.name });
    widgets::note(ui, &format!("{title}  ({})", id.0));
    let mut put = |what: &str, new: Feature, gesture: Gesture| {
        let edit = Edit::Feature(id.clone(), Some(new));
        out.push(Intent::Edit { label: format!("{title}: {what}"), edit, gesture });
    };
    let wanted = desk.view.name_wanted;
    if let Some((name, gesture)) = form::name(ui, &Shown::One(feature.name.clone()), wanted) {
        put("name", Feature { name, ..feature.clone() }, gesture);
    }
    let along = kind.is_some_and(|k| k.along_edges);
    let options: Vec<_> = desk
        .catalog()
        .linear
        .iter()
        .filter(|l| l.along_edges == along)
        .map(|l| (l.id.clone(), l.name.clone()))
        .collect();
    if let Some((kind, gesture)) = form::choice(ui, "Kind", "", &Shown::One(feature.kind.clone()), &options) {
        put("kind", Feature { kind, ..feature.clone() }, gesture);
    }
    if wanted {
        out.push(Intent::view(|view| view.name_wanted = false));
    }
    if let Some(kind) = kind {
        widgets::note(ui, &kind.note);
    }
    course(ui, desk, id, kind, out);
    across(ui, desk, id, out);
    ui.horizontal(|ui| {
        let now = scenario.feature_evidence.get(id);
        let new = evidence::mark(ui, scenario, "its course", now);
        widgets::note(ui, "Evidence for its course");
        if let Some((new, gesture)) = new {
            let edit = Edit::FeatureEvidence(id.clone(), new.entry());
            out.push(Intent::Edit { label: "Evidence for its course".to_owned(), edit, gesture });
        }
    });
    super::marks::delete(ui, out);
}

/// How long it is, from where to where, and what can be done to its course.
fn course(ui: &mut Ui, desk: &Desk<'_>, id: &FeatureId, kind: Option<&Linear>, out: &mut Vec<Intent>) {
    widgets::group(ui, "Course");
    let chain = lines::chain(desk.scenario(), id);
    match &chain {
        Some(chain) => ui.label(told(desk, chain, kind)),
        None => ui.label("Interrupted"),
    };
    ui.horizontal_wrapped(|ui| {
        let flows = kind.is_some_and(Linear::flows);
        let turn = if flows { "Let it flow the other way" } else { "Let it run the other way" };
        button(ui, "Turn round", turn, "lines.turn", out);
        let help = "With the next of its kind that ends at its end, or a step from it";
        let next = lines::next_to(desk.scenario(), id).is_some();
        ui.add_enabled_ui(next, |ui| button(ui, "Join with the next", help, "lines.join", out));
        if ui
            .button("Split or cut")
            .on_hover_text("Click to split it, drag along it to cut a stretch out")
            .clicked()
        {
            out.push(Intent::Tool("scissors"));
        }
        if chain.is_none() {
            button(ui, "Close the gaps", "Goes straight from part to part", "lines.mend", out);
        }
    });
}

fn button(ui: &mut Ui, name: &str, help: &str, command: &'static str, out: &mut Vec<Intent>) {
    if ui.button(name).on_hover_text(help).clicked() {
        out.push(Intent::Run(command));
    }
}

/// Length and ends in words.
fn told(desk: &Desk<'_>, chain: &Chain, kind: Option<&Linear>) -> String {
    let layout = desk.scenario().board.layout();
    let name = |stop: Stop| {
        let on = stop.hexes(layout).into_iter().find(|hex| layout.contains(*hex));
        on.map_or_else(String::new, |hex| layout.name(hex))
    };
    let verb = if kind.is_some_and(Linear::flows) { "flows" } else { "runs" };
    if chain.is_ring() {
        return format!("{}, {verb} in a ring", length(chain));
    }
    format!("{}, {verb} from {} to {}", length(chain), name(chain.first()), name(chain.last()))
}

/// Where it crosses water or is crossed, with a way to go there, and bridges where the rules have them.
fn across(ui: &mut Ui, desk: &Desk<'_>, id: &FeatureId, out: &mut Vec<Intent>) {
    let (scenario, catalog) = (desk.scenario(), desk.catalog());
    let found = crossings(scenario, catalog, Some(id));
    if found.is_empty() {
        return;
    }
    let kinds = spans(catalog);
    widgets::group(ui, "Crossings");
    if kinds.is_empty() {
        widgets::note(ui, "Under these rules a road is carried over water as by a bridge.");
    }
    for crossing in found.iter().take(MOST_CROSSINGS) {
        ui.horizontal_wrapped(|ui| {
            let help = "Brings it to the middle of the map";
            if ui.link(sentence(desk, id, crossing)).on_hover_text(help).clicked() {
                out.push(Intent::LookAt(crossing.hex()));
            }
            for kind in &kinds {
                if crossing.spanned.as_ref() == Some(&kind.id) {
                    continue;
                }
                if ui.small_button(&kind.name).on_hover_text(&kind.note).clicked()
                    && let Some(edit) = spanning(scenario, catalog, &[crossing.edge], kind)
                {
                    out.push(Intent::edit(format!("Build a {}", kind.name.to_lowercase()), edit));
                }
            }
        });
    }
    if found.len() > MOST_CROSSINGS {
        widgets::note(ui, &format!("and {} more", found.len() - MOST_CROSSINGS));
    }
}

/// A crossing in words: 'Bridge at 0405, Mill brook'.
fn sentence(desk: &Desk<'_>, id: &FeatureId, crossing: &Crossing) -> String {
    let layout = desk.scenario().board.layout();
    let other = if *id == crossing.road { &crossing.water } else { &crossing.road };
    let how = match &crossing.spanned {
        Some(kind) => desk.catalog().linear(kind).map_or(kind.as_str(), |kind| kind.name.as_str()),
        None if spans(desk.catalog()).is_empty() => "Bridge",
        None => "No bridge",
    };
    let mut names = crossing.edge.hexes(layout.orientation).map(|hex| layout.name(hex));
    names.sort();
    format!("{how}, {}: {}", names.join(" to "), crate::tools::lines::called(desk, other))
}
