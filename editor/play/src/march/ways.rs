//! Where the selected pieces get to, asked of the ruleset once a change.
//!
//! Must not know how it is drawn.

use super::super::Session;
use super::super::chosen_overlay::{self, OverlayText};
use super::super::offers::Offers;
use super::super::screen::Screen;
use super::line::{self, Member};
use oblique_board::hex::{Hex, Hour, Layout};
use oblique_platform::time::{Duration, Instant};
use oblique_rules::play::{Game, Marches, PieceIx, ReachHex, Refusal, Verb};
use std::collections::{BTreeMap, BTreeSet};

/// Longest time a frame spends on asking for the ways of a line.
const FRAME: Duration = Duration::from_millis(6);

/// A way planned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Who goes.
    pub piece: PieceIx,
    /// From where.
    pub from: Hex,
    /// Hexes entered, the first first.
    pub hexes: Vec<Hex>,
    /// What it costs, in halves of points; `None` where points are not counted.
    pub halves: Option<i32>,
    /// What is left after it, in halves.
    pub left: Option<i32>,
    /// Chance to lose order on it, in thousandths.
    pub risk_permille: i32,
    /// Must it stop there?
    pub stops: bool,
    /// How it faces at the end.
    pub facing: Option<Hour>,
    /// How it may choose to face there; none where the way decides.
    pub facings: Vec<Hour>,
}

/// The best way of a piece to a hex: of those there with its present facing where one is wanted so.
pub(super) fn way_of(marches: &Marches, piece: PieceIx, to: Hex, facing: Option<Hour>) -> Option<Way> {
    let best = marches.best(to)?;
    let facing_so = |i: &usize| {
        let station = &marches.stations[*i];
        station.ends && station.hex == to && station.facing == facing && station.before.is_some()
    };
    let kept = facing.and_then(|_| {
        let all = (1..marches.stations.len()).filter(facing_so);
        all.min_by_key(|i| (marches.stations[*i].halves, marches.stations[*i].risk_permille))
    });
    let at = kept.unwrap_or(best);
    let station = &marches.stations[at];
    Some(Way {
        piece,
        from: marches.stations.first()?.hex,
        hexes: marches.way(at),
        halves: station.halves,
        left: marches.budget.zip(station.halves).map(|(all, spent)| all - spent),
        risk_permille: station.risk_permille,
        stops: station.stops,
        facing: facing.filter(|f| station.facings.contains(f)).or(station.facing),
        facings: station.facings.clone(),
    })
}

/// The best way of a piece as the battle stands, once it has gone along some hexes.
///
/// # Errors
/// Why there is none.
pub(super) fn find(
    game: &dyn Game,
    piece: PieceIx,
    along: &[Hex],
    to: Hex,
    facing: Option<Hour>,
) -> Result<Option<Way>, Refusal> {
    Ok(way_of(&game.marches(piece, along)?, piece, to, facing))
}

/// What the ways were asked for.
type Key = (u64, Option<PieceIx>, BTreeSet<PieceIx>, Vec<Hex>, bool);

/// The ways of the selected pieces.
#[derive(Default)]
pub struct Ways {
    key: Option<Key>,
    free: Option<Marches>,
    bent: Option<Marches>,
    reach: Vec<ReachHex>,
    laid: OverlayText,
    others: BTreeMap<PieceIx, Marches>,
    /// Those of the line not asked yet.
    unasked: Vec<PieceIx>,
    /// Where the line would stand, for the hex it was worked out for.
    line: Option<(Hex, Vec<Member>)>,
}

impl Ways {
    /// Asks anew if the battle, the selection or the way points have changed.
    pub fn refresh(&mut self, session: &Session, screen: &Screen, offers: &Offers) {
        let asked = session.person_decides() && screen.marching.is_none();
        let bend = screen.plan.bend().to_vec();
        let key = (session.revision(), screen.selected, screen.company.clone(), bend, asked);
        if self.key.as_ref() != Some(&key) {
            let same =
                self.key.as_ref().is_some_and(|k| (k.0, k.1, &k.2, k.4) == (key.0, key.1, &key.2, key.4));
            if !same {
                *self = Self::default();
                self.ask(session, screen, offers, asked);
            }
            self.bent = None;
            if let (Some(_), Some(pix), false) = (&self.free, screen.selected, key.3.is_empty()) {
                self.bent = session.battle().game().marches(pix, &key.3).ok();
            }
            self.key = Some(key);
            self.line = None;
        }
        // A large command is asked over several frames.
        let begun = Instant::now();
        while begun.elapsed() < FRAME
            && let Some(pix) = self.unasked.pop()
        {
            if let Ok(found) = session.battle().game().marches(pix, &[]) {
                self.others.insert(pix, found);
            }
            self.line = None;
        }
        self.line_up(session, screen);
    }

    fn ask(&mut self, session: &Session, screen: &Screen, offers: &Offers, asked: bool) {
        if !asked {
            return;
        }
        let game = session.battle().game();
        let goes =
            |pix: &PieceIx| offers.all().iter().any(|o| o.verb() == Verb::Move && o.piece() == Some(*pix));
        let layout = session.battle().setting().board.layout();
        self.free = screen.selected.filter(goes).and_then(|pix| game.marches(pix, &[]).ok());
        if let Some(free) = &self.free {
            self.reach = free.reach(layout);
            self.laid = chosen_overlay::graded(layout, &self.reach, false);
        }
        self.unasked = screen.company.iter().copied().filter(|p| goes(p)).collect();
    }

    /// Works out where the line would stand at the hex aimed at.
    fn line_up(&mut self, session: &Session, screen: &Screen) {
        if screen.company.len() < 2 {
            self.line = None;
            return;
        }
        let target = screen.plan.cursor.or(screen.hover);
        if self.line.as_ref().map(|(hex, _)| *hex) == target {
            return;
        }
        self.line = target.and_then(|to| {
            let anchor = screen.selected?;
            let field = session.battle().game().field();
            Some((to, line::members(field, &screen.company, anchor, to, &self.others)))
        });
    }

    /// Where the selected piece gets to, row by row.
    pub fn reach(&self) -> &[ReachHex] {
        &self.reach
    }

    /// That, as the map draws it.
    pub fn laid(&self) -> &OverlayText {
        &self.laid
    }

    /// Is there more to ask in the frames to come?
    pub fn is_asking(&self) -> bool {
        !self.unasked.is_empty()
    }

    /// Can the selected piece go anywhere?
    pub fn any(&self) -> bool {
        !self.reach.is_empty() || !self.others.is_empty()
    }

    /// The way of the selected piece to a hex, bent by its way points if they allow it.
    pub fn to(&self, piece: Option<PieceIx>, hex: Hex, facing: Option<Hour>) -> Option<Way> {
        let marches = self.bent.as_ref().filter(|m| m.best(hex).is_some()).or(self.free.as_ref())?;
        way_of(marches, piece?, hex, facing)
    }

    /// Where the line would stand, each with his way.
    pub fn line(&self) -> &[Member] {
        self.line.as_ref().map_or(&[], |(_, members)| members)
    }
}

/// The step of an arrow key on a board: to the neighbour that lies most that way.
pub(super) fn arrow(layout: Layout, from: Hex, right: i32, down: i32) -> Option<Hex> {
    let (col, row) = layout.col_row(from);
    let to = layout.at(col + right, row + down);
    (layout.contains(to) && from.unsigned_distance_to(to) == 1).then_some(to)
}
