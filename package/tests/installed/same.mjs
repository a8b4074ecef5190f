// What must come out the same in Node and in every browser, bundled or not.

export async function same({ Stepper, count, solutions }) {
  const stepper = new Stepper(8);
  const states = [];
  const state = () => JSON.stringify([stepper.snapshot(), stepper.counters, stepper.queens]);
  const phases = {};
  for (const step of stepper) {
    states.push(state());
    phases[step.phase] = (phases[step.phase] ?? 0) + 1;
  }
  const steps = states.length;
  let back = 0;
  for (; stepper.counters.steps > 0; back += 1) {
    if (state() !== states.pop()) throw new Error(`another state at step ${stepper.counters.steps}`);
    stepper.back();
  }
  const stop = new AbortController();
  let ledger;
  const onProgress = (progress) => {
    ledger = progress.ledger;
    if (progress.done === 3) stop.abort();
  };
  const aborted = await count(16, { workers: 2, signal: stop.signal, onProgress }).catch(({ name }) => name);
  const continued = await count(16, { workers: 2, ledger });
  const whole = await count(16);
  const name = (act) => {
    try {
      return typeof act();
    } catch (error) {
      return error.name;
    }
  };
  return {
    steps,
    back,
    start: stepper.snapshot(),
    phases,
    solutions: [...solutions(8)].length,
    first: solutions(5).next().value,
    aborted,
    totals: [continued, whole].map(({ total, unique, published }) => `${total} ${unique} ${published}`),
    errors: [name(() => new Stepper(28)), name(() => Stepper.resume("s1")), name(() => solutions("8"))],
    refused: [
      await count(16, { ledger: whole.ledger.replace("join 16", "join 15") }).catch(({ name }) => name),
      await count(15, { ledger: whole.ledger }).catch(({ name }) => name),
    ],
  };
}

export const expected = {
  steps: 15_991,
  back: 15_991,
  start: "s1.8.ready.-.0.0.0",
  phases: {
    start: 1, pick: 2056, clear: 2056, place: 2056, left: 1964, down: 1964, right: 1964, free: 1964,
    solution: 92, backtrack: 1873, finished: 1,
  },
  solutions: 92,
  first: { byRow: [4, 2, 0, 3, 1], byColumn: [2, 4, 1, 3, 0] },
  aborted: "AbortError",
  totals: ["14772512 1846955 true", "14772512 1846955 true"],
  errors: ["RangeError", "SyntaxError", "RangeError"],
  refused: ["SyntaxError", "RangeError"],
};
