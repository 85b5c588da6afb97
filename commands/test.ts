// npm test: everything that must hold, cheapest first; what fails ends its row.
import { command, run, say } from "./run.ts";

type Step = [what: string, script: string];

/** They read the same files, and write each to its own folder. */
const CHECKS: Step[] = [
  ["Checking types", "typecheck"],
  ["Checking style, that the arrows point one way and that no pattern is slow", "lint"],
  ["Building", "build"],
];

/**
 * What runs of the build, in two rows beside each other: three processes at once, one of each row waiting often. With a
 * fourth, bounds of time would not hold on two processors.
 */
const ROWS: Step[][] = [
  [
    ["Running unit tests, and tests of what the build left", "test:units"],
    ["Running journeys with JavaScript off and on", "test:journeys"],
  ],
  [
    [
      "Running tests inside workerd with a real database, and with stand-ins for the APIs outside",
      "test:servers",
    ],
  ],
];

async function row(steps: Step[]): Promise<void> {
  for (const [what, script] of steps) {
    say(what);
    await run("npm", ["run", "--silent", script]);
  }
}

/** Each to its end, so that one run says all that fails. */
async function besideEachOther(rows: Step[][]): Promise<void> {
  const ran = await Promise.allSettled(rows.map(row));
  const failed = ran.filter((one) => one.status === "rejected");
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason.message).join("\n✗ "));
}

await command(async () => {
  const started = Date.now();
  await besideEachOther(CHECKS.map((check) => [check]));
  await besideEachOther(ROWS);
  say(`All of it holds (${Math.round((Date.now() - started) / 1000)} s)`);
});
