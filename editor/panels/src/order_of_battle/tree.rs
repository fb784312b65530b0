//! The lines of the panel: sides, leaders, units, made anew only when something changed. Must not draw.

use oblique_context::{EditorContext, strength};
use oblique_roster::totals::{Totals, quality};
use oblique_roster::tree::tree;
use oblique_scenario::{PieceId, Side};
use oblique_text::{Language, language, text};
use std::collections::BTreeSet;

/// A line.
#[derive(Clone, Debug)]
pub(super) enum Line {
    /// The heading of a side.
    Side(Side),
    /// What it adds up to; the second is what the whole of it is made of.
    Sum(String, String),
    /// What to do where there is nothing.
    Hint(&'static str),
    /// A unit or leader.
    Piece(Node),
}

impl Line {
    /// The piece of the line, if it is one's.
    pub(super) const fn piece(&self) -> Option<&PieceId> {
        match self {
            Self::Piece(node) => Some(&node.id),
            Self::Side(_) | Self::Sum(..) | Self::Hint(_) => None,
        }
    }
}

/// A unit or leader in the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// Its id.
    pub id: PieceId,
    /// How deep it stands.
    pub depth: usize,
    /// Does it lead?
    pub leads: bool,
    /// Is anything under it?
    pub branch: bool,
    /// What the line tells at its right: strength and quality of a unit, totals of a leader.
    pub figures: String,
}

/// What the lines depend on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stamp {
    language: Language,
    revision: u64,
    title: String,
    pieces: usize,
    query: String,
    folded: BTreeSet<PieceId>,
    folded_sides: [bool; 2],
}

/// The lines.
#[derive(Default)]
pub(super) struct Lines {
    /// From the top.
    pub lines: Vec<Line>,
    stamp: Option<Stamp>,
}

impl Lines {
    /// Makes them anew if anything changed. With a query only pieces that fit it, those above them,
    /// and everything under those that fit.
    pub(super) fn refresh(
        &mut self,
        context: &EditorContext<'_>,
        query: &str,
        folded: &BTreeSet<PieceId>,
        folded_sides: [bool; 2],
    ) {
        let scenario = context.scenario();
        let stamp = Stamp {
            language: language(),
            revision: context.document.revision(),
            title: scenario.meta.title.clone(),
            pieces: scenario.pieces.len(),
            query: query.to_owned(),
            folded: folded.clone(),
            folded_sides,
        };
        if self.stamp.as_ref() == Some(&stamp) {
            return;
        }
        self.stamp = Some(stamp);
        self.lines.clear();
        for side in Side::BOTH {
            self.lines.push(Line::Side(side));
            if !folded_sides.get(side.index()).copied().unwrap_or(false) {
                self.side(context, side, query, folded);
            }
        }
    }

    fn side(&mut self, context: &EditorContext<'_>, side: Side, query: &str, folded: &BTreeSet<PieceId>) {
        let rows = tree(context.scenario(), context.catalog(), side);
        let mut sum = Totals::default();
        rows.iter().filter(|row| row.above.is_none()).for_each(|row| sum.add(&row.totals));
        let parts = [strength::arms(&sum), sum.qualities()];
        let parts: Vec<String> = parts.into_iter().filter(|p| !p.is_empty()).collect();
        self.lines.push(Line::Sum(strength::line(&sum), parts.join("\n")));
        let mut keep: Vec<bool> = rows
            .iter()
            .map(|row| {
                query.is_empty() || row.piece.name.to_lowercase().contains(query) || row.id.0.contains(query)
            })
            .collect();
        for (at, row) in rows.iter().enumerate() {
            if keep.get(at) == Some(&true) && !query.is_empty() {
                keep.iter_mut().skip(at + 1).take(row.below).for_each(|k| *k = true);
            }
        }
        for (at, row) in rows.iter().enumerate().rev() {
            if let (Some(true), Some(above)) = (keep.get(at).copied(), row.above)
                && let Some(above) = keep.get_mut(above)
            {
                *above = true;
            }
        }
        if !keep.contains(&true) {
            let hint = if rows.is_empty() {
                text!("army-add-a-leader-then-units-for-him-to")
            } else {
                text!("army-no-unit-fits-the-search")
            };
            self.lines.push(Line::Hint(hint));
        }
        let mut at = 0;
        while let Some(row) = rows.get(at) {
            if keep.get(at) == Some(&true) {
                let figures = if row.leads {
                    if row.totals.units == 0 { String::new() } else { strength::line(&row.totals) }
                } else {
                    figures(context, &row.totals, row.piece)
                };
                self.lines.push(Line::Piece(Node {
                    id: row.id.clone(),
                    depth: row.depth,
                    leads: row.leads,
                    branch: row.below > 0,
                    figures,
                }));
            }
            at += if folded.contains(row.id) { row.below + 1 } else { 1 };
        }
    }
}

fn figures(context: &EditorContext<'_>, totals: &Totals, piece: &oblique_scenario::Piece) -> String {
    let mut parts = Vec::new();
    if totals.men > 0 {
        parts.push(totals.men.to_string());
    } else if totals.guns > 0 {
        parts.push(text!(
            "context-count-guns",
            n = totals.guns,
            shown = oblique_roster::totals::thousands(totals.guns)
        ));
    }
    parts.extend(quality(context.catalog(), piece).map(|(_, name)| name));
    parts.join("  ")
}
