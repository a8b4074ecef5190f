//! The shared drawings as elements. They take plain data and callbacks, and know no page.

pub mod arrays;
pub mod bit_field;
pub mod bit_rows;
pub mod board;
pub mod button;
pub mod choice;
pub mod code_lines;
pub mod copy_link;
pub mod fetching;
pub mod lazy;
pub mod link;
pub mod live_region;
pub mod paper;
pub mod player_controls;
pub mod prose;
pub mod scale;
pub mod small_board;
pub mod stable_callback;
pub mod stacked;
pub mod stepper_root;
pub mod sum;
pub mod table;
pub mod tabs;
pub mod terms;
pub mod text_to_copy;
pub mod ticker;
