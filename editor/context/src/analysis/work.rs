//! Answers questions by asking a survey.
//!
//! Whatever is large looks now and then whether it is still wanted. Must not know threads, and no
//! rules: it counts and gathers what the survey says.

use super::question::{
    Answer, Called, Commanded, FieldOfView, Marched, Marches, Pockets, Question, Spotted, Timed,
};
use super::sets;
use oblique_board::hex::{Hex, HexSet, Layout};
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_rules::survey::{Gait, March, Mover, Reached, Survey};
use oblique_scenario::{Piece, PieceId, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Turns a way is followed for, at most, before it is called endless.
const ENDLESS: u32 = 1000;

/// The answer to a question about a scenario; `None` if `stop` says it is not wanted any more.
pub fn answer(
    question: &Question,
    ruleset: &'static dyn Ruleset,
    scenario: &Scenario,
    stop: &dyn Fn() -> bool,
) -> Option<Answer> {
    let survey = ruleset.survey(scenario);
    let layout = scenario.board.layout();
    let asked = Asked { survey: survey.as_ref(), catalog: ruleset.catalog(), scenario, layout, stop };
    match question {
        Question::Sight { from, to } => {
            let sight = asked.survey.sight(*from, *to);
            Some(Answer::Sight(Spotted { from: *from, to: *to, sight }))
        }
        Question::View { from, pieces, shooter, eye_hexes, front } => {
            asked.view(*from, pieces, *shooter, *eye_hexes, *front).map(Answer::View)
        }
        Question::Reach { from, pieces, mover, turns } => {
            let starts = asked.starts(*from, pieces, *mover);
            asked.march(&starts, *turns).map(Answer::Reach)
        }
        Question::Times { side, turns } => {
            let starts = asked.whole_side(*side);
            asked.march(&starts, *turns).map(|march| Answer::Times(Timed { side: *side, march }))
        }
        Question::Command => asked.command().map(Answer::Command),
        Question::Pockets { mover, edges } => asked.pockets(*mover, *edges).map(Answer::Pockets),
        Question::March { corners } => asked.along(corners).map(Answer::March),
    }
}

/// Who sets out from where, having used up so much.
struct Start {
    hex: Hex,
    gait: Gait,
    used: Reached,
}

struct Asked<'a> {
    survey: &'a dyn Survey,
    catalog: &'static Catalog,
    scenario: &'a Scenario,
    layout: Layout,
    stop: &'a dyn Fn() -> bool,
}

impl Asked<'_> {
    fn hex_of(&self, id: &PieceId) -> Option<Hex> {
        self.scenario.pieces.get(id)?.hex.filter(|h| self.layout.contains(*h))
    }

    fn view(
        &self,
        from: Option<Hex>,
        pieces: &[PieceId],
        shooter: Option<usize>,
        eye_hexes: u32,
        front: bool,
    ) -> Option<FieldOfView> {
        let shooters = self.survey.shooters();
        let mut by = vec![0_u8; self.layout.len()];
        let mut within = HexSet::new(self.layout);
        let (mut ranges, mut far_hexes) = (BTreeSet::new(), 0);
        let placed = pieces.iter().filter_map(|id| Some((Some(id), self.hex_of(id)?)));
        let seers: Vec<(Option<&PieceId>, Hex)> =
            from.map(|hex| (None, hex)).into_iter().chain(placed).collect();
        for (piece, hex) in &seers {
            if (self.stop)() {
                return None;
            }
            let own = shooter.or_else(|| piece.and_then(|id| self.survey.shooter_of(id)));
            let reach = own.and_then(|s| shooters.get(s)).map_or(eye_hexes, |s| s.reach_hexes);
            ranges.extend(own.and_then(|s| shooters.get(s)).map(|s| s.name.clone()));
            // From heights guns reach further than on level ground.
            let search = if own.is_some() { reach * 2 + 4 } else { reach };
            far_hexes = far_hexes.max(search);
            for to in disc(self.layout, *hex, search).filter(|to| to != hex) {
                let ranged = own.is_none_or(|s| self.survey.in_reach(s, *hex, to));
                let before = !front || own.is_none() || piece.is_none_or(|id| self.survey.bears(id, to));
                let Some(i) = self.layout.index(to).filter(|_| ranged && before) else { continue };
                within.insert_index(i);
                if self.survey.sees(*hex, to) {
                    by[i] = by[i].saturating_add(1);
                }
            }
        }
        let mut stands: Vec<Hex> = seers.iter().map(|(_, hex)| *hex).collect();
        stands.sort_by_key(|hex| self.layout.index(*hex));
        stands.dedup();
        let count = by.iter().filter(|n| **n > 0).count();
        Some(FieldOfView {
            seers: stands,
            by,
            within: Arc::new(within),
            far_hexes,
            count,
            ranges: ranges.into_iter().collect(),
        })
    }

    /// Those who set out from a hex or from where they stand.
    fn starts(&self, from: Option<Hex>, pieces: &[PieceId], mover: Option<usize>) -> Vec<Start> {
        let movers = self.survey.movers();
        let as_mover = |m: usize| movers.get(m).map(|x| Gait { mover: m, points_halves: x.points_halves });
        let used = Reached::default();
        let first = from.and_then(|hex| Some(Start { hex, gait: as_mover(mover.unwrap_or(0))?, used }));
        let placed = pieces.iter().filter_map(|id| {
            let gait = mover.and_then(as_mover).or_else(|| self.survey.gait(id))?;
            Some(Start { hex: self.hex_of(id)?, gait, used })
        });
        first.into_iter().chain(placed).collect()
    }

    /// Are they leaders? They ride alone, and take no ground.
    fn leads(&self, kind: &str) -> bool {
        self.catalog.kind(kind).is_some_and(|kind| kind.role.leads())
    }

    /// Every unit of a side, those who arrive later from their entry hexes.
    fn whole_side(&self, side: Side) -> Vec<Start> {
        let unit = |p: &Piece| p.side == side && !self.leads(&p.kind);
        let of_side = self.scenario.pieces.iter().filter(|(_, p)| unit(p));
        of_side
            .filter_map(|(id, piece)| {
                let (hexes, turns) = match &piece.arrives {
                    Some(arrival) => (arrival.hexes().collect(), u32::from(arrival.turn).saturating_sub(1)),
                    None => (vec![piece.hex?], 0),
                };
                let (gait, used) = (self.survey.gait(id)?, Reached { turns, halves: 0 });
                Some(hexes.into_iter().map(move |hex| Start { hex, gait, used }))
            })
            .flatten()
            .collect()
    }

    fn march(&self, starts: &[Start], turns: u32) -> Option<Marched> {
        let layout = self.layout;
        let mut alike: BTreeMap<(usize, u32), Vec<(Hex, Reached)>> = BTreeMap::new();
        for start in starts {
            let key = (start.gait.mover, start.gait.points_halves);
            alike.entry(key).or_default().push((start.hex, start.used));
        }
        let movers = self.survey.movers();
        let mut reached: Vec<Option<Reached>> = vec![None; layout.len()];
        let mut disorders = HexSet::new(layout);
        for ((mover, points_halves), sources) in &alike {
            let march =
                March { survey: self.survey, layout, mover: *mover, points_halves: *points_halves, turns };
            let ways = march.from(sources, None, self.stop)?;
            for (i, at) in ways.all().iter().enumerate().filter(|(_, at)| at.is_some()) {
                let first = reached.get(i).copied().flatten();
                if first.is_some_and(|first| at.is_some_and(|at| first <= at)) {
                    continue;
                }
                reached[i] = *at;
                let hex = layout.hex(i);
                let step = ways.before(hex).and_then(|from| self.survey.step(*mover, from, hex));
                if step.is_some_and(|price| price.disorders) {
                    disorders.insert_index(i);
                } else {
                    disorders.remove(hex);
                }
            }
        }
        let mut counts = vec![0; turns as usize];
        for at in reached.iter().flatten() {
            for count in counts.iter_mut().skip(at.turns as usize) {
                *count += 1;
            }
        }
        let mut stands: Vec<Hex> = starts.iter().map(|s| s.hex).filter(|h| layout.contains(*h)).collect();
        stands.sort_by_key(|hex| layout.index(*hex));
        stands.dedup();
        let names: BTreeSet<usize> = alike.keys().map(|(mover, _)| *mover).collect();
        let names = names.into_iter().filter_map(|m| movers.get(m)).map(|m| m.name.clone());
        let disorders = Arc::new(disorders);
        Some(Marched { starts: stands, reached, disorders, movers: names.collect(), counts })
    }

    fn command(&self) -> Option<Commanded> {
        let mut leaders = Vec::new();
        let (mut outside, mut inside) = (BTreeSet::new(), BTreeSet::new());
        for id in self.scenario.roster() {
            if (self.stop)() {
                return None;
            }
            let (Some(area), Some(piece)) = (self.survey.command(id), self.scenario.pieces.get(id)) else {
                continue;
            };
            outside.extend(area.outside.iter().cloned());
            inside.extend(area.inside.iter().cloned());
            let set = Arc::new(HexSet::of(self.layout, area.hexes.iter().copied()));
            leaders.push(Called {
                leader: id.clone(),
                name: piece.name.clone(),
                side: piece.side,
                area,
                set,
            });
        }
        let beyond = outside.difference(&inside);
        let outside = beyond.filter_map(|id| Some((id.clone(), self.hex_of(id)?))).collect();
        Some(Commanded { leaders, outside, inside: inside.len() })
    }

    fn pockets(&self, mover: Option<usize>, edges: bool) -> Option<Pockets> {
        let movers = self.survey.movers();
        let units = || (0..movers.len()).filter(|m| !self.leads(&movers[*m].kind)).collect();
        let chosen: Vec<usize> = mover.map_or_else(units, |m| vec![m]);
        let mut got = HexSet::new(self.layout);
        for m in &chosen {
            self.flood(*m, &movers, edges, &mut got)?;
        }
        let (mut pockets, mut barred) = (HexSet::new(self.layout), HexSet::new(self.layout));
        let all = got.inverted();
        for i in all.indices() {
            let hex = self.layout.hex(i);
            let entered = |m: &usize| self.layout.neighbours(hex).any(|(_, n)| self.may(*m, &movers, n, hex));
            if chosen.iter().any(entered) {
                pockets.insert_index(i)
            } else {
                barred.insert_index(i)
            };
        }
        let count = sets::pieces(&pockets);
        let name = mover.and_then(|m| movers.get(m)).map(|m| m.name.clone()).unwrap_or_default();
        Some(Pockets {
            pockets: Arc::new(pockets),
            count,
            barred: Arc::new(barred),
            all: Arc::new(all),
            mover: name,
        })
    }

    /// May a mover make a step, be it in a whole turn?
    fn may(&self, mover: usize, movers: &[Mover], from: Hex, to: Hex) -> bool {
        let most = movers.get(mover).map_or(0, |m| m.points_halves);
        self.survey.step(mover, from, to).is_some_and(|price| price.halves <= most)
    }

    /// Adds everything a mover gets to, however long it takes: from pieces of its kind, from their
    /// entry hexes, and from the board's edge.
    fn flood(&self, mover: usize, movers: &[Mover], edges: bool, got: &mut HexSet) -> Option<()> {
        let layout = self.layout;
        let kind = movers.get(mover).map(|m| m.kind.as_str());
        let mut seen = HexSet::new(layout);
        let mut stack = Vec::new();
        for (id, piece) in &self.scenario.pieces {
            let own = self.survey.gait(id).and_then(|g| movers.get(g.mover)).map(|m| m.kind.as_str());
            if own != kind {
                continue;
            }
            let starts = match &piece.arrives {
                Some(arrival) => arrival.hexes().collect(),
                None => Vec::from_iter(piece.hex),
            };
            for i in starts.into_iter().filter_map(|h| layout.index(h)) {
                if seen.insert_index(i) {
                    stack.push(i);
                }
            }
        }
        if edges {
            let (width, height) = (i32::from(layout.width), i32::from(layout.height));
            let sides = (0..width).flat_map(|c| [(c, 0), (c, height - 1)]);
            let sides = sides.chain((0..height).flat_map(|r| [(0, r), (width - 1, r)]));
            for hex in sides.map(|(c, r)| layout.at(c, r)) {
                let stands = layout.neighbours(hex).any(|(_, n)| self.may(mover, movers, n, hex));
                if let Some(i) = layout.index(hex).filter(|_| stands)
                    && seen.insert_index(i)
                {
                    stack.push(i);
                }
            }
        }
        let mut looked = 0_u32;
        while let Some(i) = stack.pop() {
            looked += 1;
            if looked.is_multiple_of(4096) && (self.stop)() {
                return None;
            }
            got.insert_index(i);
            let hex = layout.hex(i);
            for (_, next) in layout.neighbours(hex) {
                if let Some(n) = layout.index(next).filter(|n| !seen.has(*n))
                    && self.may(mover, movers, hex, next)
                {
                    seen.insert_index(n);
                    stack.push(n);
                }
            }
        }
        Some(())
    }

    /// What a way comes to: straight on, and by the cheapest way from corner to corner.
    fn along(&self, corners: &[Hex]) -> Option<Marches> {
        let mut straight: Vec<Hex> = corners.first().copied().into_iter().collect();
        for leg in corners.windows(2) {
            straight.extend(leg[0].line_to(leg[1]).skip(1));
        }
        let mut movers = Vec::new();
        for (mover, kind) in self.survey.movers().into_iter().enumerate() {
            let march = March {
                survey: self.survey,
                layout: self.layout,
                mover,
                points_halves: kind.points_halves,
                turns: ENDLESS,
            };
            let mut cheapest = Some(Reached::default());
            for leg in corners.windows(2) {
                let Some(now) = cheapest else { break };
                cheapest = march.from(&[(leg[0], now)], Some(leg[1]), self.stop)?.at(leg[1]);
            }
            movers.push((kind.name, kind.points_halves, march.along(&straight), cheapest));
        }
        Some(Marches { corners: corners.to_vec(), movers })
    }
}

/// The hexes of a board within a distance of a hex.
fn disc(layout: Layout, center: Hex, radius: u32) -> impl Iterator<Item = Hex> {
    center.range(radius).filter(move |hex| layout.contains(*hex))
}
