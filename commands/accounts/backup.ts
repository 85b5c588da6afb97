import type { D1Database } from "@cloudflare/workers-types";
import { getTableName, type SQL, sql } from "drizzle-orm";
import { getTableConfig, SQLiteAsyncDialect, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { topicAskers } from "../../workers/db/schema";
import { watchedChannels } from "../../workers/db/schema-watch";
import { topicAsker } from "../../workers/db/topics";
import { ownedTables, rowsOf, wayOf } from "./owned";
import { literal } from "./sql-text";

/**
 * What a backup of one account leaves out: who is signed in, keys for programs and what assistants may, which a file must not
 * bring back once they were ended, and mails, which would go out again.
 */
const OF_ASSISTANTS = ["oauth_consents", "oauth_refresh_tokens", "oauth_access_tokens", "oauth_uses"];
const LEFT_OUT = ["auth_sessions", "api_keys", "key_uses", "key_answers", ...OF_ASSISTANTS, "outbox"];
/** The chain stays whatever is deleted: its rows are given back to their owner, never written. */
const SEALS = "seals";
const SEALED = "sealed";

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof row>;

/** One account as `export` writes it. */
const accountFile = z.object({
  kind: z.literal("greenlight account"),
  version: z.literal(1),
  at: z.iso.datetime(),
  ownerId: z.string().min(1),
  email: z.string(),
  /** Rows by table, as the database holds them. */
  tables: z.record(z.string(), z.array(row)),
  /** Channels that they watch: others may, too. */
  watchedChannels: z.array(row),
  /** The topic whose trend they wait for. */
  topic: z.array(row),
});
export type AccountFile = z.infer<typeof accountFile>;

const dialect = new SQLiteAsyncDialect();

const backedUp = () => ownedTables().filter((table) => !LEFT_OUT.includes(getTableName(table)));

/** Everything that is kept of one account, read at one moment. */
export async function exportAccount(
  d1: D1Database,
  { ownerId, email }: { ownerId: string; email: string },
  now: Date,
): Promise<AccountFile> {
  const tables = backedUp();
  const { asker } = await topicAsker(ownerId);
  // As the database holds them: drizzle would read dates and JSON.
  function all(table: SQLiteTable, where: SQL) {
    const query = dialect.sqlToQuery(sql`select * from ${table} where ${where}`);
    return d1.prepare(query.sql).bind(...query.params);
  }
  const [channels, topic, ...found] = await d1.batch<Row>([
    all(watchedChannels, sql`id in (select channel_id from watches where owner_id = ${ownerId})`),
    all(topicAskers, sql`asker = ${asker}`),
    ...tables.map((table) => all(table, rowsOf(table, ownerId))),
  ]);
  return accountFile.parse({
    ...{ kind: "greenlight account", version: 1, at: now.toISOString(), ownerId, email },
    tables: Object.fromEntries(tables.map((table, at) => [getTableName(table), found[at]?.results ?? []])),
    watchedChannels: channels?.results,
    topic: topic?.results,
  });
}

/** Thrown for a file that cannot be brought back: why. */
export class NoBackup extends Error {}

/** The columns of a table, its key, and whether the database numbers its rows. */
function shapeOf(table: SQLiteTable) {
  const { columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter(({ primary }) => primary).map(({ name }) => name);
  return {
    columns: columns.map(({ name }) => name),
    key: own.length > 0 ? own : (primaryKeys[0]?.columns.map(({ name }) => name) ?? []),
    numbered: columns.find((column) => "autoIncrement" in column && column.autoIncrement)?.name,
  };
}

const tuple = (of: Row, columns: string[]) => JSON.stringify(columns.map((column) => of[column] ?? null));

/**
 * Reads a file, and holds each row of it against its owner: a row that leads to another, a table or column that is not one of
 * ours, or more than one account is refused.
 */
async function readBackup(text: string): Promise<AccountFile> {
  let file: AccountFile;
  try {
    file = accountFile.parse(JSON.parse(text));
  } catch {
    throw new NoBackup("This is no backup of an account.");
  }
  const known = new Map(backedUp().map((table) => [getTableName(table), table]));
  for (const [name, rows] of Object.entries(file.tables)) {
    const table = known.get(name);
    if (!table) throw new NoBackup(`${name} is no table of a backup.`);
    checkColumns(table, rows);
    const way = wayOf(name);
    if (!way) {
      if (rows.length !== 1 || rows[0]?.id !== file.ownerId) throw new NoBackup("It names another owner.");
      continue;
    }
    const parents = new Set(
      (file.tables[way.parent] ?? []).map((parent) => tuple(parent, way.parentColumns)),
    );
    if (rows.some((one) => !parents.has(tuple(one, way.columns)))) throw foreign(name);
    if (rows.some((one) => "owner_id" in one && one.owner_id !== file.ownerId)) throw foreign(name);
  }
  if (!file.tables.owners) throw new NoBackup("It names no owner.");
  checkColumns(watchedChannels, file.watchedChannels);
  checkColumns(topicAskers, file.topic);
  const { asker } = await topicAsker(file.ownerId);
  if (file.topic.some((one) => one.asker !== asker)) throw foreign("topic_askers");
  // What others share is written once or not at all, never added to.
  if ([...file.watchedChannels, ...file.topic].some((one) => Object.values(one).some(isLong)))
    throw new NoBackup("A channel or topic in it is too long.");
  return file;
}

const foreign = (name: string) => new NoBackup(`A row of ${name} belongs to somebody else.`);

function checkColumns(table: SQLiteTable, rows: Row[]): void {
  const { columns } = shapeOf(table);
  for (const one of rows)
    for (const column of Object.keys(one))
      if (!columns.includes(column)) throw new NoBackup(`${getTableName(table)} has no column ${column}.`);
}

/** A longer text is written in parts: D1 takes a statement of 100 KB. */
const FIRST_PART = 4_000;
const PART = 20_000;

const isLong = (value: Row[string]) => typeof value === "string" && value.length > FIRST_PART;

/** A text in parts that split no character. */
function parts(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length || found.length === 0; ) {
    let end = Math.min(text.length, at + (found.length === 0 ? FIRST_PART : PART));
    // Between the halves of a character.
    if (end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1))) end += 1;
    found.push(text.slice(at, end));
    at = end;
  }
  return found;
}

const name = (text: string) => `"${text}"`;

/** Inserts a row, where a condition holds: more than one statement where its texts are long. */
function insert(table: SQLiteTable, given: Row, { where = "true", conflict = "" } = {}): string[] {
  const { key, numbered } = shapeOf(table);
  const entries = Object.entries(given).filter(([column]) => column !== numbered);
  const cut = entries.map(([column, value]) => ({
    column,
    parts: typeof value === "string" ? parts(value) : [value],
  }));
  const into = `insert into ${name(getTableName(table))} (${cut.map(({ column }) => name(column)).join(", ")})`;
  const values = cut.map(({ parts: [first] }) => literal(first)).join(", ");
  const this_ = key.map((column) => `${name(column)} = ${literal(given[column])}`).join(" and ");
  return [
    `${into} select ${values} where ${where}${conflict}`,
    ...cut.flatMap(({ column, parts: [, ...rest] }) =>
      rest.map(
        (part) =>
          `update ${name(getTableName(table))} set ${name(column)} = ${name(column)} || ${literal(part)} where ${this_} and ${where}`,
      ),
    ),
  ];
}

/**
 * What brings an account back, as statements for one batch: plain inserts, so that an id which somebody has already, this
 * owner too, refuses all of it. The end of its deletion is lifted, and cookies from before that stay ended.
 */
function importStatements({ ownerId, tables, watchedChannels: channels, topic }: AccountFile): string[] {
  const owner = literal(ownerId);
  const seals = new Map((tables[SEALS] ?? []).map((seal) => [seal.n, seal]));
  const isBack = (n: Row[string] | undefined) =>
    `exists (select 1 from seals where n = ${literal(n)} and hash = ${literal(seals.get(n ?? null)?.hash)} and owner_id = ${owner})`;
  return [
    `update ended_sessions set is_deleted = 0 where session = ${owner}`,
    ...channels.flatMap((one) => insert(watchedChannels, one, { conflict: " on conflict do nothing" })),
    ...backedUp().flatMap((table) => {
      const rows = tables[getTableName(table)] ?? [];
      if (getTableName(table) === SEALS)
        return rows.map(
          ({ n, hash }) =>
            `update seals set owner_id = ${owner} where n = ${literal(n)} and hash = ${literal(hash)} and owner_id is null`,
        );
      if (getTableName(table) === SEALED)
        return rows.flatMap((one) => insert(table, one, { where: isBack(one.n) }));
      return rows.flatMap((one) => insert(table, one));
    }),
    // Nothing that was told is told again.
    `update webhooks set cursor = coalesce((select max(id) from events), 0) where owner_id = ${owner}`,
    ...topic.flatMap((one) => insert(topicAskers, one, { conflict: " on conflict do nothing" })),
  ];
}

/**
 * Brings an account back from its file: all of it or nothing. Answers its address. Throws `NoBackup` for a file that is
 * none, and where the account or something of it is there.
 */
export async function bringBack(d1: D1Database, text: string): Promise<string> {
  const file = await readBackup(text);
  try {
    await d1.batch(importStatements(file).map((statement) => d1.prepare(statement)));
  } catch (error) {
    if (!/UNIQUE constraint failed/.test(String(error))) throw error;
    throw new NoBackup(`${file.email}, or something of it, is there already: nothing was changed.`, {
      cause: error,
    });
  }
  return file.email;
}
