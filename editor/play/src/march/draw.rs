//! A march drawn on the map before it sets out: where the piece gets to, the way under the pointer, what
//! it costs, what is left, how the piece would face.
//!
//! Must not know how it is carried out.

use super::super::OverlayKind;
use super::super::chosen_overlay;
use super::super::screen::Table;
use super::super::words;
use super::line::Member;
use super::ways::Way;
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::geometry::{self, Point};
use oblique_mapview::{Overlay, Tint};
use oblique_text::text;
use oblique_ui::Tokens;

/// How far before the middle of its hex the arrow of a facing begins and ends, in hexes.
const FACING: [f32; 2] = [0.2, 0.66];

/// The hex the plan leads to: chosen by keys, or under the pointer.
fn target(table: &Table<'_>) -> Option<Hex> {
    table.screen.plan.cursor.or(table.screen.hover)
}

/// Is a way to be shown: nothing else is aimed at?
fn shows(table: &Table<'_>) -> bool {
    let screen = table.screen;
    table.ways.any()
        && screen.marching.is_none()
        && table.aiming().is_none()
        && screen.choosing.is_empty()
        && screen.stack.is_none()
}

/// The way to the hex pointed at, of the selected piece alone.
fn way(table: &Table<'_>) -> Option<Way> {
    let hex = target(table).or(table.screen.plan.points.last().copied())?;
    let pix = table.screen.selected?;
    let last = table.screen.plan.points.last().copied();
    table.ways.to(Some(pix), hex, table.screen.plan.facing).or_else(|| {
        // With the pointer elsewhere the way drawn so far stays in view.
        table.ways.to(Some(pix), last?, table.screen.plan.facing)
    })
}

/// Is a way drawn, of the selected piece or of those selected with it?
pub(crate) fn shows_way(table: &Table<'_>) -> bool {
    let drawn = || !table.screen.plan.points.is_empty() || table.screen.company.len() > 1;
    shows(table) && (drawn() || way(table).is_some())
}

/// Draws it.
pub(crate) fn overlays(table: &Table<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    if !shows(table) {
        return;
    }
    let layout = table.setting().board.layout();
    if table.screen.overlay != Some(OverlayKind::Reach) {
        under.extend(table.ways.laid().drawn.under.iter().cloned());
        over.extend(table.ways.laid().drawn.over.iter().cloned());
    }
    if table.screen.company.len() > 1 {
        let company = table.screen.company.iter().filter_map(|pix| table.seen.get(*pix));
        over.push(Overlay::outline(company.filter(|p| p.on_map()).map(|p| p.hex).collect(), Tint::Selected));
        for member in table.ways.line() {
            draw_member(layout, member, over);
        }
        return;
    }
    for point in &table.screen.plan.points {
        over.push(Overlay::Dot { at: geometry::center(layout, *point), tint: Tint::Selected });
    }
    if let Some(way) = way(table) {
        let keyed = target(table).is_none_or(|hex| Some(hex) != table.screen.hover);
        draw_way(layout, &way, keyed, over);
    }
}

fn draw_way(layout: Layout, way: &Way, keyed: bool, over: &mut Vec<Overlay>) {
    let Some(end) = way.hexes.last().copied() else { return };
    over.push(Overlay::outline(vec![end], Tint::Selected));
    over.push(line(layout, way, Tint::Selected, false));
    let mut text = way.halves.map(oblique_rules::halves).unwrap_or_default();
    if way.risk_permille > 0 {
        let risk = chosen_overlay::risk(way.risk_permille);
        text = if text.is_empty() { risk } else { format!("{text} · {risk}") };
    }
    if let Some(left) = way.left {
        text = text!("play-text-left-left", text, left = oblique_rules::halves(left));
    }
    draw_facing(layout, end, way, over);
    if keyed {
        // Where no pointer is, the caption beside it is not either. The map is paper in both themes.
        over.push(Overlay::Beside { hex: end, text, tint: Tint::Own(Tokens::LIGHT.text) });
    }
}

/// A short arrow the way the piece would face at the end.
fn draw_facing(layout: Layout, end: Hex, way: &Way, over: &mut Vec<Overlay>) {
    let Some(facing) = way.facing else { return };
    let out = Point::bearing(30.0 * f32::from(facing.get()));
    let middle = geometry::center(layout, end);
    let points = FACING.map(|far| middle + out.times(far)).to_vec();
    over.push(Overlay::Line { points, tint: Tint::Selected, arrow: true, dashed: false });
}

fn line(layout: Layout, way: &Way, tint: Tint, dashed: bool) -> Overlay {
    let hexes = std::iter::once(&way.from).chain(&way.hexes);
    let points = hexes.map(|hex| geometry::center(layout, *hex)).collect();
    Overlay::Line { points, tint, arrow: false, dashed }
}

/// One of a line: its way in full, or in red as far as it gets, with the place it would lose.
fn draw_member(layout: Layout, member: &Member, over: &mut Vec<Overlay>) {
    let tint = if member.keeps_up() { Tint::Selected } else { Tint::Danger };
    if let Some(way) = &member.way {
        over.push(line(layout, way, tint, true));
        if let Some(end) = way.hexes.last().copied() {
            over.push(Overlay::outline(vec![end], tint));
            draw_facing(layout, end, way, over);
        }
    }
    if !member.keeps_up() && layout.contains(member.goal) {
        over.push(Overlay::Dashed { hexes: vec![member.goal], tint });
    }
}

/// What is written of it beside the pointer; `None` where no way is shown.
pub(crate) fn caption(table: &Table<'_>) -> Option<Vec<String>> {
    if !shows(table) {
        return None;
    }
    if table.screen.company.len() > 1 {
        let line = table.ways.line();
        let behind = line.iter().filter(|m| !m.keeps_up()).count();
        let all = text!("play-click-line-advance-together", line = line.len());
        let behind = (behind > 0).then(|| text!("play-behind-of-them-cannot-keep-up-in-red", behind));
        let ways = || line.iter().filter_map(|member| member.way.as_ref());
        let worst = ways().map(|way| way.risk_permille).max().filter(|risk| *risk > 0);
        let risk = worst.map(|risk_permille| {
            let share = chosen_overlay::risk(risk_permille);
            let risky = ways().filter(|way| way.risk_permille > 0).count();
            text!("play-some-risk-up-to-share-to-lose-order", risky, share)
        });
        return (!line.is_empty()).then(|| std::iter::once(all).chain(risk).chain(behind).collect());
    }
    // On its own hex a click selects.
    let hex = target(table).filter(|hex| table.selected().is_none_or(|(_, piece)| piece.hex != *hex))?;
    let way = table.ways.to(table.screen.selected, hex, table.screen.plan.facing)?;
    let keyed = table.screen.plan.cursor.is_some();
    let mut lines = Vec::new();
    let cost = way.halves.map(|n| format!(": {}", words::points(table.catalog(), n))).unwrap_or_default();
    let left = way.left.map(|n| text!("play-n-left", n = oblique_rules::halves(n))).unwrap_or_default();
    lines.push(text!(
        "play-keyed-march-there-cost-left",
        keyed = if keyed { text!("play-enter") } else { text!("play-click") },
        cost,
        left
    ));
    if way.risk_permille > 0 {
        lines.push(text!(
            "play-risk-permille-to-lose-order-on-the-way",
            risk_permille = chosen_overlay::risk(way.risk_permille)
        ));
    }
    if let Some(facing) = way.facing {
        lines.push(text!("play-faces-facing-there", facing = words::compass(facing)));
    }
    if way.stops {
        lines.push(text!("play-must-stop-there-2").to_owned());
    }
    lines.push(if way.facings.is_empty() {
        text!("play-shift-click-by-way-of-this-hex").to_owned()
    } else {
        text!("play-shift-click-by-way-of-this-hex-drag").to_owned()
    });
    Some(lines)
}
