//! The posts of an army's commands: which stand in its line, which are its wings and go round, which
//! are kept back until the line is engaged or broken.
//!
//! Reckoned afresh for every plan from where the commands stand, so that nothing has to be
//! remembered. Must not know what a command goes for.

use super::{Ground, Temperament};
use crate::ground::{MOST_DANGER, heading};
use oblique_board::hex::{Hex, Hour, Orientation};

/// Hexes behind another command from which a command may be a reserve.
const DEPTH_HEXES: i64 = 4;
/// Hexes to either side within which a command covers one behind it.
const SPAN_HEXES: i64 = 8;
/// Hexes a wing stands out from the command next to it.
const APART_HEXES: i64 = 3;
/// The most of an army, in thousandths, that goes round.
const MOST_WINGS_PERMILLE: i32 = 400;
/// Hexes from an enemy within which a wing goes straight for him.
const STRAIGHT_HEXES: u32 = 7;
/// Hexes from an enemy within which a unit is engaged.
const ENGAGED_HEXES: u32 = 2;
/// Hexes from an enemy within which a reserve waits no longer.
const ALARM_HEXES: u32 = 5;
/// A command is engaged if one in so many of its units is.
const ENGAGED_SHARE: usize = 3;
/// Hexes before an enemy that lie under his eyes.
const EYES_HEXES: u32 = 6;

/// What a command is to the army.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Post {
    /// Goes straight on.
    Line,
    /// Goes round.
    Wing,
    /// Waits behind that command.
    Reserve(usize),
    /// Was kept behind that command, which is engaged now.
    Released(usize),
}

/// A command as posts are told: where its middle and its units are, and its strength.
pub(super) struct Command<'a> {
    pub centre: Hex,
    pub places: &'a [Hex],
    pub figures: i32,
    /// Is most of it horse?
    pub horse: bool,
}

/// The post of every command.
pub(super) fn posts(t: &Temperament, commands: &[Command<'_>], enemies: &[(Hex, i32)]) -> Vec<Post> {
    let mut posts = vec![Post::Line; commands.len()];
    let own: Vec<(Hex, i32)> = commands.iter().map(|c| (c.centre, c.figures)).collect();
    let (Some(from), Some(to)) = (middle(&own), middle(enemies)) else { return posts };
    let axis = to - from;
    let length = (dot(axis, axis) / 2).isqrt();
    if length == 0 {
        return posts;
    }
    // Hexes before the middle of the army, and to its right.
    let ahead: Vec<i64> = own.iter().map(|(c, _)| dot(*c - from, axis) / (2 * length)).collect();
    let aside: Vec<i64> = own.iter().map(|(c, _)| cross(axis, *c - from) * 866 / 1000 / length).collect();

    let most = i64::from(own.iter().map(|(_, f)| *f).sum::<i32>()) * i64::from(t.reserve_permille) / 1000;
    let mut kept = 0;
    let mut rear: Vec<usize> = (0..commands.len()).collect();
    rear.sort_by_key(|g| (ahead[*g], *g));
    for g in rear {
        let covers = |h: &usize| {
            posts[*h] == Post::Line
                && ahead[*h] - ahead[g] >= DEPTH_HEXES
                && (aside[*h] - aside[g]).abs() <= SPAN_HEXES
        };
        let nearest = |h: &usize| (commands[*h].centre.unsigned_distance_to(commands[g].centre), *h);
        let Some(before) = (0..commands.len()).filter(covers).min_by_key(nearest) else { continue };
        if kept + i64::from(commands[g].figures) > most {
            continue;
        }
        kept += i64::from(commands[g].figures);
        let near = |hex: Hex, steps: u32| enemies.iter().any(|(e, _)| e.unsigned_distance_to(hex) <= steps);
        let places = commands[before].places;
        let engaged = places.iter().filter(|h| near(**h, ENGAGED_HEXES)).count();
        let go = engaged * ENGAGED_SHARE >= places.len().max(1) || near(commands[g].centre, ALARM_HEXES);
        posts[g] = if go { Post::Released(before) } else { Post::Reserve(before) };
    }
    if t.flank_going > 0 {
        wings(&mut posts, commands, &aside, enemies);
    }
    posts
}

/// The outermost commands of the line are its wings, horse before foot, the smaller before the greater,
/// as long as most of the army stays to face the enemy. One that is near him goes straight on: it would
/// show him its flank.
fn wings(posts: &mut [Post], commands: &[Command<'_>], aside: &[i64], enemies: &[(Hex, i32)]) {
    let mut line: Vec<usize> = (0..posts.len()).filter(|g| posts[*g] == Post::Line).collect();
    line.sort_by_key(|g| (aside[*g], *g));
    let mut ends: Vec<usize> = match line[..] {
        [left, after, .., before, right] | [left, after @ before, right] => [(left, after), (right, before)]
            .into_iter()
            .filter(|(end, next)| (aside[*end] - aside[*next]).abs() >= APART_HEXES)
            .map(|(end, _)| end)
            .collect(),
        _ => return,
    };
    ends.sort_by_key(|g| (!commands[*g].horse, commands[*g].figures, *g));
    let all: i32 = commands.iter().map(|c| c.figures).sum();
    let mut sent = 0;
    for end in ends {
        let near = |(hex, _): &(Hex, i32)| hex.unsigned_distance_to(commands[end].centre) <= STRAIGHT_HEXES;
        sent += commands[end].figures;
        if sent * 1000 > all * MOST_WINGS_PERMILLE {
            return;
        }
        if !enemies.iter().any(near) {
            posts[end] = Post::Wing;
        }
    }
}

/// The middle of some hexes by weight.
pub(super) fn middle(hexes: &[(Hex, i32)]) -> Option<Hex> {
    let all: i32 = hexes.iter().map(|(_, w)| *w).sum();
    let sum = |of: fn(Hex) -> i32| hexes.iter().map(|(h, w)| of(*h) * w).sum::<i32>();
    (all > 0).then(|| Hex::new(sum(|h| h.x) / all, sum(|h| h.y) / all))
}

/// Twice the product of two vectors along one another, in hexes.
fn dot(a: Hex, b: Hex) -> i64 {
    i64::from(2 * a.x * b.x + 2 * a.y * b.y + a.x * b.y + a.y * b.x)
}

/// The product of two vectors across one another, in hexes times 1.155.
pub(super) fn cross(a: Hex, b: Hex) -> i64 {
    i64::from(a.x * b.y - a.y * b.x)
}

/// What hexes cost beside the ground's price, by index, because enemies look at them; empty if none do.
pub(super) fn watched(enemies: &[(Hex, Hour)], going: u8, ground: &Ground) -> Vec<u8> {
    if enemies.is_empty() {
        return Vec::new();
    }
    let mut danger = vec![0u8; ground.len()];
    for (enemy, facing) in enemies {
        for hex in enemy.range(EYES_HEXES) {
            if under_eyes(*enemy, *facing, hex, ground.layout.orientation)
                && let Some(price) = ground.index(hex).and_then(|i| danger.get_mut(i))
            {
                *price = price.saturating_add(going).min(MOST_DANGER);
            }
        }
    }
    danger
}

/// Does a hex lie under the eyes of an enemy who faces some way?
fn under_eyes(enemy: Hex, facing: Hour, hex: Hex, orientation: Orientation) -> bool {
    heading(enemy, hex, orientation).is_some_and(|to| facing.distance(to) <= 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn posts_of(reserve_permille: i32, flank_going: i32, centres: &[(Hex, i32)], enemy: Hex) -> Vec<Post> {
        let t = Temperament { flank_going, reserve_permille, ..Temperament::of("steady").unwrap().clone() };
        let places: Vec<[Hex; 1]> = centres.iter().map(|(h, _)| [*h]).collect();
        let commands: Vec<Command<'_>> = (centres.iter().zip(&places))
            .map(|((centre, figures), places)| Command {
                centre: *centre,
                places,
                figures: *figures,
                horse: false,
            })
            .collect();
        posts(&t, &commands, &[(enemy, 10)])
    }

    /// A hex so many to the right and so many up a board of flat hexes.
    fn at(right: i32, up: i32) -> Hex {
        Hex::new(right, -up - right.div_euclid(2))
    }

    #[test]
    fn the_ends_of_the_line_are_wings() {
        let line = [(at(-10, 0), 4), (at(0, 0), 15), (at(10, 0), 4)];
        let enemy = at(0, 14);
        assert_eq!(posts_of(200, 3, &line, enemy), [Post::Wing, Post::Line, Post::Wing]);
        assert_eq!(posts_of(200, 0, &line, enemy), [Post::Line; 3]);
        // Near the enemy and with too few to face him nobody goes round.
        assert_eq!(posts_of(200, 3, &line, at(0, 5)), [Post::Wing, Post::Line, Post::Wing]);
        assert_eq!(posts_of(0, 3, &line, at(9, 5)), [Post::Wing, Post::Line, Post::Line]);
        assert_eq!(posts_of(200, 3, &line[..2], enemy), [Post::Line; 2]);
        assert_eq!(posts_of(200, 3, &line[..1], enemy), [Post::Line]);
    }

    #[test]
    fn who_stands_behind_waits_until_those_before_him_fight() {
        let line = [(at(-6, 0), 9), (at(6, 0), 9), (at(5, -7), 4)];
        assert_eq!(posts_of(200, 0, &line, at(0, 14)), [Post::Line, Post::Line, Post::Reserve(1)]);
        assert_eq!(posts_of(200, 0, &line, at(6, 2)), [Post::Line, Post::Line, Post::Released(1)]);
        // Too many to be kept back.
        assert_eq!(posts_of(100, 0, &line, at(0, 14)), [Post::Line; 3]);
    }

    #[test]
    fn eyes_look_ahead() {
        let o = Orientation::Flat;
        let ahead = Hex::ZERO + Hour::new(1).vector(o) * 2;
        assert!(under_eyes(Hex::ZERO, Hour::new(1), ahead, o));
        assert!(!under_eyes(Hex::ZERO, Hour::new(7), ahead, o));
    }
}
