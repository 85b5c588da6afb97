// npm run deploy: builds, and brings the Worker, its secret and its database to an account of one's own.
// npm run deploy -- --dry-run: builds, and shows what it would do, without an account or a network.
import { parseArgs } from "node:util";
import { readFacts } from "./deploy/facts.ts";
import { askWrangler, hands } from "./deploy/hands.ts";
import { plan, rehearsal, type Step, stepLine } from "./deploy/plan.ts";
import { runSteps } from "./deploy/run-steps.ts";
import { command, say } from "./run.ts";

await command(async () => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
  if (values["dry-run"]) {
    await runSteps(rehearsal(), hands);
    say("Nothing was sent. A first deployment (no database yet, no secret) would run:");
    list(plan({ databaseExists: false, secretExists: false }));
    say("A later one:");
    list(plan({ databaseExists: true, secretExists: true }));
    return;
  }
  say("Asking the account what it holds");
  const facts = await readFacts(askWrangler);
  const steps = plan(facts);
  say(
    facts.databaseExists
      ? "The database is there: a later deployment"
      : "No database yet: a first deployment",
  );
  list(steps);
  await runSteps(steps, hands);
  say("Deployed. /api/health at the address above says whether it can do its work.");
});

function list(steps: Step[]): void {
  for (const [index, step] of steps.entries()) console.log(`  ${index + 1}. ${stepLine(step)}`);
}
