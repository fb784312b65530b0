//! Changes of the view as plain data: what tools and panels ask for, and the one place that makes them.
//!
//! Several may come in one frame, so a change says what is done, not what all of it is like afterwards, wherever a
//! gesture asks for one after the other. Must not know who asks.

use super::{Camera, Cells, Floating, LayersShown, Lockable, View};
use super::{LevelMode, ToolSettings};
use crate::analysis::{Ask, Subject, Who};
use oblique_board::hex::scatter::Pattern;
use oblique_board::hex::{Hex, HexSet, Join, Symmetry};
use oblique_board::{Alike, TerrainIx};
use oblique_roster::deploy::{LineOfBattle, March};
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
    /// The field of the name has the keyboard that it was to have.
    NameReached,
    /// An option of a tool.
    Tool(ToolChange),
}

/// A change of the options of tools.
#[derive(Clone, Debug, PartialEq)]
pub enum ToolChange {
    /// The brush has that radius in hexes, and no footprint of its own.
    BrushRadius(u32),
    /// What else is painted where a hex is painted.
    Symmetry(Symmetry),
    /// The middle of the symmetry is that of the board.
    CenterOfBoard,
    /// What the wand goes by.
    Alike(Alike),
    /// How newly selected hexes join those selected.
    Join(Join),
    /// Terrain to paint.
    Terrain(TerrainIx),
    /// What the elevation tool does.
    LevelMode(LevelMode),
    /// The level it sets, and a contour is drawn to.
    Level(i8),
    /// Kind of linear feature to run, by its id.
    Linear(String),
    /// Side new pieces and zones belong to.
    Side(Side),
    /// Kind of piece to place, by its id.
    PieceKind(String),
    /// How a line of battle is formed.
    Line(LineOfBattle),
    /// How a march column is formed.
    March(March),
    /// How the scatter brush lays out its mix.
    Pattern(Pattern),
    /// Of a hundred hexes so many are painted by it.
    DensityPercent(u8),
    /// Hexes to a side of a patch, 1 to 6.
    Patch(u8),
    /// The seed of the mix.
    Seed(u32),
    /// The next seed.
    NextSeed,
    /// The mix is this terrain alone.
    MixOf(TerrainIx),
    /// A terrain's weight in the mix, 0 to 9; 0 takes it out.
    Weight(TerrainIx, u8),
    /// A switch is on or off.
    Set(Switch, bool),
    /// A switch changes over.
    Flip(Switch),
}

/// Options of tools that are on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Figures are drawn as outlines.
    Outlined,
    /// Rectangles are squares and ellipses circles.
    Even,
    /// The wand takes connected hexes only.
    Connected,
    /// The course of three corners is an arc.
    Arc,
    /// A column comes along the road from its other end.
    OtherWay,
    /// The last of the order of battle leads a column.
    LastFirst,
    /// A line of battle faces to the left of its course.
    ToTheLeft,
    /// Cavalry stands on the wings of a line.
    Wings,
    /// Grenadiers stand on its flanks.
    Flanks,
    /// Batteries stand in the gaps of its first line.
    Guns,
    /// Units of a line stay in the formation they have.
    KeepFormation,
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
            ViewChange::NameReached => self.name_wanted = false,
            ViewChange::Tool(change) => self.tools.apply(change),
        }
    }
}

impl ToolSettings {
    /// Makes a change.
    pub fn apply(&mut self, change: ToolChange) {
        match change {
            ToolChange::BrushRadius(radius) => (self.brush_radius, self.brush_own) = (radius, None),
            ToolChange::Symmetry(symmetry) => self.symmetry = symmetry,
            ToolChange::CenterOfBoard => self.center = None,
            ToolChange::Alike(alike) => self.alike = alike,
            ToolChange::Join(join) => self.join = join,
            ToolChange::Terrain(terrain) => self.terrain = terrain,
            ToolChange::LevelMode(mode) => self.level_mode = mode,
            ToolChange::Level(level) => self.level = level,
            ToolChange::Linear(kind) => self.linear = kind,
            ToolChange::Side(side) => self.side = side,
            ToolChange::PieceKind(kind) => self.piece_kind = kind,
            ToolChange::Line(line) => self.line = line,
            ToolChange::March(march) => self.march = march,
            ToolChange::Pattern(pattern) => self.mix.pattern = pattern,
            ToolChange::DensityPercent(percent) => self.mix.density_percent = percent,
            ToolChange::Patch(hexes) => self.mix.patch = hexes,
            ToolChange::Seed(seed) => self.mix.seed = seed,
            ToolChange::NextSeed => self.mix.seed = self.mix.seed.wrapping_add(1).max(1),
            ToolChange::MixOf(terrain) => self.mix.parts = vec![(terrain, 1)],
            ToolChange::Weight(terrain, weight) => {
                self.mix.parts.retain(|(t, _)| *t != terrain);
                if weight > 0 {
                    self.mix.parts.push((terrain, weight));
                }
                self.mix.parts.sort_unstable();
            }
            ToolChange::Set(switch, on) => *self.switch(switch) = on,
            ToolChange::Flip(switch) => {
                let on = self.switch(switch);
                *on = !*on;
            }
        }
    }

    const fn switch(&mut self, switch: Switch) -> &mut bool {
        match switch {
            Switch::Outlined => &mut self.outlined,
            Switch::Even => &mut self.even,
            Switch::Connected => &mut self.connected,
            Switch::Arc => &mut self.arc,
            Switch::OtherWay => &mut self.other_way,
            Switch::LastFirst => &mut self.march.reversed,
            Switch::ToTheLeft => &mut self.line.to_the_left,
            Switch::Wings => &mut self.line.wings,
            Switch::Flanks => &mut self.line.flanks,
            Switch::Guns => &mut self.line.guns,
            Switch::KeepFormation => &mut self.line.keep_formation,
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
    use super::{Switch, ToolChange, View, ViewChange};
    use oblique_board::TerrainIx;
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
        let to_the_left = view.tools.line.to_the_left;
        let mut tool = |change| view.apply(ViewChange::Tool(change));
        tool(ToolChange::Flip(Switch::ToTheLeft));
        tool(ToolChange::Set(Switch::Arc, true));
        tool(ToolChange::MixOf(TerrainIx(3)));
        tool(ToolChange::Weight(TerrainIx(1), 4));
        tool(ToolChange::Weight(TerrainIx(3), 0));
        tool(ToolChange::Seed(u32::MAX));
        tool(ToolChange::NextSeed);
        assert!(view.tools.line.to_the_left != to_the_left && view.tools.arc);
        assert_eq!(view.tools.mix.parts, [(TerrainIx(1), 4)]);
        assert_eq!(view.tools.mix.seed, 1, "0 is no seed");
    }
}
