//! Cells: how their text stands, and the one being edited.

use super::draw::PAD;
use super::list::Column;
use super::{Cursor, Roster, keyboard_id};
use crate::inspector::evidence;
use egui::{Color32, FontId, Id, Rect, TextEdit, Ui, pos2};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_roster::cells::typed_over;
use oblique_roster::field::UnitField;
use oblique_rules::catalog::{Attribute, Domain};
use oblique_scenario::{Grade, Piece, PieceId};
use oblique_text::{inside, text, translated};
use oblique_ui::shorten;
use oblique_ui::theme::{Tokens, size};

/// Size of the corner that tells of evidence.
const CORNER: f32 = 6.0;

/// How a name looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NameStyle {
    /// A leader: stronger.
    Leader,
    /// A unit.
    Unit,
}

/// A cell being edited.
#[derive(Clone, Debug)]
pub(super) struct Editing {
    /// Whose.
    pub piece: PieceId,
    /// Which.
    pub field: UnitField,
    /// What is typed.
    pub text: String,
    /// Where it is a choice: what of, and which is marked.
    pub choice: Option<(Vec<(String, String)>, usize)>,
    /// It has just begun: all of it is to be selected.
    pub fresh: bool,
    /// It began by a letter typed: the letter stands, the cursor after it.
    pub typed: bool,
    /// Where the cell is on the screen.
    pub rect: Option<Rect>,
    /// All the units and columns it is typed for; one of each is the cell alone.
    pub rows: Vec<PieceId>,
    pub fields: Vec<UnitField>,
    /// What was there at the beginning.
    pub before: String,
    /// Why it was not taken: the cell stays open until it is fixed or given up.
    pub bad: Option<String>,
}

impl Editing {
    /// Is it this cell?
    pub(super) fn is_at(&self, piece: &PieceId, column: &Column) -> bool {
        self.piece == *piece && *column == Column::Field(self.field.clone())
    }
}

/// Id of the field being typed in.
pub(super) fn field_id() -> Id {
    Id::unique("units table cell")
}

fn draft_id() -> Id {
    Id::unique("units table draft")
}

/// One line of text in a cell, cut off where it is too long; numbers stand at the right.
pub(super) fn text(ui: &Ui, rect: Rect, text: &str, right: bool, color: Color32, font: FontId) {
    if text.is_empty() {
        return;
    }
    let mut job = egui::text::LayoutJob::single_section(
        text.to_owned(),
        egui::TextFormat { font_id: font, color, ..egui::TextFormat::default() },
    );
    job.wrap = egui::text::TextWrapping::truncate_at_width((rect.width() - PAD * 2.0).max(4.0));
    let galley = ui.fonts_mut(|f| f.layout_job(job));
    let x = if right { rect.right() - PAD - galley.size().x } else { rect.left() + PAD };
    let at = pos2(x, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
}

/// A name: leaders stronger, those neither on the map nor arriving in italics.
pub(super) fn name(ui: &Ui, rect: Rect, name: &str, look: NameStyle, waiting: bool, color: Color32) {
    name_on(ui.painter(), ui, rect, name, (look, waiting, color));
}

/// The same, by a painter with a clip of its own.
pub(super) fn name_on(
    painter: &egui::Painter,
    ui: &Ui,
    rect: Rect,
    name: &str,
    (look, waiting, color): (NameStyle, bool, Color32),
) {
    let font = if look == NameStyle::Leader {
        FontId::proportional(size::BODY + 0.5)
    } else {
        FontId::proportional(size::BODY)
    };
    let format = egui::TextFormat { font_id: font, color, italics: waiting, ..egui::TextFormat::default() };
    let galley = shorten::line_within(ui, name, &format, (rect.width() - PAD * 2.0).max(4.0));
    let at = pos2(rect.left() + PAD, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, color);
}

/// What a cell says: a figure as it is, yes and no in the language of the window.
pub(super) fn shown(context: &EditorContext<'_>, field: &UnitField, piece: &Piece) -> String {
    let text = field.text(context.scenario(), context.catalog(), piece);
    let flag = field.attribute(context.catalog(), piece).is_some_and(|a| a.domain == Domain::Flag);
    match text.as_str() {
        "Yes" if flag => text!("army-flag-yes").to_owned(),
        "No" if flag => text!("army-flag-no").to_owned(),
        _ => text,
    }
}

/// Where a piece as a whole comes from: the sign of the grade, and the source.
pub(super) fn whole_evidence(
    ui: &Ui,
    context: &EditorContext<'_>,
    piece: &Piece,
    rect: Rect,
    color: Color32,
) {
    let own = piece.evidence.get("");
    let (mark, ink) = evidence::sign(Tokens::of(ui), own.map(|e| e.grade));
    mark.paint(ui.painter(), pos2(rect.left() + 11.0, rect.center().y), ink);
    let source = own.and_then(|e| context.scenario().meta.sources.get(&e.source));
    let words = match (source, own) {
        (Some(source), _) => source.title.as_str(),
        (None, Some(own)) => own.remark.lines().next().unwrap_or_default(),
        (None, None) => "",
    };
    let rest = Rect::from_min_max(pos2(rect.left() + 17.0, rect.top()), rect.max);
    text(ui, rest, words, false, color, FontId::proportional(size::SMALL));
}

/// The same in words.
pub(super) fn evidence_words(context: &EditorContext<'_>, piece: &Piece) -> String {
    evidence::words(context.scenario(), piece.evidence.get(""))
}

/// A corner that tells that a figure has evidence of its own.
pub(super) fn corner(ui: &Ui, rect: Rect, grade: Grade) {
    let (_, color) = evidence::sign(Tokens::of(ui), Some(grade));
    let at = rect.right_top();
    let points = vec![at + egui::vec2(-CORNER, 0.0), at, at + egui::vec2(0.0, CORNER)];
    ui.painter().add(egui::Shape::convex_polygon(points, color, egui::Stroke::NONE));
}

/// The evidence of one figure in words, where it has any of its own.
pub(super) fn figure_words(context: &EditorContext<'_>, field: &UnitField, piece: &Piece) -> Option<String> {
    piece.evidence.get(field.id()).map(|own| evidence::words(context.scenario(), Some(own)))
}

/// Help, range and rule of an attribute.
pub(super) fn attribute_help(context: &EditorContext<'_>, attribute: &Attribute) -> String {
    let mut lines = vec![attribute.help.clone()];
    if let Domain::Int { min, max, .. } = &attribute.domain {
        let unit =
            if attribute.unit.is_empty() { String::new() } else { format!(" {}", attribute.unit_name()) };
        lines.push(text!("army-min-to-max-unit", min, max, unit));
    }
    if let Some(rule) = context.ruleset.manual().rule(&attribute.rule) {
        lines.push(text!("army-rule-title", title = rule.title));
    }
    lines.join("\n")
}

/// What a cell's tooltip says.
pub(super) fn help(context: &EditorContext<'_>, field: &UnitField, piece: &Piece) -> Option<String> {
    match field {
        UnitField::Attribute(_) => {
            field.attribute(context.catalog(), piece).map(|a| attribute_help(context, a))
        }
        UnitField::Remark if !piece.remark.is_empty() => Some(piece.remark.clone()),
        UnitField::Name => Some(piece.name.clone()),
        _ => None,
    }
}

/// The field in the cell being edited. What is typed goes through the context's memory, since rows
/// are drawn from a list that is only read.
pub(super) fn field(ui: &mut Ui, editing: Option<&Editing>) {
    let Some(editing) = editing else { return };
    let rect = ui.max_rect();
    if editing.choice.is_some() {
        let tokens = Tokens::of(ui);
        ui.painter().rect_filled(rect, 2.0, tokens.field);
        text(ui, rect, &editing.text, false, tokens.text, FontId::proportional(size::BODY));
        ui.data_mut(|d| d.insert_temp(draft_id(), Some((editing.text.clone(), rect))));
        return;
    }
    let mut draft = editing.text.clone();
    let edit = TextEdit::singleline(&mut draft)
        .id(field_id())
        .desired_width(rect.width())
        .margin(egui::Margin::symmetric(4, 1));
    let mut output = edit.show(ui);
    let name = text!("army-typing-replace", replace = editing.field.id().replace('_', " "));
    let response = output.response.response.clone().accessible_name(name);
    if editing.bad.is_some() {
        let line = egui::Stroke::new(1.5, Tokens::of(ui).error);
        ui.painter().rect_stroke(rect.shrink(0.5), 2.0, line, egui::StrokeKind::Inside);
    }
    if editing.fresh {
        response.request_focus();
        let end = egui::text::CCursor::new(draft.chars().count());
        let start = if editing.typed { end } else { egui::text::CCursor::new(0) };
        output.state.cursor.set_char_range(Some(egui::text::CCursorRange::two(start, end)));
        output.state.store(ui.ctx(), response.id);
    }
    ui.data_mut(|d| d.insert_temp(draft_id(), Some((draft, rect))));
}

impl Roster {
    /// Takes over what was typed in the last frame's field.
    pub(super) fn take_draft(&mut self, ctx: &egui::Context) {
        let draft = ctx.data_mut(|d| d.remove_temp::<Option<(String, Rect)>>(draft_id()).flatten());
        if let (Some(editing), Some((text, rect))) = (&mut self.editing, draft) {
            if editing.choice.is_none() && editing.text != text {
                editing.text = text;
                editing.bad = None;
            }
            editing.fresh = false;
            editing.rect = Some(rect);
        }
    }

    /// Begins to edit the cell the keyboard is at; `typed` replaces what is there.
    pub(super) fn begin(
        &mut self,
        ctx: &egui::Context,
        context: &EditorContext<'_>,
        typed: Option<&str>,
        out: &mut Vec<Intent>,
    ) {
        let Some(Cursor { piece: id, column }) = self.cursor.clone() else { return };
        let (scenario, catalog) = (context.scenario(), context.catalog());
        let Some(piece) = scenario.pieces.get(&id) else { return };
        let field = match column {
            Column::Field(field) => field,
            Column::Problems => return out.push(Intent::ShowPanel("problems")),
            Column::Source => return out.push(Intent::Evidence(id, String::new())),
        };
        // A block is typed over as a whole where the keyboard stands in it.
        let mut rows = self.rows(context);
        let mut fields = self.fields();
        if !rows.contains(&id) || !fields.contains(&field) {
            (rows, fields) = (vec![id.clone()], vec![field.clone()]);
        }
        if !field.editable(catalog, piece) {
            let what = inside(translated(&field.title(catalog)));
            out.push(Intent::Say(match field {
                UnitField::Side => text!("army-a-unit-changes-sides-by-being-duplicated").to_owned(),
                _ => text!("army-piece-has-no-what", piece = piece.name, what),
            }));
            return;
        }
        let text = field.text(scenario, catalog, piece);
        let choice = field.options(scenario, catalog, piece).map(|options| {
            let now = options.iter().position(|(_, name)| *name == text);
            // A facing shows its hour alone.
            let at = now.or_else(|| options.iter().position(|(id, _)| *id == text)).unwrap_or(0);
            let letter = typed.and_then(|t| begins(&options, t, at));
            (options, letter.unwrap_or(at))
        });
        if choice.is_none() {
            ctx.memory_mut(|m| m.request_focus(field_id()));
        }
        self.follow = true;
        self.editing = Some(Editing {
            piece: id,
            field,
            before: text.clone(),
            text: typed.filter(|_| choice.is_none()).map_or(text, str::to_owned),
            choice,
            fresh: true,
            typed: typed.is_some(),
            rect: None,
            rows,
            fields,
            bad: None,
        });
    }

    /// Opens the evidence of the figure the keyboard is at.
    pub(super) fn ask_evidence(&self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Some(Cursor { piece: id, column }) = self.cursor.clone() else { return };
        let Some(piece) = context.scenario().pieces.get(&id) else { return };
        match column {
            Column::Field(_) if self.view_cells.fields.len() > 1 => {
                out.push(Intent::Run("roster.cell_source"));
            }
            Column::Field(field) if field.fits(context.catalog(), piece) => {
                out.push(Intent::Evidence(id, field.id().to_owned()));
            }
            Column::Field(_) => {
                out.push(Intent::Say(text!("army-piece-has-no-such-figure", piece = piece.name)));
            }
            Column::Problems | Column::Source => out.push(Intent::Evidence(id, String::new())),
        }
    }

    /// Takes what was typed over into the document. What cannot be taken keeps the cell open and says why;
    /// `false` then.
    pub(super) fn commit(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) -> bool {
        let Some(mut editing) = self.editing.take() else { return true };
        let (scenario, catalog) = (context.scenario(), context.catalog());
        let Some(old) = scenario.pieces.get(&editing.piece) else { return true };
        let wanted = match &editing.choice {
            Some((options, at)) => match options.get(*at) {
                Some((id, _)) => id.clone(),
                None => return true,
            },
            None if editing.text == editing.before => return true,
            None => editing.text.clone(),
        };
        let plan = typed_over(scenario, catalog, &editing.rows, &editing.fields, &wanted);
        if let Some(bad) = plan.refused.iter().find(|refusal| !refusal.without) {
            let many = editing.rows.len() > 1 || editing.fields.len() > 1;
            editing.bad = Some(if many { format!("{}: {}", bad.name, bad.why) } else { bad.why.clone() });
            self.editing = Some(editing);
            return false;
        }
        let label = match editing.rows.len() * editing.fields.len() {
            0 | 1 => format!("{}: {}", old.name, inside(translated(&editing.field.title(catalog)))),
            _ => translated(&plan.label()).into_owned(),
        };
        out.extend(plan.edit().map(|edit| Intent::edit(label, edit)));
        if let Some(without) = plan.without(scenario, catalog) {
            out.push(Intent::Say(text!(
                "army-cells-in-words-changed-without",
                cells_in_words = plan.cells_in_words(),
                without
            )));
        }
        true
    }

    /// Takes what was typed and closes the cell; one that stays open has the keyboard back.
    pub(super) fn close(
        &mut self,
        ctx: &egui::Context,
        context: &EditorContext<'_>,
        out: &mut Vec<Intent>,
    ) -> bool {
        let taken = self.commit(context, out);
        if !taken {
            ctx.memory_mut(|m| m.request_focus(field_id()));
        }
        taken
    }

    /// Under the cell being typed in: why it was not taken, or for how many cells it is typed.
    pub(super) fn reason(&self, ui: &Ui) {
        let Some(Editing { rect: Some(rect), bad, rows, fields, choice, .. }) = &self.editing else { return };
        let count = rows.len() * fields.len();
        let tokens = Tokens::of(ui);
        let (words, color) = match bad {
            Some(why) => (why.clone(), tokens.error),
            None if count > 1 && choice.is_none() => (text!("army-for-count-cells", count), tokens.text_weak),
            None => return,
        };
        egui::Area::new(Id::unique("units table reason"))
            .order(egui::Order::Foreground)
            .fixed_pos(rect.left_bottom() + egui::vec2(0.0, 2.0))
            .constrain(true)
            .interactable(false)
            .show(ui.ctx(), |ui| {
                egui::Frame::popup(ui.style()).show(ui, |ui| {
                    ui.set_max_width(320.0);
                    ui.label(egui::RichText::new(words).color(color));
                });
            });
    }

    /// Stops editing and leaves the cell as it was.
    pub(super) fn give_up(&mut self, ctx: &egui::Context) {
        self.editing = None;
        ctx.memory_mut(|m| m.request_focus(keyboard_id()));
    }
}

/// The next option after `at` that begins with what was typed.
pub(super) fn begins(options: &[(String, String)], typed: &str, at: usize) -> Option<usize> {
    let small = typed.to_lowercase();
    let fits = |n: &usize| options.get(*n).is_some_and(|(_, name)| name.to_lowercase().starts_with(&small));
    (at + 1..options.len()).chain(0..=at).find(fits)
}
