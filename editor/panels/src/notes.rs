//! The Notes panel: designer's notes and the sources that evidence points to.

use super::Panel;
use super::form::{self, FieldValue};
use egui::{ScrollArea, Ui};
use oblique_context::EditorContext;
use oblique_context::panel::Home;
use oblique_context::view::Selection;
use oblique_context::{Gesture, Intent};
use oblique_scenario::{Edit, Evidence, Grade, Meta, Note, NoteId, Source};
use oblique_text::text;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// The panel.
#[derive(Default)]
pub(crate) struct Notes {
    sources: bool,
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Notes::default())
}

impl Panel for Notes {
    fn id(&self) -> &'static str {
        "notes"
    }

    fn title(&self) -> String {
        text!("panels-notes-and-sources").to_owned()
    }

    fn home(&self) -> Home {
        Home::BOTTOM
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let scenario = context.scenario();
        ui.horizontal_wrapped(|ui| {
            ui.selectable_value(
                &mut self.sources,
                false,
                text!("panels-notes-notes", notes = scenario.notes.len()),
            );
            ui.selectable_value(
                &mut self.sources,
                true,
                text!("panels-sources-sources", sources = scenario.meta.sources.len()),
            );
            if self.sources {
                if ui.button(text!("panels-add-a-source")).clicked() {
                    add_source(context, out);
                }
            } else if ui
                .button(text!("panels-add-a-note"))
                .on_hover_text(text!("panels-pinned-to-what-is-selected"))
                .clicked()
            {
                add_note(context, out);
            }
            let (conjectures, all) = conjectures(context);
            widgets::note(ui, &text!("panels-conjectures-of-all-graded-figures-are", conjectures, all));
        });
        ui.add_space(size::GAP_SMALL);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            if self.sources {
                sources(ui, context, out);
            } else {
                notes(ui, context, out);
            }
        });
    }
}

/// How many figures with evidence are estimates, and how many have evidence.
fn conjectures(context: &EditorContext<'_>) -> (usize, usize) {
    let scenario = context.scenario();
    let all: Vec<&Evidence> = scenario
        .pieces
        .values()
        .flat_map(|p| p.evidence.values())
        .chain(scenario.objectives.values().filter_map(|o| o.evidence.as_ref()))
        .chain(scenario.feature_evidence.values())
        .chain(scenario.label_evidence.values())
        .collect();
    (all.iter().filter(|e| e.grade == Grade::Estimated).count(), all.len())
}

fn notes(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    if scenario.notes.is_empty() {
        widgets::empty(
            ui,
            text!("panels-no-notes-yet"),
            text!("panels-write-down-why-the-scenario-is-as-it"),
        );
    }
    for (id, note) in &scenario.notes {
        ui.push_id(("note", id), |ui| {
            // A long name gives way to the button.
            let (asked, removed) = egui::Sides::new().shrink_left().truncate().show(
                ui,
                |ui| pinned_to(ui, context, note),
                |ui| ui.small_button(text!("panels-remove")).clicked(),
            );
            out.extend(asked);
            if removed {
                out.push(Intent::edit(text!("panels-remove-note"), Edit::Note(id.clone(), None)));
            }
            if let Some(source) = note.evidence.as_ref().and_then(|e| scenario.meta.sources.get(&e.source)) {
                widgets::note(ui, &source.title);
            }
            let mut text = note.text.clone();
            let edit = egui::TextEdit::multiline(&mut text).desired_rows(2).desired_width(f32::INFINITY);
            let response = ui.add(edit).accessible_name(text!("panels-note-id", id = id.0));
            if response.gained_focus() || response.changed() {
                let gesture = oblique_context::gesture(ui, &response);
                if response.changed() {
                    let edit = Edit::Note(id.clone(), Some(Note { text, ..note.clone() }));
                    out.push(Intent::Edit { label: text!("panels-write-note").to_owned(), edit, gesture });
                }
            }
            ui.add_space(size::GAP);
        });
    }
}

/// Links to what a note is pinned to; what a click on them asks for.
fn pinned_to(ui: &mut Ui, context: &EditorContext<'_>, note: &Note) -> Vec<Intent> {
    let scenario = context.scenario();
    if let Some(hex) = note.hex
        && ui.link(text!("panels-hex-hex", hex = scenario.board.layout().name(hex))).clicked()
    {
        return vec![Intent::Select(Selection::Hex(hex)), Intent::LookAt(hex)];
    }
    if let Some((id, piece)) = note.piece.as_ref().and_then(|id| scenario.pieces.get_key_value(id))
        && ui.link(&piece.name).on_hover_text(&piece.name).clicked()
    {
        return vec![Intent::Select(Selection::Pieces([id.clone()].into()))];
    }
    Vec::new()
}

fn add_note(context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let mut note = Note::default();
    match &context.view.selection {
        Selection::Hex(hex) => note.hex = Some(*hex),
        Selection::Pieces(ids) => note.piece = ids.iter().next().cloned(),
        Selection::Objective(id) => note.hex = scenario.objectives.get(id).map(|o| o.hex),
        Selection::Label(id) => note.hex = scenario.board.labels().get(id).map(|l| l.hex),
        Selection::Nothing | Selection::Feature(_) => {}
    }
    let id = oblique_document::fresh_id("note", |id| scenario.notes.contains_key(&NoteId(id.to_owned())));
    out.push(Intent::edit(text!("panels-add-note"), Edit::Note(NoteId(id), Some(note))));
}

fn sources(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let meta = &context.scenario().meta;
    if meta.sources.is_empty() {
        widgets::empty(
            ui,
            text!("panels-no-sources-yet"),
            text!("panels-add-the-books-and-papers-the-figures-come"),
        );
    }
    for (key, source) in &meta.sources {
        ui.push_id(("source", key), |ui| {
            let mut put = |new: Option<Source>, gesture: Gesture| {
                let mut meta: Meta = meta.clone();
                match new {
                    Some(new) => meta.sources.insert(key.clone(), new),
                    None => meta.sources.remove(key),
                };
                let label = text!("panels-change-source").to_owned();
                out.push(Intent::Edit { label, edit: Edit::Meta(Box::new(meta)), gesture });
            };
            let one = |s: &String| FieldValue::One(s.clone());
            if let Some((title, g)) =
                form::text(ui, text!("panels-title"), &text!("panels-key-key", key), &one(&source.title))
            {
                put(Some(Source { title, ..source.clone() }), g);
            }
            if let Some((place, g)) =
                form::text(ui, text!("panels-where-to-find-it"), "", &one(&source.place))
            {
                put(Some(Source { place, ..source.clone() }), g);
            }
            if let Some((seen, g)) = form::text(ui, text!("panels-what-was-used"), "", &one(&source.seen)) {
                put(Some(Source { seen, ..source.clone() }), g);
            }
            if ui.small_button(text!("panels-remove")).clicked() {
                put(None, Gesture::Whole);
            }
            ui.add_space(size::GAP);
        });
    }
}

fn add_source(context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let mut meta = context.scenario().meta.clone();
    let key = oblique_document::fresh_id("source", |id| meta.sources.contains_key(id));
    meta.sources.insert(key, Source::default());
    out.push(Intent::edit(text!("panels-add-source"), Edit::Meta(Box::new(meta))));
}
