import { UNNAMED } from "../../model/channel";
import { FORMAT_NOUNS, isGeneric } from "./name-rules";
import { indexTitles } from "./title-index";
import { partKey, readPieces } from "./title-names";

/** A channel's own name ends so many of its titles, and such a share of all. A show seldom has so many. */
const LEAST = 10;
const SHARE = 0.12;
/** A subject stands anywhere in titles: of those that have the words, so many end with them. */
const AT_END = 0.8;
/** What a name may begin or end with beside its own words: "The Harbor", "Harbors Explained". */
const BESIDE_NAME = /^(?:the|a|an) | explained$/g;

/**
 * A channel's name, or where its source tells none ("") the one its titles end with after a mark: "… | Harbor Frame". Two
 * words and more, each with a capital if its script has them ("| but better" is a format), and none that any video or the
 * end of a format has ("| Dinner Podcast", "| Rule Reminder"). "" where no titles end so.
 */
export function channelNameOf(titles: string[], channel: string): string {
  if (channel !== "" && channel !== UNNAMED) return channel;
  const ends = titles.flatMap((title) => {
    const last = readPieces(title).at(-1);
    return last?.isLast && !last.isListed ? { key: partKey(last.text), name: last.text } : [];
  });
  const [key = "", own = []] = [...Map.groupBy(ends, (end) => end.key)]
    .filter(([key, { length }]) => length >= Math.max(LEAST, titles.length * SHARE) && isName(key))
    .reduce((most, one) => (one[1].length > most[1].length ? one : most), ["", []] as [string, typeof ends]);
  const name = own.at(-1)?.name ?? "";
  if (key === "" || own.some((one) => /(?:^|\s)\p{Ll}/u.test(one.name))) return "";
  return own.length >= indexTitles(titles, "").titlesWith(key).length * AT_END ? name : "";
}

function isName(key: string): boolean {
  const words = key.replace(BESIDE_NAME, "").split(" ");
  return key.includes(" ") && !words.some(isGeneric) && !FORMAT_NOUNS.has(words.at(-1) ?? "");
}
