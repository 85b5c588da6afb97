// npm run bench: what pages cost, in time, database and bytes, beside the least a Worker can answer, and what
// Lighthouse says of the pages that visitors meet first.
//   npm run bench -- --lighthouse     Lighthouse alone
//   npm run bench -- --hostile        the CPU of hostile files beside ordinary ones alone
//   npm run bench -- --own-channel    the CPU of a channel's first light and first forecast alone
//   npm run bench -- --profile        where the time of each measured page goes, with CPU profiles in .profiles/
//   npm run bench -- --soak 30        half of what it can do for 30 minutes, hostile uploads among it
//   npm run bench -- --cold           script size, and CPU of the first page and sign-in, in the demo and with accounts
//   npm run bench -- --rows           rows: of watched channels, of 10,000 sealed cards, of pages with 10 and 100,000 accounts, of pages and jobs with a large database
//   npm run bench -- --keys           what a function costs by a key, beside its work alone
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { budgets, type Measurements } from "./bench/budgets.ts";
import { isStale } from "./bench/build-age.ts";
import { measureCold } from "./bench/cold.ts";
import { measureHostile } from "./bench/hostile.ts";
import { measureKeyCalls } from "./bench/key-calls.ts";
import { auditAll, MEASURED_PAGES, RUNS } from "./bench/lighthouse.ts";
import { visitLive } from "./bench/live.ts";
import { CONNECTIONS, cases, measureAll, ROUNDS, STRETCH_MS } from "./bench/measure.ts";
import { measureOwnChannel } from "./bench/own-channel-cpu.ts";
import { pageBytes } from "./bench/page-bytes.ts";
import { profile } from "./bench/profile.ts";
import {
  auditsTable,
  budgetsTable,
  hostileTable,
  keyCallsTable,
  pageBytesTable,
  timesTable,
  visitsTable,
  weightsTable,
} from "./bench/report.ts";
import { routePaths } from "./bench/routes.ts";
import { readRows } from "./bench/rows.ts";
import { soak } from "./bench/soak.ts";
import { planCard, visitAll } from "./bench/visits.ts";
import { pageWeights } from "./bench/weight.ts";
import { startWorkerd, type Workerd } from "./bench/workerd.ts";
import { command, runTool, say } from "./run.ts";
import { CONFIG } from "./server.ts";

/** What pages answer that a link in a mail leads to, asked for without it: pages all the same. */
const WITHOUT_LINK: Record<string, number> = { "/account/address": 410, "/unsubscribe/:token": 404 };

await command(async () => {
  if (process.argv.includes("--own-channel")) return hold({ own: await measureOwnChannel() });
  if (isStale(CONFIG)) {
    say("Building the pages and the Worker");
    await runTool("react-router", ["build", "--logLevel", "warn"]);
  }
  if (process.argv.includes("--profile")) return profileAll();
  if (process.argv.includes("--soak")) return soakFor(Number(process.argv.at(-1)));
  if (process.argv.includes("--hostile")) return hold(await hostileFiles());
  if (process.argv.includes("--cold")) return console.log(`\n${await measureCold()}`);
  if (process.argv.includes("--keys")) return console.log(`\n${keyCallsTable(await measureKeyCalls())}`);
  if (process.argv.includes("--rows")) return console.log(`\n${await readRows()}`);
  const measurements = process.argv.includes("--lighthouse") ? {} : await measureWorker();
  say(`Running Lighthouse ${RUNS} times each on ${MEASURED_PAGES.join(", ")}`);
  const audits = await auditAll();
  console.log(`\n${auditsTable(audits)}`);

  hold({ ...measurements, audits });
});

/** Throws with the budgets that are not kept. */
function hold(measurements: Measurements): void {
  const checked = budgets(measurements);
  console.log(`\n${budgetsTable(checked)}`);
  const over = checked.filter((budget) => !budget.kept).map((budget) => budget.name);
  if (over.length > 0) throw new Error(`Over budget: ${over.join("; ")}`);
}

async function hostileFiles(): Promise<Measurements> {
  const workerd = await startWorkerd();
  try {
    return { hostile: await uploadHostile(workerd) };
  } finally {
    await workerd.stop();
  }
}

async function uploadHostile(workerd: Workerd) {
  say("Uploading hostile files beside ordinary ones");
  const hostile = await measureHostile(workerd);
  console.log(`\n${hostileTable(hostile)}`);
  return hostile;
}

async function measureWorker(): Promise<Measurements> {
  say("Starting the build and a bare Hono Worker in one workerd");
  const workerd = await startWorkerd();
  try {
    say("Going once to every page and function");
    const visits = [...(await visitAll(workerd)), ...(await visitLive(workerd))];
    console.log(`\n${visitsTable(visits)}`);

    say("Weighing what a first visit to / loads");
    const html = await (await fetch(new URL("/", workerd.app))).text();
    const weights = pageWeights(html, readAsset);
    console.log(`\n${weightsTable(weights)}`);

    say("Weighing what each page loads of its own (brotli)");
    const bytes = pageBytes(await allPages(workerd.app), readAsset);
    console.log(`\n${pageBytesTable(bytes)}`);

    say(
      `Measuring over ${CONNECTIONS} connections: ${ROUNDS} rounds of ${STRETCH_MS} ms each, page and bare turn about`,
    );
    const measured = await measureAll(workerd);
    console.log(`\n${timesTable(measured)}`);
    const hostile = await uploadHostile(workerd);
    const own = await measureOwnChannel();
    return { weights, pages: bytes.slice(1), visits, measured, hostile, own };
  } finally {
    await workerd.stop();
  }
}

async function profileAll(): Promise<void> {
  const workerd = await startWorkerd({ inspected: true });
  try {
    const app = { origin: workerd.app, inspector: await workerd.inspector("app") };
    const bareWorker = { origin: workerd.bare, inspector: await workerd.inspector("bare") };
    for (const { name, isReference, page, bare } of cases(workerd.app)) {
      let asked = 0;
      say(`Sampling ${name}`);
      const both = {
        page: { ...(isReference ? bareWorker : app), ask: () => page(asked++) },
        bare: { ...bareWorker, ask: bare },
      };
      console.log(await profile({ name, ...both }, ".profiles"));
    }
  } finally {
    await workerd.stop();
  }
}

async function soakFor(minutes: number): Promise<void> {
  if (!(minutes > 0)) throw new Error("For how many minutes? npm run bench -- --soak 30");
  const workerd = await startWorkerd();
  try {
    await soak(workerd, minutes);
  } finally {
    await workerd.stop();
  }
}

function readAsset(address: string): Buffer {
  return readFileSync(join("build/client", address));
}

/** The HTML of every page there is, of a visitor with one card planned. A route that only leads elsewhere has none. */
async function allPages(app: URL): Promise<{ name: string; html: string }[]> {
  const { cookie, id } = await planCard(app);
  const pages: { name: string; html: string }[] = [];
  for (const name of routePaths()) {
    const path = name.replace(":id", id);
    // A visitor without a session, but where the page is of the card: that is what public pages are kept for.
    const headers: Record<string, string> = path === name ? {} : { Cookie: cookie };
    const answer = await fetch(new URL(path, app), { redirect: "manual", headers });
    const html = await answer.text();
    if (answer.status >= 300 && answer.status < 400) continue;
    if (answer.status !== (WITHOUT_LINK[name] ?? 200)) throw new Error(`${name} answered ${answer.status}`);
    if (answer.headers.get("Content-Type")?.startsWith("text/html")) pages.push({ name, html });
  }
  return pages;
}
