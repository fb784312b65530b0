//! What a program that commands is told, as JSON: the ground once, then the situation with every legal order.
//!
//! The form is described in `docs/commander.md`. It holds what the side may see and nothing else.

use oblique_board::hex::Orientation;
use oblique_commander::Seat;
use oblique_rules::play::{Appraisal, Field, Order, PieceIx, PieceState, Standing};
use oblique_scenario::{Aim, Side};
use serde::Serialize;
use std::collections::BTreeMap;

/// The number of this form.
const FORM: u32 = 1;

/// The first line: what does not change.
#[derive(Serialize)]
pub(super) struct Opening<'a> {
    begin: Ground<'a>,
}

#[derive(Serialize)]
struct Ground<'a> {
    form: u32,
    ruleset: &'a str,
    side: Side,
    seed: u64,
    width: u16,
    height: u16,
    orientation: Orientation,
    /// Row by row.
    hexes: Vec<HexGround<'a>>,
    /// What the designer means the side's own pieces, and those under them, to do.
    tasks: Vec<OwnTask<'a>>,
}

#[derive(Serialize)]
struct OwnTask<'a> {
    piece: PieceIx,
    aim: Aim,
    /// In order; none: wherever it is best.
    hexes: Vec<[i32; 2]>,
    remark: &'a str,
}

#[derive(Serialize)]
struct HexGround<'a> {
    hex: [i32; 2],
    terrain: &'a str,
    level: i8,
}

impl<'a> Opening<'a> {
    /// The ground of a battle as a seat begins it.
    pub(super) fn of(seat: &Seat<'a>, seed: u64) -> Self {
        let setting = seat.setting();
        let (board, layout) = (&setting.board, setting.board.layout());
        let hexes = layout.hexes().map(|hex| HexGround {
            hex: [hex.x, hex.y],
            terrain: board.terrain_id(hex).unwrap_or_default(),
            level: board.level(hex).unwrap_or(0),
        });
        let field = seat.see();
        let own = field.iter().filter(|(_, piece)| piece.side() == seat.side());
        let tasks = own.filter_map(|(piece, state)| {
            let task = setting.tasks.get(&state.info.id)?;
            let hexes = task.hexes.iter().map(|hex| [hex.x, hex.y]).collect();
            Some(OwnTask { piece, aim: task.aim, hexes, remark: &task.remark })
        });
        let begin = Ground {
            form: FORM,
            ruleset: &setting.catalog.id,
            side: seat.side(),
            seed,
            width: layout.width,
            height: layout.height,
            orientation: layout.orientation,
            hexes: hexes.collect(),
            tasks: tasks.collect(),
        };
        Self { begin }
    }
}

/// A line that asks for an order.
#[derive(Serialize)]
pub(super) struct Situation<'a> {
    ask: Asked<'a>,
}

#[derive(Serialize)]
struct Asked<'a> {
    turn: u16,
    phase: &'a str,
    last_turn: Option<u16>,
    /// Who would have won if it ended now.
    winner_now: Option<Side>,
    /// Own and enemy strength times quality.
    strength: [i64; 2],
    decision: &'a str,
    prompt: &'a str,
    pieces: Vec<OnMap<'a>>,
    objectives: Vec<Objective>,
    orders: Vec<Offered<'a>>,
}

#[derive(Serialize)]
struct OnMap<'a> {
    piece: u16,
    id: String,
    name: String,
    side: Side,
    kind: &'a str,
    hex: [i32; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    facing: Option<i32>,
    #[serde(skip_serializing_if = "str::is_empty")]
    formation: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    leader: Option<u16>,
    figures: u8,
    /// Are its tracks known to the side?
    known: bool,
    tracks: BTreeMap<&'a str, i32>,
    marks: Vec<&'a str>,
}

#[derive(Serialize)]
struct Objective {
    name: String,
    hex: [i32; 2],
    value: [i32; 2],
    holder: Option<Side>,
}

#[derive(Serialize)]
struct Offered<'a> {
    order: &'a Order,
    /// Expected loss of the enemy, own loss, and other good, in men.
    harm: i32,
    cost: i32,
    good: i32,
    /// What both sides may be expected to do to each other after it: see `Seat::outlook`.
    outlook: i32,
    folly: bool,
}

impl<'a> Situation<'a> {
    /// The situation of a seat with the orders it may give.
    pub(super) fn of(seat: &Seat<'a>, orders: &'a [Order]) -> Self {
        let (field, decision, prospects) = (seat.see(), seat.decision(), seat.prospects());
        let catalog = seat.setting().catalog;
        let offered = orders.iter().map(|order| {
            let Appraisal { harm, cost, good, folly } = seat.appraise(order);
            Offered { order, harm, cost, good, outlook: seat.outlook(order), folly }
        });
        let ask = Asked {
            turn: field.turn,
            phase: catalog.phases.get(usize::from(field.phase)).map_or("", |p| &p.id),
            last_turn: prospects.last_turn,
            winner_now: prospects.winner,
            strength: [seat.strength(seat.side()), seat.strength(seat.side().other())],
            decision: decision.kind,
            prompt: &decision.prompt,
            pieces: pieces(seat, &field),
            objectives: field.objectives.iter().map(objective).collect(),
            orders: offered.collect(),
        };
        Self { ask }
    }
}

fn pieces<'a>(seat: &Seat<'a>, field: &Field) -> Vec<OnMap<'a>> {
    let catalog = seat.setting().catalog;
    let piece = |(pix, p): (PieceIx, &PieceState)| OnMap {
        piece: pix.0,
        id: p.info.id.to_string(),
        name: p.info.name.clone(),
        side: p.side(),
        kind: catalog.kinds.get(usize::from(p.info.kind)).map_or("", |k| &k.id),
        hex: [p.hex.x, p.hex.y],
        facing: p.facing.map(|hour| i32::from(hour.get())),
        formation: catalog.formations.get(usize::from(p.formation)).map_or("", |f| &f.id),
        leader: p.leader.map(|leader| leader.0),
        figures: p.figures,
        known: p.known,
        tracks: catalog.tracks.iter().zip(p.tracks).map(|(t, value)| (t.id.as_str(), value)).collect(),
        marks: (catalog.marks.iter().zip(0_u8..))
            .filter(|(_, k)| p.marks.has(*k))
            .map(|(m, _)| m.id.as_str())
            .collect(),
    };
    field.iter().filter(|(_, p)| p.standing == Standing::OnMap).map(piece).collect()
}

fn objective(o: &oblique_rules::play::ObjectiveState) -> Objective {
    Objective { name: o.name.clone(), hex: [o.hex.x, o.hex.y], value: o.value, holder: o.holder }
}
