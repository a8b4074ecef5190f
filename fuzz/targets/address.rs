#![no_main]

#[path = "../../tests/support/outside.rs"]
mod outside;
#[path = "../../tests/support/program.rs"]
mod program;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| outside::address(bytes));
