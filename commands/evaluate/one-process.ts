// One of the processes of `npm run evaluate`: measures the sets it is sent, one after the other.
import "../product-modules.ts";
import type { Answered, Asked } from "./processes.ts";

const { SETS } = await import("./sets.ts");
const { held, notMeasured } = await import("./held.ts");

let before = Promise.resolve();
process.on("message", ({ at, data }: Asked) => {
  before = before.then(async () => {
    const set = SETS[at];
    const evaluated = set ? await held(set, data) : notMeasured("there is no such set");
    process.send?.({ at, evaluated } satisfies Answered);
  });
});
