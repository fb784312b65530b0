//! The Problems panel: what is wrong with the scenario now, grouped and filtered; a click goes there,
//! a button fixes it, or all of its kind at once.

mod alike;
mod silenced;

use super::Panel;
use super::places::place_name;
use super::rule_hint::rule_hint;
use alike::Alike;
use egui::{Color32, RichText, ScrollArea, Sense, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::Home;
use oblique_context::view::ViewChange;
use oblique_scenario::PieceId;
use oblique_scenario::check::{Construction, Diagnostic, Place, Severity, short_id};
use oblique_text::{Text, text, translated};
use oblique_ui::shorten::lines_at_most;
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets::{self, Mark};
use std::collections::BTreeMap;

/// The search box is no narrower than this, in points.
const SEARCH_WIDTH: f32 = 120.0;

/// Width of the panel, in points, up to which a problem's buttons stand over its text.
const NARROW: f32 = 340.0;

/// Lines of a problem in the list, at most; the rest is told on hovering.
const MOST_LINES: usize = 2;

/// Lines of a problem on hovering, at most.
const MOST_HINT_LINES: usize = 5;

/// What problems are put together by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Group {
    #[default]
    Severity,
    Place,
    Rule,
}

const GROUPS: [(Group, Text); 3] = [
    (Group::Severity, Text("panels-by-severity")),
    (Group::Place, Text("panels-by-place")),
    (Group::Rule, Text("panels-by-rule")),
];

/// The panel.
#[derive(Default)]
pub(crate) struct Problems {
    hidden: [bool; 3],
    search: String,
    group: Group,
    /// The problem gone to last, as the list was last drawn: it is scrolled to once.
    shown: Option<usize>,
    heights: Heights,
    /// The problem to be silenced.
    asked: Option<silenced::Asked>,
}

/// How high the rows were when they were last drawn, so that of a long list only what is in view is.
#[derive(Default)]
struct Heights {
    /// Width they were drawn at, in points.
    width: f32,
    /// In points, by the problem's place in the list of all.
    rows: Vec<Option<f32>>,
}

impl Heights {
    /// Forgets them where they cannot hold any more.
    fn fit(&mut self, width: f32, problems: usize) {
        if self.width != width || self.rows.len() != problems {
            *self = Self { width, rows: vec![None; problems] };
        }
    }

    /// The height of a row that would be out of view if it began here.
    fn of_unseen(&self, ui: &Ui, at: usize) -> Option<f32> {
        let height = self.rows.get(at).copied().flatten()?;
        let (top, view) = (ui.cursor().top(), ui.clip_rect());
        (top + height < view.top() || top > view.bottom()).then_some(height)
    }
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Problems::default())
}

const SEVERITIES: [(Severity, Text); 3] = [
    (Severity::Error, Text("panels-errors")),
    (Severity::Warning, Text("panels-warnings")),
    (Severity::Note, Text("panels-notes")),
];

/// The sign of a severity.
pub(crate) fn sign(tokens: Tokens, severity: Severity) -> (Mark, Color32) {
    match severity {
        Severity::Error => (Mark::Disc, tokens.error),
        Severity::Warning => (Mark::Triangle, tokens.warning),
        Severity::Note => (Mark::Ring, tokens.text_weak),
    }
}

/// The worst that is wrong with a piece; notes are not told of.
pub(crate) fn worst(context: &EditorContext<'_>, id: &PieceId) -> Option<Severity> {
    let own = context.problems.iter().filter(|p| matches!(&p.place, Place::Piece(of, _) if of == id));
    own.map(|p| p.severity).min().filter(|s| *s != Severity::Note)
}

/// A problem as the list shows it.
struct Line<'d> {
    at: usize,
    problem: &'d Diagnostic,
    place: String,
    /// Is it only still to do?
    to_do: bool,
}

impl Line<'_> {
    fn sentence(&self) -> String {
        sentence(&self.place, self.problem)
    }
}

/// What is wrong, and where, unless the message names that itself.
fn sentence(place: &str, problem: &Diagnostic) -> String {
    let message = &problem.message;
    let word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let named = message.match_indices(place).any(|(at, _)| {
        let (before, after) = (message.get(..at), message.get(at + place.len()..));
        !word(before.and_then(|text| text.chars().last()))
            && !word(after.and_then(|text| text.chars().next()))
    });
    if named { message.clone() } else { format!("{place}: {message}") }
}

impl Panel for Problems {
    fn id(&self) -> &'static str {
        "problems"
    }

    fn title(&self) -> String {
        text!("panels-problems").to_owned()
    }

    fn home(&self) -> Home {
        Home::BOTTOM.open()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        if context.problems.is_empty() {
            // Nothing to group, filter or search for: a low panel has no room to say so twice.
            if context.silenced.is_empty() {
                widgets::empty(
                    ui,
                    text!("panels-no-problems"),
                    text!("panels-the-scenario-is-checked-while-you-work-on"),
                );
                return;
            }
            ui.label(text!("panels-no-problems-except-silenced-ones"));
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| silenced::show(ui, context, out));
            return;
        }
        let lines = self.lines(context);
        // What is fixed meanwhile needs no reason.
        self.asked.take_if(|asked| !asked.stands(context));
        match &mut self.asked {
            // In the place of the bar, so that the note stays in view.
            Some(asked) => {
                if asked.ask(ui, out) {
                    self.asked = None;
                }
            }
            None => self.bar(ui, context, &lines),
        }
        ui.add_space(size::GAP_SMALL);
        if lines.is_empty() {
            widgets::empty(
                ui,
                text!("panels-nothing-to-show"),
                text!("panels-all-problems-are-hidden-by-the-filter"),
            );
        }
        let new = context.view.problem.filter(|at| self.shown != Some(*at));
        self.shown = context.view.problem;
        let mut groups: BTreeMap<(usize, String), Vec<Line<'_>>> = BTreeMap::new();
        for line in lines {
            groups.entry(self.heading(context, &line)).or_default().push(line);
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            self.heights.fit(ui.available_width(), context.problems.len());
            // The counts of the bar say it where all are of one severity: in a low panel every row counts.
            let only = groups.len() == 1 && self.group == Group::Severity;
            for ((_, title), lines) in groups {
                let kinds = alike::with_remedies(lines.iter().map(|line| line.problem));
                if !only || !kinds.is_empty() || lines.iter().any(|line| line.to_do) {
                    let count = lines.iter().map(|line| line.problem.count()).sum();
                    heading(ui, &title, count, &kinds, out);
                }
                for line in &lines {
                    let scroll = new == Some(line.at);
                    if let (false, Some(height)) = (scroll, self.heights.of_unseen(ui, line.at)) {
                        ui.allocate_space(egui::vec2(1.0, height));
                        continue;
                    }
                    let height = row(ui, context, line, scroll, &mut self.asked, out);
                    if let Some(known) = self.heights.rows.get_mut(line.at) {
                        *known = Some(height);
                    }
                }
                ui.add_space(size::GAP_SMALL);
            }
            silenced::show(ui, context, out);
        });
    }
}

impl Problems {
    /// What passes the filter, in the order of the checks.
    fn lines<'d>(&self, context: &'d EditorContext<'_>) -> Vec<Line<'d>> {
        let query = self.search.trim().to_lowercase();
        let all = context.problems.iter().enumerate().filter(|(_, p)| !self.hidden[p.severity as usize]);
        let construction = Construction::of(context.scenario());
        let line = |(at, problem): (usize, &'d Diagnostic)| {
            let to_do = construction.leaves_to_do(context.scenario(), problem);
            Line { at, problem, to_do, place: place_name(context, &problem.place) }
        };
        all.map(line)
            .filter(|l| {
                let text =
                    || format!("{} {} {} {}", l.place, l.problem.message, l.problem.id, l.problem.rule);
                query.is_empty() || text().to_lowercase().contains(&query)
            })
            .collect()
    }

    /// The group a problem is in: its place among the groups, and its title.
    fn heading(&self, context: &EditorContext<'_>, line: &Line<'_>) -> (usize, String) {
        let problem = line.problem;
        match self.group {
            Group::Severity => {
                if line.to_do {
                    return (0, text!("panels-still-to-do").to_owned());
                }
                let at = problem.severity as usize;
                (at + 1, SEVERITIES.get(at).map_or("", |(_, name)| name.get()).to_owned())
            }
            Group::Place => {
                let (at, title) = match &problem.place {
                    Place::Param(_) | Place::Side(..) | Place::Nation(_) => {
                        (0, text!("panels-scenario-and-sides"))
                    }
                    Place::Piece(..) => (1, text!("panels-units-and-leaders")),
                    Place::Objective(_) => (2, text!("panels-objectives")),
                    Place::Hex(..) => (3, text!("panels-ground")),
                    Place::Feature(_) => (4, text!("panels-roads-and-streams")),
                    Place::Label(_) => (5, text!("panels-names")),
                };
                (at, title.to_owned())
            }
            Group::Rule => {
                let rule = context.ruleset.manual().rule(problem.rule.as_str());
                let title = rule.map_or_else(
                    || text!("panels-what-any-battle-needs").to_owned(),
                    |r| translated(&r.title).into_owned(),
                );
                (0, title)
            }
        }
    }

    fn bar(&mut self, ui: &mut Ui, context: &EditorContext<'_>, lines: &[Line<'_>]) {
        let tokens = Tokens::of(ui);
        let construction = Construction::of(context.scenario());
        let to_do = |p: &Diagnostic| construction.leaves_to_do(context.scenario(), p);
        ui.horizontal_wrapped(|ui| {
            for (severity, name) in SEVERITIES {
                let these = context.problems.iter().filter(|p| p.severity == severity && !to_do(p));
                let count: usize = these.map(Diagnostic::count).sum();
                let hidden = &mut self.hidden[severity as usize];
                let text = RichText::new(format!("{name} {count}"));
                let text = if count > 0 { text.color(sign(tokens, severity).1) } else { text };
                let toggle = ui.selectable_label(!*hidden, text);
                if toggle.on_hover_text(text!("panels-show-or-hide-these")).clicked() {
                    *hidden = !*hidden;
                }
            }
            ui.separator();
            for (group, name) in GROUPS {
                ui.selectable_value(&mut self.group, group, name.get())
                    .on_hover_text(text!("panels-put-the-problems-together"));
            }
            ui.separator();
            let copy = ui.add_enabled(!lines.is_empty(), egui::Button::new(text!("panels-copy")));
            if copy.on_hover_text(text!("panels-copy-the-problems-shown-a-line-each")).clicked() {
                let line = |l: &Line<'_>| format!("{} {}", short_id(l.problem.id), l.sentence());
                ui.ctx().copy_text(lines.iter().map(line).collect::<Vec<_>>().join("\n"));
            }
            // Beside the buttons where there is room: in a low panel every row counts.
            let beside = ui.available_size_before_wrap().x - size::GAP;
            let wide = if beside > SEARCH_WIDTH { beside } else { ui.max_rect().width() };
            if beside <= SEARCH_WIDTH {
                ui.end_row();
            }
            ui.scope(|ui| {
                ui.set_max_width(wide);
                widgets::search(ui, &mut self.search, text!("panels-search-problems"));
            });
            if lines.len() != context.problems.len() {
                widgets::note(
                    ui,
                    &text!(
                        "panels-lines-of-problems",
                        lines = lines.iter().map(|line| line.problem.count()).sum::<usize>(),
                        problems = context.problems.iter().map(Diagnostic::count).sum::<usize>()
                    ),
                );
            }
        });
    }
}

/// The title of a group with its count, and what fixes all of a kind in it.
fn heading(ui: &mut Ui, title: &str, count: usize, kinds: &[Alike<'_>], out: &mut Vec<Intent>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(format!("{title} ({count})")).strong());
        for kind in kinds {
            let tip = text!("panels-fixes-all-of-this-kind-check-id-in", id = kind.id);
            if ui.small_button(kind.label()).on_hover_text(tip).clicked() {
                out.push(Intent::FixAll(kind.id));
            }
        }
    });
}

/// Draws a row; returns its height in points.
fn row(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    line: &Line<'_>,
    scroll: bool,
    asked: &mut Option<silenced::Asked>,
    out: &mut Vec<Intent>,
) -> f32 {
    let problem = line.problem;
    let current = context.view.problem == Some(line.at);
    let drawn = if ui.available_width() > NARROW {
        ui.horizontal(|ui| {
            sign_of(ui, line);
            remedies(ui, problem, out);
            silence_and_rule(ui, context, problem, asked, out);
            words(ui, context, line, current, out);
        })
    } else {
        ui.vertical(|ui| {
            ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
            ui.horizontal(|ui| {
                sign_of(ui, line);
                silence_and_rule(ui, context, problem, asked, out);
            });
            remedies(ui, problem, out);
            words(ui, context, line, current, out);
        })
    };
    if scroll {
        ui.scroll_to_rect(drawn.response.rect, None);
    }
    drawn.response.rect.height()
}

/// How bad a problem is.
fn sign_of(ui: &mut Ui, line: &Line<'_>) {
    let tokens = Tokens::of(ui);
    let (shape, color) =
        if line.to_do { (Mark::Ring, tokens.accent) } else { sign(tokens, line.problem.severity) };
    widgets::mark(ui, shape, color);
}

/// What silences a problem, and the rule it rests on.
fn silence_and_rule(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    problem: &Diagnostic,
    asked: &mut Option<silenced::Asked>,
    out: &mut Vec<Intent>,
) {
    if let Some(key) = problem.key()
        && ui
            .small_button(text!("panels-silence"))
            .on_hover_text(text!("panels-hides-it-for-a-reason-you-give"))
            .clicked()
    {
        *asked = Some(silenced::Asked::about(key));
    }
    if let Some(rule) = context.ruleset.manual().rule(problem.rule.as_str()) {
        let link = ui.link(RichText::new(&rule.id).small());
        if link.on_hover_text(text!("panels-read-the-rule-title", title = translated(&rule.title))).clicked()
        {
            out.push(Intent::Rule(rule.id.clone()));
        }
    }
}

/// What is wrong; a click goes there.
fn words(ui: &mut Ui, context: &EditorContext<'_>, line: &Line<'_>, current: bool, out: &mut Vec<Intent>) {
    let problem = line.problem;
    let color = if current { Tokens::of(ui).accent } else { ui.visuals().text_color() };
    let text = lines_at_most(ui, &line.sentence(), color, MOST_LINES);
    let response = ui.add(egui::Label::new(text).wrap().sense(Sense::click()));
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        let message = lines_at_most(ui, &problem.message, ui.visuals().text_color(), MOST_HINT_LINES);
        ui.add(egui::Label::new(message).wrap());
        let check = short_id(problem.id);
        match context.ruleset.manual().rule(problem.rule.as_str()) {
            Some(rule) => {
                rule_hint(ui, rule);
                widgets::note(
                    ui,
                    &text!("panels-check-id-click-rule-to-read-it", id = check, rule = rule.id),
                );
            }
            None => _ = widgets::note(ui, &text!("panels-check-id", id = check)),
        }
    });
    if response.clicked() {
        let at = line.at;
        out.push(Intent::view(ViewChange::Problem(at)));
        out.push(Intent::GoTo(problem.place.clone()));
    }
}

/// A button for the first remedy; the others are in a menu beside it.
fn remedies(ui: &mut Ui, problem: &Diagnostic, out: &mut Vec<Intent>) {
    let Some((first, others)) = problem.fixes.split_first() else { return };
    if ui.small_button(&first.label).on_hover_text(text!("panels-fixes-it-can-be-undone")).clicked() {
        out.push(Intent::edit(first.label.clone(), first.edit.clone()));
    }
    if others.is_empty() {
        return;
    }
    let more = ui.menu_button(RichText::new(text!("panels-or")).small(), |ui| {
        for fix in others {
            if ui.button(&fix.label).clicked() {
                out.push(Intent::edit(fix.label.clone(), fix.edit.clone()));
                ui.close();
            }
        }
    });
    more.response.on_hover_text(text!("panels-other-ways-to-fix-it"));
}
