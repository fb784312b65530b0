//! The words of a table in a ruleset.

use oblique_linework::snap::Along;
use std::collections::BTreeMap;

/// Which terrain and which lines the words of tables mean. Whoever knows the ruleset makes it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Vocabulary {
    terrain: BTreeMap<String, String>,
    lines: BTreeMap<String, (String, Along)>,
}

impl Vocabulary {
    /// Of the ids of a ruleset (of lines with whether they run along hexsides), and of what comes nearest to each look.
    #[must_use]
    pub fn of<'a>(
        terrain: impl Iterator<Item = &'a str>,
        lines: impl Iterator<Item = (&'a str, bool)>,
        terrain_looks: &BTreeMap<String, String>,
        line_looks: &BTreeMap<String, String>,
    ) -> Self {
        let mut own: BTreeMap<String, String> = terrain.map(|id| (id.to_owned(), id.to_owned())).collect();
        for (look, id) in terrain_looks {
            own.entry(look.clone()).or_insert_with(|| id.clone());
        }
        let along = |sides| if sides { Along::Hexsides } else { Along::Hexes };
        let mut ways: BTreeMap<String, (String, Along)> =
            lines.map(|(id, sides)| (id.to_owned(), (id.to_owned(), along(sides)))).collect();
        for (look, id) in line_looks {
            if let Some(way) = ways.get(id).cloned() {
                ways.entry(look.clone()).or_insert(way);
            }
        }
        Self { terrain: own, lines: ways }
    }

    /// The id of the terrain a word means.
    #[must_use]
    pub fn terrain(&self, word: &str) -> Option<&str> {
        self.terrain.get(word).map(String::as_str)
    }

    /// The id of the line a word means, and how such lines run.
    #[must_use]
    pub fn line(&self, word: &str) -> Option<(&str, Along)> {
        self.lines.get(word).map(|(id, along)| (id.as_str(), *along))
    }
}
