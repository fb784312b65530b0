//! The Analysis panel: what is asked of the ground, and the answer in full.

use super::Panel;
use super::profile;
use egui::{ComboBox, RichText, ScrollArea, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::analysis::{Answer, Ask, Commanded, Spotted, Subject, Who, words};
use oblique_context::view::Selection;
use oblique_context::view::ViewChange;
use oblique_scenario::Side;
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
        "Analysis".to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            let ask = &context.view.ask;
            list(ui, "Show", "What is analysed", ask.subject.name(), |ui| {
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
                    "No analysis yet",
                    "Lines of sight, fields of view, marches, command and pockets, by the rules in play.",
                );
                return;
            }
            settings(ui, context, out);
            ui.horizontal(|ui| {
                let mut shown = ask.shown;
                if ui.checkbox(&mut shown, "On the map").changed() {
                    out.push(Intent::view(ViewChange::Ask(Ask { shown, ..ask.clone() })));
                }
                if ui.button("Clear").on_hover_text("Clears the analysis (Escape)").clicked() {
                    out.push(Intent::Run("analysis.clear"));
                }
                if context.view.asking {
                    ui.spinner();
                    ui.label("Working");
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
        list(ui, "From", "Click a hex with the Analyse tool, or select units", ask.who.name(), |ui| {
            for who in Who::ALL {
                if ui.selectable_label(ask.who == who, who.name()).clicked() {
                    out.push(Intent::view(ViewChange::Ask(Ask { who, ..ask.clone() })));
                }
            }
        });
    }
    if ask.subject == Subject::Times || (by_who && ask.who == Who::Side) {
        let name = |side: Side| context.scenario().side(side).name.clone();
        list(ui, "Side", "Whose units", &name(ask.side), |ui| {
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
            (Subject::Pockets, _) => "Everybody",
            (_, Who::Hex) => movers.first().map_or("", |m| m.name.as_str()),
            _ => "As they stand",
        };
        let now = ask.mover.and_then(|m| movers.get(m)).map_or(none, |m| m.name.as_str());
        list(ui, "As", "Arm and formation that move", now, |ui| {
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
        if widgets::row(ui, &name, "How far ahead is looked", field).changed() {
            out.push(Intent::view(ViewChange::Ask(Ask { turns, ..ask.clone() })));
        }
    }
    if ask.subject == Subject::Pockets {
        let mut edges = ask.edges;
        let field = ui.checkbox(&mut edges, "Units may come over the board's edge");
        if field.on_hover_text("Else only from where they stand and where they enter").changed() {
            out.push(Intent::view(ViewChange::Ask(Ask { edges, ..ask.clone() })));
        }
    }
}

/// Whose range bounds the view.
fn range(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let ask = &context.view.ask;
    let survey = context.ruleset.survey(context.scenario());
    let shooters = survey.shooters();
    let none = if ask.who == Who::Hex { "The eye alone" } else { "Their own range" };
    let now = ask.shooter.and_then(|s| shooters.get(s)).map_or(none, |s| s.name.as_str());
    list(ui, "Range", "How far is looked: of a weapon, or as far as you say", now, |ui| {
        if ui.selectable_label(ask.shooter.is_none(), none).clicked() {
            out.push(Intent::view(ViewChange::Ask(Ask { shooter: None, ..ask.clone() })));
        }
        for (index, shooter) in shooters.iter().enumerate() {
            let text = format!("{} ({} hexes)", shooter.name, shooter.reach_hexes);
            if ui.selectable_label(ask.shooter == Some(index), text).clicked() {
                out.push(Intent::view(ViewChange::Ask(Ask { shooter: Some(index), ..ask.clone() })));
            }
        }
    });
    if ask.shooter.is_none() {
        let mut eye = ask.eye_hexes;
        let field = |ui: &mut Ui| ui.add(widgets::whole_number(ui, &mut eye).range(1..=60).suffix(" hexes"));
        if widgets::row(ui, "Eye", "How far is looked where nobody shoots", field).changed() {
            out.push(Intent::view(ViewChange::Ask(Ask { eye_hexes: eye, ..ask.clone() })));
        }
    }
    if ask.who != Who::Hex {
        let mut front = ask.front;
        let field = ui.checkbox(&mut front, "Only before the front of guns and firing units");
        if field.changed() {
            out.push(Intent::view(ViewChange::Ask(Ask { front, ..ask.clone() })));
        }
    }
}

/// What is missing for an answer.
fn missing(context: &EditorContext<'_>) -> &'static str {
    let ask = &context.view.ask;
    match (ask.subject, ask.who) {
        (Subject::Sight, _) => "Drag with the Analyse tool from the hex that looks to the hex looked at.",
        (_, Who::Hex) => "Click a hex with the Analyse tool.",
        (_, Who::Selected) => "Select units that stand on the board.",
        (_, Who::Command) => "Select a leader, or a unit of his, with units on the board.",
        (_, Who::Side) => "No unit of this side stands on the board.",
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
                && ui.button("Analyse").clicked()
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
            let select = ui.button("Select them");
            if select.on_hover_text("The hexes become the selection tools keep within").clicked() {
                out.push(Intent::Run("analysis.select_unreached"));
            }
        }
        Answer::View(_) | Answer::Pockets(_) | Answer::March(_) => {}
    }
    if matches!(reply.answer, Answer::Reach(_) | Answer::Times(_)) {
        widgets::note(
            ui,
            "Ground alone: turning, other units and zones of control are not counted. Numbers are turns; \
             point at a hex for points.",
        );
    }
}

fn movers(ui: &mut Ui, names: &[String]) {
    if !names.is_empty() {
        ui.label(format!("Moving: {}", names.join("; ")));
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
    let text = format!("Rule: {}", rule.title);
    if ui.link(text).on_hover_text(&rule.summary).clicked() {
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
            let text = format!("{} ({} hexes)", called.name, called.area.radius_hexes);
            if ui.link(text).on_hover_text("Select the leader and look at him").clicked() {
                out.push(Intent::Select(Selection::Pieces([called.leader.clone()].into())));
                out.push(Intent::LookAt(called.area.center));
            }
            let text = match (all, outside) {
                (0, _) => "nobody under him".to_owned(),
                (_, 0) => format!("all {all} in"),
                _ => format!("{outside} of {all} out"),
            };
            let color = if outside > 0 { tokens.warning } else { tokens.text_weak };
            ui.label(RichText::new(text).color(color));
        });
    }
    if !commanded.outside.is_empty() && ui.button("Select those out of command").clicked() {
        let ids = commanded.outside.iter().map(|(id, _)| id.clone()).collect();
        out.push(Intent::Select(Selection::Pieces(ids)));
    }
}
