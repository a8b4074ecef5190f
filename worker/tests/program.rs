//! The messages between the page and the worker of the reader's program.

use bitqueens_core::{
    program::{Spot, Stop},
    solver::Size,
};
use bitqueens_worker::{
    Message, Reply, Request,
    program::{ProgramCount, ProgramReply, ProgramRequest},
};
use proptest::prelude::*;

fn counts() -> impl Strategy<Value = ProgramCount> {
    any::<(i64, u64, u64)>().prop_map(|(solutions, lines, micros)| ProgramCount {
        solutions,
        lines,
        micros,
    })
}

fn stops() -> impl Strategy<Value = Stop> {
    let index = any::<(u32, u32, u8, i64)>().prop_map(|(line, column, array, index)| Stop::Index {
        spot: Spot {
            line: line as usize,
            column: column as usize,
        },
        array: array.into(),
        index,
    });
    prop_oneof![Just(Stop::Endless), index]
}

fn replies() -> impl Strategy<Value = ProgramReply> {
    prop_oneof![
        any::<u64>().prop_map(|lines| ProgramReply::Part { lines }),
        (counts(), counts()).prop_map(|(own, listing)| ProgramReply::Counted { own, listing }),
        stops().prop_map(ProgramReply::Stopped),
    ]
}

proptest! {
    #[test]
    fn every_request_arrives_as_it_was_sent(size in 1_u8..=27, text in ".*", task: u32) {
        let work = ProgramRequest { size: Size::new(size).unwrap(), text };
        let request = Request { task, work };
        prop_assert_eq!(Request::from_bytes(&request.to_bytes()), Some(request));
    }

    #[test]
    fn every_answer_arrives_as_it_was_sent(answer in replies(), task: u32) {
        let reply = Reply::Answer { task, answer };
        prop_assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply));
    }

    #[test]
    fn an_answer_that_is_cut_or_has_more_is_none(answer in replies(), cut in 1_usize..8) {
        let reply = Reply::Answer { task: 7, answer };
        let mut bytes = reply.to_bytes();
        let shorter = &bytes[..bytes.len().saturating_sub(cut)];
        prop_assert_ne!(Reply::from_bytes(shorter), Some(reply.clone()));
        bytes.push(0);
        prop_assert_eq!(Reply::<ProgramReply>::from_bytes(&bytes), None);
    }
}

#[test]
fn what_is_no_text_or_no_board_is_no_request() {
    // No board, N = 0, N = 28, half of a character, a text that is longer than the message.
    for bytes in [
        [7].as_slice(),
        &[7, 0, 1, 65],
        &[7, 28, 1, 65],
        &[7, 8, 1, 0xE3],
        &[7, 8, 2, 65],
    ] {
        assert_eq!(
            Request::<ProgramRequest>::from_bytes(bytes),
            None,
            "{bytes:?}"
        );
    }
    let nearest = Request::<ProgramRequest>::from_bytes(&[7, 8, 1, 65]);
    assert_eq!(
        nearest.map(|request| request.work.text),
        Some("A".to_owned())
    );
}
