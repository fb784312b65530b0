//! What answers of dialogs ask for, as plain data, and the one place that carries it out.

use super::Workbench;
use super::battle_files::Resumed;
use super::board_work::BoardWork;
use super::dialog::Dialog;
use super::dialogs::{Keeping, Pick};
use super::export::Wanted;
use super::file::{Next, ResumeError};
use super::kit::WantedKit;
use super::recovered::{Item, RecoveredList};
use crate::document::RecoveredWork;
use crate::settings::{KitChoices, PdfChoices, PictureChoices};
use crate::view::Selection;
use egui::{ColorImage, Context};
use oblique_board::hex::{Hex, Numbering};
use oblique_context::Intent;
use oblique_exchange::import::{CodeTable, Importer, Parameters};
use oblique_exchange::spreadsheet::{ExportOptions, SheetFormat};
use oblique_rules::Ruleset;
use oblique_scenario::{ChangeSet, PieceId, Scenario};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// A file that is to be chosen for a dialog.
pub(super) struct Asked {
    /// The dialog.
    pub dialog: Box<dyn Dialog>,
    /// Which file.
    pub pick: Pick,
    /// What is written into it; it is read where there is none.
    pub text: Option<String>,
}

/// What an answer asks for.
pub(super) enum Request {
    /// Another dialog, in place of the one that was answered.
    Ask(Box<dyn Dialog>),
    /// A dialog when those that are open have been answered.
    AskLater(Box<dyn Dialog>),
    /// What panels ask for too.
    Intents(Vec<Intent>),
    /// Everything is to follow a document just opened.
    Opened,
    /// Everything is to follow a change of the document that is done.
    Changed(ChangeSet),
    /// The document has another file: bookmarks go along.
    NameBookmarks,
    /// A battle under way was read, or not.
    Resume(Box<Result<Resumed, ResumeError>>),
    /// Copy the units selected for a spreadsheet.
    CopyUnits,
    /// Paste copies of units of this battle where somebody points.
    PasteCopies(BTreeSet<PieceId>),
    /// Import a table of units from the clipboard.
    PasteTable(String),
    /// Lay a block of cells over the Units table.
    PasteCells(String),
    /// Work was kept of the file that was opened.
    OfferRecovered(Vec<RecoveredWork>),
    /// Save the document, then go on.
    SaveThen(Next),
    /// Go on without saving the document; a battle under way is asked about.
    LeaveUnsaved(Next),
    /// Save the battle under way, then go on.
    SaveBattleThen(Next),
    /// Go on, asking where work would be lost.
    GoOn(Next),
    /// Go on without asking.
    GoOnNow(Next),
    /// Back to the battle under way.
    ShowBattle,
    /// Save the document over a file, whatever it holds by now.
    SaveOver(PathBuf),
    /// Choose another file for the document.
    SaveAs,
    /// Read the file anew: what was changed here goes as one step.
    Revert,
    /// The same, because another program has changed it.
    Reload,
    /// Work on a copy of a file another window has open.
    WorkOnCopy,
    /// Take a file over from another window.
    TakeOver(PathBuf),
    /// Compare the document with a file that is newer.
    CompareWith(PathBuf),
    /// Open a scenario as a new document; where it is unsaved work, leaving it asks.
    Open { scenario: Box<Scenario>, unsaved: bool },
    /// Begin a battle of those rules and that title from a historical map.
    BeginFromMap(&'static dyn Ruleset, String),
    /// Number the hexes.
    NumberHexes(Numbering),
    /// Select a hex and bring it into view.
    GoToHex(Hex),
    /// Work on the whole board.
    WorkOnBoard(BoardWork),
    /// Choose a place for a picture.
    ExportPicture(Box<PictureChoices>, Box<Wanted>),
    /// Write a map on paper, once its place is known.
    ExportPdf(Box<PdfChoices>, Box<Wanted>),
    /// Choose a place for a print-and-play kit.
    PrintKit(Box<KitChoices>, Box<WantedKit>),
    /// Choose a place for an order of battle.
    ExportRoster(ExportOptions, SheetFormat),
    /// Choose a place for a picture of the clipboard, which is then laid under the grid.
    KeepPastedMap(Arc<ColorImage>),
    /// Lay a page of a file under the grid, counted from 1.
    LayPage(PathBuf, u32),
    /// Keep the hexes selected as a stamp of that name.
    KeepStamp(String),
    /// Import a file by an importer and what it was told.
    Import(&'static dyn Importer, PathBuf, Parameters, Option<Box<CodeTable>>),
    /// Choose a file for a dialog, which comes back afterwards.
    ChooseFor(Box<Asked>),
    /// A file was chosen.
    Picked(Pick, PathBuf),
    /// Choose a file by our own browser.
    Browse(Pick),
    /// No file was chosen after all.
    NoFile,
    /// Choose another name beside a file.
    PickAnother(Pick, PathBuf),
    /// Open recovered work.
    OpenRecovered(Item),
    /// Choose a place for recovered work of that name.
    SaveRecovered(Item, String),
    /// Remove recovered work for good; the list of the rest stays open, if it is one of a list.
    DiscardRecovered(Item, Option<RecoveredList>),
}

impl Workbench {
    /// Carries out what a dialog asks for.
    pub(super) fn carry_out_request(&mut self, request: Request, ctx: &Context) {
        match request {
            Request::Ask(dialog) => self.dialogs.open_boxed(dialog),
            Request::AskLater(dialog) => self.dialogs.open_boxed_later(dialog),
            Request::Intents(intents) => self.carry_out(intents, ctx),
            Request::Opened => self.opened(),
            Request::Changed(change) => {
                self.cancel_tool();
                self.changed(&change);
            }
            Request::NameBookmarks => self.name_bookmarks(),
            Request::Resume(result) => self.resumed(*result),
            Request::CopyUnits => self.copy_units(ctx),
            Request::PasteCopies(ids) => self.paste_copies(&ids),
            Request::PasteTable(text) => self.paste_table(&text),
            Request::PasteCells(text) => self.paste_cells(&text),
            Request::OfferRecovered(kept) => self.offer_recovered(kept, ctx),
            Request::SaveThen(next) => self.save_then(next, ctx),
            Request::LeaveUnsaved(next) => self.leave_battle(next, ctx),
            Request::SaveBattleThen(next) => self.save_battle_then(next, ctx),
            Request::GoOn(next) => self.go_on(next, ctx),
            Request::GoOnNow(next) => self.go_on_now(next, ctx),
            Request::ShowBattle => self.show_battle(),
            Request::SaveOver(path) => self.save_to(path, ctx),
            Request::SaveAs => self.save_as(ctx),
            Request::Revert => self.serve(ctx, |s, context| s.files.revert_now(context)),
            Request::Reload => self.serve(ctx, |s, context| s.files.reload_now(context)),
            Request::WorkOnCopy => self.serve(ctx, |s, context| s.files.work_on_copy(context)),
            Request::TakeOver(path) => self.serve(ctx, |s, context| s.files.take_over(context, path)),
            Request::CompareWith(path) => {
                let title = super::file::name_of(&path);
                self.serve(ctx, |s, context| s.comparisons.compare_file(context, path, title, true));
            }
            Request::Open { scenario, unsaved } => {
                self.put(*scenario, None);
                if unsaved {
                    self.world.document.mark_unsaved();
                }
            }
            Request::BeginFromMap(ruleset, title) => self.begin_from_map(ruleset, title, ctx),
            Request::NumberHexes(numbering) => self.set_numbers(numbering),
            Request::GoToHex(hex) => {
                self.world.view.selection = Selection::Hex(hex);
                self.look_at(hex);
            }
            Request::WorkOnBoard(work) => self.do_board_work(work),
            Request::KeepPastedMap(image) => self.pick_pasted_map(image, ctx),
            Request::LayPage(path, page) => self.import_page(path, page, ctx),
            Request::ExportPicture(choices, wanted) => self.pick_picture(*choices, *wanted, ctx),
            Request::ExportPdf(choices, wanted) => self.pick_pdf(*choices, *wanted, ctx),
            Request::ExportRoster(options, format) => self.pick_export(options, format, ctx),
            Request::PrintKit(choices, wanted) => self.pick_kit(*choices, *wanted, ctx),
            Request::KeepStamp(name) => self.keep_as_stamp(name, ctx),
            Request::Import(importer, path, parameters, table) => {
                self.start_import(importer, path, parameters, table.map(|table| *table), ctx);
            }
            Request::ChooseFor(asked) => {
                let Asked { dialog, pick, text } = *asked;
                match text {
                    Some(text) => self.pick_for(pick, Keeping::Text(text), ctx),
                    None => self.pick(pick, ctx),
                }
                self.dialogs.open_boxed_later(dialog);
            }
            Request::Picked(pick, path) => self.picked(&pick, path, ctx),
            Request::Browse(pick) => self.browse(pick, false, ctx),
            Request::NoFile => self.no_file(),
            Request::PickAnother(pick, path) => self.pick_another(&pick, &path, ctx),
            Request::OpenRecovered(Item::Work(kept)) => self.go_on(Next::Restore(kept), ctx),
            Request::OpenRecovered(Item::Battle(lost)) => self.take_up_lost(lost, ctx),
            Request::SaveRecovered(item, name) => self.save_recovered(&item, &name, ctx),
            Request::DiscardRecovered(item, list) => {
                self.discard_recovered(&item);
                if let Some(list) = list {
                    self.dialogs.open(list);
                }
            }
        }
    }
}
