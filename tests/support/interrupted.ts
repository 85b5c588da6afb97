import { env } from "cloudflare:workers";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

const vars = env as unknown as { DB: D1Database; SESSIONS: object };

/**
 * Runs a request, and something else right before its nth way to D1 or KV: what it reads before that, it holds by then.
 * `null` where the request makes fewer, and so nothing came in between.
 */
export async function interrupted<Answer>(
  nth: number,
  { request, between }: { request(): Promise<Answer>; between(): Promise<unknown> },
): Promise<Answer | null> {
  const { DB, SESSIONS } = vars;
  let ways = 0;
  let isAnswered = false;
  let came: Promise<unknown> | null = null;
  async function pass() {
    if (isAnswered) return;
    ways += 1;
    if (ways !== nth) return;
    // What comes in between goes its own way.
    Object.assign(vars, { DB, SESSIONS });
    came = between();
    await came;
  }
  Object.assign(vars, { DB: passing(DB, pass), SESSIONS: passingKv(SESSIONS, pass) });
  try {
    const answer = await request();
    isAnswered = true;
    await came;
    return came && answer;
  } finally {
    Object.assign(vars, { DB, SESSIONS });
  }
}

const ASKING = ["all", "run", "raw", "first"];

function passing(db: D1Database, pass: () => Promise<void>): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values));
        if (!ASKING.includes(String(name))) return value;
        return async (...given: unknown[]) => {
          await pass();
          return value.apply(target, given);
        };
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    async batch(statements: D1PreparedStatement[]) {
      await pass();
      return db.batch(statements.map((statement) => originals.get(statement) ?? statement));
    },
  } as D1Database;
}

function passingKv(kv: object, pass: () => Promise<void>): object {
  return new Proxy(kv, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        await pass();
        return value.apply(target, given);
      };
    },
  });
}
