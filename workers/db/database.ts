import type { D1Database } from "@cloudflare/workers-types";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

export function openDatabase(db: D1Database): Database {
  return drizzle(db);
}

/**
 * One object for each database, made with whoever asks for it first: what an isolate remembers of one is nothing of
 * another. A binding is the same object with every request.
 */
export function perDatabase<Made>(make: () => Made): (database: D1Database) => Made {
  const made = new WeakMap<D1Database, Made>();
  return function ofDatabase(database) {
    const one = made.get(database) ?? make();
    made.set(database, one);
    return one;
  };
}

/** True for what the database itself answered or failed to answer, false for our own mistakes. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof DrizzleQueryError || (error instanceof Error && error.message.startsWith("D1_"));
}

/** True where a statement was refused by a constraint: "FOREIGN KEY", or "NOT NULL" with a column. */
export function failsConstraint(error: unknown, kind: string, column = ""): boolean {
  const message = `${kind} constraint failed${column && `: ${column}`}`;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(message)) return true;
  }
  return false;
}

/** One round trip that needs no table; throws when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await db.run(sql`select 1`);
}
