// A worker around the plain JavaScript counters: `peer.js?mirror`, `peer.js?eight`.
//
// It speaks as the site's own workers do (worker/src/message.rs); the last word of a request is the board.

import { countEight } from "../peers/eight.js";
import { countMirror } from "../peers/mirror.js";

const count = { mirror: countMirror, eight: countEight }[location.search.slice(1)];

self.onmessage = ({ data }) => {
  const total = BigInt(count(data.at(-1)));
  self.postMessage(
    Uint32Array.of(2, 0, 0, 0, 0, 0, 0, Number(total & 0xffff_ffffn), Number(total >> 32n), 0),
  );
};
self.postMessage(Uint32Array.of(1));
