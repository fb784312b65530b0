//! Ships every battle under `scenarios/`, every stamp under `assets/stamps/` and every nation's
//! templates under `assets/nations/`: a new file there
//! needs no line anywhere else.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("../../scenarios");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    for folder in fs::read_dir(&root)? {
        let folder = folder?.path();
        if folder.is_dir() {
            println!("cargo::rerun-if-changed={}", folder.display());
            files.extend(battles(&folder)?);
        }
    }
    write_table(files, "shipped.rs")?;
    let stamps = root.join("../assets/stamps");
    println!("cargo::rerun-if-changed={}", stamps.display());
    write_table(battles(&stamps)?, "stamps.rs")?;
    let nations = root.join("../assets/nations");
    println!("cargo::rerun-if-changed={}", nations.display());
    write_table(battles(&nations)?, "nations.rs")
}

/// A table of names and texts, to be included.
fn write_table(mut files: Vec<PathBuf>, name: &str) -> io::Result<()> {
    files.sort();
    let mut table = String::from("&[\n");
    for file in files {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let path = fs::canonicalize(&file)?;
        // Writing to a String cannot fail.
        let _ = writeln!(table, "    ({stem:?}, include_str!({:?})),", path.display().to_string());
    }
    table.push(']');
    let out = PathBuf::from(env::var("OUT_DIR").map_err(io::Error::other)?);
    fs::write(out.join(name), table)
}

/// The scenario files of a folder; journals and backups beside them are not shipped.
fn battles(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let hidden = path.file_name().is_some_and(|n| n.to_string_lossy().starts_with('.'));
        if !hidden && path.extension().is_some_and(|e| e == "ron") {
            found.push(path);
        }
    }
    Ok(found)
}
