//! Boards as a module's tree of components has them: picture, grid, numbers.

use super::{Count, Grid, Numbers};
use oblique_board::hex::PITCH;
use roxmltree::Node;

/// Classes of boards and grids.
const BOARD: &str = "VASSAL.build.module.map.boardPicker.Board";
const HEX_GRID: &str = "VASSAL.build.module.map.boardPicker.board.HexGrid";
const NUMBERING: &str = "VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering";
/// Pixels from hex to hex: what is less or more is no grid.
const HEX_PX: std::ops::RangeInclusive<f64> = 2.0..=10_000.0;
/// Pixels the origin of a grid may be away.
const FARTHEST: i32 = 10_000_000;

/// A board with what its component says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FoundBoard {
    /// The map it belongs to.
    pub map: String,
    /// Its name.
    pub name: String,
    /// Its picture; empty for a bare one.
    pub image: String,
    /// Width and height, where it has no picture.
    pub bare: (u32, u32),
    /// Its hexes, if it has any.
    pub grid: Option<Grid>,
    /// What they are called.
    pub numbers: Option<Numbers>,
}

/// Every board of a module, in the order of its file.
pub(crate) fn boards(root: Node<'_, '_>) -> Vec<FoundBoard> {
    root.descendants().filter(|node| node.has_tag_name(BOARD)).map(found).collect()
}

fn found(node: Node<'_, '_>) -> FoundBoard {
    let map = node.ancestors().find_map(|above| above.attribute("mapName")).unwrap_or_default();
    let side = |name: &str| node.attribute(name).and_then(|n| n.trim().parse().ok()).unwrap_or(0);
    // A grid for all of it stands before those of its zones.
    let within = |grid: &Node<'_, '_>| grid.ancestors().take_while(|above| *above != node).count();
    let grids = node.descendants().filter(|inner| inner.has_tag_name(HEX_GRID));
    let grid = grids.min_by_key(within);
    let numbering = grid.and_then(|grid| grid.children().find(|child| child.has_tag_name(NUMBERING)));
    FoundBoard {
        map: map.to_owned(),
        name: node.attribute("name").unwrap_or_default().to_owned(),
        image: node.attribute("image").unwrap_or_default().to_owned(),
        bare: (side("width"), side("height")),
        grid: grid.and_then(hexes),
        numbers: numbering.map(numbers),
    }
}

/// Where its hexes lie; none where that is no grid.
fn hexes(node: Node<'_, '_>) -> Option<Grid> {
    let usual = Grid::default();
    let number = |name: &str| node.attribute(name).and_then(|n| n.trim().parse::<f64>().ok());
    let dy = number("dy").unwrap_or(usual.dy);
    let dx = number("dx").unwrap_or(PITCH * dy);
    let whole = |name: &str, usual: i32| {
        number(name).map_or(usual, |n| n.clamp(f64::from(-FARTHEST), f64::from(FARTHEST)) as i32)
    };
    let fits = HEX_PX.contains(&dx) && HEX_PX.contains(&dy);
    let sideways = node.attribute("sideways") == Some("true");
    fits.then(|| Grid { dx, dy, x0: whole("x0", usual.x0), y0: whole("y0", usual.y0), sideways })
}

fn numbers(node: Node<'_, '_>) -> Numbers {
    let usual = Numbers::default();
    let flag = |name: &str, usual: bool| node.attribute(name).map_or(usual, |word| word == "true");
    let number = |name: &str, usual: i32| {
        node.attribute(name).and_then(|n| n.trim().parse::<i32>().ok()).unwrap_or(usual)
    };
    let count = |names: [&str; 4]| Count {
        letters: node.attribute(names[0]).is_some_and(|word| word.starts_with('A')),
        leading: number(names[1], 1),
        first: number(names[2], 1),
        descending: flag(names[3], false),
    };
    Numbers {
        row_first: node.attribute("first").is_some_and(|word| word.starts_with('V')),
        between: node.attribute("sep").unwrap_or_default().to_owned(),
        columns: count(["hType", "hLeading", "hOff", "hDescend"]),
        rows: count(["vType", "vLeading", "vOff", "vDescend"]),
        stagger: flag("stagger", usual.stagger),
    }
}
