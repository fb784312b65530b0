//! What is said of a rule under the pointer: enough to know which it is. All of it is in the handbook, a click away.

use egui::{Label, RichText, Ui};
use oblique_rules::manual::Rule;
use oblique_text::{text, translated};
use oblique_ui::shorten::{first_sentence, lines_at_most};

/// Lines the first sentence of a rule takes at most.
const MOST_LINES: usize = 3;

/// Its id, its title and its first sentence.
pub(crate) fn rule_hint(ui: &mut Ui, rule: &Rule) {
    ui.set_max_width(ui.spacing().tooltip_width);
    let title = text!("panels-rule-id-title", id = rule.id, title = translated(&rule.title));
    ui.add(Label::new(RichText::new(title).strong()).wrap());
    let color = ui.visuals().text_color();
    let sentence = lines_at_most(ui, first_sentence(&rule.summary), color, MOST_LINES);
    ui.add(Label::new(sentence).wrap());
}

#[cfg(test)]
mod tests {
    use super::rule_hint;
    use oblique_rulesets::RULESETS;

    #[test]
    fn the_hint_of_no_rule_is_higher_than_a_few_lines() {
        let ctx = egui::Context::default();
        let mut worst = (0.0_f32, String::new());
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            ui.spacing_mut().tooltip_width = 360.0;
            for rule in RULESETS.iter().flat_map(|ruleset| ruleset.manual().rules()) {
                let drawn = ui.scope(|ui| rule_hint(ui, rule)).response.rect;
                assert!(drawn.width() <= 361.0, "{} is {} wide", rule.id, drawn.width());
                if drawn.height() > worst.0 {
                    worst = (drawn.height(), rule.id.clone());
                }
            }
        });
        output.textures_delta.clear();
        assert!(worst.0 > 0.0 && worst.0 < 100.0, "{worst:?}");
    }
}
