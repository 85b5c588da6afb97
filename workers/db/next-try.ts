import { type SQL, sql } from "drizzle-orm";

/**
 * How long after each attempt the next may come: a minute, five, half an hour, four hours, then once a day.
 */
export const NEXT_TRY_SECONDS = [60, 300, 1800, 14_400, 86_400];

/** The same in SQL: an instant in milliseconds, from `now` and the attempts made before. */
export function nextTry(now: Date, attempts: SQL): SQL {
  const cases = NEXT_TRY_SECONDS.slice(0, -1).map(
    (seconds, attempt) => sql`when ${attempt} then ${now.getTime() + seconds * 1000}`,
  );
  const last = now.getTime() + (NEXT_TRY_SECONDS.at(-1) ?? 0) * 1000;
  return sql`case ${attempts} ${sql.join(cases, sql` `)} else ${last} end`;
}
