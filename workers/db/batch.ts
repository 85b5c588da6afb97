import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./database";

type Statement = BatchItem<"sqlite">;

/** What a statement gave, or each of several. */
type Given<One> = One extends Statement
  ? One["_"]["result"]
  : One extends readonly Statement[]
    ? { [At in keyof One]: Given<One[At]> }
    : never;

/**
 * Runs statements in one round trip and one transaction, in their order, and gives what came of each under its name: the
 * place of a result among the others is nobody's to count. A name may stand for several statements, or for none.
 */
export async function namedBatch<const T extends Record<string, Statement | readonly Statement[]>>(
  db: Database,
  statements: T,
): Promise<{ [Name in keyof T]: Given<T[Name]> }> {
  const results: unknown[] = await db.batch(Object.values(statements).flat() as [Statement, ...Statement[]]);
  let at = 0;
  return Object.fromEntries(
    Object.entries(statements).map(([name, one]) => [
      name,
      Array.isArray(one) ? one.map(() => results[at++]) : results[at++],
    ]),
  ) as { [Name in keyof T]: Given<T[Name]> };
}
