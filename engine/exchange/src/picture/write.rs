//! Pictures as files, part by part: memory stays bounded and whoever waits can call it off.

use super::error::Error;
use super::plan::Plan;
use super::request::{Format, Request};
use super::under::Under;
use super::{bands, held, png};
use oblique_cartography::svg;
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
    write_over(scenario, rules, request, None, out, go_on)
}

/// The same over what lies under the ground.
///
/// # Errors
/// Why there is no picture; what was written by then is of no use.
pub fn write_over(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    request: &Request,
    under: Option<Under>,
    out: &mut dyn Write,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<(), Error> {
    let plan = Plan::new(scenario, rules, request)?.over(under);
    match request.format {
        Format::Png => png::write(&plan, request.size, out, go_on),
        Format::Jpeg | Format::WebP => held::write(&plan, request.format, request.size, out, go_on),
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
    let (width, height) = plan.measure.whole_pixels();
    bands::draw(&plan, go_on, |band| band.rgb, &mut |rows: Vec<u8>| {
        rgb.extend_from_slice(&rows);
        Ok(())
    })?;
    Ok(Image { width, height, rgb })
}
