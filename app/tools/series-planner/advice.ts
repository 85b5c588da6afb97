import { daysBetween, daysText, shortDay } from "./days";
import type { SeriesVideo } from "./series";

/** Spec section 9, Guidance text: series length 4-8 videos, release 3-7 days apart, mid-roll over 8 minutes. */
const LENGTH = { least: 4, most: 8 };
const APART = { least: 3, most: 7 };
const MID_ROLL_OVER = 8;

export type GapTone = "good" | "fair" | "poor";

/** From one video of a series to the next, where both have a day. */
export interface Gap {
  days: number;
  tone: GapTone;
  /** False once the later one is out: nothing can be moved any more. */
  open: boolean;
}

/** The gap before each video, in the order of the list; null before the first and where a day is missing. */
export function gaps(videos: SeriesVideo[]): (Gap | null)[] {
  return videos.map((video, index) => {
    const before = videos[index - 1];
    if (!before?.publishDate || !video.publishDate) return null;
    const days = daysBetween(before.publishDate, video.publishDate);
    const tone = days < 0 ? "poor" : days < APART.least || days > APART.most ? "fair" : "good";
    return { days, tone, open: video.status !== "published" };
  });
}

export interface Advice {
  tone: "good" | "fair";
  text: string;
}

/** What the guidance says of a series as it stands, from its real length, dates and minutes. */
export function advice(videos: SeriesVideo[], today: string): Advice[] {
  return [
    lengthAdvice(videos.length),
    ...rhythmAdvice(videos),
    ...lateAdvice(videos, today),
    ...midRolls(videos),
  ];
}

function lengthAdvice(count: number): Advice {
  if (count === 0) return { tone: "fair", text: "No videos yet: 4 to 8 make a good series." };
  const videos = count === 1 ? "1 video" : `${count} videos`;
  if (count < LENGTH.least) return { tone: "fair", text: `${videos} so far: 4 to 8 make a good series.` };
  if (count > LENGTH.most) {
    return { tone: "fair", text: `${videos}: 4 to 8 is better. Could the rest be a second series?` };
  }
  return { tone: "good", text: `${videos}: a good length, 4 to 8.` };
}

function rhythmAdvice(videos: SeriesVideo[]): Advice[] {
  const open = gaps(videos).flatMap((gap, index) => (gap?.open ? [{ ...gap, index }] : []));
  const title = (index: number) => `“${videos[index]?.title}”`;
  const notes = open.flatMap(({ days, tone, index }): Advice[] => {
    const [before, after] = [title(index - 1), title(index)];
    if (tone === "good") return [];
    if (days < 0) return [{ tone: "fair", text: `${after} is dated before ${before}, which it follows.` }];
    const apart = days === 0 ? "on the same day" : `${daysText(days)} apart`;
    return [{ tone: "fair", text: `${before} and ${after} come ${apart}: 3 to 7 days is better.` }];
  });
  if (open.length > 0 && notes.length === 0) {
    return [{ tone: "good", text: "What is still to come is 3 to 7 days apart." }];
  }
  const [shown, more] = [notes.slice(0, 2), notes.length - 2];
  if (more < 1) return shown;
  const others = more === 1 ? "1 other release is" : `${more} other releases are`;
  return [...shown, { tone: "fair", text: `${others} not 3 to 7 days from the one before, either.` }];
}

function lateAdvice(videos: SeriesVideo[], today: string): Advice[] {
  const late = videos.filter(
    ({ status, publishDate }) => status !== "published" && publishDate && publishDate < today,
  );
  const first = late[0];
  if (!first?.publishDate) return [];
  const others =
    late.length === 1 ? "" : ` So ${late.length === 2 ? "is 1 other" : `are ${late.length - 1} others`}.`;
  const day = shortDay(first.publishDate, today);
  return [{ tone: "fair", text: `“${first.title}” was due on ${day} and is not published.${others}` }];
}

function midRolls(videos: SeriesVideo[]): Advice[] {
  const long = videos.filter(
    ({ status, minutes }) => status !== "published" && (minutes ?? 0) > MID_ROLL_OVER,
  );
  if (long.length === 0) return [];
  const which = long.length === 1 ? `“${long[0]?.title}” runs` : `${long.length} videos to come run`;
  return [{ tone: "good", text: `${which} over 8 minutes: place a mid-roll where one part ends.` }];
}
