//! What jobs have brought goes to whoever waits for it.

use super::Workbench;
use super::ask::Question;
use super::file::name_of;
use super::jobs::Done;

impl Workbench {
    /// Takes what jobs have brought.
    pub(super) fn take_jobs(&mut self, ctx: &egui::Context) {
        for done in self.jobs.finished() {
            match done {
                Done::Looked(path, stamp) => self.looked(path, stamp),
                Done::Picked(pick, asked) => self.asked_file(pick, asked, ctx),
                Done::Browsed(number, response) => self.browsed(number, response, ctx),
                Done::KeysRead(read) => self.keys_read(read),
                Done::Resumed(result) => self.resumed(*result),
                Done::Failed(what) => {
                    let text = "Something failed in the background; your work is as it was. Help, Report a problem has more";
                    self.toasts.warn(format!("{text}: {what}."));
                }
                Done::Previewed(done) => self.previewed(*done, ctx),
                Done::PictureWritten { path, result } => self.picture_written(&path, result),
                Done::Exported { path, result: Ok(()) } => {
                    self.toasts.say(format!("Exported {}", name_of(&path)));
                }
                Done::Exported { path, result: Err(why) } => {
                    self.toasts.warn(format!("{} was not written: {why}", name_of(&path)));
                }
                Done::Loaded(opened) => self.loaded(*opened),
                Done::Restored(restored) => self.restored(*restored),
                Done::Recovered(found) => self.recovered_found(*found),
                Done::Claimed(path, claim) => self.claimed(&path, *claim),
                Done::Checked(number, late) => self.checked(number, late),
                Done::TerrainGenerator(done) => self.ground_made(done, ctx),
                Done::RosterRead(result) => self.roster_read(*result),
                Done::RosterPlanned(number, plan) => self.roster_planned(number, *plan),
                Done::Compared(result) => self.compared(*result),
                Done::ComparedAnew(found) => self.compared_anew(*found),
                Done::Answered(done) => self.answered(*done),
                Done::Copied(text) => self.copied(text, ctx),
                Done::Stamps(stamps) => self.stamps_found(stamps),
                Done::Templates(own) => self.templates_found(own),
                Done::TemplateKept(result) => self.template_kept(result),
                Done::StampKept(result) => self.stamp_kept(result),
                Done::StampRemoved(Ok(())) => {}
                Done::PositionKept(Ok(path)) => self.question = Some(Question::OpenPosition(path)),
                Done::PlayedAgain(again) => self.played_again(*again),
                Done::BattleSaved(result) => self.battle_saved(result, ctx),
                Done::Kept(Ok(path)) => self.toasts.say(format!("Saved {}", name_of(&path))),
                Done::Kept(Err(why)) | Done::PositionKept(Err(why)) | Done::StampRemoved(Err(why)) => {
                    self.toasts.warn(why);
                }
                Done::Saved { path, state, result, claim } => {
                    self.saved(path, state, result, claim.map(|claim| *claim), ctx);
                }
            }
        }
    }
}
