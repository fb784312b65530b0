//! Work that an earlier run left behind comes back to the screen.

use super::{Arrived, Files, ServiceContext, say, warn};
use crate::app::file::name_of;
use crate::app::recovered::{AskNewerFile, same_file};
use crate::document::{Claim, LoadError, Loaded, RecoveredWork, Stamp, claim, load, stamp_of};
use oblique_text::text;

/// A work read again.
pub(super) struct Restored {
    kept: RecoveredWork,
    loaded: Result<Loaded, LoadError>,
    /// The claim on its file, where that was not ours already.
    claim: Option<Claim>,
    /// What the file holds now, and whether all of it could be read.
    there: Option<(Stamp, bool)>,
}

impl Files {
    /// Reads a kept work in the background and puts it on the screen.
    pub(in crate::app) fn restore(&mut self, context: &mut ServiceContext<'_>, kept: RecoveredWork) {
        let (places, mine) = (self.places(), self.own_file());
        let label = text!("files-opening-path", path = name_of(&kept.file));
        self.arrived.start(context.jobs, label, context.waking(), move |_| {
            let loaded = kept.read(crate::app::rulesets::REGISTRY);
            let document = kept.origin.document.as_deref();
            let ours = document.zip(mine.as_deref()).is_some_and(|(a, b)| same_file(a, b));
            let claim = document
                .filter(|_| !ours)
                .map(|path| claim(crate::app::rulesets::REGISTRY, path, &places, false));
            let there = document.and_then(|path| {
                let whole =
                    load(crate::app::rulesets::REGISTRY, path).is_ok_and(|loaded| loaded.reading.is_whole());
                Some((stamp_of(path)?, whole))
            });
            Ok(Arrived::Restored(Box::new(Restored { kept, loaded, claim, there })))
        });
    }

    pub(super) fn restored(&mut self, context: &mut ServiceContext<'_>, restored: Restored) {
        let Restored { kept, loaded, claim, there } = restored;
        let Loaded { reading, .. } = match loaded {
            Ok(loaded) => loaded,
            Err(why) => return warn(context, why.to_string()),
        };
        let Some(scenario) = reading.scenario else {
            warn(
                context,
                text!("files-file-holds-no-battle-nothing-was-restored", file = kept.file.display()),
            );
            return;
        };
        // What the work came from; where that is not known, any file there counts as another's.
        let expected = there.map(|_| kept.origin.file.unwrap_or(Stamp::from_number(0)));
        self.put_restored(context, scenario, kept.origin.document.clone(), expected, claim);
        self.file.damaged = there.is_some_and(|(_, whole)| !whole);
        self.keep_restored(context.world, vec![kept.file]);
        say(context, text!("files-restored-save-it-to-keep-it"));
        if let (Some(path), Some((now, _))) = (kept.origin.document, there)
            && Some(now) != expected
        {
            self.file.known = Some(now);
            context.ask_later(AskNewerFile(path));
        }
    }
}
