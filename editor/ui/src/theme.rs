//! Theme tokens: every colour and size of the interface, light, dark and in high contrast. Nothing else names one.

use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle, Vec2, Visuals};

/// Sizes in points.
pub mod size {
    /// Between things that belong together.
    pub const GAP_SMALL: f32 = 4.0;
    /// Between rows.
    pub const GAP: f32 = 8.0;
    /// Between groups.
    pub const GAP_LARGE: f32 = 16.0;
    /// Width of the label column of a form.
    pub const LABEL_WIDTH: f32 = 104.0;
    /// Inside a panel.
    pub const PANEL_MARGIN: i8 = 10;
    /// Text of the body.
    pub const BODY: f32 = 13.5;
    /// Text beside the point.
    pub const SMALL: f32 = 11.5;
    /// Headings.
    pub const HEADING: f32 = 21.0;
    /// Corners.
    pub const RADIUS: u8 = 4;
    /// Width of the line round the tab in front.
    pub const TAB_LINE: f32 = 1.5;
    /// Height of a row of a list.
    pub const ROW: f32 = 22.0;
    /// Width of windows that ask something.
    pub const DIALOG_WIDTH: f32 = 440.0;
    /// Widest column of running text: some 110 letters a line.
    pub const TEXT_WIDTH: f32 = 760.0;
}

/// Colours of one theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    /// Is it dark?
    pub dark: bool,
    /// Panels.
    pub panel: Color32,
    /// Bars: menu, tabs, status.
    pub bar: Color32,
    /// Windows and menus.
    pub window: Color32,
    /// Fields to type in.
    pub field: Color32,
    /// Behind the map.
    pub table: Color32,
    /// Buttons at rest.
    pub button: Color32,
    /// Buttons under the pointer.
    pub button_hover: Color32,
    /// Lines.
    pub line: Color32,
    /// Lines of what is under the pointer.
    pub line_strong: Color32,
    /// Text.
    pub text: Color32,
    /// Text beside the point; still legible.
    pub text_weak: Color32,
    /// The one accent.
    pub accent: Color32,
    /// The accent as a background of what is selected.
    pub accent_soft: Color32,
    /// Text on the soft accent.
    pub on_accent_soft: Color32,
    /// Errors.
    pub error: Color32,
    /// Warnings.
    pub warning: Color32,
    /// All is well.
    pub good: Color32,
    /// Conjecture in figures.
    pub conjecture: Color32,
    /// Every other row.
    pub stripe: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Tokens {
    /// Paper and ink.
    pub const LIGHT: Self = Self {
        dark: false,
        panel: rgb(0xf6f2e9),
        bar: rgb(0xe9e2d3),
        window: rgb(0xfbf8f1),
        field: rgb(0xfffdf8),
        table: rgb(0xd9d1bf),
        button: rgb(0xe7dfce),
        button_hover: rgb(0xddd2bb),
        line: rgb(0xd3c9b4),
        line_strong: rgb(0x9a8c70),
        text: rgb(0x2b261d),
        text_weak: rgb(0x675d4b),
        accent: rgb(0x8c2f22),
        accent_soft: rgb(0xecd3c4),
        on_accent_soft: rgb(0x4a1710),
        error: rgb(0xa8241a),
        warning: rgb(0x8a5a00),
        good: rgb(0x3d6a35),
        conjecture: rgb(0x6a4f9a),
        stripe: rgb(0xf0eadd),
    };

    /// Lamp light.
    pub const DARK: Self = Self {
        dark: true,
        panel: rgb(0x211f1c),
        bar: rgb(0x191715),
        window: rgb(0x292622),
        field: rgb(0x171513),
        table: rgb(0x141210),
        button: rgb(0x38342e),
        button_hover: rgb(0x464038),
        line: rgb(0x3b3731),
        line_strong: rgb(0x7d7463),
        text: rgb(0xe8e1d3),
        text_weak: rgb(0xaaa08d),
        accent: rgb(0xe08a5b),
        accent_soft: rgb(0x57392a),
        on_accent_soft: rgb(0xffe6d5),
        error: rgb(0xf07f6e),
        warning: rgb(0xe2b45a),
        good: rgb(0x9bc48b),
        conjecture: rgb(0xb9a3e6),
        stripe: rgb(0x272420),
    };

    /// White on black, every edge drawn: for eyes that need it. Text has a contrast of 7 and more, lines one of 4.5.
    pub const CONTRAST: Self = Self {
        dark: true,
        panel: rgb(0x000000),
        bar: rgb(0x000000),
        window: rgb(0x000000),
        field: rgb(0x000000),
        table: rgb(0x000000),
        button: rgb(0x1c1c1c),
        button_hover: rgb(0x3a3a3a),
        line: rgb(0x909090),
        line_strong: rgb(0xffffff),
        text: rgb(0xffffff),
        text_weak: rgb(0xd8d8d8),
        accent: rgb(0xffd60a),
        accent_soft: rgb(0x003f8f),
        on_accent_soft: rgb(0xffffff),
        error: rgb(0xff9a8f),
        warning: rgb(0xffd60a),
        good: rgb(0x8fff9a),
        conjecture: rgb(0xd6c2ff),
        stripe: rgb(0x161616),
    };

    /// A colour of the scenario's, e.g. a side's, darkened or lightened until it can be read on a panel (contrast
    /// of 4.5).
    pub fn legible(&self, color: Color32) -> Color32 {
        const ENOUGH: f32 = 4.5;
        let mixed = |part: f32| color.lerp_to_gamma(self.text, part);
        let steps = (0_u8..=10).map(|step| mixed(f32::from(step) / 10.0));
        steps.into_iter().find(|c| contrast(*c, self.panel) >= ENOUGH).unwrap_or(self.text)
    }

    /// The tokens of the theme a `Ui` is drawn in.
    pub fn of(ui: &egui::Ui) -> Self {
        Self::of_visuals(ui.visuals())
    }

    /// The tokens of the theme some visuals are of.
    pub fn of_visuals(visuals: &Visuals) -> Self {
        match (visuals.dark_mode, visuals.panel_fill == Self::CONTRAST.panel) {
            (true, true) => Self::CONTRAST,
            (true, false) => Self::DARK,
            (false, _) => Self::LIGHT,
        }
    }

    /// How a tab of the dock is drawn: the one in front stands out by its ground and by a line round it, not by its
    /// brightness alone.
    pub fn tab(&self, in_front: bool) -> TabLook {
        if in_front {
            let line = Stroke::new(size::TAB_LINE, self.accent);
            TabLook { ground: self.accent_soft, line, text: self.on_accent_soft }
        } else {
            TabLook { ground: Color32::TRANSPARENT, line: Stroke::NONE, text: self.text_weak }
        }
    }

    /// As egui's visuals.
    fn visuals(self) -> Visuals {
        let mut v = if self.dark { Visuals::dark() } else { Visuals::light() };
        let radius = CornerRadius::same(size::RADIUS);
        v.panel_fill = self.panel;
        v.window_fill = self.window;
        v.window_stroke = Stroke::new(1.0, self.line);
        v.extreme_bg_color = self.field;
        v.text_edit_bg_color = Some(self.field);
        v.faint_bg_color = self.stripe;
        v.code_bg_color = self.stripe;
        v.hyperlink_color = self.accent;
        v.error_fg_color = self.error;
        v.warn_fg_color = self.warning;
        v.weak_text_color = Some(self.text_weak);
        v.selection.bg_fill = self.accent_soft;
        v.selection.stroke = Stroke::new(1.0, self.on_accent_soft);
        v.window_corner_radius = CornerRadius::same(size::RADIUS * 2);
        v.menu_corner_radius = CornerRadius::same(size::RADIUS);
        let shadow = Color32::from_black_alpha(if self.dark { 110 } else { 45 });
        v.window_shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: shadow };
        v.popup_shadow = Shadow { offset: [0, 3], blur: 10, spread: 0, color: shadow };
        v.slider_trailing_fill = true;
        let widgets = [
            (&mut v.widgets.noninteractive, self.panel, self.line),
            (&mut v.widgets.inactive, self.button, self.line),
            (&mut v.widgets.hovered, self.button_hover, self.line_strong),
            (&mut v.widgets.active, self.accent_soft, self.accent),
            (&mut v.widgets.open, self.button_hover, self.line),
        ];
        for (widget, fill, stroke) in widgets {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(1.0, stroke);
            widget.fg_stroke = Stroke::new(1.0, self.text);
            widget.corner_radius = radius;
            widget.expansion = 0.0;
        }
        v.widgets.active.fg_stroke = Stroke::new(1.0, self.on_accent_soft);
        v
    }
}

/// How a tab is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TabLook {
    /// What it is filled with.
    pub ground: Color32,
    /// The line round it.
    pub line: Stroke,
    /// Its title.
    pub text: Color32,
}

/// How well one colour is told from another, 1 to 21, as WCAG reckons it.
fn contrast(one: Color32, other: Color32) -> f32 {
    let luminance = |c: Color32| {
        let [r, g, b, _] = egui::Rgba::from(c).to_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (luminance(one) + 0.05, luminance(other) + 0.05);
    a.max(b) / a.min(b)
}

/// Family of headings.
const SERIF: &str = "serif";

/// The usual fonts, and a serif of the period for headings.
fn fonts() -> egui::FontDefinitions {
    let mut fonts = egui::FontDefinitions::default();
    let garamond = include_bytes!("../../../assets/fonts/eb-garamond/EBGaramond08-Regular.otf");
    fonts.font_data.insert(SERIF.to_owned(), egui::FontData::from_static(garamond).into());
    // Arrows, Greek and Cyrillic the usual letters lack come from the fixed-width font and the serif.
    let mut more = fonts.families.get(&FontFamily::Monospace).cloned().unwrap_or_default();
    more.push(SERIF.to_owned());
    let usual = fonts.families.entry(FontFamily::Proportional).or_default();
    more.retain(|name| !usual.contains(name));
    usual.extend(more);
    let mut family = vec![SERIF.to_owned()];
    // Letters the serif lacks come from the usual fonts.
    family.extend(
        fonts.families.get(&FontFamily::Proportional).into_iter().flatten().filter(|f| *f != SERIF).cloned(),
    );
    fonts.families.insert(FontFamily::Name(SERIF.into()), family);
    fonts
}

/// Has glyphs and plain colours read from their texture without smoothing; to be called every frame.
///
/// Glyphs lie on whole pixels, so they look the same, and software GL needs a third less for a frame: it
/// reads that texture for every pixel of every panel. egui asks for smoothing whenever it adds glyphs, which
/// a rewritten texel (the first one, always white) takes back a frame later.
pub fn sample_plainly(ctx: &egui::Context) {
    if ctx.cumulative_frame_nr() == 0 {
        // There is no texture yet.
        return;
    }
    let white = egui::ColorImage::filled([1, 1], Color32::WHITE);
    let texel = egui::epaint::ImageDelta::partial([0, 0], white, egui::TextureOptions::NEAREST);
    ctx.tex_manager().write().set(egui::TextureId::default(), texel);
}

/// Gives a context both themes, and a ring round what has the keyboard.
pub fn install(ctx: &egui::Context) {
    ctx.add_plugin(super::focus::KeyboardFocus::default());
    ctx.set_fonts(fonts());
    ctx.set_visuals_of(egui::Theme::Light, Tokens::LIGHT.visuals());
    ctx.set_visuals_of(egui::Theme::Dark, Tokens::DARK.visuals());
    // Discs of any size from a few pictures would want smoothing: see `sample_plainly`.
    ctx.tessellation_options_mut(|o| o.prerasterized_discs = false);
    ctx.all_styles_mut(|style| {
        let font = |points: f32| FontId::new(points, FontFamily::Proportional);
        style.text_styles.insert(TextStyle::Body, font(size::BODY));
        style.text_styles.insert(TextStyle::Button, font(size::BODY));
        style.text_styles.insert(TextStyle::Small, font(size::SMALL));
        let serif = FontFamily::Name(SERIF.into());
        style.text_styles.insert(TextStyle::Heading, FontId::new(size::HEADING, serif));
        style.spacing.item_spacing = Vec2::new(size::GAP, size::GAP_SMALL + 1.0);
        style.spacing.button_padding = Vec2::new(8.0, 3.0);
        style.spacing.interact_size.y = size::ROW;
        style.spacing.window_margin = Margin::same(14);
        style.spacing.menu_margin = Margin::same(6);
        style.spacing.indent = 16.0;
        style.spacing.tooltip_width = 360.0;
        style.spacing.combo_width = 60.0;
    });
}

/// Draws what is dark in high contrast, or as usual again.
pub fn set_contrast(ctx: &egui::Context, high: bool) {
    let tokens = if high { Tokens::CONTRAST } else { Tokens::DARK };
    ctx.set_visuals_of(egui::Theme::Dark, tokens.visuals());
}

/// Reads a colour written `RRGGBB`; ink if it is none.
pub fn color_of(text: &str) -> Color32 {
    u32::from_str_radix(text.trim_start_matches('#'), 16).map_or(Color32::DARK_GRAY, rgb)
}

#[cfg(test)]
mod tests {
    use super::{Tokens, contrast};

    /// Of every theme: the least contrast of text, of text beside the point, and of lines.
    const THEMES: [(&str, Tokens, [f32; 3]); 3] = [
        ("light", Tokens::LIGHT, [7.0, 4.5, 1.2]),
        ("dark", Tokens::DARK, [7.0, 4.5, 1.2]),
        ("high contrast", Tokens::CONTRAST, [10.0, 10.0, 4.5]),
    ];

    #[test]
    fn every_theme_can_be_read() {
        for (name, t, [text, weak, line]) in THEMES {
            for ground in [t.panel, t.bar, t.window, t.field, t.stripe] {
                for (what, ink, least) in [
                    ("text", t.text, text),
                    ("weak text", t.text_weak, weak),
                    ("error", t.error, 4.5),
                    ("warning", t.warning, 4.5),
                    ("good", t.good, 4.5),
                    ("conjecture", t.conjecture, 4.5),
                    ("line", t.line, line),
                ] {
                    let there = contrast(ink, ground);
                    assert!(there >= least, "{name}: {what} on {ground:?} has {there:.1} of {least}");
                }
            }
            for (what, ground) in [("a button", t.button), ("a button under the pointer", t.button_hover)] {
                let there = contrast(t.text, ground);
                assert!(there >= text.min(7.0), "{name}: text on {what} has {there:.1}");
            }
            assert!(contrast(t.on_accent_soft, t.accent_soft) >= 7.0, "{name}: what is selected");
        }
    }

    /// As WCAG asks of what tells a state: 3 to 1 against the bar behind, and the title can be read.
    #[test]
    fn the_tab_in_front_stands_out() {
        for (name, tokens, _) in THEMES {
            let (front, other) = (tokens.tab(true), tokens.tab(false));
            for bar in [tokens.bar, tokens.field, tokens.panel] {
                let there = contrast(front.line.color, bar);
                assert!(there >= 3.0, "{name}: the line of the tab in front has {there:.1} on {bar:?}");
                assert!(contrast(other.text, bar) >= 4.5, "{name}: the title of another on {bar:?}");
            }
            assert!(front.line.width >= 1.5, "{name}");
            assert!(contrast(front.text, front.ground) >= 7.0, "{name}: the title of the tab in front");
            assert_ne!(front.ground, other.ground, "{name}");
        }
    }

    #[test]
    fn visuals_tell_their_tokens() {
        for (name, tokens, _) in THEMES {
            assert_eq!(Tokens::of_visuals(&tokens.visuals()), tokens, "{name}");
        }
    }
}
