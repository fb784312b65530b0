//! The nation pieces added to a scenario are of.

use oblique_scenario::{Edit, Nation, Scenario};

/// The key of the nation in the scenario that takes its traits from the same row as the one wanted, of the same name if
/// there is one; puts it there, under a key that begins with `base`, if there is none.
pub(crate) fn nation_key(base: &str, wanted: Nation, grown: &mut Scenario, edits: &mut Vec<Edit>) -> String {
    let mut fits = grown.nations.iter().filter(|(_, n)| n.traits_of == wanted.traits_of);
    let named = fits.clone().find(|(_, n)| n.name == wanted.name);
    let any = if wanted.traits_of == "default" { None } else { fits.next() };
    if let Some((key, _)) = named.or(any) {
        return key.clone();
    }
    let mut key = base.to_owned();
    let mut number = 2;
    while grown.nations.contains_key(&key) {
        key = format!("{base}-{number}");
        number += 1;
    }
    grown.nations.insert(key.clone(), wanted.clone());
    edits.push(Edit::Nation(key.clone(), Some(wanted)));
    key
}
