import type { D1Database } from "@cloudflare/workers-types";
import { MINUTE_MS } from "../../app/numbers/days";
import { countingDay } from "../db/daily-uses";
import { perDatabase } from "../db/database";

/** What a key, or what an assistant was allowed, was used for since it was last written. */
export interface Uses {
  /** The minute of the last call since 1970, and the calls in it. */
  minute: number;
  calls: number;
  /** The day of the last call, "2026-11-24". */
  day: string;
  called: { day: string; called: string; times: number }[];
}

/** Uses of so long are written together, after their answers: D1 takes a write, and an answer waits for none. */
const TOGETHER_MS = 100;
/** A request that did not write by then never will. */
const GONE_MS = 10_000;

const unwrittenOf = perDatabase(() => new Map<string, Uses & { since: number }>());

interface Writing {
  write(uses: Uses): Promise<unknown>;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Notes a call in this isolate's memory, which soon writes it.
 *
 * @param id of the key, or of what was allowed
 * @param called the name of a function, never what a caller sent
 * @returns how many calls of this minute are not written yet, this one among them
 */
export function noteUse(
  database: D1Database,
  { id, called, now }: { id: string; called: string; now: Date },
  { write, waitUntil }: Writing,
): number {
  const unwritten = unwrittenOf(database);
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const day = countingDay(now);
  const known = unwritten.get(id);
  const uses = known && now.getTime() - known.since < GONE_MS ? known : begin();
  if (uses.minute < minute) Object.assign(uses, { minute, day, calls: 0 });
  uses.calls += 1;
  const row = uses.called.find((one) => one.day === day && one.called === called);
  if (row) row.times += 1;
  else uses.called.push({ day, called, times: 1 });
  return uses.calls;

  function begin() {
    const begun = { minute, day, calls: 0, called: known?.called ?? [], since: now.getTime() };
    unwritten.set(id, begun);
    waitUntil(
      new Promise((resolve) => setTimeout(resolve, TOGETHER_MS)).then(() => {
        if (unwritten.get(id) === begun) unwritten.delete(id);
        return write(begun);
      }),
    );
    return begun;
  }
}
