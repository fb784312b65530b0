//! What is drawn over the map: highlights, costs, the order under the pointer, smoke.

use super::screen::Table;
use super::{
    OverlayKind, OverlayText, aims, area_overlay, asked, chains, chosen_overlay, facing, march, notes,
    offers, smoke, views, watch, way_chosen, words,
};
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_mapview::{Overlay, Tint};
use oblique_rules::play::{Event, Highlight, Order, PieceIx, Shade, Why};
use oblique_text::{inside, text};
use oblique_ui::Tokens;
use std::collections::BTreeMap;

/// The highlights of the present decision and the costs of what is legal, worked out once a change.
#[derive(Default)]
pub(crate) struct Marked {
    key: Option<(u64, Option<PieceIx>, Option<usize>)>,
    highlights: Vec<Highlight>,
    costs: Vec<(Hex, String)>,
    chosen: chosen_overlay::OverlayCache,
}

impl Marked {
    /// Works them out anew if battle, selection or action have changed.
    pub(crate) fn refresh(&mut self, table: &Table<'_>) {
        self.chosen.refresh(table);
        let key = (table.session.revision(), table.screen.selected, table.screen.aiming);
        if self.key == Some(key) {
            return;
        }
        self.key = Some(key);
        let asked = table.session.person_decides();
        self.highlights = if asked { table.game().highlights(table.screen.selected) } else { Vec::new() };
        if let Some(action) = table.aiming() {
            // With an action in hand only what it can be aimed at.
            self.highlights.retain(|h| !matches!(h.shade, Shade::Reach | Shade::Target));
            let shade = Shade::Offered;
            let hexes = table.offers.of(action, table.screen.selected);
            let hexes = hexes.iter().filter_map(|order| offers::aimed_hex(table.seen, action.aim, order));
            self.highlights.extend(hexes.map(|hex| Highlight { hex, shade, piece: None }));
        }
        if table.ways.any() {
            // The ways are shaded by what they cost.
            self.highlights.retain(|h| h.shade != Shade::Reach);
        }
        self.costs = costs(table);
    }

    /// A plot that is marked on a hex for a piece.
    pub(crate) fn plotted(&self, hex: Hex, piece: PieceIx) -> bool {
        self.highlights.iter().any(|h| h.shade == Shade::Plotted && h.hex == hex && h.piece == Some(piece))
    }

    /// The overlay that is on.
    pub(crate) fn laid(&self) -> Option<&OverlayText> {
        self.chosen.laid()
    }

    /// What lies under the counters and what over them.
    pub(crate) fn overlays(&self, table: &Table<'_>) -> (Vec<Overlay>, Vec<Overlay>) {
        let (mut under, mut over) = (Vec::new(), Vec::new());
        if table.habits.fallen {
            table.session.fallen().overlays(table, &mut under);
        }
        if let Some(laid) = self.chosen.laid() {
            under.extend(laid.drawn.under.iter().cloned());
            over.extend(laid.drawn.over.iter().cloned());
        }
        views::overlays(table, &mut under, &mut over);
        chains::overlays(table, march::shows_way(table), &mut over);
        march::overlays(table, &mut under, &mut over);
        self.areas(&mut under, &mut over);
        self.plots(table, &mut over);
        self.contest(table, &mut over);
        asked::overlays(table, &mut under, &mut over);
        facing::overlays(table, &mut over);
        way_chosen::overlays(table, &mut over);
        aims::overlays(table, &mut over);
        // The reach has its own numbers.
        let reach = table.screen.overlay == Some(OverlayKind::Reach) || table.ways.any();
        let costed = if reach { &[][..] } else { self.costs.as_slice() };
        area_overlay::ground(table, &mut over);
        smoke::hanging(table, &mut under);
        smoke::of_combat(table, &mut under, &mut over);
        last_move(table, &mut over);
        notes::overlays(table, &mut over);
        watch::overlays(table, &mut over);
        for (hex, cost) in costed {
            over.push(Overlay::Word { hex: *hex, text: cost.clone(), tint: Tint::Legal });
        }
        if let Some((_, piece)) = table.selected() {
            over.push(Overlay::outline(vec![piece.hex], Tint::Selected));
        } else if let Some(hex) = table.screen.inspected {
            over.push(Overlay::outline(vec![hex], Tint::Selected));
        }
        if let Some(hex) = table.screen.hover {
            under.push(Overlay::area(vec![hex], Tint::Hover));
        }
        (under, over)
    }

    fn areas(&self, under: &mut Vec<Overlay>, over: &mut Vec<Overlay>) {
        let mut by_shade: BTreeMap<Shade, Vec<Hex>> = BTreeMap::new();
        for highlight in &self.highlights {
            let hexes = by_shade.entry(highlight.shade).or_default();
            if !hexes.contains(&highlight.hex) {
                hexes.push(highlight.hex);
            }
        }
        for (shade, hexes) in by_shade {
            // The map is paper in both themes: its marks keep the inks of the light one.
            let ink = Tokens::LIGHT;
            match shade {
                Shade::Radius => over.push(Overlay::outline(hexes, Tint::Note)),
                Shade::Reach => under.push(Overlay::area(hexes, Tint::Legal)),
                Shade::MustEnd | Shade::Target => under.push(Overlay::area(hexes, Tint::Danger)),
                Shade::EnemyZone => under.push(Overlay::area(hexes, Tint::Note)),
                Shade::Command => over.push(Overlay::outline(hexes, Tint::Own(ink.line_strong))),
                Shade::MayEnd | Shade::Offered => {
                    under.push(Overlay::area(hexes, Tint::Own(ink.warning)));
                }
                Shade::Attacker => over.push(Overlay::outline(hexes, Tint::Own(ink.accent))),
                Shade::Defender => {
                    under.push(Overlay::area(hexes.clone(), Tint::Danger));
                    over.push(Overlay::outline(hexes, Tint::Danger));
                }
                Shade::Plotted | Shade::Giver => over.push(Overlay::outline(hexes, Tint::Danger)),
                Shade::Beyond => over.push(Overlay::Dashed { hexes, tint: Tint::Own(ink.warning) }),
            }
        }
    }

    /// An arrow from every attacker of the contest at hand to the nearest unit attacked; plotted fire has
    /// lines of its own.
    fn contest(&self, table: &Table<'_>, over: &mut Vec<Overlay>) {
        let layout = table.setting().board.layout();
        let of = |shade: Shade| self.highlights.iter().filter(move |h| h.shade == shade).map(|h| h.hex);
        let fires = |piece: Option<PieceIx>, from: Hex| {
            let mut plots = self.highlights.iter().filter(|h| h.shade == Shade::Plotted);
            piece.is_some() && plots.any(|h| h.piece == piece && h.hex != from)
        };
        let attackers = self.highlights.iter().filter(|h| h.shade == Shade::Attacker);
        for from in attackers.filter(|h| !fires(h.piece, h.hex)).map(|h| h.hex) {
            let nearest = of(Shade::Defender).min_by_key(|to| (from.unsigned_distance_to(*to), to.y, to.x));
            let Some(to) = nearest.filter(|to| *to != from) else { continue };
            over.push(Overlay::Line {
                points: vec![geometry::center(layout, from), geometry::center(layout, to)],
                tint: Tint::Danger,
                arrow: true,
                dashed: false,
            });
        }
    }

    /// A line from whoever fires to what he fires at.
    fn plots(&self, table: &Table<'_>, over: &mut Vec<Overlay>) {
        let layout = table.setting().board.layout();
        for plot in self.highlights.iter().filter(|h| h.shade == Shade::Plotted) {
            let from = plot.piece.and_then(|p| table.seen.get(p)).map(|p| p.hex);
            let Some(from) = from.filter(|from| *from != plot.hex) else { continue };
            over.push(Overlay::Line {
                points: vec![geometry::center(layout, from), geometry::center(layout, plot.hex)],
                tint: Tint::Danger,
                arrow: true,
                dashed: true,
            });
        }
    }
}

/// The cost of every hex the selected piece can go to.
fn costs(table: &Table<'_>) -> Vec<(Hex, String)> {
    let Some(selected) = table.screen.selected else { return Vec::new() };
    let mut out: BTreeMap<(i32, i32), String> = BTreeMap::new();
    for order in table.offers.all().iter().filter(|o| o.piece() == Some(selected)) {
        let (Some(hex), Ok(quote)) = (order.hex(), table.game().judge(order)) else { continue };
        if let Some(cost) = quote.cost_halves {
            out.entry((hex.x, hex.y)).or_insert_with(|| oblique_rules::halves(cost));
        }
    }
    out.into_iter().map(|((x, y), cost)| (Hex::new(x, y), cost)).collect()
}

/// The way the piece moved last by the computer went.
fn last_move(table: &Table<'_>, over: &mut Vec<Overlay>) {
    if table.session.looking_back() {
        return;
    }
    let Some(step) = table.session.battle().steps().last() else { return };
    if table.session.players()[step.side.index()].is_person() {
        return;
    }
    let layout = table.setting().board.layout();
    for event in &step.events {
        if let Event::Moved { from, to, why, .. } = event
            && !matches!(why, Why::Along | Why::Arrival)
        {
            over.push(Overlay::Line {
                points: vec![geometry::center(layout, *from), geometry::center(layout, *to)],
                tint: Tint::Note,
                arrow: true,
                dashed: false,
            });
        }
    }
}

/// What is written beside the pointer: what stands there, and what a click would do.
pub(crate) fn caption(table: &Table<'_>, clicked: &[Order]) -> String {
    let Some(hex) = table.screen.plan.cursor.or(table.screen.hover) else { return String::new() };
    let mut lines = vec![words::place(table.setting(), hex)];
    for (_, piece) in table.stack(hex) {
        let posture = words::posture(table.catalog(), piece);
        let posture = if posture.is_empty() { String::new() } else { format!(" ({})", inside(&posture)) };
        lines.push(format!("{}{posture}", piece.info.name));
    }
    lines.extend(area_overlay::ground_lines(table, hex));
    for objective in table.seen.objectives.iter().filter(|o| o.hex == hex) {
        let holder = objective.holder.map_or(text!("play-nobody"), |s| table.side(s));
        lines.push(text!("play-objective-held-by-holder", objective = objective.name, holder));
    }
    if let Some(march) = march::caption(table) {
        lines.extend(march);
    } else if let Some(order) = clicked.first() {
        lines.push(text!("play-click-order", order = inside(words::verb(table.catalog(), order))));
        // What it costs and may lead to is told by the card beside the map, where there is one.
        if table.screen.no_reasons
            && let Ok(quote) = table.game().judge(order)
        {
            lines.extend(
                words::quote_lines(table.catalog(), &quote).into_iter().map(|line| format!("  {line}")),
            );
        }
    }
    lines.join("\n")
}
