//! What the reader takes along or brings: texts for other programs, the clipboard, files.

use base64::{Engine, engine::general_purpose::STANDARD};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, DomException, HtmlAnchorElement,
    HtmlCanvasElement, HtmlImageElement, HtmlInputElement, Url,
    js_sys::{Array, Object, Promise, Reflect, Uint8Array, encode_uri_component},
};
use yew::{Callback, platform::spawn_local};

use super::{ask, clock, of_navigator, page, window};

/// Returns the browser's answer; `None` if it cannot be asked, refuses, or has not answered after this many milliseconds.
/// One that answers late is believed as well.
fn answered(asked: Option<Promise>, milliseconds: i32, tell: impl Fn(Option<JsValue>) + 'static) {
    spawn_local(async move {
        let Some(asked) = asked else {
            return tell(None);
        };
        if let Some(answer) = clock::within(milliseconds, asked.clone()).await {
            return tell(answer.ok());
        }
        tell(None);
        if let Ok(answer) = asked.await {
            tell(Some(answer));
        }
    });
}

pub fn can_share() -> bool {
    of_navigator("share").is_some()
}

/// Opens the browser's dialogue for sharing a text, and then says whether it did. The dialogue stays as long as the reader
/// looks at it, so nothing is said of one that is silent.
pub fn share(text: &str, on_shared: Callback<bool>) {
    let data = Object::new();
    Reflect::set(&data, &"text".into(), &text.into()).ok();
    // It begins within the reader's press: browsers refuse it later.
    let sharing = window().and_then(|window| ask(&window.navigator(), "share", &Array::of1(&data)));
    spawn_local(async move {
        let Some(sharing) = sharing else {
            return on_shared.emit(false);
        };
        let is_left = |why: &JsValue| {
            let why = why.dyn_ref::<DomException>();
            why.is_some_and(|why| why.name() == "AbortError")
        };
        // A reader who changes their mind is told to programs as an error.
        let is_shared = sharing.await.map_or_else(|why| is_left(&why), |_| true);
        on_shared.emit(is_shared);
    });
}

/// Browsers offer the clipboard to pages from secure addresses only.
pub fn can_copy() -> bool {
    of_navigator("clipboard").is_some()
}

/// After this many milliseconds a browser that asks the reader first, or does not answer, counts as not copying.
const COPYING_MS: i32 = 3_000;

/// Copies a text, and then says whether the browser did: it can refuse, as in a frame that may not.
pub fn copy(text: &str, on_copied: Callback<bool>) {
    // It begins within the reader's press: some browsers refuse it later.
    let text = Array::of1(&text.into());
    let copying = of_navigator("clipboard").and_then(|board| ask(&board, "writeText", &text));
    answered(copying, COPYING_MS, move |copied| {
        on_copied.emit(copied.is_some());
    });
}

/// Gives the reader a text as a file, through the browser's own download; returns whether there is a file.
pub fn save_file(name: &str, kind: &str, text: &str) -> bool {
    save(name, kind, &JsValue::from_str(text)).is_ok()
}

/// The same of bytes.
pub fn save_bytes(name: &str, kind: &str, bytes: &[u8]) -> bool {
    save(name, kind, &Uint8Array::from(bytes)).is_ok()
}

fn save(name: &str, kind: &str, content: &JsValue) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(content), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    follow(&address, name)?;
    // The file is saved, whatever becomes of its address.
    Url::revoke_object_url(&address).ok();
    Ok(())
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

/// A browser reads that much in moments. From a slow drive it comes late.
const READING_MS: i32 = 10_000;

/// Reads the text of the file that an input has chosen, and empties the input, so that the same file
/// can be chosen again. Bytes that are not UTF-8 become replacement characters.
pub fn read_file(input: &HtmlInputElement, on_read: Callback<Option<String>>) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    input.set_value("");
    let start = file.slice_with_f64_and_f64(0.0, MOST).ok();
    let reading = start.and_then(|start| ask(&start, "text", &Array::new()));
    answered(reading, READING_MS, move |text| {
        on_read.emit(text.and_then(|text| text.as_string()));
    });
}

/// Pixels for each unit of the drawing, so that a projector shows sharp edges.
const PIXELS: u32 = 2;

/// A browser draws a picture in moments.
const DRAWING_MS: i32 = 10_000;

/// Offers a drawing as a PNG file to save, and then says whether the browser could draw it.
pub fn save_png(name: String, svg: &str, on_saved: Callback<bool>) {
    let image = HtmlImageElement::new().ok();
    let loaded = image.clone().map(|image| {
        Promise::new(&mut |resolve, reject| {
            image.set_onload(Some(&resolve));
            image.set_onerror(Some(&reject));
        })
    });
    if let Some(image) = &image {
        image.set_src(&data_address(svg));
    }
    answered(loaded, DRAWING_MS, move |loaded| {
        let address = loaded.and(image.as_ref()).and_then(pixels);
        on_saved.emit(address.is_some_and(|address| follow(&address, &name).is_ok()));
    });
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
        let decoded = ask(&image, "decode", &Array::new())?;
        clock::within(DRAWING_MS, decoded).await?.ok()?;
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
