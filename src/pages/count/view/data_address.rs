//! Texts that a link saves as a file.

/// Writes a text as an address that can be saved as a file.
pub(super) fn data_address(kind: &str, text: &str) -> String {
    let encoded: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
    // In an address of this kind a plus sign is a plus sign, not a space.
    format!("data:{kind};charset=utf-8,{}", encoded.replace('+', "%20"))
}
