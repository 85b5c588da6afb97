// npm run simulate:watch -- FILE.csv …: how soon watched channels' uploads are found, by real publish times.
import { readFileSync } from "node:fs";
import "./product-modules.ts";
import { csvRecords } from "./measures/csv.ts";
import { command, say } from "./run.ts";
import { table } from "./table.ts";

const CHANNELS = [2_000, 3_000, 6_000];

await command(async () => {
  const { simulate, histories } = await import("./simulate-watch/simulate.ts");
  const files = process.argv.slice(2);
  if (files.length === 0)
    throw new Error("npm run simulate:watch -- FILE.csv …, with channel and published_at");
  const known = histories(files.flatMap((file) => csvRecords(readFileSync(file, "utf8"))));
  say(
    `Publish times of ${known.length} channels, each watched for a week of its own; 50 calls an invocation`,
  );
  const scenarios = [
    ...CHANNELS.map((channels) => ({ name: "key", channels, units: 8_000 })),
    { name: "feeds", channels: 2_000, units: 0 },
    { name: "feeds, a day of them lost", channels: 2_000, units: 0, lostDay: 4 },
    { name: "key, pushes (10 % lost)", channels: 2_000, units: 8_000, pushed: 0.9 },
    {
      name: "feeds, pushes (10 % lost), a day of feeds lost",
      channels: 2_000,
      units: 0,
      pushed: 0.9,
      lostDay: 4,
    },
    {
      name: "key, pushes (10 % lost), a day of feeds lost",
      channels: 2_000,
      units: 8_000,
      pushed: 0.9,
      lostDay: 4,
    },
  ];
  const rows: string[][] = [];
  for (const scenario of scenarios) {
    const done = await simulate(known, scenario);
    rows.push([
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
  console.log(table(heads, rows));
});
