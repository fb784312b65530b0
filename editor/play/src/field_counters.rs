//! Counters and flags of the field as it is seen.
//!
//! Must not know the rules: which tracks and marks there are comes from the catalog.

use super::nation_colors::NationColors;
use super::screen::Table;
use oblique_board::hex::{Hex, Layout};
use oblique_cartography::counters::{CounterLook, Signs};
use oblique_cartography::geometry::{self, Point};
use oblique_context::view::Camera;
use oblique_mapview::pieces::side_color;
use oblique_mapview::{CounterAt, Flag};
use oblique_roster::totals::thousands;
use oblique_rules::catalog::{Catalog, FacingKind, ModelCount, Role, Sign, Track};
use oblique_rules::play::{Field, PieceIx, PieceState, Standing};
use oblique_scenario::{PieceId, Scenario};
use oblique_text::{inside, text};
use std::collections::BTreeMap;

/// The counters: of a stack the top unit, and a leader at its shoulder.
pub(crate) fn counters(table: &Table<'_>) -> Vec<CounterAt> {
    let field = table.seen;
    let colors = NationColors::of(field, table.scenario, table.catalog());
    let movers = table.offers.movers();
    let mut stacks: BTreeMap<(i32, i32), Vec<(PieceIx, &PieceState)>> = BTreeMap::new();
    let free: Vec<&PieceId> = movers.iter().filter_map(|p| field.get(*p)).map(|p| &p.info.id).collect();
    for (pix, piece) in field.iter().filter(|(_, p)| p.on_map()) {
        stacks.entry((piece.hex.y, piece.hex.x)).or_default().push((pix, piece));
    }
    let mut out = Vec::new();
    for ((y, x), pieces) in stacks {
        let hex = Hex::new(x, y);
        let (leaders, units): (Vec<_>, Vec<_>) = pieces.into_iter().partition(|(_, p)| p.info.role.leads());
        // Guns without gunners lie beside whoever stands there.
        let (guns, units): (Vec<_>, Vec<_>) =
            units.into_iter().partition(|(_, p)| table.catalog().is_unmanned(p));
        let empty = units.is_empty();
        out.extend(guns.into_iter().map(|(pix, piece)| guns_alone(table, pix, piece, (empty, &colors))));
        let top = units.iter().find(|(_, p)| p.top).or_else(|| units.first());
        if let Some((pix, piece)) = top {
            let mut counter = counter(table, *pix, piece, (hex, units.len() - 1), &colors);
            counter.look.signs.banner = banner(&units, piece.known);
            out.push(counter);
        }
        if let Some((pix, piece)) = leaders.first() {
            let mut counter = counter(table, *pix, piece, (hex, leaders.len() - 1), &colors);
            if top.is_some() {
                counter.offset = Point::new(0.3, -0.28);
                counter.scale = 0.72;
            }
            out.push(counter);
        }
    }
    let lost = field.iter().filter(|(_, p)| p.standing == Standing::Lost && table.catalog().is_unmanned(p));
    out.extend(lost.map(|(pix, piece)| {
        let empty = !field.at(piece.hex).any(|(_, there)| there.is_unit());
        let mut counter = guns_alone(table, pix, piece, (empty, &colors));
        counter.look.taken = Some(side_color(table.scenario, piece.side().other()));
        counter.faded = true;
        counter
    }));
    // Who can still be ordered something is not pale.
    for counter in &mut out {
        counter.faded &= !free.contains(&&counter.id);
    }
    out.sort_by_key(|counter| (counter.look.role.leads(), counter.hex.y, counter.hex.x));
    out
}

/// Guns without gunners: in the middle of an empty hex, else small in its corner.
fn guns_alone(
    table: &Table<'_>,
    pix: PieceIx,
    piece: &PieceState,
    (empty, colors): (bool, &NationColors<'_>),
) -> CounterAt {
    let mut counter = counter(table, pix, piece, (piece.hex, 0), colors);
    if !empty {
        (counter.offset, counter.scale) = (Point::new(-0.27, 0.24), 0.6);
    }
    counter
}

/// The models of a piece as far as its seat knows them: guns left alone are those of the battery they belong to.
pub(crate) fn models(table: &Table<'_>, piece: &PieceState) -> Option<ModelCount> {
    let pieces = &table.scenario.pieces;
    let of_battery = || pieces.get(&table.seen.get(piece.leader?)?.info.id);
    let given = pieces.get(&piece.info.id).or_else(of_battery)?;
    table.catalog().models_in_play(piece, given).filter(|_| piece.known)
}

/// The battle flag of a stack: which arms stand in it, as far as they are known.
fn banner(units: &[(PieceIx, &PieceState)], known: bool) -> Option<[bool; 3]> {
    let has = |roles: &[Role]| {
        let mut seen = units.iter().filter(|(_, p)| known || p.top);
        seen.any(|(_, p)| roles.contains(&p.info.role))
    };
    (units.len() > 1).then(|| [has(&[Role::Foot, Role::Light]), has(&[Role::Horse]), has(&[Role::Guns])])
}

/// Hexes left free around the armies.
const MARGIN: f32 = 4.0;
/// Most points a hex: never so near that single units fill the window.
const NEAREST: f32 = 40.0;
/// Share of the scale that is given up for the whole board instead of a part cut at its rims.
const WHOLE: f32 = 0.85;

/// A camera that looks at all pieces on the map, or at the whole board where that shows them nearly as large.
pub(crate) fn framing(field: &Field, layout: Layout, canvas: egui::Vec2) -> Camera {
    let places: Vec<Point> =
        field.pieces.iter().filter(|p| p.on_map()).map(|p| geometry::center(layout, p.hex)).collect();
    let Some(first) = places.first() else { return Camera::default() };
    let (mut min, mut max) = (*first, *first);
    for place in &places {
        min = Point::new(min.x.min(place.x), min.y.min(place.y));
        max = Point::new(max.x.max(place.x), max.y.max(place.y));
    }
    let points = (canvas.x / (max.x - min.x + MARGIN)).min(canvas.y / (max.y - min.y + MARGIN));
    let board = geometry::bounds(layout);
    let whole = (canvas.x / board.width()).min(canvas.y / board.height());
    if whole >= points.min(NEAREST) * WHOLE {
        return Camera::default();
    }
    let middle = min.mid(max);
    Camera {
        center: [f64::from(middle.x), f64::from(middle.y)],
        hex_points: f64::from(points.clamp(1.0, NEAREST)),
        fit: false,
    }
}

/// The flags of the objectives with their present holders.
pub(crate) fn flags(field: &Field, scenario: &Scenario) -> Vec<Flag> {
    let flag = |o: &oblique_rules::play::ObjectiveState| {
        let [a, b] = o.value;
        Flag {
            id: o.id.clone(),
            hex: o.hex,
            holder: o.holder.map(|side| side_color(scenario, side)),
            caption: if a == b { a.to_string() } else { format!("{a} / {b}") },
        }
    };
    field.objectives.iter().map(flag).collect()
}

/// The counter of a piece in that hex, over so many others.
pub(crate) fn counter(
    table: &Table<'_>,
    pix: PieceIx,
    piece: &PieceState,
    (hex, under): (Hex, usize),
    colors: &NationColors<'_>,
) -> CounterAt {
    let (scenario, catalog) = (table.scenario, table.catalog());
    let marks = table.derived.marks(pix);
    let signed = |sign: Sign| {
        catalog.marks.iter().zip(0_u8..).find(|(m, k)| m.sign == sign && marks.has(*k)).map(|(m, _)| m)
    };
    let formation = catalog.formations.get(usize::from(piece.formation));
    let kind = catalog.kinds.get(usize::from(piece.info.kind));
    let formed = kind.is_some_and(|k| !k.formations.is_empty());
    let faces = formation.is_some_and(|f| matches!(f.facing, FacingKind::Vertex | FacingKind::Side));
    let side = side_color(scenario, piece.side());
    let plain = CounterLook::default();
    let arm = scenario.pieces.get(&piece.info.id).and_then(|p| p.text("type"));
    let arm = arm.or(kind.map(|k| k.arm.as_str()));
    let models = models(table, piece);
    let label = signed(Sign::Word).map_or_else(String::new, |m| inside(&m.name));
    let shown = piece.known && piece.is_unit();
    CounterAt {
        id: piece.info.id.clone(),
        hex,
        name: piece.info.name.clone(),
        strength: strength(piece, catalog, models),
        look: CounterLook {
            nation_color: colors
                .get(piece.side(), &piece.info.nation)
                .unwrap_or(side.mixed(plain.nation_color, 0.5)),
            side_color: side,
            role: piece.info.role,
            formation: formation.filter(|_| formed).map_or_else(String::new, |f| f.look.clone()),
            arm: arm.unwrap_or_default().to_owned(),
            facing: piece.facing.filter(|_| formed && faces),
            figures: piece.figures,
            models,
            just_lost: table.derived.just_lost(pix),
            taken: None,
            quality_rank: None,
            morale: part(piece, catalog, kind, |track| track.id == "morale").filter(|_| shown),
            disruption: part(piece, catalog, kind, |track| track.disorder)
                .filter(|part| shown && *part > 0.0),
            stacked: u8::try_from(under).unwrap_or(u8::MAX),
            label,
            signs: Signs {
                volley: signed(Sign::Volley).is_some() && piece.is_unit(),
                smoke: signed(Sign::Smoke).is_some() && piece.is_unit(),
                charge: signed(Sign::Charge).is_some() && piece.is_unit(),
                fired: has_fired(table, pix, piece),
                banner: None,
                cut_off: table.derived.cut_off(pix),
                // Models are seen one by one.
                tally: tally(piece, catalog).filter(|_| piece.known && models.is_none()),
                ladder: ladder(piece, catalog).filter(|_| piece.known),
            },
        },
        offset: Point::default(),
        scale: 1.0,
        faded: signed(Sign::Spent).is_some(),
    }
}

/// Its strength as far as its seat knows it: men, else models, else guns; empty for a leader.
fn strength(piece: &PieceState, catalog: &Catalog, models: Option<ModelCount>) -> String {
    let left = |track: Option<usize>| piece.tracks.get(track?).copied().filter(|n| *n > 0);
    if !piece.known || !piece.is_unit() {
        return String::new();
    }
    match (left(catalog.men_track()), models, left(catalog.guns_track())) {
        (Some(men), ..) => men.to_string(),
        (None, Some(models), _) if models.left < models.start => format!("{}/{}", models.left, models.start),
        (None, Some(models), _) if models.start > 0 => models.start.to_string(),
        (None, _, Some(guns)) => text!("context-count-guns", n = guns, shown = thousands(guns.into())),
        (None, ..) => String::new(),
    }
}

/// Has it given fire in the step of combat just resolved?
fn has_fired(table: &Table<'_>, pix: PieceIx, piece: &PieceState) -> bool {
    let shoots = matches!(piece.info.role, Role::Foot | Role::Light | Role::Guns);
    let strikes = table.session.strikes().filter(|s| s.turn == table.seen.turn && s.contests.is_empty());
    shoots
        && !table.session.looking_back()
        && strikes.is_some_and(|s| s.hexes.iter().any(|strike| strike.by.contains(&pix)))
}

/// The first track with a limit that is above 0, as boxes.
fn tally(piece: &PieceState, catalog: &Catalog) -> Option<(u8, u8)> {
    let (at, track) = catalog.tracks.iter().enumerate().find(|(_, t)| !t.of.is_empty())?;
    let limit = catalog.tracks.iter().position(|t| t.id == track.of)?;
    let (n, of) = (piece.tracks.get(at)?, piece.tracks.get(limit).filter(|of| **of > 0)?);
    Some((u8::try_from(*n).unwrap_or(0), u8::try_from(*of).unwrap_or(u8::MAX)))
}

/// The first track that is a scale its kind has, as steps.
fn ladder(piece: &PieceState, catalog: &Catalog) -> Option<(u8, u8)> {
    let kind = catalog.kinds.get(usize::from(piece.info.kind))?;
    let (at, track) = catalog.tracks.iter().enumerate().find(|(_, t)| t.ladder)?;
    kind.attribute(&track.id)?;
    Some((u8::try_from(*piece.tracks.get(at)?).ok()?, u8::try_from(track.names.len()).ok()?))
}

/// A track as a part of the way from the lowest to the highest value its attribute can have.
fn part(
    piece: &PieceState,
    catalog: &Catalog,
    kind: Option<&oblique_rules::catalog::Kind>,
    is: impl Fn(&Track) -> bool,
) -> Option<f32> {
    let (at, track) = catalog.tracks.iter().enumerate().find(|(_, track)| is(track))?;
    let oblique_rules::catalog::Domain::Int { min, max, .. } = kind?.attribute(&track.id)?.domain else {
        return None;
    };
    let above = piece.tracks.get(at)?.saturating_sub(i32::try_from(min).ok()?);
    Some(above as f32 / (max - min).max(1) as f32)
}
