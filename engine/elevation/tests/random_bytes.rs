//! Whatever is in a file: a grid or a reason, never a panic.

use oblique_elevation::readers::{ReadError, read};
use oblique_georeference::prj;
use proptest::prelude::*;

const HEAD: &str =
    "ncols 3\nnrows 2\nxllcorner 10\nyllcorner 20\ncellsize 0.5\nNODATA_value -9999\n1 2 3\n4 5 6\n";

proptest! {
    #[test]
    fn random_bytes_are_no_panic(
        name in prop::sample::select(vec!["a.asc", "N36W085.hgt", "a.tif", "a", ""]),
        bytes in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        let _: Result<_, ReadError> = read(name, &bytes);
    }

    #[test]
    fn random_text_beside_a_grid_is_no_panic(
        head in prop::sample::select(vec!["", "PROJCS[", "GEOGCS[\"", "PROJCRS[\"WGS_1984_UTM_Zone_"]),
        tail in "[\\PC]{0,40}", end in prop::sample::select(vec!["", "\"EPSG\",]]", "ID[\"EPSG\",1]]"]),
    ) {
        let _ = prj(&format!("{head}{tail}{end}"));
    }

    #[test]
    fn a_damaged_grid_is_a_grid_or_a_reason(
        at in 0..HEAD.len(), with in prop::collection::vec(any::<u8>(), 0..6), cut in 0..HEAD.len(),
    ) {
        let mut bytes = HEAD.as_bytes().to_vec();
        bytes.splice(at..=at, with);
        bytes.truncate(bytes.len().max(cut) - cut / 4);
        if let Err(reason) = read("a.asc", &bytes) {
            prop_assert!(!reason.to_string().is_empty());
        }
    }
}
