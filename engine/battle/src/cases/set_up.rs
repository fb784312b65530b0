//! From a case to a scenario and a moment.

use super::bag::Bag;
use super::fault::{CaseFault, fault};
use super::file::{Case, Shared};
use oblique_board::hex::{Edge, Hex, Hour, Layout, Orientation};
use oblique_board::{Board, Feature, FeatureId, Path, TerrainIx};
use oblique_rules::catalog::Catalog;
use oblique_rules::play::{Moment, PieceMoment};
use oblique_scenario::{
    Arrival, Nation, Objective, ObjectiveId, Piece, PieceId, Scenario, Side, Value, Zone, format,
};

/// Before the name of an attribute a kind need not have.
const ANY_ATTRIBUTE: &str = "attr_";

/// A scenario and, if the case opens in the middle, the moment.
pub(super) struct SetUp {
    pub scenario: Scenario,
    pub moment: Option<Moment>,
}

/// Sets a case up.
///
/// # Errors
/// What is wrong with the case, in a sentence.
pub(super) fn set_up(shared: &Shared, case: &Case, catalog: &Catalog) -> Result<SetUp, CaseFault> {
    if let Some(path) = &case.battle {
        if !case.pieces.0.is_empty() {
            return Err(CaseFault::from("a battle brings its own pieces"));
        }
        let scenario = battle(shared, path, catalog)?;
        let mut moment = case.phase.as_ref().map(|_| Moment::default());
        time(&mut moment, case, catalog)?;
        return Ok(SetUp { scenario, moment });
    }
    let mut scenario = Scenario::new(&shared.ruleset, board(shared, case, catalog)?);
    for bag in [&shared.params, &case.params] {
        scenario.params.extend(bag.0.iter().cloned());
    }
    for (name, bag) in shared.sides.0.iter().chain(&case.sides.0) {
        scenario.sides[side(name)?.index()].params.extend(bag.0.iter().cloned());
    }
    for (key, bag) in &case.nations.0 {
        let mut nation = Nation { name: key.clone(), traits_of: "default".to_owned(), ..Nation::default() };
        for (name, value) in &bag.0 {
            if name == "like" {
                value.to_string().clone_into(&mut nation.traits_of);
            } else {
                nation.traits.insert(name.clone(), value.clone());
            }
        }
        scenario.nations.insert(key.clone(), nation);
    }
    let layout = scenario.board.layout();
    for (name, names) in &case.exits.0 {
        scenario.exits[side(name)?.index()] = Zone::of(hexes(layout, names)?);
    }
    for (id, bag) in &case.objectives.0 {
        let worth =
            |name: &str| bag.get(name).and_then(Value::int).and_then(|n| i32::try_from(n).ok()).unwrap_or(10);
        let hex = hex(layout, bag.text("hex").unwrap_or_default())?;
        let holder = bag.text("holder").map(side).transpose()?;
        let value = [worth("a"), worth("b")];
        let objective = Objective { hex, name: id.clone(), value, holder, order: 0, evidence: None };
        scenario.objectives.insert(ObjectiveId(id.clone()), objective);
    }
    let mut moment = case.phase.as_ref().map(|_| Moment::default());
    let standing = shared.standing.0.iter().filter(|(id, _)| !case.without.contains(id));
    let standing = standing.map(|(id, bag)| match case.pieces.get(id) {
        Some(own) => (id, bag.over(own)),
        None => (id, bag.clone()),
    });
    let own = case.pieces.0.iter().filter(|(id, _)| shared.standing.get(id).is_none());
    let own = own.map(|(id, bag)| {
        let like = bag.text("like").unwrap_or_else(|| id.trim_end_matches(|c: char| c.is_ascii_digit()));
        (id, shared.cast.get(like).map_or_else(|| bag.clone(), |cast| cast.over(bag)))
    });
    for (order, (id, bag)) in standing.chain(own).enumerate() {
        let place = |e: CaseFault| fault!("piece {id}: {e}");
        let (mut piece, past) = piece(id, &bag, shared, catalog, layout).map_err(place)?;
        // A scenario lists the nations it uses.
        if catalog.nations.iter().any(|row| row.id == piece.nation) {
            let row = piece.nation.clone();
            let listed = || Nation { name: row.clone(), traits_of: row.clone(), ..Nation::default() };
            scenario.nations.entry(row.clone()).or_insert_with(listed);
        }
        piece.order = u32::try_from(order).unwrap_or(u32::MAX);
        scenario.pieces.insert(PieceId(id.clone()), piece);
        if past != PieceMoment::default() {
            let Some(moment) = &mut moment else {
                return Err(place("what it has been through needs a 'phase' to open at".into()));
            };
            moment.pieces.insert(PieceId(id.clone()), past);
        }
    }
    time(&mut moment, case, catalog)?;
    Ok(SetUp { scenario, moment })
}

/// The battle of a file that was given.
fn battle(shared: &Shared, path: &str, catalog: &Catalog) -> Result<Scenario, CaseFault> {
    let text = shared.battles.get(path).ok_or_else(|| fault!("the battle {path} was not given"))?;
    let reading = format::read(text, &|id| (id == shared.ruleset).then(|| catalog.palettes()));
    reading.scenario.ok_or_else(|| fault!("{path} is no battle"))
}

/// When the battle opens, and the dice that fall.
fn time(moment: &mut Option<Moment>, case: &Case, catalog: &Catalog) -> Result<(), CaseFault> {
    if let (Some(moment), Some(phase)) = (moment, &case.phase) {
        let at = catalog.phases.iter().position(|p| p.id == *phase);
        let at = at.ok_or_else(|| format!("there is no phase '{phase}'"))?;
        moment.phase = u8::try_from(at).unwrap_or(u8::MAX);
        moment.turn = case.turn.unwrap_or(1);
        moment.side = case.side;
        moment.leader = case.leader.clone().map(PieceId);
        moment.dice = case.dice.iter().map(|d| d.1).collect();
        moment.notes = case.notes.0.iter().cloned().collect();
    } else if case.turn.is_some()
        || case.leader.is_some()
        || !case.dice.is_empty()
        || !case.notes.0.is_empty()
    {
        return Err(CaseFault::from("turn, leader, notes and dice need a 'phase' to open at"));
    }
    Ok(())
}

/// The side of a name.
pub(super) fn side(name: &str) -> Result<Side, CaseFault> {
    match name {
        "A" => Ok(Side::A),
        "B" => Ok(Side::B),
        _ => Err(fault!("there is no side '{name}'; the sides are A and B")),
    }
}

/// The hex of a name, on the board.
pub(super) fn hex(layout: Layout, name: &str) -> Result<Hex, CaseFault> {
    let found = somewhere(layout, name)?;
    if layout.contains(found) { Ok(found) } else { Err(fault!("there is no hex '{name}' on the board")) }
}

/// The hex of a name, on the board or off it; `0807>1>3*2` is reached from 0807 by a step through the side at hour 1 and two
/// through the side at hour 3, as the sheets write it.
pub(super) fn somewhere(layout: Layout, name: &str) -> Result<Hex, CaseFault> {
    let mut parts = name.split('>');
    // Only steps lead off the board: a name without a hex is a slip.
    let start = parts.next().and_then(|p| layout.parse_name(p)).filter(|h| layout.contains(*h));
    let end = parts.try_fold(start, |at, part| {
        let (hour, times) = part.split_once('*').unwrap_or((part, "1"));
        let (hour, times): (i32, i32) = (hour.parse().ok()?, times.parse().ok()?);
        let step = Hour::new(hour).step(layout.orientation)?;
        at.map(|h| Some(h + step * times))
    });
    end.flatten().ok_or_else(|| fault!("there is no hex '{name}' on the board"))
}

/// The hexes of a list with blanks between.
pub(super) fn hexes(layout: Layout, names: &str) -> Result<Vec<Hex>, CaseFault> {
    names.split_whitespace().map(|name| hex(layout, name)).collect()
}

fn board(shared: &Shared, case: &Case, catalog: &Catalog) -> Result<Board, CaseFault> {
    let pointy = case.pointy.unwrap_or(shared.pointy);
    let orientation = if pointy { Orientation::Pointy } else { Orientation::Flat };
    let rows = if case.ground.is_empty() { &case.levels } else { &case.ground };
    let (width, height) = if let Some(first) = rows.first() {
        (first.chars().count(), rows.len())
    } else {
        let (width, height) = case.size.unwrap_or(shared.size);
        (usize::from(width), usize::from(height))
    };
    for (what, rows) in [("ground", &case.ground), ("levels", &case.levels)] {
        if !rows.is_empty() && (rows.len() != height || rows.iter().any(|r| r.chars().count() != width)) {
            return Err(fault!("{what}: the board is {width} by {height}; every row must be as long"));
        }
    }
    let small = |n: usize| u16::try_from(n).map_err(|_| "the board is too large".to_owned());
    let layout = Layout::new(orientation, small(width)?, small(height)?);
    let mut terrain = Vec::new();
    for letter in case.ground.iter().flat_map(|r| r.chars()) {
        let at = catalog.terrain.iter().position(|t| t.letter == letter);
        let at = at.ok_or_else(|| format!("ground: no terrain has the letter '{letter}'"))?;
        terrain.push(TerrainIx(u8::try_from(at).unwrap_or(0)));
    }
    let mut levels = Vec::new();
    for digit in case.levels.iter().flat_map(|r| r.chars()) {
        let level = digit.to_digit(36).ok_or_else(|| format!("levels: '{digit}' is no level"))?;
        levels.push(i8::try_from(level).unwrap_or(0));
    }
    let palette = catalog.terrain.iter().map(|t| t.id.clone()).collect();
    let linear = catalog.linear.iter().map(|l| l.id.clone()).collect();
    let mut board = Board::from_cells(layout, palette, linear, terrain, levels);
    for (id, hexes) in &case.paint.0 {
        let ix = board.terrain_ix(id).ok_or_else(|| format!("paint: there is no terrain '{id}'"))?;
        for name in hexes.split_whitespace() {
            board.set_terrain(hex(layout, name)?, ix);
        }
    }
    for (level, hexes) in &case.heights.0 {
        let level = level.parse().map_err(|_| format!("heights: '{level}' is no level"))?;
        for name in hexes.split_whitespace() {
            board.set_level(hex(layout, name)?, level);
        }
    }
    for (n, (kind, way)) in case.ways.iter().enumerate() {
        let linear = catalog.linear(kind).ok_or_else(|| format!("ways: there is no '{kind}'"))?;
        let path = if linear.along_edges {
            Path::Edges(way.split_whitespace().map(|e| edge(layout, e)).collect::<Result<_, _>>()?)
        } else {
            Path::Hexes(way.split_whitespace().map(|h| hex(layout, h)).collect::<Result<_, _>>()?)
        };
        let own = case.way_attrs.get(&n.to_string()).map(|bag| bag.0.iter().cloned().collect());
        let feature = Feature { attrs: own.unwrap_or_default(), ..Feature::new(kind.clone(), path) };
        board.put_feature(FeatureId(format!("way-{n}")), Some(feature));
    }
    for (name, bag) in &case.hex_attrs.0 {
        board.put_hex_attrs(hex(layout, name)?, Some(bag.0.iter().cloned().collect()));
    }
    Ok(board)
}

fn edge(layout: Layout, name: &str) -> Result<Edge, CaseFault> {
    let wrong = || fault!("'{name}' is no hexside; write hex and hour, as 0304/2");
    let (at, hour) = name.split_once('/').ok_or_else(wrong)?;
    let hour: i32 = hour.parse().map_err(|_| wrong())?;
    Edge::new(hex(layout, at)?, Hour::new(hour), layout.orientation).ok_or_else(wrong)
}

fn piece(
    id: &str,
    bag: &Bag,
    shared: &Shared,
    catalog: &Catalog,
    layout: Layout,
) -> Result<(Piece, PieceMoment), CaseFault> {
    let whose = side(bag.text("side").ok_or("it has no side")?)?;
    let kind_id = bag.text("kind").ok_or("it has no kind, nor is it of the cast")?;
    let kind = catalog.kind(kind_id).ok_or_else(|| format!("there is no kind '{kind_id}'"))?;
    let mut piece = Piece::new(whose, kind_id, id);
    let mut past = PieceMoment::default();
    if kind.attached {
        let leader = if whose == Side::A { &shared.leaders.0 } else { &shared.leaders.1 };
        piece.leader = Some(PieceId(leader.clone()));
    }
    let (mut arrives, mut further) = (None, Vec::new());
    for (name, value) in &bag.0 {
        let int = || {
            let n = value.int().and_then(|n| i32::try_from(n).ok());
            n.ok_or_else(|| format!("{name} must be a number"))
        };
        let flag = || value.flag().ok_or_else(|| format!("{name} must be true or false"));
        match name.as_str() {
            "side" | "kind" | "like" => {}
            "name" => piece.name = value.to_string(),
            "nation" => piece.nation = value.to_string(),
            "leader" => piece.leader = Some(PieceId(value.to_string())).filter(|l| l.0 != "none"),
            "hex" => piece.hex = Some(somewhere(layout, &value.to_string())?),
            "now_hex" => past.hex = Some(hex(layout, &value.to_string())?),
            "facing" => piece.facing = Some(Hour::new(int()?)),
            // A leader has no formation of his own; what is asked of him is his command's.
            "formation" if !kind.formations.is_empty() => piece.formation = value.to_string(),
            "top" => piece.top = flag()?,
            "arrives" => arrives = Some(u16::try_from(int()?).map_err(|_| "arrives must be a turn")?),
            "further" => {
                let names = value.to_string();
                further =
                    names.split_whitespace().map(|name| somewhere(layout, name)).collect::<Result<_, _>>()?;
            }
            "lost" => past.lost = flag()?,
            "pursues" => {
                past.pursues =
                    value.to_string().split_whitespace().map(|id| PieceId(id.to_owned())).collect();
            }
            "pursues_since" => {
                past.pursues_since = Some(u16::try_from(int()?).map_err(|_| "pursues_since must be a turn")?);
            }
            // An attribute whether its kind has it or not, for checks that must find it.
            _ if name.strip_prefix(ANY_ATTRIBUTE).is_some_and(|id| !id.is_empty()) => {
                let id = name.trim_start_matches(ANY_ATTRIBUTE);
                piece.attrs.insert(id.to_owned(), value.clone());
            }
            _ if kind.attribute(name).is_some() => {
                piece.attrs.insert(name.clone(), value.clone());
            }
            _ => {
                let plain = name.strip_prefix("now_").unwrap_or(name);
                if let Some(track) = track(catalog, plain) {
                    past.tracks.insert(track, int()?);
                } else if let Some(mark) = mark(catalog, plain) {
                    past.marks.insert(mark, flag()?);
                } else {
                    return Err(fault!("a {kind_id} has no '{name}'"));
                }
            }
        }
    }
    // Those without facing need none, whatever the cast says.
    if piece.formation == "square" || piece.formation == "rout" {
        piece.facing = None;
    }
    if let (Some(turn), Some(hex)) = (arrives, piece.hex) {
        piece.arrives = Some(Arrival { turn, hex, further });
        piece.hex = None;
    }
    Ok((piece, past))
}

/// Index of a track; `mp_halves` says what movement points are counted in.
pub(super) fn track(catalog: &Catalog, id: &str) -> Option<u8> {
    let id = id.strip_suffix("_halves").unwrap_or(id);
    catalog.track(id).and_then(|i| u8::try_from(i).ok())
}

/// Index of a mark.
pub(super) fn mark(catalog: &Catalog, id: &str) -> Option<u8> {
    catalog.marks.iter().position(|m| m.id == id).and_then(|i| u8::try_from(i).ok())
}
