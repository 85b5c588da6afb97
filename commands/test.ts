// npm test: everything that must hold, cheapest first; the first step that fails ends it.
import { command, run, say } from "./run.ts";

const STEPS: [what: string, script: string][] = [
  ["Checking the types", "typecheck"],
  ["Checking style, that the arrows point one way, and that no pattern is slow", "lint"],
  ["Building the pages and the Worker", "build"],
  ["Running unit tests, and tests inside workerd with a real database", "test:units"],
  ["Running journeys in a browser, with JavaScript off and on", "test:journeys"],
];

await command(async () => {
  const started = Date.now();
  for (const [what, script] of STEPS) {
    say(what);
    await run("npm", ["run", "--silent", script]);
  }
  say(`All of it holds (${Math.round((Date.now() - started) / 1000)} s)`);
});
