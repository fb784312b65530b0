//! Icon, version and manifest of a program for Windows; for other systems nothing is done.

fn main() {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    // This script serves crates at different depths.
    let packaging = here.ancestors().map(|folder| folder.join("packaging")).find(|folder| folder.is_dir());
    let Some(packaging) = packaging else { return };
    println!("cargo:rerun-if-changed={}", packaging.join("windows/build.rs").display());
    if std::env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let icon = packaging.join("icons/oblique.ico");
    let manifest = packaging.join("windows/oblique.manifest");
    for file in [&icon, &manifest] {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    let mut resource = winresource::WindowsResource::new();
    resource
        .set_icon(&icon.to_string_lossy())
        .set_manifest_file(&manifest.to_string_lossy())
        .set("ProductName", "Oblique")
        .set("LegalCopyright", "MIT OR Apache-2.0");
    if let Err(why) = resource.compile() {
        // Without them it runs all the same.
        println!("cargo:warning=no icon and version in the program: {why}");
    }
}
