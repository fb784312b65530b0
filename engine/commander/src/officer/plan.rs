//! The plan of an army: what each command goes for, or what it holds.

use super::flank::Flanks;
use super::posts::{self, Command, Post};
use super::tasks::Given;
use super::{Ground, Seat, clock, garrisons, routed, tasks};
use crate::ground::{FAR, heading};
use crate::temperament::{Posture, Temperament};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::Role;
use oblique_rules::play::{Field, PieceIx};
use oblique_scenario::{PieceId, Task};
use std::cell::OnceCell;
use std::sync::Arc;

/// Hexes round a target whose defenders belong to it.
const TARGET_RADIUS: u32 = 4;
/// Hexes round a command within which enemies concern it whatever its target.
const CONCERN_RADIUS: u32 = 6;
/// Hexes within which the horse of an army that holds looks for something to strike.
const STRIKE_RADIUS: u32 = 14;
/// How many times more the enemy's horse counts as a target of horse.
const HORSE_FOR_HORSE: i32 = 2;
/// An objective counts as so many figures of the enemy at its full worth.
const OBJECTIVE_FIGURES: i32 = 60;
/// Thousandths by which being ahead or behind on points moves the ratio from which one attacks.
const AHEAD_PERMILLE: i32 = 300;
const BEHIND_PERMILLE: i32 = -450;
/// What a hex away from where the designer's task keeps its command costs a unit, in men, whatever the temperament.
pub(super) const ORDERED_MEN: i32 = 80;
/// The same for a unit that is told to hold a place itself: more than what it may see to shoot at from elsewhere is worth.
const GARRISON_ORDERED_MEN: i32 = 400;
/// Price of the way, in halves of an open hex, that it may be from there at most, whatever the temperament.
pub(super) const ORDERED_SLACK_HALVES: i32 = 2;
/// Hexes beyond the nearest enemy within which others count to where a command fronts.
const FRONT_HEXES: u32 = 4;
/// The most that impatience comes to.
const MOST_PRESS_PERMILLE: i32 = 2500;

/// Whether a command goes for something or stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conduct {
    /// Go for its target.
    Attack,
    /// Keep within reach of its place.
    Hold,
}

/// A leader and those attached to him.
pub(super) struct Group {
    pub conduct: Conduct,
    /// Thousandths of the odds it likes that it asks for before it closes, if the designer's task says so.
    pub odds_permille: Option<i32>,
    /// Is it kept by the designer's task?
    pub kept: bool,
    /// What the designer means it to do, if he says so.
    ordered: Option<Task>,
    /// Middle of its units.
    pub centre: Hex,
    /// Where the enemy nearest to it is from there.
    pub front: Option<Hour>,
    /// What it goes for or holds, each with a start price.
    goals: Vec<(Hex, u16)>,
    /// The way there, once somebody asks.
    way: OnceCell<Way>,
    figures: i32,
    /// Enemies whose eyes it keeps from, and where they look: a wing goes round.
    eyes: Vec<(Hex, Hour)>,
    /// What a hex under their eyes costs.
    flank_going: u8,
    /// Is most of it horse?
    horse: bool,
    /// Where its units are.
    places: Vec<Hex>,
}

/// Prices of the way to a group's target or place.
struct Way {
    /// By hex index.
    prices: Arc<[u16]>,
    /// The middle unit's.
    median: u16,
}

/// Groups, and which group a piece belongs to.
#[derive(Default)]
pub(super) struct Plan {
    groups: Vec<Group>,
    of: Vec<Option<usize>>,
    /// Thousandths by which goals pull: who must attack and is behind grows impatient.
    pub press_permille: i32,
    /// Who keeps which objective.
    garrisons: Vec<(PieceIx, Hex)>,
    /// What a hex away from it costs him who keeps one, in men.
    pub garrison_men: i32,
}

struct Target {
    hex: Hex,
    weight: i32,
    taken: i32,
    /// Figures of the enemy there, and those of his horse among them.
    figures: i32,
    horse: i32,
}

/// A steady enemy unit.
struct Foe {
    hex: Hex,
    facing: Option<Hour>,
    figures: i32,
    horse: bool,
}

impl Plan {
    pub(super) fn new(t: &Temperament, seat: &Seat<'_>, field: &Field, ground: &Ground) -> Self {
        let (mut groups, of) = group(seat, field, ground);
        let enemies: Vec<Foe> = field
            .iter()
            .filter(|(pix, p)| {
                p.on_map() && p.is_unit() && p.side() != seat.side() && !routed(seat, field, *pix)
            })
            .map(|(_, p)| Foe {
                hex: p.hex,
                facing: p.facing,
                figures: i32::from(p.figures.max(1)),
                horse: p.info.role == Role::Horse,
            })
            .collect();
        let attack = clock::last_push(t, seat, field.turn) || attacks(t, seat, field, &groups, &enemies);
        let mut targets = targets(seat, field, &enemies);
        let there: Vec<(Hex, i32)> = enemies.iter().map(|e| (e.hex, e.figures)).collect();
        let running: Vec<Hex> = field
            .iter()
            .filter(|(pix, p)| {
                p.on_map() && p.is_unit() && p.side() != seat.side() && routed(seat, field, *pix)
            })
            .map(|(_, p)| p.hex)
            .collect();
        let own: Vec<(Hex, i32)> = groups.iter().map(|g| (g.centre, g.figures)).collect();
        let flanks = Flanks::of(&there, &own);
        let faced = tasks::Enemies { steady: &there, flanks, running: &running };
        let posts = {
            let commands: Vec<Command<'_>> = groups
                .iter()
                .map(|g| Command { centre: g.centre, places: &g.places, figures: g.figures, horse: g.horse })
                .collect();
            posts::posts(t, &commands, &there)
        };
        for group in &mut groups {
            group.front = front(group.centre, &enemies, ground);
        }
        let centres: Vec<Hex> = groups.iter().map(|g| g.centre).collect();
        let mut order: Vec<usize> = (0..groups.len()).collect();
        order.sort_by_key(|g| (-groups[*g].figures, *g));
        for g in order {
            let group = &mut groups[g];
            let mut sources = Vec::new();
            let ordered = group.ordered.as_ref();
            let ordered = ordered.map(|task| tasks::given(task, group.centre, group.figures, &faced));
            if let Some(given) = &ordered {
                group.odds_permille = (!given.attacks).then_some(given.odds_permille);
            }
            if let Some(given) = ordered.as_ref().filter(|given| !given.goals.is_empty()) {
                group.set(given, &enemies, t, ground);
                continue;
            }
            // Told to attack, but not what: as an army that attacks.
            let attack = attack || ordered.as_ref().is_some_and(|given| given.attacks);
            let round = ordered.is_some_and(|given| given.round);
            let post = posts[g];
            if let Post::Reserve(before) = post
                && !round
            {
                if attack {
                    group.goals = vec![(behind_of(centres[before], group.centre, t.reserve_hexes), 0)];
                } else {
                    group.goals = vec![(defended(seat, field, group.centre), 0)];
                }
                continue;
            }
            let near = |hex: Hex| hex.unsigned_distance_to(group.centre);
            let score = |x: &Target| {
                let weight = if group.horse { x.weight + HORSE_FOR_HORSE * x.horse } else { x.weight };
                weight * 1000 / ((near(x.hex) as i32 + 8) * (1 + x.taken))
            };
            // When the army holds, its horse still strikes where it is the stronger.
            let (horse, own) = (group.horse, group.figures);
            let goes = |x: &Target| {
                attack
                    || horse
                        && 2 * x.horse > x.figures
                        && i64::from(own) * 1000 >= i64::from(x.figures) * i64::from(t.strike_odds_permille)
                        && near(x.hex) <= STRIKE_RADIUS
            };
            if let Some(target) = targets.iter_mut().filter(|x| goes(x)).max_by_key(|x| score(x)) {
                target.taken += 1;
                let hex = target.hex;
                sources.push((hex, 0));
                let concerns =
                    |e: &Hex| e.unsigned_distance_to(hex) <= TARGET_RADIUS || near(*e) <= CONCERN_RADIUS;
                sources.extend(enemies.iter().map(|e| e.hex).filter(concerns).map(|e| (e, 2)));
                group.conduct = Conduct::Attack;
                if post == Post::Wing || round {
                    group.keep_out_of_sight(&enemies, t);
                }
            } else if let Some(struck) = relieved(post, &centres, &enemies) {
                sources.extend(struck);
                group.conduct = Conduct::Attack;
            } else {
                sources.push((defended(seat, field, group.centre), 0));
            }
            group.goals = sources;
        }
        let late = if attack { i32::from(field.turn) * haste(t, seat, field) } else { 0 };
        let push = clock::last_push(t, seat, field.turn);
        let press_permille = if push { t.last_push_permille } else { 1000 + late.min(MOST_PRESS_PERMILLE) };
        let mut garrisons = tasks::of_units(seat, field);
        let garrison_men =
            if garrisons.is_empty() { t.garrison_men } else { t.garrison_men.max(GARRISON_ORDERED_MEN) };
        if t.garrison_men > 0 {
            for (pix, hex) in garrisons::garrisons(seat, field) {
                if !garrisons.iter().any(|(who, at)| *who == pix || *at == hex) {
                    garrisons.push((pix, hex));
                }
            }
        }
        Self { groups, of, press_permille, garrisons, garrison_men }
    }

    /// The objective a piece keeps.
    pub(super) fn kept_by(&self, pix: PieceIx) -> Option<Hex> {
        self.garrisons.iter().find(|(who, _)| *who == pix).map(|(_, hex)| *hex)
    }

    /// The group a piece belongs to.
    pub(super) fn group(&self, pix: PieceIx) -> Option<&Group> {
        self.groups.get((*self.of.get(pix.ix())?)?)
    }

    /// Price of the way to a piece's goal from a hex.
    pub(super) fn to_goal(&self, pix: PieceIx, hex: Hex, ground: &Ground) -> u16 {
        self.group(pix).zip(ground.index(hex)).map_or(FAR, |(group, index)| group.price(index, ground))
    }
}

impl Group {
    /// Does what the designer's task says.
    fn set(&mut self, given: &Given, enemies: &[Foe], t: &Temperament, ground: &Ground) {
        self.kept = !given.attacks;
        self.goals = given.goals.iter().map(|hex| (ground.layout.nearest(*hex), 0)).collect();
        if given.attacks {
            self.conduct = Conduct::Attack;
            let centre = self.centre;
            let concerns = |e: &Hex| {
                given.goals.iter().any(|goal| e.unsigned_distance_to(*goal) <= TARGET_RADIUS)
                    || e.unsigned_distance_to(centre) <= CONCERN_RADIUS
            };
            self.goals.extend(enemies.iter().map(|e| e.hex).filter(concerns).map(|e| (e, 2)));
        }
        if given.round {
            self.keep_out_of_sight(enemies, t);
        }
    }

    /// Goes round: hexes under the enemy's eyes cost more.
    fn keep_out_of_sight(&mut self, enemies: &[Foe], t: &Temperament) {
        self.eyes = enemies.iter().filter_map(|e| Some((e.hex, e.facing?))).collect();
        self.flank_going = u8::try_from(t.flank_going).unwrap_or(0);
    }

    /// Price of the way to its goal from a hex index.
    pub(super) fn price(&self, index: usize, ground: &Ground) -> u16 {
        self.way(ground).prices.get(index).copied().unwrap_or(FAR)
    }

    /// Price of the way to its goal for its middle unit.
    pub(super) fn median(&self, ground: &Ground) -> u16 {
        self.way(ground).median
    }

    /// The way, searched for when it is first asked for: most decisions concern one command.
    fn way(&self, ground: &Ground) -> &Way {
        self.way.get_or_init(|| {
            let prices = ground.distances(&self.goals, &posts::watched(&self.eyes, self.flank_going, ground));
            let at = |hex: &Hex| prices.get(ground.index(*hex)?).copied();
            let mut own: Vec<u16> = self.places.iter().filter_map(at).collect();
            own.sort_unstable();
            let median = own.get(own.len() / 2).copied().unwrap_or(FAR);
            Way { prices, median }
        })
    }
}

/// What makes units one group: their leader on the map, and whose task of the designer's they share.
type Shared<'t> = (Option<PieceIx>, Option<(&'t PieceId, &'t Task)>);

/// Are these one group? Of one piece it is one task.
fn together(a: &Shared<'_>, b: &Shared<'_>) -> bool {
    a.0 == b.0 && a.1.map(|(id, _)| id) == b.1.map(|(id, _)| id)
}

/// Groups of the side's pieces: by leader; those without one go with the nearest group.
fn group(seat: &Seat<'_>, field: &Field, ground: &Ground) -> (Vec<Group>, Vec<Option<usize>>) {
    let tasks = &seat.setting().tasks;
    // By leader, and by whose task they share: not every system has leaders on the map.
    let mut leaders: Vec<Shared<'_>> = Vec::new();
    let mut of = vec![None; field.pieces.len()];
    let mut members: Vec<Vec<PieceIx>> = Vec::new();
    let own = |p: &oblique_rules::play::PieceState| p.on_map() && p.side() == seat.side();
    let units = || field.iter().filter(|(pix, p)| own(p) && p.is_unit() && !routed(seat, field, *pix));
    let attached = units().any(|(_, p)| p.leader.is_some());
    for (pix, p) in units() {
        let shared = tasks.command_of(&p.info.id);
        if attached && p.leader.is_none() && shared.is_none() {
            continue;
        }
        let key = (p.leader, shared);
        let g = leaders.iter().position(|known| together(known, &key)).unwrap_or_else(|| {
            leaders.push(key);
            members.push(Vec::new());
            leaders.len() - 1
        });
        members[g].push(pix);
        of[pix.ix()] = Some(g);
    }
    let groups: Vec<Group> = members
        .into_iter()
        .zip(&leaders)
        .map(|(members, (_, shared))| Group {
            conduct: Conduct::Hold,
            odds_permille: None,
            kept: false,
            ordered: shared.map(|(_, task)| task.clone()),
            centre: middle(field, &members, ground),
            front: None,
            goals: Vec::new(),
            way: OnceCell::new(),
            figures: figures(field, &members, |_| true),
            eyes: Vec::new(),
            flank_going: 0,
            horse: 2 * figures(field, &members, |r| r == Role::Horse) > figures(field, &members, |_| true),
            places: members.iter().filter_map(|p| field.get(*p)).map(|p| p.hex).collect(),
        })
        .collect();
    for (pix, p) in field.iter().filter(|(_, p)| own(p)) {
        if of[pix.ix()].is_some() {
            continue;
        }
        let leads = |(leader, shared): &Shared<'_>| {
            *leader == Some(pix) || shared.is_some_and(|(id, _)| *id == p.info.id)
        };
        let led = leaders.iter().position(leads);
        let main = || (0..groups.len()).max_by_key(|g| (groups[*g].figures, usize::MAX - *g));
        let nearest = || {
            let steps = |g: &usize| groups[*g].centre.unsigned_distance_to(p.hex);
            (0..groups.len()).min_by_key(|g| (steps(g), *g))
        };
        let chief = p.info.role == Role::Chief;
        of[pix.ix()] = led.or_else(|| if chief { main() } else { nearest() });
    }
    (groups, of)
}

/// Where a command fronts: to the middle of the enemies nearest to it.
fn front(centre: Hex, enemies: &[Foe], ground: &Ground) -> Option<Hour> {
    let steps = |foe: &Foe| foe.hex.unsigned_distance_to(centre);
    let nearest = enemies.iter().map(steps).min()?;
    let near = enemies.iter().filter(|foe| steps(foe) <= nearest + FRONT_HEXES);
    let near: Vec<(Hex, i32)> = near.map(|foe| (foe.hex, foe.figures)).collect();
    heading(centre, posts::middle(&near)?, ground.layout.orientation)
}

/// Figures of the members of some roles.
fn figures(field: &Field, members: &[PieceIx], counts: impl Fn(Role) -> bool) -> i32 {
    let counted = members.iter().filter_map(|p| field.get(*p)).filter(|p| counts(p.info.role));
    counted.map(|p| i32::from(p.figures.max(1))).sum()
}

/// The hex in the middle of some pieces.
fn middle(field: &Field, members: &[PieceIx], ground: &Ground) -> Hex {
    let hexes: Vec<Hex> = members.iter().filter_map(|p| field.get(*p)).map(|p| p.hex).collect();
    let n = i32::try_from(hexes.len()).unwrap_or(1).max(1);
    let (cols, rows) = hexes.iter().fold((0, 0), |(c, r), h| {
        let (col, row) = ground.layout.col_row(*h);
        (c + col, r + row)
    });
    ground.layout.at(cols / n, rows / n)
}

/// Does the army go over to the attack?
fn attacks(t: &Temperament, seat: &Seat<'_>, field: &Field, groups: &[Group], enemies: &[Foe]) -> bool {
    match t.posture {
        Posture::Numbers => {}
        Posture::Clock => return clock::attacks(t, seat, field.turn),
        Posture::Attack => return true,
        Posture::Hold => return false,
    }
    let own: i32 = groups.iter().map(|g| g.figures).sum();
    let enemy: i32 = enemies.iter().map(|e| e.figures).sum();
    let need = match standing(t, seat, field) {
        std::cmp::Ordering::Greater => t.attack_ratio_permille + AHEAD_PERMILLE,
        std::cmp::Ordering::Equal => t.attack_ratio_permille,
        std::cmp::Ordering::Less => t.attack_ratio_permille + BEHIND_PERMILLE,
    };
    i64::from(own) * 1000 >= i64::from(enemy.max(1)) * i64::from(need)
}

/// Does he see that neither side would win, and mean to win?
fn drawn(t: &Temperament, seat: &Seat<'_>) -> bool {
    t.drawn_haste_permille > 0 && seat.prospects().winner.is_none()
}

/// How he stands: more points that do not win count for nothing to who means to win.
fn standing(t: &Temperament, seat: &Seat<'_>, field: &Field) -> std::cmp::Ordering {
    if drawn(t, seat) { std::cmp::Ordering::Equal } else { behind(seat, field) }
}

/// Thousandths by which goals pull more with every turn.
fn haste(t: &Temperament, seat: &Seat<'_>, field: &Field) -> i32 {
    if drawn(t, seat) {
        t.drawn_haste_permille
    } else if behind(seat, field).is_lt() {
        t.haste_permille
    } else {
        0
    }
}

/// How the own points for objectives held compare with the enemy's.
fn behind(seat: &Seat<'_>, field: &Field) -> std::cmp::Ordering {
    let points = |side: oblique_scenario::Side| -> i32 {
        let held = field.objectives.iter().filter(|o| o.holder == Some(side));
        held.map(|o| o.value[side.index()]).sum()
    };
    points(seat.side()).cmp(&points(seat.side().other()))
}

/// Objectives to take, and knots of the enemy's units.
fn targets(seat: &Seat<'_>, field: &Field, enemies: &[Foe]) -> Vec<Target> {
    let me = seat.side();
    let worth = |o: &oblique_rules::play::ObjectiveState| o.value[me.index()];
    let most = field.objectives.iter().map(worth).max().unwrap_or(0).max(1);
    let mut targets: Vec<Target> = field
        .objectives
        .iter()
        .filter(|o| o.holder != Some(me) && worth(o) > 0)
        .map(|o| Target {
            hex: o.hex,
            weight: OBJECTIVE_FIGURES / 2 + OBJECTIVE_FIGURES * worth(o) / most,
            taken: 0,
            figures: 0,
            horse: 0,
        })
        .collect();
    let objectives = targets.len();
    for Foe { hex, figures, horse, .. } in enemies {
        let horse = if *horse { *figures } else { 0 };
        let knot =
            targets[objectives..].iter_mut().find(|x| x.hex.unsigned_distance_to(*hex) <= TARGET_RADIUS);
        match knot {
            Some(knot) => {
                knot.weight += figures;
                knot.figures += figures;
                knot.horse += horse;
            }
            None => targets.push(Target { hex: *hex, weight: *figures, taken: 0, figures: *figures, horse }),
        }
    }
    targets
}

/// Where a reserve waits: behind the command before it, on its own side of it.
fn behind_of(before: Hex, own: Hex, hexes: i32) -> Hex {
    let steps = before.unsigned_distance_to(own);
    let back = hexes.unsigned_abs().min(steps) as usize;
    before.line_to(own).nth(back).unwrap_or(own)
}

/// What a reserve goes for that its army, holding, has let go: the enemies at the command before it.
fn relieved(post: Post, centres: &[Hex], enemies: &[Foe]) -> Option<Vec<(Hex, u16)>> {
    let Post::Released(before) = post else { return None };
    let at = *centres.get(before)?;
    let there = enemies.iter().map(|e| e.hex).filter(|e| e.unsigned_distance_to(at) <= CONCERN_RADIUS);
    let goals: Vec<(Hex, u16)> = there.map(|hex| (hex, 0)).collect();
    (!goals.is_empty()).then_some(goals)
}

/// What a command that does not attack stays near: the nearest own objective, or where it is.
fn defended(seat: &Seat<'_>, field: &Field, centre: Hex) -> Hex {
    let me = seat.side();
    let held = field.objectives.iter().filter(|o| o.holder == Some(me) && o.value != [0, 0]);
    let near = held.map(|o| (o.hex.unsigned_distance_to(centre), o.hex)).min_by_key(|(steps, _)| *steps);
    near.filter(|(steps, _)| *steps <= 2 * CONCERN_RADIUS).map_or(centre, |(_, hex)| hex)
}
