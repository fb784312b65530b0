//! Rules that act before a battle: pick-up games made by chance, armies judged by a list.
//!
//! Neither is played. Must not know any one ruleset, nor how a step is thrown.

use super::fault::{CaseFault, fault};
use super::file::{MadeGame, MadeStep, OfList};
use super::set_up::side;
use oblique_rules::Ruleset;
use oblique_rules::lists::problems;
use oblique_rules::pickup::{StepTaken, Wishes};
use oblique_scenario::Scenario;

/// Makes a pick-up game and compares its steps.
///
/// # Errors
/// The ruleset makes none, or no game comes of these wishes.
pub(super) fn game(
    rules: &dyn Ruleset,
    wanted: &MadeGame,
    say: &mut dyn FnMut(String),
) -> Result<(), CaseFault> {
    let generator = rules.pickup().ok_or("the ruleset makes no pick-up games")?;
    let wishes = Wishes {
        seed: wanted.seed,
        lists: [wanted.lists.0.clone(), wanted.lists.1.clone()],
        year: wanted.year,
        points: None,
        again: wanted.again.0.iter().cloned().collect(),
    };
    let made = generator.generate(&wishes).map_err(|error| fault!("no game is made: {error}"))?;
    for wanted in &wanted.steps {
        let taken = made.steps.iter().find(|taken| taken.step.id == wanted.step);
        let Some(taken) = taken else {
            let known: Vec<&str> = made.steps.iter().map(|taken| taken.step.id).collect();
            return Err(fault!("there is no step '{}', but {}", wanted.step, known.join(", ")));
        };
        step(wanted, taken, say);
    }
    Ok(())
}

fn step(wanted: &MadeStep, taken: &StepTaken, say: &mut dyn FnMut(String)) {
    let id = &wanted.step;
    if wanted.rule.as_ref().is_some_and(|rule| taken.step.rule != *rule.as_str()) {
        say(format!("step {id} goes by rule {}", taken.step.rule));
    }
    // In the order of the step, others between them.
    let mut throws = taken.throws.iter();
    for (about, value) in &wanted.threw {
        if !throws.any(|throw| throw.about.contains(about.as_str()) && throw.value == *value) {
            let all: Vec<String> = taken.throws.iter().map(|t| format!("{} {}", t.about, t.value)).collect();
            say(format!("step {id} does not throw {value} for '{about}' there: {}", all.join("; ")));
        }
    }
    let unsaid = |text: &&String| !taken.results.iter().any(|result| result.contains(text.as_str()));
    for text in wanted.says.iter().filter(unsaid) {
        say(format!("step {id} does not say '{text}': {}", taken.results.join(" ")));
    }
    for (text, times) in &wanted.counts.0 {
        let is = taken.results.iter().filter(|result| result.contains(text.as_str())).count();
        if usize::try_from(*times) != Ok(is) {
            say(format!("step {id} says '{text}' {is} times, not {times}"));
        }
    }
}

/// Judges a side by an army list.
///
/// # Errors
/// There is no such list.
pub(super) fn army(
    rules: &dyn Ruleset,
    scenario: &Scenario,
    wanted: &OfList,
    say: &mut dyn FnMut(String),
) -> Result<(), CaseFault> {
    let lists = rules.army_lists().filter(|lists| lists.list(&wanted.list).is_some());
    let lists = lists.ok_or_else(|| fault!("there is no army list '{}'", wanted.list))?;
    let of = side(&wanted.side)?;
    let found = problems(lists, rules.catalog(), scenario, of, &wanted.list, wanted.year);
    let found: Vec<&str> = found.iter().map(|problem| problem.message.as_str()).collect();
    let all = || if found.is_empty() { "nothing".to_owned() } else { found.join(" ") };
    for text in wanted.amiss.iter().filter(|text| !found.iter().any(|f| f.contains(text.as_str()))) {
        say(format!("by the list '{text}' is not amiss; amiss is: {}", all()));
    }
    if wanted.amiss.is_empty() && !found.is_empty() {
        say(format!("by the list is amiss: {}", all()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::step;
    use crate::cases::bag::Ordered;
    use crate::cases::file::MadeStep;
    use oblique_rules::RuleId;
    use oblique_rules::chance::Throw;
    use oblique_rules::pickup::{Step, StepTaken};

    /// What differs of a step that threw 3, then 4, and says one sentence.
    fn differs(threw: &[i32], says: &str, counts: (&str, u32)) -> Vec<String> {
        let throw = |value| Throw { about: "role".to_owned(), faces: 6, value };
        let taken = StepTaken {
            step: Step { id: "roles", title: "Roles", rule: RuleId::NONE, by_chance: true },
            throws: vec![throw(3), throw(4)],
            results: vec!["A attacks.".to_owned()],
        };
        let wanted = MadeStep {
            step: "roles".to_owned(),
            rule: None,
            threw: threw.iter().map(|value| ("role".to_owned(), *value)).collect(),
            says: vec![says.to_owned()],
            counts: Ordered(vec![(counts.0.to_owned(), counts.1)]),
        };
        let mut differs = Vec::new();
        step(&wanted, &taken, &mut |text| differs.push(text));
        differs
    }

    #[test]
    fn throws_are_compared_in_their_order_and_results_by_their_texts() {
        assert_eq!(differs(&[3, 4], "attacks", ("A", 1)), Vec::<String>::new());
        let order = differs(&[4, 3], "attacks", ("A", 1));
        assert_eq!(order, ["step roles does not throw 3 for 'role' there: role 3; role 4"]);
        let text = differs(&[], "defends", ("A", 2));
        assert_eq!(
            text,
            ["step roles does not say 'defends': A attacks.", "step roles says 'A' 1 times, not 2"]
        );
    }
}
