//! Takes roads, streams, names and objectives off the map: lines whole, or with Shift the stretch that was touched.

use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription, picking};
use oblique_board::FeatureId;
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_context::EditorContext;
use oblique_context::view::Selection;
use oblique_context::{Gesture, Intent};
use oblique_mapview::camera::point;
use oblique_mapview::features::{lines_of, place};
use oblique_scenario::{Edit, lines};
use oblique_text::{Text, text};

/// Distance between the points looked at along a drag, in hexes.
const STEP_HEXES: f64 = 0.15;

/// The eraser.
#[derive(Default)]
pub(crate) struct Eraser {
    gesture: Option<u64>,
    /// Where the pointer was last.
    world: Option<[f64; 2]>,
    /// Is Shift held, so that of a line only what is touched goes?
    stretch_only: bool,
}

impl Eraser {
    /// What would go: preview and click both ask here.
    fn affected(context: &EditorContext<'_>, hex: Hex, world: [f64; 2]) -> Selection {
        match picking::ground_at(context, hex, world) {
            Selection::Hex(_) => Selection::Nothing,
            found => found,
        }
    }

    /// Erases what lies between where the pointer was and where it is: a line is thin, and a fast
    /// hand would jump it.
    fn erase(&self, context: &EditorContext<'_>, from: [f64; 2], to: [f64; 2], out: &mut Vec<Intent>) {
        let Some(gesture) = self.gesture else { return };
        let layout = context.scenario().board.layout();
        let steps = ((to[0] - from[0]).hypot(to[1] - from[1]) / STEP_HEXES).ceil().clamp(1.0, 200.0);
        let (mut gone, mut touched) = (Vec::new(), Vec::new());
        for step in 0..=steps as u32 {
            let t = f64::from(step) / steps;
            let world = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
            let found = Self::affected(context, geometry::hex_at(layout, point(world)), world);
            touched.push(world);
            if !gone.contains(&found) {
                gone.push(found);
            }
        }
        if self.stretch_only {
            // One line at a time: what is left of two would be given the same id.
            let line = gone.iter().position(|found| matches!(found, Selection::Feature(_)));
            let stretch = line.and_then(|at| {
                let Selection::Feature(id) = &gone[at] else { return None };
                stretch(context, id, &touched)
            });
            gone.retain(|found| !matches!(found, Selection::Feature(_)));
            out.extend(stretch.map(|edit| intent(edit, gesture)));
        }
        for edit in gone.into_iter().filter_map(erasing) {
            out.push(intent(edit, gesture));
        }
    }
}

fn intent(edit: Edit, gesture: u64) -> Intent {
    Intent::Edit { label: text!("tools-erase").to_owned(), edit, gesture: Gesture::Part(gesture) }
}

/// Takes the steps of a line that lie nearest to these points out of it, with what lies between them; a line that is broken
/// goes whole.
fn stretch(context: &EditorContext<'_>, id: &FeatureId, touched: &[[f64; 2]]) -> Option<Edit> {
    let scenario = context.scenario();
    let Some(chain) = lines::chain(scenario, id) else { return erasing(Selection::Feature(id.clone())) };
    let of_line =
        |world: &&[f64; 2]| picking::feature_at(scenario, **world, picking::LINE_REACH).as_ref() == Some(id);
    let layout = scenario.board.layout();
    let steps = touched.iter().filter(of_line).filter_map(|world| picking::step_at(layout, &chain, *world));
    let (low, high) = steps.fold((usize::MAX, 0), |(low, high), step| (low.min(step), high.max(step + 1)));
    (low < high).then(|| lines::cut(scenario, id, low, high)).flatten()
}

fn erasing(what: Selection) -> Option<Edit> {
    match what {
        Selection::Feature(id) => {
            Some(Edit::Many(vec![Edit::Feature(id.clone(), None), Edit::FeatureEvidence(id, None)]))
        }
        Selection::Label(id) => {
            Some(Edit::Many(vec![Edit::Label(id.clone(), None), Edit::LabelEvidence(id, None)]))
        }
        Selection::Objective(id) => Some(Edit::Objective(id, None)),
        Selection::Nothing | Selection::Hex(_) | Selection::Pieces(_) => None,
    }
}

impl Described for Eraser {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "eraser",
        name: Text("tools-eraser"),
        key: "X",
        icon: super::icons::ERASER,
        group: super::Group::Objects,
        flyout: Text(""),
    };
}

impl Tool for Eraser {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-click-or-drag-over-roads-streams-names-and").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let from = self.world.replace(pointer.world).unwrap_or(pointer.world);
        self.stretch_only = pointer.shift;
        match pointer.phase {
            PointerPhase::Down => {
                self.gesture = Some(Gesture::fresh());
                self.erase(context, pointer.world, pointer.world, out);
            }
            PointerPhase::Drag => self.erase(context, from, pointer.world, out),
            PointerPhase::Up => self.gesture = None,
            PointerPhase::Hover | PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn cancel(&mut self) {
        self.gesture = None;
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let (Some(hex), Some(world)) = (context.view.hover, self.world) else { return Preview::default() };
        let scenario = context.scenario();
        match Self::affected(context, hex, world) {
            Selection::Feature(id) => {
                let Some(feature) = scenario.board.features().get(&id) else { return Preview::default() };
                let layout = scenario.board.layout();
                let lines = match lines::chain(scenario, &id).filter(|_| self.stretch_only) {
                    Some(chain) => {
                        let step = picking::step_at(layout, &chain, world).unwrap_or(0);
                        let ends = chain.stops().get(step..=step + 1).unwrap_or_default();
                        vec![ends.iter().map(|stop| place(layout, *stop)).collect()]
                    }
                    None => lines_of(layout, feature),
                };
                let world = |p: geometry::Point| [f64::from(p.x), f64::from(p.y)];
                let lines = lines.into_iter().map(|line| line.into_iter().map(world).collect()).collect();
                let kind = context.catalog().linear(&feature.kind).map_or(&feature.kind, |kind| &kind.name);
                let caption = if feature.name.is_empty() { kind.clone() } else { feature.name.clone() };
                Preview { lines, caption: text!("tools-erase-caption", caption), ..Preview::default() }
            }
            Selection::Label(id) => {
                let text = scenario.board.labels().get(&id).map_or("", |label| label.text.as_str());
                Preview { hexes: vec![hex], caption: text!("tools-erase-text", text), ..Preview::default() }
            }
            Selection::Objective(id) => {
                let name = scenario.objectives.get(&id).map_or("", |objective| objective.name.as_str());
                Preview {
                    hexes: vec![hex],
                    caption: text!("tools-erase-objective-name", name),
                    ..Preview::default()
                }
            }
            Selection::Nothing | Selection::Hex(_) | Selection::Pieces(_) => Preview::default(),
        }
    }
}
