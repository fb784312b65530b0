//! Fields of forms: each draws one row and returns what the user made of it. Built from catalogs.

mod hexes;

pub(crate) use hexes::{hex, hexes, named_places};

use egui::{ComboBox, Id, Key, Modifiers, Response, RichText, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::{Gesture, Intent};
use oblique_rules::catalog::{Attribute, Domain};
use oblique_scenario::Value;
use oblique_text::{Text, text};
use oblique_ui::widgets;

/// What a field shows: one value, or several things differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FieldValue<T> {
    /// All agree.
    One(T),
    /// They differ.
    Mixed,
}

impl<T: PartialEq> FieldValue<T> {
    /// What several things have in common; `None` of nothing.
    pub(crate) fn of(mut values: impl Iterator<Item = T>) -> Option<Self> {
        let first = values.next()?;
        Some(if values.all(|v| v == first) { Self::One(first) } else { Self::Mixed })
    }

    /// The one value.
    pub(crate) fn one(&self) -> Option<&T> {
        match self {
            Self::One(value) => Some(value),
            Self::Mixed => None,
        }
    }
}

/// A new value and the gesture it belongs to.
pub(crate) type Answer<T> = Option<(T, Gesture)>;

const MIXED: Text = Text("panels-several");

/// A long text takes no more than this share of the panel's height, and no fewer rows than these where it
/// has them, so that what comes after it stays in reach.
const LONG_TEXT_SHARE: f32 = 0.28;
const LONG_TEXT_ROWS: f32 = 8.0;

/// One line of text.
pub(crate) fn text(ui: &mut Ui, name: &str, help: &str, shown: &FieldValue<String>) -> Answer<String> {
    let mut value = shown.one().cloned().unwrap_or_default();
    let hint = if shown.one().is_none() { MIXED.get() } else { "" };
    let response = widgets::row(ui, name, help, |ui| {
        ui.add(TextEdit::singleline(&mut value).hint_text(hint).desired_width(f32::INFINITY))
    });
    response
        .changed()
        .then(|| (value, oblique_context::gesture(ui, &response)))
        .or_else(|| touch(ui, &response))
}

/// A name; takes the keyboard, all of it selected, if that is `wanted`. Enter and Escape give the keyboard
/// back to where it was, and Escape the old name.
pub(crate) fn name(
    ui: &mut Ui,
    shown: &FieldValue<String>,
    wanted: bool,
    out: &mut Vec<Intent>,
) -> Answer<String> {
    let mut value = shown.one().cloned().unwrap_or_default();
    let mut field = None;
    let response = widgets::row(ui, text!("panels-name"), "", |ui| {
        let output = TextEdit::singleline(&mut value).desired_width(f32::INFINITY).show(ui);
        let response = output.response.response.clone();
        field = Some(output);
        response
    });
    let from = Id::unique(("keyboard before a name", response.id));
    if let (true, Some(mut output)) = (wanted, field) {
        if let Some(before) = ui.memory(egui::Memory::focused).filter(|id| *id != response.id) {
            ui.data_mut(|d| d.insert_temp(from, before));
        }
        response.request_focus();
        let all = egui::text::CCursorRange::two(
            egui::text::CCursor::new(0),
            egui::text::CCursor::new(value.chars().count()),
        );
        output.state.cursor.set_char_range(Some(all));
        output.state.store(ui.ctx(), response.id);
    }
    if response.lost_focus() {
        let ended = |key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
        let (escaped, entered) = (ended(Key::Escape), ended(Key::Enter));
        let before = ui.data_mut(|d| {
            let before = d.get_temp::<Id>(from);
            d.remove::<Id>(from);
            before
        });
        if let Some(before) = before.filter(|_| escaped || entered) {
            ui.memory_mut(|m| m.request_focus(before));
        }
        if escaped && let Gesture::Part(typed) = oblique_context::gesture(ui, &response) {
            out.push(Intent::GiveUp(typed));
            return None;
        }
    }
    response
        .changed()
        .then(|| (value, oblique_context::gesture(ui, &response)))
        .or_else(|| touch(ui, &response))
}

/// Several lines of text under their name.
pub(crate) fn long_text(ui: &mut Ui, name: &str, value: &str, rows: usize) -> Answer<String> {
    let mut value = value.to_owned();
    let label = ui.label(egui::RichText::new(name).color(oblique_ui::Tokens::of(ui).text_weak));
    let edit = TextEdit::multiline(&mut value).desired_rows(rows).desired_width(f32::INFINITY);
    let rows = LONG_TEXT_ROWS * ui.text_style_height(&egui::TextStyle::Body);
    let most = (LONG_TEXT_SHARE * ui.clip_rect().height()).max(rows);
    let area = widgets::scrolled(most).id_salt(name).show(ui, |ui| ui.add(edit));
    if area.content_size.y > area.inner_rect.height() {
        // The frame of a text that goes on below is closed here.
        let stroke = ui.visuals().widgets.inactive.bg_stroke;
        ui.painter().hline(area.inner_rect.x_range(), area.inner_rect.bottom(), stroke);
    }
    let response = area.inner.labelled_by(label.id);
    response
        .changed()
        .then(|| (value, oblique_context::gesture(ui, &response)))
        .or_else(|| touch(ui, &response))
}

/// A whole number.
pub(crate) fn number(
    ui: &mut Ui,
    name: &str,
    help: &str,
    shown: &FieldValue<i64>,
    range: std::ops::RangeInclusive<i64>,
    step: i64,
    unit: &str,
) -> Answer<i64> {
    let mut value = shown.one().copied().unwrap_or(*range.start());
    let mixed = shown.one().is_none();
    let response = widgets::row(ui, name, help, |ui| {
        let mut drag = widgets::stepped_number(ui, &mut value, step as f64).range(range);
        drag = drag.clamp_existing_to_range(false);
        if mixed {
            drag = drag.shown_as(MIXED.to_string());
        }
        let response = ui.add(drag);
        if !unit.is_empty() {
            let weak = oblique_ui::Tokens::of(ui).text_weak;
            ui.add(egui::Label::new(RichText::new(unit).small().color(weak)).truncate());
        }
        response
    });
    response
        .changed()
        .then(|| (value, oblique_context::gesture(ui, &response)))
        .or_else(|| touch(ui, &response))
}

/// One of some things by id and name. The value may be one that is not among them.
pub(crate) fn choice(
    ui: &mut Ui,
    name: &str,
    help: &str,
    shown: &FieldValue<String>,
    options: &[(String, String)],
) -> Answer<String> {
    wanted_choice(ui, name, help, shown, options, false)
}

/// A [`choice`] that takes the keyboard, and comes into view, if that is `wanted`.
pub(crate) fn wanted_choice(
    ui: &mut Ui,
    name: &str,
    help: &str,
    shown: &FieldValue<String>,
    options: &[(String, String)],
    wanted: bool,
) -> Answer<String> {
    let mut chosen = None;
    let text = match shown {
        FieldValue::Mixed => MIXED.get(),
        FieldValue::One(id) => options.iter().find(|(o, _)| o == id).map_or(id.as_str(), |(_, n)| n.as_str()),
    };
    let response = widgets::row(ui, name, help, |ui| {
        let width = ui.available_width().max(60.0);
        let combo = ComboBox::from_id_salt(("choice", name)).selected_text(text).width(width).truncate();
        combo
            .show_ui(ui, |ui| {
                for (id, name) in options {
                    let on = shown.one() == Some(id);
                    if ui.selectable_label(on, name).clicked() && !on {
                        chosen = Some(id.clone());
                    }
                }
            })
            .response
    });
    if wanted {
        response.request_focus();
        response.scroll_to_me(None);
    }
    chosen.map(|id| (id, Gesture::Whole))
}

/// Yes or no.
pub(crate) fn flag(ui: &mut Ui, name: &str, help: &str, shown: &FieldValue<bool>) -> Answer<bool> {
    let mut on = shown.one().copied().unwrap_or(false);
    let mixed = shown.one().is_none();
    let response = widgets::row(ui, name, help, |ui| widgets::tick(ui, &mut on, mixed));
    response.changed().then_some((on, Gesture::Whole))
}

/// A colour.
pub(crate) fn color(ui: &mut Ui, name: &str, value: &str) -> Answer<String> {
    let old = oblique_ui::theme::color_of(value);
    let mut new = old;
    let response = widgets::row(ui, name, "", |ui| ui.color_edit_button_srgba(&mut new));
    if new == old {
        return None;
    }
    let [r, g, b, _] = new.to_array();
    // The colour window is not the button: all of its changes are one gesture until it closes.
    Some((format!("{r:02x}{g:02x}{b:02x}"), oblique_context::gesture(ui, &response)))
}

/// A field of a catalog.
pub(crate) fn attribute(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    attribute: &Attribute,
    shown: &FieldValue<Value>,
) -> Answer<Value> {
    let rule = context.ruleset.manual().rule(&attribute.rule);
    let mut help = attribute.help.clone();
    if let Some(rule) = rule {
        help = text!("panels-help-rule-title", help, title = rule.title);
    }
    let int = |v: &Value| v.int().unwrap_or_else(|| attribute.default.int().unwrap_or(0));
    match &attribute.domain {
        Domain::Int { min, max, step } => {
            let help = text!("panels-help-min-to-max", help, min, max);
            let shown = map(shown, int);
            let answer =
                number(ui, &attribute.name, &help, &shown, *min..=*max, *step, attribute.unit_name());
            answer.map(|(n, g)| (Value::Int(n), g))
        }
        Domain::Choice(options) => {
            let shown = map(shown, |v| v.text().unwrap_or_default().to_owned());
            choice(ui, &attribute.name, &help, &shown, options).map(|(t, g)| (Value::Text(t), g))
        }
        Domain::Flag => {
            let shown = map(shown, |v| v.flag().unwrap_or(false));
            flag(ui, &attribute.name, &help, &shown).map(|(b, g)| (Value::Flag(b), g))
        }
        Domain::Text => {
            let shown = map(shown, |v| v.text().unwrap_or_default().to_owned());
            text(ui, &attribute.name, &help, &shown).map(|(t, g)| (Value::Text(t), g))
        }
        Domain::Clock => clock(ui, &attribute.name, &help, &map(shown, int)).map(|(n, g)| (Value::Int(n), g)),
    }
}

/// A clock time, minutes after midnight.
fn clock(ui: &mut Ui, name: &str, help: &str, shown: &FieldValue<i64>) -> Answer<i64> {
    let mut value = shown.one().copied().unwrap_or(0);
    let response = widgets::row(ui, name, help, |ui| {
        ui.add(widgets::decimal_number(&mut value).range(0..=1439).speed(5.0).worded(
            |n, _| format!("{:02}:{:02}", n as i64 / 60, n as i64 % 60),
            |text| {
                let (hours, minutes) = text.split_once(':').unwrap_or((text, "0"));
                Some(hours.trim().parse::<f64>().ok()? * 60.0 + minutes.trim().parse::<f64>().ok()?)
            },
        ))
    });
    response
        .changed()
        .then(|| (value, oblique_context::gesture(ui, &response)))
        .or_else(|| touch(ui, &response))
}

fn map<A, B>(shown: &FieldValue<A>, to: impl Fn(&A) -> B) -> FieldValue<B> {
    match shown {
        FieldValue::One(value) => FieldValue::One(to(value)),
        FieldValue::Mixed => FieldValue::Mixed,
    }
}

/// Starts a new gesture when a field is taken in hand without being changed yet.
fn touch<T>(ui: &Ui, response: &Response) -> Answer<T> {
    if response.gained_focus() || response.drag_started() {
        let _ = oblique_context::gesture(ui, response);
    }
    None
}
