//! Changes of the view as plain data: what tools and panels ask for, and the one place that makes them.
//!
//! Several may come in one frame, so a change says what is done, not what all of it is like afterwards, wherever a
//! gesture asks for one after the other. Must not know who asks.

use super::SharedOptions;
use super::{Camera, Cells, Floating, LayersShown, Lockable, View};
use crate::analysis::{Ask, Subject, Who};
use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, HexSet, Join, Symmetry};
use oblique_scenario::{PieceId, Side};
use std::sync::Arc;

/// A change of the view; never of the document.
#[derive(Clone, Debug, PartialEq)]
pub enum ViewChange {
    /// The map is looked at from there.
    Camera(Camera),
    /// The whole board is fitted into the map, and stays so.
    FitBoard,
    /// The pointer is on that hex.
    Hover(Option<Hex>),
    /// These layers are shown so.
    Layers(LayersShown),
    /// The layers are as at first, and none is locked.
    LayersAsAtFirst,
    /// A layer is locked against changes, or no longer.
    Lock(Lockable, bool),
    /// These hexes are selected; an empty set is none.
    Area(Option<HexSet>),
    /// The stamp tool holds this.
    Floating(Option<Floating>),
    /// A way is measured from there.
    MeasureFrom(Hex),
    /// The way measured has a further corner there, unless that is its last one.
    MeasureTo(Hex),
    /// The way measured ends there, and its marches are wanted.
    MeasureEnd(Hex),
    /// The last corner of the way measured is taken back.
    MeasureBack,
    /// Nothing is measured.
    MeasureNothing,
    /// The marches along these corners are wanted.
    MarchWanted(Vec<Hex>),
    /// That is asked of the ground.
    Ask(Ask),
    /// The ground is asked about from a hex; what is asked for stays, or is what is seen from there.
    AskFrom(Hex),
    /// The ground is asked about from a hex to one that is not chosen yet.
    AskBetween(Hex),
    /// To which hex the ground is asked about.
    AskTo(Hex),
    /// That is asked of the ground, and the answer shown on the map.
    AskFor(Subject),
    /// The Units table lists these, from the top.
    Listed(Arc<Vec<PieceId>>),
    /// These cells are selected there.
    Cells(Arc<Cells>),
    /// What differs is marked on the map, or not.
    ComparisonShown(bool),
    /// That problem of the list was gone to.
    Problem(usize),
    /// The field that was wanted has the keyboard.
    FieldReached,
    /// The earlier trial of that number stands beside the last one.
    TrialBeside(u64),
    /// An option that tools share.
    Shared(SharedChange),
    /// Historical maps are looked at otherwise.
    Sheets(crate::sheets::SheetsChange),
}

/// A change of the options that tools share. An option of one tool alone is changed by that tool itself, in its
/// options bar and by its keys.
#[derive(Clone, Debug, PartialEq)]
pub enum SharedChange {
    /// The brush has that radius in hexes, and no footprint of its own.
    BrushRadius(u32),
    /// What else is painted where a hex is painted.
    Symmetry(Symmetry),
    /// The middle of the symmetry is that of the board.
    CenterOfBoard,
    /// How newly selected hexes join those selected.
    Join(Join),
    /// Terrain to paint.
    Terrain(TerrainIx),
    /// The level to set.
    Level(i8),
    /// Kind of linear feature to run, by its id.
    Linear(String),
    /// Side new pieces and zones belong to.
    Side(Side),
    /// A switch is on or off.
    Set(Switch, bool),
}

/// Options that tools share and that are on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Figures are drawn as outlines.
    Outlined,
    /// Rectangles are squares and ellipses circles.
    Even,
    /// A region is cut and pasted with its terrain.
    ContentsTerrain,
    /// With its levels.
    ContentsLevels,
    /// With its roads, streams and walls.
    ContentsLines,
    /// With its names.
    ContentsNames,
    /// With its units.
    ContentsPieces,
    /// With its empty hexes.
    ContentsEmpty,
}

impl View {
    /// Makes a change.
    pub fn apply(&mut self, change: ViewChange) {
        match change {
            ViewChange::Camera(camera) => self.camera = camera,
            ViewChange::FitBoard => self.camera.fit = true,
            ViewChange::Hover(hex) => self.hover = hex,
            ViewChange::Layers(layers) => self.layers = layers,
            ViewChange::LayersAsAtFirst => {
                self.layers = LayersShown::default();
                self.locked.clear();
            }
            ViewChange::Lock(layer, true) => drop(self.locked.insert(layer)),
            ViewChange::Lock(layer, false) => drop(self.locked.remove(&layer)),
            ViewChange::Area(area) => self.set_area(area),
            ViewChange::Floating(floating) => self.floating = floating,
            ViewChange::MeasureFrom(hex) => self.measured = vec![hex],
            ViewChange::MeasureTo(hex) => {
                if self.measured.last() != Some(&hex) {
                    self.measured.push(hex);
                }
            }
            ViewChange::MeasureEnd(hex) => {
                self.measured.push(hex);
                self.march_wanted.clone_from(&self.measured);
            }
            ViewChange::MeasureBack => drop(self.measured.pop()),
            ViewChange::MeasureNothing => {
                self.measured.clear();
                self.march_wanted.clear();
            }
            ViewChange::MarchWanted(corners) => self.march_wanted = corners,
            ViewChange::Ask(ask) => self.ask = ask,
            ViewChange::AskFrom(hex) => {
                self.ask.begin();
                (self.ask.who, self.ask.from) = (Who::Hex, Some(hex));
            }
            ViewChange::AskBetween(hex) => {
                self.ask.begin();
                (self.ask.who, self.ask.from, self.ask.to) = (Who::Hex, Some(hex), None);
            }
            ViewChange::AskTo(hex) => self.ask.to = Some(hex),
            ViewChange::AskFor(subject) => (self.ask.subject, self.ask.shown) = (subject, true),
            ViewChange::Listed(listed) => self.listed = listed,
            ViewChange::Cells(cells) => self.cells = cells,
            ViewChange::ComparisonShown(shown) => {
                if let Some(compared) = &mut self.compared {
                    Arc::make_mut(compared).shown = shown;
                }
            }
            ViewChange::Problem(at) => self.problem = Some(at),
            ViewChange::FieldReached => self.wanted = None,
            ViewChange::TrialBeside(number) => self.battles_played.set_beside(number),
            ViewChange::Shared(change) => self.tools.apply(change),
            ViewChange::Sheets(change) => self.sheets.apply(change),
        }
    }
}

impl SharedOptions {
    /// Makes a change.
    pub fn apply(&mut self, change: SharedChange) {
        match change {
            SharedChange::BrushRadius(radius) => (self.brush_radius, self.brush_own) = (radius, None),
            SharedChange::Symmetry(symmetry) => self.symmetry = symmetry,
            SharedChange::CenterOfBoard => self.center = None,
            SharedChange::Join(join) => self.join = join,
            SharedChange::Terrain(terrain) => self.terrain = terrain,
            SharedChange::Level(level) => self.level = level,
            SharedChange::Linear(kind) => self.linear = kind,
            SharedChange::Side(side) => self.side = side,
            SharedChange::Set(switch, on) => *self.switch(switch) = on,
        }
    }

    const fn switch(&mut self, switch: Switch) -> &mut bool {
        match switch {
            Switch::Outlined => &mut self.outlined,
            Switch::Even => &mut self.even,
            Switch::ContentsTerrain => &mut self.contents.terrain,
            Switch::ContentsLevels => &mut self.contents.levels,
            Switch::ContentsLines => &mut self.contents.lines,
            Switch::ContentsNames => &mut self.contents.names,
            Switch::ContentsPieces => &mut self.contents.pieces,
            Switch::ContentsEmpty => &mut self.contents.empty,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{SharedChange, Switch, View, ViewChange};
    use oblique_board::hex::Hex;

    #[test]
    fn changes_of_one_frame_are_made_one_after_the_other() {
        let mut view = View::default();
        let [a, b] = [Hex::new(1, 1), Hex::new(3, 2)];
        for change in [ViewChange::MeasureFrom(a), ViewChange::MeasureTo(a), ViewChange::MeasureEnd(b)] {
            view.apply(change);
        }
        assert_eq!((view.measured.as_slice(), view.march_wanted.as_slice()), (&[a, b][..], &[a, b][..]));
        view.apply(ViewChange::MeasureBack);
        assert_eq!(view.measured, [a]);
        view.apply(ViewChange::AskBetween(a));
        view.apply(ViewChange::AskTo(b));
        assert_eq!((view.ask.from, view.ask.to, view.ask.shown), (Some(a), Some(b), true));
    }

    #[test]
    fn options_of_tools_change_by_name() {
        let mut view = View::default();
        view.tools.brush_own = Some([Hex::ZERO].into());
        let mut tool = |change| view.apply(ViewChange::Shared(change));
        tool(SharedChange::BrushRadius(2));
        tool(SharedChange::Set(Switch::Outlined, true));
        tool(SharedChange::Set(Switch::ContentsPieces, true));
        tool(SharedChange::Set(Switch::ContentsPieces, false));
        assert_eq!((view.tools.brush_radius, &view.tools.brush_own), (2, &None));
        assert!(view.tools.outlined && !view.tools.contents.pieces);
    }
}
