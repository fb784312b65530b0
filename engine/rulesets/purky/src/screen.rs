//! What the map and the pane show of a running battle: highlights, marks, gauges, the charts of a melee.
//!
//! Everything is asked of the functions that judge orders. Must not know how it is drawn.

use crate::battle::memory::Charge;
use crate::battle::state::Battle;
use crate::battle::task::Task;
use crate::ids::{DecisionKind, mark, rule};
use crate::melee::blows::Blows;
use crate::morale::test::LETTERS;
use oblique_rules::play::{
    Bond, Gauge, Highlight, Ledger, LedgerRow, Marks, Modifier, Order, PieceIx, PieceState, Relation, Shade,
    UnderWay, Verb,
};
use oblique_scenario::Side;

/// The letter of a chart with what has shifted it: 'D (-1 shaken)'.
pub(crate) fn letter_and_shifts(chart: usize, shifts: &[Modifier]) -> String {
    let shifts = shifts.iter().filter(|shift| shift.value != 0);
    let shifts: Vec<String> = shifts.map(|shift| format!("{:+} {}", shift.value, shift.what)).collect();
    let why = if shifts.is_empty() { String::new() } else { format!(" ({})", shifts.join(", ")) };
    format!("{}{why}", letter(chart))
}

/// The letter of a chart by its index.
pub(crate) fn letter(chart: usize) -> char {
    LETTERS.get(chart).copied().unwrap_or('E')
}

/// So many dice and the number that hits, in words.
pub(crate) fn in_dice(dice: i32, number: i32) -> String {
    let dice = if dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
    match number {
        ..=0 => format!("{dice}, none can hit"),
        1 => format!("{dice}, each hits on 1"),
        _ => format!("{dice}, each hits on 1 to {number}"),
    }
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
        // Of a way back or on there is one unit to choose for.
        let one =
            matches!(DecisionKind::of(decision.kind), Some(DecisionKind::Retreat | DecisionKind::Pursuit));
        let chosen = selected.or(decision.piece.filter(|_| one));
        if let Some(pix) = chosen.filter(|p| self.field().get(*p).is_some_and(PieceState::on_map)) {
            for order in all.iter().filter(|order| order.piece() == Some(pix)) {
                let shade = match order.verb() {
                    Verb::Fire | Verb::Charge => Shade::Target,
                    Verb::Move | Verb::Place | Verb::Advance | Verb::Retreat => Shade::MayEnd,
                    _ => continue,
                };
                let hex = order.target().map(|target| self.piece(target).hex).or_else(|| order.hex());
                out.extend(hex.map(|hex| Highlight { hex, shade, piece: Some(pix) }));
            }
        }
        if let Some(melee) = &self.memory().melee {
            out.extend(melee.chargers.iter().map(|charge| show(charge.charger, Shade::Attacker)));
            out.extend(melee.target().map(|target| show(target, Shade::Defender)));
        }
        out.sort_by_key(|h| (h.shade, h.hex.y, h.hex.x, h.piece));
        out.dedup();
        out
    }

    /// Its marks, and how it stands: unformed, with secure flanks, in cover.
    pub(crate) fn marks_of_now(&self, pix: PieceIx) -> Marks {
        let piece = self.piece(pix);
        if !piece.is_unit() || !piece.on_map() {
            return piece.marks;
        }
        let marks =
            piece.marks.with(mark::UNFORMED, self.is_unformed(pix)).with(mark::SECURE, self.is_secure(pix));
        marks.with(mark::COVERED, self.has_cover(pix))
    }

    /// Leaders and who has the bonus of them (`lead.move`).
    pub(crate) fn leaders_with(&self) -> Vec<Relation> {
        let mut out = Vec::new();
        for leader in self.everyone().filter(|p| self.piece(*p).on_map() && !self.piece(*p).is_unit()) {
            let beside = |unit: &PieceIx| {
                let (own, there) = (self.piece(leader), self.piece(*unit));
                there.is_unit() && there.on_map() && there.side() == own.side() && there.hex == own.hex
            };
            let with = self.everyone().find(beside);
            out.extend(with.map(|to| Relation { from: leader, to, bond: Bond::Leads }));
        }
        out.sort_by_key(|relation| (relation.to, relation.from));
        out
    }

    /// What is lost or routing against what breaks the army (`end.break`).
    pub(crate) fn break_gauges(&self) -> Vec<Gauge> {
        let percent = self.ground().break_percent;
        let gauge = |side: Side| {
            let share = self.share(side);
            let limit = ((percent * share.all + 99) / 100).max(1);
            Gauge {
                side,
                name: "Lost or routing".to_owned(),
                value: share.gone,
                limit,
                note: format!(
                    "{} of {} lost, {} routing; the army breaks at {limit}",
                    share.lost,
                    share.all,
                    share.gone - share.lost
                ),
                rule: rule::END_BREAK,
            }
        };
        Side::BOTH.map(gauge).to_vec()
    }

    /// Units left, shaken and routing, and the score, side by side.
    pub(crate) fn counted(&self) -> Vec<(String, String)> {
        let row = |name: &str, values: [i32; 2]| (name.to_owned(), format!("{} / {}", values[0], values[1]));
        let count = |wanted: &dyn Fn(PieceIx) -> bool| {
            Side::BOTH.map(|side| {
                i32::try_from(self.units_of(side).filter(|pix| wanted(*pix)).count()).unwrap_or(i32::MAX)
            })
        };
        vec![
            row("Units", count(&|_| true)),
            row("Shaken", count(&|pix| self.is(pix, mark::SHAKEN))),
            row("Routing", count(&|pix| self.is(pix, mark::ROUTING))),
            row("Points", self.scores()),
        ]
    }

    /// A melee and what interrupts it.
    pub(crate) fn under_way_in_words(&self) -> Vec<UnderWay> {
        let mut out = Vec::new();
        if let Some((melee, target)) =
            self.memory().melee.as_ref().and_then(|melee| melee.target().map(|target| (melee, target)))
        {
            let names: Vec<&str> =
                melee.chargers.iter().map(|charge| self.piece(charge.charger).info.name.as_str()).collect();
            let side = self.piece(target).side().other();
            let whom = self.name(target);
            let title = match &names[..] {
                [one] => format!("{one} charges {whom}"),
                several => format!("{} together charge {whom}", several.join(" and ")),
            };
            out.push(UnderWay { piece: Some(target), ..UnderWay::of(side, title, rule::MELEE_STEPS) });
        }
        for task in &self.memory().tasks {
            let (pix, what, rule) = match task {
                Task::Flee(flight) => (flight.pix, "goes back", rule::ROUT_MOVE),
                Task::RideOn(pix) => (*pix, "goes on in pursuit", rule::PURSUIT_TABLE),
                Task::FaceRallied(pix) => (*pix, "is rallied", rule::RALLY_ROLL),
                _ => continue,
            };
            let title = format!("{} {what}", self.name(pix));
            let own = UnderWay::of(self.piece(pix).side(), title, rule);
            out.push(UnderWay { piece: Some(pix), interrupts: true, ..own });
        }
        out
    }

    /// The charts of the melee that is being fought, line by line.
    pub(crate) fn melee_ledger(&self) -> Option<Ledger> {
        let melee = self.memory().melee.as_ref()?;
        let charge =
            *melee.chargers.iter().find(|c| melee.on.contains(&c.charger)).or(melee.chargers.first())?;
        let figures = |pix| self.figures_in_front(pix, true);
        let own = self.blows(&charge, true, figures(charge.charger));
        let theirs = self.blows(&charge, false, figures(charge.target));
        Some(self.ledger_of(&charge, &own, &theirs))
    }

    fn ledger_of(&self, charge: &Charge, own: &Blows, theirs: &Blows) -> Ledger {
        let mut rows: Vec<LedgerRow> = Vec::new();
        for (column, blows) in [own, theirs].into_iter().enumerate() {
            for shift in &blows.shifts {
                Ledger::put(&mut rows, column, (shift.what, shift.rule, shift.value));
            }
        }
        Ledger {
            title: format!("{} against {}", self.name(charge.charger), self.name(charge.target)),
            columns: ["Charger".to_owned(), "Charged".to_owned()],
            sides: [self.piece(charge.charger).side(), self.piece(charge.target).side()],
            pieces: [vec![charge.charger], vec![charge.target]],
            rows,
            lines: vec![self.blows_in_words(charge.charger, own), self.blows_in_words(charge.target, theirs)],
        }
    }
}
