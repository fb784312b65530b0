//! The panels of the room: the guided way, and its steps for those who know it.

use crate::asking::no_longer_asked;
use crate::picture;
use crate::sections;
use egui::{Pos2, ScrollArea, Stroke, Ui, vec2};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::panel::Panel;
use oblique_context::sheets::{SheetsChange, Step};
use oblique_digitize::lines::traced;
use oblique_digitize::vectors::NOTE as VECTORS_NOTE;
use oblique_scenario::{Scenario, Sheet};
use oblique_text::{inside, text};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

type Part = fn(&mut Ui, &EditorContext<'_>, &mut Vec<Intent>);

/// A panel of some parts, one under the other.
struct Composed {
    id: &'static str,
    title: &'static str,
    parts: &'static [Part],
}

impl Panel for Composed {
    fn id(&self) -> &'static str {
        self.id
    }

    fn title(&self) -> String {
        self.title.to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            clear_of_the_bar(ui);
            for part in self.parts {
                part(ui, context, out);
            }
        });
    }
}

/// Files, placing and the board.
pub(crate) fn historical_map() -> Box<dyn Panel> {
    Box::new(Composed {
        id: "sheets",
        title: text!("conversion-historical-map"),
        parts: &[
            sections::scan,
            sections::compare,
            titled_place,
            titled_board,
            titled_evidence,
            sections::recipe,
        ],
    })
}

/// Terrain by samples.
pub(crate) fn teach() -> Box<dyn Panel> {
    Box::new(Composed {
        id: "teach",
        title: text!("conversion-terrain-from-the-map"),
        parts: &[sections::terrain, sections::recipe],
    })
}

/// Lines followed and proposed.
pub(crate) fn lines() -> Box<dyn Panel> {
    Box::new(Composed {
        id: "map-lines",
        title: text!("conversion-lines-from-the-map"),
        parts: &[sections::ground, sections::lines, sections::recipe],
    })
}

/// Levels from a height model.
pub(crate) fn heights() -> Box<dyn Panel> {
    Box::new(Composed {
        id: "heights",
        title: text!("conversion-heights-from-a-model"),
        parts: &[sections::ground, sections::heights, titled_spots, sections::recipe],
    })
}

/// Levels from contour lines.
pub(crate) fn contours() -> Box<dyn Panel> {
    let parts: &[Part] =
        &[sections::ground, sections::contours, titled_spots, sections::levels, sections::recipe];
    Box::new(Composed { id: "contours", title: text!("conversion-heights-from-contours"), parts })
}

/// Terrain, lines and names from features of a GIS.
pub(crate) fn vectors() -> Box<dyn Panel> {
    Box::new(Composed {
        id: "vectors",
        title: text!("conversion-vectors-from-a-gis"),
        parts: &[sections::vectors, sections::recipe],
    })
}

/// Leaves room for the scroll bar, which floats over what stands at the right.
fn clear_of_the_bar(ui: &mut Ui) {
    ui.set_max_width(ui.available_width() - size::GAP);
}

/// A part under its heading and a rule, where there is a sheet for it.
fn titled(title: &str, part: Part, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if context.scenario().sheets.is_empty() {
        return;
    }
    ui.add_space(size::GAP_SMALL);
    ui.separator();
    widgets::group(ui, title);
    part(ui, context, out);
}

/// Both ways to levels, and what they give.
fn contours_or_model(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if !context.scenario().sheets.is_empty() {
        widgets::group(ui, text!("conversion-from-the-contour-lines-of-the-sheet"));
        sections::contours(ui, context, out);
        titled_spots(ui, context, out);
        ui.add_space(size::GAP_SMALL);
        ui.separator();
    }
    widgets::group(ui, text!("conversion-from-a-height-model"));
    sections::heights(ui, context, out);
}

fn titled_spots(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    titled(text!("conversion-spot-heights"), sections::spots, ui, context, out);
}

fn titled_place(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    titled(text!("conversion-place"), sections::place, ui, context, out);
}

fn titled_board(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    titled(text!("conversion-board"), sections::board, ui, context, out);
}

fn titled_evidence(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    titled(text!("conversion-evidence"), sections::evidence, ui, context, out);
}

/// The guided way: one step at a time, each with a picture of what it means.
struct Guided;

/// Makes it.
pub(crate) fn guided() -> Box<dyn Panel> {
    Box::new(Guided)
}

/// What a step is about.
fn about(step: Step) -> &'static str {
    match step {
        Step::Scan => {
            text!("conversion-lay-a-scan-of-an-old-map-under")
        }
        Step::Place => {
            text!("conversion-say-how-large-the-ground-is-by-two")
        }
        Step::Board => text!("conversion-lay-the-board-over-the-map-as-many"),
        Step::Terrain => {
            text!("conversion-show-a-few-hexes-of-each-terrain-the")
        }
        Step::Lines => {
            text!("conversion-follow-roads-streams-and-walls-along-their")
        }
        Step::Heights => {
            text!("conversion-give-the-hexes-their-levels-from-the")
        }
        Step::Vectors => {
            text!("conversion-take-roads-streams-woods-and-names-over")
        }
        Step::Evidence => text!("conversion-look-through-what-the-notes-say-of-where"),
    }
}

const fn part_of(step: Step) -> Part {
    match step {
        Step::Scan => sections::scan,
        Step::Place => sections::place,
        Step::Board => sections::board,
        Step::Terrain => sections::terrain,
        Step::Lines => sections::lines,
        Step::Heights => contours_or_model,
        Step::Vectors => sections::vectors,
        Step::Evidence => sections::evidence,
    }
}

/// Does a note of the battle say that such a thing was taken over from a sheet? Ground that the board had before says
/// nothing of that.
fn is_taken(scenario: &Scenario, sheet: &Sheet, what: &str) -> bool {
    let from = format!("taken from '{}'", if sheet.name.is_empty() { &sheet.file } else { &sheet.name });
    let begins = |text: &str| text.strip_prefix(what).is_some_and(|rest| rest.starts_with(" of "));
    scenario.notes.values().any(|note| begins(&note.text) && note.text.contains(&from))
}

/// Has a step been done, as far as the battle tells?
fn is_done(context: &EditorContext<'_>, step: Step) -> bool {
    use oblique_scenario::SheetPlacement;
    let scenario = context.scenario();
    if step == Step::Vectors {
        return scenario.notes.values().any(|note| note.text.starts_with(VECTORS_NOTE));
    }
    let Some((id, sheet)) = context.view.sheets.chosen(scenario) else { return false };
    let board = &scenario.board;
    match step {
        Step::Scan => true,
        Step::Place => !matches!(sheet.placement, SheetPlacement::ByEye(_)),
        Step::Board => scenario.board_place.is_some_and(|place| {
            let proposal = oblique_digitize::board::propose(
                sheet,
                sections::board_area(context, sheet),
                Some(&place),
                board.layout(),
                place.yards_a_hex.get(),
            );
            proposal.is_ok_and(|proposal| proposal.layout == board.layout())
        }),
        Step::Terrain => is_taken(scenario, sheet, "Terrain"),
        // Lines followed one by one are not noted, but each says what it was traced on.
        Step::Lines => is_taken(scenario, sheet, "Roads and streams") || traced(scenario, id) > 0,
        Step::Heights => is_taken(scenario, sheet, "Levels"),
        Step::Vectors => false,
        Step::Evidence => scenario.notes.values().any(|note| note.text.contains("taken from '")),
    }
}

/// The step a conversion was left at: the one after the last that is done, of those that make ground.
pub fn step_left(context: &EditorContext<'_>) -> Step {
    let steps = &Step::ALL[..=Step::Heights as usize];
    let after = steps.iter().rposition(|step| is_done(context, *step)).map_or(0, |last| last + 1);
    steps.get(after).copied().unwrap_or(Step::Heights)
}

impl Panel for Guided {
    fn id(&self) -> &'static str {
        "guided"
    }

    fn title(&self) -> String {
        text!("conversion-from-a-historical-map").to_owned()
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let now = context.view.sheets.step;
        ui.horizontal_wrapped(|ui| {
            for (n, step) in Step::ALL.into_iter().enumerate() {
                let done = is_done(context, step);
                let text = format!("{}. {}", n + 1, step.name());
                let button = ui.selectable_label(step == now, text).on_hover_text(about(step));
                if done {
                    // Over the button, which stays as wide as it was, or the next click would miss the next step.
                    done_mark(ui, button.rect.right_top());
                }
                let name = text!(
                    "conversion-step-n-step-done",
                    n = n + 1,
                    step = step.name(),
                    done = if done { text!("conversion-done") } else { "" }
                );
                if button.accessible_name(name).clicked() {
                    go(context, step, out);
                }
            }
        });
        ui.separator();
        ScrollArea::vertical().auto_shrink([false, false]).id_salt(now.name()).show(ui, |ui| {
            clear_of_the_bar(ui);
            ui.horizontal(|ui| {
                picture::paint(ui, now);
                ui.vertical(|ui| {
                    ui.label(egui::RichText::new(now.name()).heading());
                    ui.add(egui::Label::new(about(now)).wrap());
                });
            });
            ui.add_space(size::GAP);
            if matches!(now, Step::Lines | Step::Heights) {
                sections::ground(ui, context, out);
            }
            part_of(now)(ui, context, out);
            ui.add_space(size::GAP);
            walk(ui, context, now, out);
            // What is not laid yet has nothing to be written down.
            if !matches!(now, Step::Scan | Step::Place) {
                sections::recipe(ui, context, out);
            }
        });
    }
}

/// To a step. What the tool did in another is out of place there: a click on the map would place the sheet while its
/// terrain is looked at.
fn go(context: &EditorContext<'_>, step: Step, out: &mut Vec<Intent>) {
    out.push(Intent::sheets(SheetsChange::Step(step)));
    out.extend(no_longer_asked(context).filter(|_| step != Step::Terrain));
    if context.view.tool == "sheet" && context.view.sheets.hand.step() != step {
        out.push(Intent::Tool("select"));
    }
}

/// To the step before and to the next.
fn walk(ui: &mut Ui, context: &EditorContext<'_>, now: Step, out: &mut Vec<Intent>) {
    let at = Step::ALL.iter().position(|step| *step == now).unwrap_or(0);
    ui.horizontal(|ui| {
        if let Some(back) = at.checked_sub(1).and_then(|n| Step::ALL.get(n))
            && ui.button(text!("conversion-back-to-back", back = inside(back.name()))).clicked()
        {
            go(context, *back, out);
        }
        if let Some(next) = Step::ALL.get(at + 1)
            && widgets::primary(ui, &text!("conversion-on-to-next", next = inside(next.name()))).clicked()
        {
            go(context, *next, out);
        }
    });
}

/// A tick in the corner of what is done.
fn done_mark(ui: &Ui, corner: Pos2) {
    let at = |x: f32, y: f32| corner + vec2(x, y);
    let points = vec![at(-7.0, 4.0), at(-5.0, 6.5), at(-1.0, 1.0)];
    ui.painter().line(points, Stroke::new(1.5, Tokens::of(ui).good));
}
