//! A command, or any pieces selected together, advancing with their places kept.
//!
//! Each goes as far as the one pointed out goes, in the same direction; whoever cannot keep up goes as
//! near as he gets. Must not know how it is drawn nor carried out.

use super::column::Waiting;
use super::ways::{self, Way};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{Field, Game, Marches, PieceIx, Refusal};
use oblique_text::text;
use std::collections::{BTreeMap, BTreeSet};

/// One of a line on the march.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Who.
    pub piece: PieceIx,
    /// Where it stands.
    pub from: Hex,
    /// Where its place in the line would be.
    pub goal: Hex,
    /// Its way there, or as near as it gets; `None` where it stays.
    pub way: Option<Way>,
}

impl Member {
    /// Does it keep its place?
    pub fn keeps_up(&self) -> bool {
        self.way.as_ref().is_some_and(|way| way.hexes.last() == Some(&self.goal))
    }
}

/// How far a hex lies in the direction of a step.
fn ahead(hex: Hex, step: Hex) -> i32 {
    let cube = |h: Hex| [h.x, h.y, -h.x - h.y];
    cube(hex).into_iter().zip(cube(step)).map(|(a, b)| a * b).sum()
}

/// Where everybody of a line would go if the anchor went to a hex, whoever is in front first.
pub(super) fn members(
    field: &Field,
    company: &BTreeSet<PieceIx>,
    anchor: PieceIx,
    to: Hex,
    marches: &BTreeMap<PieceIx, Marches>,
) -> Vec<Member> {
    let Some(start) = field.get(anchor).filter(|p| p.on_map()).map(|p| p.hex) else { return Vec::new() };
    let step = to - start;
    if step == Hex::ZERO {
        return Vec::new();
    }
    let pieces = company.iter().filter_map(|pix| Some((*pix, field.get(*pix).filter(|p| p.on_map())?)));
    let mut all: Vec<Member> = pieces
        .map(|(piece, state)| {
            let goal = state.hex + step;
            let found = marches.get(&piece);
            let way = found.and_then(|m| {
                ways::way_of(m, piece, goal, state.facing).or_else(|| nearest(m, piece, goal, state.facing))
            });
            Member { piece, from: state.hex, goal, way }
        })
        .collect();
    all.sort_by_key(|m| (std::cmp::Reverse(ahead(m.from, step)), m.piece));
    all
}

/// The way that brings a piece nearest to a goal out of its reach, where any brings it nearer.
pub(super) fn nearest(
    marches: &Marches,
    piece: PieceIx,
    goal: Hex,
    facing: Option<oblique_board::hex::Hour>,
) -> Option<Way> {
    let start = marches.stations.first()?.hex;
    let far = |hex: Hex| hex.unsigned_distance_to(goal);
    let ends = marches.stations.iter().filter(|s| s.ends && far(s.hex) < far(start));
    let best = ends.min_by_key(|s| (far(s.hex), s.risk_permille, s.halves))?;
    ways::way_of(marches, piece, best.hex, facing)
}

/// The same as marches still to be made.
pub(super) fn waiting(field: &Field, members: &[Member]) -> Vec<Waiting> {
    let facing = |pix: PieceIx| field.get(pix).and_then(|p| p.facing);
    let all = members.iter().map(|m| Waiting {
        piece: m.piece,
        goal: m.goal,
        facing: facing(m.piece),
        along: Vec::new(),
        nearly: true,
        waited: false,
    });
    all.collect()
}

/// Why a piece does not get to a hex: what refuses the straight way there.
pub(crate) fn why_not(game: &dyn Game, piece: PieceIx, goal: Hex) -> Refusal {
    let Some(from) = game.field().get(piece).map(|p| p.hex) else {
        return Refusal::new(RuleId::NONE, text!("play-it-is-not-on-the-map"));
    };
    let straight: Vec<Hex> = from.line_to(goal).skip(1).collect();
    match game.marches(piece, &straight) {
        Err(why) => why,
        Ok(_) => Refusal::new(RuleId::NONE, text!("play-its-place-is-not-one-to-halt-in")),
    }
}
