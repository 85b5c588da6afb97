import { observe } from "../../app/engines/watch";
import { run } from "../../app/functions/run";
import { readWatchedChannels } from "../../app/functions/watch/read-due";
import { type Caller, UNLIMITED } from "../../app/model/caller";
import type { SeenVideo, WatchPage } from "../../app/model/watch";
import { seeded, wholeBetween } from "../../app/numbers/chance";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import { FEED_UPLOADS } from "../../app/services/channels";
import type { LeasedChannel, WatchReading } from "../../app/services/readings";
import { nearestRank } from "../../app/statistics/quantiles";

const TICK_MS = 5 * MINUTE_MS;
/** The first day is for first readings; the last for what is published late. */
const DAYS = 8;
const PAGE = 50;
const START = Date.parse("2026-11-01T08:00:00Z");
const JOB: Caller = {
  owner: async () => null,
  user: async () => null,
  scopes: new Set(["read", "write"]),
  limits: { allows: async () => true },
  allowance: UNLIMITED,
};

/** When each channel of these rows uploaded, oldest first: of those with a history of a month and twelve uploads. */
export function histories(rows: readonly Record<string, string>[]): number[][] {
  const byChannel = Map.groupBy(rows, ({ source, channel }) => `${source} ${channel}`);
  return [...byChannel.values()]
    .map((own) =>
      own
        .map((row) => Date.parse(row.published_at ?? ""))
        .filter(Number.isFinite)
        .sort((a, b) => a - b),
    )
    .filter((times) => times.length >= 12 && (times.at(-1) ?? 0) - (times[0] ?? 0) >= 30 * DAY_MS);
}

interface Scenario {
  channels: number;
  /** Units a day; 0 without a key. */
  units: number;
  /** Calls of a run. */
  calls: number;
  /** The share of uploads that are pushed and arrive. */
  pushed?: number;
  /** A day on which no feed answers. */
  lostDay?: number;
}

interface Watched extends LeasedChannel {
  dueAt: number;
  heldBy: string | null;
  heldUntil: number;
  /** Newest first; those of the future come first. */
  all: SeenVideo[];
  found: Map<string, number>;
}

/** A week of each channel's own past, from an instant of it on, shifted to the time of the simulation. */
function watch(known: readonly number[][], at: number, random: () => number): Watched {
  const times = known[wholeBetween(random, 0, known.length - 1)] ?? [];
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const from = first + random() * Math.max(0, last - first - DAYS * DAY_MS);
  const all = times
    .map((time) => time - from + START)
    .filter((time) => time < START + DAYS * DAY_MS)
    .map(
      (time, place): SeenVideo => ({
        ...{ id: `${at}-${place}`, title: `Upload ${place}`, publishedAt: new Date(time).toISOString() },
        ...{ seconds: 600, isShort: false, views: 1000, thumbnail: null },
      }),
    )
    .reverse();
  return {
    ...{
      id: `UC${String(at).padStart(22, "0")}`,
      title: "",
      playlist: "UU",
      uploads: null,
      version: 0,
      failures: 0,
    },
    ...{ seenAt: new Date(START + DAYS * DAY_MS), isPushed: false, dueAt: START, heldBy: null, heldUntil: 0 },
    ...{ all, found: new Map<string, number>() },
  };
}

/** Plays a week of cron over channels: how long uploads wait to be found, what that costs, and what was used up first. */
export async function simulate(
  known: readonly number[][],
  { channels, units, calls: mostCalls, pushed = 0, lostDay }: Scenario,
) {
  const random = seeded(`${channels} channels`);
  const watched = Array.from({ length: channels }, (_, at) => ({
    ...watch(known, at, random),
    isPushed: pushed > 0,
  }));
  const byId = new Map(watched.map((one) => [one.id, one]));
  const pushes = watched
    .flatMap((one) =>
      one.all.map((video) => ({ one, video, at: Date.parse(video.publishedAt) + 2 * MINUTE_MS })),
    )
    .filter(({ at }) => at > START && random() < pushed)
    .sort((a, b) => b.at - a.at);
  const spentOn = new Map<number, number>();
  const usedUp = { units: 0, calls: 0 };
  let calledMost = 0;
  const waiting: number[] = [];

  const take = (one: Watched, page: WatchPage) => {
    const { uploads, happened } = observe(one.id, one.uploads, page);
    one.uploads = uploads;
    for (const { event } of happened) {
      if (event.kind === "watched-upload") one.found.set(event.facts.video, page.at);
    }
  };

  for (let at = START; at < START + DAYS * DAY_MS; at += TICK_MS) {
    while ((pushes.at(-1)?.at ?? Number.POSITIVE_INFINITY) <= at) {
      const { one, video, at: arrived } = pushes.pop() ?? {};
      if (one?.uploads && video) {
        take(one, {
          source: "push",
          at: arrived ?? at,
          videos: [{ ...video, views: null }],
          isWhole: false,
          missing: [],
        });
      }
    }
    const now = new Date(at);
    const day = Math.floor((at - START) / DAY_MS);
    let [calls, spent] = [0, 0];
    const left = units * Math.min(1, (at - START) / DAY_MS - day + 1 / 24) - (spentOn.get(day) ?? 0);
    const byKey = units > 0 && left >= 4;
    if (units > 0 && !byKey && day > 0) usedUp.units += 1;
    const holder = String(at);
    const reading: WatchReading = {
      admit: async () => ({
        units: byKey ? left : Number.POSITIVE_INFINITY,
        tellsById: byKey,
        end: async () => {},
      }),
      async lease(most, until) {
        const due = watched.filter((one) => one.dueAt <= at && one.heldUntil <= at);
        if (due.length > most && day > 0) usedUp.calls += 1;
        const taken = due.sort((a, b) => a.dueAt - b.dueAt).slice(0, most);
        for (const one of taken) Object.assign(one, { heldBy: holder, heldUntil: until.getTime() });
        return taken;
      },
      located: async (all) => all,
      async newest({ id }) {
        calls += 1;
        if (byKey) spent += 1;
        if (!byKey && day === lostDay) return { failed: "passing", error: new Error("no feed today") };
        const there = (byId.get(id)?.all ?? []).filter(({ publishedAt }) => Date.parse(publishedAt) <= at);
        const videos = there
          .slice(0, byKey ? PAGE : FEED_UPLOADS)
          .map((video) => ({ ...video, ...(byKey && { views: null, seconds: null }) }));
        return {
          page: { source: byKey ? "api" : "feed", at, videos, isWhole: true, missing: [] },
          title: null,
        };
      },
      // With calls that nothing else needs: what is measured here goes without.
      look: async () => ({ thumbnail: null }),
      async details(ids) {
        const needed = Math.ceil(new Set(ids).size / PAGE);
        calls += needed;
        spent += needed;
        return new Map(ids.map((id) => [id, { seconds: 600, views: 1000 }]));
      },
      async save(turns) {
        for (const { id, dueAt, failures, read } of turns) {
          const one = byId.get(id);
          if (!one) continue;
          Object.assign(one, { dueAt: dueAt.getTime(), failures, heldBy: null, heldUntil: 0 });
          if (!read) continue;
          one.uploads = read.uploads;
          for (const { event } of read.happened) {
            if (event.kind === "watched-upload") one.found.set(event.facts.video, at);
          }
        }
        return 0;
      },
      left: () => mostCalls - calls,
      made: () => calls,
      clock: () => now,
    };
    const deps = { watchReading: reading, request: { now }, report: () => {} };
    const ran = await run(readWatchedChannels, {}, JOB, deps);
    if ("refused" in ran) throw new Error(ran.refused.message);
    spentOn.set(day, (spentOn.get(day) ?? 0) + spent);
    calledMost = Math.max(calledMost, calls);
  }

  let [uploads, missed] = [0, 0];
  for (const one of watched) {
    for (const { id, publishedAt } of one.all) {
      const published = Date.parse(publishedAt);
      if (published < START + DAY_MS || published >= START + (DAYS - 1) * DAY_MS) continue;
      uploads += 1;
      const found = one.found.get(id);
      if (found === undefined) missed += 1;
      else waiting.push((found - published) / HOUR_MS);
    }
  }
  const first = usedUp.calls > usedUp.units ? "calls" : usedUp.units > 0 ? "units" : "nothing";
  return {
    ...{ uploads, missed, first, calls: calledMost, units: Math.max(0, ...spentOn.values()) },
    median: nearestRank(waiting, 0.5) ?? Number.NaN,
    ninth: nearestRank(waiting, 0.9) ?? Number.NaN,
    longest: Math.max(...waiting),
  };
}
