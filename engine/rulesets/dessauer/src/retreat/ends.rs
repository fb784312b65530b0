//! Where a unit may end its retreat (`retreat.move`, `retreat.limits`, `retreat.stuck`, `town.retreat`).

use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::ids::formation;
use crate::retreat::course::may_end;
use crate::tables::Tables;
use oblique_board::hex::{Hex, dot_and_norms, line};
use oblique_rules::play::PieceIx;
use std::cmp::Reverse;

/// Where a retreat may end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ends {
    /// Hexes on the board with their ways, those of the smallest offset first, then the farthest.
    pub(crate) ways: Vec<(Hex, Vec<Hex>)>,
    /// May the unit leave the table?
    pub(crate) edge: bool,
}

/// How straight a hex lies along a direction, in millionths of the cosine's square.
pub(crate) fn straightness(away: Hex, v: Hex) -> i64 {
    let (dot, n) = dot_and_norms(v, away);
    let share = i128::from(dot) * i128::from(dot) * 1_000_000 / i128::from(n.max(1));
    let share = i64::try_from(share).unwrap_or(i64::MAX);
    if dot < 0 { -share } else { share }
}

impl Battle {
    /// The hexes a retreat may go away from; who has no enemies goes back from what is before it.
    fn causes_or_front(&self, pix: PieceIx, causes: &[Hex]) -> Vec<Hex> {
        let at = self.piece(pix).hex;
        let mut causes: Vec<Hex> = causes.iter().copied().filter(|cause| *cause != at).collect();
        if causes.is_empty() {
            let ahead = self.piece(pix).facing.map(|facing| facing.vector(self.lies()));
            causes.push(at + ahead.unwrap_or(Hex::new(0, -1)));
        }
        causes
    }

    /// Where a unit may end that goes back from one of the hexes, by its owner's choice (`retreat.cause`).
    pub(crate) fn retreat_ends(&self, pix: PieceIx, causes: &[Hex]) -> Ends {
        let (at, side) = (self.piece(pix).hex, self.piece(pix).side());
        let causes = self.causes_or_front(pix, causes);
        let fits = |end: Hex| causes.iter().any(|cause| may_end(*cause, at, end));
        let straight = |end: Hex| causes.iter().map(|cause| straightness(at - *cause, end - at)).max();
        let garrison = self.form(pix) == formation::GARRISON;
        let numbers = &Tables::get().retreat;
        let near = self.nearest_from(side, at);
        let legal = |end: &Hex| {
            let hexes = hexes_between(at, *end);
            let far = (numbers.least_hexes..=numbers.most_hexes).contains(&hexes);
            (fits(*end) || garrison && far)
                && self.may_stop(pix, *end)
                && self.ground_bears_retreat(pix, *end)
                && self.nearest_from(side, *end) >= near
        };
        let layout = self.board().layout();
        let way = |end: Hex| Some((end, self.way_back(pix, end)?));
        let mut ways: Vec<(Hex, Vec<Hex>)> = layout.hexes().filter(legal).filter_map(way).collect();
        let rank = |end: Hex| (Reverse(straight(end)), Reverse(hexes_between(at, end)));
        ways.sort_by_key(|(end, _)| (rank(*end), end.y, end.x));
        if garrison {
            let within = ways.iter().any(|(end, _)| fits(*end));
            let best = ways.first().map(|(end, _)| straight(*end));
            ways.retain(|(end, _)| if within { fits(*end) } else { Some(straight(*end)) == best });
        }
        let edge = causes.iter().any(|cause| self.arc_leads_off(pix, *cause));
        Ends { ways, edge }
    }

    /// The straight way to a hex on which nothing stops a unit that goes back: friends do not. Along a hexside it takes
    /// either hex.
    pub(super) fn way_back(&self, pix: PieceIx, end: Hex) -> Option<Vec<Hex>> {
        let at = self.piece(pix).hex;
        let steps = line(at, end).map(|step| step.hexes().collect()).chain([vec![end]]);
        let mut ways: Vec<Vec<Hex>> = vec![Vec::new()];
        for hexes in steps {
            let hexes: Vec<Hex> = hexes;
            let mut next: Vec<Vec<Hex>> = Vec::new();
            for to in hexes {
                let before =
                    ways.iter().find(|way| self.goes_back_into(pix, way.last().copied().unwrap_or(at), to));
                next.extend(before.map(|way| way.iter().copied().chain([to]).collect()));
            }
            ways = next;
        }
        ways.into_iter().next()
    }

    /// Does a unit that goes back cross from hex to hex: nothing impassable to it, and no enemy?
    pub(crate) fn goes_back_into(&self, pix: PieceIx, from: Hex, to: Hex) -> bool {
        let side = self.piece(pix).side();
        let next = from.unsigned_distance_to(to) == 1;
        next && self.on_board(to) && self.flees_into(pix, from, to) && self.enemy_at(side, to).is_none()
    }

    /// Does the arc of a retreat lead over the edge of the board?
    fn arc_leads_off(&self, pix: PieceIx, cause: Hex) -> bool {
        let (at, numbers) = (self.piece(pix).hex, &Tables::get().retreat);
        let free = |end: Hex| {
            let mut here = vec![at];
            for step in line(at, end) {
                let inside: Vec<Hex> = step.hexes().filter(|hex| self.on_board(*hex)).collect();
                if inside.is_empty() {
                    return true;
                }
                let from = |to: &Hex| here.iter().any(|from| self.goes_back_into(pix, *from, *to));
                let next: Vec<Hex> = inside.into_iter().filter(from).collect();
                if next.is_empty() {
                    return false;
                }
                here = next;
            }
            true
        };
        // The farthest first: the arc is widest there, and leads off where it does at all but for the rarest places.
        let rings =
            (numbers.least_hexes..=numbers.most_hexes).rev().filter_map(|far| u32::try_from(far).ok());
        let mut off = rings.flat_map(|far| at.ring(far)).filter(|end| !self.on_board(*end));
        off.any(|end| may_end(cause, at, end) && free(end))
    }
}
