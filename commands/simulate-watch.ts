// npm run simulate:watch -- --data DIR: how soon watched channels' uploads are found, by the publish times of
// DIR/videos/*.csv, and what is used up first.
//   --changes              known changes of those channels through each source instead: what is found, and what was not so
//   --seed S --channels N  other changes, on so many channels
import { join } from "node:path";
import { parseArgs } from "node:util";
import "./product-modules.ts";
import { csvRecords } from "./measures/csv.ts";
import { textsOf } from "./measures/files.ts";
import { command, say } from "./run.ts";
import { table } from "./table.ts";

await command(async () => {
  const { data, changes, seed, channels } = parseArgs({
    options: {
      data: { type: "string" },
      changes: { type: "boolean" },
      seed: { type: "string", default: "1" },
      channels: { type: "string", default: "60" },
    },
  }).values;
  if (data === undefined)
    throw new Error("Name the folder of the data: npm run simulate:watch -- --data DIR");
  const rows = textsOf(join(data, "videos")).flatMap(csvRecords);
  if (changes) return playChanges(rows, seed, Number(channels));
  const { simulate, histories } = await import("./simulate-watch/simulate.ts");
  const { UNITS_A_DAY } = await import("../app/services/quota.ts");
  const { CALLS_A_RUN } = await import("../workers/jobs/run-jobs.ts");
  const { WATCH_CALLS } = await import("../workers/jobs/watch-reading.ts");
  const { WATCH_SHARE } = await import("../workers/jobs/watch-sources.ts");
  const known = histories(rows);
  say(`Publish times of ${known.length} channels, each watched for a week of its own`);
  const deployed = { units: UNITS_A_DAY.general * WATCH_SHARE, calls: WATCH_CALLS };
  const alone = { units: 8_000, calls: CALLS_A_RUN };
  const name = (one: typeof deployed) => `${one.units.toLocaleString("en-US")} units, ${one.calls} calls`;
  const feeds = { units: 0, calls: WATCH_CALLS };
  const pushed = { channels: 2_000, pushed: 0.9 };
  const scenarios = [
    ...[1_000, 2_000, 3_000].map((channels) => ({ name: `key, ${name(deployed)}`, channels, ...deployed })),
    ...[2_000, 3_000, 6_000].map((channels) => ({ name: `key, ${name(alone)}`, channels, ...alone })),
    ...[1_000, 2_000].map((channels) => ({ name: `feeds, ${feeds.calls} calls`, channels, ...feeds })),
    { name: "feeds, a day of them lost", channels: 2_000, ...feeds, lostDay: 4 },
    { name: `key, ${name(deployed)}, pushes (10 % lost)`, ...pushed, ...deployed },
    { name: "feeds, pushes (10 % lost), a day of feeds lost", ...pushed, ...feeds, lostDay: 4 },
  ];
  const lines: string[][] = [];
  for (const scenario of scenarios) {
    const done = await simulate(known, scenario);
    lines.push([
      scenario.name,
      ...[scenario.channels, done.units, done.calls, done.uploads, done.missed].map((n) =>
        n.toLocaleString("en-US"),
      ),
      ...[done.median, done.ninth, done.longest].map((hours) => `${hours.toFixed(1)} h`),
      done.first,
    ]);
  }
  const heads = [
    "source",
    "channels",
    "units a day",
    "calls a run",
    "uploads",
    "missed",
    "median",
    "9 of 10",
    "longest",
    "used up first",
  ];
  console.log(table(heads, lines));
});

async function playChanges(rows: Record<string, string>[], seed: string, channels: number): Promise<void> {
  const { tellChanges } = await import("./simulate-watch/judge.ts");
  say(
    `Known changes on ${channels} channels, seed ${seed}: found of what a source showed, and told though not so`,
  );
  const { text, missed, untrue } = await tellChanges(rows, seed, channels);
  console.log(text);
  if (missed + untrue > 0) throw new Error(`${missed} missed, ${untrue} not so`);
}
