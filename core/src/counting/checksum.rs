//! A checksum against damage; it is no protection against intent.

/// A checksum of 64 bits (FNV-1a).
///
/// Every step is invertible, so a change of one byte always changes the sum.
#[must_use]
pub const fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325;
    let mut i = 0;
    while i < bytes.len() {
        sum ^= bytes[i] as u64;
        sum = sum.wrapping_mul(0x0100_0000_01b3);
        i += 1;
    }
    sum
}
