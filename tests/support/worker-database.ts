import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { KVNamespace, RateLimit } from "@cloudflare/workers-types";
import { vi } from "vitest";

// The files share one workerd, which takes seconds to start for each. Each finds what the first one found: the bindings
// as they are configured, a database and a key-value store without a row, a Worker that remembers nothing of either, the
// real time, and nobody counted.

const bindings = env as unknown as Record<string, unknown>;
const world = globalThis as { files?: number; bindings?: Record<string, unknown> };

if (world.bindings) {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const name of Object.keys(bindings)) delete bindings[name];
  Object.assign(bindings, world.bindings);
  await emptyDatabase();
  await emptyStore(env.SESSIONS as unknown as KVNamespace);
} else {
  world.bindings = { ...bindings };
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
}

// The same database as another object: what the Worker remembers is of the one that it read (workers/db/database.ts).
bindings.DB = Object.create(world.bindings.DB as object);

world.files = (world.files ?? 0) + 1;
for (const [name, limit] of Object.entries(world.bindings)) {
  if (name.endsWith("_LIMIT")) bindings[name] = countedApart(limit as RateLimit, world.files);
}

async function emptyDatabase(): Promise<void> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*' and name not glob '_cf_*'",
  ).all<{ name: string }>();
  const tables = results.map(({ name }) => name).filter((name) => name !== "d1_migrations");
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from "${table}"`)));
}

async function emptyStore(store: KVNamespace): Promise<void> {
  const { keys } = await store.list();
  await Promise.all(keys.map(({ name }) => store.delete(name)));
}

/** The same limit, which knows nobody whom another file asked it about. */
function countedApart(limit: RateLimit, file: number): RateLimit {
  return { limit: ({ key }) => limit.limit({ key: `${file}/${key}` }) };
}
