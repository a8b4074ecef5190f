//! A set of methods.

use std::fmt;

use crate::ladder::Method;

/// Some of the ladder's methods; always in the ladder's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Methods {
    /// One bit a method, by its place on the ladder.
    bits: u16,
}

impl Methods {
    /// No method.
    pub const NONE: Self = Self { bits: 0 };
    /// Every method.
    pub const ALL: Self = Self {
        bits: (1 << Method::ALL.len()) - 1,
    };

    /// What the address says for none.
    pub(super) const NONE_NAME: &str = "none";

    /// Whether a method is one of them.
    #[must_use]
    pub fn contains(self, method: Method) -> bool {
        self.bits & bit(method) != 0
    }

    /// Puts a method in, or takes it out.
    pub fn toggle(&mut self, method: Method) {
        self.bits ^= bit(method);
    }

    /// Them one by one, from the foot of the ladder up.
    pub fn iter(self) -> impl Iterator<Item = Method> {
        Method::ALL
            .into_iter()
            .filter(move |method| self.contains(*method))
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

fn bit(method: Method) -> u16 {
    let place = Method::ALL.iter().position(|one| *one == method);
    place.map_or(0, |place| 1 << place)
}

impl FromIterator<Method> for Methods {
    fn from_iter<I: IntoIterator<Item = Method>>(methods: I) -> Self {
        let bits = methods
            .into_iter()
            .fold(0, |bits, method| bits | bit(method));
        Self { bits }
    }
}

impl fmt::Display for Methods {
    /// The names with commas between them, as the address has them; `none` for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str(Self::NONE_NAME);
        }
        for (place, method) in self.iter().enumerate() {
            if place != 0 {
                f.write_str(",")?;
            }
            f.write_str(method.name())?;
        }
        Ok(())
    }
}
