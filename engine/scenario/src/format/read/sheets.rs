//! Historical maps under the grid, and where the board lies on their ground.

use super::taken_over::taken_over;
use super::texts::evidence;
use super::view::{self, View};
use crate::format::problem::Sink;
use crate::format::syntax::{Kind, Node};
use crate::{
    BoardPlace, ByDistance, ByEye, ByPoints, ContoursGiven, ControlPoint, Decimal, Degrees, Ellipsoid,
    Features, FitModel, GroundPoint, Known, NoFeatures, PixelPoint, Sheet, SheetBoard, SheetContours,
    SheetId, SheetPlacement, SheetTraining, SpotHeight,
};
use std::collections::BTreeMap;

pub(super) fn board_place(node: &Node, sink: &mut Sink<'_>) -> Option<BoardPlace> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let known = ["yards_a_hex", "origin", "turn", "longitude", "latitude", "ellipsoid"];
    let view = View::new(node, "the place of the board", &known, sink);
    let Some(yards_a_hex) = above_nothing(&view, "yards_a_hex", node.at, sink) else {
        sink.error(node.at, "The place of the board has no scale.", "Give it yards_a_hex; it was left out.");
        return None;
    };
    let degrees = [view.decimal("longitude", sink), view.decimal("latitude", sink)];
    let ellipsoid = view.choice("ellipsoid", &Ellipsoid::WORDS, sink);
    let middle = if let [Some(longitude), Some(latitude)] = degrees {
        Some((Degrees { longitude, latitude }, ellipsoid.unwrap_or_default()))
    } else {
        if degrees.iter().any(Option::is_some) || ellipsoid.is_some() {
            let hint = "Give it longitude and latitude, both; what there was was left out.";
            sink.error(node.at, "The middle of the ground is no place of the earth.", hint);
        }
        None
    };
    let origin = view.get("origin").and_then(|n| pair(n, "origin", sink));
    let origin = origin.map_or_else(GroundPoint::default, |(east, south)| GroundPoint { east, south });
    Some(BoardPlace { yards_a_hex, origin, turn: view.decimal("turn", sink).unwrap_or_default(), middle })
}

pub(super) fn sheets(node: &Node, sink: &mut Sink<'_>) -> BTreeMap<SheetId, Sheet> {
    let entries = view::entries(node, "sheets", sink);
    entries.into_iter().map(|(key, _, node)| (SheetId(key), sheet(node, sink))).collect()
}

fn sheet(node: &Node, sink: &mut Sink<'_>) -> Sheet {
    let known = [
        "name",
        "file",
        "page",
        "fingerprint",
        "size",
        "order",
        "crop",
        "board",
        "paper",
        "placement",
        "samples",
        "training",
        "spot_heights",
        "contours",
        "taken_over",
        "evidence",
    ];
    let view = View::new(node, "a sheet", &known, sink);
    let fingerprint = view.get("fingerprint").and_then(|node| {
        let text = view::text(node, "fingerprint", sink)?;
        let found = text.parse().ok();
        if found.is_none() {
            sink.error(
                node.at,
                format!("'{text}' is no fingerprint."),
                "It was left out; find the scan again.",
            );
        }
        found
    });
    let page = view.int("page", sink).unwrap_or(1);
    if page == 0 {
        let at = view.get("page").map_or(node.at, |n| n.at);
        sink.error(at, "Pages are counted from 1.", "The first page was taken.");
    }
    let page = page.max(1);
    Sheet {
        name: view.text("name", sink).unwrap_or_default(),
        file: view.text("file", sink).unwrap_or_default(),
        page,
        fingerprint,
        size: view.get("size").and_then(|n| size(n, sink)).unwrap_or_default(),
        order: view.int("order", sink).unwrap_or(0),
        crop: view.get("crop").and_then(|n| corners(n, "crop", sink)),
        board: view.get("board").and_then(|n| board(n, sink)),
        paper: view.get("paper").and_then(|n| paper(n, sink)),
        placement: view.get("placement").map_or_else(SheetPlacement::default, |n| placement(n, sink)),
        samples: view.get("samples").map_or_else(BTreeMap::new, |n| samples(n, "samples", sink)),
        training: view.get("training").map_or_else(Vec::new, |n| {
            view::list(n, "training", sink).iter().filter_map(|n| training(n, sink)).collect()
        }),
        spot_heights: spot_heights(&view, sink),
        contours: view.get("contours").and_then(|n| contours(n, sink)),
        taken_over: view.get("taken_over").map_or_else(Vec::new, |n| {
            view::list(n, "taken_over", sink).iter().filter_map(|n| taken_over(n, sink)).collect()
        }),
        evidence: view.get("evidence").and_then(|n| evidence(n, sink)),
    }
}

/// By the id of a terrain the places shown to be of it.
pub(super) fn samples(node: &Node, name: &str, sink: &mut Sink<'_>) -> BTreeMap<String, Vec<PixelPoint>> {
    let mut all = BTreeMap::new();
    for (terrain, _, node) in view::entries(node, name, sink) {
        all.insert(terrain, places(node, name, sink));
    }
    all
}

/// Places of a sheet, without what is none.
pub(super) fn places(node: &Node, name: &str, sink: &mut Sink<'_>) -> Vec<PixelPoint> {
    view::list(node, name, sink).iter().filter_map(|n| pixel(n, name, sink)).collect()
}

pub(super) fn contours(node: &Node, sink: &mut Sink<'_>) -> Option<SheetContours> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let view = View::new(node, "heights of contour lines", &["ink", "given"], sink);
    let Some(ink) = view.get("ink").and_then(|n| paper(n, sink)) else {
        sink.error(node.at, "These contour lines have no ink.", "Give them ink; they were left out.");
        return None;
    };
    let given = view.get("given").map_or(&[][..], |n| view::list(n, "given", sink));
    let given = given.iter().filter_map(|n| contours_given(n, sink)).collect();
    Some(SheetContours { ink, given })
}

fn contours_given(node: &Node, sink: &mut Sink<'_>) -> Option<ContoursGiven> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let known = ["path", "start", "interval", "handed_on"];
    let view = View::new(node, "heights given to contour lines", &known, sink);
    if view.flag("handed_on", sink).unwrap_or(false) {
        return Some(ContoursGiven::HandedOn);
    }
    let path = view.get("path").map_or_else(Vec::new, |n| places(n, "path", sink));
    let heights = view.decimal("start", sink).zip(view.decimal("interval", sink));
    let found = heights
        .filter(|_| path.len() > 1)
        .map(|(start_metres, interval_metres)| ContoursGiven::Drag { path, start_metres, interval_metres });
    if found.is_none() {
        let hint =
            "Give it a path of two places at least, start and interval, or handed_on; it was left out.";
        sink.error(node.at, "This gives contour lines no heights.", hint);
    }
    found
}

fn training(node: &Node, sink: &mut Sink<'_>) -> Option<SheetTraining> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let view = View::new(node, "samples of another sheet", &["from", "version", "inks", "samples"], sink);
    let mut samples = BTreeMap::new();
    if let Some(node) = view.get("samples") {
        for (terrain, _, node) in view::entries(node, "samples", sink) {
            let looks = view::list(node, "samples", sink).iter().filter_map(|n| features(n, sink));
            samples.insert(terrain, looks.collect());
        }
    }
    let inks = view.get("inks").map_or(&[][..], |n| view::list(n, "inks", sink));
    if inks.len() > SheetTraining::MOST_INKS {
        let most = SheetTraining::MOST_INKS;
        sink.error(node.at, "A sheet has not so many inks.", format!("The first {most} were taken."));
    }
    let inks = inks.iter().take(SheetTraining::MOST_INKS).filter_map(|n| ink(n, sink)).collect();
    Some(SheetTraining {
        from: view.text("from", sink).unwrap_or_default(),
        version: view.int("version", sink).unwrap_or_default(),
        inks,
        samples,
    })
}

fn features(node: &Node, sink: &mut Sink<'_>) -> Option<Features> {
    let text = view::text(node, "samples", sink)?;
    let found = text.parse().ok();
    if found.is_none() {
        let hint = format!("{NoFeatures}; it was left out. Take the training of that sheet over again.");
        sink.error(node.at, "This does not say how a sample looks.", hint);
    }
    found
}

fn ink(node: &Node, sink: &mut Sink<'_>) -> Option<[Decimal; 4]> {
    let parts = view::list(node, "inks", sink).iter().filter_map(|n| view::decimal(n, "inks", sink));
    let found = <[Decimal; 4]>::try_from(parts.collect::<Vec<_>>()).ok();
    if found.is_none() {
        sink.error(node.at, "An ink is four numbers.", "It was left out.");
    }
    found
}

/// The heights printed on a sheet, without what is none.
pub(super) fn spot_heights(view: &View<'_>, sink: &mut Sink<'_>) -> Vec<SpotHeight> {
    view.get("spot_heights").map_or_else(Vec::new, |n| {
        view::list(n, "spot_heights", sink).iter().filter_map(|n| spot_height(n, sink)).collect()
    })
}

fn spot_height(node: &Node, sink: &mut Sink<'_>) -> Option<SpotHeight> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let view = View::new(node, "a spot height", &["pixel", "metres"], sink);
    let place = view.get("pixel").and_then(|n| pixel(n, "pixel", sink));
    let found = place.zip(view.decimal("metres", sink)).and_then(|(at, metres)| SpotHeight::new(at, metres));
    if found.is_none() {
        let most = SpotHeight::MOST_METRES;
        let hint = format!("Give it pixel, and metres from -{most} to {most}; it was left out.");
        sink.error(node.at, "This spot height has no place or no height.", hint);
    }
    found
}

fn size(node: &Node, sink: &mut Sink<'_>) -> Option<(u32, u32)> {
    let sides: Vec<u32> =
        view::list(node, "size", sink).iter().filter_map(|n| view::int(n, "size", sink)).collect();
    match sides.as_slice() {
        [width, height] if [width, height].iter().all(|side| (1..=Sheet::MOST_SIDE).contains(*side)) => {
            Some((*width, *height))
        }
        _ => {
            let hint = format!("Write (width, height) in pixels, each 1 to {}.", Sheet::MOST_SIDE);
            sink.error(node.at, "This is no size of a scan.", hint);
            None
        }
    }
}

fn corners(node: &Node, name: &str, sink: &mut Sink<'_>) -> Option<[PixelPoint; 4]> {
    let places = view::list(node, name, sink).iter().filter_map(|n| pixel(n, name, sink));
    let found = <[PixelPoint; 4]>::try_from(places.collect::<Vec<_>>()).ok();
    if found.is_none() {
        let hint = "Write them as [(x, y), ...].";
        if name == "crop" {
            sink.error(node.at, "The neat line of a sheet has four corners.", hint);
        } else {
            sink.error(node.at, "The area of a sheet that a board covers has four corners.", hint);
        }
    }
    found
}

/// The board that is to be laid over a sheet, or was.
fn board(node: &Node, sink: &mut Sink<'_>) -> Option<SheetBoard> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let view = View::new(node, "the board of a sheet", &["yards_a_hex", "area"], sink);
    let yards_a_hex = view.get("yards_a_hex").and_then(|n| above_nothing(&view, "yards_a_hex", n.at, sink));
    Some(SheetBoard { yards_a_hex, area: view.get("area").and_then(|n| corners(n, "area", sink)) })
}

fn paper(node: &Node, sink: &mut Sink<'_>) -> Option<[u8; 3]> {
    let parts = view::list(node, "paper", sink).iter().filter_map(|n| view::int(n, "paper", sink));
    let found = <[u8; 3]>::try_from(parts.collect::<Vec<_>>()).ok();
    if found.is_none() {
        sink.error(
            node.at,
            "This is no colour of paper.",
            "Write red, green and blue, each 0 to 255; it was left out.",
        );
    }
    found
}

fn placement(node: &Node, sink: &mut Sink<'_>) -> SheetPlacement {
    #[derive(Clone, Copy)]
    enum By {
        Eye,
        Distance,
        Points,
        Affine,
    }
    let ways = [("eye", By::Eye), ("distance", By::Distance), ("points", By::Points), ("affine", By::Affine)];
    let all = ["by", "middle", "turn", "yards_a_pixel", "from", "to", "yards", "fit", "points", "numbers"];
    let view = View::new(node, "a placement", &all, sink);
    let by = view.choice("by", &ways, sink);
    let Some(by) = by else {
        sink.error(node.at, "It is not said what the sheet is placed by.", "Add the field by.");
        return SheetPlacement::default();
    };
    let own: &[&str] = match by {
        By::Eye => &["by", "middle", "turn", "yards_a_pixel"],
        By::Distance => &["by", "middle", "turn", "from", "to", "yards"],
        By::Points => &["by", "fit", "points"],
        By::Affine => &["by", "numbers"],
    };
    for name in all.iter().filter(|name| !own.contains(name)) {
        if let Some(node) = view.get(name) {
            let message = format!("A sheet that is placed this way has no field '{name}'.");
            sink.error(node.at, message, "It was left out.");
        }
    }
    let middle = view.get("middle").and_then(|n| pair(n, "middle", sink));
    let middle = middle.map_or_else(GroundPoint::default, |(east, south)| GroundPoint { east, south });
    match by {
        By::Eye => {
            let yards_a_pixel = above_nothing(&view, "yards_a_pixel", node.at, sink);
            let turn = view.decimal("turn", sink).unwrap_or_default();
            SheetPlacement::ByEye(ByEye {
                middle,
                yards_a_pixel: yards_a_pixel.unwrap_or(Decimal::ONE),
                turn,
            })
        }
        By::Distance => {
            let mut end = |name| {
                let found = view.get(name).and_then(|n| pixel(n, name, sink));
                if found.is_none() {
                    sink.error(node.at, format!("The point '{name}' is missing."), "Write it as (x, y).");
                }
                found.unwrap_or_default()
            };
            let (from, to) = (end("from"), end("to"));
            let yards = above_nothing(&view, "yards", node.at, sink).unwrap_or(Decimal::ONE);
            let turn = view.decimal("turn", sink).unwrap_or_default();
            SheetPlacement::Distance(ByDistance { from, to, yards, middle, turn })
        }
        By::Points => {
            let fit = view.choice("fit", &FitModel::WORDS, sink).unwrap_or_default();
            let nodes = view.get("points").map_or(&[][..], |n| view::list(n, "points", sink));
            let points = nodes.iter().filter_map(|n| control_point(n, sink)).collect();
            SheetPlacement::Points(ByPoints { fit, points })
        }
        By::Affine => {
            let nodes = view.get("numbers").map_or(&[][..], |n| view::list(n, "numbers", sink));
            let numbers: Vec<_> = nodes.iter().filter_map(|n| view::decimal(n, "numbers", sink)).collect();
            <[Decimal; 6]>::try_from(numbers).map_or_else(
                |_| {
                    let hint = "Write them as [a, b, c, d, e, f].";
                    sink.error(node.at, "Six numbers place a sheet.", hint);
                    SheetPlacement::default()
                },
                SheetPlacement::Affine,
            )
        }
    }
}

fn control_point(node: &Node, sink: &mut Sink<'_>) -> Option<ControlPoint> {
    if matches!(node.kind, Kind::Bad) {
        return None;
    }
    let known = ["name", "pixel", "east", "south", "longitude", "latitude", "on"];
    let view = View::new(node, "a control point", &known, sink);
    let place = view.get("pixel").and_then(|n| pixel(n, "pixel", sink));
    let mut decimal = |name| view.decimal(name, sink);
    let yards = decimal("east").zip(decimal("south"));
    let degrees = decimal("longitude").zip(decimal("latitude"));
    let known = match (yards, degrees) {
        (Some((east, south)), None) => Some(Known::Yards(GroundPoint { east, south })),
        (None, Some((longitude, latitude))) => Some(Known::Degrees(Degrees { longitude, latitude })),
        _ => None,
    };
    let (Some(pixel), Some(known)) = (place, known) else {
        let hint = "Give it pixel and either east and south or longitude and latitude; it was left out.";
        sink.error(node.at, "This control point has no place on the sheet or on the ground.", hint);
        return None;
    };
    let name = view.text("name", sink).unwrap_or_default();
    Some(ControlPoint { name, pixel, known, on: view.flag("on", sink).unwrap_or(true) })
}

/// A number above 0; another is reported.
pub(super) fn above_nothing(view: &View<'_>, name: &str, at: usize, sink: &mut Sink<'_>) -> Option<Decimal> {
    let number = view.decimal(name, sink)?;
    if number > Decimal::ZERO {
        return Some(number);
    }
    let at = view.get(name).map_or(at, |n| n.at);
    sink.error(at, format!("'{name}' is {number}."), "Write a number above 0.");
    None
}

pub(super) fn pixel(node: &Node, name: &str, sink: &mut Sink<'_>) -> Option<PixelPoint> {
    pair(node, name, sink).map(|(x, y)| PixelPoint::new(x, y))
}

fn pair(node: &Node, name: &str, sink: &mut Sink<'_>) -> Option<(Decimal, Decimal)> {
    if let [a, b] = view::list(node, name, sink) {
        return Some((view::decimal(a, name, sink)?, view::decimal(b, name, sink)?));
    }
    if matches!(node.kind, Kind::List(_)) {
        sink.error(node.at, format!("A place under '{name}' is two numbers."), "Write it as (x, y).");
    }
    None
}
