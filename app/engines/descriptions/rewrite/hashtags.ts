import { blankOut, findPieces } from "../chapters";
import { topicKeys, UNSPACED } from "./opening";

/** YouTube shows three at the title; the tips of this desk say three to five. */
const MOST_HASHTAGS = 5;
const KEPT_HASHTAGS = 3;

/** More hashtags than five, with the three to keep; or those that say nothing. */
export function flagHashtags(title: string, text: string): { kind: "hashtags" | "excess"; quote: string }[] {
  const found = findPieces(text).flatMap(({ kind, text: tag }) => (kind === "hashtag" ? [tag] : []));
  const tags = [...new Map(found.map((tag) => [tag.toLowerCase(), tag])).values()];
  const empty = tags.filter(isEmptyHashtag);
  if (tags.length <= MOST_HASHTAGS)
    return empty.length > 0 ? [{ kind: "hashtags", quote: empty.join(" ") }] : [];
  const wanted = [...topicKeys(title)].filter((key) => key.length >= MIN_KEY);
  const said = [title, blankOut(text, ["hashtag"])].map(compact);
  const rate = (tag: string) => {
    const word = compact(tag);
    if (said[0]?.includes(word) || wanted.some((key) => word.includes(key.slice(0, STEM)))) return 2;
    return said[1]?.includes(word) ? 1 : 0;
  };
  const kept = tags
    .filter((tag) => !isEmptyHashtag(tag) && !OF_ANY_VIDEO.test(tag))
    .sort((one, other) => rate(other) - rate(one))
    .slice(0, KEPT_HASHTAGS);
  // Where none is near the title or the text, all are of something else.
  const isNear = UNSPACED.test(title) || kept.some((tag) => rate(tag) > 0);
  return [{ kind: "excess", quote: isNear ? kept.join(" ") : "" }];
}

/** Looked for by nobody who wants this video. */
const OF_ANY_VIDEO =
  /^#(?:(?:yt|youtube)?_?shorts?(?:video|feed)?|yt|tiktok|reels?|funny|fun|memes?|explore(?:page)?|like4like|lol|edit)$/i;

/** A shorter key is in many words by chance; endings differ behind as many letters. */
const MIN_KEY = 3;
const STEM = 5;

/** The letters and digits alone: a hashtag is written without spaces. */
export function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Words that a hashtag may have besides what people search for. */
const EMPTY =
  "todays|today|video|videos|new|latest|this|my|the|our|your|day|of|first|daily|upload|uploaded|channel|youtube|youtuber|watch|now|subscribe|like|likes|share|comment|follow|me|and|for|you|foryou|fyp|viral|trending|youtubevideo";
const EMPTY_HASHTAG = new RegExp(`^(?:${EMPTY})+$`, "u");
/** A longer word is no chain of those. */
const LONGEST = 40;

/** Whether a hashtag is made of words that say nothing about a video: "#todaysvideo". */
export function isEmptyHashtag(tag: string): boolean {
  const word = tag.replace(/^[#＃]/u, "").toLowerCase();
  return word.length <= LONGEST && EMPTY_HASHTAG.test(word.replace(/_/g, ""));
}
