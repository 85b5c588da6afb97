import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { migrations } from "./built-worker.ts";
import { d1Worker, openD1 } from "./d1.ts";
import { CONFIG } from "./server.ts";

interface DatabaseOptions {
  /** Folder of the local D1 and KV. */
  state: string;
  config?: string;
}

/** As wrangler makes it. */
const APPLIED =
  "create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)";

/**
 * Brings the local database of `state` up to the newest migration, and notes each where wrangler does. Its own
 * `d1 migrations apply --local` starts a workerd for every one.
 *
 * @throws what D1 says of the first that it refuses; those before it stay
 */
export async function migrateLocal({ state, config = CONFIG }: DatabaseOptions): Promise<void> {
  const [database] = unstable_readConfig({ config }).d1_databases;
  if (!database) throw new Error(`${config} names no database`);
  const id = database.preview_database_id ?? database.database_id ?? database.binding;
  const mf = new Miniflare({
    ...convertV4MiniflareOptions({ workers: [d1Worker(id)] }),
    // Where wrangler keeps it, too.
    resourcePersistencePath: join(state, "v3"),
  });
  try {
    const db = await openD1(mf, id);
    await db.prepare(APPLIED).run();
    const { results } = await db.prepare("select name from d1_migrations").all<{ name: string }>();
    const applied = new Set(results.map(({ name }) => name));
    for (const { name, statements } of migrations()) {
      if (applied.has(name)) continue;
      await db.batch([
        ...statements().map((statement) => db.prepare(statement)),
        db.prepare("insert into d1_migrations (name) values (?)").bind(name),
      ]);
    }
  } finally {
    await mf.dispose();
  }
}
