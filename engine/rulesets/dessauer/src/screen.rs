//! What the map and the pane show of a running battle: highlights, gauges, quotes, the points of a combat.
//!
//! Everything is asked of the functions that judge orders. Must not know how it is drawn.

use crate::attack::pair::Pair;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::combat::points::{self, Stand};
use crate::firing::need::Need as Score;
use crate::ids::{DecisionKind, mark, rule};
use crate::movement::purse::INCH;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{
    Bond, Gauge, Highlight, Ledger, LedgerRow, Order, PieceIx, PieceState, Quote, QuoteLine, Relation, Shade,
    UnderWay, Verb,
};
use oblique_scenario::Side;

/// So many dice and what each needs, in words.
fn in_dice(dice: i32, need: i32) -> String {
    let dice = if dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
    format!("{dice}, each hits on {need} or more")
}

impl Battle {
    /// What a legal order costs or brings, and by which rule.
    pub(crate) fn quoted(&self, order: &Order) -> Quote {
        let (after, rule) = match order {
            Order::Move { piece: Some(pix), to, path, .. } => {
                (self.walked(*pix, &crate::movement::way_of(*to, path)).ok(), rule::MOVE_STEP)
            }
            Order::Turn { piece: Some(pix), by, facing } => {
                let to = self.turned_to(*pix, *by, *facing);
                (to.and_then(|to| self.wheeled(*pix, self.course(*pix), to).ok()), rule::MOVE_WHEEL)
            }
            Order::Form { piece: Some(pix), formation, facing, .. } => {
                let form = formation.unwrap_or(self.form(*pix));
                (self.changed(*pix, self.course(*pix), form, *facing).ok(), rule::MOVE_CHANGE)
            }
            Order::Recover { piece: Some(pix) } => {
                (self.reformed(*pix, self.course(*pix)).ok(), rule::MOVE_REFORM)
            }
            _ => (None, rule::MOVE_STEP),
        };
        let before = order.piece().map(|pix| self.course(pix));
        let cost_halves = after.zip(before).map(|(after, before)| 2 * after.paid_since(&before) / INCH);
        let mut lines = Vec::new();
        if let Some(after) = after {
            let left = after.left() / INCH;
            lines.push(QuoteLine { text: format!("{left} inches left"), rule });
            if !after.is_half() {
                lines.push(QuoteLine { text: "More than half a move".to_owned(), rule: rule::MOVE_HALF });
            }
        }
        if let Order::Fire { piece: Some(pix), target: Some(target), at } = *order {
            lines.extend(self.fire_lines(pix, target, at));
        }
        Quote { cost_halves, lines, ..Quote::default() }
    }

    fn fire_lines(&self, pix: PieceIx, target: PieceIx, at: Option<Hex>) -> Vec<QuoteLine> {
        let Ok(aimed) = self.aimed(pix, target, at) else { return Vec::new() };
        let dice = self.dice_of(aimed.volley);
        let text = match aimed.need {
            Score::Score(need) => in_dice(dice, need),
            Score::Again(need) => {
                format!("{}, and then on {need} or more", in_dice(dice, Tables::get().fire.sides))
            }
        };
        let line = QuoteLine { text, rule: rule::FIRE_NEED };
        let danger = self.friends_in_danger(aimed.volley, target, &aimed.lane).into_iter().map(|friend| {
            let text = format!("{} is in danger", self.name(friend));
            QuoteLine { text, rule: rule::FIRE_DANGER }
        });
        std::iter::once(line).chain(danger).collect()
    }

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

    /// Units left, shaken and in combat, and the score, side by side.
    pub(crate) fn counted(&self) -> Vec<(String, String)> {
        let row = |name: &str, values: [i32; 2]| (name.to_owned(), format!("{} / {}", values[0], values[1]));
        let count = |wanted: &dyn Fn(PieceIx) -> bool| {
            Side::BOTH.map(|side| {
                i32::try_from(self.troops_of(side).filter(|pix| wanted(*pix)).count()).unwrap_or(i32::MAX)
            })
        };
        vec![
            row("Units", count(&|_| true)),
            row("Shaken", count(&|pix| self.is(pix, mark::SHAKEN))),
            row("Disordered", count(&|pix| self.is(pix, mark::DISORDERED))),
            row("In combat", count(&|pix| self.is_engaged(pix))),
            row("Points", self.scores(false)),
        ]
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

    fn ledger_of(&self, pair: Pair) -> Ledger {
        let (a, b) = (pair.attacker, pair.attacked);
        let mut rows: Vec<LedgerRow> = Vec::new();
        for (column, pix) in [a, b].into_iter().enumerate() {
            let base =
                points::points(self.fights_as(pix, pair), crate::units::class::Grade::B, Stand::default());
            let stand = self.stand_of(pix, pair);
            let lines = points::lines(self.grade(pix), stand);
            for (what, rule, value) in std::iter::once(("its arm", rule::COMBAT_CP, base)).chain(lines) {
                add_row(&mut rows, column, (what, rule, value));
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

fn add_row(rows: &mut Vec<LedgerRow>, column: usize, (what, rule, value): (&str, RuleId, i32)) {
    let at = rows.iter().position(|row| row.what == what).unwrap_or_else(|| {
        rows.push(LedgerRow { what: what.to_owned(), rule, values: [Some(0); 2] });
        rows.len() - 1
    });
    if let Some(place) = rows.get_mut(at).and_then(|row| row.values.get_mut(column)) {
        *place = Some(value);
    }
}
