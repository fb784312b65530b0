//! The mark beside a figure that tells where it comes from, and its little form.

use super::form::FieldValue;
use egui::{RichText, TextEdit, Ui};
use oblique_context::Gesture;
use oblique_scenario::{Evidence, Grade, Scenario};
use oblique_text::{Text, text};
use oblique_ui::choice;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets::{self, Mark};

/// Width of a mark.
pub const MARK_WIDTH: f32 = 16.0;

const GRADES: [(Option<Grade>, Mark, Text); 4] = [
    (None, Mark::Dot, Text("panels-no-source-given")),
    (Some(Grade::Sourced), Mark::Disc, Text("panels-read-in-a-source")),
    (Some(Grade::Known), Mark::Ring, Text("panels-known-from-the-literature")),
    (Some(Grade::Estimated), Mark::Wave, Text("panels-conjecture")),
];

fn of(grade: Option<Grade>) -> (Mark, &'static str) {
    GRADES.iter().find(|(g, ..)| *g == grade).map_or((Mark::Dot, ""), |(_, glyph, name)| (*glyph, name.get()))
}

/// What the user says of the evidence of a figure.
pub enum Verdict {
    /// It rests on this.
    Rests(Evidence),
    /// Nothing is known of it.
    Unmarked,
}

impl Verdict {
    /// As an entry of a map of evidence: `None` takes the entry out.
    pub fn entry(self) -> Option<Evidence> {
        match self {
            Self::Rests(evidence) => Some(evidence),
            Self::Unmarked => None,
        }
    }

    fn of(evidence: Option<Evidence>) -> Self {
        evidence.map_or(Self::Unmarked, Self::Rests)
    }
}

/// A verdict and how it joins the history: typing a remark is one undo step.
pub type Ruling = (Verdict, Gesture);

/// The sign of a grade and its colour.
pub fn sign(tokens: Tokens, grade: Option<Grade>) -> (Mark, egui::Color32) {
    let color = match grade {
        Some(Grade::Estimated) => tokens.conjecture,
        Some(Grade::Sourced) => tokens.good,
        _ => tokens.text_weak,
    };
    (of(grade).0, color)
}

/// Grade, source and remark in words: 'Read in a source: Duffy'.
pub fn words(scenario: &Scenario, now: Option<&Evidence>) -> String {
    let mut text = of(now.map(|e| e.grade)).1.to_owned();
    if let Some(evidence) = now {
        if let Some(source) = scenario.meta.sources.get(&evidence.source) {
            text = format!("{text}: {}", source.title);
        }
        if !evidence.remark.is_empty() {
            text = format!("{text}\n{}", evidence.remark);
        }
    }
    text
}

/// Draws the mark of `what`; returns what the user says of it instead.
pub fn mark(ui: &mut Ui, scenario: &Scenario, what: &str, now: Option<&Evidence>) -> Option<Ruling> {
    mark_of(ui, scenario, what, &FieldValue::One(now))
}

/// The same of several at once, whose evidence may differ.
pub(crate) fn mark_of(
    ui: &mut Ui,
    scenario: &Scenario,
    what: &str,
    shown: &FieldValue<Option<&Evidence>>,
) -> Option<Ruling> {
    let tokens = Tokens::of(ui);
    let now = shown.one().copied().flatten();
    let grade = now.map(|e| e.grade);
    let differ = shown.one().is_none();
    let name = if differ { text!("panels-sources-differ") } else { of(grade).1 };
    let (glyph, color) = sign(tokens, grade);
    let mut answer = None;
    let button = egui::Button::new("").frame(false).min_size(egui::vec2(MARK_WIDTH, MARK_WIDTH));
    let menu = egui::containers::menu::MenuButton::from_button(button).config(
        egui::containers::menu::MenuConfig::new()
            .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside),
    );
    let padding = std::mem::replace(&mut ui.spacing_mut().button_padding.x, 0.0);
    let (response, _) = menu.ui(ui, |ui| {
        ui.spacing_mut().button_padding.x = padding;
        ui.set_min_width(260.0);
        ui.label(RichText::new(text!("panels-source-of-what", what)).strong());
        let (graded, detailed) = (grades(ui, now, differ), details(ui, scenario, now));
        answer = graded.or(detailed);
    });
    ui.spacing_mut().button_padding.x = padding;
    glyph.paint(ui.painter(), response.rect.center(), color);
    let text = if differ { name.to_owned() } else { words(scenario, now) };
    response.accessible_name(text!("panels-source-of-what-name", what, name)).on_hover_text(text);
    answer
}

/// The form of the evidence of a figure; returns what the user says of it instead.
pub fn form(ui: &mut Ui, scenario: &Scenario, now: Option<&Evidence>) -> Option<Ruling> {
    // Both are drawn, whichever is answered.
    let (graded, detailed) = (grades(ui, now, false), details(ui, scenario, now));
    graded.or(detailed)
}

/// The grades to choose from; where several differ none is chosen.
fn grades(ui: &mut Ui, now: Option<&Evidence>, differ: bool) -> Option<Ruling> {
    let mut answer = None;
    for (grade, _, name) in GRADES {
        let on = !differ && now.map(|e| e.grade) == grade;
        if ui.radio(on, name.get()).clicked() && !on {
            let verdict = Verdict::of(grade.map(|grade| match now {
                Some(evidence) => Evidence { grade, ..evidence.clone() },
                None => Evidence { grade, source: String::new(), remark: String::new() },
            }));
            answer = Some((verdict, Gesture::Whole));
        }
    }
    answer
}

/// Source and remark, where there is evidence.
fn details(ui: &mut Ui, scenario: &Scenario, now: Option<&Evidence>) -> Option<Ruling> {
    let mut answer = None;
    let evidence = now?;
    let title = |key: &str| {
        scenario.meta.sources.get(key).map_or(text!("panels-none"), |s| s.title.as_str()).to_owned()
    };
    widgets::row(
        ui,
        text!("panels-book-or-paper"),
        text!("panels-books-and-papers-are-listed-in-the-notes"),
        |ui| {
            choice(ui, "evidence source", &title(&evidence.source), None, |ui| {
                let keys = std::iter::once("").chain(scenario.meta.sources.keys().map(String::as_str));
                for key in keys {
                    if ui.selectable_label(evidence.source == key, title(key)).clicked() {
                        let source = key.to_owned();
                        answer =
                            Some((Verdict::Rests(Evidence { source, ..evidence.clone() }), Gesture::Whole));
                    }
                }
            })
        },
    );
    let mut remark = evidence.remark.clone();
    let field = widgets::row(ui, text!("panels-remark"), "", |ui| {
        ui.add(TextEdit::singleline(&mut remark).desired_width(150.0))
    });
    if field.gained_focus() || field.changed() {
        let gesture = oblique_context::gesture(ui, &field);
        if field.changed() {
            answer = Some((Verdict::Rests(Evidence { remark, ..evidence.clone() }), gesture));
        }
    }
    answer
}
