//! What comes with a part of the program of its own.

use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll, Waker},
};

/// True if the program is in parts; otherwise it is one file, and every part is there.
pub const IS_SPLIT: bool = cfg!(feature = "split");

/// A part of the program could not be fetched. It can be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotFetched;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Something that comes with a part. It is ready at its first poll once the part is there.
pub type Lazy<T> = Pin<Box<dyn Future<Output = Result<T, NotFetched>>>>;

/// What comes with a part that is there; `None` where it is still to be fetched.
pub fn at_once<T>(mut lazy: Lazy<T>) -> Option<T> {
    let mut context = Context::from_waker(Waker::noop());
    match lazy.as_mut().poll(&mut context) {
        Poll::Ready(result) => result.ok(),
        Poll::Pending => None,
    }
}

/// A [`Lazy`] value: where the program is split, the build cuts it before the value is worked out,
/// and the part of that name is fetched first. The value follows from the variables that are named.
macro_rules! lazy {
    ($part:ident($($given:ident: $type:ty),*) -> $output:ty = $value:expr) => {{
        #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split($part, fallible))]
        #[allow(
            clippy::unnecessary_wraps,
            reason = "fetching the part can fail where the program is split"
        )]
        fn open($($given: $type),*) -> Result<$output, $crate::site::NotFetched> {
            Ok($value)
        }
        let lazy = open($($given),*);
        #[cfg(not(feature = "split"))]
        let lazy = std::future::ready(lazy);
        Box::pin(lazy)
    }};
}

pub(crate) use lazy;
