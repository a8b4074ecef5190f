//! The parts of the program. Each page but the first is one, fetched when the page is first opened.
//!
//! A part is everything that only its page uses: state, logic, words and view. With the feature
//! `split` the build cuts the program at the functions below; without it the same program is one
//! file, and a part is there as soon as it is asked for.

use std::{
    future::Future,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, Waker},
};

use super::LoadedPage;
use crate::{
    pages::{
        bits::LabPage, count::CountPage, ladder::LadderPage, learn::LearnPage, solve::SolvePage,
        step::StepPage,
    },
    site::{Environment, NotFetched, Page, Part},
};

/// The page of a part, behind the split point of that name.
macro_rules! fetched {
    ($part:ident, $page:ty, $environment:ident) => {{
        #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split($part, fallible))]
        fn open(environment: Environment) -> Result<Rc<dyn LoadedPage>, NotFetched> {
            Ok(Rc::new(<$page>::restore(&environment)))
        }
        #[cfg(feature = "split")]
        let arriving = open($environment);
        #[cfg(not(feature = "split"))]
        let arriving = std::future::ready(open($environment));
        Box::pin(arriving)
    }};
}

/// A page on its way.
type Arriving = Pin<Box<dyn Future<Output = Result<Rc<dyn LoadedPage>, NotFetched>>>>;

/// The page of a part that is there; `None` where it is still to be fetched.
#[must_use]
pub fn at_once(part: Part, environment: Environment) -> Option<Rc<dyn LoadedPage>> {
    let mut context = Context::from_waker(Waker::noop());
    match fetch(part, environment).as_mut().poll(&mut context) {
        Poll::Ready(page) => page.ok(),
        Poll::Pending => None,
    }
}

/// Fetches a part and opens its page with what was stored. Where the program is not split, and for
/// a part that was fetched before, the future is ready at its first poll.
#[must_use]
pub fn fetch(part: Part, environment: Environment) -> Arriving {
    match part {
        Part::Step => Box::pin(std::future::ready(Ok(
            Rc::new(StepPage::restore(&environment)) as Rc<dyn LoadedPage>,
        ))),
        Part::Learn => fetched!(learn, LearnPage, environment),
        Part::Solve => fetched!(solve, SolvePage, environment),
        Part::Bits => fetched!(bits, LabPage, environment),
        Part::Ladder => fetched!(ladder, LadderPage, environment),
        Part::Count => fetched!(count, CountPage, environment),
    }
}
