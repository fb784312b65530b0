//! The map of the battle: what is shown, and what clicks ask for.

use super::acts::{Act, Window};
use super::field_counters;
use super::glide::Gliding;
use super::march;
use super::overlays::{self, Marked};
use super::screen::Table;
use super::{OverlayText, Reason, facing, offers, reasons, words};
use egui::Ui;
use oblique_battle::Step;
use oblique_board::hex::Hex;
use oblique_context::pace::Pace;
use oblique_context::view::{Camera, LayersShown};
use oblique_mapview::{CounterAt, Flag, MapCanvas, Stage};
use oblique_mapview::{Pointer, PointerPhase};
use oblique_rules::catalog::{Action, ActionAim};
use oblique_rules::play::{Order, PieceIx, Verb};
use oblique_scenario::Side;

/// The map and what it remembers between frames.
#[derive(Default)]
pub(crate) struct BattleMap {
    canvas: MapCanvas,
    set: bool,
    /// Has the camera once been put where the armies are?
    framed: bool,
    marked: Marked,
    counters: Vec<CounterAt>,
    flags: Vec<Flag>,
    key: Option<(u64, Option<Side>)>,
    gliding: Gliding,
    /// How many orders had been given when the counters were made.
    steps: usize,
    /// Where the button went down.
    down: Option<Hex>,
}

impl BattleMap {
    /// Draws it in that style.
    pub(crate) fn set_style(&mut self, style: &'static oblique_cartography::MapStyle) {
        self.canvas.set_style(style);
    }

    /// The overlay that is on.
    pub(crate) fn laid(&self) -> Option<&OverlayText> {
        self.marked.laid()
    }

    /// Leaves the camera where it is, instead of putting it where the armies are.
    pub(crate) fn keep_camera(&mut self) {
        self.framed = true;
    }

    /// Forgets what was made for another battle.
    pub(crate) fn begin_anew(&mut self) {
        self.key = None;
        self.counters.clear();
        self.gliding.stop();
    }

    /// Draws board, armies and objectives as a picture that takes no orders.
    pub(crate) fn picture(&mut self, ui: &mut Ui, table: &Table<'_>) {
        if !std::mem::replace(&mut self.set, true) {
            self.canvas.set_board(ui.ctx(), &table.setting().board, table.catalog());
        }
        let (counters, flags) =
            (field_counters::counters(table), field_counters::flags(table.seen, table.scenario));
        let stage = Stage {
            counters: &counters,
            flags: &flags,
            under: &[],
            over: &[],
            caption: "",
            layers: LayersShown::default(),
            ..Stage::default()
        };
        let mut camera = Camera::default();
        self.canvas.show(ui, &stage, &mut camera);
    }

    /// Draws it; returns the camera and the hex under the pointer.
    pub(crate) fn ui(&mut self, ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) -> (Camera, Option<Hex>) {
        if !std::mem::replace(&mut self.set, true) {
            self.canvas.set_board(ui.ctx(), &table.setting().board, table.catalog());
        }
        let key = (table.session.revision(), table.session.seat());
        // A march is shown when it has come to a stand, whole.
        if self.key != Some(key) && !table.marches_now() {
            self.key = Some(key);
            self.counters = field_counters::counters(table);
            self.set_under_way(table);
            self.flags = field_counters::flags(table.seen, table.scenario);
        }
        self.marked.refresh(table);
        let (under, over) = self.marked.overlays(table);
        let would = table.screen.hover.map(|hex| table.at_hex(hex)).unwrap_or_default();
        let caption = overlays::caption(table, &would);
        let now = table.screen.now;
        let mut moving = Vec::new();
        if self.gliding.is_moving(now) {
            moving.clone_from(&self.counters);
            self.gliding.place(&mut moving, table.setting().board.layout(), now);
            ui.ctx().request_repaint();
        }
        if facing::is_chosen(table) {
            if moving.is_empty() {
                moving.clone_from(&self.counters);
            }
            facing::place(table, &mut moving);
        }
        let stage = Stage {
            counters: if moving.is_empty() { &self.counters } else { &moving },
            flags: &self.flags,
            under: &under,
            over: &over,
            caption: &caption,
            covered: table.screen.map.1,
            layers: LayersShown::default(),
            ..Stage::default()
        };
        let mut camera = table.screen.camera;
        if !std::mem::replace(&mut self.framed, true) {
            camera = field_counters::framing(table.seen, table.setting().board.layout(), ui.available_size());
        }
        let shown = self.canvas.show(ui, &stage, &mut camera);
        let at = ui.input(|i| i.pointer.interact_pos()).unwrap_or_else(|| shown.response.rect.center());
        let turning = ui.input(|i| i.pointer.delta() != egui::Vec2::ZERO && !i.pointer.any_down());
        if turning && shown.response.hovered() {
            out.extend(facing::turned(table, shown.response.rect, at));
        }
        for pointer in shown.pointer {
            self.pointer(table, pointer, at, out);
        }
        (camera, shown.hover)
    }

    /// Sets what the last order moved under way, where one order was given since.
    fn set_under_way(&mut self, table: &Table<'_>) {
        let steps = table.session.battle().steps();
        let before = std::mem::replace(&mut self.steps, steps.len());
        let new = steps.get(before..).unwrap_or_default();
        let person = |s: &Step| table.session.players()[s.side.index()].is_person();
        // What is not watched is not shown moving; a march is one movement.
        let watched = table.habits.pace != Pace::AtOnce && !table.screen.skipping;
        match new {
            [_, ..] if new.iter().all(person) || new.len() == 1 && watched => {
                let seconds = table.habits.moving.seconds();
                let events: Vec<_> = new.iter().flat_map(|step| step.events.iter().cloned()).collect();
                self.gliding.begin(&events, table.seen, table.screen.now, seconds);
            }
            _ => self.gliding.stop(),
        }
    }

    fn pointer(&mut self, table: &Table<'_>, pointer: Pointer, at: egui::Pos2, out: &mut Vec<Act>) {
        if !table.setting().board.layout().contains(pointer.hex) {
            return;
        }
        match pointer.phase {
            PointerPhase::Down => self.down = Some(pointer.hex),
            PointerPhase::Up => match self.down.take() {
                Some(from) if from == pointer.hex => self.click(table, pointer, at, out),
                Some(from) if march::dropped(table, from, pointer.hex, out) => {}
                Some(from) => drag(table, from, pointer.hex, out),
                None => {}
            },
            PointerPhase::Drag => {
                if let Some(from) = self.down {
                    march::dragged(table, from, pointer, out);
                }
            }
            PointerPhase::Double => out.extend(march::doubled(table, pointer.hex)),
            PointerPhase::Context => {
                out.push(Act::Drop);
                out.push(Act::Details(Some((pointer.hex, at))));
            }
            PointerPhase::Hover => {}
        }
    }

    fn click(&self, table: &Table<'_>, pointer: Pointer, at: egui::Pos2, out: &mut Vec<Act>) {
        let (hex, shift) = (pointer.hex, pointer.shift);
        if table.screen.stack.is_some() || table.screen.details.is_some() {
            out.push(Act::Stack(None));
        }
        if facing::is_chosen(table) {
            // The facing that the pointer has turned it to.
            let order = table.screen.choosing.get(table.screen.marked_choice);
            out.extend(order.map(|order| Act::Give(order.clone())));
            return;
        }
        let orders = table.at_hex(hex);
        if let Some(action) = table.aiming() {
            match orders.as_slice() {
                [] => out.push(Act::Give(miss(table, action, hex))),
                [order] => out.push(Act::Give(order.clone())),
                _ => out.push(Act::Choose(orders)),
            }
            return;
        }
        if let Some(act) = march::clicked(table, pointer) {
            out.push(act);
            return;
        }
        // A plot clicked again is taken back.
        if let Some(pix) = table.screen.selected.filter(|p| self.marked.plotted(hex, *p)) {
            let back = Order::of(Verb::Unplot, pix);
            if table.game().judge(&back).is_ok() {
                out.push(Act::Give(back));
                return;
            }
        }
        let stack = table.stack(hex);
        let mine = table.session.seat();
        let own = stack.iter().any(|(_, p)| mine.is_none_or(|s| s == p.side()));
        if !orders.is_empty() && (!own || shift) {
            match orders.as_slice() {
                [order] => out.push(Act::Give(order.clone())),
                _ => out.push(Act::Choose(orders)),
            }
            return;
        }
        if orders.is_empty()
            && let Some(order) = assault(table, hex)
        {
            out.push(Act::Give(order));
            return;
        }
        if orders.is_empty()
            && !own
            && near(table, hex)
            && let Some(order) = refused(table, hex)
        {
            out.push(Act::Give(order));
            return;
        }
        if !own && let Some(why) = beyond(table, hex) {
            out.push(Act::Why(Some(why)));
            if stack.is_empty() {
                // A hex just beyond reach is a slip of the hand: whoever was to march stays selected.
                out.push(Act::Inspect(Some(hex)));
                return;
            }
        }
        select(table, hex, at, out);
    }
}

/// Selects what stands in a hex; of a stack it asks whom.
fn select(table: &Table<'_>, hex: Hex, at: egui::Pos2, out: &mut Vec<Act>) {
    let stack = table.stack(hex);
    if stack.len() > 1 && stack.iter().any(|(_, p)| p.known) {
        out.push(Act::Inspect(Some(hex)));
        out.push(Act::Stack(Some((hex, at))));
        return;
    }
    let at = table.screen.selected.and_then(|s| stack.iter().position(|(p, _)| *p == s));
    let next = at.map_or(0, |i| (i + 1) % stack.len().max(1));
    out.push(Act::Select(stack.get(next).map(|(p, _)| *p)));
    out.push(Act::Inspect(Some(hex)));
    let struck = table.session.strikes().is_some_and(|s| s.hexes.iter().any(|s| s.hex == hex));
    if struck && stack.is_empty() && !table.screen.windows.contains(&Window::Review) {
        out.push(Act::Toggle(Window::Review));
    }
}

/// The assault of the selected piece on what it is next to, where assaults name no target: the
/// enemy clicked is in front of it or the assault is refused.
fn assault(table: &Table<'_>, hex: Hex) -> Option<Order> {
    let (pix, piece) = table.selected()?;
    let enemy = table.stack(hex).iter().any(|(_, p)| p.side() != piece.side());
    let next = piece.hex.unsigned_distance_to(hex) == 1;
    let order = Order::of(Verb::Assault, pix);
    (enemy && next && table.offers.all().contains(&order)).then_some(order)
}

/// Is a hex one that the selected own piece might have been meant to be sent to or aimed at?
fn near(table: &Table<'_>, hex: Hex) -> bool {
    let seat = table.session.seat();
    let Some((_, piece)) = table.selected() else { return false };
    let own = seat.is_none_or(|s| s == piece.side());
    let enemy = table.stack(hex).iter().any(|(_, p)| p.side() != piece.side());
    own && (piece.hex.unsigned_distance_to(hex) == 1 && !enemy)
}

/// Why the selected own piece cannot be sent to a hex, or strike there.
fn beyond(table: &Table<'_>, hex: Hex) -> Option<Reason> {
    let seat = table.session.seat();
    let (pix, piece) = table.selected().filter(|(_, p)| seat.is_none_or(|s| s == p.side()))?;
    let order = refused(table, hex)?;
    // A hex some marches away is refused for what stops the way there, not for being no step.
    if order.verb() == Verb::Move && piece.hex.unsigned_distance_to(hex) > 1 {
        let refusal = march::why_not(table.game(), pix, hex);
        return Some(Reason::Refused { name: table.answer(&order), refusal });
    }
    reasons::why_not_there(table, &order)
}

/// The order a click on a hex would have been, if it had been legal: told why it is refused.
fn refused(table: &Table<'_>, hex: Hex) -> Option<Order> {
    let aimed = |a: &&Action| offers::is_aimed(a) && a.piece && table.offers.any(a);
    let offered = || table.catalog().actions.iter().filter(aimed);
    // Who clicks an enemy would strike at him, where anybody can strike.
    let action = struck_at(table, hex).then(|| offered().find(|a| words::strikes(a.verb))).flatten();
    let action = action.or_else(|| offered().next())?;
    let order = miss(table, action, hex);
    table.game().judge(&order).is_err().then_some(order)
}

/// Does an enemy of the selected piece stand there?
fn struck_at(table: &Table<'_>, hex: Hex) -> bool {
    enemy_at(table, hex).is_some()
}

/// The order that an action aimed at a hex would have been; an action at an enemy is aimed at whoever stands there.
fn miss(table: &Table<'_>, action: &Action, hex: Hex) -> Order {
    let order = Order::blank(action.verb).with_piece(table.screen.selected.filter(|_| action.piece));
    if action.aim == ActionAim::Target {
        order.with_target(enemy_at(table, hex))
    } else {
        order.with_hex(hex)
    }
}

/// The enemy of the selected piece that stands in a hex, a unit before its leaders.
fn enemy_at(table: &Table<'_>, hex: Hex) -> Option<PieceIx> {
    let side = table.selected()?.1.side();
    table.stack(hex).into_iter().find(|(_, p)| p.side() != side).map(|(pix, _)| pix)
}

/// A drag from a piece to a hex orders what a click there would.
fn drag(table: &Table<'_>, from: Hex, to: Hex, out: &mut Vec<Act>) {
    let stack = table.stack(from);
    let dragged = table.screen.selected.filter(|s| stack.iter().any(|(p, _)| p == s));
    let Some(pix) = dragged.or_else(|| stack.first().map(|(p, _)| *p)) else { return };
    out.push(Act::Select(Some(pix)));
    let orders = table.offers.direct(&table.catalog().actions, table.seen, Some(pix), to);
    match orders.as_slice() {
        [] => {}
        [order] => out.push(Act::Give(order.clone())),
        _ => out.push(Act::Choose(orders)),
    }
}
