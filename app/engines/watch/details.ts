import type { SeenVideo, WatchedUploads, WatchPage } from "../../model/watch";
import { DAY_MS, HOUR_MS, WEEK_MS } from "../../numbers/days";

/** How old a count may get, by the age of its upload: dense at first, and never 30 days (API data). */
const COUNT_AGAIN = [
  { under: 3 * DAY_MS, afterMs: HOUR_MS },
  { under: 14 * DAY_MS, afterMs: DAY_MS },
  { under: Number.POSITIVE_INFINITY, afterMs: WEEK_MS },
] as const;

/**
 * Videos whose length and views are asked for by id (videos.list) after a list of a channel's newest uploads, the most
 * urgent first: new ones, those the list leaves out, those without a length, then counts that grew old.
 */
export function wantedDetails(kept: WatchedUploads | null, page: Pick<WatchPage, "at" | "videos">): string[] {
  const known = new Map(kept?.videos.map((video) => [video.id, video]));
  const listed = new Set(page.videos.map(({ id }) => id));
  const oldest = Math.min(...page.videos.map(({ publishedAt }) => Date.parse(publishedAt)));
  const isUrgent = (id: string) => !known.has(id) || known.get(id)?.seconds === null;
  const fresh = page.videos.map(({ id }) => id).filter(isUrgent);
  // Beyond the oldest of the list are those that left it by their age.
  const left = (kept?.videos ?? []).filter(
    ({ id, publishedAt, noted }) =>
      !listed.has(id) && Date.parse(publishedAt) >= oldest && !noted.includes("withdrawn"),
  );
  const old = (kept?.videos ?? []).filter(({ id, counts, publishedAt }) => {
    const age = page.at - Date.parse(publishedAt);
    const again = COUNT_AGAIN.find(({ under }) => age < under)?.afterMs ?? WEEK_MS;
    return listed.has(id) && page.at - (counts.at(-1)?.[0] ?? 0) >= again;
  });
  return [...new Set([...fresh, ...left.map(({ id }) => id), ...old.map(({ id }) => id)])];
}

export type Details = Map<string, { seconds: number | null; views: number | null }>;

/** A page with a look at the thumbnail of one of its videos. */
export function withLook(page: WatchPage, id: string, thumbnail: SeenVideo["thumbnail"]): WatchPage {
  return { ...page, videos: page.videos.map((video) => (video.id === id ? { ...video, thumbnail } : video)) };
}

/**
 * A list of newest uploads with what was asked by id. Videos that were asked for and not answered are missing; a list
 * whose details were not read says nothing of them.
 */
export function withDetails(page: WatchPage, asked: readonly string[], details: Details | null): WatchPage {
  if (!details) return { ...page, isWhole: false };
  const missing = new Set(asked.filter((id) => !details.has(id)));
  const listed = page.videos.map((video) => ({ ...video, ...details.get(video.id) }));
  return { ...page, videos: listed.filter(({ id }) => !missing.has(id)), missing: [...missing] };
}
