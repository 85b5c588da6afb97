import { and, eq, lte, sql } from "drizzle-orm";
import { Declined } from "../../app/functions/refused";
import type { NextWorkspace, Place, Workspaces } from "../../app/services/workspaces";
import type { Owners } from "../accounts/session";
import { fingerprint } from "../secrets";
import { namedBatch } from "./batch";
import type { Counting, DailyUses } from "./daily-uses";
import { type Database, isDatabaseError } from "./database";
import { asDeclined, NOTED_ANEW_AFTER_MS, noteOwner, noteSeen } from "./owners";
import { owners, workspaces } from "./schema";

/** JSON's null: the columns take no other. */
const NOTHING = sql`'null'`;

/** What is kept in a place of an owner, as text; null where the owner is unknown. One round trip. */
async function findWorkspace(db: Database, ownerId: string, place: Place) {
  const [[owner], [kept]] = await db.batch([
    db.select({ seenAt: owners.seenAt }).from(owners).where(eq(owners.id, ownerId)),
    db
      // As text: what cannot be parsed is for the tool to see, not for the driver to throw.
      .select({
        state: sql<string | null>`${workspaces.state}`,
        version: workspaces.version,
        form: workspaces.form,
      })
      .from(workspaces)
      .where(and(eq(workspaces.ownerId, ownerId), isPlace(place))),
  ]);
  return owner ? { ...owner, kept } : null;
}

interface Written extends NextWorkspace {
  /** A fingerprint of the form that made it. */
  form: string | null;
  /** The version it was made from; 0 where there was none. */
  over: number;
  now: Date;
  count: Counting;
}

/** By how many bytes a place grows where a state is written over a version: SQL, to be asked before it is. */
function growth(ownerId: string, place: Place, { over, state }: Pick<Written, "over" | "state">) {
  const bytes = new TextEncoder().encode(JSON.stringify(state)).length;
  const here = and(eq(workspaces.ownerId, ownerId), isPlace(place));
  return over === 0
    ? sql`(select ${bytes} where not exists (select 1 from ${workspaces} where ${here}))`
    : sql`(select ${bytes} - length(cast(${workspaces.state} as blob)) from ${workspaces}
        where ${here} and ${workspaces.version} = ${over})`;
}

/** Writes a state, with its owner, unless the version moved on: false then. One round trip. */
async function writeWorkspace(
  db: Database,
  ownerId: string,
  place: Place,
  { over, now, count, ...next }: Written,
): Promise<boolean> {
  const fields = { ...next, version: over + 1, updatedAt: now };
  const write =
    over === 0
      ? db
          .insert(workspaces)
          .values({ ownerId, ...place, ...fields })
          .onConflictDoNothing()
      : db
          .update(workspaces)
          .set(fields)
          .where(and(eq(workspaces.ownerId, ownerId), isPlace(place), eq(workspaces.version, over)));
  const { written } = await namedBatch(db, {
    owner: noteOwner(db, ownerId, { now, count }),
    storage: count("storage", growth(ownerId, place, { over, state: next.state })),
    written: write,
  });
  return written.meta.changes === 1;
}

/**
 * Forgets a state and leaves its version, counted on: a row begun anew at 1 could be written over by a tab that had
 * read the old one. Nothing of what was in it stays.
 */
async function emptyWorkspace(db: Database, ownerId: string, place: Place, now: Date): Promise<void> {
  await db
    .update(workspaces)
    .set({
      state: NOTHING,
      figure: NOTHING,
      form: null,
      keepUntil: null,
      version: sql`${workspaces.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(workspaces.ownerId, ownerId), isPlace(place)));
}

/** The newest figure of every desk that the owner keeps something at. */
function selectFigures(db: Database, ownerId: string) {
  return db
    .select({ tool: workspaces.tool, desk: workspaces.desk, figure: workspaces.figure })
    .from(workspaces)
    .where(eq(workspaces.ownerId, ownerId));
}

/** States in which something has to be gone at that instant, those first that wait longest. */
export function findExpired(db: Database, at: Date, most: number) {
  return db
    .select({
      ownerId: workspaces.ownerId,
      tool: workspaces.tool,
      desk: workspaces.desk,
      state: sql<string>`${workspaces.state}`,
      version: workspaces.version,
    })
    .from(workspaces)
    .where(lte(workspaces.keepUntil, at))
    .orderBy(workspaces.keepUntil)
    .limit(most);
}

/**
 * Writes a state over a version, unless that moved on: then whoever wrote it has seen to it. Its owner counts as seen
 * no later for it.
 */
export async function rewriteWorkspace(
  db: Database,
  { ownerId, version, ...place }: Place & { ownerId: string; version: number },
  next: NextWorkspace,
): Promise<void> {
  await db
    .update(workspaces)
    .set({ ...next, version: version + 1 })
    .where(and(eq(workspaces.ownerId, ownerId), isPlace(place), eq(workspaces.version, version)));
}

/** Empties a state over a version, unless that moved on: for one that nobody can read any more. */
export async function emptyExpired(
  db: Database,
  { ownerId, version, ...place }: Place & { ownerId: string; version: number },
): Promise<void> {
  await db
    .update(workspaces)
    .set({ state: NOTHING, figure: NOTHING, form: null, keepUntil: null, version: version + 1 })
    .where(and(eq(workspaces.ownerId, ownerId), isPlace(place), eq(workspaces.version, version)));
}

function isPlace({ tool, desk }: Place) {
  return and(eq(workspaces.tool, tool), eq(workspaces.desk, desk));
}

interface Setup {
  owners: Pick<Owners, "owner" | "read" | "writer">;
  uses: Pick<DailyUses, "counting" | "spend">;
  /** The size of what is sent, in bytes. */
  sentBytes: number;
  now: Date;
  report(error: unknown): void;
}

/** The tools' states in D1, for the owner behind one request. */
export function d1Workspaces(db: Database, { owners, uses, sentBytes, now, report }: Setup): Workspaces {
  /** Of what was sent, up to 2 MB: worked out once a request. */
  let printed: { sent: string; form: Promise<string> } | undefined;
  function formOf(sent: string): Promise<string> {
    if (printed?.sent !== sent) printed = { sent, form: fingerprint(sent) };
    return printed.form;
  }

  return {
    async read(place) {
      const read = await owners.read((ownerId) => findWorkspace(db, ownerId, place));
      const found = read?.found;
      if (!found) return null;
      if (now.getTime() - found.seenAt.getTime() > NOTED_ANEW_AFTER_MS) {
        await noteSeen(db, read.owner.id, now).catch(report);
        await read.owner.remember();
      }
      if (!found.kept || found.kept.state === null) return null;
      return { ...found.kept, state: parsed(found.kept.state) };
    },

    countUpload: () => uses.spend(["uploads", sentBytes]),

    async write(place, next, over, sent) {
      const holder = await owners.writer();
      const [count, form] = await Promise.all([uses.counting(), sent === undefined ? null : formOf(sent)]);
      const write = { ...next, form, over, now, count };
      const written = await writeWorkspace(db, holder.id, place, write).catch(async (failure: unknown) => {
        const error = asDeclined(failure, now);
        // It may have been written all the same: whoever sends the form again is the same owner.
        if (sent !== undefined && !(error instanceof Declined) && isDatabaseError(error))
          await holder.remember();
        throw error;
      });
      await holder.remember();
      return written ? "kept" : "conflict";
    },

    wasMadeBy: async (sent, { form }) => form !== null && form === (await formOf(sent)),

    async clear(place) {
      const holder = await owners.owner();
      if (holder) await emptyWorkspace(db, holder.id, place, now);
    },

    async figures() {
      const rows = (await owners.read((ownerId) => selectFigures(db, ownerId).execute()))?.found ?? [];
      const found: Awaited<ReturnType<Workspaces["figures"]>> = { sample: {}, yours: {} };
      for (const { tool, desk, figure } of rows) if (figure) found[desk][tool] = figure;
      return found;
    },
  };
}

/** Text that is no JSON is nothing that a tool's schema takes. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
