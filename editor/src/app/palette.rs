//! The command palette: every command by typing a few letters of it, the latest used first; in a battle what can be asked
//! for there, too.

use super::Workbench;
use crate::app::command::{Command, Run, also, menu_name, menu_path, score, shortcut_text};
use crate::play::{PlayCommand, PlayPane};
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{Align, Align2, Key, KeyboardShortcut, Modifiers, RichText, TextEdit, Vec2};
use oblique_text::text;

/// What a name typed in full has over everything else, also over the command used last.
const IN_FULL: i32 = 50;

/// Points the list of commands is high at most.
const LIST_HEIGHT: f32 = 360.0;

/// So many times better than a command the best one fits, and the other is not listed.
const FAR_TIMES: i32 = 2;

/// The palette's state.
#[derive(Default)]
pub(super) struct Palette {
    pub open: bool,
    query: String,
    chosen: usize,
    /// Was it on the screen in the frame before?
    shown: bool,
}

/// What the palette lists.
#[derive(Clone)]
enum Entry {
    /// A command of the program.
    Command(Command),
    /// Something the battle on the screen can be asked for.
    Battle(PlayCommand),
}

impl Entry {
    fn name(&self) -> &str {
        match self {
            Self::Command(command) => &command.name,
            Self::Battle(command) => &command.name,
        }
    }

    /// Where it is found otherwise.
    fn place(&self) -> String {
        match self {
            Self::Command(command) => menu_path(command.menu),
            Self::Battle(_) => menu_name("Battle").to_owned(),
        }
    }

    /// Names it has elsewhere.
    fn also(&self) -> &str {
        match self {
            Self::Command(command) => also(&command.id),
            Self::Battle(_) => "",
        }
    }

    fn shortcut(&self) -> Option<&KeyboardShortcut> {
        match self {
            Self::Command(command) => command.shortcut.as_ref(),
            Self::Battle(command) => command.shortcut.as_ref(),
        }
    }
}

impl Workbench {
    /// Opens the palette.
    pub fn open_palette(&mut self) {
        self.palette = Palette { open: true, ..Palette::default() };
    }

    /// What fits a query, the best first, what cannot be run now after the others; with an empty query the latest used
    /// first, in a battle what can be asked for there.
    fn fitting(&mut self, query: &str) -> Vec<Entry> {
        let of_battle = if self.playing() {
            self.services.play.pane_mut().map(PlayPane::commands).unwrap_or_default()
        } else {
            Vec::new()
        };
        let commands = self.commands.iter().cloned().map(Entry::Command);
        let all: Vec<Entry> = of_battle.into_iter().map(Entry::Battle).chain(commands).collect();
        let fits: Vec<(Entry, i32)> =
            all.into_iter().filter_map(|entry| fit(query, &entry).map(|fit| (entry, fit))).collect();
        let best = fits.iter().map(|(_, fit)| *fit).max().unwrap_or(0);
        let recent = &self.world.settings.recent_commands;
        let recent = |entry: &Entry| match entry {
            Entry::Command(command) => recent.iter().position(|r| *r == command.id),
            Entry::Battle(_) => None,
        };
        let mut found: Vec<(Entry, bool, i32)> = fits
            .into_iter()
            // What fits by far worse is not what was meant, least of all where the best cannot be run now.
            .filter(|(_, fit)| query.is_empty() || FAR_TIMES * *fit >= best)
            .map(|(entry, fit)| {
                let bonus =
                    recent(&entry).map_or(0, |place| 40 - 4 * i32::try_from(place.min(10)).unwrap_or(10));
                let disabled = (!query.is_empty() || self.playing()) && !self.can_ask(&entry);
                (entry, disabled, if query.is_empty() { bonus } else { fit + bonus })
            })
            .collect();
        found.sort_by_key(|(_, disabled, fit)| (*disabled, -fit));
        found.into_iter().map(|(entry, ..)| entry).collect()
    }

    /// Can an entry be run now? What the battle cannot do is not among what it lists.
    fn can_ask(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Command(command) => self.can_run(command),
            Entry::Battle(_) => true,
        }
    }

    pub(super) fn show_palette(&mut self, ctx: &egui::Context) {
        if !self.palette.open {
            return;
        }
        let (up, down, enter, escape) = ctx.input_mut(|i| {
            (
                i.consume_key(Modifiers::NONE, Key::ArrowUp),
                i.consume_key(Modifiers::NONE, Key::ArrowDown),
                i.consume_key(Modifiers::NONE, Key::Enter),
                i.consume_key(Modifiers::NONE, Key::Escape),
            )
        });
        let mut query = self.palette.query.clone();
        let mut chosen = self.palette.chosen;
        let mut run: Option<Entry> = None;
        let mut open = !escape;
        let area = egui::Modal::default_area(egui::Id::unique("palette"))
            .anchor(Align2::CENTER_TOP, Vec2::new(0.0, 70.0));
        let modal = egui::Modal::new(egui::Id::unique("palette")).area(area).show(ctx, |ui| {
            ui.set_width(520.0);
            let field = TextEdit::singleline(&mut query)
                .hint_text(text!("commands-find-a-command"))
                .desired_width(f32::INFINITY);
            let field = ui
                .add(field.margin(egui::Margin::symmetric(10, 7)))
                .accessible_name(text!("commands-find-a-command"));
            field.request_focus();
            // Asked after the field, so that Enter means what has just been typed.
            let found = self.fitting(&query);
            // What is found for other letters is read from its best on.
            let anew = query != self.palette.query || !std::mem::replace(&mut self.palette.shown, true);
            if anew {
                chosen = 0;
            }
            if down {
                chosen += 1;
            }
            if up {
                chosen = chosen.saturating_sub(1);
            }
            chosen = chosen.min(found.len().saturating_sub(1));
            if found.is_empty() {
                crate::ui::widgets::empty(
                    ui,
                    text!("commands-no-command-fits"),
                    text!("commands-try-fewer-letters"),
                );
            }
            let mut list = widgets::scrolled(widgets::room(ui, LIST_HEIGHT)).auto_shrink([false, true]);
            if anew {
                list = list.vertical_scroll_offset(0.0);
            }
            list.show(ui, |ui| {
                for (index, entry) in found.iter().enumerate() {
                    let enabled = self.can_ask(entry);
                    let response = self.palette_row(ui, entry, index == chosen, enabled);
                    if index == chosen && (up || down) {
                        response.scroll_to_me(Some(Align::Center));
                    }
                    if enabled && (response.clicked() || (enter && index == chosen)) {
                        run = Some(entry.clone());
                    }
                }
            });
        });
        if run.is_some() || modal.should_close() {
            open = false;
        }
        if !open {
            ctx.request_repaint();
        }
        self.palette = Palette { open, query, chosen, shown: open };
        match run {
            Some(Entry::Command(command)) => self.run_from_palette(&command, ctx),
            Some(Entry::Battle(command)) => {
                if let Some(pane) = self.services.play.pane_mut() {
                    pane.run(command);
                }
            }
            None => {}
        }
    }

    fn run_from_palette(&mut self, command: &Command, ctx: &egui::Context) {
        let recent = &mut self.world.settings.recent_commands;
        recent.retain(|id| *id != command.id);
        recent.insert(0, command.id.to_string());
        recent.truncate(10);
        // Who asks for a panel by its name wants to see it, also where the menu would hide it.
        match command.run {
            Run::Panel(id) => self.show_panel(id),
            _ => self.run(command, ctx),
        }
    }

    fn palette_row(&self, ui: &mut egui::Ui, entry: &Entry, chosen: bool, enabled: bool) -> egui::Response {
        let tokens = Tokens::of(ui);
        let shortcut = entry.shortcut().map(|s| shortcut_text(ui.ctx(), s)).unwrap_or_default();
        let fill = if chosen { tokens.accent_soft } else { egui::Color32::TRANSPARENT };
        let ink = match (chosen, enabled) {
            (_, false) => tokens.text_weak.gamma_multiply(0.7),
            (true, true) => tokens.on_accent_soft,
            (false, true) => tokens.text,
        };
        let name = match entry {
            Entry::Command(command) => self.name_of(command),
            Entry::Battle(command) => command.name.clone(),
        };
        let name = RichText::new(name).color(ink);
        let menu = RichText::new(entry.place()).small().color(tokens.text_weak);
        let button = egui::Button::new((name, menu))
            .right_text(RichText::new(shortcut).color(tokens.text_weak))
            .fill(fill)
            .stroke(egui::Stroke::NONE)
            .min_size(Vec2::new(ui.available_width(), size::ROW + 4.0));
        let row = ui.add_enabled(enabled, button);
        match entry {
            Entry::Command(command) => self.with_refusal(row, command),
            Entry::Battle(_) => row,
        }
    }
}

/// How well an entry fits a query; `None` where it does not.
fn fit(query: &str, entry: &Entry) -> Option<i32> {
    // What the name itself has counts more than what its menu has, and most the name in full.
    let own = score(query, entry.name()).max(score(query, &format!("{} {}", entry.name(), entry.place())));
    let in_full = query.trim().to_lowercase() == entry.name().trim_end_matches('…').to_lowercase();
    let own = own.map(|fit| if in_full { fit + IN_FULL } else { fit });
    // A name from elsewhere counts less than our own.
    let other = score(query, entry.also()).filter(|_| !entry.also().is_empty()).map(|fit| fit - 40);
    own.max(other)
}
