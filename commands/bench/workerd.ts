import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { build } from "vite";
import { startYoutube } from "../../tests/upstream/youtube/youtube.ts";
import { builtWorker, keepInMemory, LOOPBACK, migrate, WITH_CHUNKS } from "../built-worker.ts";
import { d1Worker, openD1 } from "../d1.ts";
import { requestLine } from "./request-lines.ts";

/**
 * One workerd with three Workers, each on a port of its own: the production build, the same with YouTube as
 * its source, and the bare answer.
 */
export interface Workerd {
  app: URL;
  live: URL;
  bare: URL;
  /** The DevTools protocol of a Worker, where they were started to be inspected. */
  inspector(worker: "app" | "bare"): Promise<URL>;
  /** How often YouTube was called so far. */
  upstreamCalls(): number;
  /** The D1 round trips of a request, from the line it logged. */
  roundTrips(requestId: string): Promise<number>;
  /** How many rows a table of the production build's database has. */
  rowsOf(table: string): Promise<number>;
  stop(): Promise<void>;
}

const LINE_PATIENCE_MS = 3_000;

/** A day of the soak is longer than anybody's: what it keeps is not to end at a day's share. */
const CEILINGS = JSON.stringify({ allStorage: 1e12, allPlanText: 1e12 });

/**
 * Starts them, and a stand-in for YouTube. The build has the bindings its configuration asks for, all of them fresh and in memory,
 * and its database migrated and filled by one run of the jobs. None has static files: those never
 * reach a Worker, and the router before them would be measured instead of the pages.
 *
 * @param inspected lets DevTools look in; every line logged is then kept and sent there, too
 */
export async function startWorkerd({ inspected = false } = {}): Promise<Workerd> {
  keepInMemory();
  const trips = new Map<string, number>();
  const upstream = await startYoutube();
  const app = builtWorker("app", { vars: { CEILINGS } });
  const live = builtWorker("live", {
    vars: { YOUTUBE_API_KEY: "a-key-for-the-bench", YOUTUBE_BASE_URL: upstream.url },
    database: "live",
  });
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      ...WITH_CHUNKS,
      inspectorPort: inspected ? 0 : undefined,
      workers: [app, live, await bareWorker(app.compatibilityDate), d1Worker("DB", "live")],
      handleStructuredLogs({ message }) {
        const line = requestLine(message);
        if (line) trips.set(line.requestId, line.d1);
      },
    }),
  );
  const stop = async () => {
    await mf.dispose();
    await upstream.stop();
  };
  try {
    const database = await openD1(mf);
    await migrate(database);
    await migrate(await openD1(mf, "live"));
    await (await mf.getWorker("app")).scheduled({});
    return {
      app: await mf.unsafeGetDirectURL("app"),
      live: await mf.unsafeGetDirectURL("live"),
      bare: await mf.unsafeGetDirectURL("bare"),
      inspector: async (worker) => new URL(`/core:user:${worker}`, await mf.getInspectorURL()),
      upstreamCalls: () => upstream.calls().length,
      async roundTrips(requestId) {
        for (const until = Date.now() + LINE_PATIENCE_MS; Date.now() < until; await wait(10)) {
          const d1 = trips.get(requestId);
          if (d1 !== undefined) return d1;
        }
        throw new Error(`request ${requestId} wrote no log line`);
      },
      async rowsOf(table) {
        return (await database.prepare(`select count(*) as rows from ${table}`).first("rows")) ?? 0;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
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
    d1Databases: { DB: "DB" },
    unsafeDirectSockets: LOOPBACK,
  };
}
