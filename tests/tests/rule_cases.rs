//! Every rule case of `tests/cases` goes as written, and every rule of every ruleset has one, those of
//! the screen and advice aside.

use oblique_battle::cases::Cases;
use oblique_rules::play::{Decision, Game, Shade, Verb};
use oblique_rulesets::RULESETS;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// The files of cases of a ruleset, read.
fn of(ruleset: &str) -> Vec<(PathBuf, Cases)> {
    let folder = root().join(ruleset);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(&folder).into_iter().flatten().filter_map(Result::ok).map(|e| e.path()).collect();
    paths.sort();
    let cast = std::fs::read_to_string(folder.join("cast.ron")).unwrap_or_default();
    paths.retain(|p| p.extension().is_some_and(|e| e == "ron") && p.file_name() != Some("cast.ron".as_ref()));
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let mut cases = Cases::read(oblique_rulesets::REGISTRY, &text, &cast)
            .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        cases
            .read_battles(|battle| std::fs::read_to_string(path.with_file_name(battle)))
            .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path, cases)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn cases_go_as_written() {
    let mut failed = Vec::new();
    let mut passed = 0;
    for ruleset in RULESETS {
        for (path, cases) in of(&ruleset.catalog().id) {
            let report = cases.run();
            passed += report.passed;
            for f in report.failures {
                failed.push(format!("{}: {} ({}): {}", path.display(), f.name, f.rule, f.differs.join("; ")));
            }
        }
    }
    assert!(failed.is_empty(), "{} cases failed:\n{}", failed.len(), failed.join("\n"));
    assert!(passed > 0, "no cases found");
}

#[test]
fn rules_have_cases() {
    for ruleset in RULESETS {
        let id = &ruleset.catalog().id;
        let read = of(id);
        let shown: BTreeSet<&str> = read.iter().flat_map(|(_, cases)| cases.rules()).collect();
        let rules = ruleset.manual().rules().filter(|r| !r.display).map(|r| r.id.as_str());
        let without: Vec<&str> = rules.filter(|r| !shown.contains(r)).collect();
        assert!(without.is_empty(), "{} rules of {id} have no case: {}", without.len(), without.join(" "));
    }
}

/// Every place of every case where something is asked, played on by orders that do not depend on dice.
fn asked(mut look: impl FnMut(&str, &dyn Game, &Decision)) {
    for ruleset in RULESETS {
        let id = &ruleset.catalog().id;
        for (_, cases) in of(id) {
            cases.visit(|case, _, battle| {
                if let Some(decision) = battle.game().decision() {
                    look(
                        &format!("{id} {} '{}' {}", case.rule, case.name, decision.kind),
                        battle.game(),
                        decision,
                    );
                }
            });
        }
    }
}

#[test]
fn whoever_is_asked_about_is_highlighted() {
    let mut without = BTreeSet::new();
    asked(|at, game, decision| {
        let Some(piece) = decision.piece else { return };
        let standing = game.field().piece(piece);
        let lit = game.highlights(None);
        if standing.on_map() && !lit.iter().any(|h| h.piece == Some(piece) || h.hex == standing.hex) {
            without.insert(at.to_owned());
        }
    });
    assert!(
        without.is_empty(),
        "{} decisions show nobody:\n{}",
        without.len(),
        Vec::from_iter(without).join("\n")
    );
}

#[test]
fn the_hexes_and_units_of_an_answer_are_highlighted() {
    // Moves are shown for the unit selected, and so is every shot of a unit that is still to be chosen.
    let fights =
        [Verb::Advance, Verb::Retreat, Verb::Assault, Verb::Plot, Verb::Charge, Verb::Fire, Verb::Place];
    let mut without = BTreeSet::new();
    asked(|at, game, _| {
        let lit: BTreeSet<_> = game.highlights(None).into_iter().map(|h| (h.hex.x, h.hex.y)).collect();
        for order in game.orders(None).iter().filter(|o| fights.contains(&o.verb())) {
            let actor = order.piece().map(|p| game.field().piece(p).hex);
            let shown = actor.into_iter().chain(order.hex()).any(|h| lit.contains(&(h.x, h.y)));
            if !shown && (order.piece().is_some() || order.hex().is_some()) {
                without.insert(format!("{at} {:?}", order.verb()));
            }
        }
    });
    assert!(
        without.is_empty(),
        "{} decisions show nothing:\n{}",
        without.len(),
        Vec::from_iter(without).join("\n")
    );
}

#[test]
fn a_fight_shows_its_attackers_and_its_defenders() {
    let mut without = BTreeSet::new();
    asked(|at, game, _| {
        let lit: BTreeSet<Shade> = game.highlights(None).iter().map(|h| h.shade).collect();
        let plotted = game.orders(None).iter().any(|o| o.verb() == Verb::Unplot);
        if plotted && !(lit.contains(&Shade::Attacker) && lit.contains(&Shade::Defender)) {
            without.insert(at.to_owned());
        }
    });
    assert!(
        without.is_empty(),
        "{} fights show nobody:\n{}",
        without.len(),
        Vec::from_iter(without).join("\n")
    );
}
