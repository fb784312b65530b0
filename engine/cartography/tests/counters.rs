//! What units look like, by the sheets: caps, muskets, figures by strength, guns by weight, signs.
//! `BLESS=1 cargo test -p oblique-cartography --test counters` writes the picture anew; look
//! at it then.

use oblique_board::hex::Hour;
use oblique_cartography::counters::{CounterLook, CounterShape, Signs, bar, counter, objective, primitives};
use oblique_cartography::primitive::{Primitive, Scene};
use oblique_cartography::style::styles;
use oblique_cartography::{MapStyle, Point, Rect, Rgba, raster};
use oblique_rules::catalog::Role;
use oblique_testing::golden::blesses;
use std::path::PathBuf;
use tiny_skia::Pixmap;

/// How far a channel may lie from the stored one (floating point differs between machines).
const SLACK: u8 = 16;
/// Parts in a thousand of the pixels that may lie further off.
const STRAY_PERMILLE: usize = 5;
/// Pixels a counter.
const PX: f32 = 96.0;
/// Pixels a counter drawn as a bar.
const BAR_PX: f32 = 20.0;

fn look(role: Role, formation: &str, arm: &str, figures: u8) -> CounterLook {
    CounterLook {
        nation_color: Rgba::parse("2b3f6c").expect("a colour"),
        side_color: Rgba::parse("2f6fb0").expect("a colour"),
        role,
        formation: formation.to_owned(),
        arm: arm.to_owned(),
        facing: Some(Hour::new(0)),
        figures,
        ..CounterLook::default()
    }
}

/// Every look the sheets describe, a row each.
fn plate() -> Vec<Vec<CounterLook>> {
    use Role::{Chief, Foot, Guns, Horse, Leader, Light};
    let pale = |mut l: CounterLook| {
        l.nation_color = Rgba::parse("e8e4d8").expect("a colour");
        l.side_color = Rgba::parse("b0402f").expect("a colour");
        l.facing = Some(Hour::new(7));
        l
    };
    let signs = |mut l: CounterLook, signs: Signs| {
        l.signs = signs;
        l
    };
    let poor = |mut l: CounterLook| {
        l.disruption = Some(0.6);
        l
    };
    let line = |n| look(Foot, "line", "", n);
    vec![
        vec![line(8), line(5), line(2), look(Foot, "line", "grenadier", 8), pale(line(8)), poor(line(8))],
        vec![
            look(Foot, "column", "", 8),
            look(Foot, "column", "grenadier", 5),
            look(Foot, "square", "", 8),
            look(Foot, "rout", "", 7),
            look(Light, "open", "", 4),
            pale(look(Light, "open", "", 2)),
        ],
        vec![
            look(Horse, "line", "cuirassier", 4),
            look(Horse, "line", "dragoon", 4),
            look(Horse, "line", "hussar", 3),
            look(Horse, "column", "dragoon", 4),
            pale(look(Horse, "column", "hussar", 2)),
            signs(look(Horse, "line", "dragoon", 4), Signs { charge: true, ..Signs::default() }),
        ],
        vec![
            look(Guns, "unlimbered", "light", 2),
            look(Guns, "unlimbered", "medium", 2),
            look(Guns, "unlimbered", "heavy", 3),
            look(Guns, "limbered", "medium", 1),
            pale(look(Guns, "limbered", "heavy", 2)),
            pale(look(Guns, "unlimbered", "light", 3)),
        ],
        vec![
            look(Leader, "", "", 1),
            look(Chief, "", "", 1),
            pale(look(Chief, "", "", 1)),
            signs(line(8), Signs { fired: true, ..Signs::default() }),
            poor(signs(line(8), Signs { fired: true, ..Signs::default() })),
            signs(line(8), Signs { banner: Some([true, true, false]), ..Signs::default() }),
        ],
    ]
}

fn drawn(style: &MapStyle) -> (Vec<u8>, u32, u32) {
    let rows = plate();
    let (wide, high) = (6.0, rows.len() as f32 + 2.0);
    let mut shapes = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, look) in row.iter().enumerate() {
            let at = Point::new(x as f32 + 0.5, y as f32 + 0.5);
            shapes.extend(primitives(&counter(style, look), at, 0.92));
            // Below, all of them once more as the small bars they are from afar.
            let at = Point::new(0.16 + 0.28 * x as f32, high - 1.85 + 0.22 * y as f32);
            shapes.extend(primitives(&bar(style, look), at, BAR_PX / PX));
        }
    }
    let sides = [None, Rgba::parse("2f6fb0"), Rgba::parse("b0402f")];
    for (x, holder) in sides.into_iter().enumerate() {
        let at = Point::new(x as f32 + 0.5, high - 0.5);
        shapes.extend(primitives(&objective(style, holder), at, 0.92));
    }
    let rect = Rect::new(Point::new(0.0, 0.0), Point::new(wide, high));
    shapes.insert(0, Primitive::Paper { color: style.paper, grain: style.ink.faded(0.0) });
    let picture = Scene { rect, px_per_hex: PX, primitives: shapes };
    let (w, h) = ((wide * PX) as u32, (high * PX) as u32);
    (raster::render(&picture, w, h), w, h)
}

#[test]
fn pieces_look_as_they_were_found_right() {
    for style in styles() {
        let (pixels, w, h) = drawn(style);
        let name = format!("counters-{}.png", style.id);
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
        if blesses() {
            let size = tiny_skia::IntSize::from_wh(w, h).expect("a size");
            let picture = Pixmap::from_vec(pixels, size).expect("a picture");
            picture.save_png(&path).expect("a place to write to");
            continue;
        }
        let stored = Pixmap::load_png(&path).expect("a stored picture; BLESS=1 writes it");
        let apart = |(p, q): (&[u8], &[u8])| p.iter().zip(q).any(|(x, y)| x.abs_diff(*y) > SLACK);
        let stray = stored.data().chunks(4).zip(pixels.chunks(4)).filter(|pair| apart(*pair)).count();
        let all = (w * h) as usize;
        assert!(stray * 1000 <= all * STRAY_PERMILLE, "{}: {stray} of {all} pixels differ", style.id);
    }
}

/// Two armies of one nation are told apart, and two nations of one side, in every shape and at every size.
#[test]
fn every_counter_shows_its_side_and_its_nation() {
    let style = MapStyle::period();
    let (side, nation) = (Rgba::parse("ff00ff").expect("a colour"), Rgba::parse("00ff00").expect("a colour"));
    for row in plate() {
        for look in row {
            let look = CounterLook { side_color: side, nation_color: nation, ..look };
            for (shapes, least) in [(counter(style, &look), 0.02), (bar(style, &look), 0.1)] {
                let rect = Rect::new(Point::new(-0.6, -0.6), Point::new(0.6, 0.6));
                let scene = Scene {
                    rect,
                    px_per_hex: PX,
                    primitives: primitives(&shapes, Point::new(0.0, 0.0), 1.0),
                };
                let edge = (1.2 * PX) as u32;
                let pixels = raster::render(&scene, edge, edge);
                let count = |of: Rgba| {
                    let near = |p: &[u8]| {
                        let [r, g, b] = [of.r, of.g, of.b];
                        p[0].abs_diff(r) < 60 && p[1].abs_diff(g) < 60 && p[2].abs_diff(b) < 60 && p[3] > 200
                    };
                    pixels.chunks(4).filter(|p| near(p)).count() as f32
                };
                let (of_side, of_nation) =
                    (count(style.counter.tone(side)), count(style.counter.tone(nation)));
                let whole = of_side + of_nation;
                assert!(of_side > least * PX * PX * 0.3, "{look:?}: {of_side} pixels of the side");
                assert!(of_nation > 0.1 * whole && of_side > 0.1 * whole, "{look:?}: {of_side}, {of_nation}");
            }
        }
    }
}

/// What the sheets tell apart is drawn apart, and what they call alike is drawn alike.
#[test]
fn looks_differ_where_the_sheets_say_so() {
    let style = MapStyle::period();
    let shapes = |l: &CounterLook| counter(style, l);
    let arms = |role, formation: &str, arm: &str| shapes(&look(role, formation, arm, 4));
    assert_ne!(arms(Role::Foot, "line", ""), arms(Role::Foot, "line", "grenadier"), "pointed caps");
    assert_ne!(arms(Role::Horse, "line", "hussar"), arms(Role::Horse, "line", "dragoon"), "fur caps");
    let alike = arms(Role::Horse, "line", "cuirassier") == arms(Role::Horse, "line", "dragoon");
    assert!(alike, "cuirassiers and dragoons are alike");
    let guns = ["light", "medium", "heavy"].map(|w| arms(Role::Guns, "unlimbered", w));
    assert!(guns[0] != guns[1] && guns[1] != guns[2], "weights of guns");
    let mut ragged = look(Role::Foot, "line", "", 4);
    ragged.signs.fired = true;
    let even = shapes(&ragged);
    let discs = |s: &[CounterShape]| s.iter().filter(|s| matches!(s, CounterShape::Disc { .. })).count();
    ragged.disruption = Some(0.5);
    assert_eq!(discs(&shapes(&ragged)), discs(&even), "Disruption 5 of 10 is orderly");
    ragged.disruption = Some(0.6);
    assert_ne!(discs(&shapes(&ragged)), discs(&even), "Disruption 6 of 10 is ragged");
    // One more figure is more drawn, up to the most there are.
    for (role, formation, most) in [
        (Role::Foot, "line", 8),
        (Role::Foot, "column", 8),
        (Role::Foot, "square", 8),
        (Role::Foot, "rout", 8),
        (Role::Horse, "line", 4),
        (Role::Horse, "column", 4),
        (Role::Light, "open", 4),
        (Role::Guns, "unlimbered", 3),
        (Role::Guns, "limbered", 3),
    ] {
        let least = if formation == "rout" { 3 } else { 1 };
        for n in least..most {
            let [fewer, more] = [n, n + 1].map(|n| shapes(&look(role, formation, "", n)).len());
            assert!(fewer < more, "{role:?} {formation}: {n} and {} figures", n + 1);
        }
    }
}
