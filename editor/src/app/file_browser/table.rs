//! The list of the folder: a row for each entry, drawn only where it is seen.

use super::listing::{Entry, Sort};
use super::order::Column;
use super::{FileBrowser, Folder, Outcome, icons, words};
use crate::ui::Tokens;
use crate::ui::shorten::shorten;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{Align, Layout, Response, RichText, Sense, TextStyle, TextWrapMode, Ui, WidgetText, vec2};
use egui_extras::{Column as Width, TableBuilder};
use oblique_roster::totals::thousands;
use oblique_text::{inside, text};

/// Widths of the columns of sizes and dates.
const SIZE: f32 = 84.0;
const CHANGED: f32 = 142.0;

/// What was done to the list.
#[derive(Default)]
struct Happened {
    selected: Option<usize>,
    opened: Option<usize>,
    sorted: Option<Column>,
}

impl FileBrowser {
    pub(super) fn list(&mut self, ui: &mut Ui, height: f32) -> Outcome {
        match &self.state {
            Folder::Reading(progress) => {
                let found = thousands(i64::try_from(progress.found()).unwrap_or(i64::MAX));
                widgets::empty(
                    ui,
                    text!("files-reading-the-folder"),
                    &text!("files-found-found-so-far", found),
                );
                ui.ctx().request_repaint_after(std::time::Duration::from_millis(100));
                return Outcome::None;
            }
            Folder::Unreadable(why) => {
                widgets::empty(
                    ui,
                    text!("files-this-folder-cannot-be-read"),
                    &format!("{}: {why}.", self.folder.display()),
                );
                return Outcome::None;
            }
            Folder::Read if self.shown.is_empty() => {
                self.nothing(ui);
                return Outcome::None;
            }
            Folder::Read => {}
        }
        let happened = self.rows(ui, height);
        if let Some(by) = happened.sorted {
            self.look.falling = self.look.by == by && !self.look.falling;
            self.look.by = by;
            self.arrange();
        }
        if let Some(row) = happened.selected {
            self.select(row);
        }
        happened.opened.map_or(Outcome::None, |row| self.open(row))
    }

    fn nothing(&self, ui: &mut Ui) {
        let title = text!("files-nothing-to-show-here");
        let hint = match self.entries.len() {
            0 => text!("files-the-folder-is-empty").to_owned(),
            n => text!(
                "files-n-more-are-hidden-or-of-another-kind",
                n = thousands(i64::try_from(n).unwrap_or(i64::MAX))
            ),
        };
        widgets::empty(ui, title, &hint);
    }

    fn rows(&mut self, ui: &mut Ui, height: f32) -> Happened {
        let mut happened = Happened::default();
        let wanted = self.wanted.take();
        ui.spacing_mut().item_spacing = vec2(1.0, 0.0);
        let mut table = TableBuilder::new(ui)
            .id_salt("files")
            .striped(true)
            .sense(Sense::click())
            .cell_layout(Layout::left_to_right(Align::Center))
            .auto_shrink([false, false])
            .min_scrolled_height(0.0)
            .max_scroll_height(height - size::ROW - 2.0)
            .animate_scrolling(false)
            .column(Width::remainder().clip(true))
            .column(Width::exact(SIZE).clip(true))
            .column(Width::exact(CHANGED).clip(true));
        if let Some(row) = wanted {
            table = table.scroll_to_row(row, None);
        }
        let look = self.look;
        let table = table.header(size::ROW + 2.0, |mut header| {
            for column in Column::ALL {
                let sorted = (look.by == column).then_some(look.falling);
                let (_, response) = header.col(|ui| heading(ui, column, sorted));
                let name = text!("files-sort-by-title", title = inside(column.title()));
                response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ColumnHeader, true, &name));
                if response.on_hover_text(name).clicked() {
                    happened.sorted = Some(column);
                }
            }
        });
        table.body(|body| {
            body.rows(size::ROW, self.shown.len(), |mut row| {
                let index = row.index();
                let Some(entry) = self.entry(index) else { return };
                let on = self.selected.as_ref() == Some(&entry.name);
                row.set_selected(on);
                for column in Column::ALL {
                    let (_, response) = row.col(|ui| cell(ui, entry, column, on));
                    if column == Column::Name {
                        name_row(&response, entry, on);
                    }
                    if response.clicked() {
                        happened.selected = Some(index);
                    }
                    if response.double_clicked() {
                        happened.opened = Some(index);
                    }
                }
            });
        });
        happened
    }
}

/// The title of a column, and which way it is sorted, if it is.
fn heading(ui: &Ui, column: Column, falling: Option<bool>) {
    let text = WidgetText::from(RichText::new(column.title()).color(Tokens::of(ui).text_weak));
    let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body);
    let (rect, wide) = (ui.max_rect(), galley.size());
    let x = if column == Column::Size { rect.right() - 12.0 - wide.x } else { rect.left() + 2.0 };
    let sign = if column == Column::Size { x - 8.0 } else { x + wide.x + 8.0 };
    ui.painter().galley(egui::pos2(x, rect.center().y - wide.y / 2.0), galley, Tokens::of(ui).text_weak);
    if let Some(falling) = falling {
        icons::sorted(ui, egui::pos2(sign, rect.center().y + 1.0), falling);
    }
}

/// What a screen reader says of a row.
fn name_row(response: &Response, entry: &Entry, on: bool) {
    let what = match entry.sort {
        Sort::Folder => text!("files-entry-folder", entry = entry.shown),
        Sort::DeadLink => text!("files-entry-link-to-nothing", entry = entry.shown),
        Sort::File => entry.shown.clone(),
    };
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Row, true, on, &what));
}

fn cell(ui: &mut Ui, entry: &Entry, column: Column, on: bool) {
    let tokens = Tokens::of(ui);
    let rect = ui.max_rect();
    let faint = entry.hidden || entry.sort == Sort::DeadLink || column != Column::Name;
    let color = match (on, faint) {
        (true, _) => tokens.on_accent_soft,
        (false, true) => tokens.text_weak,
        (false, false) => tokens.text,
    };
    let text = match column {
        Column::Name => entry.shown.clone(),
        Column::Size if entry.sort == Sort::File => words::size(entry.size),
        Column::Size => String::new(),
        Column::Changed => entry.modified.map(words::date).unwrap_or_default(),
    };
    let inset = if column == Column::Name { icons::WIDTH } else { 2.0 };
    if column == Column::Name {
        icons::sort(ui.painter(), &tokens, rect.left_center(), entry.sort);
    }
    let width = (rect.width() - inset - 4.0).max(0.0);
    let lay = |text: &str, mode| {
        let text = WidgetText::from(RichText::new(text).color(color));
        text.into_galley(ui, Some(mode), width, TextStyle::Body)
    };
    let mut galley = lay(&text, TextWrapMode::Extend);
    let cut = galley.size().x > width;
    if cut {
        // What tells long names apart is often at their end: the middle goes.
        let part = text.chars().count() as f32 * width / galley.size().x;
        galley = lay(&shorten(&text, part as usize), TextWrapMode::Truncate);
    }
    let x = if column == Column::Size { rect.right() - 12.0 - galley.size().x } else { rect.left() + inset };
    let at = egui::pos2(x, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
    if cut {
        ui.allocate_rect(rect, Sense::hover()).on_hover_text(&entry.shown);
    }
}
