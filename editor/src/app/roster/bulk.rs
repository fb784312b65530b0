//! The window 'Change many': which units, what is done to them, and a look at it before it is done.

use super::super::Workbench;
use super::preview;
use crate::EditorContext;
use crate::ui::theme::size;
use crate::ui::widgets;
use crate::view::Selection;
use egui::{ComboBox, TextEdit, Ui};
use oblique_context::Gesture;
use oblique_roster::bulk::{Change, Factor, OutOfRange, Preview};
use oblique_roster::field::UnitField;
use oblique_roster::lines::second_line;
use oblique_roster::naming::Finding;
use oblique_roster::totals::thousands;
use oblique_rules::catalog::Domain;
use oblique_scenario::{PieceId, Side};
use oblique_text::{Text, text, translated};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Width of the window.
const WIDTH: f32 = 640.0;

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Set,
    Clear,
    Add,
    Multiply,
    Round,
    Product,
    FillDown,
    FillUp,
    CopyFirst,
    Series,
    Replace,
}

const ACTIONS: [(Action, Text, Text); 11] = [
    (Action::Set, Text("army-set-to-a-value"), Text("army-all-get-the-same-value")),
    (Action::Clear, Text("army-clear"), Text("army-nothing-is-given-any-more-no-hex-no")),
    (Action::Add, Text("army-add-or-subtract"), Text("army-so-much-more-or-less-ratings-in-words")),
    (Action::Multiply, Text("army-multiply"), Text("army-by-a-factor-rounded-if-you-like")),
    (Action::Round, Text("army-round"), Text("army-to-the-nearest-multiple")),
    (
        Action::Product,
        Text("army-calculate-from-two-figures"),
        Text("army-squadrons-times-men-a-squadron-say"),
    ),
    (Action::FillDown, Text("army-fill-down"), Text("army-those-with-nothing-take-what-stands-above")),
    (Action::FillUp, Text("army-fill-up"), Text("army-those-with-nothing-take-what-stands-below")),
    (Action::CopyFirst, Text("army-copy-from-the-first"), Text("army-all-take-what-the-first-has")),
    (Action::Series, Text("army-number-in-a-series"), Text("army-a-number-that-grows-from-unit-to-unit")),
    (Action::Replace, Text("army-find-and-replace-in-names"), Text("army-plain-or-with-wildcards")),
];

/// Which units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    Selected,
    Listed,
    All,
}

/// Where a factor comes from, as the window offers it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FactorForm {
    kind: u8,
    number: i64,
    attribute: String,
}

impl FactorForm {
    fn factor(&self) -> Factor {
        match self.kind {
            0 => Factor::Number(self.number),
            1 => Factor::InName,
            _ => Factor::Attribute(self.attribute.clone()),
        }
    }
}

/// The window.
pub(super) struct Bulk {
    scope: Scope,
    second_line: bool,
    action: Action,
    field: UnitField,
    text: String,
    amount: i64,
    permille: i64,
    round_to: i64,
    start: i64,
    step: i64,
    factors: [FactorForm; 2],
    finding: Finding,
    out: OutOfRange,
    /// It has just opened: the keyboard goes to the value.
    fresh: bool,
    /// The units it is about, and what told which.
    units: Option<(PreviewKey, Arc<Vec<PieceId>>)>,
    /// The preview, and what it was made of.
    seen: Option<(Change, Arc<Vec<PieceId>>, Preview)>,
}

/// What the units a change is about rest on.
#[derive(PartialEq)]
struct PreviewKey {
    scope: Scope,
    second_line: bool,
    revision: u64,
    selection: Selection,
    listed: Arc<Vec<PieceId>>,
}

impl Bulk {
    pub(super) fn new(context: &EditorContext<'_>, some_selected: bool) -> Self {
        let fields = numbers(context);
        let field = fields.first().cloned().unwrap_or(UnitField::Nation);
        let factor = |kind, number| FactorForm { kind, number, attribute: String::new() };
        Self {
            scope: if some_selected { Scope::Selected } else { Scope::Listed },
            second_line: false,
            action: Action::Set,
            field,
            text: String::new(),
            amount: -1,
            permille: 1100,
            round_to: 10,
            start: 1,
            step: 1,
            factors: [factor(1, 5), factor(0, 130)],
            finding: Finding::default(),
            out: OutOfRange::Skip,
            fresh: true,
            units: None,
            seen: None,
        }
    }

    fn change(&self) -> Change {
        let field = self.field.clone();
        match self.action {
            Action::Set => Change::Set(field, self.text.clone()),
            Action::Clear => Change::Set(field, String::new()),
            Action::Add => Change::Add(field, self.amount),
            Action::Multiply => Change::Multiply(field, self.permille, self.round_to),
            Action::Round => Change::Round(field, self.round_to),
            Action::Product => {
                let [a, b] = &self.factors;
                Change::Product(field, a.factor(), b.factor())
            }
            Action::FillDown => Change::FillDown(field),
            Action::FillUp => Change::FillUp(field),
            Action::CopyFirst => Change::CopyFirst(field),
            Action::Series => Change::Series(field, self.start, self.step),
            Action::Replace => Change::Replace(self.finding.clone()),
        }
    }

    /// What it still has to be told before there is anything to look at.
    fn waits_for(&self) -> Option<&'static str> {
        match self.action {
            Action::Set if self.text.trim().is_empty() => Some(text!("army-type-a-value")),
            Action::Replace if self.finding.find.is_empty() => Some(text!("army-type-what-to-find")),
            _ => None,
        }
    }

    /// The units it is about, in the order of the table: looked for again where one may be another.
    fn ids(&mut self, context: &EditorContext<'_>) -> Arc<Vec<PieceId>> {
        let key = PreviewKey {
            scope: self.scope,
            second_line: self.second_line,
            revision: context.document.revision(),
            selection: context.view.selection.clone(),
            listed: Arc::clone(&context.view.listed),
        };
        match &self.units {
            Some((before, ids)) if *before == key => Arc::clone(ids),
            _ => {
                let ids = Arc::new(self.find_ids(context));
                self.units = Some((key, Arc::clone(&ids)));
                ids
            }
        }
    }

    fn find_ids(&self, context: &EditorContext<'_>) -> Vec<PieceId> {
        let scenario = context.scenario();
        let roster = || -> Vec<PieceId> {
            let sides = Side::BOTH.into_iter();
            sides
                .flat_map(|s| oblique_roster::tree::tree(scenario, context.catalog(), s))
                .map(|row| row.id.clone())
                .collect()
        };
        let mut ids = match self.scope {
            Scope::Listed if !context.view.listed.is_empty() => context.view.listed.to_vec(),
            Scope::Listed | Scope::All => roster(),
            Scope::Selected => {
                let Selection::Pieces(chosen) = &context.view.selection else { return Vec::new() };
                let mut ids: Vec<PieceId> =
                    context.view.listed.iter().filter(|id| chosen.contains(*id)).cloned().collect();
                let listed: BTreeSet<PieceId> = ids.iter().cloned().collect();
                ids.extend(roster().into_iter().filter(|id| chosen.contains(id) && !listed.contains(id)));
                ids
            }
        };
        if self.second_line {
            let behind: BTreeSet<PieceId> =
                Side::BOTH.into_iter().flat_map(|s| second_line(scenario, context.catalog(), s)).collect();
            ids.retain(|id| behind.contains(id));
        }
        ids
    }

    fn look(&mut self, context: &EditorContext<'_>) -> &Preview {
        let (change, ids) = (self.change(), self.ids(context));
        let fresh =
            |seen: &(Change, Arc<Vec<PieceId>>, Preview)| seen.0 == change && Arc::ptr_eq(&seen.1, &ids);
        if !self.seen.as_ref().is_some_and(fresh) {
            self.seen = None;
        }
        let seen = self.seen.get_or_insert_with(|| {
            let preview = change.preview(context.scenario(), context.catalog(), &ids);
            (change, ids, preview)
        });
        &seen.2
    }
}

/// Columns of numbers and of ratings, those of the kinds present.
fn numbers(context: &EditorContext<'_>) -> Vec<UnitField> {
    let kinds: BTreeSet<&str> = context.scenario().pieces.values().map(|p| p.kind.as_str()).collect();
    let fits = |id: &str| {
        kinds
            .iter()
            .filter_map(|k| context.catalog().kind(k)?.attribute(id))
            .any(|a| matches!(a.domain, Domain::Int { .. } | Domain::Choice(_)))
    };
    let all = UnitField::all(context.catalog()).into_iter();
    let mut found: Vec<UnitField> =
        all.filter(|f| matches!(f, UnitField::Attribute(id) if fits(id))).collect();
    found.sort_by_key(|f| !f.is_number(context.catalog()));
    found
}

fn columns(context: &EditorContext<'_>, action: Action) -> Vec<UnitField> {
    match action {
        Action::Add => numbers(context),
        Action::Multiply | Action::Round | Action::Product | Action::Series => {
            numbers(context).into_iter().filter(|f| f.is_number(context.catalog())).collect()
        }
        Action::Replace => vec![UnitField::Name],
        Action::Clear => {
            vec![
                UnitField::Hex,
                UnitField::Turn,
                UnitField::Nation,
                UnitField::Leader,
                UnitField::Regiment,
                UnitField::Remark,
            ]
        }
        Action::Set | Action::FillDown | Action::FillUp | Action::CopyFirst => {
            let kinds: BTreeSet<&str> = context.scenario().pieces.values().map(|p| p.kind.as_str()).collect();
            let used = |f: &UnitField| match f {
                UnitField::Attribute(id) => {
                    kinds.iter().any(|k| context.catalog().kind(k).is_some_and(|k| k.attribute(id).is_some()))
                }
                UnitField::Side | UnitField::Name => false,
                _ => true,
            };
            UnitField::all(context.catalog()).into_iter().filter(used).collect()
        }
    }
}

impl Workbench {
    pub(super) fn show_bulk(&mut self, ctx: &egui::Context) {
        let Some(mut bulk) = self.roster_windows.bulk.take() else { return };
        let context = self.context();
        let modal = crate::ui::modal(ctx, "change many").show(ctx, |ui| {
            ui.set_width(WIDTH);
            ui.heading(text!("army-bulk-edit"));
            ui.add_space(size::GAP);
            form(ui, &context, &mut bulk);
            ui.add_space(size::GAP);
            let out = bulk.out;
            let waiting = bulk.waits_for();
            let preview = bulk.look(&context);
            if let Some(hint) = waiting {
                preview::waiting(ui, hint);
                return buttons(ui, 0, text!("army-units"));
            }
            preview::table(ui, preview, out);
            ui.add_space(size::GAP_SMALL);
            widgets::note(ui, &preview::summary(preview, out));
            let outside = preview.out_of_range();
            let count = preview.count(out);
            let who = translated(&preview.who(out)).into_owned();
            if outside > 0 {
                ui.horizontal(|ui| {
                    ui.label(text!(
                        "army-outside-would-go-out-of-range",
                        outside = text!(
                            "context-count-units",
                            n = outside,
                            shown = thousands(i64::try_from(outside).unwrap_or(0))
                        )
                    ));
                    ui.radio_value(&mut bulk.out, OutOfRange::Skip, text!("army-leave-them-as-they-are"));
                    ui.radio_value(&mut bulk.out, OutOfRange::Clamp, text!("army-limit-them-to-the-range"));
                });
            }
            buttons(ui, count, &who)
        });
        let (go, cancel) = modal.inner;
        let done = go.then(|| {
            let out = bulk.out;
            let preview = bulk.look(&context);
            (translated(&preview.label(out)).into_owned(), preview.edit(out))
        });
        if let Some((label, Some(edit))) = done {
            self.edit(&label, edit, Gesture::Whole);
            self.toasts.say(format!("{label}."));
            ctx.request_repaint();
        } else if cancel || modal.should_close() {
            ctx.request_repaint();
        } else {
            self.roster_windows.bulk = Some(bulk);
        }
    }
}

/// The buttons: was the change ordered, was the window given up?
fn buttons(ui: &mut Ui, count: usize, who: &str) -> (bool, bool) {
    ui.add_space(size::GAP);
    ui.horizontal(|ui| {
        let go =
            ui.add_enabled_ui(count > 0, |ui| widgets::primary(ui, &text!("army-change-who", who))).inner;
        (go.clicked(), ui.button(text!("army-cancel")).clicked())
    })
    .inner
}

fn combo<T: Clone + PartialEq>(ui: &mut Ui, name: &str, help: &str, value: &mut T, options: &[(T, String)]) {
    let now = options.iter().find(|(o, _)| o == value).map_or("", |(_, n)| n.as_str());
    widgets::row(ui, name, help, |ui| {
        ComboBox::from_id_salt(("bulk", name))
            .selected_text(now)
            .width(240.0)
            .height(320.0)
            .show_ui(ui, |ui| {
                for (option, name) in options {
                    if ui.selectable_label(value == option, name).clicked() {
                        *value = option.clone();
                    }
                }
            })
            .response
    });
}

fn number(ui: &mut Ui, name: &str, help: &str, value: &mut i64) {
    widgets::row(ui, name, help, |ui| ui.add(widgets::whole_number(ui, value)));
}

fn form(ui: &mut Ui, context: &EditorContext<'_>, bulk: &mut Bulk) {
    let chosen = match &context.view.selection {
        Selection::Pieces(ids) => ids.len(),
        _ => 0,
    };
    ui.horizontal(|ui| {
        widgets::name(ui, text!("army-units-2"), text!("army-which-units-and-leaders-are-changed"));
        let listed = if context.view.listed.is_empty() {
            context.scenario().pieces.len()
        } else {
            context.view.listed.len()
        };
        ui.add_enabled_ui(chosen > 0, |ui| {
            ui.radio_value(&mut bulk.scope, Scope::Selected, text!("army-selected-chosen", chosen));
        });
        ui.radio_value(&mut bulk.scope, Scope::Listed, text!("army-in-the-table-listed", listed));
        ui.radio_value(
            &mut bulk.scope,
            Scope::All,
            text!("army-all-pieces", pieces = context.scenario().pieces.len()),
        );
        ui.checkbox(&mut bulk.second_line, text!("army-second-line-only"))
            .on_hover_text(text!("army-of-these-foot-and-horse-that-stand-behind"));
    });
    let actions = ACTIONS.map(|(action, name, _)| (action, name.to_string()));
    let help = ACTIONS.iter().find(|(a, ..)| *a == bulk.action).map_or("", |(_, _, help)| help.get());
    combo(ui, text!("army-do"), help, &mut bulk.action, &actions);
    let columns: Vec<(UnitField, String)> = columns(context, bulk.action)
        .into_iter()
        .map(|f| (f.clone(), translated(&f.title(context.catalog())).into_owned()))
        .collect();
    if !columns.iter().any(|(f, _)| *f == bulk.field)
        && let Some((first, _)) = columns.first()
    {
        bulk.field = first.clone();
    }
    if bulk.action != Action::Replace {
        let before = bulk.field.clone();
        combo(ui, text!("army-column"), text!("army-what-is-changed"), &mut bulk.field, &columns);
        if before != bulk.field {
            bulk.text.clear();
        }
    }
    parameters(ui, context, bulk);
}

fn parameters(ui: &mut Ui, context: &EditorContext<'_>, bulk: &mut Bulk) {
    match bulk.action {
        Action::Set => value(ui, context, bulk),
        Action::Add => {
            number(
                ui,
                text!("army-add"),
                text!("army-a-negative-number-subtracts-ratings-go-so"),
                &mut bulk.amount,
            );
        }
        Action::Multiply => {
            let mut factor = bulk.permille as f64 / 1000.0;
            widgets::row(ui, text!("army-factor"), text!("army-0-9-is-a-tenth-less"), |ui| {
                ui.add(widgets::decimal_number(&mut factor).speed(0.01).range(0.0..=100.0).max_decimals(3))
            });
            bulk.permille = (factor * 1000.0).round() as i64;
            number(ui, text!("army-rounded-to"), text!("army-1-keeps-every-number"), &mut bulk.round_to);
        }
        Action::Round => number(
            ui,
            text!("army-rounded-to"),
            text!("army-the-nearest-multiple-of-this"),
            &mut bulk.round_to,
        ),
        Action::Product => {
            let attributes: Vec<(String, String)> = numbers(context)
                .iter()
                .filter(|f| f.is_number(context.catalog()))
                .map(|f| (f.id().to_owned(), translated(&f.title(context.catalog())).into_owned()))
                .collect();
            for (at, form) in bulk.factors.iter_mut().enumerate() {
                let name = if at == 0 { text!("army-first-figure") } else { text!("army-times") };
                let kinds = [
                    (0, text!("army-a-number")),
                    (1, text!("army-number-in-brackets-in-the-name")),
                    (2, text!("army-a-column")),
                ];
                let kinds = kinds.map(|(k, n)| (k, n.to_owned()));
                combo(ui, name, text!("army-platen-3-squadrons-has-a-3-in-brackets"), &mut form.kind, &kinds);
                match form.kind {
                    0 => number(ui, &text!("army-number-at", at = at + 1), "", &mut form.number),
                    2 => {
                        combo(
                            ui,
                            &text!("army-column-at", at = at + 1),
                            "",
                            &mut form.attribute,
                            &attributes,
                        );
                    }
                    _ => {}
                }
            }
        }
        Action::Series => {
            number(ui, text!("army-first"), text!("army-what-the-first-unit-gets"), &mut bulk.start);
            number(ui, text!("army-step"), text!("army-how-much-more-each-next-one-gets"), &mut bulk.step);
        }
        Action::Replace => {
            let finding = &mut bulk.finding;
            widgets::row(ui, text!("army-find"), "", |ui| {
                ui.add(TextEdit::singleline(&mut finding.find).desired_width(240.0))
            });
            widgets::row(ui, text!("army-replace-with"), "", |ui| {
                ui.add(TextEdit::singleline(&mut finding.with).desired_width(240.0))
            });
            ui.horizontal(|ui| {
                widgets::name(ui, "", "");
                ui.checkbox(&mut finding.case, text!("army-match-case"));
                ui.checkbox(&mut finding.wildcards, text!("army-wildcards"))
                    .on_hover_text(text!("army-stands-for-anything-and-for-one-letter-in"));
            });
        }
        Action::Clear | Action::FillDown | Action::FillUp | Action::CopyFirst => {}
    }
}

/// The value to set: typed, or chosen among what any of the units may have.
fn value(ui: &mut Ui, context: &EditorContext<'_>, bulk: &mut Bulk) {
    let ids = bulk.ids(context);
    let pieces = || ids.iter().filter_map(|id| context.scenario().pieces.get(id));
    let mut options: Vec<(String, String)> = Vec::new();
    // A few of each kind say all there is to choose from.
    let mut seen: BTreeSet<(String, Side, String)> = BTreeSet::new();
    for piece in pieces() {
        if seen.insert((piece.kind.clone(), piece.side, piece.formation.clone())) {
            for option in bulk.field.options(context.scenario(), context.catalog(), piece).unwrap_or_default()
            {
                if !options.contains(&option) {
                    options.push(option);
                }
            }
        }
    }
    if options.is_empty() {
        let field = widgets::row(ui, text!("army-value"), "", |ui| {
            ui.add(
                TextEdit::singleline(&mut bulk.text)
                    .hint_text(text!("army-type-a-value"))
                    .desired_width(240.0),
            )
        });
        if std::mem::take(&mut bulk.fresh) {
            field.request_focus();
        }
        return;
    }
    if !options.iter().any(|(id, _)| *id == bulk.text)
        && let Some((id, _)) = options.first()
    {
        bulk.text.clone_from(id);
    }
    combo(ui, text!("army-value"), "", &mut bulk.text, &options);
}
