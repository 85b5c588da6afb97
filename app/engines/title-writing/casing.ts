/** How a title writes its words: every one with a capital, all but small ones, or as in a sentence. */
export type Casing = "every word" | "all but small words" | "sentence";

const SMALL = new Set("a an the and or but of to in on at for with from by as vs".split(" "));
/** Written small in titles by some, though they are longer. */
const JOINING = new Set(
  "into over under after before about than that without your you our their his her its this when while through between behind inside around across onto until nor yet if not are was were has had".split(
    " ",
  ),
);
/** Capitals that are no shouting. */
const ACRONYMS = new Set(
  "ADHD AI AMA API ASMR BBQ BMX CEO CNC CPU CSS DIY DJ DNA DSLR EDC EU EV FAQ FBI FPS GPU GPS GTA HDR HIIT HTML IBS IKEA IT JFK LA LED LEGO LLC MBA NAS NASA NATO NBA NFL NHL NHS NYC OLED PC PCB PDF PR PS PTSD PVC RC RGB RPG RV SEO SQL SSD SUV TV UAE UFO UK UPS US USA USB UX VFX VLOG VPN VR WW WWII XP II III IV VI VII VIII IX".split(
    " ",
  ),
);
const WORD = /\p{L}[\p{L}\p{M}\p{N}'’]*/gu;

/** Told by the words behind the first: "sentence" unless most that are not small begin with a capital. */
export function casingOf(title: string): Casing {
  const all = title.match(WORD) ?? [];
  const words = /^\P{L}*\d/u.test(title) ? all : all.slice(1);
  const isBig = (word: string) => /^\p{Lu}/u.test(word);
  const large = words.filter((word) => !SMALL.has(word.toLowerCase()));
  if (large.length === 0 || large.filter(isBig).length / large.length < 0.6) return "sentence";
  // One word of weight written small, and no brand (“iPhone”): it is a sentence with names in it.
  if (large.some((word) => !isBig(word) && word.length > 2 && !JOINING.has(word) && !/\p{Lu}/u.test(word)))
    return "sentence";
  const small = words.filter((word) => SMALL.has(word.toLowerCase()));
  return small.length > 0 && small.every((word) => !isBig(word)) ? "all but small words" : "every word";
}

/** Words that are put into a title, written as its others are; the first word of a title is big in any case. */
export function inCasing(words: string, casing: Casing, isFirst: boolean): string {
  let at = 0;
  return words.replace(WORD, (word) => {
    const first = isFirst && at === 0;
    at++;
    if (first) return big(word);
    if (casing === "sentence") return word;
    return casing === "all but small words" && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : big(word);
  });
}

const MOVABLE = new Set(
  "a an the my our your his her its their this these that why how what when where who which in for after before on at with without from is are do does did can should could will best stop never don't most every all some here there i'm".split(
    " ",
  ),
);

/**
 * What stood at the start of a title, to stand inside of one. In a sentence its first word loses its capital
 * where it is known to be no name; null where that cannot be told.
 */
export function moved(text: string, casing: Casing): string | null {
  const [first = ""] = text.split(" ");
  if (casing === "all but small words" && SMALL.has(first.toLowerCase())) return lowered(text, "sentence");
  if (casing !== "sentence" || /^(?:I|I['’]\p{L}+)$/u.test(first) || !/^\p{Lu}/u.test(first)) return text;
  if (casing === "sentence" && isCommon(first)) return lowered(text, casing);
  return null;
}

/** What is known to start with a common word (a verb, say), to stand inside of a title. */
export function lowered(text: string, casing: Casing): string {
  return casing === "sentence" ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function isCommon(word: string): boolean {
  const low = word.toLowerCase();
  return MOVABLE.has(low) || /^[a-z]{3,}ing$/.test(low);
}

/** A word with a capital in front, the rest as it is. */
export function big(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function isShouted(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(word);
}

function isAcronym(word: string): boolean {
  return ACRONYMS.has(word) || /\d/.test(word) || (word.length < 5 && !/[AEIOUY]/.test(word));
}

/** Words that are shouted for weight and never names. */
const WEIGHTY = new Set(
  "NEVER EVERY BEST WORST INSANE HUGE FINALLY NOT ONLY FREE REAL ALWAYS EVERYTHING NOBODY EVERYONE ALL MOST SO THIS THESE MUST STOP NOW NEW ACTUALLY EASY PERFECT SECRET CRAZY ULTIMATE FIRST LAST BIG BIGGEST NO WITHOUT WITH AND THE MY YOU YOUR HOW WHY WHAT DO DON'T CAN'T CHEAP CHEAPEST EXPENSIVE FAST FASTEST SIMPLE HARD HARDEST WRONG BROKEN DEAD GONE BACK OUT OFF ZERO ENTIRE WHOLE ANYTHING NOTHING AGAIN FOREVER BETTER MORE LESS WARNING PROOF GUARANTEED TRUTH IMPOSSIBLE INSTANTLY TODAY YEARS DAYS HOURS MINUTES SECONDS LITERALLY SHOCKING AMAZING EPIC EMOTIONAL TERRIFYING DANGEROUS DELICIOUS".split(
    " ",
  ),
);

/**
 * The title without shouting: one all in capitals gets a capital a word (names cannot be told from other words),
 * in others only words that are never names are made small.
 */
export function calmed(title: string): string {
  const words = title.match(WORD) ?? [];
  const shouted = words.filter((word) => isShouted(word) && !isAcronym(word));
  const letters = words.filter((word) => word.length > 1);
  if (shouted.length === 0) return title;
  if (shouted.length >= 0.7 * letters.length && shouted.length > 1) {
    return title.replace(WORD, (word) => (isShouted(word) && !isAcronym(word) ? capital(word) : word));
  }
  const casing = casingOf(title.replace(WORD, (word) => (isShouted(word) ? word.toLowerCase() : word)));
  let at = 0;
  return title.replace(WORD, (word) => {
    const first = at++ === 0;
    if (!isShouted(word) || !WEIGHTY.has(word.replace("’", "'"))) return word;
    return casing !== "sentence" || first ? capital(word) : word.toLowerCase();
  });
}

function capital(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
