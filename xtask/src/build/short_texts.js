// A text of the program for JavaScript. Most are short, and the same ones come again: the names of
// attributes, digits, classes. Asking the browser's decoder takes longer than comparing them.
const shortTexts = [];
function decodeText(ptr, len) {
    if (len > 32) return decodeAnew(ptr, len);
    const bytes = getUint8ArrayMemory0();
    let place = len;
    for (let at = 0; at < len; at++) place = (place * 31 + bytes[ptr + at]) & 1023;
    const known = shortTexts[place];
    if (known !== undefined && known.length === len) {
        let at = 0;
        while (at < len && known.charCodeAt(at) === bytes[ptr + at]) at++;
        if (at === len) return known;
    }
    const text = decodeAnew(ptr, len);
    // As many letters as bytes: each is a byte by itself, and can be compared with one.
    if (text.length === len) shortTexts[place] = text;
    return text;
}
