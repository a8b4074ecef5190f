//! The messages of every worker.

use bitqueens_worker::{Message, Reply, Request};
use proptest::prelude::*;

fn reply() -> impl Strategy<Value = Reply<bool>> {
    prop_oneof![
        Just(Reply::Ready),
        any::<(u32, bool)>().prop_map(|(task, answer)| Reply::Answer { task, answer }),
        "\\PC{0,20}".prop_map(Reply::Failed),
    ]
}

proptest! {
    #[test]
    fn every_reply_arrives_as_it_was_sent(reply in reply()) {
        prop_assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply));
    }

    #[test]
    fn any_bytes_are_a_reply_or_none(kind in 0..4_u8, bytes in prop::collection::vec(any::<u8>(), 0..6)) {
        let bytes: Vec<_> = std::iter::once(kind).chain(bytes).collect();
        if let Some(reply) = Reply::<bool>::from_bytes(&bytes) {
            prop_assert_eq!(Reply::from_bytes(&reply.to_bytes()), Some(reply));
        }
    }
}

#[test]
fn a_request_needs_its_number_and_its_work() {
    let request = Request {
        task: 7,
        work: true,
    };
    assert_eq!(request.to_bytes(), [7, 1]);
    assert_eq!(Request::from_bytes(&[7, 1]), Some(request));
    for bytes in [[].as_slice(), &[7], &[7, 3], &[7, 1, 0]] {
        assert_eq!(Request::<bool>::from_bytes(bytes), None, "{bytes:?}");
    }
}
