//! Commands and requests about features of a GIS: files chosen for them, tables written.

use super::dialogs::{Keeping, Pick};
use super::{Workbench, file::name_of};
use egui::Context;
use oblique_context::vectors::VectorsRequest;
use oblique_digitize::vectors::TableError;
use std::path::{Path, PathBuf};

impl Workbench {
    /// Does what the panel asks for about features of a GIS.
    pub(super) fn vectors_request(&mut self, request: VectorsRequest, ctx: &Context) {
        match request {
            VectorsRequest::Open => self.pick(Pick::VECTORS, ctx),
            VectorsRequest::OpenTable => self.pick(Pick::VECTOR_TABLE, ctx),
            VectorsRequest::Close => self.serve(ctx, |s, context| s.vectors.close(context)),
            VectorsRequest::Table(table) => self.serve(ctx, |s, context| s.vectors.go_by(context, table)),
            VectorsRequest::Epsg(epsg) => self.serve(ctx, |s, context| s.vectors.project(context, epsg)),
            VectorsRequest::Accept => {
                let folder = self.path().and_then(Path::parent).map(Path::to_path_buf);
                self.serve(ctx, |s, context| s.vectors.accept(context, folder.as_deref()));
            }
            VectorsRequest::SaveTable => {
                let text = self.world.view.sheets.vectors.table.write();
                self.keep_text(Pick::SAVE_VECTOR_TABLE.named("features.ron"), text, ctx);
            }
        }
    }

    fn keep_text(&mut self, pick: Pick, text: Result<String, TableError>, ctx: &Context) {
        match text {
            Ok(text) => self.pick_for(pick, Keeping::Text(text), ctx),
            Err(why) => self.toasts.warn(format!("{why}.")),
        }
    }

    /// Reads features of a GIS.
    pub(super) fn open_vectors(&mut self, path: PathBuf, ctx: &Context) {
        let name = name_of(&path);
        self.serve(ctx, |s, context| s.vectors.open(context, path, name));
    }

    /// Goes by the table in a file.
    pub(super) fn open_vector_table(&mut self, path: &Path, ctx: &Context) {
        let name = name_of(path);
        self.serve(ctx, |s, context| s.vectors.open_table(context, path, &name));
    }

    /// Opens the panel, and asks for a file where there is none.
    pub(crate) fn go_vectors(&mut self, ctx: &Context) {
        self.carry_out(vec![oblique_context::Intent::ShowPanel("vectors")], ctx);
        if self.world.view.sheets.vectors.open.is_none() {
            self.pick(Pick::VECTORS, ctx);
        }
    }
}
