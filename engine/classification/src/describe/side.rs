//! A hexside described from the planes: the band along it, as seen walking from one end to the other.

use super::features::{INKS, SIDE, bytes};
use super::planes::{Planes, Sort};
use oblique_georeference::Point;

/// Pixels to each side of the line between the ends.
const BAND_PX: i32 = 7;
/// Places along it.
const STEPS: usize = 16;
/// What is off the middle of a hexside that far is compared with the middle, in pixels.
const WIDTH: usize = 2 * BAND_PX as usize + 1;

/// A change of lightness that is an edge.
const EDGE: f32 = 0.12;

/// One line along the hexside, so many pixels off it.
#[derive(Clone, Copy, Default)]
struct Run {
    seen: f32,
    light: f32,
    red: f32,
    yellow: f32,
    depth: f32,
    strokes: f32,
    blue: f32,
}

/// The row of features of a hexside between two ends in pixels; `None` where less than half of it can be seen.
pub(super) fn describe(planes: &Planes, from: Point, to: Point) -> Option<Vec<u8>> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    let (across_x, across_y) = (-dy / length, dx / length);
    let mut runs = [Run::default(); WIDTH];
    let mut inks = [0.0_f32; INKS];
    let (mut xx, mut yy, mut xy, mut edges) = (0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
    for step in 0..STEPS {
        // Corners belong to three hexsides: what runs along another one is seen there.
        let t = 0.12 + 0.76 * (step as f64 + 0.5) / STEPS as f64;
        for (run, off) in runs.iter_mut().zip(-BAND_PX..) {
            // Half a pixel more, so that cutting off what is behind the point rounds.
            let x = from.x + dx * t + across_x * f64::from(off) + 0.5;
            let y = from.y + dy * t + across_y * f64::from(off) + 0.5;
            if x < 0.0 || y < 0.0 || x >= planes.colours.width as f64 || y >= planes.colours.height as f64 {
                continue;
            }
            let i = y as usize * planes.colours.width + x as usize;
            // Lines along hexsides are what is looked for, long ones too: only what is off the sheet is passed over.
            if planes.colours.off[i] {
                continue;
            }
            run.seen += 1.0;
            run.light += planes.colours.light[i];
            run.red += planes.colours.red[i];
            run.yellow += planes.colours.yellow[i];
            run.depth += planes.depth[i];
            run.strokes += f32::from(u8::from(planes.depth[i] > 0.08 || planes.sort[i] == Sort::Stroke));
            run.blue += f32::from(u8::from(planes.colours.yellow[i] < -0.03));
            if off.abs() <= 4 {
                inks[usize::from(planes.colours.ink[i])] += 1.0;
                let (gx, gy) = planes.slope[i];
                // Turned so that x runs along the hexside.
                let (along, over) = (
                    gx * (dx / length) as f32 + gy * (dy / length) as f32,
                    gx * across_x as f32 + gy * across_y as f32,
                );
                xx += along * along;
                yy += over * over;
                xy += along * over;
                edges += f32::from(u8::from(gx * gx + gy * gy > EDGE * EDGE));
            }
        }
    }
    let seen: f32 = runs.iter().map(|r| r.seen).sum();
    if seen < 0.5 * (STEPS * WIDTH) as f32 {
        return None;
    }
    for run in runs.iter_mut().filter(|r| r.seen > 0.0) {
        for value in
            [&mut run.light, &mut run.red, &mut run.yellow, &mut run.depth, &mut run.strokes, &mut run.blue]
        {
            *value /= run.seen;
        }
    }
    Some(bytes(SIDE, &values(&runs, inks, (xx, yy, xy), edges)))
}

fn values(runs: &[Run; WIDTH], inks: [f32; INKS], (xx, yy, xy): (f32, f32, f32), edges: f32) -> Vec<f32> {
    let middle = BAND_PX as usize;
    let fold = |off: usize, of: &dyn Fn(&Run) -> f32| {
        f32::midpoint(of(&runs[middle - off]), of(&runs[middle + off]))
    };
    let mut v = Vec::with_capacity(SIDE.len());
    let ofs: [&dyn Fn(&Run) -> f32; 4] = [&|r| r.light, &|r| r.red, &|r| r.yellow, &|r| r.depth];
    for of in ofs {
        v.extend([0, 2, 4, 6].map(|off| fold(off, of)));
    }
    // Neither streams nor walls keep exactly to the hexside: the strongest line near it counts.
    let strongest = |of: &dyn Fn(&Run) -> f32| {
        let near = runs.iter().enumerate().skip(1).take(WIDTH - 2);
        near.max_by(|a, b| of(a.1).total_cmp(&of(b.1))).map_or(middle, |(i, _)| i)
    };
    let dark = strongest(&|r| r.depth);
    let run = runs[dark];
    v.extend([run.depth, run.red, run.yellow, run.strokes, dark.abs_diff(middle) as f32]);
    let blue = runs[strongest(&|r| -r.yellow)];
    v.extend([-blue.yellow, blue.blue]);
    let rim = fold(6, &|r| r.light);
    v.extend([fold(0, &|r| r.light) - rim, (runs[1].light - runs[WIDTH - 2].light).abs()]);
    let count: f32 = inks.iter().sum::<f32>().max(1.0);
    let all = (xx + yy).max(1e-3);
    v.extend([(edges / count).sqrt(), (yy - xx) / all, (2.0 * xy / all).abs()]);
    v.extend(inks.map(|n| (n / count).sqrt()));
    v
}

#[cfg(test)]
mod tests {
    use super::{INKS, Run, SIDE, WIDTH, values};

    #[test]
    fn as_many_values_as_features() {
        let values = values(&[Run::default(); WIDTH], [0.0; INKS], (0.0, 0.0, 0.0), 0.0);
        assert_eq!(values.len(), SIDE.len());
    }
}
