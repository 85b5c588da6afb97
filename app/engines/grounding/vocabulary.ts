import type { Measure } from "./types";

const set = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Words that claim nothing by themselves. An answer of any other word is not shown: what is not known here could say
 * anything ("skyrocketed", "dwarfs").
 */
export const NEUTRAL = set(`
  a an the this that these those here there it its they them their you your yours i we my
  is are was were be been being am has have had having do does did will would could can may might should
  of in on at to for from by with as about into over out up per like than or and but so if when while where which who what how
  also too then now still already just only yet again next to far
  says say said tell tells told show shows shown showing see look looks read reads counted counts count listed list
  stands stand sits sit comes come came goes go went gets get got gave give gives reached reach reaches holds held hold
  brought brings bring made make makes making earned earn earns paid collected drew
  channel channel's video video's videos upload uploads short shorts title titles idea ideas plan plans card cards series episode episodes
  view views viewed subscriber subscribers viewer viewers people comment comments light lights forecast forecasts estimate range
  usual normal typical age time times chance odds percent money revenue income rpm stem stems wording wordings wordings alternatives
  figure figures number numbers result results source sources report outcome outcomes record
  published uploaded posted released planned scheduled dated due date dates day days week weeks month months year
  likely probably expected expect expects expecting roughly around approximately about close nearly almost
  based past one item items
  try check open write film record add keep pick choose use judge compare let
  film filming filmed making publish upload publishing sharing
  yes here's it's that's you've you're there's i'd they're let's i've
  known known unknown compared judged told asked ask asks asking wants want want wished
  long-form long form kind new newly total overall together altogether both
  between across among within during since ago
  titled called named step steps move title's
  would-be looking ranges overall so-far currently right enough
  watch watched watching follow followed
  green amber red
  rise rises month's search searches searched interest season peak peaks peaked
  best-known
`);

/** Nouns that say what a number counts, longest first. */
export const NOUNS: readonly (readonly [pattern: RegExp, measure: Measure])[] = [
  [/^(?:views?|plays)$/, "views"],
  [/^(?:subscribers?|subs|followers?)$/, "subscribers"],
  [/^(?:shorts?)$/, "shorts"],
  [/^(?:longs?|long-form)$/, "longs"],
  [/^(?:uploads?|videos?)$/, "uploads"],
  [/^(?:times|×|x)$/, "times"],
  [/^(?:comments?|viewers?|people)$/, "comments"],
  [/^cards?$/, "cards"],
  [/^ideas?$/, "ideas"],
  [/^(?:events?|news)$/, "events"],
  [/^channels?$/, "channels"],
  [/^episodes?$/, "episodes"],
  [/^series$/, "series"],
];

/** Comparisons with what is usual or with another, by their direction. */
export const MORE = set(
  "more higher above better bigger larger stronger beat beats beating outperformed outperforms exceeded exceeds ahead topped tops longer greater",
);
export const LESS = set(
  "fewer less lower below worse smaller weaker behind under trails trailed missed lagged lags shorter",
);
export const MOST = set("best most highest biggest largest strongest top likeliest leading longest greatest");
export const LEAST = set("worst least fewest lowest smallest weakest bottom shortest");
export const RISING = set("rising growing up increasing climbing gaining climbed rose grew increased");
export const FALLING = set(
  "falling declining down dropping decreasing shrinking dropped fell declined decreased losing fading",
);
export const STEADY = set("steady stable flat unchanged");
export const PRAISE = set("good strong promising solid worthwhile worth well");
export const BLAME = set("bad weak poor risky poorly badly");
export const NEGATIONS = set(
  "not no never none neither nor nothing cannot can't isn't aren't wasn't weren't doesn't don't didn't hasn't haven't won't wouldn't without hardly",
);
export const NEWEST = set("newest latest last recent");
export const LATE = set("late overdue");
export const USUAL = set("usual normal average typical norm");
/** Before a number: what it is only near, or an end of. */
export const ABOUT = set("about around roughly approximately some");

export const NUMBER_WORDS: Record<string, number> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, value) => [word, value]),
);
/** Multiples in a word. */
export const MULTIPLES: Record<string, number> = {
  ...{
    twice: 2,
    double: 2,
    doubled: 2,
    triple: 3,
    tripled: 3,
    thrice: 3,
    quadruple: 4,
    half: 0.5,
    halved: 0.5,
  },
};
export const WEEKDAYS = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
/** Between clauses, which may be about something else. */
export const BREAKS = set("and but while whereas although though");
