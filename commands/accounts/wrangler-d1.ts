import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { askWrangler } from "../deploy/hands.ts";
import { DATABASE } from "../server.ts";
import { written } from "./sql-text.ts";

/** Longer ones go by a file: a system takes 128 KB as an argument. */
const MOST_ARGUMENT = 100_000;

interface Answer {
  results: Record<string, unknown>[];
  meta?: Record<string, unknown>;
}

/** Where the database is: on this machine, or in the account. */
export type Place = readonly ["--local", ...string[]] | readonly ["--remote", ...string[]];

class Prepared {
  readonly #ask: (sql: string[]) => Promise<Answer[]>;
  readonly #sql: string;
  readonly #params: unknown[];

  constructor(ask: (sql: string[]) => Promise<Answer[]>, sql: string, params: unknown[] = []) {
    this.#ask = ask;
    this.#sql = sql;
    this.#params = params;
  }

  bind(...params: unknown[]): Prepared {
    return new Prepared(this.#ask, this.#sql, params);
  }

  get text(): string {
    return written(this.#sql, this.#params);
  }

  async all() {
    const [answer] = await this.#ask([this.text]);
    return { success: true, results: answer?.results ?? [], meta: answer?.meta ?? {} };
  }

  run() {
    return this.all();
  }

  async raw() {
    return (await this.all()).results.map((row) => Object.values(row));
  }

  async first(column?: string) {
    const [row] = (await this.all()).results;
    if (!row) return null;
    return column === undefined ? row : row[column];
  }
}

/**
 * D1 as the product's own queries ask it, by `wrangler d1 execute`: each statement or batch is one call of wrangler's, and
 * a batch is done as a whole or not at all. Throws with wrangler's own words where it fails.
 */
export function wranglerD1(place: Place): D1Database {
  async function ask(statements: string[]): Promise<Answer[]> {
    const sql = statements.map((one) => one.trim().replace(/;$/, "")).join(";\n");
    const base = ["d1", "execute", DATABASE, ...place, "--json", "--yes"];
    if (sql.length < MOST_ARGUMENT) return read(await askWrangler([...base, "--command", sql]));
    const folder = mkdtempSync(join(tmpdir(), "greenlight-accounts-"));
    try {
      const file = join(folder, "statements.sql");
      writeFileSync(file, `${sql};\n`, { mode: 0o600 });
      return read(await askWrangler([...base, "--file", file]));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const database = {
    prepare: (sql: string) => new Prepared(ask, sql),
    batch: (statements: Prepared[]) => ask(statements.map(({ text }) => text)),
  };
  return database as unknown as D1Database;
}

/** What wrangler answers, as JSON behind whatever else it says. */
function read({ code, printed, complained }: Awaited<ReturnType<typeof askWrangler>>): Answer[] {
  const json = printed.slice(Math.max(0, printed.search(/^[[{]/m)));
  let answers: unknown;
  try {
    answers = JSON.parse(json);
  } catch {
    throw new Error(`wrangler said: ${(complained || printed).trim()}`);
  }
  if (code !== 0 || !Array.isArray(answers)) {
    const { error } = answers as { error?: { text?: string } };
    throw new Error(`wrangler said: ${error?.text ?? (complained || printed).trim()}`);
  }
  return answers as Answer[];
}
