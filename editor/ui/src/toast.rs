//! Notices in passing: shown over the map's lower right corner, gone by themselves unless they
//! warn; those go by Close, by Escape, or with the battle they are about. Real labels and buttons, so that they are read out.

use super::shorten::shorten_words;
use super::spot;
use super::theme::{Tokens, size};
use egui::{Align2, Area, Context, Frame, Id, Key, Label, Margin, Order, Popup, RichText, Stroke, Ui, Vec2};
use oblique_text::text;

/// Width of the text of a notice, in points; longer ones wrap.
const WIDTH: f32 = 360.0;
/// Letters of the longest word that is shown whole: a path is longer.
const WORD: usize = 44;

/// One notice.
struct Toast {
    text: String,
    warns: bool,
    /// Was it on the screen?
    drawn: bool,
    /// Time of the context at which it goes; `None` until first shown, and for warnings.
    until: Option<f64>,
}

/// The notices being shown.
#[derive(Default)]
pub struct Toasts {
    shown: Vec<Toast>,
}

impl Toasts {
    /// How long a notice stays at least, in seconds.
    const SECONDS: f64 = 4.0;
    /// Letters read in a second: what is longer stays for as long as it takes to read.
    const LETTERS_A_SECOND: f64 = 15.0;
    /// More than this at once helps nobody: the oldest goes.
    const MOST: usize = 4;

    /// Tells something in passing.
    pub fn say(&mut self, text: impl Into<String>) {
        self.add(text.into(), false);
    }

    /// Tells that something went wrong; stays until closed.
    pub fn warn(&mut self, text: impl Into<String>) {
        self.add(text.into(), true);
    }

    fn add(&mut self, text: String, warns: bool) {
        self.shown.retain(|t| t.text != text);
        self.shown.push(Toast { text, warns, drawn: false, until: None });
        if self.shown.len() > Self::MOST {
            self.shown.remove(0);
        }
        // Warnings stand at the corner, so that they stay where they are when others go.
        self.shown.sort_by_key(|t| t.warns);
    }

    /// What could not be done before has been done: warnings that begin with its name and a colon or a blank are of no use
    /// any more. What was never on the screen stays.
    pub fn done(&mut self, what: &str) {
        let about_it = |text: &str| text.strip_prefix(what).is_some_and(|rest| rest.starts_with([':', ' ']));
        self.shown.retain(|t| !(t.warns && t.drawn && about_it(&t.text)));
    }

    /// Another battle is open: what was told of the one before is of no use. What was never on the screen stays.
    pub fn opened(&mut self) {
        self.shown.retain(|t| !t.drawn);
    }

    /// Draws them.
    pub fn show(&mut self, ctx: &Context) {
        let now = ctx.input(|i| i.time);
        self.shown.retain(|t| t.until.is_none_or(|until| until > now));
        if self.shown.is_empty() {
            return;
        }
        let mut closed = None;
        let asked = ctx.memory(|memory| memory.top_modal_layer().is_some()) || Popup::is_any_open(ctx);
        if !asked && ctx.input(|i| i.key_pressed(Key::Escape)) {
            closed = self.shown.iter().rposition(|t| t.warns && t.drawn);
        }
        // Over the map, where there is one: panels beside it have controls of their own.
        let map = spot::find(ctx, "pane.map");
        let corner = map.map_or_else(|| ctx.content_rect().max - Vec2::new(0.0, 24.0), |map| map.max);
        Area::new(Id::unique("notices"))
            .order(Order::Foreground)
            .pivot(Align2::RIGHT_BOTTOM)
            .fixed_pos(corner - Vec2::splat(size::GAP_LARGE))
            .show(ctx, |ui| {
                let tokens = Tokens::of(ui);
                for (index, toast) in self.shown.iter_mut().enumerate() {
                    toast.drawn = true;
                    let edge = if toast.warns { tokens.error } else { tokens.line_strong };
                    Frame::popup(ui.style())
                        .fill(tokens.window)
                        .stroke(Stroke::new(1.0, edge))
                        .inner_margin(Margin::symmetric(12, 8))
                        .show(ui, |ui| {
                            ui.horizontal(|ui| {
                                let color = if toast.warns { tokens.error } else { tokens.text };
                                text(ui, &toast.text, color);
                                if toast.warns && ui.button(text!("context-close")).clicked() {
                                    closed = Some(index);
                                }
                            });
                        });
                    if !toast.warns {
                        let reading = toast.text.chars().count() as f64 / Self::LETTERS_A_SECOND;
                        let until = *toast.until.get_or_insert(now + reading.max(Self::SECONDS));
                        ctx.request_repaint_after(std::time::Duration::from_secs_f64(
                            (until - now).max(0.05),
                        ));
                    }
                }
            });
        if let Some(index) = closed {
            self.shown.remove(index);
        }
    }
}

/// What a notice says: long paths are shortened, the whole is there on hover and to screen readers.
fn text(ui: &mut Ui, text: &str, color: egui::Color32) {
    let short = shorten_words(text, WORD);
    let whole = short == text;
    ui.vertical(|ui| {
        ui.set_max_width(WIDTH.min(ui.ctx().content_rect().width() / 2.0));
        let label = ui.add(Label::new(RichText::new(short).color(color)).wrap());
        if !whole {
            let label = label.on_hover_text(text);
            label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, text));
        }
    });
}
