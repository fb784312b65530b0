//! Smoke over the map, and beside the counters what it has cost.
//!
//! Hits are told as long as the step of combat is what one looks at: while its review is open, and until
//! somebody gives another order. What the computer orders by itself takes them away only after a while.

use super::acts::Window;
use super::screen::Table;
use oblique_mapview::{Overlay, Tint};
use oblique_rules::catalog::Sign;

/// How long the computer's next orders leave the hits on the map, in seconds.
pub(crate) const SECONDS: f64 = 6.0;

/// When a step of combat came to the screen.
#[derive(Clone, Copy, Debug, Default)]
pub struct StruckAt {
    /// Time of the context.
    pub at: f64,
    /// How many orders had been given by then.
    pub steps: usize,
}

/// Smoke that hangs about units until it drifts off.
pub(crate) fn hanging(table: &Table<'_>, under: &mut Vec<Overlay>) {
    let marks = table.catalog().marks.iter().zip(0_u8..);
    let smoke: Vec<u8> = marks.filter(|(m, _)| m.sign == Sign::Smoke).map(|(_, k)| k).collect();
    for (pix, piece) in table.seen.iter().filter(|(_, p)| p.on_map() && p.is_unit()) {
        if smoke.iter().any(|k| table.derived.marks(pix).has(*k)) {
            under.push(Overlay::Smoke { hex: piece.hex, size: 1.3 });
        }
    }
}

/// Smoke about whoever was struck in the last step of combat of this turn, and the hits beside him.
pub(crate) fn of_combat(table: &Table<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    if table.session.looking_back() {
        return;
    }
    let Some(strikes) = table.session.strikes().filter(|s| s.turn == table.seen.turn) else { return };
    let hits_shown = hits_are_shown(table);
    for strike in &strikes.hexes {
        let size = 1.5 + 0.15 * strike.by.len().min(6) as f32;
        under.push(Overlay::Smoke { hex: strike.hex, size });
        if hits_shown && strikes.counts_hits(strike) {
            let text = strike.hits.to_string();
            over.push(Overlay::Beside { hex: strike.hex, text, tint: Tint::Danger });
        }
    }
}

fn hits_are_shown(table: &Table<'_>) -> bool {
    let (session, screen) = (table.session, table.screen);
    let since = session.battle().steps().get(screen.struck.steps..).unwrap_or_default();
    let by_person = since.iter().any(|step| session.players()[step.side.index()].is_person());
    let fresh = screen.now - screen.struck.at < SECONDS;
    screen.windows.contains(&Window::Review) || since.is_empty() || fresh && !by_person
}
