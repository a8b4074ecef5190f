//! The shared drawings as elements. They take plain data and callbacks, and know no page.

pub(crate) mod after_render;
pub(crate) mod arrays;
pub(crate) mod bit_rows;
pub(crate) mod bits;
pub(crate) mod board;
pub(crate) mod button;
pub(crate) mod choice;
pub(crate) mod code_lines;
pub(crate) mod columns;
pub(crate) mod copy_text;
pub(crate) mod drawing;
pub mod fetching;
pub(crate) mod filtered;
pub(crate) mod held_button;
pub mod lazy;
pub(crate) mod link;
pub(crate) mod live_region;
pub(crate) mod own_text;
pub(crate) mod paper;
pub(crate) mod player_controls;
pub(crate) mod prose;
pub(crate) mod roving;
pub(crate) mod scale;
pub(crate) mod snippet;
pub(crate) mod stable_callback;
pub(crate) mod stacked;
pub(crate) mod stepper_root;
pub(crate) mod sum;
pub(crate) mod table;
pub mod tabs;
pub(crate) mod text_to_copy;
pub(crate) mod ticker;

pub(crate) use own_text::html;
