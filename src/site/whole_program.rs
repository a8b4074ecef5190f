//! The programs that a reader can take home whole, and the address of each in a language.

use bitqueens_core::program::Export;

use super::{Address, Route};

bitqueens_core::named! {
    /// A program in the notation of the listing, by its name in addresses.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum WholeProgram {
        /// The loop of the stepper.
        Loop => "loop",
        /// The loop on half of the first row.
        HalfRow => "half-row",
        CarryChain => "carry-chain",
    }
}

impl WholeProgram {
    /// Where it stands written out in a language, judged and ready to be copied. The page that writes programs out does
    /// so with a reader's own, so no other part of the site has to carry the files.
    pub fn address(self, export: Export) -> Address {
        Address::of(Route::Write)
            .with("stage", "nothing")
            .with("whole", self.name())
            .with("export", export.name())
    }
}
