//! Checks that several sheets have alike, under ids of their own.

use super::check_context::{CheckContext, Entry, takes_part};
use super::{Cells, Find};
use crate::catalog::{Catalog, Role};
use oblique_board::TerrainIx;
use oblique_board::hex::Hex;
use oblique_scenario::check::{Marks, Place, mark_each};
use oblique_scenario::{Edit, Objective, ObjectiveId, Piece, PieceId, Scenario, Side};
use std::collections::BTreeMap;

/// The pieces of a side and role that take part in the battle.
#[must_use]
pub fn taking_part<'s>(context: &CheckContext<'s>, side: Side, wanted: Role) -> Vec<Entry<'s>> {
    let mut all = context.pieces(|r| r == wanted);
    all.retain(|(_, p)| p.side == side && takes_part(p));
    all
}

/// Each side has at most one leader of all.
pub fn most_one_chief(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let chiefs = taking_part(context, side, Role::Chief);
        let (Some(((_, first), others)), name) = (chiefs.split_first(), &context.s.side(side).name) else {
            continue;
        };
        if others.is_empty() {
            continue;
        }
        let message = format!("{name} has {} overall leaders; it must have exactly one.", chiefs.len());
        context.say(Place::Side(side, String::new()), message);
        if let Some(kind) = context.catalog.kinds.iter().find(|k| k.role == Role::Leader) {
            let recast = |(id, p): &Entry<'_>| Edit::Piece((*id).clone(), Some(Box::new(kind.recast(p))));
            let label = format!("Keep {}, make the others {}s", first.name, kind.name.to_lowercase());
            context.offer(label, Edit::Many(others.iter().map(recast).collect()));
        }
        let remove = others.iter().map(|(id, _)| Edit::Piece((*id).clone(), None));
        context.offer(format!("Keep {}, remove the others", first.name), Edit::Many(remove.collect()));
    }
}

/// Each side has exactly one leader of all.
pub fn one_chief(context: &mut CheckContext<'_>) {
    most_one_chief(context);
    for side in Side::BOTH {
        let count = taking_part(context, side, Role::Chief).len();
        let name = context.s.side(side).name.clone();
        if count > 0 {
            continue;
        }
        let own = first_placed(context, side);
        let waiting = context.pieces(|r| r == Role::Chief).into_iter().find(|(_, p)| p.side == side);
        if let Some((waiting, own)) = waiting.zip(own) {
            let message = format!("{}, the overall leader of {name}, is not on the map.", waiting.1.name);
            let (label, hex) = (format!("Put him with {}", own.name), own.hex);
            context.say_piece(waiting, "hex", message, label, |p| p.hex = hex);
            continue;
        }
        context.say(Place::Side(side, String::new()), format!("{name} has no overall leader."));
        if let Some(own) = own {
            if let Some((_, edits)) = context.recruit(side, Role::Chief, own) {
                context.offer(format!("Add one with {}", own.name), Edit::Many(edits));
            }
            continue;
        }
        // Where nobody stands yet he begins in the middle of his half.
        let (layout, mut here) = (context.layout(), Piece::new(side, "", ""));
        let (height, part) = (i32::from(layout.height), if side == Side::A { 3 } else { 1 });
        let middle = layout.at(i32::from(layout.width) / 2, height * part / 4);
        if let Some((id, piece)) = waiting {
            here = Piece { kind: piece.kind.clone(), ..here };
            let Some(hex) = context.nearest_room(&here, middle) else { continue };
            let label = format!("Place {} at {}", piece.name, layout.name(hex));
            context.offer_piece((id, piece), label, |p| p.hex = Some(hex));
        } else {
            here.hex = context.nearest_room(&here, middle);
            let Some(hex) = here.hex else { continue };
            if let Some((_, edits)) = context.recruit(side, Role::Chief, &here) {
                context.offer(format!("Add one at {}", layout.name(hex)), Edit::Many(edits));
            }
        }
    }
}

/// The first piece of a side that stands on the board.
fn first_placed<'s>(context: &CheckContext<'s>, side: Side) -> Option<&'s Piece> {
    let layout = context.layout();
    context.s.pieces.values().find(|p| p.side == side && p.hex.is_some_and(|hex| layout.contains(hex)))
}

/// Says that a side has no leader of a command in the battle, fixed by one that waits or a new one, put with
/// the side's first piece on the map. A side with nobody there is only to be begun.
pub fn say_no_leader(context: &mut CheckContext<'_>, side: Side, message: String) {
    let place = Place::Side(side, String::new());
    context.say(place, message);
    let Some(own) = first_placed(context, side) else { return };
    let waiting = context.pieces(|r| r == Role::Leader).into_iter().find(|(_, p)| p.side == side);
    if let Some(waiting) = waiting {
        context.offer_piece(waiting, format!("Put {} with {}", waiting.1.name, own.name), |leader| {
            (leader.hex, leader.arrives) = (own.hex, None);
        });
    } else if let Some((leader, mut edits)) = context.recruit(side, Role::Leader, own) {
        // Who is under nobody comes under him, or he would lead nobody.
        for (id, piece) in context.pieces(|role| !role.leads()) {
            let led = piece.leader.as_ref().is_some_and(|id| context.s.pieces.contains_key(id));
            if piece.side == side && !led {
                let under = Piece { leader: Some(leader.clone()), ..piece.clone() };
                edits.push(Edit::Piece(id.clone(), Some(Box::new(under))));
            }
        }
        context.offer(format!("Add one with {}", own.name), Edit::Many(edits));
    }
}

/// Foot and horse are attached to a leader of their side. `absent` says whether leaders who do not
/// exist are this check's, `unplaced` whether those who stay off the map are.
pub fn attached(context: &mut CheckContext<'_>, absent: bool, unplaced: bool) {
    let leader_kind = context.catalog.kinds.iter().find(|k| k.role == Role::Leader);
    let title = leader_kind.map_or_else(|| "leader".to_owned(), |k| k.name.to_lowercase());
    for entry in context.pieces(Role::is_foot_or_horse) {
        let (_, piece) = entry;
        let leader = piece.leader.as_ref().and_then(|id| context.s.pieces.get(id));
        let message = match (leader, &piece.leader) {
            (Some(l), _) if context.role(l) != Some(Role::Leader) => {
                format!("{} is attached to {}, who is no {title}.", piece.name, l.name)
            }
            (Some(l), _) if l.side != piece.side => {
                format!("{} is attached to {} of the enemy.", piece.name, l.name)
            }
            (Some(l), _) if unplaced && takes_part(piece) && !takes_part(l) => {
                format!(
                    "{} is attached to {}, who is not on the map and does not arrive.",
                    piece.name, l.name
                )
            }
            (None, Some(id)) if absent => {
                format!("{} is attached to '{id}', who does not exist.", piece.name)
            }
            (Some(_), _) | (None, Some(_)) => continue,
            (None, None) => format!("{} is attached to no {title}.", piece.name),
        };
        context.say(Place::Piece(entry.0.clone(), "leader".to_owned()), message);
        if let Some((id, leader)) = context.nearest_leader(piece) {
            let (id, label): (PieceId, _) = (id.clone(), format!("Attach it to {}", leader.name));
            context.offer_piece(entry, label, |p| p.leader = Some(id));
        }
        offer_leader(context, entry);
    }
}

/// Offers a new leader where a unit stands or arrives, with the unit attached to him.
pub fn offer_leader(context: &mut CheckContext<'_>, (id, piece): Entry<'_>) {
    if !context.room_for_remedies() {
        return;
    }
    let layout = context.layout();
    let kind = context.catalog.kinds.iter().find(|k| k.role == Role::Leader);
    let Some(kind) = kind.filter(|_| piece.hex.is_none_or(|hex| layout.contains(hex))) else { return };
    let Some((leader, mut edits)) = context.recruit(piece.side, Role::Leader, piece) else { return };
    let attached = Piece { leader: Some(leader), ..piece.clone() };
    edits.push(Edit::Piece(id.clone(), Some(Box::new(attached))));
    context.offer(format!("Add a {} for it", kind.name.to_lowercase()), Edit::Many(edits));
}

/// Leaders nobody is attached to.
pub fn without_units(context: &mut CheckContext<'_>) {
    let leaders = Side::BOTH.map(|side| taking_part(context, side, Role::Leader).len());
    for entry in context.pieces(|r| r == Role::Leader) {
        let (id, leader) = entry;
        if context.subordinates(id).is_empty() {
            let message = format!("{} has no units.", leader.name);
            context.say(Place::Piece(id.clone(), String::new()), message);
            let from = leader.hex.filter(|_| context.room_for_remedies());
            if let Some(unit) = from.and_then(|hex| spared(context, leader.side, hex)) {
                let under = id.clone();
                context
                    .offer_piece(unit, format!("Attach {} to him", unit.1.name), |p| p.leader = Some(under));
            }
            if leaders[leader.side.index()] > 1 {
                context.offer_removal(entry);
            }
        }
    }
}

/// The unit of a side nearest to a hex that can be taken from its leader: he has others.
fn spared<'s>(context: &CheckContext<'s>, side: Side, hex: Hex) -> Option<Entry<'s>> {
    let spare = |p: &Piece| p.leader.as_ref().is_none_or(|leader| context.subordinates(leader).len() > 1);
    let units = context.deployed().into_iter();
    let own = units.filter(|((_, p), _)| {
        p.side == side && context.role(p).is_some_and(Role::is_foot_or_horse) && spare(p)
    });
    own.min_by_key(|(_, at)| at.unsigned_distance_to(hex)).map(|(entry, _)| entry)
}

/// Units are in a formation of their kind and face a side or a corner as it wants.
pub fn facings(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        if !says_formation(context, entry) {
            say_facing(context, entry);
        }
    }
}

/// Units are in a formation of their kind.
pub fn formations(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        says_formation(context, entry);
    }
}

/// Units in a formation of their kind face a side or a corner as it wants.
pub fn facings_of_formations(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        let own = context.formation(entry.1);
        if context.catalog.kind(&entry.1.kind).is_some_and(|kind| kind.formations.iter().any(|f| f == own)) {
            say_facing(context, entry);
        }
    }
}

/// Says that a unit's kind has not the formation it is in. Was there anything to say?
fn says_formation<'s>(context: &mut CheckContext<'s>, entry: Entry<'s>) -> bool {
    let piece = entry.1;
    let Some(kind) = context.catalog.kind(&piece.kind) else { return false };
    let own = context.formation(piece).to_owned();
    let Some(known) = context.catalog.formation(&own).filter(|_| !kind.formations.contains(&own)) else {
        return false;
    };
    let formation = kind.formations.first().cloned().unwrap_or_default();
    let mut usual = Piece { formation, ..piece.clone() };
    let faces = context.facing_kind(&usual);
    if usual.hex.is_some() && faces.is_some_and(|kind| !kind.fits(usual.facing, context.layout().orientation))
    {
        usual.facing = context.faced(&usual);
    }
    let message = format!("{} is in {}, which its kind has not.", piece.name, known.name.to_lowercase());
    context.say_piece(entry, "formation", message, "Use the default formation", |p| *p = usual);
    true
}

/// Says that a unit faces a side where its formation wants a corner, or the reverse.
fn say_facing<'s>(context: &mut CheckContext<'s>, entry: Entry<'s>) {
    let (o, piece) = (context.layout().orientation, entry.1);
    let Some(known) = context.catalog.formation(context.formation(piece)) else { return };
    let sides = known.facing.faces_sides().filter(|_| piece.hex.is_some());
    let Some(sides) = sides else { return };
    let due = if sides { "a side" } else { "a corner" };
    let name = known.name.to_lowercase();
    let (right, what) = match piece.facing {
        Some(f) if f.is_side(o) == sides => return,
        Some(f) => (f.turned(1), format!("{} faces {f} o'clock", piece.name)),
        None => (context.towards_enemy(piece, sides), format!("{} has no facing", piece.name)),
    };
    let message = format!("{what}; in {name} it must face {due} of its hex.");
    context.say_piece(entry, "facing", message, format!("Face {right} o'clock"), |p| {
        p.facing = Some(right);
    });
}

/// Offers the free hex nearest to one for an objective, for what was said last.
pub fn offer_hex(context: &mut CheckContext<'_>, id: &ObjectiveId, objective: &Objective, from: Hex) {
    // Each is a look at all objectives.
    if !context.room_for_remedies() {
        return;
    }
    let layout = context.layout();
    let free = |h: &Hex| layout.contains(*h) && context.s.objectives.values().all(|o| o.hex != *h);
    let free = (0..12).find_map(|r| {
        let ring: Vec<Hex> = if r == 0 { vec![from] } else { from.ring(r).collect() };
        ring.into_iter().filter(free).min_by_key(|h| layout.col_row(*h))
    });
    if let Some(hex) = free {
        let edit = Edit::Objective(id.clone(), Some(Objective { hex, ..objective.clone() }));
        context.offer(format!("Move it to {}", layout.name(hex)), edit);
    }
}

/// No hex holds pieces of both sides; `fits` says where a piece of side B may go instead.
pub fn two_sides_in_a_hex(
    context: &mut CheckContext<'_>,
    fits: impl Fn(&CheckContext<'_>, &Piece, Hex) -> bool,
) {
    let mut at: BTreeMap<(i32, i32), [Option<Entry<'_>>; 2]> = BTreeMap::new();
    for entry in context.pieces(|_| true) {
        if let Some(hex) = entry.1.hex {
            at.entry(context.layout().col_row(hex)).or_default()[entry.1.side.index()].get_or_insert(entry);
        }
    }
    for sides in at.into_values() {
        let [Some(a), Some(b)] = sides else { continue };
        let Some(hex) = b.1.hex else { continue };
        let message =
            format!("{} and {} of the enemy share {}.", a.1.name, b.1.name, context.layout().name(hex));
        context.say_move(b, hex, message, &fits);
        context.offer_move(a, hex, &fits);
    }
}

const BAD_LEVEL: u8 = 1;
const BAD_TERRAIN: u8 = 2;

/// Levels out of the catalog's range and terrain out of the palette, hex by hex.
pub const UNKNOWN_GROUND: Find =
    Find::Cells(Cells { mark, mark_all: Some(mark_all), reads_neighbours: false, report });

fn mark(catalog: &Catalog, s: &Scenario, cell: usize) -> u8 {
    let (board, (low, high)) = (&s.board, catalog.levels);
    let level = board.level_cells().get(cell).is_some_and(|l| !(low..=high).contains(l));
    let terrain = board.terrain_cells().get(cell).is_some_and(|t| usize::from(t.0) >= board.palette().len());
    u8::from(level) * BAD_LEVEL + u8::from(terrain) * BAD_TERRAIN
}

fn mark_all(catalog: &Catalog, s: &Scenario, marks: &mut Marks) {
    let (board, (low, high)) = (&s.board, catalog.levels);
    // One quick pass says whether a closer look is needed at all.
    let (lowest, highest) = span(board.level_cells());
    let last = board.terrain_cells().iter().fold(0, |most, t| t.0.max(most));
    if lowest < low || highest > high || usize::from(last) >= board.palette().len() {
        mark_each(s, marks, |s, cell| mark(catalog, s, cell));
    }
}

fn report(context: &mut CheckContext<'_>, marks: &Marks) {
    let (layout, (low, high)) = (context.layout(), context.catalog.levels);
    let cells = context.s.board.level_cells();
    let of = |bit: u8| marks.iter().filter(move |(_, mark)| mark & bit != 0).map(|(cell, _)| cell);
    if let Some(first) = of(BAD_LEVEL).next() {
        let fixed = |cell: usize| Some((layout.hex(cell), (*cells.get(cell)?).clamp(low, high)));
        let wrong: Vec<(Hex, i8)> = of(BAD_LEVEL).filter_map(fixed).collect();
        let first = layout.hex(first);
        let message = format!(
            "{} hexes, {} the first, have a level below {low} or above {high}.",
            wrong.len(),
            layout.name(first)
        );
        context.say_fix(
            Place::hex(layout, first),
            message,
            "Bring the levels into range",
            Edit::Levels(wrong),
        );
    }
    if let Some(first) = of(BAD_TERRAIN).next().map(|cell| layout.hex(cell)) {
        let message = format!("The hex {} has no known terrain.", layout.name(first));
        let clear = Edit::Terrain(vec![(first, TerrainIx(0))]);
        context.say_fix(Place::hex(layout, first), message, "Make it clear", clear);
    }
}

/// Lowest and highest level.
#[must_use]
pub fn span(levels: &[i8]) -> (i8, i8) {
    levels.iter().fold((i8::MAX, i8::MIN), |(low, high), l| (low.min(*l), high.max(*l)))
}
