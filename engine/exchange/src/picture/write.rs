//! Pictures as files, part by part: memory stays bounded and whoever waits can call it off.

use super::error::Error;
use super::measure::Measure;
use super::plan::Plan;
use super::request::{Format, Request, Size};
use oblique_cartography::{Point, Rect, raster, svg};
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::io::Write;

/// Pixels, row by row: red, green, blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Three bytes a pixel.
    pub rgb: Vec<u8>,
}

/// Writes a picture. `go_on` is asked between the parts, with the part from 0 to 1 that is done; if it says no,
/// the picture is called off.
///
/// # Errors
/// Why there is no picture; what was written by then is of no use.
pub fn write(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    request: &Request,
    out: &mut dyn Write,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<(), Error> {
    let plan = Plan::new(scenario, rules, request)?;
    match request.format {
        Format::Png => png(&plan, request.size, out, go_on),
        Format::Svg => {
            if !go_on(0.0) {
                return Err(Error::Cancelled);
            }
            let scene = plan.scene(plan.measure.sheet);
            if !go_on(0.5) {
                return Err(Error::Cancelled);
            }
            let text = svg::document(&scene, plan.measure.paper_mm);
            out.write_all(text.as_bytes()).map_err(Error::Writing)
        }
    }
}

/// The pixels of a picture, whatever its format: for a preview.
///
/// # Errors
/// Why there is no picture.
pub fn image(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    request: &Request,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Image, Error> {
    let plan = Plan::new(scenario, rules, &Request { format: Format::Png, ..*request })?;
    let mut rgb = Vec::new();
    let (width, height) = bands(&plan, go_on, &mut |rows| {
        rgb.extend_from_slice(rows);
        Ok(())
    })?;
    Ok(Image { width, height, rgb })
}

fn png(
    plan: &Plan,
    size: Size,
    out: &mut dyn Write,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<(), Error> {
    let (width, height) = plan.measure.pixels;
    let mut encoder = png::Encoder::new(out, width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    // The grain of the paper is noise: more effort makes the file hardly smaller.
    encoder.set_compression(png::Compression::Fast);
    if let Size::Paper { dpi, .. } = size {
        let dots = (dpi / 0.0254).round() as u32;
        encoder.set_pixel_dims(Some(png::PixelDimensions { xppu: dots, yppu: dots, unit: png::Unit::Meter }));
    }
    let mut writer = encoder.write_header().map_err(problem)?;
    let mut stream = writer.stream_writer().map_err(problem)?;
    bands(plan, go_on, &mut |rows| stream.write_all(rows).map_err(Error::Writing))?;
    stream.finish().map_err(problem)?;
    writer.finish().map_err(problem)
}

/// Pixels drawn round a band and cut off again: where a line is clipped its first pixels come out otherwise,
/// and a part would not be the same as in the whole.
const GUARD: u32 = 3;

/// Draws a picture in bands from the top down, each given on as rows of pixels; returns its size.
fn bands(
    plan: &Plan,
    go_on: &mut dyn FnMut(f32) -> bool,
    give: &mut dyn FnMut(&[u8]) -> Result<(), Error>,
) -> Result<(u32, u32), Error> {
    let Measure { sheet, hex_px, .. } = plan.measure;
    // The check has found them small enough.
    let (width, height) = (plan.measure.pixels.0 as u32, plan.measure.pixels.1 as u32);
    let rows_at_once = plan.measure.band_rows();
    for top in (0..height).step_by(rows_at_once as usize) {
        if !go_on(top as f32 / height as f32) {
            return Err(Error::Cancelled);
        }
        let rows = rows_at_once.min(height - top);
        let guard = Point::new(GUARD as f32 / hex_px, GUARD as f32 / hex_px);
        let min = sheet.min + Point::new(0.0, top as f32 / hex_px) - guard;
        let drawn = (width + 2 * GUARD, rows + 2 * GUARD);
        let max = min + Point::new(drawn.0 as f32 / hex_px, drawn.1 as f32 / hex_px);
        let pixels = raster::render(&plan.scene(Rect::new(min, max)), drawn.0, drawn.1);
        // The paper is opaque, and so is all of it.
        let row_bytes = drawn.0 as usize * 4;
        let mut band = Vec::with_capacity((width * rows) as usize * 3);
        for row in pixels.chunks_exact(row_bytes).skip(GUARD as usize).take(rows as usize) {
            let inside = &row[GUARD as usize * 4..row_bytes - GUARD as usize * 4];
            for pixel in inside.chunks_exact(4) {
                band.extend_from_slice(&pixel[..3]);
            }
        }
        give(&band)?;
    }
    Ok((width, height))
}

fn problem(error: png::EncodingError) -> Error {
    match error {
        png::EncodingError::IoError(why) => Error::Writing(why),
        other => Error::Encoding(other.to_string()),
    }
}
