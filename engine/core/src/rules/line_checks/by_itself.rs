//! What is wrong with a line taken by itself: a kind there is not, a course of the wrong sort, a
//! course that is interrupted.

use crate::board::{Feature, FeatureId, Path};
use crate::check::{Check, Diagnostic, Fix, LineCheck, Place, Severity};
use crate::rules::catalog::Catalog;
use crate::scenario::{Edit, Facets, Scenario, lines};

type Find = fn(&Catalog, &Scenario, &FeatureId, &Feature) -> Option<(String, Option<Fix>)>;

/// A check that looks at one line after the other.
struct ByItself {
    id: &'static str,
    severity: Severity,
    catalog: &'static Catalog,
    find: Find,
}

/// The checks of lines by themselves over a catalog.
pub(crate) fn by_itself(catalog: &'static Catalog) -> [&'static dyn Check; 2] {
    let row = |id, severity, find| -> &'static dyn Check {
        Box::leak(Box::new(ByItself { id, severity, catalog, find }))
    };
    [row("C07", Severity::Error, kind), row("C08", Severity::Warning, course)]
}

impl Check for ByItself {
    fn id(&self) -> &'static str {
        self.id
    }
    fn reads(&self) -> Facets {
        Facets::FEATURES.with(Facets::LAYOUT)
    }
    fn may_find_errors(&self) -> bool {
        self.severity == Severity::Error
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        for (id, line) in scenario.board.features() {
            self.line(scenario, id, line, found);
        }
    }
    fn lines(&self) -> Option<&dyn LineCheck> {
        Some(self)
    }
}

impl LineCheck for ByItself {
    fn line(&self, scenario: &Scenario, id: &FeatureId, line: &Feature, found: &mut Vec<Diagnostic>) {
        if let Some((message, fix)) = (self.find)(self.catalog, scenario, id, line) {
            let (severity, place) = (self.severity, Place::Feature(id.clone()));
            found.push(Diagnostic { id: self.id, severity, place, rule: "", message, fix });
        }
    }
}

/// What it is called: by its id, where it has no name.
fn name<'l>(id: &'l FeatureId, line: &'l Feature) -> &'l str {
    if line.name.is_empty() { &id.0 } else { &line.name }
}

fn kind(catalog: &Catalog, _: &Scenario, id: &FeatureId, line: &Feature) -> Option<(String, Option<Fix>)> {
    let name = name(id, line);
    let message = match catalog.linear(&line.kind) {
        None => format!("{name} is of kind '{}', which does not exist.", line.kind),
        Some(kind) if kind.along_edges != matches!(line.path, Path::Edges(_)) => {
            let due = if kind.along_edges { "along hexsides" } else { "from hex to hex" };
            format!("{name} is a {}, which runs {due}.", kind.name.to_lowercase())
        }
        Some(_) => return None,
    };
    let remove = Fix { label: format!("Remove {name}"), edit: Edit::Feature(id.clone(), None) };
    Some((message, Some(remove)))
}

fn course(_: &Catalog, s: &Scenario, id: &FeatureId, line: &Feature) -> Option<(String, Option<Fix>)> {
    let along = matches!(line.path, Path::Edges(_));
    let breaks = if along { line.breaks(s.board.layout()).len() } else { 0 };
    (breaks > 0).then(|| {
        let message = format!("The course of {} is interrupted in {breaks} places.", name(id, line));
        let fix = lines::mended(s, id).map(|mended| Fix {
            label: "Close the gaps".to_owned(),
            edit: Edit::Feature(id.clone(), Some(mended)),
        });
        (message, fix)
    })
}
