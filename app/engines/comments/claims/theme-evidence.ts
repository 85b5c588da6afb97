import type { Theme } from "../../../model/comment-digest";
import { analyzedPart, type ScoredComment } from "../scored-comments";
import type { Assertion } from "./assertions";

export interface Opinion {
  doc: number;
  comment: ScoredComment;
  assertion: Assertion;
  key: string;
}

export interface Found {
  side: Assertion["side"];
  opinions: Opinion[];
  rank: number;
  isOfVideo: boolean;
}

/** Comments of praise are to be glad in this share, those of blame not to be glad: "sick intro" is said gladly. */
const FELT_SHARE = 2 / 3;

/** Whether the comments of a theme feel what it says. */
export function isFelt({ side, opinions }: Found): boolean {
  const count = (feeling: Theme["side"]) =>
    opinions.filter(({ comment: { sentiment } }) => sentiment === feeling).length;
  if (side === "positive") return count("positive") >= FELT_SHARE * opinions.length;
  return 2 * count("negative") > opinions.length;
}

/** Quotes, or plays a scene: "Ali: caffeine is bad". */
const QUOTES = /["“”„«»`]|(?:^|\n)[A-Z]\p{L}{1,12} ?:/u;
/** Holds one product against another: each side praises its own. */
const COMPARES = /\b(?:better|worse|than|vs|versus|beats?|wins?|won|superior)\b/i;
/** From this share of its comments on they quote or compare, rather than say it. */
const UNSAID_SHARE = 1 / 3;
/** Comments looked at: of more, the first tell as much. */
const LOOKED_AT = 40;
/** A longer text all in capitals is a quarrel. */
const SHOUTED = /^(?=(?:\P{Lu}*\p{Lu}){20})\P{Ll}*$/u;

/** Whether they say it of their own, all of one thing. */
export function isSaid(
  { side, opinions: all, isOfVideo }: Omit<Found, "rank">,
  isProducts: boolean,
): boolean {
  const opinions = all.slice(0, LOOKED_AT);
  const isPraiseOfProduct = isProducts && !isOfVideo && side === "positive";
  const unsaid = opinions.filter(({ comment: { given } }) => {
    const text = analyzedPart(given.text);
    return QUOTES.test(text) || SHOUTED.test(text) || (isPraiseOfProduct && COMPARES.test(text));
  });
  // Who weighs one product up names others.
  return unsaid.length < UNSAID_SHARE * opinions.length && (isProducts || !isOfManyThings(opinions));
}

/** A name inside a sentence. */
const NAMED = /(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d]+/gu;
/** Where so many of a theme's comments name something, and no name comes again in so many, each speaks of another thing. */
const NAMING_SHARE = 0.5;
const SAME_NAME_SHARE = 0.4;

/** Whether viewers praise or blame the music, say, of one game each. */
function isOfManyThings(opinions: readonly Opinion[]): boolean {
  const times = new Map<string, number>();
  let naming = 0;
  for (const { comment } of opinions) {
    const names = new Set(
      analyzedPart(comment.given.text)
        .match(NAMED)
        ?.map((name) => name.toLowerCase()),
    );
    if (names.size > 0) naming += 1;
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const commonest = Math.max(0, ...times.values());
  return naming >= NAMING_SHARE * opinions.length && commonest < SAME_NAME_SHARE * naming;
}
