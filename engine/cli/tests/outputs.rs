//! Where the command writes: never over a file it reads, through links and into pipes as they are, and not after an hour of
//! work into a place that cannot be written.

mod battle_folder;

use battle_folder::{oblique, said, with_battle};
use std::fs;
use std::path::Path;
use std::process::Command;

fn names(dir: &Path) -> Vec<String> {
    let entries = fs::read_dir(dir).expect("a folder").flatten();
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Arguments of a battle of one turn in which nobody does anything.
const QUICK: [&str; 4] = ["--max-turns", "1", "--a", "passive"];

#[test]
fn what_a_command_reads_it_does_not_write_over() {
    let dir = with_battle();
    let at = dir.path();
    fs::write(at.join("army.csv"), "Name,Side,Kind\n").expect("written");
    let commanders = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/commanders.ron");
    fs::copy(commanders, at.join("staff.ron")).expect("a place to copy to");
    for name in ["a.ron", "b.ron"] {
        fs::copy(at.join("t.ron"), at.join(name)).expect("a copy");
    }
    let (files, read) = (names(at), |name: &str| fs::read(at.join(name)).expect("it is there"));
    let before: Vec<_> = files.iter().map(|name| read(name)).collect();
    let cases: &[(&str, &[&str])] = &[
        ("t.ron", &["play", "t.ron", "--log", "t.ron"]),
        ("./t.ron", &["play", "t.ron", "--log", "./t.ron"]),
        ("staff.ron", &["play", "t.ron", "--commanders", "staff.ron", "--log", "staff.ron"]),
        ("t.ron", &["trial", "t.ron", "--games", "1", "--out", "t.ron"]),
        ("t.ron", &["history", "t.ron", "--games", "1", "-o", "t.ron"]),
        ("t.ron", &["render", "t.ron", "-o", "t.ron", "--format", "png"]),
        ("t.ron", &["roster", "export", "t.ron", "-o", "t.ron"]),
        ("army.csv", &["roster", "import", "t.ron", "army.csv", "-o", "army.csv"]),
        ("army.csv", &["import", "army.csv", "--into", "t.ron", "-o", "army.csv"]),
        ("t.ron", &["convert", "t.ron", "--to", "flintlock", "-o", "new.ron", "--report", "t.ron"]),
        ("t.ron", &["convert", "t.ron", "--to", "flintlock", "-o", "t.ron"]),
        ("t.ron", &["convert", "t.ron", "t.ron"]),
        ("t.ron", &["convert", "t.ron", "new.tmx", "--report", "t.ron"]),
        ("b.ron", &["merge", "t.ron", "a.ron", "b.ron", "-o", "b.ron"]),
    ];
    for (name, args) in cases {
        let output = oblique(args, at);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", said(&output));
        let why = format!("{name} is read by this command; choose another name");
        assert!(said(&output).contains(&why), "{args:?}: {}", said(&output));
        assert_eq!(names(at), files, "{args:?}");
        assert!(files.iter().zip(&before).all(|(name, bytes)| read(name) == *bytes), "{args:?}");
    }
    let twice = ["convert", "t.ron", "--to", "flintlock", "-o", "new.ron", "--report", "new.ron"];
    let output = oblique(&twice, at);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("new.ron is written twice"), "{}", said(&output));
    assert_eq!(names(at), files);
    // What an import changes may be named, too.
    let output = oblique(&["roster", "import", "t.ron", "army.csv", "-o", "t.ron"], at);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
}

#[test]
#[cfg(unix)]
fn a_link_to_what_is_read_is_the_same_file() {
    let dir = with_battle();
    std::os::unix::fs::symlink("t.ron", dir.path().join("link.ron")).expect("a link");
    let before = fs::read(dir.path().join("t.ron")).expect("it is there");
    for [from, to] in [["t.ron", "link.ron"], ["link.ron", "t.ron"]] {
        let output = oblique(&["convert", from, "--to", "flintlock", "-o", to], dir.path());
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(said(&output).contains(&format!("{to} is read by this command")), "{}", said(&output));
    }
    assert_eq!(fs::read(dir.path().join("t.ron")).expect("it is there"), before);
}

#[test]
fn a_pick_up_game_replaces_a_file_only_when_it_is_told_to() {
    let dir = with_battle();
    let before = fs::read(dir.path().join("t.ron")).expect("it is there");
    let game = ["pickup", "--ruleset", "drums", "t.ron"];
    let output = oblique(&game, dir.path());
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    assert!(said(&output).contains("t.ron is there already; choose another name, or --force"));
    assert_eq!(fs::read(dir.path().join("t.ron")).expect("it is there"), before);
    let output = oblique(&[&game[..], &["--force"]].concat(), dir.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_ne!(fs::read(dir.path().join("t.ron")).expect("it is there"), before);
    let output = oblique(&["pickup", "--ruleset", "drums", "new.ron"], dir.path());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
}

#[test]
#[cfg(unix)]
fn links_stay_links_and_what_they_name_is_replaced() {
    let dir = with_battle();
    let at = dir.path();
    fs::create_dir(at.join("elsewhere")).expect("a folder");
    fs::write(at.join("elsewhere/old.csv"), "old").expect("written");
    let export = |out: &str| {
        let output = oblique(&["roster", "export", "t.ron", "-o", out], at);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    };
    // The second link names a link, and that a file that is not there yet.
    for (link, target) in
        [("old.csv", "elsewhere/old.csv"), ("second.csv", "first.csv"), ("first.csv", "elsewhere/new.csv")]
    {
        std::os::unix::fs::symlink(target, at.join(link)).expect("a link");
    }
    for (link, target) in [("old.csv", "elsewhere/old.csv"), ("second.csv", "elsewhere/new.csv")] {
        export(link);
        assert!(at.join(link).symlink_metadata().expect("it is there").is_symlink(), "{link}");
        let text = fs::read_to_string(at.join(target)).expect("it is there");
        assert!(text.lines().count() > 10, "{link}: {text}");
    }
    assert!(at.join("first.csv").symlink_metadata().expect("it is there").is_symlink());
    assert_eq!(names(&at.join("elsewhere")), ["new.csv", "old.csv"], "nothing is left of the writing");
    // One that leads round in a circle is told.
    std::os::unix::fs::symlink("round.csv", at.join("round.csv")).expect("a link");
    let output = oblique(&["roster", "export", "t.ron", "-o", "round.csv"], at);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
}

#[test]
#[cfg(unix)]
fn a_pipe_stays_a_pipe_and_its_reader_gets_all() {
    let dir = with_battle();
    let at = dir.path().to_owned();
    for (name, args) in [
        ("log.jsonl", [&["play", "t.ron", "--b", "passive", "--log", "log.jsonl"][..], &QUICK].concat()),
        ("map.png", vec!["render", "t.ron", "-o", "map.png", "--hex-px", "4"]),
        (
            "results.jsonl",
            [&["trial", "t.ron", "--games", "1", "--out", "results.jsonl"][..], &QUICK].concat(),
        ),
    ] {
        let pipe = at.join(name);
        let made = Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is there");
        assert!(made.success());
        let (send, receive) = std::sync::mpsc::channel();
        let read = pipe.clone();
        std::thread::spawn(move || send.send(fs::read(read)));
        let output = oblique(&args, &at);
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        let kind = pipe.symlink_metadata().expect("it is there").file_type();
        assert!(std::os::unix::fs::FileTypeExt::is_fifo(&kind), "{name} is {kind:?}");
        let bytes = receive.recv_timeout(std::time::Duration::from_secs(20)).expect("it was written to");
        assert!(bytes.expect("it was read").len() > 100, "{name}");
        assert_eq!(names(&at).iter().filter(|other| other.contains(name)).count(), 1, "{:?}", names(&at));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn standard_output_by_its_name_keeps_what_is_printed_too() {
    let dir = with_battle();
    // A link of our own: should it be replaced, the machine's stays.
    std::os::unix::fs::symlink("/proc/self/fd/1", dir.path().join("stdout")).expect("a link");
    let file = fs::File::create(dir.path().join("all.txt")).expect("a file");
    let status = Command::new(env!("CARGO_BIN_EXE_oblique"))
        .args(["play", "t.ron", "--b", "passive", "--log", "stdout"])
        .args(QUICK)
        .current_dir(dir.path())
        .stdout(file)
        .status();
    assert!(status.expect("it runs").success());
    let text = fs::read_to_string(dir.path().join("all.txt")).expect("it is there");
    assert!(text.contains("destroyed or taken") && text.contains("\"scenario\""), "{text}");
}

#[test]
fn where_nothing_can_be_written_is_told_before_the_work() {
    let dir = with_battle();
    let at = dir.path();
    let files = names(at);
    for (args, place) in [
        (&["play", "t.ron", "--log", "nodir/x"][..], "nodir/x"),
        (&["trial", "t.ron", "--out", "nodir/x"], "nodir/x"),
        (&["history", "t.ron", "-o", "nodir/x"], "nodir/x"),
        (&["render", "t.ron", "-o", "nodir/x.pdf"], "nodir/x.pdf"),
        (&["kit", "t.ron", "-o", "t.ron/kit"], "t.ron/kit"),
        (&["kit", "t.ron", "-o", "t.ron"], "t.ron"),
        (&["play", "t.ron", "--log", "."], "."),
    ] {
        let output = oblique(args, at);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", said(&output));
        assert!(output.stdout.is_empty(), "{args:?} did its work first: {}", said(&output));
        assert!(said(&output).contains(place), "{args:?}: {}", said(&output));
        assert_eq!(names(at), files, "{args:?}");
    }
    let output = oblique(&["kit", "t.ron", "-o", "new/kit", "--parts", "notes"], at);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert!(
        names(&at.join("new/kit"))
            .iter()
            .all(|name| Path::new(name).extension().is_some_and(|ending| ending == "pdf"))
    );
}
