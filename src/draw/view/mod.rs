//! Components that pages share. They take plain data and callbacks, and know no page.

pub(crate) mod access;
pub(crate) mod bit_rows;
pub(crate) mod board;
pub(crate) mod buttons;
pub mod choice;
pub(crate) mod code_lines;
pub(crate) mod drawing;
pub(crate) mod effect;
pub mod fetching;
pub(crate) mod formula;
pub(crate) mod hooks;
pub(crate) mod icons;
pub mod lazy;
pub(crate) mod link;
pub mod moment;
pub mod number_field;
pub(crate) mod own_text;
pub(crate) mod player;
pub(crate) mod sum;
pub(crate) mod tables;

pub(crate) use own_text::html;
