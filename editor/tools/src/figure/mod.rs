//! Tools that draw a figure over the map, and either paint it or select its hexes.
//!
//! A figure says which hexes its corners mean; a [`Use`] what becomes of them. A new figure is a
//! file here and a line or two in the registry.

mod ellipse;
mod lasso;
mod line;
mod outline;
mod polygon;
mod rectangle;
mod uses;

pub(crate) use ellipse::Ellipse;
pub(crate) use lasso::Lasso;
pub(crate) use line::Line;
use oblique_text::{Text, text};
pub(crate) use outline::Outline;
pub(crate) use polygon::Polygon;
pub(crate) use rectangle::Rectangle;
pub use uses::cells_of;
pub(crate) use uses::{PaintIt, SelectIt, TitleOf, Use, count, join_of, select};

use super::icons::Icon;
use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription};
use egui::Key;
use oblique_board::hex::{Hex, HexSet};
use oblique_cartography::geometry;
use oblique_context::EditorContext;
use oblique_context::Intent;
use std::cell::RefCell;
use std::sync::Arc;

/// Id, name, key and icon of a tool.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Title {
    /// Stable id.
    pub id: &'static str,
    /// Name, as a command.
    pub name: Text,
    /// Shortcut, as printed.
    pub key: &'static str,
    /// Its picture in the tool bar.
    pub icon: Icon,
}

/// How the hand gives a figure its corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    /// Press in one corner, let go in the other.
    Drag,
    /// The pointer's way with the button held.
    Free,
    /// Click corner after corner; a drag draws a single side.
    Clicks,
    /// The pointer's way with the button held ends with it; once begun by a click, corner after corner,
    /// and a drag adds a stretch drawn freely.
    FreeOrClicks,
}

impl Hand {
    /// Does the pointer draw while the button is held?
    const fn draws(self) -> bool {
        matches!(self, Self::Free | Self::FreeOrClicks)
    }
}

/// A figure.
pub(crate) trait Figure: Default {
    /// The tool that paints it.
    const PAINT: Title;
    /// The tool that selects it.
    const SELECT: Title;
    /// How it is drawn.
    const HAND: Hand;
    /// Has it an inside, so that it may be filled or outlined?
    const HAS_INSIDE: bool;
    /// May both sides be made equal? The name of the figure then.
    const EVEN: Option<Text>;
    /// What to do, for the status bar.
    const HOW: Text;
    /// The hexes it means by its corners.
    fn hexes(&self, context: &EditorContext<'_>, corners: &[Hex]) -> HexSet;
}

/// A figure being drawn and its hexes when they were last asked for.
type Known = (Vec<Hex>, u64, Arc<HexSet>);

/// The tool of a figure and a use.
#[derive(Default)]
pub(crate) struct Drawing<F, U> {
    corners: Vec<Hex>,
    /// The button is down; by clicks, since here.
    held: bool,
    /// How many corners there were before each click, to take clicks back.
    clicks: Vec<usize>,
    pointer: Option<Pointer>,
    known: RefCell<Option<Known>>,
    figure: F,
    purpose: U,
}

impl<F: Figure, U: Use> Drawing<F, U> {
    /// The hexes of the figure as it is, with the hover hex where it is being drawn on: preview and
    /// click both ask here.
    fn affected(&self, context: &EditorContext<'_>) -> Arc<HexSet> {
        let mut corners = self.corners.clone();
        if self.follows()
            && let Some(hex) = self.pointer.map(|p| p.hex).or(context.view.hover)
            && corners.last() != Some(&hex)
        {
            corners.push(hex);
        }
        let stamp = U::stamp(context);
        if let Some((known, when, set)) = &*self.known.borrow()
            && (known, *when) == (&corners, stamp)
        {
            return Arc::clone(set);
        }
        let set = Arc::new(U::reach(context, self.figure.hexes(context, &corners), F::HAS_INSIDE));
        *self.known.borrow_mut() = Some((corners, stamp, Arc::clone(&set)));
        set
    }

    /// Is it drawn by clicks, at least by now?
    fn by_clicks(&self) -> bool {
        match F::HAND {
            Hand::Clicks => true,
            Hand::FreeOrClicks => !self.held || self.clicks.len() > 1,
            Hand::Drag | Hand::Free => false,
        }
    }

    /// Does a side run on to the pointer?
    fn follows(&self) -> bool {
        match F::HAND {
            Hand::Drag | Hand::Clicks => true,
            Hand::Free => false,
            Hand::FreeOrClicks => !self.held,
        }
    }

    fn finish(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        if let Some(pointer) = self.pointer
            && !self.corners.is_empty()
        {
            let set = self.affected(context);
            self.purpose.apply(context, &set, pointer, out);
        }
        self.let_go();
    }

    fn let_go(&mut self) {
        self.corners.clear();
        self.clicks.clear();
        self.held = false;
        *self.known.borrow_mut() = None;
    }

    fn press(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        if self.corners.is_empty() && self.purpose.begins(context, pointer, out) {
            return;
        }
        self.held = true;
        if matches!(F::HAND, Hand::Drag | Hand::Free) {
            self.corners = vec![pointer.hex];
        } else if self.corners.len() > 2 && self.corners.first() == Some(&pointer.hex) {
            // Back at the first corner.
            self.finish(context, out);
        } else {
            self.clicks.push(self.corners.len());
            if self.corners.last() != Some(&pointer.hex) {
                self.corners.push(pointer.hex);
            }
        }
    }

    fn release(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        if !std::mem::take(&mut self.held) {
            return;
        }
        let moved = self.corners.last() != Some(&pointer.hex);
        match F::HAND {
            Hand::Drag | Hand::Free => self.finish(context, out),
            Hand::Clicks if moved && self.corners.len() == 1 && !F::HAS_INSIDE => self.finish(context, out),
            Hand::Clicks if moved => {
                self.clicks.push(self.corners.len());
                self.corners.push(pointer.hex);
            }
            Hand::FreeOrClicks if self.clicks.len() == 1 && self.corners.len() > 1 => {
                self.finish(context, out);
            }
            Hand::Clicks | Hand::FreeOrClicks => {}
        }
    }
}

impl<F: Figure, U: Use> Drawing<F, U> {
    const TITLE: Title = match U::TITLE {
        TitleOf::Painting => F::PAINT,
        TitleOf::Selecting => F::SELECT,
        TitleOf::Own(title) => title,
    };
}

impl<F: Figure, U: Use> Described for Drawing<F, U> {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: Self::TITLE.id,
        name: Self::TITLE.name,
        key: Self::TITLE.key,
        icon: Self::TITLE.icon,
        group: U::GROUP,
        flyout: U::FLYOUT,
    };
}

impl<F: Figure, U: Use> Tool for Drawing<F, U> {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn heeds_symmetry(&self) -> bool {
        U::SYMMETRIC
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        if self.by_clicks() && !self.corners.is_empty() {
            return text!("tools-click-on-from-corner-to-corner-enter-or").to_owned();
        }
        format!("{} {}", F::HOW, self.purpose.hint(context))
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        self.pointer = Some(pointer);
        match pointer.phase {
            PointerPhase::Down => self.press(context, pointer, out),
            PointerPhase::Drag if self.held && F::HAND.draws() => {
                if self.corners.last() != Some(&pointer.hex) {
                    self.corners.push(pointer.hex);
                }
            }
            PointerPhase::Up => self.release(context, pointer, out),
            PointerPhase::Double if self.by_clicks() => self.finish(context, out),
            PointerPhase::Drag | PointerPhase::Hover | PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        if self.corners.is_empty() {
            return self.purpose.key(context, key, out);
        }
        match key {
            Key::Enter => self.finish(context, out),
            Key::Escape => self.let_go(),
            Key::Backspace if self.by_clicks() => {
                self.corners.truncate(self.clicks.pop().unwrap_or_default());
            }
            _ => return self.purpose.key(context, key, out),
        }
        true
    }

    fn takes_back(&self, _: &EditorContext<'_>) -> bool {
        !self.corners.is_empty() && self.by_clicks()
    }

    fn cancel(&mut self) {
        self.let_go();
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        if self.corners.is_empty() {
            let hexes = context.view.hover.into_iter().collect();
            return Preview { hexes, ..Preview::default() };
        }
        let layout = context.scenario().board.layout();
        let set = self.affected(context);
        let mut preview = Preview { caption: U::caption(context, set.len()), ..Preview::default() };
        if matches!(F::HAND, Hand::Clicks | Hand::FreeOrClicks) {
            let to = context.view.hover.filter(|hex| self.follows() && self.corners.last() != Some(hex));
            let centers = self.corners.iter().copied().chain(to).map(|hex| geometry::center(layout, hex));
            preview.lines = vec![centers.map(|at| [f64::from(at.x), f64::from(at.y)]).collect()];
        }
        preview.color = U::color(context, self.pointer);
        preview.set = Some(set);
        preview
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        self.purpose.options(ui, context, F::HAS_INSIDE, F::EVEN.map(Text::get), out);
    }
}
