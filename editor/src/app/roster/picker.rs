//! The window 'Add from template': nations and their units on the left, what would be added on the right.

use super::super::Workbench;
use crate::EditorContext;
use crate::document::nations::TemplateFile;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use crate::view::Selection;
use egui::{ComboBox, RichText, ScrollArea, TextEdit, Ui};
use oblique_context::{Gesture, strength};
use oblique_roster::field::{leaders, shown};
use oblique_roster::template::{AddOptions, Added, MOST, Template};
use oblique_roster::totals::Totals;
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Grade, Piece, PieceId, Side};
use oblique_text::{inside, text, translated};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Size of the window's two columns.
const LEFT: f32 = 270.0;
const RIGHT: f32 = 410.0;
const HEIGHT: f32 = 400.0;

/// The window.
pub(super) struct Picker {
    search: String,
    /// Which file and which template of it.
    chosen: Option<(usize, usize)>,
    wish: AddOptions,
    /// The leader of what is selected, or who leads it: where things come by themselves.
    near: Option<PieceId>,
    /// The leader is kept whatever template is chosen: named by hand, or the one of the last time.
    settled: bool,
    /// It has just been opened: what is typed first is searched for.
    opened: bool,
}

/// What was added last, and where.
pub(super) struct Last {
    search: String,
    chosen: Option<(usize, usize)>,
    side: Side,
    leader: Option<PieceId>,
    added: BTreeSet<PieceId>,
}

/// The first leader of a side who comes under nobody: under him things come while nothing is selected.
fn head(context: &EditorContext<'_>, side: Side) -> Option<PieceId> {
    let scenario = context.scenario();
    let mut all = leaders(scenario, context.catalog(), side);
    all.find(|(_, piece)| piece.leader.is_none()).map(|(id, _)| id.clone())
}

/// What the window led to.
enum Answer {
    None,
    Add(String, Added),
    Remove(PathBuf),
    Cancel,
}

impl Picker {
    /// Opens where things went the last time as long as those are what is selected, so that one corps after
    /// the other comes beside it; with another selection, there.
    pub(super) fn new(context: &EditorContext<'_>, last: Option<&Last>) -> Self {
        let scenario = context.scenario();
        let first = match &context.view.selection {
            Selection::Pieces(ids) => ids.iter().find_map(|id| scenario.pieces.get_key_value(id)),
            _ => None,
        };
        let leads = |p: &Piece| context.catalog().kind(&p.kind).is_some_and(|k| k.role.leads());
        let side = first.map_or(context.view.tools.side, |(_, p)| p.side);
        let leader = match first {
            Some((id, p)) => {
                if leads(p) {
                    Some(id.clone())
                } else {
                    p.leader.clone()
                }
            }
            None => head(context, side),
        };
        let mut wish = AddOptions { side, leader: leader.clone(), count: 1, name: String::new(), first: 1 };
        let search = last.map(|l| l.search.clone()).unwrap_or_default();
        let chosen = last.and_then(|l| l.chosen);
        let again = last.filter(|l| context.view.selection == Selection::Pieces(l.added.clone()));
        let again = again.filter(|l| {
            let of_side = |id| scenario.pieces.get(id).is_some_and(|p| p.side == l.side && leads(p));
            l.leader.as_ref().is_none_or(of_side)
        });
        if let Some(last) = again {
            (wish.side, wish.leader) = (last.side, last.leader.clone());
        }
        Self { search, chosen, wish, near: leader, settled: again.is_some(), opened: true }
    }

    /// Takes a template: one that is led like the leader selected comes beside him, not under him.
    fn choose(&mut self, context: &EditorContext<'_>, at: (usize, usize), template: &Template) {
        self.chosen = Some(at);
        if self.settled {
            return;
        }
        let near = self.near.as_ref().and_then(|id| context.scenario().pieces.get(id));
        let first = template.pieces.first().and_then(|p| p.as_kind.get(&context.catalog().id));
        let alike = near.zip(first).is_some_and(|(near, first)| near.kind == first.kind);
        self.wish.leader = match near {
            Some(near) if near.side == self.wish.side => {
                if alike {
                    near.leader.clone()
                } else {
                    self.near.clone()
                }
            }
            _ => None,
        };
    }
}

impl Workbench {
    pub(super) fn show_picker(&mut self, ctx: &egui::Context) {
        let (Some(mut picker), Some(files)) =
            (self.roster_windows.picker.take(), self.roster_windows.templates.clone())
        else {
            return;
        };
        let context = self.context();
        let mut answer = Answer::None;
        let modal = crate::ui::modal(ctx, "templates").show(ctx, |ui| {
            ui.set_width(LEFT + RIGHT + size::GAP_LARGE);
            ui.heading(text!("army-add-from-template"));
            ui.add_space(size::GAP);
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(LEFT);
                    ui.set_height(HEIGHT);
                    let search = widgets::search(ui, &mut picker.search, text!("army-search-templates"));
                    if std::mem::take(&mut picker.opened) {
                        search.request_focus();
                    }
                    list(ui, &context, &files, &mut picker);
                });
                ui.add_space(size::GAP);
                ui.vertical(|ui| {
                    ui.set_width(RIGHT);
                    ui.set_height(HEIGHT);
                    answer = details(ui, &context, &files, &mut picker);
                });
            });
        });
        match answer {
            Answer::Add(label, added) => {
                let count =
                    strength::who(&Totals::of(context.catalog(), added.pieces.iter().map(|(_, p)| p)));
                let ids: BTreeSet<PieceId> = added.pieces.iter().map(|(id, _)| id.clone()).collect();
                self.roster_windows.last_added = Some(Last {
                    search: picker.search,
                    chosen: picker.chosen,
                    side: picker.wish.side,
                    leader: picker.wish.leader,
                    added: ids.clone(),
                });
                self.edit(&label, added.edit, Gesture::Whole);
                self.world.view.selection = Selection::Pieces(ids);
                self.toasts.say(text!("army-label-count-not-on-the-map-yet", label, count));
                ctx.request_repaint();
            }
            Answer::Remove(path) => {
                self.remove_template(path, ctx);
                picker.chosen = None;
                // The places of the others are no longer what they were.
                if let Some(last) = &mut self.roster_windows.last_added {
                    last.chosen = None;
                }
                self.roster_windows.picker = Some(picker);
            }
            Answer::Cancel => ctx.request_repaint(),
            Answer::None if modal.should_close() => ctx.request_repaint(),
            Answer::None => self.roster_windows.picker = Some(picker),
        }
    }
}

fn list(ui: &mut Ui, context: &EditorContext<'_>, files: &[TemplateFile], picker: &mut Picker) {
    let words: Vec<String> = picker.search.split_whitespace().map(str::to_lowercase).collect();
    let fits = |file: &TemplateFile, template: &Template| {
        let text = format!("{} {} {} {}", file.content.name, template.group, template.name, template.about)
            .to_lowercase();
        words.iter().all(|word| text.contains(word))
    };
    let weak = Tokens::of(ui).text_weak;
    ScrollArea::vertical().id_salt("templates").auto_shrink([false, false]).show(ui, |ui| {
        let mut any = false;
        for (at, file) in files.iter().enumerate() {
            let mine: Vec<_> = file
                .content
                .templates
                .iter()
                .enumerate()
                .filter(|(_, t)| t.is_for(&context.catalog().id) && fits(file, t))
                .collect();
            if mine.is_empty() {
                continue;
            }
            any = true;
            let own = if file.path.is_some() { text!("army-own-2") } else { "" };
            ui.add_space(size::GAP_SMALL);
            ui.label(RichText::new(format!("{}{own}", translated(&file.content.name))).strong());
            let mut group = "";
            for (n, template) in mine {
                if template.group != group {
                    group = &template.group;
                    ui.label(RichText::new(group).small().color(weak));
                }
                let on = picker.chosen == Some((at, n));
                if ui.selectable_label(on, &template.name).clicked() {
                    picker.choose(context, (at, n), template);
                }
            }
        }
        if !any {
            widgets::empty(
                ui,
                text!("army-no-template-fits"),
                text!("army-keep-units-of-your-own-as-a-template"),
            );
        }
    });
}

/// How the figures of a template are known.
fn grade(template: &Template, file: &TemplateFile) -> String {
    let known = match template.grade {
        Grade::Sourced => text!("army-figures-read-in-a-source"),
        Grade::Known => text!("army-figures-known-from-the-literature"),
        Grade::Estimated => text!("army-figures-estimated"),
    };
    match file.content.sources.get(&template.source) {
        Some(source) => format!("{known}: {}", source.title),
        None => known.to_owned(),
    }
}

fn details(ui: &mut Ui, context: &EditorContext<'_>, files: &[TemplateFile], picker: &mut Picker) -> Answer {
    let found = picker.chosen.and_then(|(at, n)| {
        let file = files.get(at)?;
        // What was chosen last may be nothing under the rules of another battle.
        let template = file.content.templates.get(n).filter(|t| t.is_for(&context.catalog().id))?;
        Some((file, template))
    });
    let Some((file, template)) = found else {
        widgets::empty(ui, text!("army-choose-a-template"), text!("army-what-it-adds-is-shown-here-first"));
        return if ui.button(text!("army-cancel")).clicked() { Answer::Cancel } else { Answer::None };
    };
    ui.label(RichText::new(&template.name).strong());
    if !template.about.is_empty() {
        ui.label(&template.about);
    }
    widgets::note(ui, &grade(template, file));
    ui.add_space(size::GAP_SMALL);
    form(ui, context, template, picker);
    ui.add_space(size::GAP_SMALL);
    let added = template.added(&file.content, context.scenario(), context.catalog(), &picker.wish);
    match &added {
        Ok(added) => {
            let totals = Totals::of(context.catalog(), added.pieces.iter().map(|(_, p)| p));
            widgets::note(ui, &text!("army-adds-line", line = strength::line(&totals)));
            let room = (ui.available_height() - 44.0).max(60.0);
            widgets::scrolled(room).id_salt("what it adds").auto_shrink([false, false]).show(ui, |ui| {
                for (_, piece) in &added.pieces {
                    // Wrapped: the dialog stays as wide as it was, whatever is chosen.
                    ui.horizontal_wrapped(|ui| {
                        ui.label(&piece.name);
                        widgets::note(ui, &figures(context.catalog(), piece));
                    });
                }
            });
        }
        Err(why) => {
            ui.label(RichText::new(translated(&why.to_string())).color(Tokens::of(ui).error));
        }
    }
    ui.horizontal(|ui| {
        let add = ui
            .add_enabled_ui(added.is_ok(), |ui| widgets::primary(ui, text!("army-add-them")))
            .inner
            .clicked();
        let cancel = ui.button(text!("army-cancel")).clicked();
        if let (true, Some(path)) = (file.path.is_some(), &file.path)
            && ui
                .button(text!("army-delete-template"))
                .on_hover_text(text!("army-removes-this-template-of-yours"))
                .clicked()
        {
            return Answer::Remove(path.clone());
        }
        match added {
            Ok(added) if add => Answer::Add(text!("army-add-nation", nation = template.name), added),
            _ if cancel => Answer::Cancel,
            _ => Answer::None,
        }
    })
    .inner
}

fn form(ui: &mut Ui, context: &EditorContext<'_>, template: &Template, picker: &mut Picker) {
    let scenario = context.scenario();
    let wish = &mut picker.wish;
    ui.horizontal(|ui| {
        widgets::name(ui, text!("army-side"), "");
        for side in Side::BOTH {
            if ui.radio(wish.side == side, &scenario.side(side).name).clicked() {
                wish.side = side;
                wish.leader = head(context, side);
                picker.settled = true;
            }
        }
    });
    let name = |id: &PieceId| scenario.pieces.get(id).map(|p| p.name.clone());
    let now = wish.leader.as_ref().and_then(name).unwrap_or_else(|| text!("army-nobody").to_owned());
    widgets::row(ui, text!("army-under"), text!("army-the-leader-it-comes-under"), |ui| {
        ComboBox::from_id_salt("template leader")
            .selected_text(now)
            .width(220.0)
            .show_ui(ui, |ui| {
                let mut named = ui.selectable_value(&mut wish.leader, None, text!("army-nobody")).clicked();
                for (id, piece) in leaders(scenario, context.catalog(), wish.side) {
                    named |= ui.selectable_value(&mut wish.leader, Some(id.clone()), &piece.name).clicked();
                }
                picker.settled |= named;
            })
            .response
    });
    if template.pieces.iter().any(|p| p.name.contains("{name}")) {
        let help = text!("army-n-is-the-number-n-in-roman-numerals");
        widgets::row(ui, text!("army-name"), help, |ui| {
            ui.add(
                TextEdit::singleline(&mut wish.name)
                    .hint_text(text!("army-schwerin-or-ir-n"))
                    .desired_width(220.0),
            )
        });
    }
    let most = (MOST / u32::try_from(template.pieces.len()).unwrap_or(1).max(1)).max(1);
    widgets::row(ui, text!("army-how-many"), "", |ui| {
        ui.add(widgets::whole_number(ui, &mut wish.count).range(1..=most))
    });
    if wish.count > 1 || wish.name.contains('{') {
        widgets::row(ui, text!("army-numbered-from"), "", |ui| {
            ui.add(widgets::whole_number(ui, &mut wish.first).range(1..=999))
        });
    }
}

/// What a piece is and has, in a line.
fn figures(catalog: &Catalog, piece: &Piece) -> String {
    let Some(kind) = catalog.kind(&piece.kind) else { return String::new() };
    let mut parts = vec![kind.name.clone()];
    for attribute in &kind.attributes {
        if let Some(value) = piece.attrs.get(&attribute.id) {
            parts.push(format!("{} {}", inside(&attribute.name), inside(shown(attribute, value))));
        }
    }
    parts.join(", ")
}
