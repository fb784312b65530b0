//! What was taken over from historical maps onto the board.

use super::sheets::{places, samples, spot_heights, write_contours};
use super::text::{Writer, quoted};
use crate::{LevelsOf, SheetLevels, TakenOver};

pub(super) fn taken_over(w: &mut Writer, all: &[TakenOver]) {
    if all.is_empty() {
        return;
    }
    w.line(3, "taken_over: [");
    for step in all {
        match step {
            TakenOver::Terrain { sure_percent, samples: places } => {
                w.line(4, "(");
                w.field(5, "sure_percent", &sure_percent.to_string());
                samples(w, 5, places);
                w.line(4, "),");
            }
            TakenOver::Line { kind, course } => {
                w.line(4, &format!("(line: {}, course: {}),", quoted(kind), places(course)));
            }
            TakenOver::Vectors { file, epsg, table } => {
                w.line(4, "(");
                w.field(5, "vectors", &quoted(file));
                if let Some(epsg) = epsg {
                    w.field(5, "epsg", &epsg.to_string());
                }
                if let Some(table) = table {
                    w.field(5, "table", &quoted(table));
                }
                w.line(4, "),");
            }
            TakenOver::Levels(made) => levels(w, made),
        }
    }
    w.line(3, "],");
}

fn levels(w: &mut Writer, made: &SheetLevels) {
    let SheetLevels { of, base_metres, step_metres, of_hex, burn_streams } = made;
    w.line(4, "(");
    w.field(5, "levels", &quoted(of.word()));
    w.field(5, "base_metres", &base_metres.to_string());
    w.field(5, "step_metres", &step_metres.to_string());
    w.field(5, "of_hex", &quoted(of_hex.word()));
    w.field(5, "burn_streams", &burn_streams.to_string());
    match of {
        LevelsOf::Model { file } => w.field(5, "file", &quoted(file)),
        LevelsOf::Spots { printed, contours } => {
            spot_heights(w, 5, printed);
            if let Some(contours) = contours {
                write_contours(w, 5, contours);
            }
        }
        LevelsOf::Contours { contours, printed } => {
            spot_heights(w, 5, printed);
            write_contours(w, 5, contours);
        }
    }
    w.line(4, "),");
}
