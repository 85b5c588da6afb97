import { z } from "zod";
import type { ReadLayer } from "../../model/kept-channel";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../numbers/days";
import type { ChannelReading, ChannelRow, ReadingFailure } from "../../services/readings";
import { defineJob } from "../define";
import { CALLS_A_PAGE, readLayer, withReading } from "./reading";

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
const TOO_LARGE_WAITS_MS = DAY_MS;

/**
 * Reads on in connected channels: those due, of owners who were here last first, as far as the calls of the run and
 * half of the day's units go. What was read of a channel is kept at its end, also where YouTube fails or its quota
 * ends midway; the next run goes on from there.
 */
export const readDueChannels = defineJob({
  name: "channel.read-due",
  about: "Reads on in connected channels.",
  input: z.object({}),
  output: z.object({
    read: z.number().optional(),
    failed: z.number().optional(),
    /** Why the run ended before all that were due had their turn. */
    stopped: z.string().nullable(),
    /** Calls made outside. */
    calls: z.number().optional(),
  }),
  scope: "write",
  uses: [
    "channelReading.admit",
    "channelReading.claim",
    "channelReading.find",
    "channelReading.save",
    "channelReading.postpone",
    "channelReading.read",
    "channelReading.left",
    "channelReading.made",
    "channelReading.clock",
  ],
  failed: "The channels could not be read.",
  examples: { good: {} },
  async run(_input, _caller, { channelReading, request, report }) {
    const done = await readDue(channelReading, { now: request.now, report });
    return { ...done, calls: channelReading.made() };
  },
});

interface Turn {
  now: Date;
  report(error: unknown): void;
}

async function readDue(channels: ChannelReading, { now, report }: Turn) {
  const counts = { read: 0, failed: 0, stopped: null as string | null };
  const hasTime = () => channels.clock().getTime() - now.getTime() < RUN_MS;
  const left = () => (hasTime() ? channels.left() : 0);
  if (left() < CALLS_A_PAGE) return { ...counts, stopped: "no calls left in this run" };
  const admitted = await channels.admit();
  if (!admitted) return { ...counts, stopped: "half of the day's units are spent" };

  const nextTry = new Date(now.getTime() + NEXT_TRY_MS);
  const claimed = await channels.claim({ most: CHANNELS_A_RUN, nextTry });
  const found = new Map((await channels.find(claimed)).map((row) => [row.ownerId, row]));
  const rows = claimed.flatMap((ownerId) => found.get(ownerId) ?? []);
  let ended: ReadingFailure | null = null;
  for (const row of rows) {
    if (ended || left() < CALLS_A_PAGE) {
      // Claimed and not begun: due again at once, for the run that has calls for it.
      await channels.postpone(row.ownerId, now);
      continue;
    }
    const failed = await readOne(row, { channels, left, now });
    if (!failed) {
      counts.read += 1;
      continue;
    }
    counts.failed += 1;
    if (failed.isGeneral) {
      ended = failed;
    } else {
      report(failed.error);
      await channels.postpone(row.ownerId, new Date(now.getTime() + FAILED_WAITS_MS));
    }
  }
  await admitted.end(ended);
  return { ...counts, stopped: ended?.error.message ?? null };
}

interface OneTurn {
  channels: ChannelReading;
  left(): number;
  now: Date;
}

/** One channel's turn. Answers what went wrong with YouTube; what was read before it is kept. */
async function readOne(row: ChannelRow, { channels, left, now }: OneTurn): Promise<ReadingFailure | null> {
  const began = readLayer(row.kept);
  if (!began) return null;
  let newest: ReadLayer = began;
  const failed = await channels.read(began, {
    left,
    read(layer) {
      newest = layer;
    },
  });
  if (newest !== began) await keep(row, newest, { channels, now });
  return failed;
}

/**
 * Keeps what was read. Where a form wrote in between, over what it wrote: the job alone reads on in YouTube's layer,
 * and a channel that was disconnected, or is another one now, gets none.
 */
async function keep(
  row: ChannelRow,
  layer: ReadLayer,
  { channels, now }: Omit<OneTurn, "left">,
): Promise<void> {
  let current: ChannelRow | undefined = row;
  for (let tries = 0; tries < 3 && current?.kept; tries++) {
    const outcome = await channels.save(current, withReading(current.kept, layer));
    if (outcome === "too-large") {
      await channels.postpone(row.ownerId, new Date(now.getTime() + TOO_LARGE_WAITS_MS));
    }
    if (outcome !== "conflict") return;
    [current] = await channels.find([row.ownerId]);
    if (readLayer(current?.kept ?? null)?.facts?.id !== layer.facts?.id) return;
  }
}
