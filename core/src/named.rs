//! Enums whose values have names.

use std::fmt;

/// An enum whose values have names, as `named!` declares it: for code that takes any of them.
pub trait Named: Copy + 'static {
    /// Every value, in the order of the declaration.
    const ALL: &'static [Self];

    /// The name in addresses, attributes and records.
    fn name(self) -> &'static str;
}

/// A text that is the name of no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct UnknownName;

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no value has this name")
    }
}

impl std::error::Error for UnknownName {}

/// Declares an enum whose values have names: in addresses, in attributes of the page, in records.
///
/// The enum gets `ALL`, its values in the order of the declaration, `name` and `from_name`.
/// Derives and documentation pass through.
///
/// ```
/// bitqueens_core::named! {
///     /// The distance of one press of Next.
///     #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
///     pub enum Pace {
///         /// To the next line of the loop.
///         #[default]
///         MicroStep => "micro-step",
///         /// To the next full board.
///         Solution => "solution",
///     }
/// }
///
/// assert_eq!(Pace::ALL, [Pace::MicroStep, Pace::Solution]);
/// assert_eq!(Pace::default().name(), "micro-step");
/// assert_eq!(Pace::from_name("solution"), Some(Pace::Solution));
/// assert_eq!(Pace::from_name("Solution"), None);
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    (
        $(#[$about:meta])*
        $visibility:vis enum $Enum:ident {
            $($(#[$about_value:meta])* $Value:ident => $name:literal),+ $(,)?
        }
    ) => {
        $(#[$about])*
        $visibility enum $Enum {
            $($(#[$about_value])* $Value),+
        }

        impl $Enum {
            /// Every value, in the order of the declaration.
            $visibility const ALL: [Self; [$($name),+].len()] = [$(Self::$Value),+];

            /// The name in addresses, attributes and records.
            #[must_use]
            $visibility const fn name(self) -> &'static str {
                match self {
                    $(Self::$Value => $name),+
                }
            }

            /// Finds the value of a name; `None` where no value has it.
            #[must_use]
            $visibility fn from_name(name: &str) -> ::core::option::Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }

        impl $crate::Named for $Enum {
            const ALL: &'static [Self] = &Self::ALL;

            fn name(self) -> &'static str {
                Self::name(self)
            }
        }
    };
}
