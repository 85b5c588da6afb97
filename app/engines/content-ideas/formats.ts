import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import type { Word } from "../../words/words";
import type { Language } from "../ideas";
import { isOwnName, nameKey } from "../series";
import { GAP } from "../titles";
import { DIVIDERS } from "./labels";
import { balanced, basisOf, type OwnUpload, told } from "./own-uploads";
import { languageOf } from "./sequels";
import type { Candidate } from "./types";

/** So many titles begin or end alike, so many of them with a rest of its own. */
const LEAST_TITLES = 3;
const OWN_RESTS = 0.7;
/** Two are enough of so many words, where both got so many times what uploads around them did. */
const LEAST_OF_LONG = 2;
const LONG = 3;
const [LEAST_WORDS, MOST_WORDS] = [2, 5];
const LEAST_LETTERS = 8;
/** A wording in more of the titles is the channel's label, and a word in more of them what it is about. */
const MOST_SHARE = 0.25;
const COMMON_SHARE = 0.2;
/** A longer wording with so many of a shorter one's titles stands for it; a shorter one in so many times its titles goes on in many ways. */
const SAME_SHARE = 0.6;
const OPEN_TIMES = 3;
const NEWEST = 3;
const MOST_SHOWN = 3;
/** What was made within fewer days was for one occasion. */
const LEAST_DAYS = 45;
/** Out of use after so many days; what got so many times what uploads around it did, after so many more. */
const FORGOTTEN_DAYS = 400;
const PAID = 1.2;
const PAID_DAYS = 2 * 365;
const REMEMBERED = 1.5;
const REMEMBERED_DAYS = 3 * 365;
/** A question of two words, how something is done, and what joins an ending to a sentence say too little of a video. */
const ASKS =
  /^(?:(?:what|why|who|when|where|which|is|are|do|does|did|can|will|qué|que|por|warum|was|pourquoi)\s\S+$|(?:how(?! i(?:['’]d)?\s)|cómo|como|wie|comment)\s)/iu;
const JOINS =
  /^(?:a|an|the|and|or|of|in|on|at|to|with|by|is|are|was|your|my|our|it|w|for the|for your|you|this|that|e|y|em|en|no|na|com|con|para|de|da|do|di|dari|dan|ke|pada|untuk|yang|yg|ada|und|mit|für|im|des|du|la|le|les|el|et|pour|avec|dans|of|cho|và|của)(?!\p{L})/iu;
/** The name of a series that counts goes on with its number. */
const COUNTS = /(?<!\p{L})(?:ep|eps|episode|part|pt|vol|season|teil|folge|parte|tập)(?:$|\.?\s?#?\p{N})/iu;
const YEAR = /20\p{N}\p{N}/u;
/** Where what a thing is stands last, an ending says it; in others the last words only qualify: "… không tưởng", unbelievable. */
const ENDS_IN_NOUN = new Set<Language>(["en", "de", "nl"]);
/** A call, and no wording: "Look look …". */
const TWICE = /(?<!\p{L})(\p{L}{1,20})\s\1(?!\p{L})/iu;

interface Format {
  place: "opening" | "ending";
  count: number;
  made: { upload: OwnUpload; words: readonly Word[]; text: string; beside: string }[];
}

/**
 * What titles of a channel begin or end with while their rest is another thing each time, "I dry-aged steaks in …" and "…
 * Scam Exposed", as far as its uploads paid and it is in use: the next of them, beside the best of the newest.
 */
export function formatIdeas(
  own: readonly OwnUpload[],
  channel: string,
  now: number,
  { pays }: { pays: number },
): Candidate[] {
  const found = readFormats(own);
  const titlesWith = new Map<string, number>();
  for (const { words } of own)
    for (const key of new Set(words.map((word) => word.key)))
      titlesWith.set(key, (titlesWith.get(key) ?? 0) + 1);
  const isTelling = ({ kind, key }: Word) =>
    kind === "topic" && (titlesWith.get(key) ?? 0) <= COMMON_SHARE * own.length + 2;

  const language = languageOf(own);
  const endsInNoun = language !== null && ENDS_IN_NOUN.has(language);
  const good = [...found.values()].filter(({ made, place, count }) => {
    if (place === "ending" && !endsInNoun) return false;
    const newest = made.at(-1);
    const least = count >= LONG && made.every(isRemembered) ? LEAST_OF_LONG : LEAST_TITLES;
    if (!newest || made.length < least || made.length > MOST_SHARE * own.length + 2) return false;
    const { upload, words, text } = newest;
    if (!isWorded(text, place)) return false;
    if (!words.some(isTelling) || isOwnName(nameKey(text), channel)) return false;
    if (new Set(made.map(({ beside }) => beside)).size < Math.max(least, OWN_RESTS * made.length))
      return false;
    const shorter = words.slice(place === "opening" ? 0 : 1, place === "opening" ? -1 : undefined);
    const within = count > 1 ? found.get(keyOf(place, upload, shorter)) : undefined;
    if (within && within.made.length >= OPEN_TIMES * made.length) return false;
    const uploads = made.map((one) => one.upload);
    return isPaying(uploads, now, pays);
  });
  const isWithin = (one: Format, other: Format) => {
    const uploads = new Set(other.made.map(({ upload }) => upload));
    return (
      other.count > one.count &&
      one.made.filter(({ upload }) => uploads.has(upload)).length >= SAME_SHARE * one.made.length
    );
  };
  return good.filter((one) => !good.some((other) => isWithin(one, other))).map(ideaOf);
}

/** Whether an upload did well enough for two to make a wording. */
export const isRemembered = ({ upload }: { upload: OwnUpload }) => upload.multiple >= REMEMBERED;

/** Whether a wording's uploads, oldest first, paid, over more than an occasion, and it is in use. */
export function isPaying(uploads: readonly OwnUpload[], now: number, pays: number): boolean {
  const multiples = uploads.map(({ multiple }) => multiple);
  const paid = Math.min(median(multiples) ?? 0, median(multiples.slice(-NEWEST)) ?? 0);
  const [first, last] = [uploads[0]?.publishedAt ?? 0, uploads.at(-1)?.publishedAt ?? 0];
  const inUse = paid >= REMEMBERED ? REMEMBERED_DAYS : paid >= PAID ? PAID_DAYS : FORGOTTEN_DAYS;
  return paid >= pays && now - last <= inUse * DAY_MS && last - first >= LEAST_DAYS * DAY_MS;
}

/** Wordings of one word and more that titles begin with and parts of them end in, one word of the part at least left out. */
function readFormats(own: readonly OwnUpload[]): Map<string, Format> {
  const found = new Map<string, Format>();
  for (const upload of own) {
    const cuts = [...upload.title.matchAll(DIVIDERS)].map(({ index }) => index);
    for (const [at, end] of [...cuts, upload.title.length].entries()) {
      const part = upload.words.filter((word) => word.start >= (cuts[at - 1] ?? 0) && word.end <= end);
      for (let count = 1; count <= Math.min(MOST_WORDS, part.length - 1); count += 1) {
        if (at === 0) note("opening", upload, part.slice(0, count), part[count]);
        note("ending", upload, part.slice(-count), part.at(-count - 1));
      }
    }
  }
  return found;

  function note(place: Format["place"], upload: OwnUpload, words: readonly Word[], beside: Word | undefined) {
    const key = keyOf(place, upload, words);
    const text = upload.title.slice(place === "opening" ? 0 : words[0]?.start, words.at(-1)?.end);
    const known = found.get(key) ?? { place, count: words.length, made: [] };
    known.made.push({ upload, words, text, beside: beside?.key ?? "" });
    found.set(key, known);
  }
}

/** Numbers change from one to the next: "I Spent 50 Hours …". */
const keyOf = (place: Format["place"], { lower }: OwnUpload, words: readonly Word[]) =>
  `${place} ${lower.slice(words[0]?.start, words.at(-1)?.end).replace(/\p{N}[\p{N}.,]*/gu, "0")}`;

/** Whether a wording reads as what a video is: two words and more, no question, episode or piece of a sentence. */
function isWorded(text: string, place: Format["place"]): boolean {
  const words = text.split(/\s/u);
  if (words.length < LEAST_WORDS || text.replace(/[^\p{L}]/gu, "").length < LEAST_LETTERS) return false;
  if (balanced(text) !== text.trim() || YEAR.test(text) || TWICE.test(text)) return false;
  if (place === "ending") return !JOINS.test(text) && !/\p{N}/u.test(text);
  return !ASKS.test(text) && !COUNTS.test(text) && !/(?:#\s?|\p{N})$/u.test(text);
}

function ideaOf({ place, made }: Format): Candidate {
  const text = made.at(-1)?.text ?? "";
  return formatIdea(
    place === "opening" ? `${text} ${GAP}` : `${GAP} ${text}`,
    made.map(({ upload }) => upload),
  );
}

/** The next of a wording, beside the best of its newest uploads. */
export function formatIdea(subject: string, uploads: readonly OwnUpload[]): Candidate {
  const [best] = uploads.slice(-NEWEST).toSorted((a, b) => b.multiple - a.multiple);
  return {
    ...{ kind: "series", title: null, subject, frame: null, text: subject, like: best?.title ?? null },
    evidence: {
      kind: "uploads",
      uploads: uploads.slice(-MOST_SHOWN).reverse().map(told),
      basis: basisOf("frame", uploads),
    },
  };
}
