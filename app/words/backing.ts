import { splitWords } from "./words";

/** What a creator wrote of one video, to hold against it what a language model makes of it. */
interface Backing {
  /**
   * Whether a text says no more than title and notes do: each word, number, name and currency stands there, is denied only
   * where it is denied there, and a number stands beside the same words. Another order of the same words can still say
   * something else. Words of form are known in English alone: elsewhere nearly nothing is backed.
   */
  backs(text: string): boolean;
  /** Whether it has words in capitals that the creator did not write so, or repeated marks. */
  shouts(text: string): boolean;
  /** The parts of the notes that address whoever reads them: nothing is backed by them. */
  orders: string[];
}

/**
 * Words of form, which add nothing to what is said. Neither what counts, compares or promises: "never", "every", "best",
 * "first".
 */
const FORM = new Set(
  `a an the my your you i we me us it our its this that these those what why how when where who which here there is are was
   were be been do does did can could will would to of in on at for with from by and or but so as than then if after
   before about into over under up out off while until because see watch show shows learn find get`.split(
    /\s+/,
  ),
);
/** What denies the words behind it. The first three are of form: what they deny has to be denied in the notes, too. */
const FREE_DENIALS = new Set(["no", "not", "without"]);
const DENIAL =
  /^(?:no|not|without|never|nothing|nobody|none|neither|nor|hardly|cannot|[a-z]+n['’]t|(?:do|does|did|is|was|are|were|wo|ca|could|would|should|have|has|had)nt)$/u;
/** So many words behind a denial are denied, and so many beside a number say what it counts. */
const REACH = 3;
/** Nothing reaches over these. */
const BREAK = /[.,;:!?…|()[\]–—\n]/u;

const NUMBER_WORDS = new Map(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
   nineteen twenty`
    .split(/\s+/)
    .map((word, value) => [word, String(value)]),
);
const CURRENCIES: Record<string, string> = {
  $: "dollar",
  "€": "euro",
  "£": "pound",
  "¥": "yen",
  "₹": "rupe",
  "%": "percent",
};

/** Forms of a sentence that addresses whoever reads the notes, not the viewers. */
const ORDERS = [
  /\b(?:ignore|disregard|override|bypass|forget) (?:all|any|every|everything|previous|prior|the|your|these|those|what)\b/iu,
  /\b(?:all|previous|prior|above|earlier|your|these|following) (?:instructions?|prompts?|rules)\b/iu,
  /^\W*(?:system|assistant|user|developer|model|ai) ?[:>\]]/iu,
  /\blanguage model\b|\bsystem prompt\b|\byou are (?:an?|now|no longer)\b|<!--|<\/?\w|\[\/?inst/iu,
  /^\W*(?:reply|respond|answer|output|print|repeat|translate|say|write|tell|claim|promise|pretend|propose)\b/iu,
  /\b(?:please|must|should|instead|only|now) (?:reply|respond|answer|output|print|repeat|say|write|tell|claim|promise|pretend|propose)\b/iu,
  /^\W*(?:add|put|include|use|mention|act|make) .{0,80}\b(?:titles?|descriptions?|links?|hashtags?|as if|as an?)\b/iu,
];

/** Whether a sentence addresses whoever reads the notes. */
export const isOrder = (sentence: string) => ORDERS.some((form) => form.test(sentence));

interface Term {
  key: string;
  isForm: boolean;
  isNumber: boolean;
  isDenied: boolean;
  /** How many breaks stand before it: terms with the same count stand in one clause. */
  clause: number;
}

/** Reads title and notes, both plain text. What an order begins backs nothing up to the end of its line. */
export function readBacking(title: string, notes: string): Backing {
  const { said, orders } = partOrders(notes);
  const material = [title, ...said].join("\n");
  const terms = termsOf(material);
  const senses = new Map<string, Set<boolean>>();
  for (const { key, isDenied } of terms) senses.set(key, (senses.get(key) ?? new Set()).add(isDenied));
  const counted = new Map<string, Set<string>>();
  for (const [at, term] of terms.entries()) {
    if (!term.isNumber) continue;
    const beside = counted.get(term.key) ?? new Set();
    for (const step of [-1, 1] as const) for (const key of contentOf(terms, at, step)) beside.add(key);
    counted.set(term.key, beside);
  }
  const written = new Set(material.match(WORDS));
  const hasSign = (sign: string) => material.includes(sign) || senses.has(CURRENCIES[sign] ?? "");
  return {
    orders,
    backs(text) {
      if (![...(text.match(/[$€£¥₹%]/gu) ?? [])].every(hasSign)) return false;
      const own = termsOf(text);
      return own.every((term, at) => {
        if (term.isForm) return true;
        if (!senses.get(term.key)?.has(term.isDenied)) return false;
        if (!term.isNumber) return true;
        const nearest = [contentOf(own, at, -1)[0], contentOf(own, at, 1)[0]];
        return nearest.every((one) => one === undefined || counted.get(term.key)?.has(one));
      });
    },
    shouts: (text) =>
      /[!?]{2}|!.*!/u.test(text) ||
      (text.match(WORDS) ?? []).some(
        (word) => word.length > 3 && word === word.toUpperCase() && /\p{L}/u.test(word) && !written.has(word),
      ),
  };
}

/** What two texts share of the words that say something, of those of the longer one: 0 to 1. */
export function sharedContent(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(contentKeys(text)));
  if (!a || !b || a.size === 0 || b.size === 0) return 0;
  return [...a].filter((key) => b.has(key)).length / Math.max(a.size, b.size);
}

const contentKeys = (text: string) => termsOf(text).flatMap(({ key, isForm }) => (isForm ? [] : [key]));

const WORDS = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Notes by sentences, without the orders: each with the rest of its line, and the next where it ends in a colon. */
function partOrders(notes: string): { said: string[]; orders: string[] } {
  const said: string[] = [];
  const orders: string[] = [];
  let isOrdered = false;
  for (const line of notes.split("\n")) {
    for (const sentence of line.split(/(?<=[.!?…])\s/u)) {
      isOrdered ||= isOrder(sentence);
      (isOrdered ? orders : said).push(sentence);
    }
    isOrdered &&= /[:：]\s?$/u.test(line);
  }
  return { said, orders };
}

/** The words of a text with what they stand for: the same number in letters and digits ("1.5" is "1p5"), a verb and its forms. */
function termsOf(written: string): Term[] {
  const text = written.replace(/(?<=\d),(?=\d{3})/gu, "").replace(/(?<=\d)[.,](?=\d)/gu, "p");
  const terms: Term[] = [];
  let [end, clause, denied] = [0, 0, 0];
  const words = splitWords(text);
  for (const [at, { key, start, end: next }] of words.entries()) {
    const word = text.slice(start, next).toLowerCase().replace("’", "'");
    if (BREAK.test(text.slice(end, start))) [clause, denied] = [clause + 1, 0];
    end = next;
    const isNumber = /^\p{N}/u.test(word) || NUMBER_WORDS.has(word);
    const isForm = FORM.has(word) || FREE_DENIALS.has(word);
    terms.push({
      key: NUMBER_WORDS.get(word) ?? (isNumber ? word : foldedEnd(key)),
      isForm,
      isNumber,
      isDenied: denied > 0,
      clause,
    });
    // "Nothing but a coin" has one.
    const following = words[at + 1];
    const isBut =
      following !== undefined && text.slice(following.start, following.end).toLowerCase() === "but";
    if (DENIAL.test(word) && !isBut) denied = REACH;
    else if (!isForm) denied = Math.max(0, denied - 1);
  }
  return terms;
}

/** "restore" and "restored" (`foldVerbEnding` leaves "restor"). */
const foldedEnd = (key: string) => (key.length > 3 ? key.replace(/e$/u, "") : key);

/** The words that say something beside a place in its clause, one way, nearest first. */
function contentOf(terms: Term[], from: number, step: 1 | -1): string[] {
  const found: string[] = [];
  for (let at = from + step; found.length < REACH; at += step) {
    const term = terms[at];
    if (term === undefined || term.clause !== terms[from]?.clause) break;
    if (!term.isForm) found.push(term.key);
  }
  return found;
}
