import type { Definition } from "../../app/functions/define";
import { JOBS } from "../../workers/jobs/table";

/** What the files of functions export; samples' pools and the rules of Yours desks hold none, and are large. */
const FILES = import.meta.glob<Record<string, unknown>>(
  ["../../app/functions/**/*.ts", "!**/*.test.ts", "!**/{yours,pool}.ts"],
  { eager: true },
);

/** Everything Greenlight can do, jobs' functions among it. */
export const ALL_FUNCTIONS = Object.values(FILES).flatMap((file) =>
  Object.values(file).flatMap(definitionsIn),
);

const OF_JOBS = new Set(JOBS.map(({ does }) => does.name));

/** The same without what the jobs of cron do, in no visitor's name. */
export const FUNCTIONS = ALL_FUNCTIONS.filter(({ name }) => !OF_JOBS.has(name));

/** An export that is a function, or the functions of a desk; none in any other. */
function definitionsIn(exported: unknown): Definition[] {
  if (typeof exported !== "object" || exported === null) return [];
  if ("run" in exported && "about" in exported) return [exported as Definition];
  if (!("actions" in exported && "key" in exported)) return [];
  const { actions, read } = exported as { actions: Record<string, unknown>; read?: unknown };
  return [...Object.values(actions), read].flatMap(definitionsIn);
}
