//! A field of a number: written with the marks of the language while it is looked at and without marks between thousands
//! while it is typed in, and where more is typed than it takes, the most it takes is said beside it.
//!
//! Must not know what is counted.

use egui::emath::{Numeric, format_with_decimals_in_range};
use egui::{DragValue, Id, Popup, PopupKind, RectAlign, Response, Sense, Ui, Widget};
use oblique_text::{decimals, marked, read_number, text};
use std::cell::Cell;
use std::ops::RangeInclusive;

/// For so many seconds after a field was left it is still said what it takes at most.
const SAID_SECONDS: f64 = 5.0;

/// Between a field and what is said beside it, in points.
const SAID_GAP: f32 = 6.0;

type Words<'n> = Box<dyn Fn(f64, RangeInclusive<usize>) -> String + 'n>;
type Reads<'n> = Box<dyn Fn(&str) -> Option<f64> + 'n>;

/// A field of a number: see the functions of [`crate::widgets`] that make one.
#[must_use = "it is to be added"]
pub struct NumberField<'n> {
    drag: DragValue<'n>,
    low: f64,
    high: f64,
    suffix: String,
    /// Are thousands marked off?
    marked: bool,
    /// Stands in place of the number.
    instead: Option<String>,
    own: Option<(Words<'n>, Reads<'n>)>,
}

/// What a field takes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    Most(f64),
    Least(f64),
}

/// What was typed in a frame.
#[derive(Clone, Copy)]
enum Typed {
    Nothing,
    /// A number that is taken as it is.
    Within,
    Beyond(Limit),
}

impl<'n> NumberField<'n> {
    /// One of any number of its type.
    pub(crate) fn new<N: Numeric>(number: &'n mut N) -> Self {
        let (low, high) = (N::MIN.to_f64(), N::MAX.to_f64());
        let (suffix, instead, own) = (String::new(), None, None);
        Self { drag: DragValue::new(number), low, high, suffix, marked: true, instead, own }
    }

    /// Numbers it takes.
    pub fn range<N: Numeric>(self, range: RangeInclusive<N>) -> Self {
        let (low, high) = (range.start().to_f64(), range.end().to_f64());
        Self { drag: self.drag.range(range), low, high, ..self }
    }

    /// What stands behind the number.
    pub fn suffix(self, suffix: impl AsRef<str>) -> Self {
        let suffix = suffix.as_ref().to_owned();
        Self { drag: self.drag.suffix(suffix.clone()), suffix, ..self }
    }

    /// How much it changes by a point it is dragged, and by a press of an arrow key.
    pub fn speed(self, speed: impl Into<f64>) -> Self {
        Self { drag: self.drag.speed(speed), ..self }
    }

    /// How many decimals are shown at most.
    pub fn max_decimals(self, most: usize) -> Self {
        Self { drag: self.drag.max_decimals(most), ..self }
    }

    /// Is a number out of its range, which nobody has touched, changed to be within?
    pub fn clamp_existing_to_range(self, clamp: bool) -> Self {
        Self { drag: self.drag.clamp_existing_to_range(clamp), ..self }
    }

    /// Does the number follow each key, or only what was typed in full?
    pub fn update_while_editing(self, follow: bool) -> Self {
        Self { drag: self.drag.update_while_editing(follow), ..self }
    }

    /// Without marks between thousands: for what is a name and no quantity, such as a year, a seed or a code.
    pub fn unmarked(self) -> Self {
        Self { marked: false, ..self }
    }

    /// Shows a text in place of the number.
    pub fn shown_as(self, text: String) -> Self {
        Self { instead: Some(text), ..self }
    }

    /// Written and read in a way of its own.
    pub fn worded(
        self,
        write: impl Fn(f64, RangeInclusive<usize>) -> String + 'n,
        read: impl Fn(&str) -> Option<f64> + 'n,
    ) -> Self {
        Self { own: Some((Box::new(write), Box::new(read))), ..self }
    }
}

impl Widget for NumberField<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let Self { drag, low, high, suffix, marked: marks, instead, own } = self;
        // The id the field will have; egui keeps it for both its shapes.
        let id = ui.next_auto_id();
        let edited = ui.is_enabled() && ui.memory(|memory| memory.has_focus(id));
        let write = |n: f64, places: RangeInclusive<usize>, marks: bool| match &own {
            Some((write, _)) => write(n, places),
            None if marks => marked(&format_with_decimals_in_range(n, places)),
            None => decimals(&format_with_decimals_in_range(n, places)),
        };
        let typed = Cell::new(Typed::Nothing);
        let read = |text: &str| {
            let number = match &own {
                Some((_, read)) => read(text),
                None => read_number(text),
            }?;
            typed.set(match number {
                n if n > high => Typed::Beyond(Limit::Most(high)),
                n if n < low => Typed::Beyond(Limit::Least(low)),
                _ => Typed::Within,
            });
            Some(number)
        };
        let drag = drag
            .custom_formatter(|n, places| {
                instead.clone().unwrap_or_else(|| write(n, places, marks && !edited))
            })
            .custom_parser(read);
        let response = drag.ui(ui);
        // What is typed grows digit by digit: of the least it is told when it stays so small.
        let shown = |limit: &Limit| matches!(limit, Limit::Most(_)) || !response.has_focus();
        if let Some(limit) = said(ui, id, typed.get(), response.has_focus()).filter(shown) {
            let shown = |n: f64| format!("{}{suffix}", write(n, 0..=MOST_PLACES, marks));
            let words = match limit {
                Limit::Most(most) => text!("context-at-most-most", most = shown(most)),
                Limit::Least(least) => text!("context-at-least-least", least = shown(least)),
            };
            beside(&response, &words);
        }
        response
    }
}

/// Decimals a limit is written with at most.
const MOST_PLACES: usize = 3;

/// The limit to be told of: of what was typed last, for a while after the field was left.
fn said(ui: &Ui, id: Id, typed: Typed, has_focus: bool) -> Option<Limit> {
    let (key, now) = (id.with("limit"), ui.input(|input| input.time));
    ui.data_mut(|data| match typed {
        Typed::Beyond(limit) => drop(data.insert_temp(key, (limit, now))),
        Typed::Within => data.remove::<(Limit, f64)>(key),
        Typed::Nothing => {}
    });
    let (limit, since) = ui.data(|data| data.get_temp::<(Limit, f64)>(key))?;
    let left = since + SAID_SECONDS - now;
    match (has_focus, left > 0.0) {
        (true, _) => {}
        (false, true) => ui.ctx().request_repaint_after_secs(left as f32),
        (false, false) => {
            ui.data_mut(|data| data.remove::<(Limit, f64)>(key));
            return None;
        }
    }
    Some(limit)
}

/// Says something beside a field. Over what stands there: words that came and went in the row would move the rest of it.
fn beside(field: &Response, words: &str) {
    let _ = Popup::from_response(field)
        .id(field.id.with("limit"))
        .kind(PopupKind::Tooltip)
        .align(RectAlign::RIGHT)
        .gap(SAID_GAP)
        .sense(Sense::hover())
        .show(|ui| ui.label(words));
}

#[cfg(test)]
mod tests {
    use crate::widgets;
    use egui::accesskit::{Node, Role};
    use egui::{Context, Event, Id, Key, Modifiers, RawInput};

    /// A window with one field of a number to 2000.
    struct Window {
        ctx: Context,
        number: u16,
        field: Option<Id>,
        time: f64,
    }

    impl Window {
        fn new(number: u16) -> Self {
            let ctx = Context::default();
            ctx.enable_accesskit();
            let mut window = Self { ctx, number, field: None, time: 0.0 };
            window.frame(Vec::new());
            window
        }

        /// Draws it; returns what a screen reader is told.
        fn frame(&mut self, events: Vec<Event>) -> Vec<Node> {
            self.time += 0.1;
            let input = RawInput { events, time: Some(self.time), ..RawInput::default() };
            let (number, field) = (&mut self.number, &mut self.field);
            let mut output = self.ctx.run_ui(input, |ui| {
                let drawn = ui.add(widgets::whole_number(ui, number).range(4..=2000_u16));
                *field = Some(drawn.id);
            });
            output.textures_delta.clear();
            let update = output.platform_output.accesskit_update;
            update.map(|update| update.nodes.into_iter().map(|(_, node)| node).collect()).unwrap_or_default()
        }

        fn focus(&mut self) {
            let field = self.field.expect("it is drawn");
            self.ctx.memory_mut(|memory| memory.request_focus(field));
            self.frame(Vec::new());
        }

        /// Types in place of what stands in the field.
        fn type_anew(&mut self, text: &str) {
            let (key, modifiers) = (Key::A, Modifiers::COMMAND);
            let all = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
            self.frame(vec![all, Event::Text(text.to_owned())]);
        }

        /// What stands in the field.
        fn shown(&mut self) -> String {
            let nodes = self.frame(Vec::new());
            let field =
                nodes.iter().find(|node| node.role() == Role::SpinButton || node.role() == Role::TextInput);
            field.and_then(Node::value).unwrap_or_default().to_owned()
        }

        /// What is said beside it.
        fn said(&mut self) -> Vec<String> {
            // Once more, since what opens is measured first.
            self.frame(Vec::new());
            let nodes = self.frame(Vec::new());
            let words = nodes.iter().filter(|node| node.role() == Role::Label);
            words.filter_map(|node| node.value().or_else(|| node.label()).map(str::to_owned)).collect()
        }
    }

    /// One test, for what is spoken is the program's.
    #[test]
    fn thousands_are_marked_off_until_they_are_typed_and_a_limit_is_told() {
        for (language, looked_at, most, least) in [
            ("en", "1,500", "At most 2,000", "At least 4"),
            ("de", "1.500", "Höchstens 2.000", "Mindestens 4"),
        ] {
            oblique_text::speak(language);
            let mut window = Window::new(1500);
            assert_eq!(window.shown(), looked_at);
            window.focus();
            assert_eq!(window.shown(), "1500", "{language}: it is typed without marks");
            assert_eq!(window.said(), [""; 0], "{language}");
            window.type_anew("9999");
            assert_eq!(window.said(), [most], "{language}");
            assert_eq!(window.number, 2000);
            let field = window.field.expect("it is drawn");
            window.ctx.memory_mut(|memory| memory.surrender_focus(field));
            assert_eq!(window.said(), [most], "{language}: for a while after it was left, too");
            window.time += super::SAID_SECONDS;
            assert_eq!(window.said(), [""; 0], "{language}: not for ever");
            window.focus();
            window.type_anew("1");
            assert_eq!(window.said(), [""; 0], "{language}: it may become more");
            window.ctx.memory_mut(|memory| memory.surrender_focus(field));
            assert_eq!(window.said(), [least], "{language}");
        }
        oblique_text::speak("");
    }
}
