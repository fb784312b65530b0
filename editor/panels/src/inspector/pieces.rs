//! The form of the selected units and leaders: one of them, or what several have in common.

mod task;

use super::evidence::MARK_WIDTH;
use super::form::{self, Answer, FieldValue};
use super::{evidence, facing};
use egui::{RichText, Ui};
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::strength::who_of;
use oblique_context::view::{InspectorField, ViewChange};
use oblique_context::{Gesture, Intent};
use oblique_rules::catalog::{Attribute, FacingKind, Kind};
use oblique_scenario::{Arrival, Edit, Evidence, Piece, PieceId, Side, Value};
use oblique_text::{inside, text};
use oblique_ui::theme::{Tokens, color_of, size};
use oblique_ui::widgets;
use std::collections::BTreeSet;

/// The pieces being edited and where answers go.
struct Editing<'a, 'b> {
    context: &'a EditorContext<'a>,
    ids: &'a BTreeSet<PieceId>,
    pieces: Vec<&'a Piece>,
    out: &'b mut Vec<Intent>,
}

impl Editing<'_, '_> {
    fn shown<T: PartialEq>(&self, of: impl Fn(&Piece) -> T) -> FieldValue<T> {
        FieldValue::of(self.pieces.iter().map(|p| of(p))).unwrap_or(FieldValue::Mixed)
    }

    /// Changes all pieces with what a field answered.
    fn set<T>(&mut self, what: &str, answer: Answer<T>, change: impl Fn(&mut Piece, &T)) {
        let Some((value, gesture)) = answer else { return };
        self.change(what, gesture, |piece| change(piece, &value));
    }

    fn change(&mut self, what: &str, gesture: Gesture, change: impl Fn(&mut Piece)) {
        let pieces = &self.context.scenario().pieces;
        let edits = self.ids.iter().filter_map(|id| {
            let mut piece = pieces.get(id)?.clone();
            change(&mut piece);
            Some(Edit::Piece(id.clone(), Some(Box::new(piece))))
        });
        let edit = Edit::Many(edits.collect());
        let who = if let [piece] = self.pieces.as_slice() {
            piece.name.clone()
        } else {
            who_of(self.context.catalog(), self.context.scenario(), self.ids)
        };
        let label = format!("{who}: {}", inside(what));
        self.out.push(Intent::Edit { label, edit, gesture });
    }

    /// The evidence mark of a field, at the right of its row.
    fn evidence(&mut self, ui: &mut Ui, field: &str, name: &str) {
        let of = |piece: &&'_ Piece| piece.evidence.get(field).or_else(|| piece.evidence.get("")).cloned();
        let all: Vec<Option<Evidence>> = self.pieces.iter().map(of).collect();
        let now = FieldValue::of(all.iter().map(Option::as_ref)).unwrap_or(FieldValue::Mixed);
        let what = inside(name);
        if let Some((verdict, gesture)) = evidence::mark_of(ui, self.context.scenario(), &what, &now) {
            let new = verdict.entry();
            let field = field.to_owned();
            self.change(&text!("panels-source-of-what-2", what), gesture, move |piece| {
                match &new {
                    Some(new) => piece.evidence.insert(field.clone(), new.clone()),
                    None => piece.evidence.remove(&field),
                };
            });
        }
    }

    /// The kind all pieces share.
    fn kind(&self) -> Option<&'static Kind> {
        self.shown(|p| p.kind.clone()).one().and_then(|id| self.context.catalog().kind(id))
    }
}

/// Room for the evidence mark of a row that has none, so that all names stand in one column.
fn slot(ui: &mut Ui) {
    ui.allocate_exact_size(egui::vec2(MARK_WIDTH, size::ROW), egui::Sense::hover());
}

/// A row without an evidence mark.
fn inset<R>(ui: &mut Ui, row: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        slot(ui);
        row(ui)
    })
    .inner
}

/// Draws the form.
pub(super) fn form(ui: &mut Ui, context: &EditorContext<'_>, ids: &BTreeSet<PieceId>, out: &mut Vec<Intent>) {
    let pieces: Vec<&Piece> = ids.iter().filter_map(|id| context.scenario().pieces.get(id)).collect();
    if pieces.is_empty() {
        return;
    }
    let mut e = Editing { context, ids, pieces, out };
    heading(ui, &e);
    who(ui, &mut e);
    if let Some(kind) = e.kind() {
        widgets::group(ui, text!("panels-ratings"));
        ratings(ui, &mut e, &kind.attributes.iter().collect::<Vec<_>>());
        widgets::group(ui, text!("panels-deployment"));
        deployment(ui, &mut e, kind);
    } else {
        let common = common(&e);
        if !common.is_empty() {
            widgets::group(ui, text!("panels-ratings"));
            ratings(ui, &mut e, &common);
        }
        widgets::note(ui, text!("panels-units-of-different-kinds-are-selected-only"));
    }
    task::task(ui, &mut e);
    remark(ui, &mut e);
    problems(ui, &e);
}

/// The fields of attributes.
fn ratings(ui: &mut Ui, e: &mut Editing<'_, '_>, attributes: &[&'static Attribute]) {
    for attribute in attributes {
        // Each kind has a default of its own.
        let catalog = e.context.catalog();
        let shown = e.shown(|p| {
            let own = catalog.kind(&p.kind).and_then(|k| k.attribute(&attribute.id)).unwrap_or(attribute);
            p.attrs.get(&attribute.id).unwrap_or(&own.default).clone()
        });
        ui.horizontal(|ui| {
            e.evidence(ui, &attribute.id, &attribute.name);
            let answer = match estimate(e, attribute) {
                Some(due) => {
                    let help =
                        text!("panels-help-by-the-formula-for-those-under-him", help = attribute.help, due);
                    form::attribute(ui, e.context, &Attribute { help, ..(*attribute).clone() }, &shown)
                }
                None => form::attribute(ui, e.context, attribute, &shown),
            };
            e.set(&attribute.name, answer, |piece, value: &Value| {
                piece.attrs.insert(attribute.id.clone(), value.clone());
            });
        });
    }
}

/// What a formula of the ruleset makes an attribute of the one piece that is shown.
fn estimate(e: &Editing<'_, '_>, attribute: &Attribute) -> Option<Value> {
    let id = e.ids.first().filter(|_| e.pieces.len() == 1)?;
    e.context.ruleset.estimate(e.context.scenario(), id, &attribute.id)
}

/// The attributes pieces of several kinds share: of one id and one domain.
fn common(e: &Editing<'_, '_>) -> Vec<&'static Attribute> {
    let catalog = e.context.catalog();
    let kinds: BTreeSet<&str> = e.pieces.iter().map(|p| p.kind.as_str()).collect();
    let first = kinds.iter().next().and_then(|k| catalog.kind(k));
    let shared = |a: &&'static Attribute| {
        kinds.iter().all(|k| {
            let other = catalog.kind(k).and_then(|k| k.attribute(&a.id));
            other.is_some_and(|other| other.domain == a.domain && other.name == a.name)
        })
    };
    first.into_iter().flat_map(|k| &k.attributes).filter(shared).collect()
}

/// A heading that gives way at the panel's edge.
fn heading_of(text: &str) -> egui::Label {
    egui::Label::new(RichText::new(text).heading()).truncate()
}

fn heading(ui: &mut Ui, e: &Editing<'_, '_>) {
    let tokens = Tokens::of(ui);
    ui.horizontal(|ui| {
        let sides = e.shown(|p| p.side);
        if let Some(side) = sides.one() {
            let (rect, _) = ui.allocate_exact_size(egui::vec2(14.0, 14.0), egui::Sense::hover());
            ui.painter().rect_filled(rect, 2.0, color_of(&e.context.scenario().side(*side).color));
        }
        match e.pieces.as_slice() {
            [piece] => ui.add(heading_of(&piece.name)),
            _ => ui.add(heading_of(&who_of(e.context.catalog(), e.context.scenario(), e.ids))),
        };
    });
    if let [piece] = e.pieces.as_slice() {
        let kind = e.context.catalog().kind(&piece.kind).map_or(piece.kind.as_str(), |k| k.name.as_str());
        let id = e.ids.iter().next().map(|id| id.0.as_str()).unwrap_or_default();
        ui.label(RichText::new(format!("{kind}  ({id})")).small().color(tokens.text_weak));
    }
    ui.add_space(size::GAP_SMALL);
}

fn who(ui: &mut Ui, e: &mut Editing<'_, '_>) {
    let scenario = e.context.scenario();
    let catalog = e.context.catalog();
    if e.pieces.len() == 1 {
        let shown = e.shown(|p| p.name.clone());
        let wanted = e.context.view.wanted == Some(InspectorField::Name);
        let answer = inset(ui, |ui| form::name(ui, &shown, wanted, e.out));
        if wanted {
            e.out.push(Intent::view(ViewChange::FieldReached));
        }
        e.set(text!("panels-name"), answer, |piece, name: &String| piece.name.clone_from(name));
    }
    let kinds: Vec<_> = catalog.kinds.iter().map(|k| (k.id.clone(), k.name.clone())).collect();
    let shown = e.shown(|p| p.kind.clone());
    let answer = inset(ui, |ui| form::choice(ui, text!("panels-kind"), "", &shown, &kinds));
    e.set(text!("panels-kind"), answer, |piece, id: &String| {
        piece.kind.clone_from(id);
        let formations = catalog.kind(id).map(|k| k.formations.as_slice()).unwrap_or_default();
        if !formations.contains(&piece.formation) {
            piece.formation = formations.first().cloned().unwrap_or_default();
        }
    });
    let sides = Side::BOTH.map(|s| (s.to_string(), scenario.side(s).name.clone()));
    let shown = e.shown(|p| p.side.to_string());
    let answer = inset(ui, |ui| form::choice(ui, text!("panels-side"), "", &shown, &sides));
    e.set(text!("panels-side"), answer, |piece, id: &String| {
        piece.side = if id == "A" { Side::A } else { Side::B };
        piece.leader = None;
    });
    let nations: Vec<_> = scenario.nations.iter().map(|(k, n)| (k.clone(), n.name.clone())).collect();
    let shown = e.shown(|p| p.nation.clone());
    let answer = inset(ui, |ui| form::choice(ui, text!("panels-nation"), "", &shown, &nations));
    e.set(text!("panels-nation"), answer, |piece, id: &String| piece.nation.clone_from(id));
    let sides = e.shown(|p| p.side);
    if let Some(side) = sides.one() {
        let mut leaders = vec![(String::new(), text!("panels-nobody").to_owned())];
        leaders.extend(scenario.roster().into_iter().filter_map(|id| {
            let piece = scenario.pieces.get(id)?;
            let leads = catalog.kind(&piece.kind).is_some_and(|k| k.role.leads());
            (piece.side == *side && leads && !e.ids.contains(id)).then(|| (id.0.clone(), piece.name.clone()))
        }));
        let shown = e.shown(|p| p.leader.as_ref().map(|l| l.0.clone()).unwrap_or_default());
        let answer = inset(ui, |ui| {
            form::choice(
                ui,
                text!("panels-leader"),
                text!("panels-the-leader-it-is-attached-to"),
                &shown,
                &leaders,
            )
        });
        e.set(text!("panels-leader"), answer, |piece, id: &String| {
            piece.leader = (!id.is_empty()).then(|| PieceId(id.clone()));
        });
    }
}

fn deployment(ui: &mut Ui, e: &mut Editing<'_, '_>, kind: &'static Kind) {
    let catalog = e.context.catalog();
    let layout = e.context.scenario().board.layout();
    let shown = e.shown(|p| p.hex);
    ui.horizontal(|ui| {
        e.evidence(ui, "hex", text!("panels-hex"));
        let answer = form::hex(
            ui,
            text!("panels-hex"),
            text!("panels-column-and-row-empty-if-it-is-not"),
            e.context.scenario(),
            &shown,
        );
        e.set(text!("panels-hex"), answer, |piece, hex| piece.hex = *hex);
    });
    if !kind.formations.is_empty() {
        let options: Vec<_> = kind
            .formations
            .iter()
            .filter_map(|id| catalog.formation(id).map(|f| (id.clone(), f.name.clone())))
            .collect();
        let shown = e.shown(|p| p.formation.clone());
        let answer = inset(ui, |ui| form::choice(ui, text!("panels-formation"), "", &shown, &options));
        e.set(text!("panels-formation"), answer, |piece, id: &String| {
            piece.formation.clone_from(id);
            let facing_kind = catalog.formation(id).map_or(FacingKind::None, |f| f.facing);
            let kept = piece.facing.and_then(|hour| facing_kind.nearest(hour, layout.orientation));
            // A unit that fronts all round keeps no facing; one that had none is left to be given one.
            piece.facing = kept;
        });
    }
    let kinds = e.shown(|p| catalog.formation(&p.formation).map(|f| f.facing));
    if let Some(Some(facing_kind @ (FacingKind::Vertex | FacingKind::Side))) = kinds.one() {
        let hours = facing_kind.hours(layout.orientation);
        let now = e.shown(|p| p.facing).one().copied().flatten();
        let mut clicked = None;
        ui.horizontal(|ui| {
            e.evidence(ui, "facing", text!("panels-facing"));
            widgets::name(ui, text!("panels-facing"), text!("panels-the-hour-of-the-clock-it-faces-12"));
            clicked = facing::dial(ui, now, &hours);
        });
        if let Some(hour) = clicked {
            e.change(text!("panels-facing"), Gesture::Whole, |piece| piece.facing = Some(hour));
        }
    }
    let shown = e.shown(|p| p.top);
    let answer = inset(ui, |ui| {
        form::flag(
            ui,
            text!("panels-top-of-its-hex"),
            text!("panels-where-it-shares-a-hex-the-unit-that"),
            &shown,
        )
    });
    e.set(text!("panels-top-of-its-hex"), answer, |piece, top| piece.top = *top);
    let shown = e.shown(|p| p.arrives.is_some());
    let answer = inset(ui, |ui| {
        form::flag(
            ui,
            text!("panels-arrives-later"),
            text!("panels-a-reinforcement-it-enters-on-a-later-turn"),
            &shown,
        )
    });
    e.set(text!("panels-arrives-later"), answer, |piece, later| {
        let hex = piece.hex.unwrap_or_else(|| layout.at(0, 0));
        piece.arrives = later.then(|| Arrival::at(2, hex));
        if *later {
            piece.hex = None;
        }
    });
    let Some(Some(arrival)) = e.shown(|p| p.arrives.clone()).one().cloned() else { return };
    let answer = inset(ui, |ui| {
        form::number(
            ui,
            text!("panels-arrival-turn"),
            "",
            &FieldValue::One(i64::from(arrival.turn)),
            1..=999,
            1,
            "",
        )
    });
    e.set(text!("panels-arrival-turn"), answer, |piece, turn| {
        piece.arrives = Some(Arrival { turn: u16::try_from(*turn).unwrap_or(1), ..arrival.clone() });
    });
    let help = text!("panels-where-it-enters-the-map-further-hexes");
    let hexes: Vec<Hex> = arrival.hexes().collect();
    let answer =
        inset(ui, |ui| form::hexes(ui, text!("panels-entry-hexes"), help, e.context.scenario(), &hexes));
    e.set(text!("panels-entry-hexes"), answer, |piece, hexes: &Vec<Hex>| {
        piece.arrives = Some(arrival.by(hexes.iter().copied()));
    });
}

fn remark(ui: &mut Ui, e: &mut Editing<'_, '_>) {
    let [piece] = e.pieces.as_slice() else { return };
    ui.add_space(size::GAP);
    let answer = form::long_text(ui, text!("panels-remark"), &piece.remark, 2);
    e.set(text!("panels-remark"), answer, |piece, remark: &String| piece.remark.clone_from(remark));
}

/// What is wrong with the one piece selected.
fn problems(ui: &mut Ui, e: &Editing<'_, '_>) {
    let mine = |place: &oblique_scenario::check::Place| matches!(place, oblique_scenario::check::Place::Piece(id, _) if e.ids.contains(id));
    let found: Vec<_> = e.context.problems.iter().filter(|p| mine(&p.place)).take(8).collect();
    if found.is_empty() {
        return;
    }
    widgets::group(ui, text!("panels-problems"));
    let tokens = Tokens::of(ui);
    for problem in found {
        let color = match problem.severity {
            oblique_scenario::check::Severity::Error => tokens.error,
            oblique_scenario::check::Severity::Warning => tokens.warning,
            oblique_scenario::check::Severity::Note => tokens.text_weak,
        };
        ui.label(RichText::new(&problem.message).small().color(color));
    }
}
