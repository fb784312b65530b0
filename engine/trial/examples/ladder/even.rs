//! Even battles: pick-up games of equal points, and armies against themselves on ground turned about its middle.
//!
//! Where a shipped battle goes to one side whoever commands it, it does not tell who commands better; these do.

use super::Ground;
use oblique_board::hex::{Hex, Layout};
use oblique_board::{Attrs, Board, Value};
use oblique_rules::Ruleset;
use oblique_rules::pickup::Wishes;
use oblique_scenario::check::errors;
use oblique_scenario::{Objective, ObjectiveId, Piece, PieceId, Scenario, Side};
use std::collections::BTreeMap;

/// Hexes of ground around both armies.
const MARGIN_HEXES: i32 = 5;
/// What the hex between two armies is worth where nothing else is worth holding on either half.
const MIDDLE_VALUE: i32 = 20;

/// So many pick-up games of a ruleset that makes them, from a seed on, both armies of the usual worth.
pub(crate) fn pickups(rules: &dyn Ruleset, first_seed: u64, count: u64) -> Vec<Ground> {
    let Some(generator) = rules.pickup() else { return Vec::new() };
    let points = rules.army_lists().map(|lists| lists.common.usual_points);
    let made = (first_seed..first_seed + count).filter_map(|seed| {
        let game = generator.generate(&Wishes { seed, points, ..Wishes::default() });
        game.map_err(|why| eprintln!("pick-up {seed}: {why}")).ok().map(|game| (seed, game.scenario))
    });
    let ruleset = &rules.catalog().id;
    made.map(|(seed, scenario)| Ground {
        ruleset: ruleset.clone(),
        name: format!("pick-up {seed}"),
        scenario,
    })
    .collect()
}

/// Where an army meets itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    /// On as much ground as both need, about the middle between the armies of the battle.
    Between,
    /// On the whole board, about its middle: where rules ask for a board of one size.
    Board,
}

/// The two even battles of one that is not: the army of each side against itself, without tasks. Each stands on the first of
/// these grounds on which the rules let it; why there is none is printed.
pub(crate) fn mirrored(rules: &dyn Ruleset, ground: &Ground, on: &[Where]) -> Vec<Ground> {
    let even = |whose: Side, on: Where| {
        let frame = match on {
            Where::Between => Frame::between(&ground.scenario, whose),
            Where::Board => Some(Frame::board(&ground.scenario)),
        };
        let made = frame.and_then(|frame| against_itself(&ground.scenario, whose, &frame));
        let scenario = made.ok_or_else(|| "Nobody stands there".to_owned())?;
        errors(rules.checks(), &scenario).first().map_or(Ok(scenario), |wrong| Err(wrong.message.clone()))
    };
    let of = |whose: Side| {
        let name = format!("{} {whose} v. {whose}", ground.name);
        let tried: Vec<Result<Scenario, String>> = on.iter().map(|on| even(whose, *on)).collect();
        if tried.iter().all(Result::is_err) {
            tried.iter().filter_map(|made| made.as_ref().err()).for_each(|why| eprintln!("{name}: {why}"));
        }
        let scenario = tried.into_iter().find_map(Result::ok)?;
        Some(Ground { ruleset: ground.ruleset.clone(), name, scenario })
    };
    Side::BOTH.into_iter().filter_map(of).collect()
}

/// The middle of a side's pieces on the board.
fn middle(scenario: &Scenario, side: Side) -> Option<Hex> {
    let hexes: Vec<Hex> = on_board(scenario, side).filter_map(|(_, piece)| piece.hex).collect();
    let n = i32::try_from(hexes.len()).ok().filter(|n| *n > 0)?;
    let sum = hexes.iter().fold((0, 0), |(x, y), hex| (x + hex.x, y + hex.y));
    Some(Hex::new(sum.0 / n, sum.1 / n))
}

fn on_board(scenario: &Scenario, side: Side) -> impl Iterator<Item = (&PieceId, &Piece)> {
    scenario.pieces.iter().filter(move |(_, piece)| piece.side == side && piece.hex.is_some())
}

/// A board on which everything is there twice, the second time turned half about a middle.
struct Frame {
    layout: Layout,
    /// A hex and where it is turned to sum up to this, on the board that was.
    about: Hex,
    /// From a hex of the board that was to this one's.
    shift: Hex,
}

impl Frame {
    /// A board with room for an army and itself, about the middle between it and the other.
    fn between(given: &Scenario, whose: Side) -> Option<Self> {
        let about = middle(given, whose)? + middle(given, whose.other())?;
        let old = given.board.layout();
        let hexes: Vec<Hex> = on_board(given, whose).filter_map(|(_, piece)| piece.hex).collect();
        let both = || hexes.iter().flat_map(|hex| [*hex, about - *hex]).map(|hex| old.col_row(hex));
        let (left, right) = (both().map(|at| at.0).min()?, both().map(|at| at.0).max()?);
        let (top, bottom) = (both().map(|at| at.1).min()?, both().map(|at| at.1).max()?);
        let side = |hexes: i32| u16::try_from(hexes + 1 + 2 * MARGIN_HEXES).ok();
        let layout = Layout::new(old.orientation, side(right - left)?, side(bottom - top)?);
        let shift = layout.at(MARGIN_HEXES, MARGIN_HEXES) - old.at(left, top);
        Some(Self { layout, about, shift })
    }

    /// The board as it is.
    fn board(given: &Scenario) -> Self {
        let layout = given.board.layout();
        let last = layout.at(i32::from(layout.width) - 1, i32::from(layout.height) - 1);
        Self { about: layout.at(0, 0) + last, layout, shift: Hex::ZERO }
    }

    /// A hex of the board that was, turned half about the middle.
    fn turned(&self, hex: Hex) -> Hex {
        self.about - hex
    }
}

/// A battle of one side's army against itself: where it stands, and turned half about the middle of the frame, the ground of
/// its half likewise. Lines are left out, and reinforcements.
fn against_itself(given: &Scenario, whose: Side, frame: &Frame) -> Option<Scenario> {
    let own = middle(given, whose)?;
    let enemy = frame.turned(own);
    let (layout, shift) = (frame.layout, frame.shift);
    let board = &given.board;
    let mut made = Scenario::new(
        &given.ruleset,
        Board::new(layout, board.palette().to_vec(), board.linear_palette().to_vec()),
    );
    (made.meta, made.params, made.nations) =
        (given.meta.clone(), given.params.clone(), given.nations.clone());
    let plain = plain(board);
    for hex in layout.hexes() {
        let was = hex - shift;
        let near = |to: Hex| was.unsigned_distance_to(to);
        let from = if near(own) <= near(enemy) { was } else { frame.turned(was) };
        let known = board.terrain(from).zip(board.level(from));
        let (terrain, level) = known.unwrap_or(plain);
        made.board.set_terrain(hex, terrain);
        made.board.set_level(hex, level);
    }
    for side in Side::BOTH {
        let (army, place) = (&given.sides[whose.index()], &given.sides[side.index()]);
        let mut info = army.clone();
        info.name = format!("{} {side}", army.name);
        info.color.clone_from(&place.color);
        // Words say where a side comes from, numbers what its army is like.
        info.params = params(&army.params, &place.params);
        made.sides[side.index()] = info;
    }
    // Who is neither on the board nor to come may be half of one who is.
    let takes_part = |piece: &Piece| piece.side == whose && piece.arrives.is_none();
    for (id, piece) in given.pieces.iter().filter(|(_, piece)| takes_part(piece)) {
        let here = |id: &PieceId| given.pieces.get(id).is_some_and(takes_part);
        for side in Side::BOTH {
            let called = |id: &PieceId| PieceId(format!("{side}-{}", id.0).to_lowercase());
            let mut copy = piece.clone();
            copy.side = side;
            copy.leader = piece.leader.as_ref().filter(|id| here(id)).map(called);
            copy.hex = piece.hex.map(|hex| if side == whose { hex } else { frame.turned(hex) } + shift);
            copy.facing = piece.facing.map(|facing| if side == whose { facing } else { facing.turned(6) });
            (copy.task, copy.evidence) = (None, BTreeMap::new());
            // What names another piece names its copy.
            for value in copy.attrs.values_mut() {
                if let Value::Text(named) = value
                    && given.pieces.contains_key(&PieceId(named.clone()))
                {
                    *named = called(&PieceId(named.clone())).0;
                }
            }
            made.pieces.insert(called(id), copy);
        }
    }
    put_objectives(given, &mut made, whose, frame);
    Some(made)
}

/// Numbers of the army, words of the place.
fn params(army: &Attrs, place: &Attrs) -> Attrs {
    let words = place.iter().filter(|(_, value)| matches!(value, Value::Text(_)));
    let numbers = army.iter().filter(|(_, value)| !matches!(value, Value::Text(_)));
    numbers.chain(words).map(|(id, value)| (id.clone(), value.clone())).collect()
}

/// What is worth holding on the army's half, held by it, and the same on the other; and the hex between them, worth half of
/// what either holds at least, so that who holds it besides his own is ahead by a fifth of all. Nothing where the battle has
/// nothing of the kind.
fn put_objectives(given: &Scenario, made: &mut Scenario, whose: Side, frame: &Frame) {
    if given.objectives.is_empty() {
        return;
    }
    let Some(own) = middle(given, whose) else { return };
    let enemy = frame.turned(own);
    let put = |made: &mut Scenario, hex: Hex, value: i32, holder: Option<Side>, name: &str| {
        let free = made.objectives.values().all(|known| known.hex != hex);
        if free && made.board.layout().contains(hex) {
            let order = u32::try_from(made.objectives.len()).unwrap_or(0);
            let name = format!("{name} {order}");
            let objective = Objective { hex, name, value: [value; 2], holder, order, evidence: None };
            made.objectives.insert(ObjectiveId(format!("objective-{order}")), objective);
        }
    };
    let own_half = |o: &&Objective| o.hex.unsigned_distance_to(own) < o.hex.unsigned_distance_to(enemy);
    let (mut most, mut held) = (0, 0);
    for objective in given.objectives.values().filter(own_half) {
        let value = objective.value[0].max(objective.value[1]);
        (most, held) = (most.max(value), held + value);
        for (hex, holder) in [(objective.hex, whose), (frame.turned(objective.hex), whose.other())] {
            put(made, hex + frame.shift, value, Some(holder), "Place");
        }
    }
    let between = Hex::new(frame.about.x / 2, frame.about.y / 2) + frame.shift;
    let value = if most > 0 { most.max((held + 1) / 2) } else { MIDDLE_VALUE };
    put(made, between, value, None, "Middle");
}

/// The commonest terrain of a board and the level it mostly has.
fn plain(board: &Board) -> (oblique_board::TerrainIx, i8) {
    let mut count = BTreeMap::new();
    for hex in board.layout().hexes() {
        if let Some(found) = board.terrain(hex).zip(board.level(hex)) {
            *count.entry(found).or_insert(0_usize) += 1;
        }
    }
    count.into_iter().max_by_key(|(_, n)| *n).map_or_else(Default::default, |(found, _)| found)
}
