//! The Schedule panel: who arrives when and where, turn by turn with the time of the clock.

mod entries;

use super::Panel;
use egui::{Id, RichText, ScrollArea, Sense, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::panel::{Home, Rows};
use oblique_context::strength::who_of;
use oblique_context::view::Selection;
use oblique_roster::arrivals::{self, Party};
use oblique_roster::totals::Totals;
use oblique_scenario::{Edit, Piece, PieceId};
use oblique_text::{inside, text};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;
use std::collections::{BTreeMap, BTreeSet};

/// The panel.
pub(crate) struct Schedule {
    turn: u16,
    /// Was the first turn on which somebody arrives brought into view?
    scrolled: bool,
    /// Leaders whose commands are shown one by one.
    open: BTreeSet<PieceId>,
}

/// Width of the column of turns, in points.
const TITLE_WIDTH: f32 = 118.0;

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Schedule { turn: 2, scrolled: false, open: BTreeSet::new() })
}

/// Reinforcements dragged from turn to turn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Marching(BTreeSet<PieceId>);

/// Sets when pieces arrive, with their commands or by themselves; those on the map leave it.
fn arriving(context: &EditorContext<'_>, ids: &BTreeSet<PieceId>, turn: u16, commands: bool) -> Vec<Intent> {
    let scenario = context.scenario();
    let Some((edit, who)) = arrivals::arriving(scenario, ids, turn, commands) else { return Vec::new() };
    let verb = if who.len() == 1 { text!("army-arrives") } else { text!("army-arrive") };
    let what = format!("{} {verb}", who_of(context.catalog(), scenario, &who));
    let turn_name = inside(&context.catalog().turn_name);
    vec![
        Intent::edit(text!("army-arrive-in-turn-name-turn", turn_name, turn), edit),
        Intent::Say(text!("army-what-in-turn-name-turn", what, turn_name, turn)),
    ]
}

impl Panel for Schedule {
    fn id(&self) -> &'static str {
        "schedule"
    }

    fn title(&self) -> String {
        text!("army-schedule").to_owned()
    }

    fn home(&self) -> Home {
        Home::BOTTOM.with(Rows::List)
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let (catalog, scenario) = (context.catalog(), context.scenario());
        let selected = match &context.view.selection {
            Selection::Pieces(ids) => ids.clone(),
            _ => BTreeSet::new(),
        };
        self.header(ui, context, &selected, out);
        let mut turns: BTreeMap<u16, Vec<&PieceId>> = BTreeMap::new();
        for id in scenario.roster() {
            if let Some(arrival) = scenario.pieces.get(id).and_then(|piece| piece.arrives.as_ref()) {
                turns.entry(arrival.turn).or_default().push(id);
            }
        }
        if turns.is_empty() {
            let hint = text!("army-select-units-in-the-order-of-battle-or");
            widgets::empty(ui, text!("army-nobody-arrives-later"), hint);
        }
        let end = catalog.last_turn(&scenario.params);
        let shown = end.unwrap_or(0).max(turns.keys().last().copied().unwrap_or(0)).min(400);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for turn in 1..=shown {
                let here = turns.get(&turn).map_or(&[][..], Vec::as_slice);
                let frame = egui::Frame::new().inner_margin(egui::Margin::symmetric(6, 1));
                let (zone, dropped) = ui.dnd_drop_zone::<Marching, ()>(frame, |ui| {
                    ui.set_min_width(ui.available_width());
                    ui.horizontal_top(|ui| {
                        opening(ui, context, turn, end, here.is_empty());
                        ui.horizontal_wrapped(|ui| {
                            for party in arrivals::parties(scenario, here) {
                                self.party(ui, context, &party, &selected, out);
                            }
                        });
                    });
                });
                if !self.scrolled && !here.is_empty() {
                    self.scrolled = true;
                    ui.scroll_to_rect(zone.response.rect, Some(egui::Align::Center));
                }
                if let Some(Marching(ids)) = dropped.as_deref() {
                    out.extend(arriving(context, ids, turn, false));
                }
            }
        });
    }
}

/// The turn a row is of, in a column of its own; fainter where nobody arrives.
fn opening(ui: &mut Ui, context: &EditorContext<'_>, turn: u16, end: Option<u16>, nobody: bool) {
    let title = RichText::new(turn_title(context, turn, end));
    let title = if nobody { title.color(Tokens::of(ui).text_weak) } else { title.strong() };
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(egui::vec2(TITLE_WIDTH, size::ROW), layout, |ui| {
        ui.set_min_width(TITLE_WIDTH);
        ui.label(title);
    });
}

fn turn_title(context: &EditorContext<'_>, turn: u16, end: Option<u16>) -> String {
    let name = &context.catalog().turn_name;
    let after = if end.is_some_and(|end| turn > end) { text!("army-after-the-end") } else { "" };
    match context.catalog().clock(&context.scenario().params, turn) {
        Some(time) => format!("{name} {turn}, {time}{after}"),
        None => format!("{name} {turn}{after}"),
    }
}

impl Schedule {
    /// Those who arrive together: one entry, which opens to all of them.
    fn party(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        party: &Party<'_>,
        selected: &BTreeSet<PieceId>,
        out: &mut Vec<Intent>,
    ) {
        let pieces = &context.scenario().pieces;
        let Some(head) = pieces.get(party.head) else { return };
        if party.rest.is_empty() {
            return unit(ui, context, party.head, head, &[], selected, out);
        }
        let open = self.open.contains(party.head);
        let verb = if open { text!("army-fold") } else { text!("army-unfold") };
        let sign = if open { "\u{2212}" } else { "+" };
        let button = ui.small_button(sign).accessible_name(text!(
            "army-verb-the-command-of-head",
            verb,
            head = head.name
        ));
        if button.on_hover_text(text!("army-one-entry-for-the-whole-command-or-all")).clicked()
            && !self.open.remove(party.head)
        {
            self.open.insert(party.head.clone());
        }
        if !open {
            return unit(ui, context, party.head, head, &party.rest, selected, out);
        }
        unit(ui, context, party.head, head, &[], selected, out);
        for id in &party.rest {
            if let Some(piece) = pieces.get(*id) {
                unit(ui, context, id, piece, &[], selected, out);
            }
        }
    }

    /// What can be done with the units selected.
    fn header(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        selected: &BTreeSet<PieceId>,
        out: &mut Vec<Intent>,
    ) {
        let late: Vec<(&PieceId, &Piece)> = selected
            .iter()
            .filter_map(|id| context.scenario().pieces.get_key_value(id))
            .filter(|(_, piece)| piece.arrives.is_some())
            .collect();
        ui.horizontal_wrapped(|ui| {
            let name = context.catalog().turn_name.clone();
            let label = ui.label(text!("army-arrive-in-what", what = inside(&name)));
            ui.add(widgets::whole_number(ui, &mut self.turn).range(1..=400)).labelled_by(label.id);
            if let Some(time) = context.catalog().clock(&context.scenario().params, self.turn) {
                ui.weak(time);
            }
            let some = !selected.is_empty();
            let text = match selected.len() {
                0 => text!("army-schedule-the-selected").to_owned(),
                n => text!("army-schedule-n-selected", n),
            };
            let arrive = ui.add_enabled(some, egui::Button::new(text));
            if arrive.on_disabled_hover_text(text!("army-select-units-first")).clicked() {
                out.extend(arriving(context, selected, self.turn, false));
            }
            let leads = selected.iter().any(|id| {
                let kind = context.scenario().pieces.get(id).and_then(|p| context.catalog().kind(&p.kind));
                kind.is_some_and(|kind| kind.role.leads())
            });
            let whole = ui.add_enabled(leads, egui::Button::new(text!("army-let-the-whole-command-arrive")));
            let whole = whole.on_disabled_hover_text(text!("army-select-a-leader-first"));
            if whole.on_hover_text(text!("army-with-all-under-them-on-the-same-turn")).clicked() {
                out.extend(arriving(context, selected, self.turn, true));
            }
            let entry = ui
                .button(text!("army-entry-hex-on-the-map"))
                .on_hover_text(text!("army-then-click-where-they-enter-with-shift"));
            if entry.clicked() {
                out.push(Intent::Tool("entry"));
            }
            let start =
                ui.add_enabled(!late.is_empty(), egui::Button::new(text!("army-from-the-start-instead")));
            if start.on_hover_text(text!("army-they-wait-in-the-reserve-to-be-set")).clicked() {
                let edits = late.iter().map(|(id, piece)| {
                    let new = Piece { arrives: None, ..(*piece).clone() };
                    Edit::Piece((*id).clone(), Some(Box::new(new)))
                });
                let who = who_of(context.catalog(), context.scenario(), late.iter().map(|(id, _)| *id));
                out.push(Intent::edit(text!("army-who-from-the-start", who), Edit::Many(edits.collect())));
                out.push(Intent::ShowPanel("reserve"));
            }
        });
        entries::show(ui, context, &late, out);
        let arriving = context.scenario().pieces.values().filter(|p| p.arrives.is_some());
        let men = Totals::of(context.catalog(), arriving).men;
        if men > 0 {
            let men = oblique_roster::totals::thousands(men);
            widgets::note(ui, &text!("army-men-men-arrive-later-in-all-drag-units", men));
        }
    }
}

fn unit(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &PieceId,
    piece: &Piece,
    with: &[&PieceId],
    selected: &BTreeSet<PieceId>,
    out: &mut Vec<Intent>,
) {
    let all: BTreeSet<PieceId> = with.iter().copied().chain([id]).cloned().collect();
    let Some(arrival) = &piece.arrives else { return };
    let on = all.is_subset(selected);
    let name = if piece.name.is_empty() { &id.0 } else { &piece.name };
    let who = match with {
        [] => name.clone(),
        with => {
            text!(
                "army-name-with-copied",
                name,
                copied = who_of(context.catalog(), context.scenario(), with.iter().copied())
            )
        }
    };
    let shown = ui
        .selectable_label(on, text!("army-who-by-arrival", who, arrival = entries::named(context, arrival)));
    let response = ui.interact(shown.rect, Id::unique(("arrival", id)), Sense::click_and_drag());
    let response = response.on_hover_text(&context.scenario().side(piece.side).name);
    if response.drag_started() {
        let ids = if on { selected.clone() } else { all.clone() };
        response.dnd_set_drag_payload(Marching(ids));
    }
    if response.clicked() {
        let more = ui.input(|i| i.modifiers.shift || i.modifiers.command);
        let mut new = if more { selected.clone() } else { BTreeSet::new() };
        if more && on {
            new.retain(|id| !all.contains(id));
        } else {
            new.extend(all);
        }
        out.push(Intent::Select(if new.is_empty() { Selection::Nothing } else { Selection::Pieces(new) }));
    }
    if response.double_clicked() {
        out.push(Intent::LookAt(arrival.hex));
    }
}
