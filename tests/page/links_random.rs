//! Random addresses: what each opens is drawn.

use crate::{drawn, program::Program, random_addresses::random_addresses};

const ADDRESSES: usize = 2_000;

#[test]
fn every_random_address_is_drawn() {
    let mut program = Program::open("step/");
    for address in random_addresses().take(ADDRESSES) {
        program.go(&address);
        assert!(drawn(&program).contains("</"), "{address}");
    }
}
