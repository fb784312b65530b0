//! A contest laid out: what counts for each side, line by line, with totals.
//!
//! Must not know what is contested, nor how it is drawn.

use super::{PieceIx, QuoteLine};
use crate::RuleId;
use oblique_scenario::Side;

/// A line of a ledger.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LedgerRow {
    /// What counts: `size`, `terrain`.
    pub what: String,
    /// The rule it rests on, without prefix.
    pub rule: RuleId,
    /// What it is worth in each column; `None` while its die has not been thrown.
    pub values: [Option<i32>; 2],
}

/// Two columns of what counts in a contest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ledger {
    /// What is contested.
    pub title: String,
    /// Heads of the two columns, e.g. attacker and defender.
    pub columns: [String; 2],
    /// The side each column is about.
    pub sides: [Side; 2],
    /// Who is reckoned in each column.
    pub pieces: [Vec<PieceIx>; 2],
    /// The lines, in the order of the rules.
    pub rows: Vec<LedgerRow>,
    /// Odds, or what came of it.
    pub lines: Vec<QuoteLine>,
}

impl Ledger {
    /// The value of what counts in a column, 0 or 1, as a line of the ledger: one for both columns, 0 where nothing is said.
    pub fn put(rows: &mut Vec<LedgerRow>, column: usize, (what, rule, value): (&str, RuleId, i32)) {
        let at = rows.iter().position(|row| row.what == what).unwrap_or_else(|| {
            rows.push(LedgerRow { what: what.to_owned(), rule, values: [Some(0); 2] });
            rows.len() - 1
        });
        if let Some(place) = rows.get_mut(at).and_then(|row| row.values.get_mut(column)) {
            *place = Some(value);
        }
    }

    /// Sums of the columns; dice not thrown count nothing.
    #[must_use]
    pub fn totals(&self) -> [i32; 2] {
        [0, 1].map(|column| self.rows.iter().filter_map(|row| row.values[column]).sum())
    }

    /// Is a die of it still to be thrown?
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.rows.iter().any(|row| row.values.contains(&None))
    }
}
