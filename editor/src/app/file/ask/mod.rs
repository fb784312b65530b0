//! What is asked about the document's file before something of it goes, a dialog a file.

mod changed;
mod damaged;
mod elsewhere;
mod reload;
mod report;
mod revert;
mod unsaved;

pub(in crate::app) use changed::AskChangedOnDisk;
pub(in crate::app) use damaged::AskSaveOverDamaged;
pub(in crate::app) use elsewhere::AskOpenElsewhere;
pub(in crate::app) use reload::AskReload;
pub(in crate::app) use report::ReadingReport;
pub(in crate::app) use revert::AskRevert;
pub(in crate::app) use unsaved::AskUnsaved;
