import { backTest } from "../../engines/forecast";
import { kindsOf } from "../../engines/growth";
import { judgePast, readPast, readRecord } from "../../engines/ideas";
import { colorOf } from "../../engines/light";
import { type Channel, countedLast } from "../../model/channel";
import type { RecordFigures, Tally } from "../../model/seal";
import type { UploadKind } from "../../model/upload";

/** So many of the newest uploads are asked about. */
const MOST = 20;
/** Fewer say nothing. */
const LEAST = 5;

/** What lights and forecasts would have said before each of the newest uploads, and what came of it. */
export interface LastUploads extends Record<"green" | "amber" | "red" | "inside", Tally> {
  kind: UploadKind;
  uploads: number;
}

/**
 * What would have been said of the newest 20 uploads of the kind a channel makes now, each from those before it: worked
 * out afterwards, so no record. Shorts have no forecasts. null without a channel of its own, or with too few uploads to judge.
 */
export function lastUploads(channel: Channel | null, now: Date): LastUploads | null {
  if (!channel) return null;
  const asOf = countedLast(channel) ?? now;
  const kind = kindsOf(channel.uploads, asOf).now;
  const past = readPast(channel.uploads, asOf, kind);
  if (!past) return null;
  const judged = judgePast(past, readRecord(past)).slice(-MOST);
  if (judged.length < LEAST) return null;
  const test = kind === "long" ? backTest(channel.uploads, asOf) : null;
  const rows = test?.kind === "tested" ? test.rows.slice(-judged.length) : [];
  const beats = (color: string): Tally => {
    const given = judged.filter((one) => colorOf(one) === color);
    return { hits: given.filter(({ beat }) => beat).length, of: given.length };
  };
  return {
    kind,
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
