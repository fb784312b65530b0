//! The Trials panel and the Rules compared panel: the same battle played many times, under its own ruleset or under every one,
//! side by side.

use super::Panel;
use egui::{ComboBox, Grid, Label, Rect, RichText, ScrollArea, TextStyle, Ui, WidgetText, vec2};
use oblique_context::panel::{Home, Rows};
use oblique_context::sides::with_sides;
use oblique_context::view::{BattlesWanted, RulesCompared, ViewChange};
use oblique_context::{EditorContext, Intent};
use oblique_scenario::Side;
use oblique_text::{Text, begun_small, text, translated};
use oblique_trial::COMMANDERS;
use oblique_trial::rules::{Section, Under};
use oblique_ui::theme::{Tokens, size};
use oblique_ui::widgets;

/// Battles of a trial unless the user wants another number: a change that matters tells.
const USUAL_TRIAL: u64 = 200;
/// Battles under each ruleset unless the user wants another number.
const USUAL_GAMES: u64 = 20;
/// Most battles under each ruleset.
const MOST_GAMES: u64 = 10_000;
/// Width of the choice of a commander, points.
const COMMANDER_WIDTH: f32 = 170.0;
/// Seed of the first battle unless the user wants others: two trials differ by what was changed alone.
const USUAL_SEED: u64 = 1;
/// Greatest seed of a first battle that can be typed.
const MOST_SEED: u64 = 1_000_000_000;
/// From so many seconds on what is left is told in minutes.
const IN_MINUTES: u64 = 100;
/// Width of the field of the first seed, points.
const SEED_WIDTH: f32 = 60.0;
/// Widest column, points.
const COLUMN: f32 = 230.0;

/// Either panel.
struct RulesComparisonPanel {
    under: Under,
    games: u64,
    /// Who is to command A and B.
    commanders: [&'static str; 2],
    first_seed: u64,
}

/// The computer as it usually plays.
fn usual() -> &'static str {
    COMMANDERS.first().map_or("", |commander| commander.name)
}

/// Makes that of trials.
pub(crate) fn make_trials() -> Box<dyn Panel> {
    Box::new(RulesComparisonPanel::new(Under::Own, USUAL_TRIAL))
}

/// Makes that of rulesets compared.
pub(crate) fn make() -> Box<dyn Panel> {
    Box::new(RulesComparisonPanel::new(Under::Every, USUAL_GAMES))
}

impl Panel for RulesComparisonPanel {
    fn id(&self) -> &'static str {
        match self.under {
            Under::Own => "trials",
            Under::Every => "rules_comparison",
        }
    }

    fn title(&self) -> String {
        match self.under {
            Under::Own => text!("panels-trials").to_owned(),
            Under::Every => text!("panels-rules-compared").to_owned(),
        }
    }

    fn home(&self) -> Home {
        Home::BOTTOM.with(Rows::Table)
    }

    fn ui(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let compared = context.view.battles_played.last(self.under).map(AsRef::as_ref);
        ui.horizontal_wrapped(|ui| self.bar(ui, context, compared, out));
        ui.add_space(size::GAP_SMALL);
        let Some(compared) = compared.filter(|compared| !compared.rows.is_empty()) else {
            let hint = match self.under {
                Under::Own => text!("panels-the-computer-plays-this-battle-many-times"),
                Under::Every => text!("panels-the-computer-plays-this-battle-under-every"),
            };
            widgets::empty(ui, text!("panels-nothing-has-been-played"), hint);
            return;
        };
        let columns = columns(compared, self.beside(context));
        ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| table(ui, compared, &columns));
    }
}

impl RulesComparisonPanel {
    fn new(under: Under, games: u64) -> Self {
        Self { under, games, commanders: [usual(); 2], first_seed: USUAL_SEED }
    }

    /// The trial to show beside the last one.
    fn beside<'a>(&self, context: &EditorContext<'a>) -> Option<&'a RulesCompared> {
        let beside = context.view.battles_played.beside().map(AsRef::as_ref);
        beside.filter(|_| self.under == Under::Own)
    }

    /// Chooses which of the earlier trials stands beside the last one.
    fn choose_beside(&self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let (Some(beside), [_, _, ..]) = (self.beside(context), context.view.battles_played.earlier()) else {
            return;
        };
        together(ui, text!("panels-beside"), COMMANDER_WIDTH);
        let label = ui.label(text!("panels-beside"));
        let list = ComboBox::from_id_salt("trial beside").width(COMMANDER_WIDTH);
        let list = list.selected_text(trial_name(beside)).show_ui(ui, |ui| {
            for trial in context.view.battles_played.earlier() {
                let row = ui.selectable_label(trial.number == beside.number, trial_name(trial));
                if row.on_hover_text(step(trial)).clicked() {
                    out.push(Intent::view(ViewChange::TrialBeside(trial.number)));
                }
            }
        });
        list.response.labelled_by(label.id).on_hover_text(text!("panels-which-of-the-earlier-trials"));
    }

    fn wanted(&self, games: u64) -> Intent {
        let Self { under, commanders, first_seed, .. } = *self;
        Intent::CompareRules(BattlesWanted { under, games, commanders, first_seed })
    }

    fn bar(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        compared: Option<&RulesCompared>,
        out: &mut Vec<Intent>,
    ) {
        let label = ui.label(match self.under {
            Under::Own => text!("panels-battles"),
            Under::Every => text!("panels-battles-under-each"),
        });
        let games = widgets::whole_number(ui, &mut self.games).range(1..=MOST_GAMES);
        ui.add(games).labelled_by(label.id);
        for side in Side::BOTH {
            let name = &context.document.scenario().sides[side.index()].name;
            choose_commander(ui, name, &mut self.commanders[side.index()], side);
        }
        together(ui, text!("panels-first-seed"), SEED_WIDTH);
        let label = ui.label(text!("panels-first-seed"));
        let seed = widgets::whole_number(ui, &mut self.first_seed).range(0..=MOST_SEED);
        ui.add(seed).labelled_by(label.id).on_hover_text(text!("panels-the-same-seeds-have-the-same-dice"));
        if let Some(compared) = compared.filter(|compared| compared.running) {
            if ui.button(text!("panels-stop")).clicked() {
                out.push(self.wanted(0));
            }
            let played = text!(
                "panels-played-of-games-played",
                played = compared.played,
                games = compared.comparison.games
            );
            let left = compared.left_seconds.map(left).unwrap_or_default();
            ui.add(Label::new(format!("{played}{left}")).extend());
        } else {
            let play = match self.under {
                Under::Own => text!("panels-play-them"),
                Under::Every => text!("panels-play-and-compare"),
            };
            if ui.button(play).clicked() {
                out.push(self.wanted(self.games));
            }
        }
        let Some(compared) = compared.filter(|compared| !compared.rows.is_empty()) else { return };
        self.choose_beside(ui, context, out);
        if ui
            .button(text!("panels-copy-table"))
            .on_hover_text(text!("panels-as-text-that-spreadsheets-take"))
            .clicked()
        {
            ui.ctx().copy_text(tab_separated(compared, &columns(compared, self.beside(context))));
            out.push(Intent::Say(text!("panels-the-table-is-on-the-clipboard").to_owned()));
        }
        if compared.content != context.document.content() {
            ui.label(
                RichText::new(text!("panels-the-battle-has-changed-since")).color(Tokens::of(ui).warning),
            );
        }
    }
}

/// How long it may take until the last battle is played, to be said after how many were.
fn left(seconds: u64) -> String {
    if seconds < IN_MINUTES {
        text!("panels-about-seconds-s-left", seconds)
    } else {
        text!("panels-about-minutes-min-left", minutes = seconds.div_ceil(60))
    }
}

/// What a commander is called on the screen.
fn title(commander: &str) -> String {
    if commander == usual() {
        text!("play-the-computer").to_owned()
    } else {
        text!("play-the-computer-name", name = translated(commander))
    }
}

/// Goes to the next row where a name and the field of that width behind it have no room in this one.
fn together(ui: &mut Ui, name: &str, field_width: f32) {
    let name = WidgetText::from(name).into_galley(ui, None, f32::INFINITY, TextStyle::Body).size().x;
    let gaps = 2.0 * ui.spacing().item_spacing.x + ui.spacing().icon_width;
    if name + field_width + gaps > ui.available_size_before_wrap().x {
        ui.end_row();
        ui.set_row_height(ui.spacing().interact_size.y);
    }
}

/// Chooses who commands a side.
fn choose_commander(ui: &mut Ui, side_name: &str, commander: &mut &'static str, side: Side) {
    together(ui, side_name, COMMANDER_WIDTH);
    let label = ui.label(side_name);
    let list = ComboBox::from_id_salt(("commander", side)).width(COMMANDER_WIDTH);
    let list = list.selected_text(title(commander)).show_ui(ui, |ui| {
        for other in COMMANDERS {
            let row = ui.selectable_value(commander, other.name, title(other.name));
            row.on_hover_text(Text(other.about).get());
        }
    });
    list.response.labelled_by(label.id).on_hover_text(text!("panels-who-commands-this-side"));
}

/// A trial by its number and how many battles it has.
fn trial_name(trial: &RulesCompared) -> String {
    text!("panels-trial-number-battles", number = trial.number, battles = trial.played)
}

/// What was done to the battle last before a trial.
fn step(trial: &RulesCompared) -> String {
    if trial.last_step.is_empty() {
        text!("panels-as-it-was-opened").to_owned()
    } else {
        trial.last_step.clone()
    }
}

/// What stands over the results of a column.
struct Column {
    /// The ruleset, or which trial.
    name: String,
    /// Who commanded.
    commanded: String,
    /// With which seeds.
    seeds: String,
    /// What was done to the battle last before, where trials stand beside each other.
    step: Option<String>,
}

/// Headings of the columns: rulesets, or this trial and the one beside it.
fn columns(compared: &RulesCompared, beside: Option<&RulesCompared>) -> Vec<Column> {
    let commanded = |by: &RulesCompared| {
        let [a, b] = by.commanders.map(title);
        text!("panels-one-against-other", one = a, other = begun_small(&b))
    };
    let seeds = |by: &RulesCompared| {
        // What was stopped has no more than it played.
        let games = if by.running { by.comparison.games } else { by.played };
        let first = by.comparison.seed;
        text!("panels-first-to-last", first, last = first.saturating_add(games.saturating_sub(1)))
    };
    let column = |name: String, by: &RulesCompared, step: Option<String>| Column {
        name,
        commanded: commanded(by),
        seeds: seeds(by),
        step,
    };
    if let Some(beside) = beside {
        let name = |trial: &RulesCompared| text!("panels-trial-number", number = trial.number);
        return [compared, beside].map(|trial| column(name(trial), trial, Some(step(trial)))).into();
    }
    let names = compared.comparison.played.iter().map(|p| p.contest.rules.catalog().name.clone());
    names.map(|name| column(name, compared, None)).collect()
}

/// The rows over the results: what they are called, and what each column has there. Those of which no column has
/// anything are left out.
fn heads(columns: &[Column]) -> Vec<(&'static str, Vec<&str>)> {
    let all = |of: fn(&Column) -> &str| columns.iter().map(of).collect::<Vec<_>>();
    let mut heads = vec![
        (text!("panels-who-commanded"), all(|column| &column.commanded)),
        (text!("panels-seeds"), all(|column| &column.seeds)),
    ];
    if columns.iter().any(|column| column.step.is_some()) {
        heads.insert(
            0,
            (text!("panels-last-step-before"), all(|column| column.step.as_deref().unwrap_or_default())),
        );
    }
    heads
}

/// The table as it is shown.
fn table(ui: &mut Ui, compared: &RulesCompared, columns: &[Column]) {
    let mut names: Vec<(Rect, RichText)> = Vec::new();
    let accent = Tokens::of(ui).accent;
    let grid = Grid::new("rules_comparison").striped(true).max_col_width(COLUMN);
    let grid = grid.spacing([size::GAP, size::GAP_SMALL]).show(ui, |ui| {
        let mut name = |ui: &mut Ui, name: RichText| {
            let label = ui.label(name.clone());
            names.push((label.rect, name));
        };
        ui.label("");
        for column in columns {
            ui.label(RichText::new(&column.name).strong());
        }
        ui.end_row();
        for (what, cells) in heads(columns) {
            name(ui, what.into());
            for cell in cells {
                ui.add(Label::new(cell).wrap());
            }
            ui.end_row();
        }
        let mut section: Option<Section> = None;
        for row in &compared.rows {
            if section != Some(row.section) {
                section = Some(row.section);
                name(ui, RichText::new(translated(row.section.title())).strong().color(accent));
                ui.end_row();
            }
            name(ui, translated(&row.what).as_ref().into());
            for cell in &row.cells {
                ui.add(Label::new(said(compared, cell)).wrap());
            }
            ui.end_row();
        }
    });
    stay_in_view(ui, grid.response.rect, names);
}

/// Draws the names of rows that are scrolled out to the left once more at the edge of what is seen.
fn stay_in_view(ui: &Ui, table: Rect, names: Vec<(Rect, RichText)>) {
    let seen = ui.clip_rect();
    let off = seen.left() - table.left();
    let width = names.iter().map(|(rect, _)| rect.width()).fold(0.0, f32::max);
    // In a narrow panel they would cover what they name.
    if off <= 0.0 || width > seen.width() / 2.0 {
        return;
    }
    let column = Rect::from_x_y_ranges(seen.left()..=seen.left() + width + size::GAP_SMALL, seen.y_range());
    let painter = ui.painter();
    painter.rect_filled(column, 0.0, ui.visuals().panel_fill);
    painter.vline(column.right(), column.y_range(), ui.visuals().widgets.noninteractive.bg_stroke);
    for (rect, name) in
        names.into_iter().filter(|(rect, _)| rect.top() < seen.bottom() && rect.bottom() > seen.top())
    {
        let name = WidgetText::from(name).into_galley(ui, None, rect.width(), TextStyle::Body);
        painter.galley(rect.left_top() + vec2(off, 0.0), name, ui.visuals().text_color());
    }
}

/// A cell in the language of the interface, with the names of the sides.
fn said(compared: &RulesCompared, cell: &str) -> String {
    with_sides(&translated(cell), compared.comparison.sides.each_ref().map(String::as_str))
}

/// The table as text, columns parted by tabs.
fn tab_separated(compared: &RulesCompared, columns: &[Column]) -> String {
    let headed =
        |(first, rest): (&str, Vec<&str>)| std::iter::once(first).chain(rest).collect::<Vec<_>>().join("\t");
    let names = columns.iter().map(|column| column.name.as_str()).collect();
    let rows = compared.rows.iter().map(|row| {
        let cells = row.cells.iter().map(|cell| said(compared, cell));
        std::iter::once(translated(&row.what).into_owned()).chain(cells).collect::<Vec<_>>().join("\t")
    });
    let heads = std::iter::once(("", names)).chain(heads(columns)).map(headed);
    heads.chain(rows).collect::<Vec<_>>().join("\n")
}
