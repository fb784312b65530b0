//! A region as a small scenario of its own, so that the scenario format writes and reads it, units,
//! evidence and all.
//!
//! Must not know text or files.

use super::{Region, Scenario};
use oblique_board::hex::{Hex, HexSet, Layout, Orientation};
use oblique_board::{Board, Path, TerrainIx};

/// The terrain id of hexes that are on the small board but not in the region.
const OUTSIDE: &str = "outside";

impl Region {
    /// The region as a scenario on a board just large enough, hexes beyond it of a terrain no
    /// ruleset has. `None` if it is larger than a board may be.
    pub fn to_scenario(&self, ruleset: &str, title: &str) -> Option<Scenario> {
        let (layout, at) = self.frame()?;
        let mut linear: Vec<String> = self.lines.iter().map(|(_, feature, _)| feature.kind.clone()).collect();
        linear.sort();
        linear.dedup();
        let outside = u8::try_from(self.palette.len()).ok()?;
        let palette = self.palette.iter().cloned().chain([OUTSIDE.to_owned()]).collect();
        let mut terrain = vec![TerrainIx(outside); layout.len()];
        let mut level = vec![0; layout.len()];
        for cell in &self.cells {
            let index = layout.index(at + cell.at)?;
            *terrain.get_mut(index)? = TerrainIx(cell.terrain);
            *level.get_mut(index)? = cell.level;
        }
        let mut scenario = Scenario::new(ruleset, Board::from_cells(layout, palette, linear, terrain, level));
        for (hex, attrs) in &self.hex_attrs {
            scenario.board.put_hex_attrs(at + *hex, Some(attrs.clone()));
        }
        title.clone_into(&mut scenario.meta.title);
        let contents = super::Contents { terrain: false, levels: false, ..super::Contents::ALL };
        for edit in self.place(&scenario, at, contents, None) {
            let _ = edit.apply(&mut scenario);
        }
        Some(scenario)
    }

    /// The region a scenario of [`Region::to_scenario`] holds; any other scenario is taken whole.
    pub fn from_scenario(scenario: &Scenario) -> Self {
        let board = &scenario.board;
        let layout = board.layout();
        let inside = HexSet::of(layout, layout.hexes().filter(|hex| board.terrain_id(*hex) != Some(OUTSIDE)));
        Self::lift(scenario, &inside, inside.middle().unwrap_or_default())
    }

    /// The smallest board for it, and where its middle lies there.
    fn frame(&self) -> Option<(Layout, Hex)> {
        let any = Layout::new(self.orientation, 1, 1);
        let mut span: Option<[i32; 4]> = None;
        let ends = self.lines.iter().flat_map(|(_, feature, _)| match &feature.path {
            Path::Hexes(hexes) => hexes.clone(),
            Path::Edges(_) => Vec::new(),
        });
        for hex in self.cells.iter().map(|cell| cell.at).chain(ends) {
            let (col, row) = any.col_row(hex);
            let [left, top, right, bottom] = span.unwrap_or([col, row, col, row]);
            span = Some([left.min(col), top.min(row), right.max(col), bottom.max(row)]);
        }
        let [left, top, right, bottom] = span?;
        // Lines that are staggered move by even numbers, so that every hex keeps its neighbours.
        let even = |n: i32| n + (n & 1);
        let (dx, dy) = match self.orientation {
            Orientation::Flat => (even(-left), -top),
            Orientation::Pointy => (-left, even(-top)),
        };
        let side = |n: i32| u16::try_from(n).ok().filter(|n| *n <= Layout::MAX_SIDE);
        let layout = Layout::new(self.orientation, side(right + dx + 1)?, side(bottom + dy + 1)?);
        Some((layout, layout.at(dx, dy)))
    }
}
