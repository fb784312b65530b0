//! Small battles for tests of this crate, opened at a moment.

use crate::CATALOG;
use crate::battle::state::Battle;
use oblique_board::Board;
use oblique_board::hex::{Hour, Layout, Orientation};
use oblique_rules::kernel::{Opening as _, Rules as _};
use oblique_rules::play::{Event, Game as _, Moment, Options, Order, PieceIx};
use oblique_scenario::{Piece, PieceId, Scenario, Side, Value};

const BOARD: Layout = Layout::new(Orientation::Pointy, 16, 16);

/// A piece of a small battle: its id, kind, formation, facing, place and models.
pub(crate) type Placed = (&'static str, Side, &'static str, &'static str, i32, (i32, i32), i64);

/// A battle of a few units, opened as a phase begins with notes.
pub(crate) fn opened(pieces: &[Placed], phase: u8, notes: &[(&str, i32)]) -> Battle {
    let terrain = CATALOG.terrain.iter().map(|t| t.id.clone()).collect();
    let linear = CATALOG.linear.iter().map(|l| l.id.clone()).collect();
    let mut scenario = Scenario::new("dessauer", Board::new(BOARD, terrain, linear));
    for (order, (id, side, kind, form, facing, (column, row), models)) in (0..).zip(pieces) {
        let mut piece = Piece::new(*side, kind, id);
        (piece.hex, piece.formation, piece.order) =
            (Some(BOARD.at(*column, *row)), (*form).to_owned(), order);
        piece.facing = Some(Hour::new(*facing));
        piece.attrs.insert("models".to_owned(), Value::Int(*models));
        scenario.pieces.insert(PieceId((*id).to_owned()), piece);
    }
    let options = Options { seed: 1, fog: false, unattended: false };
    let mut battle = Battle::set_up(&CATALOG, &scenario, &options);
    let notes = notes.iter().map(|(note, value)| ((*note).to_owned(), *value)).collect();
    let moment = Moment { phase, turn: 1, notes, ..Moment::default() };
    battle.open_at(&moment).expect("it opens");
    battle
}

/// The piece of an id.
pub(crate) fn pix(battle: &Battle, id: &str) -> PieceIx {
    battle.by_id(id).expect("it is there")
}

/// Hits on each hex's unit by the first who struck it, for every way so many dice fall in after the orders given.
pub(crate) fn every_way(battle: &Battle, orders: &[Order], dice: u32) -> Vec<Vec<Event>> {
    let all = 6_i32.pow(dice);
    let falls = |n: i32| (0..dice).map(|k| n / 6_i32.pow(k) % 6 + 1).collect::<Vec<i32>>();
    let played = |n: i32| {
        let mut copy = battle.supposed(&falls(n));
        let each = |order: &Order| copy.carry_out(order).expect("it is legal");
        orders.iter().flat_map(each).collect()
    };
    (0..all).map(played).collect()
}

/// Hits that a unit struck with.
pub(crate) fn struck(events: &[Event], unit: PieceIx) -> u32 {
    let of = |event: &Event| match event {
        Event::Struck { by, hits, .. } if by.contains(&unit) => *hits,
        _ => 0,
    };
    events.iter().map(of).sum()
}
