import { type ReadLayer, readLayer, withReading } from "../../app/functions/channel/reading";
import type { KeptChannel } from "../../app/model/kept-channel";
import { HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import type { YoutubeApi } from "../youtube/api/client";
import { concernsEveryCall, YoutubeError } from "../youtube/api/problems";
import { CALLS_A_PAGE, readOn } from "../youtube/connected";

/**
 * Channels a run, of 288 runs a day: with what the other jobs take, no more than the 50 queries that D1
 * allows an invocation on Cloudflare's Free plan.
 */
const CHANNELS_A_RUN = 5;

/** Another run may take a channel up after this long: the one that had it was cut off, then. */
const NEXT_TRY_MS = 10 * MINUTE_MS;

/** Nothing new is begun so late: cron comes again five minutes after it came. */
const RUN_MS = 4 * MINUTE_MS;

/** A channel that cannot be read waits for so long. */
const FAILED_WAITS_MS = HOUR_MS;

/** One that grew beyond what is kept stays as it is, until the next reading of its newest uploads. */
const TOO_LARGE_WAITS_MS = 24 * HOUR_MS;

interface KeptRow {
  ownerId: string;
  /** null where nobody can read the row any more. */
  kept: KeptChannel | null;
  version: number;
}

/** A run's share of the day's units. */
interface Admitted {
  /** Writes down what was spent, and that YouTube called the day's units spent if it did. */
  end(failed: YoutubeError | null): Promise<void>;
}

export interface ReadChannels {
  /** null where readings have had their half of the day's units. */
  admit(): Promise<Admitted | null>;
  /** Owners, who was here last first. */
  claim(wanted: { most: number; nextTry: Date }): Promise<string[]>;
  find(ownerIds: string[]): Promise<KeptRow[]>;
  /** Writes over the row's version. */
  save(row: KeptRow, next: KeptChannel): Promise<"kept" | "conflict" | "too-large">;
  postpone(ownerId: string, until: Date): Promise<void>;
  api: Pick<YoutubeApi, "channels" | "uploads" | "videos">;
  /** Calls that this run may still make outside. */
  left(): number;
  now: Date;
  clock(): Date;
  report(error: unknown): void;
}

/**
 * Reads on in connected channels: those due, of owners who were here last first, as far as the calls of the run and
 * half of the day's units go. What was read of a channel is kept at its end, also where YouTube fails or its quota
 * ends midway; the next run goes on from there.
 */
export async function readChannels(job: ReadChannels) {
  const { now, clock } = job;
  const counts = { read: 0, failed: 0, stopped: null as string | null };
  const hasTime = () => clock().getTime() - now.getTime() < RUN_MS;
  const left = () => (hasTime() ? job.left() : 0);
  if (left() < CALLS_A_PAGE) return { ...counts, stopped: "no calls left in this run" };
  const admitted = await job.admit();
  if (!admitted) return { ...counts, stopped: "half of the day's units are spent" };

  const nextTry = new Date(now.getTime() + NEXT_TRY_MS);
  const claimed = await job.claim({ most: CHANNELS_A_RUN, nextTry });
  const found = new Map((await job.find(claimed)).map((row) => [row.ownerId, row]));
  const rows = claimed.flatMap((ownerId) => found.get(ownerId) ?? []);
  let ended: YoutubeError | null = null;
  for (const row of rows) {
    if (ended || left() < CALLS_A_PAGE) {
      // Claimed and not begun: due again at once, for the run that has calls for it.
      await job.postpone(row.ownerId, now);
      continue;
    }
    const failed = await readOne(row, { ...job, left });
    if (!failed) {
      counts.read += 1;
      continue;
    }
    counts.failed += 1;
    if (concernsEveryCall(failed)) {
      ended = failed;
    } else {
      job.report(failed);
      await job.postpone(row.ownerId, new Date(now.getTime() + FAILED_WAITS_MS));
    }
  }
  await admitted.end(ended);
  return { ...counts, stopped: ended?.message ?? null };
}

/** One channel's turn. Answers what went wrong with YouTube; what was read before it is kept. */
async function readOne(row: KeptRow, job: ReadChannels): Promise<YoutubeError | null> {
  const began = readLayer(row.kept);
  if (!began) return null;
  let newest: ReadLayer = began;
  let failed: YoutubeError | null = null;
  try {
    const read = (layer: ReadLayer) => {
      newest = layer;
    };
    await readOn(began, { ...job, read });
  } catch (error) {
    if (!(error instanceof YoutubeError)) throw error;
    failed = error;
  }
  if (newest !== began) await keep(row, newest, job);
  return failed;
}

/**
 * Keeps what was read. Where a form wrote in between, over what it wrote: the job alone reads on in YouTube's layer,
 * and a channel that was disconnected, or is another one now, gets none.
 */
async function keep(row: KeptRow, layer: ReadLayer, job: ReadChannels): Promise<void> {
  let current: KeptRow | undefined = row;
  for (let tries = 0; tries < 3 && current?.kept; tries++) {
    const outcome = await job.save(current, withReading(current.kept, layer));
    if (outcome === "too-large") {
      await job.postpone(row.ownerId, new Date(job.now.getTime() + TOO_LARGE_WAITS_MS));
    }
    if (outcome !== "conflict") return;
    [current] = await job.find([row.ownerId]);
    if (readLayer(current?.kept ?? null)?.facts?.id !== layer.facts?.id) return;
  }
}

/** Channels whose data of YouTube's API is dropped in one run: a day before its time is over, there are many runs. */
const DROPPED_A_RUN = 2;

interface DropChannelData {
  find(at: Date, most: number): Promise<KeptRow[]>;
  /** What may be kept at an instant; null if nothing. */
  left(kept: KeptChannel, at: Date): KeptChannel | null;
  save(row: KeptRow, next: KeptChannel | null): Promise<unknown>;
  now: Date;
}

/**
 * Takes out of connected channels what YouTube's API told 29 days ago, a day before its 30 days are over, so that a
 * day of many or of an outage is still in time. A row that nobody can read goes as a whole: it may hold such data.
 */
export async function dropChannelData({ find, left, save, now }: DropChannelData) {
  const at = new Date(now.getTime() + 24 * HOUR_MS);
  const rows = await find(at, DROPPED_A_RUN);
  for (const row of rows) await save(row, row.kept && left(row.kept, at));
  return { channels: rows.length };
}
