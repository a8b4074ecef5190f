//! 100,000 random addresses: each opens a page, after a bounded walk and with a short notice.

use bitqueens::{pages::step::StepPage, text::Lang};

use crate::{program::Program, random_addresses::random_addresses};

const ADDRESSES: usize = 100_000;
/// One address of so many leads to a step that no press walks to.
const FAR_EVERY: usize = 1_000;
const FAR: &str = "step/#n=27&at=5000000000&";
/// The most micro-steps that opening an address walks; a walk to a far step goes on in slices.
const MOST_WALKED: u64 = 1 << 22;

#[test]
fn random_addresses_open_after_a_bounded_walk_and_say_little() {
    let (mut farthest, mut longest) = (0, 0);
    let mut program = Program::open("");
    for (number, mut address) in random_addresses().take(ADDRESSES).enumerate() {
        if number % FAR_EVERY == 0 {
            // From the beginning, so that the place says how far it was walked to.
            program = Program::open("");
            let pairs = address.split_once('#').map_or("", |(_, pairs)| pairs);
            address = format!("{FAR}{pairs}");
        }
        program.go(&address);
        if let Some(page) = program.state.get::<StepPage>() {
            farthest = farthest.max(page.stepper.step());
        }
        if let Some(notice) = program.notice() {
            for lang in [Lang::Ja, Lang::En] {
                let length = notice.in_lang(lang).chars().count();
                longest = longest.max(length);
                assert!(length <= 1_000, "{length} characters for {address}");
            }
        }
    }
    assert_eq!(farthest, MOST_WALKED);
    assert!(0 < longest);
}

#[test]
fn thousands_of_wrong_pairs_are_three_sentences() {
    for lang in ["ja/", ""] {
        let pairs = "n=99&at=x&pace=no&speed=no&open=no&until=no&".repeat(200);
        let program = Program::open(&format!("{lang}step/#{pairs}"));
        let notice = program.notice().expect("something is wrong with it");
        let ends = notice.in_lang(Lang::En).matches(". ").count() + 1;
        assert!(
            ends <= 6 && notice.in_lang(Lang::En).len() < 600,
            "{}",
            notice.in_lang(Lang::En)
        );
    }
    let lab = Program::open(&format!("bits/#w=8&{}", "x=zz&y=zz&e=(&".repeat(300)));
    assert!(lab.said().len() < 600, "{}", lab.said());
}
