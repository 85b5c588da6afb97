import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from "miniflare";
import { LOOPBACK } from "./built-worker.ts";

/** A statement as it is sent. */
interface Sent {
  sql: string;
  values: unknown[];
}

/** What is asked of the Worker beside the database. */
interface Asked {
  database: string;
  how: "batch" | "all" | "raw";
  statements: Sent[];
}

type Answer = { results: unknown } | { error: string; cause?: string };

const NAME = "d1";

/**
 * The whole Worker that `openD1` asks. It turns what JSON does not have: bytes of a value into Base64, and a column's
 * bytes, which D1 gives as numbers.
 */
const SCRIPT = `
const value = (one) => (one?.bytes === undefined ? one : Uint8Array.from(atob(one.bytes), (each) => each.charCodeAt(0)));
const column = (one) => {
  if (!Array.isArray(one)) return one;
  let bytes = "";
  for (let at = 0; at < one.length; at += 8192) bytes += String.fromCharCode(...one.slice(at, at + 8192));
  return { bytes: btoa(bytes) };
};
const row = (one) =>
  Array.isArray(one) ? one.map(column) : Object.fromEntries(Object.entries(one).map(([name, one]) => [name, column(one)]));
const result = (one) => ({ ...one, results: one.results.map(row) });
export default {
  async fetch(request, env) {
    const { database, how, statements } = await request.json();
    const db = env[database];
    try {
      const all = statements.map(({ sql, values }) => db.prepare(sql).bind(...values.map(value)));
      if (how === "batch") return Response.json({ results: (await db.batch(all)).map(result) });
      if (how === "all") return Response.json({ results: result(await all[0].all()) });
      return Response.json({ results: (await all[0].raw()).map(row) });
    } catch (error) {
      return Response.json({ error: error.message, cause: error.cause?.message });
    }
  },
};
`;

/** The Worker that gives Node the databases of these names (`openD1`): to be put beside those that use them. */
export function d1Worker(...databases: string[]): V4WorkerOptions {
  return {
    name: NAME,
    modules: true,
    script: SCRIPT,
    d1Databases: Object.fromEntries(databases.map((database) => [database, database])),
    unsafeDirectSockets: LOOPBACK,
  };
}

/** A Miniflare with nothing but an empty database; `more` are Workers beside it. */
export function databaseAlone(...more: V4WorkerOptions[]): Miniflare {
  return new Miniflare(convertV4MiniflareOptions({ workers: [d1Worker("DB"), ...more] }));
}

/**
 * A database of workerd in one round trip a call. What Miniflare hands out itself stops the whole process for each
 * `prepare`, each `bind` and each look at a property, until workerd has answered: ten times the CPU of this.
 */
export async function openD1(mf: Miniflare, database = "DB"): Promise<D1Database> {
  const url = await mf.unsafeGetDirectURL(NAME);

  async function ask<Results>(how: Asked["how"], statements: Sent[]): Promise<Results> {
    const asked: Asked = { database, how, statements };
    const response = await fetch(url, { method: "POST", body: JSON.stringify(asked, bytesAsBase64) });
    const answer = JSON.parse(await response.text(), base64AsNumbers) as Answer;
    if ("error" in answer)
      throw new Error(answer.error, answer.cause ? { cause: new Error(answer.cause) } : {});
    return answer.results as Results;
  }

  function statement(sql: string, values: unknown[] = []): D1PreparedStatement & { sent: Sent } {
    const sent = { sql, values };
    const all = () => ask<D1Result>("all", [sent]);
    const made = {
      sent,
      bind(...bound: unknown[]) {
        // JSON would make null of it, which D1 does not.
        if (bound.includes(undefined)) throw new TypeError("D1_TYPE_ERROR: Type 'undefined' not supported");
        return statement(sql, bound);
      },
      all,
      run: all,
      raw: () => ask("raw", [sent]),
      async first(name?: string) {
        const [row] = (await all()).results as Record<string, unknown>[];
        return (name === undefined ? row : row?.[name]) ?? null;
      },
    };
    return made as unknown as D1PreparedStatement & { sent: Sent };
  }

  return {
    prepare: (sql: string) => statement(sql),
    batch: (statements: { sent: Sent }[]) =>
      ask(
        "batch",
        statements.map(({ sent }) => sent),
      ),
  } as unknown as D1Database;
}

function bytesAsBase64(this: Record<string, unknown>, name: string, one: unknown): unknown {
  // JSON has asked bytes for a form of their own by then: what they were stands in what holds them.
  const value = this[name];
  if (value instanceof ArrayBuffer) return { bytes: Buffer.from(value).toString("base64") };
  if (ArrayBuffer.isView(value))
    return { bytes: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64") };
  return one;
}

function base64AsNumbers(_name: string, one: unknown): unknown {
  if (typeof one !== "object" || one === null || !("bytes" in one) || typeof one.bytes !== "string")
    return one;
  return [...Buffer.from(one.bytes, "base64")];
}
