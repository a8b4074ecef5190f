//! The frame that a page of another site gives to the stepper.

bitqueens_core::named! {
    /// The frame that a page of another site gives to the stepper.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum EmbedFrame {
        /// A narrow column, or a phone.
        Narrow => "narrow",
        /// A page of a course.
        #[default]
        Page => "page",
        /// A page of its own.
        Large => "large",
    }
}

impl EmbedFrame {
    /// Its width and its height in pixels.
    pub const fn pixels(self) -> (u16, u16) {
        match self {
            Self::Narrow => (320, 400),
            Self::Page => (760, 600),
            Self::Large => (1024, 768),
        }
    }
}
