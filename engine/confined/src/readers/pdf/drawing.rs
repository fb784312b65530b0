//! A page of a PDF file, drawn.

use super::{Answer, Question, coarse_size};
use hayro::hayro_interpret::font::GlyphRun;
use hayro::hayro_interpret::util::TransformExt;
use hayro::hayro_interpret::{
    BlendMode, ClipPath, Context, Device, DrawMode, DrawProps, Image, ImageDrawProps, InterpreterCache,
    InterpreterSettings, SoftMask, interpret_page,
};
use hayro::hayro_syntax::page::Page;
use hayro::hayro_syntax::{LoadPdfError, Pdf};
use hayro::kurbo::{Affine, BezPath, Point, Rect};
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{PixmapSettings, RenderCache, RenderSettings, render};
use std::io::{self, Read, Write};

/// Points an inch.
const POINTS: f64 = 72.0;
/// Dots an inch of a page of lines alone: what maps are scanned with.
const DOTS_OF_LINES: f64 = 300.0;
/// The most pixels of a side that the drawing library takes: it counts in 16 bits, and by tiles.
const LONGEST_PX: u32 = 60_000;
/// The fewest and the most dots an inch a page is drawn with for the sake of a picture on it.
const DOTS_OF_PICTURES: (f64, f64) = (100.0, 1200.0);
/// A picture that covers less of the page than this does not tell how fine the page is.
const LARGE_SHARE: f64 = 0.2;

/// Reads a file, answers a question about it, and hands the rows of the page over if they are asked for.
pub(in crate::readers) fn read(from: &mut dyn Read, question: &str, to: &mut dyn Write) -> io::Result<()> {
    let question: Question = question.parse().map_err(|()| io::ErrorKind::InvalidInput)?;
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    let pdf = match Pdf::new(bytes) {
        Ok(pdf) => pdf,
        Err(LoadPdfError::Decryption(_)) => return writeln!(to, "{}", Answer::Locked),
        Err(LoadPdfError::Invalid) => return writeln!(to, "{}", Answer::Damaged),
    };
    let pages = pdf.pages();
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let Some(page) = (question.page as usize).checked_sub(1).and_then(|n| pages.get(n)) else {
        return writeln!(to, "{}", Answer::NoSuchPage { pages: count });
    };
    let Some(drawing) = Drawing::of(page, &question) else { return writeln!(to, "{}", Answer::Empty) };
    let Drawing { size, scale, dots_an_inch } = drawing;
    writeln!(to, "{}", Answer::Page { pages: count, size, dots_an_inch })?;
    // Drawing may be the end of this process.
    to.flush()?;
    if !question.drawn {
        return Ok(());
    }
    if let Some(small) = coarse_size(size) {
        let side = |large: f32, from: u32, to: u32| large * (to as f32 + 0.01) / from as f32;
        draw(page, small, (side(scale.0, size.0, small.0), side(scale.1, size.1, small.1)), to)?;
        to.flush()?;
    }
    draw(page, size, scale, to)
}

/// Draws a page with so many pixels a point and hands on as many rows and columns as are wanted.
fn draw(page: &Page<'_>, size: (u32, u32), scale: (f32, f32), to: &mut dyn Write) -> io::Result<()> {
    let settings = PixmapSettings { x_scale: scale.0, y_scale: scale.1, bg_color: WHITE };
    let picture = render(
        page,
        &RenderCache::new(),
        &InterpreterSettings::default(),
        &RenderSettings::default(),
        &settings,
    );
    // Pixels are rounded down from points, and points are fractions: the page may be one short.
    let (width, height) = (usize::from(picture.width()), usize::from(picture.height()));
    let pixels = picture.data();
    let mut row = vec![0; size.0 as usize * 3];
    for y in 0..size.1 as usize {
        let line = pixels.chunks_exact(width.max(1)).nth(y.min(height.saturating_sub(1))).unwrap_or_default();
        let last = line.last().map_or([255; 3], |p| [p.r, p.g, p.b]);
        let colours = line.iter().map(|p| [p.r, p.g, p.b]).chain(std::iter::repeat(last));
        for (to, colour) in row.as_chunks_mut::<3>().0.iter_mut().zip(colours) {
            *to = colour;
        }
        to.write_all(&row)?;
    }
    Ok(())
}

/// How a page is drawn.
struct Drawing {
    size: (u32, u32),
    /// Pixels a point across and down.
    scale: (f32, f32),
    dots_an_inch: f64,
}

impl Drawing {
    /// So that the largest pictures on the page keep their pixels, and no more pixels than are wanted come of it.
    fn of(page: &Page<'_>, question: &Question) -> Option<Self> {
        let (width, height) = page.render_dimensions();
        let (across, down) = (f64::from(width), f64::from(height));
        if !(across.is_finite() && down.is_finite() && across > 0.0 && down > 0.0) {
            return None;
        }
        let wanted = finest(page, across * down).map_or(DOTS_OF_LINES, |dots| {
            let (fewest, most) = DOTS_OF_PICTURES;
            dots.clamp(fewest, most)
        }) / POINTS;
        let by_pixels = (question.most_pixels as f64 / (across * down)).sqrt();
        let longest = question.longest_px.min(LONGEST_PX);
        let by_side = f64::from(longest) / across.max(down);
        let scale = wanted.min(by_pixels).min(by_side);
        // Rounded down where rounding up would be too many.
        let whole = if scale < wanted { f64::floor } else { f64::round };
        let side = |points: f64| whole(points * scale).clamp(1.0, longest.into());
        let (columns, rows) = (side(across), side(down));
        Some(Self {
            size: (columns as u32, rows as u32),
            // Pixels are rounded down where it is drawn.
            scale: (((columns + 0.01) / across) as f32, ((rows + 0.01) / down) as f32),
            dots_an_inch: scale * POINTS,
        })
    }
}

/// Dots an inch of the finest of the large pictures on a page of so many square points.
fn finest(page: &Page<'_>, area: f64) -> Option<f64> {
    let target = Rect::new(0.0, 0.0, page.render_dimensions().0.into(), page.render_dimensions().1.into());
    let transform = page.initial_transform(true).to_kurbo();
    let interpreter = InterpreterCache::new();
    let mut state =
        Context::new(transform, target, &interpreter, page.xref(), InterpreterSettings::default());
    let mut pictures = Pictures { least: area * LARGE_SHARE, finest: None };
    interpret_page(page, &mut state, &mut pictures);
    pictures.finest
}

/// Looks at where pictures are drawn, and draws nothing.
struct Pictures {
    /// Square points a picture must cover to count.
    least: f64,
    finest: Option<f64>,
}

impl Device<'_> for Pictures {
    fn draw_path(&mut self, _: &BezPath, _: DrawProps<'_>, _: &DrawMode) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'_>>, _: BlendMode) {}
    fn draw_glyph_run(&mut self, _: &GlyphRun<'_, '_>, _: DrawProps<'_>, _: &DrawMode) {}
    fn draw_image(&mut self, image: Image<'_, '_>, props: ImageDrawProps<'_>) {
        let points_a_pixel = |x, y| {
            let to: Affine = props.transform;
            (to * Point::new(x, y) - to * Point::ORIGIN).hypot()
        };
        let (across, down) = (points_a_pixel(1.0, 0.0), points_a_pixel(0.0, 1.0));
        let covered = across * f64::from(image.width()) * down * f64::from(image.height());
        let dots = POINTS / across.min(down);
        if covered >= self.least && dots.is_finite() {
            self.finest = Some(self.finest.map_or(dots, |before| before.max(dots)));
        }
    }
    fn pop_clip(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}
