//! Opens sheets as the window does and tells how long it took: `open_sheet FOLDER FILE...`, tiles go to the folder.

#[path = "../tests/common/disk.rs"]
mod disk;

use oblique_scan::{CacheFolder, Options, PixelArea, Pixels, Pyramid, Watch, open};
use std::error::Error;
use std::fs::File;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Notes when there is something to see.
struct Looking {
    begun: Instant,
    pyramid: Mutex<Option<Arc<Pyramid>>>,
    first: Mutex<Option<Duration>>,
}

impl Watch for Looking {
    fn is_cancelled(&self) -> bool {
        false
    }

    fn report(&self, _: f32) {
        let pyramid = self.pyramid.lock().unwrap_or_else(PoisonError::into_inner);
        let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        if first.is_none() && pyramid.as_ref().is_some_and(|pyramid| pyramid.revision() > 0) {
            *first = Some(self.begun.elapsed());
        }
    }
}

/// The most memory this process ever had, in MiB; Linux alone tells.
fn most_memory_mib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args_os().skip(1);
    let folder = arguments.next().ok_or("a folder for the tiles, and files")?;
    let folder: Arc<dyn CacheFolder> = Arc::new(disk::DiskFolder::new(folder.into()));
    for path in arguments {
        let looking = Looking { begun: Instant::now(), pyramid: Mutex::new(None), first: Mutex::new(None) };
        let sheet = match open(Box::new(File::open(&path)?), &folder, &Options::default(), &looking) {
            Ok(sheet) => sheet,
            Err(why) => {
                println!("{}: {why} ({:?})", path.to_string_lossy(), looking.begun.elapsed());
                continue;
            }
        };
        let opened = looking.begun.elapsed();
        *looking.pyramid.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&sheet.pyramid));
        let (width, height) = sheet.pyramid.size_px();
        let how = match sheet.build.map(|build| build.run(&looking)) {
            None => "kept".to_owned(),
            Some(Ok(problems)) => format!("built, {} problems", problems.len()),
            Some(Err(why)) => why.to_string(),
        };
        let whole = looking.begun.elapsed();
        let reading = Instant::now();
        sheet.pyramid.read(PixelArea { x: width / 3, y: height / 3, width: 1600, height: 1000 }, 0)?;
        println!(
            "{}: {width} × {height}, {how}; opened {opened:?}, first picture {:?}, whole {whole:?}, a view {:?}, most memory {} MiB",
            path.to_string_lossy(),
            looking.first.lock().unwrap_or_else(PoisonError::into_inner),
            reading.elapsed(),
            most_memory_mib(),
        );
    }
    Ok(())
}
