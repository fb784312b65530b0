//! What the pane shows of a battle besides its field, worked out once a change: lines of command,
//! gauges, the contest at hand, the marks each piece shares.
//!
//! Must not know any one system.

use super::{Session, just_lost, waiting};
use oblique_rules::play::{
    Bond, Field, Game, Gauge, Highlight, Ledger, Marks, Order, PieceIx, Relation, SortedDice,
};
use oblique_scenario::Side;
use std::collections::{BTreeMap, BTreeSet};

/// Most answers whose contest is laid out.
const ANSWERS: usize = 12;

/// What is derived.
#[derive(Default)]
pub struct Derived {
    key: Option<(u64, Option<Side>)>,
    relations: Vec<Relation>,
    gauges: Vec<Gauge>,
    contests: Vec<(Option<Order>, Ledger)>,
    dice: Option<SortedDice>,
    marks: Vec<Marks>,
    plotted: Vec<Highlight>,
    ordered: BTreeSet<PieceIx>,
    just_lost: BTreeMap<PieceIx, u8>,
}

impl Derived {
    /// Works it out anew if the battle has gone on.
    pub fn refresh(&mut self, session: &Session, seen: &Field, offers: &[Order]) {
        let key = (session.revision(), session.seat());
        if self.key == Some(key) {
            return;
        }
        self.key = Some(key);
        let game = session.shown();
        self.relations = game.relations(session.seat());
        self.gauges = game.gauges(session.seat());
        self.marks = seen.iter().map(|(pix, p)| if p.known { game.marks_of(pix) } else { p.marks }).collect();
        self.plotted = if session.person_decides() { game.highlights(None) } else { Vec::new() };
        self.ordered = waiting::ordered(session);
        self.just_lost = just_lost::of(session.last_events(), seen, session.battle().setting().catalog);
        self.dice = session.dice().cloned();
        self.contests = if session.person_decides() { contests(game, offers) } else { Vec::new() };
    }

    /// Lines of command the seat may know.
    pub fn relations(&self) -> &[Relation] {
        &self.relations
    }

    /// How near each side is to its end.
    pub fn gauges(&self) -> &[Gauge] {
        &self.gauges
    }

    /// The contest at hand, and those that answers would lead to.
    pub fn contests(&self) -> &[(Option<Order>, Ledger)] {
        &self.contests
    }

    /// The dice that lie on the table.
    pub const fn dice(&self) -> Option<&SortedDice> {
        self.dice.as_ref()
    }

    /// Highlights of the decision without anything selected.
    pub fn plotted(&self) -> &[Highlight] {
        &self.plotted
    }

    /// Who has had an order since units have been ordered one by one.
    pub fn ordered(&self) -> &BTreeSet<PieceIx> {
        &self.ordered
    }

    /// Models a piece lost in what happened last.
    pub fn just_lost(&self, pix: PieceIx) -> u8 {
        self.just_lost.get(&pix).copied().unwrap_or(0)
    }

    /// The marks that hold for a piece.
    pub fn marks(&self, pix: PieceIx) -> Marks {
        self.marks.get(pix.ix()).copied().unwrap_or_default()
    }

    /// Is a piece out of the reach of whoever commands it?
    pub fn cut_off(&self, pix: PieceIx) -> bool {
        let mut lines = self.relations.iter().filter(|r| r.to == pix).peekable();
        lines.peek().is_some() && lines.all(|r| r.bond == Bond::Broken)
    }
}

fn contests(game: &dyn Game, offers: &[Order]) -> Vec<(Option<Order>, Ledger)> {
    let mut out: Vec<_> = game.ledger().map(|ledger| (None, ledger)).into_iter().collect();
    // Those of the prompt, not the many that say where and how.
    let plain = |o: &&Order| o.hex().is_none() && o.formation().is_none() && o.facing().is_none();
    for order in offers.iter().filter(plain).take(ANSWERS) {
        if let Ok(quote) = game.judge(order)
            && let Some(ledger) = quote.ledger
        {
            out.push((Some(order.clone()), *ledger));
        }
    }
    out
}
