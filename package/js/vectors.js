// A module whose one function uses 128-bit vectors: it is valid where WebAssembly has them.
//
//   00 61 73 6d 01 00 00 00   magic, version
//   01 05 01 60 00 01 7b      one type: () -> v128
//   03 02 01 00               one function of it
//   0a 0a 01 08 00            its body: i32.const 0, i8x16.splat, i8x16.popcnt, end
//   41 00 fd 0f fd 62 0b

const VECTORS = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, 0x03,
  0x02, 0x01, 0x00, 0x0a, 0x0a, 0x01, 0x08, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b,
]);

/** Tells whether WebAssembly has 128-bit vectors here. */
export const hasVectors = () => WebAssembly.validate(VECTORS);
