//! The parts of the program. Each page but the first is one, fetched when the page is first opened.
//!
//! A part is everything that only its page uses: state, logic, words and view. With the feature
//! `split` the build cuts the program at the functions below; without it the same program is one
//! file, and a part is there as soon as it is asked for.

use std::{future::Future, pin::Pin, rc::Rc};

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
