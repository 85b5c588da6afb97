import { type Niche, readIdeaWords } from "../ideas";
import type { OwnUpload } from "./own-uploads";

/** A channel is of a niche if so many of its newest titles that tell one are. */
const OF_NICHE = 0.4;
const LEAST_OF_NICHE = 4;
/** … and of music if so many say so. */
const OF_MUSIC = 0.25;
const MUSIC =
  /official (?:music |lyric )?(?:video|audio|visuali[sz]er|lyric)|(?:piano|guitar|vocal|live) cover|lyric video|\(prod\.? /iu;
const NEWEST = 60;

/** The titles that tell what a channel makes now. */
export const newestTitles = (own: readonly OwnUpload[]): string[] =>
  own.slice(-NEWEST).map(({ title }) => title);

/** The niche of most of the newest titles that tell one; null without one. */
export function nicheOf(own: readonly OwnUpload[]): Niche | null {
  const titles = newestTitles(own);
  if (titles.filter((title) => MUSIC.test(title)).length >= OF_MUSIC * titles.length) return "music";
  const told = titles.flatMap((title) => readIdeaWords(title).niche ?? []);
  const [most] = [...Map.groupBy(told, (niche) => niche)].toSorted((a, b) => b[1].length - a[1].length);
  return most && most[1].length >= Math.max(LEAST_OF_NICHE, OF_NICHE * told.length) ? most[0] : null;
}
