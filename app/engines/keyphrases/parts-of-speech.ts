import type { Token } from "./tokens";
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

/** What a word does in its sentence, as far as its form and its neighbours tell. */
export type PartOfSpeech = "noun" | "adjective" | "participle" | "verb" | "adverb" | "number" | "closed";

const ADVERB = /.{3}ly$/;
const PARTICIPLE = /.{2}(?:[^e]ed|ing)$/;
const NOT_PARTICIPLE = /(?:thing|^.?.?ring|king|string|spring|wing|^.ed|hundred|sacred|naked|speed|seed)$/;
const ADJECTIVE_END =
  /(?:[aei]ble|[^aeiou]al|[aeu]al|ous|ive|ful|less|ic|ical|[ln]ary|ory|ant|[aeiou]ent|ar|ish|ese|-like|-based|-free|-oriented)$/;

const ARTICLE = /^(?:a|an|the|this)$/;
/** What a name can have in front of its noun. */
const NAMING: ReadonlySet<PartOfSpeech> = new Set(["noun", "adjective", "participle"]);

/** The role of every word of a text, in its order. */
export function tagPartsOfSpeech(tokens: Token[]): PartOfSpeech[] {
  const roles = tokens.map(tagByForm);
  tokens.forEach((_, at) => {
    roles[at] = tagInContext(tokens, roles, at);
  });
  return roles;
}

function tagByForm({ text, lower }: Token): PartOfSpeech {
  // A small letter alone stands for something else: "n matrices".
  if (CLOSED.has(lower) || COUNTING.has(lower) || /^[a-z\u0370-\u03ff]$/.test(text)) return "closed";
  if (/^[\d.,/:-]+(?:st|nd|rd|th|s|k|m|x)?$/.test(lower)) return "number";
  // Of other scripts nothing is known but that these are words; short words in capitals are names of things.
  if (!/^[a-z]/.test(lower) || (text.length <= 5 && /^\p{Lu}{2,}/u.test(text))) return "noun";
  if (WEAK_ADJECTIVE.has(lower)) return "adjective";
  if (ADVERB.test(lower) && !NOT_ADVERB.has(lower)) return "adverb";
  if (PARTICIPLE.test(lower) && !NOT_PARTICIPLE.test(lower)) return "participle";
  if (isVerb(lower)) return "verb";
  if (NOUN_LIKE_ADJECTIVE.has(lower) || NOUN_LIKE_ADJECTIVE.has(lower.replace(/s$/, ""))) return "noun";
  return ADJECTIVE.has(lower) || ADJECTIVE_END.test(lower) ? "adjective" : "noun";
}

/** The role by form, put right by the words before and behind. */
function tagInContext(tokens: Token[], roles: PartOfSpeech[], at: number): PartOfSpeech {
  const role = roles[at] as PartOfSpeech;
  const token = tokens[at] as Token;
  const before = token.opens ? undefined : tokens[at - 1];
  const next = tokens[at + 1]?.opens ? undefined : roles[at + 1];
  // "wait 40 seconds" counts; "iPhone 15 Pro" is a name.
  if (role === "number" && next === "noun" && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? "")) return "closed";
  if (role === "participle") return tagParticiple(token, before, roles[at - 1], next);
  if (role !== "noun" || !maybeVerb(token.lower)) return role;
  if (before && BEFORE_VERB.has(before.lower)) return "verb";
  // Plurals seldom stand inside of a name: "this work forms part", "the curve yields".
  const isInside = before !== undefined && roles[at - 1] === "noun" && next !== undefined && next !== "verb";
  return isInside && /[^sui]s$/.test(token.lower) ? "verb" : role;
}

/** "-ed" and "-ing" belong to a thing before a noun ("distributed systems"), and are what is done behind "is" or a thing. */
function tagParticiple(
  { lower }: Token,
  before: Token | undefined,
  roleBefore: PartOfSpeech | undefined,
  next: PartOfSpeech | undefined,
): PartOfSpeech {
  if (before && AUXILIARY.has(before.lower)) return "verb";
  const isNamed = next === "noun" || next === "adjective" || next === "participle";
  const follows = before !== undefined && NAMING.has(roleBefore ?? "closed");
  if (!lower.endsWith("ing")) {
    return isNamed && !(follows && roleBefore === "noun" && isVerb(lower)) ? "participle" : "verb";
  }
  // "the clustering", "data mining"; "by obtaining results" and "Storing winter vegetables" are what somebody does.
  if (!isVerb(lower)) return before === undefined && isNamed ? "verb" : "noun";
  if (follows) return isNamed ? "participle" : "noun";
  return isNamed && before !== undefined && ARTICLE.test(before.lower) ? "participle" : "verb";
}
