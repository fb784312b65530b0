//! Features of a GIS: their files, read in the background, drafts of what would come of them, and the edit that takes those
//! over.

use super::taking::with_steps;
use super::without_sheet::WithoutSheet;
use super::{Service, ServiceContext};
use crate::app::world::World;
use crate::document::{Document, files, scans};
use oblique_context::sheets::{SheetsRequest, Shown, Step};
use oblique_context::vectors::{VectorsOpen, VectorsView};
use oblique_context::{Gesture, Intent};
use oblique_digitize::DigitizeError;
use oblique_digitize::earth::middle_of;
use oblique_digitize::recipe::{StepPart, VectorsPart};
use oblique_digitize::vectors::{MappingTable, VectorDraft, Vocabulary, draft_vectors, taking_vectors};
use oblique_georeference::Plane;
use oblique_jobs::{Cancelled, Slot};
use oblique_scenario::{ChangeSet, Facets, TakenOver};
use oblique_text::text;
use oblique_vectors::{Beside, Budget, VectorError, VectorFile, read};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why a file of a GIS, or a table of it, is of no use.
#[derive(Debug, thiserror::Error)]
enum VectorsError {
    /// The system says no.
    #[error("{}", text!("files-name-unreadable", name = .0, why = .1))]
    Unreadable(String, std::io::Error),
    /// There are no vectors in it.
    #[error("{0}: {1}.")]
    Vectors(String, VectorError),
}

/// A file that was read.
#[derive(Clone)]
struct Opened {
    path: PathBuf,
    name: String,
    file: Arc<VectorFile>,
}

/// Features of a GIS.
#[derive(Default)]
pub(crate) struct Vectors {
    reading: Slot<Result<Opened, VectorsError>>,
    opened: Option<Opened>,
    drafting: Slot<Result<VectorDraft, DigitizeError>>,
    /// What a draft rests on has changed since.
    outdated: bool,
    without_sheet: WithoutSheet,
}

impl Service for Vectors {
    fn opened(&mut self, world: &mut World) {
        *self = Self::default();
        world.view.sheets.vectors = VectorsView::default();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        self.without_sheet.follow(&world.document);
        let rests = Facets::LAYOUT.with(Facets::SHEETS).with(Facets::FEATURES).with(Facets::LABELS);
        self.outdated |= self.opened.is_some() && change.facets.meets(rests);
    }

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        self.without_sheet.settle();
        if let Some(outcome) = self.reading.poll()
            && let Some(read) = context.result_of(outcome)
        {
            match read {
                Ok(opened) => self.show(context, opened),
                Err(why) => context.out.push(Intent::Warn(why.to_string())),
            }
        }
        if let Some(outcome) = self.drafting.poll()
            && let Some(drafted) = context.result_of(outcome)
        {
            let view = &mut context.world.view.sheets.vectors;
            (view.draft, view.trouble) = match drafted {
                Ok(draft) => (Some(Arc::new(draft)), None),
                Err(why) => (None, Some(sentence(&why))),
            };
        }
    }

    fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        if std::mem::take(&mut self.outdated) {
            self.start(context);
        }
    }
}

/// A reason as a sentence.
fn sentence(why: &DigitizeError) -> String {
    let text = why.to_string();
    let first = text.chars().next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", text.chars().skip(1).collect::<String>())
}

impl Vectors {
    /// Reads a file.
    pub(in crate::app) fn open(&mut self, context: &mut ServiceContext<'_>, path: PathBuf, name: String) {
        let label = text!("conversion-reading-name", name);
        self.reading.start(context.jobs, label, context.waking(), move |_| Ok(read_file(path, name)));
    }

    fn show(&mut self, context: &mut ServiceContext<'_>, opened: Opened) {
        let file = &opened.file;
        let (plane, is_plane_known) = match file.plane {
            Plane::Degrees => (text!("conversion-in-degrees").to_owned(), true),
            Plane::Metres { epsg: Some(epsg) } => (text!("conversion-in-metres-epsg-epsg", epsg), true),
            Plane::Metres { epsg: None } | Plane::Pixels => {
                (text!("conversion-in-metres-of-a-projection-it-does-not").to_owned(), false)
            }
        };
        let view = VectorsOpen {
            file: opened.name.clone(),
            features: file.features().count(),
            plane,
            is_plane_known,
            middle: middle_of(file, file.plane).ok(),
            problems: file.problems.iter().map(|problem| format!("{}: {problem}.", opened.name)).collect(),
        };
        self.opened = Some(opened);
        let vectors = &mut context.world.view.sheets.vectors;
        *vectors = VectorsView {
            open: Some(Arc::new(view)),
            table: vectors.table.clone(),
            ..VectorsView::default()
        };
        context.world.view.sheets.shown = Shown::Vectors;
        context.out.push(Intent::Sheets(SheetsRequest::ShowStep(Step::Vectors)));
        self.start(context);
    }

    /// Throws the file away.
    pub(in crate::app) fn close(&mut self, context: &mut ServiceContext<'_>) {
        let without_sheet = std::mem::take(&mut self.without_sheet);
        *self = Self { without_sheet, ..Self::default() };
        let sheets = &mut context.world.view.sheets;
        sheets.vectors = VectorsView { table: sheets.vectors.table.clone(), ..VectorsView::default() };
        if sheets.shown == Shown::Vectors {
            sheets.shown = Shown::Nothing;
        }
    }

    /// Goes by another table.
    pub(in crate::app) fn go_by(&mut self, context: &mut ServiceContext<'_>, table: MappingTable) {
        context.world.view.sheets.vectors.table = table;
        self.start(context);
    }

    /// Goes by the table in a file.
    pub(in crate::app) fn open_table(&mut self, context: &mut ServiceContext<'_>, path: &Path, name: &str) {
        // A table is short: nobody waits for it.
        let text =
            files::read_text(path).map_err(|why| VectorsError::Unreadable(name.to_owned(), why).to_string());
        match text.and_then(|text| MappingTable::read(&text).map_err(|why| format!("{name}: {why}."))) {
            Ok(table) => self.go_by(context, table),
            Err(why) => context.out.push(Intent::Warn(why)),
        }
    }

    /// Takes the file for one of that projection.
    pub(in crate::app) fn project(&mut self, context: &mut ServiceContext<'_>, epsg: Option<u32>) {
        context.world.view.sheets.vectors.epsg = epsg;
        if let (Some(opened), Some(view)) = (&self.opened, &context.world.view.sheets.vectors.open) {
            let plane = epsg.map_or(opened.file.plane, |epsg| Plane::Metres { epsg: Some(epsg) });
            let view = VectorsOpen { middle: middle_of(&opened.file, plane).ok(), ..(**view).clone() };
            context.world.view.sheets.vectors.open = Some(Arc::new(view));
        }
        self.start(context);
    }

    fn start(&mut self, context: &mut ServiceContext<'_>) {
        let Some(Opened { file, .. }) = self.opened.clone() else { return };
        let scenario = context.world.document.scenario();
        let Some(place) = scenario.board_place else { return };
        let view = &context.world.view.sheets.vectors;
        let plane = view.epsg.map_or(file.plane, |epsg| Plane::Metres { epsg: Some(epsg) });
        let (table, board) = (view.table.clone(), scenario.board.clone());
        let catalog = context.world.ruleset.catalog();
        let none = BTreeMap::new();
        let looks = context.world.ruleset.translation();
        let words = Vocabulary::of(
            catalog.terrain.iter().map(|t| t.id.as_str()),
            catalog.linear.iter().map(|l| (l.id.as_str(), l.along_edges)),
            looks.map_or(&none, |words| &words.terrain),
            looks.map_or(&none, |words| &words.linear),
        );
        self.drafting.start(
            context.jobs,
            text!("conversion-drafting-features"),
            context.waking(),
            move |task| match draft_vectors(&file, plane, &board, &place, (&table, &words), &|| {
                task.is_cancelled()
            }) {
                Err(DigitizeError::Cancelled) => Err(Cancelled),
                drafted => Ok(drafted),
            },
        );
    }

    /// Takes the draft over, with a note about the file it is from; `folder` is that of the battle.
    pub(in crate::app) fn accept(&mut self, context: &mut ServiceContext<'_>, folder: Option<&Path>) {
        let (Some(opened), Some(draft)) = (&self.opened, context.world.view.sheets.vectors.draft.clone())
        else {
            return;
        };
        match taking_vectors(context.world.document.scenario(), &draft, &opened.name) {
            None => context
                .out
                .push(Intent::Say(text!("conversion-everything-of-it-is-drawn-already").to_owned())),
            Some(edit) => {
                let view = &context.world.view.sheets;
                let (file, epsg) = (scans::relative(folder, &opened.path), view.vectors.epsg);
                let table = &view.vectors.table;
                let table = (*table != MappingTable::usual()).then(|| table.write().ok()).flatten();
                let sheet = view.chosen(context.world.document.scenario()).map(|(id, _)| id.clone());
                if sheet.is_none() {
                    let part = VectorsPart { file: file.clone(), table: table.clone(), epsg };
                    self.without_sheet.taking(StepPart::Vectors(part));
                }
                let step = TakenOver::Vectors { file, epsg, table };
                let edit = with_steps(context, sheet.as_ref(), edit, vec![step]);
                context.out.push(Intent::Edit {
                    label: text!("conversion-take-over-features-of-a-gis").to_owned(),
                    edit,
                    gesture: Gesture::Whole,
                });
                let [hexes, lines, names] = draft.counts();
                let text = text!("conversion-taken-over-hexes-of-terrain-hexes-lines", hexes, lines, names);
                context.out.push(Intent::Say(text));
                context.world.view.sheets.shown = Shown::Nothing;
            }
        }
    }

    /// What was taken over where no historical map remembers it, for a recipe; the table of each stands in it as a text.
    pub(in crate::app) fn without_sheet<'a>(
        &'a self,
        document: &'a Document,
    ) -> impl Iterator<Item = &'a (u64, StepPart)> {
        self.without_sheet.parts(document)
    }
}

fn read_file(path: PathBuf, name: String) -> Result<Opened, VectorsError> {
    let bytes = files::read(&path).map_err(|why| VectorsError::Unreadable(name.clone(), why))?;
    // What does not lie beside it is not missed.
    let beside = |ending: &str| files::read(&path.with_extension(ending)).ok();
    let text = |ending: &str| files::read_text(&path.with_extension(ending)).ok();
    let is_shapefile = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("shp"));
    let (dbf, prj, cpg) =
        if is_shapefile { (beside("dbf"), text("prj"), text("cpg")) } else { (None, None, None) };
    let with = Beside { dbf: dbf.as_deref(), prj: prj.as_deref(), cpg: cpg.as_deref() };
    let file = read(&name, &bytes, &with, &Budget::default())
        .map_err(|why| VectorsError::Vectors(name.clone(), why))?;
    Ok(Opened { path, name, file: Arc::new(file) })
}
