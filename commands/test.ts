// npm test: everything that must hold, cheapest first; what fails ends it.
import { command, run, say } from "./run.ts";

/** Each with scripts that may run beside one another: they read the same files, and write each to its own folder. */
const STEPS: [what: string, ...scripts: string[]][] = [
  [
    "Checking types, style, that the arrows point one way and that no pattern is slow; building",
    ...["typecheck", "lint", "build"],
  ],
  // Bounds of time are held here: beside more than there are processors for, they would not be.
  ["Running unit tests, and tests of the build with stand-ins for the APIs outside", "test:units"],
  [
    "Running tests inside workerd with a real database, and journeys with JavaScript off and on",
    ...["test:worker", "test:journeys"],
  ],
];

await command(async () => {
  const started = Date.now();
  for (const [what, ...scripts] of STEPS) {
    say(what);
    const ran = await Promise.allSettled(scripts.map((script) => run("npm", ["run", "--silent", script])));
    const failed = ran.filter((one) => one.status === "rejected");
    if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason.message).join("\n✗ "));
  }
  say(`All of it holds (${Math.round((Date.now() - started) / 1000)} s)`);
});
