//! The frame: takes job results, draws, and carries out what was asked.
//!
//! [`Workbench`] is the whole editor without a window, so that tests can run it. Panels and tools
//! only answer with intents; [`Workbench`] alone changes the document.

mod age;
mod area;
pub mod arguments;
mod army_builder;
mod army_sheet;
mod battle_ask;
mod battle_files;
mod board_size;
mod board_work;
mod bookmarks;
mod change_rules;
pub mod command;
mod context_menu;
mod dialog;
mod dialogs;
mod dispatch;
mod dock;
mod drill;
mod drop;
pub mod editor_map;
mod export;
mod exporting;
mod file;
mod file_browser;
mod frame;
mod gallery;
mod generate_terrain;
mod go_to_hex;
mod handbook;
mod heights;
mod host;
mod importing;
mod jobs;
mod key_files;
mod key_sheet;
mod keys;
mod kit;
mod lines;
mod map_battle;
mod map_picture;
mod map_styles;
mod menu;
mod modals;
mod new_battle;
mod numbers;
mod opening;
mod palette;
mod pasted_map;
mod pickup;
mod pieces;
mod play;
mod preferences;
mod recipes;
mod recovered;
mod registry;
mod request;
mod roster;
pub(crate) mod rulesets;
mod scan_page;
mod scans;
pub(crate) mod services;
mod sheets;
mod shipped;
mod stamp_name;
mod stamps;
mod status;
mod tool_bar;
mod tour;
mod under_way;
mod vectors;
mod view_commands;
mod window;
mod world;

pub(crate) use board_work::BoardWork;
pub use dialogs::{Asked, Asking, FileChooser, Pick, SystemFileChooser};
pub use dock::Pane;
pub(crate) use drill::DrillWork;
pub use file::Next;
pub(crate) use heights::HeightWork;
pub use host::run;
use oblique_text::text;

pub(crate) use dock::sound_layout;
pub(crate) use lines::{LineWork, selected_line};
pub use registry::Registry;
pub use sheets::Sheet;
pub use shipped::SHIPPED;

use crate::EditorContext;
use crate::app::command::{Command, Intent, commands_of, usual_of};
use crate::app::rulesets::{RULESETS, ruleset};
use crate::document::Document;
use crate::panels::Panel;
use crate::settings::Settings;
use crate::tools::Tool;
use crate::ui::toast::Toasts;
use crate::view::View;
use editor_map::EditorMap;
use oblique_board::TerrainIx;
use oblique_rules::Ruleset;
use oblique_scenario::check::{Check, Diagnostic};
use oblique_scenario::{ChangeSet, Scenario};
use std::path::Path;
use std::sync::Arc;
use world::World;

/// The editor.
pub struct Workbench {
    world: World,
    registry: Registry,
    services: services::Services,
    panels: Vec<Box<dyn Panel>>,
    tools: Vec<Box<dyn Tool>>,
    canvas: EditorMap,
    commands: Vec<Command>,
    dock: egui_tiles::Tree<Pane>,
    /// The share of the height given to the panels under the map because one of them needs it.
    room_given: Option<f32>,
    toasts: Toasts,
    palette: palette::Palette,
    jobs: jobs::Jobs,
    /// Have the user's map styles been asked for?
    map_styles_wanted: bool,
    /// Were the user's stamps looked for?
    stamps_asked: bool,
    roster_windows: roster::RosterWindows,
    /// A sheet being imported.
    army_sheet: Option<army_sheet::RosterImport>,
    file_report: Option<importing::FileReport>,
    dialogs: dialog::DialogStack,
    sheet: Option<Sheet>,
    sheet_search: String,
    /// The report of a problem that is shown.
    report: Option<String>,
    handbook: handbook::Handbook,
    key_desk: key_sheet::KeyDesk,
    flyouts: tool_bar::Flyouts,
    context_menu: Option<context_menu::ContextMenu>,
    /// The text that had the keyboard when the last frame ended.
    text_typed_in: Option<egui::Id>,
    /// A size of the interface being dragged in the preferences.
    pending_scale: Option<f32>,
    tour: Option<tour::Tour>,
    theme_applied: bool,
    has_fonts: bool,
    opening: opening::Opening,
}

impl Workbench {
    /// The editor with a battle open.
    pub fn new(settings: Settings, scenario: Scenario) -> Self {
        Self::with_registry(Registry::default(), settings, scenario)
    }

    /// The same with other tools, panels, importers or commands than the program's.
    pub(crate) fn with_registry(registry: Registry, mut settings: Settings, scenario: Scenario) -> Self {
        oblique_text::speak(&settings.language);
        let commands = commands_of(&registry);
        settings.keys = settings.keys.over(usual_of(&commands));
        let ruleset = ruleset_of(&scenario);
        let tools = registry.make_tools();
        let panels = registry.panel_homes();
        let view = View { tool: tools.first().map_or("", |t| t.id()).to_owned(), ..View::default() };
        let dock = settings.layout.clone().and_then(|tree| dock::sound_layout(tree, &panels));
        let dock = dock.unwrap_or_else(|| dock::default_layout(&panels));
        let mut workbench = Self {
            world: World {
                document: Document::new(scenario).with_log(),
                view,
                settings,
                ruleset,
                problems: Vec::new(),
                silenced: Vec::new(),
            },
            services: services::Services::default(),
            panels: registry.make_panels(),
            registry,
            tools,
            canvas: EditorMap::default(),
            commands,
            dock,
            room_given: None,
            toasts: Toasts::default(),
            palette: palette::Palette::default(),
            jobs: jobs::Jobs::default(),
            map_styles_wanted: false,
            stamps_asked: false,
            roster_windows: roster::RosterWindows::default(),
            army_sheet: None,
            file_report: None,
            dialogs: dialog::DialogStack::default(),
            sheet: None,
            sheet_search: String::new(),
            report: None,
            handbook: handbook::Handbook::default(),
            key_desk: key_sheet::KeyDesk::default(),
            flyouts: tool_bar::Flyouts::default(),
            context_menu: None,
            text_typed_in: None,
            pending_scale: None,
            tour: None,
            theme_applied: false,
            has_fonts: false,
            opening: opening::Opening::default(),
        };
        workbench.apply_keys();
        workbench.opened();
        workbench
    }

    /// The document, to read.
    pub fn document(&self) -> &Document {
        &self.world.document
    }

    /// The view, to read.
    pub fn view(&self) -> &View {
        &self.world.view
    }

    /// The settings, to read and to keep.
    pub fn settings(&self) -> &Settings {
        &self.world.settings
    }

    /// What is wrong with the scenario now.
    pub fn problems(&self) -> &[Diagnostic] {
        &self.world.problems
    }

    /// With other file dialogs than the system's.
    pub fn with_file_chooser(mut self, chooser: Arc<dyn FileChooser>) -> Self {
        self.services.choosing.use_chooser(chooser);
        self
    }

    /// With other checks than the ruleset's.
    pub fn with_checks(mut self, checks: &'static [&'static dyn Check]) -> Self {
        self.services.checks.replace(&mut self.world, checks);
        self
    }

    /// With a folder for the journals of battles never saved.
    pub fn with_data_folder(mut self, folder: &Path) -> Self {
        self.services.sheets.keep_tiles_in(folder);
        match self.services.files.use_data_folder(folder) {
            Ok(battle) => self.services.play.keep_in(battle),
            Err(error) => self.toasts.warn(text!(
                "windows-work-that-is-not-saved-cannot-be-kept",
                folder = folder.display(),
                error = crate::document::files::plain(&error)
            )),
        }
        self
    }

    /// Fits everything that follows the document to a document just opened.
    fn opened(&mut self) {
        self.world.ruleset = ruleset_of(self.world.document.scenario());
        self.world.document.limit_memory((self.world.settings.undo_mib as usize) << 20);
        self.canvas.forget();
        self.toasts.opened();
        // Options are as at first and no gesture is half made, in tools as in the view.
        self.tools = self.registry.make_tools();
        let tool = std::mem::take(&mut self.world.view.tool);
        let stamps = std::mem::take(&mut self.world.view.stamps);
        let battle = self.bookmark_key();
        let opening = self.world.view.opening + 1;
        self.world.view = View { battle, opening, tool, stamps, tool_before: "select", ..View::default() };
        let catalog = self.world.ruleset.catalog();
        // The first terrain is the one a new board is made of: the brush begins with the next.
        self.world.view.tools.terrain = TerrainIx(u8::from(catalog.terrain.len() > 1));
        self.world.view.tools.linear = catalog.linear.first().map(|l| l.id.clone()).unwrap_or_default();
        // A conversion half done goes on where it was left.
        let step = oblique_digitize_room::step_left(&self.context());
        self.world.view.sheets.apply(oblique_context::sheets::SheetsChange::Step(step));
        self.services.opened(&mut self.world);
    }

    /// Tells everything that follows the document what changed.
    fn changed(&mut self, change: &ChangeSet) {
        if change.is_empty() {
            return;
        }
        self.forget_old_frame();
        self.canvas.changed(self.world.document.scenario(), change);
        self.services.changed(&mut self.world, change);
        self.drop_dead_selection();
        self.drop_dead_area();
    }

    /// Lets go of what was picked on a board that had another size.
    fn forget_old_frame(&mut self) {
        let layout = self.world.document.scenario().board.layout();
        if self.canvas.layout().is_none_or(|old| old == layout) {
            return;
        }
        self.world.view.set_area(None);
        self.world.view.last_area = None;
        self.world.view.hover = None;
        self.world.view.tools.center = None;
        self.world.view.measured.clear();
    }

    fn context(&self) -> EditorContext<'_> {
        self.world.context()
    }

    /// Takes what jobs have finished and draws a frame. Call once a frame.
    pub fn ui(&mut self, ui: &mut egui::Ui) {
        if self.apply_theme(ui.ctx()) {
            // New fonts are there from the next frame on.
            ui.ctx().request_repaint();
            return;
        }
        self.begin_frame(ui.ctx());
        self.take_jobs(ui.ctx());
        self.take_dropped(ui.ctx());
        self.look_for_map_styles(ui.ctx());
        self.look_for_stamps(ui.ctx());
        let mut out = Vec::new();
        self.keys(ui.ctx());
        let folder = self.path().and_then(Path::parent).map(Path::to_path_buf);
        self.services.sheets.lies_in(folder.as_deref());
        self.before_drawing(ui.ctx());
        self.draw(ui, &mut out);
        self.carry_out(out, ui.ctx());
        self.offer_lost_battle();
        self.note_text_typed_in(ui.ctx());
        self.end_frame(ui.ctx());
        self.go_on_opening(ui.ctx());
    }

    /// Carries out intents, in their order.
    pub fn carry_out(&mut self, intents: Vec<Intent>, ctx: &egui::Context) {
        for intent in intents {
            self.dispatch(intent, ctx);
        }
    }
}

fn ruleset_of(scenario: &Scenario) -> &'static dyn Ruleset {
    ruleset(&scenario.ruleset).unwrap_or(RULESETS[0])
}
