//! The browser's answers when the page opens.

use web_sys::js_sys::{Uint8Array, WebAssembly};

use super::{address_bar, build, clock, storage, window};
use crate::site::{Environment, Hardware};

/// Reads the address, the system's wishes and what was stored.
pub fn read() -> Environment {
    let prefers = |query: &str| {
        window()
            .and_then(|window| window.match_media(query).ok().flatten())
            .is_some_and(|media| media.matches())
    };
    Environment {
        address: address_bar::read(),
        prefers_dark: prefers("(prefers-color-scheme: dark)"),
        prefers_still: prefers("(prefers-reduced-motion: reduce)"),
        hardware: hardware(),
        build: build::name(),
        stored: storage::read_all(storage::OURS),
        file: Vec::new(),
        visit: Some(clock::date()),
        today: clock::today(),
    }
}

/// A module whose one function uses 128-bit vectors: it is valid where the browser has them.
///
/// ```text
/// 00 61 73 6d 01 00 00 00   magic, version
/// 01 05 01 60 00 01 7b      one type: () -> v128
/// 03 02 01 00               one function of it
/// 0a 0a 01 08 00            its body: i32.const 0, i8x16.splat, i8x16.popcnt, end
/// 41 00 fd 0f fd 62 0b
/// ```
const VECTORS: [u8; 31] = [
    0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, 0x03,
    0x02, 0x01, 0x00, 0x0a, 0x0a, 0x01, 0x08, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b,
];

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number of processors is small and whole"
)]
fn hardware() -> Hardware {
    let cores = window().map_or(0.0, |window| window.navigator().hardware_concurrency());
    Hardware {
        cores: cores as u32,
        simd: WebAssembly::validate(&Uint8Array::from(VECTORS.as_slice())).unwrap_or(false),
    }
}
