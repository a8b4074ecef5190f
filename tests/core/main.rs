//! The pure rooms, natively and without a web dependency.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod address;
mod bits_combinations;
mod bits_expression;
mod bits_expression_cases;
mod bits_tricks;
mod bits_word;
mod compare;
mod count_page;
mod counting;
mod course;
mod house;
mod ladder;
mod ladder_classes;
mod ladder_estimate;
mod ladder_leaves;
mod ladder_picture;
mod ladder_sources;
mod ladder_state;
mod ladder_text;
mod ladder_walk;
mod ladder_wire;
mod lessons;
mod lessons_draw;
mod lessons_tasks;
mod machine;
mod oracle;
mod picture;
mod prediction;
mod programs;
mod recursion;
mod search;
mod size;
mod snapshot;
mod state;
mod timeline;
