//! What is painted, drawn, measured and looked at on the map.

mod analysis;
mod board;
mod deploy;
mod deploy_more;
mod editing;
mod ground;
mod hands;
mod heights;
mod identity;
mod lines;
mod overlays;
mod placing;
mod regions;
mod sheets;
mod sheets_contours;
mod sheets_heights;
mod sheets_lines;
mod sheets_placing;
mod sheets_recipe;
mod sheets_spots;
mod sheets_training;
mod sheets_vectors;
mod slow_frames;
mod tools;
mod view;
