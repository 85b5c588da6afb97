import { growthShare } from "../../app/engines/growth";
import { seeded, wholeBetween } from "../../app/numbers/chance";
import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import { plainTitle } from "../../app/tables/upload-row";

export const START = Date.parse("2026-11-01T08:00:00Z");
/** A week to learn in, and ten days in which edits come; the last days are for what is noticed late. */
export const DAYS = 21;
const EDITS_FROM = START + 2 * DAY_MS;
const EDITS_UNTIL = START + 17 * DAY_MS;
const SHORTS = /#shorts/;
/** The slowest readings are a day apart: a state that lasts longer can be seen. */
const APART_MS = 40 * HOUR_MS;

/** A video as it truly is. */
export interface TrueVideo {
  id: string;
  at: number;
  seconds: number;
  /** Views at full growth, without steps. */
  level: number;
  titles: { at: number; title: string }[];
  /** When it was withdrawn. */
  gone: number | null;
  /** Bursts (above 1) and corrections (below) of its views. */
  steps: { at: number; factor: number }[];
  /** When its thumbnail was changed, the oldest first. */
  pictures: number[];
  /** Some edges show a copy of other bytes for good. */
  hasCopies: boolean;
}

export interface TrueChannel {
  id: string;
  /** Newest first. */
  videos: TrueVideo[];
}

export const isThere = ({ at, gone }: TrueVideo, now: number) => at <= now && (gone === null || gone > now);
export const titleAt = ({ titles }: TrueVideo, now: number) =>
  titles.findLast(({ at }) => at <= now)?.title ?? titles[0]?.title ?? "";
export const levelAt = ({ level, steps }: TrueVideo, now: number) =>
  steps.reduce((sum, { at, factor }) => (at <= now ? sum * factor : sum), level);
export const viewsAt = (video: TrueVideo, now: number) =>
  Math.round(levelAt(video, now) * growthShare(Math.max(0, now - video.at) / DAY_MS));

/** Channels of these rows (columns of videos/*.csv), each at a time of its own past, with edits that are known. */
export function worlds(rows: readonly Record<string, string>[], seed: string, most: number): TrueChannel[] {
  const random = seeded(seed);
  const known = [...Map.groupBy(rows, ({ source, channel }) => `${source} ${channel}`).values()]
    .map(readVideos)
    .filter((videos) => videos.length >= 20);
  return Array.from({ length: Math.min(most, known.length) }, (_, at) => {
    const [videos = []] = known.splice(wholeBetween(random, 0, known.length - 1), 1);
    return edited({ id: `UC${String(at).padStart(22, "0")}`, videos: moved(videos, random) }, random);
  });
}

function readVideos(rows: readonly Record<string, string>[]): TrueVideo[] {
  return rows
    .flatMap((row, at): TrueVideo[] => {
      const published = Date.parse(row.published_at ?? "");
      const ageDays = (Date.parse(row.fetched_at ?? "") - published) / DAY_MS;
      const title = plainTitle(row.title ?? "");
      const views = Number(row.views);
      if (!(ageDays > 0) || !(views >= 0) || title === "") return [];
      // As far as addresses tell Shorts: a title that says so gives the stand-in's feed that address.
      const isShort = SHORTS.test(title);
      const length = Number(row.duration_s) || 600;
      const seconds = isShort ? Math.min(length, 40) : Math.max(length, 200);
      const id = `v${String(at).padStart(10, "0")}`;
      const level = views / growthShare(ageDays);
      const unchanged = { gone: null, steps: [], pictures: [], hasCopies: at % 5 === 0 };
      return [{ id, at: published, seconds, level, titles: [{ at: 0, title }], ...unchanged }];
    })
    .sort((a, b) => b.at - a.at);
}

/** The same uploads with an instant of theirs at START, before which there are fifteen at least. */
function moved(videos: TrueVideo[], random: () => number): TrueVideo[] {
  const oldest = videos.at(-15)?.at ?? 0;
  const newest = Math.max(oldest, (videos[0]?.at ?? 0) - DAYS * DAY_MS);
  const by = START - (oldest + random() * (newest - oldest));
  return videos
    .map((video) => ({ ...video, at: video.at + by }))
    .filter(({ at }) => at < START + DAYS * DAY_MS);
}

/** Each edit has a video of its own, mostly among the newest. */
function edited(channel: TrueChannel, random: () => number): TrueChannel {
  const before = channel.videos.filter(({ at }) => at < EDITS_FROM - 2 * DAY_MS).slice(0, 45);
  const instant = () => EDITS_FROM + random() * (EDITS_UNTIL - EDITS_FROM);
  const take = () => before.splice(Math.floor(random() ** 2 * before.length), 1)[0];
  const edit = (times: number, change: (video: TrueVideo, at: number) => void) => {
    for (let time = 0; time < times; time++) {
      const video = take();
      if (video) change(video, instant());
    }
  };
  const title = ({ titles }: TrueVideo) => titles[0]?.title ?? "";
  edit(2, (video, at) =>
    video.titles.push({ at, title: plainTitle(`${title(video).slice(0, 60)} (what I learned)`) }),
  );
  edit(1, (video, at) => video.titles.push({ at, title: plainTitle(`${title(video).slice(0, 70)}!!`) }));
  // And back again.
  edit(1, (video, at) => {
    video.titles.push({ at, title: plainTitle(`Another ${title(video).slice(0, 60)}`) });
    video.titles.push({ at: at + APART_MS, title: title(video) });
  });
  edit(2, (video, at) => Object.assign(video, { gone: at }));
  edit(3, (video, at) => video.steps.push({ at, factor: 0.3 + random() * 0.6 }));
  edit(2, (video, at) => video.steps.push({ at, factor: 4 + random() * 6 }));
  // Thumbnails of the newest by then, once, or again after three days.
  for (const at of [instant(), instant(), instant()]) {
    const newest = channel.videos.filter((video) => video.at < at && video.gone === null).slice(0, 2);
    const video = newest[Math.floor(random() * newest.length)];
    if (video?.pictures.every((one) => Math.abs(one - at) > 3 * DAY_MS))
      video.pictures = [...video.pictures, at].sort((a, b) => a - b);
  }
  // A burst that YouTube takes back.
  edit(1, (video, at) => video.steps.push({ at, factor: 8 }, { at: at + APART_MS, factor: 1 / 8 }));
  return channel;
}
