//! The gallery: the battles used last and those that come with the program as pictures, and the ways to begin another.
//!
//! It opens by itself at the first start, later from the File menu. Must not know how a way begins: each is a command.

mod card;
mod entry;

use super::Workbench;
use super::command::keyboard::consume;
use super::command::shortcut_text;
use super::dialog::{Answer, Dialog, DialogContext};
use super::request::Request;
use crate::settings::SettingsChange;
use crate::ui::theme::size;
use crate::ui::widgets;
use card::{CARD_WIDTH, card};
use egui::Ui;
use entry::Entry;
use oblique_context::Intent;
use oblique_text::{Text, text};

/// The command of the tour.
const TOUR: &str = "help.tour";
/// The ways to begin, by the ids of their commands, and what each is called here.
const WAYS: &[(&str, Text)] = &[
    ("file.new", Text("files-new-battle")),
    ("file.from_map", Text("files-from-a-historical-map")),
    ("file.from_heights", Text("files-from-a-height-model")),
    ("file.pick_up", Text("files-pick-up-game")),
    ("file.open", Text("files-open-a-file")),
    ("file.recovered", Text("files-recovered-work")),
    (TOUR, Text("files-take-the-tour")),
    ("help.manual", Text("files-handbook")),
];
/// Width of the column they stand in.
const WAYS_WIDTH: f32 = 190.0;
/// Most cards side by side.
const MOST_ACROSS: usize = 4;
/// What the window leaves free round the gallery, in points.
const AROUND: egui::Vec2 = egui::vec2(120.0, 190.0);
/// How many of the files used last are shown.
const RECENT: usize = 6;

/// The gallery.
pub(super) struct Gallery {
    entries: Vec<Entry>,
    search: String,
    /// Is this the first start of all? Then who goes on with the battle that is open is shown round.
    first: bool,
}

impl Gallery {
    /// With the files used last and the battles that come with the program.
    fn new(recent: &[std::path::PathBuf], first: bool) -> Self {
        let files = recent.iter().take(RECENT).cloned().map(Entry::file);
        Self { entries: files.chain(Entry::shipped()).collect(), search: String::new(), first }
    }

    /// The entries of a kind that what is searched for leaves, under their heading.
    fn cards(&self, ui: &mut Ui, heading: &str, across: usize, of_files: bool) -> Option<Request> {
        let fits = |entry: &&Entry| entry.is_file() == of_files && entry.matches(&self.search);
        let found: Vec<&Entry> = self.entries.iter().filter(fits).collect();
        if found.is_empty() {
            return None;
        }
        ui.add_space(size::GAP_SMALL);
        ui.strong(heading);
        ui.add_space(size::GAP_SMALL);
        let mut chosen = None;
        for row in found.chunks(across) {
            ui.horizontal_top(|ui| {
                for entry in row {
                    if card(ui, entry) {
                        chosen = Some(Request::GoOn(entry.next()));
                    }
                }
            });
            ui.add_space(size::GAP);
        }
        chosen
    }

    fn ways(&self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let mut answer = Answer::None;
        let title = &at.world.document.scenario().meta.title;
        let name = if title.is_empty() { text!("files-this-battle-2") } else { title };
        ui.set_width(WAYS_WIDTH);
        ui.spacing_mut().item_spacing.y = size::GAP_SMALL;
        ui.with_layout(egui::Layout::top_down_justified(egui::Align::Min), |ui| {
            let hover = if self.first {
                text!("files-look-round-in-name-with-a-tour-of", name)
            } else {
                text!("files-go-on-with-name", name)
            };
            if widgets::primary(ui, text!("files-continue")).on_hover_text(hover).clicked() {
                answer = if self.first { run(TOUR) } else { Answer::Cancel };
            }
            ui.add(egui::Label::new(egui::RichText::new(name).small().weak()).truncate());
            ui.add_space(size::GAP);
            for (command, name) in WAYS {
                let keys = at.world.settings.keys.shortcut(command);
                let mut button = egui::Button::new(name.get());
                if let Some(keys) = &keys {
                    button = button.right_text(egui::RichText::new(shortcut_text(ui.ctx(), keys)).weak());
                }
                // Their keys begin here what they begin without it.
                let pressed = keys.is_some_and(|keys| ui.input_mut(|input| consume(input, keys)));
                if ui.add(button).accessible_name(name.get()).clicked() || pressed {
                    answer = run(command);
                }
            }
            ui.add_space(size::GAP);
            let mut always = at.world.settings.gallery_at_start;
            if ui.checkbox(&mut always, text!("files-show-at-every-start")).changed() {
                at.out.push(Intent::Settings(SettingsChange::GalleryAtStart(always)));
            }
        });
        answer
    }
}

/// Closes the gallery and carries out a command.
fn run(command: &'static str) -> Answer {
    Answer::Do(Request::Intents(vec![Intent::Run(command)]))
}

impl Dialog for Gallery {
    fn id(&self) -> &'static str {
        "gallery"
    }

    fn width(&self) -> Option<f32> {
        None
    }

    fn gives_way(&self) -> bool {
        true
    }

    fn stand_aside(&mut self) {
        Entry::stop(&mut self.entries);
    }

    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        Entry::draw_next(&mut self.entries, at, ui.ctx());
        let room = ui.ctx().content_rect().size() - AROUND;
        let gap = ui.spacing().item_spacing.x;
        let fit = ((room.x - WAYS_WIDTH) / (CARD_WIDTH + gap)).floor() as usize;
        let across = fit.clamp(1, MOST_ACROSS);
        let mut answer = Answer::None;
        ui.heading(text!("files-battles"));
        ui.add_space(size::GAP);
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| answer = self.ways(ui, at));
            ui.add_space(size::GAP);
            ui.vertical(|ui| {
                ui.set_width(across as f32 * (CARD_WIDTH + gap) + ui.spacing().scroll.bar_width);
                widgets::search(ui, &mut self.search, text!("files-search-battles"));
                let high = room.y.max(200.0);
                // A popup offers less room than the window has.
                let area = widgets::scrolled(high);
                let area = area.auto_shrink([false, false]);
                area.show(ui, |ui| {
                    let files = self.cards(ui, text!("files-used-last"), across, true);
                    let shipped = self.cards(ui, text!("files-included-battles"), across, false);
                    if let Some(request) = files.or(shipped) {
                        answer = Answer::Do(request);
                    }
                    if !self.entries.iter().any(|entry| entry.matches(&self.search)) {
                        widgets::empty(
                            ui,
                            text!("files-no-battle-is-called-so"),
                            text!("files-search-for-a-title-a-year-a-side"),
                        );
                    }
                });
            });
        });
        answer
    }
}

impl Workbench {
    /// Opens the gallery.
    pub fn show_gallery(&mut self) {
        self.open_gallery(false);
    }

    /// Opens it where a start is to show it: at the first, when no file was ever used, and at all if that is wished for.
    pub fn offer_gallery(&mut self) {
        let settings = &self.world.settings;
        let first = settings.recent_files.is_empty() && !settings.tour_seen;
        if first || settings.gallery_at_start {
            self.open_gallery(first);
        }
    }

    fn open_gallery(&mut self, first: bool) {
        let gallery = Gallery::new(&self.world.settings.recent_files, first);
        self.dialogs.open_in_turn(gallery);
    }
}
