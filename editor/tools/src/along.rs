//! Sets commands up along a way that is drawn: a line of battle, or a march column on a road.
//!
//! What is drawn stays until it is carried out, so that its settings can be tried with the units
//! standing there as ghosts. The arrangement is the core's.

mod column;
mod line;

pub(crate) use column::Column;
pub(crate) use line::Line;
use oblique_text::{Text, text};
use oblique_ui::widgets;

use super::icons::Icon;
use super::pieces::{reasons, selected_pieces};
use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription};
use egui::{Key, Ui};
use oblique_board::hex::Hex;
use oblique_cartography::geometry::{self, Point};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::Selection;
use oblique_mapview::pieces::ghosts;
use oblique_mapview::{Overlay, Tint};
use oblique_roster::deploy::{Course, Plan, commands_of};
use oblique_scenario::{PieceId, Side};
use std::collections::BTreeSet;

/// How commands are set up along a way, with the options that are its own.
pub(crate) trait CourseSetUp: Default {
    /// Id of the tool.
    const ID: &'static str;
    /// Its name.
    const NAME: Text;
    /// Its key, as printed.
    const KEY: &'static str;
    /// Its picture.
    const ICON: Icon;
    /// What to draw, for the status bar.
    const HINT: Text;
    /// What to do while nobody is chosen, for the status bar.
    const NOBODY: Text;
    /// The way a single click means, if any.
    fn at(&self, context: &EditorContext<'_>, hex: Hex) -> Option<Course>;
    /// The way through corners.
    fn through(&self, corners: &[Hex]) -> Course;
    /// How many corners a way has that ends with the last of them; `None` where it goes on until it is ended.
    fn corners(&self) -> Option<usize> {
        None
    }
    /// Where the pieces would stand.
    fn plan(&self, context: &EditorContext<'_>, pieces: &BTreeSet<PieceId>, course: &Course) -> Plan;
    /// The other way round: front or direction.
    fn flip(&mut self);
    /// Which side it fronts: an arrow from the middle of the way, if it has one.
    fn front(&self, course: &Course) -> Option<(Hex, bool)>;
    /// Its settings.
    fn options(&mut self, ui: &mut Ui);
}

/// The tool.
#[derive(Default)]
pub(crate) struct Along<S> {
    set_up: S,
    corners: Vec<Hex>,
    /// Corners are being added; the pointer is the next.
    open: bool,
    /// A click meant this way: a road.
    clicked: Option<Hex>,
}

/// The pieces to set up: those selected, with the units of the leaders among them.
fn chosen(context: &EditorContext<'_>) -> BTreeSet<PieceId> {
    commands_of(context.scenario(), context.ruleset.catalog(), &selected_pieces(context))
}

/// So many pieces, in words.
fn count(n: usize) -> String {
    if n == 1 { text!("tools-1-piece").to_owned() } else { text!("tools-n-pieces", n) }
}

/// What a plan comes to, in words.
fn words(plan: &Plan) -> String {
    let mut text = text!("tools-posted-set-up", posted = count(plan.posted.len()));
    if plan.shifted > 0 {
        text = text!("tools-text-shifted-of-them-shifted", text, shifted = plan.shifted);
    }
    if !plan.left_over.is_empty() {
        text = text!("tools-text-left-over-without-a-place", text, left_over = plan.left_over.len());
    }
    text
}

impl<S: CourseSetUp> Along<S> {
    /// The way drawn so far, to the pointer where it is still being drawn.
    fn course(&self, context: &EditorContext<'_>) -> Option<Course> {
        if let Some(hex) = self.clicked {
            return self.set_up.at(context, hex);
        }
        let mut corners = self.corners.clone();
        if self.open
            && let Some(hex) = context.view.hover
            && corners.last() != Some(&hex)
        {
            corners.push(hex);
        }
        (corners.len() > 1).then(|| self.set_up.through(&corners))
    }

    fn plan(&self, context: &EditorContext<'_>) -> Option<(Course, Plan)> {
        let course = self.course(context)?;
        let plan = self.set_up.plan(context, &chosen(context), &course);
        Some((course, plan))
    }

    fn carry_out(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Some((_, plan)) = self.plan(context) else { return };
        if plan.is_empty() {
            let why = reasons(context, &plan);
            out.push(Intent::Warn(if why.is_empty() {
                text!("tools-select-the-units-or-leaders-first").to_owned()
            } else {
                why
            }));
            return;
        }
        let label = format!("{}: {}", S::NAME, count(plan.posted.len()));
        out.push(Intent::edit(label, plan.edit(context.scenario())));
        if plan.left_over.is_empty() {
            out.push(Intent::Say(format!("{}.", words(&plan))));
        } else {
            out.push(Intent::Warn(format!("{}.\n{}", words(&plan), reasons(context, &plan))));
        }
        self.cancel();
    }
}

impl<S: CourseSetUp> Described for Along<S> {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: S::ID,
        name: S::NAME,
        key: S::KEY,
        icon: S::ICON,
        group: Group::Objects,
        flyout: Text("tools-formations"),
    };
}

impl<S: CourseSetUp> Tool for Along<S> {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        if chosen(context).is_empty() {
            return S::NOBODY.to_string();
        }
        if !self.open && (self.corners.len() > 1 || self.clicked.is_some()) {
            return text!("tools-enter-sets-them-up-z-turns-the-front").to_owned();
        }
        S::HINT.to_string()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let hex = pointer.hex;
        if !context.scenario().board.layout().contains(hex) {
            return;
        }
        match pointer.phase {
            PointerPhase::Down if self.open => {
                if self.corners.last() != Some(&hex) {
                    self.corners.push(hex);
                }
            }
            PointerPhase::Down => {
                self.cancel();
                if chosen(context).is_empty() {
                    out.push(Intent::Say(text!("tools-select-the-units-or-leaders-to-set-up").to_owned()));
                    return;
                }
                if !pointer.shift && self.set_up.at(context, hex).is_some() {
                    self.clicked = Some(hex);
                }
                (self.open, self.corners) = (true, vec![hex]);
            }
            PointerPhase::Drag if self.corners.first() != Some(&hex) => self.clicked = None,
            PointerPhase::Up if self.clicked.is_some() => self.open = false,
            PointerPhase::Up => {
                let dragged = self.open && self.corners.len() == 1 && self.corners.first() != Some(&hex);
                if dragged && self.set_up.corners().is_none() {
                    self.corners.push(hex);
                    self.open = false;
                }
            }
            PointerPhase::Double => self.open = false,
            PointerPhase::Drag | PointerPhase::Hover | PointerPhase::Context => {}
        }
        if self.open && self.set_up.corners() == Some(self.corners.len()) {
            self.open = false;
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        let drawn = !self.corners.is_empty() || self.clicked.is_some();
        match key {
            Key::Enter if self.open && self.corners.len() > 1 => self.open = false,
            Key::Enter if drawn => self.carry_out(context, out),
            Key::Z if drawn => self.set_up.flip(),
            Key::Backspace if self.takes_back(context) => {
                self.corners.pop();
            }
            Key::Escape if drawn => self.cancel(),
            _ => return false,
        }
        true
    }

    fn takes_back(&self, _: &EditorContext<'_>) -> bool {
        self.open && self.corners.len() > 1
    }

    fn claims(&self, _: &EditorContext<'_>, key: Key) -> bool {
        key == Key::Z && !self.corners.is_empty()
    }

    fn cancel(&mut self) {
        self.corners.clear();
        (self.open, self.clicked) = (false, None);
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let layout = context.scenario().board.layout();
        let Some((course, plan)) = self.plan(context) else { return Preview::default() };
        let center = |hex: &Hex| geometry::center(layout, *hex);
        let points: Vec<Point> = course.hexes().iter().map(center).collect();
        let mut overlays = vec![Overlay::Line { points, tint: Tint::Preview, arrow: false, dashed: true }];
        if let Some((middle, left)) = self.set_up.front(&course) {
            let at = center(&middle);
            let (from, to) = (course.hexes().first().map(center), course.hexes().last().map(center));
            if let (Some(from), Some(to)) = (from, to) {
                let way = to - from;
                let long = way.x.hypot(way.y).max(0.01);
                let turn = if left { 1.0 } else { -1.0 };
                let tip = Point::new(at.x + turn * way.y / long * 3.0, at.y - turn * way.x / long * 3.0);
                overlays.push(Overlay::Line {
                    points: vec![at, tip],
                    tint: Tint::Preview,
                    arrow: true,
                    dashed: false,
                });
            }
        }
        let counters = ghosts(context.scenario(), context.ruleset, &plan);
        Preview { overlays, counters, caption: words(&plan), ..Preview::default() }
    }

    fn options(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        commands(ui, context, out);
        ui.separator();
        // Before the settings, which may run out of a small window.
        self.actions(ui, context, out);
        ui.separator();
        self.set_up.options(ui);
    }
}

impl<S: CourseSetUp> Along<S> {
    /// What is done with what is drawn.
    fn actions(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Some((_, plan)) = self.plan(context) else {
            ui.weak(text!("tools-nothing-is-drawn-yet"));
            return;
        };
        if oblique_ui::widgets::primary(ui, text!("tools-set-up"))
            .on_hover_text(text!("tools-sets-them-up-so-enter"))
            .clicked()
        {
            self.carry_out(context, out);
        }
        if ui
            .button(text!("tools-face-the-other-way"))
            .on_hover_text(text!("tools-the-front-or-the-head-to-the-other"))
            .clicked()
        {
            self.set_up.flip();
        }
        // Only who is left out is worth the room: the pointer says the rest.
        let left = plan.left_over.len();
        if left > 0 {
            let color = oblique_ui::Tokens::of(ui).warning;
            ui.colored_label(color, text!("tools-left-left", left)).on_hover_text(reasons(context, &plan));
        }
    }
}

/// A list of commands to take or leave.
fn commands(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let picked = selected_pieces(context);
    let all = chosen(context);
    let title = if all.is_empty() {
        text!("tools-commands").to_owned()
    } else {
        text!("tools-commands-all", all = count(all.len()))
    };
    ui.menu_button(title, |ui| {
        widgets::scrolled(widgets::room(ui, 360.0)).show(ui, |ui| {
            for side in Side::BOTH {
                ui.weak(&scenario.side(side).name);
                for id in scenario.roster() {
                    let Some(piece) = scenario.pieces.get(id).filter(|p| p.side == side) else { continue };
                    let role = context.catalog().kind(&piece.kind).map(|k| k.role);
                    let guns = role == Some(oblique_rules::catalog::Role::Guns);
                    if !guns && !role.is_some_and(oblique_rules::catalog::Role::leads) {
                        continue;
                    }
                    let mut on = picked.contains(id);
                    let units = scenario.subordinates(id).len();
                    let name = if guns { piece.name.clone() } else { format!("{} ({units})", piece.name) };
                    if ui.checkbox(&mut on, name).changed() {
                        let mut new = picked.clone();
                        if on {
                            new.insert(id.clone())
                        } else {
                            new.remove(id)
                        };
                        let new = if new.is_empty() { Selection::Nothing } else { Selection::Pieces(new) };
                        out.push(Intent::Select(new));
                    }
                }
            }
        });
    })
    .response
    .on_hover_text(text!("tools-which-commands-and-batteries-are-set-up"));
}

/// A field for a small number.
fn field<'n>(
    ui: &Ui,
    number: &'n mut u8,
    range: std::ops::RangeInclusive<u8>,
) -> oblique_ui::NumberField<'n> {
    oblique_ui::widgets::whole_number(ui, number).range(range)
}
