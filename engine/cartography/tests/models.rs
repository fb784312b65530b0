//! Units counted in models, in every formation and arm: whole, worn, just hit; guns alone.
//! `BLESS=1 cargo test -p oblique-cartography --test models` writes the pictures anew; look at them then.

#[path = "common/models.rs"]
mod models;

use models::{drawn, plate};
use oblique_cartography::counters::{CounterLook, CounterShape, at_size};
use oblique_cartography::style::styles;
use oblique_cartography::{MapStyle, Rgba, Scene, raster};
use oblique_testing::golden::blesses;
use std::path::PathBuf;
use tiny_skia::Pixmap;

/// How far a channel may lie from the stored one (floating point differs between machines).
const SLACK: u8 = 16;
/// Parts in a thousand of the pixels that may lie further off.
const STRAY_PERMILLE: usize = 5;

fn compare(name: &str, scene: &Scene) {
    let px = |hexes: f32| (hexes * scene.px_per_hex) as u32;
    let (w, h) = (px(scene.rect.width()), px(scene.rect.height()));
    let pixels = raster::render(scene, w, h);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if blesses() {
        let size = tiny_skia::IntSize::from_wh(w, h).expect("a size");
        let picture = Pixmap::from_vec(pixels, size).expect("a picture");
        picture.save_png(&path).expect("a place to write to");
        return;
    }
    let stored = Pixmap::load_png(&path).expect("a stored picture; BLESS=1 writes it");
    assert_eq!((stored.width(), stored.height()), (w, h), "{name}");
    let apart = |(p, q): (&[u8], &[u8])| p.iter().zip(q).any(|(x, y)| x.abs_diff(*y) > SLACK);
    let stray = stored.data().chunks(4).zip(pixels.chunks(4)).filter(|pair| apart(*pair)).count();
    let all = (w * h) as usize;
    assert!(stray * 1000 <= all * STRAY_PERMILLE, "{name}: {stray} of {all} pixels differ");
}

#[test]
fn models_look_as_they_were_found_right() {
    for style in styles() {
        compare(&format!("models-{}.png", style.id), &drawn(style, 64.0, &plate()));
    }
    // One rank of each sort at the sizes at which less and less is drawn.
    for px in [24.0, 28.0, 40.0, 96.0] {
        compare(&format!("models-at-{px}.png"), &drawn(MapStyle::period(), px, &plate()));
    }
}

/// Whole units of the plate that have models, with where they begin to be drawn as figures.
fn whole() -> Vec<CounterLook> {
    let all = plate().into_iter().flatten();
    all.filter(|look| look.just_lost == 0 && look.models.is_some_and(|m| m.left == m.start && m.start > 1))
        .collect()
}

/// At every size and in every formation a unit that has lost a model is drawn otherwise than one that has not, and one
/// that has just lost it otherwise again.
#[test]
fn every_loss_is_seen() {
    let style = MapStyle::period();
    for look in whole() {
        for px in [28.0, 40.0, 64.0, 96.0] {
            let mut worn = look.clone();
            if let Some(models) = &mut worn.models {
                models.left -= 1;
            }
            let hit = CounterLook { just_lost: 1, ..worn.clone() };
            let drawn = [&look, &worn, &hit].map(|look| at_size(style, look, px));
            assert!(drawn[0] != drawn[1] && drawn[1] != drawn[2], "{look:?} at {px}");
        }
    }
}

/// A model more is one more drawn, wherever models are drawn as such: the ground of a man has the coat's colour.
#[test]
fn as_many_are_drawn_as_there_are() {
    let style = MapStyle::period();
    let ink = Rgba::parse("00ff00").expect("a colour");
    for look in whole() {
        let count = |left: u8| {
            let mut look = CounterLook { nation_color: ink, ..look.clone() };
            if let Some(models) = &mut look.models {
                models.left = left;
            }
            let shapes = at_size(style, &look, 1000.0);
            let face = style.counter.tone(ink);
            let of_coat = |shape: &&CounterShape| match shape {
                CounterShape::Polygon { fill, .. } | CounterShape::Disc { fill, .. } => *fill == face,
                _ => false,
            };
            (shapes.iter().filter(of_coat).count(), shapes.len())
        };
        let start = look.models.map_or(0, |m| m.start);
        for left in 1..start {
            assert_ne!(count(left), count(left + 1), "{look:?}: {left}");
        }
    }
}

/// However many models: what is drawn at a size at which figures would be a blur stays small.
#[test]
fn crowds_are_drawn_as_stands() {
    let style = MapStyle::period();
    for look in whole() {
        let [near, far] = [96.0, 26.0].map(|px| at_size(style, &look, px).len());
        assert!(far <= near && far < 130, "{look:?}: {far} shapes at 26 pixels a hex");
    }
}
