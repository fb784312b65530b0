//! Historical maps as they are looked at: which is worked on, whether its file is there, what is shown of it, and what is
//! being made of it. Undo touches none of this.

use crate::contours::{ContoursChange, ContoursRequest, ContoursView};
use crate::tracing::{TracingChange, TracingRequest, TracingView};
use crate::vectors::{VectorsRequest, VectorsView};
use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, HexSet};
use oblique_mapview::map_canvas::Compare;
pub use oblique_scan::clean::Remark;
use oblique_scan::{Pixels, SheetFacts};
use oblique_scenario::{PixelPoint, Scenario, Sheet, SheetId};
use oblique_text::text;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The pixels of a sheet, wherever they are kept.
#[derive(Clone)]
pub struct SheetPixels(pub Arc<dyn Pixels>);

impl std::fmt::Debug for SheetPixels {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("SheetPixels").field(&self.0.size_px()).finish()
    }
}

impl PartialEq for SheetPixels {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// What has become of the file of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetFile {
    /// It is being opened.
    Opening,
    /// Its pixels are there, or as many as were read by now.
    Open {
        /// The pixels as they were scanned: what is looked for is looked for in these.
        pixels: SheetPixels,
        /// The pixels as they are shown, the paper white where that is wanted.
        shown: SheetPixels,
        /// Grows while they are being read.
        revision: u64,
        /// Is it another file than the one that was placed?
        changed: bool,
        /// Where the file lies.
        path: PathBuf,
        /// What is known of it.
        facts: Arc<SheetFacts>,
    },
    /// There is none at that path.
    Missing(PathBuf),
    /// It cannot be read: why, and what to do.
    Failed(String),
}

/// What was found by looking at a scan: proposals, of which none is taken over by itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    /// The corners of the printed frame of the map, from the left upper one clockwise.
    pub neat_line: Option<[PixelPoint; 4]>,
    /// Degrees its long lines are turned clockwise on the scan.
    pub turned_degrees: Option<f64>,
    /// The colour of its paper in red, green and blue.
    pub paper: Option<[u8; 3]>,
    /// What of the scan could be better.
    pub remarks: Vec<Remark>,
}

/// How far looking at a scan has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Examination {
    /// It is looked at.
    UnderWay,
    /// What was found.
    Found(Arc<Findings>),
    /// It could not be looked at: why.
    Failed(String),
    /// It was stopped, and is taken up again only when asked for.
    Stopped,
}

/// A step of the way from a scan to a battlefield.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Choosing a scan and its neat line.
    #[default]
    Scan,
    /// Placing it on the ground.
    Place,
    /// Laying the board over it.
    Board,
    /// Terrain taught by clicking.
    Terrain,
    /// Roads and streams.
    Lines,
    /// Levels from contour lines or a height model.
    Heights,
    /// Terrain, lines and names from features of a GIS.
    Vectors,
    /// Where it all came from.
    Evidence,
}

impl Step {
    /// Every step, in order.
    pub const ALL: [Self; 8] = [
        Self::Scan,
        Self::Place,
        Self::Board,
        Self::Terrain,
        Self::Lines,
        Self::Heights,
        Self::Vectors,
        Self::Evidence,
    ];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Scan => text!("context-scan"),
            Self::Place => text!("context-place"),
            Self::Board => text!("context-board"),
            Self::Terrain => text!("context-terrain"),
            Self::Lines => text!("context-lines"),
            Self::Heights => text!("context-heights"),
            Self::Vectors => text!("context-vectors"),
            Self::Evidence => text!("context-evidence"),
        }
    }

    /// What it drafts, which is what the map shows while it is worked on.
    #[must_use]
    pub const fn drafts(self) -> Shown {
        match self {
            Self::Terrain => Shown::Terrain,
            Self::Lines => Shown::Lines,
            Self::Heights => Shown::Heights,
            Self::Vectors => Shown::Vectors,
            Self::Scan | Self::Place | Self::Board | Self::Evidence => Shown::Nothing,
        }
    }

    /// The panel that has it too, for who knows the way.
    #[must_use]
    pub const fn panel(self) -> &'static str {
        match self {
            Self::Scan | Self::Place | Self::Board | Self::Evidence => "sheets",
            Self::Terrain => "teach",
            Self::Lines => "map-lines",
            Self::Heights => "heights",
            Self::Vectors => "vectors",
        }
    }
}

/// What the tool of historical maps does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SheetHand {
    /// Drags, turns and scales the sheet.
    #[default]
    Move,
    /// Clicks two points whose distance is known.
    Distance,
    /// Clicks control points.
    Points,
    /// Drags the corners of the neat line.
    NeatLine,
    /// Draws the area the board is to cover.
    BoardArea,
    /// Shows which hexes are of a terrain.
    Samples,
    /// Follows lines along their ink.
    Trace,
    /// Chooses among the lines found.
    FoundLines,
    /// Drags across contour lines.
    Contours,
    /// Clicks heights printed on the sheet.
    SpotHeights,
}

impl SheetHand {
    /// Every one, in the order of the options bar.
    pub const ALL: [Self; 10] = [
        Self::Move,
        Self::Distance,
        Self::Points,
        Self::NeatLine,
        Self::BoardArea,
        Self::Samples,
        Self::Trace,
        Self::FoundLines,
        Self::Contours,
        Self::SpotHeights,
    ];

    /// The step of the guided way it works for.
    #[must_use]
    pub const fn step(self) -> Step {
        match self {
            Self::NeatLine => Step::Scan,
            Self::BoardArea => Step::Board,
            Self::Move | Self::Distance | Self::Points => Step::Place,
            Self::Samples => Step::Terrain,
            Self::Trace | Self::FoundLines => Step::Lines,
            Self::Contours | Self::SpotHeights => Step::Heights,
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Move => text!("context-drag-and-turn"),
            Self::Distance => text!("context-scale-bar"),
            Self::Points => text!("context-control-points"),
            Self::NeatLine => text!("context-neat-line"),
            Self::BoardArea => text!("context-board-area"),
            Self::Samples => text!("context-sample-hexes"),
            Self::Trace => text!("context-trace-lines"),
            Self::FoundLines => text!("context-lines-found"),
            Self::Contours => text!("context-contours"),
            Self::SpotHeights => text!("context-spot-heights"),
        }
    }
}

/// A point clicked on a sheet whose ground is not known yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Clicked {
    /// Where on the sheet.
    pub pixel: PixelPoint,
    /// What is typed of its ground, kept with it so that others may be dropped before it.
    pub typed: [String; 2],
}

/// The view of historical maps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SheetsView {
    /// What has become of their files.
    pub files: Arc<BTreeMap<SheetId, SheetFile>>,
    /// What was found by looking at them.
    pub examined: BTreeMap<SheetId, Examination>,
    /// Those whose neat line as found is not wanted.
    pub unframed: BTreeSet<SheetId>,
    /// The one worked on; without it the uppermost.
    pub chosen: Option<SheetId>,
    /// Those not shown.
    pub hidden: BTreeSet<SheetId>,
    /// How strongly each is drawn, in percent, where not fully.
    pub percent: BTreeMap<SheetId, u8>,
    /// How the ground lies over them.
    pub compare: Compare,
    /// The step of the guided way.
    pub step: Step,
    /// What the tool does with the chosen sheet.
    pub hand: SheetHand,
    /// Points clicked on the chosen sheet whose ground is not known yet.
    pub pending: Vec<Clicked>,
    /// Terrain drafted from the chosen sheet.
    pub draft: Option<Arc<crate::draft::DraftView>>,
    /// The place of the earth in the middle of the height model opened last, where its file tells.
    pub model_middle: Option<oblique_scenario::Degrees>,
    /// A small picture of the height model levels are drafted from, where its file tells its place.
    pub model_map: Option<Arc<oblique_digitize::model_map::ModelMap>>,
    /// Levels drafted from a height model.
    pub heights: Option<Arc<crate::draft::HeightsView>>,
    /// The height model that gave levels, and gives none since the board or a sheet was changed.
    pub heights_lost: Option<crate::draft::HeightsLost>,
    /// Is a draft shown on the map?
    pub shown: Shown,
    /// A draft of terrain is taken over where it is surer than this, in percent.
    pub threshold_percent: u32,
    /// Hexes whose terrain was changed by hand after a draft was taken over.
    pub terrain_by_hand: Option<Arc<HexSet>>,
    /// Hexes whose level was.
    pub levels_by_hand: Option<Arc<HexSet>>,
    /// Does a draft that is taken over change those, too?
    pub over_hand: bool,
    /// Lines followed and proposed.
    pub tracing: TracingView,
    /// Contour lines and their heights.
    pub contours: ContoursView,
    /// Features of a GIS.
    pub vectors: VectorsView,
}

/// Which draft lies over the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shown {
    /// None.
    #[default]
    Nothing,
    /// Terrain, shaded by how sure it is.
    Terrain,
    /// Levels.
    Heights,
    /// Lines proposed.
    Lines,
    /// What would come of features of a GIS.
    Vectors,
}

impl SheetsView {
    /// The sheet worked on.
    #[must_use]
    pub fn chosen<'a>(&self, scenario: &'a Scenario) -> Option<(&'a SheetId, &'a Sheet)> {
        let chosen = self.chosen.as_ref().and_then(|id| scenario.sheets.get_key_value(id));
        chosen.or_else(|| scenario.sheets_in_order().pop())
    }

    /// What would be taken over of the draft of terrain: where it is sure enough, and nobody has painted since.
    pub fn terrain_to_accept(&self) -> impl Iterator<Item = (Hex, TerrainIx)> + '_ {
        let sure = self.draft.iter().flat_map(|draft| draft.surer(self.threshold_percent));
        sure.filter(|(hex, _)| !self.spares(self.terrain_by_hand.as_deref(), *hex))
    }

    /// Is the level of a hex left alone by a draft of levels?
    #[must_use]
    pub fn spares_level(&self, hex: Hex) -> bool {
        self.spares(self.levels_by_hand.as_deref(), hex)
    }

    fn spares(&self, by_hand: Option<&HexSet>, hex: Hex) -> bool {
        !self.over_hand && by_hand.is_some_and(|set| set.contains(hex))
    }

    /// How strongly a sheet is drawn, in percent; 0 where it is hidden.
    #[must_use]
    pub fn percent_of(&self, id: &SheetId) -> u8 {
        if self.hidden.contains(id) { 0 } else { self.percent.get(id).copied().unwrap_or(100) }
    }

    /// The pixels of a sheet as they are shown, where they are there.
    #[must_use]
    pub fn shown_pixels(&self, id: &SheetId) -> Option<&SheetPixels> {
        match self.files.get(id) {
            Some(SheetFile::Open { shown, .. }) => Some(shown),
            _ => None,
        }
    }

    /// The pixels of a sheet as they were scanned, where they are there.
    #[must_use]
    pub fn pixels(&self, id: &SheetId) -> Option<&SheetPixels> {
        match self.files.get(id) {
            Some(SheetFile::Open { pixels, .. }) => Some(pixels),
            _ => None,
        }
    }

    /// Where the file of a sheet lies, where it is there.
    #[must_use]
    pub fn path_of(&self, id: &SheetId) -> Option<&Path> {
        match self.files.get(id) {
            Some(SheetFile::Open { path, .. }) => Some(path),
            _ => None,
        }
    }

    /// What is known of the file of a sheet, where it is there.
    #[must_use]
    pub fn facts(&self, id: &SheetId) -> Option<&SheetFacts> {
        match self.files.get(id) {
            Some(SheetFile::Open { facts, .. }) => Some(facts),
            _ => None,
        }
    }

    /// What was found by looking at a sheet, where that is over.
    #[must_use]
    pub fn findings(&self, id: &SheetId) -> Option<&Findings> {
        match self.examined.get(id) {
            Some(Examination::Found(found)) => Some(found),
            _ => None,
        }
    }

    /// The neat line found on a sheet that has none, unless it was said that it is none.
    #[must_use]
    pub fn proposed_neat_line(&self, id: &SheetId, sheet: &Sheet) -> Option<[PixelPoint; 4]> {
        if sheet.crop.is_some() || self.unframed.contains(id) {
            return None;
        }
        self.findings(id)?.neat_line
    }

    /// Makes a change.
    pub fn apply(&mut self, change: SheetsChange) {
        match change {
            SheetsChange::Choose(id) => {
                if self.chosen.as_ref() != Some(&id) {
                    self.pending.clear();
                    self.draft = None;
                    self.tracing.apply(TracingChange::Cancel);
                }
                self.chosen = Some(id);
            }
            SheetsChange::Show(id, true) => drop(self.hidden.remove(&id)),
            SheetsChange::Show(id, false) => drop(self.hidden.insert(id)),
            SheetsChange::Percent(id, percent) => drop(self.percent.insert(id, percent.min(100))),
            SheetsChange::Unframed(id) => drop(self.unframed.insert(id)),
            SheetsChange::Compare(compare) => self.compare = compare,
            SheetsChange::Step(step) => {
                self.step = step;
                // The draft of another step would lie over what is looked at now.
                self.shown = step.drafts();
            }
            SheetsChange::Hand(hand) => {
                if self.hand != hand {
                    self.pending.clear();
                    self.tracing.apply(TracingChange::Cancel);
                }
                self.hand = hand;
            }
            SheetsChange::Point(pixel) => self.pending.push(Clicked { pixel, typed: Default::default() }),
            SheetsChange::DropPoint(n) => {
                if n < self.pending.len() {
                    self.pending.remove(n);
                }
            }
            SheetsChange::MovePoint(n, at) => {
                if let Some(point) = self.pending.get_mut(n) {
                    point.pixel = at;
                }
            }
            SheetsChange::TypePoint(n, typed) => {
                if let Some(point) = self.pending.get_mut(n) {
                    point.typed = typed;
                }
            }
            SheetsChange::DropPoints => self.pending.clear(),
            SheetsChange::ShowDraft(shown) => self.shown = shown,
            SheetsChange::Threshold(percent) => self.threshold_percent = percent.min(100),
            SheetsChange::OverHand(over) => self.over_hand = over,
            SheetsChange::Contours(change) => self.contours.apply(change),
            SheetsChange::Tracing(change) => self.tracing.apply(change),
        }
    }
}

/// A change of the view of historical maps.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetsChange {
    /// That one is worked on.
    Choose(SheetId),
    /// One is shown, or not.
    Show(SheetId, bool),
    /// How strongly one is drawn, in percent.
    Percent(SheetId, u8),
    /// The neat line found on one is not wanted.
    Unframed(SheetId),
    /// How the ground lies over them.
    Compare(Compare),
    /// The step of the guided way.
    Step(Step),
    /// What the tool does with the chosen one.
    Hand(SheetHand),
    /// A point was clicked on the chosen one.
    Point(PixelPoint),
    /// One of those is not wanted.
    DropPoint(usize),
    /// One of those lies elsewhere.
    MovePoint(usize, PixelPoint),
    /// The ground of one of those is typed.
    TypePoint(usize, [String; 2]),
    /// None of those is wanted.
    DropPoints,
    /// Which draft lies over the map.
    ShowDraft(Shown),
    /// Where a draft of terrain is sure enough, in percent.
    Threshold(u32),
    /// A draft that is taken over changes what was changed by hand since it was last, or not.
    OverHand(bool),
    /// Lines followed and proposed.
    Tracing(TracingChange),
    /// Contour lines and their heights.
    Contours(ContoursChange),
}

/// Work on historical maps that needs files or jobs.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetsRequest {
    /// Choose a scan to lay under the grid.
    Import,
    /// Show a step: in the guided way where that is in front, else its panel.
    ShowStep(Step),
    /// Choose the file of a sheet that is not where it was.
    Find(SheetId),
    /// Look for the neat line, the angle and the paper of a sheet.
    Examine(SheetId),
    /// Place a sheet by the tags of its file.
    ByTags(SheetId),
    /// Choose a world file for a sheet.
    WorldFile(SheetId),
    /// Draft the terrain of the board from a sheet and its samples.
    DraftTerrain(SheetId),
    /// Let the sheet worked on learn from the samples of another sheet of the battle.
    UseTraining(SheetId),
    /// Choose a battle whose sheets teach the one worked on.
    OpenTraining,
    /// Take over the terrain drafted, where surer than the threshold.
    AcceptTerrain,
    /// Choose a height model.
    OpenHeights,
    /// Make levels of the height model, by these settings.
    DraftHeights(crate::draft::HeightsSettings),
    /// Make levels of the heights printed on the sheet worked on.
    DraftSpotHeights,
    /// Take over the levels drafted.
    AcceptHeights,
    /// Throw the draft of terrain away.
    DropTerrain,
    /// Throw the draft of levels and its height model away.
    DropHeights,
    /// Save the recipe of how the board came to be as a file.
    SaveRecipe,
    /// Features of a GIS.
    Vectors(VectorsRequest),
    /// Lines of sheets.
    Tracing(TracingRequest),
    /// Contour lines of sheets.
    Contours(ContoursRequest),
}
