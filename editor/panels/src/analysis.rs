//! The Analysis panel: what is asked of the ground, and the answer in full.

use super::Panel;
use super::profile;
use super::rule_hint::rule_hint;
use egui::{ComboBox, RichText, ScrollArea, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::analysis::{Answer, Ask, Commanded, Spotted, Subject, Who, words};
use oblique_context::view::Selection;
use oblique_context::view::ViewChange;
use oblique_scenario::Side;
use oblique_text::text;
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;
use std::collections::BTreeSet;

/// Widest and narrowest a drop-down list is drawn.
const LIST: (f32, f32) = (90.0, 220.0);

/// The panel.
#[derive(Default)]
pub(crate) struct Analysis;

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Analysis)
}

impl Panel for Analysis {
    fn id(&self) -> &'static str {
        "analysis"
    }

    fn title(&self) -> String {
        text!("panels-analysis").to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let ask = &context.view.ask;
            list(ui, text!("panels-show"), text!("panels-what-is-analysed"), ask.subject.name(), |ui| {
                for subject in Subject::ALL {
                    let on = ask.subject == subject;
                    if ui.selectable_label(on, subject.name()).on_hover_text(subject.help()).clicked() {
                        out.push(Intent::view(ViewChange::AskFor(subject)));
                    }
                }
            });
            if ask.subject == Subject::Nothing {
                widgets::empty(
                    ui,
                    text!("panels-no-analysis-yet"),
                    text!("panels-lines-of-sight-fields-of-view-marches"),
                );
                return;
            }
            settings(ui, context, out);
            ui.horizontal(|ui| {
                let mut shown = ask.shown;
                if ui.checkbox(&mut shown, text!("panels-on-the-map")).changed() {
                    out.push(Intent::view(ViewChange::Ask(Ask { shown, ..ask.clone() })));
                }
                if ui
                    .button(text!("panels-clear"))
                    .on_hover_text(text!("panels-clears-the-analysis-escape"))
                    .clicked()
                {
                    out.push(Intent::Run("analysis.clear"));
                }
                if context.view.asking {
                    ui.spinner();
                    ui.label(text!("panels-working"));
                }
            });
            ui.separator();
            answer(ui, context, out);
        });
    }
}

fn list(ui: &mut Ui, name: &str, help: &str, now: &str, choices: impl FnOnce(&mut Ui)) {
    widgets::row(ui, name, help, |ui| {
        let width = (ui.available_width() - size::GAP).clamp(LIST.0, LIST.1);
        let list = ComboBox::from_id_salt(name).selected_text(now).truncate().width(width);
        list.show_ui(ui, choices).response
    });
}

/// The settings of the question.
fn settings(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let ask = &context.view.ask;
    let by_who = matches!(ask.subject, Subject::View | Subject::Reach);
    if by_who {
        list(
            ui,
            text!("panels-from"),
            text!("panels-click-a-hex-with-the-analyse-tool-or"),
            ask.who.name(),
            |ui| {
                for who in Who::ALL {
                    if ui.selectable_label(ask.who == who, who.name()).clicked() {
                        out.push(Intent::view(ViewChange::Ask(Ask { who, ..ask.clone() })));
                    }
                }
            },
        );
    }
    if ask.subject == Subject::Times || (by_who && ask.who == Who::Side) {
        let name = |side: Side| context.scenario().side(side).name.clone();
        list(ui, text!("panels-side"), text!("panels-whose-units"), &name(ask.side), |ui| {
            for side in Side::BOTH {
                if ui.selectable_label(ask.side == side, name(side)).clicked() {
                    out.push(Intent::view(ViewChange::Ask(Ask { side, ..ask.clone() })));
                }
            }
        });
    }
    if ask.subject == Subject::View {
        range(ui, context, out);
    }
    if matches!(ask.subject, Subject::Reach | Subject::Pockets) {
        let survey = context.ruleset.survey(context.scenario());
        let movers = survey.movers();
        let none = match (ask.subject, ask.who) {
            (Subject::Pockets, _) => text!("panels-everybody"),
            (_, Who::Hex) => movers.first().map_or("", |m| m.name.as_str()),
            _ => text!("panels-as-they-stand"),
        };
        let now = ask.mover.and_then(|m| movers.get(m)).map_or(none, |m| m.name.as_str());
        list(ui, text!("panels-as"), text!("panels-arm-and-formation-that-move"), now, |ui| {
            if (ask.subject == Subject::Pockets || ask.who != Who::Hex)
                && ui.selectable_label(ask.mover.is_none(), none).clicked()
            {
                out.push(Intent::view(ViewChange::Ask(Ask { mover: None, ..ask.clone() })));
            }
            for (index, mover) in movers.iter().enumerate() {
                let text = format!("{} ({})", mover.name, words::points(mover.points_halves));
                if ui.selectable_label(ask.mover == Some(index), text).clicked() {
                    out.push(Intent::view(ViewChange::Ask(Ask { mover: Some(index), ..ask.clone() })));
                }
            }
        });
    }
    if matches!(ask.subject, Subject::Reach | Subject::Times) {
        let mut turns = ask.turns;
        let name = format!("{}s", context.catalog().turn_name);
        let field = |ui: &mut Ui| ui.add(widgets::whole_number(ui, &mut turns).range(1..=24));
        if widgets::row(ui, &name, text!("panels-how-far-ahead-is-looked"), field).changed() {
            out.push(Intent::view(ViewChange::Ask(Ask { turns, ..ask.clone() })));
        }
    }
    if ask.subject == Subject::Pockets {
        let mut edges = ask.edges;
        let field = ui.checkbox(&mut edges, text!("panels-units-may-come-over-the-boards-edge"));
        if field.on_hover_text(text!("panels-else-only-from-where-they-stand-and-where")).changed() {
            out.push(Intent::view(ViewChange::Ask(Ask { edges, ..ask.clone() })));
        }
    }
}

/// Whose range bounds the view.
fn range(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let ask = &context.view.ask;
    let survey = context.ruleset.survey(context.scenario());
    let shooters = survey.shooters();
    let none =
        if ask.who == Who::Hex { text!("panels-the-eye-alone") } else { text!("panels-their-own-range") };
    let now = ask.shooter.and_then(|s| shooters.get(s)).map_or(none, |s| s.name.as_str());
    list(ui, text!("panels-range"), text!("panels-how-far-is-looked-of-a-weapon-or"), now, |ui| {
        if ui.selectable_label(ask.shooter.is_none(), none).clicked() {
            out.push(Intent::view(ViewChange::Ask(Ask { shooter: None, ..ask.clone() })));
        }
        for (index, shooter) in shooters.iter().enumerate() {
            let text = text!(
                "panels-shooter-reach-hexes-hexes",
                shooter = shooter.name,
                reach_hexes = shooter.reach_hexes
            );
            if ui.selectable_label(ask.shooter == Some(index), text).clicked() {
                out.push(Intent::view(ViewChange::Ask(Ask { shooter: Some(index), ..ask.clone() })));
            }
        }
    });
    if ask.shooter.is_none() {
        let mut eye = ask.eye_hexes;
        let field = |ui: &mut Ui| {
            ui.add(widgets::whole_number(ui, &mut eye).range(1..=60).suffix(text!("panels-hexes")))
        };
        if widgets::row(ui, text!("panels-eye"), text!("panels-how-far-is-looked-where-nobody-shoots"), field)
            .changed()
        {
            out.push(Intent::view(ViewChange::Ask(Ask { eye_hexes: eye, ..ask.clone() })));
        }
    }
    if ask.who != Who::Hex {
        let mut front = ask.front;
        let field = ui.checkbox(&mut front, text!("panels-only-before-the-front-of-guns-and-firing"));
        if field.changed() {
            out.push(Intent::view(ViewChange::Ask(Ask { front, ..ask.clone() })));
        }
    }
}

/// What is missing for an answer.
fn missing(context: &EditorContext<'_>) -> &'static str {
    let ask = &context.view.ask;
    match (ask.subject, ask.who) {
        (Subject::Sight, _) => text!("panels-drag-with-the-analyse-tool-from-the-hex"),
        (_, Who::Hex) => text!("panels-click-a-hex-with-the-analyse-tool"),
        (_, Who::Selected) => text!("panels-select-units-that-stand-on-the-board"),
        (_, Who::Command) => text!("panels-select-a-leader-or-a-unit-of-his"),
        (_, Who::Side) => text!("panels-no-unit-of-this-side-stands-on-the"),
    }
}

fn answer(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let layout = context.scenario().board.layout();
    let asked = context.view.ask.question(context.scenario(), &context.view.selection);
    let Some(reply) = context.view.answer.as_deref().filter(|_| asked.is_some()) else {
        if asked.is_none() {
            ui.label(missing(context));
            if context.view.ask.subject.points()
                && context.view.tool != "analyse"
                && ui.button(text!("panels-analyse")).clicked()
            {
                out.push(Intent::Tool("analyse"));
            }
        }
        return;
    };
    ui.label(RichText::new(words::verdict(&reply.answer, layout, &context.catalog().turn_name)).strong());
    match &reply.answer {
        Answer::Sight(spotted) => sight(ui, context, spotted, out),
        Answer::Reach(march) => movers(ui, &march.movers),
        Answer::Times(timed) => movers(ui, &timed.march.movers),
        Answer::Command(commanded) => command(ui, context, commanded, out),
        Answer::Pockets(pockets) if !pockets.all.is_empty() => {
            let select = ui.button(text!("panels-select-them"));
            if select.on_hover_text(text!("panels-the-hexes-become-the-selection-tools-keep")).clicked() {
                out.push(Intent::Run("analysis.select_unreached"));
            }
        }
        Answer::View(_) | Answer::Pockets(_) | Answer::March(_) => {}
    }
    if matches!(reply.answer, Answer::Reach(_) | Answer::Times(_)) {
        widgets::note(ui, text!("panels-ground-alone-turning-other-units-and-zones"));
    }
}

fn movers(ui: &mut Ui, names: &[String]) {
    if !names.is_empty() {
        ui.label(text!("panels-moving-names", names = names.join("; ")));
    }
}

fn sight(ui: &mut Ui, context: &EditorContext<'_>, spotted: &Spotted, out: &mut Vec<Intent>) {
    rule(ui, context, spotted.sight.rule.as_str(), out);
    if let Some(hex) = profile::draw(ui, context, spotted) {
        out.push(Intent::LookAt(hex));
    }
}

/// A rule to click.
fn rule(ui: &mut Ui, context: &EditorContext<'_>, id: &str, out: &mut Vec<Intent>) {
    let Some(rule) = context.ruleset.manual().rule(id) else { return };
    let text = text!("panels-rule-title", title = rule.title);
    if ui.link(text).on_hover_ui(|ui| rule_hint(ui, rule)).clicked() {
        out.push(Intent::Rule(rule.id.clone()));
    }
}

fn command(ui: &mut Ui, context: &EditorContext<'_>, commanded: &Commanded, out: &mut Vec<Intent>) {
    let tokens = Tokens::of(ui);
    let rules: BTreeSet<&str> = commanded.leaders.iter().map(|called| called.area.rule.as_str()).collect();
    for id in rules {
        rule(ui, context, id, out);
    }
    ui.add_space(size::GAP_SMALL);
    for called in &commanded.leaders {
        let outside = called.area.outside.len();
        let all = outside + called.area.inside.len();
        ui.horizontal_wrapped(|ui| {
            let text = text!(
                "panels-shooter-reach-hexes-hexes",
                shooter = called.name,
                reach_hexes = called.area.radius_hexes
            );
            if ui.link(text).on_hover_text(text!("panels-select-the-leader-and-look-at-him")).clicked() {
                out.push(Intent::Select(Selection::Pieces([called.leader.clone()].into())));
                out.push(Intent::LookAt(called.area.center));
            }
            let text = match (all, outside) {
                (0, _) => text!("panels-nobody-under-him").to_owned(),
                (_, 0) => text!("panels-all-all-in", all),
                _ => text!("panels-outside-of-all-out", outside, all),
            };
            let color = if outside > 0 { tokens.warning } else { tokens.text_weak };
            ui.label(RichText::new(text).color(color));
        });
    }
    if !commanded.outside.is_empty() && ui.button(text!("panels-select-those-out-of-command")).clicked() {
        let ids = commanded.outside.iter().map(|(id, _)| id.clone()).collect();
        out.push(Intent::Select(Selection::Pieces(ids)));
    }
}
