//! The document: pages, layers, lettering.

use super::fonts::Font;
use super::ink::{self, Needs, Triangles};
use super::leaf::{Inset, Leaf, Mark, Words};
use crate::picture::{Error, Layer, Plan};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use oblique_cartography::scene::{Part, PlacedName};
use oblique_cartography::text::Face;
use oblique_cartography::{Point, Primitive, Rect, Rgba};
use pdf_writer::types::{MaskType, TextRenderingMode};
use pdf_writer::writers::StreamShadingType;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Ref, Str, TextStr};
use std::collections::BTreeMap;
use std::io::Write as _;

/// Points a millimetre.
pub(super) const POINTS: f32 = 72.0 / 25.4;
/// The names of the letters' cuts among the resources of pages.
const FONTS: [(Face, &[u8]); 2] = [(Face::Roman, b"F0"), (Face::Italic, b"F1")];

/// Every layer of a document, from the lowest up, with its name.
const LAYERS: [(Layer, &str); 12] = [
    (Layer::Map(Part::Ground), "Ground"),
    (Layer::Map(Part::Relief), "Relief"),
    (Layer::Map(Part::Grid), "Hex grid"),
    (Layer::Map(Part::Lines), "Roads and streams"),
    (Layer::Map(Part::Numbers), "Hex numbers"),
    (Layer::Map(Part::Levels), "Levels"),
    (Layer::Map(Part::Names), "Names"),
    (Layer::Zones, "Deployment zones"),
    (Layer::Objectives, "Objectives"),
    (Layer::Units, "Units"),
    (Layer::Tasks, "Tasks"),
    (Layer::Frame, "Title and frame"),
];

/// A stream, packed.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::new(6));
    // Packing into memory does not fail.
    let _ = packer.write_all(bytes);
    packer.finish().unwrap_or_default()
}

/// A document being written.
pub(crate) struct Writer {
    pdf: Pdf,
    last: i32,
    title: String,
    catalog: Ref,
    tree: Ref,
    resources: Ref,
    fonts: [Ref; 2],
    layers: BTreeMap<Layer, Ref>,
    pages: Vec<Ref>,
    letters: [Font; 2],
    needs: Needs,
    /// States whose opacity is a mask, by their names.
    masks: Vec<(String, Ref)>,
}

/// A page being drawn.
struct Page<'a> {
    writer: &'a mut Writer,
    content: Content,
    size_mm: (f32, f32),
}

impl Writer {
    pub(crate) fn new(title: &str) -> Self {
        let mut writer = Self {
            pdf: Pdf::new(),
            last: 0,
            title: title.to_owned(),
            catalog: Ref::new(1),
            tree: Ref::new(1),
            resources: Ref::new(1),
            fonts: [Ref::new(1); 2],
            layers: BTreeMap::new(),
            pages: Vec::new(),
            letters: FONTS.map(|(face, _)| Font::new(face)),
            needs: Needs::default(),
            masks: Vec::new(),
        };
        [writer.catalog, writer.tree, writer.resources] = std::array::from_fn(|_| writer.next());
        writer.fonts = std::array::from_fn(|_| writer.next());
        writer
    }

    fn next(&mut self) -> Ref {
        self.last += 1;
        Ref::new(self.last)
    }

    /// Prints a page.
    pub(crate) fn print(&mut self, leaf: &Leaf) {
        let mut page = Page { writer: self, content: Content::new(), size_mm: leaf.size_mm };
        let mut drawn = Vec::new();
        for mark in &leaf.marks {
            if let Mark::Drawn(primitive) = mark {
                drawn.push(primitive);
                continue;
            }
            page.drawn(&std::mem::take(&mut drawn));
            match mark {
                Mark::Drawn(_) => {}
                Mark::Words(words) => page.words(words),
                Mark::Map(Inset { plan, seen, at, hex_mm }) => {
                    page.map(plan, *seen, *at, *hex_mm);
                }
            }
        }
        page.drawn(&drawn);
        page.finish();
    }

    /// The number of a layer, and its name among the properties of pages.
    fn layer(&mut self, layer: Layer) -> String {
        if !self.layers.contains_key(&layer) {
            let id = self.next();
            self.layers.insert(layer, id);
        }
        format!("L{}", LAYERS.iter().position(|(known, _)| *known == layer).unwrap_or(0))
    }

    /// A state whose opacity is the light of triangles: its name.
    fn mask(
        &mut self,
        triangles: Triangles<'_>,
        page: Rect,
        alpha: u8,
        of: impl Fn(f32) -> f32,
    ) -> Option<String> {
        let rect = page.grown(1.5);
        let mut mesh = Vec::new();
        let mut any = false;
        for corners in triangles.iter().filter(|corners| corners.iter().any(|(p, _)| rect.contains(*p))) {
            // A corner far out would be moved to the edge: all of them lie within what the numbers can tell.
            for (p, light) in corners {
                let light = (of(*light).clamp(0.0, 1.0) * f32::from(alpha)).round() as u8;
                any |= light > 0;
                let place = |v: f32, low: f32, size: f32| {
                    ((f64::from(v - low) / f64::from(size) + 0.25) / 1.5 * f64::from(u32::MAX))
                        .clamp(0.0, f64::from(u32::MAX)) as u32
                };
                mesh.push(0);
                mesh.extend(place(p.x, rect.min.x, rect.width()).to_be_bytes());
                mesh.extend(place(p.y, rect.min.y, rect.height()).to_be_bytes());
                mesh.push(light);
            }
        }
        if !any {
            return None;
        }
        let [shading, group, state] = std::array::from_fn(|_| self.next());
        let (w, h) = (rect.width(), rect.height());
        // The numbers reach a quarter beyond the rectangle on each side.
        let wide = Rect::new(rect.min, rect.max);
        let (x, y) =
            ((wide.min.x - w * 0.25, wide.max.x + w * 0.25), (wide.min.y - h * 0.25, wide.max.y + h * 0.25));
        let mesh = packed(&mesh);
        let mut stream = self.pdf.stream_shading(shading, &mesh);
        stream.filter(Filter::FlateDecode);
        stream.shading_type(StreamShadingType::FreeformGouraud);
        stream.color_space().device_gray();
        stream.bits_per_coordinate(32).bits_per_component(8).bits_per_flag(8);
        stream.decode([x.0, x.1, y.0, y.1, 0.0, 1.0]);
        stream.finish();
        let mut content = Content::new();
        content.shading(Name(b"S"));
        let content = content.finish();
        let mut form = self.pdf.form_xobject(group, &content);
        form.bbox(pdf_writer::Rect::new(x.0, y.0, x.1, y.1));
        form.group().transparency().isolated(true).color_space().device_gray();
        form.resources().shadings().pair(Name(b"S"), shading);
        form.finish();
        let mut graphics = self.pdf.ext_graphics(state);
        graphics.non_stroking_alpha(1.0);
        graphics.soft_mask().subtype(MaskType::Luminosity).group(group);
        graphics.finish();
        let name = format!("m{}", self.masks.len());
        self.masks.push((name.clone(), state));
        Some(name)
    }

    /// The bytes of the document.
    pub(crate) fn finish(mut self) -> Result<Vec<u8>, Error> {
        let layers: Vec<(Ref, &str)> =
            LAYERS.iter().filter_map(|(layer, name)| Some((*self.layers.get(layer)?, *name))).collect();
        let mut catalog = self.pdf.catalog(self.catalog);
        catalog.pages(self.tree);
        let mut optional = catalog.insert(Name(b"OCProperties")).dict();
        optional.insert(Name(b"OCGs")).array().items(layers.iter().map(|(id, _)| *id));
        let mut shown = optional.insert(Name(b"D")).dict();
        // Viewers list what is on top first.
        shown.insert(Name(b"Order")).array().items(layers.iter().rev().map(|(id, _)| *id));
        shown.insert(Name(b"ON")).array().items(layers.iter().map(|(id, _)| *id));
        shown.finish();
        optional.finish();
        catalog.finish();
        for (id, name) in &layers {
            let mut group = self.pdf.indirect(*id).dict();
            group.pair(Name(b"Type"), Name(b"OCG"));
            group.pair(Name(b"Name"), TextStr(name));
        }
        let count = i32::try_from(self.pages.len()).unwrap_or(i32::MAX);
        self.pdf.pages(self.tree).kids(self.pages.iter().copied()).count(count);
        let mut resources = self.pdf.indirect(self.resources).dict();
        let mut fonts = resources.insert(Name(b"Font")).dict();
        let used = self.letters.iter().zip(FONTS).zip(self.fonts).filter(|((font, _), _)| font.is_used());
        for ((_, (_, name)), id) in used {
            fonts.pair(Name(name), id);
        }
        fonts.finish();
        let mut states = resources.insert(Name(b"ExtGState")).dict();
        for alpha in &self.needs.alphas {
            let value = f32::from(*alpha) / 255.0;
            let mut state = states.insert(Name(ink::alpha_name(*alpha).as_bytes())).dict();
            state.pair(Name(b"ca"), value);
            state.pair(Name(b"CA"), value);
        }
        for (name, id) in &self.masks {
            states.pair(Name(name.as_bytes()), *id);
        }
        states.finish();
        let mut properties = resources.insert(Name(b"Properties")).dict();
        for (n, (layer, _)) in LAYERS.iter().enumerate() {
            if let Some(id) = self.layers.get(layer) {
                properties.pair(Name(format!("L{n}").as_bytes()), *id);
            }
        }
        properties.finish();
        resources.finish();
        let mut last = self.last;
        for (font, id) in self.letters.iter().zip(self.fonts).filter(|(font, _)| font.is_used()) {
            font.write(&mut self.pdf, id, || {
                last += 1;
                Ref::new(last)
            })?;
        }
        let info = Ref::new(last + 1);
        self.pdf.document_info(info).title(TextStr(&self.title)).producer(TextStr("Oblique"));
        Ok(self.pdf.finish())
    }
}

impl Page<'_> {
    /// Points from the left and from the foot, of millimetres from the left and from the top.
    fn point(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (x * POINTS, (self.size_mm.1 - y) * POINTS)
    }

    /// The map in a rectangle of the world, whose upper left corner lies there.
    fn map(&mut self, plan: &Plan, seen: Rect, at: (f32, f32), hex_mm: f32) {
        let scale = hex_mm * POINTS;
        let (left, top) = self.point(at);
        self.content.save_state();
        self.content.transform([
            scale,
            0.0,
            0.0,
            -scale,
            left - seen.min.x * scale,
            top + seen.min.y * scale,
        ]);
        self.content.rect(seen.min.x, seen.min.y, seen.width(), seen.height()).clip_nonzero().end_path();
        let parts = plan.parts(seen);
        for (layer, primitives) in parts.iter().filter(|(_, primitives)| !primitives.is_empty()) {
            let name = self.writer.layer(*layer);
            self.content
                .begin_marked_content_with_properties(Name(b"OC"))
                .properties_named(Name(name.as_bytes()));
            for primitive in primitives {
                let shade = ink::draw(&mut self.content, primitive, seen, &mut self.writer.needs);
                if let Some((triangles, light, dark)) = shade {
                    self.shade(triangles, seen, light, |l| l);
                    self.shade(triangles, seen, dark, |l| -l);
                }
            }
            if *layer == Layer::Map(Part::Names) {
                self.names(&plan.names(seen));
            }
            self.content.end_marked_content();
        }
        self.content.restore_state();
    }

    /// The names of the map once more as text that is not painted: what is drawn has a halo and ligatures, this is what is
    /// searched for and copied.
    fn names(&mut self, names: &[PlacedName]) {
        for name in names {
            let cut = usize::from(name.face == Face::Italic);
            let bytes = self.writer.letters[cut].line(&name.text);
            let (sin, cos) = name.angle_deg.to_radians().sin_cos();
            // Said as a whole, for readers that take a line at a slant for many.
            let mut span = self.content.begin_marked_content_with_properties(Name(b"Span"));
            span.properties().actual_text(TextStr(&name.text));
            span.finish();
            self.content.begin_text().set_text_rendering_mode(TextRenderingMode::Invisible);
            self.content.set_char_spacing(name.spacing * name.height);
            self.content.set_font(Name(FONTS[cut].1), name.height);
            // On the map y runs down, in letters up.
            self.content.set_text_matrix([cos, sin, sin, -cos, name.start.x, name.start.y]);
            self.content.show(Str(&bytes)).end_text().end_marked_content();
        }
    }

    fn shade(&mut self, triangles: Triangles<'_>, seen: Rect, color: Rgba, of: impl Fn(f32) -> f32) {
        let Some(name) = self.writer.mask(triangles, seen, color.a, of) else { return };
        let [r, g, b] = [color.r, color.g, color.b].map(|part| f32::from(part) / 255.0);
        self.content.save_state().set_parameters(Name(name.as_bytes())).set_fill_rgb(r, g, b);
        self.content.rect(seen.min.x, seen.min.y, seen.width(), seen.height()).fill_nonzero();
        self.content.restore_state();
    }

    fn words(&mut self, Words { at, size, face, color, text }: &Words) {
        let cut = usize::from(*face == Face::Italic);
        let bytes = self.writer.letters[cut].line(text);
        let (x, y) = self.point(*at);
        ink::fill_color(&mut self.content, *color, &mut self.writer.needs);
        let name = Name(FONTS[cut].1);
        self.content.begin_text().set_font(name, *size).next_line(x, y).show(Str(&bytes)).end_text();
    }

    /// Primitives whose coordinates are millimetres from the left and from the top.
    fn drawn(&mut self, primitives: &[&Primitive]) {
        if primitives.is_empty() {
            return;
        }
        let (wide, high) = self.size_mm;
        let page = Rect::new(Point::default(), Point::new(wide, high));
        self.content.save_state();
        self.content.transform([POINTS, 0.0, 0.0, -POINTS, 0.0, high * POINTS]);
        for primitive in primitives {
            // Nothing but the map has light and shade.
            let _ = ink::draw(&mut self.content, primitive, page, &mut self.writer.needs);
        }
        self.content.restore_state();
    }

    /// Ends the page.
    fn finish(self) {
        let Self { writer, content, size_mm } = self;
        let [page, stream] = std::array::from_fn(|_| writer.next());
        let packed = packed(&content.finish());
        writer.pdf.stream(stream, &packed).filter(Filter::FlateDecode);
        let mut object = writer.pdf.page(page);
        object.parent(writer.tree).contents(stream);
        object.media_box(pdf_writer::Rect::new(0.0, 0.0, size_mm.0 * POINTS, size_mm.1 * POINTS));
        object.pair(Name(b"Resources"), writer.resources);
        object.finish();
        writer.pages.push(page);
    }
}
