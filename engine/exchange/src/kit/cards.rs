//! Cards: one a leader with the units under him, and one for units that answer to nobody, to be cut out.

use super::Kit;
use super::counters::{art, ratings};
use super::flow::{GREY, line_mm, wrapped};
use crate::pdf::leaf::{BLACK, Leaf, POINT_MM, width};
use oblique_cartography::counters::shortened;
use oblique_cartography::text::Face;
use oblique_cartography::{Point, Rect, Rgba};
use oblique_roster::field::{UnitField, shown};
use oblique_roster::totals;
use oblique_roster::tree::{Row, tree};
use oblique_scenario::{Piece, Side};

/// Width and height of a playing card, in millimetres.
pub(super) const CARD: (f32, f32) = (63.0, 88.0);
/// Sizes of a card's title, points, the first that fits; a title too long for the smallest is cut.
const TITLE_SIZES: [f32; 4] = [12.0, 11.0, 10.0, SMALLEST_TITLE];
const SMALLEST_TITLE: f32 = 9.0;
/// Height of the band with the name.
const BAND: f32 = 9.0;
const PAD: f32 = 3.0;
const SIZE: f32 = 8.0;
/// How far the second line of a name is set in.
const GOES_ON: f32 = 2.0;

/// What stands on a card.
struct Card<'a> {
    side: Side,
    title: String,
    leader: Option<&'a Piece>,
    /// Lines about the leader, then the units.
    about: Vec<String>,
    units: Vec<Unit>,
    /// Is it the second or a later one of a command?
    goes_on: bool,
}

/// A unit on a card.
#[derive(Clone)]
struct Unit {
    /// Its name in as many lines as it takes.
    name: Vec<String>,
    /// What is told of it, on the right of the first.
    figures: String,
}

pub(super) fn leaves(kit: &Kit<'_>) -> Vec<Leaf> {
    let cards: Vec<Card<'_>> = Side::BOTH.into_iter().flat_map(|side| cards(kit, side)).collect();
    let (wide, high) = kit.page_mm();
    let margin = kit.request.margin_mm;
    let count = |room: f32, one: f32| ((room - 2.0 * margin) / one + 0.001).floor().max(1.0) as usize;
    let (columns, rows) = (count(wide, CARD.0), count(high - 6.0, CARD.1));
    let first = ((wide - columns as f32 * CARD.0) / 2.0, (high - rows as f32 * CARD.1) / 2.0);
    let sheet = |cards: &[Card<'_>]| {
        let mut leaf = Leaf::new((wide, high));
        for (n, card) in cards.iter().enumerate() {
            let (column, row) = (n % columns, n / columns);
            let at = (first.0 + column as f32 * CARD.0, first.1 + row as f32 * CARD.1);
            draw(kit, &mut leaf, at, card);
        }
        leaf
    };
    cards.chunks(columns * rows).map(sheet).collect()
}

fn cards<'a>(kit: &'a Kit<'_>, side: Side) -> Vec<Card<'a>> {
    let rows = tree(kit.scenario, kit.catalog(), side);
    let mut all = Vec::new();
    let alone: Vec<&Row<'_>> = rows.iter().filter(|row| !row.leads && row.above.is_none()).collect();
    for (n, row) in rows.iter().enumerate().filter(|(_, row)| row.leads) {
        let under: Vec<&Row<'_>> = rows.iter().filter(|other| other.above == Some(n)).collect();
        all.extend(command(kit, side, Some(row.piece), &under));
    }
    if !alone.is_empty() {
        all.extend(command(kit, side, None, &alone));
    }
    all
}

/// The cards of a command: as many as its units take.
fn command<'a>(kit: &'a Kit<'_>, side: Side, leader: Option<&'a Piece>, under: &[&Row<'a>]) -> Vec<Card<'a>> {
    let (scenario, catalog) = (kit.scenario, kit.catalog());
    let title = leader.map_or("Under no leader", |leader| &leader.name).to_owned();
    let mut about = Vec::new();
    if let Some(leader) = leader {
        about.push(UnitField::Kind.text(scenario, catalog, leader));
        let kind = catalog.kind(&leader.kind);
        for attribute in kind.iter().flat_map(|kind| &kind.attributes) {
            let own = leader.attrs.get(&attribute.id);
            let value = own.unwrap_or_else(|| attribute.usual(&scenario.params, catalog));
            let text = shown(attribute, value);
            if !text.is_empty() && text != "No" {
                about.push(format!("{}: {text}", attribute.name));
            }
        }
        let begins = super::roster::begins(kit, leader);
        if !begins.is_empty() {
            about.push(format!("Begins at {begins}"));
        }
        if let Some(task) = &leader.task {
            let hexes: Vec<String> =
                task.hexes.iter().map(|hex| scenario.board.layout().name(*hex)).collect();
            let at = if hexes.is_empty() { String::new() } else { format!(" at {}", hexes.join(", ")) };
            about.push(format!("Task: {}{at}", task.aim.name().to_lowercase()));
        }
    }
    let about: Vec<String> =
        about.iter().flat_map(|line| wrapped(Face::Roman, line, SIZE, CARD.0 - 2.0 * PAD - 17.0)).collect();
    let unit = |row: &&Row<'a>| {
        let ratings: Vec<String> = ratings(kit, row.piece).into_iter().map(|(_, text)| text).collect();
        let strength = totals::strength(catalog, row.piece);
        let strength = strength.split(',').next().unwrap_or_default();
        let figures = format!("{strength}  {}", ratings.join("\u{2013}"));
        let room = CARD.0 - 2.0 * PAD - GOES_ON - width(Face::Italic, &figures, SIZE) - 2.0;
        Unit { name: wrapped(Face::Roman, &row.piece.name, SIZE, room), figures }
    };
    let units: Vec<Unit> = under.iter().map(unit).collect();
    let line = line_mm(SIZE);
    let room = CARD.1 - BAND - 2.0 * PAD - 3.0;
    let head = (about.len() as f32 * line).max(if leader.is_some() { 16.0 } else { 0.0 });
    let on_first = ((room - head) / line).floor().max(1.0) as usize;
    let on_next = (room / line).floor().max(1.0) as usize;
    let mut rest = units.as_slice();
    let mut cards = Vec::new();
    loop {
        let first = cards.is_empty();
        let (here, later) = rest.split_at(fitting(rest, if first { on_first } else { on_next }));
        rest = later;
        cards.push(Card {
            side,
            title: title.clone(),
            leader: leader.filter(|_| first),
            about: if first { about.clone() } else { Vec::new() },
            units: here.to_vec(),
            goes_on: !first,
        });
        if rest.is_empty() {
            return cards;
        }
    }
}

/// How many units fit into so many lines: at least one.
fn fitting(units: &[Unit], lines: usize) -> usize {
    let mut taken = 0;
    let fits = |unit: &&Unit| {
        taken += unit.name.len();
        taken <= lines
    };
    units.iter().take_while(fits).count().max(1).min(units.len())
}

fn draw(kit: &Kit<'_>, leaf: &mut Leaf, (x, y): (f32, f32), card: &Card<'_>) {
    let color = Rgba { a: 255, ..kit.side_color(card.side) };
    let on = if color.lightness() > 0.55 { BLACK } else { Rgba { r: 255, g: 255, b: 255, a: 255 } };
    leaf.fill((x, y), (CARD.0, BAND), color);
    let room = CARD.0 - 2.0 * PAD;
    let more = if card.goes_on { ", continued" } else { "" };
    let whole = format!("{}{more}", card.title);
    // A long name is printed smaller: nobody can hover over paper.
    let fits = |size: &f32| width(Face::Roman, &whole, *size) <= room;
    let size = TITLE_SIZES.into_iter().find(fits).unwrap_or(SMALLEST_TITLE);
    let title = shortened(&whole, |text| width(Face::Roman, text, size) <= room);
    leaf.written((x + PAD, y + 6.3), size, Face::Roman, on, &title);
    let line = line_mm(SIZE);
    let mut down = y + BAND + PAD;
    if let Some(leader) = card.leader {
        let right = x + CARD.0 - PAD;
        let place = Rect::new(Point::new(right - 15.0, down), Point::new(right, down + 14.0));
        leaf.draw(art(kit, leader, false, place, 18.0));
        for text in &card.about {
            leaf.text((x + PAD, down + SIZE * POINT_MM), SIZE, text);
            down += line;
        }
        down = down.max(y + BAND + PAD + 16.0);
    }
    if !card.units.is_empty() {
        leaf.stroke(&[(x + PAD, down + 0.6), (x + CARD.0 - PAD, down + 0.6)], GREY, 0.15);
        down += 1.5;
    }
    for Unit { name, figures } in &card.units {
        let right = x + CARD.0 - PAD - width(Face::Italic, figures, SIZE);
        leaf.written((right, down + SIZE * POINT_MM), SIZE, Face::Italic, BLACK, figures);
        for (n, text) in name.iter().enumerate() {
            // Set in, so that nobody takes it for another unit.
            let inset = if n == 0 { 0.0 } else { GOES_ON };
            leaf.text((x + PAD + inset, down + SIZE * POINT_MM), SIZE, text);
            down += line;
        }
    }
    leaf.frame((x, y), CARD, BLACK, 0.15);
}
