//! The shapes of historical maps and of the place of the board.

use super::object;
use crate::{Ellipsoid, FitModel, LevelMeasure, LevelsOf, Sheet, SheetTraining, SpotHeight};
use serde_json::{Value, json};

/// Each with its name.
pub(super) fn definitions() -> [(&'static str, Value); 9] {
    let above_nothing = json!({"type": "number", "exclusiveMinimum": 0});
    let degrees = json!({"type": "number"});
    let place = json!({"$ref": "#/$defs/place"});
    let text = json!({"type": "string"});
    [
        (
            "board_place",
            object(
                &json!({
                    "yards_a_hex": above_nothing,
                    "origin": place,
                    "turn": degrees,
                    "longitude": degrees, "latitude": degrees,
                    "ellipsoid": {"enum": Ellipsoid::WORDS.map(|(word, _)| word), "default": Ellipsoid::default().word()},
                }),
                &["yards_a_hex"],
            ),
        ),
        (
            "place",
            json!({"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2, "description": "To the right and down in pixels, or east and south in yards"}),
        ),
        (
            "sheet",
            object(
                &json!({
                    "name": text,
                    "file": {"type": "string", "description": "From the folder of this file, parts separated by /"},
                    "page": {"type": "integer", "minimum": 1, "default": 1, "description": "Which page of a file that has several"},
                    "fingerprint": {"type": "string", "pattern": "^[0-9a-fA-F]{32}$"},
                    "size": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": Sheet::MOST_SIDE}, "minItems": 2, "maxItems": 2, "description": "Width and height in pixels"},
                    "order": {"type": "integer", "minimum": 0, "default": 0, "description": "Larger ones lie over the others"},
                    "crop": {"type": "array", "items": place, "minItems": 4, "maxItems": 4, "description": "Corners of the neat line from the left upper one clockwise"},
                    "board": object(
                        &json!({
                            "yards_a_hex": above_nothing,
                            "area": {"type": "array", "items": place, "minItems": 4, "maxItems": 4, "description": "What of the sheet it covers, corners as those of the neat line; all within that where there is none"},
                        }),
                        &[],
                    ),
                    "paper": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 255}, "minItems": 3, "maxItems": 3, "description": "Red, green and blue of the paper, where it is shown white"},
                    "placement": {"$ref": "#/$defs/placement"},
                    "samples": {"type": "object", "additionalProperties": {"type": "array", "items": place}, "description": "By terrain the places shown to be of it"},
                    "training": {"type": "array", "items": {"$ref": "#/$defs/sheet_training"}, "description": "Samples of other sheets that teach this one too"},
                    "spot_heights": {"type": "array", "items": {"$ref": "#/$defs/spot_height"}, "description": "Heights printed on it"},
                    "contours": {"$ref": "#/$defs/sheet_contours"},
                    "taken_over": {"type": "array", "items": {"$ref": "#/$defs/sheet_taken_over"}, "description": "What was taken over from it onto the board, oldest first"},
                    "evidence": {"$ref": "#/$defs/evidence"},
                }),
                &[],
            ),
        ),
        (
            "sheet_contours",
            object(
                &json!({
                    "ink": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 255}, "minItems": 3, "maxItems": 3, "description": "Red, green and blue of the contour lines"},
                    "given": {
                        "type": "array",
                        "description": "What gave them heights, in the order it was done",
                        "items": {"oneOf": [
                            object(
                                &json!({
                                    "path": {"type": "array", "items": place, "minItems": 2, "description": "A drag across them"},
                                    "start": {"type": "number", "description": "Metres of the first line it crosses"},
                                    "interval": {"type": "number", "description": "Metres from line to line, below nothing downhill"},
                                }),
                                &["path", "start", "interval"],
                            ),
                            object(&json!({"handed_on": {"const": true}}), &["handed_on"]),
                        ]},
                    },
                }),
                &["ink"],
            ),
        ),
        (
            "sheet_taken_over",
            json!({"oneOf": [
                object(
                    &json!({
                        "sure_percent": {"type": "integer", "minimum": 0, "maximum": 100, "description": "Hexes were taken over where the draft was as sure as this"},
                        "samples": {"type": "object", "additionalProperties": {"type": "array", "items": place}},
                    }),
                    &["sure_percent"],
                ),
                object(
                    &json!({
                        "line": {"type": "string", "description": "The ruleset's id of what it is"},
                        "course": {"type": "array", "items": place, "minItems": 2},
                    }),
                    &["line", "course"],
                ),
                object(
                    &json!({
                        "vectors": {"type": "string", "description": "A file of a GIS, from the folder of this file"},
                        "epsg": {"type": "integer", "minimum": 0},
                        "table": {"type": "string", "description": "The text of the table of what became of which features, where it was not the usual one"},
                    }),
                    &["vectors"],
                ),
                object(
                    &json!({
                        "levels": {"enum": LevelsOf::WORDS, "description": "What they were made of"},
                        "base_metres": {"type": "number", "description": "The height of level 0"},
                        "step_metres": above_nothing,
                        "of_hex": {"enum": LevelMeasure::WORDS.map(|(word, _)| word), "default": LevelMeasure::default().word()},
                        "burn_streams": {"type": "boolean", "default": true},
                        "file": {"type": "string", "description": "Of a height model: its file, from the folder of this file"},
                        "spot_heights": {"type": "array", "items": {"$ref": "#/$defs/spot_height"}},
                        "contours": {"$ref": "#/$defs/sheet_contours"},
                    }),
                    &["levels", "base_metres", "step_metres"],
                ),
            ]}),
        ),
        (
            "sheet_training",
            object(
                &json!({
                    "from": text,
                    "version": {"type": "integer", "minimum": 0, "description": "Of the features: those of another version teach nothing"},
                    "inks": {"type": "array", "items": {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4}, "maxItems": SheetTraining::MOST_INKS},
                    "samples": {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "string", "contentEncoding": "base64"}}, "description": "By terrain how its samples look"},
                }),
                &["version", "samples"],
            ),
        ),
        (
            "spot_height",
            object(
                &json!({
                    "pixel": place,
                    "metres": {"type": "number", "minimum": -SpotHeight::MOST_METRES.get(), "maximum": SpotHeight::MOST_METRES.get()},
                }),
                &["pixel", "metres"],
            ),
        ),
        (
            "placement",
            json!({"oneOf": [
                object(&json!({"by": {"const": "eye"}, "middle": place, "yards_a_pixel": above_nothing, "turn": degrees}), &["by"]),
                object(&json!({"by": {"const": "distance"}, "from": place, "to": place, "yards": above_nothing, "middle": place, "turn": degrees}), &["by", "from", "to", "yards"]),
                object(&json!({"by": {"const": "points"}, "fit": {"enum": FitModel::WORDS.map(|(word, _)| word)}, "points": {"type": "array", "items": {"$ref": "#/$defs/control_point"}}}), &["by"]),
                object(&json!({"by": {"const": "affine"}, "numbers": {"type": "array", "items": {"type": "number"}, "minItems": 6, "maxItems": 6}}), &["by", "numbers"]),
            ]}),
        ),
        (
            "control_point",
            object(
                &json!({
                    "name": text,
                    "pixel": place,
                    "east": {"type": "number"}, "south": {"type": "number"},
                    "longitude": degrees, "latitude": degrees,
                    "on": {"type": "boolean", "default": true},
                }),
                &["pixel"],
            ),
        ),
    ]
}
