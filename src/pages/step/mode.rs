//! The modes of the stepping page.

/// A mode of the stepping page. All modes share one stepper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Every word is shown as it is computed: `step/`.
    #[default]
    Explore,
    /// Each word is asked for before it is shown, and the way on where it is near: `step/#predict=1`.
    Predict,
    /// For a projector: `step/#present=1`.
    Present,
    /// Inside another page: `embed/`.
    Embed,
    /// The step as a sheet of paper: `step/#sheet=1`.
    Sheet,
}
