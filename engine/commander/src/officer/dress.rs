//! The dress of a line: foot looks where those beside it look, and where the enemy of its command is.
//!
//! Must not know what a line is good for under some rules: that is the ruleset's appraisal. An officer who moves his units one
//! by one would turn each a little otherwise, and what was a line would be a crowd before the enemy is near.

use super::picture::Picture;
use super::session::Stance;
use super::{Ground, Temperament};
use oblique_board::hex::Hour;
use oblique_rules::catalog::Role;

/// An hour past the front of its command costs a unit this part of what a neighbour in line is worth.
const FRONT_PART: i32 = 3;

/// Does a role form lines?
pub(super) const fn forms_line(role: Role) -> bool {
    !matches!(role, Role::Horse | Role::Guns)
}

/// Worth, in men, of where foot looks: a neighbour abreast who looks the same way, less each hour past the front of its command.
/// In contact everybody looks to himself.
pub(super) fn dress(
    t: &Temperament,
    picture: &Picture,
    ground: &Ground,
    from: Option<usize>,
    front: Option<Hour>,
    at: Stance,
) -> i32 {
    let Some((index, facing)) = ground.index(at.0).zip(at.1) else { return 0 };
    if t.dress_men == 0 || picture.enemy_steps(index) <= 1 {
        return 0;
    }
    let sides = ground.layout.orientation.sides();
    let abreast = |side: usize| sides.get(side).is_some_and(|hour| is_abreast(facing, *hour));
    let alike = |n: usize| from != Some(n) && picture.line_at(n) == Some(facing);
    let in_line = ground.neighbours(index).any(|(side, n)| abreast(side) && alike(n));
    let past = front.map_or(0, |front| i32::from(facing.distance(front)));
    i32::from(in_line) * t.dress_men - past * t.dress_men / FRONT_PART
}

/// Is a side beside who looks that way, neither before nor behind him?
pub(super) fn is_abreast(facing: Hour, side: Hour) -> bool {
    (2..=4).contains(&facing.distance(side))
}

#[cfg(test)]
mod tests {
    use super::is_abreast;
    use oblique_board::hex::{Hour, Orientation};

    #[test]
    fn two_sides_are_abreast_of_who_looks_at_a_vertex_and_four_of_who_looks_at_a_side() {
        let abreast = |facing: i32| {
            let sides = Orientation::Flat.sides();
            sides.into_iter().filter(|side| is_abreast(Hour::new(facing), *side)).count()
        };
        let sides = Orientation::Flat.sides();
        let of_side = (0..12).find(|h| sides.contains(&Hour::new(*h))).unwrap_or_default();
        assert_eq!(abreast(of_side + 1), 2);
        assert_eq!(abreast(of_side), 4);
    }
}
