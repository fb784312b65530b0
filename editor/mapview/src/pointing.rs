//! From input to pointer events in hex terms, none jumped over.
//!
//! What happened in a frame is taken one by one, in its order: a slow frame may hold a press, the moves
//! of a stroke, the release and the press of the next. Must not know what tools do with them.

use super::camera::{Viewport, point};
use crate::{Pointer, PointerPhase};
use egui::{Event, Modifiers, PointerButton, Pos2, Response, Ui};
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::geometry;
use std::collections::VecDeque;

/// What is remembered of the pointer between frames.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointing {
    /// The hex last reported while the primary button is held.
    held: Option<Hex>,
    /// Where it was last seen.
    last: Option<Pos2>,
}

/// Where the map is and how the pointer stands to it.
struct Place<'a> {
    viewport: &'a Viewport,
    layout: Layout,
    /// Control, Shift and Alt now.
    modifiers: Modifiers,
}

impl Place<'_> {
    fn hex(&self, at: Pos2) -> Hex {
        self.viewport.hex_at(self.layout, at)
    }

    fn event(&self, phase: PointerPhase, at: Pos2) -> Pointer {
        self.step(phase, self.hex(at), self.viewport.world_at(at))
    }

    fn step(&self, phase: PointerPhase, hex: Hex, world: [f64; 2]) -> Pointer {
        let Modifiers { shift, command, alt, .. } = self.modifiers;
        Pointer { phase, hex, world, shift, command, alt }
    }
}

/// Where the primary button went down first in this frame, if it did.
pub(crate) fn pressed_at(ui: &Ui) -> Option<Pos2> {
    ui.input(|i| {
        i.events.iter().find_map(|event| match event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => Some(*pos),
            _ => None,
        })
    })
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
        let (now, down, modifiers) =
            ui.input(|i| (i.pointer.interact_pos(), i.pointer.primary_down(), i.modifiers));
        let Some(now) = now else { return out };
        let mut place = Place { viewport, layout, modifiers };
        // Where the pointer is now egui knows what lies under it; where it was before in this frame
        // only the windows over the map can be asked for.
        let over = |at: Pos2| {
            let inside = viewport.rect.contains(at) && response.interact_rect.contains(at);
            let ours = || ui.ctx().layer_id_at(at).is_none_or(|layer| layer == response.layer_id);
            if at == now {
                inside && response.contains_pointer()
            } else {
                inside && response.enabled() && ours()
            }
        };
        let events: Vec<Event> = ui.input(|i| i.events.clone());
        let (mut clicked, mut context) = (now, now);
        for event in events {
            match event {
                Event::PointerMoved(at) => {
                    self.drag(&place, at, &mut out);
                }
                Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers } => {
                    place.modifiers = modifiers;
                    self.drag(&place, pos, &mut out);
                    if pressed && free && over(pos) {
                        self.release(&place, pos, &mut out);
                        out.push(place.event(PointerPhase::Down, pos));
                        self.held = Some(place.hex(pos));
                        self.last = Some(pos);
                    } else if !pressed {
                        self.release(&place, pos, &mut out);
                        clicked = pos;
                    }
                }
                Event::PointerButton { pos, button: PointerButton::Secondary, pressed: false, .. } => {
                    context = pos;
                }
                _ => {}
            }
        }
        place.modifiers = modifiers;
        if !down {
            // It may have gone up where nobody could see it.
            self.release(&place, now, &mut out);
        }
        if self.held.is_none() && over(now) && self.last != Some(now) {
            out.push(place.event(PointerPhase::Hover, now));
        }
        if response.double_clicked() && free {
            out.push(place.event(PointerPhase::Double, clicked));
        }
        if response.clicked_by(PointerButton::Secondary) {
            out.push(place.event(PointerPhase::Context, context));
        }
        self.last = Some(now);
        out
    }

    /// The pointer went on while the button is held: every hex on its way is reported.
    fn drag(&mut self, place: &Place<'_>, at: Pos2, out: &mut Vec<Pointer>) {
        let Some(from) = self.held.filter(|_| self.last != Some(at)) else { return };
        let hex = place.hex(at);
        let world = place.viewport.world_at(at);
        let mut path = from.line_to(hex).skip(1).peekable();
        if path.peek().is_none() {
            out.push(place.step(PointerPhase::Drag, hex, world));
        }
        while let Some(step) = path.next() {
            let here = if path.peek().is_none() { world } else { center(place.layout, step) };
            out.push(place.step(PointerPhase::Drag, step, here));
        }
        self.held = Some(hex);
        self.last = Some(at);
    }

    fn release(&mut self, place: &Place<'_>, at: Pos2, out: &mut Vec<Pointer>) {
        if self.held.take().is_some() {
            out.push(place.event(PointerPhase::Up, at));
        }
    }
}

/// Pointer events waiting for a tool. What follows a press, and what follows a gesture, may rest on what
/// that changed, and intents are carried out between frames: so the tool gets them in several.
#[derive(Clone, Debug, Default)]
pub struct Waiting {
    events: VecDeque<Pointer>,
    /// Id of the tool they are for.
    tool: &'static str,
}

impl Waiting {
    /// Takes in a frame's events for a tool and hands out those it may have now. What another tool has
    /// not got any more is dropped.
    pub fn take(&mut self, tool: &'static str, new: Vec<Pointer>) -> Vec<Pointer> {
        if self.tool != tool {
            self.events.clear();
            self.tool = tool;
        }
        self.events.extend(new);
        let ends = |pair: (&Pointer, &Pointer)| {
            matches!(
                (pair.0.phase, pair.1.phase),
                (PointerPhase::Down, PointerPhase::Drag)
                    | (PointerPhase::Up, PointerPhase::Down | PointerPhase::Context)
            )
        };
        let pairs = self.events.iter().zip(self.events.iter().skip(1));
        let count = pairs.take_while(|pair| !ends(*pair)).count() + 1;
        self.events.drain(..count.min(self.events.len())).collect()
    }

    /// Is there more, for the next frame?
    pub fn more(&self) -> bool {
        !self.events.is_empty()
    }
}

fn center(layout: Layout, hex: Hex) -> [f64; 2] {
    let at = geometry::center(layout, hex);
    debug_assert_eq!(geometry::hex_at(layout, point([f64::from(at.x), f64::from(at.y)])), hex);
    [f64::from(at.x), f64::from(at.y)]
}

#[cfg(test)]
mod tests {
    use super::{Pointer, PointerPhase, Waiting};
    use PointerPhase::{Double, Down, Drag, Hover, Up};
    use oblique_board::hex::Hex;

    fn all(phases: &[PointerPhase]) -> Vec<Pointer> {
        let hex = Hex::new(0, 0);
        let event = |phase: &PointerPhase| Pointer {
            phase: *phase,
            hex,
            world: [0.0; 2],
            shift: false,
            command: false,
            alt: false,
        };
        phases.iter().map(event).collect()
    }

    fn frames(phases: &[PointerPhase]) -> Vec<Vec<PointerPhase>> {
        let mut waiting = Waiting::default();
        let mut frames = vec![waiting.take("brush", all(phases))];
        while waiting.more() {
            frames.push(waiting.take("brush", Vec::new()));
        }
        frames.iter().map(|frame| frame.iter().map(|p| p.phase).collect()).collect()
    }

    #[test]
    fn a_tool_gets_a_press_before_the_drag_and_a_gesture_before_the_next() {
        assert_eq!(frames(&[Hover]), [[Hover]]);
        assert_eq!(frames(&[Down, Up]), [[Down, Up]], "a quick click is one frame's");
        assert_eq!(frames(&[Down, Drag, Drag, Up]), [vec![Down], vec![Drag, Drag, Up]]);
        assert_eq!(
            frames(&[Drag, Up, Down, Drag, Up, Down, Up, Double]),
            [vec![Drag, Up], vec![Down], vec![Drag, Up], vec![Down, Up, Double]]
        );
        assert!(frames(&[])[0].is_empty());
    }

    #[test]
    fn another_tool_gets_nothing_of_a_gesture_begun_before() {
        let mut waiting = Waiting::default();
        waiting.take("brush", all(&[Down, Drag, Up]));
        assert!(waiting.take("select", Vec::new()).is_empty());
        assert!(!waiting.more());
    }
}
