// npm run evaluate -- --data DIR: holds the readers and engines against sets of real data, those that DIR has.
// Ends with code 1 when something could not be read that should be.
import "./product-modules.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Evaluated } from "./evaluate/evaluated.ts";
import { command, say } from "./run.ts";

await command(async () => {
  const { data } = parseArgs({ options: { data: { type: "string" } } }).values;
  if (data === undefined) throw new Error("Name the folder of the data: npm run evaluate -- --data DIR");
  if (!existsSync(data)) throw new Error(`There is no folder ${data}`);
  const { SETS } = await import("./evaluate/sets.ts");
  const { accuracyTable, failuresOf, summaryTable } = await import("./evaluate/evaluated.ts");
  const all: { place: string; evaluated: Evaluated | null }[] = [];
  for (const { place, about, evaluate } of SETS) {
    const path = join(data, place);
    const evaluated = existsSync(path) ? await evaluate(path) : null;
    all.push({ place, evaluated });
    say(evaluated ? `${place}: ${about}` : `${place} is not there, so it is not measured: ${about}`);
    if (evaluated) console.log(`\n${evaluated.text}`);
  }
  say("Summary");
  console.log(`\n${summaryTable(all)}`);
  const accuracy = all.flatMap(({ evaluated }) => evaluated?.accuracy ?? []);
  if (accuracy.length > 0) {
    say("How right the engines are");
    console.log(`\n${accuracyTable(accuracy)}`);
  }
  const failures = failuresOf(all);
  if (failures.length > 0) throw new Error(`Could not be read, and should be:\n  ${failures.join("\n  ")}`);
});
