//! Work that must not hold up the interface: each job has a thread, its result wakes the frame.

use crate::document::{Loaded, SaveError, Stamp};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

/// What a file dialog is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A battle to open.
    Open,
    /// A battle under way to take up.
    OpenPlayed,
    /// Where to keep a battle under way.
    SavePlayed {
        /// The name to begin with.
        name: String,
    },
    /// Where to save the battle.
    SaveAs {
        /// The name to begin with.
        name: String,
    },
    /// Where to write a picture.
    Export {
        /// Of which sort.
        picture: Picture,
        /// The name to begin with.
        name: String,
    },
    /// A key set to read.
    ReadKeys,
    /// Where to write the key set.
    WriteKeys,
    /// A sheet with an order of battle.
    ImportRoster,
    /// Where to write an order of battle.
    ExportRoster {
        /// The name to begin with.
        name: String,
        /// What is written.
        options: Box<oblique_exchange::spreadsheet::ExportOptions>,
    },
    /// A battle to compare with.
    Compare,
}

/// A sort of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Pixels.
    Png,
    /// Lines.
    Svg,
}

impl Picture {
    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
        }
    }
}

/// Asks the user for a path. May block: it is called on a thread of its own.
pub trait Dialogs: Send + Sync {
    /// The path chosen; `None` if the user cancelled.
    fn pick(&self, pick: &Pick) -> Option<PathBuf>;
}

/// The system's own file dialogs.
pub struct SystemDialogs;

impl Dialogs for SystemDialogs {
    fn pick(&self, pick: &Pick) -> Option<PathBuf> {
        let dialog = rfd::FileDialog::new();
        let dialog = match pick {
            Pick::OpenPlayed | Pick::SavePlayed { .. } => dialog.add_filter("Battles under way", &["battle"]),
            Pick::Open | Pick::SaveAs { .. } | Pick::Compare => dialog.add_filter("Battles", &["ron"]),
            Pick::ImportRoster | Pick::ExportRoster { .. } => {
                dialog.add_filter("Sheets", &["csv", "tsv", "txt"])
            }
            Pick::ReadKeys | Pick::WriteKeys => dialog.add_filter("Key sets", &["ron"]),
            Pick::Export { picture, .. } => dialog.add_filter("Pictures", &[picture.ending()]),
        };
        let dialog = dialog.add_filter("All files", &["*"]);
        match pick {
            Pick::Open => dialog.set_title("Open a battle").pick_file(),
            Pick::OpenPlayed => dialog.set_title("Take up a battle").pick_file(),
            Pick::SavePlayed { name } => dialog.set_title("Keep the battle").set_file_name(name).save_file(),
            Pick::Compare => dialog.set_title("Compare with a battle").pick_file(),
            Pick::ImportRoster => dialog.set_title("Import an order of battle").pick_file(),
            Pick::ExportRoster { name, .. } => {
                dialog.set_title("Export the order of battle").set_file_name(name).save_file()
            }
            Pick::Export { name, .. } => dialog.set_title("Export a picture").set_file_name(name).save_file(),
            Pick::ReadKeys => dialog.set_title("Import keys").pick_file(),
            Pick::WriteKeys => dialog.set_title("Export keys").set_file_name("oblique-keys.ron").save_file(),
            Pick::SaveAs { name } => dialog.set_title("Save the battle").set_file_name(name).save_file(),
        }
    }
}

/// What a job brought.
pub(super) enum Done {
    Picked(Pick, Option<PathBuf>),
    Loaded(Box<Result<Loaded, String>>),
    /// A battle under way was read and played again, or why not.
    Resumed(Box<Result<super::battle_files::Resumed, String>>),
    Restored(Box<Result<Loaded, String>>, crate::document::Lost),
    /// A log or a position was written; `None` if the user cancelled.
    Kept(Option<Result<PathBuf, String>>),
    /// A position was written as a battle of its own; `None` if the user cancelled.
    PositionKept(Option<Result<PathBuf, String>>),
    /// A battle was played again with the changes.
    PlayedAgain(Box<super::play_again::PlayedAgain>),
    /// A key set was read, or why not.
    KeysRead(Result<crate::command::KeysRead, String>),
    /// What a file holds now.
    Looked(PathBuf, Option<Stamp>),
    Saved {
        path: PathBuf,
        state: u64,
        result: Result<Stamp, SaveError>,
    },
    /// Ground made up; `None` if it is not wanted any more.
    MadeUp(Option<Box<super::made_up::MadeUpDone>>),
    /// A question answered.
    Answered(Box<super::analysis::Answered>),
    /// A sheet was read, or why not.
    RosterRead(Box<Result<super::army_sheet::RosterImport, String>>),
    /// What importing a sheet would do.
    RosterPlanned(u64, Box<oblique_exchange::spreadsheet::Plan>),
    /// A scenario to compare with, or why there is none.
    Compared(Box<Result<super::compare::Other, String>>),
    /// The document as it was a moment ago compared with what it is compared with.
    ComparedAnew(Box<crate::view::Comparison>),
    /// The text of what was copied, if it is not too large.
    Copied(Option<String>),
    /// The user's stamps.
    Stamps(Vec<crate::document::stamps::Stamp>),
    /// A stamp was written, or why not.
    StampKept(Result<crate::document::stamps::Stamp, String>),
    /// A stamp's file was removed, or why not.
    StampRemoved(Result<(), String>),
    /// The slow checks of that number are done; `None` if they were called off.
    Checked(u64, Option<Box<oblique_core::check::Late>>),
    /// The user's templates.
    Templates(Vec<crate::document::nations::Shelf>),
    /// A template was written, or why not.
    TemplateKept(Result<crate::document::nations::Shelf, String>),
    /// A picture was written, or why not.
    Exported {
        path: PathBuf,
        result: Result<(), String>,
    },
}

/// The jobs under way.
pub(super) struct Jobs {
    sender: Sender<Done>,
    receiver: Receiver<Done>,
    running: usize,
}

impl Default for Jobs {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver, running: 0 }
    }
}

impl Jobs {
    /// Starts a job.
    pub fn start(&mut self, ctx: &egui::Context, work: impl FnOnce() -> Done + Send + 'static) {
        let (sender, ctx) = (self.sender.clone(), ctx.clone());
        let body = move || {
            // The receiver is gone only when the program ends.
            let _ = sender.send(work());
            ctx.request_repaint();
        };
        if std::thread::Builder::new().name("job".to_owned()).spawn(body).is_ok() {
            self.running += 1;
        }
    }

    /// Results that have come in.
    pub fn finished(&mut self) -> Vec<Done> {
        let done: Vec<Done> = self.receiver.try_iter().collect();
        self.running = self.running.saturating_sub(done.len());
        done
    }

    /// Is any under way?
    pub const fn busy(&self) -> bool {
        self.running > 0
    }
}
