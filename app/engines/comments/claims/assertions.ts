import { wordOpinion } from "../../sentiment";
import type { ScoredComment } from "../scored-comments";
import { COMMENT_WORDS, FUNCTION_WORDS } from "../word-lists";
import { BREAK } from "../words";

/** What a comment says of a thing: "battery dies fast", "great sound". */
export interface Assertion {
  /** Where its words begin and end in the comment. */
  from: number;
  to: number;
  side: "positive" | "negative";
  /** Where the thing stands, and the word of praise or blame. */
  at: number;
  word: string;
}

/** How many words on praise or blame may stand: behind a thing, and ahead of it. */
const REACH_BEHIND = 7;
const REACH_AHEAD = 4;
const DENIALS = words(`
  not no never nowhere isnt wasnt arent werent dont doesnt didnt cant couldnt wont wouldnt without
  hardly barely aint lacks lack lacking
`);
/** Wishes and conditions, which do not describe the thing as it is. */
const SUPPOSING = words(`
  if would could should wish hope hopefully want wants need needs please pls id idd wed disagree
`);
/** Ahead of a thing these ask. */
const ASKING = words("how what which where when why who any");
/** These ask where a sentence begins with them. */
const ASKING_FIRST = words("does do did is are can will");
/** What a thing ought to do: denied, it fails. */
const DUTIES = words(`
  work works working worked load loads loading loaded start starts starting run runs running open opens
  respond responds responding connect connects connecting update updating thicken thickened thickens set
  read found fit fits charge charges charging turn recognized detected supported
`);
/** Adjectives that sort things and say nothing good or bad of them. */
const SORTING = words(`
  own full real new right sure main able first more most whole hot cold certain live free big small
  large open different same clear original raw fresh light simple special like likes liked lol true easy
  dark long fit kind friend friends angry fire luck fan fans pity shame wow suicide supporting
  experienced professional classic classy many lots latest decent super ill advanced random hoping fits
  cheap short fast well pretty fine top care deserve deserves agree help helps easily shit ass fuck
  fucking crap damn dumb negative positive artificial meaningful truly crazy insane sick wild
`);
/** What things do and are, beside words of praise and blame: the side is that of most who say it. */
const FAULTS = words(`
  tough loud quiet slow laggy lags lag lagging dies died breaks broke broken freezes froze crashes
  crashed crash stutters overheats overheating expensive overpriced blurry shaky muffled echoey rushed
  repetitive confusing unreadable tiny outdated salty dry burnt bland soggy distracting drowns drowned
  drowning ruins ruined ruining ruin unbalanced skipped buggy bugs flimsy useless fails failed failing
  stuck leaks cracks cracked scratches scratched unclear stiff muddy messy
`);
const MERITS = words(`
  smooth clean crisp calm calming satisfying tender juicy crispy gorgeous worked works helped sharp
  sturdy readable affordable
`);
/** Blame wherever they stand. */
const BLAME = words("clickbait misleading overrated overhyped unwatchable");
/** Faults only where there is too much of them. */
const TOO_MUCH = words("dark long short cheap bright big small high low much many fast soon early late hard");
const TOO = "too";
/** Behind a thing these say what it feels, not what it is like: "Jeremy hates …". */
const FEELING = words("love loves loved hate hates hated enjoy enjoys enjoyed dislike dislikes");
/** Between a thing and a word of praise or blame, these begin another clause or another thing, as those of a wish do. */
const BARRIERS = words(`
  i im ive ill youre he hes she shes they theyre we it and but or because cause cuz coz when while than
  to like now then up from before after between stuck got as without
`);
/** Ahead of a thing, verbs do so too: "failed, I had the …", "friend got the …". */
const BARRIERS_AHEAD = words(`
  is are was were has have had be been get gets do does did will at out into mention mentioned
  mentioning show showed showing explained reviewed compared talked talking
`);
/** Not ahead: "thank you for the chapters". */
const BARRIERS_BEHIND = words("you u");
/** A word between a thing and an opinion: the opinion is about the thing only after one of these. */
const COPULAS = words(`
  is are was were isnt arent wasnt werent be been being looks looked look sounds sounded sound feels
  felt feel seems seemed seem gets got getting turned came says
`);
const PREPOSITIONS = words("of on in with for about at by");
/** Behind an article, praise or blame belongs to the noun after it: "the tablet has an amazing price". */
const ARTICLES = words("a an the such another any some");
/** Ahead of "on the editing" these belong to the editing; any other noun has the praise to itself. */
const WORK = words("job work");
/** Behind a thing these are what is praised or blamed ahead of it. */
const HEADS = words("video videos vid vids episode episodes channel content series");
/** Said right after, they belong to it: "dies fast". */
const DEGREES = words("so very too really way truly");
const EXTENTS = words("fast quickly slowly easily again constantly much early soon loud a_lot daily often");
/** Between the words of a name these are left out: "music is way too loud" is "music too loud". */
const FILLERS = words(`
  is was are were has have had been be being the a an this that these those it its im my your his her
  their our really very so way just pretty quite such super also always still even actually honestly
  literally looks looked sounds sounded feels felt seems seemed gets got of in on at for me i you we
  they he she and with to came come out looking shown here
`);

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/));
}

/**
 * What a comment says of the thing named by its words from `at` on, `length` of them: the nearest word of praise, blame
 * or fault within a few words and the same clause. Null for a bare name, a wish, a question, and where the word belongs to
 * another thing ("the tablet has an amazing price") or to what the thing feels ("Jeremy hates …").
 */
export function findAssertion({ words }: ScoredComment, at: number, length: number): Assertion | null {
  const behind = nearest(words, at + length, 1);
  const ahead = nearest(words, at - 1, -1);
  const [first, second] =
    (behind?.distance ?? Infinity) <= (ahead?.distance ?? Infinity) + 1 ? [behind, ahead] : [ahead, behind];
  const found = first ?? second;
  // "The best Sidemen video" praises the video.
  if (!found || (found.at < at && HEADS.has(words[at + length] ?? ""))) return null;
  const from = Math.min(at, found.at);
  const to = Math.max(at + length, found.at + 1);
  const leads = Math.max(0, from - 2);
  const lead = words.slice(leads, from);
  const inside = words.slice(from, to);
  if (
    lead.some((word, ahead) => ASKING.has(word) && !isExclaimed(words, leads + ahead)) ||
    isAsked(words, from)
  )
    return null;
  if ([...lead, ...inside].some((word) => SUPPOSING.has(word))) return null;
  if (isFormer(words, from)) return null;
  const isDenied = !found.isFailure && [...lead, ...inside].some((word) => DENIALS.has(word));
  const side = found.opinion > 0 === isDenied ? "negative" : "positive";
  // A denial right before the words is part of the assertion.
  const start = isDenied && from > 0 && DENIALS.has(words[from - 1] ?? "") ? from - 1 : from;
  const withToo = words[start - 1] === TOO ? start - 1 : start;
  const degree = DEGREES.has(words[to] ?? "") ? 1 : 0;
  const end = EXTENTS.has(words[to + degree] ?? "") ? to + degree + 1 : to;
  return { from: withToo, to: end, side, at, word: found.word };
}

/** "What an amazing explanation" asks nothing, "I wonder what an explanation …" does. */
function isExclaimed(words: readonly string[], at: number): boolean {
  return (words[at - 1] ?? BREAK) === BREAK && words[at] === "what" && /^an?$/.test(words[at + 1] ?? "");
}

/** "I used to hate …", "used to think that … were annoying": they no longer do. */
function isFormer(words: readonly string[], from: number): boolean {
  return [2, 3, 4, 5].some(
    (back) => /^used?$/.test(words[from - back] ?? "") && words[from - back + 1] === "to",
  );
}

/** "Is the battery good", "is that a good price": not so "this is a good battery". */
function isAsked(words: readonly string[], from: number): boolean {
  return [from - 1, from - 2, from - 3].some(
    (at) => ASKING_FIRST.has(words[at] ?? "") && (words[at - 1] ?? BREAK) === BREAK,
  );
}

function nearest(words: readonly string[], from: number, step: 1 | -1) {
  /** What stands between a thing and the word at hand. */
  const between: string[] = [];
  const reach = step > 0 ? REACH_BEHIND : REACH_AHEAD;
  for (let distance = 0; distance < reach; distance++) {
    const at = from + step * distance;
    const word = words[at];
    if (word === undefined || word === BREAK) return null;
    if (step > 0 && DENIALS.has(word) && DUTIES.has(words[at + 1] ?? ""))
      return { at: at + 1, distance, opinion: -1, isFailure: true, word };
    const opinion = opinionOf(word, {
      isAhead: step < 0,
      isNext: distance === 0,
      isToo: words[at - 1] === TOO,
    });
    if (opinion !== 0) {
      const isIts = step > 0 ? describesPreceding(words, at, between) : describesFollowing(word, between);
      return isIts ? { at, distance, opinion, isFailure: false, word } : null;
    }
    if (BARRIERS.has(word) || SUPPOSING.has(word) || (step < 0 ? BARRIERS_AHEAD : BARRIERS_BEHIND).has(word))
      return null;
    between.push(word);
  }
  return null;
}

/** Whether praise or blame at a place is about a thing before it, with these words between them. */
function describesPreceding(words: readonly string[], at: number, between: readonly string[]): boolean {
  const next = words[at + 1];
  const hasNoun = next !== undefined && next !== BREAK && !FUNCTION_WORDS.has(next) && !EXTENTS.has(next);
  if (ARTICLES.has(between.at(-1) ?? "") && hasNoun) return false;
  const isPlain = between.every((word) => FILLERS.has(word) || DENIALS.has(word) || DEGREES.has(word));
  return isPlain || between.some((word) => COPULAS.has(word));
}

/**
 * Whether praise or blame is about a thing after it, with these words between them, the thing's nearest first. "Clean
 * my screen" is something done, and "good value for money" is about the value.
 */
function describesFollowing(word: string, between: readonly string[]): boolean {
  // "I feel bad for Vik" pities him.
  if (word === "bad" && between.includes("for")) return false;
  if (MERITS.has(word) && between.some((one) => FILLERS.has(one))) return false;
  const preposition = between.findIndex((one) => PREPOSITIONS.has(one));
  // The words between run backwards: what stands before the preposition comes after it here.
  const nouns = preposition < 0 ? [] : between.slice(preposition);
  return nouns.every((one) => FUNCTION_WORDS.has(one) || WORK.has(one));
}

interface Place {
  isAhead: boolean;
  /** Whether it stands right beside the thing. */
  isNext: boolean;
  isToo: boolean;
}

/**
 * 1 praise, -1 blame, 0 neither. A fault or merit right ahead may be part of the thing's name ("slow cooker"), a noun
 * right behind it, too ("spoiler warning").
 */
function opinionOf(word: string, { isAhead, isNext, isToo }: Place): number {
  if (BLAME.has(word) || (isToo && TOO_MUCH.has(word))) return -1;
  // "It has a better camera" praises one and blames another.
  if (isAhead && word === "better") return 0;
  const isNamed = isAhead && isNext && !isToo;
  if (FAULTS.has(word)) return isNamed ? 0 : -1;
  if (MERITS.has(word)) return isNamed ? 0 : 1;
  if (!isAhead && ((isNext && !/(?:ed|s)$/.test(word)) || FEELING.has(word))) return 0;
  return SORTING.has(word) ? 0 : wordOpinion(word, COMMENT_WORDS);
}

/** An assertion's words without fillers, in their order: what makes two of them the same. */
export function assertionKey({ words }: ScoredComment, { from, to }: Assertion): string {
  return words
    .slice(from, to)
    .filter((word) => !FILLERS.has(word) && word !== BREAK)
    .join(" ");
}
