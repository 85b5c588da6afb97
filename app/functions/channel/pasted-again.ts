import type { KeptChannel, Layer, UndatedVideo } from "../../model/kept-channel";
import { dayText } from "../../numbers/days";
import { counted, formatCount } from "../../numbers/figures";
import { foldTitle, joinUploads, MAX_KEPT_UPLOADS } from "./kept-channel";

/**
 * A page copied from YouTube over what was pasted before: its counts stand, the closer of two dates stays, and so do
 * videos that the new page does not reach. A list that tells days takes the place of the one before.
 */
export function addPage({ layers }: KeptChannel, layer: Layer): Layer {
  const before = layers.find(({ kind }) => kind === "list");
  const isPage = layer.undated || layer.uploads.some(({ publishedWithinDays }) => publishedWithinDays);
  if (!before || !isPage) return layer;
  const uploads = joinUploads([before.uploads, layer.uploads]);
  const shorts = joinUndated(before.undated ?? [], layer.undated ?? []);
  const joined = { ...layer, uploads, ...(shorts.undated.length > 0 ? { undated: shorts.undated } : {}) };
  // Those of the first source stand first, in its order.
  const gained = before.uploads.flatMap(({ views }, at) => {
    const now = uploads[at];
    return now?.countedAt === layer.at ? [now.views - views] : [];
  });
  gained.push(...shorts.gained);
  if (gained.length === 0) return joined;
  const views = gained.reduce((sum, more) => sum + more, 0);
  const more = views > 0 ? `: ${formatCount(views)} more views since ${dayText(before.at)}` : "";
  return { ...joined, notes: [`${counted(gained.length, "video")} counted again${more}.`, ...layer.notes] };
}

/**
 * Videos without a date, counted anew: joined by title and, where several have one, in their order from the oldest on,
 * since views never fall. Those that the new page does not reach stay. With what each counted again has gained.
 */
function joinUndated(
  before: UndatedVideo[],
  now: UndatedVideo[],
): { undated: UndatedVideo[]; gained: number[] } {
  const known = Map.groupBy(before.toReversed(), ({ title }) => foldTitle(title));
  const again = new Set<UndatedVideo>();
  const gained: number[] = [];
  for (const video of now.toReversed()) {
    const earlier = known
      .get(foldTitle(video.title))
      ?.find((one) => !again.has(one) && one.views <= video.views);
    if (!earlier) continue;
    again.add(earlier);
    gained.push(video.views - earlier.views);
  }
  const left = before.filter((video) => !again.has(video));
  return { undated: [...now, ...left].slice(0, MAX_KEPT_UPLOADS), gained };
}
