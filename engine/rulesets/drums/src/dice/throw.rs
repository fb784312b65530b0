//! Throwing the dice of two sides in play: laid out with their reasons, drawn, the first side's before the other's.

use crate::battle::state::Battle;
use crate::dice::count::Count;
use crate::dice::pairs::Pool;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{DrawName, Event, Ledger, LedgerRow, PieceIx};

/// What is thrown for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cast<'a> {
    /// What it is called.
    pub title: &'a str,
    /// Heads of the two sides.
    pub columns: [&'a str; 2],
    /// Names of their draws.
    pub names: [DrawName; 2],
    /// The rule that asks for it.
    pub rule: RuleId,
    /// Who is reckoned for each side; the second may be nobody.
    pub pieces: [&'a [PieceIx]; 2],
}

/// Dice of two sides as they fell.
pub(crate) type Fallen = [Vec<i32>; 2];

/// Both sides sorted.
pub(crate) fn sorted(dice: &Fallen) -> [Pool; 2] {
    [Pool::sorted(&dice[0]), Pool::sorted(&dice[1])]
}

impl Battle {
    /// The dice of both sides with their reasons; `None` where nobody throws.
    pub(crate) fn laid_out(&self, cast: Cast<'_>, counts: &[Count; 2]) -> Option<Ledger> {
        let first = self.piece(*cast.pieces[0].first()?).side();
        let row = |(column, count): (usize, &Count)| -> Vec<LedgerRow> {
            let only = |value| if column == 0 { [Some(value), Some(0)] } else { [Some(0), Some(value)] };
            let line = |reason: &oblique_rules::play::Modifier| LedgerRow {
                what: reason.what.to_owned(),
                rule: reason.rule,
                values: only(reason.value),
            };
            count.reasons().iter().map(line).collect()
        };
        Some(Ledger {
            title: cast.title.to_owned(),
            columns: cast.columns.map(str::to_owned),
            sides: [first, first.other()],
            pieces: cast.pieces.map(<[PieceIx]>::to_vec),
            rows: counts.iter().enumerate().flat_map(row).collect(),
            lines: Vec::new(),
        })
    }

    /// Lays out what both sides roll, and rolls.
    pub(crate) fn cast(&mut self, cast: Cast<'_>, counts: &[Count; 2]) -> Fallen {
        if let Some(ledger) = self.laid_out(cast, counts) {
            self.emit(Event::Reckoned(Box::new(ledger)));
            let struck: Vec<Hex> = cast.pieces[1].iter().map(|unit| self.piece(*unit).hex).collect();
            for hex in struck {
                // What the dice do is still to come.
                self.emit(Event::Struck { hex, by: cast.pieces[0].to_vec(), hits: 0 });
            }
        }
        let mut column = 0;
        [(); 2].map(|()| {
            let piece = cast.pieces[column].first().copied();
            let name = (cast.names[column], cast.rule);
            let dice = counts[column].dice();
            column += 1;
            (0..dice)
                .map(|_| self.0.draw_from((1, 6), name, piece, &[], None, |die| die.to_string()))
                .collect()
        })
    }
}
