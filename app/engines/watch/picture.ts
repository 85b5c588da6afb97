import type { SeenVideo, WatchedPicture, WatchedUploads, WatchPage } from "../../model/watch";
import { DAY_MS, HOUR_MS } from "../../numbers/days";

/** Uploads of a channel whose thumbnails are looked at, the newest: older ones are seldom changed. */
const LOOKED_AT = 3;
/** Two looks this close may be answered by the same copy. */
const APART_MS = HOUR_MS / 2;
/** Looks in a row that agree: an edge's own copy comes up twice in a row at times. */
const AGREED = 3;
/** Looks in a row after which one from before that comes again was put back, and is no old copy. */
const SETTLED = 4;
/** Pictures remembered beside the agreed one. */
const MOST_KNOWN = 8;

/**
 * What is looked at next of a channel: one that may have changed, else one that was never seen, else the one that waits
 * longest; null for none. Where a thumbnail cannot be had, the others are looked at all the same: once they wait three days.
 */
export function wantedPicture(
  kept: WatchedUploads | null,
  { at, videos }: Pick<WatchPage, "at" | "videos">,
): { id: string; known: SeenVideo["thumbnail"]; isOpen: boolean; at: number } | null {
  const known = new Map(kept?.videos.map((video) => [video.id, video.thumbnail]));
  const waiting = videos
    .filter(({ publishedAt }) => Date.parse(publishedAt) <= at)
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, LOOKED_AT)
    .map(({ id }) => ({ id, picture: known.get(id) ?? null }))
    .filter(({ picture }) => picture === null || at - picture.at >= APART_MS)
    .toSorted((a, b) => Number(isOpen(b.picture)) - Number(isOpen(a.picture)) || lookedAt(a) - lookedAt(b));
  const seen = waiting.find(
    ({ picture }) => picture !== null && (isOpen(picture) || at - picture.at >= 3 * DAY_MS),
  );
  const next = seen ?? waiting[0];
  if (!next) return null;
  const { id, picture } = next;
  return {
    ...{ id, known: picture && { tag: picture.tag, etag: picture.etag } },
    ...{ isOpen: isOpen(picture), at: picture?.at ?? 0 },
  };
}

const isOpen = (picture: WatchedPicture | null) => picture !== null && picture.other !== null;
const lookedAt = ({ picture }: { picture: WatchedPicture | null }) => picture?.at ?? 0;

/**
 * Takes a look into what is kept of a thumbnail. It changed where three looks in a row agree on another than the agreed one.
 * Edges of YouTube show different copies of one picture, and old ones after a change: what one of them showed while the next
 * showed the agreed picture again is no news, nor is a picture from before until the new one was seen in four looks.
 */
export function lookedAgain(
  kept: WatchedPicture | null,
  look: NonNullable<SeenVideo["thumbnail"]>,
  at: number,
): { picture: WatchedPicture; isChanged: boolean } {
  const { tag } = look;
  const told = { ...look, at };
  if (!kept) {
    return {
      picture: { ...told, agreed: null, times: 0, other: tag, others: 1, known: [], past: [] },
      isChanged: false,
    };
  }
  const before = { ...kept, ...told };
  const known = (...tags: (string | null)[]) =>
    [...new Set([...tags.filter((one) => one !== null), ...kept.known])].slice(0, MOST_KNOWN);
  const same = (picture: Partial<WatchedPicture>) => ({
    picture: { ...before, ...picture },
    isChanged: false,
  });
  if (tag === kept.agreed) return same({ times: kept.times + 1, other: null, known: known(kept.other) });
  if (kept.agreed !== null && kept.known.includes(tag)) return same({ times: 0, other: null });
  if (kept.past.includes(tag) && kept.other !== tag && kept.times < SETTLED) return same({ times: 0 });
  if (tag !== kept.other) return same({ other: tag, others: 1, known: known(kept.other) });
  const others = kept.others + 1;
  if (others < AGREED) return same({ others });
  const past = kept.agreed === null ? [] : [kept.agreed, ...kept.past.filter((one) => one !== tag)];
  return {
    picture: {
      ...before,
      agreed: tag,
      times: others,
      other: null,
      past: past.slice(0, MOST_KNOWN),
      known: kept.known.filter((one) => one !== tag),
    },
    isChanged: kept.agreed !== null,
  };
}
