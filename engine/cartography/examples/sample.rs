//! Draws a made-up board and a sheet of counters into a folder, to look at:
//! `cargo run -p oblique-cartography --example sample -- FOLDER [STYLE]`.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/models.rs"]
mod models;

use oblique_board::hex::Hour;
use oblique_cartography::{Layers, MapStyle, Point, Rect, Rgba, Scene, counters, raster, scene, style};
use oblique_rules::catalog::Role;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    std::fs::create_dir_all(&folder)?;
    let map = common::sample();
    let style = std::env::args().nth(2).and_then(|id| style::style(&id)).unwrap_or(MapStyle::period());
    for (px, rect) in [
        (6.0, Rect::new(Point::new(0.0, 0.0), Point::new(30.0, 24.0))),
        (12.0, Rect::new(Point::new(0.0, 0.0), Point::new(30.0, 24.0))),
        (24.0, Rect::new(Point::new(0.0, 0.0), Point::new(30.0, 24.0))),
        (32.0, Rect::new(Point::new(0.0, 0.0), Point::new(30.0, 24.0))),
        (64.0, Rect::new(Point::new(6.0, 4.0), Point::new(21.0, 16.0))),
    ] {
        let picture = scene::compose(&map, style, rect, px, Layers::ALL);
        save(&picture, &folder.join(format!("{}-{px}.png", style.id)))?;
    }
    for px in [24.0, 28.0, 32.0, 48.0, 64.0, 96.0] {
        save(
            &models::drawn(style, px, &models::plate()),
            &folder.join(format!("{}-models-{px}.png", style.id)),
        )?;
    }
    for px in [32.0, 64.0] {
        save(&counter_sheet(style, px), &folder.join(format!("{}-counters-{px}.png", style.id)))?;
    }
    Ok(())
}

fn save(scene: &Scene, path: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let (w, h) =
        ((scene.rect.width() * scene.px_per_hex) as u32, (scene.rect.height() * scene.px_per_hex) as u32);
    let start = std::time::Instant::now();
    let data = raster::render(scene, w, h);
    println!("{}: {w} x {h}, {} primitives, {:?}", path.display(), scene.primitives.len(), start.elapsed());
    let size = tiny_skia::IntSize::from_wh(w, h).ok_or("no size")?;
    tiny_skia::Pixmap::from_vec(data, size).ok_or("no pixels")?.save_png(path)?;
    Ok(())
}

fn counter_sheet(style: &MapStyle, px: f32) -> Scene {
    let blue = Rgba::parse("2f4a7d").unwrap_or(Rgba::CLEAR);
    let red = Rgba::parse("a8322a").unwrap_or(Rgba::CLEAR);
    let prussia = Rgba::parse("2b3f6c").unwrap_or(Rgba::CLEAR);
    let austria = Rgba::parse("e8e4d8").unwrap_or(Rgba::CLEAR);
    let rows: [(Role, &str, &str); 14] = [
        (Role::Foot, "line", "line"),
        (Role::Foot, "line", "grenadier"),
        (Role::Foot, "column", "line"),
        (Role::Foot, "square", "line"),
        (Role::Foot, "rout", "line"),
        (Role::Light, "open", ""),
        (Role::Horse, "line", "cuirassier"),
        (Role::Horse, "line", "dragoon"),
        (Role::Horse, "line", "hussar"),
        (Role::Horse, "column", "cossack"),
        (Role::Guns, "unlimbered", "heavy"),
        (Role::Guns, "limbered", "medium"),
        (Role::Leader, "", ""),
        (Role::Chief, "", ""),
    ];
    let mut primitives =
        vec![oblique_cartography::Primitive::Paper { color: style.paper, grain: style.grain }];
    for (i, (role, formation, arm)) in rows.into_iter().enumerate() {
        for (j, (side, nation, hour)) in
            [(blue, prussia, 0), (red, austria, 0), (blue, prussia, 3), (red, austria, 7)]
                .into_iter()
                .enumerate()
        {
            let look = counters::CounterLook {
                nation_color: nation,
                side_color: side,
                role,
                formation: formation.into(),
                arm: arm.into(),
                facing: Some(Hour::new(hour))
                    .filter(|_| !role.leads() && formation != "rout" && formation != "square"),
                figures: 3 + 2 * j as u8,
                quality_rank: (!role.leads()).then_some(j as u8),
                morale: (j % 2 == 0 && !role.leads()).then_some(0.8),
                disruption: (j % 2 == 0 && !role.leads()).then_some(0.3),
                stacked: u8::from(j == 3),
                label: if j == 1 { "IR 13".into() } else { String::new() },
                ..counters::CounterLook::default()
            };
            let at = Point::new(0.7 + 1.2 * i as f32, 0.7 + 1.2 * j as f32);
            primitives.extend(counters::primitives(&counters::counter(style, &look), at, 1.0));
        }
    }
    for (i, holder) in [None, Some(blue), Some(red)].into_iter().enumerate() {
        let at = Point::new(0.7 + 1.2 * i as f32, 5.6);
        primitives.extend(counters::primitives(&counters::objective(style, holder), at, 1.0));
    }
    Scene { rect: Rect::new(Point::default(), Point::new(17.2, 6.2)), px_per_hex: px, primitives }
}
