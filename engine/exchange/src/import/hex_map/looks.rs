//! Looks as rulesets have them: tables name what is meant, each ruleset has its own terrain and lines for it.

use oblique_rules::Ruleset;
use oblique_rules::catalog::{Linear, Terrain};

/// The terrain of a ruleset that a table means by a look, or by the id the ruleset has for it.
#[must_use]
pub fn terrain_meant<'a>(rules: &'a dyn Ruleset, look: &str) -> Option<&'a Terrain> {
    let all = &rules.catalog().terrain;
    let own = all.iter().find(|terrain| terrain.id == look);
    own.or_else(|| {
        let near = rules.translation()?.terrain.get(look)?;
        all.iter().find(|terrain| terrain.id == *near)
    })
}

/// The line of a ruleset from hex to hex that a table means by a look.
#[must_use]
pub fn line_meant<'a>(rules: &'a dyn Ruleset, look: &str) -> Option<&'a Linear> {
    let id = super::line_of(rules, look, |line| !line.along_edges)?;
    rules.catalog().linear.iter().find(|line| line.id == id)
}

/// What a table calls a terrain of a ruleset, so that every ruleset understands it where there is such a word.
#[must_use]
pub fn look_of_terrain(rules: &dyn Ruleset, terrain: &Terrain) -> String {
    let words = rules.translation().map(|words| &words.terrain);
    word_for(words.into_iter().flatten(), &terrain.id, &terrain.look)
}

/// What a table calls a line of a ruleset.
#[must_use]
pub fn look_of_line(rules: &dyn Ruleset, line: &Linear) -> String {
    let words = rules.translation().map(|words| &words.linear);
    word_for(words.into_iter().flatten(), &line.id, &line.id)
}

/// The look that means an id: the id itself, else the likeliest, else the first; the id where none does.
fn word_for<'a>(words: impl Iterator<Item = (&'a String, &'a String)>, id: &str, likely: &str) -> String {
    let of: Vec<&str> = words.filter(|(_, to)| *to == id).map(|(look, _)| look.as_str()).collect();
    let known = [id, likely].into_iter().find(|look| of.contains(look));
    known.or(of.first().copied()).unwrap_or(id).to_owned()
}
