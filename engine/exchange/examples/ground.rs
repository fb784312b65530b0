//! Ground made by chance, for timing pictures: `cargo run --release -p oblique-exchange --example ground -- SIDE HEX_PX DIR`
//! writes a battle of SIDE by SIDE hexes (`ground.ron`) and the same ground for Tiled (`ground.tmx`, `tiles.png`), whose
//! pictures have as many pixels. `.ci/picture-speed` times both.

use oblique_board::Board;
use oblique_board::generate::{Kinds, Recipe, generate};
use oblique_board::hex::{HexSet, Layout, Orientation, shape};
use oblique_cartography::{Layers, MapSource, MapStyle, Point, Rect, geometry, raster, scene};
use oblique_rules::catalog::Catalog;
use oblique_rulesets::RULESETS;
use oblique_scenario::Scenario;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

type Failed = Box<dyn std::error::Error>;

fn kinds(catalog: &Catalog, board: &Board) -> Kinds {
    let terrain = |look: &str| board.terrain_ix(&catalog.terrain.iter().find(|t| t.look == look)?.id);
    let line = |look: &str| Some(catalog.linear.iter().find(|l| l.look == look)?.id.clone());
    Kinds {
        open: terrain("open").unwrap_or_default(),
        woods: terrain("woods"),
        brush: terrain("brush"),
        marsh: terrain("marsh"),
        village: terrain("village"),
        town: terrain("town"),
        road: line("road"),
        trail: line("trail"),
        stream: line("stream"),
        levels: catalog.levels,
    }
}

fn battle(side: u16) -> Result<Scenario, Failed> {
    let catalog = RULESETS[0].catalog();
    let layout = Layout::new(Orientation::Flat, side, side);
    let palette = catalog.terrain.iter().map(|t| t.id.clone()).collect();
    let linear = catalog.linear.iter().map(|l| l.id.clone()).collect();
    let mut scenario = Scenario::new(&catalog.id, Board::new(layout, palette, linear));
    let all: HexSet =
        shape::rectangle(layout, layout.at(0, 0), layout.at(i32::from(side) - 1, i32::from(side) - 1));
    let recipe = Recipe { seed: 1757, ..Recipe::default() };
    let kinds = kinds(catalog, &scenario.board);
    let ground = generate(&all, &recipe, &kinds, &|| false).ok_or("stopped")?;
    let _ = oblique_scenario::lay_ground(&scenario, &all, &ground, true).apply(&mut scenario);
    Ok(scenario)
}

/// A hex of every terrain, side by side, clear round it.
fn tiles(scenario: &Scenario, wide: u32, high: u32, hex_px: f32, to: &Path) -> Result<usize, Failed> {
    let catalog = RULESETS[0].catalog();
    let palette = scenario.board.palette().to_vec();
    let count = palette.len();
    let mut sheet = vec![0u8; wide as usize * count * high as usize * 4];
    for (n, _) in palette.iter().enumerate() {
        let layout = Layout::new(Orientation::Flat, 5, 5);
        let mut board = Board::new(layout, palette.clone(), scenario.board.linear_palette().to_vec());
        for hex in layout.hexes() {
            let _ = board.set_terrain(hex, oblique_board::TerrainIx(n as u8));
        }
        let middle = layout.at(2, 2);
        let centre = geometry::center(layout, middle);
        let half = Point::new(wide as f32 / hex_px / 2.0, high as f32 / hex_px / 2.0);
        let rect = Rect::new(centre - half, centre + half);
        let map = MapSource::new(Arc::new(board), catalog);
        let scene =
            scene::compose(&map, MapStyle::period(), rect, hex_px, Layers { numbers: false, ..Layers::ALL });
        let pixels = raster::render(&scene, wide, high);
        for y in 0..high as usize {
            for x in 0..wide as usize {
                let at = rect.min + Point::new((x as f32 + 0.5) / hex_px, (y as f32 + 0.5) / hex_px);
                if geometry::hex_at(layout, at) == middle {
                    let (from, to) = ((y * wide as usize + x) * 4, ((y * count + n) * wide as usize + x) * 4);
                    sheet[to..to + 4].copy_from_slice(&pixels[from..from + 4]);
                }
            }
        }
    }
    let file = std::io::BufWriter::new(std::fs::File::create(to)?);
    let mut encoder = png::Encoder::new(file, wide * count as u32, high);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header()?.write_image_data(&sheet)?;
    Ok(count)
}

fn main() -> Result<(), Failed> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, side, hex_px, folder] = &arguments[..] else { return Err("give SIDE, HEX_PX and DIR".into()) };
    let (side, hex_px, folder) = (side.parse::<u16>()?, hex_px.parse::<u32>()?, Path::new(folder));
    let scenario = battle(side)?;
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("ground.ron"), oblique_rulesets::write_scenario(&scenario))?;
    // Columns lie as near as to whole pixels as ours do to fractions of them.
    let flank = (hex_px as f32 * geometry::SIDE).round() as u32;
    let wide = (hex_px as f32 * geometry::SIDE * 2.0).round() as u32;
    let count = tiles(&scenario, wide, hex_px, hex_px as f32, &folder.join("tiles.png"))?;
    let mut tmx = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<map version=\"1.10\" orientation=\"hexagonal\" renderorder=\"right-down\" width=\"{side}\" height=\"{side}\" tilewidth=\"{wide}\" tileheight=\"{hex_px}\" infinite=\"0\" hexsidelength=\"{flank}\" staggeraxis=\"x\" staggerindex=\"even\">\n <tileset firstgid=\"1\" name=\"ground\" tilewidth=\"{wide}\" tileheight=\"{hex_px}\" tilecount=\"{count}\" columns=\"{count}\">\n  <image source=\"tiles.png\" width=\"{}\" height=\"{hex_px}\"/>\n </tileset>\n <layer id=\"1\" name=\"Ground\" width=\"{side}\" height=\"{side}\">\n  <data encoding=\"csv\">\n",
        wide * count as u32
    );
    let cells = scenario.board.terrain_cells();
    for (n, cell) in cells.iter().enumerate() {
        let last = n + 1 == cells.len();
        let end = if last || (n + 1) % usize::from(side) == 0 { "\n" } else { "" };
        write!(tmx, "{}{}{end}", u32::from(cell.0) + 1, if last { "" } else { "," })?;
    }
    tmx.push_str("</data>\n </layer>\n</map>\n");
    std::fs::write(folder.join("ground.tmx"), tmx)?;
    Ok(())
}
