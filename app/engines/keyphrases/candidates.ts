import { type Token, tokenize } from "./tokens";
import {
  ADJECTIVE,
  AUXILIARY,
  BEFORE_VERB,
  CLOSED,
  COUNTING,
  isVerb,
  maybeVerb,
  NOT_ADVERB,
  NOUN_LIKE_ADJECTIVE,
  WEAK_ADJECTIVE,
} from "./word-classes";

/** A word's part of speech, as far as its form and its neighbours tell. "closed": articles, prepositions and their like. */
export type PartOfSpeech = "noun" | "adjective" | "participle" | "verb" | "adverb" | "number" | "closed";

const ADVERB = /.{3}ly$/;
const PARTICIPLE = /.{2}(?:[^e]ed|ing)$/;
const NOT_PARTICIPLE = /(?:thing|^.?.?ring|king|string|spring|wing|^.ed|hundred|sacred|naked|speed|seed)$/;
const ADJECTIVE_END =
  /(?:[aei]ble|[^aeiou]al|[aeu]al|ous|ive|ful|less|ic|ical|[ln]ary|ory|ant|[aeiou]ent|ar|ish|ese|-like|-based|-free|-oriented)$/;

const DETERMINER =
  /^(?:a|an|the|this|that|these|it|its|them|their|him|her|his|me|my|us|our|you|your|no|any|\d.*)$/;
const ARTICLE = /^(?:a|an|the|this)$/;
/** What a name can have before its noun. */
const IN_NAME: ReadonlySet<PartOfSpeech> = new Set(["noun", "adjective", "participle"]);

/** Tags every word of a text with its part of speech, in order. English; words of other scripts are nouns. */
function tagPartsOfSpeech(tokens: Token[]): PartOfSpeech[] {
  const tags = tokens.map(tagByForm);
  tokens.forEach((token, at) => {
    tags[at] = tagInContext(token, at, tokens, tags);
  });
  return tags;
}

/** A word of a text, by its place in it, with its part of speech. */
export interface TaggedWord extends Pick<Token, "start" | "end" | "lower"> {
  tag: PartOfSpeech;
}

/** The words of a text with their parts of speech (`tagPartsOfSpeech`), in order; [] without words. */
export function tagWords(text: string): TaggedWord[] {
  const tokens = tokenize(text);
  const tags = tagPartsOfSpeech(tokens);
  return tokens.map(({ start, end, lower }, at) => ({ start, end, lower, tag: tags[at] ?? "noun" }));
}

function tagByForm({ text, lower }: Token): PartOfSpeech {
  // A single small letter is a symbol: "n matrices".
  if (CLOSED.has(lower) || COUNTING.has(lower) || /^[a-z\u0370-\u03ff]$/.test(text)) return "closed";
  if (/^[\d.,/:-]+(?:st|nd|rd|th|s|k|m|x)?$/.test(lower)) return "number";
  // Words of other scripts could be anything; short words in capitals are names.
  if (!/^[a-z]/.test(lower) || (text.length <= 5 && /^\p{Lu}{2,}/u.test(text))) return "noun";
  if (WEAK_ADJECTIVE.has(lower)) return "adjective";
  if (ADVERB.test(lower) && !NOT_ADVERB.has(lower)) return "adverb";
  if (PARTICIPLE.test(lower) && !NOT_PARTICIPLE.test(lower)) return "participle";
  if (isVerb(lower)) return "verb";
  if (NOUN_LIKE_ADJECTIVE.has(lower) || NOUN_LIKE_ADJECTIVE.has(lower.replace(/s$/, ""))) return "noun";
  return ADJECTIVE.has(lower) || ADJECTIVE_END.test(lower) ? "adjective" : "noun";
}

/** Corrects a tag by the words before and after. `tags` are already corrected up to this word. */
function tagInContext(token: Token, at: number, tokens: Token[], tags: PartOfSpeech[]): PartOfSpeech {
  const tag = tags[at] ?? "noun";
  const before = token.startsPhrase ? undefined : tokens[at - 1];
  const next = tokens[at + 1]?.startsPhrase ? undefined : tags[at + 1];
  // "wait 40 seconds" counts; "iPhone 15 Pro" is a name.
  if (tag === "number" && next === "noun" && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? "")) return "closed";
  if (tag === "participle") return tagParticiple(token, before, tags[at - 1], next);
  if (tag !== "noun" || !maybeVerb(token.lower)) return tag;
  if (before && BEFORE_VERB.has(before.lower)) return "verb";
  // "the sauce finishes it": after a noun and before an article, a word in -s is what the noun does.
  const after = tokens[at + 1];
  if (
    before !== undefined &&
    tags[at - 1] === "noun" &&
    /[^sui]s$/.test(token.lower) &&
    after &&
    !after.startsPhrase &&
    DETERMINER.test(after.lower)
  )
    return "verb";
  // A plural is seldom inside a name: "this work forms part", "the curve yields".
  const isInside = before !== undefined && tags[at - 1] === "noun" && next !== undefined && next !== "verb";
  return isInside && /[^sui]s$/.test(token.lower) ? "verb" : tag;
}

/** Tags "-ed" and "-ing": part of a name before a noun ("distributed systems"), a verb after "is" or a noun. */
function tagParticiple(
  { lower }: Token,
  before: Token | undefined,
  tagBefore: PartOfSpeech | undefined,
  next: PartOfSpeech | undefined,
): PartOfSpeech {
  if (before && AUXILIARY.has(before.lower)) return "verb";
  const isNamed = next === "noun" || next === "adjective" || next === "participle";
  const follows = before !== undefined && IN_NAME.has(tagBefore ?? "closed");
  if (!lower.endsWith("ing")) {
    return isNamed && !(follows && tagBefore === "noun" && isVerb(lower)) ? "participle" : "verb";
  }
  // "the clustering", "data mining"; "by obtaining results" and "Storing winter vegetables" are verbs.
  if (!isVerb(lower)) return before === undefined && isNamed ? "verb" : "noun";
  if (follows) return isNamed ? "participle" : "noun";
  return isNamed && before !== undefined && ARTICLE.test(before.lower) ? "participle" : "verb";
}

/** Longer names are rare, and nobody searches for them. */
const MAX_WORDS = 4;
const UNIT = /^(?:second|minute|hour|day|week|month|year|euro|dollar|pound|percent)s?$/;

/** A place where a text names a thing. */
export interface Occurrence {
  words: Token[];
  tags: PartOfSpeech[];
  /** The index of its first word among the text's words. */
  at: number;
}

/** The names of things in a text, each as long as possible, and the text's words. */
export function findOccurrences(text: string): { occurrences: Occurrence[]; tokens: Token[] } {
  const tokens = tokenize(text);
  const tags = tagPartsOfSpeech(tokens);
  const occurrences: Occurrence[] = [];
  let from = 0;
  const close = (to: number) => {
    const trimmed = trim(tokens, tags, from, to);
    if (trimmed) occurrences.push(trimmed);
    from = to;
  };
  tokens.forEach((token, at) => {
    const tag = tags[at];
    const isPart = tag === "noun" || tag === "adjective" || tag === "participle" || tag === "number";
    // The owner is not part of the name: "Anna's | cold frame".
    if (token.startsPhrase || tokens[at - 1]?.isPossessive) close(at);
    if (isPart) return;
    close(at);
    from = at + 1;
  });
  close(tokens.length);
  return { occurrences, tokens };
}

/** Cuts weak adjectives and numbers at the front and other words than nouns at the end; at most the last four words stay. */
function trim(tokens: Token[], tags: PartOfSpeech[], from: number, to: number): Occurrence | null {
  let end = to;
  while (end > from && tags[end - 1] !== "noun" && !isModelNumber(tokens, tags, end - 1)) end -= 1;
  let start = from;
  while (start < end && (tags[start] === "number" || isWeak(tokens, start))) start += 1;
  if (end - start > MAX_WORDS) start = end - MAX_WORDS;
  if (
    start >= end ||
    (end - start === 1 &&
      (tokens[start]?.text.length ?? 0) < 2 &&
      /[\p{sc=Latin}\p{sc=Greek}]/u.test(tokens[start]?.text ?? ""))
  )
    return null;
  return { words: tokens.slice(start, end), tags: tags.slice(start, end), at: start };
}

/** "new pan", and the measure of a number: "30 | minute Pilates class". */
function isWeak(tokens: Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? "";
  const isCounted = /^\d/.test(tokens[at - 1]?.text ?? "") && !tokens[at]?.startsPhrase;
  return WEAK_ADJECTIVE.has(word) || (isCounted && UNIT.test(word));
}

/** "iPhone 19", "Apollo 11": a number right after a capitalized word is part of the name. */
function isModelNumber(tokens: Token[], tags: PartOfSpeech[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (tags[at] !== "number" || tags[at - 1] !== "noun" || token?.startsPhrase) return false;
  return (
    /^\d+$/.test(token?.text ?? "") &&
    /\p{Lu}/u.test((before?.startsSentence ? before.text.slice(1) : before?.text) ?? "")
  );
}
