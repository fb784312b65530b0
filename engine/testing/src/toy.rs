//! A tiny game for tests: two foot a side on a small board, walking and hitting.

use oblique_board::Board;
use oblique_board::hex::{Hex, Hour, Layout, Orientation};
use oblique_rules::Ruleset;
use oblique_rules::catalog::{Catalog, Role, Track};
use oblique_rules::manual::Manual;
use oblique_rules::play::{
    Appraisal, Decision, Draw, Event, Field, Game, Highlight, Marks, ObjectiveState, Options, Order, Outcome,
    PieceInfo, PieceState, Pix, Quote, Refusal, Standing, Stream, TRACKS, Verb, Victory, Why,
};
use oblique_scenario::check::{Check, Diagnostic};
use oblique_scenario::{Objective, ObjectiveId, Piece, PieceId, Scenario, Side, Value};
use std::borrow::Cow;
use std::hash::{Hash as _, Hasher};
use std::sync::{Arc, LazyLock};

const TURNS: u16 = 8;
const MEN: usize = 0;
const STEPS: usize = 1;

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog {
    id: "toy".to_owned(),
    name: "Toy".to_owned(),
    about: String::new(),
    hex_yards: 100,
    turn_minutes: Some(15),
    turn_name: "Turn".to_owned(),
    orientations: vec![Orientation::Flat],
    levels: (0, 0),
    terrain: Vec::new(),
    linear: Vec::new(),
    formations: Vec::new(),
    kinds: Vec::new(),
    params: Vec::new(),
    side_params: Vec::new(),
    nation_traits: Vec::new(),
    nations: Vec::new(),
    tracks: vec![track("men"), track("steps")],
    marks: Vec::new(),
    phases: Vec::new(),
    actions: Vec::new(),
    decisions: Vec::new(),
    views: Vec::new(),
});
static MANUAL: LazyLock<Manual> = LazyLock::new(|| Manual { chapters: Vec::new() });

fn track(id: &str) -> Track {
    let (id, name, short) = (id.to_owned(), id.to_owned(), id.to_owned());
    Track { id, name, short, scale: 1, hidden: false, names: Vec::new(), of: String::new(), ladder: false }
}

/// The ruleset.
pub struct Toy;

impl Ruleset for Toy {
    fn catalog(&self) -> &'static Catalog {
        &CATALOG
    }
    fn manual(&self) -> &'static Manual {
        &MANUAL
    }
    fn checks(&self) -> &'static [&'static dyn Check] {
        &[]
    }
    fn survey<'a>(&self, _: &'a Scenario) -> Box<dyn oblique_rules::survey::Survey + 'a> {
        Box::new(Toy)
    }
    fn begin(&self, scenario: &Scenario, options: &Options) -> Result<Box<dyn Game>, Vec<Diagnostic>> {
        Ok(Box::new(ToyGame::new(scenario, options)))
    }
}

impl oblique_rules::survey::Survey for Toy {
    fn movers(&self) -> Vec<oblique_rules::survey::Mover> {
        Vec::new()
    }
    fn step(&self, _: usize, _: Hex, _: Hex) -> Option<oblique_rules::survey::StepPrice> {
        None
    }
    fn shooters(&self) -> Vec<oblique_rules::survey::Shooter> {
        Vec::new()
    }
    fn in_reach(&self, _: usize, _: Hex, _: Hex) -> bool {
        false
    }
    fn sight(&self, _: Hex, _: Hex) -> oblique_rules::survey::Sight {
        oblique_rules::survey::Sight { blocked: None, between: Vec::new(), ends_halves: [0; 2], rule: "" }
    }
}

/// Two foot a side, six hexes apart, and a village between them.
pub fn scenario() -> Scenario {
    let layout = Layout::new(Orientation::Flat, 9, 9);
    let mut s = Scenario::new("toy", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
    s.meta.title = "A toy".to_owned();
    s.sides[0].name = "Reds".to_owned();
    s.sides[1].name = "Blues".to_owned();
    for (side, n, col, row) in
        [(Side::A, 1, 3, 7), (Side::A, 2, 4, 7), (Side::B, 1, 3, 1), (Side::B, 2, 4, 1)]
    {
        let mut piece = Piece::new(side, "foot", &format!("{side}{n}"));
        piece.hex = Some(layout.at(col, row));
        piece.order = n;
        piece.attrs.insert("men".to_owned(), Value::Int(600));
        s.pieces.insert(PieceId(format!("{side}{n}")), piece);
    }
    let village = Objective {
        hex: layout.at(4, 4),
        name: "Village".to_owned(),
        value: [10, 10],
        holder: None,
        order: 0,
        evidence: None,
    };
    s.objectives.insert(ObjectiveId("village".to_owned()), village);
    s
}

#[derive(Clone)]
/// Its battle.
pub struct ToyGame {
    field: Field,
    layout: Layout,
    decision: Option<Decision>,
}

fn ask(side: Side) -> Decision {
    Decision {
        kind: "movement",
        side,
        joint: false,
        piece: None,
        prompt: "Move.".to_owned(),
        default: Order::new(Verb::EndPhase),
    }
}

impl ToyGame {
    fn new(scenario: &Scenario, options: &Options) -> Self {
        let pieces = scenario
            .roster()
            .into_iter()
            .map(|id| {
                let p = &scenario.pieces[id];
                let mut tracks = [0; TRACKS];
                tracks[MEN] = i32::try_from(p.int("men").unwrap_or(0)).unwrap_or(0);
                tracks[STEPS] = 2;
                let info = PieceInfo {
                    id: id.clone(),
                    side: p.side,
                    name: p.name.clone(),
                    kind: 0,
                    role: Role::Foot,
                    nation: String::new(),
                };
                PieceState {
                    info: Arc::new(info),
                    standing: Standing::OnMap,
                    hex: p.hex.unwrap_or_default(),
                    facing: Some(Hour::new(1)),
                    formation: 0,
                    top: true,
                    leader: None,
                    tracks,
                    marks: Marks::default(),
                    figures: 6,
                    known: true,
                }
            })
            .collect();
        let objectives = scenario
            .objectives
            .iter()
            .map(|(id, o)| ObjectiveState {
                id: id.clone(),
                name: o.name.clone(),
                hex: o.hex,
                value: o.value,
                holder: o.holder,
            })
            .collect();
        let field = Field {
            turn: 1,
            phase: 0,
            active_side: Some(Side::A),
            active_leader: None,
            pieces,
            objectives,
            stream: Stream::new(options.seed),
            outcome: None,
        };
        Self { field, layout: scenario.board.layout(), decision: Some(ask(Side::A)) }
    }

    fn target(&self, order: &Order) -> Option<Pix> {
        let hex = order.hex?;
        self.field.at(hex).map(|(p, _)| p).next()
    }

    fn emit(&mut self, events: &mut Vec<Event>, event: Event) {
        self.apply(&event);
        events.push(event);
    }

    fn end_phase(&mut self, events: &mut Vec<Event>) {
        let side = self.field.active_side.unwrap_or(Side::A);
        for (piece, p) in self.field.clone().iter() {
            let from = p.tracks[STEPS];
            self.emit(events, Event::Tracked { piece, track: 1, from, to: 2, why: Why::Sequence });
        }
        let left = |s: Side| self.field.pieces.iter().filter(|p| p.side() == s && p.on_map()).count();
        if side == Side::B && (self.field.turn >= TURNS || left(Side::A) == 0 || left(Side::B) == 0) {
            let points = Side::BOTH.map(|s| {
                let held = |o: &&ObjectiveState| o.holder == Some(s);
                self.field.objectives.iter().filter(held).map(|o| o.value[s.index()]).sum::<i32>()
            });
            let winner = match points[0].cmp(&points[1]) {
                std::cmp::Ordering::Greater => Some(Side::A),
                std::cmp::Ordering::Less => Some(Side::B),
                std::cmp::Ordering::Equal => None,
            };
            let victory = if winner.is_some() { Victory::Tactical } else { Victory::Draw };
            let reason = "The last turn is over.".to_owned();
            let outcome = Outcome { winner, victory, points, reason, rule: "toy.end".to_owned() };
            self.emit(events, Event::Ended(outcome));
            return;
        }
        if side == Side::B {
            let turn = self.field.turn + 1;
            self.emit(events, Event::Turn(turn));
        }
        self.emit(events, Event::Phase { phase: 0, side: Some(side.other()), leader: None });
    }
}

impl Game for ToyGame {
    fn field(&self) -> &Field {
        &self.field
    }
    fn see(&self, _: Option<Side>) -> Cow<'_, Field> {
        Cow::Borrowed(&self.field)
    }
    fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }
    fn judge(&self, order: &Order) -> Result<Quote, Refusal> {
        if self.orders(None).contains(order) {
            Ok(Quote::default())
        } else {
            Err(Refusal::new("toy.no", "That cannot be done."))
        }
    }
    fn carry_out(&mut self, order: &Order) -> Result<Vec<Event>, Refusal> {
        self.judge(order)?;
        let mut events = Vec::new();
        let Some(piece) = order.piece else {
            self.end_phase(&mut events);
            return Ok(events);
        };
        let from = self.field.piece(piece).tracks[STEPS];
        let why = Why::Ordered;
        self.emit(&mut events, Event::Tracked { piece, track: 1, from, to: from - 1, why });
        match (order.verb, order.hex, self.target(order)) {
            (Verb::Assault, _, Some(target)) => {
                let value = self.field.stream.clone().draw(1, 10);
                let draw = Draw {
                    name: "toy.hit",
                    piece: Some(piece),
                    range: (1, 10),
                    value,
                    modifiers: Vec::new(),
                    need: None,
                    outcome: format!("{} men", value * 30),
                    rule: "toy.hit",
                };
                self.emit(&mut events, Event::Drew(draw));
                let from = self.field.piece(target).tracks[MEN];
                let to = (from - value * 30).max(0);
                self.emit(&mut events, Event::Tracked { piece: target, track: 0, from, to, why: Why::Melee });
                if to == 0 {
                    let standing = Standing::Lost;
                    self.emit(&mut events, Event::Stood { piece: target, standing, why: Why::Melee });
                }
            }
            (_, Some(to), _) => {
                let from = self.field.piece(piece).hex;
                self.emit(&mut events, Event::Moved { piece, from, to, why });
                let holder = Some(self.field.piece(piece).side());
                if let Some(i) = self.field.objectives.iter().position(|o| o.hex == to) {
                    let index = u8::try_from(i).unwrap_or(0);
                    self.emit(&mut events, Event::Objective { index, holder });
                }
            }
            _ => {}
        }
        Ok(events)
    }
    fn apply(&mut self, event: &Event) {
        match event {
            Event::Turn(turn) => self.field.turn = *turn,
            Event::Phase { side, .. } => {
                self.field.active_side = *side;
                self.decision = side.map(ask);
            }
            Event::Drew(draw) => {
                self.field.stream.draw(draw.range.0, draw.range.1);
            }
            Event::Moved { piece, to, .. } => self.field.pieces[piece.ix()].hex = *to,
            Event::Tracked { piece, track, to, .. } => {
                self.field.pieces[piece.ix()].tracks[usize::from(*track)] = *to;
            }
            Event::Stood { piece, standing, .. } => self.field.pieces[piece.ix()].standing = *standing,
            Event::Objective { index, holder } => self.field.objectives[usize::from(*index)].holder = *holder,
            Event::Ended(outcome) => {
                self.field.outcome = Some(outcome.clone());
                self.decision = None;
            }
            _ => {}
        }
    }
    fn orders(&self, piece: Option<Pix>) -> Vec<Order> {
        let Some(decision) = &self.decision else { return Vec::new() };
        let mut orders = Vec::new();
        for (pix, p) in self.field.iter() {
            if p.side() != decision.side
                || !p.on_map()
                || p.tracks[STEPS] == 0
                || piece.is_some_and(|q| q != pix)
            {
                continue;
            }
            for (_, hex) in self.layout.neighbours(p.hex) {
                match self.field.at(hex).next() {
                    None => orders.push(Order::of(Verb::Move, pix).at(hex)),
                    Some((_, other)) if other.side() != p.side() => {
                        orders.push(Order::of(Verb::Assault, pix).at(hex));
                    }
                    Some(_) => {}
                }
            }
        }
        if piece.is_none() {
            orders.push(Order::new(Verb::EndPhase));
        }
        orders
    }
    fn appraise(&self, order: &Order) -> Appraisal {
        let harm = if order.verb == Verb::Assault { 165 } else { 0 };
        Appraisal { harm, ..Appraisal::default() }
    }
    fn highlights(&self, _: Option<Pix>) -> Vec<Highlight> {
        Vec::new()
    }
    fn statistics(&self, _: Option<Side>) -> Vec<(String, String)> {
        Vec::new()
    }
    fn state_hash(&self) -> u64 {
        let mut h = Fnv(0xcbf2_9ce4_8422_2325);
        self.field.turn.hash(&mut h);
        self.field.active_side.hash(&mut h);
        self.field.stream.drawn().hash(&mut h);
        self.field.outcome.hash(&mut h);
        for p in &self.field.pieces {
            let Hex { x, y } = p.hex;
            (x, y, p.standing, p.tracks).hash(&mut h);
        }
        for o in &self.field.objectives {
            o.holder.hash(&mut h);
        }
        h.finish()
    }
    fn boxed_clone(&self) -> Box<dyn Game> {
        Box::new(self.clone())
    }
}

struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &b in bytes {
            self.0 = (self.0 ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
