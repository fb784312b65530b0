//! The table of user commands. Menu bar, palette, shortcuts and the shortcut sheet read it; a new
//! command is one line here.

use super::Intent;
use crate::EditorContext;
use crate::analysis::Subject;
use crate::app::exporting::prints;
use crate::app::services::analysis::{ask_about, select_unreached};
use crate::app::services::checks::step_problem;
use crate::app::services::clipboard::{Wanted, move_region};
use crate::app::{BoardWork, HeightWork, LineWork, Next, Registry, Sheet, Workbench};
use crate::settings::Theme;
use crate::view::CompareWith;
use egui::{Key, KeyboardShortcut, Modifiers};
use oblique_context::sheets::SheetsRequest;
use oblique_exchange::export::EXPORTERS;
use oblique_roster::copies;
use oblique_text::{text, translated};
use std::borrow::Cow;

/// Menus in the order of the menu bar.
pub const MENUS: &[&str] = &["File", "Edit", "Select", "Deploy", "View", "Board", "Tools", "Battle", "Help"];

/// What a command does.
#[derive(Clone, Copy)]
pub enum Run {
    /// Calls the workbench.
    Call(fn(&mut Workbench, &egui::Context)),
    /// Takes up the tool of that id.
    Tool(&'static str),
    /// Shows or hides the panel of that id.
    Panel(&'static str),
    /// Asks for a file for the importer of that id.
    Import(&'static str),
    /// Asks where the exporter of that id shall write.
    Export(&'static str),
    /// Draws the map in the style of that id.
    Style(&'static str),
    /// Keeps where the map is looked at from as the bookmark of that number.
    SetBookmark(u8),
    /// Looks at the bookmark of that number.
    GoBookmark(u8),
}

/// A user command.
#[derive(Clone)]
pub struct Command {
    /// Stable id: 'file.save'.
    pub id: Cow<'static, str>,
    /// Name in sentence case.
    pub name: Cow<'static, str>,
    /// Menu it stands in, with a submenu after a slash: 'View/Theme'.
    pub menu: &'static str,
    /// Is there a line above it in its menu?
    pub line_above: bool,
    /// Shortcut: in the table as the program comes, in the workbench as the user likes it.
    pub shortcut: Option<KeyboardShortcut>,
    /// Can it be run now?
    pub enabled: fn(&EditorContext<'_>) -> bool,
    /// Is what it switches on? `None` for commands that switch nothing.
    pub checked: Option<fn(&EditorContext<'_>) -> bool>,
    /// What it does.
    pub run: Run,
}

impl Command {
    /// A command of the table that calls the workbench; it has no shortcut and can always be run.
    pub const fn new(
        id: &'static str,
        name: &'static str,
        menu: &'static str,
        call: fn(&mut Workbench, &egui::Context),
    ) -> Self {
        Self {
            id: Cow::Borrowed(id),
            name: Cow::Borrowed(name),
            menu,
            line_above: false,
            shortcut: None,
            enabled: |_| true,
            checked: None,
            run: Run::Call(call),
        }
    }

    pub(super) const fn key(mut self, modifiers: Modifiers, key: Key) -> Self {
        self.shortcut = Some(KeyboardShortcut::new(modifiers, key));
        self
    }

    pub(super) const fn line(mut self) -> Self {
        self.line_above = true;
        self
    }

    pub(super) const fn when(mut self, enabled: fn(&EditorContext<'_>) -> bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// It asks for more, by a dialog, before it does anything: its name says so. Those that only show something, a panel, a
    /// room or a window to look at, do not.
    pub(super) fn asks(mut self) -> Self {
        self.name = asking(&self.name);
        self
    }

    const fn shows(mut self, checked: fn(&EditorContext<'_>) -> bool) -> Self {
        self.checked = Some(checked);
        self
    }
}

/// The name of a command that asks for more before it does anything; the texts of the languages have no mark of it.
fn asking(name: &str) -> Cow<'static, str> {
    Cow::Owned(format!("{name}…"))
}

const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ..Modifiers::COMMAND };

pub(super) const CTRL_ALT: Modifiers = Modifiers { alt: true, ..Modifiers::COMMAND };
/// Keys of the bookmarks.
const DIGITS: &[Key] =
    &[Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
/// Keys of the map styles, in their order.
const STYLE_KEYS: &[Key] = &[Key::F1, Key::F2, Key::F3, Key::F4];

/// Every command of the program.
pub fn commands() -> Vec<Command> {
    commands_of(&Registry::default())
}

/// Every command of an editor: those of the table, one a tool, one a panel, one an importer, one an exporter, and what is
/// added.
pub fn commands_of(registry: &Registry) -> Vec<Command> {
    let mut all = table();
    // Importing stands above exporting.
    let place = all.iter().position(|c| c.id == "file.export_roster").unwrap_or(all.len());
    let importers = registry.importers().iter().map(|importer| Command {
        id: Cow::Owned(format!("file.import_{}", importer.id())),
        name: asking(&text!("commands-import-importer", importer = translated(importer.name()))),
        menu: "File/Import from other programs",
        line_above: false,
        shortcut: None,
        enabled: |_| true,
        checked: None,
        run: Run::Import(importer.id()),
    });
    all.splice(place..place, importers);
    let place = all.iter().position(|c| c.id == "file.compare").unwrap_or(all.len());
    let exporters = EXPORTERS.iter().map(|exporter| Command {
        id: Cow::Owned(format!("file.export_{}", exporter.id())),
        name: asking(&text!("commands-export-exporter", exporter = translated(exporter.name()))),
        menu: "File/Export for other programs",
        line_above: false,
        shortcut: None,
        enabled: |_| true,
        checked: None,
        run: Run::Export(exporter.id()),
    });
    let (on_paper, for_programs): (Vec<_>, Vec<_>) =
        exporters.partition(|command| matches!(command.run, Run::Export(id) if prints(id)));
    all.splice(place..place, for_programs);
    // What is printed stands by itself, below the pictures.
    let place = all.iter().position(|c| c.id == "file.export_picture").map_or(all.len(), |place| place + 1);
    let kit =
        Command::new("file.print_kit", text!("commands-print-kit"), "File/Print", |w, _| w.ask_print_kit())
            .asks();
    let on_paper =
        on_paper.into_iter().map(|command| Command { menu: "File/Print", ..command }.key(CTRL, Key::P));
    all.splice(place..place, on_paper.chain([kit]));
    all.extend(super::units::commands());
    for (slot, key) in (1_u8..).zip(DIGITS) {
        for (what, verb, run, modifiers) in [
            ("go", text!("commands-go-to-bookmark"), Run::GoBookmark(slot), NONE),
            ("set", text!("commands-set-bookmark"), Run::SetBookmark(slot), CTRL),
        ] {
            all.push(Command {
                id: Cow::Owned(format!("bookmark.{what}_{slot}")),
                name: Cow::Owned(format!("{verb} {slot}")),
                menu: "View/Bookmarks",
                line_above: false,
                shortcut: Some(KeyboardShortcut::new(modifiers, *key)),
                enabled: |_| true,
                checked: None,
                run,
            });
        }
    }
    for (index, style) in oblique_cartography::style::styles().iter().enumerate() {
        all.push(Command {
            id: Cow::Owned(format!("style.{}", style.id)),
            name: Cow::Owned(text!("commands-style-style", style = translated(&style.name))),
            menu: "View/Map style",
            line_above: false,
            shortcut: STYLE_KEYS.get(index).map(|key| KeyboardShortcut::new(SHIFT, *key)),
            enabled: |_| true,
            checked: None,
            run: Run::Style(&style.id),
        });
    }
    all.push(
        Command::new(
            "style.copy",
            text!("commands-copy-this-style-to-change-it"),
            "View/Map style",
            |w, ctx| {
                w.copy_map_style(ctx);
            },
        )
        .line(),
    );
    all.push(Command::new(
        "style.reload",
        text!("commands-reload-map-styles"),
        "View/Map style",
        |w, ctx| {
            w.reload_map_styles(ctx);
        },
    ));
    for tool in registry.tools().iter().map(|entry| entry.description) {
        all.push(Command {
            id: Cow::Owned(format!("tool.{}", tool.id)),
            name: Cow::Borrowed(tool.name.get()),
            menu: tool.group.menu(),
            line_above: false,
            shortcut: printed(tool.key),
            enabled: |_| true,
            checked: None,
            run: Run::Tool(tool.id),
        });
    }
    // More than one list has room for: those of historical maps have one of their own.
    let of_maps: Vec<&str> = oblique_digitize_room::PANELS.iter().map(|make| make().id()).collect();
    for panel in registry.make_panels() {
        all.push(Command {
            id: Cow::Owned(format!("panel.{}", panel.id())),
            name: Cow::Owned(panel.title()),
            menu: if of_maps.contains(&panel.id()) { "View/Historical map" } else { "View/Panels" },
            line_above: false,
            shortcut: None,
            enabled: |_| true,
            checked: None,
            run: Run::Panel(panel.id()),
        });
    }
    all.extend(registry.more_commands().iter().cloned());
    all.retain(|command| oblique_platform::CAN_END || command.id != "file.quit");
    all
}

/// The shortcut printed as 'B' or 'Shift+B'.
fn printed(keys: &str) -> Option<KeyboardShortcut> {
    let (modifiers, key) = match keys.strip_prefix("Shift+") {
        Some(key) => (Modifiers::SHIFT, key),
        None => (NONE, keys),
    };
    Key::from_name(key).map(|key| KeyboardShortcut::new(modifiers, key))
}

fn has_area(context: &EditorContext<'_>) -> bool {
    context.view.area.is_some()
}

fn selected_or_area(context: &EditorContext<'_>) -> bool {
    selected(context) || has_area(context)
}

/// Are hexes selected, or one?
fn has_hexes(context: &EditorContext<'_>) -> bool {
    has_area(context) || matches!(context.view.selection, crate::view::Selection::Hex(_))
}

fn line_selected(context: &EditorContext<'_>) -> bool {
    crate::app::selected_line(context).is_some()
}

/// May what is selected be renamed?
fn has_name(context: &EditorContext<'_>) -> bool {
    let one = matches!(&context.view.selection, crate::view::Selection::Pieces(ids) if ids.len() == 1);
    one || line_selected(context)
}

/// Are units or leaders selected?
fn has_cells(context: &EditorContext<'_>) -> bool {
    !context.view.cells.rows.is_empty()
}

fn has_pieces(context: &EditorContext<'_>) -> bool {
    matches!(context.view.selection, crate::view::Selection::Pieces(_))
}

/// Is terrain drafted from a historical map?
fn has_terrain_draft(context: &EditorContext<'_>) -> bool {
    context.view.sheets.draft.is_some()
}

/// Is there a historical map under the grid?
fn has_sheet(context: &EditorContext<'_>) -> bool {
    !context.scenario().sheets.is_empty()
}

fn selected(context: &EditorContext<'_>) -> bool {
    context.view.selection != crate::view::Selection::Nothing
}

fn asked(context: &EditorContext<'_>) -> bool {
    context.view.ask.subject != Subject::Nothing
}

fn table() -> Vec<Command> {
    vec![
        Command::new("file.new", text!("commands-new-battle"), "File", |w, ctx| w.go_on(Next::New, ctx))
            .asks()
            .key(CTRL, Key::N),
        Command::new("file.pick_up", text!("commands-pick-up-game"), "File/New from", |w, ctx| {
            w.go_on(Next::PickUp, ctx);
        })
        .asks(),
        Command::new("file.from_map", text!("commands-historical-map"), "File/New from", |w, ctx| {
            w.go_on(Next::FromMap, ctx);
        })
        .asks(),
        Command::new("file.from_heights", text!("commands-height-model"), "File/New from", |w, ctx| {
            w.go_on(Next::FromHeights, ctx);
        })
        .asks(),
        Command::new("file.gallery", text!("commands-gallery-of-battles"), "File", |w, _| w.show_gallery()),
        Command::new("file.open", text!("commands-open"), "File", |w, ctx| w.go_on(Next::Open, ctx))
            .asks()
            .key(CTRL, Key::O),
        Command::new("file.open_path", text!("commands-open-by-path"), "File", |w, ctx| {
            w.go_on(Next::OpenTyped, ctx);
        })
        .asks()
        .key(CTRL_SHIFT, Key::O),
        Command::new("file.save", text!("commands-save"), "File", Workbench::save).key(CTRL, Key::S).line(),
        Command::new("file.save_as", text!("commands-save-as"), "File", Workbench::save_as)
            .asks()
            .key(CTRL_SHIFT, Key::S),
        Command::new("file.save_path", text!("commands-save-to-a-path"), "File", Workbench::save_by_path)
            .asks(),
        Command::new("file.save_copy", text!("commands-save-a-copy"), "File", Workbench::save_copy).asks(),
        Command::new(
            "file.save_battle",
            text!("commands-save-the-battle-under-way"),
            "File",
            Workbench::save_battle,
        )
        .asks(),
        Command::new("file.revert", text!("commands-revert-to-the-saved-file"), "File", |w, ctx| {
            w.serve(ctx, |s, c| s.files.revert(c));
        }),
        Command::new("file.close", text!("commands-close"), "File", |w, ctx| w.go_on(Next::Close, ctx))
            .key(CTRL, Key::W),
        Command::new("file.recovered", text!("commands-recovered-work"), "File", Workbench::list_recovered),
        Command::new("file.change_rules", text!("commands-change-rules"), "File", |w, ctx| {
            w.go_on(Next::ChangeRules, ctx);
        })
        .asks(),
        Command::new("file.export_picture", text!("commands-export-a-picture"), "File", |w, _| {
            w.ask_export_picture();
        })
        .asks()
        .line(),
        Command::new("file.export_roster", text!("commands-export-order-of-battle"), "File", |w, _| {
            w.ask_export_roster();
        })
        .asks(),
        Command::new(
            "file.compare",
            text!("commands-compare-with-another-file"),
            "File/Compare",
            |w, ctx| {
                w.carry_out(vec![Intent::Compare(CompareWith::File)], ctx);
            },
        )
        .asks(),
        Command::new(
            "file.compare_saved",
            text!("commands-compare-with-the-saved-file"),
            "File/Compare",
            |w, ctx| {
                w.carry_out(vec![Intent::Compare(CompareWith::Saved)], ctx);
            },
        ),
        Command::new("file.quit", text!("commands-quit"), "File", |w, ctx| w.go_on(Next::Quit, ctx))
            .key(CTRL, Key::Q)
            .line(),
        Command::new("edit.undo", text!("commands-undo"), "Edit", Workbench::undo_click_or_step)
            .key(CTRL, Key::Z)
            .when(|d| {
                let rejected = !d.view.sheets.tracing.rejected.is_empty();
                d.view.takes_back || rejected || d.document.undo_label().is_some()
            }),
        Command::new("edit.redo", text!("commands-redo"), "Edit", |w, _| w.redo())
            .key(CTRL_SHIFT, Key::Z)
            .when(|d| d.document.redo_label().is_some()),
        Command::new("edit.cut", text!("commands-cut-hexes"), "Edit", |w, ctx| {
            w.serve(ctx, |s, c| s.clipboard.cut(c));
        })
        .key(CTRL, Key::X)
        .when(has_hexes)
        .line(),
        Command::new("edit.copy", text!("commands-copy-hexes"), "Edit", |w, ctx| {
            w.serve(ctx, |s, c| s.clipboard.copy(c));
        })
        .key(CTRL, Key::C)
        .when(has_hexes),
        Command::new("edit.paste", text!("commands-paste-hexes"), "Edit", |w, ctx| {
            w.serve(ctx, |s, c| s.clipboard.paste(c, Wanted::Anything));
        })
        .key(CTRL, Key::V),
        Command::new(
            "edit.copy_units",
            text!("commands-copy-units-for-a-spreadsheet"),
            "Edit/Units",
            |w, ctx| {
                w.copy_units(ctx);
            },
        )
        .when(|d| matches!(d.view.selection, crate::view::Selection::Pieces(_))),
        Command::new(
            "edit.paste_units",
            text!("commands-paste-units-from-a-spreadsheet"),
            "Edit/Units",
            |w, ctx| {
                w.serve(ctx, |s, c| s.clipboard.paste(c, Wanted::Units));
            },
        ),
        Command::new("area.move", text!("commands-move-hexes"), "Edit", |w, ctx| {
            w.serve(ctx, |_, c| move_region(c));
        })
        .key(NONE, Key::M)
        .when(has_hexes),
        Command::new("edit.delete", text!("commands-delete"), "Edit", |w, _| w.delete_selected())
            .key(NONE, Key::Delete)
            .line()
            .when(selected_or_area),
        Command::new("edit.duplicate", text!("commands-duplicate"), "Edit/Units", |w, _| {
            w.duplicate_selected();
        })
        .key(CTRL, Key::E)
        .when(has_pieces),
        Command::new(
            "roster.duplicate_command",
            text!("commands-duplicate-with-all-under-it"),
            "Edit/Units",
            |w, _| {
                w.duplicate(copies::CopyOptions { commands: true, other_side: false });
            },
        )
        .key(CTRL_SHIFT, Key::D)
        .when(has_pieces),
        Command::new(
            "roster.duplicate_other",
            text!("commands-duplicate-to-the-other-side"),
            "Edit/Units",
            |w, _| {
                w.duplicate(copies::CopyOptions { commands: true, other_side: true });
            },
        )
        .when(has_pieces),
        Command::new(
            "roster.duplicate_army",
            text!("commands-duplicate-the-army-to-the-other-side"),
            "Edit/Units",
            |w, _| {
                w.duplicate_army();
            },
        )
        .when(has_pieces),
        Command::new("roster.change_many", text!("commands-bulk-edit"), "Edit/Units", |w, _| w.change_many())
            .asks()
            .key(CTRL_SHIFT, Key::B),
        Command::new("roster.fill_down", text!("commands-fill-down"), "Edit/Cells", |w, _| w.fill_down())
            .key(CTRL, Key::D)
            .when(has_cells),
        Command::new("roster.copy_cells", text!("commands-copy-cells"), "Edit/Cells", |w, ctx| {
            w.copy_cells(ctx);
        })
        .when(has_cells),
        Command::new("roster.paste_cells", text!("commands-paste-cells"), "Edit/Cells", |w, ctx| {
            w.serve(ctx, |s, c| s.clipboard.paste(c, Wanted::Cells));
        })
        .when(has_cells),
        Command::new("roster.clear_cells", text!("commands-clear-cells"), "Edit/Cells", |w, _| {
            w.clear_cells();
        })
        .when(has_cells),
        Command::new("roster.cell_source", text!("commands-source-of-the-cells"), "Edit/Cells", |w, ctx| {
            w.ask_cell_source(ctx);
        })
        .asks()
        .when(has_cells),
        Command::new("roster.split", text!("commands-split-into-companies"), "Edit/Units", |w, _| {
            w.ask_split();
        })
        .asks()
        .when(has_pieces),
        Command::new(
            "roster.template",
            text!("commands-add-from-template"),
            "Edit/Units",
            Workbench::pick_template,
        )
        .asks()
        .key(CTRL_SHIFT, Key::T),
        Command::new(
            "roster.build_army",
            text!("commands-build-an-army-from-a-list"),
            "Edit/Units",
            |w, _| w.build_army(),
        )
        .asks(),
        Command::new("roster.keep_template", text!("commands-save-as-template"), "Edit/Units", |w, _| {
            w.ask_template_name();
        })
        .asks()
        .when(has_pieces),
        Command::new("edit.rename", text!("commands-rename"), "Edit", |w, _| w.rename_selected())
            .key(NONE, Key::F2)
            .when(has_name),
        Command::new("edit.task", text!("commands-task-of-the-selected-units"), "Edit/Units", |w, _| {
            w.set_task_of_selected();
        })
        .when(has_pieces),
        Command::new("edit.select_all", text!("commands-select-all-units"), "Edit", |w, _| w.select_all())
            .key(CTRL, Key::A)
            .line(),
        Command::new("edit.deselect", text!("commands-deselect"), "Edit", |w, _| w.deselect())
            .key(CTRL_SHIFT, Key::A)
            .when(selected_or_area),
        Command::new("edit.preferences", text!("commands-preferences"), "Edit", |w, _| {
            w.show(Sheet::Preferences);
        })
        .key(CTRL, Key::Comma)
        .line(),
        Command::new("area.all", text!("commands-all-hexes"), "Select", |w, _| w.area_all())
            .key(CTRL_ALT, Key::A),
        Command::new("area.none", text!("commands-no-hexes"), "Select", |w, _| w.area_none())
            .key(CTRL_ALT, Key::N)
            .when(has_area),
        Command::new("area.again", text!("commands-reselect-the-last-hexes"), "Select", |w, _| {
            w.area_again();
        })
        .when(|d| d.view.last_area.is_some()),
        Command::new("area.invert", text!("commands-invert"), "Select", |w, _| w.area_invert())
            .key(CTRL_ALT, Key::I),
        Command::new("area.grow", text!("commands-grow-by-a-hex"), "Select", |w, _| w.area_grow())
            .key(CTRL_ALT, Key::Equals)
            .when(has_area)
            .line(),
        Command::new("area.shrink", text!("commands-shrink-by-a-hex"), "Select", |w, _| w.area_shrink())
            .key(CTRL_ALT, Key::Minus)
            .when(has_area),
        Command::new("area.rim", text!("commands-border-only"), "Select", |w, _| w.area_rim()).when(has_area),
        Command::new("area.fill", text!("commands-fill-with-the-current-terrain"), "Select", |w, _| {
            w.area_fill();
        })
        .key(CTRL_ALT, Key::G)
        .when(has_area)
        .line(),
        Command::new("area.stamp", text!("commands-save-as-stamp"), "Select", |w, _| w.ask_stamp_name())
            .asks()
            .when(has_hexes),
        Command::new("paint.own_brush", text!("commands-brush-from-the-selection"), "Select", |w, _| {
            w.own_brush();
        })
        .when(|d| d.view.area.is_some() || d.view.tools.brush_own.is_some()),
        Command::new("paint.symmetry", text!("commands-next-symmetry"), "Tools", |w, _| w.next_symmetry())
            .key(NONE, Key::Y),
        Command::new("paint.center", text!("commands-centre-the-symmetry-here"), "Tools", |w, _| {
            w.symmetry_here();
        })
        .key(Modifiers::SHIFT, Key::Y)
        .when(|d| d.view.hover.is_some()),
        Command::new("view.palette", text!("commands-find-a-command"), "View", |w, _| w.open_palette())
            .key(CTRL, Key::K),
        Command::new("view.search", text!("commands-search-the-panel"), "View", |_, ctx| {
            let _ = crate::ui::widgets::focus_search(ctx);
        })
        .key(CTRL, Key::F),
        Command::new("roster.table", text!("commands-units-table"), "View", Workbench::show_table)
            .key(NONE, Key::F6),
        Command::new("view.zoom_in", text!("commands-zoom-in"), "View", |w, _| w.zoom(1.25))
            .key(CTRL, Key::Equals)
            .line(),
        Command::new("view.zoom_out", text!("commands-zoom-out"), "View", |w, _| w.zoom(0.8))
            .key(CTRL, Key::Minus),
        Command::new("view.fit", text!("commands-zoom-to-fit"), "View", |w, _| w.fit()).key(CTRL, Key::Num0),
        Command::new("view.go_to_hex", text!("commands-go-to-a-hex"), "View", |w, _| w.ask_hex())
            .asks()
            .key(CTRL, Key::G),
        Command::new("view.grid", text!("commands-hex-grid"), "View/Layers", |w, _| w.layer(|l| &mut l.grid))
            .shows(|d| d.view.layers.grid)
            .line(),
        Command::new("view.numbers", text!("commands-hex-numbers"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.numbers);
        })
        .shows(|d| d.view.layers.numbers),
        Command::new("view.sheets", text!("commands-historical-maps"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.sheets);
        })
        .shows(|d| d.view.layers.sheets),
        Command::new("sheets.blink", text!("commands-historical-map-alone"), "View/Layers", |w, _| w.blink())
            .key(NONE, Key::Backtick)
            .when(has_sheet),
        Command::new("sheets.swipe", text!("commands-divide-map-and-ground"), "View/Layers", |w, _| {
            w.swipe();
        })
        .key(SHIFT, Key::Backtick)
        .when(has_sheet),
        Command::new("view.labels", text!("commands-names"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.labels);
        })
        .shows(|d| d.view.layers.labels),
        Command::new("view.terrain", text!("commands-terrain"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.terrain);
        })
        .shows(|d| d.view.layers.terrain),
        Command::new("view.linear", text!("commands-roads-and-streams"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.linear);
        })
        .shows(|d| d.view.layers.linear),
        Command::new("view.shading", text!("commands-hill-shading"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.shading);
        })
        .shows(|d| d.view.layers.shading),
        Command::new("view.levels", text!("commands-level-numbers"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.levels);
        })
        .shows(|d| d.view.layers.levels),
        Command::new("view.problems", text!("commands-problem-markers"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.problems);
        })
        .shows(|d| d.view.layers.problems),
        Command::new("view.rulers", text!("commands-rulers"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.rulers);
        })
        .shows(|d| d.view.layers.rulers),
        Command::new("view.relief", text!("commands-relief"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.relief);
        })
        .shows(|d| d.view.layers.relief),
        Command::new("view.pieces", text!("commands-units-and-leaders"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.pieces);
        })
        .shows(|d| d.view.layers.pieces),
        Command::new("view.unit_names", text!("commands-names-of-units"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.unit_names);
        })
        .shows(|d| d.view.layers.unit_names),
        Command::new("view.unit_strengths", text!("commands-strengths-of-units"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.unit_strengths);
        })
        .shows(|d| d.view.layers.unit_strengths),
        Command::new("view.objectives", text!("commands-objective-markers"), "View/Layers", |w, _| {
            w.layer(|l| &mut l.objectives);
        })
        .shows(|d| d.view.layers.objectives),
        Command::new("analysis.sight", text!("commands-line-of-sight"), "View/Analysis", |w, ctx| {
            w.serve(ctx, |_, c| ask_about(c, Subject::Sight));
        })
        .shows(|d| d.view.ask.subject == Subject::Sight),
        Command::new("analysis.view", text!("commands-field-of-view"), "View/Analysis", |w, ctx| {
            w.serve(ctx, |_, c| ask_about(c, Subject::View));
        })
        .shows(|d| d.view.ask.subject == Subject::View),
        Command::new("analysis.reach", text!("commands-movement-reach"), "View/Analysis", |w, ctx| {
            w.serve(ctx, |_, c| ask_about(c, Subject::Reach));
        })
        .shows(|d| d.view.ask.subject == Subject::Reach),
        Command::new("analysis.times", text!("commands-earliest-arrivals"), "View/Analysis", |w, ctx| {
            w.serve(ctx, |_, c| ask_about(c, Subject::Times));
        })
        .shows(|d| d.view.ask.subject == Subject::Times),
        Command::new("analysis.command", text!("commands-command-radii"), "View/Analysis", |w, ctx| {
            w.serve(ctx, |_, c| ask_about(c, Subject::Command));
        })
        .shows(|d| d.view.ask.subject == Subject::Command),
        Command::new("analysis.pockets", text!("commands-unreachable-hexes"), "View/Analysis", |w, ctx| {
            w.serve(ctx, |_, c| ask_about(c, Subject::Pockets));
        })
        .shows(|d| d.view.ask.subject == Subject::Pockets),
        Command::new("analysis.shown", text!("commands-analysis-on-the-map"), "View/Analysis", |w, _| {
            w.toggle_analysis();
        })
        .key(CTRL_SHIFT, Key::L)
        .shows(|d| d.view.ask.shown)
        .when(asked)
        .line(),
        Command::new("analysis.clear", text!("commands-clear-the-analysis"), "View/Analysis", |w, _| {
            w.clear_analysis();
        })
        .when(asked),
        Command::new(
            "analysis.select_unreached",
            text!("commands-select-the-unreachable-hexes"),
            "View/Analysis",
            |w, ctx| {
                w.serve(ctx, |_, c| select_unreached(c));
            },
        )
        .when(|d| d.view.ask.subject == Subject::Pockets),
        Command::new("view.theme_system", text!("commands-system-theme"), "View/Theme", |w, _| {
            w.set_theme(Theme::System);
        })
        .shows(|d| d.settings.theme == Theme::System),
        Command::new("view.theme_light", text!("commands-light-theme"), "View/Theme", |w, _| {
            w.set_theme(Theme::Light);
        })
        .shows(|d| d.settings.theme == Theme::Light),
        Command::new("view.theme_dark", text!("commands-dark-theme"), "View/Theme", |w, _| {
            w.set_theme(Theme::Dark);
        })
        .shows(|d| d.settings.theme == Theme::Dark),
        Command::new("view.theme_contrast", text!("commands-high-contrast-theme"), "View/Theme", |w, _| {
            w.set_theme(Theme::Contrast);
        })
        .shows(|d| d.settings.theme == Theme::Contrast),
        Command::new("view.larger", text!("commands-larger-interface"), "View/Interface size", |w, _| {
            w.scale_by(0.1);
        })
        .key(CTRL_SHIFT, Key::Equals),
        Command::new("view.smaller", text!("commands-smaller-interface"), "View/Interface size", |w, _| {
            w.scale_by(-0.1);
        })
        .key(CTRL_SHIFT, Key::Minus),
        Command::new(
            "view.normal_size",
            text!("commands-default-interface-size"),
            "View/Interface size",
            |w, _| {
                w.set_scale(1.0);
            },
        ),
        Command::new("view.reset_layout", text!("commands-reset-the-layout"), "View", |w, _| {
            w.reset_layout();
        }),
        Command::new(
            "sheets.guided",
            text!("commands-from-a-historical-map"),
            "Board",
            Workbench::go_historical_way,
        )
        .line(),
        Command::new(
            "sheets.heights",
            text!("commands-levels-from-a-height-model"),
            "Board",
            Workbench::go_heights,
        ),
        Command::new("sheets.vectors", text!("commands-vectors-from-a-gis"), "Board", Workbench::go_vectors),
        Command::new("sheets.add", text!("commands-lay-a-scan-under-the-grid"), "Board", Workbench::add_scan)
            .asks(),
        Command::new("sheets.recipe", text!("commands-save-the-recipe"), "Board", |w, ctx| {
            w.carry_out(vec![Intent::Sheets(SheetsRequest::SaveRecipe)], ctx);
        })
        .asks()
        .when(|d| d.scenario().board_place.is_some()),
        Command::new(
            "sheets.least_sure",
            text!("commands-least-sure-hex-next"),
            "Board/Historical map",
            Workbench::least_sure_next,
        )
        .key(SHIFT, Key::J)
        .when(has_terrain_draft),
        Command::new(
            "sheets.training",
            text!("commands-use-the-training-of-a-battle"),
            "Board/Historical map",
            |w, ctx| {
                w.carry_out(vec![Intent::Sheets(SheetsRequest::OpenTraining)], ctx);
            },
        )
        .asks()
        .when(has_sheet),
        Command::new(
            "sheets.left",
            text!("commands-nudge-the-map-left"),
            "Board/Historical map",
            |w, ctx| {
                w.nudge_sheet((-1, 0), ctx);
            },
        )
        .key(CTRL_ALT, Key::ArrowLeft)
        .when(has_sheet),
        Command::new(
            "sheets.right",
            text!("commands-nudge-the-map-right"),
            "Board/Historical map",
            |w, ctx| {
                w.nudge_sheet((1, 0), ctx);
            },
        )
        .key(CTRL_ALT, Key::ArrowRight)
        .when(has_sheet),
        Command::new("sheets.up", text!("commands-nudge-the-map-up"), "Board/Historical map", |w, ctx| {
            w.nudge_sheet((0, -1), ctx);
        })
        .key(CTRL_ALT, Key::ArrowUp)
        .when(has_sheet),
        Command::new(
            "sheets.down",
            text!("commands-nudge-the-map-down"),
            "Board/Historical map",
            |w, ctx| {
                w.nudge_sheet((0, 1), ctx);
            },
        )
        .key(CTRL_ALT, Key::ArrowDown)
        .when(has_sheet),
        Command::new("map.make_up", text!("commands-generate-terrain"), "Board", |w, _| {
            w.open_terrain_generator();
        })
        .asks()
        .key(CTRL_SHIFT, Key::G)
        .line(),
        Command::new("map.flip_left_right", text!("commands-flip-left-to-right"), "Board", |w, _| {
            w.board_work(BoardWork::FlipLeftRight);
        }),
        Command::new("map.flip_top_bottom", text!("commands-flip-top-to-bottom"), "Board", |w, _| {
            w.board_work(BoardWork::FlipTopBottom);
        }),
        Command::new("map.turn_half", text!("commands-rotate-180-degrees"), "Board", |w, _| {
            w.board_work(BoardWork::TurnHalf);
        }),
        Command::new("map.turn_right", text!("commands-rotate-60-degrees-clockwise"), "Board", |w, _| {
            w.board_work(BoardWork::TurnSixth { way: 1, roomy: true });
        })
        .asks(),
        Command::new("map.turn_left", text!("commands-rotate-60-degrees-anticlockwise"), "Board", |w, _| {
            w.board_work(BoardWork::TurnSixth { way: -1, roomy: true });
        })
        .asks(),
        Command::new("map.reshape", text!("commands-switch-flat-and-pointy-hexes"), "Board", |w, _| {
            w.board_work(BoardWork::Reshape);
        })
        .asks()
        .when(|d| d.catalog().orientations.len() > 1),
        Command::new("map.number", text!("commands-start-hex-numbers-here"), "Board", |w, _| {
            w.number_from_selected();
        })
        .asks()
        .when(|d| matches!(d.view.selection, crate::view::Selection::Hex(_))),
        Command::new("map.numbers", text!("commands-hex-numbering"), "Board", |w, _| w.ask_numbers()).asks(),
        Command::new("heights.up", text!("commands-raise-all-by-1"), "Board/Heights", |w, _| {
            w.height_work(HeightWork::Shift(1));
        })
        .line(),
        Command::new("heights.down", text!("commands-lower-all-by-1"), "Board/Heights", |w, _| {
            w.height_work(HeightWork::Shift(-1));
        }),
        Command::new("heights.double", text!("commands-double-all-heights"), "Board/Heights", |w, _| {
            w.height_work(HeightWork::Scale(2, 1));
        }),
        Command::new("heights.half", text!("commands-halve-all-heights"), "Board/Heights", |w, _| {
            w.height_work(HeightWork::Scale(1, 2));
        }),
        Command::new("heights.smooth", text!("commands-smooth-the-ground"), "Board/Heights", |w, _| {
            w.height_work(HeightWork::Smooth);
        }),
        Command::new("heights.flatten", text!("commands-flatten-the-ground"), "Board/Heights", |w, _| {
            w.height_work(HeightWork::Flatten);
        }),
        Command::new("lines.join", text!("commands-join-with-the-next-line"), "Board/Lines", |w, _| {
            w.line_work(LineWork::Join);
        })
        .key(CTRL, Key::J)
        .when(line_selected),
        Command::new("lines.split", text!("commands-split-the-line-here"), "Board/Lines", |w, _| {
            w.line_work(LineWork::Split);
        })
        .key(CTRL_SHIFT, Key::J)
        .when(line_selected),
        Command::new("lines.turn", text!("commands-reverse-the-line"), "Board/Lines", |w, _| {
            w.line_work(LineWork::TurnRound);
        })
        .key(SHIFT, Key::R)
        .when(line_selected),
        Command::new("lines.mend", text!("commands-close-the-gaps-of-the-line"), "Board/Lines", |w, _| {
            w.line_work(LineWork::CloseGaps);
        })
        .when(line_selected),
        Command::new("lines.join_all", text!("commands-join-all-lines-that-meet"), "Board/Lines", |w, _| {
            w.line_work(LineWork::JoinAll);
        })
        .line(),
        Command::new("lines.bridge_all", text!("commands-bridge-every-crossing"), "Board/Lines", |w, _| {
            w.line_work(LineWork::BridgeAll);
        }),
        Command::new("battle.play", text!("commands-play"), "Battle", |w, _| w.play()).key(NONE, Key::F5),
        Command::new("battle.open", text!("commands-open-a-saved-battle"), "Battle", |w, ctx| {
            w.leave_battle(Next::OpenBattle, ctx);
        })
        .asks(),
        Command::new("battle.trials", text!("commands-play-it-many-times"), "Battle", |w, ctx| {
            w.carry_out(vec![Intent::ShowPanel("trials")], ctx);
        }),
        Command::new("battle.compare_rules", text!("commands-compare-rule-systems"), "Battle", |w, ctx| {
            w.carry_out(vec![Intent::ShowPanel("rules_comparison")], ctx);
        }),
        Command::new("battle.check", text!("commands-check-now"), "Battle", |w, ctx| {
            w.serve(ctx, |s, c| s.checks.check_now(c));
        })
        .key(CTRL, Key::F8),
        Command::new("battle.next_problem", text!("commands-next-problem"), "Battle", |w, ctx| {
            w.serve(ctx, |_, c| step_problem(c, true));
        })
        .key(NONE, Key::F8)
        .when(|d| !d.problems.is_empty()),
        Command::new("battle.previous_problem", text!("commands-previous-problem"), "Battle", |w, ctx| {
            w.serve(ctx, |_, c| step_problem(c, false));
        })
        .key(SHIFT, Key::F8)
        .when(|d| !d.problems.is_empty()),
        Command::new("help.manual", text!("commands-handbook"), "Help", Workbench::help).key(NONE, Key::F1),
        Command::new("help.shortcuts", text!("commands-keyboard-shortcuts"), "Help", |w, _| w.show_keys())
            .key(CTRL, Key::Slash),
        Command::new("help.tour", text!("commands-take-the-tour"), "Help", |w, _| w.start_tour()),
        Command::new("help.report", text!("commands-report-a-problem"), "Help", |w, _| w.show(Sheet::Report)),
        Command::new("help.about", text!("commands-about-oblique"), "Help", |w, _| w.show(Sheet::About))
            .line(),
    ]
}

#[cfg(test)]
mod tests {
    use super::{MENUS, commands};
    use std::collections::BTreeMap;

    /// Capitals that are none of ours.
    const NAMES_OF_PROGRAMS: &[&str] = &["Oblique", "MegaMek", "Wesnoth", "Tiled", "VASSAL", "JSON", "PDF"];

    #[test]
    fn no_two_commands_share_an_id_or_a_shortcut() {
        let mut ids = BTreeMap::new();
        let mut keys: Vec<(egui::KeyboardShortcut, String)> = Vec::new();
        for command in commands() {
            let before = ids.insert(command.id.clone(), command.name.clone());
            assert!(before.is_none(), "two commands have the id {}", command.id);
            if let Some(shortcut) = command.shortcut {
                let clash = keys.iter().find(|(k, _)| *k == shortcut);
                assert!(clash.is_none(), "{} and {:?} share a shortcut", command.name, clash);
                keys.push((shortcut, command.name.to_string()));
            }
        }
    }

    #[test]
    fn names_are_in_sentence_case_and_menus_exist() {
        for command in commands() {
            let first = command.name.chars().next();
            assert!(first.is_some_and(char::is_uppercase), "{:?} starts small", command.name);
            let shouting = command.name.split(' ').skip(1).filter(|w| !NAMES_OF_PROGRAMS.contains(w));
            for word in shouting {
                let letters = word.trim_end_matches('…').chars().count();
                assert!(!word.starts_with(char::is_uppercase) || letters <= 5, "{:?}", command.name);
            }
            assert!(!command.name.contains(['!', '_']), "{:?}", command.name);
            let menu = command.menu.split('/').next().unwrap_or_default();
            assert!(MENUS.contains(&menu), "{} is in no menu", command.id);
        }
    }
}
