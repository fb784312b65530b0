//! Step 8: where the program sets both armies up (`setup.deploy`).
//!
//! Commands stand side by side, each in a strip of the table: infantry in line in front, the rest behind, the battery in
//! the gap at the centre, light cavalry on the outer flank, the Reserve behind the weaker command. Every piece has a hex it
//! would have and takes the nearest to it that the rules allow.

use super::{DEPLOYMENT, Making};
use crate::board::arc::ORIENTATION;
use crate::board::chart::Chart;
use crate::board::zones::{in_lateral_band, zone_depth, zone_of};
use crate::units::nature::{Arm, Class, Nature};
use crate::units::standing::is_sector;
use crate::{CATALOG, lists};
use oblique_board::hex::{Hex, Hour, Layout};
use oblique_scenario::{Piece, PieceId, Scenario, Side, Zone};
use std::collections::BTreeMap;

/// Rows between the foremost and the rest.
const BEHIND: i32 = 4;
/// Columns between two units of a row.
const APART: i32 = 2;

/// Sets both armies up; false where somebody finds no room.
pub(super) fn deploy(making: &mut Making<'_>) -> bool {
    let mut results = Vec::new();
    for side in Side::BOTH {
        let weakest = weakest(making, side);
        let mut camp = Camp::of(&making.scenario, side);
        let Some(pieces) = camp.pitch(&making.scenario, weakest) else { return false };
        results.push(format!("{}: {} pieces.", making.name(side), pieces.len()));
        making.scenario.pieces.extend(pieces);
        let layout = making.scenario.board.layout();
        let open = |hex: &Hex| {
            zone_of(layout, *hex).is_some_and(|(of, zone)| of == side && zone > 1)
                && !in_lateral_band(layout, *hex)
        };
        making.scenario.zones[side.index()] = Zone::of(layout.hexes().filter(open));
    }
    let chance = making.chance(&DEPLOYMENT, 0);
    making.note(DEPLOYMENT, chance, results);
    true
}

/// Those of a side who neither stand anywhere nor arrive, where the program sets them up among the others; nobody
/// where there is no room.
pub(crate) fn unplaced(scenario: &Scenario, side: Side) -> BTreeMap<PieceId, Piece> {
    let waits = |piece: &Piece| piece.side == side && piece.hex.is_none() && piece.arrives.is_none();
    if !scenario.pieces.values().any(waits) {
        return BTreeMap::new();
    }
    let mut camp = Camp::of(scenario, side);
    for piece in scenario.pieces.values().filter(|piece| piece.side == side) {
        let nature = CATALOG.kind(&piece.kind).map(|kind| Nature::read(kind, &piece.attrs));
        let place = piece.hex.and_then(|hex| camp.layout.index(hex));
        if let Some((place, nature)) = place.zip(nature.filter(|nature| !nature.arm.leads())) {
            camp.taken.insert(place, nature.arm.is_guns());
        }
    }
    let mut placed = camp.pitch(scenario, 0).unwrap_or_default();
    placed.retain(|id, _| scenario.pieces.get(id).is_some_and(waits));
    placed
}

/// The place of the command worth least.
fn weakest(making: &Making<'_>, side: Side) -> usize {
    let worth = |command: &oblique_rules::lists::Command| -> i32 {
        command.units.iter().filter_map(|u| lists::all().price(&CATALOG, &u.kind, &u.attrs)).sum()
    };
    let commands = making.armies[side.index()].commands.iter().enumerate();
    commands.min_by_key(|(_, command)| worth(command)).map_or(0, |(place, _)| place)
}

/// A side being set up.
struct Camp {
    layout: Layout,
    side: Side,
    /// Where units may stand by the ground of it, by index.
    standable: Vec<bool>,
    /// Where generals may.
    passable: Vec<bool>,
    /// Who stands where: is it a battery?
    taken: BTreeMap<usize, bool>,
}

/// Where a unit may be put.
#[derive(Clone, Copy)]
struct Allowed {
    /// The least zone.
    zone_from: i32,
    /// Within so many hexes of a general.
    span: (Hex, i32),
    guns: bool,
}

impl Camp {
    fn of(scenario: &Scenario, side: Side) -> Self {
        let (board, layout) = (&scenario.board, scenario.board.layout());
        let chart = Chart::of(board);
        let ground = || layout.hexes().map(|hex| chart.at(board, hex));
        Self {
            layout,
            side,
            standable: ground().map(|g| !g.impassable && !is_sector(&g.id)).collect(),
            passable: ground().map(|g| !g.impassable).collect(),
            taken: BTreeMap::new(),
        }
    }

    /// A hex by its column and its rows behind the foremost row of the second zone.
    fn at(&self, column: i32, behind: i32) -> Hex {
        let (height, depth) = (i32::from(self.layout.height), zone_depth(self.layout));
        let row = match self.side {
            Side::A => height / 2 + depth + behind,
            Side::B => height / 2 - 1 - depth - behind,
        };
        self.layout.at(column, row)
    }

    /// The nearest to a hex of those that will do; of several the first of the board.
    fn nearest(&self, wanted: Hex, fits: impl Fn(Hex, usize) -> bool) -> Option<Hex> {
        let open = |(index, hex): (usize, Hex)| fits(hex, index).then_some(hex);
        let hexes = self.layout.hexes().enumerate().filter_map(open);
        hexes.min_by_key(|hex| hex.unsigned_distance_to(wanted))
    }

    fn in_zone(&self, hex: Hex, from: i32) -> bool {
        zone_of(self.layout, hex).is_some_and(|(side, zone)| side == self.side && zone >= from)
            && !in_lateral_band(self.layout, hex)
    }

    /// Puts a unit as near to a hex as it may be.
    fn put(&mut self, wanted: Hex, allowed: Allowed) -> Option<Hex> {
        let (general, span) = allowed.span;
        let fits = |hex: Hex, index: usize| {
            let apart = || {
                let mut beside = self.layout.neighbours(hex).filter_map(|(_, next)| self.layout.index(next));
                beside.all(|next| self.taken.get(&next).is_none_or(|guns| *guns || allowed.guns))
            };
            self.standable[index]
                && !self.taken.contains_key(&index)
                && self.in_zone(hex, allowed.zone_from)
                && i32::try_from(general.unsigned_distance_to(hex)).is_ok_and(|far| far <= span)
                && apart()
        };
        let hex = self.nearest(wanted, fits)?;
        self.taken.insert(self.layout.index(hex)?, allowed.guns);
        Some(hex)
    }

    /// Every piece of the side as it stands; `None` where somebody finds no room.
    fn pitch(&mut self, scenario: &Scenario, weakest: usize) -> Option<BTreeMap<PieceId, Piece>> {
        let roster: Vec<&PieceId> =
            scenario.roster().into_iter().filter(|id| scenario.pieces[*id].side == self.side).collect();
        let nature = |id: &PieceId| {
            let piece = scenario.pieces.get(id)?;
            Some(Nature::read(CATALOG.kind(&piece.kind)?, &piece.attrs))
        };
        let generals =
            |wanted: Arm| roster.iter().filter(move |id| nature(id).is_some_and(|n| n.arm == wanted));
        // Who has a place keeps it, a general's command is set up about him.
        let given = |id: &PieceId| scenario.pieces.get(id)?.hex;
        let under = |general: &PieceId| -> Vec<(&PieceId, Nature)> {
            let own = roster.iter().filter(|id| {
                let piece = &scenario.pieces[**id];
                piece.leader.as_ref() == Some(general) && piece.hex.is_none() && piece.arrives.is_none()
            });
            own.filter_map(|id| Some((*id, nature(id)?))).collect()
        };
        let leaders: Vec<&PieceId> = generals(Arm::Leader).copied().collect();
        let band = zone_depth(self.layout);
        let strip = (i32::from(self.layout.width) - 2 * band) / i32::try_from(leaders.len()).ok()?.max(1);
        let mut placed = BTreeMap::new();
        let mut centre_of_weakest = i32::from(self.layout.width) / 2;
        for (place, leader) in leaders.iter().enumerate() {
            let number = i32::try_from(place).ok()?;
            let usual = band + strip * number + strip / 2;
            let centre = given(leader).map_or(usual, |hex| self.layout.col_row(hex).0);
            if place == weakest {
                centre_of_weakest = centre;
            }
            let outward = if 2 * centre < i32::from(self.layout.width) { -1 } else { 1 };
            let free = || self.nearest(self.at(centre, 1), |hex, i| self.passable[i] && self.in_zone(hex, 2));
            let at = given(leader).or_else(free)?;
            placed.insert((*leader).clone(), (at, ""));
            let strip = Strip { centre, half: strip / 2, outward, general: (at, nature(leader)?.span()?) };
            self.command(&under(leader), &strip, &mut placed)?;
        }
        let chief = generals(Arm::Chief).next()?;
        let wanted = self.at(centre_of_weakest, BEHIND + 1);
        let free = || self.nearest(wanted, |hex, i| self.passable[i] && self.in_zone(hex, 3));
        let at = given(chief).or_else(free)?;
        placed.insert((*chief).clone(), (at, ""));
        for ((id, nature), slot) in under(chief).into_iter().zip(0..) {
            let allowed = Allowed {
                zone_from: 3,
                span: (at, nature_span(scenario, chief)?),
                guns: nature.arm.is_guns(),
            };
            let hex = self.put(self.at(centre_of_weakest + spread(slot, 0), BEHIND + 2), allowed)?;
            placed.insert(id.clone(), (hex, reserve_formation(nature)));
        }
        Some(self.formed(scenario, placed))
    }

    /// The units of a command in its strip of the table.
    fn command(
        &mut self,
        units: &[(&PieceId, Nature)],
        strip: &Strip,
        placed: &mut BTreeMap<PieceId, (Hex, &'static str)>,
    ) -> Option<()> {
        let room = (2 * ((strip.half - 1) / APART)).max(2);
        let (mut front, mut rear) = (0_i32, 0_i32);
        // Batteries first: the gap at the centre is theirs.
        let mut order: Vec<_> = units.to_vec();
        order.sort_by_key(|(_, nature)| !nature.arm.is_guns());
        for (id, nature) in order {
            let (column, behind, formation) = match nature.arm {
                Arm::Guns { .. } => (strip.centre, 0, "unlimbered"),
                Arm::Infantry if front < room => {
                    front += 1;
                    (strip.centre + spread(front - 1, 1), 0, "line")
                }
                Arm::Cavalry(Class::Light) => (strip.centre + strip.outward * strip.half, 2, "cavalry_line"),
                Arm::Infantry | Arm::Cavalry(_) => {
                    rear += 1;
                    let formation =
                        if nature.arm == Arm::Infantry { "attack_column" } else { "cavalry_line" };
                    (strip.centre + spread(rear - 1, 0), BEHIND, formation)
                }
                Arm::Leader | Arm::Chief => continue,
            };
            let zone_from = if nature.arm == Arm::Cavalry(Class::Heavy) { 3 } else { 2 };
            let allowed = Allowed { zone_from, span: strip.general, guns: nature.arm.is_guns() };
            placed.insert(id.clone(), (self.put(self.at(column, behind), allowed)?, formation));
        }
        Some(())
    }

    /// The pieces, standing and facing the enemy.
    fn formed(
        &self,
        scenario: &Scenario,
        placed: BTreeMap<PieceId, (Hex, &'static str)>,
    ) -> BTreeMap<PieceId, Piece> {
        let ahead = Hour::new(if self.side == Side::A { 0 } else { 6 });
        let stand = |(id, (hex, formation)): (PieceId, (Hex, &'static str))| {
            let mut piece = scenario.pieces.get(&id)?.clone();
            piece.hex = Some(hex);
            formation.clone_into(&mut piece.formation);
            let faces = CATALOG.formation(formation).map(|formation| formation.facing);
            piece.facing = faces.and_then(|faces| faces.nearest(ahead, ORIENTATION));
            Some((id, piece))
        };
        placed.into_iter().filter_map(stand).collect()
    }
}

/// The part of the table a command has.
struct Strip {
    /// Its middle column.
    centre: i32,
    /// Half its width.
    half: i32,
    /// Towards the nearer edge of the table: -1 or 1 columns.
    outward: i32,
    /// Where the general is and how far his span goes.
    general: (Hex, i32),
}

fn nature_span(scenario: &Scenario, general: &PieceId) -> Option<i32> {
    let piece = scenario.pieces.get(general)?;
    Nature::read(CATALOG.kind(&piece.kind)?, &piece.attrs).span()
}

/// Columns off the centre of the so-manieth of a row: left and right in turn, from `first` on.
const fn spread(place: i32, first: i32) -> i32 {
    let pair = (place + 1 - first) / 2;
    let off = first + APART * pair;
    if (place - first) % 2 == 0 { -off } else { off }
}

const fn reserve_formation(nature: Nature) -> &'static str {
    match nature.arm {
        Arm::Guns { .. } => "limbered",
        Arm::Infantry => "attack_column",
        Arm::Cavalry(_) => "cavalry_line",
        Arm::Leader | Arm::Chief => "",
    }
}
