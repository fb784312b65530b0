//! `GeoJSON`, feature by feature, so that a large file is never held twice.

use crate::sink::Sink;
use crate::{Attribute, Budget, Geometry, Position, VectorError, VectorFile};
use geojson::{Feature, GeoJson, GeometryValue};
use oblique_georeference::Plane;
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// Collections within collections that are followed.
const MOST_DEEP: usize = 8;

/// What stands beside the features.
#[derive(Default)]
struct Head {
    kind: String,
    crs: Option<Value>,
    has_features: bool,
}

pub(super) fn read(stem: &str, bytes: &[u8], budget: &Budget) -> Result<VectorFile, VectorError> {
    Budget::check_size(bytes, budget.text_bytes)?;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let mut sink = Sink::new(budget);
    sink.layer(stem);
    let mut head = Head::default();
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let mut damage = Whole { sink: &mut sink, head: &mut head }.deserialize(&mut json).err();
    if head.has_features && head.kind == "FeatureCollection" {
        // Nothing more to be read.
    } else if damage.is_none() && head.kind == "Topology" {
        return Err(VectorError::NoVectors { what: "a TopoJSON".to_owned() });
    } else if damage.is_none() {
        match serde_json::from_slice::<GeoJson>(bytes) {
            Ok(GeoJson::Feature(feature)) => drop(taken(&mut sink, &feature)),
            Ok(GeoJson::Geometry(geometry)) => {
                drop(geometries(&mut sink, &geometry.value, &BTreeMap::new(), 0));
            }
            Ok(GeoJson::FeatureCollection(_)) => {}
            Err(_) if head.kind.is_empty() => {
                return Err(VectorError::NoVectors { what: "JSON of another kind".to_owned() });
            }
            Err(why) => damage = Some(why),
        }
    }
    // What the budget left out is a problem the sink knows of.
    let damage = damage.map(|why| why.to_string()).filter(|why| !why.starts_with(FULL));
    let file = sink.file(Plane::Degrees, damage)?;
    let plane = plane(head.crs.as_ref(), &file);
    Ok(VectorFile { plane, ..file })
}

/// What the sink says where it takes no more.
const FULL: &str = "no more features are taken";

struct Whole<'a> {
    sink: &'a mut Sink,
    head: &'a mut Head,
}

impl<'de> DeserializeSeed<'de> for Whole<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Whole<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a GeoJSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "type" => self.head.kind = map.next_value()?,
                "crs" => self.head.crs = Some(map.next_value()?),
                "features" => {
                    self.head.has_features = true;
                    // Where the kind stands behind the features it is what it must be.
                    if self.head.kind.is_empty() {
                        "FeatureCollection".clone_into(&mut self.head.kind);
                    }
                    map.next_value_seed(Features { sink: &mut *self.sink })?;
                }
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}

struct Features<'a> {
    sink: &'a mut Sink,
}

impl<'de> DeserializeSeed<'de> for Features<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Features<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of features")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<(), A::Error> {
        while let Some(feature) = all.next_element::<Feature>()? {
            taken(self.sink, &feature).map_err(|Stop| A::Error::custom(FULL))?;
        }
        Ok(())
    }
}

/// No more is taken.
struct Stop;

fn taken(sink: &mut Sink, feature: &Feature) -> Result<(), Stop> {
    let Some(geometry) = &feature.geometry else {
        sink.nowhere();
        return Ok(());
    };
    let mut attributes = BTreeMap::new();
    for (key, value) in feature.properties.iter().flatten() {
        match value {
            // As some programs have the tags of OpenStreetMap.
            Value::Object(inner) => {
                for (key, value) in inner {
                    attributes.extend(attribute(value).map(|value| (key.clone(), value)));
                }
            }
            Value::String(text) if key == "other_tags" => attributes.extend(other_tags(text)),
            value => attributes.extend(attribute(value).map(|value| (key.clone(), value))),
        }
    }
    geometries(sink, &geometry.value, &attributes, 0)
}

fn attribute(value: &Value) -> Option<Attribute> {
    match value {
        Value::String(text) => Some(Attribute::Text(text.clone())),
        Value::Number(number) => number.as_f64().map(Attribute::Number),
        Value::Bool(yes) => Some(Attribute::Text(if *yes { "yes" } else { "no" }.to_owned())),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

/// `"name"=>"Old mill","building"=>"yes"`: how GDAL packs tags it has no column for.
fn other_tags(text: &str) -> Vec<(String, Attribute)> {
    let mut parts = Vec::new();
    let mut quoted: Option<String> = None;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (&mut quoted, letter) {
            (Some(part), '\\') => part.extend(letters.next()),
            (Some(part), '"') => parts.push(std::mem::take(part)),
            (Some(part), other) => part.push(other),
            (None, '"') => {
                quoted = Some(String::new());
                continue;
            }
            (None, _) => continue,
        }
        if letter == '"' {
            quoted = None;
        }
    }
    let pairs = parts.chunks_exact(2);
    pairs
        .filter_map(|pair| match pair {
            [key, value] => Some((key.clone(), Attribute::Text(value.clone()))),
            _ => None,
        })
        .collect()
}

fn geometries(
    sink: &mut Sink,
    value: &GeometryValue,
    attributes: &BTreeMap<String, Attribute>,
    deep: usize,
) -> Result<(), Stop> {
    let geometry = match value {
        GeometryValue::Point { coordinates } => Geometry::Points(vec![position(coordinates)]),
        GeometryValue::MultiPoint { coordinates } => Geometry::Points(positions(coordinates)),
        GeometryValue::LineString { coordinates } => Geometry::Lines(vec![positions(coordinates)]),
        GeometryValue::MultiLineString { coordinates } => Geometry::Lines(rings(coordinates)),
        GeometryValue::Polygon { coordinates } => Geometry::Areas(vec![rings(coordinates)]),
        GeometryValue::MultiPolygon { coordinates } => {
            Geometry::Areas(coordinates.iter().map(|area| rings(area)).collect())
        }
        GeometryValue::GeometryCollection { geometries: inner } => {
            if deep >= MOST_DEEP {
                sink.nowhere();
                return Ok(());
            }
            for inner in inner {
                geometries(sink, &inner.value, attributes, deep + 1)?;
            }
            return Ok(());
        }
    };
    sink.feature(geometry, attributes).map_err(|_| Stop)
}

fn position(at: &geojson::Position) -> Position {
    match at.as_slice() {
        [x, y, ..] => Position { x: *x, y: *y },
        _ => Position { x: f64::NAN, y: f64::NAN },
    }
}

fn positions(all: &[geojson::Position]) -> Vec<Position> {
    all.iter().map(position).collect()
}

fn rings(all: &[Vec<geojson::Position>]) -> Vec<Vec<Position>> {
    all.iter().map(|ring| positions(ring)).collect()
}

/// The plane: as older files say it, else degrees, unless the numbers cannot be such.
fn plane(crs: Option<&Value>, file: &VectorFile) -> Plane {
    let name = crs.and_then(|crs| crs.get("properties")?.get("name")?.as_str()).map(str::to_ascii_uppercase);
    if let Some(name) = name {
        if name.contains("CRS84") {
            return Plane::Degrees;
        }
        let number = name.contains("EPSG").then(|| name.rsplit(':').next()?.parse().ok()).flatten();
        return match number {
            Some(4326 | 4258 | 4269) => Plane::Degrees,
            epsg => Plane::Metres { epsg },
        };
    }
    file.likely_plane()
}

#[cfg(test)]
mod tests {
    use super::{other_tags, read};
    use crate::{Budget, Geometry, Problem, VectorError};
    use oblique_georeference::Plane;

    fn collection(features: &str) -> String {
        format!(r#"{{"type": "FeatureCollection", "features": [{features}]}}"#)
    }

    #[test]
    fn every_kind_of_geometry_is_a_feature_with_its_attributes() {
        let of = |kind: &str, coordinates: &str| {
            format!(
                r#"{{"type": "Feature", "properties": {{"a": 1.5, "b": true, "tags": {{"c": "x\u0007"}}, "d": null}},
                    "geometry": {{"type": "{kind}", "coordinates": {coordinates}}}}}"#
            )
        };
        let text = collection(
            &[
                of("Point", "[1, 2, 300]"),
                of("MultiPoint", "[[1, 2], [3, 4]]"),
                of("LineString", "[[1, 2], [3, 4]]"),
                of("MultiLineString", "[[[1, 2], [3, 4]], [[5, 6]]]"),
                of("Polygon", "[[[0, 0], [9, 0], [9, 9], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]"),
                of("MultiPolygon", "[[[[0, 0], [9, 0], [9, 9], [0, 0]]]]"),
            ]
            .join(","),
        );
        let file = read("streams", text.as_bytes(), &Budget::default()).expect("a collection");
        assert_eq!((file.plane, file.layers.len()), (Plane::Degrees, 1));
        assert_eq!(file.layers[0].name, "streams");
        let counts: Vec<usize> = file.features().map(|(_, f)| f.geometry.positions()).collect();
        assert_eq!(counts, [1, 2, 2, 2, 8, 4], "a line of one position is none");
        let (_, first) = file.features().next().expect("a point");
        assert_eq!(first.text("a").as_deref(), Some("1.5"));
        assert_eq!(first.text("b").as_deref(), Some("yes"));
        assert_eq!(first.text("c").as_deref(), Some("x "));
        assert_eq!(first.text("d"), None);
        assert!(matches!(&first.geometry, Geometry::Points(at) if at[0].x == 1.0 && at[0].y == 2.0));
    }

    #[test]
    fn single_features_and_geometries_are_read_too_and_what_lies_nowhere_is_told() {
        let budget = Budget::default();
        let one = read("", br#"{"type": "Point", "coordinates": [7, 48]}"#, &budget).expect("a point");
        assert_eq!(one.features().count(), 1);
        let several =
            br#"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [7, 48]},
            {"type": "LineString", "coordinates": [[7, 48], [8, 48]]}]}"#;
        assert_eq!(read("", several, &budget).expect("two").features().count(), 2);
        let none = collection(r#"{"type": "Feature", "properties": null, "geometry": null}"#);
        let file = read("", none.as_bytes(), &budget).expect("an empty collection");
        assert_eq!(file.problems, [Problem::NoGeometry { features: 1 }]);
        assert!(matches!(read("", br#"{"a": 1}"#, &budget), Err(VectorError::NoVectors { .. })));
        assert!(matches!(read("", br#"{"type": "Topology"}"#, &budget), Err(VectorError::NoVectors { .. })));
        assert!(matches!(read("", b"[1, 2]", &budget), Err(VectorError::Damaged { .. })));
    }

    #[test]
    fn what_was_read_before_the_damage_is_kept_and_budgets_hold() {
        let point = r#"{"type": "Feature", "properties": {"n": "x"}, "geometry": {"type": "Point", "coordinates": [7, 48]}}"#;
        let text = collection(&vec![point; 50].join(","));
        let cut = &text.as_bytes()[..text.len() * 3 / 4];
        let file = read("", cut, &Budget::default()).expect("most of it");
        let count = file.features().count();
        assert!((30..40).contains(&count), "{count}");
        assert!(matches!(file.problems[..], [Problem::Rest { features, .. }] if features == count));
        let few = Budget { features: 7, ..Budget::default() };
        let file = read("", text.as_bytes(), &few).expect("seven");
        assert_eq!((file.features().count(), &file.problems[..]), (7, &[Problem::Full { features: 7 }][..]));
        let small = Budget { text_bytes: 100, ..Budget::default() };
        assert!(matches!(read("", text.as_bytes(), &small), Err(VectorError::TooLarge { .. })));
    }

    #[test]
    fn the_plane_is_told_or_found_out() {
        let with = |crs: &str, at: &str| {
            let text = format!(
                r#"{{"type": "FeatureCollection", {crs} "features": [{{"type": "Feature", "properties": {{}},
                    "geometry": {{"type": "Point", "coordinates": {at}}}}}]}}"#
            );
            read("", text.as_bytes(), &Budget::default()).expect("a point").plane
        };
        let crs = |name: &str| format!(r#""crs": {{"type": "name", "properties": {{"name": "{name}"}}}},"#);
        assert_eq!(with("", "[7, 48]"), Plane::Degrees);
        assert_eq!(with("", "[400000, 5600000]"), Plane::Metres { epsg: None });
        let utm = crs("urn:ogc:def:crs:EPSG::25832");
        assert_eq!(with(&utm, "[4, 5]"), Plane::Metres { epsg: Some(25_832) });
        assert_eq!(with(&crs("urn:ogc:def:crs:OGC:1.3:CRS84"), "[4, 5]"), Plane::Degrees);
        assert_eq!(with(&crs("EPSG:4326"), "[4, 5]"), Plane::Degrees);
    }

    #[test]
    fn tags_without_a_column_are_unpacked() {
        let tags = other_tags(r#""name"=>"The \"Old\" mill","building"=>"yes""#);
        let text: Vec<_> = tags.iter().map(|(key, value)| format!("{key}={}", value.text())).collect();
        assert_eq!(text, [r#"name=The "Old" mill"#, "building=yes"]);
        assert!(other_tags(r#""a"=>"b"#).is_empty());
    }
}
