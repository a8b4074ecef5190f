//! The mathematics, natively.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

mod bits_combinations;
mod bits_expression;
mod bits_expression_cases;
mod bits_puzzle;
mod bits_tricks;
mod bits_word;
mod counting;
mod faults;
mod faults_columns;
mod faults_recognised;
mod goal;
mod ladder;
mod ladder_classes;
mod ladder_estimate;
mod ladder_leaves;
mod ladder_sources;
mod ladder_timing;
mod ladder_walk;
mod loop_word;
mod machine;
mod open_row;
mod oracle;
mod placement;
mod program;
mod public;
mod row_stage;
mod size;
mod snapshot;
mod split_mix;
