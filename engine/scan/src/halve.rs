//! Reducing: every pixel of a reduction is the mean of four of the one before it. Whatever keeps a sheet, a pyramid or
//! a picture in memory, reduces by this and nothing else, so that both answer alike.

/// The row below two rows of one reduction: each pixel the mean of four, of two at an odd edge.
pub(crate) fn halve(upper: &[u8], lower: &[u8], to: &mut Vec<u8>) {
    to.clear();
    let (upper, upper_rest) = upper.as_chunks::<6>();
    let (lower, lower_rest) = lower.as_chunks::<6>();
    for (a, b) in upper.iter().zip(lower) {
        let mean = |c: usize| {
            let sum = u16::from(a[c]) + u16::from(a[c + 3]) + u16::from(b[c]) + u16::from(b[c + 3]);
            ((sum + 2) / 4) as u8
        };
        to.extend_from_slice(&[mean(0), mean(1), mean(2)]);
    }
    to.extend(
        upper_rest.iter().zip(lower_rest).map(|(a, b)| (u16::from(*a) + u16::from(*b)).div_ceil(2) as u8),
    );
}

/// Rows of a sheet, from the top, with all their reductions.
pub(crate) struct Cascade {
    steps: Vec<Step>,
    row: Vec<u8>,
    next: Vec<u8>,
}

/// One reduction.
struct Step {
    height: u32,
    rows: u32,
    /// The even row that waits for its odd one.
    waiting: Vec<u8>,
}

impl Cascade {
    /// For so many rows, reduced up to `1 << most`.
    pub(crate) fn new(height: u32, most: u8) -> Self {
        let step = |r: u8| Step { height: height.div_ceil(1 << r), rows: 0, waiting: Vec::new() };
        Self { steps: (0..=most.min(31)).map(step).collect(), row: Vec::new(), next: Vec::new() }
    }

    /// Takes the next row and hands on every row that is complete now, with its reduction.
    pub(crate) fn push<E>(
        &mut self,
        row: &[u8],
        mut to: impl FnMut(usize, &[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        self.row.clear();
        self.row.extend_from_slice(row);
        let last = self.steps.len().saturating_sub(1);
        for (reduction, step) in self.steps.iter_mut().enumerate() {
            to(reduction, &self.row)?;
            if reduction == last {
                break;
            }
            let even = step.rows.is_multiple_of(2);
            step.rows = step.rows.saturating_add(1);
            if even && step.rows < step.height {
                std::mem::swap(&mut step.waiting, &mut self.row);
                break;
            }
            let upper = if even { &self.row } else { &step.waiting };
            halve(upper, &self.row, &mut self.next);
            std::mem::swap(&mut self.row, &mut self.next);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Cascade;
    use std::convert::Infallible;

    #[test]
    fn odd_edges_are_means_of_what_is_there() {
        let rows =
            [[10, 0, 0, 20, 0, 0, 7, 0, 0], [30, 0, 0, 40, 0, 0, 8, 0, 0], [1, 0, 0, 2, 0, 0, 9, 0, 0]];
        let mut found = Vec::new();
        let mut cascade = Cascade::new(3, 2);
        for row in rows {
            let Ok(()) = cascade.push(&row, |reduction, row| {
                found.push((reduction, row.iter().step_by(3).copied().collect::<Vec<_>>()));
                Ok::<(), Infallible>(())
            });
        }
        let of = |r| found.iter().filter(|(f, _)| *f == r).map(|(_, row)| row.clone()).collect::<Vec<_>>();
        assert_eq!(of(0).len(), 3);
        assert_eq!(of(1), [vec![25, 8], vec![2, 9]]);
        assert_eq!(of(2), [vec![11]]);
    }
}
