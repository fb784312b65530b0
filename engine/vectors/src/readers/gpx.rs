//! GPX: waypoints, routes and tracks of satellite receivers and hiking maps.

use crate::sink::{Full, Sink};
use crate::{Attribute, Budget, Geometry, Position, VectorError, VectorFile};
use oblique_georeference::Plane;
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::BTreeMap;

/// Layers in their order: what they are called, the element of their features.
const LAYERS: [(&str, &str); 3] = [("waypoints", "wpt"), ("routes", "rte"), ("tracks", "trk")];
/// Elements whose text is an attribute.
const TEXTS: [&str; 7] = ["name", "desc", "cmt", "type", "sym", "src", "number"];

pub(super) fn read(bytes: &[u8], budget: &Budget) -> Result<VectorFile, VectorError> {
    Budget::check_size(bytes, budget.text_bytes)?;
    let text = std::str::from_utf8(bytes).map_err(|why| VectorError::Damaged {
        reason: format!("it is no text in UTF-8 from byte {} on", why.valid_up_to()),
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let options = ParsingOptions { nodes_limit: budget.elements, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options)
        .map_err(|why| VectorError::Damaged { reason: why.to_string() })?;
    let root = document.root_element();
    let name = root.tag_name().name();
    if name != "gpx" {
        let name: String = name.chars().take(40).collect();
        return Err(VectorError::NoVectors { what: format!("XML of another kind ({name})") });
    }
    let mut sink = Sink::new(budget);
    // What the budget has no room for is told by the sink.
    let _: Result<(), Full> = LAYERS.iter().try_for_each(|(layer, element)| {
        sink.layer(layer);
        let features = root.children().filter(|node| node.has_tag_name_of(element));
        features.into_iter().try_for_each(|node| {
            let geometry = match *element {
                "wpt" => Geometry::Points(vec![position(node)]),
                "rte" => Geometry::Lines(vec![positions(node, "rtept")]),
                _ => {
                    let parts = node.children().filter(|part| part.has_tag_name_of("trkseg"));
                    Geometry::Lines(parts.map(|part| positions(part, "trkpt")).collect())
                }
            };
            sink.feature(geometry, &attributes(node))
        })
    });
    sink.file(Plane::Degrees, None)
}

trait Named {
    /// Is it an element of that name, whatever namespace the version of the file has?
    fn has_tag_name_of(&self, name: &str) -> bool;
}

impl Named for Node<'_, '_> {
    fn has_tag_name_of(&self, name: &str) -> bool {
        self.is_element() && self.tag_name().name() == name
    }
}

fn positions(node: Node<'_, '_>, element: &str) -> Vec<Position> {
    node.children().filter(|point| point.has_tag_name_of(element)).map(position).collect()
}

fn position(node: Node<'_, '_>) -> Position {
    let number = |name| node.attribute(name).and_then(|text| text.trim().parse().ok()).unwrap_or(f64::NAN);
    Position { x: number("lon"), y: number("lat") }
}

fn attributes(node: Node<'_, '_>) -> BTreeMap<String, Attribute> {
    let own = node.children().filter(|child| TEXTS.iter().any(|name| child.has_tag_name_of(name)));
    own.filter_map(|child| {
        Some((child.tag_name().name().to_owned(), Attribute::Text(child.text()?.to_owned())))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::{Budget, Problem, VectorError};

    const FILE: &str = r#"<?xml version="1.0"?>
        <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
          <wpt lat="48.5" lon="7.75"><name>Old mill</name><sym>Building</sym></wpt>
          <wpt lat="north" lon="7.75"/>
          <trk><name>Stream</name><type>stream</type>
            <trkseg><trkpt lat="48.5" lon="7.7"/><trkpt lat="48.6" lon="7.8"><ele>130</ele></trkpt></trkseg>
            <trkseg><trkpt lat="48.7" lon="7.8"/></trkseg></trk>
          <rte><rtept lat="48.5" lon="7.7"/><rtept lat="48.6" lon="7.9"/></rte>
        </gpx>"#;

    #[test]
    fn waypoints_routes_and_tracks_are_layers() {
        let file = read(FILE.as_bytes(), &Budget::default()).expect("a track");
        let names: Vec<_> = file.layers.iter().map(|layer| layer.name.as_str()).collect();
        assert_eq!(names, ["waypoints", "routes", "tracks"]);
        let track = &file.layers[2].features[0];
        assert_eq!((track.text("name").as_deref(), track.geometry.positions()), (Some("Stream"), 2));
        assert_eq!(file.problems, [Problem::NoNumbers { features: 1 }]);
    }

    #[test]
    fn other_xml_damage_and_too_many_elements_are_told() {
        let of = |text: &str| read(text.as_bytes(), &Budget::default());
        assert!(matches!(of("<osm></osm>"), Err(VectorError::NoVectors { .. })));
        assert!(matches!(of("<gpx><wpt"), Err(VectorError::Damaged { .. })));
        assert!(of("<!DOCTYPE gpx [<!ENTITY a 'b'>]><gpx>&a;</gpx>").is_err());
        let few = Budget { elements: 5, ..Budget::default() };
        assert!(matches!(read(FILE.as_bytes(), &few), Err(VectorError::Damaged { .. })));
        assert!(read(b"\xff\xfe", &Budget::default()).is_err());
    }
}
