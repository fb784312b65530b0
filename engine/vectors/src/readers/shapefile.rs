//! ESRI shapefiles, with the table of attributes and the plane that lie beside them.

use super::Beside;
use super::dbf::Table;
use crate::sink::Sink;
use crate::{Budget, Geometry, Position, Problem, VectorError, VectorFile};
use oblique_georeference::{Plane, prj};
use shapefile::{PolygonRing, Shape, ShapeReader};
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Bytes of the header of a shapefile.
const HEADER: usize = 100;

pub(super) fn read(
    stem: &str,
    bytes: &[u8],
    beside: &Beside<'_>,
    budget: &Budget,
) -> Result<VectorFile, VectorError> {
    Budget::check_size(bytes, budget.binary_bytes)?;
    if bytes.len() < HEADER || !bytes.starts_with(&9994_i32.to_be_bytes()) {
        return Err(VectorError::Damaged { reason: "it has no header of a shapefile".to_owned() });
    }
    let mut sink = Sink::new(budget);
    sink.layer(stem);
    let (sound, mut damage) = sound_records(bytes);
    let table = match beside.dbf.map(|bytes| Table::of(bytes, beside.cpg, budget)).transpose() {
        Ok(table) => table,
        Err(reason) => {
            sink.problem(Problem::NoAttributes { reason });
            None
        }
    };
    // Readers of others: one that panics has met a damaged file.
    let read = catch_unwind(AssertUnwindSafe(|| shapes(sound, table.as_ref(), &mut sink)));
    match read {
        Ok(None) => {}
        Ok(Some(reason)) => damage = Some(reason),
        Err(_) => damage = Some("the reader gave it up".to_owned()),
    }
    let declared = beside.prj.and_then(prj);
    let file = sink.file(declared.unwrap_or(Plane::Degrees), damage)?;
    let plane = declared.unwrap_or_else(|| file.likely_plane());
    Ok(VectorFile { plane, ..file })
}

/// The bytes up to the first record that does not fit into the file or claims more parts and points than its bytes hold,
/// and what is wrong with that one. The reader takes memory by those numbers.
fn sound_records(bytes: &[u8]) -> (&[u8], Option<String>) {
    let big = |at: usize| four(bytes, at).map(u32::from_be_bytes);
    let little = |at: usize| four(bytes, at).map(u32::from_le_bytes);
    let mut at = HEADER;
    let mut record = 1_usize;
    while at < bytes.len() {
        let bad = |what: &str| Some(format!("record {record} {what}"));
        let sound = bytes.get(..at).unwrap_or_default();
        let Some(words) = big(at + 4) else { return (sound, bad("is cut off")) };
        let content = u64::from(words) * 2;
        let end = at as u64 + 8 + content;
        if content < 4 || end > bytes.len() as u64 {
            return (sound, bad("is longer than the file"));
        }
        let count = |offset: usize| little(at + 8 + offset).map_or(u64::MAX, u64::from);
        let needed = match count(0) {
            // Lines and areas, plain, with heights and with measures; patches.
            3 | 5 | 13 | 15 | 23 | 25 | 31 => {
                let parts = count(36).saturating_mul(4);
                parts.saturating_add(count(40).saturating_mul(16)).saturating_add(44)
            }
            8 | 18 | 28 => count(36).saturating_mul(16).saturating_add(40),
            1 | 11 | 21 => 20,
            0 => 4,
            _ => return (sound, bad("is of no known kind")),
        };
        if needed > content {
            return (sound, bad("has more points than bytes"));
        }
        at = end as usize;
        record += 1;
    }
    (bytes, None)
}

fn four(bytes: &[u8], at: usize) -> Option<[u8; 4]> {
    bytes.get(at..at.checked_add(4)?)?.try_into().ok()
}

/// Takes every shape with its row; what the reader met where it ended early.
fn shapes(bytes: &[u8], table: Option<&Table<'_>>, sink: &mut Sink) -> Option<String> {
    // The length in the header may lie: what counts is what there is.
    let mut whole = bytes.to_vec();
    let words = u32::try_from(bytes.len() / 2).unwrap_or(u32::MAX).min(i32::MAX as u32);
    if let Some(length) = whole.get_mut(24..28) {
        length.copy_from_slice(&words.to_be_bytes());
    }
    let mut reader = match ShapeReader::new(Cursor::new(whole)) {
        Ok(reader) => reader,
        Err(why) => return Some(why.to_string()),
    };
    for (index, shape) in reader.iter_shapes().enumerate() {
        let shape = match shape {
            Ok(shape) => shape,
            Err(why) => return Some(why.to_string()),
        };
        let attributes = table.map(|table| table.row(index)).unwrap_or_default();
        match geometry(&shape) {
            None => sink.nowhere(),
            Some(geometry) => {
                if sink.feature(geometry, &attributes).is_err() {
                    return None;
                }
            }
        }
    }
    None
}

fn geometry(shape: &Shape) -> Option<Geometry> {
    macro_rules! at {
        ($point:expr) => {
            Position { x: $point.x, y: $point.y }
        };
    }
    macro_rules! lines {
        ($line:expr) => {
            Geometry::Lines($line.parts().iter().map(|part| part.iter().map(|p| at!(p)).collect()).collect())
        };
    }
    macro_rules! area {
        ($area:expr) => {
            Geometry::Areas(vec![
                $area
                    .rings()
                    .iter()
                    .map(|ring| match ring {
                        PolygonRing::Outer(points) | PolygonRing::Inner(points) => {
                            points.iter().map(|p| at!(p)).collect()
                        }
                    })
                    .collect(),
            ])
        };
    }
    macro_rules! points {
        ($points:expr) => {
            Geometry::Points($points.points().iter().map(|p| at!(p)).collect())
        };
    }
    Some(match shape {
        Shape::NullShape | Shape::Multipatch(_) => return None,
        Shape::Point(p) => Geometry::Points(vec![at!(p)]),
        Shape::PointM(p) => Geometry::Points(vec![at!(p)]),
        Shape::PointZ(p) => Geometry::Points(vec![at!(p)]),
        Shape::Multipoint(all) => points!(all),
        Shape::MultipointM(all) => points!(all),
        Shape::MultipointZ(all) => points!(all),
        Shape::Polyline(line) => lines!(line),
        Shape::PolylineM(line) => lines!(line),
        Shape::PolylineZ(line) => lines!(line),
        Shape::Polygon(area) => area!(area),
        Shape::PolygonM(area) => area!(area),
        Shape::PolygonZ(area) => area!(area),
    })
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::{Beside, Budget, Geometry, Problem, VectorError};
    use oblique_georeference::Plane;

    /// A shapefile of these records.
    fn file(records: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = 9994_i32.to_be_bytes().to_vec();
        bytes.resize(100, 0);
        bytes[28] = 232;
        bytes[29] = 3;
        bytes[32] = 5;
        for (n, record) in records.iter().enumerate() {
            bytes.extend((n as u32 + 1).to_be_bytes());
            bytes.extend((record.len() as u32 / 2).to_be_bytes());
            bytes.extend(record);
        }
        let words = (bytes.len() as u32 / 2).to_be_bytes();
        bytes[24..28].copy_from_slice(&words);
        bytes
    }

    fn record(kind: u32, rings: &[&[(f64, f64)]]) -> Vec<u8> {
        let mut bytes = kind.to_le_bytes().to_vec();
        bytes.extend([0_u8; 32]);
        bytes.extend((rings.len() as u32).to_le_bytes());
        bytes.extend((rings.iter().map(|ring| ring.len()).sum::<usize>() as u32).to_le_bytes());
        let mut first = 0_u32;
        for ring in rings {
            bytes.extend(first.to_le_bytes());
            first += ring.len() as u32;
        }
        for (x, y) in rings.iter().flat_map(|ring| ring.iter()) {
            bytes.extend(x.to_le_bytes());
            bytes.extend(y.to_le_bytes());
        }
        bytes
    }

    const OUTER: &[(f64, f64)] = &[(0.0, 0.0), (0.0, 9.0), (9.0, 9.0), (9.0, 0.0), (0.0, 0.0)];
    const HOLE: &[(f64, f64)] = &[(1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (1.0, 1.0)];

    #[test]
    fn areas_have_holes_and_the_plane_lies_beside() {
        let bytes = file(&[record(5, &[OUTER, HOLE]), record(3, &[&OUTER[..2]])]);
        let utm = r#"PROJCS["ETRS_1989_UTM_Zone_32N",GEOGCS["GCS_ETRS_1989"]]"#;
        let beside = Beside { prj: Some(utm), ..Beside::default() };
        let read = read("woods", &bytes, &beside, &Budget::default()).expect("two shapes");
        assert_eq!(read.plane, Plane::Metres { epsg: Some(25_832) });
        let all: Vec<_> = read.features().map(|(_, f)| &f.geometry).collect();
        assert!(matches!(all[0], Geometry::Areas(areas) if areas.len() == 1 && areas[0].len() == 2));
        assert!(matches!(all[1], Geometry::Lines(lines) if lines[0].len() == 2));
        assert!(read.problems.is_empty());
    }

    #[test]
    fn headers_that_lie_cost_nothing_and_what_stands_before_is_kept() {
        let good = file(&[record(5, &[OUTER]), record(5, &[OUTER])]);
        let of = |bytes: &[u8]| read("", bytes, &Beside::default(), &Budget::default());
        let cut = of(&good[..good.len() - 20]).expect("the first");
        assert_eq!(cut.features().count(), 1);
        assert!(matches!(&cut.problems[..], [Problem::Rest { features: 1, .. }]));
        // A thousand million points, and a length that reaches far beyond the file.
        let mut many = good.clone();
        many[100 + 8 + 40..100 + 8 + 44].copy_from_slice(&1_000_000_000_u32.to_le_bytes());
        assert!(matches!(of(&many), Err(VectorError::Damaged { .. })));
        let mut long = good.clone();
        long[104..108].copy_from_slice(&0x7fff_ffff_u32.to_be_bytes());
        assert!(matches!(of(&long), Err(VectorError::Damaged { .. })));
        // The length of the whole file does not matter.
        let mut short = good.clone();
        short[24..28].copy_from_slice(&50_u32.to_be_bytes());
        assert_eq!(of(&short).expect("both").features().count(), 2);
        let nan = file(&[record(5, &[&[(f64::NAN, 0.0), (1.0, 1.0), (2.0, 0.0), (f64::NAN, 0.0)]])]);
        assert_eq!(of(&nan).expect("none").problems, [Problem::NoNumbers { features: 1 }]);
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 0xff;
            let _ = of(&bad);
        }
    }
}
