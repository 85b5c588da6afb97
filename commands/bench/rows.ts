import { databaseAlone, openD1 } from "../d1.ts";
import "../product-modules.ts";
import type { D1Database } from "@cloudflare/workers-types";
import { fillDatabase } from "../../tests/support/large-database.ts";
import { PAGE_TRIPS } from "../../tests/support/page-trips.ts";
import { migrate } from "../built-worker.ts";
import { say } from "../run.ts";
import { table } from "../table.ts";
import { readAccountPages } from "./account-rows.ts";
import { readSealRows } from "./seal-rows.ts";
import { readWatchRows } from "./watch-rows.ts";

/** A tenth of it, and the whole: a million on the waitlist, 200,000 owners, 100,000 kept answers of 5 KB. */
const SMALL = { waitlist: 100_000, owners: 20_000, answers: 10_000, bytes: 5000, days: 31 };
const LARGE = { waitlist: 1_000_000, owners: 200_000, answers: 100_000, bytes: 5000, days: 31 };

/**
 * What each page, form and job reads of a small and of a large database, in rows, which is what D1 bills and bounds,
 * and how long the large one takes over it. Filling takes a few minutes and a gigabyte of disk.
 */
export async function readRows(): Promise<string> {
  const watching = await withDatabase(readWatchRows);
  const seals = await withDatabase(readSealRows);
  const accounts = await readAccountRows();
  const small = await askOf(SMALL);
  const large = await askOf(LARGE);
  const rows = large.map(({ name, rows, ms }, at) => [
    name,
    String(small[at]?.rows),
    String(rows),
    ms.toFixed(1),
  ]);
  return `${watching}\n\n${seals}\n\n${accounts}\n\n${table(["rows read", "of a tenth", "of the whole", "ms"], rows)}`;
}

/** A page of a small deployment, and of a large one, costs somebody with an account the same. */
async function readAccountRows(): Promise<string> {
  const [few, many] = [10, 100_000];
  const paths = Object.keys(PAGE_TRIPS).filter((path) => path !== "/logout");
  say(`Opening ${paths.length} pages as one of ${few} accounts, then as one of ${many}`);
  const [small = [], large = []] = await readAccountPages([few, many], paths);
  const rows = large.map(({ path, trips, rows }, at) => [
    path,
    ...[small[at]?.trips, trips, small[at]?.rows, rows].map(String),
  ]);
  const differ = large.filter(
    ({ trips, rows }, at) => trips !== small[at]?.trips || rows !== small[at]?.rows,
  );
  const of = (what: string) => [few, many].map((count) => `${what}, ${count}`);
  const head = ["page, signed in", ...of("round trips"), ...of("rows read")];
  return `${table(head, rows)}\n\n${differ.length} of ${paths.length} pages differ`;
}

async function askOf(size: typeof SMALL) {
  const { askAll } = await import("../../tests/support/questions.ts");
  return withDatabase(async (db) => {
    const now = new Date();
    say(
      `Filling a database: ${size.waitlist} on the waitlist, ${size.owners} owners, ${size.answers} answers`,
    );
    await fillDatabase(db, size, now);
    return await askAll(db, now);
  });
}

/** Hands in an empty database with the product's tables, for as long as it is worked with. */
async function withDatabase<Result>(work: (db: D1Database) => Promise<Result>): Promise<Result> {
  const mf = databaseAlone();
  try {
    const database = await openD1(mf);
    await migrate(database);
    return await work(database);
  } finally {
    await mf.dispose();
  }
}
