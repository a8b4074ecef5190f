//! The parts of the program. Each page is one, fetched when the page is first opened.
//!
//! A part is everything that only its page uses: state, logic, words and view.

use std::rc::Rc;

use super::LoadedPage;
use crate::{
    pages::{
        bits::LabPage, count::CountPage, home::HomePage, ladder::LadderPage, learn::LearnPage,
        solve::SolvePage, step::StepPage, write::WritePage,
    },
    site::{Environment, Lazy, Page, Part, lazy},
};

/// A page of any kind.
type AnyPage = Rc<dyn LoadedPage>;

/// Fetches a part and opens its page with what was stored. Where the program is not split, and for
/// a part that was fetched before, it is ready at its first poll.
pub fn fetch(part: Part, environment: Environment) -> Lazy<AnyPage> {
    match part {
        Part::Step => {
            lazy!(step(environment: Environment) -> AnyPage = opened::<StepPage>(&environment))
        }
        Part::Home => {
            lazy!(home(environment: Environment) -> AnyPage = opened::<HomePage>(&environment))
        }
        Part::Learn => {
            lazy!(learn(environment: Environment) -> AnyPage = opened::<LearnPage>(&environment))
        }
        Part::Write => {
            lazy!(write(environment: Environment) -> AnyPage = opened::<WritePage>(&environment))
        }
        Part::Solve => {
            lazy!(solve(environment: Environment) -> AnyPage = opened::<SolvePage>(&environment))
        }
        Part::Bits => {
            lazy!(bits(environment: Environment) -> AnyPage = opened::<LabPage>(&environment))
        }
        Part::Ladder => {
            lazy!(ladder(environment: Environment) -> AnyPage = opened::<LadderPage>(&environment))
        }
        Part::Count => {
            lazy!(count(environment: Environment) -> AnyPage = opened::<CountPage>(&environment))
        }
    }
}

/// The page as it opens with what was stored.
fn opened<P: Page + LoadedPage>(environment: &Environment) -> AnyPage {
    Rc::new(P::restore(environment))
}
