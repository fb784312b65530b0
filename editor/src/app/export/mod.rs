//! Pictures of the map: what is exported, and writing it in the background.

mod fields;
mod form;
mod pdf_form;
mod preview;
mod progress;
mod under;

pub(super) use fields::style_row;
pub(super) use form::PictureForm;
use oblique_text::text;
use pdf_form::PdfForm;
use under::{SheetShown, sheets_shown};

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::name_of;
use super::jobs::waking;
use crate::document::{files, write_whole, write_with};
use crate::settings::{PdfChoices, PictureChoices};
use crate::tools::pieces;
use crate::view::{LayersShown, Selection};
use oblique_cartography::{Layers, MapStyle, Rect};
use oblique_exchange::pdf::{self, PdfRequest};
use oblique_exchange::picture::{self, Extent, Format, PieceLayers, Request};
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::path::PathBuf;
use std::sync::Arc;

/// What pictures are made of while the dialog is open.
#[derive(Clone)]
pub(super) struct Source {
    scenario: Arc<Scenario>,
    rules: &'static dyn Ruleset,
    /// The style of the screen.
    style: &'static MapStyle,
    /// The layers of the screen.
    layers: Layers,
    /// What stands on the map of the screen.
    pieces: PieceLayers,
    rulers: bool,
    /// Historical maps that can be shown under the ground.
    sheets: Vec<SheetShown>,
    /// Does the screen show them?
    shows_sheets: bool,
    /// What is selected, if anything is.
    selection: Option<Extent>,
    /// What the map shows, if it is on the screen.
    view: Option<Extent>,
}

/// A picture that waits for its place.
pub(super) struct Wanted {
    scenario: Arc<Scenario>,
    rules: &'static dyn Ruleset,
    /// What lies under the ground, where the picture shows it.
    sheets: Vec<SheetShown>,
    what: What,
}

/// What is drawn.
enum What {
    Picture(Request),
    Pdf(PdfRequest),
}

impl Wanted {
    /// The name of its file, after the battle.
    fn name(&self, ending: &str) -> String {
        let title = &self.scenario.meta.title;
        let name = crate::document::fresh_id(if title.is_empty() { "battle" } else { title }, |_| false);
        format!("{name}.{ending}")
    }
}

/// What of the layers shown stands on the map.
const fn pieces_of(shown: LayersShown) -> PieceLayers {
    PieceLayers {
        counters: shown.pieces,
        names: shown.unit_names,
        strengths: shown.unit_strengths,
        counters_percent: shown.pieces_percent,
        objectives: shown.objectives,
        objectives_percent: shown.objectives_percent,
        zones: shown.zones,
    }
}

impl Workbench {
    /// Asks what the picture shall be.
    pub(crate) fn ask_export_picture(&mut self) {
        let source = self.picture_source();
        let form = PictureForm::new(source, self.world.settings.picture.clone());
        self.dialogs.open(form);
    }

    /// The battle on the screen as its player sees it, else the document.
    fn picture_source(&self) -> Source {
        let style = self.world.settings.style();
        let on_board = |rect: Option<Rect>| rect.map(Extent::Area);
        if let Some(pane) = self.battle().filter(|_| self.playing())
            && let Some((scenario, rules)) = pane.position_seen()
        {
            let shown = LayersShown::default();
            let (layers, pieces) = (oblique_mapview::map_canvas::layers_of(shown), pieces_of(shown));
            let rulers = shown.rulers;
            let (scenario, view) = (Arc::new(scenario), on_board(pane.shown_of_map()));
            return Source {
                scenario,
                rules,
                style,
                layers,
                pieces,
                rulers,
                sheets: Vec::new(),
                shows_sheets: false,
                selection: None,
                view,
            };
        }
        let shown = self.world.view.layers;
        Source {
            scenario: Arc::new(self.world.document.scenario().clone()),
            rules: crate::app::rulesets::plain(self.world.ruleset),
            style,
            layers: oblique_mapview::map_canvas::layers_of(shown),
            pieces: pieces_of(shown),
            rulers: shown.rulers,
            sheets: sheets_shown(&self.context()),
            shows_sheets: shown.sheets,
            selection: self.selected_extent(),
            view: on_board(self.canvas.shown_of_map()),
        }
    }

    /// The rectangle round the selected hexes, else round the selected units.
    fn selected_extent(&self) -> Option<Extent> {
        let layout = self.world.document.scenario().board.layout();
        if let Some(area) = &self.world.view.area {
            return Extent::around(layout, area.iter());
        }
        match &self.world.view.selection {
            Selection::Pieces(ids) => Extent::around(layout, pieces::places(&self.context(), ids)),
            _ => None,
        }
    }

    /// Asks where to write a picture, and remembers how it was asked for.
    pub(super) fn pick_picture(&mut self, choices: PictureChoices, wanted: Wanted, ctx: &egui::Context) {
        self.world.settings.picture = choices;
        let What::Picture(Request { format, .. }) = wanted.what else { return };
        let name = wanted.name(format.ending());
        let pick = match format {
            Format::Png => Pick::EXPORT_PICTURE,
            Format::Jpeg => Pick::EXPORT_JPEG,
            Format::WebP => Pick::EXPORT_WEBP,
            Format::Svg => Pick::EXPORT_DRAWING,
        };
        self.pick_for(pick.named(name), Keeping::Picture(Box::new(wanted)), ctx);
    }

    /// Asks on which paper the map shall be.
    pub(in crate::app) fn ask_export_pdf(&mut self) {
        let form = PdfForm::new(self.picture_source(), self.world.settings.pdf.clone());
        self.dialogs.open(form);
    }

    /// Asks where to write a map on paper, and remembers how it was asked for.
    pub(super) fn pick_pdf(&mut self, choices: PdfChoices, wanted: Wanted, ctx: &egui::Context) {
        self.world.settings.pdf = choices;
        let name = wanted.name("pdf");
        self.pick_for(Pick::EXPORT_PDF.named(name), Keeping::Picture(Box::new(wanted)), ctx);
    }

    /// Writes a picture.
    pub(super) fn export_to(&mut self, wanted: Wanted, path: PathBuf, ctx: &egui::Context) {
        let label = text!("files-exporting-path", path = name_of(&path));
        self.jobs.pictures.start(&self.jobs.list, label, waking(ctx), move |task| {
            let Wanted { scenario, rules, sheets, what } = wanted;
            let mut watch = |done| {
                task.report(done);
                !task.is_cancelled()
            };
            let layout = scenario.board.layout();
            let result = match what {
                What::Picture(request) => {
                    under::drawn(&sheets, layout, &request, None, &mut watch).and_then(|under| {
                        write_with(&path, |out| {
                            picture::write_over(&scenario, rules, &request, under, out, &mut watch)
                        })
                    })
                }
                What::Pdf(request) => pdf::write(&scenario, rules, &request, &mut watch)
                    .and_then(|bytes| write_whole(&path, &bytes).map_err(picture::Error::Writing)),
            };
            Ok((path, result.map(|()| 0)))
        });
    }

    /// A picture is written, with so many documents beside it, or not.
    pub(super) fn picture_written(&mut self, path: &std::path::Path, result: Result<usize, picture::Error>) {
        let place = path.display();
        if result.is_ok() {
            self.toasts.done(&place.to_string());
        }
        match result {
            Ok(0) => self.toasts.say(text!("files-exported-place", place)),
            Ok(beside) => self.toasts.say(text!("files-exported-place-and-beside", place, beside)),
            Err(picture::Error::Cancelled) => {
                self.toasts.say(text!("files-the-export-was-cancelled-no-file-was").to_owned());
            }
            Err(picture::Error::Writing(why)) if why.kind() == std::io::ErrorKind::AlreadyExists => {
                // That says what to do by itself.
                self.toasts.warn(text!("files-place-was-not-written-other", place, other = why));
            }
            Err(picture::Error::Writing(why)) => {
                let why = files::plain(&why);
                self.toasts.warn(text!("files-place-was-not-written-why-export-it-to", place, why));
            }
            Err(other) => self.toasts.warn(text!("files-place-was-not-written-other", place, other)),
        }
    }
}
