import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import type { Request, Response as V4Response, V4WorkerOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig, unstable_splitSqlQuery } from "wrangler";
import { newSecret } from "./secret.ts";
import { CONFIG } from "./server.ts";

export const LOOPBACK = [{ host: "127.0.0.1", port: 0 }];

export interface Differences {
  /** Vars and secrets over those of wrangler.toml. */
  vars?: Record<string, string>;
  /** Workers that name the same database share it. */
  database?: string;
  /** Answers what the Worker asks outside, in place of the network. */
  outbound?: V4WorkerOptions["outboundService"];
}

/** Memory as a folder, on Linux. */
const MEMORY = "/dev/shm";

/**
 * Lets folders for temporary files be memory where there is some, Miniflare's among them. Local D1 and the local rate
 * limiter write to a file with every call, reads too, and wait for the disk (fsync): 10 ms of a select on a busy disk
 * and none in memory. Cloudflare's do not make a Worker wait so.
 */
export function keepInMemory(): void {
  if (existsSync(MEMORY)) process.env.TMPDIR = MEMORY;
}

/** The same Worker behind the build's static files, as the only one of a Miniflare. */
export function builtSite(name: string, differences: Differences = {}): V4WorkerOptions {
  const { assets } = unstable_getMiniflareWorkerOptions(CONFIG).workerOptions;
  const { unsafeDirectSockets: _direct, ...worker } = builtWorker(name, differences);
  return { ...worker, assets: assets as V4WorkerOptions["assets"] };
}

/**
 * What a Miniflare of built Workers is started with: it gives them the build's chunks as they ask. Handed over at the start,
 * these take 1.1 s of CPU for one Worker and 18 s for six, since Miniflare copies its whole message for each part it adds.
 */
export const WITH_CHUNKS = {
  async unsafeModuleFallbackService(request: Request): Promise<V4Response> {
    const specifier = new URL(request.url).searchParams.get("specifier") ?? "";
    const { pathname } = new URL(specifier, "file:///");
    const esModule = await readFile(join(dirname(CONFIG), pathname), "utf8");
    return Response.json({ esModule }) as unknown as V4Response;
  },
};

/**
 * The production build as a Worker for Miniflare (with WITH_CHUNKS), on a loopback port of its own. Its bindings are those of
 * its configuration, fresh and in memory. Static files never reach a Worker, and are left out.
 */
export function builtWorker(
  name: string,
  { vars = {}, database = "DB", outbound }: Differences = {},
): V4WorkerOptions {
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(CONFIG);
  if (!main) throw new Error(`${CONFIG} names no Worker`);
  const { assets: _assets, modulesRules: _rules, ...options } = workerOptions;
  return {
    ...options,
    name,
    modulesRoot: dirname(main),
    modules: [{ type: "ESModule", path: main }],
    unsafeUseModuleFallbackService: true,
    // The vars of wrangler.toml alone: a key in this clone's .dev.vars must not send anyone outside.
    bindings: { ...unstable_readConfig({ config: CONFIG }).vars, SESSION_SECRET: newSecret(), ...vars },
    d1Databases: { DB: database },
    unsafeDirectSockets: LOOPBACK,
    ...(outbound && { outboundService: outbound }),
  };
}

/** Brings an empty database up to the newest migration. */
export async function migrate(database: D1Database): Promise<void> {
  const statements = migrations().flatMap((migration) => migration.statements());
  await database.batch(statements.map((statement) => database.prepare(statement)));
}

/** The migrations, the oldest first, each by the name of its file. */
export function migrations() {
  return globSync("migrations/*.sql")
    .toSorted()
    .map((path) => ({
      name: basename(path),
      statements: () => unstable_splitSqlQuery(readFileSync(path, "utf8")),
    }));
}
