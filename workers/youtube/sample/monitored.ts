import { type Niche, RETIRED, UPLOADS } from "../../../app/tools/competitor-monitor/pool";
import { blocks, lamps, loop, nested } from "./pictures/code";
import { cards, cells, keys, network, scribble, talk, tiles } from "./pictures/desk";
import { bowl, boxes, leaves, pan, plate, steam } from "./pictures/kitchen";
import { aperture, beam, curve, hills, night, street, window } from "./pictures/light";
import { arches, columns, lanes, mat, steps } from "./pictures/movement";
import type { Picture } from "./pictures/picture";
import { styleOf } from "./styles";
import { drawThumbnail } from "./thumbnails";

/** Whose colours the thumbnails of a niche borrow, and what is drawn on them. */
const LOOKS: Record<Niche, { style: string; pictures: Picture[] }> = {
  baking: { style: "cooking", pictures: [bowl, steam, plate, pan] },
  woodworking: { style: "fitness", pictures: [boxes, mat, arches, columns] },
  money: { style: "ai", pictures: [columns, cells, cards] },
  homelab: { style: "react", pictures: [nested, network, blocks, loop] },
  languages: { style: "ai", pictures: [talk, cards, scribble] },
  gardening: { style: "cooking", pictures: [leaves, hills] },
  photography: { style: "photo", pictures: [aperture, beam, curve, window] },
  running: { style: "fitness", pictures: [lanes, steps, hills] },
  travel: { style: "photo", pictures: [hills, street, night] },
  history: { style: "photo", pictures: [arches, scribble, window] },
  gaming: { style: "react", pictures: [tiles, keys, lamps] },
  parenting: { style: "fitness", pictures: [tiles, arches, lamps] },
};

/** The drawn thumbnail of a sample upload of the Competitor Monitor; null for an id that names none. */
export function monitoredThumbnail(videoId: string): string | null {
  const [, niche = "", number = ""] = /^monitor-([a-z]+)-(\d{1,3})$/.exec(videoId) ?? [];
  if (!Object.hasOwn(LOOKS, niche)) return null;
  const { style, pictures } = LOOKS[niche as Niche];
  const title = titleOf(niche as Niche, number);
  if (title === undefined) return null;
  return drawThumbnail({ videoId, title }, { palettes: styleOf(style).palettes, pictures });
}

function titleOf(niche: Niche, number: string): string | undefined {
  const retired = Object.entries(RETIRED[niche]).find(([retiredNumber]) => retiredNumber === number);
  return retired?.[1] ?? UPLOADS[niche].find((one) => String(one.number) === number)?.title;
}
