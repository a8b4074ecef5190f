//! The recursive form beside the loop, and the code of both.

use bitqueens::{
    pages::step::{Crossing, Recursion},
    text::{CodeForm, CodeLanguage},
};
use bitqueens_core::solver::{Machine, Phase, RowStage};

use crate::stepping_page::size;

/// The recursive form itself, as a witness: it notes every call and return with its arguments.
struct Witness {
    mask: u32,
    n: u8,
    events: Vec<Event>,
}

#[derive(Debug, PartialEq)]
enum Event {
    Call {
        row: u8,
        left: u64,
        down: u32,
        right: u32,
        bitmap: u32,
    },
    Return {
        row: u8,
    },
}

impl Witness {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the mask cuts what is beyond the board"
    )]
    fn search(&mut self, row: u8, left: u64, down: u32, right: u32) {
        let mut bitmap = self.mask & !(left as u32 | down | right);
        self.events.push(Event::Call {
            row,
            left,
            down,
            right,
            bitmap,
        });
        while bitmap != 0 {
            let bit = bitmap & bitmap.wrapping_neg();
            bitmap ^= bit;
            if row == self.n - 1 {
                break;
            }
            self.search(
                row + 1,
                (left | u64::from(bit)) << 1,
                down | bit,
                (right | bit) >> 1,
            );
        }
        self.events.push(Event::Return { row });
    }
}

#[test]
fn calls_and_returns_happen_where_the_loop_goes_down_and_up() {
    for n in 1..=6 {
        let size = size(n);
        let mut witness = Witness {
            mask: size.mask(),
            n,
            events: Vec::new(),
        };
        witness.search(0, 0, 0, 0);
        let mut events = Vec::new();
        let mut machine = Machine::new(size);
        while machine.advance().is_some() {
            let recursion = Recursion::of(&machine);
            match machine.phase() {
                Phase::Start | Phase::Free => {
                    let frame = recursion.frames.last().unwrap();
                    assert_eq!(frame.stage, RowStage::InWork);
                    events.push(Event::Call {
                        row: frame.row,
                        left: frame.words.left,
                        down: frame.words.down,
                        right: frame.words.right,
                        bitmap: frame.words.bitmap,
                    });
                }
                Phase::Solution | Phase::Backtrack => {
                    let Some(Crossing::Up { from }) = recursion.crossing else {
                        panic!("no return at {machine:?}");
                    };
                    let frame = recursion.frames.last().unwrap();
                    assert_eq!((frame.row, frame.stage), (from, RowStage::Gone));
                    events.push(Event::Return { row: from });
                }
                _ => {}
            }
            let waiting = recursion
                .frames
                .iter()
                .filter(|frame| frame.stage == RowStage::Waiting);
            assert_eq!(waiting.count(), machine.row().map_or(0, usize::from));
        }
        assert_eq!(events, witness.events, "N = {n}");
    }
}

#[test]
fn every_micro_step_has_its_line_in_every_listing() {
    for code in CodeLanguage::ALL {
        for form in [CodeForm::Recursive, CodeForm::Loop] {
            let lines = code.lines(form, size(8));
            for phase in Phase::ALL {
                let n = lines.iter().filter(|line| line.carries_out(phase)).count();
                assert_eq!(
                    n,
                    usize::from(phase != Phase::Ready),
                    "{code:?} {form:?} {phase:?}"
                );
            }
            assert!(
                lines
                    .iter()
                    .all(|line| !line.code.contains("// ") && !line.code.ends_with(' '))
            );
        }
    }
}
