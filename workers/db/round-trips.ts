import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";

/** What each call to D1 reports to. */
interface RoundTrips {
  d1: number;
}

interface Options {
  /** Milliseconds after which a round trip counts as failed; the statement may still have its effect. */
  limitMs: number;
}

/** What a service asked for at once: the statements of its batch, or one by itself. */
interface Asked {
  statements: D1PreparedStatement[];
  /** Runs it without the others. */
  alone(): Promise<unknown>;
  /** What its caller gets of the results of a batch. */
  of(results: D1Result[]): unknown;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * The same database in as few round trips as a request allows: what its loaders and services ask for in one turn of the
 * event loop goes out as one batch (a transaction, so that a failure leaves nothing; each part is then tried by itself).
 * Every trip is counted for the request's log line, where the bench reads it, and fails after `limitMs`.
 *
 * A batch answers rows as objects, in which two columns of one name are one: what is read together from joined tables
 * has names that all differ.
 */
export function gatherRoundTrips(db: D1Database, count: RoundTrips, { limitMs }: Options): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  let waiting: Asked[] = [];

  function ask(asked: Omit<Asked, "resolve" | "reject">): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void send(), 0);
      waiting.push({ ...asked, resolve, reject });
    });
  }

  async function send(): Promise<void> {
    const all = waiting;
    waiting = [];
    if (all.length === 1 || (await sendTogether(all)) === "refused") {
      for (const { alone, resolve, reject } of all) trip(alone).then(resolve, reject);
    }
  }

  /** "refused" where SQLite would not take a statement, and so nothing was done: each part may be tried by itself. */
  async function sendTogether(all: Asked[]): Promise<"answered" | "refused"> {
    let results: D1Result[];
    try {
      results = await trip(() => db.batch(all.flatMap(({ statements }) => statements)));
    } catch (error) {
      if (isRefusedStatement(error)) return "refused";
      // Lost on its way back, it may have been done: sent again, a count would count twice.
      for (const { reject } of all) reject(error);
      return "answered";
    }
    for (const { statements, of, resolve } of all) resolve(of(results.splice(0, statements.length)));
    return "answered";
  }

  function trip<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    count.d1 += 1;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new NoAnswer(limitMs)), limitMs);
    return Promise.race([run(), late.promise]).finally(() => clearTimeout(timer));
  }

  function gathered(statement: D1PreparedStatement): D1PreparedStatement {
    const one = (alone: () => Promise<unknown>, of: (result: D1Result) => unknown) =>
      ask({ statements: [statement], alone, of: ([result]) => of(result as D1Result) });
    const whole = () =>
      one(
        () => statement.all(),
        (result) => result,
      );
    const calls = {
      bind: (...values: unknown[]) => gathered(statement.bind(...values)),
      all: whole,
      run: whole,
      raw: () =>
        one(
          () => statement.raw(),
          ({ results }) => results.map((row) => Object.values(row as object)),
        ),
      first: (column?: string) =>
        one(
          () => (column === undefined ? statement.first() : statement.first(column)),
          ({ results: [row] }) =>
            (column === undefined ? row : (row as Record<string, unknown>)?.[column]) ?? null,
        ),
    };
    const proxy = new Proxy(statement, {
      get: (target, name) => Reflect.get(calls, name) ?? Reflect.get(target, name),
    });
    originals.set(proxy, statement);
    return proxy;
  }

  // D1 takes its own statements only, so a batch gets back what the proxies stand for.
  const original = (statement: D1PreparedStatement) => originals.get(statement) ?? statement;
  const calls = {
    prepare: (sql: string) => gathered(db.prepare(sql)),
    batch: (proxies: D1PreparedStatement[]) => {
      const statements = proxies.map(original);
      return ask({ statements, alone: () => db.batch(statements), of: (results) => results });
    },
  };
  return new Proxy(db, {
    get: (target, name) => Reflect.get(calls, name) ?? Reflect.get(target, name),
  });
}

function isRefusedStatement(error: unknown): boolean {
  return error instanceof Error && /SQLITE_|constraint failed/.test(error.message);
}

/** Named as D1's own errors are, so that whoever asks for them finds it, too. */
class NoAnswer extends Error {
  constructor(limitMs: number) {
    super(`D1_ERROR: no answer within ${limitMs} ms`);
  }
}
