import type { DistinctComment, ScoredComment } from "../scored-comments";
import { BREAK } from "../words";
import { anyOf } from "./any-of";

/** What a comment is about stands in its beginning. */
const FRONT = 600;

/** Who has the very thing. */
const HAVING = new RegExp(
  anyOf(`
    (?:own|owned|had|have|got|love|sold) (?:one|mine),
    mine (?:is|has|was|came|does|works),
    on mine,
    warranty,
    (?:bought|ordered|purchased) (?:one|mine|it|this|these|a pair)
  `),
  "iu",
);
/** Who buys or weighs up a thing. */
const OWNING = new RegExp(
  `${HAVING.source}|${anyOf(`
    buy|buying|bought|purchas(?:e|ed|ing)|pre-?order(?:ed)?|ordered|afford|resale,
    pric(?:e|es|ed|ey|ing)|costs?|cheap(?:er|est)?|expensive|overpriced|(?:for|on) sale,
    \\d+ ?(?:bucks|dollars|usd|euros?|gbp|pounds)
  `)}|[$€£]\\s?\\d`,
  "iu",
);
/** What things are made of. */
const PARTS = new RegExp(
  anyOf(`
    models?|brands?|specs?|battery|batteries|upgrade[ds]?|lens|screen|gadget|device,
    engine|mpg|horsepower|bhp|hp|torque|cars?,
    gb|ram|usb|hdmi|processor|cpu|gpu|laptop|tablet|phone|headphones|console,
    android|ios|ipad|iphone|samsung|pro max
  `),
  "iu",
);
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

/** Things that only a video has. */
const VIDEO_THINGS = new Set([
  ...[
    "video",
    "videos",
    "vid",
    "vids",
    "clip",
    "episode",
    "channel",
    "upload",
    "uploads",
    "tutorial",
    "presentation",
  ],
  ...[
    "review",
    "reviews",
    "reviewer",
    "reviewing",
    "presenter",
    "host",
    "narrator",
    "narration",
    "commentary",
  ],
  ...[
    "editing",
    "edit",
    "intro",
    "introduction",
    "outro",
    "thumbnail",
    "title",
    "clickbait",
    "subtitles",
    "captions",
  ],
  ...[
    "timestamps",
    "sponsor",
    "sponsors",
    "ads",
    "ad",
    "advert",
    "commercial",
    "accent",
    "voice",
    "voices",
    "jokes",
  ],
  ...[
    "joke",
    "humor",
    "humour",
    "music",
    "song",
    "soundtrack",
    "tune",
    "lighting",
    "cameraman",
    "focus",
    "focusing",
  ],
  ...[
    "framing",
    "shaky",
    "zoom",
    "glare",
    "wallpaper",
    "pronunciation",
    "explanation",
    "explained",
    "explaining",
  ],
]);
/** These speak to who made the video; "you" does where it does what one does in a video. */
const YOURS = new Set(["your", "youre", "ur", "yours"]);
const YOU = new Set(["you", "u"]);
const DOING = new Set([
  ...[
    "talk",
    "talked",
    "speak",
    "spoke",
    "sound",
    "are",
    "were",
    "explain",
    "explained",
    "go",
    "went",
    "show",
    "showed",
  ],
  ...[
    "make",
    "made",
    "helped",
    "saved",
    "taught",
    "rush",
    "rushed",
    "mumble",
    "say",
    "said",
    "film",
    "filmed",
    "wear",
  ],
]);
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
  const isDoing = DOING.has(next) || next.endsWith("ing");
  return (
    VIDEO_THINGS.has(word) ||
    YOURS.has(word) ||
    (YOU.has(word) && isDoing) ||
    (/^(?:are|were)$/.test(word) && YOU.has(next))
  );
}
