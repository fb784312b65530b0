//! Writes names on the map: towns, hills, streams, with sizes and angles.
//!
//! A name is written, moved, turned and resized on the map itself; the bar edits its text.

use super::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, icons};
use egui::Key;
use oblique_board::hex::Hex;
use oblique_board::{Label, LabelId, LabelSize};
use oblique_cartography::geometry::{self, Point};
use oblique_context::EditorContext;
use oblique_context::view::Selection;
use oblique_context::{Gesture, Intent};
use oblique_mapview::camera::point;
use oblique_mapview::features::lines_of;
use oblique_mapview::{Overlay, Tint};
use oblique_scenario::Edit;
use oblique_text::{Text, text};
use oblique_ui::widgets;

/// A press of a turning key turns by so many degrees.
const TURN_DEG: i16 = 5;
/// How near a course must be for a name to be turned along it, in hexes.
const COURSE_REACH: f32 = 2.5;

/// The label tool.
#[derive(Default)]
pub(crate) struct LabelTool {
    /// The label being dragged and the gesture it is part of; with Shift it is being turned.
    held: Option<(LabelId, u64, bool)>,
    /// The bar's text field shall take the keyboard.
    wants_text: bool,
}

fn at<'a>(context: &'a EditorContext<'_>, hex: Hex) -> Option<(&'a LabelId, &'a Label)> {
    context.scenario().board.labels().iter().find(|(_, label)| label.hex == hex)
}

/// The label selected.
fn chosen<'a>(context: &'a EditorContext<'_>) -> Option<(&'a LabelId, &'a Label)> {
    let Selection::Label(id) = &context.view.selection else { return None };
    context.scenario().board.labels().get_key_value(id)
}

/// An angle within half a turn to either side, so that no name stands on its head for long.
const fn within(deg: i32) -> i16 {
    // -180..180 fits.
    ((deg + 180).rem_euclid(360) - 180) as i16
}

fn put(out: &mut Vec<Intent>, id: &LabelId, what: &str, new: Label, gesture: Gesture) {
    out.push(Intent::Edit {
        label: text!("tools-label-what", what),
        edit: Edit::Label(id.clone(), Some(new)),
        gesture,
    });
}

const fn step_of(size: LabelSize, larger: bool) -> LabelSize {
    match (size, larger) {
        (LabelSize::Small | LabelSize::Medium, false) => LabelSize::Small,
        (LabelSize::Small, true) | (LabelSize::Large, false) => LabelSize::Medium,
        (LabelSize::Medium | LabelSize::Large, true) => LabelSize::Large,
    }
}

/// The direction of the nearest road or stream, as an angle a name can be read at.
fn course_angle(context: &EditorContext<'_>, hex: Hex) -> Option<i16> {
    let board = &context.scenario().board;
    let layout = board.layout();
    let here = geometry::center(layout, hex);
    let near = |a: &Point, b: &Point| a.mid(*b).distance(here);
    let lines = board.features().values().flat_map(|feature| lines_of(layout, feature));
    let pieces = lines.flat_map(|line| line.windows(2).map(|w| [w[0], w[1]]).collect::<Vec<_>>());
    let close: Vec<[Point; 2]> = pieces.filter(|[a, b]| near(a, b) <= COURSE_REACH).collect();
    let nearest = close.iter().min_by(|x, y| near(&x[0], &x[1]).total_cmp(&near(&y[0], &y[1])))?;
    // Its neighbours on the course smooth the angle of one side of a hex.
    let part: Vec<&[Point; 2]> =
        close.iter().filter(|[a, b]| near(a, b) <= near(&nearest[0], &nearest[1]) + 1.0).collect();
    let (mut x, mut y) = (0.0_f32, 0.0_f32);
    for [a, b] in part {
        // A direction and its opposite are the same course: doubled angles add up.
        let angle = (b.y - a.y).atan2(b.x - a.x) * 2.0;
        x += angle.cos();
        y += angle.sin();
    }
    let deg = (y.atan2(x) / 2.0).to_degrees().round() as i32;
    Some(within(deg))
}

impl LabelTool {
    fn press(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let hex = pointer.hex;
        let id = if let Some((id, _)) = at(context, hex) {
            self.held = Some((id.clone(), Gesture::fresh(), pointer.shift));
            id.clone()
        } else {
            let id = context.scenario().fresh_label_id("label");
            let (size, angle_deg) = chosen(context).map_or((LabelSize::Medium, 0), |(_, l)| (l.size, 0));
            let label = Label { text: text!("tools-new-name").to_owned(), hex, size, angle_deg };
            out.push(Intent::edit(text!("tools-write-label"), Edit::Label(id.clone(), Some(label))));
            id
        };
        self.wants_text = true;
        out.push(Intent::Select(Selection::Label(id)));
    }

    fn drag(&self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let Some((id, gesture, turning)) = &self.held else { return };
        let board = &context.scenario().board;
        let Some(label) = board.labels().get(id) else { return };
        let gesture = Gesture::Part(*gesture);
        if *turning {
            let middle = geometry::center(board.layout(), label.hex);
            let to = point(pointer.world) - middle;
            if to.length() > 0.4 {
                let angle_deg = within(to.y.atan2(to.x).to_degrees().round() as i32);
                put(out, id, "angle", Label { angle_deg, ..label.clone() }, gesture);
            }
        } else if pointer.hex != label.hex && board.layout().contains(pointer.hex) {
            put(out, id, "place", Label { hex: pointer.hex, ..label.clone() }, gesture);
        }
    }
}

impl Described for LabelTool {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "label",
        name: Text("tools-label"),
        key: "T",
        icon: icons::LABEL,
        group: Group::Objects,
        flyout: Text(""),
    };
}

impl Tool for LabelTool {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-click-a-hex-to-write-a-name-there").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        match pointer.phase {
            PointerPhase::Down if context.scenario().board.layout().contains(pointer.hex) => {
                self.press(context, pointer, out);
            }
            PointerPhase::Drag => self.drag(context, pointer, out),
            PointerPhase::Up => self.held = None,
            _ => {}
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        if key == Key::Escape
            && let Some((_, gesture, _)) = self.held.take()
        {
            out.push(Intent::GiveUp(gesture));
            return true;
        }
        let Some((id, label)) = chosen(context) else { return false };
        let turned = |by: i16| Label {
            angle_deg: within(i32::from(label.angle_deg) + i32::from(by)),
            ..label.clone()
        };
        let sized = |larger| Label { size: step_of(label.size, larger), ..label.clone() };
        let (what, new) = match key {
            Key::OpenBracket => ("angle", turned(-TURN_DEG)),
            Key::CloseBracket => ("angle", turned(TURN_DEG)),
            Key::PageUp => ("size", sized(true)),
            Key::PageDown => ("size", sized(false)),
            _ => return false,
        };
        put(out, id, what, new, Gesture::Whole);
        true
    }

    fn cancel(&mut self) {
        self.held = None;
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(hex) = context.view.hover else { return Preview::default() };
        let mut overlays = Vec::new();
        if let Some((id, _, true)) = &self.held
            && let Some(label) = context.scenario().board.labels().get(id)
        {
            let middle = geometry::center(context.scenario().board.layout(), label.hex);
            let along = Point::bearing(f32::from(label.angle_deg) + 90.0).times(2.0);
            let points = vec![middle - along, middle + along];
            overlays.push(Overlay::Line { points, tint: Tint::Preview, arrow: false, dashed: true });
        }
        let caption = match (&self.held, at(context, hex)) {
            (Some((id, _, true)), _) => {
                let label = context.scenario().board.labels().get(id);
                label.map_or_else(String::new, |l| {
                    text!("tools-turned-by-angle-deg-degrees", angle_deg = l.angle_deg)
                })
            }
            (_, Some((_, label))) => label.text.clone(),
            (_, None) => text!("tools-new-name").to_owned(),
        };
        Preview { hexes: vec![hex], caption, overlays, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Some((id, label)) = chosen(context) else {
            widgets::note(ui, text!("tools-click-a-hex-to-write-a-name-there-2"));
            return;
        };
        let name = ui.label(text!("tools-name")).id;
        let mut text = label.text.clone();
        let field = egui::TextEdit::singleline(&mut text).desired_width(180.0);
        let field = ui.add(field).labelled_by(name);
        if std::mem::take(&mut self.wants_text) {
            field.request_focus();
            if label.text == text!("tools-new-name") {
                select_all(ui.ctx(), field.id, label.text.chars().count());
            }
        }
        let gesture = oblique_context::gesture(ui, &field);
        if field.changed() {
            put(out, id, "text", Label { text, ..label.clone() }, gesture);
        }
        ui.separator();
        for (size, word) in [
            (LabelSize::Small, text!("tools-small")),
            (LabelSize::Medium, text!("tools-medium")),
            (LabelSize::Large, text!("tools-large")),
        ] {
            let help = text!("tools-word-letters", word);
            if ui.selectable_label(label.size == size, word).on_hover_text(help).clicked() {
                put(out, id, "size", Label { size, ..label.clone() }, Gesture::Whole);
            }
        }
        ui.separator();
        let turned = ui.label(text!("tools-turned")).id;
        let mut angle = label.angle_deg;
        let field = widgets::whole_number(ui, &mut angle).range(-180..=180).suffix("°");
        let field = ui.add(field).labelled_by(turned).on_hover_text(text!("tools-degrees-clockwise"));
        let gesture = oblique_context::gesture(ui, &field);
        if field.changed() {
            put(out, id, "angle", Label { angle_deg: angle, ..label.clone() }, gesture);
        }
        let along = course_angle(context, label.hex);
        let button = egui::Button::new(text!("tools-along-the-course"));
        let help = text!("tools-turns-the-name-along-the-nearest-stream-or");
        if ui.add_enabled(along.is_some(), button).on_hover_text(help).clicked()
            && let Some(angle_deg) = along
        {
            put(out, id, "angle", Label { angle_deg, ..label.clone() }, Gesture::Whole);
        }
        let help = context.help(ui.ctx(), text!("tools-takes-the-name-off-the-map"), "edit.delete");
        if ui.button(text!("tools-delete")).on_hover_text(help).clicked() {
            out.push(Intent::Run("edit.delete"));
        }
    }
}

/// Selects all of a text field's text, so that typing replaces it.
pub(crate) fn select_all(ctx: &egui::Context, field: egui::Id, chars: usize) {
    use egui::text::{CCursor, CCursorRange};
    let mut state = egui::text_edit::TextEditState::load(ctx, field).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(chars))));
    state.store(ctx, field);
}
