import type { Token } from "./tokens";
import { ADJECTIVE, AUXILIARY, BEFORE_VERB, CLOSED, COUNTING, isVerb, maybeVerb } from "./word-classes";

/** What a word does in its sentence, as far as its form and its neighbours tell. */
export type Role = "noun" | "adjective" | "participle" | "verb" | "adverb" | "number" | "closed";

const ADVERB = /.{3}ly$/;
/** Nouns and adjectives in -ly. */
const NOT_ADVERB = new Set(
  "family assembly supply reply fly monopoly anomaly italy july daily weekly monthly yearly friendly early only likely polynomially butterfly jelly belly bully rally ally".split(
    " ",
  ),
);
const ADJECTIVE_END =
  /(?:[aei]ble|al|ous|ive|ful|less|ic|ical|ary|ory|ant|ent|ar|ish|ese|-like|-based|-free|-oriented)$/;
/** Things with the endings of adjectives. */
const NOUNS = new Set(
  "music logic metric topic fabric traffic public clinic magic graphic critic mechanic signal metal animal capital material journal manual proposal approval removal retrieval arrival rival trial dial goal coal meal deal seal channel terminal hospital festival professional individual potential integral interval portal pedal medal crystal carnival tutorial table cable vegetable variable library dictionary salary diary memory category history story theory factory directory inventory laboratory territory victory battery agent component event student content document client patient parent element environment management moment comment movement treatment experiment equipment investment payment instrument segment argument statement development improvement requirement measurement assessment agreement department government talent accident president resident incident ingredient gradient coefficient quotient constant variant plant restaurant elephant assistant consultant participant radar sugar dollar calendar seminar guitar car star bar jar solar motive objective perspective archive native alternative initiative incentive detective narrative adjective derivative executive drive dive hive live arrive".split(
    " ",
  ),
);

/** The role of every word of a text, in its order. */
export function rolesOf(tokens: Token[]): Role[] {
  const roles = tokens.map(own);
  tokens.forEach((token, at) => {
    const before = token.opens ? undefined : tokens[at - 1];
    const role = roles[at];
    if (role !== "noun" && role !== "adjective" && role !== "participle") return;
    const afterVerbSign = before !== undefined && BEFORE_VERB.has(before.lower);
    if (afterVerbSign && role !== "adjective" && maybeVerb(token.lower)) roles[at] = "verb";
    else if (role === "participle") roles[at] = participle(tokens, roles, at);
  });
  return roles;
}

function own({ text, lower }: Token): Role {
  if (CLOSED.has(lower)) return "closed";
  if (/^[\d.,/:-]+(?:st|nd|rd|th|s|k|m|x)?$/.test(lower) || COUNTING.has(lower)) return "number";
  // Of other scripts nothing is known but that they are words.
  if (!/^[a-z]/.test(lower)) return "noun";
  if (/^\p{Lu}{2,}/u.test(text) && text.length <= 5) return "noun";
  if (ADVERB.test(lower) && !NOT_ADVERB.has(lower)) return "adverb";
  if (
    (/.{2}(?:ed|ing)$/.test(lower) && !/(?:eed|thing|ring|king|string|spring|wing)$/.test(lower)) ||
    (isVerb(lower) && /(?:ed|ing|n)$/.test(lower))
  )
    return "participle";
  if (isVerb(lower)) return "verb";
  if (NOUNS.has(lower) || NOUNS.has(lower.replace(/s$/, ""))) return "noun";
  return ADJECTIVE.has(lower) || ADJECTIVE_END.test(lower) ? "adjective" : "noun";
}

/** "-ed" and "-ing" belong to a thing before a noun ("distributed systems"), and are what is done behind "is" or a thing. */
function participle(tokens: Token[], roles: Role[], at: number): Role {
  const token = tokens[at] as Token;
  const before = token.opens ? undefined : tokens[at - 1];
  const next = tokens[at + 1];
  const behind = next && !next.opens ? roles[at + 1] : undefined;
  const isIng = token.lower.endsWith("ing");
  if (before && AUXILIARY.has(before.lower)) return "verb";
  if (before && roles[at - 1] === "adverb" && !isIng && at > 1 && AUXILIARY.has(tokens[at - 2]?.lower ?? ""))
    return "verb";
  if (behind === "noun" || behind === "adjective" || behind === "participle") {
    return isIng && isVerb(token.lower) && (before === undefined || CLOSED.has(before.lower)) && !before
      ? "verb"
      : "participle";
  }
  if (isIng && !isVerb(token.lower)) return "noun";
  if (isIng && before && (roles[at - 1] === "noun" || roles[at - 1] === "adjective")) return "noun";
  return "verb";
}
