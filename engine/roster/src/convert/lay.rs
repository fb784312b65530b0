//! A scenario laid on a board that the new ruleset plays on: turned so that sides stand where they must, with hexes that
//! stand as they may, of a size it takes.
//!
//! Must not know any one ruleset: each says what it asks of a board.

use super::rear;
use super::report::{Report, Sort};

use oblique_board::hex::{Layout, Turn};
use oblique_board::transform::{Mapping, Margins, Quarter, Reshape, Rigid};
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_scenario::check::Place;
use oblique_scenario::{Scenario, Side, Value, change_board};

/// Letters of the compass, clockwise.
const COMPASS: [&str; 4] = ["N", "E", "S", "W"];

/// The scenario on such a board; as it is where that will do.
pub(super) fn lay(s: &Scenario, from: &Catalog, to: &dyn Ruleset, report: &mut Report) -> Scenario {
    let mut laid = s.clone();
    let quarters = if to.board_needs().a_at_the_bottom { quarters_to_the_bottom(s) } else { 0 };
    turn(&mut laid, quarters, from, report);
    stand(&mut laid, from, to.catalog(), report);
    fit(&mut laid, from, to, report);
    if laid.board.layout() != s.board.layout() {
        enter_at_the_edge(&mut laid);
    }
    laid
}

/// Reinforcements that came from the edge of the old board come from that of the new.
fn enter_at_the_edge(s: &mut Scenario) {
    let layout = s.board.layout();
    let last = (i32::from(layout.width) - 1, i32::from(layout.height) - 1);
    let edge = |hex| {
        let (col, row) = layout.col_row(hex);
        let ends =
            [(col, (0, row)), (last.0 - col, (last.0, row)), (row, (col, 0)), (last.1 - row, (col, last.1))];
        let nearest = ends.into_iter().filter(|(far, _)| *far >= 0).min_by_key(|(far, _)| *far);
        nearest.map_or(hex, |(_, (col, row))| layout.at(col, row))
    };
    let of_pieces = s.pieces.values_mut().map(|piece| &mut piece.arrives);
    let of_set_ups = s.setups.values_mut().flat_map(|set_up| set_up.postings.values_mut());
    for arrival in of_pieces.chain(of_set_ups.map(|posting| &mut posting.arrives)).flatten() {
        *arrival = arrival.by(arrival.hexes().map(edge));
    }
}

/// Quarters clockwise that bring the rear of side A to the bottom.
fn quarters_to_the_bottom(s: &Scenario) -> usize {
    match rear(s, Side::A) {
        "rear_east" => 1,
        "rear_north" => 2,
        "rear_west" => 3,
        _ => 0,
    }
}

/// Turns the board by so many quarters clockwise; each hex keeps its neighbours.
fn turn(s: &mut Scenario, quarters: usize, from: &Catalog, report: &mut Report) {
    let layout = s.board.layout();
    let name = &s.side(Side::A).name;
    let message = match quarters {
        1 => format!("The board is turned a quarter clockwise, so that {name} stands at the bottom."),
        2 => format!("The board is turned upside down, so that {name} stands at the bottom."),
        3 => format!("The board is turned a quarter anticlockwise, so that {name} stands at the bottom."),
        _ => return,
    };
    report.tell(Sort::Note, message, Place::Param(String::new()));
    if quarters == 2 {
        carry(s, &Rigid::turned_half(layout), from, report);
    } else {
        carry(s, &Quarter::new(layout, quarters == 1), from, report);
    }
    for id in from.compass_params() {
        for side in &mut s.sides {
            let turned = side.params.get(id).and_then(Value::text).and_then(|letter| {
                let at = COMPASS.iter().position(|l| *l == letter)?;
                COMPASS.get((at + quarters) % COMPASS.len())
            });
            if let Some(letter) = turned {
                side.params.insert(id.to_owned(), Value::Text((*letter).to_owned()));
            }
        }
    }
}

/// Lays the ground anew with hexes that stand the other way, if those there are stand wrong.
fn stand(s: &mut Scenario, from: &Catalog, to: &Catalog, report: &mut Report) {
    let layout = s.board.layout();
    if to.orientations.contains(&layout.orientation) {
        return;
    }
    let Some(mapping) = Reshape::new(layout) else { return };
    let message = "The hexes stand the other way: the ground is laid anew, and what stood in one hex may stand in the next.";
    report.tell(Sort::Rounded, message, Place::Param(String::new()));
    carry(s, &mapping, from, report);
}

/// Adds columns and rows on both sides, or cuts them where fewest stand.
fn fit(s: &mut Scenario, from: &Catalog, to: &dyn Ruleset, report: &mut Report) {
    let layout = s.board.layout();
    let (columns, rows) = to.board_needs().nearest(layout.width, layout.height);
    let (across, down) =
        (i32::from(columns) - i32::from(layout.width), i32::from(rows) - i32::from(layout.height));
    let stands: Vec<(i32, i32)> =
        s.pieces.values().filter_map(|p| p.hex).map(|hex| layout.col_row(hex)).collect();
    let most = |n: u16| i32::from(n) - 1;
    let (cols, lines): (Vec<i32>, Vec<i32>) = stands.into_iter().unzip();
    let [left, right] = shared(across, &cols, most(layout.width));
    let [top, bottom] = shared(down, &lines, most(layout.height));
    let by = Margins { left, right, top, bottom };
    let Some(mapping) = Rigid::resized(layout, by).filter(|_| !by.is_nothing()) else { return };
    let message = format!(
        "The board of {} columns and {} rows has {columns} and {rows} now, as {} asks.",
        layout.width,
        layout.height,
        to.catalog().name
    );
    report.tell(Sort::Rounded, message, Place::Param(String::new()));
    carry(s, &mapping, from, report);
}

/// How many lines each end gains: half each; or loses: where nobody stands.
fn shared(lines: i32, stand: &[i32], last: i32) -> [i32; 2] {
    if lines >= 0 {
        return [lines / 2, lines - lines / 2];
    }
    let free = stand.iter().copied().min().unwrap_or(last / 2).max(0);
    let free_after = last - stand.iter().copied().max().unwrap_or(last / 2);
    let before = if free >= free_after { (-lines).min(free) } else { (-lines - free_after.max(0)).max(0) };
    [-before, lines + before]
}

fn carry(s: &mut Scenario, mapping: &dyn Mapping, from: &Catalog, report: &mut Report) {
    let base = from.terrain.first().and_then(|terrain| s.board.terrain_ix(&terrain.id)).unwrap_or_default();
    let change = change_board(s, mapping, Turn::NONE, base, &[]);
    for line in change.lost.lines() {
        report.tell(Sort::Lost, format!("Off the new board: {line}."), Place::Param(String::new()));
    }
    let _ = change.edit.apply(s);
}

/// May the ruleset play on boards that stand so at all, turned and laid anew as may be?
pub(super) fn can(layout: Layout, to: &Catalog) -> bool {
    to.orientations.contains(&layout.orientation) || Reshape::new(layout).is_some()
}

#[cfg(test)]
mod tests {
    use super::shared;

    #[test]
    fn lines_are_cut_where_nobody_stands() {
        assert_eq!(shared(5, &[], 9), [2, 3]);
        assert_eq!(shared(-3, &[1, 5], 9), [0, -3]);
        assert_eq!(shared(-3, &[4, 9], 9), [-3, 0]);
        assert_eq!(shared(-3, &[1, 7], 9), [-1, -2]);
    }
}
