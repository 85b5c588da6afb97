import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

const WRITES = /^\s*(insert|update|delete|replace)\b/i;

/** The same database, where every statement fails, or only those that write: whatever they are sent with fails, too. */
export function failingDatabase(
  database: D1Database,
  message: string,
  { writesOnly = false } = {},
): D1Database {
  const failing = new WeakSet<object>();
  const originals = new WeakMap<object, D1PreparedStatement>();

  function wrapped(statement: D1PreparedStatement, fails: boolean): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrapped(target.bind(...values), fails);
        if (!["all", "run", "raw", "first"].includes(String(name))) return Reflect.get(target, name);
        return async (...how: never[]) => {
          if (fails) throw new Error(message);
          return (target[name as "all"] as (...how: never[]) => unknown)(...how);
        };
      },
    });
    originals.set(proxy, statement);
    if (fails) failing.add(proxy);
    return proxy;
  }

  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") {
        return (sql: string) => wrapped(target.prepare(sql), !writesOnly || WRITES.test(sql));
      }
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          if (statements.some((statement) => failing.has(statement))) throw new Error(message);
          return target.batch(statements.map((statement) => originals.get(statement) ?? statement));
        };
      }
      return Reflect.get(target, name);
    },
  });
}
