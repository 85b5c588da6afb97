import { z } from "zod";
import {
  observe,
  paceOf,
  SLOWEST_MS,
  wantedDetails,
  wantedPicture,
  withDetails,
  withLook,
} from "../../engines/watch";
import type { WatchPage } from "../../model/watch";
import { HOUR_MS, MINUTE_MS } from "../../numbers/days";
import type { LeasedChannel, WatchFailure, WatchReading, WatchTurn } from "../../services/readings";
import { defineJob } from "../define";

/** Another run may take a channel after this long: the one that had it was cut off, then. */
const LEASE_MS = 15 * MINUTE_MS;
/** Nothing new is begun so late: cron comes again five minutes after it came. */
const RUN_MS = 4 * MINUTE_MS;
/** Ids that one call of videos.list takes. */
const IDS_A_CALL = 50;
/** A channel in steady state is a list, and so many of its uploads by id (docs/evaluation/watch.md). */
const IDS_A_CHANNEL = 6;
/** A channel that fails in passing waits no longer than this, however often: feeds fail for days. */
const FAILED_MS = 2 * HOUR_MS;
/** Calls and units kept back, since a call that fails in passing is made twice. */
const SPARE = 2;
/** Calls at once, as browsers have it. */
const AT_ONCE = 4;
/** Thumbnails of one run, with calls that nothing else needs: 2,300 a day. */
const MOST_LOOKS = 8;
/** Looks that fail, of different videos, after which a run looks at no more: one alone may be that picture's fault. */
const MOST_FAILED_LOOKS = 2;

/**
 * Reads watched channels that are due, each once however many watch it, as far as the calls of the run and the day's
 * units go. Lists come first, lengths and views for all of them together after that. A run that is cut off has changed
 * nothing: its channels are read again when their lease ends.
 */
export const readWatchedChannels = defineJob({
  name: "watch.read-due",
  about: "Reads watched channels that are due, and notes what happened on them.",
  input: z.object({}),
  output: z.object({
    read: z.number(),
    failed: z.number(),
    events: z.number(),
    /** Why the run ended before all it took had their turn. */
    stopped: z.string().nullable(),
    calls: z.number(),
  }),
  scope: "write",
  uses: [
    "watchReading.admit",
    "watchReading.lease",
    "watchReading.located",
    "watchReading.newest",
    "watchReading.details",
    "watchReading.look",
    "watchReading.save",
    "watchReading.left",
    "watchReading.made",
    "watchReading.clock",
  ],
  failed: "The watched channels could not be read.",
  examples: { good: {} },
  async run(_input, _caller, { watchReading, request, report }) {
    const done = await readDue(watchReading, request.now, report);
    return { ...done, calls: watchReading.made() };
  },
});

interface Listed {
  channel: LeasedChannel;
  title: string | null;
  page: WatchPage;
}

async function readDue(reading: WatchReading, now: Date, report: (error: unknown) => void) {
  const nothing = { read: 0, failed: 0, events: 0 };
  const hasTime = () => reading.clock().getTime() - now.getTime() < RUN_MS;
  const admitted = await reading.admit();
  const spare = Math.min(reading.left(), admitted.units) - SPARE;
  const { tellsById } = admitted;
  const most = tellsById ? Math.floor((spare * IDS_A_CALL) / (IDS_A_CALL + IDS_A_CHANNEL)) - 1 : spare;
  if (most < 1) {
    await admitted.end(null);
    return { ...nothing, stopped: "no calls left in this run" };
  }
  const calls = { left: () => Math.min(reading.left(), admitted.units - reading.made()) - SPARE };
  const leased = await reading.lease(most, new Date(now.getTime() + LEASE_MS));
  const turns: WatchTurn[] = [];
  let ended: WatchFailure | null = null;

  const listed: Listed[] = [];
  const queue = (leased.length > 0 ? await reading.located(leased) : []).values();
  async function list(): Promise<void> {
    for (const channel of queue) {
      // Taken and not begun: due again at once, for the run that has calls for it.
      if (ended || !hasTime() || calls.left() < 1) {
        turns.push(letGo(channel, now));
        continue;
      }
      const found = await reading.newest(channel);
      if ("page" in found) listed.push({ channel, ...found });
      else if (found.failed === "general") {
        ended = found;
        turns.push(letGo(channel, now));
      } else {
        if (found.failed !== "missing") report(found.error);
        turns.push(failedTurn(channel, found, now));
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, list));

  const asked = chooseDetails(listed, tellsById ? Math.max(0, calls.left()) * IDS_A_CALL : 0);
  const ids = [...asked.values()].flat();
  const details = !ended && ids.length > 0 ? await reading.details(ids) : null;
  const looks = ended ? new Map() : await lookAround(listed);
  for (const one of listed) {
    const ids = asked.get(one.channel.id) ?? [];
    const page = tellsById ? withDetails(one.page, ids, details) : one.page;
    turns.push(readTurn(one, looks.get(one.channel.id)?.(page) ?? page, now));
  }
  const events = turns.length > 0 ? await reading.save(turns) : 0;
  await admitted.end(ended);
  const failed = turns.filter(({ state }) => state === "failed" || state === "missing").length;
  const stopped = (ended as WatchFailure | null)?.error.message ?? null;
  return { read: listed.length, failed, events, stopped };

  /** One thumbnail of each channel, as far as calls go, those first that may have changed: what it adds to a page. */
  async function lookAround(listed: Listed[]) {
    const found = new Map<string, (page: WatchPage) => WatchPage>();
    const wanted = listed.flatMap(({ channel, page }) => {
      const next = wantedPicture(channel.uploads, page);
      return next ? [{ channel: channel.id, ...next }] : [];
    });
    const chosen = wanted.sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || a.at - b.at).values();
    let left = MOST_LOOKS;
    let failed = 0;
    async function look(): Promise<void> {
      for (const { channel, id, known } of chosen) {
        if (left <= 0 || failed >= MOST_FAILED_LOOKS || !hasTime() || reading.left() - SPARE < 1) return;
        left -= 1;
        const seen = await reading.look(id, known);
        if ("error" in seen) {
          if (failed === 0) report(seen.error);
          failed += 1;
        } else if (seen.thumbnail) found.set(channel, (page) => withLook(page, id, seen.thumbnail));
      }
    }
    await Promise.all([look(), look()]);
    return found;
  }
}

/** Which ids are asked for of each channel, the most urgent of each first, as many as there are calls for. */
function chooseDetails(listed: Listed[], most: number): Map<string, string[]> {
  const wanted = listed.map(({ channel, page }) => ({
    id: channel.id,
    ids: wantedDetails(channel.uploads, page),
  }));
  const chosen = new Map<string, string[]>();
  let left = most;
  // Those with few come first: a channel read for the first time wants all it has.
  for (const { id, ids } of wanted.sort((a, b) => a.ids.length - b.ids.length)) {
    chosen.set(id, ids.slice(0, left));
    left -= Math.min(left, ids.length);
  }
  return chosen;
}

function readTurn({ channel, title }: Listed, page: WatchPage, now: Date): WatchTurn {
  const { uploads, happened } = observe(channel.id, channel.uploads, page);
  const paceMs = paceOf(uploads, { now, seenAt: channel.seenAt, isPushed: channel.isPushed });
  const { id, playlist, version } = channel;
  const read = { title: title ?? channel.title, playlist, version, page, uploads, happened };
  return { id, state: "read", paceMs, dueAt: new Date(now.getTime() + paceMs), failures: 0, read };
}

function failedTurn({ id, failures }: LeasedChannel, { failed }: WatchFailure, now: Date): WatchTurn {
  const paceMs = Math.min(failed === "missing" ? SLOWEST_MS : FAILED_MS, HOUR_MS * 2 ** failures);
  const state = failed === "missing" ? "missing" : "failed";
  return { id, state, paceMs, dueAt: new Date(now.getTime() + paceMs), failures: failures + 1, read: null };
}

function letGo({ id, uploads, failures }: LeasedChannel, now: Date): WatchTurn {
  return { id, state: uploads ? "read" : "new", paceMs: HOUR_MS, dueAt: now, failures, read: null };
}
