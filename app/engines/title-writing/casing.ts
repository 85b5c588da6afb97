import { isCommonWord } from "./nouns";
import { verbByGerund } from "./verbs";

/** Which words of a title begin with a capital: all, all but small ones, or those of a sentence. */
export type Casing = "every word" | "all but small words" | "sentence";

const SMALL = new Set("a an the and or but of to in on at for with from by as vs".split(" "));
/** Longer words that some titles write small. */
const JOINING = new Set(
  "into over under after before about than that without your you our their his her its this when while through between behind inside around across onto until nor yet if not are was were has had".split(
    " ",
  ),
);
/** All capitals, but no shouting. */
const ACRONYMS = new Set(
  "ADHD AI AMA API ASMR BBQ BMX CEO CNC CPU CSS DIY DJ DNA DSLR EDC EU EV FAQ FBI FPS GPU GPS GTA HDR HIIT HTML IBS IKEA IT JFK LA LED LEGO LLC MBA NAS NASA NATO NBA NFL NHL NHS NYC OLED PC PCB PDF PR PS PTSD PVC RC RGB RPG RV SEO SQL SSD SUV TV UAE UFO UK UPS US USA USB UX VFX VLOG VPN VR WW WWII XP II III IV VI VII VIII IX".split(
    " ",
  ),
);
const WORD = /\p{L}[\p{L}\p{M}\p{N}'’]*/gu;

/** The casing of the words after the first: "sentence" unless most words that are not small have a capital. */
export function readCasing(title: string): Casing {
  const all = title.match(WORD) ?? [];
  const words = /^\P{L}*\d/u.test(title) ? all : all.slice(1);
  const isBig = (word: string) => /^\p{Lu}/u.test(word);
  const large = words.filter((word) => !SMALL.has(word.toLowerCase()));
  if (large.length === 0 || large.filter(isBig).length / large.length < 0.6) return "sentence";
  // One long word written small that is no brand (“iPhone”): a sentence with names in it.
  if (large.some((word) => !isBig(word) && word.length > 2 && !JOINING.has(word) && !/\p{Lu}/u.test(word)))
    return "sentence";
  const small = words.filter((word) => SMALL.has(word.toLowerCase()));
  return small.length > 0 && small.every((word) => !isBig(word)) ? "all but small words" : "every word";
}

/** Words in a title's casing. With `isFirst`, the first gets a capital in any case. */
export function inCasing(words: string, casing: Casing, isFirst: boolean): string {
  let at = 0;
  return words.replace(WORD, (word) => {
    const first = isFirst && at === 0;
    at++;
    if (first) return capitalize(word);
    if (casing === "sentence") return word;
    return casing === "all but small words" && SMALL.has(word.toLowerCase())
      ? word.toLowerCase()
      : capitalize(word);
  });
}

const MOVABLE = new Set(
  "a an the my our your his her its their this these that why how what when where who which in for after before on at with without from is are do does did can should could will best stop never don't most every all some here there i'm".split(
    " ",
  ),
);

/**
 * The beginning of a title, to stand inside another. In a sentence, a first word that is known to be no name loses its
 * capital; an unknown one is taken for a name and keeps it.
 */
export function moveInside(text: string, casing: Casing): string {
  const [first = ""] = text.split(" ");
  if (casing === "every word" || isPronounI(first) || !/^\p{Lu}[^\p{Lu}]*$/u.test(first)) return text;
  if (casing === "all but small words" && !SMALL_FIRST.test(first)) return text;
  return isCommonWord(first) ||
    verbByGerund(first) ||
    /^Apple (?:pie|crumble|cider|cake|sauce|butter)\b/.test(text)
    ? lowerFirst(text, "sentence")
    : text;
}

const SMALL_FIRST = /^(?:an?|the|to|of|in|on|at|for|with|from|by)$/i;
const isPronounI = (word: string) => /^I(?:['’]\p{L}+)?$/u.test(word);

/** The same with a shorter list of known words, and null for a word that may be a name. */
export function moveInsideSurely(text: string, casing: Casing): string | null {
  const [first = ""] = text.split(" ");
  if (casing === "all but small words" && SMALL.has(first.toLowerCase())) return lowerFirst(text, "sentence");
  if (casing !== "sentence" || isPronounI(first) || !/^\p{Lu}/u.test(first)) return text;
  return isMovable(first) ? lowerFirst(text, casing) : null;
}

/** A beginning that is surely no name (a verb, say), to stand inside a title: small in a sentence. */
export function lowerFirst(text: string, casing: Casing): string {
  return casing === "sentence" ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function isMovable(word: string): boolean {
  const low = word.toLowerCase();
  return MOVABLE.has(low) || /^[a-z]{3,}ing$/.test(low);
}

/** The text with a capital in front, the rest as it is. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isShouted(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(word);
}

function isAcronym(word: string): boolean {
  return ACRONYMS.has(word) || /\d/.test(word) || (word.length < 5 && !/[AEIOUY]/.test(word));
}

/** Words shouted for emphasis, never names. */
const EMPHATIC = new Set(
  "NEVER EVERY BEST WORST INSANE HUGE FINALLY NOT ONLY FREE REAL ALWAYS EVERYTHING NOBODY EVERYONE ALL MOST SO THIS THESE MUST STOP NOW NEW ACTUALLY EASY PERFECT SECRET CRAZY ULTIMATE FIRST LAST BIG BIGGEST NO WITHOUT WITH AND THE MY YOU YOUR HOW WHY WHAT DO DON'T CAN'T CHEAP CHEAPEST EXPENSIVE FAST FASTEST SIMPLE HARD HARDEST WRONG BROKEN DEAD GONE BACK OUT OFF ZERO ENTIRE WHOLE ANYTHING NOTHING AGAIN FOREVER BETTER MORE LESS WARNING PROOF GUARANTEED TRUTH IMPOSSIBLE INSTANTLY TODAY YEARS DAYS HOURS MINUTES SECONDS LITERALLY SHOCKING AMAZING EPIC EMOTIONAL TERRIFYING DANGEROUS DELICIOUS".split(
    " ",
  ),
);

/**
 * The title without shouting. One all in capitals gets a capital for every word, since names cannot be told apart; in
 * others only words that are never names lose their capitals.
 */
export function calm(title: string): string {
  const words = title.match(WORD) ?? [];
  const shouted = words.filter((word) => isShouted(word) && !isAcronym(word));
  const letters = words.filter((word) => word.length > 1);
  if (shouted.length === 0) return title;
  if (shouted.length >= 0.7 * letters.length && shouted.length > 1) {
    return title.replace(WORD, (word) =>
      isShouted(word) && !isAcronym(word) ? onlyFirstCapital(word) : word,
    );
  }
  const casing = readCasing(title.replace(WORD, (word) => (isShouted(word) ? word.toLowerCase() : word)));
  let at = 0;
  return title.replace(WORD, (word) => {
    const first = at++ === 0;
    if (!isShouted(word) || !EMPHATIC.has(word.replace("’", "'"))) return word;
    return casing !== "sentence" || first ? onlyFirstCapital(word) : word.toLowerCase();
  });
}

function onlyFirstCapital(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
