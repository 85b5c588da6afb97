import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import type { Evaluated } from "./evaluated.ts";
import { type DataSet, notMeasured } from "./held.ts";

/** What a process is asked: to hold the product against the set at this place among all. */
export interface Asked {
  at: number;
  data: string;
}

/** What it answers. */
export interface Answered {
  at: number;
  evaluated: Evaluated | null;
}

const MODULES = ["--import", "./commands/product-modules.ts"];
const SCRIPT = "commands/evaluate/one-process.ts";

/**
 * Holds the product against sets, each in one of as many processes as there are cores: sets with the same work in the same
 * one, and these first; then the last first, for they take longer than those at the beginning. Gives each result in the order of the sets, as soon as those before it are
 * there. Where a process ends by itself, the set that it was at fails, and so do those that it had still to do.
 *
 * @param places of the sets among all
 */
export async function* heldApart(
  sets: readonly DataSet[],
  places: readonly number[],
  data: string,
  { most = availableParallelism(), script = SCRIPT } = {},
): AsyncGenerator<Answered> {
  const [shared = [], alone = []] = [true, false].map((isShared) =>
    places.filter((at) => (sets[at]?.work !== undefined) === isShared),
  );
  const groups = [
    ...Map.groupBy(shared, (at) => sets[at]?.work).values(),
    ...alone.toReversed().map((at) => [at]),
  ];
  const results = new Map(places.map((at) => [at, Promise.withResolvers<Answered>()]));
  const left = [...groups];
  const running = new Set<ChildProcess>();
  for (let process = 0; process < Math.min(most, groups.length); process += 1) {
    const child = fork(script, { execArgv: MODULES, serialization: "advanced" });
    let open: number[] = [];
    const next = () => {
      open = left.shift() ?? [];
      if (open.length === 0) child.disconnect();
      for (const at of open) child.send({ at, data } satisfies Asked);
    };
    child.on("message", (answer: Answered) => {
      open = open.filter((at) => at !== answer.at);
      results.get(answer.at)?.resolve(answer);
      if (open.length === 0) next();
    });
    child.on("exit", (code, signal) => {
      const evaluated = notMeasured(`its process ended with ${signal ?? code}`);
      for (const at of open) results.get(at)?.resolve({ at, evaluated });
      // Another process goes on with the rest; the last one leaves none.
      running.delete(child);
      if (running.size > 0) return;
      for (const at of left.splice(0).flat()) results.get(at)?.resolve({ at, evaluated });
    });
    running.add(child);
    next();
  }
  for (const at of places) {
    const result = results.get(at);
    if (result) yield await result.promise;
  }
}
