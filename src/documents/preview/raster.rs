//! From an SVG to the pixels of a PNG file.

use std::error::Error;

use resvg::{
    render,
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

/// Draws a picture as a PNG file, and returns the file's bytes.
///
/// The picture's own width and height are the file's. Texts are left out, for there is no font.
///
/// # Errors
/// If the text is no SVG, or no file can be written of it.
pub fn png(svg: &str) -> Result<Vec<u8>, Box<dyn Error + Send + Sync>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let size = tree.size().to_int_size();
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or("a picture without an extent")?;
    render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}
