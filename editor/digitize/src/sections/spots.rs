//! Heights printed on the sheet: entered, listed, removed, held against the levels drafted, and made levels of by themselves.

use super::{count, make, memory, remember, type_on};
use egui::{Key, TextEdit, Ui};
use oblique_context::EditorContext;
use oblique_context::contours::ContoursChange;
use oblique_context::draft::HeightUnit;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetHand, SheetsChange, SheetsRequest};
use oblique_context::view::Selection;
use oblique_digitize::spot_ground::FEWEST;
use oblique_digitize::spots::{SpotCheck, entering, removing};
use oblique_digitize::{Laid, pixel};
use oblique_scenario::words::rounded;
use oblique_scenario::{Decimal, Sheet, SheetId, SpotHeight};
use oblique_text::{marked, read_number, text};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

/// A height as it is printed, to a tenth where it has one.
pub(crate) fn spot_words(context: &EditorContext<'_>, spot: &SpotHeight) -> String {
    words(context.view.sheets.contours.unit, spot.metres.get())
}

fn words(unit: HeightUnit, metres: f64) -> String {
    let height = unit.of_metres(metres);
    let tenths = (height * 10.0).round();
    if (tenths / 10.0 - height.round()).abs() < 0.05 {
        unit.shown(metres)
    } else {
        format!("{} {}", marked(&format!("{:.1}", tenths / 10.0)), unit.short())
    }
}

pub(crate) fn spots(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let Some((id, sheet)) = context.view.sheets.chosen(context.scenario()) else { return };
    let in_hand = context.view.tool == "sheet" && context.view.sheets.hand == SheetHand::SpotHeights;
    ui.label(text!("conversion-summits-bench-marks-and-towns-have-their"));
    ui.horizontal_wrapped(|ui| {
        let button = egui::Button::new(text!("conversion-click-spot-heights")).selected(in_hand);
        let help = text!("conversion-they-hold-the-ground-between-the-contour");
        if ui.add(button).on_hover_text(help).clicked() {
            out.push(Intent::sheets(SheetsChange::Hand(SheetHand::SpotHeights)));
            out.push(Intent::Tool("sheet"));
        }
    });
    if in_hand {
        ui.horizontal_wrapped(|ui| {
            let spot = height_field(ui, context, out);
            if context.view.sheets.pending.is_empty() {
                return;
            }
            let button =
                ui.add_enabled(spot.is_some(), egui::Button::new(text!("conversion-enter-the-height")));
            let button = button.on_disabled_hover_text(text!("conversion-a-number-up-to-12-000-metres"));
            if let (true, Some(spot)) = (button.clicked(), spot) {
                enter(ui, context, spot, out);
            }
        });
    }
    if !sheet.spot_heights.is_empty() {
        list(ui, context, id, sheet, out);
    }
    drafting(ui, context, sheet, out);
}

/// Levels of the spot heights alone, or what they are good for while they are too few.
fn drafting(ui: &mut Ui, context: &EditorContext<'_>, sheet: &Sheet, out: &mut Vec<Intent>) {
    if sheet.spot_heights.len() < FEWEST {
        widgets::note(ui, text!("conversion-from-three-spot-heights-on"));
        return;
    }
    let scenario = context.scenario();
    let lies = Laid::new(sheet, scenario.board_place.as_ref(), scenario.board.layout()).is_ok();
    let button = egui::Button::new(text!("conversion-draft-levels-from-spot-heights"));
    let button = ui.add_enabled(lies, button);
    let button = button
        .on_hover_text(text!("conversion-the-ground-between-them-is-interpolated"))
        .on_disabled_hover_text(text!("conversion-place-the-map-and-lay-the-board-first"));
    if button.clicked() {
        out.push(Intent::Sheets(SheetsRequest::DraftSpotHeights));
    }
}

/// The unit and the height of the place clicked, in the tool's bar.
pub(crate) fn spot_bar(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let view = &context.view.sheets.contours;
    let mut unit = view.unit;
    for other in HeightUnit::ALL {
        ui.radio_value(&mut unit, other, other.name());
    }
    if unit != view.unit {
        let (start, interval) = (view.start, view.interval);
        out.push(Intent::sheets(SheetsChange::Contours(ContoursChange::Count { unit, start, interval })));
    }
    height_field(ui, context, out);
}

/// The height of the place clicked; is it entered now?
fn height_field(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) -> Option<SpotHeight> {
    let Some(at) = context.view.sheets.pending.first().map(|point| point.pixel) else {
        widgets::note(ui, text!("conversion-click-the-place"));
        return None;
    };
    let unit = context.view.sheets.contours.unit;
    let mut typed: String = memory(ui, context, "spot height");
    let label = ui.label(text!("conversion-printed-there"));
    // What is no height is red: Enter leaves it where it is.
    let refused = (!typed.is_empty() && read(&typed, unit).is_none()).then(|| Tokens::of(ui).error);
    let field = TextEdit::singleline(&mut typed).desired_width(56.0).hint_text(unit.short());
    let field = ui
        .add(field.text_color_opt(refused))
        .labelled_by(label.id)
        .on_hover_text(text!("conversion-enter-takes-it"));
    type_on(ui, context, "spot asked for", at, &field);
    let spot = read(&typed, unit).and_then(|metres| SpotHeight::new(at, metres));
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    remember(ui, context, "spot height", typed);
    if let (true, Some(spot)) = (entered, spot) {
        enter(ui, context, spot, out);
    }
    spot
}

fn enter(ui: &Ui, context: &EditorContext<'_>, spot: SpotHeight, out: &mut Vec<Intent>) {
    let Some((id, sheet)) = context.view.sheets.chosen(context.scenario()) else { return };
    make(text!("conversion-enter-a-spot-height"), entering(id, sheet, spot), out);
    out.push(Intent::sheets(SheetsChange::DropPoints));
    remember(ui, context, "spot height", String::new());
}

/// Metres of what is typed, as the language of the interface writes numbers.
fn read(typed: &str, unit: HeightUnit) -> Option<Decimal> {
    let height = read_number(typed)?;
    Decimal::rounded(unit.metres(height), 4)
}

/// What a height printed says against the draft, in words.
fn against(unit: HeightUnit, check: &SpotCheck) -> String {
    let Some(off) = check.metres_off() else { return text!("conversion-nothing-is-known-there").to_owned() };
    let level = match check.level {
        Some(level) if level != check.printed_level => {
            text!(
                "conversion-level-level-and-printed-level-is-printed",
                level,
                printed_level = check.printed_level
            )
        }
        _ => String::new(),
    };
    let by = rounded(unit.of_metres(off.abs()));
    match by.as_str() {
        "0" if level.is_empty() => text!("conversion-as-drafted").to_owned(),
        // The place has its height, and the hex about it another level.
        "0" => text!(
            "conversion-as-drafted-and-the-hex-has-another-level",
            level = check.level.unwrap_or_default(),
            printed_level = check.printed_level
        ),
        _ if off > 0.0 => {
            text!("conversion-drafted-by-short-too-high-level", by, short = unit.short(), level)
        }
        _ => text!("conversion-drafted-by-short-too-low-level", by, short = unit.short(), level),
    }
}

/// All heights of the sheet: what disagrees first, else as they were entered.
fn list(ui: &mut Ui, context: &EditorContext<'_>, id: &SheetId, sheet: &Sheet, out: &mut Vec<Intent>) {
    let scenario = context.scenario();
    let layout = scenario.board.layout();
    let laid = Laid::new(sheet, scenario.board_place.as_ref(), layout).ok();
    let checks = context.view.sheets.heights.as_deref().map_or(&[][..], |found| found.spots.as_slice());
    let own: Vec<&SpotCheck> = checks.iter().filter(|check| check.sheet == *id).collect();
    let off = own.iter().filter(|check| check.disagrees()).count();
    let (all, unit) = (sheet.spot_heights.len(), context.view.sheets.contours.unit);
    let there = if all == 1 {
        text!("conversion-1-spot-height").to_owned()
    } else {
        text!("conversion-all-spot-heights", all = count(all))
    };
    ui.label(match (own.len(), off) {
        (0, _) => there,
        (_, 0) => text!("conversion-there-the-levels-drafted-agree", there),
        (_, off) => text!("conversion-there-the-levels-drafted-disagree-with-off", there, off = count(off)),
    });
    let checked = own.iter().map(|check| check.index).filter(|n| *n < all);
    let unchecked = (0..all).filter(|n| own.iter().all(|check| check.index != *n));
    let order: Vec<usize> = checked.chain(unchecked).collect();
    // What is said of a height stands under it: beside it there is no room for a sentence.
    let lines = if own.is_empty() { 1.0 } else { 2.0 };
    let row = lines * ui.spacing().interact_size.y;
    let area = widgets::scrolled(widgets::room(ui, 140.0)).id_salt("spot heights");
    area.show_rows(ui, row, order.len(), |ui, range| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        for n in order.get(range).unwrap_or_default() {
            let Some(spot) = sheet.spot_heights.get(*n) else { continue };
            let check = own.iter().find(|check| check.index == *n);
            let hex = laid.as_ref().and_then(|laid| laid.hex_of_pixel(pixel(spot.pixel)));
            let hex = hex.filter(|hex| layout.contains(*hex));
            let place =
                hex.map_or_else(|| text!("conversion-off-the-board").to_owned(), |hex| layout.name(hex));
            let says = check.map(|check| against(unit, check)).unwrap_or_default();
            let height = words(unit, spot.metres.get());
            let error = check.is_some_and(|check| check.disagrees()).then(|| Tokens::of(ui).error);
            let colored = |text: egui::RichText| match error {
                Some(color) => text.color(color),
                None => text,
            };
            ui.allocate_ui(egui::vec2(ui.available_width(), row), |ui| {
                ui.set_min_height(row);
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.horizontal(|ui| {
                    let remove = ui.small_button(text!("conversion-remove"));
                    if remove.accessible_name(text!("conversion-remove-the-height-at-place", place)).clicked()
                    {
                        out.extend(
                            removing(id, sheet, *n)
                                .map(|e| Intent::edit(text!("conversion-remove-a-spot-height"), e)),
                        );
                    }
                    let text = colored(egui::RichText::new(format!("{place}: {height}")));
                    let link = ui.add(egui::Button::new(text).frame(false).truncate());
                    let name = if says.is_empty() {
                        format!("{place}: {height}")
                    } else {
                        format!("{place}: {height}, {says}")
                    };
                    let link = link.accessible_name(name);
                    if let (true, Some(hex)) = (link.clicked(), hex) {
                        out.push(Intent::Select(Selection::Hex(hex)));
                        out.push(Intent::LookAt(hex));
                    }
                });
                if !says.is_empty() {
                    ui.add(egui::Label::new(colored(egui::RichText::new(&says).small())).truncate());
                }
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{HeightUnit, SpotCheck, against, read, words};
    use oblique_board::hex::Hex;
    use oblique_scenario::SheetId;

    #[test]
    fn what_is_as_printed_in_a_hex_of_another_level_is_said_of_both() {
        let check = |ground_metres, level| SpotCheck {
            sheet: SheetId("sheet".to_owned()),
            index: 0,
            hex: Hex::new(0, 0),
            printed_metres: 100.0,
            ground_metres,
            printed_level: 7,
            level,
        };
        let says = |ground, level| against(HeightUnit::Metres, &check(ground, level));
        assert_eq!(says(Some(100.2), Some(7)), "as drafted");
        assert_eq!(
            says(Some(100.2), Some(6)),
            "as drafted there; the hex as a whole is level 6, the place 7"
        );
        assert_eq!(says(Some(112.0), Some(9)), "drafted 12 m too high; level 9, and 7 is printed");
        assert_eq!(says(None, None), "nothing is known there");
    }

    #[test]
    fn heights_are_read_as_printed_and_said_so_again() {
        let feet = read(" 4,250 ", HeightUnit::Feet).expect("a number");
        assert_eq!(feet.to_string(), "1295.4");
        assert_eq!(words(HeightUnit::Feet, feet.get()), "4,250 ft");
        let metres = read("-12.5", HeightUnit::Metres).expect("a number");
        assert_eq!(words(HeightUnit::Metres, metres.get()), "-12.5 m");
        assert!(read("high", HeightUnit::Metres).is_none() && read("", HeightUnit::Feet).is_none());
    }
}
