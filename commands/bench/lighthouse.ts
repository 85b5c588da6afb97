import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { median } from "../../app/statistics/quantiles.ts";
import { findBrowser } from "../../tests/support/browser.ts";
import { migrateLocal } from "../local-database.ts";
import { newSecret } from "../secret.ts";
import { runCron, serve } from "../server.ts";

/** Keys in this clone's .dev.vars must not be spent on measures. */
const NO_KEYS = [
  "YOUTUBE_API_KEY:",
  "MAIL_URL:",
  "STRIPE_SECRET_KEY:",
  "STRIPE_WEBHOOK_SECRET:",
  "LANGUAGE_MODEL:",
];

/** The pages that visitors meet first. */
export const MEASURED_PAGES = ["/", "/youtube", "/pricing"];
export const RUNS = 5;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What Lighthouse says of a page: the median of each figure over the runs. */
export interface Audit {
  page: string;
  /** 0 to 100, by category. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  /** What cost a point in any run. */
  faults: string[];
}

/**
 * Lighthouse's mobile preset (a slow phone on slow 4G, simulated) on the production build behind wrangler's
 * local server, which compresses with gzip; each run with a browser of its own, whose cache is empty.
 */
export async function auditAll(): Promise<Audit[]> {
  const state = await mkdtemp(join(tmpdir(), "greenlight-"));
  await migrateLocal({ state });
  const server = await serve({
    state,
    output: "ignore",
    vars: [`SESSION_SECRET:${newSecret()}`, ...NO_KEYS],
  });
  try {
    await runCron(server.url);
    const audits: Audit[] = [];
    for (const page of MEASURED_PAGES) {
      const url = server.url + page;
      // Once unmeasured: the first visitor after a deployment is not the one who is measured.
      await (await fetch(url)).arrayBuffer();
      const runs: Run[] = [];
      for (let n = 0; n < RUNS; n += 1) runs.push(await auditOnce(url));
      audits.push({ page, ...middle(runs) });
    }
    return audits;
  } finally {
    await server.stop();
    await rm(state, { recursive: true, force: true });
  }
}

type Run = Omit<Audit, "page">;

async function auditOnce(url: string): Promise<Run> {
  const found = await findBrowser();
  const port = await freePort();
  const args = [...(found.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...found, args });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "silent",
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
    const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100);
    const counted = CATEGORIES.slice(1).flatMap((id) => lhr.categories[id]?.auditRefs ?? []);
    return {
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        "best-practices": score("best-practices"),
        seo: score("seo"),
      },
      firstPaint: figure("first-contentful-paint"),
      largestPaint: figure("largest-contentful-paint"),
      blocking: figure("total-blocking-time"),
      shift: figure("cumulative-layout-shift"),
      faults: counted
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

function middle(runs: Run[]): Run {
  const of = (figure: (run: Run) => number) => median(runs.map(figure)) ?? Number.NaN;
  return {
    scores: {
      performance: of((run) => run.scores.performance),
      accessibility: of((run) => run.scores.accessibility),
      "best-practices": of((run) => run.scores["best-practices"]),
      seo: of((run) => run.scores.seo),
    },
    firstPaint: of((run) => run.firstPaint),
    largestPaint: of((run) => run.largestPaint),
    blocking: of((run) => run.blocking),
    shift: of((run) => run.shift),
    faults: [...new Set(runs.flatMap((run) => run.faults))],
  };
}

/** A port of loopback that nobody listens on, for a browser that has to be told one. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
