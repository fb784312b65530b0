//! Overlays on the running battle: zones of control, command, fields of fire, reach, sight, the areas of the rules.
//!
//! Every hex is the engine's own answer, of what the seat may see. One is on at a time, with its
//! legend on the map. Must not know any one system.

use super::acts::Act;
use super::area_overlay;
use super::narration::sentence;
use super::screen::Table;
use egui::{Button, Color32, Key, RichText, Ui};
use oblique_board::hex::{Hex, HexSet, Layout};
use oblique_context::analysis::Spotted;
use oblique_context::analysis::overlays::{self, Drawn};
use oblique_mapview::pieces::side_color;
use oblique_mapview::{Grade, Grades, Legend, LegendRow, Overlay, Sign, Tint};
use oblique_rules::play::{PieceIx, PieceState, ReachHex, Refusal, Shade};
use oblique_rules::survey::Sight;
use oblique_scenario::Side;
use oblique_text::{Text, number, text};
use oblique_ui::Tokens;
use oblique_ui::widgets;
use std::sync::Arc;

/// What can be laid over the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OverlayKind {
    /// Zones of control of both sides.
    Zones,
    /// How far the leaders' words carry.
    Command,
    /// What the selected piece could fire at.
    Fire,
    /// Where the selected piece can get to.
    Reach,
    /// The line of sight from the selected piece to the pointer.
    Sight,
    /// What the rules measure by: zones of the board, or arcs and distances of the selected piece.
    Areas,
}

impl OverlayKind {
    /// All, in the order of their keys.
    pub const ALL: [Self; 6] =
        [Self::Zones, Self::Command, Self::Fire, Self::Reach, Self::Sight, Self::Areas];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Zones => text!("play-zones-of-control"),
            Self::Command => text!("play-command-radii"),
            Self::Fire => text!("play-field-of-fire"),
            Self::Reach => text!("play-movement-reach"),
            Self::Sight => text!("play-line-of-sight"),
            Self::Areas => text!("play-areas-of-the-rules"),
        }
    }

    /// Its name in a word, for its button.
    fn short(self) -> &'static str {
        match self {
            Self::Zones => text!("play-zones"),
            Self::Command => text!("play-command"),
            Self::Fire => text!("play-fire"),
            Self::Reach => text!("play-reach"),
            Self::Sight => text!("play-sight"),
            Self::Areas => text!("play-areas"),
        }
    }

    /// What it shows, in a sentence.
    pub fn help(self) -> &'static str {
        match self {
            Self::Zones => text!("play-the-hexes-in-the-zones-of-control-of"),
            Self::Command => text!("play-the-command-radius-of-each-leader-and-who"),
            Self::Fire => text!("play-what-the-selected-unit-could-fire-at-as"),
            Self::Reach => text!("play-where-the-selected-piece-can-get-to-at"),
            Self::Areas => {
                text!("play-what-the-rules-measure-by-parts-of-the")
            }
            Self::Sight => text!("play-whether-the-hex-of-the-selected-piece-sees"),
        }
    }

    /// Its key, with Alt.
    pub const fn key(self) -> Key {
        match self {
            Self::Zones => Key::Num1,
            Self::Command => Key::Num2,
            Self::Fire => Key::Num3,
            Self::Reach => Key::Num4,
            Self::Sight => Key::Num5,
            Self::Areas => Key::Num6,
        }
    }
}

/// What an overlay says: for the map, for whoever reads the screen aloud, and for tests.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct OverlayText {
    /// What it shows in a sentence, or why it shows nothing.
    pub note: String,
    /// The rule of a refusal, without prefix, or empty.
    pub rule: &'static str,
    /// Hex by hex what is told of it, row by row.
    pub hexes: Vec<(Hex, String)>,
    /// What the map draws.
    pub drawn: Drawn,
}

/// What an overlay was worked out from.
type LaidKey = (u64, Option<Side>, Option<PieceIx>, Option<Hex>, OverlayKind);

/// The overlay that is on, worked out once a change.
#[derive(Default)]
pub(crate) struct OverlayCache {
    key: Option<LaidKey>,
    laid: Option<OverlayText>,
}

impl OverlayCache {
    /// Works it out anew if the battle, the selection or the pointer have changed.
    pub(crate) fn refresh(&mut self, table: &Table<'_>) {
        let key = table.screen.overlay.map(|kind| {
            let hover = table.screen.hover.filter(|_| kind == OverlayKind::Sight);
            (table.session.revision(), table.session.seat(), table.screen.selected, hover, kind)
        });
        if self.key != key || table.session.looking_back() {
            self.key = key;
            self.laid = table.screen.overlay.map(|kind| laid(table, kind));
        }
    }

    /// What is on.
    pub(crate) fn laid(&self) -> Option<&OverlayText> {
        self.laid.as_ref()
    }
}

/// Draws the buttons, and what the overlay that is on says.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, kept: Option<&OverlayText>, out: &mut Vec<Act>) {
    let weak = Tokens::of(ui).text_weak;
    let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
    widgets::group(ui, text!("play-overlays"));
    for pair in OverlayKind::ALL.chunks(2) {
        ui.horizontal(|ui| {
            for kind in pair {
                let on = table.screen.overlay == Some(*kind);
                let key = RichText::new(text!(
                    "play-alt-symbol-or-name",
                    symbol_or_name = kind.key().symbol_or_name()
                ))
                .small()
                .color(weak);
                let button = Button::new(kind.short()).truncate().selected(on).right_text(key);
                let response = ui
                    .add_sized([width, ui.spacing().interact_size.y], button)
                    .accessible_name(text!("play-overlay-name", overlay = kind.name()));
                let hint = text!(
                    "play-overlay-help-escape-or-the-same-key-turns",
                    overlay = kind.name(),
                    help = kind.help()
                );
                if response.on_hover_text(hint).clicked() {
                    out.push(Act::OverlayKind(Some(*kind).filter(|_| !on)));
                }
            }
        });
    }
    let mut on = !table.screen.no_reasons;
    let toggle = ui.checkbox(&mut on, text!("play-reasons-beside-the-map"));
    if toggle.on_hover_text(text!("play-cost-odds-and-rules-of-whatever-is-pointed")).clicked() {
        out.push(Act::Reasons(on));
    }
    if let Some(laid) = kept {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&laid.note).small());
            if !laid.rule.is_empty()
                && ui
                    .link(RichText::new(laid.rule).small())
                    .on_hover_text(text!("play-open-the-rule"))
                    .clicked()
            {
                out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, laid.rule)));
            }
        });
    }
}

/// What an overlay lays over the map.
pub(crate) fn laid(table: &Table<'_>, kind: OverlayKind) -> OverlayText {
    match kind {
        OverlayKind::Zones => zones(table),
        OverlayKind::Command => command(table),
        OverlayKind::Fire => with_piece(table, fire),
        OverlayKind::Reach => with_piece(table, reach),
        OverlayKind::Sight => sight(table),
        OverlayKind::Areas => area_overlay::laid(table),
    }
}

pub(crate) fn legend(title: &str, rows: Vec<LegendRow>) -> Overlay {
    Overlay::Legend(Arc::new(Legend { title: title.to_owned(), rows }))
}

pub(crate) fn set(layout: Layout, hexes: impl IntoIterator<Item = Hex>) -> Arc<HexSet> {
    Arc::new(HexSet::of(layout, hexes))
}

pub(crate) fn tint(table: &Table<'_>, side: Side) -> Tint {
    let color = side_color(table.scenario, side);
    Tint::Own(Color32::from_rgb(color.r, color.g, color.b))
}

pub(crate) fn outline_row(tint: Tint, text: String) -> LegendRow {
    LegendRow { fill: Some((tint, 0.0)), sign: None, word: String::new(), text }
}

pub(crate) fn said(note: impl Into<String>) -> OverlayText {
    OverlayText { note: note.into(), ..OverlayText::default() }
}

fn refused(refusal: &Refusal) -> OverlayText {
    OverlayText { note: sentence(&refusal.message), rule: refusal.rule.as_str(), ..OverlayText::default() }
}

/// An overlay about the selected piece, if its numbers are known.
fn with_piece(table: &Table<'_>, of: fn(&Table<'_>, PieceIx, &PieceState) -> OverlayText) -> OverlayText {
    match table.selected() {
        None => said(text!("play-select-a-unit-or-leader")),
        Some((_, piece)) if !piece.known => said(text!("play-only-its-own-side-knows-that")),
        Some((pix, piece)) => of(table, pix, piece),
    }
}

fn zones(table: &Table<'_>) -> OverlayText {
    let layout = table.setting().board.layout();
    let enemy = table.session.seat().map_or(Side::B, Side::other);
    let mut laid = OverlayText::default();
    let (mut rows, mut notes) = (Vec::new(), Vec::new());
    for side in [enemy.other(), enemy] {
        let hexes = table.game().zones(side);
        notes.push(format!("{}: {}", table.side(side), text!("context-count-hexes", n = hexes.len())));
        laid.hexes.extend(hexes.iter().map(|hex| (*hex, table.side(side).to_owned())));
        let (set, tint) = (set(layout, hexes), tint(table, side));
        laid.drawn.under.push(Overlay::Set { set: Arc::clone(&set), tint, filled: true });
        laid.drawn.over.push(Overlay::Set { set: Arc::clone(&set), tint, filled: false });
        let sign = Some((Sign::Hatch, tint)).filter(|_| side == enemy);
        if sign.is_some() {
            laid.drawn.under.push(Overlay::Signs { set, sign: Sign::Hatch, tint });
        }
        rows.push(LegendRow {
            fill: Some((tint, 0.25)),
            sign,
            word: String::new(),
            text: format!("{}{}", table.side(side), if sign.is_some() { text!("play-hatched") } else { "" }),
        });
    }
    laid.note = text!("play-zones-of-control-notes", notes = notes.join(", "));
    laid.drawn.over.push(legend(text!("play-zones-of-control"), rows));
    laid
}

fn command(table: &Table<'_>) -> OverlayText {
    let layout = table.setting().board.layout();
    let mut laid = OverlayText::default();
    let mut rows: Vec<LegendRow> = Vec::new();
    let mut leaders = 0;
    for (pix, piece) in table.seen.iter().filter(|(_, p)| p.on_map() && p.known && !p.is_unit()) {
        let all = table.game().highlights(Some(pix));
        let hexes: Vec<Hex> = all.into_iter().filter(|h| h.shade == Shade::Radius).map(|h| h.hex).collect();
        if hexes.is_empty() {
            continue;
        }
        leaders += 1;
        let tint = tint(table, piece.side());
        laid.hexes.extend(hexes.iter().map(|hex| (*hex, piece.info.name.clone())));
        laid.drawn.over.push(Overlay::Set { set: set(layout, hexes), tint, filled: false });
        let row =
            outline_row(tint, text!("play-side-how-far-a-leader-reaches", side = table.side(piece.side())));
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    let beyond: Vec<Hex> = table
        .seen
        .iter()
        .filter(|(pix, p)| p.on_map() && p.known && table.derived.cut_off(*pix))
        .map(|(_, p)| p.hex)
        .collect();
    let note = text!("context-count-leaders", n = leaders);
    laid.note = text!("play-command-radii-of-note-beyond-reach-beyond", note, beyond = beyond.len());
    rows.push(LegendRow::sign(Sign::Ring, Tint::Danger, text!("play-beyond-his-leaders-reach")));
    laid.drawn.over.push(Overlay::Signs { set: set(layout, beyond), sign: Sign::Ring, tint: Tint::Danger });
    laid.drawn.over.push(legend(text!("play-command-radii"), rows));
    laid
}

fn fire(table: &Table<'_>, pix: PieceIx, piece: &PieceState) -> OverlayText {
    let layout = table.setting().board.layout();
    let area = match table.game().field_of_fire(pix) {
        Ok(area) => area,
        Err(why) => return refused(&why),
    };
    let enemy = |hex: &Hex| table.stack(*hex).iter().any(|(_, p)| p.side() != piece.side() && p.is_unit());
    let targets: Vec<Hex> = area.hexes.iter().copied().filter(enemy).collect();
    let mut laid = said(text!(
        "play-info-could-fire-into-hexes-hidden-from-it",
        info = piece.info.name,
        hexes = text!("context-count-hexes", n = area.hexes.len()),
        hidden = area.hidden.len(),
        targets = targets.len()
    ));
    laid.hexes.extend(area.hexes.iter().map(|hex| (*hex, text!("play-in-fire").to_owned())));
    laid.hexes.extend(area.hidden.iter().map(|hex| (*hex, text!("play-hidden").to_owned())));
    let fired = set(layout, area.hexes);
    laid.drawn.under = vec![
        Overlay::Set { set: Arc::clone(&fired), tint: Tint::Legal, filled: true },
        Overlay::Signs { set: set(layout, area.hidden), sign: Sign::Hatch, tint: Tint::Note },
    ];
    let rows = vec![
        LegendRow {
            fill: Some((Tint::Legal, 0.3)),
            sign: None,
            word: String::new(),
            text: text!("play-in-its-fire").into(),
        },
        LegendRow::sign(Sign::Hatch, Tint::Note, text!("play-in-range-but-not-seen")),
        LegendRow::sign(Sign::Ring, Tint::Danger, text!("play-an-enemy-in-its-fire")),
    ];
    laid.drawn.over = vec![
        Overlay::Set { set: fired, tint: Tint::Legal, filled: false },
        Overlay::Signs { set: set(layout, targets), sign: Sign::Ring, tint: Tint::Danger },
        legend(text!("play-field-of-fire"), rows),
    ];
    laid
}

/// What the numbers of the reach mean.
const COSTED: Text = Text("play-movement-points-to-get-there");

/// A chance in thousandths in words: '30%', 'under 1%'.
pub(crate) fn risk(permille: i32) -> String {
    match permille {
        1..=9 => text!("play-under-1").to_owned(),
        n => number(&format!("{}%", (n + 5) / 10)).into_owned(),
    }
}

fn reach_in_words(hex: &ReachHex) -> String {
    let cost = hex.halves.map(oblique_rules::halves).unwrap_or_default();
    match (cost.is_empty(), hex.risk_permille) {
        (_, 0) => cost,
        (true, n) => risk(n),
        (false, n) => format!("{cost} · {}", risk(n)),
    }
}

fn reach(table: &Table<'_>, pix: PieceIx, piece: &PieceState) -> OverlayText {
    let layout = table.setting().board.layout();
    let found = match table.game().reach(pix) {
        Ok(found) => found,
        Err(why) => return refused(&why),
    };
    let risky = found.iter().filter(|r| r.risk_permille > 0).count();
    let places = text!("context-count-hexes", n = found.len());
    let risk = if risky > 0 { text!("play-risky-of-them-with-a-risk-to-its", risky) } else { String::new() };
    let mut laid = graded(layout, &found, true);
    laid.note = text!("play-info-gets-to-places-risk", info = piece.info.name, places, risk);
    let mut rows: Vec<LegendRow> = Vec::new();
    let sample = laid.drawn.under.iter().find_map(|overlay| match overlay {
        Overlay::Grades(grades) => grades.kinds.first().cloned(),
        _ => None,
    });
    rows.extend(sample.map(|kind| {
        LegendRow {
            fill: Some((kind.tint, kind.strength)),
            sign: None,
            word: String::new(),
            text: if found.iter().any(|r| r.halves.is_some()) {
                COSTED.get()
            } else {
                text!("play-can-get-there")
            }
            .to_owned(),
        }
    }));
    if risky > 0 {
        rows.push(LegendRow::sign(
            Sign::Triangle,
            Tint::Danger,
            text!("play-risk-to-lose-order-on-the-way-in"),
        ));
    }
    if found.iter().any(|r| r.stops) {
        rows.push(outline_row(Tint::Danger, text!("play-must-stop-there").to_owned()));
    }
    laid.drawn.over.push(legend(text!("play-movement-reach"), rows));
    laid
}

/// Hexes in reach shaded by what they cost, the cost in words, with signs where order is risked, and how
/// much of it in words too if `risks` are wanted.
pub(crate) fn graded(layout: Layout, found: &[ReachHex], risks: bool) -> OverlayText {
    let mut laid = OverlayText::default();
    let dearest = found.iter().filter_map(|r| r.halves).max().unwrap_or(0).max(1);
    let mut kinds: Vec<Grade> = Vec::new();
    let mut of = vec![0_u8; layout.len()];
    for hex in found {
        let strength = 0.42 - 0.28 * hex.halves.unwrap_or(0) as f32 / dearest as f32;
        let word = if risks {
            reach_in_words(hex)
        } else {
            hex.halves.map(oblique_rules::halves).unwrap_or_default()
        };
        let kind = Grade { tint: Tint::Legal, strength, word };
        let at = kinds.iter().position(|k| *k == kind).unwrap_or_else(|| {
            kinds.push(kind);
            kinds.len() - 1
        });
        if let Some(i) = layout.index(hex.hex) {
            of[i] = u8::try_from(at + 1).unwrap_or(u8::MAX);
        }
        let stops = if hex.stops { text!("play-stops") } else { "" };
        laid.hexes.push((hex.hex, format!("{}{stops}", reach_in_words(hex))));
    }
    let pick = |fits: fn(&ReachHex) -> bool| set(layout, found.iter().filter(|r| fits(r)).map(|r| r.hex));
    laid.drawn.under = vec![
        Overlay::Grades(Arc::new(Grades { layout, of, kinds })),
        Overlay::Signs { set: pick(|r| r.risk_permille > 0), sign: Sign::Triangle, tint: Tint::Danger },
    ];
    laid.drawn.over = vec![Overlay::Set { set: pick(|r| r.stops), tint: Tint::Danger, filled: false }];
    laid
}

fn sight(table: &Table<'_>) -> OverlayText {
    let layout = table.setting().board.layout();
    let from = table.selected().map(|(_, p)| p.hex).or(table.screen.inspected);
    let Some(from) = from else { return said(text!("play-select-a-piece-or-a-hex-to-look")) };
    let to = table.screen.hover.filter(|hex| *hex != from && layout.contains(*hex));
    let Some(to) = to else { return said(text!("play-point-at-a-hex-to-look-at")) };
    let Some(line) = table.game().sight(from, to) else {
        return said(text!("play-sight-is-not-told-by-this-ruleset"));
    };
    let sight = Sight { blocked: line.blocked, between: Vec::new(), ends_halves: [0; 2], rule: line.rule };
    let (a, b) = (layout.name(from), layout.name(to));
    let note = match line.blocked {
        None => text!("play-a-sees-b", a, b),
        Some(hex) => text!("play-a-does-not-see-b-hex-is-in", a, b, hex = layout.name(hex)),
    };
    OverlayText {
        hexes: line.blocked.map(|hex| (hex, text!("play-in-the-way").to_owned())).into_iter().collect(),
        note,
        rule: line.rule.as_str(),
        drawn: overlays::sight(&Spotted { from, to, sight }, layout),
    }
}
