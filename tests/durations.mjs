// Reports a line for each test, its seconds before its name. `cargo xtask test` lists the slowest.

export default async function* durations(events) {
  let before = 0;
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    // What comes behind a deeper test holds it, and took its time too.
    const isWhole = data.nesting >= before;
    before = data.nesting;
    if (isWhole) yield `${(data.details.duration_ms / 1_000).toFixed(1)}\t${data.name}\n`;
  }
}
