//! What the catalog lets a player pick out on the map: buttons, keys, the hexes picked.
//!
//! Must not know any one system: what there is to see comes from the catalog.

use super::acts::Act;
use super::screen::Table;
use egui::{Button, Color32, RichText, Ui};
use oblique_board::hex::Hex;
use oblique_mapview::{Overlay, Tint};
use oblique_rules::catalog::{Shows, View};
use oblique_rules::play::{PieceIx, PieceState, Shade};
use oblique_scenario::Side;
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::widgets;

/// Draws the buttons.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    widgets::group(ui, text!("play-show"));
    let weak = Tokens::of(ui).text_weak;
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    let views: Vec<(usize, &View)> = table.catalog().views.iter().enumerate().collect();
    for pair in views.chunks(2) {
        ui.horizontal(|ui| {
            for (index, view) in pair {
                let on = table.screen.views.contains(index);
                let button = Button::new(&view.name).truncate().selected(on);
                let button = button.right_text(RichText::new(&view.key).small().color(weak));
                let size = [width, ui.spacing().interact_size.y];
                let response =
                    ui.add_sized(size, button).accessible_name(text!("play-show-view", view = view.name));
                if response.on_hover_text(&view.help).clicked() {
                    out.push(Act::View(*index));
                }
            }
        });
    }
    ui.horizontal(|ui| {
        let mut all = table.habits.all_lines;
        let toggle = ui.checkbox(&mut all, text!("play-all-lines-of-command"));
        if toggle.on_hover_text(text!("play-else-only-those-of-the-selected-piece-alt")).clicked() {
            out.push(Act::Habits(super::Habits { all_lines: all, ..table.habits.clone() }));
        }
    });
}

/// What is picked out: with how many hexes, for the status of the buttons and for tests.
pub(crate) fn overlays(table: &Table<'_>, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
    for (index, view) in table.catalog().views.iter().enumerate() {
        if !table.screen.views.contains(&index) {
            continue;
        }
        let hexes = picked(table, view);
        if hexes.is_empty() {
            continue;
        }
        let tint = Tint::Own(ink(view, index));
        match view.shows {
            Shows::Radius => over.push(Overlay::outline(hexes, Tint::Note)),
            Shows::Led => over.push(Overlay::outline(hexes, tint)),
            _ => under.push(Overlay::area(hexes, tint)),
        }
    }
}

/// The hexes a view picks out.
pub(crate) fn picked(table: &Table<'_>, view: &View) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = match &view.shows {
        Shows::Radius => {
            let Some(leader) = leader(table) else { return Vec::new() };
            let all = table.game().highlights(Some(leader));
            all.into_iter().filter(|h| h.shade == Shade::Radius).map(|h| h.hex).collect()
        }
        Shows::Led => {
            let Some(leader) = leader(table) else { return Vec::new() };
            let reached =
                |pix: PieceIx| table.derived.relations().iter().any(|r| r.from == leader && r.to == pix);
            let led = own(table).filter(|(pix, p)| p.leader == Some(leader) || reached(*pix));
            led.map(|(_, p)| p.hex).collect()
        }
        Shows::Mark { mark, on, leaders } => {
            let Some(k) = table.catalog().marks.iter().position(|m| m.id == *mark) else { return Vec::new() };
            let k = u8::try_from(k).unwrap_or(u8::MAX);
            let fits = |pix: PieceIx, p: &PieceState| {
                p.info.role.leads() == *leaders && table.derived.marks(pix).has(k) == *on
            };
            // What has no leader cannot be out of his reach.
            let bound = |p: &PieceState| *on || p.leader.is_some();
            own(table).filter(|(pix, p)| fits(*pix, p) && bound(p)).map(|(_, p)| p.hex).collect()
        }
        Shows::Track { track, least, most } => {
            let Some(k) = table.catalog().tracks.iter().position(|t| t.id == *track) else {
                return Vec::new();
            };
            let fits = |p: &PieceState| {
                let value = p.tracks.get(k).copied().unwrap_or_default();
                p.is_unit() && least.is_none_or(|n| value >= n) && most.is_none_or(|n| value <= n)
            };
            own(table).filter(|(_, p)| fits(p)).map(|(_, p)| p.hex).collect()
        }
    };
    hexes.sort_by_key(|h| (h.y, h.x));
    hexes.dedup();
    hexes
}

/// The leader a view is about: of the selected piece, else the active one.
fn leader(table: &Table<'_>) -> Option<PieceIx> {
    let selected = table.selected().filter(|(_, p)| p.known);
    let of_selected = selected.and_then(|(pix, p)| if p.info.role.leads() { Some(pix) } else { p.leader });
    let leader = of_selected.or(table.seen.active_leader)?;
    table.seen.get(leader).filter(|p| p.on_map() && p.known).map(|_| leader)
}

/// Own pieces on the map; an umpire's are those of whoever acts.
fn own<'a>(table: &'a Table<'_>) -> impl Iterator<Item = (PieceIx, &'a PieceState)> {
    let side: Option<Side> = table.session.seat().or(table.seen.active_side);
    table.seen.iter().filter(move |(_, p)| p.on_map() && p.known && side.is_none_or(|s| s == p.side()))
}

/// Views of one board differ in colour; what leaders are marked by is purple.
fn ink(view: &View, index: usize) -> Color32 {
    let ink = Tokens::LIGHT;
    if matches!(view.shows, Shows::Mark { leaders: true, .. }) {
        return ink.conjecture;
    }
    let inks = [ink.line_strong, ink.accent, ink.conjecture, ink.warning, ink.error, ink.text_weak, ink.good];
    inks[index % inks.len()]
}
