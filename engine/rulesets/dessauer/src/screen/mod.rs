//! What the map and the pane show of a running battle: highlights, gauges, chances, the points of a combat.
//!
//! Everything is asked of the functions that judge orders. Must not know how it is drawn.

mod areas;
mod quotes;

use crate::attack::pair::Pair;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::combat::points::{self, Stand};
use crate::ids::{DecisionKind, mark, rule};
use crate::units::class::Grade;
use oblique_rules::RuleId;
use oblique_rules::play::{
    Bond, Gauge, Highlight, Ledger, LedgerRow, Order, PieceIx, PieceState, QuoteLine, Relation, Shade,
    UnderWay, Verb,
};
use oblique_scenario::Side;

/// So many dice and what each needs, in words.
fn in_dice(dice: i32, need: i32) -> String {
    let dice = if dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
    format!("{dice}, each hits on {need} or more")
}

impl Battle {
    /// Who is asked and may act; what a selected piece may do.
    pub(crate) fn highlights_shown(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        use oblique_rules::kernel::Rules as _;
        let Some(decision) = self.decision() else { return Vec::new() };
        let show = |pix: PieceIx, shade| Highlight { hex: self.piece(pix).hex, shade, piece: Some(pix) };
        let all = self.legal_orders(None);
        let asked = all.iter().filter_map(Order::piece).chain(decision.piece);
        let mut out: Vec<Highlight> =
            asked.filter(|p| self.piece(*p).on_map()).map(|p| show(p, Shade::Offered)).collect();
        let chosen =
            selected.or(decision.piece).filter(|p| self.field().get(*p).is_some_and(PieceState::on_map));
        if let Some(pix) = chosen {
            for order in all.iter().filter(|order| order.piece() == Some(pix)) {
                if let Some(target) = order.target() {
                    out.push(show(target, Shade::Target));
                } else if let Some(hex) = order.hex() {
                    let shade = if order.verb() == Verb::Move { Shade::Reach } else { Shade::MayEnd };
                    out.push(Highlight { hex, shade, piece: None });
                }
            }
        }
        if DecisionKind::of(decision.kind) == Some(DecisionKind::Allocate) {
            let open = decision.piece.map(|pix| self.open_to_allot(pix)).unwrap_or_default();
            out.extend(open.into_iter().map(|foe| show(foe, Shade::Target)));
        }
        if let Some(Task::Occupy(hex, _)) = self.memory().tasks.last() {
            out.push(Highlight { hex: *hex, shade: Shade::MayEnd, piece: None });
        }
        if let Some(attack) = &self.memory().attack {
            out.push(show(attack.attacker, Shade::Attacker));
            out.push(show(attack.target, Shade::Defender));
        }
        for pair in &self.memory().pairs {
            out.push(show(pair.attacker, Shade::Attacker));
            out.push(show(pair.attacked, Shade::Defender));
        }
        out.sort_by_key(|h| (h.shade, h.hex.y, h.hex.x, h.piece));
        out.dedup();
        out
    }

    /// Generals and the units they are with.
    pub(crate) fn generals_attached(&self) -> Vec<Relation> {
        let mut out = Vec::new();
        for general in self.everyone().filter(|pix| self.is_general(*pix)) {
            let own = self.piece(general);
            let with = self.troops_at(own.hex).filter(|unit| self.piece(*unit).side() == own.side());
            out.extend(with.map(|to| Relation { from: general, to, bond: Bond::Leads }));
        }
        out.sort_by_key(|relation| (relation.to, relation.from));
        out
    }

    /// What is lost against what breaks the army (`end.break`).
    pub(crate) fn break_gauges(&self) -> Vec<Gauge> {
        let percent = i64::from(self.ground().break_percent);
        let gauge = |side: Side| {
            let (cost, lost) = self.cost_and_loss(side, false);
            let limit = i32::try_from((percent * i64::from(cost) + 99) / 100).unwrap_or(i32::MAX).max(1);
            let note = format!("{lost} points of {cost} lost; the army breaks at {limit}");
            Gauge { side, name: "Points lost".to_owned(), value: lost, limit, note, rule: rule::END_BREAK }
        };
        Side::BOTH.map(gauge).to_vec()
    }

    /// Units left, shaken and in combat, objectives and the score, side by side; who is away, and when he rolls to return.
    pub(crate) fn counted(&self) -> Vec<(String, String)> {
        let row = |name: &str, values: [i32; 2]| (name.to_owned(), format!("{} / {}", values[0], values[1]));
        let count = |wanted: &dyn Fn(PieceIx) -> bool| {
            Side::BOTH.map(|side| {
                i32::try_from(self.troops_of(side).filter(|pix| wanted(*pix)).count()).unwrap_or(i32::MAX)
            })
        };
        let held = Side::BOTH.map(|side| {
            let own = self.field().objectives.iter().filter(|objective| objective.holder == Some(side));
            i32::try_from(own.count()).unwrap_or(i32::MAX)
        });
        let mut rows = vec![
            row("Units", count(&|_| true)),
            row("Shaken", count(&|pix| self.is(pix, mark::SHAKEN))),
            row("Disordered", count(&|pix| self.is(pix, mark::DISORDERED))),
            row("In combat", count(&|pix| self.is_engaged(pix))),
            row("Objectives", held),
            row("Points", self.scores(false)),
        ];
        rows.extend(self.memory().away.iter().map(|(pix, away)| {
            let when = match away.turns {
                ..=0 => "rolls to return in its next turn".to_owned(),
                1 => "rolls to return in its turn after next".to_owned(),
                turns => format!("rolls to return in {} of its turns", turns + 1),
            };
            (format!("{} is away", self.name(*pix)), when)
        }));
        rows
    }

    /// What interrupts the step.
    pub(crate) fn under_way_in_words(&self) -> Vec<UnderWay> {
        let mut out = Vec::new();
        if let Some(attack) = &self.memory().attack {
            let side = self.piece(attack.attacker).side();
            let verb = if attack.charged { "charges" } else { "attacks" };
            let title = format!("{} {verb} {}", self.name(attack.attacker), self.name(attack.target));
            out.push(UnderWay {
                piece: Some(attack.attacker),
                ..UnderWay::of(side, title, rule::ATTACK_DECLARE)
            });
        }
        for task in &self.memory().tasks {
            let (pix, what, rule) = match task {
                Task::Evade(pix, _) => (*pix, "may evade", rule::EVADE_DUTY),
                Task::Press(pix) if self.is_asked_to_press() => (*pix, "may go on", rule::EVADE_CAUGHT),
                Task::EvadePath(pix, ..) => (*pix, "evades", rule::EVADE_MOVE),
                Task::Retreat(pix) => (*pix, "goes back", rule::RETREAT_MOVE),
                Task::Occupy(_, pix) => (*pix, "may move in", rule::TOWN_OCCUPY),
                _ => continue,
            };
            let title = format!("{} {what}", self.name(pix));
            let own = UnderWay::of(self.piece(pix).side(), title, rule);
            out.push(UnderWay { piece: Some(pix), interrupts: true, ..own });
        }
        out
    }

    /// The points of the combat the decision is about, else of the first one, line by line.
    pub(crate) fn combat_ledger(&self) -> Option<Ledger> {
        let about = self.decision().and_then(|decision| decision.piece);
        let pairs = &self.memory().pairs;
        let of = |pix: PieceIx| pairs.iter().find(|pair| pair.other(pix).is_some());
        let pair = about.and_then(of).or(pairs.first())?;
        Some(self.ledger_of(*pair))
    }

    /// The combat points of one of a pair, line by line.
    fn points_by_line(&self, pix: PieceIx, pair: Pair) -> impl Iterator<Item = (&'static str, RuleId, i32)> {
        let base = points::points(self.fights_as(pix, pair), Grade::B, Stand::default());
        let lines = points::lines(self.grade(pix), self.stand_of(pix, pair));
        std::iter::once(("its arm", rule::COMBAT_CP, base)).chain(lines)
    }

    fn ledger_of(&self, pair: Pair) -> Ledger {
        let (a, b) = (pair.attacker, pair.attacked);
        let mut rows: Vec<LedgerRow> = Vec::new();
        for (column, pix) in [a, b].into_iter().enumerate() {
            for line in self.points_by_line(pix, pair) {
                Ledger::put(&mut rows, column, line);
            }
        }
        let line = |pix: PieceIx| {
            let blows = self.blows_of(pix, pair);
            let text = format!("{}: {}", self.name(pix), in_dice(blows.dice, blows.need));
            QuoteLine { text, rule: rule::COMBAT_HIT }
        };
        Ledger {
            title: format!("{} against {}", self.name(a), self.name(b)),
            columns: ["Attacker".to_owned(), "Attacked".to_owned()],
            sides: [self.piece(a).side(), self.piece(b).side()],
            pieces: [vec![a], vec![b]],
            rows,
            lines: vec![line(a), line(b)],
        }
    }
}
