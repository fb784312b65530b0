//! Roads, railways, streams and walls: followed along their ink, or proposed for the whole board and taken over one by one.

use super::{count, memory, one_of, remember};
use egui::{Color32, ProgressBar, Sense, Slider, Ui, vec2};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetHand, SheetsChange, SheetsRequest, Shown};
use oblique_context::tracing::{Fate, ProposedLine, TracingChange, TracingRequest, chosen_kind, kinds};
use oblique_context::view::SharedChange;
use oblique_digitize::{Likeness, LineInk};
use oblique_rules::catalog::Linear;
use oblique_scenario::words::rounded;
use oblique_text::text;
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

fn change(change: TracingChange) -> Intent {
    Intent::sheets(SheetsChange::Tracing(change))
}

fn request(request: TracingRequest) -> Intent {
    Intent::Sheets(SheetsRequest::Tracing(request))
}

pub(crate) fn lines(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let Some((id, _)) = context.view.sheets.chosen(context.scenario()) else {
        widgets::empty(
            ui,
            text!("conversion-no-historical-map-yet"),
            text!("conversion-add-a-scan-and-place-it-first"),
        );
        return;
    };
    ui.label(text!("conversion-roads-run-through-hexes-streams-and-walls"));
    ui.horizontal_wrapped(|ui| kind_buttons(ui, context, out));
    ui.horizontal_wrapped(|ui| ink_buttons(ui, context, out));
    ui.add_space(size::GAP_SMALL);
    let there = context.view.sheets.pixels(id).is_some();
    let tracing = context.view.tool == "sheet" && context.view.sheets.hand == SheetHand::Trace;
    ui.horizontal_wrapped(|ui| {
        let help = text!("conversion-click-where-a-line-begins-and-along-it");
        let button =
            ui.add_enabled(there, egui::Button::new(text!("conversion-follow-a-line")).selected(tracing));
        if button.on_hover_text(help).clicked() {
            take_up(out);
        }
        let help = text!("conversion-looks-for-lines-of-that-ink-under-the");
        let button = ui.add_enabled(there, egui::Button::new(text!("conversion-look-for-lines")));
        if button.on_hover_text(help).clicked() {
            out.push(request(TracingRequest::Propose));
        }
        let kind = chosen_kind(context.catalog(), &context.view.tools.linear);
        if kind.is_some_and(|kind| kind.along_edges) {
            let help = text!("conversion-learns-from-the-hexsides-of-this-kind-that");
            let button =
                ui.add_enabled(there, egui::Button::new(text!("conversion-draft-from-what-is-drawn")));
            if button.on_hover_text(help).clicked() {
                out.push(request(TracingRequest::ProposeSides));
            }
        }
        if context.view.sheets.tracing.proposed.is_some() {
            choose_on_map(ui, context, out);
        }
        by_hand(ui, context, out);
    });
    if let Some(done) = context.view.sheets.tracing.looking {
        ui.horizontal(|ui| {
            ui.add(ProgressBar::new(done).desired_width(120.0).show_percentage());
            if ui.button(text!("conversion-stop-looking")).clicked() {
                out.push(request(TracingRequest::Stop));
            }
        });
    }
    proposed(ui, context, out);
    let drawn = context.scenario().board.features().len();
    let text = if drawn == 1 {
        text!("conversion-1-line-is-drawn-so-far").to_owned()
    } else {
        text!("conversion-drawn-lines-are-drawn-so-far", drawn = count(drawn))
    };
    widgets::note(ui, &text);
}

/// The tools that draw what the ruleset has of lines.
fn by_hand(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let catalog = context.catalog();
    for along in [false, true] {
        let of_sort: Vec<&Linear> = kinds(catalog).filter(|kind| kind.along_edges == along).collect();
        if of_sort.is_empty() {
            continue;
        }
        let (name, tool) = if along {
            (sides_by_hand(&of_sort), "stream")
        } else {
            (text!("conversion-draw-roads-by-hand"), "road")
        };
        let names: Vec<&str> = of_sort.iter().map(|kind| kind.name.as_str()).collect();
        if ui.button(name).on_hover_text(names.join(", ")).clicked() {
            out.push(Intent::Tool(tool));
        }
    }
}

/// What drawing lines along hexsides is called where the ruleset has these kinds: walls are not promised where there
/// are none.
fn sides_by_hand(kinds: &[&Linear]) -> &'static str {
    let any = |wanted: &dyn Fn(&Linear) -> bool| kinds.iter().any(|kind| wanted(kind));
    match (any(&Linear::flows), any(&|kind| !kind.flows()), any(&|kind| kind.look == "wall")) {
        (true, false, _) => text!("conversion-draw-streams-by-hand"),
        (true, _, true) => text!("conversion-draw-streams-and-walls-by-hand"),
        _ => text!("conversion-draw-lines-along-hexsides-by-hand"),
    }
}

/// The button that takes up the tool which chooses among the lines found.
fn choose_on_map(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let choosing = context.view.tool == "sheet" && context.view.sheets.hand == SheetHand::FoundLines;
    let help = text!("conversion-click-lines-found-on-the-map-a-double");
    let button = ui.add(egui::Button::new(text!("conversion-choose-on-the-map")).selected(choosing));
    if button.on_hover_text(help).clicked() {
        out.push(Intent::sheets(SheetsChange::Hand(SheetHand::FoundLines)));
        out.push(Intent::sheets(SheetsChange::ShowDraft(Shown::Lines)));
        out.push(Intent::Tool("sheet"));
    }
}

/// Takes up the tool that follows lines.
fn take_up(out: &mut Vec<Intent>) {
    out.push(Intent::sheets(SheetsChange::Hand(SheetHand::Trace)));
    out.push(Intent::Tool("sheet"));
}

/// The kind and the ink, in the tool's bar.
pub(crate) fn trace_options(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let catalog = context.catalog();
    let chosen = chosen_kind(catalog, &context.view.tools.linear);
    if let Some(chosen) = chosen {
        let choices = kinds(catalog).map(|kind| (kind.name.as_str(), kind.id == chosen.id));
        let clicked = one_of(ui, text!("conversion-kind-of-line"), &chosen.name, choices);
        if let Some(kind) = clicked.and_then(|at| kinds(catalog).nth(at)) {
            choose_kind(context, kind, out);
        }
    } else {
        ui.weak(text!("conversion-this-ruleset-has-no-lines"));
    }
    ui.separator();
    ui.label(text!("conversion-ink"));
    let inks = inks(context);
    let now = inks.iter().find(|(_, on, _)| *on).map_or("", |(name, ..)| *name);
    let choices = inks.iter().map(|(name, on, _)| (*name, *on));
    if let Some((.., ink)) =
        one_of(ui, text!("conversion-ink-of-the-line"), now, choices).and_then(|at| inks.get(at).copied())
    {
        choose_ink(ink, context, out);
    }
    if let LineInk::Clicked([r, g, b]) = context.view.sheets.tracing.ink {
        swatch(ui, Color32::from_rgb(r, g, b));
    }
}

fn kind_buttons(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let catalog = context.catalog();
    let chosen = chosen_kind(catalog, &context.view.tools.linear).map(|kind| kind.id.as_str());
    if chosen.is_none() {
        ui.weak(text!("conversion-this-ruleset-has-no-lines"));
    }
    for kind in kinds(catalog) {
        let button = ui.selectable_label(chosen == Some(kind.id.as_str()), &kind.name);
        let help = if kind.note.is_empty() { &kind.name } else { &kind.note };
        if button.on_hover_text(help).clicked() {
            choose_kind(context, kind, out);
        }
    }
}

fn choose_kind(context: &EditorContext<'_>, kind: &Linear, out: &mut Vec<Intent>) {
    out.push(Intent::shared_option(SharedChange::Linear(kind.id.clone())));
    // Water is blue on most sheets; an ink that was picked stays.
    if !matches!(context.view.sheets.tracing.ink, LineInk::Clicked(_)) {
        let ink = if kind.flows() { LineInk::Blue } else { LineInk::Black };
        out.push(change(TracingChange::Ink(ink)));
    }
}

/// The inks there are, and whether each is the one in force; one without an ink is picked from the sheet.
fn inks(context: &EditorContext<'_>) -> [(&'static str, bool, Option<LineInk>); 3] {
    let view = &context.view.sheets.tracing;
    let picked = matches!(view.ink, LineInk::Clicked(_)) || view.picking;
    let is = |ink| view.ink == ink && !view.picking;
    [
        (text!("conversion-black"), is(LineInk::Black), Some(LineInk::Black)),
        (text!("conversion-blue"), is(LineInk::Blue), Some(LineInk::Blue)),
        (text!("conversion-pick-from-the-sheet"), picked, None),
    ]
}

fn ink_buttons(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    ui.label(text!("conversion-ink"));
    for (name, on, ink) in inks(context) {
        let mut button = ui.selectable_label(on, name);
        if ink.is_none() {
            button = button.on_hover_text(text!("conversion-click-a-line-of-the-ink-on-the"));
        }
        if button.clicked() {
            choose_ink(ink, context, out);
        }
    }
    if let LineInk::Clicked([r, g, b]) = context.view.sheets.tracing.ink {
        swatch(ui, Color32::from_rgb(r, g, b));
    }
}

fn choose_ink(ink: Option<LineInk>, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if let Some(ink) = ink {
        out.push(change(TracingChange::Ink(ink)));
    } else {
        take_up(out);
        out.push(change(TracingChange::Picking(!context.view.sheets.tracing.picking)));
    }
}

/// The colour of an ink, and its name for who does not see it.
pub(super) fn swatch(ui: &mut Ui, color: Color32) {
    let (rect, response) = ui.allocate_exact_size(vec2(18.0, 14.0), Sense::hover());
    ui.painter().rect_filled(rect, 2.0, color);
    let text =
        text!("conversion-the-ink-picked-red-r-green-g-blue", r = color.r(), g = color.g(), b = color.b());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, text.clone()));
    response.on_hover_text(text);
}

/// The name of a kind.
fn name_of<'a>(context: &EditorContext<'a>, kind: &'a str) -> &'a str {
    context.catalog().linear(kind).map_or(kind, |kind| kind.name.as_str())
}

/// What was found: a list, the one looked at, and all that are sure.
fn proposed(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let view = &context.view.sheets.tracing;
    let Some(lines) = view.proposed.as_deref() else { return };
    ui.separator();
    if lines.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.label(text!("conversion-no-lines-were-found"));
            if ui.button(text!("conversion-done-2")).clicked() {
                out.push(request(TracingRequest::Drop));
            }
        });
        return;
    }
    let mut shown = context.view.sheets.shown == Shown::Lines;
    if ui.checkbox(&mut shown, text!("conversion-show-the-lines-found")).changed() {
        let shown = if shown { Shown::Lines } else { Shown::Nothing };
        out.push(Intent::sheets(SheetsChange::ShowDraft(shown)));
    }
    let mut threshold = view.threshold_percent;
    ui.label(text!("conversion-sure-enough-from"));
    let slider = ui.add(Slider::new(&mut threshold, 0..=100).suffix(" %"));
    if slider.accessible_name(text!("conversion-lines-are-sure-enough-from")).changed() {
        out.push(change(TracingChange::Threshold(threshold)));
    }
    let sure = lines.iter().filter(|line| line.is_sure(threshold)).count();
    let rejected = lines.iter().filter(|line| line.fate == Fate::Rejected).count();
    ui.horizontal_wrapped(|ui| {
        let button = ui.add_enabled(sure > 0, egui::Button::new(text!("conversion-accept-sure-lines", sure)));
        let help = text!("conversion-those-that-are-sure-enough-and-look-like");
        if button.on_hover_text(help).clicked() {
            out.push(request(TracingRequest::AcceptSure));
        }
        if rejected > 0 && ui.button(text!("conversion-bring-back-rejected-rejected", rejected)).clicked() {
            out.push(request(TracingRequest::Restore));
        }
        if ui.button(text!("conversion-throw-the-lines-away")).clicked() {
            out.push(request(TracingRequest::Drop));
        }
    });
    let mut all = memory::<bool>(ui, context, "lines marked");
    let marked = lines.iter().filter(|line| line.likeness != Likeness::Course).count();
    let text = text!("conversion-list-marked-more-that-look-like-frames", marked);
    if marked > 0 && ui.checkbox(&mut all, text).changed() {
        remember(ui, context, "lines marked", all);
    }
    let listed: Vec<(usize, &ProposedLine)> = lines
        .iter()
        .enumerate()
        .filter(|(_, line)| line.fate != Fate::Rejected && (all || line.likeness == Likeness::Course))
        .collect();
    list(ui, context, &listed, out);
    if let Some((n, line)) = view.chosen.and_then(|n| Some((n, lines.get(n)?))) {
        looked_at(ui, context, (n, line), &listed, out);
    }
}

/// A line found, in words.
pub(crate) fn line_words(context: &EditorContext<'_>, n: usize, line: &ProposedLine) -> String {
    let looks = match line.likeness {
        Likeness::Course => "",
        Likeness::Drawn => text!("conversion-runs-along-another-line-of-the-board"),
        Likeness::Printed => text!("conversion-looks-like-a-frame-or-grid"),
        Likeness::Lettering => text!("conversion-looks-like-lettering"),
    };
    let written = if line.fate == Fate::Written { text!("conversion-on-the-board") } else { "" };
    let name = name_of(context, &line.kind);
    let (yards, sure) = (rounded(line.yards), line.sure_percent);
    text!(
        "conversion-n-name-yards-yards-sure-sure-looks-written",
        n = n + 1,
        name,
        yards,
        sure,
        looks,
        written
    )
}

/// Looks at a line of the list, wherever it lies.
fn choose(n: usize, line: &ProposedLine, out: &mut Vec<Intent>) {
    out.push(change(TracingChange::Choose(Some(n))));
    out.push(Intent::LookAt(line.middle));
}

fn list(ui: &mut Ui, context: &EditorContext<'_>, listed: &[(usize, &ProposedLine)], out: &mut Vec<Intent>) {
    const HIGH: f32 = 200.0;
    let row = ui.spacing().interact_size.y;
    let chosen = context.view.sheets.tracing.chosen;
    let mut area = widgets::scrolled(widgets::room(ui, HIGH)).id_salt("lines found");
    // One chosen on the map is brought into sight.
    if memory::<Option<usize>>(ui, context, "line listed") != chosen {
        remember(ui, context, "line listed", chosen);
        let at = listed.iter().position(|(n, _)| Some(*n) == chosen);
        let top = at.map(|at| at as f32 * (row + ui.spacing().item_spacing.y));
        if let Some(top) = top {
            area = area.vertical_scroll_offset((top - HIGH / 2.0).max(0.0));
        }
    }
    area.show_rows(ui, row, listed.len(), |ui, range| {
        // A row is a line: what does not fit is told under the pointer.
        ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
        for (n, line) in listed.get(range).unwrap_or_default() {
            let text = line_words(context, *n, line);
            let text = if line.fate == Fate::Written {
                egui::RichText::new(text).color(Tokens::of(ui).text_weak)
            } else {
                egui::RichText::new(text)
            };
            if ui.selectable_label(chosen == Some(*n), text).clicked() {
                choose(*n, line, out);
            }
        }
    });
}

/// The line looked at: how it would be written, and what is to become of it.
fn looked_at(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    (n, line): (usize, &ProposedLine),
    listed: &[(usize, &ProposedLine)],
    out: &mut Vec<Intent>,
) {
    let along = context.catalog().linear(&line.kind).is_some_and(|kind| kind.along_edges);
    let steps = if along {
        text!("conversion-steps-hexsides", steps = line.steps)
    } else {
        text!("conversion-steps-hexes", steps = line.steps + 1)
    };
    let text = text!(
        "conversion-line-n-steps-straight-by-straight-percent",
        n = n + 1,
        steps,
        straight_percent = line.straight_percent,
        worst_yards = rounded(line.worst_yards)
    );
    ui.label(text);
    let next = || listed.iter().find(|(other, line)| *other > n && line.fate == Fate::Open);
    ui.horizontal_wrapped(|ui| {
        let mut kind = line.kind.clone();
        let field = egui::ComboBox::from_id_salt("kind of line").selected_text(name_of(context, &line.kind));
        let field = field.show_ui(ui, |ui| {
            for other in kinds(context.catalog()) {
                ui.selectable_value(&mut kind, other.id.clone(), &other.name);
            }
        });
        field.response.accessible_name(text!("conversion-kind-of-this-line"));
        if kind != line.kind {
            out.push(request(TracingRequest::Kind(n, kind)));
        }
        let open = line.fate != Fate::Written;
        if ui.add_enabled(open, egui::Button::new(text!("conversion-accept-this-line"))).clicked() {
            out.push(request(TracingRequest::Accept(n)));
            if let Some((n, line)) = next() {
                choose(*n, line, out);
            }
        }
        if ui.add_enabled(open, egui::Button::new(text!("conversion-reject-this-line"))).clicked() {
            out.push(request(TracingRequest::Reject(n)));
            match next() {
                Some((n, line)) => choose(*n, line, out),
                None => out.push(change(TracingChange::Choose(None))),
            }
        }
    });
}
