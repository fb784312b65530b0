//! What a `.prj` file beside another says of its plane.

use crate::Plane;

/// Most characters of such a file that are looked at.
const MOST: usize = 20_000;

/// Systems whose zones ESRI names in words: what stands before the zone, and the numbers of the first zone north and
/// south of the equator.
const ZONES: [(&str, u32, Option<u32>); 4] = [
    ("WGS_1984_UTM_ZONE_", 32_600, Some(32_700)),
    ("ETRS_1989_UTM_ZONE_", 25_800, None),
    ("NAD_1983_UTM_ZONE_", 26_900, None),
    ("NAD_1927_UTM_ZONE_", 26_700, None),
];

/// The plane a `.prj` file describes, in well-known text of OGC or ESRI; `None` if it is no such text.
///
/// ```
/// use oblique_georeference::{Plane, prj};
///
/// let text = r#"PROJCS["ETRS_1989_UTM_Zone_32N",GEOGCS["GCS_ETRS_1989"]]"#;
/// assert_eq!(prj(text), Some(Plane::Metres { epsg: Some(25_832) }));
/// ```
#[must_use]
pub fn prj(text: &str) -> Option<Plane> {
    let text: String = text.chars().take(MOST).collect::<String>().to_ascii_uppercase();
    let text = text.trim_start_matches('\u{feff}').trim();
    if ["GEOGCS[", "GEOGCRS[", "GEODCRS["].iter().any(|head| text.starts_with(head)) {
        return Some(Plane::Degrees);
    }
    if !["PROJCS[", "PROJCRS["].iter().any(|head| text.starts_with(head)) {
        return None;
    }
    let name = text.split('"').nth(1).unwrap_or_default();
    Some(Plane::Metres { epsg: authority(text).or_else(|| zone(name)) })
}

/// The number the whole text ends with: `AUTHORITY["EPSG","25832"]]` or `ID["EPSG",25832]]`.
fn authority(text: &str) -> Option<u32> {
    let end = text.trim_end_matches(|c: char| c == ']' || c.is_whitespace());
    // The number of a part, its unit say, has a bracket more behind it.
    let brackets = text.get(end.len()..)?.matches(']').count();
    let at = end.rfind("\"EPSG\",")?;
    let number = end.get(at + 7..)?.trim_matches('"');
    (brackets == 2).then(|| number.parse().ok()).flatten()
}

/// The number of a zone by its name.
fn zone(name: &str) -> Option<u32> {
    ZONES.iter().find_map(|(head, north, south)| {
        let zone = name.strip_prefix(head)?;
        let (number, side) = zone.split_at_checked(zone.len().checked_sub(1)?)?;
        let number: u32 = number.parse().ok().filter(|n| (1..=60).contains(n))?;
        match side {
            "N" => Some(north + number),
            "S" => south.map(|south| south + number),
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{Plane, prj};

    #[test]
    fn degrees_zones_and_numbers_are_told() {
        let metres = |epsg| Some(Plane::Metres { epsg });
        let geographic =
            r#"GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.25]]]"#;
        assert_eq!(prj(geographic), Some(Plane::Degrees));
        assert_eq!(prj(r#" PROJCS["WGS_1984_UTM_Zone_19S",GEOGCS["GCS"]]"#), metres(Some(32_719)));
        let ogc = r#"PROJCS["OSGB",GEOGCS["x",AUTHORITY["EPSG","4277"]],UNIT["metre",1],AUTHORITY["EPSG","27700"]]"#;
        assert_eq!(prj(ogc), metres(Some(27_700)));
        let second = "PROJCRS[\"a\",BASEGEOGCRS[\"b\",ID[\"EPSG\",4326]],ID[\"EPSG\",2154]]\n";
        assert_eq!(prj(second), metres(Some(2154)));
        // The number of the unit is not that of the whole.
        let without = r#"PROJCS["Own",GEOGCS["x"],UNIT["metre",1,AUTHORITY["EPSG","9001"]]]"#;
        assert_eq!(prj(without), metres(None));
        assert_eq!(prj(r#"PROJCS["WGS_1984_UTM_Zone_é",GEOGCS["GCS"]]"#), metres(None));
        assert_eq!(prj(r#"PROJCS["WGS_1984_UTM_Zone_99N",GEOGCS["GCS"]]"#), metres(None));
        for text in ["", "PROJCS", "LOCAL_CS[]", "]]]]", "\u{feff}"] {
            assert_eq!(prj(text), None, "{text}");
        }
        assert_eq!(prj("PROJCS["), metres(None));
    }
}
