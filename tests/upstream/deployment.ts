import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { Insights } from "../../app/analyzer/insights/insights";
import {
  builtWorker,
  migrate,
  WITH_CHUNKS,
  type Differences as WorkerDifferences,
} from "../../commands/built-worker.ts";
import { d1Worker, openD1 } from "../../commands/d1.ts";

/** A Worker of a deployment under test, asked over its own port. */
export interface Deployed {
  /** Asks for an analysis as an API caller does. */
  analyze(query: string): Promise<{ status: number; body: Analysis }>;
  open(path: string): Promise<{ status: number; text: string }>;
  /** POSTs JSON to a function, as a client at an address of its own; the answer's status. */
  call(path: string, body: string, address: string): Promise<number>;
  /** Runs a cron as if it were that time. */
  cron(at: Date, cron: string): Promise<void>;
  /** Its address. */
  site: URL;
  database: D1Database;
}

interface Analysis {
  success: boolean;
  error: string | null;
  asOf?: string;
  source?: { kind: string };
  youtubeVideos?: unknown[];
  youtubeInsights?: Insights;
}

interface Differences extends Pick<WorkerDifferences, "outbound"> {
  vars: Record<string, string>;
  database: string;
}

/**
 * Test support: the production build as several Workers of one workerd, and what they write to the log. What they store
 * is in memory, or in a folder.
 */
export async function deploy<Name extends string>(
  workers: Record<Name, Differences>,
  { folder }: { folder?: string } = {},
) {
  const lines: string[] = [];
  const names = Object.keys(workers) as Name[];
  const mf = new Miniflare({
    ...convertV4MiniflareOptions({
      ...WITH_CHUNKS,
      workers: [
        ...names.map((name) => builtWorker(name, workers[name])),
        d1Worker(...new Set(names.map((name) => workers[name].database))),
      ],
      handleStructuredLogs: ({ message }) => void lines.push(message),
    }),
    ...(folder && { resourcePersistencePath: folder }),
  });
  for (const database of new Set(names.map((name) => workers[name].database)))
    await migrate(await openD1(mf, database));

  async function deployed(name: Name): Promise<Deployed> {
    const site = await mf.unsafeGetDirectURL(name);
    return {
      site,
      database: await openD1(mf, workers[name].database),
      async analyze(query) {
        const answer = await fetch(new URL("/api/youtube-insights", site), {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ query }),
        });
        return { status: answer.status, body: (await answer.json()) as Analysis };
      },
      async call(path, body, address) {
        const answer = await fetch(new URL(path, site), {
          method: "POST",
          headers: { "Content-Type": "application/json", "CF-Connecting-IP": address },
          body,
        });
        await answer.arrayBuffer();
        return answer.status;
      },
      async cron(scheduledTime, cron) {
        await (await mf.getWorker(name)).scheduled({ scheduledTime, cron });
      },
      async open(path) {
        const answer = await fetch(new URL(path, site));
        return { status: answer.status, text: await answer.text() };
      },
    };
  }
  const started = await Promise.all(names.map(async (name) => [name, await deployed(name)] as const));
  return {
    ...(Object.fromEntries(started) as Record<Name, Deployed>),
    lines,
    stop: () => mf.dispose(),
  };
}
