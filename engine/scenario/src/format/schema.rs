//! The shape of a scenario file as a JSON Schema, for editors that check while one types.

mod sheets;

use serde_json::{Value, json};

/// JSON Schema (2020-12) of a scenario file, seen as the JSON its RON corresponds to: groups of
/// fields and tables are objects, tuples are arrays.
#[must_use]
pub fn schema() -> Value {
    let side_table = |of: &str| json!({"type": "object", "properties": {"A": {"$ref": of}, "B": {"$ref": of}}, "additionalProperties": false});
    let table = |of: &str| json!({"type": "object", "additionalProperties": {"$ref": of}});
    let text = json!({"type": "string"});
    let attrs = json!({"type": "object", "additionalProperties": {"type": ["integer", "string", "boolean"]}});
    let side = json!({"enum": ["A", "B"]});
    let hex = json!({"type": "string", "pattern": "^([0-9]{4}|[0-9]{6}|[0-9]{8}|-?[0-9]+,-?[0-9]+)$", "description": "Column and row from 0101; off the board 'column,row'"});
    let hexes = json!({"type": "string", "description": "Hexes separated by blanks"});
    let arrival = object(
        &json!({"turn": {"type": "integer", "minimum": 1}, "hex": hex, "further": hexes}),
        &["turn", "hex"],
    );
    let color = json!({"type": "string", "pattern": "^[0-9a-fA-F]{6}$"});
    let mut schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Oblique scenario, format 1",
        "type": "object",
        "required": ["format", "ruleset", "board"],
        "additionalProperties": false,
        "properties": {
            "format": {"const": super::FORMAT},
            "ruleset": text,
            "title": text, "date": text, "place": text, "author": text, "description": text, "tips": text,
            "sources": table("#/$defs/source"),
            "params": attrs,
            "sides": side_table("#/$defs/side"),
            "nations": table("#/$defs/nation"),
            "board": {"$ref": "#/$defs/board"},
            "pieces": side_table("#/$defs/pieces"),
            "zones": {"type": "object", "properties": {"A": {"$ref": "#/$defs/zone"}, "B": {"$ref": "#/$defs/zone"}}, "additionalProperties": false, "description": "Where each side may be set up"},
            "exits": {"type": "object", "properties": {"A": {"$ref": "#/$defs/zone"}, "B": {"$ref": "#/$defs/zone"}}, "additionalProperties": false, "description": "By which hexes each side may leave the board"},
            "setups": table("#/$defs/set_up"),
            "objectives": table("#/$defs/objective"),
            "history": {"$ref": "#/$defs/history"},
            "notes": table("#/$defs/note"),
            "feature_evidence": table("#/$defs/evidence"),
            "label_evidence": table("#/$defs/evidence"),
            "silenced": table("#/$defs/silenced"),
            "board_place": {"$ref": "#/$defs/board_place"},
            "sheets": table("#/$defs/sheet"),
        },
        "$defs": {
            "source": object(&json!({"title": text, "place": text, "seen": text}), &[]),
            "side": object(&json!({"name": text, "color": color, "params": attrs}), &[]),
            "nation": object(&json!({"name": text, "color": color, "traits_of": text, "traits": attrs}), &[]),
            "evidence": object(&json!({"grade": {"enum": ["sourced", "known", "estimated"]}, "source": text, "remark": text}), &["grade"]),
            "board": object(&json!({
                "orientation": {"enum": ["flat", "pointy"], "default": "flat"},
                "shift": {"enum": ["odd", "even"], "default": "odd"},
                "size": {"type": "array", "prefixItems": [{"$ref": "#/$defs/side_length"}, {"$ref": "#/$defs/side_length"}], "items": false, "minItems": 2},
                "numbers": object(&json!({
                    "first": {"type": "array", "prefixItems": [{"$ref": "#/$defs/first_number"}, {"$ref": "#/$defs/first_number"}], "items": false, "minItems": 2, "default": [1, 1]},
                    "rows_first": {"type": "boolean", "default": false},
                }), &[]),
                "key": {"type": "object", "propertyNames": {"maxLength": 1, "minLength": 1}, "additionalProperties": text},
                "rows": {"type": "array", "items": text, "description": "One letter a hex, one text a row"},
                "levels": {"type": "array", "items": {"type": "string", "pattern": "^([0-9a-zA-Z]*|#( -?[0-9]+)*)$"}, "description": "0-9, a-z for 10-35, A-Z for -1 to -26; left out where all are 0"},
                "hex_attrs": {"type": "object", "additionalProperties": attrs, "description": "What of single hexes differs from others of their terrain"},
                "features": table("#/$defs/feature"),
                "labels": table("#/$defs/label"),
            }), &["size", "rows"]),
            "first_number": {"type": "integer", "minimum": 0, "maximum": oblique_board::hex::Numbering::MOST},
            "side_length": {"type": "integer", "minimum": 1, "maximum": oblique_board::hex::Layout::MAX_SIDE},
            "feature": object(&json!({
                "kind": text, "name": text, "attrs": attrs,
                "hexes": {"type": "string", "description": "Hexes from centre to centre, separated by blanks"},
                "sides": {"type": "string", "description": "Hexsides as hex/hour, separated by blanks"},
            }), &["kind"]),
            "label": object(&json!({"text": text, "hex": hex, "size": {"enum": ["small", "medium", "large"], "default": "medium"}, "angle": {"type": "integer", "minimum": -180, "maximum": 180, "default": 0}}), &["text", "hex"]),
            "silenced": object(&json!({"why": text}), &["why"]),
            "pieces": table("#/$defs/piece"),
            "piece": object(&json!({
                "kind": text, "name": text, "nation": text, "leader": text,
                "order": {"type": "integer", "minimum": 0, "default": 0},
                "hex": hex,
                "facing": {"type": "integer", "minimum": 0, "maximum": 11},
                "formation": text,
                "top": {"type": "boolean", "default": false},
                "attrs": attrs,
                "arrives": arrival,
                "task": object(&json!({
                    "aim": {"enum": crate::Aim::ALL.map(crate::Aim::word)},
                    "hexes": {"type": "string", "description": "Where, in order, separated by blanks; without any wherever it is best"},
                    "remark": text,
                }), &["aim"]),
                "regiment": {"type": "string", "description": "The regiment it is a company or battalion of; pieces of a side that say the same belong together"},
                "remark": text,
                "evidence": table("#/$defs/evidence"),
            }), &["kind"]),
            "zone": {"type": "string", "description": "Hexes separated by blanks; 0101..0901 is the part of a row from one to the other"},
            "set_up": object(&json!({"name": text, "remark": text, "pieces": table("#/$defs/posting")}), &[]),
            "posting": object(&json!({
                "hex": hex,
                "facing": {"type": "integer", "minimum": 0, "maximum": 11},
                "formation": text,
                "top": {"type": "boolean", "default": false},
                "arrives": arrival,
            }), &[]),
            "objective": object(&json!({
                "hex": hex, "name": text,
                "value": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2, "description": "Worth to side A and to side B, 0 to 999 each"},
                "holder": side,
                "order": {"type": "integer", "minimum": 0, "default": 0, "description": "Its place in lists; equal ones stand by their ids"},
                "evidence": {"$ref": "#/$defs/evidence"},
            }), &["hex"]),
            "history": object(&json!({
                "outcome": text, "winner": side,
                "minutes": {"$ref": "#/$defs/range"},
                "evidence": {"$ref": "#/$defs/evidence"},
                "sides": side_table("#/$defs/losses"),
            }), &[]),
            "range": {"description": "Lowest and highest figure in the sources, or one figure", "oneOf": [
                {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": 2, "maxItems": 2},
                {"type": "integer", "minimum": 0},
            ]},
            "losses": object(&json!({
                "men_lost": {"$ref": "#/$defs/range"},
                "guns_lost": {"$ref": "#/$defs/range"},
                "leaders_lost": {"type": "array", "items": text},
                "evidence": {"$ref": "#/$defs/evidence"},
            }), &[]),
            "note": object(&json!({"text": text, "hex": hex, "piece": text, "evidence": {"$ref": "#/$defs/evidence"}}), &[]),
        },
    });
    if let Some(definitions) = schema.get_mut("$defs").and_then(Value::as_object_mut) {
        definitions.extend(sheets::definitions().map(|(name, shape)| (name.to_owned(), shape)));
    }
    schema
}

/// A group of fields: nothing else allowed, some of them required.
fn object(properties: &Value, required: &[&str]) -> Value {
    json!({"type": "object", "additionalProperties": false, "required": required, "properties": properties})
}
