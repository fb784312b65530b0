//! Historical maps under the grid, and where the board lies on their ground.

use super::evidence_parts;
use super::taken_over::taken_over;
use super::text::{Writer, quoted};
use crate::{
    BoardPlace, ContoursGiven, ControlPoint, Decimal, Known, PixelPoint, Scenario, Sheet, SheetBoard,
    SheetContours, SheetPlacement, SheetTraining, SpotHeight,
};
use std::collections::BTreeMap;

pub(super) fn board_place(w: &mut Writer, place: Option<&BoardPlace>) {
    let Some(place) = place else { return };
    let BoardPlace { yards_a_hex, origin, turn, middle } = place;
    let mut parts =
        vec![format!("yards_a_hex: {yards_a_hex}"), format!("origin: {}", pair(origin.east, origin.south))];
    parts.extend(unless_nothing("turn", *turn));
    if let Some((at, ellipsoid)) = middle {
        parts.push(format!("longitude: {}, latitude: {}", at.longitude, at.latitude));
        parts.push(format!("ellipsoid: {}", quoted(ellipsoid.word())));
    }
    w.field(1, "board_place", &format!("({})", parts.join(", ")));
}

pub(super) fn sheets(w: &mut Writer, scenario: &Scenario) {
    if scenario.sheets.is_empty() {
        return;
    }
    w.line(1, "sheets: {");
    for (id, sheet) in &scenario.sheets {
        w.line(2, &format!("{}: (", quoted(&id.0)));
        fields(w, sheet);
        w.line(2, "),");
    }
    w.line(1, "},");
}

fn fields(w: &mut Writer, sheet: &Sheet) {
    for (name, text) in [("name", &sheet.name), ("file", &sheet.file)] {
        if !text.is_empty() {
            w.field(3, name, &quoted(text));
        }
    }
    if sheet.page != 1 {
        w.field(3, "page", &sheet.page.to_string());
    }
    if let Some(print) = sheet.fingerprint {
        w.field(3, "fingerprint", &quoted(&print.to_string()));
    }
    if sheet.size != (0, 0) {
        w.field(3, "size", &format!("({}, {})", sheet.size.0, sheet.size.1));
    }
    if sheet.order != 0 {
        w.field(3, "order", &sheet.order.to_string());
    }
    if let Some(corners) = &sheet.crop {
        w.field(3, "crop", &places(corners));
    }
    if let Some(SheetBoard { yards_a_hex, area }) = &sheet.board {
        let yards = yards_a_hex.map(|yards| format!("yards_a_hex: {yards}"));
        let parts = yards.into_iter().chain(area.map(|area| format!("area: {}", places(&area))));
        w.field(3, "board", &format!("({})", parts.collect::<Vec<_>>().join(", ")));
    }
    if let Some([red, green, blue]) = sheet.paper {
        w.field(3, "paper", &format!("({red}, {green}, {blue})"));
    }
    placement(w, &sheet.placement);
    samples(w, 3, &sheet.samples);
    training(w, &sheet.training);
    spot_heights(w, 3, &sheet.spot_heights);
    if let Some(contours) = &sheet.contours {
        write_contours(w, 3, contours);
    }
    taken_over(w, &sheet.taken_over);
    if let Some(evidence) = &sheet.evidence {
        w.field(3, "evidence", &format!("({})", evidence_parts(evidence)));
    }
}

pub(super) fn samples(w: &mut Writer, depth: usize, all: &BTreeMap<String, Vec<PixelPoint>>) {
    if all.is_empty() {
        return;
    }
    w.line(depth, "samples: {");
    for (terrain, at) in all {
        w.field(depth + 1, &quoted(terrain), &places(at));
    }
    w.line(depth, "},");
}

pub(super) fn spot_heights(w: &mut Writer, depth: usize, all: &[SpotHeight]) {
    if all.is_empty() {
        return;
    }
    w.line(depth, "spot_heights: [");
    for spot in all {
        w.line(depth + 1, &format!("(pixel: {}, metres: {}),", pixel(spot.pixel), spot.metres));
    }
    w.line(depth, "],");
}

pub(super) fn write_contours(w: &mut Writer, depth: usize, contours: &SheetContours) {
    let [red, green, blue] = contours.ink;
    w.line(depth, "contours: (");
    w.field(depth + 1, "ink", &format!("({red}, {green}, {blue})"));
    if !contours.given.is_empty() {
        w.line(depth + 1, "given: [");
        for given in &contours.given {
            let line = match given {
                ContoursGiven::Drag { path, start_metres, interval_metres } => {
                    let path = places(path);
                    format!("(path: {path}, start: {start_metres}, interval: {interval_metres}),")
                }
                ContoursGiven::HandedOn => "(handed_on: true),".to_owned(),
            };
            w.line(depth + 2, &line);
        }
        w.line(depth + 1, "],");
    }
    w.line(depth, "),");
}

fn training(w: &mut Writer, all: &[SheetTraining]) {
    if all.is_empty() {
        return;
    }
    w.line(3, "training: [");
    for SheetTraining { from, version, inks, samples } in all {
        w.line(4, "(");
        w.field(5, "from", &quoted(from));
        w.field(5, "version", &version.to_string());
        if !inks.is_empty() {
            let inks: Vec<String> = inks.iter().map(|[a, b, c, d]| format!("({a}, {b}, {c}, {d})")).collect();
            w.field(5, "inks", &format!("[{}]", inks.join(", ")));
        }
        w.line(5, "samples: {");
        for (terrain, looks) in samples {
            w.line(6, &format!("{}: [", quoted(terrain)));
            for features in looks {
                w.line(7, &format!("\"{features}\","));
            }
            w.line(6, "],");
        }
        w.line(5, "},");
        w.line(4, "),");
    }
    w.line(3, "],");
}

fn placement(w: &mut Writer, placement: &SheetPlacement) {
    let parts = match placement {
        SheetPlacement::ByEye(by) => {
            let mut parts = vec![
                "by: \"eye\"".to_owned(),
                format!("middle: {}", pair(by.middle.east, by.middle.south)),
                format!("yards_a_pixel: {}", by.yards_a_pixel),
            ];
            parts.extend(unless_nothing("turn", by.turn));
            parts
        }
        SheetPlacement::Distance(by) => {
            let mut parts = vec![
                "by: \"distance\"".to_owned(),
                format!("from: {}, to: {}, yards: {}", pixel(by.from), pixel(by.to), by.yards),
                format!("middle: {}", pair(by.middle.east, by.middle.south)),
            ];
            parts.extend(unless_nothing("turn", by.turn));
            parts
        }
        SheetPlacement::Affine(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(Decimal::to_string).collect();
            vec!["by: \"affine\"".to_owned(), format!("numbers: [{}]", numbers.join(", "))]
        }
        SheetPlacement::Points(by) => {
            w.line(3, "placement: (");
            w.field(4, "by", "\"points\"");
            w.field(4, "fit", &quoted(by.fit.word()));
            if !by.points.is_empty() {
                w.line(4, "points: [");
                for point in &by.points {
                    w.line(5, &format!("{},", control_point(point)));
                }
                w.line(4, "],");
            }
            w.line(3, "),");
            return;
        }
    };
    w.field(3, "placement", &format!("({})", parts.join(", ")));
}

fn control_point(point: &ControlPoint) -> String {
    let ControlPoint { name, pixel: at, known, on } = point;
    let known = match known {
        Known::Yards(at) => format!("east: {}, south: {}", at.east, at.south),
        Known::Degrees(at) => format!("longitude: {}, latitude: {}", at.longitude, at.latitude),
    };
    let name = if name.is_empty() { String::new() } else { format!(", name: {}", quoted(name)) };
    let off = if *on { "" } else { ", on: false" };
    format!("(pixel: {}, {known}{name}{off})", pixel(*at))
}

fn unless_nothing(name: &str, number: Decimal) -> Option<String> {
    (number != Decimal::ZERO).then(|| format!("{name}: {number}"))
}

pub(super) fn places(all: &[PixelPoint]) -> String {
    let all: Vec<String> = all.iter().map(|at| pixel(*at)).collect();
    format!("[{}]", all.join(", "))
}

fn pixel(at: PixelPoint) -> String {
    pair(at.x, at.y)
}

fn pair(a: Decimal, b: Decimal) -> String {
    format!("({a}, {b})")
}
