//! A set of methods.

use std::{fmt, str::FromStr};

use bitqueens_core::ladder::Method;

/// Some of the ladder's methods; always in the ladder's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodSet {
    /// One bit a method, by its place on the ladder.
    bits: u16,
}

impl MethodSet {
    /// No method.
    pub const NONE: Self = Self { bits: 0 };
    /// Every method.
    pub const ALL: Self = Self {
        bits: (1 << Method::ALL.len()) - 1,
    };

    /// The name of no method in the address.
    const NONE_NAME: &str = "none";
    /// The name of every method in the address.
    const ALL_NAME: &str = "all";

    /// Tells whether a method is one of them.
    pub fn contains(self, method: Method) -> bool {
        self.bits & bit(method) != 0
    }

    /// Puts a method in, or takes it out.
    pub fn toggle(&mut self, method: Method) {
        self.bits ^= bit(method);
    }

    /// The methods one by one, from the foot of the ladder up.
    pub fn iter(self) -> impl Iterator<Item = Method> {
        Method::ALL
            .into_iter()
            .filter(move |method| self.contains(*method))
    }

    /// Tells whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Reads the names of an address; the flag says whether each of them is a method's. Without a
    /// known name it is every method.
    pub(super) fn read(names: &str) -> (Self, bool) {
        match names {
            Self::NONE_NAME => return (Self::NONE, true),
            Self::ALL_NAME => return (Self::ALL, true),
            _ => {}
        }
        let methods = || names.split(',').map(Method::from_str);
        let known: Self = methods().flatten().collect();
        let methods_known = methods().all(|method| method.is_ok());
        (
            if known.is_empty() { Self::ALL } else { known },
            methods_known,
        )
    }
}

fn bit(method: Method) -> u16 {
    let place = Method::ALL.iter().position(|one| *one == method);
    place.map_or(0, |place| 1 << place)
}

impl FromIterator<Method> for MethodSet {
    fn from_iter<I: IntoIterator<Item = Method>>(methods: I) -> Self {
        let bits = methods.into_iter().map(bit);
        Self {
            bits: bits.fold(0, |all, bit| all | bit),
        }
    }
}

impl fmt::Display for MethodSet {
    /// Writes the names with commas between them, as the address has them; `none` for no method,
    /// `all` for every one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str(Self::NONE_NAME);
        }
        if *self == Self::ALL {
            return f.write_str(Self::ALL_NAME);
        }
        let names: Vec<_> = self.iter().map(Method::name).collect();
        f.write_str(&names.join(","))
    }
}
