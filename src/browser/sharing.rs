//! What the reader takes along or brings: texts for other programs, the clipboard, files.

use base64::{Engine, engine::general_purpose::STANDARD};
use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, FileReader, HtmlAnchorElement,
    HtmlCanvasElement, HtmlImageElement, HtmlInputElement, Url,
    js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array, encode_uri_component},
};
use yew::{Callback, platform::spawn_local};

use super::{ask, clock, of_navigator, page, window};

fn share_function() -> Option<Function> {
    of_navigator("share")?.dyn_into().ok()
}

pub fn can_share() -> bool {
    share_function().is_some()
}

/// Opens the browser's dialogue for sharing a text. Its outcome is not needed.
pub fn share(text: &str) {
    let Some((share, window)) = share_function().zip(window()) else {
        return;
    };
    let data = Object::new();
    let key = JsValue::from_str("text");
    if Reflect::set(&data, &key, &JsValue::from_str(text)).is_err() {
        return;
    }
    // It begins within the reader's press: browsers refuse it later.
    let sharing = share.call1(&window.navigator(), &data);
    if let Some(Ok(sharing)) = sharing.ok().map(JsCast::dyn_into::<Promise>) {
        spawn_local(async move {
            // A reader who changes their mind is told to programs as an error.
            sharing.await.ok();
        });
    }
}

/// Browsers offer the clipboard to pages from secure addresses only.
pub fn can_copy() -> bool {
    of_navigator("clipboard").is_some()
}

/// A browser that asks the reader first, or does not answer, has not copied after so many milliseconds.
const COPYING_MS: i32 = 3_000;

/// Copies a text, and then says whether the browser did: it can refuse, as in a frame that may not. One that answers
/// late is believed as well.
pub fn copy(text: &str, on_copied: Callback<bool>) {
    // It begins within the reader's press: some browsers refuse it later.
    let text = Array::of1(&text.into());
    let copying = of_navigator("clipboard").and_then(|board| ask(&board, "writeText", &text));
    spawn_local(async move {
        let Some(copying) = copying else {
            return on_copied.emit(false);
        };
        if let Some(copied) = clock::within(COPYING_MS, copying.clone()).await {
            return on_copied.emit(copied.is_ok());
        }
        on_copied.emit(false);
        if copying.await.is_ok() {
            on_copied.emit(true);
        }
    });
}

/// Gives the reader a text as a file, through the browser's own download.
pub fn save_file(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    save(name, kind, &JsValue::from_str(text))
}

/// The same of bytes.
pub fn save_bytes(name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    save(name, kind, &Uint8Array::from(bytes))
}

fn save(name: &str, kind: &str, content: &JsValue) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(content), &options)?;
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

/// The most bytes that are read; the site's own files are shorter.
const MOST: f64 = 1_048_576.0;

/// Reads the text of the file that an input has chosen, and empties the input, so that the same file
/// can be chosen again. What is no text is read with replacement characters in it.
pub fn read_file(input: &HtmlInputElement, on_text: impl FnOnce(String) + 'static) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    input.set_value("");
    let Ok(reader) = FileReader::new() else {
        return on_text(String::new());
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
    image.set_src(&data_address(svg));
}

fn pixels(image: &HtmlImageElement) -> Option<String> {
    let easel = Easel::new(image.width() * PIXELS, image.height() * PIXELS)?;
    easel.draw(image)?;
    easel.canvas.to_data_url_with_type("image/png").ok()
}

/// An address that holds the bytes themselves, for a picture on the page.
pub fn as_address(kind: &str, bytes: &[u8]) -> String {
    format!("data:{kind};base64,{}", STANDARD.encode(bytes))
}

/// Draws pictures of one size one after the other, and reads their pixels.
pub struct Easel {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
}

impl Easel {
    /// `None` where the browser has no canvas.
    pub fn new(width: u32, height: u32) -> Option<Self> {
        let canvas = page()?.create_element("canvas").ok()?;
        let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
        canvas.set_width(width);
        canvas.set_height(height);
        let options = Object::new();
        Reflect::set(&options, &"willReadFrequently".into(), &JsValue::TRUE).ok()?;
        let context = canvas.get_context_with_context_options("2d", &options);
        let context: JsValue = context.ok()??.into();
        let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
        Some(Self { canvas, context })
    }

    fn draw(&self, image: &HtmlImageElement) -> Option<()> {
        let (width, height) = (self.canvas.width().into(), self.canvas.height().into());
        self.context
            .draw_image_with_html_image_element_and_dw_and_dh(image, 0.0, 0.0, width, height)
            .ok()
    }

    /// The pixels of a drawing, four bytes each; the page goes on while the browser draws it.
    pub async fn pixels(&self, svg: &str) -> Option<Vec<u8>> {
        let image = HtmlImageElement::new().ok()?;
        image.set_src(&data_address(svg));
        image.decode().await.ok()?;
        self.draw(&image)?;
        let (width, height) = (self.canvas.width().into(), self.canvas.height().into());
        let pixels = self.context.get_image_data(0.0, 0.0, width, height).ok()?;
        Some(pixels.data().0)
    }
}

fn data_address(svg: &str) -> String {
    let text = String::from(encode_uri_component(svg));
    format!("data:image/svg+xml;charset=utf-8,{text}")
}
