export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

interface Setup {
  /** How many tasks may run at the same time. */
  atOnce: number;
  /** Milliseconds from the start of one task to that of the next, at least. */
  spacing: number;
  wait(milliseconds: number): Promise<void>;
}

/** Lets tasks through in their order, a few at a time and not too fast. */
export function gate({ atOnce, spacing, wait }: Setup): Gate {
  let free = atOnce;
  const queue: (() => void)[] = [];
  let turn = Promise.resolve();

  return async function pass(task) {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      const mine = turn;
      turn = mine.then(() => wait(spacing));
      await mine;
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
