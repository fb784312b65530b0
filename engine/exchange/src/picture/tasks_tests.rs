//! Where tasks are drawn.

use super::TaskMark;
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_cartography::geometry;
use oblique_scenario::{Aim, Piece, PieceId, Scenario, Side, Task};

#[test]
fn who_attacks_has_an_arrow_and_who_holds_an_area() {
    let layout = Layout::new(Orientation::Flat, 12, 12);
    let mut s = Scenario::new("test", Board::new(layout, vec!["clear".to_owned()], Vec::new()));
    let id = PieceId("a-first".to_owned());
    let mut piece = Piece::new(Side::A, "foot", "First");
    piece.hex = Some(layout.at(2, 10));
    let goal = vec![layout.at(2, 2), layout.at(4, 2)];
    let task = |aim| Task { hexes: goal.clone(), ..Task::new(aim) };
    s.pieces.insert(id.clone(), piece.clone());
    let attack = TaskMark::of(&s, &id, &piece, &task(Aim::Attack));
    assert_eq!((attack.way.len(), attack.area.len(), attack.dashed), (2, 0, false));
    assert_eq!(attack.way[0], geometry::center(layout, layout.at(2, 10)));
    assert_eq!(attack.named, Some(layout.at(4, 2)));
    let flank = TaskMark::of(&s, &id, &piece, &task(Aim::TurnFlank));
    assert_eq!((flank.way.len(), flank.dashed), (3, true), "by way of each");
    let hold = TaskMark::of(&s, &id, &piece, &task(Aim::Hold));
    assert_eq!(hold.area, goal);
    // Who holds where he stands goes nowhere, and is named there.
    let here = TaskMark::of(&s, &id, &piece, &Task::new(Aim::Hold));
    assert_eq!((here.way.len(), here.area.len(), here.named), (0, 0, piece.hex));
}
