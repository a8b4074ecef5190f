//! Files that the reader keeps or chooses.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, FileReader, HtmlAnchorElement,
    HtmlCanvasElement, HtmlImageElement, HtmlInputElement, Url,
    js_sys::{Array, encode_uri_component},
};

use super::page;

/// Gives the reader a text as a file, through the browser's own download.
///
/// # Errors
/// What the browser says when it makes no file.
pub fn save(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    follow(&address, name)?;
    Url::revoke_object_url(&address)
}

/// Follows a link that saves what it leads to.
fn follow(address: &str, name: &str) -> Result<(), JsValue> {
    let Some(document) = page() else {
        return Ok(());
    };
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    link.click();
    Ok(())
}

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

/// Pixels for each unit of the drawing, so that a projector shows sharp edges.
const PIXELS: u32 = 2;

/// Offers a drawing as a PNG file to save. Nothing happens where the browser cannot draw it.
pub fn save_png(name: String, svg: &str) {
    let Ok(image) = HtmlImageElement::new() else {
        return;
    };
    let drawn = image.clone();
    // The image calls it once; until then both belong to the browser.
    let on_load = Closure::once_into_js(move || {
        if let Some(address) = pixels(&drawn) {
            follow(&address, &name).ok();
        }
    });
    image.set_onload(Some(on_load.unchecked_ref()));
    let text = String::from(encode_uri_component(svg));
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{text}"));
}

fn pixels(image: &HtmlImageElement) -> Option<String> {
    let canvas = page()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    canvas.set_width(image.width() * PIXELS);
    canvas.set_height(image.height() * PIXELS);
    let context: JsValue = canvas.get_context("2d").ok()??.into();
    let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
    let (width, height) = (canvas.width().into(), canvas.height().into());
    context
        .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)
        .ok()?;
    canvas.to_data_url_with_type("image/png").ok()
}
