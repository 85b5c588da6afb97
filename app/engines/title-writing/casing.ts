import { isKnown } from "../titles";

const WORD = /\p{L}[\p{L}\p{M}\p{N}'’]*/gu;

/** The words of a title as they are written, with what stands in them behind an apostrophe. */
export const writtenWords = (title: string) => title.match(WORD) ?? [];

/** The title with each word written another way. */
export const rewriteWords = (title: string, write: (word: string, at: number) => string) =>
  title.replace(WORD, write);
/** Words that are small in Title Case, too. */
export const SMALL = new Set(
  "a an the and or but of to in on at for with from by as vs into over under is are was be it".split(" "),
);

/** Small in a sentence, and mostly with a capital in Title Case. */
const LINKING = new Set("is are was be it".split(" "));

/** Written in capitals without shouting, and also English words. */
const ACRONYMS = new Set(
  `ADHD AI AMA API ASMR AWS BBC BBQ BMX BTS CEO CIA CNN CPU CSS DIY DJ DNA DSLR EDC EU FAQ FBI FIFA FPS GPU GPS GTA
   HDR HIIT HTML IBS IKEA IPA LA LED LEGO MBA MIT NASA NATO NBA NFL NHL NHS NYC OLED PC PCB PDF PR PS PTSD PVC RC RGB
   ROI RPG RTX RV SAT SEO SNL SQL SSD SUV TED TV UFC UFO UI UK UN USA USB UX VIP VPN VR VS WIFI WW2 WWE XL XXL YMCA`.split(
    /\s+/,
  ),
);
/** Words shouted for emphasis inside a title. Names of spreadsheet functions and of things are not among them. */
const EMPHATIC = new Set(
  `NEVER EVERY BEST WORST INSANE HUGE FINALLY NOT ONLY FREE REAL REALLY ALWAYS EVERYTHING NOBODY EVERYONE ALL MOST SO
   THIS THESE THAT MUST STOP NOW NEW ACTUALLY EASY EASILY PERFECT SECRET SECRETS CRAZY ULTIMATE FIRST LAST BIG BIGGEST
   NO WITHOUT WITH WILL WHY HOW WHAT YOUR YOU MY TOP ESSENTIAL FAST FASTER FASTEST QUICK QUICKLY EXTREME INTENSE
   AMAZING EPIC BEFORE AFTER CAN'T DON'T WON'T WRONG UPDATED MASSIVE SIMPLE MORE LESS FULL EXACT EXACTLY LIVE THEY
   OBVIOUS EXCLUSIVE PREVIEW FIX HACKS TRUTH TRY ANY EVER TOO VERY BAD GOOD GREAT HARD HARDEST IMPOSSIBLE TODAY KNOW
   NEED LONELY WEIRD SPLIT SUCKS EXPLODE EXPLODES DIE KILL KILLS SCARY BROKE BROKEN RUINED RUIN HATE HATED LOVE LOVED
   LIFE MISTAKE MISTAKES INTERACTIVE CHEAP CHEAPEST SAVE LOSE GAIN DESTROY DESTROYED GIANT TINY BUY SELL MONEY RICH
   POOR WASTE SHOCKING SURPRISING BEGINNERS BEGINNER STARTED START LEARN LEARNED WORK WORKS WORKED FAIL FAILED FAILS
   PROBLEM PROBLEMS WINNER WINS DANGEROUS ILLEGAL BANNED LEAKED OFFICIAL CONFIRMED OVERPOWERED UNDERRATED OVERRATED
   ANYONE ANYTHING AWESOME BETTER BIGGER BRAND CHEAPER COMPLETELY DIED DIFFERENT EASIER ENTIRE EXPENSIVE FAVORITE
   FAVOURITE FINISHED FIXED FOREVER GENIUS GREATEST HARDER HEALTHIER HIGHEST IMPORTANT INSANELY INSTANTLY LARGEST
   LONGEST MANY MAXIMUM MULTIPLE NOTHING OLD OLDEST POWERFUL RARE RAREST REVEALS SERIOUSLY SHOCKED SLOWER SMALLER
   SMALLEST SMARTER SOMEONE SOMETHING STRONGER STRONGEST USEFUL USELESS WEIRDEST WORSE WORTH HEALTHY DELICIOUS TASTY
   BEAUTIFUL UGLY HONEST BRUTAL HIDDEN FORGOTTEN MISSING LOST FOUND CAUGHT QUIT LEAVING GONE BACK AGAIN DAILY EXPOSED
   REVEALED EXPLAINED ANSWERED TESTED RANKED BURN OBSESSED ADDICTED INCREDIBLE HORRIBLE TERRIBLE HACKED WARNED WARNING
   WATCH SCARED ANGRY HAPPY SAD`.split(/\s+/),
);
/** So large a share of shouted words makes a whole title shouted … */
const SHOUTED_SHARE = 0.7;
/** … and so large a share of English words among them lets it be calmed: half a calmed title reads worse. */
const ENGLISH_SHARE = 0.75;
const LEAST_LOUD = 3;
/** "CODM", "KPOP". */
const LONGEST_ABBREVIATION = 4;

/** Whether words after the first begin with a capital: "Title Case", else a sentence. */
export const isTitleCase = (title: string) => areCapitalized(writtenWords(title));

function areCapitalized([, ...words]: string[]): boolean {
  const telling = words.filter((word) => !isSmall(word) || LINKING.has(word));
  return telling.length > 0 && telling.filter((word) => /^\p{Lu}/u.test(word)).length / telling.length >= 0.6;
}

/** The text with a capital in front; "iPhone" and "eBay" keep their small letter. */
export function capitalize(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const isSmall = (word: string) => SMALL.has(word.toLowerCase());
const isShouted = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(word);

/** "RTX", "B2B" and short words without a vowel are names of things. */
function isAcronym(word: string): boolean {
  return ACRONYMS.has(word) || /\d/.test(word) || (word.length < 5 && !/[AEIOUY]/.test(word));
}

/** An English word rather than a name such as "CODM" or "KPOP". */
const isEnglishWord = (word: string) => isKnown(word.toLowerCase().replaceAll("’", "'"));

/** "MCDONALD'S" is McDonald's. */
const SCOTTISH = /^MC(?=\p{Lu}{3})/u;

const calmWord = (word: string) =>
  SCOTTISH.test(word)
    ? `Mc${word.charAt(2)}${word.slice(3).toLowerCase()}`
    : word.charAt(0) + word.slice(1).toLowerCase();

/**
 * The title without shouting. In one that is shouted as a whole every English word gets one capital; names of things
 * and short words that are not known ("CODM") stay, since a product's name keeps its case. In other titles only words of
 * emphasis are calmed, and only where their shouted neighbors are, too: "THE WITCH FROM MERCURY" is a name. Nothing is
 * calmed where half of the shouting would stay: "HOW MANY times can you FREEZE A STEAK?"
 */
export function calm(title: string): string {
  const words = title.match(WORD) ?? [];
  const shouted = findShouted(words);
  if (shouted.length === 0) return title;
  if (isShoutedWhole(title)) {
    const english = shouted.filter((word) => isSmall(word) || isEnglishWord(word));
    // A long word that is not known is rather "Ramen" than an abbreviation.
    const calmed = new Set([...english, ...shouted.filter((word) => word.length > LONGEST_ABBREVIATION)]);
    return english.length < ENGLISH_SHARE * shouted.length ? title : calmWhole(title, calmed);
  }
  const written = new Map(splitClauses(title).flatMap((clause) => calmClause(clause, words)));
  if (2 * written.size <= shouted.filter(isLoud).length) return title;
  let at = 0;
  return title.replace(WORD, (word) => written.get(at++) ?? word);
}

/** Read as shouting by anybody; a short word may be the name of a thing ("CI"). */
const isLoud = (word: string) => isEmphatic(word) || (word.length > LEAST_LOUD && isEnglishWord(word));

const findShouted = (words: string[]) =>
  words.filter((word) => word.length > 1 && isShouted(word) && !isAcronym(word));

/** How many words are shouted, names of things aside. */
export const countShouted = (text: string) => findShouted(text.match(WORD) ?? []).length;

/** Whether a title is shouted as a whole, names of things aside. */
export function isShoutedWhole(title: string): boolean {
  const words = title.match(WORD) ?? [];
  const shouted = findShouted(words);
  const letters = words.filter((word) => word.length > 1);
  return shouted.length > 1 && shouted.length >= SHOUTED_SHARE * letters.length;
}

function calmWhole(title: string, calmed: Set<string>): string {
  let at = 0;
  return title.replace(WORD, (word, index: number) => {
    const isFirst = at++ === 0;
    if (word === "A" && !isFirst) return "a";
    // "3 AM" is a time.
    if (word === "AM" && /\d ?$/u.test(title.slice(0, index))) return word;
    if (!calmed.has(word)) return word;
    return isSmall(word) && !isFirst ? word.toLowerCase() : calmWord(word);
  });
}

interface PlacedWord {
  word: string;
  /** Its place among the title's words. */
  at: number;
  /** Whether it opens the title or a clause: "5 weird formulas" opens with its number. */
  isStart: boolean;
}

/** What ends a clause, and so a run of shouted words: "HACKED! CVE". */
const CLAUSE_END = /[.,!?:;|()[\]]| [-–—/]/u;

function splitClauses(title: string): PlacedWord[][] {
  const clauses: PlacedWord[][] = [[]];
  let end = 0;
  for (const [at, { 0: word, index }] of [...title.matchAll(WORD)].entries()) {
    const gap = title.slice(end, index);
    if (CLAUSE_END.test(gap)) clauses.push([]);
    const isStart = (at === 0 || (CLAUSE_END.test(gap) && !gap.includes(","))) && !/\d ?$/u.test(gap);
    clauses.at(-1)?.push({ word, at, isStart });
    end = index + word.length;
  }
  return clauses;
}

/** The calmed words of a clause by their places: those of emphasis, in runs that hold nothing but them and acronyms. */
function calmClause(clause: PlacedWord[], words: string[]): [place: number, written: string][] {
  const own = clause.filter(({ word }) => !isShouted(word)).map(({ word }) => word);
  const isLower = own.length > 0 && own.every((word) => /^\p{Ll}/u.test(word));
  // One or two words do not show how a clause is written: there the whole title tells.
  const titleCase =
    !isLower && areCapitalized(own.length > 2 ? own : words.filter((word) => !isShouted(word)));
  const runs: PlacedWord[][] = [[]];
  for (const placed of clause) {
    if (isShouted(placed.word)) runs.at(-1)?.push(placed);
    else runs.push([]);
  }
  return runs
    .filter((run) => run.every(({ word }) => isEmphatic(word) || isAcronym(word)))
    .flat()
    .filter(({ word }) => isEmphatic(word))
    .map(({ word, at, isStart }) => [
      at,
      isStart || (titleCase && !isSmall(word) && !followsSmall(clause, at))
        ? calmWord(word)
        : word.toLowerCase(),
    ]);
}

/** Whether the last telling word before it has a small letter, shouted ones apart: "will NOT use Nuclear Bombs". */
function followsSmall(clause: PlacedWord[], at: number): boolean {
  const before = clause.findLast((one) => one.at < at && !isShouted(one.word) && !SMALL.has(one.word));
  return before !== undefined && /^\p{Ll}/u.test(before.word);
}

const isEmphatic = (word: string) => EMPHATIC.has(word.replaceAll("’", "'"));
