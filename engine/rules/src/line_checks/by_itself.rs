//! What is wrong with a line taken by itself: a kind there is not, a course of the wrong sort, a
//! course that is interrupted.

use super::called;
use crate::catalog::Catalog;
use oblique_board::{Feature, FeatureId, Path};
use oblique_scenario::check::{Check, Diagnostic, Fix, LineCheck, Place, Severity};
use oblique_scenario::{Edit, Facets, Scenario, lines};

/// What is wrong with a line, and what would fix it.
type Wrong = Option<(String, Vec<Fix>)>;
type Find = fn(&Catalog, &Scenario, &FeatureId, &Feature) -> Wrong;

/// A check that looks at one line after the other.
struct ByItself {
    id: &'static str,
    severity: Severity,
    catalog: &'static Catalog,
    find: Find,
}

/// The checks of lines by themselves over a catalog.
pub fn by_itself(catalog: &'static Catalog) -> [&'static dyn Check; 2] {
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
        if let Some((message, fixes)) = (self.find)(self.catalog, scenario, id, line) {
            let place = Place::Feature(id.clone());
            found.push(Diagnostic::new(self.id, self.severity, place, message).with_fixes(fixes));
        }
    }
}

fn kind(catalog: &Catalog, _: &Scenario, id: &FeatureId, line: &Feature) -> Wrong {
    let name = called(catalog, id, line);
    let message = match catalog.linear(&line.kind) {
        None => format!("{name} is of kind '{}', which does not exist.", line.kind),
        Some(kind) if kind.along_edges != matches!(line.path, Path::Edges(_)) => {
            let due = if kind.along_edges { "along hexsides" } else { "from hex to hex" };
            format!("{name} is a {}, which runs {due}.", kind.name.to_lowercase())
        }
        Some(_) => return None,
    };
    // A kind that runs as this line does: the first of the catalog is the commonest.
    let along = matches!(line.path, Path::Edges(_));
    let likely = catalog.linear.iter().find(|kind| kind.along_edges == along);
    let recast = likely.map(|kind| {
        let recast = Feature { kind: kind.id.clone(), ..line.clone() };
        Fix::new(format!("Make it a {}", kind.name.to_lowercase()), Edit::Feature(id.clone(), Some(recast)))
    });
    let remove = Fix::new(format!("Remove {name}"), lines::removal(id));
    Some((message, recast.into_iter().chain([remove]).collect()))
}

fn course(catalog: &Catalog, s: &Scenario, id: &FeatureId, line: &Feature) -> Wrong {
    let along = matches!(line.path, Path::Edges(_));
    let breaks = if along { line.breaks(s.board.layout()).len() } else { 0 };
    (breaks > 0).then(|| {
        let message =
            format!("The course of {} is interrupted in {breaks} places.", called(catalog, id, line));
        let close = lines::without_gaps(s, id)
            .map(|fixed| Fix::new("Close the gaps", Edit::Feature(id.clone(), Some(fixed))));
        let remove = Fix::new(format!("Remove {}", called(catalog, id, line)), lines::removal(id));
        (message, close.into_iter().chain([remove]).collect())
    })
}
