//! The hexes between two hexes, exact in integers (`los.line`).

use hexx::Hex;

/// One step of a line: the hex it passes through, or the two it runs between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    first: Hex,
    second: Option<Hex>,
}

impl Step {
    /// The one or two hexes, in an order that does not depend on the line's direction.
    pub fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        std::iter::once(self.first).chain(self.second)
    }

    /// Does the line run along an edge here?
    #[must_use]
    pub const fn is_between(self) -> bool {
        self.second.is_some()
    }
}

/// The steps strictly between two hexes, in order: `distance - 1` of them. A step has two
/// candidates where the line from centre to centre runs along an edge. The line back has the same
/// steps in reverse.
pub fn line(from: Hex, to: Hex) -> impl Iterator<Item = Step> + Clone {
    let d = to - from;
    let d = [i64::from(d.x), i64::from(d.y), -i64::from(d.x) - i64::from(d.y)];
    let long = d.map(i64::abs).into_iter().max().unwrap_or(0);
    // Along the longest axis every step is whole; `p` is the axis after it.
    let k = d.iter().position(|c| c.abs() == long).unwrap_or(0);
    let p = (k + 1) % 3;
    let hex = move |whole: i64, part: i64| {
        let mut cube = [0_i64; 3];
        cube[k] = whole;
        cube[p] = part;
        cube[(k + 2) % 3] = -whole - part;
        from + Hex::new(cube[0] as i32, cube[1] as i32)
    };
    (1..long).map(move |i| {
        let whole = d[k] / long * i;
        let (floor, rest) = ((d[p] * i).div_euclid(long), (d[p] * i).rem_euclid(long));
        let (low, high) = (hex(whole, floor), hex(whole, floor + 1));
        match (2 * rest).cmp(&long) {
            std::cmp::Ordering::Less => Step { first: low, second: None },
            std::cmp::Ordering::Greater => Step { first: high, second: None },
            std::cmp::Ordering::Equal if (low.y, low.x) < (high.y, high.x) => {
                Step { first: low, second: Some(high) }
            }
            std::cmp::Ordering::Equal => Step { first: high, second: Some(low) },
        }
    })
}
