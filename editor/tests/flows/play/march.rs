//! Marching in play: by mouse and by keys, alone and in line, halted and taken back; and what a whole turn
//! costs in clicks and keys.

use crate::common::play::{asked, labels, people, steps_given as steps};
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_editor::mapview::{Overlay, Viewport};
use oblique_editor::play::{Glide, Habits, PlayPane, Player, Setup};
use oblique_rules::play::{Game, Order, PieceIx, ReachHex, Verb};
use oblique_rulesets::read_scenario;
use std::cell::Cell;

const STEP_BY_STEP: &str = include_str!("../../../../scenarios/dragoon/mollwitz.ron");
const BY_PATHS: &str = include_str!("../../../../scenarios/flintlock/cowpens.ron");

/// A battle on the screen, with clicks and key presses counted.
struct Hand<'a> {
    harness: Harness<'a, PlayPane>,
    clicks: Cell<usize>,
    keys: Cell<usize>,
}

impl Hand<'_> {
    fn new(text: &str, setup: Setup) -> Self {
        let scenario = read_scenario(text).scenario.expect("it is read whole");
        let habits = Habits { moving: Glide::None, scrolling: Glide::None, ..Habits::default() };
        let setup = Setup { habits, ..setup };
        let pane = PlayPane::begin(oblique_rulesets::REGISTRY, &scenario, setup)
            .unwrap_or_else(|why| panic!("it can be played: {why:?}"));
        let show = |ui: &mut egui::Ui, pane: &mut PlayPane| {
            pane.ui(ui, false);
        };
        let mut harness = Harness::builder().with_size(egui::vec2(1280.0, 720.0)).build_ui_state(show, pane);
        for _ in 0..3 {
            harness.step();
        }
        Self { harness, clicks: Cell::new(0), keys: Cell::new(0) }
    }

    fn game(&self) -> &dyn Game {
        self.harness.state().session().expect("a battle").battle().game()
    }

    fn at(&self, hex: Hex) -> egui::Pos2 {
        let canvas = self.harness.get_by_label("Map").rect();
        let layout = self.harness.state().session().expect("a battle").battle().setting().board.layout();
        let at = Viewport::new(canvas, self.harness.state().camera()).screen(geometry::center(layout, hex));
        assert!(canvas.contains(at), "{hex:?} is in view");
        at
    }

    fn steps(&mut self, frames: usize) {
        for _ in 0..frames {
            self.harness.step();
        }
    }

    fn point_at(&mut self, hex: Hex) {
        let at = self.at(hex);
        self.harness.hover_at(at);
        self.steps(2);
    }

    fn click(&mut self, hex: Hex) {
        self.click_with(hex, Modifiers::NONE);
    }

    fn click_with(&mut self, hex: Hex, modifiers: Modifiers) {
        self.clicks.set(self.clicks.get() + 1);
        let pos = self.at(hex);
        self.harness.hover_at(pos);
        self.harness.step();
        for pressed in [true, false] {
            let button = egui::PointerButton::Primary;
            self.harness.event(egui::Event::ModifiersChanged(modifiers));
            self.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
            self.harness.step();
        }
        self.harness.event(egui::Event::ModifiersChanged(Modifiers::NONE));
        self.steps(3);
    }

    fn drag(&mut self, hexes: &[Hex], modifiers: Modifiers) {
        self.clicks.set(self.clicks.get() + 1);
        let places: Vec<_> = hexes.iter().map(|h| self.at(*h)).collect();
        self.harness.hover_at(places[0]);
        self.harness.step();
        let button = egui::PointerButton::Primary;
        self.harness.event(egui::Event::ModifiersChanged(modifiers));
        self.harness.event(egui::Event::PointerButton { pos: places[0], button, pressed: true, modifiers });
        self.harness.step();
        for place in &places[1..] {
            self.harness.event(egui::Event::PointerMoved(*place));
            self.steps(2);
        }
        let pos = places[places.len() - 1];
        self.harness.event(egui::Event::PointerButton { pos, button, pressed: false, modifiers });
        self.harness.step();
        self.harness.event(egui::Event::ModifiersChanged(Modifiers::NONE));
        self.steps(3);
    }

    fn key(&mut self, key: Key) {
        self.key_with(Modifiers::NONE, key);
    }

    fn key_with(&mut self, modifiers: Modifiers, key: Key) {
        self.keys.set(self.keys.get() + 1);
        self.harness.key_press_modifiers(modifiers, key);
        self.steps(4);
    }

    /// Ends the step that is asked about; elsewhere the usual answer.
    fn end_step(&mut self) {
        self.key_with(Modifiers::SHIFT, Key::Enter);
    }

    fn button(&mut self, label: &str) {
        self.clicks.set(self.clicks.get() + 1);
        self.harness.get_by_role_and_label(egui::accesskit::Role::Button, label).click();
        self.steps(3);
    }

    /// Takes usual answers until somebody can move.
    fn until_movement(&mut self) {
        for _ in 0..200 {
            if !self.movers().is_empty() {
                // The whole board in view: hexes are pointed at, wherever they are.
                self.harness.key_press(Key::Num0);
                self.steps(3);
                return;
            }
            let session = self.harness.state().session().expect("a battle");
            if session.person_decides() {
                let orders = self.game().orders(None);
                // Where the usual answer is to pass, one acts.
                if orders.contains(&Order::blank(Verb::Activate)) && asked(&self.harness) == "begin" {
                    self.button("Act");
                } else if let Some(activate) = bring_up(&orders) {
                    self.activate(activate);
                } else if orders.iter().any(|o| o.verb() == Verb::Choose) && asked(&self.harness) == "mode" {
                    self.button("General action");
                } else {
                    self.end_step();
                }
            } else {
                std::thread::sleep(std::time::Duration::from_millis(1));
                self.steps(1);
            }
        }
        panic!("nobody can move: {}", asked(&self.harness));
    }

    /// Presses the button of a leader's command.
    fn activate(&mut self, leader: PieceIx) {
        let name = format!(": {}", self.name(leader));
        let label = labels(&self.harness).into_iter().find(|label| label.ends_with(&name));
        self.button(&label.expect("commands are listed"));
    }

    /// Units that can be ordered to move, in roster order.
    fn movers(&self) -> Vec<PieceIx> {
        if !self.harness.state().session().is_some_and(oblique_editor::play::Session::person_decides) {
            return Vec::new();
        }
        let mut all: Vec<PieceIx> = self
            .game()
            .orders(None)
            .iter()
            .filter(|o| o.verb() == Verb::Move)
            .filter_map(oblique_rules::play::Order::piece)
            .collect();
        all.sort_unstable();
        all.dedup();
        all.retain(|p| self.game().field().piece(*p).is_unit());
        all
    }

    fn hex(&self, pix: PieceIx) -> Hex {
        self.game().field().piece(pix).hex
    }

    fn name(&self, pix: PieceIx) -> String {
        self.game().field().piece(pix).info.name.clone()
    }

    /// Empty hexes a piece gets to, without risk and without being stopped, the dearest first.
    fn far(&self, pix: PieceIx) -> Vec<ReachHex> {
        let field = self.game().field();
        let mut all = self.game().reach(pix).expect("it can move");
        all.retain(|r| field.at(r.hex).next().is_none() && r.risk_permille == 0 && !r.stops);
        all.sort_by_key(|r| (std::cmp::Reverse(r.halves), r.hex.x, r.hex.y));
        all
    }
}

fn bring_up(orders: &[Order]) -> Option<PieceIx> {
    orders
        .iter()
        .find(|o| o.verb() == Verb::Activate && o.piece().is_some())
        .and_then(oblique_rules::play::Order::piece)
}

fn words(overlays: &[Overlay]) -> Vec<String> {
    let grades = overlays.iter().filter_map(|o| if let Overlay::Grades(g) = o { Some(g) } else { None });
    grades.flat_map(|g| g.kinds.iter().map(|k| k.word.clone())).collect()
}

#[test]
fn reach_and_costs_are_there_as_soon_as_a_unit_is_selected() {
    for text in [STEP_BY_STEP, BY_PATHS] {
        let mut hand = Hand::new(text, people());
        hand.until_movement();
        let pix = hand.movers()[0];
        let before = hand.harness.state_mut().shown().expect("a battle");
        assert!(words(&before.under).is_empty(), "nobody is selected");
        let hex = hand.hex(pix);
        hand.click(hex);
        if hand.harness.state().selected() != Some(pix) {
            hand.key(Key::Num1);
        }
        let shown = hand.harness.state_mut().shown().expect("a battle");
        assert!(!words(&shown.under).is_empty(), "costs are written");
        let reach = hand.harness.state().ways().reach().to_vec();
        let selected = hand.harness.state().selected().expect("somebody");
        assert_eq!(reach, hand.game().reach(selected).expect("it moves"));
    }
}

#[test]
fn a_click_far_off_marches_there_and_one_undo_takes_it_all_back() {
    for text in [STEP_BY_STEP, BY_PATHS] {
        let mut hand = Hand::new(text, people());
        hand.until_movement();
        let pix =
            *hand.movers().iter().find(|p| hand.far(**p).iter().any(|r| r.halves > Some(4))).expect("one");
        hand.select(pix);
        let (start, given) = (hand.hex(pix), steps(&hand.harness));
        let goal = hand.far(pix)[0].hex;
        hand.point_at(goal);
        let shown = hand.harness.state_mut().shown().expect("a battle");
        assert!(
            shown.over.iter().any(|o| matches!(o, Overlay::Line { points, .. } if points.len() > 2)),
            "its way"
        );
        assert!(shown.caption.contains("march there") && shown.caption.contains("left"), "{}", shown.caption);
        hand.click(goal);
        assert_eq!(hand.hex(pix), goal);
        assert!(steps(&hand.harness) > given);
        hand.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!((hand.hex(pix), steps(&hand.harness)), (start, given), "one step of the player");
        hand.key_with(Modifiers::COMMAND, Key::Y);
        assert_eq!(hand.hex(pix), goal);
        hand.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(hand.hex(pix), start);
    }
}

impl Hand<'_> {
    /// Selects a unit by the keys.
    fn select(&mut self, pix: PieceIx) {
        for _ in 0..80 {
            if self.harness.state().selected() == Some(pix) {
                return;
            }
            self.key(Key::Period);
        }
        panic!("it is never selected");
    }
}

#[test]
fn a_unit_dragged_marches_and_a_way_is_bent_by_way_points() {
    for text in [STEP_BY_STEP, BY_PATHS] {
        let mut hand = Hand::new(text, people());
        hand.until_movement();
        let pix =
            *hand.movers().iter().find(|p| hand.far(**p).iter().any(|r| r.halves > Some(4))).expect("one");
        let (start, goal) = (hand.hex(pix), hand.far(pix)[0].hex);
        hand.select(pix);
        hand.drag(&[start, goal], Modifiers::NONE);
        let texts: Vec<String> = hand
            .harness
            .state()
            .session()
            .expect("a battle")
            .lines()
            .iter()
            .map(|l| l.text.clone())
            .collect();
        assert_eq!(hand.hex(pix), goal, "{:?}", texts.last());
        hand.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(hand.hex(pix), start);

        // A way point that the cheapest way does not go by, from which the goal can still be reached.
        hand.select(pix);
        let free = hand.game().marches(pix, &[]).expect("it moves");
        let field = hand.game().field();
        let bent = hand.far(pix).into_iter().find_map(|via| {
            let to_via = free.way(free.best(via.hex)?);
            let on = hand.game().marches(pix, &to_via).ok()?;
            let goal = on.stations.iter().enumerate().find(|(_, s)| {
                let cheapest = free.best(s.hex).map(|i| free.way(i)).unwrap_or_default();
                s.ends
                    && s.risk_permille == 0
                    && !cheapest.contains(&via.hex)
                    && field.at(s.hex).next().is_none()
                    && s.hex != via.hex
                    && !to_via.contains(&s.hex)
            })?;
            Some((via.hex, goal.1.hex))
        });
        let (via, goal) = bent.expect("a way can be bent");
        hand.click_with(via, Modifiers::SHIFT);
        assert_eq!(hand.hex(pix), start, "nobody has set out");
        hand.point_at(goal);
        let way = hand.harness.state().ways().to(Some(pix), goal, None).expect("a way");
        assert!(way.hexes.contains(&via), "{way:?}");
        hand.key(Key::Escape);
        let way = hand.harness.state().ways().to(Some(pix), goal, None).expect("a way");
        assert!(!way.hexes.contains(&via), "Escape has taken the plan away");
        assert_eq!(hand.harness.state().selected(), Some(pix), "and nothing else");
        hand.click_with(via, Modifiers::SHIFT);
        hand.click(goal);
        assert_eq!(hand.hex(pix), goal);
        let session = hand.harness.state().session().expect("a battle");
        let by = session.battle().steps().iter().flat_map(|s| &s.events).any(|e| {
            matches!(e, oblique_rules::play::Event::Moved { piece, to, .. } if *piece == pix && *to == via)
        });
        assert!(by, "it went by way of it");
    }
}

#[test]
fn arrows_plan_a_way_and_enter_marches() {
    for text in [STEP_BY_STEP, BY_PATHS] {
        let mut hand = Hand::new(text, people());
        hand.until_movement();
        let mut marched = false;
        for pix in hand.movers() {
            hand.select(pix);
            let (start, given) = (hand.hex(pix), steps(&hand.harness));
            let camera = hand.harness.state().camera();
            for key in [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight] {
                hand.key(key);
                hand.key(key);
                let goal = hand.harness.state_mut().shown().expect("a battle").caption;
                assert_eq!(hand.harness.state().camera(), camera, "the map stays where it is");
                if goal.contains("Enter: march there") {
                    hand.key(Key::Enter);
                    marched = hand.hex(pix) != start;
                    break;
                }
                hand.key(Key::Escape);
                assert_eq!(steps(&hand.harness), given);
            }
            if marched {
                break;
            }
        }
        assert!(marched);
    }
}

#[test]
fn a_command_advances_together_and_who_cannot_keep_up_says_why() {
    for text in [STEP_BY_STEP, BY_PATHS] {
        let mut hand = Hand::new(text, people());
        hand.until_movement();
        let leader = |pix: &PieceIx| hand.game().field().piece(*pix).leader;
        let movers = hand.movers();
        let brothers = |pix: &PieceIx| {
            movers.iter().filter(|p| leader(pix).is_some() && leader(p) == leader(pix)).count()
        };
        let pix = *movers.iter().max_by_key(|pix| brothers(pix)).expect("somebody moves");
        hand.select(pix);
        hand.button("Whole command");
        let anchor = hand.harness.state().selected().expect("an anchor");
        let (start, given) = (hand.hex(anchor), steps(&hand.harness));
        let before: Vec<(PieceIx, Hex)> = hand.movers().into_iter().map(|p| (p, hand.hex(p))).collect();
        let reach = hand.game().reach(anchor).expect("it moves");
        let mut goals: Vec<Hex> = reach.iter().map(|r| r.hex).collect();
        goals.retain(|hex| hand.game().field().at(*hex).next().is_none());
        let mut best = (0, start, 0);
        for goal in goals.into_iter().take(12) {
            keep_up(&mut hand, goal);
            let line = hand.harness.state().ways().line();
            let keep = line.iter().filter(|m| m.keeps_up()).count();
            if keep > best.0 {
                best = (keep, goal, line.len());
            }
        }
        let (keep, goal, all) = best;
        assert!(keep >= 2 && all >= 2, "{keep} of {all} keep up");
        let lines = hand.harness.state().session().expect("a battle").lines().len();
        hand.click(goal);
        hand.steps(40);
        let kept = before.iter().filter(|(p, was)| hand.hex(*p) - *was == goal - start).count();
        assert!(kept >= 1, "{kept} of {keep} kept their places");
        if keep < all {
            let session = hand.harness.state().session().expect("a battle");
            let explained = session.lines()[lines..]
                .iter()
                .any(|l| l.text.contains(" halts at ") || l.text.contains(" stays at "));
            assert!(explained, "who cannot keep up says why");
        }
        hand.key_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(steps(&hand.harness), given, "the whole advance is one step of the player");
    }
}

#[test]
fn the_same_order_goes_to_the_next_unit() {
    for text in [STEP_BY_STEP, BY_PATHS] {
        let mut hand = Hand::new(text, people());
        hand.until_movement();
        let movers = hand.movers();
        let mut done = false;
        for pix in movers.iter().copied() {
            let Some(goal) = hand.far(pix).last().map(|r| r.hex) else { continue };
            let start = hand.hex(pix);
            hand.select(pix);
            hand.click(goal);
            let before: Vec<Hex> = movers.iter().map(|p| hand.hex(*p)).collect();
            hand.key(Key::Y);
            let moved: Vec<usize> =
                (0..movers.len()).filter(|i| hand.hex(movers[*i]) != before[*i]).collect();
            if let [i] = moved.as_slice() {
                assert_eq!(hand.hex(movers[*i]) - before[*i], goal - start, "the same way");
                assert_ne!(movers[*i], pix);
                done = true;
                break;
            }
        }
        assert!(done, "some unit could follow");
    }
}

/// How far a unit's command would advance if this hex were clicked: how many keep their places.
fn keep_up(hand: &mut Hand<'_>, hex: Hex) -> usize {
    hand.point_at(hex);
    for _ in 0..200 {
        if !hand.harness.state().ways().is_asking() {
            break;
        }
        hand.steps(1);
    }
    hand.harness.state().ways().line().iter().filter(|m| m.keeps_up()).count()
}

/// Distance of a piece to the nearest enemy.
fn to_enemy(game: &dyn Game, hex: Hex, side: oblique_scenario::Side) -> i32 {
    let enemies = game.field().iter().filter(|(_, p)| p.on_map() && p.is_unit() && p.side() != side);
    enemies.map(|(_, p)| p.hex.unsigned_distance_to(hex) as i32).min().unwrap_or(0)
}

/// Lets everybody who can move advance on the enemy, command by command or alone, as a practised player
/// would: the line pointed at where most keep up, one click.
fn advance(hand: &mut Hand<'_>) {
    let side = hand.game().decision().expect("asked").side;
    hand.key_with(Modifiers::SHIFT, Key::Y);
    let line = hand.harness.state().company().len() > 1;
    if !line {
        hand.key(Key::Period);
    }
    let Some(anchor) = hand.harness.state().selected() else { return };
    let (start, now) = (hand.hex(anchor), to_enemy(hand.game(), hand.hex(anchor), side));
    let Ok(reach) = hand.game().reach(anchor) else { return };
    let free = |r: &ReachHex| hand.game().field().at(r.hex).next().is_none() && !r.stops;
    let near = |r: &ReachHex| to_enemy(hand.game(), r.hex, side);
    // Nearer, but not into the enemy's teeth.
    let mut goals: Vec<(i32, Hex)> = reach
        .iter()
        .filter(|r| free(r) && near(r) < now && near(r) > 2 && start.unsigned_distance_to(r.hex) <= 2)
        .map(|r| (near(r), r.hex))
        .collect();
    goals.sort_by_key(|(near, hex)| (*near, hex.x, hex.y));
    let mut best: Option<(usize, Hex)> = None;
    for (_, goal) in goals.into_iter().take(8) {
        let keep = if line { keep_up(hand, goal) } else { 1 };
        if best.is_none_or(|(most, _)| keep > most) {
            best = Some((keep, goal));
        }
    }
    if let Some((_, goal)) = best {
        hand.click(goal);
        crate::common::wait_until(&mut hand.harness, "the march has come to a stand", |pane| {
            !pane.is_marching()
        });
    }
}

/// Plays a whole turn (or Activation) of a person against a computer that stays put; clicks and keys taken,
/// and how many of the side's units got nearer to the enemy.
fn whole_turn(text: &str, over: impl Fn(&dyn Game) -> bool) -> (usize, usize, usize) {
    let players = [Player::Person, Player::Computer("passive".to_owned())];
    let mut hand = Hand::new(text, Setup { players, ..Setup::default() });
    let side = oblique_scenario::Side::A;
    let units: Vec<(PieceIx, Hex)> = hand
        .game()
        .field()
        .iter()
        .filter(|(_, p)| p.on_map() && p.is_unit() && p.side() == side)
        .map(|(pix, p)| (pix, p.hex))
        .collect();
    let mut advanced = None;
    for _ in 0..6000 {
        if over(hand.game()) || hand.harness.state().session().is_some_and(|s| s.battle().over()) {
            break;
        }
        if !hand.harness.state().session().expect("a battle").person_decides() {
            std::thread::sleep(std::time::Duration::from_millis(1));
            hand.steps(1);
            continue;
        }
        let orders = hand.game().orders(None);
        let who = hand.game().field().active_leader.or(hand.game().decision().and_then(|d| d.piece));
        let question = (asked(&hand.harness), who);
        if !hand.movers().is_empty() && advanced != Some(question) {
            advanced = Some(question);
            advance(&mut hand);
        } else if asked(&hand.harness) == "begin" {
            hand.button("Act");
        } else if let Some(leader) = bring_up(&orders).filter(|_| asked(&hand.harness) == "next_command") {
            advanced = None;
            hand.activate(leader);
        } else if orders.iter().any(|o| o.verb() == Verb::Choose) && asked(&hand.harness) == "mode" {
            hand.button("General action");
        } else {
            hand.end_step();
        }
    }
    let moved = units.iter().filter(|(pix, was)| {
        let game = hand.game();
        to_enemy(game, hand.hex(*pix), side) < to_enemy(game, *was, side)
    });
    (hand.clicks.get() + hand.keys.get(), moved.count(), units.len())
}

#[test]
fn a_whole_turn_of_mollwitz_takes_under_sixty_clicks_and_keys() {
    let (presses, moved, units) = whole_turn(STEP_BY_STEP, |game| game.field().turn > 1);
    println!("{presses} clicks and keys for {moved} of {units} units");
    assert!(presses < 60, "{presses} clicks and keys");
    assert!(2 * moved > units, "{moved} of {units} have advanced");
}

#[test]
fn an_activation_of_cowpens_takes_under_sixty_clicks_and_keys() {
    let begun = |game: &dyn Game| game.decision().is_some_and(|d| d.kind == "continue");
    let (presses, moved, units) = whole_turn(BY_PATHS, begun);
    println!("{presses} clicks and keys for {moved} of {units} units");
    assert!(presses < 60, "{presses} clicks and keys");
    assert!(2 * moved > units, "{moved} of {units} have advanced");
}
