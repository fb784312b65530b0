//! Villages, and roads that join them and lead off the board.
//!
//! Must not know how the ground came to be as it is.

use super::network::Network;
use super::{Ground, Kinds, Recipe};
use crate::hex::{Hex, HexSet, scatter};
use crate::{Feature, Path};

/// Villages at most.
const MOST: usize = 1500;
/// Every so many villages there is a town.
const TOWNS: usize = 6;
/// Villages to a road that leads off the board, and fewest and most such roads.
const PER_EXIT: usize = 3;

/// Builds villages and roads.
pub(super) fn settle(
    domain: &HexSet,
    ground: &mut Ground,
    recipe: &Recipe,
    kinds: &Kinds,
    stop: &dyn Fn() -> bool,
) -> Option<()> {
    let Some(village) = kinds.village.or(kinds.town).filter(|_| recipe.villages > 0) else { return Some(()) };
    let layout = ground.layout;
    ground.villages = sites(domain, ground, recipe, stop)?;
    for (n, &middle) in ground.villages.iter().enumerate() {
        let town = kinds.town.filter(|_| n % TOWNS == 0).unwrap_or(village);
        let houses = 1 + scatter::noise(middle, recipe.seed ^ 0x77) as usize % 4;
        let around = layout.neighbours(middle).map(|(_, hex)| hex).filter(|hex| domain.contains(*hex));
        let around: Vec<Hex> = around.collect();
        // Within the ring at once: on 32 bits a sum of all of them could be too large.
        let first = scatter::noise(middle, recipe.seed ^ 0x99) as usize % around.len().max(1);
        let built = (0..houses.min(around.len())).map(|k| (around[(first + k * 2) % around.len()], village));
        for (hex, terrain) in built.chain([(middle, town)]) {
            if let Some(place) = layout.index(hex).and_then(|index| ground.terrain.get_mut(index)) {
                *place = terrain;
            }
        }
    }
    let Some(road) = &kinds.road else { return Some(()) };
    let trail = kinds.trail.as_ref().unwrap_or(road);
    let mut network = Network::new(domain, ground);
    let mut lines = Vec::new();
    for (a, b, main) in links(&ground.villages) {
        if stop() {
            return None;
        }
        let (Some(from), Some(to)) = (ground.villages.get(a), ground.villages.get(b)) else { continue };
        let way = network.way(*from, |hex| hex == *to, |hex| hex.unsigned_distance_to(*to));
        let kind = if main { road } else { trail };
        lines.extend(network.build(&way).into_iter().map(|path| (kind.clone(), path)));
    }
    let to_rim = distances_to_rim(domain);
    let exits = (ground.villages.len() / PER_EXIT).clamp(2, 40).min(ground.villages.len());
    for &village in ground.villages.iter().take(exits) {
        if stop() {
            return None;
        }
        let far = |hex: Hex| layout.index(hex).and_then(|index| to_rim.get(index)).copied().unwrap_or(0);
        let way = network.way(village, |hex| far(hex) == 0, far);
        lines.extend(network.build(&way).into_iter().map(|path| (road.clone(), path)));
    }
    let named = |(kind, hexes)| Feature::new(kind, Path::Hexes(hexes));
    ground.lines.extend(lines.into_iter().map(named));
    Some(())
}

/// Where villages stand: by chance, on gentle low ground, not crowded.
fn sites(domain: &HexSet, ground: &Ground, recipe: &Recipe, stop: &dyn Fn() -> bool) -> Option<Vec<Hex>> {
    let layout = ground.layout;
    let wanted = (domain.len() * usize::from(recipe.villages) / 1000).clamp(1, MOST);
    // Villages as far apart as leaves room for all of them.
    let apart = ((domain.len() / wanted).isqrt() * 3 / 4).max(3) as u32;
    let level = |hex: Hex| layout.index(hex).and_then(|index| ground.level.get(index).copied()).unwrap_or(0);
    let mut lots = Vec::with_capacity(domain.len());
    for (n, hex) in domain.iter().enumerate() {
        if n.is_multiple_of(8192) && stop() {
            return None;
        }
        let steep: u32 =
            layout.neighbours(hex).map(|(_, near)| u32::from(level(near).abs_diff(level(hex)))).sum();
        let lot = scatter::noise(hex, recipe.seed ^ 0x00c0_ffee) >> 8;
        lots.push((lot + (steep + u32::from(level(hex).unsigned_abs())) * 0x0030_0000, hex.y, hex.x));
    }
    lots.sort_unstable();
    // Those chosen by the square they lie in, so that only near ones are asked.
    let square = |hex: Hex| (hex.x.div_euclid(apart as i32), hex.y.div_euclid(apart as i32));
    let mut taken = std::collections::BTreeMap::<(i32, i32), Vec<Hex>>::new();
    let mut sites = Vec::new();
    for (_, y, x) in lots {
        let hex = Hex::new(x, y);
        let (col, row) = square(hex);
        let near = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (col + dx, row + dy)));
        let crowded = near
            .filter_map(|key| taken.get(&key))
            .flatten()
            .any(|other| other.unsigned_distance_to(hex) < apart);
        if !crowded {
            taken.entry(square(hex)).or_default().push(hex);
            sites.push(hex);
            if sites.len() >= wanted {
                break;
            }
        }
    }
    Some(sites)
}

/// Steps from every hex of the domain to its rim; 0 at the rim and outside.
fn distances_to_rim(domain: &HexSet) -> Vec<u32> {
    let layout = domain.layout();
    let mut far = vec![0; layout.len()];
    let rim = domain.rim();
    let mut seen = rim.clone();
    let mut wave: Vec<Hex> = rim.iter().collect();
    let mut steps = 0;
    while !wave.is_empty() {
        steps += 1;
        let mut next = Vec::new();
        for (_, hex) in wave.iter().flat_map(|hex| layout.neighbours(*hex)) {
            if domain.contains(hex) && seen.insert(hex) {
                if let Some(place) = layout.index(hex).and_then(|index| far.get_mut(index)) {
                    *place = steps;
                }
                next.push(hex);
            }
        }
        wave = next;
    }
    far
}

/// Which villages are joined: all of them with as little road as possible, and here and there one
/// more to the nearest. `true` for those of the first sort.
fn links(villages: &[Hex]) -> Vec<(usize, usize, bool)> {
    let mut links = Vec::new();
    // Prim's way: the nearest village not joined yet, again and again.
    let mut nearest: Vec<(u32, usize)> = villages
        .iter()
        .map(|hex| (villages.first().map_or(0, |first| first.unsigned_distance_to(*hex)), 0))
        .collect();
    let mut joined = vec![false; villages.len()];
    if let Some(first) = joined.first_mut() {
        *first = true;
    }
    for _ in 1..villages.len() {
        let next = (0..villages.len()).filter(|n| !joined[*n]).min_by_key(|n| (nearest[*n].0, *n));
        let Some(next) = next else { break };
        joined[next] = true;
        links.push((nearest[next].1, next, true));
        for n in 0..villages.len() {
            let distance = villages[next].unsigned_distance_to(villages[n]);
            if !joined[n] && distance < nearest[n].0 {
                nearest[n] = (distance, next);
            }
        }
    }
    let mut neighbours = vec![Vec::new(); villages.len()];
    for &(a, b, _) in &links {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    for a in (0..villages.len()).step_by(3) {
        let next = (0..villages.len()).filter(|b| *b != a && !neighbours[a].contains(b));
        if let Some(b) = next.min_by_key(|b| (villages[a].unsigned_distance_to(villages[*b]), *b)) {
            links.push((a, b, false));
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
    }
    links
}
