//! What the ground is: rows of the terrain table by hex and hexside (`geo.terrain`).

use crate::tables::{Cover, Crossing, EdgeRow, Tables, TerrainRow};
use oblique_board::hex::{Edge, Hex};
use oblique_board::{Board, LinearKind};

/// The rows of the tables by the places of a board's palettes, so that no id is looked for in play.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    terrain: Vec<&'static TerrainRow>,
    edges: Vec<(LinearKind, &'static EdgeRow)>,
    /// Bits of kinds that run from hex to hex.
    roads: u16,
}

impl Chart {
    /// Of a board's palettes.
    pub(crate) fn of(board: &Board) -> Self {
        let tables = Tables::get();
        let terrain = board.palette().iter().map(|id| tables.terrain_by_id(id)).collect();
        let edge = |id: &String| Some((board.linear_kind(id)?, tables.edge_by_id(id)?));
        let edges = board.linear_palette().iter().filter_map(edge).collect();
        let bit = |kind: LinearKind| 1_u16.checked_shl(kind.0.into()).unwrap_or(0);
        let road = |id: &&String| crate::CATALOG.linear(id).is_some_and(|kind| !kind.along_edges);
        let roads = board.linear_palette().iter().filter(road).filter_map(|id| board.linear_kind(id));
        let roads = roads.fold(0, |bits, kind| bits | bit(kind));
        Self { terrain, edges, roads }
    }

    /// The terrain of a hex; that of open ground off the board.
    pub(crate) fn at(&self, board: &Board, hex: Hex) -> &'static TerrainRow {
        let row = board.terrain(hex).and_then(|ix| self.terrain.get(usize::from(ix.0)).copied());
        row.unwrap_or_else(|| &Tables::get().terrain[0])
    }

    /// The features on the hexside between two hexes; none if they do not touch.
    pub(crate) fn between<'c>(
        &'c self,
        board: &'c Board,
        a: Hex,
        b: Hex,
    ) -> impl Iterator<Item = &'static EdgeRow> + 'c {
        let edge = Edge::between(a, b, board.layout().orientation);
        let on = move |kind: LinearKind| edge.is_some_and(|edge| board.has_linear(edge, kind));
        self.edges.iter().filter(move |(kind, _)| on(*kind)).map(|(_, row)| *row)
    }

    /// Does a road lead from a hex to the next?
    pub(crate) fn road(&self, board: &Board, a: Hex, b: Hex) -> bool {
        let edge = Edge::between(a, b, board.layout().orientation);
        edge.is_some_and(|edge| board.linear_mask(edge) & self.roads != 0)
    }

    /// Who crosses the hexside between two hexes: what spans water goes before it, and the stricter of the others
    /// counts. `None` if nothing is on it.
    pub(crate) fn crossing(&self, board: &Board, a: Hex, b: Hex) -> Option<Crossing> {
        let rows: Vec<&EdgeRow> = self.between(board, a, b).collect();
        let spans = |row: &&&EdgeRow| {
            crate::CATALOG.linear(&row.id).is_some_and(oblique_rules::catalog::Linear::spans)
        };
        if let Some(span) = rows.iter().find(spans) {
            return Some(span.crossing);
        }
        let closed = rows.iter().find(|row| row.crossing == Crossing::Closed);
        closed.or_else(|| rows.first()).map(|row| row.crossing)
    }

    /// Linear obstacles between two hexes: each is a reduction (`move.obstacle`).
    pub(crate) fn obstacles(&self, board: &Board, a: Hex, b: Hex) -> usize {
        self.between(board, a, b).filter(|row| row.crossing == Crossing::Obstacle).count()
    }

    /// The best cover of a hex against a shot that enters it from those neighbours (`los.cover`).
    pub(crate) fn cover(&self, board: &Board, hex: Hex, across: &[Hex]) -> Cover {
        let edges = across.iter().flat_map(|from| self.between(board, *from, hex)).map(|row| row.cover);
        edges.fold(self.at(board, hex).cover, Cover::max)
    }
}

#[cfg(test)]
mod tests {
    use super::Chart;
    use crate::CATALOG;
    use crate::board::tests::{BOARD, at};
    use crate::tables::{Cover, Crossing};
    use oblique_board::hex::{Edge, Hex, Orientation};
    use oblique_board::{Board, Feature, FeatureId, Path};

    /// Puts a feature on the hexside between two hexes.
    fn side(board: &mut Board, kind: &str, a: Hex, b: Hex) {
        let edge = Edge::between(a, b, Orientation::Pointy).expect("they touch");
        let feature = Feature::new(kind, Path::Edges(vec![edge]));
        let id = FeatureId(format!("{kind}{}", board.features().len()));
        board.put_feature(id, Some(feature));
    }

    fn painted() -> Board {
        let palette = CATALOG.terrain.iter().map(|t| t.id.clone()).collect();
        let linear = CATALOG.linear.iter().map(|l| l.id.clone()).collect();
        let mut board = Board::new(BOARD, palette, linear);
        let woods = board.terrain_ix("woods").expect("a terrain");
        board.set_terrain(at(5, 5), woods);
        board
    }

    #[test]
    fn ground_is_what_the_tables_say() {
        let board = painted();
        let chart = Chart::of(&board);
        assert!(chart.at(&board, at(5, 5)).difficult && !chart.at(&board, at(6, 5)).difficult);
        assert_eq!(chart.cover(&board, at(5, 5), &[]), Cover::Soft);
        assert_eq!(chart.crossing(&board, at(5, 5), at(6, 5)), None);
    }

    #[test]
    fn a_stream_is_closed_but_where_it_is_spanned() {
        let mut board = painted();
        for (column, over) in [(8, None), (9, Some("ford")), (10, Some("bridge"))] {
            side(&mut board, "stream", at(column, 8), at(column, 9));
            if let Some(kind) = over {
                side(&mut board, kind, at(column, 8), at(column, 9));
            }
        }
        let chart = Chart::of(&board);
        let crossing = |column| chart.crossing(&board, at(column, 8), at(column, 9));
        assert_eq!(crossing(8), Some(Crossing::Closed));
        assert_eq!(crossing(9), Some(Crossing::Obstacle));
        assert_eq!(crossing(10), Some(Crossing::OnTheMarch));
    }

    #[test]
    fn a_wall_covers_against_what_comes_across_it() {
        let mut board = painted();
        side(&mut board, "wall", at(8, 8), at(8, 9));
        let chart = Chart::of(&board);
        assert_eq!(chart.cover(&board, at(8, 8), &[at(8, 9)]), Cover::Hard);
        assert_eq!(chart.cover(&board, at(8, 8), &[at(9, 8)]), Cover::None);
        assert_eq!(chart.obstacles(&board, at(8, 9), at(8, 8)), 1);
    }
}
