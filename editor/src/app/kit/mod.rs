//! Print-and-play kits: what is asked for, and writing one in the background.

mod form;
mod pages;

use super::Workbench;
use super::dialogs::{Keeping, Pick};
use super::file::name_of;
use super::jobs::waking;
use crate::document::write_whole;
use crate::settings::KitChoices;
use egui::Context;
use form::KitForm;
use oblique_cartography::MapStyle;
use oblique_exchange::kit::{self, KitRequest};
use oblique_exchange::picture::Error;
use oblique_platform::fs::is_there;
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use oblique_text::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a kit is made of while the dialog is open.
#[derive(Clone)]
struct Source {
    scenario: Arc<Scenario>,
    rules: &'static dyn Ruleset,
    /// The style of the screen.
    style: &'static MapStyle,
}

/// A kit that waits for its place.
pub(super) struct WantedKit {
    source: Source,
    request: KitRequest,
}

impl Workbench {
    /// Asks what the kit shall be, and shows its pages.
    pub(super) fn ask_print_kit(&mut self) {
        let source = Source {
            scenario: Arc::new(self.world.document.scenario().clone()),
            // What is fixed in a kit is English: with other names of things its sentences would be of two languages.
            rules: super::rulesets::plain(self.world.ruleset),
            style: self.world.settings.style(),
        };
        self.dialogs.open(KitForm::new(source, self.world.settings.kit.clone()));
    }

    /// Asks where to write a kit, and remembers how it was asked for.
    pub(super) fn pick_kit(&mut self, choices: KitChoices, wanted: WantedKit, ctx: &Context) {
        self.world.settings.kit = choices;
        let name = self.suggested_name("pdf");
        let name = name.strip_suffix(".pdf").map_or(name.clone(), |stem| format!("{stem}-kit.pdf"));
        self.pick_for(Pick::PRINT_KIT.named(name), Keeping::Kit(Box::new(wanted)), ctx);
    }

    /// Writes a kit: the list of its documents there, the documents beside it.
    pub(super) fn write_kit(&mut self, wanted: WantedKit, path: PathBuf, ctx: &Context) {
        let label = text!("files-making-path", path = name_of(&path));
        self.jobs.pictures.start(&self.jobs.list, label, waking(ctx), move |task| {
            let WantedKit { source, request } = wanted;
            let mut watch = |done| {
                task.report(done);
                !task.is_cancelled()
            };
            let result = write(&source, request, &path, &mut watch);
            Ok((path, result))
        });
    }
}

/// Makes the documents and writes them, the list last: where it is, they all are. Returns how many lie beside it.
fn write(
    source: &Source,
    mut request: KitRequest,
    path: &Path,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<usize, Error> {
    request.stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    // Who replaces the list replaces the kit; who names a new one was asked about no other file.
    if !is_there(path)
        && let Some(there) =
            request.parts().map(|part| request.file(part)).find(|name| is_there(&path.with_file_name(name)))
    {
        let text = text!("files-there-is-there-already-choose-another-name", there);
        return Err(Error::Writing(std::io::Error::new(std::io::ErrorKind::AlreadyExists, text)));
    }
    let documents = kit::make(&source.scenario, source.rules, &request, go_on)?;
    let mut documents = documents.into_iter();
    let list = documents.next();
    let beside = documents.len();
    for document in documents {
        write_whole(&path.with_file_name(&document.name), &document.bytes)?;
    }
    if let Some(list) = list {
        write_whole(path, &list.bytes)?;
    }
    Ok(beside)
}
