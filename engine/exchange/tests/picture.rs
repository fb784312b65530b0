//! Pictures are written, cropped and cancelled, and refused with a reason where they cannot be.

use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_exchange::picture::{
    Drawing, Error, Extent, Format, Layers, Measure, PieceLayers, Request, Size, Under, image, write,
    write_over,
};
use oblique_rules::catalog::Catalog;
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::{Scenario, Zone};
use oblique_testing::golden::blesses;
use proptest::prelude::*;
use std::sync::LazyLock;

fn scenario(width: u16, height: u16) -> Scenario {
    under(RULESETS[0].catalog(), width, height)
}

fn under(catalog: &Catalog, width: u16, height: u16) -> Scenario {
    let palette = catalog.terrain.iter().map(|t| t.id.clone()).collect();
    let linear = catalog.linear.iter().map(|l| l.id.clone()).collect();
    Scenario::new(&catalog.id, Board::new(Layout::new(Orientation::Flat, width, height), palette, linear))
}

fn drawn(scenario: &Scenario, request: &Request) -> Result<Vec<u8>, Error> {
    let rules = *RULESETS.iter().find(|r| r.id() == scenario.ruleset).expect("a ruleset");
    let mut out = Vec::new();
    write(scenario, rules, request, &mut out, &mut |_| true).map(|()| out)
}

fn bare(format: Format, hex_px: f32) -> Request {
    Request { legend: false, frame: false, ..Request::new(format, hex_px) }
}

/// A shipped battle: woods, roads, labels, counters.
static BATTLE: LazyLock<Scenario> = LazyLock::new(|| {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/dragoon/mollwitz.ron");
    let text = std::fs::read_to_string(path).expect("it is shipped");
    read_scenario(&text).scenario.expect("it is whole")
});

#[test]
fn a_png_has_the_size_of_its_board() {
    for ruleset in RULESETS {
        let battle = under(ruleset.catalog(), 5, 40);
        let bytes = drawn(&battle, &bare(Format::Png, 20.0)).expect("a picture");
        let picture = image::load_from_memory(&bytes).expect("a PNG");
        // 40 and a half hexes high, more than one band; four pitches and a hex wide.
        assert_eq!((picture.width(), picture.height()), (93, 810), "{}", battle.ruleset);
    }
}

#[test]
fn a_historical_map_lies_under_the_ground_and_within_the_map() {
    let battle = under(RULESETS[0].catalog(), 8, 6);
    let rules = *RULESETS.iter().find(|r| r.id() == battle.ruleset).expect("a ruleset");
    let drawn_over = |format, with: bool, grid: bool| {
        let layers = Layers { grid, numbers: false, grain: false, ..Layers::ALL };
        let request = Request { layers, margin: 1.0, ..Request::new(format, 16.0) };
        let measure = Measure::new(battle.board.layout(), &request).expect("a size");
        let blue = [0, 0, 250, 255].repeat(4);
        let over = with.then(|| Under::new(&measure, format, (2, 2), blue).expect("pixels"));
        let mut out = Vec::new();
        write_over(&battle, rules, &request, over, &mut out, &mut |_| true).expect("a picture");
        out
    };
    let blue = |bytes: &[u8]| {
        let picture = image::load_from_memory(bytes).expect("a PNG").to_rgb8();
        let is_blue = |pixel: &&image::Rgb<u8>| pixel.0 == [0, 0, 250];
        (picture.pixels().filter(is_blue).count(), *picture.get_pixel(2, 2))
    };
    let (none, edge) = blue(&drawn_over(Format::Png, false, false));
    let (bare, own_edge) = blue(&drawn_over(Format::Png, true, false));
    let (gridded, _) = blue(&drawn_over(Format::Png, true, true));
    assert_eq!((none, edge), (0, own_edge), "the sheet round the map stays as it was");
    assert!(bare > 5000 && gridded < bare && gridded > bare / 2, "{bare} and {gridded} pixels");
    let drawing = String::from_utf8(drawn_over(Format::Svg, true, false)).expect("a text");
    assert!(drawing.contains("<image ") && drawing.contains("href=\"data:image/png;base64,"));
    assert!(!String::from_utf8(drawn_over(Format::Svg, false, false)).expect("a text").contains("<image "));
}

#[test]
fn a_picture_drawn_a_few_rows_at_a_time_is_the_same() {
    let rules = *RULESETS.iter().find(|r| r.id() == BATTLE.ruleset).expect("a ruleset");
    for request in [bare(Format::Png, 7.0), Request::new(Format::Svg, 6.5)] {
        let at_once = Request { format: Format::Png, ..request };
        let at_once = image(&BATTLE, rules, &at_once, &mut |_| true).expect("a picture");
        let mut drawing = Drawing::new(&BATTLE, rules, &request).expect("a picture");
        let mut steps = 1;
        while !drawing.step() {
            steps += 1;
        }
        assert!(steps > 3, "{steps}");
        assert!(drawing.step(), "it stays whole");
        assert!(drawing.into_image() == at_once, "{request:?}");
    }
}

#[test]
fn a_picture_too_large_is_refused_with_the_size_that_works() {
    let made = drawn(&scenario(1000, 1000), &Request::new(Format::Jpeg, 32.0));
    let Err(Error::TooLarge { most_hex_px, .. }) = made else { panic!("not refused") };
    assert!((5.0..10.0).contains(&most_hex_px), "{most_hex_px}");
    // A PNG may be as large as any: it is drawn in bands.
    let layout = Layout::new(Orientation::Flat, 1000, 1000);
    let measure = Measure::new(layout, &Request::new(Format::Png, 32.0)).expect("a size");
    assert!(measure.check(Format::Png).is_ok() && measure.memory < 300_000_000, "{measure:?}");
}

/// Every format of pixels holds the same picture, as far as it holds it truly.
#[test]
fn jpeg_and_webp_show_what_png_shows() {
    let of = |format| {
        let bytes = drawn(&BATTLE, &Request::new(format, 16.0)).expect("a picture");
        image::load_from_memory(&bytes).expect("a picture").into_rgb8()
    };
    let (png, jpeg, webp) = (of(Format::Png), of(Format::Jpeg), of(Format::WebP));
    assert!(png == webp, "WebP is without loss");
    assert_eq!(png.dimensions(), jpeg.dimensions());
    let apart: u64 = png.as_raw().iter().zip(jpeg.as_raw()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    assert!(apart < 8 * png.as_raw().len() as u64, "{apart}");
}

/// Bands are packed by themselves: a reader finds one stream without a fault, whose check sum is right.
#[test]
fn bands_are_one_stream() {
    let battle = scenario(9, 60);
    let request = bare(Format::Png, 20.0);
    let bytes = drawn(&battle, &request).expect("a picture");
    let rules = RULESETS[0];
    let pixels = image(&battle, rules, &request, &mut |_| true).expect("a picture");
    let mut decoder = png::Decoder::new(std::io::Cursor::new(&bytes));
    decoder.ignore_checksums(false);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut read = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut read).expect("its pixels");
    reader.finish().expect("its end");
    assert!(read == pixels.rgb);
}

#[test]
fn a_picture_shows_the_layers_that_stand_on_the_map() {
    let mut battle = BATTLE.clone();
    let layout = battle.board.layout();
    battle.zones[0] = Zone::of((0..4).map(|row| layout.at(5, row)));
    let svg = |request: Request| {
        let bytes = drawn(&battle, &Request { legend: false, frame: false, ..request }).expect("an SVG");
        String::from_utf8(bytes).expect("text")
    };
    let usual = Request::new(Format::Svg, 64.0);
    let with = |pieces: PieceLayers| Request { pieces, ..usual };
    let plain = svg(usual);
    for more in [
        PieceLayers { names: true, ..PieceLayers::COUNTERS },
        PieceLayers { strengths: true, ..PieceLayers::COUNTERS },
        PieceLayers { zones: true, ..PieceLayers::COUNTERS },
    ] {
        assert!(svg(with(more)).len() > plain.len(), "{more:?} adds nothing");
    }
    let names = PieceLayers { names: true, ..PieceLayers::COUNTERS };
    let small = |pieces| svg(Request { size: Size::HexPx(24.0), ..with(pieces) });
    assert_eq!(small(names), small(PieceLayers::COUNTERS), "too small to be read");
    // A fainter counter is the same but for its opacity.
    let faint = svg(with(PieceLayers { counters_percent: 40, ..PieceLayers::COUNTERS }));
    assert_ne!(faint, plain);
    assert_eq!(faint.matches("<path").count(), plain.matches("<path").count());
    // Without counters there is nobody to name.
    let nobody = PieceLayers { names: true, strengths: true, ..PieceLayers::NONE };
    assert_eq!(svg(with(nobody)), svg(with(PieceLayers::NONE)));
}

#[test]
fn rulers_number_the_columns_and_rows_shown_and_make_the_sheet_larger() {
    let battle = scenario(30, 20);
    let layout = battle.board.layout();
    let request = bare(Format::Svg, 32.0);
    let ruled = Request { rulers: true, ..request };
    let (plain, wide) = (Measure::new(layout, &request), Measure::new(layout, &ruled));
    let (plain, wide) = (plain.expect("a size"), wide.expect("a size"));
    assert!(wide.pixels.0 > plain.pixels.0 && wide.pixels.1 > plain.pixels.1);
    assert_eq!(wide.map, plain.map);
    let extent = Extent::cells(layout, (3, 4), (8, 9)).expect("on the board");
    let part = |request: Request| drawn(&battle, &Request { extent, ..request }).expect("an SVG").len();
    let whole = |request: Request| drawn(&battle, &request).expect("an SVG").len();
    let (added, added_whole) = (part(ruled) - part(request), whole(ruled) - whole(request));
    assert!(added > 0 && added < added_whole, "{added} bytes of numbers for a part, {added_whole} for all");
}

#[test]
fn what_is_out_of_range_is_refused() {
    let draw = |request: Request| drawn(&scenario(5, 5), &request);
    let usual = Request::new(Format::Png, 20.0);
    let paper = |width_mm, dpi| Request { size: Size::Paper { width_mm, dpi }, ..usual };
    assert!(matches!(draw(Request::new(Format::Png, f32::NAN)), Err(Error::HexSize(_))));
    assert!(matches!(draw(paper(f32::NAN, 100.0)), Err(Error::Width(_))));
    assert!(matches!(draw(paper(100.0, 0.0)), Err(Error::Dpi(_))));
    assert!(matches!(draw(paper(5000.0, 1200.0)), Err(Error::HexSize(_))));
    assert!(matches!(draw(Request { margin: -1.0, ..usual }), Err(Error::Margin(_))));
    assert!(matches!(drawn(&scenario(0, 5), &usual), Err(Error::Empty)));
    let layout = Layout::new(Orientation::Flat, 20, 20);
    let beyond = Extent::cells(layout, (15, 15), (18, 18)).expect("hexes");
    assert!(matches!(draw(Request { extent: beyond, ..usual }), Err(Error::Outside)));
}

#[test]
fn a_paper_width_is_kept_with_its_dots_an_inch() {
    let request =
        Request { size: Size::Paper { width_mm: 127.0, dpi: 100.0 }, ..Request::new(Format::Png, 1.0) };
    let measure = Measure::new(BATTLE.board.layout(), &request).expect("a size");
    assert!((499..=501).contains(&measure.pixels.0), "{measure:?}");
    let bytes = drawn(&BATTLE, &request).expect("a picture");
    let info = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().expect("a PNG").info().clone();
    assert_eq!(info.pixel_dims.map(|d| (d.xppu, d.yppu)), Some((3937, 3937)));
    assert_eq!(u64::from(info.width), measure.pixels.0);
    let svg = drawn(&BATTLE, &Request { format: Format::Svg, ..request }).expect("an SVG");
    let svg = String::from_utf8(svg).expect("text");
    assert!(svg.lines().next().is_some_and(|line| line.contains("mm\" height=")), "{}", &svg[..120]);
}

#[test]
fn an_svg_tells_the_title() {
    let mut battle = scenario(6, 6);
    let plain = drawn(&battle, &Request::new(Format::Svg, 32.0)).expect("an SVG");
    battle.meta.title = "Kolin".to_owned();
    let named = drawn(&battle, &Request::new(Format::Svg, 32.0)).expect("an SVG");
    assert_ne!(plain, named);
    assert!(named.starts_with(b"<svg "));
}

#[test]
fn a_cropped_svg_counts_and_holds_only_its_part() {
    let large = scenario(400, 400);
    let layout = large.board.layout();
    assert!(matches!(drawn(&large, &bare(Format::Svg, 32.0)), Err(Error::TooManyHexes(160_000))));
    let extent = Extent::cells(layout, (100, 100), (109, 109)).expect("hexes");
    let part = drawn(&large, &Request { extent, ..bare(Format::Svg, 32.0) }).expect("an SVG");
    assert!(part.len() < 1_500_000, "{}", part.len());
    let head = String::from_utf8_lossy(&part[..200]).into_owned();
    assert!(head.contains("viewBox=\"86."), "{head}");
}

#[test]
fn a_picture_called_off_ends_between_its_parts() {
    let rules = RULESETS[0];
    let mut asked = 0;
    let mut out = Vec::new();
    let request = bare(Format::Png, 20.0);
    let made = write(&scenario(5, 200), rules, &request, &mut out, &mut |part| {
        assert!((0.0..1.0).contains(&part));
        asked += 1;
        asked < 3
    });
    assert!(matches!(made, Err(Error::Cancelled)));
    assert_eq!(asked, 3);
}

/// A part with frame, legend and margin; `BLESS=1` writes it anew.
#[test]
fn a_part_with_its_frame_looks_as_it_did() {
    let extent = Extent::cells(BATTLE.board.layout(), (8, 12), (19, 21)).expect("hexes");
    let request = Request { extent, margin: 0.5, ..Request::new(Format::Png, 24.0) };
    let bytes = drawn(&BATTLE, &request).expect("a picture");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots/part.png");
    if blesses() {
        std::fs::write(path, bytes).expect("a place to write to");
        return;
    }
    let stored = std::fs::read(path).expect("a stored picture; BLESS=1 writes it");
    let [stored, drawn] = [stored, bytes].map(|b| image::load_from_memory(&b).expect("a PNG").into_rgb8());
    assert_eq!(stored.dimensions(), drawn.dimensions());
    let apart =
        |(p, q): (&image::Rgb<u8>, &image::Rgb<u8>)| p.0.iter().zip(q.0).any(|(x, y)| x.abs_diff(y) > 16);
    let stray = stored.pixels().zip(drawn.pixels()).filter(|pair| apart(*pair)).count();
    assert!(stray * 200 <= stored.pixels().len(), "{stray} pixels differ");
}

/// Pixels of a part of the board that are not those of the whole, and whether round it there is only the sheet.
fn against_the_whole(from: (i32, i32), span: (i32, i32), px: u8, margin: u8) -> (usize, bool) {
    let battle = &*BATTLE;
    let rules = *RULESETS.iter().find(|r| r.id() == battle.ruleset).expect("a ruleset");
    let to = (from.0 + span.0, from.1 + span.1);
    let extent = Extent::cells(battle.board.layout(), from, to).expect("hexes");
    let (hex_px, margin) = (f32::from(px), f32::from(margin));
    let whole = image(battle, rules, &bare(Format::Png, hex_px), &mut |_| true).expect("a picture");
    let request = Request { extent, margin, ..bare(Format::Png, hex_px) };
    let part = image(battle, rules, &request, &mut |_| true).expect("a picture");
    let Extent::Area(area) = extent else { unreachable!("it is a part") };
    let edge = (margin * hex_px) as usize;
    let left = ((area.min.x * hex_px + 0.01).floor() as usize, (area.min.y * hex_px + 0.01).floor() as usize);
    let (width, height) = (part.width as usize, part.height as usize);
    let mut off = 0;
    for y in edge..height - edge {
        for x in edge..width - edge {
            let (wx, wy) = (x - edge + left.0, y - edge + left.1);
            if wx >= whole.width as usize || wy >= whole.height as usize {
                continue;
            }
            let at = (y * width + x) * 3;
            let in_whole = (wy * whole.width as usize + wx) * 3;
            off += usize::from(part.rgb[at..at + 3] != whole.rgb[in_whole..in_whole + 3]);
        }
    }
    let only_sheet = edge < 2 || part.rgb[..3] == part.rgb[(edge - 2) * 3..(edge - 1) * 3];
    (off, only_sheet)
}

/// Outlines of this part begin half-way between two 256ths of a pixel beyond its left edge.
#[test]
fn a_part_whose_edge_lies_half_way_is_the_same_as_in_the_whole() {
    assert_eq!(against_the_whole((13, 4), (2, 9), 24, 0), (0, true));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// A part is the same as that part of the whole; round it there is only the sheet.
    #[test]
    fn a_part_is_the_same_as_in_the_whole(
        from in (0..20i32, 0..14i32), span in (2..12i32, 2..10i32), px in 9u8..30, margin in 0..2u8,
    ) {
        prop_assert_eq!(against_the_whole(from, span, px, margin), (0, true));
    }
}
