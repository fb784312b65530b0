//! Features of a GIS: the file, the table of what becomes of them, and what would come of it.

use super::{count, earth};
use egui::{ComboBox, Grid, ScrollArea, TextEdit, Ui, vec2};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_context::sheets::{SheetsChange, SheetsRequest, Shown};
use oblique_context::vectors::{VectorsOpen, VectorsRequest, VectorsView};
use oblique_digitize::vectors::{Becomes, MappingTable, Of, Row, Size, VectorDraft};
use oblique_scenario::words::rounded;
use oblique_text::{text, translated};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

fn request(request: VectorsRequest) -> Intent {
    Intent::Sheets(SheetsRequest::Vectors(request))
}

/// The file, and where it lies.
pub(crate) fn vectors(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    let view = &context.view.sheets.vectors;
    ui.horizontal_wrapped(|ui| {
        let help = text!("conversion-features-of-openstreetmap-of-a-survey-or-a");
        if ui.button(text!("conversion-open-a-file-of-a-gis")).on_hover_text(help).clicked() {
            out.push(request(VectorsRequest::Open));
        }
    });
    let Some(open) = view.open.as_deref() else {
        widgets::note(ui, text!("conversion-roads-streams-woods-and-names-come-onto"));
        return;
    };
    ui.label(text!(
        "conversion-file-features-features-plane",
        file = open.file,
        features = count(open.features),
        plane = open.plane
    ));
    for problem in &open.problems {
        widgets::note(ui, problem);
    }
    projection(ui, view, open, out);
    if context.scenario().board_place.and_then(|place| place.middle).is_none() {
        widgets::group(ui, text!("conversion-where-the-board-lies"));
        widgets::note(ui, text!("conversion-the-board-lies-at-no-place-of-the-2"));
        let proposed = open.middle.map(|at| (text!("conversion-middle-of-the-file"), at));
        earth::laying(ui, context, proposed, out);
    } else if let Some(trouble) = &view.trouble {
        ui.colored_label(Tokens::of(ui).error, trouble);
    }
    if let Some(draft) = view.draft.as_deref() {
        drafted(ui, context, draft, out);
    }
    ui.add_space(size::GAP_SMALL);
    widgets::group(ui, text!("conversion-what-becomes-of-which-features"));
    files_of_table(ui, out);
    table(ui, context, view, out);
}

/// The EPSG number, where the file does not tell its projection.
fn projection(ui: &mut Ui, view: &VectorsView, open: &VectorsOpen, out: &mut Vec<Intent>) {
    if open.is_plane_known && view.epsg.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let mut number = view.epsg.unwrap_or(0);
        let label = ui.label(text!("conversion-its-projection-epsg-number"));
        let field = ui.add(
            widgets::whole_number(ui, &mut number).range(0..=65_535).unmarked().update_while_editing(false),
        );
        let help = text!("conversion-every-gis-tells-it-25832-is-utm-zone");
        if field.labelled_by(label.id).on_hover_text(help).changed() {
            out.push(request(VectorsRequest::Epsg((number > 0).then_some(number))));
        }
    });
}

/// What would come of it, and taking it over.
fn drafted(ui: &mut Ui, context: &EditorContext<'_>, draft: &VectorDraft, out: &mut Vec<Intent>) {
    let [hexes, lines, names] = draft.counts();
    ui.label(text!("conversion-hexes-of-terrain-hexes-lines-lines-names", hexes, lines, names));
    if let Some((mean, worst)) = draft.off_yards() {
        let (mean, worst) = (rounded(mean), rounded(worst));
        let text = text!("conversion-lines-lie-mean-yards-from-where-they-were", mean, worst);
        widgets::note(ui, &text);
    }
    for left in &draft.left_out {
        widgets::note(ui, &translated(&left.sentence()));
    }
    ui.horizontal_wrapped(|ui| {
        let mut shown = context.view.sheets.shown == Shown::Vectors;
        if ui.checkbox(&mut shown, text!("conversion-show-what-would-come-of-it")).changed() {
            let shown = if shown { Shown::Vectors } else { Shown::Nothing };
            out.push(Intent::sheets(SheetsChange::ShowDraft(shown)));
        }
        let any = !(draft.terrain.is_empty() && draft.lines.is_empty() && draft.labels.is_empty());
        let button = ui.add_enabled(any, egui::Button::new(text!("conversion-take-the-features-over")));
        if button.on_hover_text(text!("conversion-in-one-step-to-undo-a-note-says")).clicked() {
            out.push(request(VectorsRequest::Accept));
        }
        if ui.button(text!("conversion-throw-the-file-away")).clicked() {
            out.push(request(VectorsRequest::Close));
        }
    });
}

fn files_of_table(ui: &mut Ui, out: &mut Vec<Intent>) {
    ui.horizontal_wrapped(|ui| {
        if ui.button(text!("conversion-open-a-table")).clicked() {
            out.push(request(VectorsRequest::OpenTable));
        }
        if ui.button(text!("conversion-save-the-table")).clicked() {
            out.push(request(VectorsRequest::SaveTable));
        }
        if ui
            .button(text!("conversion-the-usual-table"))
            .on_hover_text(text!("conversion-for-openstreetmap-and-satellite-receivers"))
            .clicked()
        {
            out.push(request(VectorsRequest::Table(MappingTable::usual())));
        }
    });
}

/// What is done to a row beside changing it.
enum RowWork {
    Up(usize),
    Remove(usize),
}

fn table(ui: &mut Ui, context: &EditorContext<'_>, view: &VectorsView, out: &mut Vec<Intent>) {
    let mut table = view.table.clone();
    let yards = context.scenario().board_place.map(|place| place.yards_a_hex.get());
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(text!("conversion-lines-are-moved-by-at-most"));
        let range = MappingTable::SNAP_HEXES;
        let field = widgets::decimal_number(&mut table.snap_hexes)
            .speed(0.02)
            .range(range)
            .max_decimals(2)
            .suffix(text!("conversion-hexes"));
        let help = text!("conversion-the-snapping-distance-a-line-that-had-to");
        ui.add(field).labelled_by(label.id).on_hover_text(help);
        if let Some(yards) = yards {
            ui.label(text!("conversion-yards-yards", yards = rounded(table.snap_hexes * yards)));
        }
    });
    let mut work = None;
    ScrollArea::both().id_salt("rows of the table").auto_shrink([false, true]).max_height(420.0).show(
        ui,
        |ui| {
            Grid::new("table of features").num_columns(7).striped(true).show(ui, |ui| {
                for head in [
                    text!("conversion-here"),
                    text!("conversion-features"),
                    text!("conversion-attribute"),
                    text!("conversion-is-2"),
                    text!("conversion-becomes"),
                    "",
                    "",
                ] {
                    ui.label(head);
                }
                ui.end_row();
                for (n, row) in table.rows.iter_mut().enumerate() {
                    let count = view
                        .draft
                        .as_deref()
                        .and_then(|draft| draft.rows.get(n))
                        .map(|c| (c.features, c.becomes));
                    work = fields(ui, context, n, row, count).or(work.take());
                    ui.end_row();
                }
            });
        },
    );
    match work {
        Some(RowWork::Up(n)) if n > 0 => table.rows.swap(n, n - 1),
        Some(RowWork::Remove(n)) if n < table.rows.len() => drop(table.rows.remove(n)),
        _ => {}
    }
    if ui
        .button(text!("conversion-add-a-row"))
        .on_hover_text(text!("conversion-at-the-top-where-it-comes-first"))
        .clicked()
    {
        let row = Row { of: Of::Any, key: String::new(), is: "*".to_owned(), becomes: Becomes::Nothing };
        table.rows.insert(0, row);
    }
    if table != view.table {
        out.push(request(VectorsRequest::Table(table)));
    }
}

/// The fields of a row.
fn fields(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    n: usize,
    row: &mut Row,
    count: Option<(usize, usize)>,
) -> Option<RowWork> {
    let name_of = |of: Of| Of::ALL.iter().find(|(o, _)| *o == of).map_or("", |(_, name)| *name);
    let called = |what: &str| text!("conversion-what-of-row-n", what, n = n + 1);
    let help = text!("conversion-features-that-go-by-this-row-and-the");
    ui.label(count.map_or_else(String::new, |(of, into)| format!("{of} → {into}"))).on_hover_text(help);
    let list = ComboBox::from_id_salt(("of", n)).width(70.0).selected_text(name_of(row.of));
    let list = list.show_ui(ui, |ui| {
        for (of, name) in Of::ALL {
            ui.selectable_value(&mut row.of, of, name);
        }
    });
    let _ = list.response.accessible_name(called(text!("conversion-features")));
    let _ = ui
        .add(TextEdit::singleline(&mut row.key).desired_width(70.0).min_size(vec2(70.0, 0.0)))
        .accessible_name(called(text!("conversion-attribute")));
    let help = text!("conversion-values-with-between-them-stands-for-any");
    let field = ui
        .add(TextEdit::singleline(&mut row.is).desired_width(130.0).min_size(vec2(130.0, 0.0)))
        .on_hover_text(help);
    let _ = field.accessible_name(called(text!("conversion-values")));
    becomes(ui, context, n, &mut row.becomes);
    let number = match &mut row.becomes {
        Becomes::Terrain { covered_percent, .. } => {
            let field = ui.add(widgets::whole_number(ui, covered_percent).range(1..=100).suffix(" %"));
            let field = field.on_hover_text(text!("conversion-how-much-of-a-hex-such-areas-must"));
            Some(field.accessible_name(called(text!("conversion-covered"))))
        }
        Becomes::Label { text, .. } => {
            let field = ui.add(TextEdit::singleline(text).desired_width(60.0));
            Some(
                field
                    .on_hover_text(text!("conversion-the-attribute-that-is-written"))
                    .accessible_name(called(text!("conversion-text"))),
            )
        }
        Becomes::Nothing | Becomes::Line { .. } => None,
    };
    if number.is_none() {
        ui.label("");
    }
    ui.horizontal(|ui| {
        let up = ui
            .add_enabled(n > 0, egui::Button::new(text!("conversion-up")))
            .accessible_name(called(text!("conversion-move-up-place")));
        let away =
            ui.button(text!("conversion-remove")).accessible_name(called(text!("conversion-remove-place")));
        match (up.clicked(), away.clicked()) {
            (true, _) => Some(RowWork::Up(n)),
            (_, true) => Some(RowWork::Remove(n)),
            _ => None,
        }
    })
    .inner
}

/// What a row becomes, by the names of the ruleset.
fn becomes(ui: &mut Ui, context: &EditorContext<'_>, n: usize, becomes: &mut Becomes) {
    let catalog = context.catalog();
    let words = context.ruleset.translation();
    let terrain = |word: &str| {
        let id = words.and_then(|words| words.terrain.get(word)).map_or(word, String::as_str);
        catalog
            .terrain(word)
            .or_else(|| catalog.terrain(id))
            .map_or_else(|| word.to_owned(), |t| t.name.clone())
    };
    let line = |word: &str| {
        let id = words.and_then(|words| words.linear.get(word)).map_or(word, String::as_str);
        catalog
            .linear(word)
            .or_else(|| catalog.linear(id))
            .map_or_else(|| word.to_owned(), |l| l.name.clone())
    };
    let sizes = [
        (Size::Small, text!("conversion-small-name")),
        (Size::Medium, "name"),
        (Size::Large, text!("conversion-large-name")),
    ];
    let text = match &*becomes {
        Becomes::Nothing => text!("conversion-nothing").to_owned(),
        Becomes::Terrain { word, .. } => terrain(word),
        Becomes::Line { word } => line(word),
        Becomes::Label { size, .. } => {
            sizes.iter().find(|(s, _)| s == size).map_or_else(String::new, |(_, name)| (*name).to_owned())
        }
    };
    let list = ComboBox::from_id_salt(("becomes", n)).width(110.0).selected_text(text);
    let list = list.show_ui(ui, |ui| {
        let mut choice = |ui: &mut Ui, new: Becomes, name: &str| {
            let on = std::mem::discriminant(&new) == std::mem::discriminant(becomes)
                && match (&new, &*becomes) {
                    (Becomes::Terrain { word: a, .. }, Becomes::Terrain { word: b, .. })
                    | (Becomes::Line { word: a }, Becomes::Line { word: b }) => a == b,
                    (Becomes::Label { size: a, .. }, Becomes::Label { size: b, .. }) => a == b,
                    _ => true,
                };
            if ui.selectable_label(on, name).clicked() && !on {
                *becomes = new;
            }
        };
        choice(ui, Becomes::Nothing, text!("conversion-nothing"));
        for t in &catalog.terrain {
            choice(ui, Becomes::Terrain { word: t.id.clone(), covered_percent: 50 }, &t.name);
        }
        for l in &catalog.linear {
            choice(ui, Becomes::Line { word: l.id.clone() }, &l.name);
        }
        for (size, name) in sizes {
            choice(ui, Becomes::Label { text: "name".to_owned(), size }, name);
        }
    });
    let _ = list.response.accessible_name(text!("conversion-what-row-n-becomes", n = n + 1));
}
