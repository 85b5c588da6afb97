import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

/** What each call to D1 reports to. */
interface RoundTrips {
  d1: number;
}

const STATEMENT_CALLS = new Set<PropertyKey>(["first", "run", "all", "raw"]);

/**
 * The same database, counting its round trips: a batch is one, a statement's run is one. The count goes
 * to the request's log line, where the bench reads it.
 */
export function countRoundTrips(db: D1Database, count: RoundTrips): D1Database {
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (name === "batch" || name === "exec") count.d1 += 1;
        if (name === "batch") return Reflect.apply(value, target, [(args[0] as object[]).map(uncounted)]);
        const result = Reflect.apply(value, target, args);
        return name === "prepare" ? counted(result as D1PreparedStatement, count) : result;
      };
    },
  });
}

const originals = new WeakMap<object, D1PreparedStatement>();

/** D1 takes its own statements only, so a batch gets back what the proxies stand for. */
function uncounted(statement: object): object {
  return originals.get(statement) ?? statement;
}

function counted(statement: D1PreparedStatement, count: RoundTrips): D1PreparedStatement {
  const proxy = new Proxy(statement, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        if (STATEMENT_CALLS.has(name)) count.d1 += 1;
        const result = Reflect.apply(value, target, args);
        return name === "bind" ? counted(result as D1PreparedStatement, count) : result;
      };
    },
  });
  originals.set(proxy, statement);
  return proxy;
}
