//! Who has fallen where: men lost by hex, for the crosses on the map.
//!
//! Must not know how they fell.

use super::screen::Table;
use oblique_board::hex::Hex;
use oblique_mapview::Overlay;
use oblique_rules::catalog::Catalog;
use oblique_rules::play::{Event, Field, Why};
use oblique_scenario::Side;
use std::collections::BTreeMap;

/// Men a cross stands for.
const MEN: i32 = 40;
/// Most crosses in a hex.
const MOST: i32 = 9;

/// Men lost at one place in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Loss {
    step: usize,
    hex: Hex,
    side: Side,
    men: i32,
}

/// Men lost by hex and side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fallen(Vec<Loss>);

impl Fallen {
    /// Adds the losses among the events of a step; `field` is the state after them.
    pub fn add(&mut self, step: usize, events: &[Event], field: &Field, catalog: &Catalog) {
        let Some(men) = catalog.men_track() else { return };
        // Where a piece stood when it lost men: before the moves that came after.
        let mut place: BTreeMap<u16, Hex> = BTreeMap::new();
        for event in events.iter().rev() {
            match event {
                Event::Moved { piece, from, .. } => {
                    place.insert(piece.0, *from);
                }
                Event::Tracked { piece, track, from, to, why }
                    if usize::from(*track) == men && to < from && bloody(*why) =>
                {
                    let Some(state) = field.get(*piece) else { continue };
                    let hex = place.get(&piece.0).copied().unwrap_or(state.hex);
                    self.0.push(Loss { step, hex, side: state.side(), men: from - to });
                }
                _ => {}
            }
        }
    }

    /// Forgets what was lost after so many steps.
    pub(crate) fn rewind(&mut self, step: usize) {
        self.0.retain(|loss| loss.step < step);
    }

    /// Men lost in each hex: of a side, or of both.
    pub fn by_hex(&self, side: Option<Side>) -> BTreeMap<(i32, i32), i32> {
        self.by_hex_until(side, usize::MAX)
    }

    /// The same, of the first so many steps only.
    fn by_hex_until(&self, side: Option<Side>, steps: usize) -> BTreeMap<(i32, i32), i32> {
        let mut out = BTreeMap::new();
        let then = self.0.iter().filter(|loss| loss.step < steps);
        for loss in then.filter(|loss| side.is_none_or(|s| s == loss.side)) {
            *out.entry((loss.hex.y, loss.hex.x)).or_insert(0) += loss.men;
        }
        out
    }

    /// As crosses: of both sides, or under fog of war of the seat's alone.
    pub fn overlays(&self, table: &Table<'_>, under: &mut Vec<Overlay>) {
        let fog = table.session.battle().header().fog;
        let seat = table.session.seat().filter(|_| fog);
        // Of a moment gone by only who had fallen by then.
        let session = table.session;
        let steps =
            if session.looking_back() { session.timeline().point(session.at()).steps } else { usize::MAX };
        for ((y, x), lost) in self.by_hex_until(seat, steps) {
            let crosses = u8::try_from(((lost + MEN - 1) / MEN).min(MOST)).unwrap_or(1);
            under.push(Overlay::Fallen { hex: Hex::new(x, y), crosses });
        }
    }
}

const fn bloody(why: Why) -> bool {
    matches!(why, Why::Fire | Why::Melee | Why::Rout | Why::Retreat | Why::Surrender)
}
