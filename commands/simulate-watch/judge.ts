import { MOST_VIDEOS } from "../../app/engines/watch";
import { uploadKind } from "../../app/model/upload";
import { DAY_MS, MINUTE_MS } from "../../app/numbers/days";
import { median } from "../../app/statistics/quantiles";
import { table } from "../table";
import { type Happening, replay, type Shown, SOURCES, type Source } from "./replay";
import { levelAt, START, type TrueChannel, type TrueVideo, viewsAt, worlds } from "./world";

/** Kinds that are judged; another rhythm is a test of its own, and nothing is planted for it. */
const JUDGED = ["upload", "title", "thumbnail", "withdrawn", "outlier"] as const;
type Judged = (typeof JUDGED)[number];

/** Of a kind: what could be seen and was told, what could be seen and was not, and what was told and was not so. */
interface Verdict {
  found: number;
  missed: string[];
  untrue: string[];
}

const SLACK_MS = 15 * MINUTE_MS;
const SURE = { least: 2.1, most: 1.9, views: 200 };

/** Plays every channel through every source, and holds what was told against what is so and was shown. */
async function judgeAll(rows: readonly Record<string, string>[], seed: string, most: number) {
  const verdicts = new Map<Source, Record<Judged, Verdict>>();
  for (const source of SOURCES) {
    const all = Object.fromEntries(
      JUDGED.map((kind) => [kind, { found: 0, missed: [], untrue: [] }]),
    ) as unknown as Record<Judged, Verdict>;
    for (const channel of worlds(rows, seed, most)) {
      const { shown, happened } = await replay(channel, source, seed);
      const played = { happened, shown: withKept(channel, shown) };
      for (const kind of JUDGED) judge(all[kind], kind, channel, played);
    }
    verdicts.set(source, all);
  }
  return verdicts;
}

/** A reading, with the uploads that are kept by then: the newest 50 that any showed. */
type Reading = Shown & { kept: Set<string> };

interface Played {
  shown: Reading[];
  happened: Happening[];
}

function withKept({ videos }: TrueChannel, shown: Shown[]): Reading[] {
  const known = new Set<string>();
  return shown.map((one) => {
    for (const id of one.titles.keys()) known.add(id);
    const newest = videos.filter(({ id }) => known.has(id)).slice(0, MOST_VIDEOS);
    return { ...one, kept: new Set(newest.map(({ id }) => id)) };
  });
}

function judge(verdict: Verdict, kind: Judged, channel: TrueChannel, { shown, happened }: Played) {
  const told = happened
    .filter((event) => event.kind === `watched-${kind}`)
    .map((event) => nameOf(event, shown));
  const first = shown[0]?.at ?? START;
  const can = new Set(channel.videos.flatMap((video) => visible[kind](video, { channel, shown, first })));
  const may = new Set([
    ...can,
    ...channel.videos.flatMap((video) => possible[kind](video, { channel, shown, first })),
  ]);
  const seen = new Set<string>();
  for (const name of told) {
    if (may.has(name) && !seen.has(name)) {
      if (can.has(name)) verdict.found += 1;
    } else verdict.untrue.push(`${channel.id} ${name}${seen.has(name) ? " again" : ""}`);
    seen.add(name);
  }
  for (const name of can) if (!seen.has(name)) verdict.missed.push(`${channel.id} ${name}`);
}

function nameOf(event: Happening, shown: Shown[]): string {
  if (event.kind === "watched-rhythm") return "";
  const { video, title } = event.facts;
  if (event.kind === "watched-thumbnail") {
    const look = shown.find(({ at, looks }) => at === event.at.getTime() && looks.has(video));
    return `${video}: picture ${look?.looks.get(video)}`;
  }
  return event.kind === "watched-title" ? `${video}: ${event.facts.from} → ${title}` : video;
}

interface Case {
  channel: TrueChannel;
  shown: Reading[];
  /** The first reading: what was there then is no news. */
  first: number;
}
type Rule = (video: TrueVideo, given: Case) => string[];

/** What must be told: it is so, and the source showed it. */
const visible: Record<Judged, Rule> = {
  upload: ({ id, at }, { shown, first }) =>
    at > first && shown.some(({ titles }) => titles.has(id)) ? [id] : [],

  title({ id, titles }, { shown, first }) {
    return titles.slice(1).flatMap(({ at, title }, place) => {
      const until = titles[place + 2]?.at ?? Number.POSITIVE_INFINITY;
      const before = titles[place]?.title ?? "";
      const knew = shown.some((one) => one.at <= at + SLACK_MS && one.titles.get(id) === before);
      const showed = shown.some(
        (one) =>
          one.at >= at &&
          one.at < until &&
          one.titles.get(id) === title &&
          one.kept.has(id) &&
          isTimely(one, id, shown),
      );
      return at > first && knew && showed ? [`${id}: ${before} → ${title}`] : [];
    });
  },

  /** Both pictures were seen in three looks in a row, with no edge's own copy among them. */
  thumbnail({ id, pictures }, { shown }) {
    const looks = shown.flatMap((one) => one.looks.get(id) ?? (one.looks.has(id) ? [null] : []));
    if (looks.includes(null)) return [];
    const firstRun = (picture: number) =>
      looks.findIndex((_, at) => [0, 1, 2].every((more) => looks[at + more] === picture));
    return pictures.flatMap((_, before) => {
      const [from, to] = [firstRun(before), firstRun(before + 1)];
      // Shown by one edge and not by the next, it is taken for a copy.
      const isPlain = looks.slice(0, to).every((one) => one !== null && one <= before);
      return from >= 0 && to > from && isPlain ? [`${id}: picture ${before + 1}`] : [];
    });
  },

  withdrawn({ id, at, gone }, { channel, shown }) {
    if (gone === null) return [];
    const ages = new Map(channel.videos.map((video) => [video.id, video.at]));
    let missing: number | null = null;
    let isKnown = false;
    let wasInFeed = false;
    for (const one of shown) {
      if (!one.kept.has(id)) continue;
      const oldest = Math.min(
        ...[...one.titles.keys()].map((other) => ages.get(other) ?? Number.POSITIVE_INFINITY),
      );
      if (one.titles.has(id)) {
        isKnown = true;
        wasInFeed ||= one.source === "feed";
        missing = null;
      } else if (one.source === "push") {
        if (isKnown && one.gone.includes(id) && isTimely(one, id, shown)) return [id];
      } else if (isKnown && at > oldest && (one.source === "api" || wasInFeed)) {
        if (missing !== null && one.at - missing >= 10 * MINUTE_MS) return [id];
        missing ??= one.at;
      }
    }
    return [];
  },

  outlier: (video, given) => {
    const all = multiples(video, given);
    const isSure = ({ low, views, days }: (typeof all)[number]) =>
      low >= SURE.least && views >= SURE.views && days >= 1;
    return all.some(isSure) ? [video.id] : [];
  },
};

/** What may be told beside that: it is so, but a source shows it late or not surely. */
const possible: Record<Judged, Rule> = {
  upload: () => [],
  title: ({ id, titles }) =>
    titles.slice(1).map(({ title }, place) => `${id}: ${titles[place]?.title} → ${title}`),
  thumbnail: ({ id, pictures }) => pictures.map((_, before) => `${id}: picture ${before + 1}`),
  withdrawn: ({ id, gone }) => (gone === null ? [] : [id]),
  outlier: (video, given) => {
    const all = multiples(video, given);
    return all.some(({ high, views }) => high >= SURE.most || views < SURE.views) ? [video.id] : [];
  },
};

/** A push that no reading went ahead of. */
const isTimely = ({ source, at, changedAt }: Shown, id: string, shown: Shown[]) =>
  source !== "push" ||
  changedAt === null ||
  !shown.some(
    (one) => one.at > changedAt && one.at < at && one.titles.has(id) && (one.changedAt ?? one.at) > changedAt,
  );

/** By levels alone, which views follow: between what and what a video stands to those before it, whenever it was counted. */
function multiples(video: TrueVideo, { channel, shown }: Case) {
  const levels = new Map<string, { low: number; high: number }>();
  const before = channel.videos
    .filter((other) => other.at < video.at && isShort(other) === isShort(video))
    .slice(0, 60);
  const found: { low: number; high: number; views: number; days: number }[] = [];
  let peak = 0;
  for (const { of, kept, counted } of shown) {
    for (const other of before) {
      const level = levelAt(other, of);
      if (!counted.has(other.id) || of - other.at < DAY_MS || level === 0) continue;
      const { low, high } = levels.get(other.id) ?? { low: level, high: level };
      levels.set(other.id, { low: Math.min(low, level), high: Math.max(high, level) });
    }
    const views = viewsAt(video, of);
    if (!counted.has(video.id) || views < peak) continue;
    peak = views;
    if (!kept.has(video.id)) continue;
    const usual = before
      .flatMap((other) => (kept.has(other.id) ? (levels.get(other.id) ?? []) : []))
      .slice(0, 10);
    if (usual.length < 3) continue;
    const middle = (end: "low" | "high") => median(usual.map((one) => one[end]).sort((x, y) => x - y)) ?? 0;
    const own = levelAt(video, of);
    found.push({
      low: own / middle("high"),
      high: own / middle("low"),
      views,
      days: (of - video.at) / DAY_MS,
    });
  }
  return found;
}

const isShort = ({ seconds }: TrueVideo) => uploadKind(seconds) === "short";

/** Named in full below the table. */
const MOST_NAMED = 12;

/**
 * What of known changes each source tells, and what it tells that is not so, over channels of these rows (columns of
 * videos/*.csv): a table, and the first of each by name.
 */
export async function tellChanges(rows: readonly Record<string, string>[], seed: string, most: number) {
  const verdicts = await judgeAll(rows, seed, most);
  const named: string[] = [];
  const lines: string[][] = [];
  let [missed, untrue] = [0, 0];
  for (const [source, all] of verdicts) {
    const cells = JUDGED.map((kind) => {
      const verdict = all[kind];
      missed += verdict.missed.length;
      untrue += verdict.untrue.length;
      named.push(
        ...verdict.missed.map((one) => `missed by ${source}, ${kind} ${one}`),
        ...verdict.untrue.map((one) => `not so, by ${source}, ${kind} ${one}`),
      );
      const could = verdict.found + verdict.missed.length;
      return `${verdict.found} of ${could}, ${verdict.untrue.length}`;
    });
    lines.push([source, ...cells]);
  }
  const heads = ["source", "uploads", "titles", "thumbnails", "withdrawals", "outliers"];
  return { text: [table(heads, lines), ...named.slice(0, MOST_NAMED)].join("\n"), missed, untrue };
}
