import { z } from "zod";
import type { RecordFile, SealContent, SealedDay, SealKind, SealRow } from "../../model/seal";

/**
 * JSON in the one spelling that hashes agree on (RFC 8785): names in order of their UTF-16 units, no spaces, numbers and
 * strings as JavaScript writes them. What is undefined is left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** The SHA-256 of a value as canonical JSON, in hexadecimal. */
export async function hashOf(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonicalJson(value)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The head of a day: a hash over the hashes of its rows in their order, and over the head before. */
export function headOf(day: Omit<SealedDay, "head">, hashes: string): Promise<string> {
  const { first, last, previous } = day;
  return hashOf({ day: day.day, first, last, previous, seals: hashes });
}

/** How the hashes of a day stand in its head. */
export const joinHashes = (hashes: readonly string[]) => hashes.join(",");

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const place = z.number().int().min(0);

/** A creator's record as it is read back from its file. */
export const recordFile: z.ZodType<RecordFile> = z.object({
  product: z.string(),
  madeAt: z.string(),
  notes: z.array(z.string()),
  days: z.array(
    z.object({
      ...{ day: z.string(), first: place, last: place, previous: hash.nullable(), head: hash },
      isListed: z.boolean(),
    }),
  ),
  rows: z.array(
    z.object({
      n: place,
      hash,
      previous: hash.nullable(),
      sealed: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

export const RECORD_NOTES = [
  "Your lights and forecasts as they were sealed, each with its salt. Rows without a text are other people's.",
  "Check this file with: npm run record -- FILE. Then compare the heads with those at /record, or with a copy that you kept.",
];

/**
 * Rows of the chain that one file holds, its creator's newest days first. One with fewer that has any row after the last
 * head has all of them from there on.
 */
export const MOST_ROWS = 20_000;

/** What a file holds, and everything in it that does not fit, each named. */
export interface RecordCheck {
  /** Rows with a text, all of whose hashes were worked out anew. */
  own: number;
  rows: number;
  /** Heads worked out anew from their rows; the others only follow one another. */
  heads: number;
  faults: string[];
}

/** Checks a record against its own chain: texts against hashes, rows against one another, days against their heads. */
export async function checkRecord({ days, rows }: RecordFile): Promise<RecordCheck> {
  const faults: string[] = [];
  for (const { n, hash, sealed } of rows) {
    if (sealed && (await hashOf(sealed)) !== hash)
      faults.push(`Row ${n} was changed: its text has another hash.`);
  }
  rows.forEach(({ n, previous }, at) => {
    const before = rows[at - 1];
    if (!before) return;
    if (n <= before.n) faults.push(`Rows ${before.n} and ${n} are in the wrong order.`);
    else if (n === before.n + 1 && previous !== before.hash)
      faults.push(`Row ${n} does not follow row ${before.n}: one of them was changed or moved.`);
  });
  let heads = 0;
  const byPlace = new Map(rows.map((row) => [row.n, row.hash]));
  for (const [at, day] of days.entries()) {
    const before = days[at - 1];
    if (day.previous !== (before?.head ?? null) || day.first !== (before?.last ?? 0) + 1)
      faults.push(
        before
          ? `The head of ${day.day} does not follow that of ${before.day}: one was changed, moved or dropped.`
          : `The heads begin with ${day.day}, which is not the first.`,
      );
    if (!day.isListed) continue;
    heads += 1;
    const { found, missing } = hashesOf(day, byPlace);
    for (const n of missing) faults.push(`Row ${n} of ${day.day} is missing.`);
    if ((await headOf(day, joinHashes(found))) !== day.head)
      faults.push(`The head of ${day.day} is not that of its rows.`);
  }
  const last = days.at(-1)?.last ?? 0;
  const end = rows.reduce((most, { n }) => Math.max(most, n), last);
  if (rows.length < MOST_ROWS)
    for (const n of hashesOf({ first: last + 1, last: end }, byPlace).missing)
      faults.push(`Row ${n}, which no head covers yet, is missing.`);
  return { own: rows.filter(({ sealed }) => sealed).length, rows: rows.length, heads, faults };
}

/** More missing rows of a day are not named one by one. */
const MOST_NAMED = 50;

function hashesOf({ first, last }: Pick<SealedDay, "first" | "last">, byPlace: ReadonlyMap<number, string>) {
  const found: string[] = [];
  const missing: number[] = [];
  for (let n = first; n <= last && missing.length < MOST_NAMED; n += 1) {
    const hash = byPlace.get(n);
    if (hash === undefined) missing.push(n);
    else found.push(hash);
  }
  return { found, missing };
}

/** A seal to be kept: the bare hash for the chain, and the content as it was hashed. */
export interface Seal {
  kind: SealKind;
  /** Of a light; null for a forecast. */
  color: string | null;
  hash: string;
  content: string;
}

/** Seals what was said of a card. */
export async function sealOf(content: SealContent): Promise<Seal> {
  return {
    kind: content.kind,
    color: content.light?.colour ?? null,
    hash: await hashOf(content),
    content: canonicalJson(content),
  };
}

/** Rows in their order, each with its content where it is the creator's own. */
export function joinRows(rows: readonly SealRow[], own: ReadonlyMap<number, string>): RecordFile["rows"] {
  return rows.map(({ n, hash, previous }) => {
    const content = own.get(n);
    return content === undefined ? { n, hash, previous } : { n, hash, previous, sealed: JSON.parse(content) };
  });
}
