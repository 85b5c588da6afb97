import { splitWords } from "../../../words/words";
import { findCallsToAction, findTagLines } from "../calls-to-action";
import { blankOut, findPieces } from "../chapters";
import { topicalText } from "../keywords";
import { findSentences } from "../sentences";
import { excerpt } from "./draft";
import { opensWithTopic, UNSPACED } from "./opening";

/** Something that only the creator can mend. */
export interface Flag {
  kind: "thin" | "tags" | "capitals" | "opening" | "hashtags";
  /** The place, shortened; for "hashtags" the hashtags. "" if the whole text is meant. */
  quote: string;
}

/** Of this share of letters in capitals, a text is shouted. */
const SHOUTED = 0.6;
const MIN_LETTERS = 40;

/** What only the creator can mend in a description: each kind once, the gravest first. */
export function findFlags(title: string, text: string): Flag[] {
  const flags: Flag[] = [];
  const opens = opensWithTopic(title, text);
  const isThin = saysLittle(text, opens ? MIN_WORDS : MIN_WORDS_BESIDE);
  if (isThin) flags.push({ kind: "thin", quote: "" });
  const [tags] = findTagLines(text);
  if (tags !== undefined) flags.push({ kind: "tags", quote: excerpt(tags) });
  if (isShouted(text)) flags.push({ kind: "capitals", quote: "" });
  if (!isThin && !opens) flags.push({ kind: "opening", quote: "" });
  const empty = findPieces(text).flatMap(({ kind, text: tag }) =>
    kind === "hashtag" && isEmptyHashtag(tag) ? [tag] : [],
  );
  if (empty.length > 0) flags.push({ kind: "hashtags", quote: [...new Set(empty)].slice(0, 5).join(" ") });
  return flags;
}

/** Fewer words do not describe a video; without a word of its title it takes more. */
const MIN_WORDS = 4;
const MIN_WORDS_BESIDE = 7;
/** So many characters of a script without spaces, or of Korean, are about a word. */
const CHARACTERS_EACH = 2;

/** Whether a description has no sentence about its video: next to nothing, or only links, hashtags and calls to action. */
function saysLittle(text: string, words: number): boolean {
  if (!isLittle(topicalText(text), words)) return false;
  return findSentences(text)
    .map((sentence) => blankOut(sentence.text, ["link", "email", "hashtag", "mention", "timestamp"]))
    .every((rest) => isLittle(rest, words) || findCallsToAction(rest).length > 0);
}

function isLittle(text: string, words: number): boolean {
  const characters = [...text].filter((one) => UNSPACED.test(one)).length;
  return Math.max(splitWords(text).length, characters / CHARACTERS_EACH) < words;
}

function isShouted(text: string): boolean {
  const bare = text.replace(/(?:https?:\/\/|www\.|[#@])\S+/gi, "");
  const upper = bare.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = bare.match(/\p{Ll}/gu)?.length ?? 0;
  return upper + lower >= MIN_LETTERS && upper / (upper + lower) >= SHOUTED;
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
