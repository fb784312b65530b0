//! The Scenario panel: title and text, parameters, sides, nations, what happened on the day.

use super::Panel;
use super::form::{self, FieldValue};
use super::inspector::evidence;
use egui::{CollapsingHeader, ScrollArea, Ui};
use oblique_context::EditorContext;
use oblique_context::panel::Home;
use oblique_context::{Gesture, Intent};
use oblique_scenario::{Attrs, Edit, History, Meta, Side, SideInfo, Value};
use oblique_text::{inside, text};
use oblique_ui::widgets;

/// The panel.
pub(crate) struct ScenarioPanel;

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(ScenarioPanel)
}

impl Panel for ScenarioPanel {
    fn id(&self) -> &'static str {
        "scenario"
    }

    fn title(&self) -> String {
        text!("panels-scenario").to_owned()
    }

    fn home(&self) -> Home {
        Home::LEFT.open()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            CollapsingHeader::new(text!("panels-title-and-text"))
                .default_open(true)
                .show_unindented(ui, |ui| meta(ui, context, out));
            CollapsingHeader::new(text!("panels-battle"))
                .default_open(true)
                .show_unindented(ui, |ui| params(ui, context, out));
            for which in Side::BOTH {
                let title =
                    text!("panels-side-which-which-2", which, which_2 = context.scenario().side(which).name);
                CollapsingHeader::new(title)
                    .id_salt(("side", which.index()))
                    .show_unindented(ui, |ui| ui.push_id(which, |ui| side(ui, context, which, out)));
            }
            CollapsingHeader::new(text!("panels-nations"))
                .show_unindented(ui, |ui| super::nations::section(ui, context, out));
            CollapsingHeader::new(text!("panels-historical-result"))
                .show_unindented(ui, |ui| history(ui, context, out));
        });
    }
}

fn meta(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let meta = &context.scenario().meta;
    let mut put = |what: &str, new: Meta, gesture: Gesture| {
        out.push(Intent::Edit {
            label: text!("panels-change-what", what),
            edit: Edit::Meta(Box::new(new)),
            gesture,
        });
    };
    let one = |s: &String| FieldValue::One(s.clone());
    if let Some((title, g)) = form::text(ui, text!("panels-title"), "", &one(&meta.title)) {
        put(text!("panels-changed-title"), Meta { title, ..meta.clone() }, g);
    }
    if let Some((date, g)) = form::text(
        ui,
        text!("panels-date"),
        text!("panels-when-it-was-fought-in-your-words"),
        &one(&meta.date),
    ) {
        put(text!("panels-changed-date"), Meta { date, ..meta.clone() }, g);
    }
    if let Some((place, g)) = form::text(ui, text!("panels-place"), "", &one(&meta.place)) {
        put(text!("panels-changed-place"), Meta { place, ..meta.clone() }, g);
    }
    if let Some((author, g)) = form::text(ui, text!("panels-designer"), "", &one(&meta.author)) {
        put(text!("panels-changed-designer"), Meta { author, ..meta.clone() }, g);
    }
    if let Some((description, g)) = form::long_text(ui, text!("panels-description"), &meta.description, 4) {
        put(text!("panels-changed-description"), Meta { description, ..meta.clone() }, g);
    }
    if let Some((tips, g)) = form::long_text(ui, text!("panels-advice-to-the-players"), &meta.tips, 3) {
        put(text!("panels-changed-advice"), Meta { tips, ..meta.clone() }, g);
    }
}

/// The attributes of a catalog's list, as a form over `values`.
fn attrs(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    list: &[oblique_rules::catalog::Attribute],
    values: &Attrs,
    fallback: Option<&Attrs>,
) -> Option<(String, Attrs, Gesture)> {
    let mut answer = None;
    for attribute in list {
        let now: &Value = values
            .get(&attribute.id)
            .or_else(|| fallback.and_then(|f| f.get(&attribute.id)))
            .unwrap_or(&attribute.default);
        if let Some((value, gesture)) = form::attribute(ui, context, attribute, &FieldValue::One(now.clone()))
        {
            let mut new = values.clone();
            new.insert(attribute.id.clone(), value);
            answer = Some((attribute.name.clone(), new, gesture));
        }
    }
    answer
}

fn params(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    widgets::note(ui, &text!("panels-rules-catalog", catalog = context.catalog().name));
    if let Some((what, new, gesture)) =
        attrs(ui, context, &context.catalog().params, &context.scenario().params, None)
    {
        out.push(Intent::Edit {
            label: text!("panels-change-what-2", what = inside(&what)),
            edit: Edit::Params(new),
            gesture,
        });
    }
}

fn side(ui: &mut Ui, context: &EditorContext<'_>, side: Side, out: &mut Vec<Intent>) {
    let info = context.scenario().side(side);
    let mut put = |what: &str, new: SideInfo, gesture: Gesture| {
        let label = format!("{}: {}", info.name, inside(what));
        out.push(Intent::Edit { label, edit: Edit::Side(side, Box::new(new)), gesture });
    };
    if let Some((name, g)) = form::text(ui, text!("panels-name"), "", &FieldValue::One(info.name.clone())) {
        put(text!("panels-changed-name"), SideInfo { name, ..info.clone() }, g);
    }
    if let Some((color, g)) = form::color(ui, text!("panels-colour"), &info.color) {
        put(text!("panels-changed-colour"), SideInfo { color, ..info.clone() }, g);
    }
    if let Some((what, params, g)) = attrs(ui, context, &context.catalog().side_params, &info.params, None) {
        put(&what, SideInfo { params, ..info.clone() }, g);
    }
}

fn history(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let history = &context.scenario().history;
    let mut put = |what: &str, new: History, gesture: Gesture| {
        let edit = Edit::History(Box::new(new));
        out.push(Intent::Edit { label: text!("panels-historical-result-what", what), edit, gesture });
    };
    if let Some((outcome, g)) = form::long_text(ui, text!("panels-outcome"), &history.outcome, 3) {
        put(text!("panels-changed-outcome"), History { outcome, ..history.clone() }, g);
    }
    let mut options = vec![(String::new(), text!("panels-nobody").to_owned())];
    options.extend(Side::BOTH.map(|s| (s.to_string(), context.scenario().side(s).name.clone())));
    let now = history.winner.map(|s| s.to_string()).unwrap_or_default();
    if let Some((id, g)) = form::choice(ui, text!("panels-winner"), "", &FieldValue::One(now), &options) {
        let winner = Side::BOTH.into_iter().find(|s| s.to_string() == id);
        put(text!("panels-changed-winner"), History { winner, ..history.clone() }, g);
    }
    if let Some((minutes, g)) =
        range(ui, text!("panels-length"), text!("panels-minutes"), history.minutes, 5000, 15)
    {
        put(text!("panels-changed-length"), History { minutes, ..history.clone() }, g);
    }
    ui.horizontal(|ui| {
        let answer = evidence::mark(
            ui,
            context.scenario(),
            text!("panels-winner-and-length"),
            history.evidence.as_ref(),
        );
        widgets::note(ui, text!("panels-source-of-winner-and-length"));
        if let Some((verdict, g)) = answer {
            put(
                text!("panels-changed-evidence"),
                History { evidence: verdict.entry(), ..history.clone() },
                g,
            );
        }
    });
    for side in Side::BOTH {
        ui.push_id(("history", side), |ui| {
            let losses = &history.sides[side.index()];
            widgets::group(ui, &text!("panels-losses-of-side", side = context.scenario().side(side).name));
            if let Some((men, g)) =
                range(ui, text!("panels-men"), text!("panels-men-2"), losses.men_lost, 500_000, 50)
            {
                let mut new = history.clone();
                new.sides[side.index()].men_lost = men;
                put(text!("panels-changed-losses"), new, g);
            }
            if let Some((guns, g)) =
                range(ui, text!("panels-guns"), text!("panels-guns-2"), losses.guns_lost, 2000, 1)
            {
                let mut new = history.clone();
                new.sides[side.index()].guns_lost = guns;
                put(text!("panels-changed-guns-lost"), new, g);
            }
            let fallen = FieldValue::One(losses.leaders_lost.join(", "));
            if let Some((text, g)) = form::text(
                ui,
                text!("panels-leaders-fallen"),
                text!("panels-names-with-commas-between"),
                &fallen,
            ) {
                let mut new = history.clone();
                let names = text.split(',').map(|name| name.trim_start().to_owned());
                new.sides[side.index()].leaders_lost =
                    if text.trim().is_empty() { Vec::new() } else { names.collect() };
                put(text!("panels-changed-leaders-fallen"), new, g);
            }
            ui.horizontal(|ui| {
                let answer = evidence::mark(
                    ui,
                    context.scenario(),
                    text!("panels-these-losses"),
                    losses.evidence.as_ref(),
                );
                widgets::note(ui, text!("panels-source-of-these-losses"));
                if let Some((verdict, g)) = answer {
                    let mut new = history.clone();
                    new.sides[side.index()].evidence = verdict.entry();
                    put(text!("panels-changed-evidence"), new, g);
                }
            });
        });
    }
}

/// Two fields for the lowest and the highest figure of the sources; nothing of both is none.
fn range(
    ui: &mut Ui,
    name: &str,
    unit: &str,
    range: Option<(u32, u32)>,
    most: i64,
    step: i64,
) -> Option<(Option<(u32, u32)>, Gesture)> {
    let (low, high) = range.unwrap_or((0, 0));
    let to = |n: i64| u32::try_from(n).unwrap_or(0);
    let mut number = |which: &str, n: u32| {
        form::number(ui, &format!("{name}, {which}"), "", &FieldValue::One(n.into()), 0..=most, step, unit)
    };
    let (lowest, highest) = (number(text!("panels-lowest"), low), number(text!("panels-highest"), high));
    let changed = match (lowest, highest) {
        (Some((n, g)), _) => ((to(n), high.max(to(n))), g),
        (_, Some((n, g))) => ((low.min(to(n)), to(n)), g),
        _ => return None,
    };
    Some(((changed.0 != (0, 0)).then_some(changed.0), changed.1))
}
