import type { Happened } from "../../app/engines/watch";
import { run } from "../../app/functions/run";
import { receivePush } from "../../app/functions/watch/push";
import { readWatchedChannels } from "../../app/functions/watch/read-due";
import type { WatchedUploads, WatchPage } from "../../app/model/watch";
import { seeded } from "../../app/numbers/chance";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import { FEED_UPLOADS } from "../../app/services/channels";
import type { WatchReading } from "../../app/services/readings";
import type { Pushes } from "../../app/services/watch";
import { deletedXml, pushXml } from "../../tests/support/pushed";
import { feedReply } from "../../tests/upstream/youtube/feed";
import { JOB_CALLER } from "../../workers/caller";
import { readWatchPage } from "../../workers/youtube/feed";
import { DAYS, isThere, START, type TrueChannel, type TrueVideo, titleAt, viewsAt } from "./world";

const TICK_MS = 5 * MINUTE_MS;
const UNTIL = START + DAYS * DAY_MS;
const PAGE = 50;

export const SOURCES = [
  "API",
  "feed",
  "push",
  "API and push",
  "feed and push",
  "API or feed, and push",
] as const;
export type Source = (typeof SOURCES)[number];

/** What a source showed at an instant, for the judge (judge.ts): it knows nothing else of a reading. */
export interface Shown {
  at: number;
  /** Of when it is: a feed is a copy of minutes ago. */
  of: number;
  source: "api" | "feed" | "push";
  titles: Map<string, string>;
  /** Whose views were told. */
  counted: Set<string>;
  /** Of a push: what it calls gone, and since when what it tells is so. */
  gone: string[];
  changedAt: number | null;
  /** Thumbnails looked at, each with the number of its picture; null of an edge's own copy. */
  looks: Map<string, number | null>;
}

export type Happening = Happened["event"];

/** Replays a channel through a source with what sources do: copies that are old, gaps, pushes lost, late and twice. */
export async function replay(channel: TrueChannel, source: Source, seed: string) {
  const random = seeded(`${seed} ${channel.id} ${source}`);
  const isPushed = source.includes("push");
  const shown: Shown[] = [];
  const happened: Happening[] = [];
  let [kept, version, dueAt]: [WatchedUploads | null, number, number] = [null, 0, START];
  const left = new Set<string>();
  const looked = new Map<string, number | null>();
  let copiedAt = START;

  const ordered = <Item>(items: Item[]) => (random() < 0.1 ? items.toSorted(() => random() - 0.5) : items);
  /** Newest first, as of an instant; one of them left out at times, each once at most. */
  function there(at: number, most: number): TrueVideo[] {
    const all = channel.videos.filter((video) => isThere(video, at)).slice(0, most);
    const out = random() < 0.05 ? all[Math.floor(random() * all.length)] : undefined;
    if (!out || left.has(out.id)) return all;
    left.add(out.id);
    return all.filter((one) => one !== out);
  }
  const note = (page: WatchPage, of: number, changedAt: number | null = null) =>
    shown.push({
      ...{ at: page.at, of, source: page.source, changedAt, gone: page.deleted?.map(({ id }) => id) ?? [] },
      looks: new Map(looked),
      titles: new Map(page.videos.map(({ id, title }) => [id, title])),
      counted: new Set(page.videos.flatMap(({ id, views }) => (views === null ? [] : [id]))),
    });

  function byApi(at: number): WatchPage {
    copiedAt = at;
    const titlesOf = at - (random() < 0.05 ? TICK_MS : 0);
    const videos = ordered(there(at, PAGE)).map((video) => ({
      ...{ id: video.id, title: titleAt(video, titlesOf), publishedAt: new Date(video.at).toISOString() },
      ...{ seconds: null, isShort: false, views: null, thumbnail: null },
    }));
    return { source: "api", at, videos, isWhole: true, missing: [] };
  }
  /** A copy of up to half an hour ago. */
  function byFeed(at: number): WatchPage | null {
    const of = at - random() * 30 * MINUTE_MS;
    copiedAt = of;
    const videos = ordered(there(of, FEED_UPLOADS)).map((video) => ({
      ...{
        id: video.id,
        channelId: channel.id,
        title: titleAt(video, of),
        description: "",
        daysAgo: video.at,
      },
      ...{ seconds: video.seconds, views: viewsAt(video, of), likes: 1, comments: 1 },
    }));
    const told = { id: channel.id, name: "A channel", handle: "@a", subscribers: 1, usualViews: 1 };
    const fault = random() < 0.03 ? "empty" : null;
    const reply = feedReply(
      { ...told, uploads: "", videos },
      (published) => new Date(published).toISOString(),
      fault,
    );
    return random() < 0.03
      ? null
      : readWatchPage(reply.body, { id: channel.id, at: new Date(at), source: "feed" }).page;
  }

  async function read(at: number) {
    const isFirst = kept === null;
    const byKey = source.startsWith("API") && (!source.includes("feed") || isFirst || random() < 0.5);
    let page: WatchPage | null = null;
    let details = new Set<string>();
    looked.clear();
    const reading: WatchReading = {
      admit: async () => ({ units: 100, tellsById: byKey || source === "push", end: async () => {} }),
      lease: async () => [
        {
          ...{ id: channel.id, title: "", playlist: "UU", uploads: kept, version, failures: 0 },
          ...{ seenAt: new Date(at), isPushed },
        },
      ],
      located: async (all) => all,
      async newest() {
        page = byKey || source === "push" ? byApi(at) : byFeed(at);
        const failed = page === null || (!isFirst && random() < 0.02);
        return failed
          ? { failed: "passing", error: new Error("no answer") }
          : { page: page as WatchPage, title: null };
      },
      async details(ids) {
        const listed = new Set(page?.videos.map(({ id }) => id));
        const asked = channel.videos.filter(({ id }) => ids.includes(id));
        // What the list left out for a moment is left out here, too.
        const answered = asked.filter(
          (video) => isThere(video, at) && (listed.has(video.id) || !left.has(video.id)),
        );
        details = new Set(answered.map(({ id }) => id));
        return new Map(
          answered.map((video) => [video.id, { seconds: video.seconds, views: viewsAt(video, at) }]),
        );
      },
      async look(id, known) {
        const video = channel.videos.find((one) => one.id === id);
        if (!video || random() < 0.03) return { error: new Error("no answer") };
        // Of the edges some have tags of their own, one is late by up to a day, and one has copies of its own.
        const edge = Math.floor(random() * 10);
        const of = edge === 0 ? at - random() * DAY_MS : at;
        const picture = video.pictures.filter((changed) => changed <= of).length;
        const isCopy = edge === 1 && video.hasCopies;
        looked.set(id, isCopy ? null : picture);
        const tag = `${picture}${isCopy ? " by another edge" : ""}`;
        const etag = `${tag} ${edge < 4 ? edge : ""}`;
        return { thumbnail: known?.etag === etag ? known : { tag, etag } };
      },
      async save([turn]) {
        if (!turn) return 0;
        dueAt = turn.dueAt.getTime();
        if (!turn.read || !page) return 0;
        [kept, version] = [turn.read.uploads, version + 1];
        note(page, copiedAt);
        for (const id of details) shown.at(-1)?.counted.add(id);
        looked.clear();
        happened.push(...turn.read.happened.map(({ event }) => event));
        return 0;
      },
      left: () => 40,
      made: () => 0,
      clock: () => new Date(at),
    };
    const deps = { watchReading: reading, request: { now: new Date(at) }, report: () => {} };
    const ran = await run(readWatchedChannels, {}, JOB_CALLER, deps);
    if ("refused" in ran) throw new Error(ran.refused.message);
  }

  async function take(at: number, body: string, changedAt: number) {
    const page = readWatchPage(body, { id: channel.id, at: new Date(at), source: "push" }).page;
    note(page, at, changedAt);
    const pushes: Pushes = {
      confirm: async () => true,
      open: async () => page,
      channel: async () => ({ seenAt: new Date(at), isPushed: true, uploads: kept, version }),
      async save(next, news) {
        [kept, version] = [next.uploads, version + 1];
        dueAt = Math.min(dueAt, next.dueBy.getTime());
        happened.push(...news.map(({ event }) => event));
        return true;
      },
    };
    const input = { channel: channel.id, token: "0".repeat(64), body };
    const deps = { pushes, request: { now: new Date(at) }, report: () => {} };
    const ran = await run(receivePush, input, JOB_CALLER, deps);
    if ("refused" in ran) throw new Error(ran.refused.message);
  }

  const waiting = isPushed ? pushesOf(channel, random) : [];
  await read(START);
  for (let at = START; at < UNTIL; at += TICK_MS) {
    while ((waiting.at(-1)?.at ?? UNTIL) <= at) {
      const push = waiting.pop();
      if (push) await take(push.at, push.body, push.changedAt);
    }
    if (dueAt <= at && source !== "push") await read(at);
  }
  return { shown, happened };
}

/** What the hub sends of a channel, the last first: some of it lost, late, twice, and edits of no title among it. */
function pushesOf({ id: channel, videos }: TrueChannel, random: () => number) {
  const upload = (video: TrueVideo, at: number) =>
    pushXml(channel, [
      {
        ...{ id: video.id, title: titleAt(video, at) },
        ...{ publishedAt: new Date(video.at).toISOString(), updatedAt: new Date(at).toISOString() },
      },
    ]);
  const changes = videos.flatMap((video) => {
    const edits = random() < 0.1 ? [START + random() * DAYS * DAY_MS] : [];
    const told = [video.at, ...video.titles.slice(1).map(({ at }) => at), ...edits]
      .filter((at) => isThere(video, at))
      .map((changedAt) => ({ changedAt, body: upload(video, changedAt) }));
    if (video.gone === null) return told;
    const at = new Date(video.gone).toISOString();
    return [...told, { changedAt: video.gone, body: deletedXml(channel, { id: video.id, at }) }];
  });
  return changes
    .filter(({ changedAt }) => changedAt > START)
    .flatMap(({ changedAt, body }) => {
      const soon = changedAt + (1 + 9 * random()) * MINUTE_MS;
      const first = random() < 0.1 ? soon + random() * 30 * HOUR_MS : soon;
      const sent = random() < 0.05 ? [] : [first];
      const again = random() < 0.15 ? [soon + random() * 3 * DAY_MS] : [];
      return [...sent, ...again].map((at) => ({ at: Math.round(at), changedAt, body }));
    })
    .sort((a, b) => b.at - a.at);
}
