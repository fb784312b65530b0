//! Whatever is in a file: vectors or a reason, never a panic.

use oblique_vectors::{Beside, Budget, VectorError, read};
use proptest::prelude::*;
use std::path::Path;

const GEOJSON: &str = r#"{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"a": "b"},
    "geometry": {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]]]}}]}"#;
const GPX: &str = r#"<gpx><wpt lat="1" lon="2"><name>a</name></wpt><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>"#;

/// Files that were made to do harm, each with what it says.
#[test]
fn the_corpus_is_read_or_refused_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files: Vec<_> = std::fs::read_dir(&folder).expect("a corpus").flatten().collect();
    files.sort_by_key(std::fs::DirEntry::file_name);
    assert!(files.len() >= 10);
    for file in files {
        let name = file.file_name().to_string_lossy().into_owned();
        let bytes = std::fs::read(file.path()).expect("a file");
        let outcome = read(&name, &bytes, &Beside::default(), &Budget::default());
        // `refused-…`, or `<features>-…-<problems>.…`.
        if name.starts_with("refused") {
            assert!(outcome.is_err(), "{name}: {outcome:?}");
            continue;
        }
        let found = outcome.unwrap_or_else(|why| panic!("{name}: {why}"));
        let number = |part: Option<&str>| part.and_then(|n| n.parse::<usize>().ok()).expect("a number");
        let stem = name.split('.').next().unwrap_or_default();
        assert_eq!(found.features().count(), number(stem.split('-').next()), "{name}");
        assert_eq!(found.problems.len(), number(stem.split('-').next_back()), "{name}: {:?}", found.problems);
    }
}

#[test]
fn a_name_that_is_a_way_elsewhere_only_names_a_layer() {
    let beside = Beside::default();
    let file = read("../../etc/passwd.geojson", GEOJSON.as_bytes(), &beside, &Budget::default());
    assert_eq!(file.expect("an area").layers[0].name, "passwd");
}

proptest! {
    #[test]
    fn random_bytes_are_no_panic(
        name in prop::sample::select(vec!["a.geojson", "a.gpx", "a.shp", "a", ""]),
        head in prop::sample::select(vec![&b""[..], b"\0\0\x27\x0a", b"{\"type\":", b"<gpx>"]),
        bytes in prop::collection::vec(any::<u8>(), 0..300),
        dbf in prop::collection::vec(any::<u8>(), 0..120),
    ) {
        let bytes = [head, &bytes[..]].concat();
        let beside = Beside { dbf: Some(&dbf), prj: None, cpg: None };
        let _: Result<_, VectorError> = read(name, &bytes, &beside, &Budget::default());
    }

    #[test]
    fn a_damaged_text_is_vectors_or_a_reason(
        gpx in any::<bool>(), at in 0..100_usize, with in "[\\PC]{0,6}", cut in 0..260_usize,
    ) {
        let (name, text) = if gpx { ("a.gpx", GPX) } else { ("a.geojson", GEOJSON) };
        let mut bytes = text.as_bytes().to_vec();
        bytes.splice(at..=at, with.bytes());
        bytes.truncate(cut.max(10));
        if let Err(why) = read(name, &bytes, &Beside::default(), &Budget::default()) {
            prop_assert!(!why.to_string().is_empty());
        }
    }
}
