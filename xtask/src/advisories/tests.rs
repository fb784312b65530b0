//! No version in `Cargo.lock` is touched by a published advisory, as far as `packaging/advisories.ron` knows them: asked
//! without a network, at every run of the tests.

use super::{Accepted, Advisory, Known, known, parsed, write};
use crate::workspace::root;
use semver::{Version, VersionReq};
use std::collections::BTreeSet;

/// A crate of a registry in the lock file.
type Locked = (String, Version);

/// The crates a lock file has from registries: our own have no source.
fn locked(lock: &str) -> Vec<Locked> {
    let packages = lock.split("[[package]]").skip(1).filter(|package| package.contains("\nsource = "));
    let field = |package: &str, name: &str| {
        let start = format!("{name} = \"");
        let value = package.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix('"'));
        value.unwrap_or_else(|| panic!("a package without {name}: {package}")).to_owned()
    };
    let version = |package: &str| Version::parse(&field(package, "version")).expect("a version");
    packages.map(|package| (field(package, "name"), version(package))).collect()
}

/// Versions an advisory says something against. One before a release (`1.0.0-rc.1`) counts as touched where a requirement
/// does not name such: too much is told rather than too little.
fn touched<'a>(advisory: &Advisory, locked: &'a [Locked]) -> Vec<&'a Version> {
    let sound: Vec<VersionReq> = advisory
        .sound
        .iter()
        .map(|text| VersionReq::parse(text).unwrap_or_else(|e| panic!("{}: {text}: {e}", advisory.id)))
        .collect();
    let versions = locked.iter().filter(|(name, _)| *name == advisory.package).map(|(_, version)| version);
    versions.filter(|version| !sound.iter().any(|sound| sound.matches(version))).collect()
}

/// All that is not as it must be, a sentence each.
fn faults(known: &Known, locked: &[Locked]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut looked_up = BTreeSet::new();
    for name in known.looked_up.values().flatten() {
        if !looked_up.insert(name.as_str()) {
            faults.push(format!("{name} is listed as looked up twice"));
        }
    }
    let names: BTreeSet<&str> = locked.iter().map(|(name, _)| name.as_str()).collect();
    faults.extend(names.difference(&looked_up).map(|name| format!("nobody has looked up {name}")));
    faults.extend(looked_up.difference(&names).map(|name| format!("{name} is no longer in the lock file")));
    let mut ids = BTreeSet::new();
    let mut needed = BTreeSet::new();
    for advisory in &known.advisories {
        let Advisory { id, package, day, kind, sound, what } = advisory;
        if !ids.insert(id.as_str()) {
            faults.push(format!("{id} is listed twice"));
        }
        if !looked_up.contains(package.as_str()) {
            faults.push(format!("{id} is about {package}, which is not listed as looked up"));
        }
        for version in touched(advisory, locked) {
            needed.insert(id.as_str());
            if !known.accepted.iter().any(|accepted| accepted.id == *id) {
                let sound = sound.join(" or ");
                faults.push(format!("{package} {version} has {id} ({kind:?}, {day}): {what} Sound: {sound}"));
            }
        }
    }
    for Accepted { id, why } in &known.accepted {
        if !needed.contains(id.as_str()) {
            faults.push(format!("{id} is accepted and touches nothing ({why})"));
        }
    }
    faults
}

#[test]
fn no_crate_has_an_advisory_that_is_not_accepted() {
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).expect("it is there");
    let locked = locked(&lock);
    assert!(locked.len() > 100, "the lock file was not understood: {} crates", locked.len());
    let faults = faults(&known().expect("it is well made"), &locked);
    assert!(faults.is_empty(), "packaging/advisories.ron tells what to do:\n{}", faults.join("\n"));
}

#[test]
fn versions_known_to_be_bad_are_found() {
    let lock = r#"
version = 4

[[package]]
name = "ours"
version = "0.1.0"
dependencies = [
 "gone 1.2.3",
]

[[package]]
name = "gone"
version = "1.2.3"
source = "registry+https://example.invalid"

[[package]]
name = "two"
version = "0.4.9"
source = "registry+https://example.invalid"

[[package]]
name = "two"
version = "1.0.2+data"
source = "registry+https://example.invalid"

[[package]]
name = "new"
version = "3.0.0"
source = "registry+https://example.invalid"
"#;
    let text = r#"(
        looked_up: { "2026-01-02": ["gone", "two"], "2026-03-04": ["left", "two"] },
        advisories: [
            (id: "A-1", package: "two", day: "2026-01-01", kind: unsound, sound: ["<0.4.0", ">=1.0.2"], what: "Bad."),
            (id: "A-2", package: "gone", day: "2026-01-01", kind: unmaintained, sound: [], what: "Left alone."),
            (id: "A-3", package: "gone", day: "2026-01-01", kind: notice, sound: [">=1.2.3, <1.3.0"], what: "Odd."),
            (id: "A-3", package: "ours", day: "2026-01-01", kind: vulnerability, sound: [], what: "Of another."),
        ],
        accepted: [(id: "A-2", why: "Small and done."), (id: "A-3", why: "Not called.")],
    )"#;
    let expected = [
        "two is listed as looked up twice",
        "nobody has looked up new",
        "left is no longer in the lock file",
        "two 0.4.9 has A-1 (Unsound, 2026-01-01): Bad. Sound: <0.4.0 or >=1.0.2",
        "A-3 is listed twice",
        "A-3 is about ours, which is not listed as looked up",
        "A-3 is accepted and touches nothing (Not called.)",
    ];
    assert_eq!(faults(&parsed(text).expect("it is well made"), &locked(lock)), expected);
}

#[test]
fn cargo_deny_is_given_a_file_an_advisory() {
    let text = r#"(
        looked_up: { "2026-01-02": ["two"] },
        advisories: [
            (id: "RUSTSEC-1-2", package: "two", day: "2026-01-01", kind: unsound, sound: ["<0.4.0", ">=1.0.2"], what: "A \"bad\" \\ one."),
            (id: "RUSTSEC-1-3", package: "two", day: "2026-01-03", kind: vulnerability, sound: [], what: "Worse."),
        ],
        accepted: [],
    )"#;
    let folder = tempfile::tempdir().expect("a folder");
    write(&parsed(text).expect("it is well made"), folder.path()).expect("it is written");
    let read = |name: &str| {
        std::fs::read_to_string(folder.path().join("crates/two").join(name)).expect("it is there")
    };
    let expected = "```toml\n[advisory]\nid = \"RUSTSEC-1-2\"\npackage = \"two\"\ndate = \"2026-01-01\"\ninformational = \
                    \"unsound\"\n\n[versions]\npatched = [\"<0.4.0\", \">=1.0.2\"]\n```\n\n# A \"bad\" \\ one\n\nSee \
                    https://rustsec.org/advisories/RUSTSEC-1-2\n";
    assert_eq!(read("RUSTSEC-1-2.md"), expected);
    assert!(!read("RUSTSEC-1-3.md").contains("informational"));
}
