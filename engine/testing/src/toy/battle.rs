//! The toy's rules on the kernel.

use super::Toy;
use super::rule;
use oblique_board::hex::Hex;
use oblique_rules::catalog::{Catalog, Role};
use oblique_rules::kernel::{
    self, Front, Mustered, Opening, Rules, State, System, Values, in_place, muster, opened,
};
use oblique_rules::play::{
    Appraisal, Decision, DrawName, Event, FireArea, Highlight, LineOfSight, Marches, Need, Options, Order,
    Outcome, PieceIx, PieceState, Prospects, Quote, QuoteLine, Refusal, Shade, Standing, Verb, Victory, Why,
};
use oblique_rules::position::Position;
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::sync::Arc;

/// How many pips a fire costs.
const FIRE: DrawName = DrawName::new("fire");
/// Whether a unit under fire stays.
const ROUT: DrawName = DrawName::new("rout");
const MEN: u8 = 0;
const POINTS: u8 = 1;
const START: u8 = 2;
const ROUTED: u8 = 0;
/// Men a pip of the die costs (`toy.fire`).
const MEN_A_PIP: i32 = 30;

/// How far guns, or foot, fire, in hexes.
pub(super) const fn reach_of(guns: bool) -> u32 {
    if guns { 3 } else { 1 }
}

/// What the toy remembers: what it waits for.
#[derive(Clone, Debug, Default, Hash)]
pub struct Memory(Option<Decision>);

impl kernel::Memory for Memory {
    type MemoryChange = Option<Decision>;

    fn apply(&mut self, change: &Option<Decision>) {
        self.0.clone_from(change);
    }

    fn decision(&self) -> Option<&Decision> {
        self.0.as_ref()
    }
}

impl System for Toy {
    type Facts = ();
    /// The last turn.
    type Ground = u16;
    type Memory = Memory;
    type Cache = ();

    fn catalog() -> &'static Catalog {
        &super::CATALOG
    }

    fn zone<P: Position>(position: &P, piece: P::Piece) -> Option<Front> {
        Some(position.board().layout().neighbours(position.hex_of(piece)?).map(|(_, hex)| hex).collect())
    }

    fn facts_of_joined(_: &State<Self>, _: &PieceState) {}
}

oblique_rules::running_battle!(Battle, Toy);

impl Opening for Battle {
    fn set_up(catalog: &'static Catalog, scenario: &Scenario, options: &Options) -> Self {
        let piece = |id: &PieceId, piece: &Piece| {
            let k = catalog.kinds.iter().position(|k| k.id == piece.kind)?;
            let hex = piece.hex.filter(|h| scenario.board.layout().contains(*h))?;
            let kind = &catalog.kinds[k];
            let mut state = in_place((id, piece), (k, kind), (Standing::OnMap, hex));
            let men = Values::new(&piece.attrs, &kind.attributes).small("men");
            state.tracks[usize::from(MEN)] = men;
            state.tracks[usize::from(START)] = men;
            Some(((), PieceState { top: true, figures: 4, ..state }))
        };
        let Mustered { facts, pieces, .. } = muster(scenario, piece);
        let turns = Values::new(&scenario.params, &catalog.params).small("turns");
        let (board, turns) = (Arc::new(scenario.board.clone()), u16::try_from(turns).unwrap_or(1));
        let field = opened(scenario, options, pieces, Some(Side::A));
        Self(State::new(board, turns, facts, field, Memory::default()))
    }

    /// A gives orders first.
    fn open(&mut self) {
        self.emit(Event::Turn(1));
        self.open_turn(Side::A);
        self.clear_events();
    }
}

impl Battle {
    fn guns(&self, pix: PieceIx) -> bool {
        self.piece(pix).info.role == Role::Guns
    }

    /// A side's turn to give orders (`toy.turn`).
    fn open_turn(&mut self, side: Side) {
        self.emit(Event::Phase { phase: 0, side: Some(side), leader: None });
        for pix in self.everyone() {
            let points = if self.guns(pix) { 1 } else { 2 };
            self.set_track(pix, POINTS, points, Why::Sequence);
        }
        let default = Order::EndPhase;
        let prompt = self.prompt("orders", None);
        self.change_memory(Some(Decision {
            kind: "orders",
            side,
            joint: false,
            piece: None,
            prompt,
            default,
        }));
    }

    /// Who has the better score, and both (`toy.end`).
    fn score(&self) -> (Option<Side>, [i32; 2]) {
        let field = self.field();
        let points = Side::BOTH.map(|s| {
            let held = field.objectives.iter().filter(|o| o.holder == Some(s));
            let left = field.pieces.iter().any(|p| p.side() == s && p.on_map());
            held.map(|o| o.value[s.index()]).sum::<i32>() + i32::from(left)
        });
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        };
        (winner, points)
    }

    /// The other side's turn, or the end (`toy.end`).
    fn close_turn(&mut self, side: Side) {
        let left = |s: Side| self.field().pieces.iter().any(|p| p.side() == s && p.on_map());
        let over = !left(Side::A) || !left(Side::B);
        if over || (side == Side::B && self.field().turn >= *self.ground()) {
            let (winner, points) = self.score();
            let victory = if winner.is_some() { Victory::Tactical } else { Victory::Draw };
            let (reason, rule) = ("The last turn is over.".to_owned(), rule::END.into());
            self.change_memory(None);
            self.emit(Event::Ended(Outcome { winner, victory, points, reason, rule }));
            return;
        }
        if side == Side::B {
            let turn = self.field().turn + 1;
            self.emit(Event::Turn(turn));
        }
        self.open_turn(side.other());
    }

    fn go(&mut self, pix: PieceIx, to: Hex) {
        let (from, side, left) = (self.piece(pix).hex, self.piece(pix).side(), self.get(pix, POINTS));
        self.set_track(pix, POINTS, left - 1, Why::Ordered);
        self.emit(Event::Moved { piece: pix, from, to, why: Why::Ordered });
        if let Some(i) = self.field().objectives.iter().position(|o| o.hex == to) {
            self.emit(Event::Objective { index: i as u8, holder: Some(side) });
        }
    }

    /// Fire and the rout it may cause (`toy.fire`, `toy.rout`).
    fn fire(&mut self, pix: PieceIx, target: PieceIx) {
        self.set_track(pix, POINTS, 0, Why::Ordered);
        let lost = |value: i32| format!("{} men", value * MEN_A_PIP);
        let hits = self.draw_from((1, 6), (FIRE, rule::FIRE), Some(pix), &[], None, lost);
        let left = (self.get(target, MEN) - hits * MEN_A_PIP).max(0);
        self.set_track(target, MEN, left, Why::Fire);
        if left == 0 {
            self.emit(Event::Stood { piece: target, standing: Standing::Lost, why: Why::Fire });
        } else if left * 2 < self.get(target, START) {
            let outcome = |value: i32| if value < 3 { "runs" } else { "stands" }.to_owned();
            if self.draw_from((1, 6), (ROUT, rule::ROUT), Some(target), &[], Some(Need::AtLeast(3)), outcome)
                < 3
            {
                self.set_mark(target, ROUTED, true);
                self.emit(Event::Stood { piece: target, standing: Standing::Left, why: Why::Fire });
            }
        }
    }

    /// Where a piece may go, and whom it may fire at.
    fn choices(&self, pix: PieceIx) -> Vec<Order> {
        let piece = self.piece(pix);
        if !piece.on_map() || self.get(pix, POINTS) == 0 {
            return Vec::new();
        }
        let free = self.around(piece.hex).filter(|h| self.at(*h).is_empty());
        let foe = |t: &PieceIx| {
            let target = self.piece(*t);
            let near = target.hex.unsigned_distance_to(piece.hex) <= reach_of(self.guns(pix));
            target.on_map() && target.side() != piece.side() && near
        };
        let shots = self.everyone().filter(foe).map(|t| Order::fire(pix, t));
        free.map(|h| Order::step(pix, h)).chain(shots).collect()
    }
}

impl Rules for Battle {
    type System = Toy;

    fn judged(&self, order: &Order) -> Result<(), Refusal> {
        if self.legal_orders(None).contains(order) {
            Ok(())
        } else {
            Err(Refusal::new(rule::TURN, "That cannot be done"))
        }
    }

    fn quote(&self, order: &Order) -> Quote {
        let text = "A die of six, 30 men a pip".to_owned();
        let lines = (order.verb() == Verb::Fire).then_some(QuoteLine { text, rule: rule::FIRE });
        Quote { lines: lines.into_iter().collect(), ..Quote::default() }
    }

    fn execute(&mut self, order: &Order) {
        let Some(side) = self.decision().map(|d| d.side) else { return };
        match *order {
            Order::Move { piece: Some(pix), to: Some(hex), .. } => self.go(pix, hex),
            Order::Fire { piece: Some(pix), target: Some(target), .. } => self.fire(pix, target),
            _ => self.close_turn(side),
        }
    }

    fn advance(&mut self) {}

    fn legal_orders(&self, piece: Option<PieceIx>) -> Vec<Order> {
        let Some(decision) = self.decision() else { return Vec::new() };
        let asked = |p: &PieceIx| self.piece(*p).side() == decision.side && piece.is_none_or(|q| q == *p);
        let mut orders: Vec<Order> = self.everyone().filter(asked).flat_map(|p| self.choices(p)).collect();
        if piece.is_none() {
            orders.push(Order::EndPhase);
        }
        orders
    }

    fn appraise_order(&self, order: &Order) -> Appraisal {
        let harm = if order.verb() == Verb::Fire { 7 * MEN_A_PIP / 2 } else { 0 };
        Appraisal { harm, ..Appraisal::default() }
    }

    fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        let Some(pix) = selected else { return Vec::new() };
        let shade = |order: Order| match (order.hex(), order.target()) {
            (Some(hex), _) => Some(Highlight { hex, shade: Shade::Reach, piece: Some(pix) }),
            (_, Some(t)) => {
                Some(Highlight { hex: self.piece(t).hex, shade: Shade::Target, piece: Some(pix) })
            }
            _ => None,
        };
        self.legal_orders(selected).into_iter().filter_map(shade).collect()
    }

    fn prospects_of(&self, _: Option<Side>) -> Prospects {
        Prospects { last_turn: Some(*self.ground()), winner: self.score().0 }
    }

    fn strength_of(&self, _: Option<Side>, side: Side) -> i64 {
        let units = self.field().pieces.iter().filter(|p| p.on_map() && p.is_unit() && p.side() == side);
        units.map(|p| i64::from(p.figures.max(1))).sum()
    }

    fn stat_rows(&self, _: Option<Side>) -> Vec<(String, String)> {
        Vec::new()
    }

    fn faults(&self, _: bool) -> Vec<String> {
        let short = |p: &PieceIx| self.piece(*p).on_map() && self.get(*p, MEN) <= 0;
        self.everyone().filter(short).map(|p| format!("{} has no men", self.name(p))).collect()
    }

    fn fault_of(&self, _: &Event) -> Option<String> {
        None
    }

    fn marched(&self, _: PieceIx, _: &[Hex]) -> Result<Marches, Refusal> {
        Ok(Marches::default())
    }

    fn fire_area(&self, _: PieceIx) -> Result<FireArea, Refusal> {
        Ok(FireArea::default())
    }

    fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        LineOfSight { from, to, blocked: None, rule: rule::FIRE }
    }
}
