import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";

interface Counted {
  db: D1Database;
  rowsRead(): number;
  rowsWritten(): number;
  queries(): number;
}

/** The same database, and how many rows SQLite read and wrote for what it was asked, which is what D1 bills. */
export function countRows(db: D1Database): Counted {
  const originals = new WeakMap<object, D1PreparedStatement>();
  let [read, written, queries] = [0, 0, 0];

  function counted<Row>(result: D1Result<Row>): D1Result<Row> {
    read += result.meta.rows_read;
    written += result.meta.rows_written;
    queries += 1;
    return result;
  }

  function counting(statement: D1PreparedStatement): D1PreparedStatement {
    const calls = {
      bind: (...values: unknown[]) => counting(statement.bind(...values)),
      all: async () => counted(await statement.all()),
      run: async () => counted(await statement.run()),
      first: async () => counted(await statement.all()).results[0] ?? null,
      // Its answer names no rows, another's by the names of columns, which here all differ.
      raw: async () => counted(await statement.all()).results.map((row) => Object.values(row as object)),
    };
    const proxy = new Proxy(statement, {
      get: (target, name) => Reflect.get(calls, name) ?? Reflect.get(target, name),
    });
    originals.set(proxy, statement);
    return proxy;
  }

  const calls = {
    prepare: (sql: string) => counting(db.prepare(sql)),
    async batch(proxies: D1PreparedStatement[]) {
      const results = await db.batch(proxies.map((proxy) => originals.get(proxy) ?? proxy));
      return results.map(counted);
    },
  };
  return {
    db: new Proxy(db, { get: (target, name) => Reflect.get(calls, name) ?? Reflect.get(target, name) }),
    rowsRead: () => read,
    rowsWritten: () => written,
    queries: () => queries,
  };
}
