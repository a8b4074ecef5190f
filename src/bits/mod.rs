//! What one word of bits can do.

mod order;

pub use order::BitOrder;
