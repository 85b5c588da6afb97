import { getTableName, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "../../workers/db/schema";
import * as accounts from "../../workers/db/schema-accounts";
import * as billing from "../../workers/db/schema-billing";
import * as channel from "../../workers/db/schema-channel";
import * as keys from "../../workers/db/schema-keys";
import * as oauth from "../../workers/db/schema-oauth";
import * as plan from "../../workers/db/schema-plan";
import * as planUses from "../../workers/db/schema-plan-uses";
import * as record from "../../workers/db/schema-record";
import * as watch from "../../workers/db/schema-watch";

const ROOT = getTableName(schema.owners);

/** Rows that stay when their owner goes, and are the owner's all the same, by the column that names them. */
const WITHOUT_KEY: Record<string, string> = { feedback: "owner_id", outbox: "owner_id" };

/** How a table's rows lead to their owner: by columns of another that leads there. */
export interface Way {
  columns: string[];
  parent: string;
  parentColumns: string[];
}

const TABLES = [schema, channel, accounts, billing, keys, oauth, plan, planUses, record, watch]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((one): one is SQLiteTable => is(one, SQLiteTable));

/** The ways of every table that belongs to an owner, parents before children. */
function findWays(): Map<string, Way | null> {
  const found = new Map<string, Way | null>([[ROOT, null]]);
  let grown = true;
  while (grown) {
    grown = false;
    for (const table of TABLES) {
      const name = getTableName(table);
      if (found.has(name)) continue;
      const named = WITHOUT_KEY[name];
      const ways = getTableConfig(table)
        .foreignKeys.map((key) => key.reference())
        .map(({ columns, foreignTable, foreignColumns }) => ({
          columns: columns.map((column) => column.name),
          parent: getTableName(foreignTable),
          parentColumns: foreignColumns.map((column) => column.name),
        }));
      const way = named
        ? { columns: [named], parent: ROOT, parentColumns: ["id"] }
        : ways.find(({ parent }) => found.has(parent));
      if (!way) continue;
      found.set(name, way);
      grown = true;
    }
  }
  return found;
}

const WAYS = findWays();

/** The names of the tables that hold an owner's rows, parents before children. */
export const OWNED: readonly string[] = [...WAYS.keys()];

export function wayOf(table: string): Way | null {
  return WAYS.get(table) ?? null;
}

/** Tables that hold an owner's rows, parents before children. */
export function ownedTables(): SQLiteTable[] {
  return OWNED.map((name) => TABLES.find((table) => getTableName(table) === name)).filter(
    (table) => table !== undefined,
  );
}

/** True in SQL of a table's rows that are an owner's. */
export function rowsOf(table: SQLiteTable | string, ownerId: string): SQL {
  const name = typeof table === "string" ? table : getTableName(table);
  const way = WAYS.get(name);
  if (way === undefined) throw new RangeError(`${name} holds no owner's rows`);
  if (way === null) return sql`${sql.identifier(ROOT)}.${sql.identifier("id")} = ${ownerId}`;
  const { columns, parent, parentColumns } = way;
  const list = (names: string[]) =>
    sql.join(
      names.map((one) => sql.identifier(one)),
      sql`, `,
    );
  if (parent === ROOT) return sql`${sql.identifier(name)}.${sql.identifier(columns[0] ?? "")} = ${ownerId}`;
  return sql`(${list(columns)}) in (select ${list(parentColumns)} from ${sql.identifier(parent)} where ${rowsOf(parent, ownerId)})`;
}
