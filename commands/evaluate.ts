// npm run evaluate -- --data DIR: holds the readers and engines against sets of real data, those that DIR has.
// Without --data, the sets that are in the repository (docs/evaluation).
// With --json FILE, the figures of the engines are also written to FILE.
// With --only WORDS, measures the sets whose description has these words.
// Sets are measured in as many processes as there are cores, and printed in one order.
// With --channel NAME, plays that channel of DIR/videos through plan and outcomes instead, and says what they count.
// Ends with code 1 and the names when something could not be read that should be, or came to nothing.
import "./product-modules.ts";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Evaluated } from "./evaluate/evaluated.ts";
import { command, say } from "./run.ts";

await command(async () => {
  const { data, json, only, channel } = parseArgs({
    options: {
      data: { type: "string", default: "docs/evaluation" },
      json: { type: "string" },
      only: { type: "string" },
      channel: { type: "string" },
    },
  }).values;
  if (!existsSync(data)) throw new Error(`There is no folder ${data}`);
  if (channel !== undefined) return play(channel, data);
  const { SETS } = await import("./evaluate/sets.ts");
  const { heldApart } = await import("./evaluate/processes.ts");
  const { accuracyJson, accuracyTable, failuresOf, summaryTable } = await import("./evaluate/evaluated.ts");
  const all: { place: string; evaluated: Evaluated | null }[] = [];
  const places = [...SETS.keys()].filter((at) => SETS[at]?.about.includes(only ?? ""));
  for await (const { at, evaluated } of heldApart(SETS, places, data)) {
    const { place = "", about = "" } = SETS[at] ?? {};
    all.push({ place, evaluated });
    say(evaluated ? `${place}: ${about}` : `${place} is not there, so it is not measured: ${about}`);
    if (evaluated) console.log(`\n${evaluated.text}`);
  }
  if (all.every(({ evaluated }) => evaluated === null)) throw new Error(`None of the sets is in ${data}`);
  say("Summary");
  console.log(`\n${summaryTable(all)}`);
  const accuracy = all.flatMap(({ evaluated }) => evaluated?.accuracy ?? []);
  if (accuracy.length > 0) {
    say("How right the engines are");
    console.log(`\n${accuracyTable(accuracy)}`);
  }
  if (json !== undefined) writeFileSync(json, accuracyJson(accuracy));
  const failures = failuresOf(all);
  if (failures.length > 0)
    throw new Error(`Could not be read or measured, and should be:\n  ${failures.join("\n  ")}`);
});

async function play(channel: string, data: string): Promise<void> {
  const { textsOf } = await import("./measures/files.ts");
  const { playPlan } = await import("./evaluate/plan.ts");
  const { text, differences } = playPlan(channel, ...textsOf(join(data, "videos")));
  console.log(text);
  if (differences.length > 0) throw new Error(`Plan and tables differ:\n  ${differences.join("\n  ")}`);
}
