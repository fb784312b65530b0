//! Copies of units put where somebody points: under a leader, or on hexes of the map.

use super::arrange::{Spot, moved};
use super::copies::{CopyOptions, copies};
use oblique_board::hex::shape::disc;
use oblique_board::hex::{Hex, HexSet};
use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{Edit, Piece, PieceId, Scenario};
use std::collections::BTreeSet;

/// Copies stand no farther than this from the hex pointed at.
const FARTHEST_HEXES: u32 = 24;

/// Where copies go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteSpot {
    /// Right after the originals, off the map.
    Beside,
    /// Under a leader, off the map; on his side, if the originals are all of the other.
    Under(PieceId),
    /// On a hex and the free ones nearest to it, under the leaders of the originals.
    OnMap(Hex),
}

/// Copies pasted, as one edit.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// What brings them in.
    pub edit: Edit,
    /// Which they are; empty where no original is left.
    pub new: BTreeSet<PieceId>,
    /// Where they are: [`PasteSpot::Beside`] where the leader may not lead them or no hex is free.
    pub spot: PasteSpot,
}

/// Copies of pieces at a spot. Who is copied together with his leader stays under that one's copy.
#[must_use]
pub fn pasted(scenario: &Scenario, catalog: &Catalog, ids: &BTreeSet<PieceId>, spot: PasteSpot) -> Pasted {
    let leader = match &spot {
        PasteSpot::Under(leader) => scenario.pieces.get(leader),
        _ => None,
    };
    let own = || ids.iter().filter_map(|id| scenario.pieces.get(id));
    let other_side = leader.is_some_and(|leader| own().all(|piece| piece.side != leader.side));
    let (edit, new) = copies(scenario, catalog, ids, CopyOptions { commands: false, other_side });
    let mut grown = scenario.clone();
    let _ = edit.clone().apply(&mut grown);
    let then = match &spot {
        PasteSpot::Beside => None,
        PasteSpot::Under(leader) => {
            let side = scenario.pieces.get(leader).map(|piece| piece.side);
            side.and_then(|side| {
                let spot = Spot { side, leader: Some(leader.clone()), before: None };
                moved(&grown, catalog, &new, &spot).ok()
            })
        }
        PasteSpot::OnMap(hex) => placed(&grown, catalog, &new, *hex),
    };
    match then {
        Some(then) => Pasted { edit: Edit::Many(vec![edit, then]), new, spot },
        None => Pasted { edit, new, spot: PasteSpot::Beside },
    }
}

/// Puts pieces on a hex and the free ones about it, in roster order; `None` where too few are free.
fn placed(scenario: &Scenario, catalog: &Catalog, ids: &BTreeSet<PieceId>, at: Hex) -> Option<Edit> {
    let taken = HexSet::of(scenario.board.layout(), scenario.pieces.values().filter_map(|piece| piece.hex));
    let mut free = disc(scenario.board.layout(), at, FARTHEST_HEXES);
    free.retain(|hex| !taken.contains(*hex));
    free.sort_by_key(|hex| (hex.unsigned_distance_to(at), hex.y, hex.x));
    let leads = |piece: &Piece| catalog.kind(&piece.kind).map(|kind| kind.role).is_some_and(Role::leads);
    let mut pieces: Vec<(&PieceId, &Piece)> =
        ids.iter().filter_map(|id| scenario.pieces.get_key_value(id)).collect();
    // Leaders last: they may do with the hex farthest off.
    pieces.sort_by_key(|(_, piece)| (leads(piece), piece.order));
    (pieces.len() <= free.len() && !pieces.is_empty()).then(|| {
        let put = pieces.into_iter().zip(free).map(|((id, piece), hex)| {
            Edit::Piece(id.clone(), Some(Box::new(Piece { hex: Some(hex), ..piece.clone() })))
        });
        Edit::Many(put.collect())
    })
}
