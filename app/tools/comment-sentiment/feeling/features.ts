import { MORE, type Term } from "./ratings";
import type { Tokens } from "./tokens";

/** The features that rules make, by their place in what `ruleFeatures` answers. */
export const RULE_FEATURES = [
  "sum",
  "sumSquare",
  "praise",
  "blame",
  "highest",
  "lowest",
  "first",
  "last",
  "mean",
  "onlyPraise",
  "onlyBlame",
  "both",
  "nothing",
  "strongPraise",
  "strongBlame",
  "question",
  "asks",
  "exclaims",
  "questionPraise",
  "questionBlame",
  "noRatingQuestion",
  "length",
  "short",
  "long",
  "praiseLong",
  "blameLong",
  "emojiSum",
  "emojiOnly",
  "negations",
  "negatedFree",
  "you",
  "me",
  "mention",
  "link",
  "stamp",
  "supposes",
  "supposesPraise",
  "contrast",
  "digits",
  "loud",
  "exclaimPraise",
  "exclaimBlame",
  "wh",
  "than",
  "density",
  "densityPraise",
  "densityBlame",
  "praiseHere",
  "praiseElse",
  "blameHere",
  "blameElse",
  "praiseReply",
  "blameReply",
  "praiseCompared",
  "blameCompared",
  "praiseMine",
  "blameMine",
  "here",
  "thanks",
  "compared",
  "bought",
  "praiseModel",
  "blameModel",
  "praiseShort",
  "blameShort",
  "neutralLong",
  "laughs",
  "laughsBlame",
  "laughsOnly",
  "praiseNegated",
  "firstPraise",
  "superlative",
] as const;

const WH = new Set(
  "what whats where wheres when who whos why how hows which does do did is are can could will would anyone anybody should".split(
    " ",
  ),
);
const HERE = new Set(
  "video vid videos vids review reviews reviewer channel commercial ad advert song intro music edit content explanation you your u ur youre youve thanks thank thx voice accent episode presenter host guy he she him her".split(
    " ",
  ),
);
const COMPARED = new Set(
  "than prefer prefers better worse vs versus compared compare over instead rather faster cheaper beats superior inferior unlike alternative".split(
    " ",
  ),
);
const BOUGHT = new Set(
  "buy buying bought get getting got ordered own owned sold return switched upgrade upgraded".split(" "),
);
const LAUGHS = /^(?:l+o+l+[olz]*|lmf?ao+|b?a?(?:ha)+h?|(?:he){2,}|xd|rofl|hahah\w*|😂|🤣|😆|:d|=d)$/;

const SUPPOSES = new Set(
  "if would could should wish hope hoping maybe might may wonder wondering imagine unless whether will gonna".split(
    " ",
  ),
);
const YOU = new Set("you u your ur youre yours thanks thank thx".split(" "));
const ME = new Set("i im ive my me mine ill id".split(" "));

const soft = (value: number, by: number) => value / Math.sqrt(value * value + by);

/** What the rules see of a comment: sums of ratings, questions, suppositions, length; each about -1 to 1. */
export function ruleFeatures(tokens: Tokens, terms: Term[]): Float64Array {
  const out = new Float64Array(RULE_FEATURES.length);
  let sum = 0,
    praise = 0,
    blame = 0,
    highest = 0,
    lowest = 0,
    first = 0,
    last = 0,
    rated = 0,
    emoji = 0,
    emojis = 0;
  let negations = 0,
    you = 0,
    me = 0,
    supposes = 0,
    contrast = 0,
    digits = 0,
    than = 0,
    words = 0,
    loud = 0;
  let whFirst = 0;
  for (let at = 0; at < terms.length; at++) {
    const { term, weight, isRated, isEmoji } = terms[at] as Term;
    if (isRated) {
      rated++;
      sum += weight;
      if (weight > 0) praise += weight;
      else blame -= weight;
      if (weight > highest) highest = weight;
      if (weight < lowest) lowest = weight;
      if (first === 0) first = weight;
      last = weight;
    }
    if (isEmoji) {
      emojis++;
      emoji += weight;
    }
    const code = term.charCodeAt(0);
    if (code >= 97 && code <= 122) words++;
    if (code >= 48 && code <= 57) digits = 1;
    if (WH.has(term)) {
      if (at < 2) whFirst = 1;
    }
    if (SUPPOSES.has(term)) supposes++;
    if (YOU.has(term) || term.startsWith("thank")) you = 1;
    if (ME.has(term)) me = 1;
    if (term === "but" || term === "however" || term === "although") contrast = 1;
    if (term === "than" || term === "better" || term === "vs") than = 1;
    if (
      term === "not" ||
      term === "dont" ||
      term === "no" ||
      term === "cant" ||
      term === "never" ||
      term.endsWith("nt")
    )
      negations++;
  }
  let here = 0;
  let compared = 0;
  let bought = 0;
  let model = 0;
  let laughs = 0;
  let turned = 0;
  let superlative = 0;
  for (const { term, isNegated, rating } of terms) {
    if (HERE.has(term) || term.includes("video") || term.includes("review")) here = 1;
    if (COMPARED.has(term)) compared = 1;
    if (BOUGHT.has(term)) bought = 1;
    if (/^\d/.test(term) && !term.includes(":")) model = 1;
    if (LAUGHS.test(term)) laughs = 1;
    if (isNegated && rating > 0) turned = 1;
    if (term === "best" || term === "worst" || (term.length > 5 && term.endsWith("est"))) superlative = 1;
  }
  for (const isLoud of tokens.loud) if (isLoud) loud++;
  const exclaim = Math.min(tokens.exclamations, 4);
  const lift = sum === 0 ? 0 : Math.sign(sum) * exclaim * 0.292;
  const s = soft(sum + lift, 15);
  const p = soft(praise, 15),
    b = soft(blame, 15);
  const question = tokens.questions > 0 ? 1 : 0;
  const asks = whFirst && (question || words < 14) ? 1 : 0;
  const q = question || whFirst ? 1 : 0;
  const size = Math.min(1, words / 40);
  const put = (name: (typeof RULE_FEATURES)[number], value: number) => {
    out[PLACES[name] as number] = value;
  };
  put("sum", s * 2);
  put("sumSquare", s * Math.abs(s) * 2);
  put("praise", p * 2);
  put("blame", b * 2);
  put("highest", highest / 3);
  put("lowest", -lowest / 3);
  put("first", first / 3);
  put("last", last / 3);
  put("mean", rated ? sum / rated / 3 : 0);
  put("onlyPraise", praise > 0 && blame === 0 ? 1 : 0);
  put("onlyBlame", blame > 0 && praise === 0 ? 1 : 0);
  put("both", praise > 0 && blame > 0 ? 1 : 0);
  put("nothing", rated === 0 ? 1 : 0);
  put("strongPraise", sum > 2.5 ? 1 : 0);
  put("strongBlame", sum < -2 ? 1 : 0);
  put("question", question);
  put("asks", asks);
  put("exclaims", exclaim / 4);
  put("questionPraise", q * p);
  put("questionBlame", q * b);
  put("noRatingQuestion", q && rated === 0 ? 1 : 0);
  put("length", Math.log1p(words) / 4);
  put("short", words <= 4 ? 1 : 0);
  put("long", words > 30 ? 1 : 0);
  put("praiseLong", p * size * 2);
  put("blameLong", b * size * 2);
  put("emojiSum", soft(emoji, 6));
  put("emojiOnly", emojis > 0 && words === 0 ? soft(emoji, 2) : 0);
  put("negations", Math.min(negations, 3) / 3);
  put("negatedFree", negations > 0 && rated === 0 ? 1 : 0);
  put("you", you);
  put("me", me);
  put("mention", tokens.mentions ? 1 : 0);
  put("link", tokens.links ? 1 : 0);
  put("stamp", tokens.stamps ? 1 : 0);
  put("supposes", Math.min(supposes, 3) / 3);
  put("supposesPraise", supposes ? p : 0);
  put("contrast", contrast);
  put("digits", digits);
  put("loud", Math.min(loud, 4) / 4);
  put("exclaimPraise", exclaim ? p : 0);
  put("exclaimBlame", exclaim ? b : 0);
  put("wh", whFirst);
  put("than", than);
  put("density", sum / Math.sqrt(words + 2) / 2);
  put("densityPraise", praise / Math.sqrt(words + 2) / 2);
  put("densityBlame", blame / Math.sqrt(words + 2) / 2);
  put("praiseHere", here * p * 2);
  put("praiseElse", (1 - here) * p * 2);
  put("blameHere", here * b * 2);
  put("blameElse", (1 - here) * b * 2);
  const reply = tokens.mentions ? 1 : 0;
  put("praiseReply", reply * p);
  put("blameReply", reply * b);
  put("praiseCompared", compared * p);
  put("blameCompared", compared * b);
  put("praiseMine", me * p);
  put("blameMine", me * b);
  put("here", here);
  put("thanks", terms.some(({ term }) => term.startsWith("thank") || term === "thx") ? 1 : 0);
  put("compared", compared);
  put("bought", bought);
  put("praiseModel", model * p);
  put("blameModel", model * b);
  put("praiseShort", words <= 6 ? p : 0);
  put("blameShort", words <= 6 ? b : 0);
  put("neutralLong", rated === 0 ? size : 0);
  put("laughs", laughs);
  put("laughsBlame", laughs * b);
  put("laughsOnly", laughs && rated <= 1 ? 1 : 0);
  put("praiseNegated", turned);
  put("firstPraise", first > 0 ? 1 : first < 0 ? -1 : 0);
  put("superlative", superlative);
  return out;
}

const PLACES = Object.fromEntries(RULE_FEATURES.map((name, at) => [name, at])) as Record<string, number>;

/** The words and pairs of neighbours of a comment, each once; words behind a negation are words of their own. */
export function gramsOf(terms: Term[]): string[] {
  const found = new Set<string>();
  let before = "^";
  for (const { term, isNegated, isEmoji } of terms) {
    const code = term.charCodeAt(0);
    if (term === "." || term === "," || term === "…" || term === ":" || term === ";") {
      before = "^";
      continue;
    }
    if (code >= 48 && code <= 57) {
      before = "#";
      found.add("#");
      continue;
    }
    // What an adverb of degree does is in the rating of the word behind it.
    if (MORE.has(term)) continue;
    const name = isNegated && !isEmoji ? `~${term}` : term;
    found.add(name);
    found.add(`${before} ${term}`);
    before = term;
  }
  found.add(`${before} $`);
  return [...found];
}
