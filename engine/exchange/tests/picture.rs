//! Pictures are written, and refused with a reason where they cannot be.

use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_cartography::{Layers, MapStyle};
use oblique_exchange::picture::{Error, Options, png, svg};
use oblique_rules::catalog::Catalog;
use oblique_rulesets::RULESETS;
use oblique_scenario::Scenario;

fn scenario(width: u16, height: u16) -> Scenario {
    under(RULESETS[0].catalog(), width, height)
}

fn under(catalog: &Catalog, width: u16, height: u16) -> Scenario {
    let palette = catalog.terrain.iter().map(|t| t.id.clone()).collect();
    let linear = catalog.linear.iter().map(|l| l.id.clone()).collect();
    Scenario::new(&catalog.id, Board::new(Layout::new(Orientation::Flat, width, height), palette, linear))
}

#[test]
fn a_png_has_the_size_of_its_board() {
    let options = Options { layers: Layers::ALL, counters: true, legend: false };
    for ruleset in RULESETS {
        let catalog = ruleset.catalog();
        let bytes =
            png(&under(catalog, 5, 40), catalog, MapStyle::period(), 20.0, options).expect("a picture");
        let picture = image::load_from_memory(&bytes).expect("a PNG");
        // 40 and a half hexes high, more than one band; four pitches and a hex wide.
        assert_eq!((picture.width(), picture.height()), (93, 810), "{}", catalog.id);
    }
}

#[test]
fn a_picture_too_large_is_refused_with_the_size_that_works() {
    let made =
        png(&scenario(1000, 1000), RULESETS[0].catalog(), MapStyle::period(), 32.0, Options::default());
    let Err(Error::TooLarge { most_hex_px, .. }) = made else { panic!("not refused: {made:?}") };
    assert!((5.0..10.0).contains(&most_hex_px), "{most_hex_px}");
}

#[test]
fn sizes_out_of_range_and_empty_boards_are_refused() {
    let draw = |s: &Scenario, px| png(s, RULESETS[0].catalog(), MapStyle::period(), px, Options::default());
    assert_eq!(draw(&scenario(5, 5), f32::NAN).map_err(|e| matches!(e, Error::HexSize(_))), Err(true));
    assert_eq!(draw(&scenario(0, 5), 20.0), Err(Error::Empty));
}

#[test]
fn an_svg_tells_the_title() {
    let mut battle = scenario(6, 6);
    let plain = svg(&battle, RULESETS[0].catalog(), MapStyle::period(), 32.0, Options::default());
    battle.meta.title = "Kolin".to_owned();
    let named = svg(&battle, RULESETS[0].catalog(), MapStyle::period(), 32.0, Options::default());
    assert_ne!(plain, named);
    assert!(named.expect("an SVG").starts_with("<svg "));
}
