//! State, links and words of every page, natively and without a web dependency.
#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

#[path = "../support/course_texts.rs"]
mod course_texts;
#[path = "../support/lesson_page.rs"]
mod lesson_page;
#[path = "../support/outside.rs"]
mod outside;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/random_addresses.rs"]
mod random_addresses;
#[path = "../support/shelf.rs"]
mod shelf;
#[path = "../support/stepping_page.rs"]
mod stepping_page;

mod app;
mod appendix;
mod architecture;
mod attempts;
mod awake;
mod breakpoints;
mod class_run;
mod classes;
mod compare;
mod count_buttons;
mod count_card;
mod count_dispatcher;
mod count_file;
mod count_guess;
mod count_picture;
mod count_run;
mod count_stored;
mod course;
mod course_arrival;
mod course_blocks;
mod course_drills;
mod deck;
mod drawing;
mod embed;
mod export;
mod forged;
mod hand;
mod home;
mod join;
mod jumps;
mod lab;
mod ladder;
mod lessons;
mod lessons_alone;
mod lessons_carry_chain;
mod lessons_claims;
mod lessons_counting;
mod lessons_draws;
mod lessons_examples;
mod lessons_guessing;
mod lessons_habits;
mod lessons_loop;
mod lessons_moved;
mod lessons_names;
mod lessons_numbers;
mod lessons_openings;
mod lessons_programs;
mod lessons_questions;
mod lessons_random;
mod lessons_right;
mod lessons_tasks;
mod lessons_track;
mod lessons_weights;
mod links;
mod links_random;
mod marks;
mod moodle;
mod outside_texts;
mod picture;
mod player;
mod prediction;
mod prediction_answers;
mod prediction_ways;
mod preferences;
mod programs;
mod questions;
mod random;
mod readme;
mod recursion;
mod review;
mod roving;
mod seek;
mod slider;
mod solution_list;
mod solve;
mod step_sheet;
mod stepping;
mod style;
mod sums;
mod teachers;
mod terms;
mod texts;
mod timeline;
mod times;
mod traces;
mod tree;
mod write_judge;
mod write_large;
mod write_listing;
mod write_page;
