import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { build } from "vite";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig, unstable_splitSqlQuery } from "wrangler";
import { newSecret } from "../secret.ts";
import { CONFIG } from "../server.ts";
import { requestLine } from "./request-lines.ts";

/** One workerd with two Workers, each on a port of its own: the production build and the bare answer. */
export interface Workerd {
  app: URL;
  bare: URL;
  /** The D1 round trips of a request, from the line it logged. */
  roundTrips(requestId: string): Promise<number>;
  stop(): Promise<void>;
}

const LOOPBACK = [{ host: "127.0.0.1", port: 0 }];
const LINE_PATIENCE_MS = 3_000;

/**
 * Starts both. The build has the bindings its configuration asks for, all of them fresh and in memory,
 * and its database migrated and filled by one run of the jobs. Neither has static files: those never
 * reach a Worker, and the router before them would be measured instead of the pages.
 */
export async function startWorkerd(): Promise<Workerd> {
  const trips = new Map<string, number>();
  const app = builtWorker();
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      workers: [app, await bareWorker(app.compatibilityDate)],
      handleStructuredLogs({ message }) {
        const line = requestLine(message);
        if (line) trips.set(line.requestId, line.d1);
      },
    }),
  );
  try {
    await migrate(mf);
    await (await mf.getWorker("app")).scheduled({});
    return {
      app: await mf.unsafeGetDirectURL("app"),
      bare: await mf.unsafeGetDirectURL("bare"),
      async roundTrips(requestId) {
        for (const until = Date.now() + LINE_PATIENCE_MS; Date.now() < until; await wait(10)) {
          const d1 = trips.get(requestId);
          if (d1 !== undefined) return d1;
        }
        throw new Error(`request ${requestId} wrote no log line`);
      },
      stop: () => mf.dispose(),
    };
  } catch (error) {
    await mf.dispose();
    throw error;
  }
}

function builtWorker(): V4WorkerOptions {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(CONFIG);
  if (!main) throw new Error(`${CONFIG} names no Worker`);
  const { assets: _assets, modulesRules: _rules, ...options } = workerOptions;
  const root = dirname(main);
  const chunks = globSync("**/*.js", { cwd: root }).map((file) => resolve(root, file));
  return {
    ...options,
    name: "app",
    modulesRoot: root,
    modules: [main, ...chunks.filter((file) => file !== main)].map((path) => ({ type: "ESModule", path })),
    // The vars of wrangler.toml alone: a key in this clone's .dev.vars must not send a bench outside.
    bindings: { ...unstable_readConfig({ config: CONFIG }).vars, SESSION_SECRET: newSecret() },
    unsafeDirectSockets: LOOPBACK,
  };
}

async function bareWorker(compatibilityDate?: string): Promise<V4WorkerOptions> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, target: "webworker" },
    build: { write: false, ssr: resolve(import.meta.dirname, "bare.ts"), minify: true },
  });
  const [chunk] = "output" in built ? built.output : [];
  if (chunk?.type !== "chunk") throw new Error("the bare Worker did not build");
  return {
    name: "bare",
    modules: true,
    script: chunk.code,
    compatibilityDate,
    unsafeDirectSockets: LOOPBACK,
  };
}

async function migrate(mf: Miniflare): Promise<void> {
  const database = await mf.getD1Database("DB", "app");
  for (const file of globSync("migrations/*.sql").toSorted()) {
    const statements = unstable_splitSqlQuery(readFileSync(file, "utf8"));
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}
