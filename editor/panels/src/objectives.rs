//! The Objectives panel: places worth holding, what they are worth to whom, who holds them.

use super::Panel;
use super::inspector::evidence;
use egui::{ComboBox, Grid, ScrollArea, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::panel::{Home, Rows};
use oblique_context::view::Selection;
use oblique_context::{Gesture, Intent};
use oblique_scenario::{Edit, Objective, ObjectiveId, Side};
use oblique_text::{inside, text};
use oblique_ui::widgets;

/// Widths a name may have, and what the other columns need beside it, in points.
const NAME_WIDTH: (f32, f32) = (120.0, 280.0);
const BESIDE_NAME: f32 = 575.0;

/// Width of the list of holders, in points.
const HOLDER_WIDTH: f32 = 78.0;

/// What the list is ordered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Name,
    Hex,
    Worth(Side),
    Holder,
}

/// The panel.
#[derive(Default)]
pub(crate) struct Objectives {
    /// Ordered by this, the other way round if it says so; without it in the designer's order.
    sort: Option<(Order, bool)>,
}

impl Objectives {
    /// Once up, twice down, then the designer's order.
    fn sort_by(&mut self, order: Order) {
        self.sort = match self.sort {
            Some((now, false)) if now == order => Some((order, true)),
            Some((now, true)) if now == order => None,
            _ => Some((order, false)),
        };
    }

    /// The objectives in the order asked for.
    fn ordered<'a>(&self, context: &'a EditorContext<'_>) -> Vec<(&'a ObjectiveId, &'a Objective)> {
        let scenario = context.scenario();
        let mut all = scenario.objectives_in_order();
        let Some((order, down)) = self.sort else { return all };
        match order {
            Order::Name => all.sort_by_key(|(_, o)| o.name.to_lowercase()),
            Order::Hex => all.sort_by_key(|(_, o)| scenario.board.layout().col_row(o.hex)),
            Order::Worth(side) => all.sort_by_key(|(_, o)| o.value[side.index()]),
            Order::Holder => all.sort_by_key(|(_, o)| o.holder.map(Side::index)),
        }
        if down {
            all.reverse();
        }
        all
    }

    fn heading(&mut self, ui: &mut Ui, text: &str, order: Order) {
        let sign = match self.sort {
            Some((now, down)) if now == order => {
                if down {
                    " \u{2193}"
                } else {
                    " \u{2191}"
                }
            }
            _ => "",
        };
        let text_shown = egui::RichText::new(format!("{text}{sign}")).weak();
        let response = ui.add(egui::Button::new(text_shown).frame(false));
        let response = response.accessible_name(text!("panels-order-by-what", what = inside(text)));
        if response.on_hover_text(text!("panels-orders-the-list-the-designers-own-order")).clicked() {
            self.sort_by(order);
        }
    }
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::<Objectives>::default()
}

impl Panel for Objectives {
    fn id(&self) -> &'static str {
        "objectives"
    }

    fn title(&self) -> String {
        text!("panels-objectives").to_owned()
    }

    fn home(&self) -> Home {
        Home::BOTTOM.with(Rows::List)
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let scenario = context.scenario();
        ui.horizontal_wrapped(|ui| {
            if ui
                .button(text!("panels-add"))
                .on_hover_text(text!("panels-takes-the-objective-tool-click-a-hex-of"))
                .clicked()
            {
                out.push(Intent::Tool("objective"));
            }
            for side in Side::BOTH {
                let worth = |o: &Objective| i64::from(o.value[side.index()]);
                let all: i64 = scenario.objectives.values().map(worth).sum();
                let held: i64 =
                    scenario.objectives.values().filter(|o| o.holder == Some(side)).map(worth).sum();
                ui.label(text!(
                    "panels-side-all-points-held-of-them-held",
                    side = scenario.side(side).name,
                    all,
                    held
                ));
            }
        });
        if scenario.objectives.is_empty() {
            widgets::empty(
                ui,
                text!("panels-no-objectives-yet"),
                text!("panels-add-one-and-click-its-hex-on-the"),
            );
            return;
        }
        ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
            let wide = (ui.available_width() - BESIDE_NAME).clamp(NAME_WIDTH.0, NAME_WIDTH.1);
            Grid::new("objectives").num_columns(9).striped(true).show(ui, |ui| {
                self.heading(ui, text!("panels-name"), Order::Name);
                self.heading(ui, text!("panels-hex"), Order::Hex);
                for side in Side::BOTH {
                    let text = text!("panels-worth-to-side", side = scenario.side(side).name);
                    self.heading(ui, &text, Order::Worth(side));
                }
                self.heading(ui, text!("panels-held-by"), Order::Holder);
                ui.weak(text!("panels-source"));
                ui.end_row();
                for (id, objective) in self.ordered(context) {
                    row(ui, context, (id, objective), wide, out);
                    places(ui, context, id, objective, self.sort.is_none(), out);
                    ui.end_row();
                }
            });
        });
    }
}

fn row(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    (id, objective): (&ObjectiveId, &Objective),
    wide: f32,
    out: &mut Vec<Intent>,
) {
    let scenario = context.scenario();
    let name = &objective.name;
    let put = |new: Objective, what: &str, gesture: Gesture| Intent::Edit {
        label: format!("{name}: {what}"),
        edit: Edit::Objective(id.clone(), Some(new)),
        gesture,
    };
    let mut text = name.clone();
    // A cell of a grid is as wide as what was in it: the name says how wide it is to be.
    let field = ui.add_sized([wide, 20.0], TextEdit::singleline(&mut text));
    let field = field.accessible_name(text!("panels-name-of-name", name));
    let gesture = (field.gained_focus() || field.changed()).then(|| oblique_context::gesture(ui, &field));
    if let Some(gesture) = gesture.filter(|_| field.changed()) {
        out.push(put(Objective { name: text, ..objective.clone() }, "name", gesture));
    }
    let hex = scenario.board.layout().name(objective.hex);
    let look = ui.button(&hex).on_hover_text(text!("panels-look-at-it"));
    if look.accessible_name(text!("panels-look-at-name", name)).clicked() {
        out.extend([Intent::Select(Selection::Objective(id.clone())), Intent::LookAt(objective.hex)]);
    }
    for side in Side::BOTH {
        let mut worth = objective.value[side.index()];
        // What an old file has out of range stays until it is changed; the check points it out.
        let field =
            widgets::whole_number(ui, &mut worth).range(Objective::WORTH).clamp_existing_to_range(false);
        let field = ui.add_sized([64.0, 20.0], field);
        let field = field.accessible_name(text!("panels-worth-of-name-to-side-side", name, side));
        let gesture = (field.gained_focus() || field.drag_started() || field.changed())
            .then(|| oblique_context::gesture(ui, &field));
        if let Some(gesture) = gesture.filter(|_| field.changed()) {
            let mut new = objective.clone();
            new.value[side.index()] = worth;
            out.push(put(new, "worth", gesture));
        }
    }
    let held = |side: Option<Side>| side.map_or(text!("panels-nobody"), |s| scenario.side(s).name.as_str());
    let list =
        ComboBox::from_id_salt(("holder", id)).selected_text(held(objective.holder)).width(HOLDER_WIDTH);
    let list = list.show_ui(ui, |ui| {
        for side in [None, Some(Side::A), Some(Side::B)] {
            if ui.selectable_label(objective.holder == side, held(side)).clicked() {
                out.push(put(Objective { holder: side, ..objective.clone() }, "holder", Gesture::Whole));
            }
        }
    });
    list.response.accessible_name(text!("panels-holder-of-name", name));
    if let Some((verdict, gesture)) = evidence::mark(ui, scenario, name, objective.evidence.as_ref()) {
        out.push(put(Objective { evidence: verdict.entry(), ..objective.clone() }, "evidence", gesture));
    }
    let remove = ui.small_button(text!("panels-remove"));
    if remove.accessible_name(text!("panels-remove-name", name)).clicked() {
        out.push(Intent::edit(text!("panels-remove-name", name), Edit::Objective(id.clone(), None)));
    }
}

/// The buttons that move an objective within the designer's order.
fn places(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &ObjectiveId,
    objective: &Objective,
    unsorted: bool,
    out: &mut Vec<Intent>,
) {
    let name = &objective.name;
    ui.horizontal(|ui| {
        for (sign, word, places) in
            [("\u{2191}", text!("panels-up"), -1), ("\u{2193}", text!("panels-down"), 1)]
        {
            let edit = context.scenario().moving_objective(id, places).filter(|_| unsorted);
            let button = ui.add_enabled(edit.is_some(), egui::Button::new(sign).small());
            let button = button.accessible_name(text!("panels-move-name-word", name, word));
            let button = button.on_hover_text(text!("panels-moves-it-word-the-list-for-good", word));
            let why = if unsorted {
                text!("panels-it-is-at-that-end-already")
            } else {
                text!("panels-stop-ordering-by-a-column-first")
            };
            if button.on_disabled_hover_text(why).clicked()
                && let Some(edit) = edit
            {
                out.push(Intent::edit(text!("panels-move-name-word", name, word), edit));
            }
        }
    });
}
