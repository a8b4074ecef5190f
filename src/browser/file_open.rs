//! Files that the reader chooses.

use gloo_events::{EventListener, EventListenerOptions};
use web_sys::{FileReader, HtmlInputElement};

/// The most bytes that are read: whatever is longer is none of the site's files.
const MOST: f64 = 1_048_576.0;

/// Reads the text of the file that an input has chosen, and empties the input, so that the same file
/// can be chosen again. What is no text is read with replacement characters in it.
pub fn read(input: &HtmlInputElement, on_text: impl FnOnce(String) + 'static) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    input.set_value("");
    let Ok(reader) = FileReader::new() else {
        return;
    };
    let read = reader.clone();
    let options = EventListenerOptions::run_in_capture_phase();
    // It ends after its one event: a file that cannot be read has no text.
    EventListener::once_with_options(&reader, "loadend", options, move |_| {
        let text = read.result().ok().and_then(|text| text.as_string());
        on_text(text.unwrap_or_default());
    })
    .forget();
    if let Ok(start) = file.slice_with_f64_and_f64(0.0, MOST) {
        // A reader that was just made is not busy.
        reader.read_as_text(&start).ok();
    }
}
