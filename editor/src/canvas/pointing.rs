//! From input to pointer events in hex terms, none jumped over.
//!
//! Must not know what tools do with them.

use super::camera::{Viewport, point};
use crate::tools::{Pointer, PointerPhase};
use egui::{PointerButton, Pos2, Response, Ui};
use oblique_cartography::geometry;
use oblique_core::hex::{Hex, Layout};

/// What is remembered of the pointer between frames.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointing {
    /// The hex last reported while the primary button is held.
    held: Option<Hex>,
    /// Where it was last seen.
    last: Option<Pos2>,
}

impl Pointing {
    /// This frame's events. `free` is false while the map itself is being dragged.
    pub fn events(
        &mut self,
        ui: &Ui,
        response: &Response,
        viewport: &Viewport,
        layout: Layout,
        free: bool,
    ) -> Vec<Pointer> {
        let mut out = Vec::new();
        let (pressed, released, down, at, modifiers) = ui.input(|i| {
            let p = &i.pointer;
            (p.primary_pressed(), p.primary_released(), p.primary_down(), p.interact_pos(), i.modifiers)
        });
        let Some(at) = at else { return out };
        let mut push = |phase, hex: Hex, world: [f64; 2]| {
            let (shift, command, alt) = (modifiers.shift, modifiers.command, modifiers.alt);
            out.push(Pointer { phase, hex, world, shift, command, alt });
        };
        let world = viewport.world_at(at);
        let hex = viewport.hex_at(layout, at);
        let over = response.contains_pointer() && viewport.rect.contains(at);
        if pressed && free && over && self.held.is_none() {
            // A quick click may come with its press and its release in one frame, at one place.
            push(PointerPhase::Down, hex, world);
            self.held = Some(hex);
        } else if let Some(from) = self.held
            && (down || released)
            && self.last != Some(at)
        {
            let mut path = from.line_to(hex).skip(1).peekable();
            if path.peek().is_none() {
                push(PointerPhase::Drag, hex, world);
            }
            while let Some(step) = path.next() {
                let here = if path.peek().is_none() { world } else { center(layout, step) };
                push(PointerPhase::Drag, step, here);
            }
            self.held = Some(hex);
        }
        if self.held.is_some() && (released || !down) {
            push(PointerPhase::Up, hex, world);
            self.held = None;
        } else if self.held.is_none() && over && self.last != Some(at) {
            push(PointerPhase::Hover, hex, world);
        }
        if response.double_clicked() && free {
            push(PointerPhase::Double, hex, world);
        }
        if response.clicked_by(PointerButton::Secondary) {
            push(PointerPhase::Context, hex, world);
        }
        self.last = Some(at);
        out
    }
}

fn center(layout: Layout, hex: Hex) -> [f64; 2] {
    let at = geometry::center(layout, hex);
    debug_assert_eq!(geometry::hex_at(layout, point([f64::from(at.x), f64::from(at.y)])), hex);
    [f64::from(at.x), f64::from(at.y)]
}
