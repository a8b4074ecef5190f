//! The messages of every worker.

use bitqueens_worker::{Reply, Request, Words};
use proptest::prelude::*;

/// A payload of one word, as long as it is even.
#[derive(Clone, Debug, PartialEq)]
struct Even(u32);

impl Words for Even {
    fn write(&self, words: &mut Vec<u32>) {
        words.push(self.0);
    }

    fn read(words: &[u32]) -> Option<Self> {
        match *words {
            [word] if word % 2 == 0 => Some(Self(word)),
            _ => None,
        }
    }
}

fn reply() -> impl Strategy<Value = Reply<Even>> {
    prop_oneof![
        Just(Reply::Ready),
        any::<(u32, u32)>().prop_map(|(task, word)| Reply::Answer {
            task,
            answer: Even(word & !1)
        }),
        "\\PC{0,20}".prop_map(Reply::Failed),
    ]
}

proptest! {
    #[test]
    fn every_reply_arrives_as_it_was_sent(reply in reply()) {
        prop_assert_eq!(Reply::from_words(&reply.to_words()), Some(reply));
    }

    #[test]
    fn any_words_are_a_reply_or_none(kind in 0..6_u32, words in prop::collection::vec(any::<u32>(), 0..6)) {
        let words: Vec<_> = std::iter::once(kind).chain(words).collect();
        if let Some(reply) = Reply::<Even>::from_words(&words) {
            prop_assert_eq!(reply.to_words(), words);
        }
    }
}

#[test]
fn a_request_needs_its_number_and_its_work() {
    let request = Request {
        task: 7,
        work: Even(4),
    };
    assert_eq!(request.to_words(), [7, 4]);
    assert_eq!(Request::from_words(&[7, 4]), Some(request));
    for words in [[].as_slice(), &[7], &[7, 3], &[7, 4, 0]] {
        assert_eq!(Request::<Even>::from_words(words), None, "{words:?}");
    }
}
