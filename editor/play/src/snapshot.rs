//! What the pane shows, as plain data: for tests, and for whoever reads the screen aloud.
//!
//! Must not hold anything the seat may not know.

use super::overlays::Marked;
use super::screen::Table;
use super::{answers, chains, facing, field_counters, ledger, overlays, plots, views, words};
use oblique_board::hex::Hex;
use oblique_mapview::{CounterAt, Overlay};
use oblique_rules::play::{Ledger, Order, Relation, SortedDice};

/// An answer of the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerSnapshot {
    /// Its button.
    pub label: String,
    /// What it orders.
    pub order: Order,
    /// Is it the usual one?
    pub usual: bool,
    /// What is told of it before: cost, odds, with rules.
    pub quote: Vec<String>,
}

/// What is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct PaneSnapshot {
    /// The catalog's id of what is asked, or empty.
    pub kind: String,
    /// Title of the prompt.
    pub title: String,
    /// What is asked, in a sentence.
    pub text: String,
    /// The answers, in the order of their keys.
    pub answers: Vec<AnswerSnapshot>,
    /// What has been chosen: who, and where.
    pub plots: Vec<(String, Hex)>,
    /// Contests laid out.
    pub contests: Vec<Ledger>,
    /// The dice that lie on the table.
    pub dice: Option<SortedDice>,
    /// Names of the actions that can be taken now.
    pub actions: Vec<String>,
    /// Views of the catalog with the hexes each would pick out.
    pub views: Vec<(String, Vec<Hex>)>,
    /// Lines of command drawn.
    pub lines: Vec<Relation>,
    /// Counters on the map.
    pub counters: Vec<CounterAt>,
    /// What is drawn under the counters.
    pub under: Vec<Overlay>,
    /// What is drawn over them.
    pub over: Vec<Overlay>,
    /// What is written beside the pointer.
    pub caption: String,
}

impl PaneSnapshot {
    /// What a table shows.
    pub fn of(table: &Table<'_>) -> Self {
        let decision = table.game().decision();
        let person = table.session.person_decides();
        let asked = decision.map_or("", |d| d.kind);
        let kind = table.catalog().decisions.iter().find(|d| d.id == asked);
        let mut marked = Marked::default();
        marked.refresh(table);
        let (under, over) = marked.overlays(table);
        let orders = if person { answers::listed(table) } else { Vec::new() };
        let usual = answers::usual(table);
        let answer = |order: Order| AnswerSnapshot {
            label: table.answer(&order),
            usual: usual.as_ref() == Some(&order),
            quote: table
                .game()
                .judge(&order)
                .map(|q| words::quote_lines(table.catalog(), &q))
                .unwrap_or_default(),
            order,
        };
        let catalog = table.catalog();
        let mut counters = field_counters::counters(table);
        facing::place(table, &mut counters);
        Self {
            kind: asked.to_owned(),
            title: kind.map_or_else(String::new, |k| k.title.clone()),
            text: decision.map_or_else(String::new, |d| ledger::capital(&d.prompt)),
            answers: orders.into_iter().map(answer).collect(),
            plots: plots::plotted(table)
                .into_iter()
                .map(|(pix, hex)| (words::name(table.seen, pix).to_owned(), hex))
                .collect(),
            contests: table.derived.contests().iter().map(|(_, ledger)| ledger.clone()).collect(),
            dice: table.derived.dice().cloned(),
            actions: catalog.actions.iter().filter(|a| table.offers.any(a)).map(|a| a.name.clone()).collect(),
            views: catalog.views.iter().map(|v| (v.id.clone(), views::picked(table, v))).collect(),
            lines: chains::shown(table),
            counters,
            under,
            over,
            caption: overlays::caption(
                table,
                &table.screen.hover.map(|h| table.at_hex(h)).unwrap_or_default(),
            ),
        }
    }
}
