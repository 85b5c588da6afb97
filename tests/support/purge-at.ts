import { purge } from "../../app/functions/owner.ts";
import { run } from "../../app/functions/run.ts";
import { JOB_CALLER } from "../../workers/caller.ts";
import type { Database } from "../../workers/db/database.ts";
import { purgeRows } from "../../workers/jobs/purge.ts";

/** The daily purge as if it were that time. Throws what fails. */
export async function purgeAt(db: Database, now: Date) {
  const failures: unknown[] = [];
  const ran = await run(purge, {}, JOB_CALLER, {
    rows: { purge: (before) => purgeRows(db, before, now) },
    request: { now },
    report: (error) => void failures.push(error),
  });
  if ("done" in ran) return ran.done;
  throw failures[0];
}
