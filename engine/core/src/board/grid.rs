//! The board itself: dense arrays for what every hex has, maps for what few have.

use super::{Feature, FeatureId, Label, LabelId, LinearKind, Path};
use crate::hex::{Edge, Hex, Layout};
use std::collections::BTreeMap;

/// Index of a terrain in [`Board::palette`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct TerrainIx(pub u8);

/// A board. Invariant: the masks at hexsides are exactly what the linear features say.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    layout: Layout,
    palette: Vec<String>,
    linear_palette: Vec<String>,
    terrain: Vec<TerrainIx>,
    level: Vec<i8>,
    /// Per hex its three owned sides; bit k = a feature of `linear_palette[k]` runs along
    /// (hexsides) or across (hex to hex) it.
    masks: Vec<[u16; 3]>,
    features: BTreeMap<FeatureId, Feature>,
    labels: BTreeMap<LabelId, Label>,
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
            masks: vec![[0; 3]; layout.len()],
            features: BTreeMap::new(),
            labels: BTreeMap::new(),
        }
    }

    /// Size and stagger.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
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
    pub fn linear_mask(&self, edge: Edge) -> u16 {
        self.layout.index(edge.owner()).map_or(0, |i| self.masks[i][edge.slot()])
    }

    /// Does a feature of that kind run along (or, for roads, across) the edge?
    #[must_use]
    pub fn has_linear(&self, edge: Edge, kind: LinearKind) -> bool {
        self.linear_mask(edge) & (1 << kind.0) != 0
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
        let old = match feature {
            Some(new) => self.features.insert(id, new),
            None => self.features.remove(&id),
        };
        self.rebuild_masks();
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

    fn rebuild_masks(&mut self) {
        self.masks.fill([0; 3]);
        for feature in self.features.values() {
            let Some(kind) = self.linear_palette.iter().position(|p| *p == feature.kind) else {
                continue;
            };
            let bit = 1u16.checked_shl(u32::try_from(kind).unwrap_or(u32::MAX)).unwrap_or(0);
            for edge in feature.edges(self.layout) {
                if let Some(i) = self.layout.index(edge.owner()) {
                    self.masks[i][edge.slot()] |= bit;
                }
            }
        }
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
}
