// What a caller's compiler has to know: read by `tsc --strict`, never run. A line that should not
// compile, and does, is an error too.

import { Stepper, count, solutions, type Count, type MicroStep, type Phase, type Solution } from "bitqueens";

/** The words of a micro-step; every phase has its own, and none is forgotten. */
export function words(step: MicroStep): number[] {
  // @ts-expect-error A micro-step has words only where its phase is known.
  step.bitmap;
  switch (step.phase) {
    case "start":
      return [step.mask];
    case "pick":
      return [step.row, step.bitmap, step.bit];
    case "clear":
      // @ts-expect-error The line that clears a bit has no word `left`.
      return [step.row, step.before, step.bit, step.after, step.left];
    case "place":
      return [step.row, step.bit];
    case "left":
      return [step.row, step.above, step.bit, step.left];
    case "down":
      return [step.row, step.above, step.bit, step.down];
    case "right":
      return [step.row, step.above, step.bit, step.right];
    case "free":
      return [step.row, step.mask, step.left, step.down, step.right, step.bitmap];
    case "solution":
      return [step.number];
    case "backtrack":
      return [step.from, Number(step.deadEnd)];
    case "finished":
      return [step.step];
    default: {
      const none: never = step;
      return none;
    }
  }
}

/** Takes steps as any iterator gives them. */
export function stepped(n: number): [Phase, number[], readonly number[][]] {
  const stepper: IterableIterator<MicroStep> & Stepper = new Stepper(n);
  const all = [...stepper].map(words);
  const wentBack: boolean = stepper.back();
  const reached: number = stepper.seek(5);
  const { steps, placements, deadEnds, solutions: found, backtracks } = Stepper.resume(stepper.snapshot()).counters;
  const { left, down, right, bitmap, board } = stepper.words(0);
  const row: number | undefined = stepper.row;
  // @ts-expect-error Above row 0 there is no row.
  const always: number = stepper.row;
  // @ts-expect-error The phase of a step is one of the lines.
  const other = stepper.phase === "jump";
  // @ts-expect-error A board's side is a number.
  new Stepper("8");
  // @ts-expect-error Counters cannot be written.
  stepper.counters.steps = 1;
  const { signal } = new AbortController();
  const later: Promise<number> = stepper.seek(5, { signal });
  // @ts-expect-error Only a seek without a signal is there at once.
  const now: number = stepper.seek(5, { signal });
  stepper.free();
  void [later, now];
  const numbers = [reached, steps, placements, deadEnds, found, backtracks, left, down, right, bitmap, board, row ?? -1, always];
  return [stepper.phase, [...all.flat(), ...numbers, Number(wentBack), Number(other)], [...whole(solutions(n))].map(({ byRow, byColumn }) => byRow.concat(byColumn))];
}

/** Ends a generator early. */
function whole(boards: Generator<Solution, undefined, undefined>): Generator<Solution, undefined, undefined> {
  if (boards[Symbol.iterator]() !== boards) boards.return(undefined);
  return boards;
}

/** Counts with everything that can be said beforehand. */
export async function counted(n: number, signal: AbortSignal): Promise<bigint> {
  let ledger: string | undefined;
  const { total, unique, published, jobs, elapsedMs }: Count = await count(n, {
    workers: 2,
    signal,
    onProgress: (progress) => {
      ledger = progress.ledger;
      const share: number = progress.done / progress.jobs;
      const soFar: bigint = progress.total;
      return void [share, soFar, progress.elapsedMs];
    },
  });
  // @ts-expect-error A total is a bigint, which no number takes.
  const half: number = total / 2;
  // @ts-expect-error There is no such option.
  await count(n, { threads: 2 });
  const again = await count(n, { ledger, workers: undefined, signal: undefined, onProgress: undefined });
  await count(n, null);
  await count(n, { onProgress: async () => {} });
  return total + unique + again.total + BigInt(jobs + elapsedMs + half + Number(published));
}
