//! A drawing as a picture of pixels.

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, js_sys::encode_uri_component,
};

use super::{file_save, page};

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
            file_save::follow(&address, &name).ok();
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
