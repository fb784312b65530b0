//! The pane: the sheet before the battle, the battle itself, and what its parts ask for.

use super::acts::{Act, PlayIntent, Window};
use super::derived::Derived;
use super::map::BattleMap;
use super::march::{self, Ways};
use super::marked::Marked;
use super::offers::Offers;
use super::reasons_card::{self, Card};
use super::replay_changed::Comparison;
use super::screen::{Screen, Table};
use super::selection::{another_question, first_viewer};
use super::setup::Setup;
use super::snapshot::PaneSnapshot;
use super::{
    Account, Branch, Habits, KeyMeaning, MessagesAt, OverlayText, Player, Reason, Session, actions,
    chosen_overlay, details, dice, hand_over, header, keys, messages, outcome, prompt, sole_mover, timebar,
    unit_card, views, waiting, windows,
};
use egui::{CentralPanel, Frame, Id, Margin, Panel, ScrollArea, Ui};
use oblique_battle::{Battle, Saved};
use oblique_mapview::Viewport;
use oblique_rules::play::PieceIx;
use oblique_rules::{Registry, Ruleset};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Note, NoteId, Scenario, Side};
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use std::borrow::Cow;

/// Width of the column beside the map: what leaves the map two thirds of a small window.
const COLUMN: f32 = 302.0;
/// The messages' share of the column's height at first, and their height under the map.
const MESSAGES_SHARE: f32 = 0.27;
/// In a column too short for more, of a small window with large letters, the messages begin as their heading and a line.
const MESSAGES_SHORT: f32 = 50.0;
const MESSAGES_BELOW: f32 = 150.0;
/// Windows that differ in height by this share one height of the messages.
const COLUMN_STEP: f32 = 400.0;

/// A battle in the window: before, while and after it is played.
pub struct PlayPane {
    /// The rulesets there are.
    pub(super) rules: Registry,
    pub(super) scenario: Box<Scenario>,
    pub(super) setup: Setup,
    pub(super) problems: Vec<Diagnostic>,
    pub(super) session: Option<Session>,
    /// The battle as it would open, for the picture on the sheet before it.
    pub(super) preview: Option<Session>,
    pub(super) screen: Screen,
    pub(super) offers: Offers,
    pub(super) derived: Derived,
    pub(super) ways: Ways,
    pub(super) map: BattleMap,
    pub(super) card: Card,
    pub(super) marked: Marked,
    pub(super) asked: Vec<PlayIntent>,
    /// By which keys the keys are shown, as printed.
    keys: String,
    /// Was a list or a menu open when it was last drawn?
    list_open: bool,
}

impl PlayPane {
    /// The sheet before the battle of a scenario as it is now, with what is wrong with it.
    pub fn new(rules: Registry, scenario: &Scenario, setup: Setup) -> Self {
        let mut pane = Self {
            rules,
            scenario: Box::new(scenario.clone()),
            setup,
            problems: Vec::new(),
            session: None,
            preview: None,
            screen: Screen::default(),
            offers: Offers::default(),
            derived: Derived::default(),
            ways: Ways::default(),
            map: BattleMap::default(),
            card: Card::default(),
            marked: Marked::default(),
            asked: Vec::new(),
            keys: String::new(),
            list_open: false,
        };
        // Opening it once tells what is in the way; the battle itself is opened at the start.
        let found = Session::begin(rules, &pane.scenario, &pane.setup.options(), pane.setup.players.clone());
        match found {
            Ok(session) => pane.preview = Some(session),
            Err(problems) => pane.problems = problems,
        }
        pane
    }

    /// A battle with its branches, taken up again; `None` without any branch.
    pub fn resume(rules: Registry, scenario: &Scenario, branches: Vec<Branch>, shown: usize) -> Option<Self> {
        let header = branches.get(shown)?.battle.header();
        let players = header.players.each_ref().map(|name| Player::named(name));
        let setup =
            Setup { seed: header.seed, fog: header.fog, players: players.clone(), ..Setup::default() };
        let session = Session::resume(branches, shown, players)?;
        let mut pane = Self::new(rules, scenario, setup);
        pane.screen.viewer = first_viewer(&session);
        pane.session = Some(session);
        Some(pane)
    }

    /// A battle begun at once.
    ///
    /// # Errors
    /// The diagnostics that keep it from being played.
    pub fn begin(rules: Registry, scenario: &Scenario, setup: Setup) -> Result<Self, Vec<Diagnostic>> {
        let mut pane = Self::new(rules, scenario, setup);
        if !pane.problems.is_empty() {
            return Err(pane.problems);
        }
        pane.start();
        Ok(pane)
    }

    /// A battle of a scenario gone on with as it stands.
    pub fn go_on_with(rules: Registry, scenario: &Scenario, battle: Battle, setup: Setup) -> Self {
        let session = Session::of(battle, setup.players.clone());
        let screen = Screen { viewer: first_viewer(&session), ..Screen::default() };
        Self {
            rules,
            scenario: Box::new(scenario.clone()),
            setup,
            problems: Vec::new(),
            session: Some(session),
            preview: None,
            screen,
            offers: Offers::default(),
            derived: Derived::default(),
            ways: Ways::default(),
            map: BattleMap::default(),
            card: Card::default(),
            marked: Marked::default(),
            asked: Vec::new(),
            keys: String::new(),
            list_open: false,
        }
    }

    /// What is on the screen, as data: the prompt and what is drawn over the map. `None` before the
    /// battle and behind the curtain.
    pub fn shown(&mut self) -> Option<PaneSnapshot> {
        self.with_table(|table, _| PaneSnapshot::of(table))
    }

    /// Looks at the table as it is now, with the rule the reasons rest on.
    pub(super) fn with_table<T>(&mut self, look: impl FnOnce(&Table<'_>, Option<&str>) -> T) -> Option<T> {
        let session = self.session.as_ref().filter(|session| !hand_over::is_drawn(session, &self.screen))?;
        self.offers.refresh(session);
        let seen: Cow<'_, _> = session.visible_field();
        self.derived.refresh(session, &seen, self.offers.all());
        self.ways.refresh(session, &self.screen, &self.offers);
        let table = Table {
            session,
            seen: &seen,
            offers: &self.offers,
            ways: &self.ways,
            derived: &self.derived,
            habits: &self.setup.habits,
            screen: &self.screen,
            scenario: &self.scenario,
        };
        Some(look(&table, self.card.account().and_then(Account::rule)))
    }

    /// The keys of the view that is open, with what each means; `None` before the battle and behind the curtain.
    pub fn key_table(&mut self) -> Option<Vec<KeyMeaning>> {
        self.with_table(keys::meanings)
    }

    /// What the card of reasons tells; `None` where nothing is asked about.
    pub fn account(&self) -> Option<&Account> {
        self.card.account()
    }

    /// The overlay that is on, as data.
    pub fn laid(&self) -> Option<&OverlayText> {
        self.map.laid()
    }

    /// Who is selected to advance together.
    pub fn company(&self) -> &std::collections::BTreeSet<PieceIx> {
        &self.screen.company
    }

    /// Is a march under way?
    pub fn is_marching(&self) -> bool {
        self.screen.marching.is_some()
    }

    /// Where the selected piece gets to, its way and the line it advances in.
    pub fn ways(&self) -> &Ways {
        &self.ways
    }

    /// Is a window open that is to be answered first?
    pub fn asks(&self) -> bool {
        [Window::Leaving, Window::Outcome].iter().any(|window| self.screen.windows.contains(window))
    }

    /// The selected piece.
    pub fn selected(&self) -> Option<PieceIx> {
        self.screen.selected
    }

    /// The rule whose entry is open, with its ruleset.
    pub fn rule_open(&self) -> Option<&str> {
        self.screen.rule.as_deref()
    }

    /// The battle, if it has begun.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// What of the battle under way goes into a file, after the name to begin with; `None` before it is begun.
    /// Under fog of war it is said that a file holds both sides.
    pub fn to_save(&mut self) -> Option<(String, Box<Scenario>, Saved)> {
        let session = self.session.as_mut()?;
        super::dispatch::warn_of_fog(session);
        let name = format!("{}.battle", super::dispatch::battle_name(&self.scenario.meta.title));
        Some((name, self.scenario.clone(), session.saved(String::new())))
    }

    /// The scenario the battle is played from.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Who plays, seed and fog, for the next battle to begin with.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Lets it be played by these habits from now on.
    pub fn set_habits(&mut self, habits: Habits) {
        self.setup.habits = habits;
    }

    /// The battle as it stands for who looks at it, as a scenario; `None` before it is begun.
    pub fn position_seen(&self) -> Option<(Scenario, &'static dyn Ruleset)> {
        let session = self.session.as_ref()?;
        let rules = self.rules.get(&self.scenario.ruleset)?;
        Some((super::position::scenario_of(&self.scenario, &session.visible_field(), rules.catalog()), rules))
    }

    /// The part of the world its map shows, in hexes.
    pub fn shown_of_map(&self) -> Option<oblique_cartography::Rect> {
        Some(Viewport::new(self.screen.map.0?, self.screen.camera).world())
    }

    /// Where its map is looked at from, to look from elsewhere; a move under way ends. `None` before the battle.
    pub fn camera_mut(&mut self) -> Option<&mut oblique_context::view::Camera> {
        self.session.as_ref()?;
        self.screen.scroll = None;
        Some(&mut self.screen.camera)
    }

    /// Where its map is looked at from.
    pub fn camera(&self) -> oblique_context::view::Camera {
        self.screen.camera
    }

    /// Is a battle under way?
    pub fn in_progress(&self) -> bool {
        self.session.as_ref().is_some_and(|s| !s.battle().over() && !s.battle().steps().is_empty())
    }

    /// Draws its map in that style.
    pub fn set_style(&mut self, style: &'static oblique_cartography::MapStyle) {
        self.map.set_style(style);
    }

    /// Says by which keys the keys are shown, as printed; empty for none.
    pub fn set_keys(&mut self, keys: String) {
        self.keys = keys;
    }

    /// Asks whether to leave, or leaves at once where nothing is under way.
    pub fn ask_leave(&mut self) {
        self.dispatch(Act::AskLeave);
    }

    /// Shows the keys of the battle, or puts them away; says whether there is a battle to show them of.
    pub fn toggle_keys(&mut self) -> bool {
        let open = self.session.is_some() && !self.curtained();
        if open {
            self.dispatch(Act::Toggle(Window::Keys));
        }
        open
    }

    /// Draws it; returns what it asks of the editor. `stale` says that the scenario has been
    /// changed since.
    pub fn ui(&mut self, ui: &mut Ui, stale: bool) -> Vec<PlayIntent> {
        self.advance(ui.ctx());
        let mut out = Vec::new();
        // Escape closes a list or a menu and nothing else; one drawn before this is looked at has closed by then.
        self.list_open |= egui::Popup::is_any_open(ui.ctx());
        match &self.session {
            None => {
                self.sheet(ui, &mut out);
                if !self.list_open
                    && ui.ctx().input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
                {
                    out.push(Act::GiveUp);
                }
            }
            Some(session) if hand_over::is_drawn(session, &self.screen) => {
                hand_over::ui(ui, session, &self.screen, &mut out);
            }
            Some(_) => self.battle(ui, stale, &mut out),
        }
        self.list_open = egui::Popup::is_any_open(ui.ctx());
        for act in out {
            self.dispatch(act);
        }
        std::mem::take(&mut self.asked)
    }

    /// Is the battle behind the curtain, because another takes the seat under fog of war?
    pub fn curtained(&self) -> bool {
        self.session.as_ref().is_some_and(|session| hand_over::is_drawn(session, &self.screen))
    }

    /// Lets somebody else play a side from now on.
    pub fn seat_player(&mut self, side: Side, player: Player) {
        self.dispatch(Act::Play(side, player));
    }

    /// Takes in a note that was pinned to the scenario.
    pub fn pinned(&mut self, id: NoteId, note: Note) {
        let seat = self.session.as_ref().and_then(Session::seat);
        self.screen.readers.extend(seat.map(|side| (id.clone(), side)));
        self.scenario.notes.insert(id, note);
    }

    /// The same battle played again: looks at it as the one before was looked at, waits, and shows
    /// how they compare.
    pub fn compare_with(&mut self, before: &Self, comparison: Comparison) {
        self.setup = before.setup.clone();
        self.screen.camera = before.screen.camera;
        self.screen.comparison = Some(comparison);
        self.screen.windows.insert(Window::Compared);
        self.map.keep_camera();
        if let Some(session) = &mut self.session {
            session.paused = true;
        }
    }

    /// The sheet before the battle.
    fn sheet(&mut self, ui: &mut Ui, out: &mut Vec<Act>) {
        let frame = Frame::new().fill(Tokens::of(ui).panel).inner_margin(Margin::same(16));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            let Some(session) = &self.preview else {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    Setup::cannot_begin(ui, &self.scenario, &self.problems, out);
                });
                return;
            };
            self.offers.refresh(session);
            let seen: Cow<'_, _> = session.visible_field();
            self.derived.refresh(session, &seen, self.offers.all());
            let table = Table {
                session,
                seen: &seen,
                offers: &self.offers,
                ways: &self.ways,
                derived: &self.derived,
                habits: &self.setup.habits.clone(),
                screen: &self.screen,
                scenario: &self.scenario,
            };
            let (map, setup) = (&mut self.map, &mut self.setup);
            setup.ui(ui, &table, |ui| map.picture(ui, &table), out);
        });
    }

    fn battle(&mut self, ui: &mut Ui, stale: bool, out: &mut Vec<Act>) {
        let Some(session) = &self.session else { return };
        self.offers.refresh(session);
        sole_mover::select(session, &mut self.screen, &self.offers);
        let another = another_question(session, &mut self.screen);
        let seen: Cow<'_, _> = session.visible_field();
        self.derived.refresh(session, &seen, self.offers.all());
        self.ways.refresh(session, &self.screen, &self.offers);
        if self.ways.is_asking() {
            ui.ctx().request_repaint();
        }
        let table = Table {
            session,
            seen: &seen,
            offers: &self.offers,
            ways: &self.ways,
            derived: &self.derived,
            habits: &self.setup.habits,
            screen: &self.screen,
            scenario: &self.scenario,
        };
        let laid = self.map.laid();
        if !self.list_open {
            keys::take(ui.ctx(), &table, self.card.account().and_then(Account::rule), out);
        }
        let tokens = Tokens::of(ui);
        let bar = Frame::new().fill(tokens.bar).inner_margin(Margin::symmetric(8, 3));
        let panel = Frame::new().fill(tokens.panel).inner_margin(Margin::same(8));
        Panel::top("battle header").frame(bar).show(ui, |ui| header::ui(ui, &table, stale, &self.keys, out));
        Panel::bottom("battle time").frame(bar).show(ui, |ui| timebar::ui(ui, &table, out));
        Panel::left("battle column").frame(panel).exact_size(COLUMN).show(ui, |ui| {
            if table.habits.messages == MessagesAt::Column {
                let inside = Frame::new().inner_margin(Margin { top: 4, ..Margin::ZERO });
                let height = ui.available_height();
                // Windows of another height have a height of their own for the messages.
                let id = Id::unique(("battle messages in the column", (height / COLUMN_STEP) as u32));
                let foot = Panel::bottom(id).frame(inside);
                let size = if height < COLUMN_STEP { MESSAGES_SHORT } else { height * MESSAGES_SHARE };
                messages_in(foot, ui, size, &table, out);
            }
            let column = ScrollArea::vertical().id_salt("column").auto_shrink(false);
            // A question is read from its beginning.
            let column = if another { column.vertical_scroll_offset(0.0) } else { column };
            column.show(ui, |ui| {
                ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
                if session.looking_back() {
                    timebar::card(ui, &table, out);
                } else {
                    prompt::ui(ui, &table, out);
                }
                if let Some(lying) = table.derived.dice() {
                    ui.add_space(size::GAP_SMALL);
                    dice::ui(ui, &table, lying, out);
                }
                actions::ui(ui, &table, out);
                march::buttons(ui, &table, out);
                waiting::ui(ui, &table, out);
                views::ui(ui, &table, out);
                chosen_overlay::ui(ui, &table, laid, out);
            });
        });
        match table.habits.messages {
            MessagesAt::Column => {}
            MessagesAt::Below => {
                messages_in(
                    Panel::bottom("battle messages below").frame(panel),
                    ui,
                    MESSAGES_BELOW,
                    &table,
                    out,
                );
            }
            MessagesAt::Right => {
                messages_in(Panel::right("battle messages beside").frame(panel), ui, COLUMN, &table, out);
            }
        }
        let central = CentralPanel::no_frame().show(ui, |ui| self.map.ui(ui, &table, out));
        let (area, (camera, hover)) = (central.response.rect, central.inner);
        // As the sheets have it: the selected unit at the top right; what is asked about it stands under it.
        let unit = unit_card::show(ui.ctx(), &table, area, out);
        let free = unit.map_or(area, |unit| area.with_min_y(unit.bottom()));
        self.card.refresh(&table, ui.ctx(), free);
        let reasons = self.card.show(ui.ctx(), &table, free, out);
        let covered = unit.into_iter().chain(reasons).reduce(egui::Rect::union);
        let moved = hover.is_some() && hover != self.screen.hover;
        let under_pointer = hover.filter(|_| moved).map(|hex| table.at_hex(hex));
        let at_hex = under_pointer.and_then(|orders| orders.into_iter().next()).map(Reason::Order);
        let left = self.marked.refresh(&table, ui.input(|i| i.pointer.delta() != egui::Vec2::ZERO));
        let by_keys = self.marked.reason();
        windows::show(ui.ctx(), &table, out);
        details::show(ui.ctx(), &table, out);
        outcome::show(ui.ctx(), &table, out);
        hand_over::ask_undo(ui.ctx(), &table, out);
        if hover != self.screen.hover {
            ui.ctx().request_repaint();
        }
        if camera != self.screen.camera {
            // Who moves the map himself is not carried on.
            self.screen.scroll = None;
        }
        if moved && !self.screen.plan.held {
            // Whoever points with the mouse no longer chooses by keys.
            self.screen.plan.cursor = None;
        }
        if moved && at_hex.is_none() && matches!(self.screen.reason, Some(Reason::Order(_))) {
            // The pointer has left the hex the order told of leads to.
            self.screen.reason = None;
        }
        if left.is_some() && self.screen.reason == left {
            self.screen.reason = None;
        }
        let pointed = reasons_card::pointed(ui.ctx());
        if let Some(reason) = by_keys.or(pointed).or(at_hex)
            && self.screen.reason.as_ref() != Some(&reason)
        {
            self.screen.reason = Some(reason);
            ui.ctx().request_repaint();
        }
        (self.screen.camera, self.screen.hover) = (camera, hover);
        self.screen.map = (Some(area), covered);
    }
}

/// The messages in the panel they are docked in: as high or wide as the user likes, at first of that size in points,
/// or folded to a line.
fn messages_in(panel: Panel, ui: &mut Ui, size: f32, table: &Table<'_>, out: &mut Vec<Act>) {
    let panel = if table.habits.folded { panel.resizable(false) } else { panel.resizable(true) };
    let panel = if table.habits.folded { panel } else { panel.default_size(size).min_size(size / 2.0) };
    panel.show(ui, |ui| messages::ui(ui, table, out));
}
