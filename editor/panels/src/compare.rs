//! The Compare panel: what differs from the saved file, a backup, an earlier state or another file;
//! a click goes there, a button carries it over.

use super::Panel;
use egui::{Label, RichText, ScrollArea, Sense, Ui};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::differences;
use oblique_context::panel::{Home, Rows};
use oblique_context::view::ViewChange;
use oblique_context::view::{CompareWith, Comparison};
use oblique_document::BACKUPS;
use oblique_roster::compare::{Change, Entry, Pick, ScenarioPart, Section, take};
use oblique_text::{inside, text, translated};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets::{self, Mark};

/// Steps of the history offered.
const STEPS: usize = 15;

/// The panel.
#[derive(Default)]
pub(crate) struct Compare {
    search: String,
}

/// Makes it.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(Compare::default())
}

/// A line of the list.
enum Line<'a> {
    Section(Section, usize),
    Headline(&'a str),
    Entry(&'a Entry),
}

impl Panel for Compare {
    fn id(&self) -> &'static str {
        "compare"
    }

    fn title(&self) -> String {
        text!("panels-compare").to_owned()
    }

    fn home(&self) -> Home {
        Home::BOTTOM.with(Rows::List)
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        self.bar(ui, context, out);
        ui.add_space(size::GAP_SMALL);
        let Some(compared) = &context.view.compared else {
            let hint = text!("panels-choose-what-to-compare-this-battle-with");
            widgets::empty(ui, text!("panels-nothing-is-compared"), hint);
            return;
        };
        if compared.found.is_empty() {
            widgets::empty(
                ui,
                text!("panels-no-differences"),
                &text!("panels-this-battle-and-title-say-the-same", title = compared.title),
            );
            return;
        }
        let lines = self.lines(compared);
        if lines.is_empty() {
            widgets::empty(
                ui,
                text!("panels-nothing-to-show"),
                text!("panels-no-difference-has-these-words"),
            );
        }
        ScrollArea::vertical().auto_shrink([false, false]).show_rows(
            ui,
            size::ROW,
            lines.len(),
            |ui, range| {
                for line in lines.get(range).into_iter().flatten() {
                    match line {
                        Line::Section(section, count) => {
                            heading(ui, context, compared, *section, *count, out);
                        }
                        Line::Headline(text) => {
                            widgets::note(ui, &translated(text));
                        }
                        Line::Entry(entry) => row(ui, context, compared, entry, out),
                    }
                }
            },
        );
    }
}

impl Compare {
    fn bar(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ui.horizontal_wrapped(|ui| {
            ui.menu_button(text!("panels-compare-with"), |ui| sources(ui, context, out));
            if let Some(compared) = &context.view.compared {
                let count = compared.found.entries.len();
                let word = if count == 1 { text!("panels-difference") } else { text!("panels-differences") };
                ui.label(format!("{count} {word}: {}", compared.title));
                let mut shown = compared.shown;
                if ui
                    .checkbox(&mut shown, text!("panels-on-the-map"))
                    .on_hover_text(text!("panels-mark-what-differs"))
                    .changed()
                {
                    out.push(Intent::view(ViewChange::ComparisonShown(shown)));
                }
                if ui.button(text!("panels-stop-comparing")).clicked() {
                    out.push(Intent::Compare(CompareWith::Nothing));
                }
                widgets::search(ui, &mut self.search, text!("panels-search-differences"));
            }
        });
    }

    fn lines<'a>(&self, compared: &'a Comparison) -> Vec<Line<'a>> {
        let query = self.search.trim().to_lowercase();
        let fits = |e: &&Entry| query.is_empty() || sentence(compared, e).to_lowercase().contains(&query);
        let mut lines = Vec::new();
        for section in Section::ALL {
            let entries: Vec<&Entry> = compared.found.of(section).filter(fits).collect();
            if entries.is_empty() {
                continue;
            }
            lines.push(Line::Section(section, entries.len()));
            if section == Section::Pieces && query.is_empty() {
                lines.extend(compared.found.headlines.iter().map(|h| Line::Headline(h)));
            }
            lines.extend(entries.into_iter().map(Line::Entry));
        }
        lines
    }
}

/// What the battle can be compared with.
fn sources(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    if ui.button(text!("panels-the-saved-file")).clicked() {
        out.push(Intent::Compare(CompareWith::Saved));
    }
    for n in 1..=BACKUPS {
        if ui
            .button(if n == 1 {
                text!("panels-the-newest-backup").to_owned()
            } else {
                text!("panels-backup-n", n)
            })
            .clicked()
        {
            out.push(Intent::Compare(CompareWith::Backup(n)));
        }
    }
    if ui.button(text!("panels-another-file")).clicked() {
        out.push(Intent::Compare(CompareWith::File));
    }
    let steps: Vec<(usize, &str)> = context.document.done().map(|s| s.label.as_str()).enumerate().collect();
    if !steps.is_empty() {
        ui.separator();
    }
    for (count, label) in steps.into_iter().rev().take(STEPS) {
        if ui.button(text!("panels-before-label", label)).clicked() {
            out.push(Intent::Compare(CompareWith::Step(count)));
        }
    }
}

/// What differs, told from the older to the newer, or from here to there.
fn sentence(compared: &Comparison, entry: &Entry) -> String {
    if compared.older { differences::sentence(entry) } else { differences::sentence_of_another(entry) }
}

/// What the button that carries over is called.
fn verb(compared: &Comparison) -> &'static str {
    if compared.older { text!("panels-revert") } else { text!("panels-apply") }
}

/// The edit that makes the document like the other in these.
fn adoption(context: &EditorContext<'_>, compared: &Comparison, entries: &[&Entry], what: &str) -> Intent {
    let picks: Vec<Pick> = entries.iter().map(|e| compared.pick(&e.part)).collect();
    Intent::edit(format!("{} {what}", verb(compared)), take(context.scenario(), &compared.other, &picks))
}

fn heading(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    compared: &Comparison,
    section: Section,
    count: usize,
    out: &mut Vec<Intent>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(format!("{}: {count}", translated(section.name()))).strong());
        let name = text!(
            "panels-compared-all-of-section",
            compared = verb(compared),
            section = inside(translated(section.name()))
        );
        let button = ui.small_button(text!("panels-compared-all", compared = verb(compared)));
        let button = button.on_hover_text(text!("panels-make-these-as-they-are-there-can-be"));
        if button.accessible_name(name).clicked() {
            let entries: Vec<&Entry> = compared.found.of(section).collect();
            out.push(adoption(context, compared, &entries, &inside(translated(section.name()))));
        }
    });
}

fn row(
    ui: &mut Ui,
    context: &EditorContext<'_>,
    compared: &Comparison,
    entry: &Entry,
    out: &mut Vec<Intent>,
) {
    let tokens = Tokens::of(ui);
    ui.horizontal(|ui| {
        let (mark, color) = match entry.change {
            Change::Added => (Mark::Disc, tokens.good),
            Change::Removed => (Mark::Ring, tokens.error),
            Change::Changed => (Mark::Triangle, tokens.warning),
        };
        widgets::mark(ui, mark, color);
        let can = entry.part != ScenarioPart::Ruleset;
        let button = ui.add_enabled(can, egui::Button::new(verb(compared)).small());
        let button = button
            .on_hover_text(text!("panels-make-this-as-it-is-there-can-be"))
            .on_disabled_hover_text(text!("panels-rules-are-changed-with-change-rules-in-the"));
        if button.accessible_name(format!("{} {}", verb(compared), differences::title(entry))).clicked() {
            out.push(adoption(context, compared, &[entry], &differences::title(entry)));
        }
        let text = sentence(compared, entry);
        let label = ui.add(Label::new(&text).truncate().sense(Sense::click()));
        let label = label
            .on_hover_cursor(egui::CursorIcon::PointingHand)
            .on_hover_ui(|ui| details(ui, compared, entry));
        if label.clicked() {
            let layout = context.scenario().board.layout();
            out.push(Intent::GoTo(entry.place.clone()));
            out.extend(entry.hexes.iter().find(|hex| layout.contains(**hex)).map(|hex| Intent::LookAt(*hex)));
        }
    });
}

/// Every field, old and new, in full.
fn details(ui: &mut Ui, compared: &Comparison, entry: &Entry) {
    ui.label(RichText::new(differences::title(entry)).strong());
    for field in &entry.fields {
        ui.label(differences::in_full(field));
    }
    if entry.fields.is_empty() {
        ui.label(sentence(compared, entry));
    }
}
