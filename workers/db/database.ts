import type { D1Database } from "@cloudflare/workers-types";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { DrizzleD1Database } from "drizzle-orm/d1";
import { SQLiteD1Session } from "drizzle-orm/d1/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

export type Database = DrizzleD1Database;

/** Turns queries into SQL. It remembers the columns of tables: made anew with each request, it would read them each time. */
const dialect = new SQLiteAsyncDialect();

/** As `drizzle` of drizzle-orm/d1 opens it, with the one dialect. */
export function openDatabase(db: D1Database): Database {
  return new DrizzleD1Database("async", dialect, new SQLiteD1Session(db, dialect, undefined), undefined);
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
