//! The handbook: the editor first, the rules of every ruleset second, in a window that stays beside the work.
//!
//! What is written is in `docs/handbook` and in the rulesets' manuals; this is how it is found and shown.

mod pages;
mod rules;
mod text;
mod translations;

use super::Workbench;
use crate::app::command::{MENUS, menu_name, shortcut_text};
use crate::app::rulesets::RULESETS;
use crate::ui::theme::{Tokens, size};
use crate::ui::{spot, widgets};
use egui::{Context, Rect, RichText, ScrollArea, Ui};
use oblique_text::{Text, text};

/// Width of the contents.
const CONTENTS: f32 = 190.0;
/// The window as it first opens.
const SIZE: egui::Vec2 = egui::vec2(720.0, 520.0);
/// Letters around what was searched.
const SNIPPET: usize = 60;
/// What a search lists at most.
const MOST_FOUND: usize = 80;

/// What is open in the handbook.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Place {
    /// A page about the editor, by its id.
    Page(&'static str),
    /// How a ruleset is played: which one.
    Guide(usize),
    /// A chapter of the rules: which ruleset, which chapter, at which rule.
    Rules(usize, usize, Option<String>),
}

/// What the page on playing a ruleset is called in the contents.
const GUIDE_TITLE: Text = Text("windows-how-it-is-played");

/// The window of the handbook.
#[derive(Debug)]
pub(super) struct Handbook {
    open: bool,
    place: Place,
    /// Where the reader was before.
    back: Vec<Place>,
    search: String,
    /// Is its field to have the keyboard?
    to_search: bool,
    /// Is the rule of the place still to be brought into view?
    to_rule: bool,
    /// Where the window was in the last frame.
    rect: Rect,
    /// Is it what was worked with last, so that Escape is for it?
    foremost: bool,
}

impl Default for Handbook {
    fn default() -> Self {
        let place = Place::Page(pages::FIRST);
        Self {
            open: false,
            place,
            back: Vec::new(),
            search: String::new(),
            to_search: false,
            to_rule: false,
            rect: Rect::NOTHING,
            foremost: false,
        }
    }
}

impl Handbook {
    /// Opens it at a place.
    fn go(&mut self, place: Place) {
        (self.open, self.foremost) = (true, true);
        self.search.clear();
        self.to_rule = matches!(place, Place::Rules(_, _, Some(_)));
        let before = std::mem::replace(&mut self.place, place);
        if before != self.place {
            self.back.push(before);
        }
    }
}

impl Workbench {
    /// Opens the handbook at what lies under the pointer; closes it where that is open already.
    pub fn help(&mut self, ctx: &Context) {
        let pointer = ctx.pointer_latest_pos();
        let over_itself = pointer.is_some_and(|at| self.handbook.open && self.handbook.rect.contains(at));
        let page = if over_itself { None } else { pointer.and_then(|at| self.page_at(ctx, at)) };
        let here = page.is_none_or(|id| self.handbook.place == Place::Page(id));
        if self.handbook.open && here {
            self.handbook.open = false;
        } else if let Some(id) = page {
            self.handbook.go(Place::Page(id));
        } else {
            (self.handbook.open, self.handbook.foremost) = (true, true);
        }
    }

    /// Escape closes the handbook where it was opened or clicked last: it is not for the work under it then.
    pub(super) fn handbook_keys(&mut self, ctx: &Context) {
        if !self.handbook.open {
            return;
        }
        let pressed = ctx.input(|i| i.pointer.any_pressed().then(|| i.pointer.interact_pos()).flatten());
        if let Some(at) = pressed {
            self.handbook.foremost = self.handbook.rect.contains(at);
        }
        if self.handbook.foremost && ctx.input_mut(|i| i.consume_key(egui::Modifiers::COMMAND, egui::Key::F))
        {
            self.handbook.to_search = true;
        }
        let other = |e: &egui::Event| matches!(e, egui::Event::Key { pressed: true, key, .. } if !matches!(key, egui::Key::Escape | egui::Key::F1));
        if !ctx.text_edit_focused() && ctx.input(|i| i.events.iter().any(other)) {
            self.handbook.foremost = false;
        }
        if self.handbook.foremost
            && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
        {
            self.handbook.open = false;
        }
    }

    /// Opens the handbook at a rule of the battle's ruleset.
    pub(super) fn show_rule(&mut self, id: String) {
        let own = &self.world.ruleset.catalog().id;
        let Some(ruleset) = RULESETS.iter().position(|r| r.id() == *own) else { return };
        let mut chapters = self.world.ruleset.manual().chapters.iter();
        if let Some(chapter) = chapters.position(|c| c.rules.iter().any(|rule| rule.id == id)) {
            self.handbook.go(Place::Rules(ruleset, chapter, Some(id)));
        }
    }

    /// The page about what lies at a place of the window.
    fn page_at(&self, ctx: &Context, at: egui::Pos2) -> Option<&'static str> {
        let over = |name: String| spot::find(ctx, &name).is_some_and(|rect| rect.contains(at));
        if self.playing() {
            return Some("playing");
        }
        let tool = self.tools.iter().find(|tool| over(format!("tool.{}", tool.id())));
        if let Some(tool) = tool {
            return Some(pages::of_tool(tool.id()));
        }
        if over("pane.map".to_owned()) || over("options".to_owned()) {
            return Some(pages::of_tool(&self.world.view.tool));
        }
        let panel = self.panels.iter().find(|panel| over(format!("pane.{}", panel.id())));
        panel.and_then(|panel| pages::of_panel(panel.id()))
    }

    /// Draws the window, if it is open.
    pub(super) fn show_handbook(&mut self, ctx: &Context) {
        if !self.handbook.open {
            return;
        }
        let mut book = std::mem::take(&mut self.handbook);
        let screen = ctx.content_rect().shrink(size::GAP);
        let room = SIZE.min(screen.size() - egui::vec2(2.0 * size::GAP, 90.0));
        let corner = screen.right_top() + egui::vec2(-room.x - 2.0 * size::GAP, 64.0);
        let mut open = true;
        let window = egui::Window::new(text!("windows-handbook"))
            .default_size(room)
            .default_pos(corner)
            .min_width(420.0);
        let shown = window.open(&mut open).resizable(true).show(ctx, |ui| self.draw_handbook(ui, &mut book));
        book.open = open;
        if let Some(shown) = shown {
            book.rect = shown.response.rect;
            if let Some(place) = shown.inner.flatten() {
                book.go(place);
            }
        }
        self.handbook = book;
    }

    /// Draws what is in the window; returns where the reader wants to go.
    fn draw_handbook(&self, ui: &mut Ui, book: &mut Handbook) -> Option<Place> {
        let mut wanted = None;
        let entered = ui.horizontal(|ui| {
            if ui.add_enabled(!book.back.is_empty(), egui::Button::new(text!("windows-back"))).clicked()
                && let Some(place) = book.back.pop()
            {
                book.place = place;
                book.search.clear();
            }
            let field = widgets::search(ui, &mut book.search, text!("windows-search-the-handbook"));
            if std::mem::take(&mut book.to_search) {
                field.request_focus();
            }
            // Enter in the field opens what is found first.
            field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter))
        });
        let first = entered.inner;
        ui.add_space(size::GAP_SMALL);
        let room = ui.available_size();
        ui.horizontal_top(|ui| {
            let down = egui::Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(egui::vec2(CONTENTS, room.y), down, |ui| {
                let area = ScrollArea::vertical().id_salt("handbook contents").auto_shrink([false, false]);
                area.show(ui, |ui| self.contents(ui, &book.place, &mut wanted));
            });
            ui.separator();
            let query = book.search.trim().to_lowercase();
            let area = ScrollArea::vertical().id_salt(("handbook", &book.place, query.is_empty()));
            // One under the other: the area would go on beside, as what is around it does.
            let page = |ui: &mut Ui| {
                if !query.is_empty() {
                    found(ui, &query, first, &mut wanted);
                    return;
                }
                let text = match &book.place {
                    Place::Page(id) => pages::page(id).map(|page| page.text),
                    Place::Guide(ruleset) => RULESETS.get(*ruleset).and_then(|ruleset| ruleset.guide()),
                    Place::Rules(..) => None,
                };
                if let Some(text) = text {
                    let text = self.with_keys(ui.ctx(), text);
                    let link = text::draw(ui, &text, |ui| self.keys_of_all(ui));
                    let page = link.and_then(|file| pages::linked(&file));
                    if let Some(page) = page {
                        wanted = Some(Place::Page(page.id));
                    }
                }
                match &book.place {
                    Place::Page(_) | Place::Guide(_) => {}
                    Place::Rules(ruleset, chapter, rule) => {
                        let Some(ruleset) = RULESETS.get(*ruleset) else { return };
                        let rule = rule.as_deref().filter(|_| std::mem::take(&mut book.to_rule));
                        rules::chapter(ui, *ruleset, *chapter, rule);
                    }
                }
            };
            ui.vertical(|ui| area.auto_shrink([false, false]).show(ui, page));
        });
        wanted
    }

    /// The contents: the editor, then each ruleset with its chapters, the battle's own unfolded.
    fn contents(&self, ui: &mut Ui, place: &Place, wanted: &mut Option<Place>) {
        widgets::group(ui, text!("windows-the-editor"));
        for page in pages::pages() {
            let here = *place == Place::Page(page.id);
            if ui.selectable_label(here, page.title).clicked() {
                *wanted = Some(Place::Page(page.id));
            }
        }
        widgets::group(ui, text!("windows-the-rules"));
        for (at, ruleset) in RULESETS.iter().enumerate() {
            let own = ruleset.id() == self.world.ruleset.id();
            let fold = egui::CollapsingHeader::new(&ruleset.catalog().name).default_open(own);
            fold.id_salt(("handbook rules", at)).show(ui, |ui| {
                if ruleset.guide().is_some()
                    && ui.selectable_label(*place == Place::Guide(at), GUIDE_TITLE.get()).clicked()
                {
                    *wanted = Some(Place::Guide(at));
                }
                for (index, chapter) in ruleset.manual().chapters.iter().enumerate() {
                    let here = matches!(place, Place::Rules(r, c, _) if (*r, *c) == (at, index));
                    if ui.selectable_label(here, &chapter.title).clicked() {
                        *wanted = Some(Place::Rules(at, index, None));
                    }
                }
            });
        }
    }

    /// The keys of all commands, by menu.
    fn keys_of_all(&self, ui: &mut Ui) {
        for menu in MENUS {
            let of_menu = self.commands.iter().filter(|c| c.menu.split('/').next() == Some(menu));
            let keyed: Vec<_> = of_menu.filter_map(|c| c.shortcut.map(|keys| (c, keys))).collect();
            if keyed.is_empty() {
                continue;
            }
            widgets::group(ui, menu_name(menu));
            egui::Grid::new(("handbook keys", menu)).num_columns(2).striped(true).show(ui, |ui| {
                for (command, keys) in keyed {
                    ui.label(command.name.as_ref());
                    ui.label(shortcut_text(ui.ctx(), &keys));
                    ui.end_row();
                }
            });
        }
    }
}

/// What holds all words of a query, pages first.
fn found(ui: &mut Ui, query: &str, opens_first: bool, wanted: &mut Option<Place>) {
    let words: Vec<&str> = query.split_whitespace().collect();
    let holds = |text: &str| {
        let text = text.to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let mut hits: Vec<(String, String, Place)> = Vec::new();
    let of_editor = pages::pages().map(|page| (page.title.to_owned(), page.text, Place::Page(page.id)));
    let of_rules = RULESETS.iter().enumerate().filter_map(|(at, ruleset)| {
        let title = format!("{GUIDE_TITLE} ({})", ruleset.catalog().name);
        Some((title, ruleset.guide()?, Place::Guide(at)))
    });
    for (title, page, place) in of_editor.chain(of_rules) {
        let page = text::unbroken(page);
        let lines = || page.lines().map(text::plain).filter(|line| !line.trim().is_empty());
        let line = lines().skip(1).find(|line| holds(line));
        let anywhere = holds(&format!("{title} {page}"));
        let line = line.or_else(|| anywhere.then(|| lines().nth(1).unwrap_or_default()));
        if let Some(line) = line {
            hits.push((title, snippet(&line, &words), place));
        }
    }
    // The title of the page itself before what mentions it.
    hits.sort_by_key(|(title, ..)| !holds(title));
    for (at, ruleset) in RULESETS.iter().enumerate() {
        for (index, chapter) in ruleset.manual().chapters.iter().enumerate() {
            for rule in &chapter.rules {
                if holds(&format!("{} {} {}", rule.title, rule.summary, rule.id)) {
                    let title = format!("{} ({})", rule.title, ruleset.catalog().name);
                    let place = Place::Rules(at, index, Some(rule.id.clone()));
                    hits.push((title, snippet(&rule.summary, &words), place));
                }
            }
        }
    }
    if hits.is_empty() {
        widgets::empty(ui, text!("windows-nothing-found"), text!("windows-try-another-word"));
    }
    let more = hits.len().saturating_sub(MOST_FOUND);
    let weak = Tokens::of(ui).text_weak;
    for (index, (title, line, place)) in hits.into_iter().take(MOST_FOUND).enumerate() {
        if ui.link(RichText::new(title).strong()).clicked() || opens_first && index == 0 {
            *wanted = Some(place);
        }
        ui.label(RichText::new(line).color(weak));
        ui.add_space(size::GAP_SMALL);
    }
    if more > 0 {
        widgets::note(ui, &text!("windows-and-more-more-add-a-word-to-find", more));
    }
}

/// The part of a line around the first of the words, without keys.
fn snippet(line: &str, words: &[&str]) -> String {
    // Keys stand in braces in the sources; a list of places to look needs none.
    let mut clean = String::new();
    for (index, part) in line.split('{').enumerate() {
        clean.push_str(if index == 0 { part } else { part.split_once('}').map_or(part, |(_, rest)| rest) });
    }
    let letters: Vec<char> = clean.chars().collect();
    let lower: String = letters.iter().flat_map(|c| c.to_lowercase()).collect();
    let found = words.iter().filter_map(|word| lower.find(word)).min().unwrap_or(0);
    let at = lower[..found].chars().count().min(letters.len());
    let (from, to) = (at.saturating_sub(SNIPPET), (at + 2 * SNIPPET).min(letters.len()));
    let head = if from > 0 { "…" } else { "" };
    let tail = if to < letters.len() { "…" } else { "" };
    format!("{head}{}{tail}", letters[from..to].iter().collect::<String>())
}
