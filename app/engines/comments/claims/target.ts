import type { DistinctComment, ScoredComment } from "../scored-comments";
import { BREAK } from "../words";

/** Who owns, buys or weighs up a thing. */
const OWNING =
  /\b(?:buy|buying|bought|purchas(?:e|ed|ing)|pre-?order(?:ed)?|ordered|afford|warranty|(?:own|owned|had|have|got|getting|get|want|love|sold|sell) (?:one|mine|this (?:car|phone|tablet|thing|one))|mine (?:is|has|was|came|does|works)|on mine|price[sd]?|pric(?:ey|ing)|costs?|cheap(?:er|est)?|expensive|overpriced|for sale|on sale|resale)\b|[$€£]\s?\d|\b\d+ ?(?:bucks|dollars|usd|euros?|gbp|pounds)\b/i;
/** Who has the very thing. */
const HAVING =
  /\b(?:own|owned|had|have|got|love|sold) (?:one|mine)\b|\b(?:mine (?:is|has|was|came|does|works)|on mine|warranty)\b|\b(?:bought|ordered|purchased) (?:one|mine|it|this|these|a pair)\b/i;
/** What things are made of. */
const PARTS =
  /\b(?:models?|brands?|specs?|battery|batteries|upgrade[ds]?|engine|mpg|horsepower|bhp|hp|torque|gb|ram|usb|hdmi|processor|cpu|gpu|android|ios|ipad|iphone|laptop|tablet|phone|cars?|screen|gadget|device|lens|samsung|pro max|shoes?|watch strap|headphones|console)\b/i;
/**
 * Shares of comments from which on a video is about a product. Under others, buyers are a few of a hundred; of prices and
 * of buying they speak under news and recipes, too.
 */
const HAVING_SHARE = 0.1;
const OWNING_SHARE = 0.04;
const PARTS_SHARE = 0.15;
/** Where so many name parts and makes, one thing is held against another, and nobody has to speak of buying. */
const MOST_PARTS_SHARE = 0.4;

/** Whether the comments are those under a review, a test or an advertisement of something to buy. */
export function isAboutProduct(comments: readonly DistinctComment[]): boolean {
  const share = (form: RegExp) =>
    comments.filter(({ given }) => form.test(given.text.slice(0, FRONT))).length / comments.length;
  const parts = share(PARTS);
  return (
    parts >= MOST_PARTS_SHARE ||
    share(HAVING) >= HAVING_SHARE ||
    (share(OWNING) >= OWNING_SHARE && parts >= PARTS_SHARE)
  );
}

/** What a comment is about stands in its beginning. */
const FRONT = 600;

const words = (list: string) => new Set(list.split(" "));
/** Things that only a video has. */
const VIDEO_THINGS = words(
  "video videos vid vids clip episode review reviews reviewer reviewing presenter host narrator narration commentary commentator editing edit intro introduction outro thumbnail clickbait title subtitles captions timestamps sponsor sponsors ads ad advert commercial accent voice voices jokes joke humor humour music song soundtrack tune lighting cameraman focus focusing refocus framing shaky zoom glare upload uploads channel tutorial presentation pronunciation explanation explained explaining",
);
/** Ahead of a thing these speak to who made the video; "you" does where it does what one does in a video. */
const YOURS = words("your youre ur yours");
const YOU = words("you u");
const DOING = words(
  "talk talked talking speak spoke speaking sound are were explain explained explaining go went show showed make made helped saved taught rush rushed mumble say said",
);
/** How far from a claim the words stand that say whose it is. */
const REACH = 4;

/**
 * Whether the words from `from` to `to` (excluded) are of the video rather than of the product in it: they name a thing
 * of a video, or a word or two beside them speaks to its maker, in the same clause.
 */
export function isOfVideo({ words: all }: Pick<ScoredComment, "words">, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isVideos(all, at)) return true;
  for (const step of [-1, 1]) {
    const begin = step < 0 ? from - 1 : to;
    for (let at = begin; Math.abs(at - begin) < REACH; at += step) {
      const word = all[at];
      if (word === undefined || word === BREAK) break;
      if (isVideos(all, at)) return true;
    }
  }
  return false;
}

function isVideos(all: readonly string[], at: number): boolean {
  const [word = "", next = ""] = [all[at], all[at + 1]];
  return VIDEO_THINGS.has(word) || YOURS.has(word) || (YOU.has(word) && DOING.has(next));
}

/** Asks what only the video's maker, or who knows the video, can answer. */
const ASKS_OF_VIDEO =
  /\b(?:songs?|soundtrack|(?:the|this|your|ur|background)(?: \w+)? (?:music|video|vid|clip|review|ad|advert)|(?:what|which|where) [^?]{0,30}\b(?:do|did|are|is|were) (?:you|u|he|she) (?!get\b|buy\b|pay\b|prefer\b|recommend\b|think\b|find\b)|^(?:could|can|would|will) (?:you|u) (?:please )?(?:show|demonstrate|film|make|do|test|try|review|compare|explain)\b|commercial|movie|film|wallpapers?|backgrounds?|icons?|icon packs?|widgets?|launcher|(?:what|which|that|your) theme|intro|reviewer|channel|episode|presenter|host|narrator|accent|why (?:are|r|were|did|do|arent|arnt|didnt|dont|aren't|didn't|don't) (?:you|u)|(?:your|ur) (?:voice|camera|mic|microphone|face|name|accent|hands?|fingers?|cat|dog|shirt|watch|setup|desk))\b|\d{1,2}[:.]\d\d\b/i;

/** Whether a question is of the video rather than of the product in it. */
export function asksOfVideo(question: string): boolean {
  return ASKS_OF_VIDEO.test(question);
}
