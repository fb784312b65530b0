//! The form of a linear feature: name, kind, course, and where roads and water cross.

use super::super::form::{self, FieldValue};
use super::evidence;
use super::ground::attributes;
use egui::Ui;
use oblique_board::chain::{Chain, Stop};
use oblique_board::{Feature, FeatureId};
use oblique_context::EditorContext;
use oblique_context::lines::length;
use oblique_context::view::{InspectorField, ViewChange};
use oblique_context::{Gesture, Intent};
use oblique_rules::catalog::Linear;
use oblique_rules::lines::{Crossing, crossings, spanning, spans};
use oblique_scenario::{Edit, lines};
use oblique_text::{inside, text};
use oblique_ui::widgets;

/// Crossings listed at most.
const MOST_CROSSINGS: usize = 40;

/// What of a line is worked out by looking at all others: kept until the document changes.
#[derive(Default)]
pub(super) struct Known {
    of: Option<(u64, FeatureId)>,
    line: Line,
}

/// A line among the others.
#[derive(Default)]
pub(super) struct Line {
    /// Its course; `None` where it is interrupted.
    chain: Option<Chain>,
    /// Can it be joined with another?
    joins: bool,
    crossings: Vec<Crossing>,
    /// How often it was worked out.
    #[cfg(test)]
    looks: usize,
}

impl Known {
    /// What is known of a line of the document as it is.
    pub(super) fn of(&mut self, context: &EditorContext<'_>, id: &FeatureId) -> &Line {
        let revision = context.document.revision();
        if self.of.as_ref().is_none_or(|(then, known)| (*then, known) != (revision, id)) {
            let scenario = context.scenario();
            self.of = Some((revision, id.clone()));
            self.line = Line {
                chain: lines::chain(scenario, id),
                joins: lines::next_to(scenario, id).is_some(),
                crossings: crossings(scenario, context.catalog(), Some(id)),
                #[cfg(test)]
                looks: self.line.looks + 1,
            };
        }
        &self.line
    }
}

impl Line {
    /// Draws the form of a linear feature.
    pub(super) fn feature(
        &self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        id: &FeatureId,
        out: &mut Vec<Intent>,
    ) {
        form_of(ui, context, id, self, out);
    }
}

fn form_of(ui: &mut Ui, context: &EditorContext<'_>, id: &FeatureId, line: &Line, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some(feature) = scenario.board.features().get(id) else { return };
    let kind = context.catalog().linear(&feature.kind);
    let title = kind.map_or(feature.kind.as_str(), |l| l.name.as_str());
    ui.heading(if feature.name.is_empty() { title } else { &feature.name });
    widgets::note(ui, &format!("{title}  ({})", id.0));
    let wanted = context.view.wanted == Some(InspectorField::Name);
    let named = form::name(ui, &FieldValue::One(feature.name.clone()), wanted, out);
    let mut put = |what: &str, new: Feature, gesture: Gesture| {
        let edit = Edit::Feature(id.clone(), Some(new));
        out.push(Intent::Edit { label: format!("{title}: {what}"), edit, gesture });
    };
    if let Some((name, gesture)) = named {
        put(text!("panels-changed-name"), Feature { name, ..feature.clone() }, gesture);
    }
    let along = kind.is_some_and(|k| k.along_edges);
    let options: Vec<_> = context
        .catalog()
        .linear
        .iter()
        .filter(|l| l.along_edges == along)
        .map(|l| (l.id.clone(), l.name.clone()))
        .collect();
    if let Some((kind, gesture)) =
        form::choice(ui, text!("panels-kind"), "", &FieldValue::One(feature.kind.clone()), &options)
    {
        put(text!("panels-changed-kind"), Feature { kind, ..feature.clone() }, gesture);
    }
    if wanted {
        out.push(Intent::view(ViewChange::FieldReached));
    }
    if let Some(kind) = kind {
        widgets::note(ui, &kind.note);
        if let Some((what, attrs, gesture)) = attributes(ui, context, &kind.attributes, &feature.attrs) {
            let edit = Edit::Feature(id.clone(), Some(Feature { attrs, ..feature.clone() }));
            out.push(Intent::Edit { label: format!("{title}: {what}"), edit, gesture });
        }
    }
    course(ui, context, line, kind, out);
    across(ui, context, id, &line.crossings, out);
    ui.horizontal(|ui| {
        let now = scenario.feature_evidence.get(id);
        let new = evidence::mark(ui, scenario, text!("panels-its-course"), now);
        widgets::note(ui, text!("panels-source-of-its-course"));
        if let Some((new, gesture)) = new {
            let edit = Edit::FeatureEvidence(id.clone(), new.entry());
            out.push(Intent::Edit { label: text!("panels-source-of-its-course").to_owned(), edit, gesture });
        }
    });
    super::marks::delete(ui, out);
}

/// How long it is, from where to where, and what can be done to its course.
fn course(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    line: &Line,
    kind: Option<&Linear>,
    out: &mut Vec<Intent>,
) {
    widgets::group(ui, text!("panels-course"));
    match &line.chain {
        Some(chain) => ui.label(line_in_words(context, chain, kind)),
        None => ui.label(text!("panels-interrupted")),
    };
    ui.horizontal_wrapped(|ui| {
        let flows = kind.is_some_and(Linear::flows);
        let turn =
            if flows { text!("panels-reverses-the-flow") } else { text!("panels-reverses-its-direction") };
        button(ui, text!("panels-reverse"), turn, "lines.turn", out);
        let help = text!("panels-with-the-next-of-its-kind-that-ends");
        ui.add_enabled_ui(line.joins, |ui| {
            button(ui, text!("panels-join-with-the-next"), help, "lines.join", out);
        });
        if ui
            .button(text!("panels-split-or-cut"))
            .on_hover_text(text!("panels-click-to-split-it-drag-along-it-to"))
            .clicked()
        {
            out.push(Intent::Tool("scissors"));
        }
        if line.chain.is_none() {
            button(
                ui,
                text!("panels-close-the-gaps"),
                text!("panels-goes-straight-from-part-to-part"),
                "lines.mend",
                out,
            );
        }
    });
}

fn button(ui: &mut Ui, name: &str, help: &str, command: &'static str, out: &mut Vec<Intent>) {
    if ui.button(name).on_hover_text(help).clicked() {
        out.push(Intent::Run(command));
    }
}

/// Length and ends in words.
fn line_in_words(context: &EditorContext<'_>, chain: &Chain, kind: Option<&Linear>) -> String {
    let layout = context.scenario().board.layout();
    let name = |stop: Stop| {
        let on = stop.hexes(layout).into_iter().find(|hex| layout.contains(*hex));
        on.map_or_else(String::new, |hex| layout.name(hex))
    };
    let verb = if kind.is_some_and(Linear::flows) { text!("panels-flows") } else { text!("panels-runs") };
    if chain.is_ring() {
        return text!("panels-chain-verb-in-a-ring", chain = length(chain), verb);
    }
    text!(
        "panels-chain-verb-from-chain-2-to-chain-3",
        chain = length(chain),
        verb,
        chain_2 = name(chain.first()),
        chain_3 = name(chain.last())
    )
}

/// Where it crosses water or is crossed, with a way to go there, and bridges where the rules have them.
fn across(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &FeatureId,
    found: &[Crossing],
    out: &mut Vec<Intent>,
) {
    let (scenario, catalog) = (context.scenario(), context.catalog());
    if found.is_empty() {
        return;
    }
    let kinds = spans(catalog);
    widgets::group(ui, text!("panels-crossings"));
    if kinds.is_empty() {
        widgets::note(ui, text!("panels-under-these-rules-a-road-is-carried-over"));
    }
    for crossing in found.iter().take(MOST_CROSSINGS) {
        ui.horizontal_wrapped(|ui| {
            let help = text!("panels-brings-it-to-the-middle-of-the-map");
            if ui.link(sentence(context, id, crossing)).on_hover_text(help).clicked() {
                out.push(Intent::LookAt(crossing.hex()));
            }
            for kind in &kinds {
                if crossing.spanned.as_ref() == Some(&kind.id) {
                    continue;
                }
                if ui.small_button(&kind.name).on_hover_text(&kind.note).clicked()
                    && let Some(edit) = spanning(scenario, catalog, &[crossing.edge], kind)
                {
                    out.push(Intent::edit(text!("panels-build-a-kind", kind = inside(&kind.name)), edit));
                }
            }
        });
    }
    if found.len() > MOST_CROSSINGS {
        widgets::note(ui, &text!("panels-and-found-more", found = found.len() - MOST_CROSSINGS));
    }
}

/// A crossing in words: 'Bridge at 0405, Mill brook'.
fn sentence(context: &EditorContext<'_>, id: &FeatureId, crossing: &Crossing) -> String {
    let layout = context.scenario().board.layout();
    let other = if *id == crossing.road { &crossing.water } else { &crossing.road };
    let how = match &crossing.spanned {
        Some(kind) => context.catalog().linear(kind).map_or(kind.as_str(), |kind| kind.name.as_str()),
        None if spans(context.catalog()).is_empty() => text!("panels-bridge"),
        None => text!("panels-no-bridge"),
    };
    let mut names = crossing.edge.hexes(layout.orientation).map(|hex| layout.name(hex));
    names.sort();
    format!("{how}, {}: {}", names.join(" to "), oblique_context::lines::called(context, other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::hex::{Edge, Layout, Orientation};
    use oblique_board::{Board, Path};
    use oblique_context::settings::Settings;
    use oblique_context::view::View;
    use oblique_document::Document;
    use oblique_rulesets::RULESETS;
    use oblique_scenario::Scenario;

    #[test]
    fn crossings_are_looked_for_once_a_change() {
        let layout = Layout::new(Orientation::Flat, 8, 8);
        let rules = RULESETS[0];
        let palettes = rules.catalog().palettes();
        let board = Board::new(layout, vec!["clear".to_owned()], palettes.linear);
        let mut document = Document::new(Scenario::new(&rules.catalog().id, board));
        let lay = |document: &mut Document, id: &str, path| {
            let feature = Feature::new(id, path);
            let edit = Edit::Feature(FeatureId(id.to_owned()), Some(feature));
            document.apply("Lay", edit, Gesture::Whole);
        };
        lay(&mut document, "road", Path::Hexes((1..6).map(|row| layout.at(3, row)).collect()));
        let (view, settings) = (View::default(), Settings::default());
        let mut known = Known::default();
        let mut counts = |document: &Document| {
            let context = EditorContext {
                document,
                view: &view,
                settings: &settings,
                ruleset: rules,
                problems: &[],
                silenced: &[],
            };
            let line = known.of(&context, &FeatureId("road".to_owned()));
            (line.crossings.len(), line.looks)
        };
        assert_eq!((counts(&document), counts(&document)), ((0, 1), (0, 1)));
        let side = Edge::between(layout.at(3, 3), layout.at(3, 4), Orientation::Flat).unwrap();
        lay(&mut document, "stream", Path::Edges(vec![side]));
        assert_eq!((counts(&document), counts(&document)), ((1, 2), (1, 2)));
        document.undo();
        assert_eq!(counts(&document), (0, 3));
        // Another document is another matter, whatever happened to both.
        let other = Document::new(document.scenario().clone());
        assert_eq!(counts(&other), (0, 4));
    }
}
