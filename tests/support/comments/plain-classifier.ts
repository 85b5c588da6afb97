import type { Scored, Sentiment, SentimentClass } from "../../../app/engines/sentiment";

const GOOD =
  /\b(love|loved|best|great|amazing|thank|thanks|perfect|beautiful|good|awesome|gorgeous|helpful|clear|incredible|saved|better|fair|honest|goosebumps|satisfying|nice|delicious|yummy|calming|breathtaking|worked|phenomenal|w|slaps|goat)\b|[❤😍🔥👍😂🤣]/giu;
const BAD =
  /\b(bad|worst|terrible|awful|boring|too|annoying|distracting|tough|dry|confused|confusing|lost|stuck|error|expensive|overpriced|ruined|clickbait|outdated|spoilers?|joke|not|unplayable|ridiculous|empty|weak|cringe|mad|gross|denied|bugs?|muffled|stiff)\b/gi;
const FOREIGN: [RegExp, string][] = [
  [/\b(ich|und|sehr|danke|ist)\b/i, "German"],
  [/\b(muy|mañana|pero|hola|saludos)\b/i, "Spanish"],
  [/\b(merci|très|pour)\b/i, "French"],
  [/\b(vou|minha)\b/i, "Portuguese"],
  [/\p{Script=Cyrillic}/u, "Russian"],
  [/\p{Script=Hiragana}/u, "Japanese"],
  [/\p{Script=Arabic}/u, "Arabic"],
  [/\p{Script=Devanagari}/u, "Hindi"],
];

/** A comment of one class, sure of it. */
export function scoredAs(sentiment: SentimentClass, valence = 0): Scored {
  const probabilities = { positive: 0, neutral: 0, negative: 0, [sentiment]: 1 };
  return { kind: "scored", valence, sentiment, probabilities, isSure: sentiment !== "neutral" };
}

/** A classifier just good enough to try the digest with: it counts a few plain words. */
export function plainClassifier(text: string): Sentiment {
  if (/telegram|whatsapp|sub 4 sub|gift cards/i.test(text)) return { kind: "spam", why: "contact" };
  const [, language] = FOREIGN.find(([sign]) => sign.test(text)) ?? [];
  if (language) return { kind: "other-language", language };
  if (!/[\p{L}\p{Extended_Pictographic}]/u.test(text)) return { kind: "nothing" };
  const sum = (text.match(GOOD)?.length ?? 0) - (text.match(BAD)?.length ?? 0);
  const valence = Math.max(-4, Math.min(4, sum * 1.5));
  return scoredAs(sum > 0 ? "positive" : sum < 0 ? "negative" : "neutral", valence);
}
