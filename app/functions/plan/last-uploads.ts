import { backTest } from "../../engines/forecast";
import { judgePast, readPast, readRecord } from "../../engines/ideas";
import { colorOf } from "../../engines/light";
import { type Channel, countedLast } from "../../model/channel";
import type { RecordFigures, Tally } from "../../model/seal";
import { uploadKind } from "../../model/upload";

/** So many of the newest uploads are asked about. */
const MOST = 20;
/** Fewer say nothing. */
const LEAST = 5;

/** What lights and forecasts would have said before each of the newest uploads, and what came of it. */
export interface LastUploads extends Record<"green" | "amber" | "red" | "inside", Tally> {
  uploads: number;
}

/**
 * What would have been said of a channel's newest 20 long uploads, each from those before it: worked out afterwards, so
 * no record. null without a channel of its own, or with too few uploads to judge.
 */
export function lastUploads(channel: Channel | null, now: Date): LastUploads | null {
  if (!channel) return null;
  const asOf = countedLast(channel) ?? now;
  const longs = channel.uploads.filter(({ durationSeconds }) => uploadKind(durationSeconds) !== "short");
  const past = readPast(longs, asOf);
  if (!past) return null;
  const judged = judgePast(past, readRecord(past)).slice(-MOST);
  if (judged.length < LEAST) return null;
  const test = backTest(longs, asOf);
  const rows = test.kind === "tested" ? test.rows.slice(-judged.length) : [];
  const beats = (color: string): Tally => {
    const given = judged.filter((one) => colorOf(one) === color);
    return { hits: given.filter(({ beat }) => beat).length, of: given.length };
  };
  return {
    uploads: judged.length,
    green: beats("green"),
    amber: beats("amber"),
    red: beats("red"),
    inside: { hits: rows.filter(({ inside }) => inside).length, of: rows.length },
  };
}

/** Whether anything sealed was counted yet. */
export function isCounted({ green, amber, red, inside }: RecordFigures): boolean {
  return [green, amber, red, inside].some(({ of }) => of > 0);
}
