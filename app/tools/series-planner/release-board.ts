import { scaleUtc } from "d3-scale";
import { drawnPercent } from "../../numbers/drawn";
import { dayAfter, shortDay } from "./days";
import type { Series, SeriesVideo, VideoStatus } from "./series";

/** Days around today that are drawn at most: what lies further off would press the rest together. */
const PAST = 56;
const AHEAD = 112;
const STATUS_WORDS: Record<VideoStatus, string> = {
  published: "published",
  "in-progress": "in progress for",
  planned: "planned for",
};

/** Every series on one time line. Places are shares of the drawing's width. */
export interface ReleaseBoard {
  today: string;
  ticks: { x: string; label: string }[];
  rows: BoardRow[];
  /** Titles of the series without a day in view. */
  without: string[];
}

export interface BoardRow {
  id: string;
  title: string;
  from: string;
  to: string;
  lamps: { id: string; x: string; status: VideoStatus }[];
  /** The row in words. */
  text: string;
}

type Dated = SeriesVideo & { publishDate: string };

/** Lays out the videos that have a day from eight weeks ago to sixteen weeks ahead; null where there is none. */
export function releaseBoard(all: Series[], today: string): ReleaseBoard | null {
  const [first, last] = [dayAfter(today, -PAST), dayAfter(today, AHEAD)];
  const rows = all.map(({ id, title, videos }) => ({
    id,
    title,
    dated: videos
      .filter((video): video is Dated => video.publishDate !== null)
      .filter(({ publishDate }) => publishDate >= first && publishDate <= last)
      .toSorted((one, other) => one.publishDate.localeCompare(other.publishDate)),
  }));
  const days = [today, ...rows.flatMap(({ dated }) => dated.map(({ publishDate }) => publishDate))].sort();
  const [from, to] = [days[0], days.at(-1)];
  if (days.length === 1 || !from || !to) return null;
  // A day of room at least, so that a single day has a place.
  const ends = [dayAfter(from, -1), dayAfter(to, 1)].map((day) => new Date(day));
  const scale = scaleUtc(ends, [2, 98]);
  const x = (day: string) => drawnPercent(scale(new Date(day)));
  return {
    today: x(today),
    ticks: scale
      .ticks(5)
      .map((tick) => ({ x: drawnPercent(scale(tick)), label: shortDay(tick.toISOString(), today) })),
    rows: rows.flatMap(({ id, title, dated }) => {
      const [begin, end] = [dated[0], dated.at(-1)];
      if (!begin || !end) return [];
      return {
        id,
        title,
        from: x(begin.publishDate),
        to: x(end.publishDate),
        lamps: dated.map((video) => ({ id: video.id, x: x(video.publishDate), status: video.status })),
        text: inWords(dated, today),
      };
    }),
    without: rows.filter(({ dated }) => dated.length === 0).map(({ title }) => title),
  };
}

/** "published Nov 3, Nov 9; in progress for Nov 22; planned for Nov 27" */
function inWords(dated: Dated[], today: string): string {
  const parts = (["published", "in-progress", "planned"] as const).map((wanted) => {
    const days = dated.filter(({ status }) => status === wanted);
    const text = days.map(({ publishDate }) => shortDay(publishDate, today)).join(", ");
    return text && `${STATUS_WORDS[wanted]} ${text}`;
  });
  return parts.filter(Boolean).join("; ");
}
