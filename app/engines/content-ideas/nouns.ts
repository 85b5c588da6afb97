import { tellsSubject } from "../../words/telling";
import { hasUnspacedScript } from "../../words/words";
import { titleTerms } from "../ideas";
import { type TaggedWord, tagWords } from "../keyphrases";
import { isKnown } from "../titles";
import type { OwnUpload } from "./own-uploads";
import { isEdge, type Place, partsOf, phraseOf } from "./phrases";

/** What names no thing at an end: a part's number, a month, a unit, "anymore". */
const ODD =
  /^(?:min|mins|minutes?|hours?|days?|anymore)\s|\s(?:anymore|again|pt|part|pt\.?\p{N}+)$|(?<!\p{L})(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\s\p{N}|\s0\p{N}$|^(?:tier|level|season|episode|session|chapter|lesson)\s\p{N}|\s(?:friendly|preview|lecture)$|^(?:pt|eps?|vol)\.?\p{N}|\spt\.\p{N}/iu;
const NUMBER = /^\p{N}+$/u;
/** What stands within a sentence, and not within a name. */
const JOINS = /^(?:with|in|on|at|by|from|to|into|for|this|that|my|your|every|a|an|is|are|was|vs)$/u;
/** One word of small letters that no dictionary has is a thing in so many titles. */
const LEAST_UPLOADS = 3;
/** One word of another language's titles is a thing with so many letters: "túi" is a piece of many. */
const LEAST_LETTERS = 5;
const FOREIGN = /[^\p{ASCII}]/u;
/** A phrase is a thing if it reads as one in so many of its titles. */
const MOSTLY = 0.6;

/** What is done, and what is not: at an end of a phrase they make it a piece of a sentence. */
const VERBS = new Set(
  `add adds analyze analyzes ask asks attack attacks battles beat beats become becomes begin begins break breaks bring brings burn burns
   buy buys call calls celebrate celebrates change changes choose chooses combine come comes compete competes contain contains convert crack cracks cure cures create creates cut cuts
   destroy destroys die dies discover discovers do does drop drops eat eats elevate enhance escape escapes execute executes explain explains explore fail fails
   fall falls feel feels fight fights find finds fix fixes forced forces gain gains get gets give gives go goes grow grows
   happen happens hate hates help helps hide hides improve improves insert install join joins keep keeps kill kills know knows launched lock
   lead leads learn learns leave leaves let lets like likes live lives lose loses love loves make makes mean means meet merge
   meets need needs open opens play plays prove proves pull pulls push pushes put puts raise raises react reacts reach remove split extract import export
   reads reduce reveal reveals run runs save saves say says scrape scrapes see sees sell sells send sends show shows spend spends start
   starts steal steals stop stops survive survives take takes talk talks teach teaches tell tells think thinks took try
   tries tune turn turns unlock use uses visit visits want wants watch watches win wins work works write writes wrote`.split(
    /\s+/,
  ),
);
/** Of words in -ing, what is a thing: "Pasta Making" is not, but a piece of "making pasta". */
const ACTIVITIES = new Set(
  `banking baking bodybuilding boxing building camping ceiling cleaning climbing clustering coding computing cooking cycling
   dancing debugging diving drawing dressing editing engineering evening farming filtering fishing flooring gaming gardening
   hacking hiking hunting investing king knitting learning lighting lifting marketing meeting mining modeling modelling
   morning networking packing painting parenting phishing piercing planning pricing processing programming pudding racing
   recycling reasoning ring running sailing scripting sewing shopping singing skiing spring storytelling streaming string
   styling surfing swimming tempering testing thing trading training travelling traveling tuning typing upskilling
   wedding weightlifting welding wing woodworking working wrestling writing yearning`.split(/\s+/),
);
/** A participle or a verb within a name makes it a sentence: "Crowds Rattled Trump". */
const PARTICIPLE = /[a-z]{3}(?:ed|ates|izes|yzes|ifies)$/iu;
/** Who does it: "From a Neuroscientist" tells no subject, and no engineer is explained. */
export const PROFESSION = /(?:[a-z]{4}(?:ist|ician)|engineer|analyst|developer|manager)s?$/u;
/** A word in capitals may be any word. */
const SHOUTED = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;

/** Whether a word in lower case is mostly one of doing: "visits", "tuning". */
export const isDoing = (word: string) =>
  VERBS.has(word) || (/^[a-z]{3,}ing$/.test(word) && !ACTIVITIES.has(word));

const isThing = (word: string) => [...titleTerms(word).values()].some((term) => term.isSubject);

/** Whether English words, as a name alone has them, are its own: no participle, no number of a part, no verb at an end. */
export function isName(parts: readonly string[]): boolean {
  return (
    parts.every((part) => isThing(part) && !PARTICIPLE.test(part)) &&
    !ODD.test(parts.join(" ")) &&
    !parts.some((part) => isDoing(part.toLowerCase()))
  );
}

/** The parts of speech of an upload's title, each title read once. */
export type Tagger = (upload: OwnUpload) => readonly TaggedWord[];

export function titleTagger(): Tagger {
  const known = new WeakMap<OwnUpload, TaggedWord[]>();
  return (upload) => {
    const found = known.get(upload);
    if (found) return found;
    const tagged = tagWords(upload.title.replace(SHOUTED, (word) => word.toLowerCase()));
    known.set(upload, tagged);
    return tagged;
  };
}

/** Whether a phrase of an English title reads as a thing there: it ends in a noun or a number and no word of it is done. */
export function readsAsThing({ upload, from, to }: Place, tag: Tagger): boolean {
  const [start = 0, end = 0] = [upload.words[from]?.start, upload.words[to]?.end];
  const tags = tag(upload).flatMap((one) => (one.start < end && one.end > start ? one.tag : []));
  const [first, last] = [tags[0], tags.at(-1)];
  if (first === "verb" || first === "closed" || first === "adverb") return false;
  if (last !== "noun" && last !== "number" && last !== "closed") return false;
  return !tags.includes("verb") && !tags.includes("adverb");
}

/** Whether a phrase names a thing: two words and more that do at both ends, or a name. */
export function namesThing(
  key: string,
  made: readonly Place[],
  {
    isEnglish,
    isQualified,
    tag,
  }: { isEnglish: boolean; isQualified: (place: Place) => boolean; tag: Tagger },
): boolean {
  const words = key.split(/\s/u);
  const last = words.at(-1) ?? "";
  if (/['’]s?$/u.test(key) || ODD.test(key) || !isThing(words[0] ?? "")) return false;
  if (!NUMBER.test(last) && !(isThing(last) && tellsSubject(last))) return false;
  if (words.length === 1 && made.filter(isQualified).length * 2 > made.length) return false;
  // A word of the dictionary alone, as "Amazon" and "TV", leaves open what is to be made of it.
  if (isEnglish && words.length === 1 && (key.length < 3 || isKnown(key) || isKnown(key.replace(/s$/u, ""))))
    return false;
  if (isEnglish && (isDoing(words[0] ?? "") || isDoing(last) || PARTICIPLE.test(last))) return false;
  if (isEnglish && made.filter((place) => readsAsThing(place, tag)).length < MOSTLY * made.length)
    return false;
  if (words.length > 1) return words.slice(1, -1).every((word) => !JOINS.test(word));
  if (hasUnspacedScript(key)) return [...key].length > 2;
  if ((!isEnglish || FOREIGN.test(key)) && [...key].length < LEAST_LETTERS) return false;
  if (isEnglish && (PARTICIPLE.test(key) || PROFESSION.test(key))) return false;
  const written = made.map(phraseOf);
  if (written.some((one) => /\p{N}|\p{Ll}\p{Lu}/u.test(one))) return true;
  if (isEnglish && /^[a-z]/u.test(key) && !isKnown(key)) return made.length >= LEAST_UPLOADS;
  const inSentence = made.filter(({ upload, from }) => from > 0 && isSentence(upload.title));
  return inSentence.length > 1 && inSentence.every((place) => /^\p{Lu}/u.test(phraseOf(place)));
}

/** "… with Ada Lovelace": who is in a video is not what is explained in it. */
export const isGuest = (place: Place) =>
  /(?<!\p{L})(?:with|w\/|ft\.?|feat\.?|featuring|by|interview)\s?$/iu.test(partsOf(place)[0]) ||
  /\p{Lu}\p{Ll}+ [×x&] $/u.test(partsOf(place)[0]);

/** Most words of a title are small: capitals then tell a name. */
function isSentence(title: string): boolean {
  const words = title.match(/\p{L}[\p{L}\p{M}'’]{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

/** Whether a phrase reads as somebody's name, as far as a title tells: words with a capital that are in no dictionary. */
export function isPersonal(place: Place, isApart = false): boolean {
  const parts = phraseOf(place).split(/\s/u);
  const isCapital = (part: string) => /^\p{Lu}\p{Ll}/u.test(part);
  const unknown = parts.filter((part) => !isKnown(part.toLowerCase())).length;
  if (parts.length < 2 || parts.length > 3 || !parts.every(isCapital)) return isGuest(place);
  return isGuest(place) || isApart || unknown === parts.length;
}

/** "How to sell | Ann Lee | TED", "with Ann Lee": who is in a video is not what it is about. */
export const isSpeaker = (place: Place): boolean =>
  isGuest(place) || (place.from > 0 && isEdge(place, -1) && isEdge(place, 1) && isPersonal(place, true));
