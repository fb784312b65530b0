//! Where each model of a unit stands in its formation: parts, stands in them, places on the stands.
//!
//! In the unit's own frame, front up, in hexes. Must not know colours or sizes in pixels.

use super::super::CounterLook;
use crate::geometry::Point;
use oblique_rules::catalog::{ModelCount, Role};

/// Widest body: neighbours in line touch as battalions of a line do.
const WIDE: f32 = 0.86;
/// Deepest body.
const DEEP: f32 = 0.74;
/// Widest a file of a line and of a column stands.
const FILE: f32 = 0.066;
/// Below this a single rank is staggered, so that its men are seen.
const CROWDED: f32 = 0.058;

/// A stand in its part.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stand {
    /// Its middle.
    pub middle: Point,
    /// Its width.
    pub wide: f32,
    /// Its depth.
    pub deep: f32,
    /// Its models: index within the unit, and place.
    pub models: Vec<(usize, Point)>,
}

/// A part of a body: all of it, a wing, a face.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    /// The origin of its frame in the unit's.
    pub at: Point,
    /// How it is turned, clockwise in degrees.
    pub turn_deg: f32,
    /// The middle of its board in its frame.
    pub middle: Point,
    /// Width of all its stands.
    pub wide: f32,
    /// Depth of all its stands.
    pub deep: f32,
    /// Of a face among others all round: how much wider it is on each hand for each hex from the middle of the unit.
    pub mitre: Option<f32>,
    /// Its stands.
    pub stands: Vec<Stand>,
}

/// A unit as it is arranged.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Arrangement {
    /// Its parts.
    pub parts: Vec<Part>,
    /// Width and depth of the ground a model has.
    pub cell: (f32, f32),
    /// Is every second model of a rank half a step forward?
    pub staggered: bool,
    /// Do models stand each for itself?
    pub loose: bool,
    /// The foot of the wedge that shows its facing.
    pub wedge: Option<Point>,
    /// How far behind the centre it reaches.
    pub rear: f32,
}

impl Arrangement {
    /// A unit of so many models, formed so.
    pub(super) fn of(look: &CounterLook, count: ModelCount) -> Self {
        let horse = look.role == Role::Horse;
        match look.formation.as_str() {
            "square" => ring(count, 4, 0.0, 0.28, 0.15),
            "garrison" => ring(count, 6, 30.0, 0.37, 0.085),
            "open" | "open_line" | "rout" => scattered(count, horse),
            "line" => line(count, horse),
            "bent" => bent(count, horse),
            _ => column(count, horse),
        }
    }

    /// Does a place lie in the first rank of its part?
    pub(super) fn is_first_rank(&self, at: Point) -> bool {
        let front = self.parts.iter().map(|part| -part.deep / 2.0).fold(0.0, f32::min);
        !self.loose && at.y < front + self.cell.1
    }

    /// From model to model where they stand closest, in hexes.
    pub(super) fn pitch(&self) -> f32 {
        let wide = if self.staggered { self.cell.0 * 1.7 } else { self.cell.0 };
        wide.min(self.cell.1)
    }
}

/// Files and ranks of a stand.
fn shape(count: ModelCount) -> (usize, usize) {
    let a_stand = usize::from(count.a_stand.max(1));
    let files = usize::from(count.abreast).clamp(1, a_stand);
    (files, a_stand.div_ceil(files))
}

/// Stands at the start.
fn stands(count: ModelCount) -> usize {
    usize::from(count.stands(count.start)).max(1)
}

/// A grid of stands `across` abreast, the first at the right of the front.
fn grid(count: ModelCount, first: usize, stands: usize, across: usize, cell: (f32, f32)) -> Part {
    let (files, ranks) = shape(count);
    let across = across.clamp(1, stands.max(1));
    let rows = stands.div_ceil(across).max(1);
    let (wide, deep) = (files as f32 * cell.0, ranks as f32 * cell.1);
    let (all_wide, all_deep) = (wide * across as f32, deep * rows as f32);
    let a_stand = usize::from(count.a_stand.max(1));
    let stand = |n: usize| {
        let (row, along) = (n / across, n % across);
        // A last row that is not full stands in the middle.
        let in_row = across.min(stands - row * across);
        let x = ((in_row as f32 - 1.0) / 2.0 - along as f32) * wide;
        let y = (row as f32 - (rows as f32 - 1.0) / 2.0) * deep;
        let middle = Point::new(x, y);
        let models = (0..a_stand).map(|m| (first + n * a_stand + m, m));
        let models = models.filter(|(index, _)| *index < usize::from(count.start)).map(|(index, m)| {
            let (rank, file) = (m / files, m % files);
            let x = ((files as f32 - 1.0) / 2.0 - file as f32) * cell.0;
            let y = (rank as f32 - (ranks as f32 - 1.0) / 2.0) * cell.1;
            (index, middle + Point::new(x, y))
        });
        Stand { middle, wide, deep, models: models.collect() }
    };
    Part {
        at: Point::default(),
        turn_deg: 0.0,
        middle: Point::default(),
        wide: all_wide,
        deep: all_deep,
        mitre: None,
        stands: (0..stands).map(stand).collect(),
    }
}

/// Depth of the ground of a model in line.
fn line_depth(ranks: usize, horse: bool) -> f32 {
    match (ranks, horse) {
        (1, true) => 0.23,
        (2, true) | (1, false) => 0.19,
        (ranks, true) => 0.4 / ranks as f32,
        (2, false) => 0.135,
        (ranks, false) => 0.3 / ranks as f32,
    }
}

fn line(count: ModelCount, horse: bool) -> Arrangement {
    let ((files, ranks), n) = (shape(count), stands(count));
    let file = (WIDE / (files * n) as f32).min(if horse { 0.078 } else { FILE });
    let cell = (file, line_depth(ranks, horse));
    let part = grid(count, 0, n, n, cell);
    let (front, rear) = (-part.deep / 2.0, part.deep / 2.0);
    let at = Point::new(0.0, -0.03);
    Arrangement {
        parts: vec![Part { at, ..part }],
        cell,
        staggered: ranks == 1 && file < CROWDED,
        loose: false,
        wedge: Some(at + Point::new(0.0, front - 0.04)),
        rear: rear + at.y,
    }
}

/// Both wings turned an hour outwards, meeting before the middle.
fn bent(count: ModelCount, horse: bool) -> Arrangement {
    let (files, ranks) = shape(count);
    let n = stands(count);
    let right = n.div_ceil(2);
    let file = (WIDE * 0.54 / (files * right) as f32).min(FILE);
    let cell = (file, line_depth(ranks, horse));
    let wing = |first: usize, stands: usize, hand: f32| {
        let part = grid(count, first * usize::from(count.a_stand.max(1)), stands, stands, cell);
        let turn = 30.0 * hand;
        let along = Point::bearing(turn + 90.0);
        // The inner front corners meet.
        let at = Point::new(0.0, -0.17) + along.times(hand * (part.wide / 2.0 + 0.03))
            - Point::bearing(turn).times(part.deep / 2.0);
        Part { at, turn_deg: turn, ..part }
    };
    let parts: Vec<Part> = [(0, right, 1.0), (right, n - right, -1.0)]
        .into_iter()
        .filter(|(_, stands, _)| *stands > 0)
        .map(|(first, stands, hand)| wing(first, stands, hand))
        .collect();
    Arrangement {
        parts,
        cell,
        staggered: ranks == 1 && file < CROWDED,
        loose: false,
        wedge: Some(Point::new(0.0, -0.21)),
        rear: 0.26,
    }
}

fn column(count: ModelCount, horse: bool) -> Arrangement {
    let ((files, ranks), n) = (shape(count), stands(count));
    let across = match count.stands_abreast {
        0 => 2.min(n),
        across => usize::from(across).min(n),
    };
    let rows = n.div_ceil(across);
    let file = (0.42 / (files * across) as f32).min(if horse { 0.11 } else { 0.075 });
    let rank = (DEEP / (ranks * rows) as f32).min(if horse { 0.18 } else { 0.12 });
    let part = grid(count, 0, n, across, (file, rank));
    let (front, rear) = (-part.deep / 2.0, part.deep / 2.0);
    Arrangement {
        parts: vec![part],
        cell: (file, rank),
        staggered: false,
        loose: false,
        wedge: Some(Point::new(0.0, front - 0.04)),
        rear,
    }
}

/// Faces all round, so far from the middle and so deep: each has its share, and thins from its ends.
fn ring(count: ModelCount, faces: usize, first_deg: f32, far: f32, deep: f32) -> Arrangement {
    let start = usize::from(count.start);
    let share = start.div_ceil(faces).max(1);
    let ranks = if share > 6 && faces == 4 { 2 } else { 1 };
    let files = share.div_ceil(ranks).max(1);
    let mitre = (std::f32::consts::PI / faces as f32).tan();
    // As long as its inner edge is.
    let wide = 2.0 * mitre * (far - deep / 2.0);
    let cell = (wide / files as f32, deep / ranks as f32);
    let part = |face: usize| {
        // From the middle of a face outwards, rank by rank.
        let models = (0..share).map(|n| (n * faces + face, n)).filter(|(index, _)| *index < start);
        let models = models.map(|(index, n)| {
            let (file, rank) = (n / ranks, n % ranks);
            let off = file.div_ceil(2) as f32 * if file % 2 == 0 { -1.0 } else { 1.0 };
            let even = if files % 2 == 0 { -0.5 } else { 0.0 };
            let y = (rank as f32 - (ranks as f32 - 1.0) / 2.0) * cell.1;
            (index, Point::new((off + even) * cell.0, y))
        });
        let stand = Stand { middle: Point::default(), wide, deep, models: models.collect() };
        let turn_deg = first_deg + 360.0 / faces as f32 * face as f32;
        Part {
            at: Point::bearing(turn_deg).times(far),
            turn_deg,
            middle: Point::default(),
            wide,
            deep,
            mitre: Some(mitre),
            stands: vec![stand],
        }
    };
    Arrangement {
        parts: (0..faces).map(part).collect(),
        cell,
        staggered: false,
        loose: false,
        wedge: None,
        rear: far + deep / 2.0,
    }
}

/// Loose ranks, nobody quite in his place.
fn scattered(count: ModelCount, horse: bool) -> Arrangement {
    let start = usize::from(count.start).max(1);
    let ranks = match start {
        0..=6 => 1,
        7..=20 => 2,
        _ => 3,
    };
    let files = start.div_ceil(ranks);
    let (deep, most) = if horse { (0.19, 0.16) } else { (0.17, 0.12) };
    let pitch = (0.92 / files as f32).min(most);
    let models = (0..usize::from(count.start)).map(|index| {
        let (rank, file) = (index / files, index % files);
        let in_rank = files.min(start - rank * files);
        // A quarter of a step to and fro, the same at every look.
        let off = |salt: usize| ((index * 37 + salt * 53) % 11) as f32 / 10.0 - 0.5;
        let odd = if rank % 2 == 1 && in_rank == files { 0.25 } else { 0.0 };
        let x = ((in_rank as f32 - 1.0) / 2.0 - file as f32 - odd + 0.3 * off(1)) * pitch;
        let y = (rank as f32 - (ranks as f32 - 1.0) / 2.0) * deep + 0.35 * deep * off(2);
        (index, Point::new(x, y))
    });
    let wide = pitch * files as f32;
    let all_deep = deep * ranks as f32;
    let stand = Stand { middle: Point::default(), wide, deep: all_deep, models: models.collect() };
    let part = Part {
        at: Point::default(),
        turn_deg: 0.0,
        middle: Point::default(),
        wide,
        deep: all_deep,
        mitre: None,
        stands: vec![stand],
    };
    Arrangement {
        parts: vec![part],
        cell: (pitch, deep),
        staggered: false,
        loose: true,
        wedge: Some(Point::new(0.0, -all_deep / 2.0 - 0.03)),
        rear: all_deep / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(start: u8, a_stand: u8, abreast: u8) -> ModelCount {
        ModelCount { left: start, start, a_stand, abreast, stands_abreast: 0, guns: 0, gunners: false }
    }

    fn look(role: Role, formation: &str) -> CounterLook {
        CounterLook { role, formation: formation.to_owned(), ..CounterLook::default() }
    }

    const FORMATIONS: [&str; 6] = ["line", "bent", "column", "square", "garrison", "open_line"];

    /// Every model there was at the start has one place, and within its hex.
    #[test]
    fn every_model_has_its_place() {
        for role in [Role::Foot, Role::Horse] {
            for formation in FORMATIONS {
                for (start, a_stand, abreast) in [
                    (30, 6, 3),
                    (24, 4, 4),
                    (24, 3, 3),
                    (16, 2, 2),
                    (144, 12, 3),
                    (7, 6, 3),
                    (1, 1, 1),
                    (0, 1, 1),
                    (60, 4, 4),
                ] {
                    let plan = Arrangement::of(&look(role, formation), count(start, a_stand, abreast));
                    let mut seen: Vec<usize> = Vec::new();
                    for part in &plan.parts {
                        let along = Point::bearing(part.turn_deg + 90.0);
                        let back = along.quarter();
                        for (index, p) in part.stands.iter().flat_map(|stand| &stand.models) {
                            seen.push(*index);
                            let at = part.at + along.times(p.x) + back.times(p.y);
                            let far = at.x.hypot(at.y);
                            assert!(far < 0.58, "{role:?} {formation} of {start}: {index} is {far} off");
                        }
                    }
                    seen.sort_unstable();
                    let all: Vec<usize> = (0..usize::from(start)).collect();
                    assert_eq!(seen, all, "{role:?} {formation} of {start}");
                }
            }
        }
    }

    #[test]
    fn a_line_stands_in_one_row_and_a_column_as_wide_as_it_is_told() {
        let line = Arrangement::of(&look(Role::Foot, "line"), count(30, 6, 3));
        assert_eq!(line.parts[0].stands.len(), 5);
        assert!(line.parts[0].stands.iter().all(|stand| stand.middle.y == 0.0));
        let two = ModelCount { stands_abreast: 2, ..count(30, 6, 3) };
        let column = Arrangement::of(&look(Role::Foot, "column"), two);
        let rows: Vec<f32> = column.parts[0].stands.iter().map(|stand| stand.middle.y).collect();
        assert_eq!(rows[0], rows[1]);
        assert!(rows[1] < rows[2] && rows[3] < rows[4]);
        assert_eq!(column.parts[0].stands[4].middle.x, 0.0, "the last stands in the middle");
    }

    #[test]
    fn wings_of_a_bent_line_divide_it_the_odd_model_right() {
        let plan = Arrangement::of(&look(Role::Foot, "bent"), count(25, 1, 1));
        let models: Vec<usize> = plan.parts.iter().map(|part| part.stands.len()).collect();
        assert_eq!(models, [13, 12]);
        assert!(plan.parts[0].at.x > 0.0 && plan.parts[0].turn_deg > 0.0);
    }
}
