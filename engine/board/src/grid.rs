//! The board itself: dense arrays for what every hex has, maps for what few have.

use super::{Attrs, Feature, FeatureId, HexAttrs, Label, LabelId, LinearKind, Path};
use crate::hex::{Edge, Hex, Layout, Orientation};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Index of a terrain in [`Board::palette`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct TerrainIx(pub u8);

/// A board. Invariant: the masks at hexsides are exactly what the linear features say.
///
/// Two boards are equal if they show the same: entries of a palette that nothing uses, and their
/// order, make no difference.
///
/// ```
/// use oblique_board::Board;
/// use oblique_board::hex::{Layout, Orientation};
///
/// let palette = vec!["clear".to_owned(), "woods".to_owned()];
/// let mut board = Board::new(Layout::new(Orientation::Flat, 10, 8), palette, Vec::new());
/// let hex = board.layout().at(3, 4);
/// let woods = board.terrain_ix("woods").expect("it is in the palette");
/// board.set_terrain(hex, woods);
/// assert_eq!(board.terrain_id(hex), Some("woods"));
/// // A hex off the board has no terrain.
/// assert_eq!(board.terrain_id(board.layout().at(3, 8)), None);
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    layout: Layout,
    palette: Vec<String>,
    linear_palette: Vec<String>,
    terrain: Vec<TerrainIx>,
    level: Vec<i8>,
    /// Per hex its three owned sides; bit k = a feature of `linear_palette[k]` runs along
    /// (hexsides) or across (hex to hex) it. Copies of a board share them until features differ: they
    /// are three quarters of it, and paint does not touch them.
    masks: Arc<[[u16; 3]]>,
    /// Where features of one kind share an edge: how many beyond the first, by the hex's index, its
    /// side and the kind's bit.
    shared: BTreeMap<(usize, usize, u16), u32>,
    features: BTreeMap<FeatureId, Feature>,
    labels: BTreeMap<LabelId, Label>,
    /// What of a hex differs from others of its terrain.
    hex_attrs: HexAttrs,
}

impl Board {
    /// A board of the first terrain of `palette` at level 0.
    #[must_use]
    pub fn new(layout: Layout, palette: Vec<String>, linear_palette: Vec<String>) -> Self {
        Self {
            layout,
            palette,
            linear_palette,
            terrain: vec![TerrainIx(0); layout.len()],
            level: vec![0; layout.len()],
            masks: vec![[0; 3]; layout.len()].into(),
            shared: BTreeMap::new(),
            features: BTreeMap::new(),
            labels: BTreeMap::new(),
            hex_attrs: HexAttrs::default(),
        }
    }

    /// A board of given cells, row by row. Too few are filled up with the first terrain and level 0,
    /// too many are left out.
    #[must_use]
    pub fn from_cells(
        layout: Layout,
        palette: Vec<String>,
        linear_palette: Vec<String>,
        mut terrain: Vec<TerrainIx>,
        mut level: Vec<i8>,
    ) -> Self {
        terrain.resize(layout.len(), TerrainIx(0));
        level.resize(layout.len(), 0);
        let masks = vec![[0; 3]; layout.len()].into();
        let (features, labels, hex_attrs) = (BTreeMap::new(), BTreeMap::new(), HexAttrs::default());
        let shared = BTreeMap::new();
        Self { layout, palette, linear_palette, terrain, level, masks, shared, features, labels, hex_attrs }
    }

    /// The terrain of every hex, row by row (see [`Layout::index`]).
    #[must_use]
    pub fn terrain_cells(&self) -> &[TerrainIx] {
        &self.terrain
    }

    /// The level of every hex, row by row (see [`Layout::index`]).
    #[must_use]
    pub fn level_cells(&self) -> &[i8] {
        &self.level
    }

    /// Bytes the arrays of the board take: what grows with its size.
    #[must_use]
    #[cfg(test)]
    pub(crate) fn heap_bytes(&self) -> usize {
        self.terrain.capacity() * size_of::<TerrainIx>()
            + self.level.capacity()
            + self.masks.len() * size_of::<[u16; 3]>()
    }

    /// Size and stagger.
    #[must_use]
    #[inline]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Numbers the hexes otherwise; nothing else changes.
    pub const fn set_numbering(&mut self, numbering: crate::hex::Numbering) {
        self.layout.numbering = numbering;
    }

    /// Terrain ids by index: the ruleset's catalog in its order, then any unknown ones met in a
    /// file.
    #[must_use]
    pub fn palette(&self) -> &[String] {
        &self.palette
    }

    /// Ids of linear kinds by index, likewise.
    #[must_use]
    pub fn linear_palette(&self) -> &[String] {
        &self.linear_palette
    }

    /// The index of a terrain id, if the board knows it.
    #[must_use]
    pub fn terrain_ix(&self, id: &str) -> Option<TerrainIx> {
        self.palette.iter().position(|p| p == id).and_then(|i| u8::try_from(i).ok()).map(TerrainIx)
    }

    /// The index of a linear kind's id, if the board knows it.
    #[must_use]
    pub fn linear_kind(&self, id: &str) -> Option<LinearKind> {
        self.linear_palette.iter().position(|p| p == id).and_then(|i| u8::try_from(i).ok()).map(LinearKind)
    }

    /// The terrain of a hex; `None` off the board.
    #[must_use]
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Option<TerrainIx> {
        Some(self.terrain[self.layout.index(hex)?])
    }

    /// The terrain id of a hex; `None` off the board.
    #[must_use]
    pub fn terrain_id(&self, hex: Hex) -> Option<&str> {
        self.palette.get(usize::from(self.terrain(hex)?.0)).map(String::as_str)
    }

    /// The elevation level of a hex; `None` off the board.
    #[must_use]
    #[inline]
    pub fn level(&self, hex: Hex) -> Option<i8> {
        Some(self.level[self.layout.index(hex)?])
    }

    /// Sets the terrain of a hex and returns what it was; `None` (and no change) off the board.
    pub fn set_terrain(&mut self, hex: Hex, terrain: TerrainIx) -> Option<TerrainIx> {
        let index = self.layout.index(hex)?;
        Some(std::mem::replace(&mut self.terrain[index], terrain))
    }

    /// Sets the level of a hex and returns what it was; `None` (and no change) off the board.
    pub fn set_level(&mut self, hex: Hex, level: i8) -> Option<i8> {
        let index = self.layout.index(hex)?;
        Some(std::mem::replace(&mut self.level[index], level))
    }

    /// Bits of the linear kinds at an edge: see [`Board::has_linear`].
    #[must_use]
    #[inline]
    pub fn linear_mask(&self, edge: Edge) -> u16 {
        self.layout.index(edge.owner()).map_or(0, |i| self.masks[i][edge.slot()])
    }

    /// Does a feature of that kind run along (or, for roads, across) the edge?
    #[must_use]
    pub fn has_linear(&self, edge: Edge, kind: LinearKind) -> bool {
        self.linear_mask(edge) & bit(usize::from(kind.0)) != 0
    }

    /// How many steps of features whose kinds are in `bits` lead into or out of a hex, for kinds that
    /// run from hex to hex: an end counts once, a feature passing by twice, one step of two features
    /// of a kind twice.
    #[must_use]
    pub fn steps_at(&self, hex: Hex, bits: u16) -> u32 {
        let o = self.layout.orientation;
        let own = (0..3).map(|slot| (hex, slot));
        let theirs = (0..3).map(|slot| (hex + o.sides()[slot + 3].vector(o), slot));
        own.chain(theirs)
            .filter_map(|(owner, slot)| Some((self.layout.index(owner)?, slot)))
            .map(|(cell, slot)| {
                let mask = self.masks[cell][slot] & bits;
                if mask == 0 { 0 } else { mask.count_ones() + self.shared_at(cell, slot, mask) }
            })
            .sum()
    }

    /// How many features beyond the first of their kind there are at an edge.
    fn shared_at(&self, cell: usize, slot: usize, mask: u16) -> u32 {
        if self.shared.is_empty() {
            return 0;
        }
        let of_edge = self.shared.range((cell, slot, 0)..=(cell, slot, u16::MAX));
        of_edge.filter(|((.., bit), _)| bit & mask != 0).map(|(_, more)| more).sum()
    }

    /// The linear features by id.
    #[must_use]
    pub const fn features(&self) -> &BTreeMap<FeatureId, Feature> {
        &self.features
    }

    /// Puts, replaces (`Some`) or removes (`None`) a feature; returns what was there.
    pub fn put_feature(&mut self, id: FeatureId, feature: Option<Feature>) -> Option<Feature> {
        if let Some(new) = &feature
            && !self.linear_palette.contains(&new.kind)
        {
            self.linear_palette.push(new.kind.clone());
        }
        let old = self.features.remove(&id);
        if let Some(old) = &old {
            self.unmark(old);
        }
        if let Some(new) = feature {
            self.mark(&new);
            self.features.insert(id, new);
        }
        old
    }

    /// The labels by id.
    #[must_use]
    pub const fn labels(&self) -> &BTreeMap<LabelId, Label> {
        &self.labels
    }

    /// Puts, replaces (`Some`) or removes (`None`) a label; returns what was there.
    pub fn put_label(&mut self, id: LabelId, label: Option<Label>) -> Option<Label> {
        match label {
            Some(new) => self.labels.insert(id, new),
            None => self.labels.remove(&id),
        }
    }

    /// What of single hexes differs from others of their terrain. Hexes off the board may be among them, as files name
    /// them.
    #[must_use]
    pub const fn hex_attrs(&self) -> &HexAttrs {
        &self.hex_attrs
    }

    /// Puts, replaces (`Some`) or removes (`None` or nothing in it) the attributes of a hex; returns what was there.
    pub fn put_hex_attrs(&mut self, hex: Hex, attrs: Option<Attrs>) -> Option<Attrs> {
        self.hex_attrs.put(hex, attrs)
    }

    /// The bit of a feature's kind; 0 where the board has too many kinds.
    fn bit_of(&self, feature: &Feature) -> u16 {
        self.linear_palette.iter().position(|p| *p == feature.kind).map_or(0, bit)
    }

    /// Marks the edges of a feature. Where one of its kind runs already, that is counted.
    fn mark(&mut self, feature: &Feature) {
        let bit = self.bit_of(feature);
        let masks = Arc::make_mut(&mut self.masks);
        for edge in feature.edges(self.layout) {
            let Some(index) = self.layout.index(edge.owner()) else { continue };
            let mask = &mut masks[index][edge.slot()];
            if *mask & bit != 0 {
                *self.shared.entry((index, edge.slot(), bit)).or_default() += 1;
            }
            *mask |= bit;
        }
    }

    /// Takes the marks of a feature back. Only its edges are touched; what other features of its
    /// kind put there stays.
    fn unmark(&mut self, gone: &Feature) {
        let bit = self.bit_of(gone);
        let masks = Arc::make_mut(&mut self.masks);
        for edge in gone.edges(self.layout) {
            let Some(index) = self.layout.index(edge.owner()) else { continue };
            let key = (index, edge.slot(), bit);
            match self.shared.get_mut(&key) {
                Some(1) => _ = self.shared.remove(&key),
                Some(more) => *more -= 1,
                None => masks[index][edge.slot()] &= !bit,
            }
        }
    }
}

/// The mask bit of the linear kind at an index; 0 beyond the sixteenth.
fn bit(index: usize) -> u16 {
    u32::try_from(index).ok().and_then(|i| 1_u16.checked_shl(i)).unwrap_or(0)
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        let same_terrain =
            if self.palette == other.palette {
                self.terrain == other.terrain
            } else {
                // Where the palettes differ, cells are compared by what they stand for.
                let to_other: Vec<Option<TerrainIx>> =
                    self.palette.iter().map(|id| other.terrain_ix(id)).collect();
                self.terrain.len() == other.terrain.len()
                    && self.terrain.iter().zip(&other.terrain).all(|(a, b)| {
                        to_other.get(usize::from(a.0)).copied().flatten().is_some_and(|a| a == *b)
                    })
            };
        same_terrain
            && self.layout == other.layout
            && self.level == other.level
            && self.features == other.features
            && self.labels == other.labels
            && self.hex_attrs == other.hex_attrs
    }
}

impl Feature {
    /// The hexes it runs through or beside.
    #[must_use]
    pub fn hexes(&self, layout: Layout) -> Vec<Hex> {
        match &self.path {
            Path::Hexes(hexes) => hexes.clone(),
            Path::Edges(edges) => edges.iter().flat_map(|e| e.hexes(layout.orientation)).collect(),
        }
    }

    /// Does it run through or beside a hex that is looked for?
    pub fn passes(&self, layout: Layout, mut sought: impl FnMut(Hex) -> bool) -> bool {
        match &self.path {
            Path::Hexes(hexes) => hexes.iter().any(|hex| sought(*hex)),
            Path::Edges(edges) => {
                edges.iter().any(|edge| edge.hexes(layout.orientation).into_iter().any(&mut sought))
            }
        }
    }

    /// The edges it runs along (hexsides) or across (hex to hex).
    #[must_use]
    pub fn edges(&self, layout: Layout) -> Vec<Edge> {
        match &self.path {
            Path::Edges(edges) => edges.clone(),
            Path::Hexes(hexes) => {
                hexes.windows(2).filter_map(|w| Edge::between(w[0], w[1], layout.orientation)).collect()
            }
        }
    }

    /// Where its chain is broken: indices `i` whose place does not join the next one (hexes that
    /// are not neighbours, hexsides that share no corner).
    #[must_use]
    pub fn breaks(&self, layout: Layout) -> Vec<usize> {
        let o = layout.orientation;
        match &self.path {
            Path::Hexes(hexes) => {
                let joined = |w: &[Hex]| Edge::between(w[0], w[1], o).is_some();
                hexes.windows(2).enumerate().filter(|(_, w)| !joined(w)).map(|(i, _)| i).collect()
            }
            Path::Edges(edges) => broken(edges, o),
        }
    }
}

/// Where hexsides in a row share no corner ([`Edge::joint`]): asked of every hexside of a board after
/// every edit, so the corners of each are found once.
fn broken(edges: &[Edge], o: Orientation) -> Vec<usize> {
    let Some(first) = edges.first() else { return Vec::new() };
    let mut ends = first.ends(o);
    let mut broken = Vec::new();
    for (i, pair) in edges.windows(2).enumerate() {
        let next = pair[1].ends(o);
        if pair[0] == pair[1] || !ends.iter().any(|corner| next.contains(corner)) {
            broken.push(i);
        }
        ends = next;
    }
    broken
}
