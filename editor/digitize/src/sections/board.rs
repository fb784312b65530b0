//! The board proposed for the sheet: as many hexes as lie within the neat line, or in an area drawn on it.

use super::{memory, remember};
use egui::{Rect, Sense, Stroke, Ui, pos2, vec2};
use oblique_board::TerrainIx;
use oblique_board::hex::Layout;
use oblique_context::EditorContext;
use oblique_context::gesture;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetHand, SheetsChange};
use oblique_digitize::board::{BoardProposal, area_of, covering, extent, is_bare, laying_over, propose};
use oblique_scenario::words::rounded;
use oblique_scenario::{Decimal, PixelPoint, Sheet, SheetId};
use oblique_text::text;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

pub(crate) fn board(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let Some((id, sheet)) = context.view.sheets.chosen(scenario) else {
        widgets::empty(
            ui,
            text!("conversion-no-historical-map-yet"),
            text!("conversion-add-a-scan-and-place-it-first"),
        );
        return;
    };
    let layout = scenario.board.layout();
    let usual = f64::from(context.catalog().hex_yards.max(1));
    // A board that is drawn on keeps its scale until another is asked for.
    let bare = is_bare(scenario);
    let drawn_on = scenario.board_place.as_ref().filter(|_| !bare).map(|place| place.yards_a_hex.get());
    let laid = || sheet.board.and_then(|board| board.yards_a_hex).map(Decimal::get);
    let typed = memory::<Option<f64>>(ui, context, text!("conversion-yards-a-hex"));
    let mut yards = typed.or(drawn_on).or_else(laid).unwrap_or(usual);
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(text!("conversion-yards-a-hex-2"));
        let field =
            ui.add(widgets::decimal_number(&mut yards).speed(1.0).range(1.0..=100_000.0).max_decimals(1));
        let field = field.labelled_by(label.id);
        if field
            .on_hover_text(text!(
                "conversion-catalog-has-hexes-of-usual-yards",
                catalog = context.catalog().name,
                usual
            ))
            .changed()
        {
            remember(ui, context, text!("conversion-yards-a-hex"), Some(yards));
        }
        if ui
            .button(text!("conversion-as-the-rules-have-it"))
            .on_hover_text(text!("conversion-usual-yards", usual))
            .clicked()
        {
            remember(ui, context, text!("conversion-yards-a-hex"), Some(usual));
        }
    });
    let area = board_area(context, sheet);
    let proposal = match propose(sheet, area, scenario.board_place.as_ref(), layout, yards) {
        Ok(proposal) => proposal,
        Err(why) => {
            ui.colored_label(Tokens::of(ui).error, format!("{why}."));
            return;
        }
    };
    area_row(ui, context, id, sheet, &proposal, out);
    let Layout { width, height, .. } = proposal.layout;
    let (across, down) = proposal.extent_yards;
    let (across, down) = (rounded(across), rounded(down));
    let all = match (area, sheet.crop) {
        (Some(_), _) => text!("conversion-in-the-area-drawn"),
        (None, Some(_)) => text!("conversion-within-the-neat-line"),
        (None, None) => text!("conversion-on-the-whole-sheet"),
    };
    ui.label(text!("conversion-width-by-height-hexes-for-the-across-by", width, height, across, down, all));
    let same = scenario.board_place.is_some_and(|place| proposal.lies_as(layout, &place));
    let mut agreed = bare || memory::<bool>(ui, context, "replace the ground");
    if !bare {
        let text = text!("conversion-replace-the-ground-that-is-drawn");
        if ui
            .checkbox(&mut agreed, text)
            .on_hover_text(text!("conversion-terrain-levels-lines-and-names-go-undo"))
            .changed()
        {
            remember(ui, context, "replace the ground", agreed);
        }
    }
    let button = ui.add_enabled(agreed && !same, egui::Button::new(text!("conversion-lay-this-board")));
    if button.on_hover_text(text!("conversion-bare-hexes-over-the-sheet-as-many-as")).clicked() {
        out.push(Intent::edit(
            text!("conversion-lay-a-board-over-the-historical-map"),
            laying_over(scenario, id, &proposal, area, TerrainIx(0)),
        ));
        out.push(Intent::view(oblique_context::view::ViewChange::FitBoard));
        remember(ui, context, "replace the ground", false);
    }
    if same {
        widgets::note(ui, text!("conversion-the-board-lies-so-already"));
    }
    picture(ui, &proposal);
}

/// The area of a sheet the board is to cover: as drawn, and else what a board that is drawn on covers already; nothing for all
/// within the neat line.
pub(crate) fn board_area(context: &EditorContext<'_>, sheet: &Sheet) -> Option<[PixelPoint; 4]> {
    let scenario = context.scenario();
    if let Some(board) = sheet.board {
        return board.area;
    }
    let place = scenario.board_place.as_ref().filter(|_| !is_bare(scenario))?;
    let layout = scenario.board.layout();
    area_of(sheet, (layout, place), layout).ok()
}

/// The area the board is to cover: drawn on the sheet, or as many hexes as are typed, about the same middle.
fn area_row(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    id: &SheetId,
    sheet: &Sheet,
    proposal: &BoardProposal,
    out: &mut Vec<Intent>,
) {
    let some = board_area(context, sheet).is_some();
    ui.horizontal_wrapped(|ui| {
        let drawing = context.view.tool == "sheet" && context.view.sheets.hand == SheetHand::BoardArea;
        let button = ui.add(egui::Button::new(text!("conversion-draw-an-area")).selected(drawing));
        if button.on_hover_text(text!("conversion-drag-a-rectangle-over-what-the-board-is")).clicked() {
            let hand = if drawing { SheetHand::Move } else { SheetHand::BoardArea };
            out.push(Intent::sheets(SheetsChange::Hand(hand)));
            out.push(Intent::Tool("sheet"));
        }
        let all = if sheet.crop.is_some() {
            text!("conversion-all-within-the-neat-line")
        } else {
            text!("conversion-all-of-the-sheet")
        };
        if some && ui.button(all).clicked() {
            out.push(Intent::edit(text!("conversion-the-board-covers-all"), covering(id, sheet, None)));
        }
    });
    ui.horizontal_wrapped(|ui| {
        let mut layout = proposal.layout;
        let yards = proposal.place.yards_a_hex.get();
        let place = Some(&proposal.place);
        // No more than the sheet has room for, unless there are more already.
        let most =
            propose(sheet, None, place, layout, yards).map(|all| (all.layout.width, all.layout.height));
        let most = most.unwrap_or((Layout::MAX_SIDE, Layout::MAX_SIDE));
        let field = |ui: &mut Ui, side: &mut u16, most: u16, name: &str| {
            let label = ui.label(name);
            let most = most.max(*side);
            let field = ui.add(widgets::whole_number(ui, side).range(1..=most).speed(0.2));
            let field = field.labelled_by(label.id).on_hover_text(text!("conversion-about-the-same-middle"));
            field.changed().then(|| gesture(ui, &field))
        };
        let across = field(ui, &mut layout.width, most.0, text!("conversion-hexes-across"));
        let down = field(ui, &mut layout.height, most.1, text!("conversion-and-down"));
        if let Some(gesture) = across.or(down) {
            match area_of(sheet, (proposal.layout, &proposal.place), layout) {
                Ok(area) => out.push(Intent::Edit {
                    label: text!("conversion-area-for-the-board").to_owned(),
                    edit: covering(id, sheet, Some(area)),
                    gesture,
                }),
                Err(why) => out.push(Intent::Warn(format!("{why}."))),
            }
        }
    });
}

/// The neat line or area, and the hexes in it.
fn picture(ui: &mut Ui, proposal: &BoardProposal) {
    const HEIGHT: f32 = 120.0;
    const MOST_HEXES: usize = 6000;
    let tokens = Tokens::of(ui);
    let (across, down) = proposal.extent_yards;
    let yards = proposal.place.yards_a_hex.get();
    let scale = HEIGHT / down.max(1.0) as f32;
    let scale = scale.min((ui.available_width() - 8.0).max(20.0) / across.max(1.0) as f32);
    let size = vec2(across as f32 * scale, down as f32 * scale);
    let (rect, response) = ui.allocate_exact_size(size + vec2(4.0, 4.0), Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::Role::Image, true, text!("conversion-the-board-within-the-neat-line"))
    });
    let painter = ui.painter_at(rect);
    let neat = Rect::from_min_size(rect.min + vec2(2.0, 2.0), size);
    painter.rect(neat, 0.0, tokens.field, Stroke::new(1.0, tokens.text_weak), egui::StrokeKind::Inside);
    let (w, h) = extent(proposal.layout);
    let board = vec2((w * yards) as f32, (h * yards) as f32) * scale;
    let board = Rect::from_center_size(neat.center(), board);
    let border = Stroke::new(1.0, tokens.accent);
    painter.rect(board, 0.0, tokens.accent_soft, border, egui::StrokeKind::Inside);
    let step = yards as f32 * scale;
    if step < 3.0 || proposal.layout.len() > MOST_HEXES {
        return;
    }
    let first = oblique_digitize::board::first_middle(proposal.layout);
    for hex in proposal.layout.hexes() {
        let (x, y) = oblique_digitize::board_of_hex(proposal.layout, hex);
        let at = board.min + vec2((x + first.0) as f32, (y + first.1) as f32) * step;
        painter.circle_filled(pos2(at.x, at.y), (step * 0.22).clamp(0.6, 3.0), tokens.accent);
    }
}
