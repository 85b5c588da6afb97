// npm run bench: what pages cost, in time, database and bytes, beside the least a Worker can answer.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { budgets } from "./bench/budgets.ts";
import { isStale } from "./bench/build-age.ts";
import { CONNECTIONS, measureAll, ROUNDS, STRETCH_MS } from "./bench/measure.ts";
import { budgetsTable, timesTable, visitsTable, weightsTable } from "./bench/report.ts";
import { visitAll } from "./bench/visits.ts";
import { pageWeights } from "./bench/weight.ts";
import { startWorkerd } from "./bench/workerd.ts";
import { command, runTool, say } from "./run.ts";
import { CONFIG } from "./server.ts";

await command(async () => {
  if (isStale(CONFIG)) {
    say("Building the pages and the Worker");
    await runTool("react-router", ["build", "--logLevel", "warn"]);
  }
  say("Starting the build and a bare Hono Worker in one workerd");
  const workerd = await startWorkerd();
  try {
    say("Going once to every page and function");
    const visits = await visitAll(workerd);
    console.log(`\n${visitsTable(visits)}`);

    say("Weighing what a first visit to / loads");
    const html = await (await fetch(new URL("/", workerd.app))).text();
    const weights = pageWeights(html, (address) => readFileSync(join("build/client", address)));
    console.log(`\n${weightsTable(weights)}`);

    say(
      `Measuring over ${CONNECTIONS} connections: ${ROUNDS} rounds of ${STRETCH_MS} ms each, page and bare turn about`,
    );
    console.log(`\n${timesTable(await measureAll(workerd))}`);

    const checked = budgets(weights, visits);
    console.log(`\n${budgetsTable(checked)}`);
    const over = checked.filter((budget) => !budget.kept).map((budget) => budget.name);
    if (over.length > 0) throw new Error(`Over budget: ${over.join("; ")}`);
  } finally {
    await workerd.stop();
  }
});
