//! Splits lines at a click and cuts stretches out of them with a drag.

use crate::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, icons, picking};
use egui::Key;
use oblique_board::FeatureId;
use oblique_board::chain::Stop;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::lines::called;
use oblique_context::view::Selection;
use oblique_mapview::camera::point;
use oblique_mapview::features::{course, place};
use oblique_mapview::{Overlay, Tint};
use oblique_scenario::lines;
use oblique_text::{Text, text};

/// The scissors.
#[derive(Default)]
pub struct Scissors {
    /// The line in hand and the places the drag began and is at.
    grip: Option<(FeatureId, usize, usize)>,
    /// Where the pointer was last.
    world: Option<[f64; 2]>,
}

impl Scissors {
    /// The line at a world point and the place of it that is nearest; the selected one if it is among
    /// them.
    fn found(context: &EditorContext<'_>, world: [f64; 2]) -> Option<(FeatureId, usize)> {
        let reach = super::reach_hexes(context) * 1.5;
        let scenario = context.scenario();
        let of_selected = match &context.view.selection {
            Selection::Feature(id) => Some(id.clone()),
            _ => None,
        };
        let of_selected = of_selected.filter(|id| {
            Self::nearest(context, id, world)
                .is_some_and(|at| Self::distance(context, id, at, world) <= reach.max(0.6))
        });
        let id = of_selected.or_else(|| picking::feature_at(scenario, world, reach))?;
        let at = Self::nearest(context, &id, world)?;
        Some((id, at))
    }

    fn nearest(context: &EditorContext<'_>, id: &FeatureId, world: [f64; 2]) -> Option<usize> {
        let chain = lines::chain(context.scenario(), id)?;
        let (layout, at) = (context.scenario().board.layout(), point(world));
        let far = |stop: &Stop| place(layout, *stop).distance(at);
        let stops = chain.stops().iter().enumerate();
        stops.min_by(|a, b| far(a.1).total_cmp(&far(b.1))).map(|(at, _)| at)
    }

    fn distance(context: &EditorContext<'_>, id: &FeatureId, at: usize, world: [f64; 2]) -> f32 {
        let layout = context.scenario().board.layout();
        let chain = lines::chain(context.scenario(), id);
        let stop = chain.and_then(|chain| chain.stops().get(at).copied());
        stop.map_or(f32::INFINITY, |stop| place(layout, stop).distance(point(world)))
    }

    fn release(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Some((id, from, to)) = self.grip.take() else { return };
        let scenario = context.scenario();
        let name = called(context, &id);
        if from == to {
            let Some((edit, _)) = lines::split(scenario, &id, from) else {
                out.push(Intent::Say(text!("tools-a-line-cannot-be-split-at-its-end").to_owned()));
                return;
            };
            out.push(Intent::edit(text!("tools-split-name", name), edit));
            out.push(Intent::Say(text!("tools-name-is-two-lines-now", name)));
        } else if let Some(edit) = lines::cut(scenario, &id, from, to) {
            out.push(Intent::edit(text!("tools-cut-name", name), edit));
        }
        out.push(Intent::Select(Selection::Feature(id)));
    }
}

impl Described for Scissors {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "scissors",
        name: Text("tools-split-and-cut-lines"),
        key: "Shift+X",
        icon: icons::SCISSORS,
        group: Group::Lines,
        flyout: Text(""),
    };
}

impl Tool for Scissors {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-click-a-road-or-stream-to-split-it").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        self.world = Some(pointer.world);
        match pointer.phase {
            PointerPhase::Down => {
                self.grip = Self::found(context, pointer.world).map(|(id, at)| (id, at, at));
            }
            PointerPhase::Drag => {
                if let Some((id, _, to)) = &mut self.grip
                    && let Some(at) = Self::nearest(context, id, pointer.world)
                {
                    *to = at;
                }
            }
            PointerPhase::Up => self.release(context, out),
            PointerPhase::Hover | PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, _: &EditorContext<'_>, key: Key, _: &mut Vec<Intent>) -> bool {
        let held = key == Key::Escape && self.grip.is_some();
        if held {
            self.cancel();
        }
        held
    }

    fn cancel(&mut self) {
        self.grip = None;
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(world) = self.world.filter(|_| context.view.hover.is_some() || self.grip.is_some()) else {
            return Preview::default();
        };
        let found = self.grip.clone().or_else(|| Self::found(context, world).map(|(id, at)| (id, at, at)));
        let Some((id, from, to)) = found else { return Preview::default() };
        let Some(chain) = lines::chain(context.scenario(), &id) else { return Preview::default() };
        let layout = context.scenario().board.layout();
        let name = called(context, &id);
        let (low, high) = (from.min(to), from.max(to));
        let stretch = chain.stops().get(low..=high).unwrap_or_default();
        let points = course(layout, stretch).into_iter().map(point).collect();
        let mut overlays = vec![Overlay::Line { points, tint: Tint::Danger, arrow: false, dashed: false }];
        let ends = stretch.first().into_iter().chain(stretch.last());
        overlays.extend(ends.map(|stop| Overlay::Dot { at: place(layout, *stop), tint: Tint::Danger }));
        let caption = if low < high {
            text!("tools-cut-low-of-steps-steps-out-of-name", low = high - low, steps = chain.steps(), name)
        } else if low == 0 || low == chain.steps() {
            text!("tools-the-end-of-name", name)
        } else {
            text!("tools-split-name-here", name)
        };
        let plain_lines = vec![course(layout, chain.stops())];
        Preview { plain_lines, overlays, caption, ..Preview::default() }
    }
}
