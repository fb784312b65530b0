//! The files of historical maps: found, opened in the background, told where they are missing.
//!
//! What is laid under the grid is read from the scenario; what a scan shows nobody here knows.

use super::digitizing::GroundFileError;
use super::{Service, ServiceContext};
use crate::app::file::name_of;
use crate::app::world::World;
use crate::document::files;
use crate::document::scans::{self, OpenError, TileFolder};
use oblique_context::Intent;
use oblique_context::sheets::{SheetFile, SheetPixels};
use oblique_digitize::placing::{self, Board};
use oblique_digitize::{WorldPlane, by_world_file};
use oblique_georeference::world_file::WorldFile;
use oblique_jobs::{Cancelled, Slot, Task};
use oblique_scan::{CacheFolder, Problem, Pyramid, ScanError, Sheet as Scan, Watch};
use oblique_scenario::{ChangeSet, Edit, Facets, Scenario, Sheet, SheetId};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a file was opened for.
enum For {
    /// It is laid under the grid.
    Import,
    /// It is the file of that sheet.
    Sheet(SheetId),
    /// It was chosen as the file of a sheet whose own is not there.
    Found(SheetId),
}

/// A file opened, or not.
struct Opened {
    path: PathBuf,
    what: For,
    result: Result<Scan, OpenError>,
    /// The world file beside it.
    world: Option<WorldFile>,
}

/// A scan decoded to its end, or not: its file's name with it.
type Built = (String, Result<Vec<Problem>, ScanError>);

/// A job as whoever waits for a sheet.
struct Watching<'a>(&'a Task);

impl Watch for Watching<'_> {
    fn is_cancelled(&self) -> bool {
        self.0.is_cancelled()
    }

    fn report(&self, done: f32) {
        self.0.report(done);
    }
}

/// The files of historical maps.
pub(crate) struct Sheets {
    opening: Slot<Opened>,
    building: Slot<Built>,
    /// Where tiles of scans are kept.
    tiles: Arc<dyn CacheFolder>,
    /// The pixels of each sheet, to see how far they are.
    pyramids: BTreeMap<SheetId, Arc<Pyramid>>,
    /// World files read.
    world_files: Slot<Result<WorldFile, GroundFileError>>,
    /// What each sheet's file was opened from.
    paths: BTreeMap<SheetId, PathBuf>,
    /// The folder of the document, from which paths lead.
    folder: Option<PathBuf>,
}

impl Default for Sheets {
    fn default() -> Self {
        Self {
            opening: Slot::alongside(),
            building: Slot::alongside(),
            tiles: TileFolder::in_memory(),
            pyramids: BTreeMap::new(),
            world_files: Slot::default(),
            paths: BTreeMap::new(),
            folder: None,
        }
    }
}

impl Service for Sheets {
    fn opened(&mut self, world: &mut World) {
        *self = Self { folder: self.folder.take(), tiles: Arc::clone(&self.tiles), ..Self::default() };
        world.view.sheets.files = Arc::default();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        if !change.facets.meets(Facets::SHEETS) {
            return;
        }
        let scenario = world.document.scenario();
        let gone = |id: &SheetId| !scenario.sheets.contains_key(id);
        self.paths.retain(|id, _| !gone(id));
        self.pyramids.retain(|id, _| !gone(id));
        let view = &mut world.view.sheets;
        if view.files.keys().any(gone) {
            Arc::make_mut(&mut view.files).retain(|id, _| !gone(id));
        }
        if view.chosen.as_ref().is_some_and(gone) {
            view.chosen = None;
            view.pending.clear();
        }
    }

    /// Takes in what was opened.
    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        if let Some(outcome) = self.world_files.poll() {
            match context.result_of(outcome) {
                Some(Ok(world)) => Self::placed_by_world_file(context, &world),
                Some(Err(why)) => context.out.push(Intent::Warn(why.to_string())),
                None => {}
            }
        }
        while let Some(outcome) = self.opening.poll() {
            if let Some(opened) = context.result_of(outcome) {
                self.take(context, opened);
            }
        }
        while let Some(outcome) = self.building.poll() {
            match context.result_of(outcome) {
                Some((name, Ok(problems))) => {
                    let said = problems.iter().map(|problem| Intent::Warn(format!("{name}: {problem}.")));
                    context.out.extend(said);
                }
                Some((_, Err(ScanError::Cancelled))) | None => {}
                Some((name, Err(why))) => context.out.push(Intent::Warn(format!("{name}: {why}."))),
            }
        }
        self.follow(context.world);
    }

    /// Opens the files of sheets that have come, or whose file is another by now.
    fn before_drawing(&mut self, context: &mut ServiceContext<'_>) {
        let scenario = context.world.document.scenario();
        if scenario.sheets.is_empty() {
            return;
        }
        let wanted: Vec<(SheetId, PathBuf)> = scenario
            .sheets
            .iter()
            .map(|(id, sheet)| (id.clone(), scans::resolve(self.folder.as_deref(), &sheet.file)))
            .filter(|(id, path)| self.paths.get(id) != Some(path))
            .collect();
        for (id, path) in wanted {
            self.paths.insert(id.clone(), path.clone());
            set(context.world, &id, SheetFile::Opening);
            self.start(context, path, For::Sheet(id));
        }
    }
}

fn set(world: &mut World, id: &SheetId, file: SheetFile) {
    Arc::make_mut(&mut world.view.sheets.files).insert(id.clone(), file);
}

impl Sheets {
    /// Says where the document lies.
    pub(in crate::app) fn lies_in(&mut self, folder: Option<&Path>) {
        if self.folder.as_deref() != folder {
            self.folder = folder.map(Path::to_path_buf);
        }
    }

    /// Lays a scan under the grid.
    pub(in crate::app) fn import(&mut self, context: &mut ServiceContext<'_>, path: PathBuf) {
        self.start(context, path, For::Import);
    }

    /// Takes another file for a sheet.
    pub(in crate::app) fn found(&mut self, context: &mut ServiceContext<'_>, id: SheetId, path: PathBuf) {
        self.start(context, path, For::Found(id));
    }

    /// Places the sheet worked on by a world file, which is small enough to be read at once.
    pub(in crate::app) fn place_by_world_file(&mut self, context: &mut ServiceContext<'_>, path: PathBuf) {
        let name = name_of(&path);
        let label = format!("Reading {name}");
        self.world_files.start(context.jobs, label, context.waking(), move |_| {
            let text = files::read_text(&path).map_err(|why| GroundFileError::Unreadable(name.clone(), why));
            Ok(text.and_then(|text| WorldFile::read(&text).map_err(|why| GroundFileError::World(name, why))))
        });
    }

    fn placed_by_world_file(context: &mut ServiceContext<'_>, world: &WorldFile) {
        let scenario = context.world.document.scenario();
        let Some((id, sheet)) = context.world.view.sheets.chosen(scenario) else { return };
        let plane = WorldPlane::likely(world, sheet.size);
        let edit = by_world_file(world, plane, sheet.size)
            .and_then(|placement| placing::replace(scenario, id, placement, Board::StaysOnSheet));
        match edit {
            Ok(edit) => context.out.push(Intent::edit("Place by a world file", edit)),
            Err(why) => context.out.push(Intent::Warn(format!("Place by a world file: {why}."))),
        }
    }

    fn start(&mut self, context: &mut ServiceContext<'_>, path: PathBuf, what: For) {
        let label = format!("Opening {}", name_of(&path));
        let tiles = Arc::clone(&self.tiles);
        self.opening.start(context.jobs, label, context.waking(), move |task| {
            match scans::open(&path, &tiles, &Watching(task)) {
                Err(OpenError::Scan(ScanError::Cancelled)) => Err(Cancelled),
                result => {
                    let world = scans::world_file_text(&path).and_then(|text| WorldFile::read(&text).ok());
                    Ok(Opened { path, what, result, world })
                }
            }
        });
    }

    /// Keeps tiles of scans in a data folder.
    pub(in crate::app) fn keep_tiles_in(&mut self, data: &Path) {
        self.tiles = TileFolder::in_data_folder(data);
    }

    /// Shows how far the pixels are that are still being read.
    fn follow(&self, world: &mut World) {
        for (id, pyramid) in &self.pyramids {
            let now = u64::from(pyramid.revision());
            let Some(SheetFile::Open { revision, .. }) = world.view.sheets.files.get(id) else { continue };
            if *revision != now
                && let Some(SheetFile::Open { revision, .. }) =
                    Arc::make_mut(&mut world.view.sheets.files).get_mut(id)
            {
                *revision = now;
            }
        }
    }

    /// Shows the pixels of a sheet and decodes what is left of them.
    fn show(
        &mut self,
        context: &mut ServiceContext<'_>,
        id: &SheetId,
        path: &Path,
        scan: Scan,
        changed: bool,
    ) {
        let pixels = SheetPixels(Arc::clone(&scan.pyramid) as Arc<dyn oblique_scan::Pixels>);
        set(
            context.world,
            id,
            SheetFile::Open { pixels, revision: u64::from(scan.pyramid.revision()), changed },
        );
        self.pyramids.insert(id.clone(), scan.pyramid);
        if let Some(build) = scan.build {
            let name = name_of(path);
            let label = format!("Reading {name}");
            self.building.start(context.jobs, label, context.waking(), move |task| {
                Ok((name, build.run(&Watching(task))))
            });
        }
    }

    fn take(&mut self, context: &mut ServiceContext<'_>, opened: Opened) {
        let Opened { path, what, result, world } = opened;
        match (what, result) {
            (For::Import, Ok(scan)) => self.imported(context, &path, scan, world.as_ref()),
            (For::Found(id), Ok(scan)) => self.file_found(context, &id, &path, scan),
            (For::Sheet(id), Ok(scan)) => {
                let Some(sheet) = context.world.document.scenario().sheets.get(&id) else { return };
                let other = |old: (u32, u32)| old != (0, 0) && old != scan.facts.size_px;
                let print = scans::fingerprint(scan.pyramid.fingerprint());
                let changed = other(sheet.size) || sheet.fingerprint.is_some_and(|old| old != print);
                self.show(context, &id, &path, scan, changed);
            }
            (For::Sheet(id), Err(OpenError::Missing)) => set(context.world, &id, SheetFile::Missing(path)),
            (For::Sheet(id), Err(why)) => set(context.world, &id, SheetFile::Failed(why.to_string())),
            (_, Err(why)) => context.out.push(Intent::Warn(format!("{}: {why}", name_of(&path)))),
        }
    }

    fn imported(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: &Path,
        scan: Scan,
        world: Option<&WorldFile>,
    ) {
        let scenario = context.world.document.scenario();
        let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        let id = scenario.fresh_sheet_id(&name);
        let sheet = Sheet {
            name,
            file: scans::relative(self.folder.as_deref(), path),
            fingerprint: Some(scans::fingerprint(scan.pyramid.fingerprint())),
            size: scan.facts.size_px,
            ..Sheet::default()
        };
        let yards = context.world.ruleset.catalog().hex_yards;
        let size = sheet.size;
        let laid = placing::import(scenario, &id, sheet, yards);
        let laid = laid.map(|edit| {
            world.and_then(|world| placed_too(scenario, &id, &edit, world, size)).unwrap_or(edit)
        });
        match laid {
            Ok(edit) => {
                self.paths.insert(id.clone(), path.to_path_buf());
                self.show(context, &id, path, scan, false);
                context.world.view.sheets.chosen = Some(id);
                context.out.push(Intent::edit("Lay a historical map under the grid", edit));
                context.out.push(Intent::ShowPanel("sheets"));
            }
            Err(why) => context.out.push(Intent::Warn(format!("{}: {why}", name_of(path)))),
        }
    }

    fn file_found(&mut self, context: &mut ServiceContext<'_>, id: &SheetId, path: &Path, scan: Scan) {
        let scenario = context.world.document.scenario();
        let Some(old) = scenario.sheets.get(id) else { return };
        let size = scan.facts.size_px;
        if old.size != (0, 0) && old.size != size {
            let ((w, h), (width, height)) = (old.size, size);
            let text = format!(
                "{} has {width} by {height} pixels and the sheet was placed on one of {w} by {h}. Find the same scan, or lay \
                 this one under the grid as a sheet of its own.",
                name_of(path)
            );
            return context.out.push(Intent::Warn(text));
        }
        let file = scans::relative(self.folder.as_deref(), path);
        let print = scans::fingerprint(scan.pyramid.fingerprint());
        let sheet = Sheet { file, fingerprint: Some(print), size, ..old.clone() };
        self.paths.insert(id.clone(), path.to_path_buf());
        self.show(context, id, path, scan, false);
        context
            .out
            .push(Intent::edit("Find a historical map", Edit::Sheet(id.clone(), Some(Box::new(sheet)))));
    }
}

/// What lays a scan under the grid, and at once where the world file beside it says; none where that is of no use.
fn placed_too(
    scenario: &Scenario,
    id: &SheetId,
    laid: &Edit,
    world: &WorldFile,
    size: (u32, u32),
) -> Option<Edit> {
    let mut after = scenario.clone();
    let _ = laid.clone().apply(&mut after);
    let placement = by_world_file(world, WorldPlane::likely(world, size), size).ok()?;
    let placed = placing::replace(&after, id, placement, Board::usual(&after)).ok()?;
    Some(Edit::Many(vec![laid.clone(), placed]))
}
