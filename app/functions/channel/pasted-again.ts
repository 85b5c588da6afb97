import type { KeptChannel, Layer } from "../../model/kept-channel";
import { dayText } from "../../numbers/days";
import { counted, formatCount } from "../../numbers/figures";
import { joinUploads } from "./kept-channel";

/**
 * A page copied from YouTube over what was pasted before: its counts stand, the closer of two dates stays, and so do
 * videos that the new page does not reach. A list that tells days takes the place of the one before.
 */
export function addPage({ layers }: KeptChannel, layer: Layer): Layer {
  const before = layers.find(({ kind }) => kind === "list");
  if (!before || !layer.uploads.some(({ publishedWithinDays }) => publishedWithinDays)) return layer;
  const uploads = joinUploads([before.uploads, layer.uploads]);
  // Those of the first source stand first, in its order.
  const gained = before.uploads.flatMap(({ views }, at) => {
    const now = uploads[at];
    return now?.countedAt === layer.at ? [now.views - views] : [];
  });
  if (gained.length === 0) return { ...layer, uploads };
  const views = gained.reduce((sum, more) => sum + more, 0);
  const more = views > 0 ? `: ${formatCount(views)} more views since ${dayText(before.at)}` : "";
  return {
    ...layer,
    uploads,
    notes: [`${counted(gained.length, "video")} counted again${more}.`, ...layer.notes],
  };
}
