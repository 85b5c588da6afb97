import { wordOpinion } from "../../sentiment";
import type { ScoredComment } from "../scored-comments";
import { COMMENT_WORDS } from "../word-lists";
import { BREAK } from "../words";

/** What a comment says of a thing: "battery dies fast", "great sound". */
export interface Assertion {
  /** Where its words begin and end in the comment. */
  from: number;
  to: number;
  side: "positive" | "negative";
}

/** Words between a thing and what is said of it. */
const REACH = 4;
const DENIALS = words(
  "not no never isnt wasnt arent werent dont doesnt didnt cant couldnt wont wouldnt without hardly barely aint lacks lack lacking",
);
/** A wish or a condition says nothing of the thing as it is. */
const SUPPOSING = words(
  "if would could should wish hope hopefully want wants need needs please pls id idd wed disagree",
);
/** Ahead of a thing these ask. */
const ASKING = words("how what which where when why who does do did is are can will any");
/** What a thing ought to do: denied, it fails. */
const DUTIES = words(
  "work works working worked load loads loading loaded start starts starting run runs running open opens respond responds responding connect connects connecting update updating thicken thickened thickens set read found fit fits charge charges charging turn recognized detected supported",
);
/** Adjectives that sort things and say nothing good or bad of them. */
const SORTING = words(
  "own full real new right sure main able first more most whole hot cold certain live free big small large long short open different same clear original raw fresh light simple special like likes liked lol true easy dark long experienced professional classic classy many lots latest decent tiny super hoping fits cheap short fast well pretty fine top care deserve deserves agree help helps easily shit ass fuck fucking crap damn dumb",
);
/** What things do and are, beside words of praise and blame: the side is that of most who say it. */
const FAULTS = words(
  "tough loud quiet slow laggy lags lag lagging dies died breaks broke broken freezes froze crashes crashed crash stutters overheats overheating expensive overpriced blurry shaky muffled echoey rushed repetitive confusing unreadable tiny outdated salty dry burnt bland soggy distracting drowns drowned drowning ruins ruined ruining ruin unbalanced skipped buggy bugs flimsy useless fails failed failing stuck leaks cracks cracked scratches scratched unclear stiff muddy messy",
);
const MERITS = words(
  "smooth clean crisp calm calming satisfying tender juicy crispy gorgeous worked works helped sharp sturdy readable affordable",
);
/** Blame wherever they stand. */
const BLAME = words("clickbait misleading overrated overhyped unwatchable");
/** Faults only where there is too much of them. */
const TOO_MUCH = words("dark long short cheap bright big small high low much many fast soon early late hard");
const TOO = "too";
/** Said right after, they belong to it: "dies fast". */
const DEGREES = words("so very too really way");
const EXTENTS = words("fast quickly slowly easily again constantly much early soon loud a_lot daily often");
/** Between the words of a name these are left out: "music is way too loud" is "music too loud". */
const FILLERS = words(
  "is was are were has have had been be being the a an this that these those it its im my your his her their our really very so way just pretty quite such super also always still even actually honestly literally looks looked sounds sounded feels felt seems seemed gets got of in on at for me i you we they he she and with to came come out looking",
);

function words(list: string): Set<string> {
  return new Set(list.split(" "));
}

/**
 * What a comment says of the thing named by its words from `at` on, `length` of them: the nearest word of praise, blame
 * or fault within four words and the same sentence. Null for a bare name, a wish, a question.
 */
export function findAssertion({ words: said }: ScoredComment, at: number, length: number): Assertion | null {
  const behind = nearest(said, at + length, 1);
  const ahead = nearest(said, at - 1, -1);
  const [first, second] =
    (behind?.distance ?? REACH + 1) <= (ahead?.distance ?? REACH + 1) + 1 ? [behind, ahead] : [ahead, behind];
  const found = first ?? second;
  if (!found) return null;
  const from = Math.min(at, found.at);
  const to = Math.max(at + length, found.at + 1);
  const lead = said.slice(Math.max(0, from - 2), from);
  const inside = said.slice(from, to);
  if (lead.some((word) => ASKING.has(word))) return null;
  if ([...lead, ...inside].some((word) => SUPPOSING.has(word))) return null;
  const isDenied = !found.isFailure && [...lead, ...inside].some((word) => DENIALS.has(word));
  const side = found.opinion > 0 === isDenied ? "negative" : "positive";
  // A denial ahead of the words belongs to what is said.
  const start = isDenied && from > 0 && DENIALS.has(said[from - 1] ?? "") ? from - 1 : from;
  const withToo = said[start - 1] === TOO ? start - 1 : start;
  const degree = DEGREES.has(said[to] ?? "") ? 1 : 0;
  const end = EXTENTS.has(said[to + degree] ?? "") ? to + degree + 1 : to;
  return { from: withToo, to: end, side };
}

function nearest(said: readonly string[], from: number, step: 1 | -1) {
  for (let distance = 0; distance < REACH; distance++) {
    const at = from + step * distance;
    const word = said[at];
    if (word === undefined || word === BREAK) return null;
    if (step > 0 && DENIALS.has(word) && DUTIES.has(said[at + 1] ?? ""))
      return { at: at + 1, distance, opinion: -1, isFailure: true };
    const opinion = opinionOf(word, {
      isAhead: step < 0,
      isNext: distance === 0,
      isToo: said[at - 1] === TOO,
    });
    if (opinion !== 0) return { at, distance, opinion, isFailure: false };
  }
  return null;
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
  const isNamed = isAhead && isNext && !isToo;
  if (FAULTS.has(word)) return isNamed ? 0 : -1;
  if (MERITS.has(word)) return isNamed ? 0 : 1;
  if (!isAhead && isNext && !/(?:ed|s)$/.test(word)) return 0;
  return SORTING.has(word) ? 0 : wordOpinion(word, COMMENT_WORDS);
}

/** An assertion's words without fillers, in their order: what makes two of them the same. */
export function assertionKey({ words: said }: ScoredComment, { from, to }: Assertion): string {
  return said
    .slice(from, to)
    .filter((word) => !FILLERS.has(word) && word !== BREAK)
    .join(" ");
}
