// A worker around the plain JavaScript counters: `peer.js?mirror`, `peer.js?eight`.
//
// It speaks as the site's own workers do (worker/src/message.rs); the last byte of a request is the board.

import { countEight } from "../peers/eight.js";
import { countMirror } from "../peers/mirror.js";

const count = { mirror: countMirror, eight: countEight }[location.search.slice(1)];

self.onmessage = ({ data }) => {
  const total = BigInt(count(data.at(-1)));
  self.postMessage(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, ...written(total), 0));
};
self.postMessage(Uint8Array.of(0));

/** The bytes of a number: seven bits each, the lowest first, and 128 more where the number goes on. */
function written(number) {
  const low = Number(number & 127n);
  return number < 128n ? [low] : [low + 128, ...written(number >> 7n)];
}
