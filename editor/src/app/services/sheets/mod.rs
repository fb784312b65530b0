//! The files of historical maps: found, opened in the background, told where they are missing.
//!
//! What is laid under the grid is read from the scenario; what a scan shows nobody here knows.

mod examining;

use super::ground_file::GroundFileError;
use super::{Service, ServiceContext};
use crate::app::file::name_of;
use crate::app::scan_page::AskPage;
use crate::app::world::World;
use crate::document::files;
use crate::document::scans::{self, OpenError, TileFolder};
use examining::Examined;
use oblique_context::Intent;
use oblique_context::sheets::{SheetFile, SheetPixels, SheetsRequest, Step};
use oblique_digitize::placing::{self, Board};
use oblique_digitize::{WorldPlane, by_world_file};
use oblique_georeference::world_file::WorldFile;
use oblique_jobs::{Cancelled, Slot, Task};
use oblique_scan::clean::{Balanced, WhiteBalance};
use oblique_scan::{CacheFolder, Pixels, Problem, Pyramid, ScanError, Sheet as Scan, Watch};
use oblique_scenario::{ChangeSet, Edit, Facets, Fingerprint, Scenario, Sheet, SheetId, SheetPlacement};
use oblique_text::text;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a file was opened for.
enum For {
    /// That page of it is laid under the grid, or the only one; the user is asked where there are several.
    Import(Option<u32>),
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

/// The scan of a sheet decoded to its end, or not: its file's name with it.
type Built = (SheetId, String, Result<Vec<Problem>, ScanError>);

/// A job as whoever waits for a sheet.
pub(super) struct Watching<'a>(pub(super) &'a Task);

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
    examining: Slot<Examined>,
    /// Sheets that are to be looked at once they are decoded.
    to_examine: BTreeSet<SheetId>,
    /// Those that are not decoded yet.
    undecoded: BTreeSet<SheetId>,
    /// Where tiles of scans are kept.
    tiles: Arc<dyn CacheFolder>,
    /// The pixels of each sheet, to see how far they are.
    pyramids: BTreeMap<SheetId, Arc<Pyramid>>,
    /// The paper that is shown white on each sheet, and how often that was changed.
    papers: BTreeMap<SheetId, (Option<[u8; 3]>, u64)>,
    /// World files read.
    world_files: Slot<Result<WorldFile, GroundFileError>>,
    /// What each sheet's file was opened from.
    paths: BTreeMap<SheetId, PathBuf>,
    /// Where files of that fingerprint were found.
    places: BTreeMap<Fingerprint, PathBuf>,
    /// The folder of the document, from which paths lead.
    folder: Option<PathBuf>,
}

impl Default for Sheets {
    fn default() -> Self {
        Self {
            opening: Slot::alongside(),
            building: Slot::alongside(),
            examining: Slot::alongside(),
            to_examine: BTreeSet::new(),
            undecoded: BTreeSet::new(),
            tiles: TileFolder::in_memory(),
            pyramids: BTreeMap::new(),
            papers: BTreeMap::new(),
            world_files: Slot::default(),
            paths: BTreeMap::new(),
            places: BTreeMap::new(),
            folder: None,
        }
    }
}

impl Service for Sheets {
    fn opened(&mut self, world: &mut World) {
        *self = Self { folder: self.folder.take(), tiles: Arc::clone(&self.tiles), ..Self::default() };
        let view = &mut world.view.sheets;
        view.files = Arc::default();
        view.examined.clear();
        view.unframed.clear();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        if !change.facets.meets(Facets::SHEETS) {
            return;
        }
        let scenario = world.document.scenario();
        let gone = |id: &SheetId| !scenario.sheets.contains_key(id);
        self.paths.retain(|id, _| !gone(id));
        self.pyramids.retain(|id, _| !gone(id));
        self.papers.retain(|id, _| !gone(id));
        self.to_examine.retain(|id| !gone(id));
        let view = &mut world.view.sheets;
        if view.files.keys().any(gone) {
            Arc::make_mut(&mut view.files).retain(|id, _| !gone(id));
        }
        view.examined.retain(|id, _| !gone(id));
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
            let built = context.result_of(outcome);
            if let Some((id, ..)) = &built {
                self.undecoded.remove(id);
            } else {
                // It was stopped, and nothing tells which: what waits for one has to be asked for again.
                examining::stop(&mut context.world.view.sheets, |id| self.undecoded.contains(id));
                self.to_examine.retain(|id| !self.undecoded.contains(id));
                self.undecoded.clear();
            }
            match built {
                Some((id, name, Ok(problems))) => {
                    let said = problems.iter().map(|problem| Intent::Warn(format!("{name}: {problem}.")));
                    context.out.extend(said);
                    if self.to_examine.remove(&id) {
                        self.examine(context, id);
                    }
                }
                Some((.., Err(ScanError::Cancelled))) | None => {}
                Some((_, name, Err(why))) => context.out.push(Intent::Warn(format!("{name}: {why}."))),
            }
        }
        self.take_examined(context);
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
            let before = self.paths.insert(id.clone(), path.clone());
            // The same file by another way: the document has moved, and nothing else.
            if before.is_some_and(|before| scans::is_same(&before, &path)) {
                continue;
            }
            set(context.world, &id, SheetFile::Opening);
            self.start(context, path, For::Sheet(id));
        }
    }
}

/// The pixels of a sheet as they are shown, its paper white where it is to be.
fn shown_of(pyramid: &Arc<Pyramid>, paper: Option<[u8; 3]>) -> SheetPixels {
    let pixels: Arc<dyn Pixels> = Arc::clone(pyramid) as Arc<dyn Pixels>;
    SheetPixels(match paper {
        Some(paper) => Arc::new(Balanced { pixels, balance: WhiteBalance { paper } }),
        None => pixels,
    })
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
    pub(in crate::app) fn import(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: PathBuf,
        page: Option<u32>,
    ) {
        self.start(context, path, For::Import(page));
    }

    /// Takes another file for a sheet.
    pub(in crate::app) fn found(&mut self, context: &mut ServiceContext<'_>, id: SheetId, path: PathBuf) {
        self.start(context, path, For::Found(id));
    }

    /// Places the sheet worked on by a world file, which is small enough to be read at once.
    pub(in crate::app) fn place_by_world_file(&mut self, context: &mut ServiceContext<'_>, path: PathBuf) {
        let name = name_of(&path);
        let label = text!("conversion-reading-name", name);
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
            Ok(edit) => context.out.push(Intent::edit(text!("conversion-place-by-a-world-file"), edit)),
            Err(why) => context.out.push(Intent::Warn(text!("conversion-place-by-a-world-file-why", why))),
        }
    }

    fn start(&mut self, context: &mut ServiceContext<'_>, path: PathBuf, what: For) {
        let label = text!("conversion-opening-path", path = name_of(&path));
        let tiles = Arc::clone(&self.tiles);
        let page = match &what {
            For::Import(page) => page.unwrap_or(1),
            For::Sheet(id) | For::Found(id) => {
                context.world.document.scenario().sheets.get(id).map_or(1, |sheet| sheet.page)
            }
        };
        self.opening.start(context.jobs, label, context.waking(), move |task| {
            match scans::open((&path, page), &tiles, &Watching(task)) {
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

    /// Where tiles of scans are kept.
    pub(in crate::app) fn tiles(&self) -> Arc<dyn CacheFolder> {
        Arc::clone(&self.tiles)
    }

    /// Shows how far the pixels are that are still being read, and paper white where that is wanted.
    fn follow(&mut self, world: &mut World) {
        for (id, pyramid) in &self.pyramids {
            let wanted = world.document.scenario().sheets.get(id).and_then(|sheet| sheet.paper);
            let (paper, times) = self.papers.entry(id.clone()).or_default();
            let other = *paper != wanted;
            if other {
                (*paper, *times) = (wanted, *times + 1);
            }
            let now = u64::from(pyramid.revision()) + (*times << 32);
            let Some(SheetFile::Open { revision, .. }) = world.view.sheets.files.get(id) else { continue };
            if *revision != now
                && let Some(SheetFile::Open { revision, shown, .. }) =
                    Arc::make_mut(&mut world.view.sheets.files).get_mut(id)
            {
                *revision = now;
                if other {
                    *shown = shown_of(pyramid, wanted);
                }
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
        let Scan { facts, pyramid, build } = scan;
        self.places.insert(scans::fingerprint(pyramid.fingerprint()), path.to_path_buf());
        let file = SheetFile::Open {
            pixels: shown_of(&pyramid, None),
            shown: shown_of(&pyramid, None),
            revision: 0,
            changed,
            path: path.to_path_buf(),
            facts: Arc::new(facts),
        };
        set(context.world, id, file);
        self.pyramids.insert(id.clone(), pyramid);
        self.papers.remove(id);
        match build {
            Some(build) => {
                let (id, name) = (id.clone(), name_of(path));
                self.undecoded.insert(id.clone());
                let label = text!("conversion-reading-name", name);
                self.building.start(context.jobs, label, context.waking(), move |task| {
                    Ok((id, name, build.run(&Watching(task))))
                });
            }
            None if self.to_examine.remove(id) => self.examine(context, id.clone()),
            None => {}
        }
    }

    fn take(&mut self, context: &mut ServiceContext<'_>, opened: Opened) {
        let Opened { path, what, result, world } = opened;
        match (what, result) {
            (For::Import(None), Ok(scan)) if scan.facts.pages > 1 => {
                context.ask(AskPage::new(path, scan.facts.pages));
            }
            (For::Import(page), Ok(scan)) => {
                self.imported(context, (&path, page.unwrap_or(1)), scan, world.as_ref());
            }
            (For::Found(id), Ok(scan)) => self.file_found(context, &id, &path, scan),
            (For::Sheet(id), Ok(scan)) => {
                let Some(sheet) = context.world.document.scenario().sheets.get(&id) else { return };
                let other = |old: (u32, u32)| old != (0, 0) && old != scan.facts.size_px;
                let print = scans::fingerprint(scan.pyramid.fingerprint());
                let changed = other(sheet.size) || sheet.fingerprint.is_some_and(|old| old != print);
                self.show(context, &id, &path, scan, changed);
            }
            (For::Sheet(id), Err(OpenError::Missing)) => {
                let sheet = context.world.document.scenario().sheets.get(&id);
                let print = sheet.and_then(|sheet| sheet.fingerprint);
                // Undoing may bring back a way from a folder the document has left: the file is where it was last.
                match print.and_then(|print| self.places.get(&print)).filter(|place| **place != path).cloned()
                {
                    Some(place) => self.start(context, place, For::Sheet(id)),
                    None => set(context.world, &id, SheetFile::Missing(path)),
                }
            }
            (For::Sheet(id), Err(why)) => set(context.world, &id, SheetFile::Failed(why.to_string())),
            (_, Err(why)) => context.out.push(Intent::Warn(format!("{}: {why}", name_of(&path)))),
        }
    }

    fn imported(
        &mut self,
        context: &mut ServiceContext<'_>,
        (path, page): (&Path, u32),
        scan: Scan,
        world: Option<&WorldFile>,
    ) {
        let scenario = context.world.document.scenario();
        let name = path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        let name = if page > 1 { text!("conversion-name-page-page", name, page) } else { name };
        let id = scenario.fresh_sheet_id(&name);
        let sheet = Sheet {
            name,
            file: scans::relative(self.folder.as_deref(), path),
            page,
            fingerprint: Some(scans::fingerprint(scan.pyramid.fingerprint())),
            size: scan.facts.size_px,
            ..Sheet::default()
        };
        let yards = context.world.ruleset.catalog().hex_yards;
        let size = sheet.size;
        let tags = scan.facts.place.and_then(|place| oblique_digitize::by_tags(&place, size).ok());
        let by_tags = tags.as_ref().map(|tags| tags.placement.clone());
        let beside =
            || world.and_then(|world| by_world_file(world, WorldPlane::likely(world, size), size).ok());
        let laid = placing::import(scenario, &id, sheet, yards);
        let laid = laid.map(|edit| {
            let placement = by_tags.or_else(beside);
            placement.and_then(|placement| placed_too(scenario, &id, &edit, placement)).unwrap_or(edit)
        });
        match laid {
            Ok(edit) => {
                if let Some(why) = tags.and_then(|tags| tags.no_place) {
                    context.out.push(Intent::Warn(format!("{}: {why}.", name_of(path))));
                }
                self.paths.insert(id.clone(), path.to_path_buf());
                self.to_examine.insert(id.clone());
                self.show(context, &id, path, scan, false);
                context.world.view.sheets.chosen = Some(id);
                context.out.push(Intent::edit(text!("conversion-lay-a-historical-map-under-the-grid"), edit));
                context.out.push(Intent::Sheets(SheetsRequest::ShowStep(Step::Scan)));
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
            let text = text!(
                "conversion-path-has-width-by-height-pixels-and-the",
                path = name_of(path),
                width,
                height,
                w,
                h
            );
            return context.out.push(Intent::Warn(text));
        }
        let file = scans::relative(self.folder.as_deref(), path);
        let print = scans::fingerprint(scan.pyramid.fingerprint());
        let sheet = Sheet { file, fingerprint: Some(print), size, ..old.clone() };
        self.paths.insert(id.clone(), path.to_path_buf());
        self.show(context, id, path, scan, false);
        context.out.push(Intent::edit(
            text!("conversion-find-a-historical-map"),
            Edit::Sheet(id.clone(), Some(Box::new(sheet))),
        ));
    }
}

/// What lays a scan under the grid, and at once where its tags or the world file beside it say; none where that is of no
/// use.
fn placed_too(scenario: &Scenario, id: &SheetId, laid: &Edit, placement: SheetPlacement) -> Option<Edit> {
    let mut after = scenario.clone();
    let _ = laid.clone().apply(&mut after);
    let placed = placing::replace(&after, id, placement, Board::usual(&after)).ok()?;
    Some(Edit::Many(vec![laid.clone(), placed]))
}
