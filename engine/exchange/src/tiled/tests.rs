//! Maps come back as they were written, however their tiles are written; broken ones are told of and harm nobody.

use super::*;
use oblique_board::hex::{Layout, Orientation, Shift};
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const ENCODINGS: [Encoding; 5] = [
    Encoding::Csv,
    Encoding::Base64(Compression::None),
    Encoding::Base64(Compression::Gzip),
    Encoding::Base64(Compression::Zlib),
    Encoding::Base64(Compression::Zstd),
];

fn layout() -> impl Strategy<Value = Layout> {
    let orientation = prop_oneof![Just(Orientation::Flat), Just(Orientation::Pointy)];
    let shift = prop_oneof![Just(Shift::Odd), Just(Shift::Even)];
    (orientation, shift, 1..9_u16, 1..9_u16).prop_map(|(orientation, shift, width, height)| Layout {
        shift,
        ..Layout::new(orientation, width, height)
    })
}

fn text() -> impl Strategy<Value = String> {
    // What XML cannot hold is left out when it is written.
    any::<String>().prop_map(|s| s.chars().filter(|c| !c.is_control() && *c < '\u{fffe}').take(8).collect())
}

fn properties() -> impl Strategy<Value = Properties> {
    let value = prop_oneof![
        text().prop_map(Property::Text),
        any::<i64>().prop_map(Property::Whole),
        (-1_000_000..1_000_000_i32).prop_map(|n| Property::Number(f64::from(n) / 64.0)),
        any::<bool>().prop_map(Property::Switch),
    ];
    prop::collection::btree_map(text(), value, 0..3)
}

fn map() -> impl Strategy<Value = Map> {
    let tile = (text(), properties());
    let object = (text(), text(), (0..5_u8, -99..999_i32, 1..99_i32), properties(), 0..359_u16);
    let parts = (
        properties(),
        prop::collection::btree_map(0..40_u32, tile, 0..4),
        prop::collection::vec(prop::collection::vec(0..50_u32, 64), 0..3),
        prop::collection::vec(object, 0..4),
    );
    (layout(), parts).prop_map(|(layout, (properties, tiles, layers, objects))| {
        let tile = |(class, properties)| Tile { class, properties, ..Tile::default() };
        let set = Tileset {
            first: 1,
            name: "set".to_owned(),
            tile: (64, 56),
            count: (50, 8),
            image: Some(Image { file: "set.png".to_owned(), size: (512, 392) }),
            tiles: tiles.into_iter().map(|(id, parts)| (id, tile(parts))).collect(),
        };
        let layers = layers.into_iter().enumerate().map(|(n, mut cells)| {
            cells.truncate(layout.len());
            TileLayer { name: format!("layer {n}"), cells }
        });
        let shape = |sort: u8, a: f64, b: f64, text: &str| match sort {
            0 => Shape::Point,
            1 => Shape::Box(b, b + 1.0),
            2 => Shape::Text(text.to_owned(), b, b + 2.0),
            3 => Shape::Line(vec![(0.0, 0.0), (a, b), (b, a)]),
            _ => Shape::Tile(3, b, b),
        };
        let objects = objects.into_iter().map(|(name, class, (sort, a, b), properties, turn)| Object {
            layer: "over".to_owned(),
            shape: shape(sort, f64::from(a), f64::from(b), &name),
            name,
            class,
            at: (f64::from(a) / 8.0, f64::from(b) / 4.0),
            turn_deg: f64::from(turn),
            properties,
        });
        Map {
            frame: Frame { layout, tile: (64, 56), side: 32, first: (0, 0) },
            properties,
            tilesets: vec![set],
            layers: layers.collect(),
            objects: objects.collect(),
            notes: Vec::new(),
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_map_comes_back_as_it_was_written(map in map()) {
        for encoding in ENCODINGS {
            for text in [tmx(&map, encoding), tmj(&map, encoding)] {
                let back = read(text.as_bytes(), &BTreeMap::new());
                prop_assert_eq!(back.as_ref(), Ok(&map), "{:?}: {}", encoding, text);
            }
        }
    }

    #[test]
    fn every_hex_and_corner_is_found_where_it_is_drawn(layout in layout(), side in 1..40_u32, first in (-3..3_i32, -3..3_i32)) {
        // A layout without an end: what is drawn in its own columns is found in the map's.
        let frame = Frame { layout, tile: (64, 56), side, first: (0, 0) };
        for hex in layout.hexes() {
            prop_assert_eq!(frame.hex_at(frame.middle(hex)), hex);
            for edge in layout.orientation.sides().into_iter().filter_map(|s| oblique_board::hex::Edge::new(hex, s, layout.orientation)) {
                for (corner, at) in frame.ends(edge) {
                    prop_assert_eq!(frame.corner_at(at), Some(corner));
                }
            }
        }
        let endless = Frame { first, ..frame };
        let at = frame.middle(layout.at(0, 0));
        let (step_x, step_y) = match layout.orientation {
            Orientation::Flat => (f64::from((64 - side) / 2 + side), 56.0),
            Orientation::Pointy => (64.0, f64::from((56 - side) / 2 + side)),
        };
        // A hex of the endless map lies as many columns and rows further; where that is an odd number, half a hex aside.
        let odd = match layout.orientation { Orientation::Flat => first.0 & 1, Orientation::Pointy => first.1 & 1 };
        if odd == 0 && side % 2 == 0 {
            let there = (at.0 + f64::from(first.0) * step_x, at.1 + f64::from(first.1) * step_y);
            prop_assert_eq!(endless.hex_at(there), layout.at(0, 0));
        }
    }

    /// Whatever a file is made of, it is read or refused.
    #[test]
    fn noise_harms_nobody(bytes in prop::collection::vec(any::<u8>(), 0..300), cut in 0..4000_usize, put in any::<u8>()) {
        let _ = read(&bytes, &BTreeMap::new());
        let mut broken = SAMPLE.as_bytes().to_vec();
        let at = cut % broken.len();
        broken[at] = put;
        let _ = read(&broken, &BTreeMap::new());
        let _ = read(&SAMPLE.as_bytes()[..at], &BTreeMap::new());
    }
}

/// A map as Tiled's own example has it, in little.
const SAMPLE: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">
<map version="1.0" orientation="hexagonal" renderorder="right-down" width="3" height="2" tilewidth="14" tileheight="12" hexsidelength="6" staggeraxis="y" staggerindex="odd" nextobjectid="2">
 <tileset firstgid="1" name="hex mini" tilewidth="18" tileheight="18">
  <tileoffset x="0" y="1"/>
  <image source="hexmini.png" width="106" height="72"/>
  <terraintypes><terrain name="Grass" tile="0"/><terrain name="Deep water" tile="4"/></terraintypes>
  <tile id="4" type="sea" terrain="1,1,0,"/>
 </tileset>
 <group name="all"><layer name="Ground" width="3" height="2">
  <data><tile gid="1"/><tile gid="2147483653"/><tile gid="1"/><tile gid="1"/><tile/><tile gid="5"/></data>
 </layer></group>
 <objectgroup name="Roads"><object id="1" x="0" y="0"><polyline points="7,6 21,6 oops 35,6"/></object></objectgroup>
</map>"#;

#[test]
fn old_files_are_read_with_their_turned_tiles_and_terrains() {
    let map = read(SAMPLE.as_bytes(), &BTreeMap::new()).unwrap();
    assert_eq!((map.frame.layout.orientation, map.frame.layout.shift), (Orientation::Pointy, Shift::Odd));
    assert_eq!(map.layers[0].cells, [1, 5, 1, 1, 0, 5]);
    let (set, number) = map.tile(5).unwrap();
    assert_eq!(set.tiles[&number].terrains, ["Deep water", "Grass"]);
    assert_eq!(map.objects[0].course(), [(7.0, 6.0), (21.0, 6.0), (35.0, 6.0)]);
    assert_eq!(map.notes, Vec::<String>::new());
}

fn endless(chunks: &str) -> String {
    format!(
        r#"<map orientation="hexagonal" width="9" height="9" tilewidth="64" tileheight="56" infinite="1" hexsidelength="32" staggeraxis="x" staggerindex="odd">
        <layer name="Ground" width="9" height="9"><data encoding="csv">{chunks}</data></layer></map>"#
    )
}

#[test]
fn maps_without_an_end_begin_where_tiles_do_and_an_odd_column_turns_the_stagger() {
    let chunks = r#"<chunk x="-4" y="0" width="4" height="2">0,0,0,1,0,0,0,2</chunk><chunk x="0" y="0" width="4" height="2">3,0,0,0,4,0,0,0</chunk>"#;
    let map = read(endless(chunks).as_bytes(), &BTreeMap::new()).unwrap();
    let layout = map.frame.layout;
    assert_eq!((layout.width, layout.height, layout.shift), (2, 2, Shift::Even));
    assert_eq!(map.frame.first, (-1, 0));
    assert_eq!(map.layers[0].cells, [1, 3, 2, 4]);
    // The middle of the tile at column -1, which lies lower.
    let middle = (-48.0 + 32.0, 28.0 + 28.0);
    assert_eq!(map.frame.hex_at(middle), layout.at(0, 0));
}

#[test]
fn files_made_to_do_harm_do_none() {
    let refused =
        |text: &str| read(text.as_bytes(), &BTreeMap::new()).expect_err("it is refused").to_string();
    let far = r#"<chunk x="-2000000000" y="0" width="1" height="1">1</chunk><chunk x="90000" y="90000" width="1" height="1">1</chunk><chunk x="0" y="0" width="1" height="1">1</chunk>"#;
    assert!(refused(&endless(far)).contains("a side has 1 to 2,000"));
    assert!(refused(&endless("")).contains("is 0 by 0 hexes"));
    // Zeros packed small.
    let packed = {
        use base64::Engine as _;
        use std::io::Write as _;
        let mut packer = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::best());
        packer.write_all(&vec![0; 64 << 20]).unwrap();
        base64::engine::general_purpose::STANDARD.encode(packer.finish().unwrap())
    };
    let layer = format!(
        r#"<layer name="bomb" width="2" height="2"><data encoding="base64" compression="zlib">{packed}</data></layer>"#
    );
    let head = r#"<map orientation="hexagonal" width="2" height="2" tilewidth="64" tileheight="56" hexsidelength="32" staggeraxis="x" staggerindex="odd">"#;
    let map = read(format!("{head}{layer}</map>").as_bytes(), &BTreeMap::new()).unwrap();
    assert_eq!(map.layers[0].cells, [0; 4]);
    assert!(map.notes[0].contains("more tiles than hexes"), "{:?}", map.notes);
    // Many large layers.
    let layer = r#"<layer name="wide" width="2000" height="2000"><data encoding="csv">1</data></layer>"#;
    let many = format!("{}{}</map>", head.replace("\"2\"", "\"2000\""), layer.repeat(100));
    let map = read(many.as_bytes(), &BTreeMap::new()).unwrap();
    assert!(map.notes.iter().any(|note| note.contains("are missing")), "{:?}", map.notes);
    // Groups in groups, entities in entities.
    let deep = format!("{head}{}{}</map>", "<group>".repeat(20_000), "</group>".repeat(20_000));
    let _ = read(deep.as_bytes(), &BTreeMap::new());
    let mut laughs = String::from("<!DOCTYPE map [<!ENTITY a \"hahahahaha\">");
    for (n, (from, to)) in ('a'..'k').zip('b'..'l').enumerate() {
        let _ = write!(laughs, "<!ENTITY {to} \"{}\">", format!("&{from};").repeat(10 + n % 2));
    }
    let laughs = format!("{laughs}]>{head}<layer name=\"&k;\" width=\"2\" height=\"2\"/></map>");
    assert!(refused(&laughs).contains("is no XML"), "entities within entities");
    let json = format!(
        "{{\"orientation\":\"hexagonal\",\"layers\":{}{}}}",
        "[{\"layers\":".repeat(5_000),
        "[]}]".repeat(5_000)
    );
    assert!(refused(&json).contains("is no map of Tiled"));
}

#[test]
fn what_is_no_map_of_hexes_is_refused_with_a_reason() {
    for (text, why) in [
        ("", "is no XML"),
        ("hello", "is no XML"),
        ("<svg/>", "XML of another kind (svg)"),
        (
            "<map orientation=\"orthogonal\" width=\"2\" height=\"2\" tilewidth=\"8\" tileheight=\"8\"/>",
            "another kind (orthogonal)",
        ),
        ("<map orientation=\"hexagonal\" width=\"2\" height=\"2\"/>", "has tiles of 0 by 0 pixels"),
        (
            "<map orientation=\"hexagonal\" width=\"2001\" height=\"2\" tilewidth=\"8\" tileheight=\"8\"/>",
            "is 2001 by 2 hexes",
        ),
        ("{", "is no map of Tiled"),
        ("{\"orientation\":\"isometric\"}", "another kind (isometric)"),
    ] {
        let refused = read(text.as_bytes(), &BTreeMap::new()).expect_err(text).to_string();
        assert!(refused.contains(why), "{text}: {refused}");
    }
}
