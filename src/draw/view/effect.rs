//! Effects whose code is in the program once.

use std::{any::Any, rc::Rc};

use yew::{functional::TearDown, prelude::*};

/// What an effect depends on, whatever its type.
trait Dependency: Any {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + 'static> Dependency for T {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// Values of any type, compared where they are of the same one.
#[derive(Clone)]
pub(super) struct Dependencies(Rc<dyn Dependency>);

impl Dependencies {
    pub(super) fn new(values: impl PartialEq + 'static) -> Self {
        Self(Rc::new(values))
    }
}

impl PartialEq for Dependencies {
    fn eq(&self, other: &Self) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.equals(other)
    }
}

type End = Box<dyn FnOnce()>;
type Start = Box<dyn FnOnce(&Dependencies) -> End>;

/// Runs an effect after a drawing if what it depends on has changed; ends the one before.
///
/// It is Yew's `use_effect_with`, which the compiler writes out anew for each effect: about a
/// kilobyte each time. Here all effects have one type.
#[hook]
pub fn use_effect_on<T, D>(dependencies: T, effect: impl FnOnce(&T) -> D + 'static)
where
    T: PartialEq + 'static,
    D: TearDown,
{
    let dependencies = Rc::new(dependencies);
    let own = Rc::clone(&dependencies);
    let start: Start = Box::new(move |_| {
        let end = effect(&own);
        Box::new(move || end.tear_down())
    });
    use_effect_with(Dependencies(dependencies), start);
}
